"""What is named before those that fight and can't fight itself: `Furnace of Rath, my 2/2 connects` tells that it is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.abilities.animating import animates_itself
from bot.abilities.card import Card
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.values import replace

_FIGHTS = frozenset({"itattack", "ithits", "connects", "unblocked", "blockedby", "itblock"})
#: Permanents that do not fight unless something makes them.
_STANDING = ("Artifact", "Enchantment")


def with_the_stage_set(
    statements: Sequence[Statement], card: Callable[[ThingRef], Card | None]
) -> list[Statement]:
    """The statements of a sentence, with what stands there told before what fights. `card`: the card that words name."""
    found: list[Statement] = []
    for one in statements:
        refs = one.get("it") if one.kind in _FIGHTS else None
        there = _standing(refs, card) if isinstance(refs, tuple) else ()
        if not there or not isinstance(refs, tuple):
            found.append(one)
            continue
        found.append(Statement("present", {"tolds": there}, there[0].start, there[-1].end))
        found.append(replace(one, slots={**one.slots, "it": refs[len(there) :]}))
    return found


def _standing(refs: tuple[object, ...], card: Callable[[ThingRef], Card | None]) -> tuple[ThingRef, ...]:
    """Those with which the list begins that can't fight, where another follows."""
    there: list[ThingRef] = []
    for ref in refs[:-1]:
        named = card(ref) if isinstance(ref, ThingRef) and ref.source == "card" else None
        if named is None or not isinstance(ref, ThingRef) or not _stands(named):
            break
        there.append(ref)
    return tuple(there)


def _stands(named: Card) -> bool:
    kinds = {*named.types}
    fights = kinds & {"Creature", "Planeswalker", "Land"} or "Vehicle" in named.subtypes
    fights = fights or {"Aura", "Equipment"} & {*named.subtypes}
    return bool(kinds & {*_STANDING}) and not fights and not animates_itself(named)
