"""What isn't read matters when it comes into play, and not before: frames of lines of the shared pool, played out."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from bot.abilities.ability import Keyword, Triggered
from bot.abilities.card import Card
from bot.abilities.effects import Beside, Destroy
from bot.abilities.events import Attacks, Dies, Enters
from bot.abilities.filters import kind
from bot.abilities.keywords import KEYWORDS, Acted, KeywordRule
from bot.abilities.opaque import is_opaque
from bot.abilities.who import SELF, Target
from bot.cards.phrases.events.some_event import _VERBS, NEVER
from bot.cards.phrases.instructions.beside import KINDS
from bot.cards.phrases.language import G
from bot.cards.reading import compile_card, compile_lines
from bot.engine.happenings import What
from bot.engine.outcome import Result
from bot.engine.relevance.keywords import frames_of
from bot.engine.relevance.writes import WRITES
from bot.engine.told.script import Attack, Block, Cast, Targets
from bot.language.phrase import Phrase
from bot.language.table import Table
from tests.engine.board import in_hand, instant, on_board, play

POOL = Path(__file__).resolve().parents[3] / "shared" / "data" / "oracle-cards.json"


@lru_cache(maxsize=1)
def creatures() -> tuple[Card, ...]:
    """Creatures of the pool of which one line, and only that, is read no further than its event."""
    if not POOL.is_file():
        pytest.skip("the shared cards (../shared/data) are not beside the repository")
    rows = [r for r in json.loads(POOL.read_text(encoding="utf-8")) if "Creature" in r["type_line"]]
    rows = [r for r in rows if "When" in r.get("oracle_text", "") and not r.get("card_faces")]
    return tuple(_sample(random.Random(5).sample(rows, 700)))


def _sample(rows: list[dict[str, Any]]) -> Iterator[Card]:
    for row in rows:
        compiled = compile_card(row)
        unread = [line for line in compiled.lines if not line.read]
        if len(unread) == 1 and is_opaque(unread[0].abilities) and compiled.card.toughness:
            yield compiled.card


def watching(when: Any) -> list[Card]:
    """Those whose unread line waits for this event, no `if` about it."""
    return [
        card
        for card in creatures()
        for a in card.abilities
        if isinstance(a, Triggered) and a.when == when and a.condition is None and is_opaque(a)
    ]


def met(result: Result) -> bool:
    """Whether every way that this goes ends with what isn't modelled."""
    return all(o.unsupported for o in result.outcomes)


def test_a_card_whose_entering_is_opaque_is_answered_on_the_battlefield_and_never_as_it_enters() -> None:
    cards = watching(Enters(SELF))
    assert len(cards) > 5
    for card in cards:
        assert met(play([in_hand(card, "Alice")], Cast("Alice", card.name))), card.name
        there = play([on_board(card, "Alice")])
        assert not there.unsupported, card.name
        assert card.name in {u.card for u in there.left_out}


def test_a_card_whose_death_is_opaque_is_answered_until_it_dies() -> None:
    murder = instant("Murder", Destroy(Target(kind("Creature"))))
    cards = [c for c in watching(Dies(SELF)) if not any(getattr(a, "name", "") for a in c.abilities)]
    assert cards
    for card in cards:
        board = [on_board(card, "Alice"), in_hand(murder, "Bob")]
        assert met(play(board, Cast("Bob", "Murder", Targets((card.name,))))), card.name
        assert not play(board).unsupported, card.name


def test_a_card_whose_attack_is_opaque_is_answered_until_it_attacks() -> None:
    cards = [c for c in watching(Attacks(SELF)) if c.power]
    assert cards
    for card in cards:
        attacks = play([on_board(card, "Alice")], Attack("Alice", ((card.name, "Bob"),)), Block("Bob", ()))
        assert met(attacks) or any(o.illegal for o in attacks.outcomes), card.name
        assert not play([on_board(card, "Alice")]).unsupported, card.name


def test_the_kinds_of_an_event_are_kinds_of_happenings() -> None:
    kinds = {kind for _, kinds in _VERBS for kind in kinds}
    assert kinds <= {what.value for what in What}


def test_what_is_said_never_to_happen_is_brought_about_by_no_instruction_that_is_read() -> None:
    for verb in ("mutate",):
        assert NEVER.search(f"you {verb}") or NEVER.search(f"it {verb}s")
        assert not any(line.read for line in compile_lines(f"{verb.capitalize()}.", "", "instant"))


def test_what_each_instruction_beside_the_point_changes_is_declared() -> None:
    made = {
        phrase.pattern.what
        for rule in G.rules.values()
        if isinstance(rule, Table)
        for phrase in rule.phrases
        if isinstance(phrase, Phrase) and isinstance(phrase.pattern, Beside)
    }
    made |= KINDS
    assert made - set(WRITES) == set()
    assert len(made) > 5


#: Keywords that say how a card may be cast or that only label a line: they come into play where the story says so.
TOLD_OR_LABELS = {"offering", "cleave", "web-slinging", "visit", "solved", "∞"}


@pytest.mark.parametrize(
    "row", [row for row in KEYWORDS.values() if row.acted is Acted.NO], ids=lambda row: str(row.name)
)
def test_a_keyword_that_nothing_acts_on_comes_into_play_somewhere(row: KeywordRule) -> None:
    assert bool(frames_of(Keyword(row.name), row.name)) != (row.name in TOLD_OR_LABELS)
