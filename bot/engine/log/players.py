"""Steps that happen to players: life, winning and losing, leaving the game."""

from __future__ import annotations

from bot.engine.log.step import Step, says
from bot.values import field


@says("note", "{player} rolls {result}.")
class Rolled(Step):
    player: str
    result: int


@says("life", "{player} gains {amount} life{effects:()}: {before} → {after}.")
class GainedLife(Step):
    """`source`: what the life comes from, where that was told; `effects` are those that changed the amount."""

    player: str
    amount: int
    before: int = field(compare=False)
    after: int = field(compare=False)
    source: str = ""
    effects: tuple[str, ...] = field(default=(), compare=False)


@says("life", "{player} loses {amount} life{effects:()}: {before} → {after}.")
class LostLife(Step):
    """`source`: what has the player lose it, where that is told and no damage."""

    player: str
    amount: int
    before: int = field(compare=False)
    after: int = field(compare=False)
    effects: tuple[str, ...] = field(default=(), compare=False)
    source: str = field(default="", compare=False)


@says("life", "{player} gains no life{effects:()}.")
class GainedNoLife(Step):
    player: str
    effects: tuple[str, ...] = field(default=(), compare=False)


@says("life", "{player} loses no life{effects:()}.")
class LostNoLife(Step):
    player: str
    effects: tuple[str, ...] = field(default=(), compare=False)


@says("modify", "{player} gains no life{effects:()}: another event happens instead.")
class LifeGainReplaced(Step):
    player: str
    effects: tuple[str, ...]


@says("modify", "{effect}: {player} loses no life.")
class DamageCostNoLife(Step):
    """Damage that is dealt, but whose result is no loss of life (CR 120.3a)."""

    player: str
    effect: str


@says("modify", "{effect}: the damage reduces {player}'s life total to {life} instead of {otherwise}.")
class LifeFloored(Step):
    player: str
    effect: str
    life: int
    otherwise: int


@says("lose", "{player} loses the game: {why}.")
class LostTheGame(Step):
    """`life` or `poison`: the total that made it so; else `effect`."""

    player: str
    life: int | None = None
    poison: int | None = None
    effect: str = ""

    @property
    def why(self) -> str:
        if self.life is not None:
            return f"life total {self.life}"
        return f"{self.poison} poison counters" if self.poison is not None else self.effect


@says("modify", "{effect}: {player} can't {what} the game.")
class GameGoesOn(Step):
    """An effect would have them lose, or win."""

    player: str
    effect: str
    wins: bool

    @property
    def what(self) -> str:
        return "win" if self.wins else "lose"


@says("lose", "{player} wins the game.")
class WonTheGame(Step):
    player: str


@says("lose", "All players lose at the same time: the game is a draw.")
class GameDrawn(Step):
    pass


@says("lose", "{players} are all at 0 life or less as life totals are checked: the duel is a draw.")
class DuelDrawn(Step):
    """In the rules of 1997."""

    players: tuple[str, ...]


@says("modify", "{effect}: {player} would lose the game; another event happens instead.")
class LosingReplaced(Step):
    player: str
    effect: str


@says("move", "{players} left the game, and so does all that {players} owned.")
class LeftTheGame(Step):
    players: tuple[str, ...]
