"""What is asked of costs and mana at a place in the story, where nothing is done: what something costs, how much mana there is."""

from __future__ import annotations

from bot.engine.told.script import Action, Activate, Cast
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Prices(Action):
    """What this deed would cost now is worked out, and nothing is done. `before`: how often the card has been cast from the command zone,
    where it is cast from there. `pool`: the mana that is told to be all there is, each by the types that it may be. `supposed`: where its cost isn't
    told, it is supposed to have one, as only changes are asked about. `others`: players who may be meant as well, where nobody is told to
    do it."""

    deed: Cast | Activate
    before: int | None = None
    pool: tuple[str, ...] | None = None
    free: bool = False
    supposed: bool = False
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CountsMana(Action):
    """How much mana these make for the player is worked out, and nothing is tapped; `what` None: everything untapped of theirs."""

    player: str
    what: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class TellsManaValue(Action):
    """The mana value of something is told; `x`: of a spell on the stack for which that X was chosen."""

    what: str
    x: int | None = None


ASKED = (Prices, CountsMana, TellsManaValue)
"""What is only worked out."""
