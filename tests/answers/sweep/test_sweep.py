"""The sweep tells what acts from what only claims to: sentence by sentence, mode by mode."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.abilities.ability import Ability, Activated, Spell, Triggered
from bot.abilities.amounts import Number
from bot.abilities.card import Card
from bot.abilities.combining import (
    If,
    Modes,
)
from bot.abilities.player_effects import (
    GainLife,
)
from bot.abilities.who import YOU, Count
from bot.answers.sweep.parts import NEVER, parts_of
from bot.answers.sweep.proving import Prover
from bot.answers.sweep.report import of_cards, sweep, text
from bot.cards.reading import compile_text
from bot.cli.entry import run


def creature(words: str, name: str = "Zed") -> Card:
    return Card(
        name,
        ("Creature",),
        power=2,
        toughness=2,
        mana_cost="{2}",
        mana_value=2,
        abilities=compile_text(words, name),
    )


def instant(words: str, name: str = "Zap") -> Card:
    return Card(
        name, ("Instant",), mana_cost="{2}", mana_value=2, abilities=compile_text(words, name, "instant")
    )


def listed(card: Card, most_plays: int = 20) -> list[tuple[str, str]]:
    return [(found.part, found.why) for found in Prover(most_plays).findings(card)]


@pytest.mark.parametrize(
    "card",
    [
        creature("Flying"),
        creature("Haste"),
        creature("When ~ enters, you gain 2 life."),
        creature("Whenever ~ becomes blocked, it gets +2/+2 until end of turn."),
        creature("When ~ dies, draw a card."),
        creature("Whenever you cast a red instant spell, you gain 1 life."),
        creature("At the beginning of your upkeep, you lose 1 life."),
        creature("Other Goblins you control get +1/+1."),
        creature("~ attacks each combat if able."),
        creature("{T}: Target creature doesn't untap during its controller's next untap step."),
        creature("If a source would deal damage to you, prevent 1 of that damage."),
        instant("Counter target creature spell."),
        instant("Prevent the next 3 damage that would be dealt to any target this turn."),
        instant("Target creature can't block this turn.\nDraw a card."),
        instant(
            "Choose one —\n• Destroy target artifact.\n• ~ deals 3 damage to target creature with flying."
        ),
        instant("Regenerate target creature."),
        # What is given has targets of its own, chosen when it is used and not with the spell that gives it.
        instant('Target creature gains "{T}: ~ deals 1 damage to target creature." until end of turn.'),
        instant('Until end of turn, target creature gains "Whenever ~ attacks, tap target creature."'),
        instant(
            'Target creature you control gains "When ~ dies, destroy target artifact." until end of turn.'
        ),
    ],
    ids=lambda card: str(card.abilities)[:60],
)
def test_what_acts_is_not_listed(card: Card) -> None:
    assert card.abilities
    assert listed(card, most_plays=100) == []


_NOTHING = If(NEVER, (GainLife(YOU, Number(3)),))
_LIFE = GainLife(YOU, Number(1))


@pytest.mark.parametrize(
    "abilities",
    [
        (Spell((_NOTHING,)),),
        (Spell((_LIFE, _NOTHING)),),
        (Spell((Modes(Count(1, 1), ((_LIFE,), (_NOTHING,))),)),),
    ],
    ids=["a line", "a second sentence", "a second mode"],
)
def test_what_claims_to_act_and_does_nothing_is_listed(abilities: tuple[Ability, ...]) -> None:
    card = Card("Zap", ("Instant",), abilities=abilities)
    assert listed(card) == [("GainLife", "changes nothing")]


def test_what_waits_for_something_that_does_not_happen_is_listed() -> None:
    (trigger,) = compile_text("When ~ enters, you gain 2 life.", "Zed")
    assert isinstance(trigger, Triggered)
    never = replace(trigger, condition=NEVER)
    card = Card("Zed", ("Creature",), power=2, toughness=2, abilities=(never,))
    assert listed(card) == [("GainLife", "changes nothing")]


def test_what_breaks_the_engine_is_listed_as_such() -> None:
    broken = Card("Zap", ("Instant",), abilities=(Spell((GainLife(YOU, "three"),)),))  # type: ignore[arg-type]
    (found,) = Prover(most_plays=10).findings(broken)
    assert found.why == "breaks"
    assert found.detail


def test_mana_and_what_is_beside_the_point_claim_nothing() -> None:
    (mana,) = compile_text("{T}: Add {G}.", "Zed", "land")
    (scry,) = compile_text("Scry 2.", "Zap", "instant")
    (kept,) = compile_text("{T}: You gain 1 life.", "Zed")
    assert isinstance(kept, Activated)
    assert [parts_of(a) for a in (mana, scry)] == [[], []]
    assert [p.kind for p in parts_of(kept)] == ["GainLife"]


def test_a_sweep_counts_cards_and_lines_and_groups_what_it_lists() -> None:
    idle = Card(
        "Zap", ("Instant",), abilities=(Spell((_LIFE, _NOTHING)),), texts=("You gain 1 life. Nothing.",)
    )
    found = of_cards([idle, creature("Flying\nWhen ~ enters, scry 1.")], Prover(most_plays=20)).as_json()
    assert (found["cards"], found["lines"], found["listed"]) == (2, 2, 1)
    assert found["causes"] == [{"why": "changes nothing", "ability": "Spell", "part": "GainLife", "parts": 1}]
    assert "Zap: You gain 1 life. Nothing." in text(found)


def test_the_command_prints_one_card_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "sweep", "--card", "Lightning Bolt", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["cards"], found["lines"], found["findings"]) == (1, 1, [])


def test_a_card_that_is_not_there_is_told() -> None:
    assert sweep(card="Qwxyz Blorb")["note"] == "There is no card “Qwxyz Blorb”."


def test_a_sample_of_the_index_acts() -> None:
    found = sweep(sample=30, seed=1)
    assert found["cards"] > 15
    assert found["findings"] == []


@pytest.mark.parametrize(
    "words",
    [
        "Commander creatures you control have indestructible.",
        "As long as you're the monarch, ~ gets +2/+0.",
        "At the beginning of your upkeep, if an opponent is the monarch, you gain 1 life.",
        "As long as an opponent has three or more poison counters, ~ gets +2/+0.",
        "{T}: Sacrifice a Food. If you do, you gain 1 life.",
        "Whenever you sacrifice a Clue, you gain 1 life.",
        "Whenever a permanent you control is turned face up, you gain 1 life.",
        "As long as there are four or more card types among cards in your graveyard, ~ gets +2/+2.",
    ],
)
def test_what_is_so_late_in_a_game_shows_what_asks_for_it(words: str) -> None:
    assert listed(creature(words), most_plays=250) == []
