"""What is said to have come about, and nothing that is told brings about: then a cause is missing in the story."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.answers.resolution import Resolution, Status
from bot.answers.showing.second_person import second_person
from bot.engine.log.combat import Blocked
from bot.engine.log.counters import PlayerGotCounters
from bot.engine.log.damage import DamageDealt, Prevented
from bot.engine.log.players import GainedLife, LostLife, WonTheGame
from bot.engine.log.stack import AbilityTriggered, TriggeredInVain
from bot.engine.log.step import Step, listed
from bot.engine.log.things import Died, How, Moved
from bot.engine.log.turn import Drew, TurnBegan
from bot.engine.outcome import Outcome
from bot.scenario.errors import NotUnderstood
from bot.scenario.scenario import Scenario
from bot.scenario.telling.claims_told import Came, Claim, Place
from bot.values import replace


def with_its_causes(
    understood: Scenario,
    found: Resolution,
    read: Callable[[frozenset[Place]], Scenario],
    run: Callable[[Scenario], Resolution],
) -> tuple[Scenario, Resolution, tuple[str, Place] | None]:
    """The story, with what is said to have come about as a deed of its own where nothing told brings it about, and what comes of it;
    what is to be asked back where it can be no deed."""
    deeds: frozenset[Place] = frozenset()
    if found.status is Status.ILLEGAL and (missing := _came_of_nothing(understood, found)):
        told = _read_as_done(missing, read)
        if told is not None and (so := run(told)).status is Status.RESOLVED:
            return told, so, without_a_cause(told, so)
    another = another_amount(understood, found)
    if another is not None:
        return understood, found, another
    for _ in range(_MOST):
        uncaused = without_a_cause(understood, found)
        if uncaused is None or uncaused[1] in deeds:
            return understood, found, uncaused
        deeds |= {uncaused[1]}
        done = _read_as_done(deeds, read)
        if done is None:
            return understood, found, uncaused
        understood = done
        found = run(understood)
    return understood, found, without_a_cause(understood, found)


def _read_as_done(deeds: frozenset[Place], read: Callable[[frozenset[Place]], Scenario]) -> Scenario | None:
    """The story with what stands at these places taken for deeds; None where it is none that anything told could do."""
    try:
        return read(deeds)
    except NotUnderstood:
        return None


def _came_of_nothing(understood: Scenario, found: Resolution) -> frozenset[Place]:
    """Where a story that can't go so says what nothing brings about: told as a deed it may be what the rest comes of."""
    return frozenset(
        claim.place
        for claim in understood.claims
        if not any(_came_about(claim, outcome) for outcome in found.outcomes)
    )


#: So many things that came about of nothing are taken for deeds.
_MOST = 4


