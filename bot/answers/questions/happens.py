"""What happens? The gist of it: who dies, who wins, what life totals become; told of all outcomes together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.answers.questions.choosing import what_decides
from bot.answers.questions.finding import Finding, cites_of, told
from bot.answers.questions.worth_telling import TELLING, worth_telling
from bot.answers.resolution import DEPENDS, Resolution
from bot.engine.citations import Cite
from bot.engine.log.players import DuelDrawn, GainedLife, GameDrawn, LostLife, LostTheGame, WonTheGame
from bot.engine.log.step import Step, counted, listed
from bot.engine.log.things import Died
from bot.engine.log.turn import ManaBurned
from bot.engine.outcome import Outcome

_ENDINGS = LostTheGame | WonTheGame | GameDrawn | DuelDrawn
_LIFE = GainedLife | LostLife | ManaBurned


def what_happens(resolution: Resolution) -> Finding:
    """What comes of it in every outcome, then what may come of it, and what that depends on."""
    if resolution.problem is not None:
        return Finding(False, resolution.problem.message, resolution.problem.cites)
    outcomes = resolution.outcomes
    if not outcomes:
        return Finding(DEPENDS, "Nothing happens.")
    said = list(_gist(outcomes))
    cites = tuple(dict.fromkeys(_cites(outcomes)))
    if len(outcomes) == 1:
        return Finding(True, " ".join(said), cites)
    decides = what_decides(choice for outcome in outcomes for choice in outcome.choices)
    return Finding(DEPENDS, " ".join((*said, f"The rest depends on {decides}.")), cites)


def _gist(outcomes: Sequence[Outcome]) -> Iterator[str]:
    deaths = [dict.fromkeys(step.thing for step in outcome.of(Died)) for outcome in outcomes]
    every = [name for name in deaths[0] if all(name in died for died in deaths)]
    some = dict.fromkeys(name for died in deaths for name in died if name not in every)
    if every:
        yield f"{listed(every)} {'dies' if len(every) == 1 else 'die'}."
    if some:
        yield f"{listed(some)} may die."
    endings = [told(step for step in outcome.steps if isinstance(step, _ENDINGS)) for outcome in outcomes]
    if len({*endings}) == 1 and endings[0]:
        yield endings[0]
    elif any(endings):
        yield f"{listed(_losers(outcomes))} may lose the game."
    calm = not (every or some)
    yield from worth_telling(outcomes, calm)
    totals = [_total([outcome.players[name].life for outcome in outcomes]) for name in outcomes[0].players]
    poison = [[outcome.players[name].poison for outcome in outcomes] for name in outcomes[0].players]
    lives = (
        f"{name} is at {life} life" + (f" and {counted_range(counters)}" if any(counters) else "")
        for name, life, counters in zip(outcomes[0].players, totals, poison, strict=True)
    )
    yield f"{listed(lives)}."


def counted_range(numbers: Sequence[int]) -> str:
    """`3 poison counters`, `2 to 5 poison counters`."""
    return (
        counted(numbers[0], "poison counter")
        if len({*numbers}) == 1
        else f"{_total(numbers)} poison counters"
    )


def _total(numbers: Sequence[int]) -> str:
    """`17`, or `17 to 20`."""
    least, most = min(numbers), max(numbers)
    return str(least) if least == most else f"{least} to {most}"


def _losers(outcomes: Iterable[Outcome]) -> dict[str, None]:
    return dict.fromkeys(name for outcome in outcomes for name, end in outcome.players.items() if end.lost)


def _cites(outcomes: Iterable[Outcome]) -> Iterator[Cite]:
    for outcome in outcomes:
        telling: list[Step] = [s for s in outcome.steps if isinstance(s, Died | _ENDINGS | _LIFE | TELLING)]
        yield from cites_of(telling)
