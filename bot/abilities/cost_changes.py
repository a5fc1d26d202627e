"""What makes spells and abilities cost more or less (CR 601.2f, 602.2b, 118.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bot.abilities.statics import StaticEffect
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.amounts import Amount
    from bot.abilities.conditions import Condition
    from bot.abilities.costs import Mana
    from bot.abilities.filters import Filter, Quality
    from bot.abilities.who import Who

Caster = Literal["anyone", "you", "opponents"]
"""Who casts or activates it, seen from what changes the cost."""


@dataclass(frozen=True, slots=True)
class ByHowMuch:
    """`{1} less`, `{2} more`, `{1} less for each creature you control` (`times`), `{X} less, where X is ...` (`x`); `up_to`: a cost of
    less mana than that is reduced by what there is. `each_target`: so much for each target, or for each beyond the `first`.
    `colored`: it takes off mana of these colors alone."""

    mana: Mana
    more: bool = False
    times: Amount | None = None
    x: Amount | None = None
    up_to: bool = False
    each_target: Literal["", "each", "beyond the first"] = ""
    colored: bool = False


@dataclass(frozen=True, slots=True)
class Nth:
    """`The first creature spell you cast each turn`; `own`: `during each of your turns`."""

    number: int
    own: bool = False


@dataclass(frozen=True, slots=True)
class WhichSpells:
    """`Creature spells you cast`, `each spell`. `also`: `Elf spells and Warrior spells`; `suffix`: what stands after who casts them
    (`spells you cast with flying`). `aimed`: they target this. `elsewhere`: they are cast from there (`from your graveyard`,
    `from anywhere other than your hand`). `each`: said of one by one; `player`: `a player casts`."""

    what: Filter
    by: Caster = "anyone"
    also: Filter | None = None
    suffix: tuple[Quality, ...] = ()
    aimed: Who | None = None
    elsewhere: str = ""
    nth: Nth | None = None
    each: bool = False
    player: bool = False


@dataclass(frozen=True, slots=True)
class CostChange(StaticEffect):
    """`Creature spells you cast cost {1} less to cast`; `which` None: the spell that has this. `only_if`: where that is so;
    `aimed_at`: `if it targets a tapped creature`."""

    which: WhichSpells | None
    much: ByHowMuch
    only_if: Condition | None = None
    aimed_at: Filter | None = None


@dataclass(frozen=True, slots=True)
class CostRule(StaticEffect):
    """What spells or abilities cost, kept as words: of which, by how much, and when, is not worked out. `own`: of the spell that has
    this alone."""

    words: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class LeastCost(StaticEffect):
    """`Each spell that would cost less than three mana to cast costs three mana to cast`: applied after all else."""

    what: Filter
    below: Amount
    mana: Amount


AtLeastOne = Literal["", "that cost", "that ability's activation cost", "the amount"]
"""How it is said that an effect leaves one mana of a cost."""


@dataclass(frozen=True, slots=True)
class AbilityCostChange(StaticEffect):
    """`Activated abilities of creatures you control cost {2} less to activate`: of these things (None: all), of that keyword (`equip`),
    or loyalty abilities (`loyalty`). `by`: `you activate`. `aimed`: they target this. `floor`: not to less than one mana.
    `not_mana`: `unless they're mana abilities`. `being`: `of enchanted creature`; `host`: `enchanted creature's`."""

    of: Filter | None
    much: ByHowMuch
    keyword: str = ""
    by: Caster = "anyone"
    aimed: Who | None = None
    floor: AtLeastOne = ""
    not_mana: bool = False
    being: Who | None = None
    host: Who | None = None


@dataclass(frozen=True, slots=True)
class KeywordCostChange(StaticEffect):
    """`Equip costs you pay cost {1} less`, `Flashback costs your opponents pay cost {2} more`."""

    keyword: str
    by: Caster
    much: ByHowMuch
    every: bool = False  # `All morph costs cost {1} more`


COST_CHANGES = (CostChange, LeastCost, AbilityCostChange, KeywordCostChange)
"""What changes costs and is worked out."""
