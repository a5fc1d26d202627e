"""What is read means something: no form of a statement is left without a meaning, and each meaning is where it is looked for."""

from __future__ import annotations

from pathlib import Path

from bot.scenario import meaning
from bot.scenario.forms import tables
from bot.scenario.meaning.all import KINDS
from bot.scenario.meaning.registry import MEANINGS, load_all


def test_every_form_of_a_statement_has_a_meaning() -> None:
    load_all()
    kinds = {form.kind for forms in tables.statements().values() for form in forms}
    assert kinds, "there are forms"
    assert kinds - MEANINGS.keys() == set()


def test_each_meaning_is_told_to_be_in_its_file() -> None:
    load_all()
    found: dict[str, set[str]] = {}
    for kind, function in MEANINGS.items():
        found.setdefault(function.__module__.rpartition(".")[2], set()).add(kind)
    assert found == {file: set(kinds.split()) for file, kinds in KINDS.items()}
    assert len(MEANINGS) == sum(len(kinds.split()) for kinds in KINDS.values()), "a kind stands there twice"


def test_each_file_with_a_meaning_is_among_them() -> None:
    files = {
        path.stem
        for path in Path(str(meaning.__file__)).parent.glob("*.py")
        if "\n@means(" in path.read_text(encoding="utf-8")
    }
    assert files == KINDS.keys()
