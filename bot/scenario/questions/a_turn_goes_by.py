"""What comes of a turn in which nobody is told to do anything: `I have Howling Mine. Does Bob draw an extra card?`"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.effects import DealDamage, Effect, Sacrifice
from bot.abilities.events import BeginningOf
from bot.abilities.player_effects import Discard, Draw, GainLife, LoseLife, Mill
from bot.abilities.tokens import CreateToken
from bot.abilities.walk import holds
from bot.abilities.who import EachOpponent, Who, You
from bot.engine.told.script import GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.question import Question
from bot.scenario.questions.supposing import of_control
from bot.scenario.sentences.statements import Cause, Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.text.bounds import Bound
from bot.scenario.text.tokens import tokenize
from bot.values import replace

#: What is asked of what becomes of a player, and the effects that bring it about.
_BROUGHT_ABOUT: dict[str, tuple[type[Effect], ...]] = {
    **dict.fromkeys(("draws", "manycards"), (Draw,)),
    **dict.fromkeys(("loseslife", "lifelost"), (LoseLife, DealDamage)),
    **dict.fromkeys(("gainslife", "lifegained", "manygains"), (GainLife,)),
    **dict.fromkeys(("anydamage", "damageto", "takesamount", "damageboth", "damageby"), (DealDamage,)),
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
    who = _asked_about(story, statement) or _who_takes_it(story, statement)
    _have_there(story, statement, who)
    when = statement.get("when")
    behind = [one for one in story.to_come if not one.kind.startswith("ask ")]
    named = when.player if isinstance(when, When) and when.moment == "TURN" and not when.next else None
    if named is None and when is None and [one.kind for one in behind] == ["turn"]:
        named, behind = behind[0].get("owner"), []  # `Do I draw two cards if it is my turn?`
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
    waits = when is not None and named is None and not _is_what_deals(story, when)
    if waits and _is_of_a_step(story, when):
        raise CannotMean("Ask what comes of that turn as a whole.", (), statement.start, statement.end)
    if waits or behind:
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


def _is_of_a_step(story: Story, when: object) -> bool:
    """`off Howling Mine`: whether it is asked of what alone something brings about by itself at a step, beside what the turn brings."""
    cards = [story.card_meant(ref) for ref in when.things] if isinstance(when, Cause) else []
    triggered = [
        one for card in cards if card is not None for one in card.abilities if isinstance(one, Triggered)
    ]
    return any(isinstance(one.when, BeginningOf) for one in triggered)


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


def _who_takes_it(story: Story, statement: Statement) -> str | None:
    """`I have Black Vise. How much damage does it deal?`: of two players the opponent of whose it is; None where it does nothing by itself."""
    by = _by_what(statement)
    if statement.get("to") is not None or statement.get("who") is not None or len(story.seats) != _TWO:
        return None
    refs = by if isinstance(by, tuple) else (by,)
    if len(refs) != 1 or not isinstance(refs[0], ThingRef) or refs[0].many:
        return None
    there = [thing for thing in story.things if thing.zone == "battlefield" and thing.declared]
    named = [thing for thing in there if refs[0].name in (thing.name, thing.label)]
    able = [thing for thing in (named or there) if _deals_by_itself(story.card(thing))]
    if len(able) != 1 or (not named and refs[0].source != "it"):
        return None
    return story.opponent(able[0].holder) if able[0].holder is not None else None


def _by_what(statement: Statement) -> object:
    """What is asked to deal it: `does Black Vise deal`, `from Black Vise`."""
    when = statement.get("when")
    return when.things if isinstance(when, Cause) else statement.get("by")


def _is_what_deals(story: Story, when: object) -> bool:
    """`How much damage does Bob take from Black Vise?`: whether it is asked of what deals damage by itself, and of nothing done."""
    things = when.things if isinstance(when, Cause) else ()
    return len(things) == 1 and _deals_by_itself(story.card_meant(things[0]))


def _have_there(story: Story, statement: Statement, who: str | None) -> None:
    """`How much damage does Black Vise deal to Bob?` is asked of one that is there and an opponent's, where none is told."""
    by = _by_what(statement)
    ref = by[0] if isinstance(by, tuple) and len(by) == 1 else None
    if who is None or story.actions or not isinstance(ref, ThingRef) or ref.source != "card":
        return
    if any(thing.name == ref.name for thing in story.things) or not _deals_by_itself(story.card_meant(ref)):
        return
    holder = story.owner(ref.owner) or story.opponent(who)
    for thing in story.resolve((ref.but(owner=None),), "declare", holder):
        thing.told = holder
        story.assumptions.append(f"{thing.label} is on the battlefield under {of_control(holder)} control.")


def _deals_by_itself(card: Card | None) -> bool:
    """Whether it deals damage at a step of each turn, or of a player's."""
    triggered = [one for one in card.abilities if isinstance(one, Triggered)] if card is not None else []
    return any(isinstance(one.when, BeginningOf) and holds(one.effects, DealDamage) for one in triggered)


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
