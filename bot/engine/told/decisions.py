"""What a story decides of the choices to come: which answer a player gives."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.told.script import Action, Targets
from bot.values import dataclass, field


class Decision(Action):
    """An answer to a choice that comes up somewhere near this sentence. Each is used once, in order."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class AppliesFirst(Decision):
    """`Bob applies Deflecting Palm first.` `effect` is the label of what it is of; None: the rule that lets damage be dealt to a
    planeswalker instead."""

    player: str
    effect: str | None


@dataclass(frozen=True, slots=True)
class ChoosesSource(Decision):
    """`Bob chooses Lightning Bolt as the source.`"""

    player: str
    what: str


@dataclass(frozen=True, slots=True)
class RedirectsDamage(Decision):
    """`Alice redirects the damage to Chandra Nalaar` (to) or `doesn't redirect it` (None); `amount` where one is said."""

    player: str
    to: str | None
    amount: int | None = None


@dataclass(frozen=True, slots=True)
class ReturnsCommander(Decision):
    """`Alice puts Serra Angel into the command zone` or `doesn't` (`there`)."""

    player: str
    commander: str
    there: bool


@dataclass(frozen=True, slots=True)
class OrdersBlockers(Decision):
    """`Alice orders [Ogre's] blockers Elf B, Elf A.` Also a blocker's order of attackers."""

    player: str
    order: tuple[str, ...]
    of: str | None = None


@dataclass(frozen=True, slots=True)
class AssignsDamage(Decision):
    """`Alice assigns 1 damage to Elf A and 2 to Elf B`, `Ogre assigns ...` (`source`). `rest`: where the rest goes
    (`lethal to the blocker, the rest to him`: share ("Elf A", -1) means lethal)."""

    shares: tuple[tuple[str, int], ...]
    player: str | None = None
    source: str | None = None
    rest: str | None = None


class Deed(StrEnum):
    """What an optional thing is about, where that tells one option from another."""

    PAY = "pay"
    GAIN_LIFE = "gain life"
    DRAW = "draw"
    DISCARD = "discard"
    SACRIFICE = "sacrifice"
    CREATE = "create"
    UNTAP = "untap"
    ASSIGN = "assign"
    COPY = "copy"
    TAKE_DAMAGE = "take damage"


@dataclass(frozen=True, slots=True)
class SaysMay(Decision):
    """An optional thing is done or not: `chooses not to put the counter`, `doesn't pay`, `pays {2} for Propaganda`, `gains no
    life`. `about`: a label it concerns, when told; `deed`: what it is about, of those that are told apart; `said`: the words, to
    say it again. `mana`, `life`, `energy`: how much is paid, where that is told. `every`: each time that it may be done.
    `implied`: so understood, where nothing else is told of it."""

    player: str
    yes: bool
    about: str | None = None
    deed: Deed | None = None
    said: str = ""
    mana: str = ""
    life: int | None = None
    energy: int | None = None
    every: bool = False
    implied: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class TriggerTargets(Decision):
    """`Alice targets Elf with Zed's trigger.` Without a source (or a player): with whatever triggers next (whoever controls it).
    `every`: with each of its triggers."""

    player: str
    source: str
    targets: Targets
    every: bool = False


@dataclass(frozen=True, slots=True)
class PicksModes(Decision):
    """`Alice chooses the second mode for Charmer's trigger`: the numbers (from 1) of the modes that a trigger of `source` has."""

    player: str
    modes: tuple[int, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Picks(Decision):
    """Things or a value picked on resolution: what to sacrifice or discard, a color, a number. `about`: the spell or ability it is
    for, when told."""

    player: str | None
    names: tuple[str, ...]
    about: str | None = None


@dataclass(frozen=True, slots=True)
class NewTargets(Decision):
    """`... choosing new targets Bear and Elf`: of a copy of `about`, when told; without names the targets are kept. `changed`: of the
    spell itself that `about` changes the target of."""

    player: str
    names: tuple[str, ...] = ()
    about: str | None = None
    changed: bool = False


@dataclass(frozen=True, slots=True)
class TapsOrUntaps(Decision):
    """`casts Twiddle, tapping Bear`, `uses Icy Manipulator to untap it`: which of the two `about` does."""

    player: str
    tap: bool
    about: str


@dataclass(frozen=True, slots=True)
class Reveals(Decision):
    """`Alice reveals Hill Giant`: what lies on top of a library, for whatever looks at it; `lies`: only that it lies there is
    told, whether anything looks at it or not."""

    player: str
    names: tuple[str, ...]
    lies: bool = False


@dataclass(frozen=True, slots=True)
class Rolls(Decision):
    """`Alice rolls a 15.`"""

    player: str
    result: int


@dataclass(frozen=True, slots=True)
class Flips(Decision):
    """`Alice flips 3 tails and Bob flips 2 tails`: one for each player; heads likewise."""

    player: str
    heads: int = 0
    tails: int = 0
