"""What an era of the rules is: when it was in force, which document it cites, and what the engine asks it.

The defaults are the answers of today's rules. Each older era is made in a file of its own from the next newer one, by replacing
what differed on a day; nothing outside this package asks which era it is or what day.
"""

from __future__ import annotations

from datetime import date

from bot.engine.eras.timing import Timing
from bot.engine.permanents.uniqueness import Uniqueness
from bot.engine.players.commanders import Commanders
from bot.values import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Era:
    """One era as it was on one of its days."""

    id: str
    label: str
    first: date
    document: str  # the id of the document whose numbers it cites
    document_day: date | None = None  # of the text whose numbers they are; None: it has no day
    #: The day whose rules apply inside it (planeswalkers came during one, battles during another); None: its first.
    day: date | None = None

    timing: Timing = Timing()
    #: Unspent mana is lost at the end of a phase, and as much life.
    mana_burn: bool = False
    #: Whoever has 0 life or less loses whenever a player would get priority, not only at set times (704.5a).
    life_is_checked_always: bool = True
    #: Each of several blockers has to be assigned lethal damage, in order, before the next is assigned any.
    assigns_in_order: bool = False
    #: Lifelink and deathtouch are static abilities; else they trigger (702.2, 702.15).
    lifelink_is_static: bool = True
    #: Noncombat damage to a player may be dealt to a planeswalker of theirs instead.
    planeswalker_redirection: bool = False
    #: "Any target" takes planeswalkers and battles (115.4).
    any_target: bool = True
    #: Effects that switch power and toughness apply after every other that changes them (613.4d).
    switches_last: bool = True
    #: An effect that prevents or redirects nothing after all isn't used up (609.7b).
    unused_effects_stay: bool = True
    #: A creature has to attack or block along where only so another can obey a requirement (508.1d, 509.1c).
    companions_come_along: bool = True
    #: "This turn if able" asks again in each combat of the turn.
    asks_in_each_combat: bool = True
    #: "Bands with other" ties creatures of the quality together, though only one has the ability (702.22c).
    bands_by_quality: bool = True
    #: Phasing changes a permanent's status; else what phases out is in a zone of its own (702.26b).
    phasing_is_a_status: bool = True
    #: Tokens that are phased out continue to exist (702.26d).
    phased_out_tokens_stay: bool = True
    #: A tapped creature that blocks deals its combat damage.
    tapped_blockers_strike: bool = True
    #: Whether the card type exists.
    has_planeswalkers: bool = True
    #: Whether the card type exists.
    has_battles: bool = True
    #: Whether excess damage is a rules term (120.10).
    counts_excess: bool = True
    #: Whether +1/+1 and -1/-1 counters on one permanent annul one another (704.5q).
    counters_annul: bool = True
    #: Whether Walls can't attack by the rules themselves, with no defender on them.
    walls_stay_home: bool = False
    #: What was suspended has to be cast if able, as its last time counter goes (702.62a).
    suspended_is_cast: bool = False
    #: What becomes of several legendary permanents with one name (704.5j).
    legends: Uniqueness = Uniqueness.EACH_KEEPS_ONE
    #: What a commander's owner may do where it leaves (903.9).
    commanders: Commanders = Commanders.AFTERWARDS
    #: What becomes of several planeswalkers with one type, apart from their being legendary.
    planeswalkers: Uniqueness = Uniqueness.NO_RULE

    @property
    def on(self) -> date:
        """The day whose rules apply: its first, unless another of its days is asked for."""
        return self.day or self.first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Era) and (self.id, self.day) == (other.id, other.day)

    def __hash__(self) -> int:
        return hash((self.id, self.day))
