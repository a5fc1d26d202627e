"""What tokens and animated things are: `1/1 green Saproling creature`, `red Weird`, and token making."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Amount
from bot.abilities.subtypes import SUBTYPES
from bot.cards.phrases.base import G
from bot.cards.phrases.things.nouns import COLORS
from bot.cards.phrases.words.type_words import PLURALS, SUPERTYPES, TYPES, plural_of
from bot.language.rules import Found, Rule
from bot.language.run import Run
from bot.values import dataclass

_TYPE_OF = {t.lower(): t for t in TYPES}
_TYPES_OF = {t.lower() + "s": t for t in ("Artifact", "Creature", "Enchantment", "Land", "Planeswalker")}
_SUPER_OF = {t.lower(): t for t in SUPERTYPES}


@dataclass(frozen=True, slots=True)
class Body:
    """Size, supertypes, colors, subtypes and types, in the order of the text. `colorless` is said."""

    size: tuple[Amount, Amount] | None
    supertypes: tuple[str, ...]
    colors: tuple[str, ...]
    colorless: bool
    subtypes: tuple[str, ...]
    types: tuple[str, ...]


class BodyWords(Rule):
    """Reads and writes a `Body`, of one or of several (`2/2 Elemental creatures`). The article is the phrase's."""

    def __init__(self, name: str, plural: bool = False) -> None:
        super().__init__(name)
        self._plural = plural

    def read(self, run: Run, at: int) -> list[Found]:
        start = at
        size = None
        supertypes: list[str] = []
        while run.folded[at] in _SUPER_OF:
            supertypes.append(_SUPER_OF[run.folded[at]])
            at += 1
        for end, value, _ in run.read(G.rule("size"), at):
            size, at = value, end
        colors, colorless, at = _colors(run, at)
        subtypes: list[str] = []
        while run.exact[at] in SUBTYPES:
            subtypes.append(run.exact[at])
            at += 1
        types: list[str] = []
        while run.folded[at] in _TYPE_OF:
            types.append(_TYPE_OF[run.folded[at]])
            at += 1
        if self._plural:
            more = _TYPES_OF.get(run.folded[at])
            last = PLURALS.get(run.exact[at])
            if more is not None:
                types.append(more)
                at += 1
            elif not types and last is not None:
                subtypes.append(last)
                at += 1
            elif types or not subtypes or plural_of(subtypes[-1]) != subtypes[-1]:
                return []  # "Plains" are one and many
        if at == start or not (subtypes or types):
            return []
        value = Body(size, tuple(supertypes), colors, colorless, tuple(subtypes), tuple(types))
        text = self.write(value)
        return [] if text is None else [(at, value, self.node(value, (text,)))]

    def write(self, value: Any) -> str | None:
        if not isinstance(value, Body):
            return None
        words = [s.lower() for s in value.supertypes]
        if value.size is not None:
            size = G.rule("size").write(value.size)
            if size is None:
                return None
            words.append(size)
        if value.colorless:
            words.append("colorless")
        if value.colors:
            words.append(colors_text(value.colors))
        words.extend(value.subtypes)
        words.extend(t.lower() for t in value.types)
        if self._plural:
            words[-1] = words[-1] + "s" if value.types else plural_of(words[-1])
        return " ".join(words)


def colors_text(colors: tuple[str, ...]) -> str:
    """`red`, `red and green`, `red, green, and white`."""
    if len(colors) <= 2:
        return " and ".join(colors)
    return ", ".join(colors[:-1]) + ", and " + colors[-1]


def _colors(run: Run, at: int) -> tuple[tuple[str, ...], bool, int]:
    if run.folded[at] == "colorless":
        return (), True, at + 1
    found: list[str] = []
    while run.folded[at] in COLORS:
        found.append(run.folded[at])
        at += 1
        if (run.folded[at] == "and" and run.folded[at + 1] in COLORS) or (
            run.folded[at] == "," and run.folded[at + 1] in COLORS
        ):
            at += 1
        elif run.folded[at : at + 2] == (",", "and") and run.folded[at + 2] in COLORS:
            at += 2
        else:
            break
    return tuple(found), False, at


class ColorWords(Rule):
    """`red`, `red and white`: one color or several."""

    def read(self, run: Run, at: int) -> list[Found]:
        colors, colorless, end = _colors(run, at)
        if colorless or not colors:
            return []
        return [(end, colors, self.node(colors, (colors_text(colors),)))]

    def write(self, value: Any) -> str | None:
        return (
            colors_text(value) if isinstance(value, tuple) and value and set(value) <= set(COLORS) else None
        )


G.register(BodyWords("body"))
G.register(BodyWords("body.n", plural=True))
G.register(ColorWords("colors"))
