"""The result object of the contract (section 3): written last, from what came of a scenario."""

from __future__ import annotations

from typing import Any

from bot.answers.resolution import Answered, Place, Problem, Resolution
from bot.answers.showing.second_person import chosen, second_person
from bot.engine.outcome import ObjectEnd, Outcome, PlayerEnd
from bot.values import asdict, fields

FORMAT = 1


def contract_json(resolution: Resolution) -> dict[str, Any]:
    """The whole object."""
    era = resolution.era
    data: dict[str, Any] = {
        "format": FORMAT,
        "rules": {
            "era": era.id if era else None,
            "asked": resolution.asked,
            "label": era.label if era else None,
        },
        "status": resolution.status.value,
        "answers": [answer_json(a, resolution) for a in resolution.answers],
        "outcomes": [outcome_json(o, resolution) for o in resolution.outcomes],
        "reading": list(resolution.reading),
        "skipped": list(resolution.skipped),
        "assumptions": list(resolution.assumptions),
        "related": [{"kind": r.kind, _NAMED[r.kind]: r.name} for r in resolution.related],
        "unmodelled": [asdict(u) for u in resolution.unmodelled],
        "error": error_json(resolution.problem, resolution) if resolution.problem else None,
    }
    if resolution.truncated:
        data["truncated"] = True
    if resolution.loop:
        data["loop"] = True
    return data


_NAMED = {"rule": "number", "card": "name"}


def answer_json(answered: Answered, resolution: Resolution) -> dict[str, Any]:
    """One answer; `cases` only where it depends."""
    data: dict[str, Any] = {
        "question": answered.question,
        "text": answered.text,
        "value": answered.value,
        "rules": list(resolution.rules(answered.cites)),
    }
    if answered.cases:
        data["cases"] = [
            {"value": c.value, "when": c.when, "outcomes": list(c.outcomes)} for c in answered.cases
        ]
    return data


def error_json(problem: Problem, resolution: Resolution) -> dict[str, Any]:
    """What is wrong: with its place, where it was not understood, else with the rules that it breaks."""
    place: Place | None = problem.place
    where = {"line": place.line, "column": place.column, "span": list(place.span)} if place else None
    return {
        "message": problem.message,
        **(where or {"rules": list(resolution.rules(problem.cites))}),
        "suggestions": list(problem.suggestions),
    }


def outcome_json(outcome: Outcome, resolution: Resolution) -> dict[str, Any]:
    """One outcome: the choices that lead to it, its steps, and what is there at the end."""
    return {
        "choices": choices_json(outcome, resolution),
        "steps": [
            {
                "n": n,
                "kind": s.kind,
                "text": second_person(s.text),
                "rules": list(resolution.rules(s.cites)),
            }
            for n, s in enumerate(outcome.steps, 1)
        ],
        **end_json(outcome),
    }


def choices_json(outcome: Outcome, resolution: Resolution) -> list[dict[str, Any]]:
    """The choices that lead to an outcome."""
    return [
        {"player": c.player, "text": chosen(c.player, c.text), "rules": list(resolution.rules(c.cites))}
        for c in outcome.choices
    ]


def end_json(outcome: Outcome) -> dict[str, Any]:
    """The players and objects at the end."""
    return {
        "players": {name: _player_json(p) for name, p in outcome.players.items()},
        "objects": [_object_json(o) for o in outcome.objects],
    }


def _player_json(player: PlayerEnd) -> dict[str, Any]:
    """The contract's fields; counters of other kinds than poison where there are any."""
    told = {f.name: getattr(player, f.name) for f in fields(player) if f.name != "hand"}
    counters = told.pop("counters")
    return {**told, "counters": dict(counters)} if counters else told


def _object_json(thing: ObjectEnd) -> dict[str, Any]:
    """The contract's fields; what it is besides its card types is for questions alone."""
    told = {f.name: _plain(getattr(thing, f.name)) for f in fields(thing) if f.name != "qualities"}
    if not thing.phased_out:
        del told["phased_out"]
    return told


def _plain(value: Any) -> Any:
    """A field as JSON has it."""
    if isinstance(value, tuple):
        return list(value)
    return dict(value) if isinstance(value, dict) else value
