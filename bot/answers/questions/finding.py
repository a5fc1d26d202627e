"""What one outcome answers, and who answers which kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.answers.questions.asked import Asked, asked_of
from bot.answers.resolution import DEPENDS, Value
from bot.engine.citations import Cite
from bot.engine.log.step import Step
from bot.engine.log.turn import TurnBegan
from bot.engine.outcome import Outcome
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Quantity
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Finding:
    """The value, why (a sentence without `Yes:`), and the rules of what decides it."""

    value: Value
    why: str
    cites: tuple[Cite, ...] = ()


#: Said where a question takes for granted what nothing told brings about.
UNTOLD = "It is not told what brings that about."

Evaluator = Callable[[Asked, Outcome], Finding]

_EVALUATORS: dict[str, tuple[Evaluator, Value]] = {}


def answers(*kinds: str, none: Value = False) -> Callable[[Evaluator], Evaluator]:
    """Registers the evaluator of questions of these kinds. `none`: the answer where nothing is what is asked about."""

    def register(function: Evaluator) -> Evaluator:
        for kind in kinds:
            assert kind not in _EVALUATORS, f"questions of kind {kind} are answered twice"
            _EVALUATORS[kind] = function, none
        return function

    return register


def is_answered(kind: str) -> bool:
    """Whether one outcome answers questions of that kind."""
    return kind in _EVALUATORS


def finding(question: Question, outcome: Outcome) -> Finding:
    """What an outcome answers to a question of a kind that it answers."""
    if question.of_last_turn:
        outcome = replace(outcome, steps=_since_the_last_turn_began(outcome.steps))
    asked = asked_of(question, outcome)
    evaluate, none = _EVALUATORS[question.kind]
    if asked.empty:
        denied = none is False and asked.quantity is Quantity.NONE
        return Finding(True if denied else none, "There is none.")
    return _of_another_face(question, outcome) or evaluate(asked, outcome)


def _since_the_last_turn_began(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    begun = [n for n, step in enumerate(steps) if isinstance(step, TurnBegan)]
    return steps[begun[-1] :] if begun else steps


#: Asked of what is seen on one face alone.
_OF_A_FACE = frozenset(
    {"onfield", "size", "power", "toughness", "issize", "haspower", "hastoughness", "haskeyword", "loyalty"}
)


def _of_another_face(question: Question, outcome: Outcome) -> Finding | None:
    """Of what is asked about by the name of its other face (CR 712.2), where that face is not the one that is up: it is not there."""
    face = question.what.face
    thing = outcome.thing(question.what.names[0]) if face else None
    if thing is None or thing.name == face or question.kind not in _OF_A_FACE:
        return None
    said = f"{thing.label} does not become {face}."
    return Finding(False if question.kind == "onfield" else DEPENDS, said)


def together(quantity: Quantity, found: Mapping[str, Finding]) -> Finding:
    """Whether it is so of all of them, of any, of none, as was asked; told by those that decide it, and where it is so of some
    alone, by all."""
    so = {label: one for label, one in found.items() if one.value is True}
    others = {label: one for label, one in found.items() if label not in so}
    match quantity:
        case Quantity.ANY:
            value, decisive = bool(so), so or others
        case Quantity.NONE:
            value, decisive = not so, so or others
        case _:
            value, decisive = not others, {**others, **so}
    why = (
        one.why if label in one.why or len(found) == 1 else f"{label}: {one.why}"
        for label, one in decisive.items()
    )
    return Finding(value, " ".join(dict.fromkeys(why)), merged(decisive.values()))


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


def player_asked(question: Asked, outcome: Outcome) -> str:
    """The player asked about; the first one where none was named."""
    named = (name for name in (question.who, *question.what, *question.to) if name in outcome.players)
    return next(named, next(iter(outcome.players)))
