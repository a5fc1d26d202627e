"""Tellings that were once misread, each kept."""

from __future__ import annotations

from bot.engine.told.decisions import AssignsDamage
from bot.engine.told.script import AbilityOf, Activate, Attack, Block, Cast, Targets
from tests.scenario.telling import deeds, held, tell, things


def test_a_wish_to_trample_settles_the_assignment() -> None:
    told = deeds(
        "I swing with my 5/5 trampler, he double blocks with two 2/2s, and I want to trample over as much as I can."
    )
    assert told[-1] == AssignsDamage(
        (("2/2 creature #1", -1), ("2/2 creature #2", -1)), "You", None, "Opponent"
    )


def test_a_face_is_its_player() -> None:
    for words in ("my opponent's face", "his face", "face", "opp's face"):
        assert deeds(f"I Shock {words}.") == (Cast("You", "Shock", Targets(("Opponent",))),)


def test_a_size_may_follow_the_noun() -> None:
    assert list(things("I attack with an infect guy 3/3.")) == ["3/3 infect creature"]


def test_a_general_question_makes_no_creature_when_the_story_tells_the_deed() -> None:
    told = tell(
        "Can I block a flyer with my Wall of Stone? My opponent attacks with Serra Angel and I block with Wall of Stone."
    )
    assert told.script.actions == (
        Attack("Opponent", (("Serra Angel", ""),)),
        Block("You", (("Wall of Stone", ""),)),
    )
    assert [
        label
        for label, _, _ in held(
            "Can I block a flyer with my Wall of Stone? Opp attacks with Serra Angel and I block with Wall of Stone."
        )
    ] == [
        "Serra Angel",
        "Wall of Stone",
    ]


def test_how_often_is_not_dropped_with_a_purpose() -> None:
    assert deeds("I tap Prodigal Sorcerer to ping him twice.") == (
        Activate(
            "You",
            "Prodigal Sorcerer",
            (AbilityOf("Prodigal Sorcerer", 1),),
            targets=Targets(("Opponent",)),
            times=2,
        ),
    )


def test_whose_a_thing_is_may_stand_in_parentheses() -> None:
    assert things("Opp has a 4/4 enchanted with Pariah (mine).")["Pariah"].controller == "You"


def test_all_four_of_mine_attack_and_one_is_blocked() -> None:
    told = deeds("I attack with all four of my 2/2 Ogres; opp blocks one with a 3/3 first striker.")
    assert isinstance(told[0], Attack)
    assert len(told[0].attacks) == 4
    assert isinstance(told[1], Block)
    assert len(told[1].blocks) == 1


def test_an_explained_name_is_never_a_card() -> None:
    text = 'Alice controls Shock, an enchantment with "Creatures you control get +1/+1."'
    assert things(text)["Shock"].card.types == ("Enchantment",)
    paint = things(
        'Alice controls Paint, an Aura with "Enchant creature" and "Enchanted creature is white."'
    )["Paint"]
    assert (paint.card.types, paint.card.subtypes) == (("Enchantment",), ("Aura",))
    blade = things('Alice controls Blade, an Equipment with "Equipped creature gets +1/+1."')["Blade"]
    assert (blade.card.types, blade.card.subtypes) == (("Artifact",), ("Equipment",))


def test_players_may_be_listed_in_turn_order() -> None:
    for words in ("Carol, Bob and Alice are playing.", "Players: Carol, Bob, Alice."):
        setup = tell(f"{words} Alice attacks Bob with Hill Giant.").script.setup
        assert [p.name for p in setup.players] == ["Carol", "Bob", "Alice"]


def test_an_ability_may_be_told_in_plain_words() -> None:
    card = things("Alice has a 2/2 creature that can block an additional creature.")["2/2 creature"].card
    assert card.texts == ("This creature can block an additional creature each combat.",)


def test_an_article_of_a_card_name_is_no_card() -> None:
    assert deeds("Alice controls Brute, a 3/3 creature. Alice attacks with the Brute.") == (
        Attack("Alice", (("Brute", ""),)),
    )


def test_what_is_told_to_be_there_after_it_was_aimed_at_is_the_same_thing() -> None:
    assert held("Alice casts Shock targeting the 5/5. Bob controls a 5/5 with lifelink.") == [
        ("Shock", "Alice", "hand"),
        ("5/5 creature", "Bob", "battlefield"),
    ]
    assert held("Alice casts Shock targeting the 2/2. Bob controls two 2/2s.") == [
        ("Shock", "Alice", "hand"),
        ("2/2 creature", "Bob", "battlefield"),
        ("2/2 creature #2", "Bob", "battlefield"),
    ]
    for others in ("Bob controls a 3/3.", "Bob controls a 5/5 token.", "Alice controls another 5/5."):
        assert len(things(f"Alice casts Shock targeting Bob's 5/5 Ogre. {others}")) == 3, others


def test_a_spells_name_as_a_verb_casts_it() -> None:
    (deed,) = deeds("Alice terrors Gray Ogre.")
    assert isinstance(deed, Cast)
    assert deed.card == "Terror"


def test_a_game_of_four_has_four_players() -> None:
    players = tell("In a four player game, Alice attacks Bob with Hill Giant.").script.setup.players
    assert [player.name for player in players] == ["Alice", "Bob", "Player 3", "Player 4"]


def test_the_format_is_understood_and_not_skipped() -> None:
    told = tell("In EDH, Alice attacks Bob with Hill Giant.")
    assert (told.skipped, {player.life for player in told.script.setup.players}) == ((), {40})
