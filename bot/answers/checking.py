"""Running case files (CONTRACT.md, section 5): each failure with what was expected and what came out."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from bot.answers.desk import Desk
from bot.values import dataclass
from rulesdb.printable import say


class BadCaseFile(ValueError):
    """A case file that can't be read: which, and what is wrong."""


@dataclass(frozen=True, slots=True)
class CaseResult:
    """One case's verdict: `failures` says, a line each, what was expected and what came out; empty when it passed."""

    file: str
    id: str
    failures: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.failures


def check_files(paths: Iterable[Path], desk: Desk) -> int:
    """Run case files, print each failure and the score of each file; 1 when a case fails, 2 when a file is none."""
    passed: dict[str, list[bool]] = {}
    try:
        for result in run_cases(paths, desk):
            passed.setdefault(result.file, []).append(result.passed)
            for failure in result.failures:
                say(f"{result.file} {result.id}: {failure}")
    except BadCaseFile as error:
        say(error, sys.stderr)
        return 2
    for name, verdicts in passed.items():
        say(f"{name}: {sum(verdicts)} of {len(verdicts)} cases pass")
    return 0 if all(all(v) for v in passed.values()) else 1


def run_cases(paths: Iterable[Path], desk: Desk) -> Iterator[CaseResult]:
    """Run every case of these files, in order.

    Raises `BadCaseFile` for a file that is no list of cases.
    """
    for path in paths:
        for case in load_cases(path):
            yield CaseResult(path.name, str(case["id"]), tuple(check_case(case, desk)))


def load_cases(path: Path) -> list[dict[str, Any]]:
    """The cases of one file. Raises `BadCaseFile`."""
    try:
        loaded = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise BadCaseFile(f"{path} can't be read as a case file: {error}") from error
    if not isinstance(loaded, list) or not all(
        isinstance(c, dict) and "id" in c and "scenario" in c for c in loaded
    ):
        raise BadCaseFile(f"{path} is no list of cases with `id` and `scenario`.")
    return loaded


def check_case(case: Mapping[str, Any], desk: Desk) -> Iterator[str]:
    """What is wrong with the result of one case."""
    result = desk.resolve(str(case["scenario"]), str(case.get("rules", "current"))).json
    yield from differences(case, result)


def differences(case: Mapping[str, Any], result: Mapping[str, Any]) -> Iterator[str]:
    """Where a result is not what a case expects."""
    expect = dict(case.get("expect") or {})
    outcomes: list[Mapping[str, Any]] = list(result["outcomes"])
    wanted = "illegal" if expect.pop("illegal", False) else expect.pop("status", "resolved")
    only_asked = "answers" in case and not case.get("expect") and not case.get("some")
    if result["status"] == "illegal" and only_asked:
        pass  # whether something may be done: the answer counts, not how it is filed
    elif result["status"] != wanted:
        why = (result.get("error") or {}).get("message") or result.get("unmodelled") or ""
        yield f"status: expected {wanted}, got {result['status']} ({why})"
        return
    for path, value in expect.items():
        for number, outcome in enumerate(outcomes, 1):
            got = look_up(outcome, path)
            if not _same(got, value):
                yield f"{path}: expected {value!r}, got {got!r} in outcome {number} of {len(outcomes)}"
                break
    for number, wish in enumerate(case.get("some") or (), 1):
        if not any(all(_same(look_up(o, p), v) for p, v in wish.items()) for o in outcomes):
            seen = [{p: look_up(o, p) for p in wish} for o in outcomes]
            yield f"some #{number}: expected an outcome with {wish}, got {seen}"
    if "outcomes" in case and len(outcomes) != case["outcomes"]:
        yield f"outcomes: expected {case['outcomes']}, got {len(outcomes)}"
    for words in [case["order"]] if case.get("order") else []:
        for number, outcome in enumerate(outcomes, 1):
            if not in_order(words, [s["text"] for s in outcome["steps"]]):
                yield f"order: {words} not in this order in outcome {number}"
                break
    cited = set(_cited(result))
    for rule in case.get("cites") or ():
        if str(rule) not in cited:
            yield f"cites: expected {rule}, got {', '.join(sorted(cited))}"
    if "answers" in case:
        got_answers = [a["value"] for a in result["answers"]]
        if not _same(got_answers, case["answers"]):
            yield f"answers: expected {case['answers']}, got {got_answers}"


def look_up(outcome: Mapping[str, Any], path: str) -> Any:
    """The value at a path: a player's or object's label, then a field (split at the last dot, or before `counters`)."""
    label, dot, counter = path.partition(".counters.")
    if dot:
        thing = _thing(outcome, label)
        return None if thing is None else thing["counters"].get(counter, 0)
    label, _, name = path.rpartition(".")
    players: Mapping[str, Any] = outcome["players"]
    if label in players:
        return players[label].get(name)
    thing = _thing(outcome, label)
    return None if thing is None else thing.get(name)


def _thing(outcome: Mapping[str, Any], label: str) -> Mapping[str, Any] | None:
    for thing in outcome["objects"]:
        if thing["label"] == label:
            found: Mapping[str, Any] = thing
            return found
    return None


def _same(got: Any, wanted: Any) -> bool:
    if isinstance(got, bool) != isinstance(wanted, bool):
        return False
    return bool(got == wanted)


def in_order(words: Iterable[str], texts: list[str]) -> bool:
    """Whether each of the words is a piece of some text, each later than the one before."""
    position = 0
    for piece in words:
        while position < len(texts) and piece.lower() not in texts[position].lower():
            position += 1
        if position == len(texts):
            return False
        position += 1
    return True


def _cited(result: Mapping[str, Any]) -> Iterator[str]:
    for answer in result["answers"]:
        yield from answer["rules"]
    yield from (result.get("error") or {}).get("rules", ())
    for outcome in result["outcomes"]:
        for part in (*outcome["choices"], *outcome["steps"]):
            yield from part["rules"]
