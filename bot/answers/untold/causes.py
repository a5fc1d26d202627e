"""What is said to have come about, and nothing that is told brings about: then a cause is missing in the story."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.resolution import Resolution, Status
from bot.engine.log.damage import DamageDealt
from bot.engine.log.players import GainedLife, LostLife, WonTheGame
from bot.engine.log.step import listed
from bot.engine.log.things import Died, How, Moved
from bot.engine.outcome import Outcome
from bot.scenario.scenario import Scenario
from bot.scenario.telling.claims_told import Came, Claim, Place


def with_its_causes(
    understood: Scenario,
    found: Resolution,
    read: Callable[[frozenset[Place]], Scenario],
    run: Callable[[Scenario], Resolution],
) -> tuple[Scenario, Resolution, tuple[str, Place] | None]:
    """The story, with what is said to have come about as a deed of its own where nothing told brings it about, and what comes of it;
    what is to be asked back where it can be no deed."""
    deeds: frozenset[Place] = frozenset()
    for _ in range(_MOST):
        uncaused = without_a_cause(understood, found)
        if uncaused is None or uncaused[1] in deeds:
            return understood, found, uncaused
        deeds |= {uncaused[1]}
        understood = read(deeds)
        found = run(understood)
    return understood, found, without_a_cause(understood, found)


#: So many things that came about of nothing are taken for deeds.
_MOST = 4


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
        case Came.EXILED:
            return any(step.thing in claim.who for step in outcome.of(Moved) if step.zone == "exile")
        case Came.RETURNED_TO_HAND:
            return any(step.thing in claim.who for step in outcome.of(Moved) if step.zone == "hand")
        case Came.SACRIFICED:
            return any(step.thing in claim.who for step in outcome.of(Moved) if step.how is How.SACRIFICED)
        case Came.LOST_THE_GAME:
            return any(outcome.players[name].lost for name in claim.who)
        case Came.WON_THE_GAME:
            return any(step.player in claim.who for step in outcome.of(WonTheGame))
