"""What is asked of another turn than the one that was told: `How much damage does he take on his next turn?` asks of what happens in that
one alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Action, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.script_of import whose_turn
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import begins_a_turn
from bot.scenario.text.tokens import tokenize
from bot.scenario.text.words import word_set

#: What is asked of what happens, and not of how things stand.
OF_A_TURN = word_set(
    """
    dies candie trades manydie whodies whosedie
    damageto damageby damageboth takesamount anydamage dealsany dealstimes manydeals hits tramples anytrample whotakes
    lifelost loseslife wholoses lifegained gainslife gainstimes manygains whogains
    triggers manytriggers manytimes alltriggers whattriggers
    draws whodraws manycards mills manymilled manyscried manysurveiled manylooked manyrevealed manyexiled
    discards manydiscards isdiscarded
    poisongained energygained makes sacrifices issacrificed manysacrificed
    """
)
_EARLY = frozenset({Moment.UNTAP, Moment.UPKEEP, Moment.DRAW})


def another_turn_begins(actions: Sequence[Action]) -> bool:
    """Whether the story goes on into another turn with these."""
    return any(begins_a_turn(one) or (isinstance(one, GoTo) and one.moment in _EARLY) for one in actions)


def asks_of_a_turn(story: Story, statement: Statement) -> bool:
    """Whether it asks of what happens, of which each turn has its own: `Is it dead on my next turn?` asks how things stand then."""
    return statement.kind.removeprefix("ask ") in OF_A_TURN and story.tokens[statement.start].lemma != "be"


def asks_of_the_turn_told(story: Story, statement: Statement) -> bool:
    """`He attacks me. On my turn I Bolt myself. How much damage do I take on my turn?`: whether the turn of which it asks is the last one of
    several told. Raises `CannotMean` where it is an earlier one."""
    when = statement.get("when")
    named = isinstance(when, When) and when.moment == "TURN" and when.player is not None
    if not named or not asks_of_a_turn(story, statement) or not any(map(begins_a_turn, story.actions)):
        return False
    now = story.turn or whose_turn(story)
    if now is None or story.player(when.player, subject=True) == now:
        return True
    said = "Several turns are told: ask that behind what is told of the turn that is meant."
    raise CannotMean(said, (), statement.start, statement.end)


def refuse_nobodys_turn(story: Story, statement: Statement) -> None:
    """`I attack. How much damage does he take next turn?`: whose turn that is tells what happens in it. Raises `CannotMean`."""
    when = statement.get("when")
    next_turn = isinstance(when, When) and when.moment == Moment.NEXT_TURN.name and when.player is None
    if next_turn and story.actions and asks_of_a_turn(story, statement):
        said = "Say whose next turn is meant: “on my next turn”, “on his next turn”."
        raise CannotMean(said, (), statement.start, statement.end)


def refuse_until_or_since(statement: Statement, text: str) -> None:
    """`I Bolt him, then Shock him. How much damage does he take after the Bolt?`: until then, or from then on; what he `has taken` by
    then is until then. `text`: the question as it was typed. Raises `CannotMean`."""
    happens = statement.kind.removeprefix("ask ") in OF_A_TURN - {"trades"}
    if happens and not any(token.lemma in _IS_SO for token in tokenize(text)):
        said = "Say until when or since when: “has it died by then?”, or ask it before the next deed is told."
        raise CannotMean(said, (), statement.start, statement.end)


_IS_SO = frozenset({"be", "have"})
