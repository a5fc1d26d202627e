"""Steps of spells and abilities: cast, activated, triggered, countered, resolved."""

from __future__ import annotations

from enum import StrEnum

from bot.engine.log.step import Step, listed, says
from bot.values import dataclass, field


@dataclass(frozen=True, slots=True)
class AimedAt:
    """What a spell or ability targets, and how much each gets where that is divided."""

    targets: tuple[str, ...] = ()
    shares: tuple[int, ...] = ()

    def __str__(self) -> str:
        """` targeting Bob and Hill Giant (2 and 1)`; empty without targets."""
        if not self.targets:
            return ""
        divided = f" ({listed(map(str, self.shares))})" if self.shares else ""
        return f" targeting {listed(self.targets)}{divided}"


@says("cast", "{player} casts {spell}{how}.")
class SpellCast(Step):
    """`paid`: the additional and alternative costs that were chosen, in the story's words."""

    player: str
    spell: str
    aim: AimedAt
    x: int | None = None
    paid: tuple[str, ...] = ()

    @property
    def how(self) -> str:
        x = f" with X = {self.x}" if self.x is not None else ""
        paid = f" for {listed(self.paid)}" if self.paid else ""
        return f"{x}{paid}{self.aim}"


@says("cast", "{source} copies {spell}.")
class SpellCopied(Step):
    source: str
    spell: str


@says("activate", "{player} activates {source}{which}{aim}.")
class AbilityActivated(Step):
    """`cost`: its mana or loyalty symbols, to tell it from others of the same source."""

    player: str
    source: str
    aim: AimedAt
    cost: str = ""

    @property
    def which(self) -> str:
        return f" ({self.cost})" if self.cost else ""


@says("trigger", "{name} triggers{aim}.")
class AbilityTriggered(Step):
    """`ability`: the keyword that it is, if it is one. `because`: what the event was of. `awaits`: the words for the events on which it
    triggers (`dies`)."""

    source: str
    ability: str
    aim: AimedAt
    because: tuple[str, ...] = field(default=(), compare=False)
    awaits: tuple[str, ...] = field(default=(), compare=False)

    @property
    def name(self) -> str:
        return f"{self.source}'s {self.ability}" if self.ability else self.source


class InVain(StrEnum):
    """Why what has triggered never resolves."""

    NO_TARGET = "has no legal target and is removed from the stack"  # CR 603.3d
    GAME_OVER = "is not put on the stack before the game is over"  # CR 104.1


@says("trigger", "{source}'s {ability} {why}.")
class TriggeredInVain(Step):
    """It triggers as its event happens, whatever comes of it (CR 603.2)."""

    source: str
    ability: str
    why: InVain
    because: tuple[str, ...] = field(default=(), compare=False)
    awaits: tuple[str, ...] = field(default=(), compare=False)


@says("choose", "{spell} has the target {targets}.")
class TargetsChanged(Step):
    spell: str
    targets: tuple[str, ...]


@says("resolve", "{what} resolves.")
class Resolved(Step):
    what: str


@says("resolve", "{ability} does nothing: its condition is no longer true.")
class ConditionFailed(Step):
    """An intervening "if" that is not true on resolution (CR 603.4)."""

    ability: str


@says("counter", "{what} is countered.")
class Countered(Step):
    what: str


@says("counter", "{what} doesn't resolve: all its targets are illegal.")
class Fizzled(Countered):
    """Removed from the stack by the rules, not countered by an effect (CR 608.2b)."""
