"""Of each family that the engine evaluates, every member is told apart there: a new one is a red test, not an error in a game."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.abilities
import bot.engine.evaluate
from bot.abilities.amounts import Amount
from bot.abilities.conditions import Condition
from bot.abilities.filters import Quality
from bot.abilities.who import Who
from bot.engine.evaluate.amounts import WORTH

for _module in pkgutil.walk_packages(bot.abilities.__path__, "bot.abilities."):
    importlib.import_module(_module.name)


def members(family: type) -> Iterator[type]:
    """The members that an ability may hold; the grammar's own, which binding replaces, are none of them."""
    for kind in family.__subclasses__():
        if kind.__module__.startswith("bot.abilities."):
            yield kind
        yield from members(kind)


def told_apart() -> set[str]:
    """The classes that patterns and `isinstance` of the room name."""
    found: set[str] = set()
    for path in Path(bot.engine.evaluate.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.MatchClass(cls=ast.Name(id=name)):
                    found.add(name)
                case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
                    found |= {part.id for part in ast.walk(kinds) if isinstance(part, ast.Name)}
    return found


def test_every_kind_of_amount_has_a_worth() -> None:
    assert {*members(Amount)} <= {*WORTH}


@pytest.mark.parametrize("family", [Who, Condition, Quality])
def test_every_member_of_a_family_is_evaluated(family: type) -> None:
    assert {kind.__name__ for kind in members(family)} <= told_apart()
