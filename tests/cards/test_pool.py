"""The whole card pool: every line read is proved, none in two ways, and the ledger says what changed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.answers.card_readings.ledger import ledger, tally_of
from bot.answers.card_readings.survey import CardVerdict, verdict_of
from bot.cards.back import Back
from bot.cards.binding.numbering import parts_of
from bot.cards.compiled import CompiledCard
from bot.cards.line_reading import Verdict, markers, print_line, read_line
from bot.cards.reading import compile_card
from tests.cards.well_typed import faults

LEDGER = Path(__file__).parent / "ledger.txt"


@pytest.fixture(scope="module")
def compiled(pool: list[dict[str, Any]]) -> list[CompiledCard]:
    return [compile_card(row) for row in pool]


@pytest.fixture(scope="module")
def verdicts(pool: list[dict[str, Any]], compiled: list[CompiledCard]) -> list[CardVerdict]:
    return [verdict_of(row, card) for row, card in zip(pool, compiled, strict=True)]


def test_no_line_is_ambiguous_or_mismatched(
    compiled: list[CompiledCard], newer_pool: list[dict[str, Any]]
) -> None:
    wrong = [
        (line.text, str(line.verdict))
        for card in (*compiled, *map(compile_card, newer_pool))
        for line in card.lines
        if line.verdict in (Verdict.AMBIGUOUS, Verdict.MISMATCH)
    ]
    assert wrong == []


def test_enough_of_the_pool_is_read(verdicts: list[CardVerdict]) -> None:
    tally = tally_of(verdicts)
    damage = tally.damage
    assert damage["read_lines"] / damage["lines"] >= 0.65
    assert damage["whole_cards"] / damage["cards"] >= 0.50
    assert tally.read_lines / tally.lines >= 0.45


def test_the_ledger_is_up_to_date(verdicts: list[CardVerdict]) -> None:
    assert ledger(verdicts) == LEDGER.read_text(encoding="utf-8"), (
        "run: python -m bot.answers.card_readings.ledger ../shared/data/oracle-cards.json --write tests/cards/ledger.txt"
    )


def test_every_reading_holds_only_what_its_types_allow(compiled: list[CompiledCard]) -> None:
    found = {fault for card in compiled for line in card.lines for fault in faults(line.abilities)}
    assert found == set()


def test_no_marker_word_gets_lost(pool: list[dict[str, Any]], compiled: list[CompiledCard]) -> None:
    """Where the canonical wording says the same in other small words, both are listed here."""
    lost: dict[str, str] = {}
    for row, card in zip(pool, compiled, strict=True):
        spell = "Instant" in row["type_line"] or "Sorcery" in row["type_line"]
        for line in card.lines:
            if not line.read:
                continue
            printed = print_line(read_line(line.text, spell).abilities, spell) or ""
            before, after = markers(line.text), markers(printed)
            for word in before:
                if after[word] < before[word] and not _same_in_other_words(word, line.text, printed):
                    lost[line.text] = word
    assert lost == {}


#: An alternate's word and the words of the canonical wording that carry it.
_CARRIED = {
    "unless": ("doesn't", "isn't", "don't", "no", "didn't", "wasn't", "aren't", "as long as"),
    "if": (
        "that isn't a mana ability",
        "with the least",
        "as long as",
        "instead",
        "prevent all",
        "all damage",
        "unless",
        "except it has",
    ),
    "doesn't": ("don't",),
    "don't": ("unless",),
    "otherwise": ("instead",),
    "another": ("other",),
    "other": ("other", "the rest"),
    "all": (
        "the rest",
        "the revealed cards",
        "each",
        "from all graveyards",
        "creatures",
        "their hand",
        "your hand",
        "changeling",
    ),
    "each": (
        "damage to them",
        "equal to",
        "number",
        "opponents",
        "creatures",
        "times",
        "all",
        "+",
        "players",
        "on them",
        "that many",
        "twice that much",
    ),
    "instead": ("dealt to", "when", "if", "instead"),
    "no": ("twice", "three times", "fewer", "don't"),
    "didn't": ("unless", "wasn't", "as though it had"),
    "until": ("this turn", "until", "this combat", "detain"),
    "not": ("isn't",),
    "may": ("mana of any type can be spent",),
    "can't": ("suspend x", "detain"),
    "only": ("once", "opponents", "only", "instead you draw", "draw a card instead"),
    "one or more": ("spell that targets a", "if it has a "),
}


def _same_in_other_words(word: str, text: str, printed: str) -> bool:
    return any(carrier in printed.lower() for carrier in _CARRIED.get(word, ()))


def test_every_card_of_the_cases_and_seeds_reads_whole(
    pool: list[dict[str, Any]], case_texts: list[str]
) -> None:
    by_name = {row["name"]: row for row in pool}
    for row in pool:
        for face in row.get("card_faces") or ():
            by_name.setdefault(face["name"], row)
    names = sorted(by_name, key=len, reverse=True)
    pattern = re.compile(r"(?<![A-Za-z])(" + "|".join(map(re.escape, names)) + r")(?![a-z])")
    unquoted = [re.sub(r'"[^"]*"', '""', text) for text in case_texts]
    named = {by_name[m.group(1)]["name"] for text in unquoted for m in pattern.finditer(text)}
    assert len(named) > 200
    partly = {
        name: [line.text for line in compile_card(by_name[name]).lines if not line.read]
        for name in sorted(named)
        if not compile_card(by_name[name]).whole
    }
    assert partly == {}


def test_every_quoted_text_of_the_cases_reads(case_texts: list[str]) -> None:
    quoted = {text for story in case_texts for text in re.findall(r'"([^"]{12,})"', story) if " " in text}
    from bot.cards.reading import compile_lines

    unread = []
    for text in sorted(quoted):
        kinds = ("instant", "creature")
        name = next(iter(re.findall(r"\b(?:Zed|Pal|Brute|Drakeling|Guard)\b", text)), "Zed")
        if not any(all(line.read for line in compile_lines(text, name, kind)) for kind in kinds):
            unread.append(text)
    ours = [text for text in unread if text.endswith(".") and len(text) < 300 and "\n" not in text]
    assert ours == []


def test_a_line_once_read_is_not_read_again(pool: list[dict[str, Any]]) -> None:
    read_line("Flying", False)
    before = read_line.cache_info().hits
    read_line("Flying", False)
    assert read_line.cache_info().hits == before + 1


def test_no_word_back_is_left_unbound(compiled: list[CompiledCard]) -> None:
    left = {
        p.word
        for card in compiled
        for line in card.lines
        for p in parts_of(line.abilities)
        if isinstance(p, Back)
    }
    assert left == set()
