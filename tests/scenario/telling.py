"""Stories told with the cards of the starter index."""

from __future__ import annotations

from functools import cache

from bot.engine.told.script import Action
from bot.engine.told.setup import ObjectSetup
from bot.scenario.errors import NotUnderstood
from bot.scenario.naming.index_names import IndexNames
from bot.scenario.reader import read
from bot.scenario.scenario import Scenario
from rulesdb.index import Index
from rulesdb.starter_index import starter_path


@cache
def names() -> IndexNames:
    """The starter's cards."""
    return IndexNames(Index(starter_path()).cards)


def tell(text: str) -> Scenario:
    """The story as it is read."""
    return read(text, names())


def deeds(text: str) -> tuple[Action, ...]:
    """What is done in the story, answers to choices among it."""
    return tell(text).script.actions


def things(text: str) -> dict[str, ObjectSetup]:
    """What there is as the story begins, by label."""
    return {thing.label: thing for thing in tell(text).script.setup.objects}


def held(text: str) -> list[tuple[str, str, str]]:
    """(label, controller, zone) of everything there is."""
    return [(t.label, t.controller, t.zone) for t in tell(text).script.setup.objects]


def refusal(text: str) -> NotUnderstood:
    """The error that a story ends in."""
    try:
        tell(text)
    except NotUnderstood as error:
        return error
    raise AssertionError("the story was read")
