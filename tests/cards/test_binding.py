"""What a word back stands for, bound when the line is read; a word that stands for nothing certain declines its line."""

from __future__ import annotations

import pytest

from bot.abilities.combining import (
    Remember,
)
from bot.abilities.who import (
    ChosenBefore,
    Dealer,
    DoneBy,
    EventGroup,
    EventObject,
    EventSubject,
    ExiledWith,
    PaidWith,
    Respective,
    TheOne,
    TheTarget,
    UnknownCard,
    Who,
)
from bot.cards.binding.numbering import parts_of
from bot.cards.reading import compile_lines, compile_text

BOUND = (
    TheTarget,
    EventSubject,
    EventObject,
    EventGroup,
    TheOne,
    Respective,
    DoneBy,
    PaidWith,
    ExiledWith,
    ChosenBefore,
    Dealer,
    UnknownCard,
)


def bound(text: str, kind: str = "creature") -> list[Who]:
    """The words back of a text as what they are bound to, numbers apart."""
    found: list[Who] = []
    for part in parts_of(compile_text(text, "Zed", kind)):
        if isinstance(part, DoneBy):
            part = DoneBy(0, part.as_it_was)
        if isinstance(part, TheTarget):
            part = TheTarget(0)
        if isinstance(part, BOUND):
            found.append(part)
    return found


def declined(text: str, kind: str = "creature") -> bool:
    return not all(line.read for line in compile_lines(text, "Zed", kind))


TARGET, DONE, AS_IT_WAS = TheTarget(0), DoneBy(0), DoneBy(0, as_it_was=True)


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("Whenever Zed deals damage to a creature, destroy that creature.", [EventObject()]),
        ("Whenever a creature attacks you, it gets -1/-0 until end of turn.", [EventSubject()]),
        ("Whenever equipped creature blocks a creature, destroy that creature.", [EventObject()]),
        ("Whenever enchanted creature attacks, it gets +1/+1 until end of turn.", [EventSubject()]),
        ("Whenever a player casts a spell, that player loses 1 life.", [EventSubject()]),
        ("Whenever an opponent casts a spell, counter that spell.", [EventObject()]),
        ("At the beginning of each player's upkeep, that player loses 1 life.", [EventSubject()]),
        (
            "Whenever one or more creatures you control attack, they gain haste until end of turn.",
            [EventGroup()],
        ),
        (
            "Whenever a land an opponent controls enters, that player loses 1 life.",
            [EventSubject()],
        ),
    ],
)
def test_a_word_back_is_a_party_of_the_event(text: str, whom: list[Who]) -> None:
    assert bound(text) == whom


def test_what_is_called_by_its_name_is_itself() -> None:
    assert bound("Whenever Zed deals combat damage to a player, put a +1/+1 counter on it.") == []
    assert bound("When Zed dies, it deals 2 damage to any target.") == []


@pytest.mark.parametrize(
    ("text", "whom"),
    [
        ("Destroy target creature. Its controller loses 2 life.", [TARGET]),
        ("Counter target spell unless its controller pays {3}.", [TARGET]),
        ("Target player draws a card and loses 1 life.", [TARGET]),
        ("Target creature gets +X/+0 until end of turn, where X is its power.", [TARGET]),
        (
            "Exile target creature. Return that card to the battlefield under its owner's control.",
            [DONE, Respective()],
        ),
        ("Exile target creature. You gain life equal to its power.", [TARGET]),
        ("Create two 1/1 red Goblin creature tokens. Those tokens gain haste until end of turn.", [DONE]),
        ("Untap all creatures you control. They gain haste until end of turn.", [DONE]),
        ("Target player sacrifices a creature. You gain life equal to that creature's power.", [AS_IT_WAS]),
        ("Each player loses 1 life for each creature they control.", [Respective()]),
        ("Each creature deals 1 damage to its controller.", [Dealer()]),
        ("For each opponent, that player loses 1 life.", [TheOne()]),
        ("Zed deals 1 damage to each opponent and each creature they control.", []),
    ],
)
def test_a_word_back_is_what_an_instruction_named(text: str, whom: list[Who]) -> None:
    assert bound(text, "sorcery") == whom


@pytest.mark.parametrize(
    "given_up",
    ["sacrifice another creature", "sacrifice an artifact", "sacrifice a Blood token", "discard a card"],
)
@pytest.mark.parametrize(
    "gain",
    [
        "it gets +2/+0 until end of turn",
        "put a +1/+1 counter on it",
        "it deals 2 damage to any target",
        "untap it",
        "double its power until end of turn",
    ],
)
def test_what_was_given_up_is_not_what_gains_by_it(given_up: str, gain: str) -> None:
    """`You may sacrifice another creature. If you do, it gets +2/+0`: what attacked does."""
    assert bound(f"Whenever Zed attacks, you may {given_up}. If you do, {gain}.") == []


def test_what_was_given_up_is_looked_back_at() -> None:
    text = "you may sacrifice another creature. If you do, it deals damage equal to that creature's power to any target."
    assert bound(f"Whenever Zed attacks, {text}") == [AS_IT_WAS]


def test_an_instruction_that_is_spoken_of_is_remembered_and_no_other() -> None:
    def remembered(text: str) -> int:
        return sum(isinstance(p, Remember) for p in parts_of(compile_text(text, "", "sorcery")))

    assert remembered("Create a 1/1 red Goblin creature token. It gains haste until end of turn.") == 1
    assert remembered("Create a 1/1 red Goblin creature token. Draw a card.") == 0


def test_what_paid_for_it_and_what_another_ability_exiled_or_chose() -> None:
    hurl = (
        "Sacrifice another creature: Zed deals damage equal to the sacrificed creature's power to any target."
    )
    assert bound(hurl) == [PaidWith("sacrificed")]
    assert bound(
        "When Zed leaves the battlefield, return the exiled card to the battlefield under its owner's control."
    ) == [
        ExiledWith(),
        Respective(),
    ]
    assert bound("At the beginning of your upkeep, the chosen player loses 1 life.") == [
        ChosenBefore("player")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "You may have it deal 1 damage to that creature.",
        "When Zed leaves the battlefield, that player gains 3 life.",
        "When Zed enters, untap those lands.",
    ],
)
def test_a_word_that_stands_for_nothing_certain_declines_its_line(text: str) -> None:
    assert declined(text)


def test_every_other_in_a_spell_is_other_than_something_that_was_named() -> None:
    others = "Other creatures you control get +1/+1 until end of turn."
    assert declined(others, "instant")
    assert not declined(others.replace("Other creatures", "Creatures"), "instant")
    for before in (
        "Zombies you control get +2/+1 until end of turn.",
        "Creatures you control with flying gain trample until end of turn.",
        "Tap all Walls.",
        "Zed deals 1 damage to each creature with flying.",
    ):
        assert DoneBy(0) in bound(f"{before} {others}", "instant"), before
    assert bound(f"Target creature gets +2/+2 until end of turn. {others}", "instant") == []
