"""Which of several kickers is paid for (CR 702.33b)."""

from __future__ import annotations

from bot.abilities.ability import Ability, Keyword
from bot.abilities.costs import Mana
from bot.engine.mana_symbols import mana_value


def kickers_of(ability: Keyword) -> tuple[str, ...]:
    """By which names one kicker of several is told to be paid: `kicker {B}`."""
    if ability.name != "kicker":
        return ()
    return tuple(f"kicker {mana.symbols}" for mana in ability.cost if isinstance(mana, Mana))


def kickers_paid(abilities: tuple[Ability, ...], paid: tuple[str, ...]) -> tuple[Keyword, ...]:
    """The kickers that are paid for: those told by their names, and as many others, the cheapest first, as are told without one. A
    single one that is told more often is paid for as often."""
    own = [a for a in abilities if isinstance(a, Keyword) and a.name == "kicker"]
    named = [a for a in own if set(kickers_of(a)) & set(paid)]
    others = sorted((a for a in own if a not in named), key=_mana)
    often = paid.count("kicker")
    return (*named, *(others * often if len(own) == 1 else others[:often]))


def _mana(kicker: Keyword) -> int:
    return sum(mana_value(mana.symbols, 0) for mana in kicker.cost if isinstance(mana, Mana))
