"""Text that a scenario quotes, and keywords given as words."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Keyword, Spell, Static, Triggered, Unread
from bot.abilities.amounts import Number
from bot.abilities.filters import Filter, OfColor, OfSubtype, OfType
from bot.cards.reading import compile_lines, compile_text, keywords_of


def test_the_things_own_name_is_itself() -> None:
    assert compile_text("Whenever Zed deals damage, you gain 1 life.", "Zed", "creature") == compile_text(
        "Whenever this creature deals damage, you gain 1 life.", "Pal", "creature"
    )


def test_kind_decides_between_a_spell_and_a_static_ability() -> None:
    text = "Creatures you control get +1/+1 until end of turn."
    [spell] = compile_text(text, "", "instant")
    assert isinstance(spell, Spell)
    [static] = compile_text("Creatures you control get +0/+2.", "", "enchantment")
    assert isinstance(static, Static)
    assert compile_text(text, "", "enchantment") == (Unread(text),)


def test_a_missing_full_stop_does_not_matter() -> None:
    assert compile_text("Draw a card", "", "instant") == compile_text("Draw a card.", "", "instant")


def test_several_lines_are_several_abilities() -> None:
    abilities = compile_text("Flying, wither\nWhenever Zed attacks, draw a card.", "Zed", "creature")
    assert abilities[:2] == (Keyword("flying"), Keyword("wither"))
    assert isinstance(abilities[2], Triggered)


def test_what_is_not_read_tells_its_place() -> None:
    [line] = compile_lines("Draw a card. Frob it.", "", "instant")
    assert not line.read
    assert line.text[line.offset :].startswith("Frob")


def test_old_targets_are_read_too() -> None:
    [spell] = compile_text("This spell deals 3 damage to target creature or player.", "", "instant")
    assert isinstance(spell, Spell)


@pytest.mark.parametrize(
    ("words", "keywords"),
    [
        ("wither", (Keyword("wither"),)),
        ("double strike", (Keyword("double strike"),)),
        ("First Strike", (Keyword("first strike"),)),
        ("bushido 2", (Keyword("bushido", Number(2)),)),
        ("toxic 1", (Keyword("toxic", Number(1)),)),
        ("protection from red", (Keyword("protection", filter=Filter((OfColor("red"),))),)),
        ("protection from goblins", (Keyword("protection", filter=Filter((OfSubtype("Goblin"),))),)),
        ("protection from creatures", (Keyword("protection", filter=Filter((OfType("Creature"),))),)),
        ("protection from everything", (Keyword("protection", filter=Filter()),)),
        ("islandwalk", (Keyword("landwalk", filter=Filter((OfSubtype("Island"),))),)),
        ("flying, lifelink", (Keyword("flying"), Keyword("lifelink"))),
        ("frobbing", ()),
        ("draw a card", ()),
        ("", ()),
    ],
)
def test_keywords_given_as_words(words: str, keywords: tuple[Keyword, ...]) -> None:
    assert keywords_of(words) == keywords


def test_noise_never_raises() -> None:
    for noise in (
        '"',
        '""" "',
        "(((",
        "{",
        "• • •",
        "~ ~ ~",
        "." * 300,
        "a " * 500,
        "if " * 200,
        '"If ' * 60,
    ):
        assert all(isinstance(a, Unread) for a in compile_text(noise, "Zed", "creature"))
