"""What is said to be paid for a spell or ability: keywords and mana by their names, life, another cost of the card's own."""

from __future__ import annotations

from collections.abc import Sequence

from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Paid:
    """`keys`: keywords (`kicker`) and symbols (`{W}`)."""

    keys: tuple[str, ...] = ()
    life: int = 0
    alternative: bool = False
    additional: bool = False


def paid_in(words: Sequence[str]) -> Paid:
    """What these words say: `madness`, `{b}`, `2 life`, `alternative`."""
    keys: list[str] = []
    life = 0
    for word in words:
        number, _, what = word.partition(" ")
        if what == "life" and number.isdigit():
            life += int(number)
        elif word.startswith("{"):
            keys.append(word.upper())
        elif word and word not in ("alternative", "additional"):
            keys.append(word.lower())
    return Paid(tuple(keys), life, "alternative" in words, "additional" in words)
