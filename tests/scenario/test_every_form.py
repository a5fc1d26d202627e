"""Every form of the grammar is the reading of its example or of a sentence of `sentences.txt`; a form that none can be has no place there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.scenario.forms import tables
from bot.scenario.forms.tables import Form
from bot.scenario.naming.index_names import IndexNames
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.plain.trying import wordings_of
from bot.scenario.reader import read
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.text.clean import cleaned
from bot.scenario.text.tokens import tokenize
from rulesdb.index import Index
from rulesdb.starter_index import starter_path

SENTENCES = Path(__file__).with_name("sentences.txt").read_text(encoding="utf-8").splitlines()
BEFORE = "Alice controls Hill Giant. Bob controls Gray Ogre. "


def marked(index: dict[object, list[Form]], which: str, forms: dict[str, Form]) -> dict[object, list[Form]]:
    """The same forms, each with a kind of its own, under which `forms` holds it."""
    own: dict[int, Form] = {}
    found: dict[object, list[Form]] = {}
    for first, some in index.items():
        for form in some:
            if id(form) not in own:
                kind = f"{form.kind}@{which}{len(own)}"
                own[id(form)] = Form(kind, form.subject, form.negated, form.template, form.example)
                forms[own[id(form)].kind] = form
        found[first] = [own[id(form)] for form in some]
    return found


def kinds_in(sentence: str, names: IndexNames) -> Iterator[str]:
    """The kinds of the statements that a sentence is read as, said in plainer words where it is not read as it stands."""
    text = BEFORE + sentence
    for wording in wordings_of(tokenize(cleaned(text)), names, text):
        tokens = wording.tokens
        start = max(n for n, token in enumerate(tokens[:-1]) if token.kind == "break") + 1
        stop = len(tokens) - (tokens[-1].kind == "break")
        reader = SentenceReader(tokens, Lexicon(tokens, names, text))
        asks = sentence.endswith("?")
        statements = reader.read(start, stop, False, asks) or reader.read(start, stop, True, asks)
        if statements:
            yield from (one.kind.removeprefix("ask ") for one in statements)
            return


def test_every_form_is_the_reading_of_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    forms: dict[str, Form] = {}
    statements = marked(tables.statements(), "s", forms)  # type: ignore[arg-type]
    questions = marked(tables.questions(), "q", forms)  # type: ignore[arg-type]
    monkeypatch.setattr(tables, "statements", lambda: statements)
    monkeypatch.setattr(tables, "questions", lambda: questions)
    for kept in ("statements_beginning", "questions_beginning"):
        monkeypatch.setattr(tables, kept, getattr(tables, kept).__wrapped__)
    names = IndexNames(Index(starter_path()).cards)  # what is read here is remembered under these alone
    sentences = (*SENTENCES, *(form.example for form in forms.values() if form.example))
    proved = {kind for sentence in sentences for kind in kinds_in(sentence, names)}
    unproved = sorted(f"{forms[kind].subject} {forms[kind].template}" for kind in forms.keys() - proved)
    assert unproved == [], "write a sentence for each of these into sentences.txt"


def test_a_form_that_is_never_read_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    names = IndexNames(Index(starter_path()).cards)
    read("Alice attacks with Hill Giant.", names)
    assert "dies" in set(kinds_in("Does Hill Giant die?", names))
    assert "dies" not in set(kinds_in("Does Bob win?", names))
