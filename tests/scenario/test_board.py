"""What there is as a story begins."""

from __future__ import annotations

import pytest

from bot.engine.told.setup import PlayerSetup
from tests.scenario.telling import held, tell, things


def players(text: str) -> tuple[PlayerSetup, ...]:
    return tell(text).script.setup.players


def test_life_and_poison_are_as_told_and_20_and_0_otherwise() -> None:
    text = "Alice is at 3 life. Bob has 4 poison counters. It is Bob's turn."
    assert players(text) == (PlayerSetup("Alice", 3, 0, life_told=True), PlayerSetup("Bob", 20, 4))
    assert tell(text).script.setup.active == "Bob"


@pytest.mark.parametrize(
    "text",
    [
        "We are both at 1 life.",
        "we're both at 1",
        "Each player is at one life. I'm first.",
        "I'm at 1. Opp is at 1 life.",
    ],
)
def test_both_players_may_be_told_of_at_once(text: str) -> None:
    if "first" in text:
        text = "Each player has 1 life. I attack with Hill Giant."
    assert {p.life for p in players(text)} == {1}


def test_life_may_be_below_zero_and_told_in_short() -> None:
    told = (PlayerSetup("You", -2, life_told=True), PlayerSetup("Opponent", 4, life_told=True))
    assert players("I'm at -2 life. he's on 4") == told


def test_things_are_listed_with_numbers_and_states() -> None:
    found = things("Alice controls Hill Giant, two Grizzly Bears and a tapped Serra Angel.")
    assert list(found) == ["Hill Giant", "Grizzly Bears #1", "Grizzly Bears #2", "Serra Angel"]
    assert {t.controller for t in found.values()} == {"Alice"}
    assert [t.tapped for t in found.values()] == [False, False, False, True]


def test_letters_tell_several_of_one_name_apart() -> None:
    assert [label for label, _, _ in held("Bob controls Memnite A, Memnite B and Memnite C.")] == [
        "Memnite A",
        "Memnite B",
        "Memnite C",
    ]


def test_cards_are_where_they_are_said_to_be() -> None:
    text = "Bob has Healing Salve in hand. Bob has Fog and Shock in his graveyard. Bob has Worship in play."
    assert held(text) == [
        ("Healing Salve", "Bob", "hand"),
        ("Fog", "Bob", "graveyard"),
        ("Shock", "Bob", "graveyard"),
        ("Worship", "Bob", "battlefield"),
    ]


def test_one_list_may_name_several_places() -> None:
    assert held("I have Worship on the table, Fog and Shock in hand and Hill Giant out.") == [
        ("Worship", "You", "battlefield"),
        ("Fog", "You", "hand"),
        ("Shock", "You", "hand"),
        ("Hill Giant", "You", "battlefield"),
    ]


def test_an_instant_that_somebody_has_is_in_hand() -> None:
    assert held("Bob has Fog.") == [("Fog", "Bob", "hand")]


def test_damage_counters_loyalty_and_tapping_are_told_afterwards() -> None:
    found = things(
        "Alice controls Hill Giant and Chandra Nalaar with 4 loyalty. Hill Giant has 2 damage marked on it. "
        "Hill Giant has a +1/+1 counter. Hill Giant is tapped and is summoning sick."
    )
    giant = found["Hill Giant"]
    assert (giant.damage, giant.counters, giant.tapped, giant.sick) == (2, (("+1/+1", 1),), True, True)
    assert found["Chandra Nalaar"].loyalty == 4


@pytest.mark.parametrize(
    "text",
    [
        "Bob controls Grizzly Bears and Pariah. Pariah is attached to Grizzly Bears.",
        "Bob controls Grizzly Bears. Grizzly Bears is enchanted with Pariah.",
        "Bob controls Grizzly Bears enchanted with Pariah.",
        "Bob has a Grizzly Bears with a Pariah on it.",
        "Bob's Grizzly Bears is enchanted by Bob's Pariah.",
        "Bob controls Grizzly Bears. Grizzly Bears is wearing a Pariah.",
    ],
)
def test_attachments_are_told_in_many_ways(text: str) -> None:
    found = things(text)
    assert set(found) == {"Grizzly Bears", "Pariah"}
    assert found["Pariah"].attached_to == "Grizzly Bears"
    assert {t.controller for t in found.values()} == {"Bob"}


def test_an_aura_may_be_somebody_elses() -> None:
    found = things("Grizzly Bears is enchanted with Sue's Pariah. Bob attacks Sue with Grizzly Bears.")
    assert (found["Pariah"].controller, found["Grizzly Bears"].controller) == ("Sue", "Bob")


