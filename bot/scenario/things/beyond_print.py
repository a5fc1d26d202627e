"""What is told of a card that is not printed on it."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.scenario.phrases.values import ThingRef
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Kinds:
    """Colors and types told of a card that are not printed on it."""

    colors: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        return (*self.colors, *(one.lower() for one in (*self.supertypes, *self.types)), *self.subtypes)

    @property
    def spoken_of(self) -> tuple[tuple[str, ...], ...]:
        """For each, the words by which a text may give it."""
        colors = tuple((color, "color") for color in self.colors)
        types = tuple((one.lower(),) for one in (*self.types, *self.supertypes))
        return (*colors, *types, *((one.lower(), "type") for one in self.subtypes))


NOTHING = Kinds()


def beyond_print(card: Card, ref: ThingRef) -> Kinds:
    return Kinds(
        ref.colors if ref.colors and set(ref.colors) != set(card.colors) else (),
        tuple(one for one in ref.types if one not in card.types),
        tuple(one for one in ref.supertypes if one not in card.supertypes),
        tuple(one for one in ref.subtypes if one not in card.subtypes),
    )


def quoted(text: str) -> str:
    """An ability as a sentence speaks of it: a keyword bare, a sentence in quotation marks."""
    return f"“{text}”" if text.endswith(".") else text
