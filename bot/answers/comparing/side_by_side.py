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
from datetime import date
from itertools import pairwise
from typing import Any

from bot.answers.answer import Answer, Block, Citation, Line, Page, Tone
from bot.answers.comparing.eras import Playable, eras_for
from bot.answers.comparing.reasons import why_they_part
from bot.answers.comparing.steps import Parting, Played, parting_of
from bot.answers.contract_json import answer_json, choices_json, contract_json, end_json, error_json
from bot.answers.era_told import era_told
from bot.answers.numbers import Numbers
from bot.answers.playing import Asked, run
from bot.answers.reply import Reply
from bot.answers.resolution import Resolution, Status
from bot.answers.resolving import not_understood
from bot.answers.showing.ends import told_apart
from bot.answers.showing.explaining import answer_for
from bot.answers.showing.second_person import second_person
from bot.scenario.errors import NotUnderstood
from bot.scenario.naming.names import Names
from bot.scenario.reader import read
from bot.scenario.scenario import Scenario
from bot.values import asdict, dataclass

FORMAT = 1
_MOST_PAGES = 4  # of one era: a page shows one outcome


@dataclass(frozen=True, slots=True)
class _Era:
    """One era's part of a comparison: `found` is what `resolve` gives, None where the era is left out."""

    playable: Playable
    found: Resolution | None = None

    @property
    def status(self) -> str:
        return "left_out" if self.found is None else self.found.status.value


@dataclass(frozen=True, slots=True)
class _Part:
    """Where two eras part, and the numbers of the rules of both."""

    parting: Parting
    older: Resolution
    newer: Resolution

    @property
    def why(self) -> str:
        return why_they_part(self.parting)

    @property
    def steps(self) -> tuple[_PartingStep | None, _PartingStep | None]:
        """The first step that only the older has, and the first that only the newer has."""
        p = self.parting
        return (
            _parting_step(self.older, p.older_outcome, p.older_step),
            _parting_step(self.newer, p.newer_outcome, p.newer_step),
        )

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(rule for step in self.steps if step for rule in step.rules))


@dataclass(frozen=True, slots=True)
class _PartingStep:
    n: int
    text: str
    rules: tuple[str, ...]


def _parting_step(found: Resolution, outcome: int, number: int | None) -> _PartingStep | None:
    if number is None:
        return None
    step = found.outcomes[outcome].steps[number]
    return _PartingStep(number + 1, second_person(step.text), found.rules(step.cites))


def compare(scenario: str, names: Names, numbers: Numbers) -> Reply:
    """The story, read once, under every era, that among them which it says it was played in. Never raises for what a user can type."""
    told = era_told(scenario)
    scenario = scenario if told is None else told.scenario
    try:
        understood = read(scenario, names)
    except NotUnderstood as error:
        unread = not_understood(error, "every era")
        empty: dict[str, Any] = {"eras": [], "parts": [], "assumptions": []}
        error_part = contract_json(unread)["error"]
        json = {"format": FORMAT, "status": Status.NOT_UNDERSTOOD.value, **empty, "error": error_part}
        return Reply(answer_for(unread, numbers), json, 2)
    eras = [_play(understood, playable, numbers) for playable in eras_for(understood.script)]
    parts = list(_parts(eras))
    json = {
        "format": FORMAT,
        "status": "compared",
        "eras": [_era_json(e) for e in eras],
        "parts": [_part_json(p) for p in parts],
        "assumptions": list(_assumptions(eras)),
        "error": None,
    }
    return Reply(_answer(eras, parts, numbers), json, 0)


def _play(understood: Scenario, playable: Playable, numbers: Numbers) -> _Era:
    if playable.left_out is not None:
        return _Era(playable)
    return _Era(playable, run(understood, Asked(playable.era, playable.era.id, numbers)))


def _parts(eras: list[_Era]) -> Iterator[_Part]:
    """Where each two neighbours part, among the eras in which the story could be worked out."""
    told = [e.found for e in eras if e.found and e.found.status in (Status.RESOLVED, Status.ILLEGAL)]
    for older, newer in pairwise(told):
        parting = parting_of(_played(older), _played(newer))
        if parting is not None:
            yield _Part(parting, older, newer)


def _played(found: Resolution) -> Played:
    assert found.era is not None
    return Played(found.era, found.outcomes, found.status is Status.ILLEGAL)


