"""One scenario under the rules of every era, side by side: what comes of it, and where and why the eras part.

The JSON of a comparison is `{"format": 1, "status", "eras": [{"era", "label", "day", "status", "why", "error", "ends",
"answers", "unmodelled"}], "parts": [{"between", "step", "why", "rules"}], "assumptions", "error"}`:

- `status` is `compared`, or `not_understood` with the `error` of `resolve` and no eras;
- an era's `status` is one of `resolve`, or `left_out` with `why`: something of the story did not exist yet; `day` is the day
  inside the era whose rules were used (null: any); `ends` are its outcomes without their steps;
- `parts` has an entry for each two eras next to one another that come to different ends: `between` their ids, the older
  first; `step` is `{"older", "newer"}`, each `{"n", "text", "rules"}` of the first step that the other's outcome lacks, or
  null; `why` the difference between the rules in words; `rules` those that these steps cite.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from typing import Any

from bot.answers.answer import Answer, Block, Citation, Line, Page, Tone
from bot.answers.comparing_ends import told_apart
from bot.answers.comparing_eras import Playable, eras_for
from bot.answers.comparing_reasons import why_they_part
from bot.answers.comparing_steps import Parting, Played, parting_of
from bot.answers.explaining import answer_for
from bot.answers.numbers import Numbers
from bot.answers.reply import Reply
from bot.answers.result_json import not_understood_json, result_json
from bot.answers.second_person import second_person
from bot.engine.log.step import Step
from bot.engine.run import resolve as play
from bot.scenario.errors import NotUnderstood
from bot.scenario.names import Names
from bot.scenario.reader import read
from bot.scenario.scenario import Scenario

FORMAT = 1
_MOST_PAGES = 4  # of one era: a page shows one outcome


@dataclass(frozen=True, slots=True)
class _Era:
    """One era's part of a comparison: `data` is its result as `resolve` gives it, None where the era is left out."""

    playable: Playable
    data: dict[str, Any] | None = None
    played: Played | None = None

    @property
    def status(self) -> str:
        return "left_out" if self.data is None else str(self.data["status"])


def compare(scenario: str, names: Names, numbers: Numbers) -> Reply:
    """The story, read once, under every era. Never raises for what a user can type."""
    try:
        understood = read(scenario, names)
    except NotUnderstood as error:
        data = not_understood_json(
            error.message,
            "every era",
            line=error.line,
            column=error.column,
            span=error.span,
            suggestions=error.suggestions,
            text=scenario,
            understood=error.understood,
        )
        empty: dict[str, Any] = {"eras": [], "parts": [], "assumptions": []}
        json = {"format": FORMAT, "status": "not_understood", **empty, "error": data["error"]}
        return Reply(answer_for(data, numbers), json, 2)
    eras = [_play(understood, playable, numbers) for playable in eras_for(understood.script)]
    partings = list(_partings(eras))
    parts = [_part_json(p, numbers) for p in partings]
    json = {
        "format": FORMAT,
        "status": "compared",
        "eras": [_era_json(e) for e in eras],
        "parts": parts,
        "assumptions": _assumptions(eras),
        "error": None,
    }
    return Reply(_answer(eras, parts, numbers), json, 0)


def _play(understood: Scenario, playable: Playable, numbers: Numbers) -> _Era:
    if playable.left_out is not None:
        return _Era(playable)
    era = playable.era
    result = play(understood.script, era)
    data = result_json(understood, result, era, era.id, numbers)
    if understood.questions:
        from bot.answers.questions import answer

        data["answers"] = [answer(question, data) for question in understood.questions]
    legal = tuple(o for o in result.outcomes if o.illegal is None)
    return _Era(playable, data, Played(era, legal or result.outcomes, not legal))


def _partings(eras: list[_Era]) -> Iterator[Parting]:
    """Where each two neighbours part, among the eras in which the story could be worked out."""
    told = [e.played for e in eras if e.played is not None and e.status in ("resolved", "illegal")]
    for older, newer in pairwise(told):
        found = parting_of(older, newer)
        if found is not None:
            yield found


# --- for programs ------------------------------------------------------------------------------------------------------


def _era_json(era: _Era) -> dict[str, Any]:
    rules = era.playable.era
    data = era.data
    return {
        "era": rules.id,
        "label": rules.label,
        "day": rules.day.isoformat() if rules.day is not None and rules.day.year < 9999 else None,
        "status": era.status,
        "why": era.playable.left_out or era.playable.because,
        "error": data["error"] if data else None,
        "ends": [{k: o[k] for k in ("choices", "players", "objects")} for o in data["outcomes"]]
        if data
        else [],
        "answers": data["answers"] if data else [],
        "unmodelled": data["unmodelled"] if data else [],
    }