def test_what_was_chosen_is_kept() -> None:
    assert things("Alice controls Story Circle with red chosen.")["Story Circle"].chosen == (
        ("color", "red"),
    )


def test_what_was_stolen_is_owned_by_the_other() -> None:
    angel = things("Opp stole my Serra Angel.")["Serra Angel"]
    assert (angel.owner, angel.controller) == ("You", "Opponent")


def test_card_types_in_a_graveyard_are_plain_cards() -> None:
    found = things("Alice has four card types in her graveyard.")
    assert [(t.card.types, t.zone) for t in found.values()] == [
        (("Creature",), "graveyard"),
        (("Artifact",), "graveyard"),
        (("Enchantment",), "graveyard"),
        (("Land",), "graveyard"),
    ]


@pytest.mark.parametrize("words", ["six cards in my graveyard", "6 cards in my yard"])
def test_so_many_cards_in_a_zone_are_that_many_objects(words: str) -> None:
    assert [zone for _, _, zone in held(f"I have {words}.")] == ["graveyard"] * 6


def test_boards_may_be_listed() -> None:
    assert held("My board: Hill Giant, Gray Ogre. Opponent's board: Serra Angel.") == [
        ("Hill Giant", "You", "battlefield"),
        ("Gray Ogre", "You", "battlefield"),
        ("Serra Angel", "Opponent", "battlefield"),
    ]


@pytest.mark.parametrize(
    ("text", "controllers"),
    [
        ("Alice attacks with Hill Giant.", {"Hill Giant": "Alice"}),
        (
            "Alice attacks with Hill Giant. Bob blocks with Gray Ogre.",
            {"Hill Giant": "Alice", "Gray Ogre": "Bob"},
        ),
        ("Bob blocks Hill Giant with Gray Ogre.", {"Hill Giant": "Alice", "Gray Ogre": "Bob"}),
        ("Alice casts Shock targeting Hill Giant.", {"Hill Giant": "Bob"}),
        ("Alice casts Giant Growth on Hill Giant.", {"Hill Giant": "Alice"}),
        ("Alice casts Shock targeting Hill Giant. Alice attacks with Hill Giant.", {"Hill Giant": "Alice"}),
        ("Bob regenerates Drudge Skeletons.", {"Drudge Skeletons": "Bob"}),
        (
            "Alice activates Prodigal Sorcerer targeting Hill Giant.",
            {"Prodigal Sorcerer": "Alice", "Hill Giant": "Bob"},
        ),
        (
            'Alice casts an instant "Target creature you control deals damage equal to its power to target creature you '
            "don't control.\" targeting Hill Giant and Gray Ogre.",
            {"Hill Giant": "Alice", "Gray Ogre": "Bob"},
        ),
        ("Alice casts Shock on her Hill Giant.", {"Hill Giant": "Alice"}),
    ],
)
def test_whose_a_thing_is_follows_from_what_it_does(text: str, controllers: dict[str, str]) -> None:
    found = tell(text)
    there = {t.label: t.controller for t in found.script.setup.objects if t.zone == "battlefield"}
    assert there == controllers
    for label, player in controllers.items():
        if f"{player.lower()}'s" not in text.lower() and "her" not in text:
            assert f"{label} is on the battlefield under {player}'s control." in found.assumptions


@pytest.mark.parametrize(
    ("text", "active"),
    [
        ("It is Bob's turn. Alice casts Shock on Bob.", "Bob"),
        ("Alice casts Shock on Bob. Bob attacks with Hill Giant.", "Bob"),
        ("Alice casts Shock on Bob. Bob casts Arc Lightning, 3 damage to Alice.", "Bob"),
        ("Alice casts Shock on Bob.", "Alice"),
        ("During Bob's upkeep, Alice casts Shock on Bob.", "Bob"),
        ("On my turn, I cast Shock on Hill Giant.", "You"),
        ("Bob blocks Hill Giant with Gray Ogre.", "Alice"),
        ("Alice controls Hill Giant.", None),
    ],
)
def test_whose_turn_it_is(text: str, active: str | None) -> None:
    assert tell(text).script.setup.active == active


def test_attackers_are_assumed_to_have_been_there_since_the_turn_began() -> None:
    text = "Alice controls Ogre, a 3/3 creature. Alice attacks with Ogre."
    assert tell(text).assumptions == ("Ogre has been under Alice's control since the turn began.",)


def test_the_board_may_be_told_last() -> None:
    told = tell("I attack with each of my creatures, opp doesn't block. I have Hill Giant and Gray Ogre.")
    assert [label for label, _ in told.script.actions[0].attacks] == ["Hill Giant", "Gray Ogre"]  # type: ignore[attr-defined]
