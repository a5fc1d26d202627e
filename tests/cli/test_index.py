"""The `index` group as it is typed, in both programs that have it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli.entry import run
from rulesdb.__main__ import main
from rulesdb.index import open_index

PROGRAMS = [
    pytest.param(lambda *given: run(["index", *given]), id="bot"),
    pytest.param(lambda *given: main(given), id="rulesdb"),
]


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Four card files: each has a card of its own name, and one that all have."""
    paths = [tmp_path / f"{name}.json" for name in ("one", "two", "three", "four")]
    for path in paths:
        cards = [
            {"name": name, "type_line": "Instant", "oracle_text": path.stem} for name in ("All", path.stem)
        ]
        path.write_text(json.dumps(cards), encoding="utf-8")
    return [str(path) for path in paths]


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize(
    "typed", ["--cards a b c d", "--cards a --cards b c --cards d", "--cards a b --cards c d"]
)
def test_several_files_stand_after_one_option_or_each_after_its_own(
    program: Callable[..., int], typed: str, files: list[str], tmp_path: Path
) -> None:
    letters = dict(zip("abcd", files, strict=True))
    given = [letters.get(word, word) for word in typed.split()]
    out = tmp_path / "index.sqlite"
    assert program("build", "--out", str(out), *given) == 0
    index = open_index(out)
    found = {
        name: card.text
        for name in ("All", "one", "two", "three", "four")
        if (card := index.cards.exact(name))
    }
    assert found == {"All": "four", "one": "one", "two": "two", "three": "three", "four": "four"}


def test_a_file_without_an_option_is_one_sentence(
    files: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["index", "build", "--out", str(tmp_path / "index.sqlite"), files[0]]) == 2
    err = capsys.readouterr().err
    assert (err.count("\n"), files[0] in err) == (1, True)
