"""What an era of the rules is: when it was in force, which document it cites, and what the engine asks it.

Every question is answered here as the rules of today do. An older era is a class of its own that overrides what differed,
each built upon the next newer; nothing outside this package asks which era it is or what day.
"""

from __future__ import annotations

from datetime import date
from typing import ClassVar

from bot.engine.commanders import Commanders
from bot.engine.eras.timing import Timing
from bot.engine.uniqueness import Uniqueness
from bot.values import dataclass


@dataclass(frozen=True)
class Era:
    """One era. `day` is the day whose rules apply inside it (planeswalkers came during one, battles during another)."""

    day: date | None = None

    id: ClassVar[str]
    label: ClassVar[str]
    first: ClassVar[date]
    document: ClassVar[str]  # the id of the document whose numbers it cites
    document_day: ClassVar[date | None] = None  # of the text whose numbers they are; None: it has no day

    timing: ClassVar[Timing] = Timing()

    #: Unspent mana is lost at the end of a phase, and as much life.
    mana_burn: ClassVar[bool] = False
    #: Whoever has 0 life or less loses whenever a player would get priority, not only at set times (704.5a).
    life_is_checked_always: ClassVar[bool] = True
    #: Each of several blockers has to be assigned lethal damage, in order, before the next is assigned any.
    assigns_in_order: ClassVar[bool] = False
    #: Lifelink and deathtouch are static abilities; else they trigger (702.2, 702.15).
    lifelink_is_static: ClassVar[bool] = True
    #: Noncombat damage to a player may be dealt to a planeswalker of theirs instead.
    planeswalker_redirection: ClassVar[bool] = False
    #: "Any target" takes planeswalkers and battles (115.4).
    any_target: ClassVar[bool] = True
    #: Effects that switch power and toughness apply after every other that changes them (613.4d).
    switches_last: ClassVar[bool] = True
    #: An effect that prevents or redirects nothing after all isn't used up (609.7b).
    unused_effects_stay: ClassVar[bool] = True
    #: A creature has to attack or block along where only so another can obey a requirement (508.1d, 509.1c).
    companions_come_along: ClassVar[bool] = True
    #: "This turn if able" asks again in each combat of the turn.
    asks_in_each_combat: ClassVar[bool] = True
    #: "Bands with other" ties creatures of the quality together, though only one has the ability (702.22c).
    bands_by_quality: ClassVar[bool] = True
    #: Phasing changes a permanent's status; else what phases out is in a zone of its own (702.26b).
    phasing_is_a_status: ClassVar[bool] = True
    #: Tokens that are phased out continue to exist (702.26d).
    phased_out_tokens_stay: ClassVar[bool] = True
    #: A tapped creature that blocks deals its combat damage.
    tapped_blockers_strike: ClassVar[bool] = True

    @property
    def on(self) -> date:
        """The day whose rules apply: its first, unless another of its days is asked for."""
        return self.day or self.first

    @property
    def has_planeswalkers(self) -> bool:
        """Whether the card type exists."""
        return True

    @property
    def has_battles(self) -> bool:
        """Whether the card type exists."""
        return True

    @property
    def counts_excess(self) -> bool:
        """Whether excess damage is a rules term (120.10)."""
        return True

    @property
    def counters_annul(self) -> bool:
        """Whether +1/+1 and -1/-1 counters on one permanent annul one another (704.5q)."""
        return True

    @property
    def walls_stay_home(self) -> bool:
        """Whether Walls can't attack by the rules themselves, with no defender on them."""
        return False

    @property
    def legends(self) -> Uniqueness:
        """What becomes of several legendary permanents with one name (704.5j)."""
        return Uniqueness.EACH_KEEPS_ONE

    @property
    def commanders(self) -> Commanders:
        """What a commander's owner may do where it leaves (903.9)."""
        return Commanders.AFTERWARDS

    @property
    def planeswalkers(self) -> Uniqueness:
        """What becomes of several planeswalkers with one type, apart from their being legendary."""
        return Uniqueness.NO_RULE
