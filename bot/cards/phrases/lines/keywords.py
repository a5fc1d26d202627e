"""Keyword abilities (CR 702): with nothing, a number, a cost or a description."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number, X
from bot.abilities.costs import EitherCost, Materials
from bot.abilities.filters import Compare, ControlledBy, Filter, Named, OfSubtype, OfType, TheChosen
from bot.abilities.keywords import KEYWORDS, Acted, Takes, written
from bot.abilities.who import EachOpponent
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import ADJECTIVES, COLORS
from bot.cards.phrases.words.series import Series

_LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest", "Desert")

for _name in written(Takes.NOTHING):
    G.phrase("keyword", _name, Keyword(_name))
    if _old := KEYWORDS[_name].once:
        G.alternate("keyword", _old, Keyword(_name))
        G.alternate("plainkeyword", _old, _name)
for _name in written(Takes.NUMBER):
    G.phrase("keyword", f"{_name} {{n:number}}", Keyword(_name, S.n))
for _name in written(Takes.COST):
    G.phrase("keyword", f"{_name} {{c:manacost}}", Keyword(_name, cost=S.c))
    G.phrase("keyword", f"{_name}—{{c:wordcost}}", Keyword(_name, cost=S.c))
    if KEYWORDS[_name].acted is Acted.YES:  # what is given in quotes has to work on what gets it
        G.phrase("costlykeyword", f"{_name}—{{c:wordcost}}", Keyword(_name, cost=S.c))
# `Equip {2} or {B}`: either is paid.
for _name in ("equip", "cumulative upkeep"):
    G.phrase("keyword", f"{_name} {{m:mana}} or {{n:mana}}", Keyword(_name, cost=(EitherCost((S.m, S.n)),)))
for _name in written(Takes.NUMBER_AND_COST):
    G.phrase("keyword", f"{_name} {{n:number}}—{{c:manacost}}", Keyword(_name, S.n, cost=S.c))
for _name in dict.fromkeys((*written(Takes.NOTHING), *written(Takes.NUMBER), "cycling", "morph", "mutate")):
    G.phrase("plainkeyword", _name, _name)
for _land in _LANDS:
    _name = _land.lower() + "walk"
    G.phrase("keyword", _name, Keyword("landwalk", filter=Filter((OfSubtype(_land),))))
    G.phrase("plainkeyword", _name, _name)
    G.phrase(
        "keyword", f"{_land.lower()}cycling {{c:manacost}}", Keyword(f"{_land.lower()}cycling", cost=S.c)
    )
G.phrase("keyword", "basic landcycling {c:manacost}", Keyword("basic landcycling", cost=S.c))
G.phrase("keyword", "nonbasic landwalk", Keyword("landwalk", filter=Filter((ADJECTIVES["nonbasic"],))))
G.phrase("keyword", "legendary landwalk", Keyword("landwalk", filter=Filter((OfType("Legendary"),))))
G.phrase("keyword", "artifact landwalk", Keyword("landwalk", filter=Filter((OfType("Artifact"),))))
G.phrase("keyword", "snow landwalk", Keyword("landwalk", filter=Filter((OfType("Snow"),))))
for _land in _LANDS[:5]:
    G.phrase(
        "keyword",
        f"snow {_land.lower()}walk",
        Keyword("landwalk", filter=Filter((OfType("Snow"), OfSubtype(_land)))),
    )

G.phrase("keyword", "prototype {c:manacost} — {s:size}", Keyword("prototype", cost=S.c, size=S.s))
G.phrase("keyword", "enchant {f:enchanted}", Keyword("enchant", filter=S.f))
G.phrase("enchanted", "{f:filter.1}", S.f)
G.phrase("keyword", "equip {f:filter.1} {c:manacost}", Keyword("equip", filter=S.f, cost=S.c))
for _materials, _what in (
    ("{f:filter.1}", Materials(S.f)),
    ("{n:intword} {f:filter.n}", Materials(S.f, S.n)),
    ("one or more {f:filter.n}", Materials(S.f, 1, True)),
    ("{n:intword} or more {f:filter.n}", Materials(S.f, S.n, True)),
    ("one or more", Materials(Filter(), 1, True)),
):
    G.phrase(
        "keyword",
        f"craft with {_materials} {{m:mana}}",
        Keyword("craft", cost=(S.m, _what)),
    )
for _onto in ("Arcane", "instant or sorcery"):
    _splice = f"splice onto {_onto}"
    G.phrase("keyword", f"{_splice} {{c:manacost}}", Keyword(_splice, cost=S.c))
    G.phrase("keyword", f"{_splice}—{{c:wordcost}}", Keyword(_splice, cost=S.c))
G.phrase("keyword", "bands with other {f:filter.n}", Keyword("bands with other", filter=S.f))
G.phrase("keyword", "partner with {n:propername}", Keyword("partner with", filter=Filter((Named(S.n),))))
G.phrase("keyword", "devour {f:filter.1} {n:number}", Keyword("devour", S.n, S.f))
G.phrase("keyword", "champion a {f:filter.a}", Keyword("champion", filter=S.f))
G.phrase("keyword", "affinity for {f:filter.n}", Keyword("affinity", filter=S.f))
G.phrase("keyword", "{f:offering} offering", Keyword("offering", filter=S.f))
G.phrase("offering", "{f:filter.1}", S.f)
G.phrase(
    "keyword",
    "bushido X, where X is {v:value}",
    Keyword("bushido", S.v),
    when=lambda v: not isinstance(v, (X, Number)),
)
G.phrase("keyword", "hexproof from {f:protected}", Keyword("hexproof from", filter=S.f))
G.phrase("keyword", "protection from {f:protected}", Keyword("protection", filter=S.f))
G.phrase("keyword", "protection from everything", Keyword("protection", filter=Filter()))

for _color in (*COLORS, "multicolored", "monocolored"):
    G.phrase("protected", _color, Filter((ADJECTIVES[_color],)))
G.phrase("protected", "the chosen color", Filter((TheChosen("color"),)), also=("that color",))
G.phrase("protected", "the chosen name", Filter((TheChosen("name"),)), also=("the chosen card name",))
G.phrase("protected", "the chosen player", Filter((ControlledBy(Back("the chosen player")),)))
G.phrase(
    "protected", "each of your opponents", Filter((ControlledBy(EachOpponent()),)), also=("each opponent",)
)
G.phrase("protected", "the color of your choice", Filter((TheChosen("color now"),)))
for _much, _sign in (("less", "<="), ("greater", ">=")):
    _compared: Any = _sign
    G.phrase(
        "protected", f"mana value {{n:number}} or {_much}", Filter((Compare("mana value", _compared, S.n),))
    )
G.phrase("protected", "{f:filter.n}", S.f)
G.phrase("protected", "colored spells", Filter((OfType("Colored"), OfType("Spell"))))


def protections_together(values: tuple[Any, ...]) -> Sequence[tuple[Any, ...]]:
    """`protection from black and from red` is one item of a list."""
    out: list[tuple[Any, ...]] = []
    for value in values:
        if out and _is_protection(value) and _is_protection(out[-1][-1]):
            out[-1] = (*out[-1], value)
        else:
            out.append((value,))
    return out


def _is_protection(value: Any) -> bool:
    return isinstance(value, Keyword) and value.name == "protection" and bool(value.filter != Filter())


G.phrase("keyworditem", "{k:keyword}", (S.k,))
G.phrase(
    "keyworditem",
    "kicker {a:manacost} and/or {b:manacost}",
    (Keyword("kicker", cost=S.a), Keyword("kicker", cost=S.b)),
)
G.phrase(
    "keyworditem",
    "protection from {a:protected} and from {b:protected}",
    (Keyword("protection", filter=S.a), Keyword("protection", filter=S.b)),
)
_all_colors = tuple(Keyword("protection", filter=Filter((ADJECTIVES[c],))) for c in COLORS)
G.phrase("keyworditem", "protection from all colors", _all_colors)
G.register(Series("keywordline", "keyworditem", "", protections_together, most=9))
G.register(Series("keywordlist", "keyworditem", "and", protections_together))
