"""A thing that is only described, as what it is made up of: its types, its size, its text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.card import Card
from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.naming.labels import joined_lines, made_label
from bot.scenario.naming.names import Names
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import wubrg
from bot.scenario.things.made import MadeUp

#: A described planeswalker's loyalty that is not told.
_LOYALTY = 1


def as_it_is_created(ref: ThingRef) -> ThingRef:
    """`an Army with three +1/+1 counters`: 0/0 without them, as every Army is created (CR 701.47a)."""
    army = "Army" in ref.subtypes and ref.size is None and ref.counters
    return ref.but(size=(0, 0)) if army else ref


def of_its_kind(ref: ThingRef, tokens: Sequence[Token]) -> ThingRef:
    """`another Spider, a 2/4`, `my Spider, a 2/4`: what is told by a creature type with an article, or as somebody's, is of that type;
    `Spider, a 2/4` is only called so."""
    kind = ref.name if ref.name in CREATURE_TYPES and not ref.subtypes else ""
    before = tokens[max(0, ref.start - 1) : ref.start + 1]
    so_called = any(token.fold in _BEFORE_KINDS or token.owner for token in before)
    return ref.but(subtypes=(kind,)) if kind and so_called else ref


_BEFORE_KINDS = frozenset({"a", "an", "another", "my", "his", "her", "their", "your"})


def made_of(ref: ThingRef, name: str) -> MadeUp:
    """The made-up thing of that name that the words describe; a creature whose size is not told is a 1/1."""
    types = tuple(dict.fromkeys(ref.types))
    if not types:
        types = ("Creature",) if ref.size or ref.lines or not ref.loyalty else ("Planeswalker",)
    if ref.size and "Creature" not in types and "Vehicle" not in ref.subtypes:
        types = (*types, "Creature")
    size = ref.size
    if size is None and "Creature" in types:
        size = (1, 1)
    return MadeUp(
        name,
        types,
        tuple(dict.fromkeys(ref.subtypes)),
        tuple(dict.fromkeys(ref.supertypes)),
        wubrg(ref.colors),
        size[0] if size else None,
        size[1] if size else None,
        (ref.loyalty or _LOYALTY) if "Planeswalker" in types else None,
        ref.defense if "Battle" in types else None,
        joined_lines(ref.lines),
        ref.mana_value,
    )


def card_meant(names: Names, ref: object) -> Card | None:
    """The card that words name, or the spell that they describe with what it does (`a removal spell`); None for any other words."""
    if not isinstance(ref, ThingRef):
        return None
    if ref.source in ("card", "guess", "part"):
        return names.exact(ref.name)
    spell = ref.source == "kind" and ref.lines and not {"Instant", "Sorcery"}.isdisjoint(ref.types)
    return names.made(made_of(ref, made_label(ref))) if spell else None
