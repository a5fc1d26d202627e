"""What came of one scenario, as data, until a face shows it or JSON is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import TypeAlias

from bot.engine.citations import Cite
from bot.engine.eras import Era
from bot.engine.outcome import Outcome, Unmodelled
from bot.engine.told.setup import Setup
from bot.values import dataclass, field

Value: TypeAlias = bool | int | str

DEPENDS = "depends"

#: What is named in the place of a card where a story is too much to be worked out.
THE_STORY = "the story"


class Status(StrEnum):
    """How far a scenario came (CONTRACT.md, section 3)."""

    RESOLVED = "resolved"
    ILLEGAL = "illegal"
    NOT_UNDERSTOOD = "not_understood"
    UNSUPPORTED = "unsupported"


@dataclass(frozen=True, slots=True)
class Case:
    """The outcomes (by number, from 1) in which an answer is `value`, and which choices lead there."""

    value: Value
    when: str
    outcomes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """A question and its answer; with `value` "depends" `cases` say on what. `gist`: what is answered in words, where that is more than the
    value."""

    question: str
    text: str
    value: Value
    cites: tuple[Cite, ...] = ()
    cases: tuple[Case, ...] = ()
    gist: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Where reading stopped: the text, the line and column in it (from 1), the offsets of what was not understood, what was
    understood before, and what the words may mean, where it is not told which."""

    text: str = ""
    line: int = 1
    column: int = 1
    span: tuple[int, int] = (0, 0)
    understood: tuple[str, ...] = ()
    meant: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """Why there is no (whole) answer: in words, with the rules that are broken, or the place that was not understood."""

    message: str
    cites: tuple[Cite, ...] = ()
    suggestions: tuple[str, ...] = ()
    place: Place | None = None
    unknown_name: bool = False  # what is no card of this index is where it stopped
    left_open: bool = False  # all is understood, and the answer depends on what is not told
    done: int | None = None  # of the story's actions, how many had been begun where a rule is broken
    unfounded: bool = False  # no rule is broken but that something was taken for granted that was never told


@dataclass(frozen=True, slots=True)
class Related:
    """A rule or card that the words speak of."""

    kind: str  # rule, card
    name: str  # a rule's number, a card's name


@dataclass(frozen=True, slots=True)
class Resolution:
    """Everything that came of one scenario. `era` is None where none was understood; `numbers` holds the number of every
    rule that is cited anywhere in it; `unmodelled` is what stopped the answer, or, of a resolved one, what was left out: what came
    into play in some other branch, which is not answered (`unanswered`), and what did in none."""

    status: Status
    asked: str
    era: Era | None
    outcomes: tuple[Outcome, ...] = ()
    narrowed: bool = False  # what is said to have come about leaves fewer outcomes than there are
    barred: tuple[Outcome, ...] = ()  # that end where what was told can't be done, though in others it can
    answers: tuple[Answered, ...] = ()
    reading: tuple[str, ...] = ()
    skipped: tuple[str, ...] = ()
    assumptions: tuple[str, ...] = ()
    related: tuple[Related, ...] = ()
    unmodelled: tuple[Unmodelled, ...] = ()
    unanswered: tuple[Unmodelled, ...] = ()
    problem: Problem | None = None
    truncated: bool = False
    loop: bool = False
    numbers: Mapping[Cite, str] = field(default_factory=dict)
    setup: Setup | None = None  # the board as the story begins
    only_deed: bool = False  # no more than one thing was told to be done

    @property
    def cites(self) -> Iterator[Cite]:
        """Every rule cited, in the order of telling: answers, what is wrong, choices and steps."""
        for answered in self.answers:
            yield from answered.cites
        if self.problem is not None:
            yield from self.problem.cites
        for outcome in self.outcomes:
            for choice in outcome.choices:
                yield from choice.cites
            for step in outcome.steps:
                yield from step.cites

    def rules(self, cites: Iterable[Cite]) -> tuple[str, ...]:
        """The numbers of these rules, each once; a rule that the era's document lacks is left out."""
        return tuple(dict.fromkeys(self.numbers[cite] for cite in cites if cite in self.numbers))
