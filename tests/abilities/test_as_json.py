"""Readings as text: whatever the grammar makes comes back the same, and nothing else comes of any text."""

from __future__ import annotations

import importlib
import json
import pickle
import pkgutil
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bot.abilities
import bot.cards.phrases
from bot.abilities.ability import Ability, Keyword, Spell
from bot.abilities.as_json import _TYPES, NoReading, _checks, from_json, to_json
from bot.abilities.card import Card
from bot.abilities.durations import Duration
from bot.cards.reading import compile_card
from rulesdb.starter_files import read_cards

SHARED = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"


def test_every_card_of_the_starter_comes_back_as_it_was() -> None:
    for row in read_cards():
        card = compile_card(row).card
        assert repr(from_json(to_json(card))) == repr(card)


@pytest.mark.parametrize("name", ["oracle-cards.json", "oracle-cards-new.json"])
def test_real_cards_come_back_as_they_were(name: str) -> None:
    if not (SHARED / name).is_file():
        pytest.skip("the real cards are not beside the repository")
    for row in json.loads((SHARED / name).read_text(encoding="utf-8"))[::40]:
        card = compile_card(row).card
        assert repr(from_json(to_json(card))) == repr(card)


def test_every_type_of_the_abilities_is_known() -> None:
    """What stands in no card's abilities: the keyword table's rows."""
    found = {
        value.__name__
        for info in pkgutil.iter_modules(bot.abilities.__path__)
        for value in vars(importlib.import_module(f"bot.abilities.{info.name}")).values()
        if isinstance(value, type)
        and value.__module__ == f"bot.abilities.{info.name}"
        and (is_dataclass(value) or issubclass(value, Enum))
    }
    assert found - {*_TYPES} == {"Acted", "Kind", "KeywordRule", "Takes"}


@pytest.mark.parametrize(
    "room", [info.name for info in pkgutil.walk_packages(bot.cards.phrases.__path__, "bot.cards.phrases.")]
)
def test_what_a_phrase_reads_as_can_be_read_back(room: str) -> None:
    """What keywords stand for is worked out anew, and never stands in a reading."""
    types = {
        value
        for value in vars(importlib.import_module(room)).values()
        if isinstance(value, type) and is_dataclass(value) and value.__module__.startswith("bot.abilities.")
    }
    assert {kind.__name__ for kind in types} <= {*_TYPES, "KeywordRule"}


def test_every_type_is_written_and_each_of_its_fields_checked() -> None:
    dataclasses = [kind for kind in _TYPES.values() if is_dataclass(kind)]
    assert len(dataclasses) > 200
    for kind in dataclasses:
        _checks(kind)
    assert {kind for kind in _TYPES.values() if issubclass(kind, Enum)} >= {Duration}


def test_what_is_written_is_short_and_plain() -> None:
    card = Card("Zed", ("Creature",), power=2, toughness=2, abilities=(Keyword("bushido"),))
    assert to_json(card) == (
        '{"Card":["Zed",["Creature"],[],[],[],"",0,2,2,null,null,[{"Keyword":["bushido"]}]]}'
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"Zed"',
        "{",
        '{"Card": []}',
        '{"Card": ["Zed"], "Keyword": ["flying"]}',
        '{"Keyword": ["flying"]}',
        '{"Card": [1]}',
        '{"Card": ["Zed", "Creature"]}',
        '{"Card": ["Zed", [1]]}',
        '{"Card": {"name": "Zed"}}',
        '{"Card": ["Zed", [], [], [], [], "", true]}',
        '{"Card": ["Zed", [], [], [], [], "", 1.5]}',
        '{"Card": ["Zed", [], [], [], [], "", 99999999999]}',
        '{"Card": ["Zed", [], [], [], [], "", 1e999]}',
        '{"Card": ["Zed", [], [], [], [], "", 0, null, null, null, null, ["flying"]]}',
        '{"Card": ["Zed", [], [], [], [], "", 0, null, null, null, null, [{"Duration": "until end of turn"}]]}',
        '{"Card": ["Zed", [], [], [], [], "", 0, null, null, null, null, [{"Ability": []}]]}',
        '{"Card": ["Zed", [], [], [], [], "", 0, null, null, null, null, [{"Spell": [["x"]]}]]}',
        '{"Card": ["Zed", [], [], [], [], "", 0, null, null, null, null, [], [], {"Card": [3]}]}',
        '{"Duration": "for ever"}',
        '{"Duration": ["x"]}',
        '{"frozenset": 3}',
        '{"frozenset": [{"x": 1}]}',
        '{"os.system": ["true"]}',
        '{"__class__": ["Card"]}',
        '{"Enum": [1]}',
        "[" * 100_000,
        '{"frozenset": [' * 900 + "]}" * 900,
        "NaN",
        "9" * 10_000,
    ],
)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(NoReading):
        from_json(text)


class Payload:
    """Writes a file when it is unpickled."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.touch, (self.place,)


def test_a_planted_payload_is_refused_and_not_run(tmp_path: Path) -> None:
    planted = pickle.dumps(Payload(tmp_path / "run"), protocol=0).decode("ascii")
    with pytest.raises(NoReading):
        from_json(planted)
    with pytest.raises(TypeError, match="Payload is no type of the abilities"):
        to_json(Card("Zed", abilities=(Payload(tmp_path / "run"),)))  # type: ignore[arg-type]
    assert not (tmp_path / "run").exists()
    pickle.loads(planted.encode())
    assert (tmp_path / "run").exists()


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["flying", "you"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*_TYPES, "frozenset"]), inner, max_size=1)
    ),
    max_leaves=12,
)


@settings(max_examples=400)
@given(JSON, JSON)
def test_no_text_makes_anything_but_whole_cards(one: object, other: object) -> None:
    for value in (
        one,
        {"Card": ["Zed", [], [], [], [], "", 0, None, None, None, None, [{"Spell": [[one], other]}]]},
    ):
        try:
            card = from_json(json.dumps(value))
        except NoReading:
            continue
        assert isinstance(card, Card)
        assert all(isinstance(ability, Ability) for ability in card.abilities)
        assert from_json(to_json(card)) == card


def test_a_spell_keeps_its_effects() -> None:
    card = Card("Zed", ("Instant",), abilities=(Spell(()), Spell((), "Threshold")))
    assert from_json(to_json(card)) == card
