"""One outcome as questions look at it, and what an evaluator of a question returns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine.citations import Cite
from bot.engine.eras import ERAS
from bot.scenario.questions import Question

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Finding:
    """What one outcome answers: the value, why (a sentence without `Yes:`), and the rules of the deciding step."""

    value: Value
    why: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """One outcome of a result object, with the look-ups that questions need."""

    outcome: Mapping[str, Any]
    data: Mapping[str, Any]
    _objects: dict[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def steps(self) -> list[Mapping[str, Any]]:
        """The steps in order."""
        return list(self.outcome["steps"])

    @property
    def players(self) -> Mapping[str, Mapping[str, Any]]:
        """The players' ends by name."""
        found: Mapping[str, Mapping[str, Any]] = self.outcome["players"]
        return found

    @property
    def objects(self) -> list[Mapping[str, Any]]:
        """The objects' ends."""
        return list(self.outcome["objects"])

    def is_player(self, name: str) -> bool:
        """Whether that is a player's name."""
        return name in self.players

    def thing(self, label: str) -> Mapping[str, Any] | None:
        """The object of that label, else the only one of that name; None when there is none."""
        for found in self.objects:
            if found["label"] == label:
                return found
        named = [found for found in self.objects if found["name"] == label]
        return named[0] if named else None

    def of_kind(self, kind: str) -> list[Mapping[str, Any]]:
        """The steps of that kind."""
        return [step for step in self.steps if step["kind"] == kind]

    def rule(self, cite: Cite) -> tuple[str, ...]:
        """The number of a rule in the era's document."""
        era = next((e for e in ERAS if e.id == self.data["rules"]["era"]), None)
        number = cite.number(era.document) if era is not None else None
        return (number,) if number else ()


Evaluator = Callable[[Question, Board], Finding]

_EVALUATORS: dict[str, Evaluator] = {}


def answers(*kinds: str) -> Callable[[Evaluator], Evaluator]:
    """Registers the evaluator of questions of these kinds."""

    def register(function: Evaluator) -> Evaluator:
        for kind in kinds:
            _EVALUATORS[kind] = function
        return function

    return register


def evaluator(kind: str) -> Evaluator | None:
    """The evaluator of questions of that kind."""
    from bot.answers import asked_damage, asked_players, asked_things  # noqa: F401

    return _EVALUATORS.get(kind)


def rules_of(steps: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
    """The rules of the last of these steps."""
    found = list(steps)
    return tuple(found[-1]["rules"]) if found else ()


def listed(names: Iterable[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    words = list(names)
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def counted(number: int, noun: str, many: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{number} {noun if number == 1 else many or noun + 's'}"
