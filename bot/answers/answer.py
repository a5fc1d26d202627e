"""What a face shows: an answer in plain text blocks, without any face's markup.

A face (Discord, terminal) renders an `Answer`; it decides colours, bold and where to break pages,
never what is said. Text in blocks is plain: faces escape what their markup would misread.
"""

from __future__ import annotations

from enum import StrEnum

from bot.answers.showing.scene import Scene
from bot.values import dataclass, field

#: What is said where a name is not known and the starter index is in use.
FEW_CARDS = "The starter index has a few hundred cards; “index update” brings all."


class Tone(StrEnum):
    """What kind of answer it is, so that a face can colour it and choose who sees it."""

    ANSWER = "answer"
    CHOICES = "choices"  # several near matches: shown to the asker alone in Discord
    ERROR = "error"  # nothing found, illegal or not understood: the asker alone in Discord


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a block. `marks` are half-open (start, end) ranges of `text` to emphasise;
    `rules` are the rule numbers that the line cites, in order (a face may make each pressable)."""

    text: str
    rules: tuple[str, ...] = ()
    marks: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """Lines under a heading (which may be empty). A face never breaks a page inside a line unless the
    line alone is longer than a page; then it breaks at the end of a sentence."""

    heading: str = ""
    lines: tuple[Line, ...] = ()
    numbered: bool = False  # the steps of an outcome: 1., 2., 3.
    quoted: bool = False  # rule text or card text, set apart from our own words
    verbatim: bool = False  # fixed-width (the caret under a word that was not understood)
    asked: bool = False  # what was asked, and its answer
    dim: bool = False  # beside the point of the question: how it was read, what was assumed


@dataclass(frozen=True, slots=True)
class Page:
    """One page of an answer: an outcome of several, or one rule with its subrules."""

    title: str
    blocks: tuple[Block, ...]
    scene: Scene | None = None  # the fight, where there is one to see
    apart: bool = (
        False  # shown when it is asked for: one of several outcomes, which the page before tells together
    )


@dataclass(frozen=True, slots=True)
class Fork:
    """One of the ways in which outcomes part: the choices that lead there, and what differs at its end. `page` is its page in
    the answer; `steps` are those of its own, where they are few."""

    choices: str
    end: str
    page: int
    steps: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Mended:
    """What may have been meant: `label` is what is put in the place of what was not understood, `text` the whole
    scenario with it."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule that the answer cites: pressing it asks `/rule query`. `document` is the title shown."""

    number: str
    document: str
    query: str


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything that a face shows for one question.

    `pages` holds at least one page; `citations` each cited rule once, in order of mention;
    `footer` says how old the documents are and that this is no official ruling;
    `suggestions` are queries worth trying next (near matches), best first, at most 25;
    `forks` tell several outcomes apart; `mended` are whole scenarios to ask instead of one that was not understood;
    `links` are pages elsewhere (label, address); `filters` the documents (label, query) that a search can be limited to;
    `related` names follow-ups a face may offer as buttons (for example rulings of a card), as pages;
    `dated` is the date of the newest rules of the index that it was given from, empty where none was asked.
    """

    title: str
    pages: tuple[Page, ...]
    tone: Tone = Tone.ANSWER
    citations: tuple[Citation, ...] = ()
    footer: str = ""
    suggestions: tuple[str, ...] = ()
    related: tuple[tuple[str, Page], ...] = field(default=())
    forks: tuple[Fork, ...] = ()
    mended: tuple[Mended, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    filters: tuple[tuple[str, str], ...] = ()
    dated: str = ""
