"""One try each: a mutated story, card text, document, card file or index. Each says what is wrong, or nothing."""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from bot.abilities.as_json import from_json, to_json
from bot.answers.card_readings.reader import GrammarReader, open_read_starter
from bot.answers.card_readings.verdicts import verdicts
from bot.answers.checking import load_cases
from bot.answers.desk import Desk, open_desk
from bot.answers.reply import Reply
from bot.answers.resolving import names_of, numbers_of, resolution
from bot.cards.reading import compile_card
from bot.engine.eras import ERAS, Era, last_day_of
from bot.errors import OracleError
from bot.time_limit import within
from rulesdb.build import build_index
from rulesdb.errors import IndexFault
from rulesdb.index import Index
from rulesdb.rows import CardRow
from rulesdb.starter_files import read_cards
from tests.fuzz.adding_up import what_does_not_add_up
from tests.fuzz.mutating import garbled, mutated
from tests.rulesdb.conftest import CARDS, RULINGS, sample_rules

#: Seconds that one try may take.
LIMIT = 30.0

_CASES = Path(__file__).resolve().parents[1] / "cases"


@cache
def _stories() -> list[str]:
    return [
        str(case["scenario"]).strip() for path in sorted(_CASES.glob("*.yaml")) for case in load_cases(path)
    ]


@cache
def _cards() -> list[CardRow]:
    return [card for card in read_cards() if card.text]


@cache
def starter() -> Index:
    return open_read_starter()


def story(chance: random.Random) -> str:
    """A mutated story: it is answered, in the contract's form, and what it cites is in the index."""
    stories = _stories()
    text = mutated(chance, chance.choice(stories), stories)
    if chance.randrange(4) == 0:
        text += " " + mutated(chance, chance.choice(stories), stories)
    era = chance.choice(ERAS)
    index = starter()
    found = resolution(text, era.id, names_of(index), numbers_of(index))
    wrong = what_does_not_add_up(found)
    wrong += [
        f"{number} is no rule of {era.id}" for number in found.numbers.values() if not _is_rule(number, era)
    ]
    wrong += [f"no value: {question.text}" for question in found.answers if question.value is None]
    return f"{era.id}: {text}\n  {'; '.join(wrong)}" if wrong else ""


@cache
def _is_rule(number: str, era: Era) -> bool:
    """Whether some text of the era in the index has a rule of that number."""
    shelf = starter().shelf
    first, last = era.first.isoformat()[:4], last_day_of(era).isoformat()
    texts = [row.id for row in shelf.documents.values() if first <= row.date <= last]
    return any(shelf.find(number, text) is not None for text in texts)


def card(chance: random.Random) -> str:
    """A mutated card text: it is read or declined, judged, written and read back."""
    rows = _cards()
    row = chance.choice(rows)
    text = mutated(chance, row.text, [other.text for other in rows])
    compiled = compile_card(
        CardRow(**{name: getattr(row, name) for name in row.__slots__} | {"text": text})
    ).card
    verdicts(compiled)
    return "" if from_json(to_json(compiled)) == compiled else f"read back as another card: {text!r}"


def document(chance: random.Random) -> str:
    """A garbled document or card file: an index is built, or one sentence says why not."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "given"
        which = chance.choice(("rules", "cards", "docs", "rulings"))
        whole = {"rules": sample_rules(), "docs": sample_rules(), "cards": CARDS, "rulings": RULINGS}[which]
        path.write_bytes(garbled(chance, whole.encode()))
        given: dict[str, object] = {which: path if which == "rulings" else [path]}
        if which == "rulings":
            other = Path(folder) / "cards.json"
            other.write_text(CARDS, encoding="utf-8")
            given["cards"] = [other]
        try:
            build_index(Path(folder) / "index.sqlite", **given)  # type: ignore[arg-type]
        except (IndexFault, OracleError) as error:
            return "" if str(error).strip() else "an error that says nothing"
    return ""


@cache
def _small_index() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        rules, cards, out = (Path(folder) / name for name in ("rules.txt", "cards.json", "index.sqlite"))
        rules.write_text(sample_rules(), encoding="utf-8")
        cards.write_text(CARDS, encoding="utf-8")
        build_index(out, rules=[rules], cards=[cards], reader=GrammarReader())
        return out.read_bytes()


def _asked(desk: Desk) -> list[Callable[[], Reply]]:
    return [
        lambda: desk.rule("120.3a"),
        lambda: desk.rule("hurt"),
        lambda: desk.card("Front Test"),
        lambda: desk.define("hurt"),
        lambda: desk.search("hurt"),
        lambda: desk.history("120.3a"),
        lambda: desk.resolve("Alice attacks with Front Test.", "current"),
        desk.about,
    ]


def index(chance: random.Random) -> str:
    """A garbled index: each question is answered, or one sentence says what is wrong with the file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "index.sqlite"
        path.write_bytes(garbled(chance, _small_index()))
        try:
            desk = open_desk(path)
            for ask in _asked(desk):
                try:
                    json.dumps(ask().json)
                except (IndexFault, OracleError) as error:
                    if not str(error).strip():
                        return "an error that says nothing"
        except (IndexFault, OracleError):
            return ""
        except sqlite3.Error as error:
            return f"an error of SQLite's: {error}"
    return ""


TRIES: dict[str, Callable[[random.Random], str]] = {
    "story": story,
    "card": card,
    "document": document,
    "index": index,
}


def tried(kind: str, seed: str) -> str:
    """What is wrong with the try of that seed; nothing where all is well."""
    for stood_on in (_stories, _cards, starter):
        stood_on()  # to read it once takes long beside others, and is no part of any try
    begun = time.monotonic()
    try:
        found = within(
            LIMIT, lambda: TRIES[kind](random.Random(seed)), lambda: f"more than {LIMIT:g} seconds"
        )
    except Exception as error:
        found = f"{type(error).__name__}: {error} (raised)"
    taken = time.monotonic() - begun
    return f"{kind} {seed} ({taken:.1f} s): {found}" if found else ""
