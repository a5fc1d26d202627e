"""What comes of a turn in which nobody is told to do anything: `I have Howling Mine. Does Bob draw an extra card?`"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bot.abilities.ability import Triggered
from bot.abilities.effects import DealDamage, Effect, Sacrifice
from bot.abilities.events import BeginningOf
from bot.abilities.player_effects import Discard, Draw, GainLife, LoseLife, Mill
from bot.abilities.tokens import CreateToken
from bot.abilities.walk import holds
from bot.abilities.who import EachOpponent, Who, You
from bot.engine.told.script import GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.questions.question import Question
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.text.bounds import Bound
from bot.scenario.text.tokens import tokenize
from bot.values import replace

#: What is asked of what becomes of a player, and the effects that bring it about.
_BROUGHT_ABOUT: dict[str, tuple[type[Effect], ...]] = {
    **dict.fromkeys(("draws", "manycards"), (Draw,)),
    **dict.fromkeys(("loseslife", "lifelost"), (LoseLife, DealDamage)),
    **dict.fromkeys(("gainslife", "lifegained", "manygains"), (GainLife,)),
    **dict.fromkeys(("anydamage", "damageto", "takesamount", "damageboth"), (DealDamage,)),
    "isloser": (LoseLife, DealDamage, Draw),
    **dict.fromkeys(("makes", "gets"), (CreateToken,)),
    **dict.fromkeys(("sacrifices", "manysacrificed"), (Sacrifice,)),
    **dict.fromkeys(("discards", "manydiscards"), (Discard,)),
    **dict.fromkeys(("mills", "manymilled"), (Mill,)),
}
#: More than the one that is drawn for the turn (CR 504.1).
_EXTRA = frozenset({"extra", "additional"})


def let_its_turn_go_by(story: Story, statement: Statement) -> None:
    """Where nothing is done and something that is there does something at a step of each turn, or the player is the monarch: the turn in
    which that happens to who is asked about, or which the question names. Raises `CannotMean` where it may be either's."""
    who = _asked_about(story, statement)
    when = statement.get("when")
    named = when.player if isinstance(when, When) and when.moment == "TURN" and not when.next else None
    kind = statement.kind.removeprefix("ask ")
    if kind in ("draws", "manycards") and who is not None and _just_begins(story, statement):
        story.actions.append(GoTo(Moment.END_OF_TURN))
        return
    if kind not in _BROUGHT_ABOUT or who is None or story.actions or story.active is not None:
        return
    if kind == "isloser" and not (story.seat(who).life_told or "library" in story.seat(who).empty):
        return
    if kind == "gets" and "token" not in str(statement.get("tail")):
        return
    if (when is not None and named is None) or any(not one.kind.startswith("ask ") for one in story.to_come):
        return  # `Do I draw a card if I sacrifice it?`
    turns = {*_turns(story, who)}
    if not turns or not _may_come_of_it(story, kind):
        return
    turn = story.player(named) if named is not None else turns.pop() if len(turns) == 1 else None
    if turn is None:
        said = "It is not told in whose turn: something happens in several players' turns."
        raise CannotMean(said, (), statement.start, statement.end)
    story.actions += [GoTo(Moment.UPKEEP, turn), GoTo(Moment.END_OF_TURN)]
    whose = "Your" if turn == "You" else f"{turn}'s"
    story.assumptions.append(f"{whose} turn goes by: it is asked what comes of it.")


def _just_begins(story: Story, statement: Statement) -> bool:
    """`It's Bob's upkeep. How many cards does he draw this turn?`: whether the turn of which it asks has only begun, and nothing is done."""
    told = [one.moment for one in story.actions if isinstance(one, GoTo)]
    begins = len(told) == len(story.actions) == 1 and told[0] in (Moment.UNTAP, Moment.UPKEEP)
    asked = [token.fold for token in story.tokens[statement.start : statement.end + 1]]
    return begins and ("this", "turn") in pairwise(asked)


def beside_the_draw(story: Story, question: Question) -> Question:
    """`Does Bob draw an extra card?`: one more than the one for his turn, where that is what goes by."""
    begins = story.actions[0] if story.actions else None
    extra = _EXTRA & {token.fold for token in tokenize(question.text)}
    if question.kind != "draws" or not extra or not isinstance(begins, GoTo):
        return question
    if begins.moment is not Moment.UPKEEP:
        return question
    drawn = 1 if begins.player == question.who else 0
    return replace(question, kind="manycards", bound=Bound(least=drawn + (question.number or 1)), number=None)


def _asked_about(story: Story, statement: Statement) -> str | None:
    """The one player of whom it is asked; None where it is asked of things, or of anyone."""
    to = statement.get("to")
    refs = [statement.get("who"), *(to if isinstance(to, tuple) else ())]
    players = [one for one in refs if isinstance(one, PlayerRef)]
    if len(players) != 1 or players[0].how in ("any", "all") or len(story.seats) > _TWO:
        return None
    return story.player(players[0], subject=True)


_TWO = 2


def _turns(story: Story, asked: str) -> Iterator[str]:
    """In whose turns something that is there does something by itself: in the asked player's where it does so in each one's."""
    if any(seat.monarch for seat in story.seats.values()):
        yield next(seat.name for seat in story.seats.values() if seat.monarch)
    for thing in story.things:
        card = story.card(thing) if thing.zone == "battlefield" and not thing.gone else None
        for one in card.abilities if card is not None else ():
            if isinstance(one, Triggered) and isinstance(one.when, BeginningOf) and thing.holder is not None:
                yield _whose(story, one.when.whose, thing.holder, asked)


def _may_come_of_it(story: Story, kind: str) -> bool:
    """Whether something there triggers and does such a thing, or whoever is the monarch draws."""
    monarch = any(seat.monarch for seat in story.seats.values())
    cards = [card for t in story.things if t.zone == "battlefield" and (card := story.card(t)) is not None]
    triggered = [one for card in cards for one in card.abilities if isinstance(one, Triggered)]
    effects = _BROUGHT_ABOUT[kind]
    return (monarch and Draw in effects) or any(holds(one.effects, *effects) for one in triggered)


def _whose(story: Story, whose: Who | None, controller: str, asked: str) -> str:
    match whose:
        case You():
            return controller
        case EachOpponent():
            return asked if asked != controller else story.opponent(controller)
        case _:
            return asked
