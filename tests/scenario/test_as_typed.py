"""Questions as players type them on a phone, each kind of wording in three; the values follow from the rules."""

from __future__ import annotations

import pytest

from bot.answers.numbers import TableNumbers
from bot.answers.resolution import DEPENDS, Value
from bot.answers.resolving import resolution
from bot.scenario.errors import NotUnderstood
from tests.scenario.telling import names, tell


def answered(text: str) -> Value:
    return resolution(text, "current", names(), TableNumbers()).answers[-1].value


#: A permanent with an ability that triggers as it enters.
WALL = 'Wall, a 0/4 creature with "When ~ enters, you draw a card."'


@pytest.mark.parametrize(
    ("story", "value"),
    [
        # What each of them takes (CR 120.3).
        ("I cast Pyroclasm with three creatures on the board. How much damage does each take?", 2),
        ("I cast Pyroclasm. My opponent has two 3/3s. How much damage does each creature take?", 2),
        ("Bob has a 3/3 and a 4/4. Alice casts Inferno. How much damage does each of them take?", 6),
        # A spell that was cast is lost as it goes to the graveyard (CR 608.2b).
        (
            "Opp bolts my Llanowar Elves in response to me casting Giant Growth on it. Do I lose both cards?",
            True,
        ),
        # What breaks a rule is not carried out, and nothing is known of what would come after it.
        ("He swings with three 1/1 tokens and casts Pyroclasm. I don't block. How much do I take?", DEPENDS),
        ("I attack with Serra Angel and he blocks with a 2/2. Does the 2/2 die?", DEPENDS),
        ("I attack with a 2/2. Bob blocks with a tapped 3/3. How much damage does Bob take?", DEPENDS),
        # The names of cards that are chosen are of nothing that is there (CR 201.4).
        (
            "Bob has one card in hand, Hill Giant. Alice attacks Bob with a 3/3. How much damage does Bob take?",
            3,
        ),
        # Whose turn it is, told again.
        (
            "It is Alice's turn. Alice attacks with a 2/2. It is Bob's turn. Bob casts Shock on Alice. It is Alice's turn. "
            "Alice attacks with the 2/2. How much life does Bob have?",
            16,
        ),
    ],
)
def test_it_is_answered(story: str, value: Value) -> None:
    assert answered(story) == value


def test_the_name_of_a_card_makes_no_card() -> None:
    assert not tell("Alice names Lightning Bolt.").script.setup.objects


def test_a_card_in_hand_is_told_after_their_number() -> None:
    told = tell("Bob has two cards in hand, Hill Giant and Shock. Alice casts Lava Axe on Bob.")
    assert {one.label: one.zone for one in told.script.setup.objects if one.owner == "Bob"} == {
        "Hill Giant": "hand",
        "Shock": "hand",
    }


@pytest.mark.parametrize("story", ["Can you Stifle a storm trigger?", "Can I Stifle a cascade trigger?"])
def test_a_trigger_of_nothing_told_is_asked_back(story: str) -> None:
    with pytest.raises(NotUnderstood):
        tell(story)
