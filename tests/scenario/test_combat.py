"""Attacks, blocks, and how damage is assigned."""

from __future__ import annotations

import pytest

from bot.engine.told.decisions import AssignsDamage, OrdersBlockers
from bot.engine.told.script import (
    AnnounceAttack,
    Attack,
    BecomesIllegalTarget,
    Block,
    DealsDamage,
    Fights,
    GoTo,
    Moment,
)
from tests.scenario.telling import deeds, refusal, tell, things

GIANT = Attack("Alice", (("Hill Giant", ""),))


@pytest.mark.parametrize(
    "text",
    [
        "Alice attacks with Hill Giant.",
        "Alice swings with Hill Giant",
        "Alice swings in with the Hill Giant!",
        "alice is attacking with hill giant",
        "Alice attacked with a Hill Giant.",
        "Alice declares Hill Giant as an attacker.",
        "Alice declares an attack with Hill Giant.",
        "Alice controls Hill Giant. Alice attacks.",
        "Alice controls Hill Giant. She attacks with it.",
        "Alice's Hill Giant attacks.",
    ],
)
def test_an_attack_is_told_in_many_words(text: str) -> None:
    assert deeds(text) == (GIANT,)


def test_an_attack_with_everything_says_so() -> None:
    everything = Attack("Alice", (("Hill Giant", ""),), everything=True)
    assert deeds("Alice controls Hill Giant. Alice attacks with everything.") == (everything,)


def test_attackers_may_go_at_several_defenders() -> None:
    text = "Bob controls Chandra Nalaar. Alice attacks Bob with Hill Giant and Chandra Nalaar with Gray Ogre."
    assert deeds(text) == (Attack("Alice", (("Hill Giant", "Bob"), ("Gray Ogre", "Chandra Nalaar"))),)


def test_one_declaration_may_be_told_in_two_clauses() -> None:
    text = "Rob attacks Alex with Hill Giant and attacks Carissa with Gray Ogre."
    assert deeds(text) == (Attack("Rob", (("Hill Giant", "Alex"), ("Gray Ogre", "Carissa"))),)
    assert [p.name for p in tell(text).script.setup.players] == ["Rob", "Alex", "Carissa"]


def test_bands_and_exertion() -> None:
    text = "Alice attacks with Hill Giant and Gray Ogre as a band, and with Memnite and exerts it."
    assert deeds(text) == (
        Attack(
            "Alice",
            (("Hill Giant", ""), ("Gray Ogre", ""), ("Memnite", "")),
            (("Hill Giant", "Gray Ogre"),),
            ("Memnite",),
        ),
    )


def test_what_waits_for_an_attack_is_not_what_is_attacked() -> None:
    text = "Alice attacks with her Hill Giant into Bob's untapped Gray Ogre."
    assert deeds(text) == (GIANT,)
    assert things(text)["Gray Ogre"].controller == "Bob"


@pytest.mark.parametrize(
    "text", ["Alice doesn't attack.", "Alice does not attack with anything.", "Alice didn't attack."]
)
def test_no_attack(text: str) -> None:
    assert deeds(text) == (Attack("Alice", ()),)


@pytest.mark.parametrize(
    "text",
    [
        "Bob blocks Hill Giant with Gray Ogre.",
        "Bob chump blocks Hill Giant with his Gray Ogre.",
        "Bob chumps Hill Giant with Gray Ogre.",
        "Bob blocks it with Gray Ogre.",
        "Gray Ogre blocks Hill Giant.",
        "Gray Ogre blocks it.",
        "Hill Giant is blocked by Gray Ogre.",
        "Hill Giant gets blocked by Bob's Gray Ogre.",
        "Bob blocks the Giant w/ a Gray Ogre.",
        "Bob puts Gray Ogre in front of Hill Giant.",
        "Bob blocks the attacking creature with Gray Ogre.",
        "Bob blocks the 3/3 with Gray Ogre.",
    ],
)
def test_a_block_is_told_in_many_words(text: str) -> None:
    assert deeds(f"Alice attacks with Hill Giant. {text}") == (
        GIANT,
        Block("Bob", (("Gray Ogre", "Hill Giant"),)),
    )


@pytest.mark.parametrize(
    "text",
    [
        "Bob doesn't block.",
        "Bob does not block.",
        "bob didnt block",
        "Bob takes it.",
        "No block.",
        "No blocks.",
        "There are no blocks.",
        "Nobody blocks.",
        "Bob declares no blockers.",
        "Bob chooses not to block.",
        "Bob lets it through.",
        "It is unblocked.",
        "Hill Giant isn't blocked.",
    ],
)
def test_no_block_is_told_in_many_words(text: str) -> None:
    assert deeds(f"Alice attacks with Hill Giant. {text}") == (GIANT, Block("Bob", ()))


def test_blocks_of_one_declaration_are_gathered() -> None:
    text = "Bob blocks Hill Giant with Memnite A and Memnite B and Gray Ogre with Memnite C. Bob blocks Craw Wurm with Fog Bank."
    if "Fog Bank" in text:
        text = text.replace("Fog Bank", "Wall of Stone")
    assert deeds(text) == (
        Attack("Alice", (("Hill Giant", ""), ("Gray Ogre", ""), ("Craw Wurm", ""))),
        Block(
            "Bob",
            (
                ("Memnite A", "Hill Giant"),
                ("Memnite B", "Hill Giant"),
                ("Memnite C", "Gray Ogre"),
                ("Wall of Stone", "Craw Wurm"),
            ),
        ),
    )


