"""Which lines are played, and in what order: of each wording one line that has it, and others where that one shows nothing.

First looks are of few plays; what they leave is played in every way at last.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from signal import SIG_IGN, SIGINT, signal
from typing import TypeAlias

from bot.answers.sweep.kept import Kept
from bot.answers.sweep.proving import AT_RANDOM, Claim, Finding, Prover
from bot.values import dataclass

_AT_A_TIME = 10
"""How many lines a process is given at once."""

_FIRST_LOOKS = 3
_FEW = 45
"""How many lines with a wording are looked at, and with how many plays, before one is played in every way."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a sweep is: in which of its rounds, how many of the lines of that round are played, how many are listed by now."""

    round: int
    rounds: int
    done: int
    chosen: int
    listed: int


Told: TypeAlias = Callable[[Standing], None]


def nobody(standing: Standing) -> None:
    """Nobody is told how far it is."""


@dataclass(slots=True)
class Listing:
    """What of some claims is found, by its place among them. `stopped`: how far it was when somebody stopped it."""

    found: dict[int, Finding]
    stopped: Standing | None = None


def listing(
    claims: Sequence[Claim],
    prover: Prover,
    jobs: int = 1,
    told: Told = nobody,
    kept: Kept | None = None,
) -> Listing:
    """Play claims until each wording is shown or all that have it are listed. A keyboard interrupt ends it early."""
    kept = kept or Kept()
    listed = {n: found for n, claim in enumerate(claims) if (found := kept.finding(claim)) is not None}
    tried = set(listed)
    proved: set[Hashable] = set()
    order = sorted(range(len(claims)), key=lambda n: _complexity(claims[n]))
    for claim in claims:
        if kept.is_shown(claim):
            proved |= claim.wordings
    looks = (*(_FEW,) * _FIRST_LOOKS, None)
    at = Standing(0, len(looks), 0, 0, len(listed))
    stopped = None
    again: list[int] = []
    try:
        with _players(prover, jobs) as play:
            for number, most in enumerate(looks, 1):
                left = [n for n in again if not claims[n].wordings <= proved] if most is None else ()
                chosen = sorted((*left, *_cover(claims, order, proved, tried)))
                tried |= set(chosen)
                batches = [chosen[start : start + _AT_A_TIME] for start in range(0, len(chosen), _AT_A_TIME)]
                at = Standing(number, len(looks), 0, len(chosen), len(listed))
                told(at)
                played = play(([claims[n] for n in batch], most) for batch in batches)
                for batch, findings in zip(batches, played, strict=True):
                    for place, finding in zip(batch, findings, strict=True):
                        kept.keep(claims[place], finding, most is None)
                        if finding is None:
                            listed.pop(place, None)
                            proved |= claims[place].wordings
                        else:
                            listed[place] = finding
                            again.append(place)
                    at = Standing(number, len(looks), at.done + len(batch), len(chosen), len(listed))
                    told(at)
    except KeyboardInterrupt:
        stopped = at
    return Listing({n: f for n, f in sorted(listed.items()) if not claims[n].wordings <= proved}, stopped)


def _complexity(claim: Claim) -> tuple[int, ...]:
    """How much has to come together for a claim to be shown: what the plainest card shows need not be asked of the others."""
    face = claim.face
    size_told = (
        None not in (face.power, face.toughness) if "Creature" in face.types else "{X}" not in face.mana_cost
    )
    return not size_told or face.toughness == 0, len(claim.wordings), len(face.abilities)


def _cover(
    claims: Sequence[Claim], order: Sequence[int], proved: set[Hashable], tried: set[int]
) -> Iterator[int]:
    """Claims not tried yet that have between them every wording that is not proved, the plainest first."""
    planned = set(proved)
    for number in order:
        claim = claims[number]
        if number not in tried and not claim.wordings <= planned:
            planned |= claim.wordings
            yield number


_Look: TypeAlias = tuple[list[Claim], int | None]
_Played: TypeAlias = Callable[[Iterable[_Look]], Iterator[list[Finding | None]]]


@contextmanager
def _players(prover: Prover, jobs: int) -> Iterator[_Played]:
    """What plays batches of claims: here, or in several processes."""
    if jobs <= 1:
        yield lambda looks: (list(prover.tried(*look)) for look in looks)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_leaves_interrupts)
    try:
        yield lambda looks: pool.map(_of_batch, looks)
    finally:
        pool.shutdown(cancel_futures=True)


def _leaves_interrupts() -> None:
    """An interrupt is for the process that tells what was found by then."""
    signal(SIGINT, SIG_IGN)


@lru_cache(maxsize=1)
def _prover() -> Prover:
    """The one of a process: what it has proved it need not prove again."""
    return Prover(most_at_random=AT_RANDOM)


def _of_batch(look: _Look) -> list[Finding | None]:
    return list(_prover().tried(*look))
