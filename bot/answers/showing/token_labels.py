"""Tokens made one after another: once there are several of a name, the first is told apart from the others, too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bot.answers.resolution import Answered, Resolution
from bot.engine.log.things import TokenCreated
from bot.engine.outcome import Outcome
from bot.values import fields, is_dataclass, replace


def told_apart(found: Resolution) -> Resolution:
    """The resolution with `Zombie`, made before `Zombie #2`, as `Zombie #1` wherever it is spoken of."""
    labels = [dict(_firsts(outcome)) for outcome in found.outcomes]
    if not any(labels):
        return found
    outcomes = tuple(
        _renamed(outcome, several) if several else outcome
        for outcome, several in zip(found.outcomes, labels, strict=True)
    )
    everywhere = {name: label for several in labels for name, label in several.items()}
    answers = tuple(_answer(answered, everywhere) for answered in found.answers)
    return replace(found, outcomes=outcomes, answers=answers)


def _firsts(outcome: Outcome) -> Iterator[tuple[str, str]]:
    made = {step.token for step in outcome.of(TokenCreated)}
    for label in made:
        if f"{label} #2" in made:
            yield label, f"{label} #1"


def _renamed(outcome: Outcome, labels: Mapping[str, str]) -> Outcome:
    choices = tuple(replace(choice, text=_text(choice.text, labels)) for choice in outcome.choices)
    steps = tuple(_value(step, labels) for step in outcome.steps)
    things = (
        replace(
            thing,
            label=labels.get(thing.label, thing.label),
            attached_to=labels.get(thing.attached_to or "", thing.attached_to),
        )
        for thing in outcome.objects
    )
    return replace(outcome, choices=choices, steps=steps, objects=tuple(things))


def _value(value: Any, labels: Mapping[str, str]) -> Any:
    """A step, or a part of one, with other labels; what is no label stays as it is."""
    if isinstance(value, str):
        return labels.get(value, value)
    if isinstance(value, tuple):
        return tuple(_value(one, labels) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        changed = {f.name: _value(getattr(value, f.name), labels) for f in fields(value)}
        return replace(value, **changed)
    return value


def _answer(answered: Answered, labels: Mapping[str, str]) -> Answered:
    cases = tuple(replace(case, when=_text(case.when, labels)) for case in answered.cases)
    value = labels.get(answered.value, answered.value) if isinstance(answered.value, str) else answered.value
    return replace(answered, text=_text(answered.text, labels), value=value, cases=cases)


def _text(text: str, labels: Mapping[str, str]) -> str:
    for name, label in labels.items():
        text = re.sub(rf"\b{re.escape(name)}\b(?! #\d)", label, text)
    return text
