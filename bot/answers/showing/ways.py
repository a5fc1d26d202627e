"""The outcomes of a story side by side: what all of them share, and the few ways in which they part."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from difflib import SequenceMatcher

from bot.answers.questions.cases import cases_of
from bot.answers.questions.finding import Finding
from bot.answers.resolution import DEPENDS, Answered, Case, Resolution, Value
from bot.answers.showing.ends import differing, end_by
from bot.engine.log.step import Step, counted
from bot.engine.outcome import Outcome
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Way:
    """Outcomes (by place, from 0) that are one to whoever asks: how one comes there, and what is so in all of them and not in
    the others."""

    outcomes: tuple[int, ...]
    choices: str
    end: str


def shared_steps(outcomes: Sequence[Outcome]) -> tuple[Step, ...]:
    """The steps that every outcome has, in their order."""
    shared: tuple[Step, ...] = outcomes[0].steps if outcomes else ()
    for outcome in outcomes[1:]:
        shared = tuple(shared[n] for n in _alike([s.text for s in shared], [s.text for s in outcome.steps]))
    return shared


def own_steps(outcome: Outcome, shared: Sequence[Step]) -> tuple[Step, ...]:
    """The steps of one outcome that are not among those that all share."""
    told = [step.text for step in outcome.steps]
    common = {*_alike(told, [step.text for step in shared])}
    return tuple(step for n, step in enumerate(outcome.steps) if n not in common)


def _alike(one: list[str], other: list[str]) -> list[int]:
    """Places in `one` that stand in `other` too, in the same order."""
    blocks = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    return [n for block in blocks for n in range(block.a, block.a + block.size)]


def ways_of(found: Resolution) -> tuple[Way, ...]:
    """How the outcomes part in what was asked; where nothing was asked that tells them apart, in how they end. One way where
    all are alike in that; none where there is one outcome."""
    outcomes = found.outcomes
    if len(outcomes) < 2:
        return ()
    depends = [a for a in found.answers if a.cases]
    asked = [a for a in found.answers if a.value != DEPENDS or a.cases]
    differs = {*_weighty([*differing(outcomes)])}
    if asked:
        keys = [_values(depends, n) for n in range(1, len(outcomes) + 1)]
    else:
        keys = [_end(outcome, differs) for outcome in outcomes]
    ways: dict[str, list[Case]] = {}
    for case in cases_of([Finding(key, key) for key in keys], outcomes):
        ways.setdefault(str(case.value), []).append(case)
    told = (_way(key if asked else "", cases, outcomes, differs) for key, cases in ways.items())
    return tuple(_sorted(list(told), outcomes, depends))


def _weighty(differs: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """What is worth telling of what differs: damage that is left and who is tapped only where nothing else differs."""
    return [one for one in differs if one[1] not in ("damage", "tapped")] or differs


def _end(outcome: Outcome, differs: Collection[tuple[str, str]]) -> str:
    """How an outcome ends by these fields; of those that may be gone, the others are there."""
    there = {(o.label, "zone") for o in outcome.objects if o.zone == "battlefield" and not o.token}
    return end_by(outcome, {*differs} - there) or end_by(outcome, differs)


def _values(depends: Sequence[Answered], outcome: int) -> str:
    """What was asked as it is in one outcome (numbered from 1)."""
    values = []
    for answered in depends:
        value = str(next(case.value for case in answered.cases if outcome in case.outcomes))
        word = {"True": "yes", "False": "no"}.get(value, value)
        values.append(word if len(depends) == 1 else f"{answered.question} {word[:1].upper()}{word[1:]}.")
    return " ".join(values)


def _way(key: str, cases: Sequence[Case], outcomes: Sequence[Outcome], differs: set[tuple[str, str]]) -> Way:
    members = tuple(n - 1 for case in cases for n in case.outcomes)
    mine = [outcomes[n] for n in members]
    end = _end(mine[0], differs - {*differing(mine)})
    whens = [case.when for case in cases if case.when]
    choices = "; or ".join(whens[:_MOST_WAYS])
    if len(whens) > _MOST_WAYS:
        choices += f"; or in {counted(len(whens) - _MOST_WAYS, 'other way')}"
    if len(members) > len(cases):
        choices += f" ({counted(len(members), 'outcome')})"
    return Way(members, choices, key if key.endswith(".") else "; ".join(filter(None, (key, end))))


def _sorted(ways: list[Way], outcomes: Sequence[Outcome], depends: Sequence[Answered]) -> list[Way]:
    """By the number asked for, or by what is left of a life total; first the end that the likeliest outcome is nearer to."""
    if len(depends) == 1:
        (answered,) = depends
        numbers = {n - 1: case.value for case in answered.cases for n in case.outcomes}
    else:
        lives: Iterator[dict[int, Value]] = (
            {n: outcome.players[name].life for n, outcome in enumerate(outcomes)}
            for name in outcomes[0].players
        )
        numbers = next((life for life in lives if len({*life.values()}) > 1), {})
    if not all(type(number) is int for number in numbers.values()) or not numbers:
        return ways
    known = [int(numbers[way.outcomes[0]]) for way in ways]
    falling = 2 * known[0] > min(known) + max(known) or (known[0] == known[-1])
    return [way for _, way in sorted(zip(known, ways, strict=True), key=lambda one: one[0], reverse=falling)]


_MOST_WAYS = 2
