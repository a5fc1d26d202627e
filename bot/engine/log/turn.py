"""Steps of the turn: what begins and ends, cards drawn and discarded as the turn says, mana that is left."""

from __future__ import annotations

from bot.engine.log.step import Step, says
from bot.values import field


@says("turn", "{player}'s turn begins.")
class TurnBegan(Step):
    player: str


@says("turn", "It becomes {time}.")
class Becomes(Step):
    """Day or night falls (CR 730.1)."""

    time: str


@says("turn", "{player} takes an extra turn after this one.")
class ExtraTurnGiven(Step):
    player: str


@says("turn", "{player} skips their next turn.")
class WillSkipTurn(Step):
    player: str


@says("turn", "{player}'s turn is skipped.")
class TurnSkipped(Step):
    player: str


@says("turn", "{player} skips their next {step}.")
class WillSkipStep(Step):
    player: str
    step: str


@says("turn", "{player} skips their {step}.")
class StepSkipped(Step):
    player: str
    step: str


@says("phase", "There is an additional combat phase this turn.")
class ExtraCombatGiven(Step):
    pass


@says("turn", "The turn ends: it goes on with the cleanup step.")
class TurnEnded(Step):
    """By an effect (CR 723.1)."""


@says("phase", "The combat phase ends.")
class CombatPhaseEnded(Step):
    """By an effect (CR 723.2)."""


@says("turn", "Damage is removed and effects that last until end of turn end.")
class WoreOff(Step):
    """At the same time (CR 514.2)."""


@says("untap", "{player} untaps their permanents.")
class UntappedAll(Step):
    player: str
    things: tuple[str, ...]


@says("draw", "{player} draws {amount:card}.")
class Drew(Step):
    player: str
    amount: int


@says("move", "{player} mills {amount:card}.")
class Milled(Step):
    """As many as are told to be put from the library into the graveyard, whichever these are (CR 701.17)."""

    player: str
    amount: int


@says("move", "{player} {words}.")
class Saw(Step):
    """As many cards of the top of a library as are told to be looked at, revealed or exiled, whichever these are; `how`: the verb, `scry`
    too (CR 701.22). `by`: whose spell or ability does so."""

    player: str
    how: str
    amount: int
    by: str = ""

    @property
    def words(self) -> str:
        if self.how in ("scry", "surveil"):
            return f"{'scries' if self.how == 'scry' else 'surveils'} {self.amount}"
        verb = {"look at": "looks at", "reveal": "reveals", "exile": "exiles"}[self.how]
        return f"{verb} the top {f'{self.amount} cards' if self.amount > 1 else 'card'} of a library"


@says("draw", "{player} skips the draw step of the first turn.")
class FirstDrawSkipped(Step):
    player: str


@says("discard", "{player} has {cards} cards in hand and discards down to {most}.")
class DiscardedDown(Step):
    player: str
    cards: int
    most: str = "seven"


@says("mana", "{player} gets {amount} mana.")
class GotMana(Step):
    player: str
    amount: int


@says("mana", "{player} has {amount} unspent mana: mana burn, {before} → {after} life.")
class ManaBurned(Step):
    player: str
    amount: int
    before: int = field(compare=False)
    after: int = field(compare=False)


@says("illegal", "{message}")
class BrokeARule(Step):
    """What was described can't be done: the story stops here."""

    message: str = field(compare=False)
