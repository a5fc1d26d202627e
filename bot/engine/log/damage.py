"""Steps of damage: what changes it, what prevents or redirects it, and what is dealt."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.log.step import Step, listed, says
from bot.values import dataclass, field


class Result(StrEnum):
    """What damage is dealt as, where it is neither marked nor lost life (CR 120.3)."""

    LOYALTY = "lost loyalty"
    DEFENSE = "lost defense"
    COUNTERS = "-1/-1 counters"
    POISON = "poison counters"


@dataclass(frozen=True, slots=True)
class Share:
    """Damage that one source is to deal to one recipient."""

    amount: int
    source: str
    recipient: str


@says("damage", "{source} deals {amount} {combat:combat |}damage to {recipient}{result}.")
class DamageDealt(Step):
    source: str
    recipient: str
    amount: int
    combat: bool = False
    results: tuple[Result, ...] = field(default=(), compare=False)
    controller: str = field(default="", compare=False)  # of the source, as it dealt the damage

    @property
    def result(self) -> str:
        return ", as " + " and as ".join(self.results) if self.results else ""


@says("damage", "{source} would deal 0 damage to {recipient}: none is dealt.")
class NoDamage(Step):
    source: str
    recipient: str


@says("note", "{effect}'s effect waits for damage{to}.")
class WaitsForDamage(Step):
    """A prevention or redirection effect begins to wait (CR 614.3, 615.3)."""

    effect: str
    recipients: tuple[str, ...] = ()

    @property
    def to(self) -> str:
        return f" to {listed(self.recipients)}" if self.recipients else ""


@says("prevent", "{effect} prevents {amount} damage that {source} would deal to {recipient}.")
class Prevented(Step):
    effect: str
    source: str
    recipient: str
    amount: int
    combat: bool = False


@says("prevent", "{effect} would prevent damage, but the damage from {source} can't be prevented.")
class NotPrevented(Step):
    effect: str
    source: str


@says("redirect", "{lead} damage from {source} is dealt to {recipient} instead of {old}.")
class Redirected(Step):
    """`effect` is empty where a rule does it (a planeswalker in the place of its controller, until 2018)."""

    effect: str
    source: str
    old: str
    recipient: str
    amount: int
    combat: bool = False

    @property
    def lead(self) -> str:
        return f"{self.effect}: {self.amount}" if self.effect else "The"


@says(
    "redirect",
    "{effect} can't redirect the damage: {recipient} can't be dealt it any more.{used_up: The effect is used up.|}",
)
class NotRedirected(Step):
    effect: str
    recipient: str
    used_up: bool = False


@says(
    "redirect",
    "{lethal} is lethal damage to {old}: the excess {amount} is to be dealt to {recipient} instead.",
)
class ExcessRedirected(Step):
    old: str
    recipient: str
    lethal: int
    amount: int


@says(
    "redirect",
    "{source} tramples: {amount} of its damage to {old} is not needed to destroy it and is redirected to {recipient}.",
)
class TrampledOver(Step):
    """In the rules of 1997."""

    source: str
    old: str
    recipient: str
    amount: int


@says("modify", "{effect}: {source} would deal {amount} damage to {recipient} instead of {before}.")
class DamageChanged(Step):
    effect: str
    source: str
    recipient: str
    amount: int
    before: int


@says("modify", "{effect}: {source} deals the damage as though it had {keyword}.")
class DealtAsThough(Step):
    effect: str
    source: str
    keyword: str


@says("modify", "{effect} replaces the {amount} damage to {recipient}.")
class DamageReplaced(Step):
    effect: str
    recipient: str
    amount: int


@says("modify", "All damage is removed from {thing}.")
class DamageRemoved(Step):
    thing: str


@says("choose", "{player} chooses {source} as the source.")
class SourceChosen(Step):
    player: str
    source: str


@says("fight", "{one} fights {other}.")
class Fought(Step):
    one: str
    other: str


@says(
    "phase", "{continues:Another|A} damage-prevention step begins: {packets} can be prevented or redirected."
)
class PreventionStepBegan(Step):
    """In the rules of 1997. `waiting` is the damage that waits."""

    waiting: tuple[Share, ...]
    continues: bool = False

    @property
    def packets(self) -> str:
        return listed(f"{s.amount} damage from {s.source} to {s.recipient}" for s in self.waiting)