# --- for programs ------------------------------------------------------------------------------------------------------


def _era_json(era: _Era) -> dict[str, Any]:
    rules = era.playable.era
    found = era.found
    return {
        "era": rules.id,
        "label": rules.label,
        "day": rules.day.isoformat() if rules.day is not None and rules.day.year < 9999 else None,
        "status": era.status,
        "why": era.playable.left_out or era.playable.because,
        "error": error_json(found.problem, found) if found and found.problem else None,
        "ends": [{"choices": choices_json(o, found), **end_json(o)} for o in found.outcomes] if found else [],
        "answers": [answer_json(a, found) for a in found.answers] if found else [],
        "unmodelled": [asdict(u) for u in found.unmodelled] if found else [],
    }


def _part_json(part: _Part) -> dict[str, Any]:
    older, newer = (asdict(step) | {"rules": list(step.rules)} if step else None for step in part.steps)
    return {
        "between": [part.parting.older.era.id, part.parting.newer.era.id],
        "step": {"older": older, "newer": newer},
        "why": part.why,
        "rules": list(part.rules),
    }


def _assumptions(eras: list[_Era]) -> tuple[str, ...]:
    return next((e.found.assumptions for e in reversed(eras) if e.found), ())


# --- for people --------------------------------------------------------------------------------------------------------


def _answer(eras: list[_Era], parts: list[_Part], numbers: Numbers) -> Answer:
    title = _title(eras, parts)
    blocks = [Block("Side by side", tuple(_side_by_side(eras)))]
    if parts:
        blocks.append(Block("Where they part", tuple(line for part in parts for line in _part_lines(part))))
    assumed = _assumptions(eras)
    if assumed:
        blocks.append(Block("Assumed", tuple(map(Line, assumed))))
    pages = [Page(title, tuple(blocks))]
    citations: dict[Citation, None] = {}
    for era in eras:
        if era.found is None:
            continue
        answer = answer_for(era.found, numbers)
        citations.update(dict.fromkeys(answer.citations))
        for page in answer.pages[:_MOST_PAGES]:
            kept = tuple(b for b in page.blocks if b.heading != "Assumed")
            pages.append(Page(f"{era.playable.era.label}: {page.title}", kept))
    return Answer(
        title, tuple(pages), Tone.ANSWER, tuple(citations), f"{_days(eras)} Not an official ruling."
    )


def _title(eras: list[_Era], parts: list[_Part]) -> str:
    played = [e for e in eras if e.found is not None]
    if parts or not all(e.status == "resolved" for e in played):
        return "Under every era"
    return "The same under every era" if len(played) == len(eras) else "The same wherever it can be played"


def _days(eras: list[_Era]) -> str:
    """Which day's rules stand for each era."""
    days = [e.playable.era.day or e.playable.era.first for e in eras]
    told = ["today" if day.year == date.max.year else day.isoformat() for day in days]
    return f"The rules of {', '.join(told[:-1])} and {told[-1]}."


def _side_by_side(eras: list[_Era]) -> Iterator[Line]:
    resolved = (e.found if e.status == "resolved" else None for e in eras)
    ends = told_apart([found.outcomes if found else () for found in resolved])
    for era, told in zip(eras, ends, strict=True):
        label = era.playable.era.label
        if era.playable.because:
            label += f" ({era.playable.because})"
        found = era.found
        if found is None:
            yield Line(f"{label}: left out, {era.playable.left_out}.")
        elif found.problem is not None:
            yield Line(f"{label}: not legal. {found.problem.message}", found.rules(found.problem.cites))
        elif found.status is Status.UNSUPPORTED:
            words = ", ".join(u.card for u in found.unmodelled) or "this story"
            yield Line(f"{label}: not worked out, as what is not modelled could matter ({words}).")
        else:
            asked = " ".join(f"{a.question} {a.text}" for a in found.answers)
            yield Line(f"{label}: {told}{' ' + asked if asked else ''}")


def _part_lines(part: _Part) -> Iterator[Line]:
    older, newer = part.parting.older.era.label, part.parting.newer.era.label
    yield Line(f"{older} and {_within(newer)}: {part.why}", part.rules)
    for label, step in zip((older, newer), part.steps, strict=True):
        if step is not None:
            yield Line(f"First only in the {_within(label)}: {step.text}", step.rules)


def _within(label: str) -> str:
    return label[:1].lower() + label[1:]
