"""Answers to the questions that a story asks, from the outcomes: yes, no, a number, a name, or what it depends on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.answers.asked import Board, Finding, Value, evaluator, listed
from bot.answers.second_person import second_person
from bot.scenario.questions import Question

_ABOUT_LEGALITY = frozenset({"legal", "works", "must"})


def answer(question: Question, data: Mapping[str, Any]) -> dict[str, Any]:
    """The contract's answer object for one question about a result object.

    `value` is the same in every outcome or `"depends"`; `rules` are those of the step that decides it. `data` is the
    result object with `subject`, `object`, `amount` and `combat` in its steps. Never raises for a known kind of question.
    """
    if question.kind in _ABOUT_LEGALITY:
        return _said(question, _legality(question, data))
    if data["status"] == "unsupported":
        names = listed(dict.fromkeys(u["card"] for u in data["unmodelled"])) or "a part of it"
        return _said(question, Finding("depends", f"It can't be told: {names} is not fully modelled."))
    if question.kind == "happens":
        return _said(question, _what_happens(data), raw=True)
    evaluate = evaluator(question.kind)
    if evaluate is None or not data["outcomes"]:
        words = data["error"]["message"] if data["error"] else "It can't be told from what happens."
        return _said(question, Finding("depends", words))
    findings = [evaluate(question, Board(outcome, data)) for outcome in data["outcomes"]]
    if question.kind == "tramples" or (question.kind == "damageto" and not question.to):
        return _said(question, _at_most(findings), raw=True)
    if all(f.value == findings[0].value and type(f.value) is type(findings[0].value) for f in findings):
        found = findings[0]
        text = _sentence(found)
        if data["status"] == "illegal":
            text += f" But the story stops there: {data['error']['message']}"
        return _said(question, Finding(found.value, text, found.rules), raw=True)
    return _said(question, _depends(findings, data["outcomes"]))


def _at_most(findings: Sequence[Finding]) -> Finding:
    """How much can trample over or go through: the most that the assignment of damage allows."""
    most = max(findings, key=lambda found: int(found.value))
    if all(found.value == most.value for found in findings):
        return Finding(most.value, _sentence(most), most.rules)
    return Finding(most.value, f"Up to {_sentence(most)}", most.rules)


def _said(question: Question, found: Finding, raw: bool = False) -> dict[str, Any]:
    text = found.why if raw or found.value == "depends" else _sentence(found)
    return {
        "question": question.text,
        "text": second_person(text),
        "value": found.value,
        "rules": list(found.rules),
    }


def _sentence(found: Finding) -> str:
    """`Yes: ...`, `No: ...`, `17: ...`, a name and why."""
    why = found.why.strip()
    match found.value:
        case True:
            head = "Yes"
        case False:
            head = "No"
        case _:
            head = str(found.value)[:1].upper() + str(found.value)[1:]
    if not why or why.rstrip(".") == head:
        return f"{head}."
    return f"{head}: {why}"


def _depends(findings: Sequence[Finding], outcomes: Sequence[Mapping[str, Any]]) -> Finding:
    """What the answer depends on: the choices that lead to each value."""
    parts: list[str] = []
    rules: dict[str, None] = {}
    values: dict[Value, list[str]] = {}
    for found, outcome in zip(findings, outcomes, strict=True):
        rules.update(dict.fromkeys(found.rules))
        choices = listed(f"{c['player']} {c['text']}" for c in outcome["choices"])
        values.setdefault(_key(found.value), []).append(choices)
        for choice in outcome["choices"]:
            rules.update(dict.fromkeys(choice["rules"]))
    for value, ways in values.items():
        word = {"True": "yes", "False": "no"}.get(str(value), str(value))
        told = [way for way in dict.fromkeys(ways) if way]
        shown = "; or ".join(told[:3]) + (f"; or in {len(told) - 3} other ways" if len(told) > 3 else "")
        parts.append(f"{word} if {shown}" if shown else f"{word} otherwise")
    return Finding("depends", "It depends: " + "; ".join(parts) + ".", tuple(rules))


def _key(value: Value) -> Value:
    """True and 1 apart."""
    return str(value) if isinstance(value, bool) else value


def _legality(question: Question, data: Mapping[str, Any]) -> Finding:
    """Whether everything told can be done. `Is that illegal?` asks the other way round."""
    error = data["error"]
    if data["status"] == "unsupported":
        names = listed(dict.fromkeys(u["card"] for u in data["unmodelled"])) or "a part of it"
        return Finding("depends", f"It can't be told: {names} is not fully modelled.")
    illegal = data["status"] == "illegal"
    if question.kind == "must":
        forced = illegal and any(word in error["message"].lower() for word in ("has to", "must", "if able"))
        if forced:
            return Finding(True, error["message"], tuple(error["rules"]))
        return Finding(
            False,
            error["message"] if illegal else "What was told is legal.",
            tuple(error["rules"]) if illegal else (),
        )
    if illegal:
        value = question.negative
        hints = error.get("suggestions") or ()
        words = error["message"] + (f" Legal would be: {hints[0]}" if hints else "")
        return Finding(value, words, tuple(error["rules"]))
    if question.kind == "works":
        failed = [s for o in data["outcomes"] for s in o["steps"] if s["kind"] == "counter"]
        if failed:
            return Finding(False, failed[-1]["text"], tuple(failed[-1]["rules"]))
    rules: tuple[str, ...] = ()
    for outcome in data["outcomes"][:1]:
        deeds = [s for s in outcome["steps"] if s["kind"] in ("attack", "block", "cast", "activate")]
        rules = tuple(deeds[-1]["rules"]) if deeds else ()
    return Finding(not question.negative, "it is legal.", rules)


_TELLING = frozenset(
    {
        "damage",
        "die",
        "exile",
        "lose",
        "life",
        "counters",
        "regenerate",
        "prevent",
        "redirect",
        "counter",
        "token",
    }
)


def _what_happens(data: Mapping[str, Any]) -> Finding:
    """What is worth telling of the only outcome, or how many outcomes there are and why."""
    if data["status"] == "illegal":
        return Finding(False, data["error"]["message"], tuple(data["error"]["rules"]))
    outcomes = data["outcomes"]
    if not outcomes:
        return Finding("depends", "Nothing happens.")
    if len(outcomes) > 1:
        choosers = listed(dict.fromkeys(c["player"] for o in outcomes for c in o["choices"]))
        return Finding(
            "depends",
            f"It depends on what {choosers or 'the players'} chooses: there are {len(outcomes)} outcomes.",
        )
    steps = [s for s in outcomes[0]["steps"] if s["kind"] in _TELLING]
    totals = listed(f"{name} is at {end['life']} life" for name, end in outcomes[0]["players"].items())
    words = " ".join(s["text"] for s in steps[-6:])
    return Finding(True, f"{words} {totals}.".strip(), tuple(steps[-1]["rules"]) if steps else ())
