"""What is printed on a card or token: its copiable values (CR 707.2)."""

from __future__ import annotations

from bot.abilities.ability import Ability
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """One face. `colors` are lower-case words in WUBRG order; `types`, `supertypes` and `subtypes` are spelled as on the
    type line. `power`, `toughness` are None for what is no creature or Vehicle; `*` is 0 here and said by a
    `CharacteristicPT`. `abilities` are in the order of the text; `texts` are the lines that they came from
    (empty for made-up things), for messages and for `unmodelled`."""

    name: str
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    mana_cost: str = ""
    mana_value: int = 0
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[Ability, ...] = ()
    texts: tuple[str, ...] = ()
    other_face: Card | None = None
