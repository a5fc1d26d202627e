"""Made-up things as cards: keywords and quoted lines read by the card grammar."""

from __future__ import annotations

import re

from bot.abilities.ability import Ability, Unread
from bot.abilities.card import Card
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds
from bot.cards.reading import compile_text, keywords_of
from bot.scenario.things.made import MadeUp


def _spelled_so(line: str, name: str) -> str:
    """The line with the thing's own name spelled as the story spells it: the quotation may have it with a capital."""
    return re.sub(rf"\b{re.escape(name)}\b", lambda _: name, line, flags=re.IGNORECASE)


def _as_printed(line: str) -> str:
    """A quoted sentence with the capital and the full stop that cards have: `destroy target creature`."""
    ends = line.rstrip().endswith((".", ")", '"', "”", "!"))
    return line if ends or " " not in line.strip() else f"{line[:1].upper()}{line[1:].rstrip()}."


def _compiled(line: str, name: str, kind: str) -> tuple[Ability, ...]:
    """A line as it is written, a keyword without a full stop; where that is not read, as a sentence."""
    found, printed = compile_text(line, name, kind), _as_printed(line)
    return found if printed == line or not holds(found, Unread, Opaque) else compile_text(printed, name, kind)


def compile_made(thing: MadeUp) -> Card:
    """The card that a made-up thing is. Lines that begin with a small letter are keywords; what cannot be read is kept as
    unread, for the engine to say so where it matters."""
    kind = thing.types[0].lower() if thing.types else "creature"
    abilities: list[Ability] = []
    texts: list[str] = []
    for line in thing.lines:
        found: tuple[Ability, ...] = keywords_of(line) if line[:1].islower() else ()
        found = found or _compiled(_spelled_so(line, thing.name), thing.name, kind)
        abilities += found
        texts += [line] * len(found)
    return Card(
        name=thing.name,
        types=thing.types,
        subtypes=thing.subtypes,
        supertypes=thing.supertypes,
        colors=thing.colors,
        mana_value=thing.mana_value or 0,
        power=thing.power,
        toughness=thing.toughness,
        loyalty=thing.loyalty,
        defense=thing.defense,
        abilities=tuple(abilities),
        texts=tuple(texts),
    )