def test_one_creature_may_block_both() -> None:
    text = "Alice attacks with Hill Giant and Gray Ogre. Wall of Stone blocks both Hill Giant and Gray Ogre."
    assert deeds(text)[1] == Block("Bob", (("Wall of Stone", "Hill Giant"), ("Wall of Stone", "Gray Ogre")))


def test_two_of_a_kind_block_together() -> None:
    text = "Opp attacks with a 3/3. I control two Llanowar Elves. I block the 3/3 with both my elves."
    assert deeds(text)[1] == Block(
        "You", (("Llanowar Elves #1", "3/3 creature"), ("Llanowar Elves #2", "3/3 creature"))
    )


def test_one_of_several_attackers_is_blocked() -> None:
    text = "I swing with two 3/3s, my opp blocks one of them with a 1/1 deathtoucher."
    assert deeds(text) == (
        Attack("You", (("3/3 creature #1", ""), ("3/3 creature #2", ""))),
        Block("Opponent", (("1/1 deathtoucher", "3/3 creature #1"),)),
    )


def test_a_block_told_before_its_attack_comes_after_it() -> None:
    text = "I block Hill Giant with Gray Ogre. Opp attacks with Hill Giant."
    assert deeds(text) == (
        Attack("Opponent", (("Hill Giant", ""),)),
        Block("You", (("Gray Ogre", "Hill Giant"),)),
    )


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (
            "Alice assigns 1 damage to Memnite A and 2 to Memnite B.",
            AssignsDamage((("Memnite A", 1), ("Memnite B", 2)), "Alice"),
        ),
        (
            "Hill Giant assigns 1 damage to Memnite A and 2 to Memnite B.",
            AssignsDamage((("Memnite A", 1), ("Memnite B", 2)), None, "Hill Giant"),
        ),
        (
            "Alice assigns lethal to Memnite A, the rest to Bob.",
            AssignsDamage((("Memnite A", -1),), "Alice", None, "Bob"),
        ),
        ("Alice splits 1-2.", AssignsDamage((("Memnite A", 1), ("Memnite B", 2)), "Alice")),
        (
            "Alice assigns 2 to the first and 1 to the second.",
            AssignsDamage((("Memnite A", 2), ("Memnite B", 1)), "Alice"),
        ),
        ("Alice assigns all of it to Memnite A.", AssignsDamage((), "Alice", None, "Memnite A")),
        (
            "Bob assigns Hill Giant's damage: 3 to Memnite A.",
            AssignsDamage((("Memnite A", 3),), "Bob", "Hill Giant"),
        ),
        (
            "Bob assigns 1 of Hill Giant's damage to Memnite B.",
            AssignsDamage((("Memnite B", 1),), "Bob", "Hill Giant"),
        ),
        (
            "Alice orders the blockers Memnite B, Memnite A.",
            OrdersBlockers("Alice", ("Memnite B", "Memnite A")),
        ),
        (
            "Alice orders Hill Giant's blockers Memnite B, Memnite A.",
            OrdersBlockers("Alice", ("Memnite B", "Memnite A"), "Hill Giant"),
        ),
        (
            "Alice orders the blockers: Memnite B, then Memnite A.",
            OrdersBlockers("Alice", ("Memnite B", "Memnite A")),
        ),
    ],
)
def test_damage_is_assigned_and_blockers_are_ordered(text: str, answer: object) -> None:
    story = f"Alice attacks with Hill Giant. Bob blocks with Memnite A and Memnite B. {text}"
    assert deeds(story)[2:] == (answer,)


def test_damage_told_as_such_and_fights() -> None:
    text = "Alice controls Zed, a 3/3 creature. Zed deals 3 damage to Bob. Zed fights Gray Ogre."
    assert deeds(text) == (DealsDamage("Zed", 3, "Bob"), Fights("Zed", "Gray Ogre"))


def test_damage_of_an_attacker_told_as_such_is_its_combat_damage() -> None:
    told = tell("Alice attacks with Hill Giant. Bob doesn't block. Hill Giant deals 3 damage to Bob.")
    assert told.script.actions[2:] == (GoTo(Moment.DAMAGE),)
    assert told.skipped == ("Hill Giant deals 3 damage to Bob",)


def test_targets_that_become_illegal() -> None:
    text = "Alice casts Unsummon on Gray Ogre. Unsummon's target becomes illegal. Gray Ogre becomes an illegal target."
    assert deeds(text)[1:] == (BecomesIllegalTarget(None, "Unsummon"), BecomesIllegalTarget("Gray Ogre"))


def test_an_attack_may_be_announced_and_aborted() -> None:
    text = (
        "Alice announces an attack. Bob aborts the attack by activating Icy Manipulator targeting Hill Giant."
    )
    first, second = deeds(text)
    assert first == AnnounceAttack("Alice")
    assert second.targets.names == ("Hill Giant",)  # type: ignore[attr-defined]


def test_a_blocker_that_is_not_told_is_asked_for() -> None:
    assert (
        refusal("Alice attacks with Hill Giant. Bob blocks. Does his 2/2 die?").message
        == "It is not told what Bob blocks with."
    )
    several = refusal("Bob controls Memnite and Gray Ogre. Alice attacks with Hill Giant. Bob blocks.")
    assert several.suggestions == ("Bob blocks with Memnite.", "Bob blocks with Gray Ogre.")
