"""The starter's terse notation reads whole and prints in full."""

from __future__ import annotations

from bot.answers.card_readings.verdicts import verdicts
from bot.cards.line_reading import Verdict, print_line, read_line
from bot.cards.reading import compile_card
from rulesdb.starter_files import read_cards


def test_every_starter_card_reads_whole() -> None:
    partly = {
        row.name: [line.text for line in compile_card(row).lines if not line.read] for row in read_cards()
    }
    assert {name: lines for name, lines in partly.items() if lines} == {}
    assert len(partly) >= 200


def test_terse_lines_print_in_full() -> None:
    for terse, full in {
        "3 damage to any target.": "~ deals 3 damage to any target.",
        "fog.": "Prevent all combat damage that would be dealt this turn.",
        "shield any target from the next 3 damage.": "Prevent the next 3 damage that would be dealt to any target this turn.",
        "split 5 damage among any number of targets.": "~ deals 5 damage divided as you choose among any number of targets.",
        "drain 2 from target creature.": "~ deals 2 damage to target creature and you gain 2 life.",
        "target creature: +3/+3 this turn.": "Target creature gets +3/+3 until end of turn.",
    }.items():
        reading = read_line(terse, True)
        assert reading.verdict is Verdict.READ, terse
        assert print_line(reading.abilities, True) == full
    for terse, full in {
        "enters: draw a card.": "When ~ enters, draw a card.",
        "combat damage to a player: draw a card.": "Whenever ~ deals combat damage to a player, draw a card.",
        "host gets +2/+2 and has flying.": "Enchanted creature gets +2/+2 and has flying.",
        "double damage from a source to you.": "If a source would deal damage to you, it deals double that damage to you instead.",
        "1 less damage from a source to you.": "If a source would deal damage to you, prevent 1 of that damage.",
        "unblockable.": "~ can't be blocked.",
        "move all damage from you to host.": "All damage that would be dealt to you is dealt to enchanted creature instead.",
    }.items():
        reading = read_line(terse, False)
        assert reading.verdict is Verdict.READ, terse
        assert print_line(reading.abilities) == full


def test_a_starter_card_is_described_in_full_words() -> None:
    [row] = [row for row in read_cards() if row.name == "Lightning Bolt"]
    assert [line.understood for line in verdicts(compile_card(row).card)] == [
        "Lightning Bolt deals 3 damage to any target."
    ]
