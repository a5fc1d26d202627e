"""The project's own cases told otherwise: read as the same story, or refused; never silently as another one."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
import yaml

from bot.scenario.errors import NotUnderstood
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.reader import read
from bot.scenario.text.words import word_set
from tests.scenario.telling import names

CASES = Path(__file__).parent.parent / "cases"
IN_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def in_words(text: str) -> str:
    return re.sub(r"(?<![\w/+#=-])(\d)(?= (?:damage|life|poison|cards))", lambda m: IN_WORDS[int(m[1])], text)


RETELLINGS: dict[str, Callable[[str], str]] = {
    "lower case": str.lower,
    "players renamed": lambda text: text.replace("Alice", "Zoe"),
    "numbers in words": in_words,
    "sentences on lines": lambda text: re.sub(r"(?<=[.?]) (?=[A-Z])", "\n", text),
    "sentences joined": lambda text: re.sub(r"\. (Alice|Bob) (attacks|blocks|casts)", r", and \1 \2", text),
    "then": lambda text: re.sub(r"\. (Alice|Bob) (attacks|blocks|casts)", r". Then \1 \2", text),
    "passive blocks": lambda text: (
        text  # in a game of three the passive leaves out who blocks
        if "Carol" in text
        else re.sub(
            r"(?:Alice|Bob) blocks ([A-Z][\w' ]+?) with ([A-Z][\w' ]+?)\.", r"\1 is blocked by \2.", text
        )
    ),
    "synonyms": lambda text: text.replace(" attacks with ", " swings with ").replace(" targeting ", " on "),
    "asides": lambda text: f"Hi everyone! {text} Thanks in advance.",
    "asides in lower case": lambda text: f"hi everyone! {text.lower()} thanks in advance.",
    "in the past": lambda text: re.sub(r"\b(Alice|Bob) (attack|block)s\b", r"\1 \2ed", text),
}


@cache
def stories() -> tuple[str, ...]:
    """The cases' stories without quoted text that can be read with the starter's cards."""
    told = [
        " ".join(case["scenario"].split())
        for path in sorted(CASES.glob("*.yaml"))
        for case in yaml.safe_load(path.read_text())
        if '"' not in case["scenario"] and "Alice" in case["scenario"]
    ]
    random.Random(7).shuffle(told)
    return tuple(text for text in told[:50] if told_as(text) is not None)


def told_as(text: str) -> tuple[str, ...] | None:
    """What is there and what is done, whoever is called how; None where it is not understood."""
    try:
        scenario = read(text, names(), teaching=False)
    except NotUnderstood:
        return None
    setup = scenario.script.setup
    there = sorted(
        repr((o.label, o.controller, o.zone, o.tapped, o.damage, o.counters)).lower() for o in setup.objects
    )
    told = (*there, repr(scenario.script.actions), repr([q.kind for q in scenario.questions]))
    return tuple(part.lower().replace("zoe", "alice").replace("opponent", "bob") for part in told)


@pytest.mark.parametrize("kind", RETELLINGS)
def test_a_case_told_otherwise_is_the_same_story(kind: str) -> None:
    other = {
        text
        for text in stories()
        if (retold := told_as(RETELLINGS[kind](text))) is not None and retold != told_as(text)
    }
    assert not other


#: Names of slots and kinds, which no story holds.
_NO_WORDS = word_set(
    """
    abcdefgh aside bcdefgh break castthen castverb count doubl gainer guess hoose howmany ing ittargets kind manydie mark paidword part quote
    respondto shares strik tail tops ult word words effect
    """
)


@pytest.mark.parametrize(
    "room",
    [
        "appositions",
        "combat",
        "descriptions",
        "told_after",
        "words_back",
        "adjectives",
        "determiners",
        "head_nouns",
        "division",
        "modifiers",
        "nouns",
        "subjects",
        "with_lists",
    ],
)
def test_a_word_that_a_reader_of_phrases_knows_is_never_passed_over(room: str) -> None:
    """What is no word of the language may be left out of a sentence: `in a band` was."""
    path = Path(__file__).parent.parent.parent / "bot" / "scenario" / "phrases" / f"{room}.py"
    words = {
        node.value
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch("[a-z]{3,}", node.value)
    }
    assert {word for word in words - _NO_WORDS if not is_of_the_language(word)} == set()
