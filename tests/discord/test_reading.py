"""Rule numbers and card names in people's messages."""

from __future__ import annotations

import pytest

from bot.answers.lookups.naming import card_names
from bot.discord.reading import rules_named, with_names
from rulesdb.folding import fold

NAMES = (
    "Fear",
    "Shock",
    "Serra Angel",
    "Lim-Dûl's Vault",
    "Fire // Ice",
    "Bear",
    "Grizzly Bears",
    "Bog Rats",
)
FOLDED = {fold(name): name for name in NAMES} | {"ice": "Fire // Ice"}


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("by 704.5g and 120.3(a), see CR 616.1.", ["704.5g", "120.3a", "616.1"]),
        ("CR 120 says, rule 704 too", ["120", "704"]),
        ("the ruling G.12.3 of 2003", ["G.12.3"]),
        ("I am at 120 life and paid 12.50, 100.5% sure, in 2016", []),
        ("704.5g 704.5g", ["704.5g"]),
        ("{{lifelink}} as in {{120.3f}}, 704.5g; {{}}", ["lifelink", "120.3f", "704.5g"]),
        ("", []),
    ],
)
def test_rules_named_are_found_and_other_numbers_are_not(text: str, numbers: list[str]) -> None:
    assert rules_named(text) == numbers


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("my serra angel blocks", ["Serra Angel"]),
        ("I fear a shock", []),
        ("Shock and Fear", ["Shock", "Fear"]),
        ("cast lim-dul's vault, then [[fire // ice]]", ["Lim-Dûl's Vault", "Fire // Ice"]),
        ("Grizzly Bears's toughness, the Grizzly Bears", ["Grizzly Bears"]),
        ("[[No Such Card]]", ["No Such Card"]),
        ("Serra Angel.", ["Serra Angel"]),
        ("", []),
    ],
)
def test_card_names_are_found_longest_first_and_plain_words_are_not(text: str, cards: list[str]) -> None:
    assert card_names(text, FOLDED.get) == cards


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("<@12> attacks <@!34>", "Ann attacks Bob2"),
        ("<@56> and <@78> and <@90>", "<@56> and <@78> and <@90>"),
    ],
)
def test_who_is_mentioned_stands_in_a_story_by_name_where_the_name_can(text: str, told: str) -> None:
    assert with_names(text, {12: "ann!", 34: "Bob 2", 56: "🦄", 78: "7up"}) == told
