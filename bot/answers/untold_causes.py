"""What is said to have come about, and nothing that is told brings about: then a cause is missing in the story."""

from __future__ import annotations

from bot.answers.resolution import Resolution, Status
from bot.engine.log.damage import DamageDealt
from bot.engine.log.players import GainedLife, LostLife
from bot.engine.log.step import listed
from bot.engine.log.things import Died
from bot.engine.outcome import Outcome
from bot.scenario.claims_told import Came, Claim
from bot.scenario.scenario import Scenario


def without_a_cause(understood: Scenario, found: Resolution) -> tuple[str, tuple[int, int]] | None:
    """What is to be asked back, with the place of the words: what is said to have come about in a story that is resolved, and does in
    none of its ways; None where each does in some."""
    if found.status is not Status.RESOLVED or found.truncated or found.loop or not found.outcomes:
        return None
    for claim in understood.claims:
        if not any(_came_about(claim, outcome) for outcome in found.outcomes):
            message = (
                f"It is not told why {listed(claim.who)} {claim.came}: nothing that is told makes it happen."
            )
            return message, claim.place
    return None


def _came_about(claim: Claim, outcome: Outcome) -> bool:
    match claim.came:
        case Came.GAINED:
            return any(step.player in claim.who for step in outcome.of(GainedLife))
        case Came.LOST:
            lost = any(step.player in claim.who for step in outcome.of(LostLife))
            return lost or any(step.recipient in claim.who for step in outcome.of(DamageDealt))
        case Came.DIED:
            return any(step.thing in claim.who for step in outcome.of(Died))
