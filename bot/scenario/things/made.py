"""Things that are no printed card: what the story says of them, as a card would."""

from __future__ import annotations

from bot.values import dataclass

#: What a card is called of which only its place is told: `three cards in her graveyard`.
UNNAMED = "card"
UNNAMED_PERMANENT = "permanent card"


@dataclass(frozen=True, slots=True)
class MadeUp:
    """A made-up thing. `lines` are its abilities in the words of Oracle text, one a line (`wither`, `Whenever ...`);
    `types` etc. as on a type line; `colors` lower case in WUBRG order; `mana_value`
    None: it is not told."""

    name: str
    types: tuple[str, ...] = ("Creature",)
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    lines: tuple[str, ...] = ()
    mana_value: int | None = None
