"""The tables of forms and times, compiled and indexed by their first words when first used."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

from bot.scenario.forms.compiling import ANY, begins_with
from bot.scenario.forms.cost_questions import COST_QUESTIONS
from bot.scenario.forms.given_up_questions import GIVEN_UP_QUESTIONS
from bot.scenario.forms.growth_questions import GROWTH_QUESTIONS
from bot.scenario.forms.questions import QUESTIONS
from bot.scenario.forms.state_questions import STATE_QUESTIONS
from bot.scenario.forms.statements import ACTIONS, EFFECTS, SETUP
from bot.scenario.forms.times import TIMES
from bot.scenario.forms.written import Written

Subject = Literal["WHO", "IT", "NONE"]
_SUBJECTS: dict[str, Subject] = {"WHO": "WHO", "IT": "IT", "NONE": "NONE"}


class Form(Written):
    """One sentence of the grammar."""

    __slots__ = ("example", "kind", "negated", "subject")

    def __init__(self, kind: str, subject: Subject, negated: bool, template: str, example: str = "") -> None:
        super().__init__(template)
        self.kind = kind
        self.subject = subject
        self.negated = negated
        self.example = example


def _lines(text: str) -> list[tuple[str, str, str]]:
    """(kind, template, example) of each line of a table."""
    found = []
    for line in text.strip().splitlines():
        kind, _, rest = line.partition("<-")
        template, _, example = rest.partition("#")
        found.append((kind.strip(), template.strip(), example.strip()))
    return found


def _forms(text: str) -> list[Form]:
    forms = []
    for kind, template, example in _lines(text):
        subject, _, rest = template.partition(" ")
        negated = rest.startswith("NOT ")
        forms.append(Form(kind, _SUBJECTS[subject], negated, rest.removeprefix("NOT ").strip(), example))
    return forms


@cache
def statements() -> dict[tuple[Subject, str], list[Form]]:
    """The forms of statements by subject and first word, in the order of the tables."""
    index: dict[tuple[Subject, str], list[Form]] = {}
    for form in _forms(SETUP) + _forms(ACTIONS) + _forms(EFFECTS):
        for word in begins_with(form.template):
            index.setdefault((form.subject, word), []).append(form)
    return index


@lru_cache(maxsize=1024)  # stories are told in few words
def statements_beginning(subject: Subject, word: str, lemma: str) -> tuple[Form, ...]:
    """The forms of statements about such a subject that may begin with this word as it stands, then as that verb, then with any."""
    index = statements()
    found = (form for first in (word, lemma, ANY) for form in index.get((subject, first), ()))
    return tuple({id(form): form for form in found}.values())


@lru_cache(maxsize=1024)
def questions_beginning(word: str, lemma: str) -> tuple[Form, ...]:
    """The forms of questions that begin with this word as it stands, then as that verb."""
    index = questions()
    found = (form for first in (word, lemma) for form in index.get(first, ()))
    return tuple({id(form): form for form in found}.values())


@cache
def times() -> dict[str, list[tuple[str, Form]]]:
    """The forms of moments by first word."""
    index: dict[str, list[tuple[str, Form]]] = {}
    for kind, template, _ in _lines(TIMES):
        form = Form(kind, "NONE", False, template)
        for word in begins_with(form.template):
            index.setdefault(word, []).append((kind, form))
    return index


@cache
def questions() -> dict[str, list[Form]]:
    """The forms of questions by first word."""
    index: dict[str, list[Form]] = {}
    for kind, template, example in _lines(
        COST_QUESTIONS + STATE_QUESTIONS + QUESTIONS + GROWTH_QUESTIONS + GIVEN_UP_QUESTIONS
    ):
        form = Form(kind, "NONE", False, template, example)
        for word in begins_with(form.template):
            index.setdefault(word, []).append(form)
    return index
