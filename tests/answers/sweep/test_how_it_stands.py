"""Stories are told of what a card's words ask for: where it lies, who has more, what is paid, named, crewed and searched for."""

from __future__ import annotations

import pytest

from bot.abilities.card import Card
from bot.answers.sweep.proving import Prover
from bot.cards.reading import compile_text


def _card(words: str, kind: str) -> Card:
    size = 2 if kind == "Creature" else None
    abilities = compile_text(words, "Zed", kind.lower())
    texts = tuple(words.splitlines())
    return Card(
        "Zed",
        (kind,),
        colors=("white",),
        mana_cost="{2}",
        mana_value=2,
        power=size,
        toughness=size,
        abilities=abilities,
        texts=texts,
    )


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("Creature", "Whenever ~ attacks, you may pay {X}. If you do, you gain X life."),
        ("Creature", "Whenever you cast a spell from exile, you gain 2 life."),
        ("Creature", "Whenever ~ phases in, you gain 2 life."),
        ("Creature", "Whenever ~ crews a Vehicle, you gain 2 life."),
        ("Creature", "When ~ enters, if an opponent has more life than you, you gain 5 life."),
        ("Artifact", "At the beginning of your upkeep, sacrifice a creature. If you can't, you lose 7 life."),
        ("Creature", "When ~ has flying, sacrifice it."),
        ("Artifact", "{T}, Sacrifice ~: Exchange life totals with target opponent. Activate only during your upkeep."),
        ("Artifact", "{1}: Put a card exiled with ~ into its owner's hand."),
        ("Instant", "Target unblocked attacking creature becomes blocked."),
        ("Instant", "Landfall — You gain 3 life. If you had a land you control enter this turn, you gain 8 life instead."),
    ],
)  # fmt: skip
def test_such_a_line_is_seen_to_act(kind: str, words: str) -> None:
    assert list(Prover(most_plays=120).findings(_card(words, kind))) == []


def test_a_suspended_card_is_told_of() -> None:
    card = _card(
        "Suspend 3—{1}\nWhenever a time counter is removed from ~ while it's exiled, you gain 1 life.",
        "Creature",
    )
    assert [f.part for f in Prover(most_plays=120).findings(card)] == []


def test_creatures_that_nobody_controls_so_many_of_are_listed() -> None:
    (found,) = Prover(most_plays=60).findings(
        _card(
            "At the beginning of your end step, if you control fifty or more creatures, draw a card.",
            "Creature",
        )
    )
    assert (found.part, found.why) == ("Draw", "changes nothing")