def as_it_is_said_to_come(claims: Sequence[Claim], outcomes: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    """Of several ways that a story can go those in which everything comes about that is said to; all, where none is such: `Alice attacks
    Bob with Ogre. Bob takes 3.` says that it is not blocked."""
    for said in ([replace(claim, or_these=()) for claim in claims], claims):
        kept = tuple(one for one in outcomes if all(_comes_as_said(claim, one) for claim in said))
        if kept:
            return kept
    return outcomes


def _comes_as_said(claim: Claim, outcome: Outcome) -> bool:
    each = [replace(claim, who=(one,)) for one in claim.who] or [claim]
    if not all(_came_about(one, outcome) for one in each):
        return False
    if claim.amount is None or claim.came in (Came.IS_AT, Came.DIED, Came.RETURNED, Came.TRIGGERED):
        return True
    return any(_may_be_meant(claim.amount, amounts) for amounts in _amounts(claim, outcome))


def without_a_cause(understood: Scenario, found: Resolution) -> tuple[str, tuple[int, int]] | None:
    """What is to be asked back, with the place of the words: what is said to have come about in a story that is resolved, and does in
    none of its ways; None where each does in some."""
    if found.status is not Status.RESOLVED or found.truncated or found.loop or not found.outcomes:
        return None
    for claim in understood.claims:
        if not any(_came_about(claim, outcome) for outcome in found.outcomes):
            came = f"is at {claim.amount} life" if claim.came is Came.IS_AT else claim.came
            who = listed(claim.who) if claim.who else "anything"
            said = f"It is not told why {who} {came}: nothing that is told makes it happen."
            return second_person(said), claim.place
    return None


def another_amount(understood: Scenario, found: Resolution) -> tuple[str, Place] | None:
    """What is to be asked back, with the place of the words: that so much life is said to be gained or lost, or damage prevented, and in every way it
    is another amount, at one time and in all; None where nothing is."""
    if found.status is not Status.RESOLVED or found.truncated or found.loop:
        return None
    for claim in understood.claims:
        amount = claim.amount
        if amount is None or claim.came in (Came.IS_AT, Came.DIED, Came.RETURNED, Came.TRIGGERED):
            continue
        if claim.came is Came.DEALT and (
            not claim.who or any(_is_fought(claim, one) for one in found.outcomes)
        ):
            continue  # of all that a creature can be dealt in a fight not every amount is looked at
        came = [amounts for outcome in found.outcomes for amounts in _amounts(claim, outcome)]
        if any(came) and not any(_may_be_meant(amount, amounts) for amounts in came):
            verb, _, what = claim.came.partition(" ")
            so = sorted({sum(amounts) for amounts in came if amounts})
            much = str(so[0]) if len(so) == 1 else f"{so[0]} to {so[-1]}"
            does = f"is dealt {much} damage" if claim.came is Came.DEALT else f"{verb} {much} {what}"
            said = f"{listed(claim.who)} {does} by what is told, and not {amount}."
            return second_person(said), claim.place
    return None


def _is_fought(claim: Claim, outcome: Outcome) -> bool:
    """Whether it is dealt combat damage."""
    return any(step.combat for step in outcome.of(DamageDealt) if step.recipient in claim.who)


def _amounts(claim: Claim, outcome: Outcome) -> Iterator[list[int]]:
    """How much life the player gains or loses each time, of a loss also how much damage each source deals; how much damage is prevented."""
    outcome = _from_its_turn_on(claim, outcome)
    if claim.came is Came.PREVENTED:
        yield [step.amount for step in outcome.of(Prevented) if step.effect in claim.who]
        return
    if claim.came is Came.DEALS:
        yield [step.amount for step in outcome.of(DamageDealt) if _deals(claim, step)]
    elif claim.came is Came.POISONED:
        yield [step.amount for step in outcome.of(PlayerGotCounters) if _poisons(claim, step)]
    elif claim.came is Came.DREW:
        yield [step.amount for step in outcome.of(Drew) if step.player in claim.who]
    elif claim.came is Came.GAINED:
        yield [step.amount for step in outcome.of(GainedLife) if step.player in claim.who]
    else:
        yield [step.amount for step in outcome.of(LostLife) if step.player in claim.who]
        yield [step.amount for step in outcome.of(DamageDealt) if step.recipient in claim.who]


def _may_be_meant(amount: int, amounts: list[int]) -> bool:
    """Whether some of these are that together."""
    if len(amounts) > _MOST_ADDED:
        return True
    sums: set[int] = set()
    for one in amounts:
        sums |= {one, *(one + other for other in sums)}
    return amount in sums


#: Of more gains or losses than this it is not looked at what they are together.
_MOST_ADDED = 12


def _from_its_turn_on(claim: Claim, outcome: Outcome) -> Outcome:
    """The outcome without the steps of the turns before the one of which the claim is said: `I gain 3 life. Next turn I gain 3 life.`"""
    begins = [n for n, step in enumerate(outcome.steps) if isinstance(step, TurnBegan)]
    if not claim.turns or claim.turns > len(begins):
        return outcome
    return replace(outcome, steps=outcome.steps[begins[claim.turns - 1] :])


def _came_about(claim: Claim, outcome: Outcome) -> bool:
    outcome = _from_its_turn_on(claim, outcome)
    match claim.came:
        case Came.GAINED:
            return any(step.player in claim.who for step in outcome.of(GainedLife))
        case Came.LOST:
            lost = any(step.player in claim.who for step in outcome.of(LostLife))
            return lost or any(step.recipient in claim.who for step in outcome.of(DamageDealt))
        case Came.DEALS:
            return any(_deals(claim, step) for step in outcome.of(DamageDealt))
        case Came.DEALT if not claim.who:
            dealt = [step.amount for step in outcome.of(DamageDealt)]
            return bool(dealt) and (claim.amount is None or _may_be_meant(claim.amount, dealt))
        case Came.DEALT:
            return any(step.recipient in claim.who for step in outcome.of(DamageDealt))
        case Came.POISONED:
            return any(_poisons(claim, step) for step in outcome.of(PlayerGotCounters))
        case Came.IS_AT:
            return claim.amount in _totals(claim.who, outcome)
        case Came.DIED:
            labels = (*claim.who, *claim.or_these)
            return _so_many(claim, [step for step in outcome.of(Died) if step.thing in labels or not labels])
        case Came.EXILED:
            return any(step.thing in claim.who for step in outcome.of(Moved) if step.zone == "exile")
        case Came.RETURNED_TO_HAND:
            return any(step.thing in claim.who for step in outcome.of(Moved) if step.zone == "hand")
        case Came.RETURNED:
            moves = [step for step in outcome.of(Moved) if step.zone in ("hand", "battlefield")]
            back = [step for step in moves if step.how not in (How.ENTERS, How.PLAYED)]
            return _so_many(claim, back)
        case Came.SACRIFICED:
            return any(step.thing in claim.who for step in outcome.of(Moved) if step.how is How.SACRIFICED)
        case Came.TRIGGERED:
            often = outcome.of(AbilityTriggered) + outcome.of(TriggeredInVain)
            return _so_many(claim, [step for step in often if step.source in claim.who])
        case Came.UNBLOCKED:
            return not any(step.attacker in claim.who for step in outcome.of(Blocked))
        case Came.PREVENTED:
            return any(step.effect in claim.who or not claim.who for step in outcome.of(Prevented))
        case Came.LOST_THE_GAME:
            return any(outcome.players[name].lost for name in claim.who)
        case Came.DREW:
            return any(step.player in claim.who for step in outcome.of(Drew))
        case Came.WON_THE_GAME:
            return any(step.player in claim.who for step in outcome.of(WonTheGame))


def _deals(claim: Claim, step: DamageDealt) -> bool:
    return step.controller in claim.who or step.source in claim.who


def _poisons(claim: Claim, step: PlayerGotCounters) -> bool:
    return step.on in claim.who and step.kind_of_counter == "poison"


def _so_many(claim: Claim, steps: Sequence[Step]) -> bool:
    """Whether it came about of as many things as the words say."""
    return len(steps) >= (claim.amount or 1)


def _totals(who: tuple[str, ...], outcome: Outcome) -> set[int]:
    """Every life total that these players have from beginning to end."""
    found = {outcome.players[name].life for name in who}
    for lost in outcome.of(LostLife):
        found |= {lost.before, lost.after} if lost.player in who else set()
    for gained in outcome.of(GainedLife):
        found |= {gained.before, gained.after} if gained.player in who else set()
    return found
