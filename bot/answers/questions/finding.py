"""What one outcome answers, and who answers which kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.answers.resolution import Value
from bot.engine.citations import Cite
from bot.engine.log.step import Step
from bot.engine.outcome import Outcome
from bot.scenario.questions import Question
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """The value, why (a sentence without `Yes:`), and the rules of what decides it."""

    value: Value
    why: str
    cites: tuple[Cite, ...] = ()


Evaluator = Callable[[Question, Outcome], Finding]

EVALUATORS: dict[str, Evaluator] = {}


def answers(*kinds: str) -> Callable[[Evaluator], Evaluator]:
    """Registers the evaluator of questions of these kinds."""

    def register(function: Evaluator) -> Evaluator:
        EVALUATORS.update(dict.fromkeys(kinds, function))
        return function

    return register


def found(value: Value, steps: Sequence[Step], otherwise: str) -> Finding:
    """A value that these steps decide, told by the last of them; where there is none, told `otherwise`."""
    return Finding(value, steps[-1].text if steps else otherwise, cites_of(steps))


def told(steps: Iterable[Step]) -> str:
    """These steps, one after the other."""
    return " ".join(dict.fromkeys(step.text for step in steps))


def cites_of(steps: Sequence[Step]) -> tuple[Cite, ...]:
    """The rules of the last of these steps."""
    return steps[-1].cites if steps else ()


def merged(findings: Iterable[Finding]) -> tuple[Cite, ...]:
    """The rules of all of these, each once."""
    return tuple(dict.fromkeys(cite for one in findings for cite in one.cites))


def player_asked(question: Question, outcome: Outcome) -> str:
    """The player asked about; the first one where none was named."""
    named = (name for name in (question.who, *question.what, *question.to) if name in outcome.players)
    return next(named, next(iter(outcome.players)))
