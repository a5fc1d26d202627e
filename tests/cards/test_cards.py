"""Cards compiled from rows: facts, faces, lines, storage, and how a reading is described."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Activated, Keyword, Spell, Triggered, Unread
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.effects import DealDamage, Portion
from bot.abilities.filters import AnyTarget, Filter
from bot.abilities.walk import holds
from bot.abilities.who import SELF, Giver, Target
from bot.answers.card_readings.verdicts import verdicts
from bot.cards.reading import compile_card
from bot.cards.type_line import TypeLine, colors_of_cost, mana_value_of, read_type_line
from rulesdb.rows import LineRow

SPARK = {
    "name": "Test Spark",
    "mana_cost": "{1}{R}",
    "type_line": "Instant",
    "oracle_text": "Test Spark deals 2 damage to any target.",
}


def test_a_row_becomes_a_card_with_its_facts() -> None:
    assert compile_card(SPARK).card == Card(
        name="Test Spark",
        types=("Instant",),
        colors=("red",),
        mana_cost="{1}{R}",
        mana_value=2,
        abilities=(Spell((DealDamage(SELF, (Portion(Number(2), Target(Filter((AnyTarget(),)))),)),)),),
        texts=("~ deals 2 damage to any target.",),
    )


def test_creature_numbers_and_subtypes() -> None:
    card = compile_card(
        {
            "name": "Test Beast",
            "mana_cost": "{G/W}{2/U}{X}",
            "type_line": "Legendary Artifact Creature — Beast Warrior",
            "power": "1+*",
            "toughness": "-1",
            "oracle_text": "Trample (It deals excess damage.)\n(Only a reminder.)",
        }
    ).card
    assert (card.supertypes, card.types, card.subtypes) == (
        ("Legendary",),
        ("Artifact", "Creature"),
        ("Beast", "Warrior"),
    )
    assert (card.power, card.toughness, card.mana_value) == (1, -1, 3)
    assert card.colors == ("white", "blue", "green")
    assert card.abilities == (Keyword("trample"),)


def test_a_line_that_is_not_read_is_kept_and_said_so() -> None:
    compiled = compile_card(
        {**SPARK, "type_line": "Creature", "oracle_text": "Flying\nTest Spark frobs every gizmo."}
    )
    assert [line.read for line in compiled.lines] == [True, False]
    assert compiled.card.abilities == (Keyword("flying"), Unread("~ frobs every gizmo."))
    assert not compiled.whole
    assert verdicts(compiled.card) == (
        LineRow("Flying", True, "Flying"),
        LineRow("Test Spark frobs every gizmo.", False, None, "reading stops at “frobs every gizmo.”"),
    )


def test_two_faces_know_each_other() -> None:
    card = compile_card(
        {
            "name": "Day // Night",
            "type_line": "Creature — Human // Creature — Werewolf",
            "card_faces": [
                {
                    "name": "Day",
                    "mana_cost": "{R}",
                    "type_line": "Creature — Human",
                    "power": "1",
                    "toughness": "1",
                },
                {
                    "name": "Night",
                    "type_line": "Creature — Werewolf",
                    "power": "3",
                    "toughness": "2",
                    "oracle_text": "Trample",
                    "colors": ["R"],
                },
            ],
        }
    ).card
    assert card.name == "Day"
    assert card.other_face is not None
    assert (card.other_face.name, card.other_face.power, card.other_face.colors) == ("Night", 3, ("red",))
    assert card.other_face.other_face is not None
    assert card.other_face.other_face.name == "Day"


@pytest.mark.parametrize(
    "text",
    [
        "Test Legend, the First enters tapped.",
        "Test Legend enters tapped.",
        "Test enters tapped.",
        "This creature enters tapped.",
        "Test Legend enters the battlefield tapped.",
    ],
)
def test_full_names_short_names_and_this_creature_are_the_card_itself(text: str) -> None:
    compiled = compile_card(
        {"name": "Test Legend, the First", "type_line": "Legendary Creature — Human", "oracle_text": text}
    )
    assert [line.text for line in compiled.lines] == ["~ enters tapped."]
    assert compiled.whole


def test_a_name_in_quotes_is_what_gives_the_ability() -> None:
    def granted(text: str) -> object:
        types = "Artifact — Equipment"
        return compile_card({"name": "Torch", "type_line": types, "oracle_text": text}).card.abilities

    named = granted('Equipped creature has "{T}: Torch deals 2 damage to any target."')
    assert holds(named, Giver)
    assert not holds(
        granted('Equipped creature has "{T}: This creature deals 2 damage to any target."'), Giver
    )


def test_what_is_made_with_an_ability_does_not_call_its_maker_by_name() -> None:
    text = 'Create a green Ooze creature token with "This token\'s power is equal to the number of slime counters on Grime."'
    compiled = compile_card({"name": "Grime", "type_line": "Sorcery", "oracle_text": text})
    assert not compiled.whole


def test_a_name_that_is_also_a_word_of_its_text() -> None:
    compiled = compile_card(
        {"name": "Destroy", "type_line": "Sorcery", "oracle_text": "Destroy target creature."}
    )
    assert compiled.whole


def test_old_and_new_wordings_are_one_ability() -> None:
    def creature(text: str) -> object:
        return compile_card({"name": "Zed", "type_line": "Creature", "oracle_text": text}).card.abilities

    assert creature("When Zed enters the battlefield, draw a card.") == creature(
        "When Zed enters, draw a card."
    )
    assert creature(
        "Whenever another creature enters the battlefield under your control, draw a card."
    ) == creature("Whenever another creature you control enters, draw a card.")
    assert creature("{1}: Draw a card. Activate this ability only once each turn.") == creature(
        "{1}: Draw a card. Activate only once each turn."
    )
    assert creature("[−2]: Draw a card.") == creature("-2: Draw a card.")
    assert creature("Totem armor") == creature("Umbra armor") == (Keyword("umbra armor"),)


def test_loyalty_abilities_are_activated() -> None:
    [ability] = compile_card(
        {
            "name": "Ava",
            "type_line": "Legendary Planeswalker — Ava",
            "loyalty": "4",
            "oracle_text": "+1: Draw a card.",
        }
    ).card.abilities
    assert isinstance(ability, Activated)


def test_devoid_takes_the_color_away() -> None:
    card = compile_card(
        {"name": "Drone", "mana_cost": "{U}", "type_line": "Creature", "oracle_text": "Devoid"}
    ).card
    assert card.colors == ()


def test_type_lines_and_costs() -> None:
    assert read_type_line("Basic Snow Land — Forest") == TypeLine(("Basic", "Snow"), ("Land",), ("Forest",))
    assert read_type_line("Instant") == TypeLine((), ("Instant",), ())
    assert colors_of_cost("{2}{G}{W/U}") == ("white", "blue", "green")
    assert colors_of_cost("{3}{C}") == ()
    assert mana_value_of("{X}{2}{R}{R}") == 4
    assert mana_value_of("{2/W}{W/P}") == 3


def test_a_trigger_word_is_kept() -> None:
    [ability] = compile_card(
        {"name": "Zed", "type_line": "Creature", "oracle_text": "When Zed dies, draw a card."}
    ).card.abilities
    assert isinstance(ability, Triggered)
    assert ability.word == "when"


@pytest.mark.parametrize("type_line", ["Enchantment — Aura", "Sorcery", "Instant"])
def test_a_card_that_is_nothing_without_the_text_that_its_file_leaves_out_is_not_whole(
    type_line: str,
) -> None:
    [ability] = compile_card({"name": "Zed", "type_line": type_line, "oracle_text": ""}).card.abilities
    assert isinstance(ability, Unread)


@pytest.mark.parametrize("type_line", ["Creature — Bear", "Basic Land — Forest", "Artifact"])
def test_a_permanent_may_have_no_text(type_line: str) -> None:
    assert compile_card({"name": "Zed", "type_line": type_line, "oracle_text": ""}).card.abilities == ()