def _part_json(parting: Parting, numbers: Numbers) -> dict[str, Any]:
    older = _step_json(parting.older, parting.older_outcome, parting.older_step, numbers)
    newer = _step_json(parting.newer, parting.newer_outcome, parting.newer_step, numbers)
    rules = dict.fromkeys(r for step in (older, newer) if step for r in step["rules"])
    return {
        "between": [parting.older.era.id, parting.newer.era.id],
        "step": {"older": older, "newer": newer},
        "why": why_they_part(parting),
        "rules": list(rules),
    }


def _step_json(played: Played, outcome: int, number: int | None, numbers: Numbers) -> dict[str, Any] | None:
    if number is None:
        return None
    step: Step = played.outcomes[outcome].steps[number]
    return {"n": number + 1, "text": second_person(step.text), "rules": numbers.of(step.cites, played.era)}


def _assumptions(eras: list[_Era]) -> list[str]:
    return list(next((e.data["assumptions"] for e in reversed(eras) if e.data), []))


# --- for people --------------------------------------------------------------------------------------------------------


def _answer(eras: list[_Era], parts: list[dict[str, Any]], numbers: Numbers) -> Answer:
    lines = tuple(_side_by_side(eras))
    title = _title(eras, parts)
    blocks = [Block("Side by side", lines)]
    if parts:
        blocks.append(
            Block("Where they part", tuple(line for part in parts for line in _part_lines(eras, part)))
        )
    assumed = _assumptions(eras)
    if assumed:
        blocks.append(Block("Assumed", tuple(Line(a) for a in assumed)))
    pages = [Page(title, tuple(blocks))]
    citations: dict[Citation, None] = {}
    for era in eras:
        if era.data is None:
            continue
        answer = answer_for(era.data, numbers)
        citations.update(dict.fromkeys(answer.citations))
        for page in answer.pages[:_MOST_PAGES]:
            kept = tuple(b for b in page.blocks if b.heading != "Assumed")
            pages.append(Page(f"{era.playable.era.label}: {page.title}", kept))
    return Answer(
        title, tuple(pages), Tone.ANSWER, tuple(citations), f"{_days(eras)} Not an official ruling."
    )


def _title(eras: list[_Era], parts: list[dict[str, Any]]) -> str:
    played = [e for e in eras if e.data is not None]
    if parts or not all(e.status == "resolved" for e in played):
        return "Under every era"
    return "The same under every era" if len(played) == len(eras) else "The same wherever it can be played"


def _days(eras: list[_Era]) -> str:
    """Which day's rules stand for each era."""
    days = [e.playable.era.day or e.playable.era.first for e in eras]
    told = ["today" if day.year == date.max.year else day.isoformat() for day in days]
    return f"The rules of {', '.join(told[:-1])} and {told[-1]}."


def _side_by_side(eras: list[_Era]) -> Iterator[Line]:
    ends = told_apart([e.data["outcomes"] if e.data and e.status == "resolved" else [] for e in eras])
    for era, told in zip(eras, ends, strict=True):
        label = era.playable.era.label
        if era.playable.because:
            label += f" ({era.playable.because})"
        data = era.data
        if data is None:
            yield Line(f"{label}: left out, {era.playable.left_out}.")
        elif era.status == "illegal":
            yield Line(f"{label}: not legal. {data['error']['message']}", tuple(data["error"]["rules"]))
        elif era.status == "unsupported":
            words = ", ".join(u["card"] for u in data["unmodelled"]) or "this story"
            yield Line(f"{label}: not worked out, as what is not modelled could matter ({words}).")
        else:
            asked = " ".join(f"{a['question']} {a['text']}" for a in data["answers"])
            yield Line(f"{label}: {told}{' ' + asked if asked else ''}")


def _part_lines(eras: list[_Era], part: dict[str, Any]) -> Iterator[Line]:
    labels = {e.playable.era.id: e.playable.era.label for e in eras}
    older, newer = (labels[i] for i in part["between"])
    yield Line(f"{older} and {_within(newer)}: {part['why']}", tuple(part["rules"]))
    for label, step in ((older, part["step"]["older"]), (newer, part["step"]["newer"])):
        if step is not None:
            yield Line(f"First only in the {_within(label)}: {step['text']}", tuple(step["rules"]))


def _within(label: str) -> str:
    return label[:1].lower() + label[1:]
