"""Card and rulings files: both makers' forms, read as a stream, and what is wrong with broken ones."""

from __future__ import annotations

import gzip
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesdb.build import build_index
from rulesdb.errors import IndexFault, UnreadableDocument
from rulesdb.readers import json_stream
from rulesdb.readers.card_files import read_cards, read_rulings
from rulesdb.readers.json_stream import JsonStream


def _cards(path: Path) -> list[tuple[str, str, str | None, tuple[str, ...]]]:
    return [
        (card.name, card.text, card.power, tuple(face.name for face in card.faces))
        for card, _, _ in read_cards(path)
    ]


def test_scryfall_cards_come_with_faces_and_without_tokens(files: dict[str, Path]) -> None:
    assert _cards(files["cards"]) == [
        ("Lim-Dûl's Test", "Test.", None, ()),
        ("Testing Angel", "Flying", "4", ()),
        ("Front Test // Back Test", "One.\n//\nTwo.", "1", ("Front Test", "Back Test")),
    ]


def test_a_zipped_file_is_read_like_any_other(files: dict[str, Path], tmp_path: Path) -> None:
    zipped = tmp_path / "cards.json.gz"
    zipped.write_bytes(gzip.compress(files["cards"].read_bytes()))
    assert _cards(zipped) == _cards(files["cards"])


def test_mtgjson_cards_are_the_same_cards(tmp_path: Path) -> None:
    sides = {
        "layout": "transform",
        "name": "Front Test // Back Test",
        "rulings": [{"date": "2020-01-02", "text": "Yes."}],
    }
    data: dict[str, Any] = {
        "meta": {"date": "2026-01-01", "version": "5"},
        "data": {
            "Testing Angel": [{"name": "Testing Angel", "manaCost": "{4}{W}", "type": "Creature — Angel", "text": "Flying",
                               "power": "4", "toughness": "4", "colors": ["W"], "layout": "normal",
                               "identifiers": {"scryfallOracleId": "id-2"}}],
            "Front Test // Back Test": [
                {**sides, "faceName": "Front Test", "manaCost": "{G}", "type": "Creature — Elf", "text": "One.", "power": "1", "toughness": "1"},
                {**sides, "faceName": "Back Test", "type": "Creature — Wolf", "text": "Two.", "power": "2", "toughness": "2"},
            ],
        },
    }  # fmt: skip
    path = tmp_path / "AtomicCards.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert _cards(path) == [
        ("Testing Angel", "Flying", "4", ()),
        ("Front Test // Back Test", "One.\n//\nTwo.", "1", ("Front Test", "Back Test")),
    ]
    angel, double = list(read_cards(path))
    assert (angel[0].oracle_id, angel[0].colors, angel[0].toughness) == ("id-2", ("W",), "4")
    assert [(ruling.date, ruling.text) for ruling in double[1]] == [("2020-01-02", "Yes.")]
    assert double[0].type_line == "Creature — Elf // Creature — Wolf"


def test_rulings_know_their_cards(files: dict[str, Path]) -> None:
    assert [(card, ruling.date, ruling.text) for card, ruling in read_rulings(files["rulings"])] == [
        ("id-1", "2020-01-02", "It is a test."),
        ("id-1", "2019-01-02", "It was a test."),
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[{"name": "A", "type_line": "Instant"}, {"name": "B", "type', "breaks off after 1 entry"),
        ('[{"name": "A", "type_line": "Instant"}', "breaks off after 1 entry"),
        ('[{"name": "A" "type_line": "Instant" and some more words to read on}]', "is not valid JSON"),
        ('{"error": "not found", "status": 404}', "holds no cards"),
        ("[1, 2, 3]", "no card"),
        ('"a text"', "no card file"),
        ("", "no card file"),
    ],
)
def test_a_broken_card_file_is_named_with_what_is_wrong(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableDocument, match=says) as caught:
        list(read_cards(path))
    assert "cards.json" in caught.value.message


def test_bytes_that_are_no_text_are_an_error_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_bytes(b'[{"name": "\xff\xfe"}]')
    with pytest.raises(UnreadableDocument, match="not in UTF-8"):
        list(read_cards(path))


_JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(values=st.lists(_JSON, max_size=8), chunk=st.integers(1, 40), indent=st.sampled_from([None, 1]))
def test_any_array_is_read_the_same_however_it_arrives(
    tmp_path_factory: pytest.TempPathFactory, values: list[Any], chunk: int, indent: int | None
) -> None:
    path = tmp_path_factory.mktemp("json") / "array.json"
    path.write_text(json.dumps(values, indent=indent), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(json_stream, "_CHUNK", chunk)
        stream = JsonStream(path)
        try:
            assert list(stream.array()) == values
        finally:
            stream.close()


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["name", "layout"]), inner),
    max_leaves=5,
)
KEYS = (
    "name", "layout", "type_line", "oracle_text", "power", "colors", "card_faces", "promo_types", "object", "faceName",
    "rulings", "identifiers", "side", "set_type", "text", "comment", "oracle_id",
)  # fmt: skip


CARD_LIKE = st.dictionaries(st.sampled_from(KEYS), ANYTHING).map(lambda card: {"name": "N", **card})


@settings(max_examples=200)
@given(cards=st.lists(CARD_LIKE, max_size=3), atomic=st.booleans())
def test_parts_of_other_kinds_are_an_error_of_the_file_or_left_out(
    cards: list[dict[str, object]], atomic: bool, tmp_path: Path
) -> None:
    path, out = tmp_path / "cards.json", tmp_path / "index.sqlite"
    given = {"data": {f"{place}": [card] for place, card in enumerate(cards)}} if atomic else cards
    path.write_text(json.dumps(given), encoding="utf-8")
    with suppress(IndexFault):
        build_index(out, cards=[path])


def test_a_file_without_colors_has_the_colors_of_indicators(tmp_path: Path) -> None:
    def two(front: tuple[str, str, str, str], back: tuple[str, str]) -> dict[str, Any]:
        names = ("name", "mana_cost", "type_line", "oracle_text")
        behind = dict(zip(names, (back[0], "", back[1], ""), strict=True))
        return {
            "name": f"{front[0]} // {back[0]}",
            "layout": "transform",
            "card_faces": [dict(zip(names, front, strict=True)), behind],
        }

    entries = [
        {"name": "Dryad Arbor", "type_line": "Land Creature — Forest Dryad", "oracle_text": ""},
        two(("Wolf Test", "{1}{G}", "Creature — Werewolf", ""), ("Night Test", "Creature — Werewolf")),
        two(("Path Test", "{2}{B}", "Enchantment", ""), ("Place Test", "Land")),
        two(
            ("Knight Test", "{1}{W}", "Creature — Knight", "{3}{B/P}: Transform Knight Test."),
            ("Oil Test", "Creature — Phyrexian Knight"),
        ),
        {**two(("Told Test", "{G}", "Creature — Elf", ""), ("Plain Test", "Creature — Elf")), "colors": []},
    ]
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(entries), encoding="utf-8")
    read = [card for card, _, _ in read_cards(path)]
    assert read[0].colors == ("G",)
    assert [card.faces[1].colors for card in read[1:]] == [("G",), (), ("W", "B"), ()]
