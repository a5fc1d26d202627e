"""What is read means something: no form of a statement is left without a meaning."""

from __future__ import annotations

from bot.scenario.forms import tables
from bot.scenario.meaning.all import MEANINGS


def test_every_form_of_a_statement_has_a_meaning() -> None:
    kinds = {form.kind for forms in tables.statements().values() for form in forms}
    assert kinds, "there are forms"
    assert kinds - MEANINGS.keys() == set()
