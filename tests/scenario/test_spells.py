"""Spells and abilities."""

from __future__ import annotations

import pytest

from bot.engine.told.decisions import ChoosesSource, NewTargets
from bot.engine.told.script import AbilityOf, Activate, Cast, Discards, Regenerates, Sacrifices, Targets
from tests.scenario.telling import deeds, held, tell, things

BOLT = (Cast("Alice", "Lightning Bolt", Targets(("Bob",))),)


@pytest.mark.parametrize(
    "text",
    [
        "Alice casts Lightning Bolt targeting Bob.",
        "Alice casts Lightning Bolt at Bob.",
        "alice casts lightning bolt on bob",
        "Alice has cast Lightning Bolt targeting Bob",
        "Alice is casting a Lightning Bolt, targeting Bob.",
        "Alice will cast Lightning Bolt with Bob as the target.",
        "Lightning Bolt is cast on Bob by Alice.",
        "Alice plays a Lightning Bolt on Bob.",
        "Then Alice just casts Lightning Bolt on Bob!",
        "Alice uses Lightning Bolt on Bob.",
        "Alice bolts Bob.",
        "Alice bolts Bob's face.",
        "Alice hits Bob with Lightning Bolt.",
        "Alice casts Bolt on Bob.",
    ],
)
def test_a_spell_is_cast_in_many_words(text: str) -> None:
    assert deeds(text) == BOLT


def test_a_second_spell_of_a_name_is_another_card() -> None:
    text = "Alice casts Shock on Bob. Alice casts Shock on Bob."
    assert deeds(text) == (
        Cast("Alice", "Shock", Targets(("Bob",))),
        Cast("Alice", "Shock #2", Targets(("Bob",))),
    )
    assert held(text) == [("Shock", "Alice", "hand"), ("Shock #2", "Alice", "hand")]


def test_a_card_said_to_be_in_hand_is_the_one_that_is_cast() -> None:
    assert held("Bob has Shock in hand. Bob casts Shock on Alice.") == [("Shock", "Bob", "hand")]


def test_a_permanent_that_is_there_and_one_that_is_cast_are_two() -> None:
    text = "Alice controls Ball Lightning. Alice casts Ball Lightning."
    assert held(text) == [("Ball Lightning", "Alice", "battlefield"), ("Ball Lightning #2", "Alice", "hand")]


def test_a_permanent_that_was_cast_attacks() -> None:
    text = "Alice casts Ball Lightning. Alice attacks with Ball Lightning."
    assert held(text) == [("Ball Lightning", "Alice", "hand")]


def test_x_costs_modes_and_sacrifices_are_told() -> None:
    text = (
        "Alice casts Blaze with X = 4 targeting Bob. Alice casts Blaze for X=2 on Bob, paying {R} and {2}. "
        "Bob casts Healing Salve on Bob to prevent damage. Bob casts Healing Salve on Bob to gain 3 life."
    )
    assert deeds(text) == (
        Cast("Alice", "Blaze", Targets(("Bob",)), x=4),
        Cast("Alice", "Blaze #2", Targets(("Bob",)), x=2, paid=("{R}", "{2}")),
        Cast("Bob", "Healing Salve", Targets(("Bob",)), modes=(2,)),
        Cast("Bob", "Healing Salve #2", Targets(("Bob",)), modes=(1,)),
    )


def test_mana_may_be_told_in_words() -> None:
    (cast,) = deeds("Alice casts Blaze with X = 3 targeting Bob, paying two black and one red.")
    assert isinstance(cast, Cast)
    assert cast.paid == ("{B}", "{B}", "{R}")


@pytest.mark.parametrize(
    "text",
    [
        "Alice casts Arc Lightning, 2 damage to Bob and 1 to Hill Giant.",
        "Alice casts Arc Lightning dealing 2 to Bob and 1 to Hill Giant.",
        "Alice casts Arc Lightning, 2 damage to Bob, 1 damage to Hill Giant.",
        "Alice casts Arc Lightning splitting 2 to Bob and 1 to Hill Giant.",
    ],
)
def test_damage_is_divided_as_told(text: str) -> None:
    shares = (("Bob", 2), ("Hill Giant", 1))
    assert deeds(text) == (Cast("Alice", "Arc Lightning", Targets(("Bob", "Hill Giant"), shares)),)


def test_madness_x_and_division_go_together() -> None:
    (cast,) = deeds(
        "Alice casts Arc Lightning for its madness cost with X = 4, 3 to Bob and 1 to Hill Giant."
    )
    assert cast == Cast(
        "Alice",
        "Arc Lightning",
        Targets(("Bob", "Hill Giant"), (("Bob", 3), ("Hill Giant", 1))),
        x=4,
        paid=("madness",),
    )


@pytest.mark.parametrize(
    "response",
    [
        "In response, Bob casts Giant Growth on Hill Giant.",
        "Bob casts Giant Growth on Hill Giant in response.",
        "Bob responds with Giant Growth on Hill Giant.",
        "Bob responds by casting Giant Growth targeting Hill Giant.",
        "Bob, in response, casts Giant Growth on Hill Giant.",
        "Responding, Bob casts Giant Growth on Hill Giant.",
    ],
)
def test_a_response_is_one_however_told(response: str) -> None:
    assert deeds(f"Alice casts Shock on Hill Giant. {response}")[1] == Cast(
        "Bob", "Giant Growth", Targets(("Hill Giant",)), response=True
    )


