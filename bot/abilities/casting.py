"""What lets a player cast or play cards that rules alone would not: from other zones, without paying, as an effect resolves
(CR 601.3, 608.2g, 118.9)."""

from __future__ import annotations

from bot.abilities.effects import Effect
from bot.abilities.filters import Filter
from bot.abilities.statics import StaticEffect
from bot.abilities.who import Who
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Terms:
    """How it is cast: `free`: `without paying its mana cost`; `paying`: mana that is paid rather than its mana cost; `any_mana`: `mana of
    any type can be spent to cast it`. What comes of it: `exiled`: `If that spell would be put into a graveyard, exile it instead`; `counter`: `it enters with a finality
    counter on it`."""

    free: bool = False
    paying: str = ""
    any_mana: bool = False
    exiled: bool = False
    counter: str = ""


@dataclass(frozen=True, slots=True)
class MayPlay(StaticEffect):
    """`You may cast creature spells from your graveyard`, `You may cast ~ from your graveyard`, `You may play that card this turn`
    as a waiting statement. `lands`: `play`, lands too. `once`: `once during each of your turns`."""

    who: Who
    what: Who
    lands: bool = False
    once: bool = False
    terms: Terms = Terms()


@dataclass(frozen=True, slots=True)
class NextSpell(StaticEffect):
    """`The next sorcery card you cast this turn can be cast as though it had flash` (`flash`), `can't be countered`
    (`uncounterable`)."""

    who: Who
    what: Filter
    flash: bool = False
    uncounterable: bool = False
    returns: bool = False  # cast from a hand, into its owner's hand "as it resolves"


@dataclass(frozen=True, slots=True)
class ReturnsAsItResolves(StaticEffect):
    """A spell that is put into its owner's hand instead of into a graveyard as it resolves."""

    what: Who


@dataclass(frozen=True, slots=True)
class CastNow(Effect):
    """`You may cast target instant card from your graveyard without paying its mana cost`: while the ability resolves, whatever the
    time (CR 608.2g). `must`: `cast the copies if able`; `suspended`: with its last time counter gone, a creature with haste
    (CR 702.62a). `transformed`: with its other face up (CR 310.11b)."""

    who: Who
    what: Who
    terms: Terms = Terms(free=True)
    must: bool = False
    suspended: bool = False
    transformed: bool = False
