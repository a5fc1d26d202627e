"""Things that are no printed card."""

from __future__ import annotations

import pytest

from tests.scenario.telling import deeds, tell, things


def test_a_creature_with_colour_and_keywords() -> None:
    card = things("Alice controls Ogre, a 3/3 red creature with wither and lifelink.")["Ogre"].card
    assert (card.name, card.types, card.colors, card.power, card.toughness) == (
        "Ogre",
        ("Creature",),
        ("red",),
        3,
        3,
    )
    assert [a.name for a in card.abilities] == ["wither", "lifelink"]  # type: ignore[attr-defined]


def test_a_token_is_called_by_its_subtype() -> None:
    token = things(
        'Alice controls a 3/3 green and white Elf creature token with trample and "This creature gets +1/+1."'
    )["Elf"]
    assert token.token
    assert (token.card.subtypes, token.card.colors) == (("Elf",), ("white", "green"))
    assert token.card.texts == ("trample", "This creature gets +1/+1.")


@pytest.mark.parametrize(
    ("text", "label", "types"),
    [
        ('Alice controls an artifact with "Creatures you control get +1/+1."', "artifact", ("Artifact",)),
        (
            'Bob controls Shrine, an enchantment with "Creatures you control get +1/+1."',
            "Shrine",
            ("Enchantment",),
        ),
        (
            'Bob controls Ava, a planeswalker with 4 loyalty and "+1: You gain 1 life."',
            "Ava",
            ("Planeswalker",),
        ),
        ("Bob controls a battle with 5 defense.", "battle", ("Battle",)),
        ("Bob controls Golem, a 4/4 artifact creature.", "Golem", ("Artifact", "Creature")),
    ],
)
def test_things_of_any_kind(text: str, label: str, types: tuple[str, ...]) -> None:
    assert things(text)[label].card.types == types


def test_loyalty_and_defense() -> None:
    assert (
        things('Bob controls Ava, a planeswalker with 4 loyalty and "+1: You gain 1 life."')["Ava"].loyalty
        == 4
    )
    assert things("Bob controls a battle with 5 defense.")["battle"].defense == 5


@pytest.mark.parametrize(
    "text",
    [
        "Alice attacks with Zed. Zed is a 2/2 creature with flying.",
        "Alice attacks with Zed, a 2/2 creature with flying.",
        "Alice attacks with Zed (a 2/2 flyer).",
        "Alice attacks with Zed (2/2 flying).",
        "Alice controls a 2/2 flying creature named Zed. Alice attacks with Zed.",
        "Alice controls Zed, a 2/2. Zed has flying. Alice attacks with Zed.",
        "Alice attacks with Zed, a 2/2 creature that has flying.",
    ],
)
def test_a_thing_is_explained_before_or_after_it_is_used(text: str) -> None:
    card = things(text)["Zed"].card
    assert (card.power, card.toughness, [a.name for a in card.abilities]) == (2, 2, ["flying"])  # type: ignore[attr-defined]


def test_a_name_that_the_story_gives_goes_before_a_cards() -> None:
    card = things("Alice controls Shock, a 2/2 creature.")["Shock"].card
    assert card.types == ("Creature",)


def test_a_card_whose_size_is_repeated_is_the_card() -> None:
    assert things("Alice controls Serra Angel, a 4/4 creature.")["Serra Angel"].card.subtypes == ("Angel",)


def test_quoted_text_may_end_a_sentence() -> None:
    text = 'Alice controls Zed, a 2/2 creature with "Whenever Zed deals damage, you gain 1 life." Bob casts Shock on Zed.'
    assert deeds(text)[0].targets.names == ("Zed",)  # type: ignore[attr-defined]


def test_curly_quotes_are_quotes() -> None:
    straight = 'Bob casts an instant "You gain 3 life."'
    assert deeds(straight) == deeds("Bob casts an instant “You gain 3 life.”")
    assert tell(straight).script.setup == tell("Bob casts an instant “You gain 3 life.”").script.setup


def test_a_card_that_is_said_to_have_more_has_it() -> None:
    told = tell("Alice controls Hill Giant. Hill Giant has lifelink.")
    names = [getattr(a, "name", "") for a in told.script.setup.objects[0].card.abilities]
    assert names == ["lifelink"]
    assert "Hill Giant has lifelink as the story begins." in told.assumptions
