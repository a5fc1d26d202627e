"""Cards and quoted text as the engine's types: what other rooms call.

- `compile_card(row)`: a card of the index or of Scryfall's file, its faces chained by `other_face`;
- `compile_text(text, name, kind)`: text that a scenario quotes;
- `keywords_of(words)`: `wither`, `protection from red` as abilities.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bot.abilities.ability import Ability, Keyword, Unread
from bot.abilities.card import Card
from bot.abilities.keywords import KEYWORDS, Takes
from bot.abilities.subtypes import SUBTYPES
from bot.cards.compiled import CompiledCard, CompiledLine
from bot.cards.phrases.words.type_words import PLURALS
from bot.cards.type_line import TypeLine, colors_of_cost, mana_value_of, read_type_line
from bot.values import replace


def field_of(row: Any, *names: str) -> Any:
    """The first of these fields that a mapping or row has with a value."""
    for name in names:
        value = row.get(name) if isinstance(row, Mapping) else getattr(row, name, None)
        if value is not None:
            return value
    return None


def compile_card(row: Any) -> CompiledCard:
    """Compile a card from a mapping or a row with Scryfall's fields (`oracle_text` or `text`, `card_faces` or `faces`)."""
    faces = field_of(row, "card_faces", "faces") or ()
    if faces:
        compiled = [_compile_face(face) for face in faces]
        cards = [card for card, _ in compiled]
        front = cards[0]
        for back in cards[1:]:
            front = replace(front, other_face=replace(back, other_face=replace(front, other_face=None)))
        return CompiledCard(front, tuple(line for _, lines in compiled for line in lines))
    card, lines = _compile_face(row)
    return CompiledCard(card, lines)


def _compile_face(row: Any) -> tuple[Card, tuple[CompiledLine, ...]]:
    types = read_type_line(str(field_of(row, "type_line") or ""))
    cost = str(field_of(row, "mana_cost") or "")
    colors = field_of(row, "colors")
    return _compile(
        name=str(field_of(row, "name") or ""),
        types=types,
        text=str(field_of(row, "oracle_text", "text") or ""),
        mana_cost=cost,
        colors=tuple(_color_words(colors)) if colors else colors_of_cost(cost),
        power=_number(field_of(row, "power")),
        toughness=_number(field_of(row, "toughness")),
        loyalty=_number(field_of(row, "loyalty")),
        defense=_number(field_of(row, "defense")),
    )


#: What stands for the text of a card that is nothing without one.
_LEFT_OUT = "Its text is not in the card file."

_COLOR_LETTERS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def _color_words(colors: Any) -> list[str]:
    return [_COLOR_LETTERS.get(str(c), str(c).lower()) for c in colors]


def _number(printed: Any) -> int | None:
    """`3` is 3; `*`, `1+*` and `X` are what stands beside the star, else 0."""
    if printed is None:
        return None
    if isinstance(printed, int):
        return printed
    found = re.match(r"-?\d+", str(printed).replace("−", "-"))
    return int(found.group()) if found else 0


def _compile(
    *,
    name: str,
    types: TypeLine,
    text: str,
    mana_cost: str,
    colors: tuple[str, ...],
    power: int | None,
    toughness: int | None,
    loyalty: int | None,
    defense: int | None,
) -> tuple[Card, tuple[CompiledLine, ...]]:
    spell = "Instant" in types.types or "Sorcery" in types.types
    legendary = "Legendary" in types.supertypes or "Planeswalker" in types.types
    lines = tuple(_compile_lines(text, name, spell, legendary))
    if not lines and (spell or "Aura" in types.subtypes):  # none is printed so: a card file leaves it out
        lines = (CompiledLine(_LEFT_OUT, (Unread(_LEFT_OUT),), False, "declined"),)
    abilities: list[Ability] = []
    texts: list[str] = []
    for line in lines:
        abilities.extend(line.abilities)
        texts.extend([line.text] * len(line.abilities))
    if any(a == Keyword("devoid") for a in abilities):
        colors = ()
    card = Card(
        name=name,
        types=types.types,
        subtypes=_subtypes(types, abilities),
        supertypes=types.supertypes,
        colors=colors,
        mana_cost=mana_cost,
        mana_value=mana_value_of(mana_cost),
        power=power,
        toughness=toughness,
        loyalty=loyalty,
        defense=defense,
        abilities=tuple(abilities),
        texts=tuple(texts),
    )
    return card, lines


#: A type of permanent, a keyword that only one of its subtypes has, and that (CR 303.4a, 301.5, 301.7).
_SUBTYPE_OF = (
    ("Enchantment", "enchant", "Aura"),
    ("Artifact", "equip", "Equipment"),
    ("Artifact", "crew", "Vehicle"),
)


def _subtypes(types: TypeLine, abilities: list[Ability]) -> tuple[str, ...]:
    """Those of the type line, and the one that its keywords tell where a card file leaves all of them out."""
    had = {a.name for a in abilities if isinstance(a, Keyword)}
    told = (own for kind, keyword, own in _SUBTYPE_OF if kind in types.types and keyword in had)
    return types.subtypes or tuple(told)


def _compile_lines(text: str, name: str, spell: bool, legendary: bool) -> list[CompiledLine]:
    # The grammar takes long to load, and a stored reading does without.
    from bot.cards.lines_compiled import lines_compiled

    return lines_compiled(text, name, spell, legendary)


#: Kinds that a scenario may quote text for; everything but spells is a permanent.
_SPELLS = frozenset({"instant", "sorcery"})


def compile_text(text: str, name: str = "", kind: str = "creature") -> tuple[Ability, ...]:
    """The abilities that quoted Oracle text gives a thing called `name` of this kind (`instant`, `creature`, ...).

    What cannot be read is an `Unread` with its line. Never raises."""
    out: list[Ability] = []
    for line in compile_lines(text, name, kind):
        out.extend(line.abilities)
    return tuple(out)


def compile_lines(text: str, name: str = "", kind: str = "creature") -> tuple[CompiledLine, ...]:
    """The same line by line, with the place where reading stopped."""
    spell = kind.lower() in _SPELLS
    lines = _compile_lines(text, name, spell, legendary=", " in name)
    return tuple(lines)


def keywords_of(words: str) -> tuple[Keyword, ...]:
    """`first strike`, `protection from red`, `bushido 2` (or several, with commas) as keyword abilities; empty when
    the words are no keywords."""
    text = words.strip().rstrip(".").lower()
    names = text.split(", ")
    if all(name in KEYWORDS and KEYWORDS[name].takes == (Takes.NOTHING,) for name in names):
        return tuple(Keyword(name) for name in names)
    # As in `_compile_lines`.
    from bot.cards.lines_compiled import read_keywords

    return read_keywords(_keyword_case(text))


def _keyword_case(text: str) -> str:
    words = []
    for word in text.split(" "):
        bare = word.strip(",")
        title = bare.capitalize()
        if title in PLURALS or title in SUBTYPES:
            word = word.replace(bare, title)
        if word.startswith("{"):
            word = word.upper()
        words.append(word)
    joined = " ".join(words)
    return joined[:1].upper() + joined[1:]
