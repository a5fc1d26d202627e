"""What is told with `and` after a spell or ability, by whoever uses it, and is what that does: `casts Rancor and gives my 2/2 +2/+0` says
what Rancor is cast on; it is no second deed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.abilities.changes import ControlledByNow, Gains, GetsPT
from bot.abilities.combining import Modes
from bot.abilities.effects import CounterSpell, DealDamage, DealDivided, Destroy, Move, Shield, TapOrUntap
from bot.abilities.filters import TheChosen
from bot.abilities.player_effects import GainLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.scenario.phrases.numbers import change_of
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.text.tokens import Token
from bot.values import replace

_USES = ("cast", "castverb", "activate")
#: What is told so, and what a card has that does it.
DONE: dict[str, tuple[type, ...]] = {
    "pumps": (GetsPT, Gains),
    "counters2": (CounterSpell,),
    "destroys": (Destroy, DealDamage, DealDivided),
    "exiles": (Move,),
    "bounces": (Move,),
    "taps": (TapOrUntap,),
    "stole": (ControlledByNow,),
    "takes": (ControlledByNow,),
    "prevents": (Shield,),
    "result": (GainLife,),
}
#: What is told so with a participle too.
_PARTICIPLES = ("prevents", "counters2")
#: Where what is moved goes.
_TO = {"exiles": "exile", "bounces": "hand"}
_AIMED_AS_CAST = ("Instant", "Sorcery", "Aura")
_PROTECTION = "protection from "
_COLORS = frozenset({"white", "blue", "black", "red", "green"})


def with_what_is_done(
    statements: Sequence[Statement], tokens: Sequence[Token], card: Callable[[ThingRef], Card | None]
) -> list[Statement]:
    """The statements of a sentence, each use of a card with what is told to be done with it. `card`: the card that words name."""
    found: list[Statement] = []
    for one in statements:
        timed = len(found) > 1 and found[-1].kind == "when" and found[-1].start >= one.end
        used = found[-2] if timed else found[-1] if found else None
        joined = None
        if used is not None and used.kind in _USES and one.kind in DONE and _goes_on(used, one, tokens):
            joined = _as_one(used, one, tokens, card)
        if joined is None:
            found.append(one)
        elif timed:
            found[-2:] = [found[-1], joined]  # `casts Shock and kills it before damage`
        else:
            found[-1] = joined
    return found


def _goes_on(used: Statement, done: Statement, tokens: Sequence[Token]) -> bool:
    """Whether the second is told with `and` and without another subject."""
    who, by = done.get("who"), used.get("who")
    if done.negated or used.negated or done.get("by") is not None or done.get("things") is not None:
        return False
    implied = isinstance(who, PlayerRef) and isinstance(by, PlayerRef) and who.start == by.start
    participle = done.kind in _PARTICIPLES and tokens[done.start].fold.endswith("ing")
    return implied and done.start > 0 and (participle or tokens[done.start - 1].fold == "and")


def _as_one(
    used: Statement, done: Statement, tokens: Sequence[Token], card_of: Callable[[ThingRef], Card | None]
) -> Statement | None:
    """The use of the card with its aim, or its mode, from what is done; None where the card does nothing of the kind, or its aim is told."""
    ref, how = _use_of(used)
    card = card_of(ref) if ref is not None else None
    if card is None or how is None or how.targets is not None or how.shares or how.modes:
        return None
    if used.kind == "cast" and {*card.types, *card.subtypes}.isdisjoint(_AIMED_AS_CAST):
        return None  # what Briarpack Alpha gives is aimed as it triggers
    if not holds(card.abilities, *DONE[done.kind]):
        return None
    words = " ".join(token.text for token in tokens[done.start : done.end])
    if done.kind == "result":
        words = f"gain {done.get('amount')} life"
    modal = bool(inside(card.abilities, Modes))
    if modal or done.kind in ("prevents", "result"):
        return _with(used, replace(how, modes=(words,)), done.end) if modal else None
    refs, chosen = _aims(done), _color(done, card)
    if not refs or not (holds(card.abilities, Target) or "Aura" in card.subtypes):
        return None
    if done.kind == "pumps" and not (chosen or _gives(done, card)):
        return None
    if done.kind == "taps" and (done.get("todo") is not None or tokens[done.start].lemma != "tap"):
        return None
    if done.kind == "taps" and _chooses_to_tap(card):
        tapped = tuple(ref for ref in refs if isinstance(ref, ThingRef))
        return _with(used, replace(how, tapped=tapped), done.end)  # as `casts Twiddle, tapping Ogre`
    if done.kind in _TO and not any(part.to == _TO[done.kind] for part in inside(card.abilities, Move)):
        return None
    response = how.response or done.kind == "counters2"
    return _with(used, replace(how, targets=refs, chosen=(*how.chosen, *chosen), response=response), done.end)


def _use_of(used: Statement) -> tuple[ThingRef | None, How | None]:
    """The card that is used, and how; none where several are."""
    value = used.get(used.kind)
    if not (isinstance(value, tuple) and len(value) == 2):
        return None, None
    ref, how = value
    if isinstance(ref, tuple):
        ref = ref[0] if len(ref) == 1 else None
    return (ref if isinstance(ref, ThingRef) else None), (how if isinstance(how, How) else None)


def _with(used: Statement, how: How, end: int) -> Statement:
    slots = {**used.slots, used.kind: (used.get(used.kind)[0], how)}
    return Statement(used.kind, slots, used.start, end, used.negated)


def _aims(done: Statement) -> tuple[Ref, ...]:
    told = done.get("what") or done.get("thing") or done.get("targets")
    return told if isinstance(told, tuple) else (told,) if isinstance(told, ThingRef) else ()


def _color(done: Statement, card: Card) -> tuple[tuple[str, str], ...]:
    """The colour that is chosen for protection which the card gives from one of its controller's choice."""
    keywords = done.get("keywords")
    lines = keywords.lines if isinstance(keywords, ThingRef) else ()
    if len(lines) != 1 or not lines[0].startswith(_PROTECTION):
        return ()
    color = lines[0].removeprefix(_PROTECTION)
    chooses = any(holds(gain.ability, TheChosen) for gain in inside(card.abilities, Gains))
    return (("color", color),) if chooses and color in _COLORS else ()


def _chooses_to_tap(card: Card) -> bool:
    """Whether it is chosen as the card resolves whether that taps or untaps."""
    return any(part.tap is None for part in inside(card.abilities, TapOrUntap))


def _gives(done: Statement, card: Card) -> bool:
    """Whether the card gives that bonus and those keywords."""
    bonus, keywords = done.get("bonus"), done.get("keywords")
    lines = keywords.lines if isinstance(keywords, ThingRef) else ()
    if isinstance(bonus, str) and change_of(bonus) not in inside(card.abilities, GetsPT):
        return False
    gained = [gain.ability for gain in inside(card.abilities, Gains)]
    names = {one.name for one in gained if isinstance(one, Keyword)}
    return (isinstance(bonus, str) or bool(lines)) and all(line in names for line in lines)
