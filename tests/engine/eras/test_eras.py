"""Eras as objects: what each answers on each of its days, and that nobody else asks which era it is."""

from __future__ import annotations

import ast
import re
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest

from bot.engine.eras import CURRENT, DOMINARIA, ERAS, FIFTH, M10, SIXTH, Era, era_for, last_day_of
from bot.engine.permanents.uniqueness import Uniqueness

_BOT = Path(__file__).resolve().parents[3] / "bot"
_ENGINE = [p for p in sorted((_BOT / "engine").rglob("*.py")) if "eras" not in p.parts]


def test_every_day_since_1997_belongs_to_the_era_in_force() -> None:
    for older, newer in pairwise(ERAS):
        assert last_day_of(older) < newer.first
        assert era_for(last_day_of(older).isoformat()).id == older.id
        assert era_for(newer.first.isoformat()).id == newer.id
    assert last_day_of(CURRENT) == date.max


@pytest.mark.parametrize("era", ERAS, ids=lambda e: e.id)
def test_an_era_is_asked_for_by_its_id_and_keeps_a_day_that_was_asked_for(era: Era) -> None:
    assert era_for(era.id).id == era.id
    day = last_day_of(era) if era is not CURRENT else date(2025, 1, 1)
    asked = era_for(day.isoformat())
    assert (asked.on, asked.id, asked.timing) == (day, era.id, era.timing)


def test_eras_of_one_kind_and_day_are_equal_and_others_are_not() -> None:
    assert era_for("2003") == era_for("2003-12-31")
    assert len({hash(e) for e in (era_for("2003"), era_for("2003-12-31"))}) == 1
    assert era_for("2003") != era_for("2004")
    assert len(set(ERAS)) == 5


def _on(day: str) -> Era:
    return era_for(day)


def test_what_changed_within_an_era_changed_on_its_day() -> None:
    walls = [_on(d).walls_stay_home for d in ("1998", "2004-09-30", "2004-10-01", "2010", "2025")]
    assert walls == [True, True, False, False, False]
    annul = [_on(d).counters_annul for d in ("1998", "2006-09-30", "2006-10-01", "2015")]
    assert annul == [False, False, True, True]
    walkers = [_on(d).has_planeswalkers for d in ("1998", "2007-09-30", "2007-10-01", "2012")]
    assert walkers == [False, False, True, True]
    battles = [_on(d).has_battles for d in ("2008", "2016", "2023-03-31", "2023-04-01", "2025")]
    assert battles == [False, False, False, True, True]
    excess = [_on(d).counts_excess for d in ("2008", "2016", "2020-03-31", "2020-04-01", "2025")]
    assert excess == [False, False, False, True, True]


def test_the_legend_rule_had_three_forms() -> None:
    first, all_, each = Uniqueness.FIRST_STAYS, Uniqueness.ALL_GO, Uniqueness.EACH_KEEPS_ONE
    days = ("1998", "2004-09-30", "2004-10-01", "2013-07-12", "2013-07-13", "2018", "2025")
    assert [_on(d).legends for d in days] == [first, first, all_, all_, each, each, each]
    assert [_on(d).planeswalkers for d in ("2008", "2013-07-12", "2013-07-13", "2017-09-28")] == [
        all_,
        all_,
        each,
        each,
    ]
    assert {_on(d).planeswalkers for d in ("2017-09-29", "2018", "2025")} == {Uniqueness.NO_RULE}


def test_each_timing_is_one_object_and_eras_of_one_timing_share_it() -> None:
    assert CURRENT.timing is DOMINARIA.timing is M10.timing
    assert CURRENT.timing.deals_at_once
    assert SIXTH.timing.stacks_combat_damage
    assert not SIXTH.timing.deals_at_once
    assert FIFTH.timing.has_prevention_step
    assert not FIFTH.timing.stacks_combat_damage


@pytest.mark.parametrize("path", _ENGINE, ids=lambda p: str(p.relative_to(_BOT)))
def test_the_engine_never_asks_which_era_or_day_it_is(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.search(r"\bera\.(id|on|day|first|document)\b", source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            assert node.module != "datetime"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id != "isinstance" or "Era" not in {
                a.id for a in ast.walk(node) if isinstance(a, ast.Name)
            }


def test_only_the_games_start_and_what_is_around_it_knows_the_eras() -> None:
    """An import for types alone does not count."""
    knowing = set()
    for path in _ENGINE:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        typing = {
            id(inner)
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
            for inner in ast.walk(node)
        }
        for node in ast.walk(tree):
            eras = isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot.engine.eras")
            if eras and id(node) not in typing:
                knowing.add(path.name)
    assert knowing == {"run.py", "start.py"}
