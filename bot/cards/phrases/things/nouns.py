"""Nouns and adjectives of descriptions, each with the quality that it says."""

from __future__ import annotations

from bot.abilities.filters import (
    AnOpponent,
    APlayer,
    Filter,
    Historic,
    InStatus,
    IsToken,
    Not,
    OfColor,
    OfSubtype,
    OfType,
    OneOf,
    Other,
    Quality,
)
from bot.abilities.past import CastFor
from bot.abilities.subtypes import SUBTYPES
from bot.cards.phrases.words.type_words import PLURALS, SUPERTYPES, TYPES, plural_of

#: An outlaw is an Assassin, Mercenary, Pirate, Rogue or Warlock, whatever else it is (CR 700.12).
OUTLAW = OneOf(
    tuple(Filter((OfSubtype(s),)) for s in ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))
)

COLORS = ("white", "blue", "black", "red", "green")

#: Words in front of the noun.
ADJECTIVES: dict[str, Quality] = {
    "other": Other(),
    **{c: OfColor(c) for c in (*COLORS, "colorless", "multicolored", "monocolored")},
    "tapped": InStatus("tapped"),
    "untapped": InStatus("untapped"),
    "attacking": InStatus("attacking"),
    "blocking": InStatus("blocking"),
    "blocked": InStatus("blocked"),
    "unblocked": InStatus("unblocked"),
    "equipped": InStatus("equipped"),
    "enchanted": InStatus("enchanted"),
    "modified": InStatus("modified"),
    "renowned": InStatus("renowned"),
    "face-down": InStatus("face-down"),
    "suspected": InStatus("suspected"),
    "saddled": InStatus("saddled"),
    "unpaired": InStatus("unpaired"),
    "suspended": InStatus("suspended"),
    "historic": Historic(),
    "kicked": CastFor("kicker"),
    "nontoken": Not(IsToken()),
    "noncommander": Not(InStatus("commander")),
    "nonhistoric": Not(Historic()),
    **{"non" + c: Not(OfColor(c)) for c in COLORS},
    **{"non" + t.lower(): Not(OfType(t)) for t in (*TYPES, *SUPERTYPES)},
    **{"non-" + s: Not(OfSubtype(s)) for s in sorted(SUBTYPES)},
    "non-outlaw": Not(OUTLAW),
}
ADJECTIVE_TEXT: dict[Quality, str] = {q: t for t, q in ADJECTIVES.items()}

#: A land type's adjective is spelled `non-Lair`; so is every subtype's.
_HEADS = ("Permanent", "Card", "Spell", "Source", "Activated", "Triggered")

NOUNS: dict[str, Quality] = {
    **{t.lower(): OfType(t) for t in (*TYPES, *SUPERTYPES, *_HEADS)},
    **{s: OfSubtype(s) for s in sorted(SUBTYPES)},
    "token": IsToken(),
    "commander": InStatus("commander"),
    "ability": OfType("Ability"),
    "player": APlayer(),
    "opponent": AnOpponent(),
    "outlaw": OUTLAW,
}
NOUN_TEXT: dict[Quality, str] = {q: t for t, q in NOUNS.items()}

_TYPE_PLURALS = {"Sorcery": "sorceries", "Kindred": "kindreds", "Tribal": "tribals"}
PLURAL_NOUNS: dict[str, Quality] = {
    **{_TYPE_PLURALS.get(t, t.lower() + "s"): OfType(t) for t in (*TYPES, *_HEADS[:4])},
    **{plural: OfSubtype(s) for plural, s in PLURALS.items()},
    "tokens": IsToken(),
    "commanders": InStatus("commander"),
    "abilities": OfType("Ability"),
    "players": APlayer(),
    "opponents": AnOpponent(),
    "outlaws": OUTLAW,
}
PLURAL_TEXT: dict[Quality, str] = {
    **{q: t for t, q in PLURAL_NOUNS.items()},
    **{OfSubtype(s): plural_of(s) for s in SUBTYPES},
}

#: Words that can only stand before another noun.
NEVER_LAST = frozenset(OfType(s) for s in (*SUPERTYPES, "Activated", "Triggered"))
PLAYERS = frozenset({APlayer(), AnOpponent()})


def is_adjective(quality: Quality) -> bool:
    """Whether it is said in front of the noun."""
    if isinstance(quality, OneOf):
        return all(len(f.qualities) == 1 and f.qualities[0] in ADJECTIVE_TEXT for f in quality.of)
    return quality in ADJECTIVE_TEXT


def is_noun(quality: Quality) -> bool:
    """Whether it is a noun, or a choice of nouns."""
    if isinstance(quality, OneOf):
        return all(any(q in NOUN_TEXT for q in f.qualities) for f in quality.of)
    return quality in NOUN_TEXT


def speaks_of_players(what: Filter) -> bool:
    """Whether the description is one of players alone."""
    return any(q in PLAYERS for q in what.qualities)
