"""From a scenario's text to its ordered outcome: read it, run it, say it.

`resolve` and `compare` never raise for what a user can type: what can't be read, done or modelled is an answer too.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.answers.explaining import answer_for
from bot.answers.numbers import IndexNumbers, Numbers
from bot.answers.reply import Reply
from bot.answers.result_json import not_understood_json, result_json
from bot.engine.eras import Era, UnknownEra, era_for
from bot.engine.outcome import Result
from bot.scenario.errors import NotUnderstood
from bot.scenario.index_names import IndexNames
from bot.scenario.names import Names
from bot.scenario.reader import read
from bot.scenario.scenario import Scenario
from rulesdb.index import Index

_STATUS = {"resolved": 0, "illegal": 1, "unsupported": 1, "not_understood": 2}


def resolve(scenario: str, rules: str, index: Index) -> Reply:
    """The ordered outcome of a scenario under the rules of a year, date or era, with the cards and rules of an index."""
    names, numbers = names_of(index), numbers_of(index)
    data = resolve_json(scenario, rules, names, numbers)
    return Reply(answer_for(data, numbers), public(data), _STATUS[data["status"]])


@lru_cache(maxsize=2)
def names_of(index: Index) -> IndexNames:
    """The card names of an index, kept while it is in use."""
    return IndexNames(index.cards)


@lru_cache(maxsize=2)
def numbers_of(index: Index) -> Numbers:
    """The rule numbers of an index."""
    return IndexNumbers(index)


def resolve_json(scenario: str, rules: str, names: Names, numbers: Numbers) -> dict[str, Any]:
    """The contract's result object; its steps carry `subject`, `object`, `amount` and `combat` besides (see `public`)."""
    try:
        era = era_for(rules)
    except UnknownEra as error:
        return not_understood_json(str(error), rules, text=rules)
    try:
        understood = read(scenario, names)
    except NotUnderstood as error:
        return not_understood_json(
            error.message,
            rules,
            era=era,
            line=error.line,
            column=error.column,
            span=error.span,
            suggestions=error.suggestions,
            text=scenario,
            understood=error.understood,
        )
    return run(understood, era, rules, numbers)


def run(understood: Scenario, era: Era, asked: str, numbers: Numbers) -> dict[str, Any]:
    """The result of a scenario that was read."""
    from bot.engine.run import resolve as play

    result: Result = play(understood.script, era)
    data = result_json(understood, result, era, asked, numbers)
    if understood.questions:
        from bot.answers.questions import answer

        data["answers"] = [answer(question, data) for question in understood.questions]
    return data


def public(data: dict[str, Any]) -> dict[str, Any]:
    """The result as the contract shows it: steps without what only questions look at."""
    shown = dict(data)
    shown["outcomes"] = [
        {
            **outcome,
            "steps": [{k: s[k] for k in ("n", "kind", "text", "rules")} for s in outcome["steps"]],
        }
        for outcome in data["outcomes"]
    ]
    return {k: v for k, v in shown.items() if not k.startswith("_")}
