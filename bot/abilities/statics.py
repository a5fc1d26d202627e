"""What static abilities say besides combat rules, characteristics and damage: replacements and limits (CR 604, 614)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from bot.abilities.changes import Change
from bot.abilities.combat_rules import CombatRule
from bot.abilities.damage import ReplaceDamage
from bot.abilities.limits import During
from bot.abilities.who import Who
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.abilities.amounts import Amount
    from bot.abilities.conditions import Condition
    from bot.abilities.costs import Cost
    from bot.abilities.filters import Filter


class StaticEffect:
    """One continuous statement of a static ability."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Changes(StaticEffect):
    """`Creatures you control get +1/+1 and have flying`: continuous changes to what `who` fits now and later."""

    who: Who
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Rules(StaticEffect):
    """`~ can't block`, `Enchanted creature attacks each combat if able`."""

    who: Who
    rules: tuple[CombatRule, ...]


@dataclass(frozen=True, slots=True)
class DamageRule(StaticEffect):
    """`If a source would deal damage to you, it deals double that damage instead.`"""

    replace: ReplaceDamage


@dataclass(frozen=True, slots=True)
class LifeFloor(StaticEffect):
    """`Damage that would reduce your life total to less than 1 reduces it to 1 instead` (life that damage makes you lose)."""

    who: Who
    floor: int


@dataclass(frozen=True, slots=True)
class DamageLosesNoLife(StaticEffect):
    """`Damage doesn't cause you to lose life`; below `when_at_most` life it deals as though its source had infect when
    `infect`."""

    who: Who


@dataclass(frozen=True, slots=True)
class LifeCantChange(StaticEffect):
    """`Your life total can't change`: no life is gained, lost or paid (CR 119.7-8)."""

    who: Who


@dataclass(frozen=True, slots=True)
class CantGainLife(StaticEffect):
    """`players can't gain life`."""

    who: Who


@dataclass(frozen=True, slots=True)
class CantDraw(StaticEffect):
    """`players can't draw cards`; `most`: `can't draw more than one card each turn`."""

    who: Who
    most: int = 0


@dataclass(frozen=True, slots=True)
class CantGetCounters(StaticEffect):
    """`you can't get poison counters`, `creatures can't have -1/-1 counters put on them`; of any kind where none is said ("")."""

    who: Who
    kind: str


@dataclass(frozen=True, slots=True)
class CantLose(StaticEffect):
    """`you can't lose the game`; `for_life`: `don't lose for having 0 or less life`."""

    who: Who
    for_life: bool = False


@dataclass(frozen=True, slots=True)
class CantCast(StaticEffect):
    """`your opponents can't cast noncreature spells`; `most`: `can't cast more than one spell each turn`; `additional`: that one
    said of `each player who has cast` one."""

    who: Who
    what: Filter
    most: int = 0
    additional: bool = False


@dataclass(frozen=True, slots=True)
class CantWin(StaticEffect):
    """`your opponents can't win the game`."""

    who: Who


@dataclass(frozen=True, slots=True)
class AdditionalCost(StaticEffect):
    """`As an additional cost to cast this spell, sacrifice a creature`; `optional`: kicker-like."""

    cost: tuple[Cost, ...]
    optional: bool = False


@dataclass(frozen=True, slots=True)
class CastOnlyIf(StaticEffect):
    """`Cast ~ only if you control a snow land`, `You can't cast ~ unless an opponent lost life this turn`."""

    condition: Condition
    word: Literal["only if", "unless"] = "only if"


@dataclass(frozen=True, slots=True)
class CantBeCountered(StaticEffect):
    """`~ can't be countered`, `creature spells you control can't be countered`; `by`: by these alone."""

    who: Who
    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class CantBeCopied(StaticEffect):
    """`~ can't be copied`, of a spell."""

    who: Who


@dataclass(frozen=True, slots=True)
class CastOnly(StaticEffect):
    """`Cast ~ only during combat after blockers are declared`: a limit of when, not a cost."""

    when: During


@dataclass(frozen=True, slots=True)
class AlternativeCost(StaticEffect):
    """`You may exile a red card from your hand rather than pay ~'s mana cost` (CR 118.9)."""

    cost: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class MayCastAsThough(StaticEffect):
    """`You may cast ~ as though it had flash`; `more`: the mana to be paid for that; `lent`: `If you cast it any time a sorcery
    couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.`"""

    more: str = ""
    lent: bool = False


@dataclass(frozen=True, slots=True)
class AsThoughFlash(StaticEffect):
    """`You may cast creature spells as though they had flash`; `players may`."""

    who: Who
    what: Filter


@dataclass(frozen=True, slots=True)
class MayNotUntap(StaticEffect):
    """`You may choose not to untap ~ during your untap step.`"""

    who: Who


@dataclass(frozen=True, slots=True)
class UntapsDuring(StaticEffect):
    """`Untap all permanents you control during each other player's untap step`: `whose` step, besides their own."""

    who: Who
    whose: Who


@dataclass(frozen=True, slots=True)
class UntapsAtMost(StaticEffect):
    """`Players can't untap more than one land during their untap steps` (CR 502.3)."""

    who: Who
    what: Filter
    number: int


@dataclass(frozen=True, slots=True)
class SkipStep(StaticEffect):
    """`Skip your draw step.`"""

    who: Who
    step: str


@dataclass(frozen=True, slots=True)
class CantMakeSacrifice(StaticEffect):
    """`Spells and abilities your opponents control can't cause you to sacrifice permanents`: those `of` these players."""

    who: Who
    of: Who


@dataclass(frozen=True, slots=True)
class TargetingCostsLife(StaticEffect):
    """`Spells your opponents cast that target ~ cost an additional 3 life to cast`: what these players cast, aimed at that."""

    who: Who
    at: Who
    amount: Amount


@dataclass(frozen=True, slots=True)
class CharacteristicPT(StaticEffect):
    """`~'s power and toughness are each equal to the number of creatures you control` (CR 604.3, layer 7a)."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class BesideStatic(StaticEffect):
    """A static ability beside the point of damage and combat; `what` names it, `words` keeps the text."""

    what: str
    words: str


HandSize: TypeAlias = Literal["is", "reduced", "increased", "none"]


@dataclass(frozen=True, slots=True)
class MaximumHandSize(StaticEffect):
    """`your maximum hand size is reduced by 3` (CR 402.2): `how` says what becomes of it with `n`, or that there is none."""

    whose: Who
    how: HandSize
    n: int = 0


@dataclass(frozen=True, slots=True)
class StartsWith(StaticEffect):
    """`Hand +1, life -3`: by how much the hand and the life with which its owner begins are more (CR 313.6-7)."""

    hand: int
    life: int


@dataclass(frozen=True, slots=True)
class AttachesOnlyTo(StaticEffect):
    """`~ can be attached only to a creature with power 3 or greater` (CR 701.3b, 704.5n)."""

    what: Filter


@dataclass(frozen=True, slots=True)
class While(StaticEffect):
    """`As long as C, A`: `effects` apply while the condition holds."""

    condition: Condition
    effects: tuple[StaticEffect, ...]


@dataclass(frozen=True, slots=True)
class CrewsAsThough(StaticEffect):
    """`~ crews Vehicles as though its power were 2 greater` (CR 702.122c); `saddles`: `~ saddles Mounts and crews Vehicles`."""

    who: Who
    more: int
    saddles: bool = False