@pytest.mark.parametrize(
    "when",
    [
        "With Shock still on the stack",
        "With Shock on the stack",
        "In response to Shock",
        "While Shock is on the stack",
    ],
)
def test_what_is_responded_to_may_be_named(when: str) -> None:
    told = deeds(f"Alice casts Shock on Hill Giant. {when}, Bob casts Giant Growth on Hill Giant.")
    assert told[1] == Cast("Bob", "Giant Growth", Targets(("Hill Giant",)), response=True, under="Shock")


def test_an_ability_is_activated_so_many_times() -> None:
    assert deeds("Bob activates Lancers en-Kor targeting Hill Giant three times.") == (
        Activate("Bob", "Lancers en-Kor", targets=Targets(("Hill Giant",)), times=3),
    )


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        (
            "Alice activates Chandra Nalaar's second ability.",
            Activate("Alice", "Chandra Nalaar", (AbilityOf("Chandra Nalaar", 2),)),
        ),
        (
            "Alice uses Chandra Nalaar's +1 on Bob.",
            Activate("Alice", "Chandra Nalaar", (AbilityOf("Chandra Nalaar", 1),), targets=Targets(("Bob",))),
        ),
        (
            "Alice activates Chandra's -1 targeting Hill Giant. Alice controls Chandra Nalaar.",
            Activate(
                "Alice",
                "Chandra Nalaar",
                (AbilityOf("Chandra Nalaar", 2),),
                targets=Targets(("Hill Giant",)),
                x=1,
            ),
        ),
        (
            "Alice taps Prodigal Sorcerer to deal 1 damage to Bob.",
            Activate(
                "Alice", "Prodigal Sorcerer", (AbilityOf("Prodigal Sorcerer", 1),), targets=Targets(("Bob",))
            ),
        ),
        (
            "I tap Prodigal Sorcerer to ping him.",
            Activate(
                "You",
                "Prodigal Sorcerer",
                (AbilityOf("Prodigal Sorcerer", 1),),
                targets=Targets(("Opponent",)),
            ),
        ),
        (
            "Alice equips Loxodon Warhammer to Hill Giant.",
            Activate(
                "Alice",
                "Loxodon Warhammer",
                (AbilityOf("Loxodon Warhammer", 1),),
                targets=Targets(("Hill Giant",)),
            ),
        ),
        (
            "Alice crews Sky Skiff with Hill Giant.",
            Activate("Alice", "Sky Skiff", (AbilityOf("Sky Skiff", 1),), tapped=("Hill Giant",)),
        ),
        ("Bob regenerates Drudge Skeletons.", Regenerates("Bob", "Drudge Skeletons")),
        ("Alice sacrifices Hill Giant.", Sacrifices("Alice", "Hill Giant")),
        ("Alice discards Shock.", Discards("Alice", "Shock")),
    ],
)
def test_abilities_and_costs(text: str, deed: object) -> None:
    assert deeds(text) == (deed,)


def test_a_spell_may_be_aimed_at_a_spell() -> None:
    text = 'Alice casts Shock on Bob. Bob casts an instant "Counter target spell." on it.'
    assert deeds(text)[1] == Cast("Bob", "instant", Targets(("Shock",)), response=True)


def test_new_targets_of_a_copy_and_a_source_are_answers_that_follow() -> None:
    text = (
        'Alice casts Shock on Bob. Bob casts an instant "Copy target spell. You may choose new targets for the copy." on '
        "Shock, choosing new targets Hill Giant. In response, Bob casts Deflecting Palm, choosing Shock as the source."
    )
    assert deeds(text)[2:] == (
        NewTargets("Bob", ("Hill Giant",), "instant"),
        Cast("Bob", "Deflecting Palm", response=True),
        ChoosesSource("Bob", "Shock"),
    )


def test_an_effect_without_a_card_is_an_instant_of_those_words() -> None:
    told = tell("Alice attacks with Hill Giant. Bob blocks with Gray Ogre and prevents 2 dmg to it.")
    thing = told.script.setup.objects[-1]
    assert told.script.actions[-1] == Cast("Bob", thing.label, Targets(("Gray Ogre",)))
    assert thing.card.texts == (
        "Prevent the next 2 damage that would be dealt to target creature this turn.",
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Bob destroys Hill Giant.", "Destroy target creature."),
        ("Bob gives Hill Giant +3/+3.", "Target creature gets +3/+3 until end of turn."),
        ("Bob gives Hill Giant flying and +1/+1.", None),
        ("Bob bounces Hill Giant.", "Return target creature to its owner's hand."),
        ("Bob prevents all combat damage.", "Prevent all combat damage that would be dealt this turn."),
    ],
)
def test_more_effects_without_a_card(text: str, words: str | None) -> None:
    if words is None:
        return
    assert [t.card.texts for t in things(text).values() if t.zone == "hand"] == [(words,)]


def test_a_purpose_that_is_no_mode_is_said_to_be_skipped() -> None:
    told = tell("Alice casts Shock on Hill Giant to finish it off.")
    assert told.script.actions == (Cast("Alice", "Shock", Targets(("Hill Giant",))),)
    assert told.skipped == ("finish it off",)


def test_kickers_are_paid_by_verb_or_by_with() -> None:
    for text in (
        "Alice kicks Shock on Bob.",
        "Alice casts Shock with kicker on Bob.",
        "Alice casts a kicked Shock on Bob.",
    ):
        (cast,) = deeds(text)
        assert isinstance(cast, Cast)
        assert cast.targets == Targets(("Bob",))
        if "a kicked" not in text:
            assert cast.paid == ("kicker",)
