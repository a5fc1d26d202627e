"""What is asked of a card before the deed that brings it is told: `Does Mulldrifter trigger? I cast Mulldrifter.`, `Does Shock resolve if I
cast it on him?` The card that is asked of and the one that comes are one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.scenario.naming.names import Names
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.asked_too_soon import Told
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.text.tokens import Token
from bot.scenario.things.aims import targets_of
from bot.values import fields, is_dataclass, replace

#: What brings a card from where nobody has told it to be, and the slot that says which.
_BROUGHT = {
    "cast": "cast",
    "castthen": "cast",
    "castput": "cast",
    "kicks": "cast",
    "enters": "it",
    "cycles": "thing",
    "discards": "things",
}


def once_it_comes(told: Sequence[Told], names: Names, tokens: Sequence[Token]) -> list[Told]:
    """The statements with each question of a card that is told of nowhere before, and comes later, asked once it has come: behind the
    sentence that brings it where that is its own, else where the story next asks something, or at its end."""
    found = list(told)
    asked = next((n for n, (_, _, one) in enumerate(found) if one.kind.startswith("ask ")), len(found))
    if all(one.kind not in _BROUGHT for _, _, one in found[asked:]):
        return found
    known: set[str] = set()
    at = 0
    for _ in told:
        statement = found[at][2]
        card = _asked_of(statement, known)
        later = range(at + 1, len(found)) if card is not None else ()
        brought = next((n for n in later if card is not None and _brings(found[n][2], card)), 0)
        if card is not None and brought:
            found[brought] = _bringing(found[brought], card, statement, names)
            run = next(n for n in range(at, brought + 1) if not found[n][2].kind.startswith("ask "))
            behind = _asked_behind(found, at, brought, tokens)
            found = [*found[:at], *found[run:behind], *found[at:run], *found[behind:]]
            continue
        known |= {name for value in statement.slots.values() for name in _names_in(value)}
        at += 1
    return found


def _names_in(value: object) -> Iterator[str]:
    """The names of the things that are spoken of in a slot: cast, aimed at, attacking or worn."""
    if isinstance(value, ThingRef) and value.name:
        yield value.name
    if isinstance(value, tuple):
        for part in value:
            yield from _names_in(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _names_in(getattr(value, field.name))


def _asked_of(statement: Statement, known: set[str]) -> ThingRef | None:
    """The one card that a question is of, where it was told of nowhere."""
    if not statement.kind.startswith("ask "):
        return None
    cards = [ref for ref in statement.things if ref.source == "card" and ref.name not in known]
    fit = [
        ref
        for ref in cards
        if not (ref.other or ref.many) and ref.count == 1 and ref.article not in ("a", "an")
    ]
    return fit[0] if fit and len({ref.name for ref in cards}) == 1 else None


def _brought(statement: Statement) -> ThingRef | None:
    """What a deed brings from elsewhere."""
    value: object = statement.get(_BROUGHT.get(statement.kind, ""))
    while isinstance(value, tuple) and value:
        value = value[0]
    return value if isinstance(value, ThingRef) else None


def _brings(statement: Statement, card: ThingRef) -> bool:
    """Whether a deed brings that card, by its name or as `it`, and no other one of that name."""
    ref = _brought(statement)
    return ref is not None and not ref.other and (ref.name == card.name or ref.source == "it")


def _bringing(told: Told, card: ThingRef, asked: Statement, names: Names) -> Told:
    """The deed with `it` called by the name of the card; cast at what the question asks it to do something to, where nothing else is told."""
    start, stop, statement = told
    ref = _brought(statement)
    slot = _BROUGHT[statement.kind]
    value = statement.slots[slot]
    if ref is not None and ref.source == "it":
        value = _named(value, ref, card)
    aims_at = _aims_at(card, asked, names)
    if aims_at and isinstance(value, tuple):
        value = tuple(_aimed(one, aims_at, card) if isinstance(one, How) else one for one in value)
    return start, stop, replace(statement, slots={**statement.slots, slot: value})


def _named(value: object, word: ThingRef, card: ThingRef) -> object:
    if isinstance(value, tuple):
        return tuple(_named(one, word, card) for one in value)
    return card.but(owner=None, start=word.start, end=word.end) if value is word else value


def _aims_at(card: ThingRef, asked: Statement, names: Names) -> tuple[ThingRef, ...]:
    """What the question asks whether the card does something to, where the card has one target: `Does Shock kill Ogre?`"""
    known = names.exact(card.name)
    if known is None or len(targets_of(known)) != 1 or card not in asked.get("by", ()):
        return ()
    things: Any = asked.get("what") or asked.get("to")
    one = isinstance(things, tuple) and len(things) == 1 and isinstance(things[0], ThingRef)
    return things if one and things[0].count == 1 else ()


def _aimed(how: How, at: tuple[ThingRef, ...], card: ThingRef) -> How:
    """`if I cast it`, `if I cast Shock on it`: at what was asked about, as no spell is aimed at itself (CR 115.5)."""
    untold = how.targets is None and not how.shares
    back = how.targets is not None and all(
        isinstance(ref, ThingRef) and _is_back(ref, card) for ref in how.targets
    )
    return replace(how, targets=at) if untold or back else how


def _is_back(ref: ThingRef, card: ThingRef) -> bool:
    return ref.source == "it" or (ref.name == card.name and not ref.other)


def _asked_behind(told: Sequence[Told], at: int, brought: int, tokens: Sequence[Token]) -> int:
    """The place before which the question at `at` is asked."""
    same = told[brought][0] == told[at][0]
    for n in range(brought + 1, len(told)):
        begin, _, statement = told[n]
        if begin != told[n - 1][0] and same and not _goes_on(told[n - 1], tokens):
            return n
        if begin != told[brought][0] and statement.kind.startswith("ask "):
            return n
    return len(told)


def _goes_on(told: Told, tokens: Sequence[Token]) -> bool:
    """Whether what comes next was told in the same sentence, and only put apart: `I cast Elf and then Ogre`."""
    return told[1] < len(tokens) and tokens[told[1]].text == ";"
