"""What is told of a template by its text alone is what the compiled template does."""

from __future__ import annotations

from collections.abc import Iterator

from bot.scenario.forms import tables
from bot.scenario.forms.compiling import (
    begins_with,
    compile_template,
    first_words,
    needed,
    needed_in,
    words_in,
)
from bot.scenario.forms.template import Chain, Maybe, Node, OneOf, Plain, Word
from bot.scenario.plain.wording_table import wordings


def templates() -> Iterator[str]:
    yield from (form.template for found in tables.statements().values() for form in found)
    yield from (form.template for found in tables.questions().values() for form in found)
    yield from (form.template for found in tables.times().values() for _, form in found)
    yield from (wording.template.template for found in wordings().values() for wording in found)
    yield from ("[a|b] {who} c", "( a | b c ) d", "a | {number} b", "=a b|c", "{x:who}|you c")


def words_of(node: Node) -> set[str]:
    match node:
        case Word(words=words):
            return set(words)
        case Plain(word=word):
            return {word}
        case Maybe(inner=inner):
            return words_of(inner)
        case OneOf(options=parts) | Chain(parts=parts):
            return set().union(*map(words_of, parts))
    return set()


def test_a_template_begins_with_the_words_that_its_text_begins_with() -> None:
    for text in templates():
        assert begins_with(text) == first_words(compile_template(text)), text


def test_a_template_has_the_words_of_its_text() -> None:
    for text in templates():
        assert words_in(text) == words_of(compile_template(text)), text


def test_what_a_template_needs_by_its_text_is_needed() -> None:
    for text in templates():
        assert {*needed_in(text)} <= {*needed(compile_template(text))}, text
        assert bool(needed_in(text)) == bool(needed(compile_template(text))), text
