"""No form fits words that say nothing: each needs a word of its own, whatever is left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.scenario.forms import tables
from bot.scenario.forms.compiling import compile_template
from bot.scenario.forms.template import Chain, Maybe, Node, OneOf, Plain, Slot, Word
from bot.scenario.plain.wording_table import wordings

#: Words of every sentence, which mean nothing by themselves.
LIGHT = frozenset(
    [
        "be",
        "is",
        "are",
        "was",
        "were",
        "am",
        "have",
        "has",
        "do",
        "does",
        "did",
        "will",
        "would",
        "can",
        "could",
        "may",
        "might",
        "should",
        "get",
        "let",
        "make",
        "take",
        "go",
        "put",
        "a",
        "an",
        "the",
        "this",
        "that",
        "it",
        "they",
        "i",
        "we",
        "you",
        "and",
        "to",
        "of",
        "in",
        "on",
        "at",
        "for",
        "with",
        "there",
        "any",
        "all",
        "both",
        "no",
        "not",
    ]
)
#: What players say in such words alone: `I take it`, `I let it in`.
IDIOMS = {"WHO take|eat|accept it", "WHO let it|him|them|her|that"}


def light_alone(node: Node) -> bool:
    """Whether it fits where there are only such words."""
    match node:
        case Word(words=words):
            return not words.isdisjoint(LIGHT)
        case Plain(word=word):
            return word in LIGHT
        case Slot():
            return False
        case Maybe():
            return True
        case OneOf(options=options):
            return any(map(light_alone, options))
        case Chain(parts=parts):
            return all(map(light_alone, parts))
    raise AssertionError(node)


def forms() -> Iterator[tuple[str, Node]]:
    for index in (tables.statements(), tables.questions()):
        for some in index.values():
            for form in some:
                yield f"{form.subject} {form.template}", form.node
    for others in wordings().values():
        for wording in others:
            yield " ".join(wording.plainly), wording.template.node


def test_each_form_needs_a_word_that_says_something() -> None:
    found = {said for said, node in forms() if light_alone(node)}
    assert {said for said in found if not any(said.startswith(idiom) for idiom in IDIOMS)} == set()


@pytest.mark.parametrize("template", ["x|( y z )", "( y z )|x", "one|[two]", "a||b", "=a|b", "(a b"])
def test_a_template_that_could_never_fit_is_refused(template: str) -> None:
    with pytest.raises(ValueError, match=r"an alternative of|unbalanced"):
        compile_template(template)


def test_forms_that_need_nothing_would_be_found() -> None:
    assert light_alone(compile_template("have [mana] [up|available]"))
    assert not light_alone(compile_template("have mana [up|available]"))
