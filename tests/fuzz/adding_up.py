"""What must add up in every outcome, whatever the story: worked out from what was logged, and held against the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.answers.resolution import Resolution
from bot.engine.log.damage import DamageDealt
from bot.engine.log.players import GainedLife, LostLife, LostTheGame
from bot.engine.log.turn import ManaBurned
from bot.engine.outcome import Outcome
from bot.engine.told.setup import Setup

_ZONES = {"battlefield", "graveyard", "hand", "exile", "stack", "library", "command", "ceased"}


def what_does_not_add_up(found: Resolution) -> list[str]:
    """A sentence for each thing that is wrong with an outcome; none where all is well."""
    if found.setup is None:
        return []
    return [
        said
        for outcome in found.outcomes
        for said in (*_life(outcome, found.setup), *_things(outcome, found.setup))
    ]


def _life(outcome: Outcome, setup: Setup) -> Iterator[str]:
    """Each change of a life total begins where the one before ended, and the last ends where the player does."""
    life = {player.name: player.life for player in setup.players}
    for step in outcome.steps:
        match step:
            case GainedLife() | LostLife() | ManaBurned():
                change = step.amount if isinstance(step, GainedLife) else -step.amount
                if (life[step.player], step.before + change) != (step.before, step.after):
                    yield f"{step.player} was at {life[step.player]} life before: {step}"
                life[step.player] = step.after
            case LostTheGame() if not outcome.players[step.player].lost:
                yield f"{step.player} has lost and has not"
    for name, end in outcome.players.items():
        if end.life != life[name]:
            yield f"{name} ends at {end.life} life, after {life[name]}"


def _things(outcome: Outcome, setup: Setup) -> Iterator[str]:
    """No thing is there twice, nothing is below nothing, and no damage is marked that was not dealt."""
    dealt = Counter({thing.label: thing.damage for thing in setup.objects})
    for step in outcome.steps:
        if isinstance(step, DamageDealt):
            dealt[step.recipient] += step.amount
    seen: set[str] = set()
    for thing in outcome.objects:
        if thing.label in seen:
            yield f"{thing.label} is there twice"
        seen.add(thing.label)
        if thing.zone not in _ZONES:
            yield f"{thing.label} is in {thing.zone}"
        if thing.damage < 0 or thing.damage > dealt[thing.label]:
            yield f"{thing.label} has {thing.damage} damage of {dealt[thing.label]}"
        if any(number < 1 for number in thing.counters.values()):
            yield f"{thing.label} has {thing.counters}"
        if thing.zone == "battlefield" and thing.attached_to is not None:
            known = {o.label for o in outcome.objects} | {*outcome.players}
            if thing.attached_to not in known:
                yield f"{thing.label} is attached to {thing.attached_to}, which is nowhere"
