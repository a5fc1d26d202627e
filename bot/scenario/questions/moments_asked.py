"""A question in the midst of a story is about what is so by then: sentences are told in the order in which things happen."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import (
    Action,
    Attack,
    Block,
    GoTo,
    Moment,
)
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.questions.as_typed import as_typed
from bot.scenario.questions.asked_of_a_turn import refuse_until_or_since
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import (
    begins_a_turn,
    done_this_turn,
    fights,
    is_a_deed,
    is_after_the_fight,
)

#: What is asked of the end of a fight where no moment is told.
_OF_THE_FIGHT = frozenset(
    {
        "ask dies",
        "ask survives",
        "ask whodies",
        "ask whosurvives",
        "ask manydie",
        "ask damageto",
        "ask damage",
    }
)


#: Moments in the midst of a fight: what is asked of one of them is not asked of its end.
MIDST_OF_A_FIGHT = frozenset({"AFTER_ATTACKERS", "AFTER_BLOCKERS", "AFTER_FIRST_STRIKE"})
#: Words that tell a moment in a fight, and not that it comes of the fight (`in combat`).
_MOMENT_WORDS = frozenset({"before", "after", "between", "once"})


#: With `after` these are the whole fight, and not the step in which it is declared.
_DEEDS_WHOLE = frozenset({"attack", "attacks", "block"})


def as_it_stands_then(story: Story, statement: Statement, text: str) -> Story | None:
    """The story told on to the moment in its fight of which it is asked, and no further: `Does my 2/2 die before damage?`, `What's his
    life after first strike damage?`; None where no such moment is named, or nothing fights. What is asked to be done happens at moments
    of its own."""
    when = statement.get("when")
    if not isinstance(when, When) or statement.get("action") is not None:
        return None
    if when.moment in _BEFORE_COMBAT or when.moment == Moment.END_OF_COMBAT.name:
        return _before_or_after_the_fight(story, statement, when)
    if when.moment == Moment.AFTER_COMBAT.name:
        return _once_it_is_fought(story, statement, text)
    if when.moment not in MIDST_OF_A_FIGHT:
        return None
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    turn = done_this_turn(story.actions)
    if words.isdisjoint(_MOMENT_WORDS) or not any(map(fights, turn)):
        return None
    if "after" in words and words & _DEEDS_WHOLE and "declared" not in words:
        return None  # `What's his life after the attack?`: once it is fought out
    aside = story.beside()
    aside.actions = list(_before(story.actions, when.moment))
    MEANINGS["when"](aside, Statement("when", {"when": when}, statement.start, statement.end))
    aside.as_it_stands = True
    return aside


#: What is called `before combat`, `before attackers are declared`.
_BEFORE_COMBAT = frozenset({Moment.MAIN.name, Moment.BEGINNING_OF_COMBAT.name})


def _before_or_after_the_fight(story: Story, statement: Statement, when: When) -> Story | None:
    """The story told on to where its fight begins (`before combat`), or to where it is over (`at the end of combat`); None where it goes
    no further than that, or it is another turn's."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    turn = [*done_this_turn(story.actions)][::-1]
    if when.player is not None or not any(isinstance(one, Attack) for one in turn):
        return None
    begins = len(story.actions) - len(turn)
    aside = story.beside()
    if when.moment == Moment.END_OF_COMBAT.name:
        later = (n for n, one in enumerate(turn) if is_after_the_fight(one))
        ends = next(later, None)
        if ends is None:
            return None
        aside.actions = story.actions[: begins + ends]
        MEANINGS["when"](aside, Statement("when", {"when": when}, statement.start, statement.end))
    elif "before" in words:
        fight = next(n for n, one in enumerate(turn) if isinstance(one, Attack))
        aside.actions = story.actions[: begins + fight]
    else:
        return None
    aside.as_it_stands = True
    return aside


def _once_it_is_fought(story: Story, statement: Statement, text: str) -> Story | None:
    """The story told on to the end of its fight, where something is done after that: `Is my 3/3 dead after combat?` Raises `CannotMean` where
    what comes after it may be asked about."""
    turn = [*done_this_turn(story.actions)][::-1]
    declared = [n for n, one in enumerate(turn) if fights(one)]
    over = [n for n, one in enumerate(turn) if is_after_the_fight(one)]
    ends = next((n for n in over if declared and n > declared[0]), None)
    if ends is None or not any(map(is_a_deed, turn[ends:])):
        return None
    refuse_until_or_since(statement, as_typed(story, statement, text))
    aside = story.beside()
    aside.actions = story.actions[: len(story.actions) - len(turn) + ends]
    return aside


def _before(actions: Sequence[Action], moment: str) -> Sequence[Action]:
    """What was done before that moment of the last fight."""
    begins = max((n for n, one in enumerate(actions) if begins_a_turn(one)), default=0)
    later = _LATER[moment]
    ends = (
        n
        for n, one in enumerate(actions)
        if n > begins
        and (
            (isinstance(one, GoTo) and one.moment in later)
            or (isinstance(one, Block) and Moment.AFTER_BLOCKERS in later)
        )
    )
    return actions[: next(ends, len(actions))]


_LATER = {
    "AFTER_FIRST_STRIKE": frozenset({Moment.END_OF_COMBAT, Moment.AFTER_COMBAT}),
    "AFTER_BLOCKERS": frozenset(
        {Moment.AFTER_FIRST_STRIKE, Moment.DAMAGE, Moment.END_OF_COMBAT, Moment.AFTER_COMBAT}
    ),
    "AFTER_ATTACKERS": frozenset(
        {
            Moment.AFTER_BLOCKERS,
            Moment.AFTER_FIRST_STRIKE,
            Moment.DAMAGE,
            Moment.END_OF_COMBAT,
            Moment.AFTER_COMBAT,
        }
    ),
}
"""What comes later in a combat phase than each of these."""


def refuse_between_damage(story: Story, statement: Statement) -> None:
    """`Does it still live after first-strike damage?`: a fight is looked at when it is over. Raises `CannotMean`."""
    when = statement.get("when")
    last = story.actions[-1] if story.actions else None
    between = isinstance(last, GoTo) and last.moment is Moment.AFTER_FIRST_STRIKE
    between = between or (isinstance(when, When) and when.moment == Moment.AFTER_FIRST_STRIKE.name)
    if statement.kind in _OF_THE_FIGHT and between and not story.as_it_stands:
        said = "A fight is looked at when it is over: ask what happens, each step is told."
        raise CannotMean(said, (), statement.start, statement.end)
