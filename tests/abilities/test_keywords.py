"""The table of keyword abilities: every keyword of the rules stands in it, and what it says of each holds in play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.abilities.ability import Keyword, Static
from bot.abilities.amounts import Number
from bot.abilities.changes import Gains
from bot.abilities.costs import Mana
from bot.abilities.filters import Filter, OfType
from bot.abilities.keywords import KEYWORDS, Acted, Kind, Takes, each_works, named, rule_of, written
from bot.abilities.statics import Changes
from bot.abilities.who import Each
from bot.cards.reading import keywords_of
from bot.engine.citations import Cite
from bot.engine.outcome import Outcome
from bot.engine.told.script import Attack, Block
from tests.engine.board import creature, enchantment, lives, on_board, only, play

_RULES = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "cr" / "2026-01-16.txt"


def test_every_keyword_ability_of_the_rules_stands_in_the_table_under_its_number() -> None:
    if not _RULES.exists():
        pytest.skip("the rules (../shared/data/cr) are not beside the repository")
    headings = re.findall(r"^(702\.\d+)\. (.+?)\r?$", _RULES.read_text(encoding="utf-8-sig"), re.MULTILINE)
    for number, heading in headings[1:]:
        for name in heading.lower().replace("∞ (infinity)", "∞").split(" and "):
            assert KEYWORDS[name].rule == number
    assert {row.rule for row in KEYWORDS.values() if row.rule} == {number for number, _ in headings[1:]}


def test_a_citation_with_a_keywords_name_has_the_keywords_number() -> None:
    for cite in Cite:
        row, number = KEYWORDS.get(cite.key.partition(".")[0]), cite.number("current")
        if row is not None and number is not None and number.startswith("702."):
            assert number.rstrip("abcdefghijklmnop") == row.rule


def test_every_keyword_that_triggers_here_cites_its_rule() -> None:
    keys = {cite.key for cite in Cite}
    acting = (row for row in KEYWORDS.values() if row.acted is Acted.YES and Kind.TRIGGERED in row.kind)
    assert [row.name for row in acting if row.rule and row.name not in keys] == []


def test_what_is_written_after_a_keyword_is_read_with_it() -> None:
    assert keywords_of("firebending 2") == (Keyword("firebending", Number(2)),)
    assert keywords_of("job select") == (Keyword("job select"),)
    assert keywords_of("impending 4—{2}") == (Keyword("impending", Number(4), cost=(Mana("{2}"),)),)
    assert keywords_of("totem armor") == (Keyword("umbra armor"),)
    for name in written(Takes.NUMBER):
        assert keywords_of(f"{name} 2") == (Keyword(name, Number(2)),)
    for name in set(written(Takes.NOTHING)) - {
        "choose a background"
    }:  # a card type's word: it wants its capital
        assert keywords_of(name) == (Keyword(name),)


def test_landwalks_and_landcyclings_are_one_keyword_each() -> None:
    assert rule_of("swampwalk") is rule_of("snow swampwalk") is KEYWORDS["landwalk"]
    assert rule_of("basic landcycling") is rule_of("islandcycling") is KEYWORDS["landcycling"]
    assert rule_of("cycling") is KEYWORDS["cycling"]
    assert rule_of("splice onto Arcane") is KEYWORDS["splice"]
    assert rule_of("scry") is None


def test_every_keyword_is_acted_on_beside_the_point_or_neither() -> None:
    assert named(Acted.YES) | named(Acted.BESIDE) | named(Acted.UNPAID) | named(Acted.NO) == frozenset(
        KEYWORDS
    )
    evasion = {row.name for row in KEYWORDS.values() if Kind.EVASION in row.kind}
    assert evasion == {
        "fear",
        "flying",
        "horsemanship",
        "intimidate",
        "landwalk",
        "menace",
        "shadow",
        "skulk",
    }


def _twice(keyword: Keyword) -> Outcome:
    """Alice's 2/2 is given the keyword by two enchantments and attacks; Bob blocks with nothing but a 0/1 far away."""
    everyone = Each(Filter((OfType("Creature"),)))
    granting = enchantment("Banner", Static((Changes(everyone, (Gains(keyword),)),)))
    things = [on_board(granting, "Alice", f"Banner {n}") for n in (1, 2)]
    things += [on_board(creature("Ogre", 2, 2), "Alice"), on_board(creature("Page", 1, 1), "Alice")]
    return only(play(things, Attack("Alice", (("Ogre", ""), ("Page", ""))), Block("Bob", ())))


def test_keywords_that_trigger_separately_count_as_often_as_they_are_given() -> None:
    assert _twice(Keyword("poisonous", Number(1))).players["Bob"].poison == 4
    assert lives(_twice(Keyword("battle cry"))) == (20, 13)
    assert lives(_twice(Keyword("frenzy", Number(2)))) == (20, 9)


def test_numbers_of_a_static_keyword_add_up() -> None:
    assert _twice(Keyword("toxic", Number(1))).players["Bob"].poison == 4


def test_more_of_a_redundant_keyword_changes_nothing() -> None:
    assert not each_works("lifelink")
    assert lives(_twice(Keyword("lifelink"))) == (23, 17)
