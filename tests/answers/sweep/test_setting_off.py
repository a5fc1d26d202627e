"""Boards are made of what a card's typed words ask for: what sets its events off, what lies on top, how strong it is itself."""

from __future__ import annotations

import pytest

from bot.abilities.ability import Unread
from bot.abilities.card import Card
from bot.abilities.opaque import is_opaque
from bot.abilities.walk import holds
from bot.answers.sweep.boards import ME, board
from bot.answers.sweep.company import Company
from bot.answers.sweep.on_top import on_top
from bot.answers.sweep.proving import Prover
from bot.answers.sweep.setting_off import spells_for
from bot.answers.sweep.tools import TEXTS
from bot.cards.reading import compile_text


def _creature(words: str) -> Card:
    abilities = compile_text(words, "Zed")
    return Card(
        "Zed", ("Creature",), power=2, toughness=2, mana_cost="{2}", abilities=abilities, texts=(words,)
    )


@pytest.mark.parametrize(
    "words",
    [
        "Whenever you sacrifice a Food, put a +1/+1 counter on ~.",
        "Whenever an artifact is put into a graveyard from the battlefield, you gain 1 life.",
        "Whenever one or more cards leave your graveyard, you gain 1 life.",
        "Whenever you draw your fifth card each turn, you gain 1 life.",
        "Whenever you roll one or more dice, you gain 1 life.",
        "Whenever you proliferate, you gain 1 life.",
        "Whenever a +1/+1 counter is removed from a creature you control, you gain 1 life.",
        "At the beginning of your end step, if you gained 7 or more life this turn, draw a card.",
        "Whenever ~ attacks, if a nonland permanent left the battlefield this turn, you gain 1 life.",
    ],
)
def test_what_a_card_waits_for_is_set_off(words: str) -> None:
    card = _creature(words)
    assert spells_for(card)
    assert list(Prover(most_plays=60).findings(card)) == []


@pytest.mark.parametrize("name", TEXTS)
def test_the_spells_of_the_stories_are_read(name: str) -> None:
    abilities = compile_text(TEXTS[name], name, "instant")
    assert not holds(abilities, Unread)
    assert not any(map(is_opaque, abilities))


def test_a_card_that_waits_for_nothing_has_no_such_spell() -> None:
    assert spells_for(_creature("Flying")) == ()


def test_an_event_that_never_comes_is_listed_all_the_same() -> None:
    """A board can't be made on which anybody has so much life."""
    words = "At the beginning of your end step, if you have 5000 or more life, draw a card."
    (found,) = Prover(most_plays=60).findings(_creature(words))
    assert (found.part, found.why) == ("Draw", "changes nothing")


def test_what_is_looked_for_lies_on_top() -> None:
    looks = _creature(
        "When ~ enters, reveal the top card of your library. If it's a land card, put it onto the battlefield."
    )
    assert [c.types for c in on_top(looks, Company.LATE)] == [("Land",)]
    assert on_top(looks, Company.USUAL) == ()
    until = _creature(
        "When ~ enters, reveal cards from the top of your library until you reveal an artifact card. Put that card onto the "
        "battlefield and the rest on the bottom of your library in a random order."
    )
    assert [c.types for c in on_top(until, Company.PLENTY)] == [("Instant",), ("Artifact",)]
    assert list(Prover(most_plays=60).findings(until)) == []


def test_a_card_has_the_power_that_its_words_ask_for() -> None:
    strong = _creature("Whenever ~ attacks, if its power is 6 or greater, draw a card.")
    found = board(strong, "battlefield", Company.PLENTY)
    (itself,) = (o for o in found.objects if o.label == found.subject)
    assert dict(itself.counters)["+1/+1"] >= 4
    assert found.host == "Zed"
    assert f"{ME}'s Bear" in found.mine
    assert list(Prover(most_plays=60).findings(strong)) == []
