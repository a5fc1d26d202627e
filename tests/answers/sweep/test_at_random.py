"""Stories at random: what no standard story has an occasion for is shown, what does nothing is not, and each time alike."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.answers.sweep.at_random.trying import Tried, tried_at_random
from bot.answers.sweep.proving import claims_of
from bot.cards.reading import compile_text
from bot.engine.eras import era_for


def tried(words: str, tries: int = 40, kind: str = "Creature") -> Tried:
    """What comes of stories with the first part of a card with these words."""
    abilities = compile_text(words, "Zed", kind.lower())
    size = 2 if kind == "Creature" else None
    card = Card(
        "Zed", (kind,), power=size, toughness=size, mana_cost="{2}", mana_value=2, abilities=abilities
    )
    claim = next(iter(claims_of(card)))
    return tried_at_random(claim.face, claim.number, claim.part, era_for("current"), tries)


def test_an_occasion_that_takes_several_things_is_found() -> None:
    assert tried(
        "{1}, Remove a -1/-1 counter from a creature you control: ~ gets +3/+3 until end of turn.", 150
    ).shown


def test_a_block_that_is_forbidden_is_seen() -> None:
    assert tried("Whenever ~ attacks, target creature can't be blocked this turn.", 150).shown


def test_what_never_happens_is_not_shown() -> None:
    found = tried("When ~ enters, if you control no creatures, you gain 0 life.")
    assert found.shown == 0


def test_the_same_stories_are_told_each_time() -> None:
    words = "Whenever ~ attacks, if you control an artifact, draw a card."
    assert tried(words) == tried(words)


def test_what_is_done_by_the_result_of_a_die_are_parts_of_their_own() -> None:
    abilities = compile_text(
        "Whenever ~ attacks, roll a d20.\n1—9 | You gain 1 life.\n10—20 | Draw a card.", "Zed", "creature"
    )
    card = Card("Zed", ("Creature",), power=2, toughness=2, abilities=abilities)
    assert [claim.part.kind for claim in claims_of(card)] == ["GainLife", "Draw"]
