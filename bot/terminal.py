"""How an `Answer` looks in a terminal: plain rows that rich colours on a screen and that go as they are
into a pipe. What is said comes from the answer alone."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, TextIO

from bot.citing import adds_to, unsaid
from bot.values import dataclass
from rulesdb.printable import printable

if TYPE_CHECKING:
    from bot.answers.answer import Answer, Block, Fork, Line, Page

#: Columns by which the lines under a heading stand in.
INDENT = 2


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one style (a rich style name; empty is plain)."""

    text: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One line on the screen. `lead` (indent and number) stands before the first line; wrapped lines stand in
    as far. `verbatim` rows are never wrapped, so that a caret stays under its word."""

    spans: tuple[Span, ...] = ()
    lead: str = ""
    verbatim: bool = False

    @property
    def text(self) -> str:
        """The row without styles, as a pipe gets it."""
        return printable(self.lead + "".join(span.text for span in self.spans)).rstrip()


def rows(answer: Answer) -> Iterator[Row]:
    """The whole answer as rows, its pages one below the other but for those that are kept apart. What was asked stands in the
    place of the title."""
    first = answer.pages[0].blocks[:1]
    if not (first and first[0].asked):
        yield Row((Span(answer.title, "bold"),))
        yield from _body_rows(answer)
    else:
        yield from islice(_body_rows(answer), 1, None)


def _body_rows(answer: Answer) -> Iterator[Row]:
    for number, page in enumerate(answer.pages):
        if not page.apart:
            yield from _page_rows(page, answer.title, answer.forks if number == 0 else ())
    for label, page in answer.related:
        yield Row()
        yield Row((Span(label, "bold"),))
        yield from _page_rows(page, label)
    if answer.footer:
        if not any(block.dim for block in answer.pages[0].blocks):
            yield Row()
        yield Row((Span(answer.footer, "dim"),))


def write(answer: Answer, out: TextIO | None = None) -> None:
    """Print `answer`: coloured and wrapped on a screen, plain in a pipe. `NO_COLOR` is respected."""
    stream = out or sys.stdout
    if not _on_screen(stream):
        stream.write("".join(row.text + "\n" for row in rows(answer)))
        return
    from rich.console import Console
    from rich.text import Text

    console = Console(file=stream, highlight=False)
    for row in rows(answer):
        text = Text.assemble(*((printable(span.text), span.style) for span in row.spans))
        if row.verbatim:
            console.print(Text(row.lead) + text, soft_wrap=True)
            continue
        for place, line in enumerate(text.wrap(console, max(20, console.width - len(row.lead))) or [text]):
            lead = row.lead if place == 0 else " " * len(row.lead)
            console.print(Text.assemble((lead, "dim"), line), soft_wrap=True)


def sentence(answer: Answer) -> str:
    """The answer's message on one line, for standard error beside `--json`."""
    lines = [
        line.text
        for page in answer.pages[:1]
        for block in page.blocks
        if not block.verbatim
        for line in block.lines
    ]
    first = lines[0] if lines else ""
    if not first or first == answer.title:
        return answer.title
    return f"{answer.title}{' ' if answer.title.endswith(('.', '!', '?')) else ': '}{first}"


def _on_screen(stream: TextIO) -> bool:
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def _page_rows(page: Page, above: str, forks: Sequence[Fork] = ()) -> Iterator[Row]:
    """A page: what was asked, the ways in which outcomes part, the other blocks, then in a line each what is beside the point."""
    if adds_to(page.title, above):
        yield Row()
        yield Row((Span(page.title, "bold cyan"),))
    for block in page.blocks:
        if not (block.dim or (forks and block.numbered)):
            yield Row()
            yield from _block_rows(block)
    yield from _fork_rows(forks)
    for block in page.blocks if forks else ():
        if block.numbered:
            yield Row()
            yield from _block_rows(block)
    beside = [block for block in page.blocks if block.dim]
    if beside:
        yield Row()
    for block in beside:
        yield Row((Span(f"{block.heading}: {' '.join(line.text for line in block.lines)}", "dim"),))


def _fork_rows(forks: Sequence[Fork]) -> Iterator[Row]:
    """The ways in which outcomes part: what is chosen, what comes of it, and the steps in between where they are few."""
    indent = " " * INDENT
    for fork in forks:
        yield Row((Span("If ", "dim"), Span(fork.choices), Span(f": {fork.end}", "bold")), indent)
        for line in fork.steps:
            rules = unsaid(line)
            cited = (Span(f"  [{', '.join(rules)}]", "cyan"),) if rules else ()
            yield Row((Span(line.text), *cited), indent * 2)


def _block_rows(block: Block) -> Iterator[Row]:
    if block.heading:
        yield Row((Span(block.heading, "underline"),))
    indent = " " * INDENT if block.heading or block.numbered or block.quoted else ""
    if block.verbatim:
        for line in block.lines:
            for part in line.text.split("\n"):
                yield Row((Span(part, "yellow"),), " " * INDENT, verbatim=True)
        return
    width = len(str(len(block.lines)))
    for number, line in enumerate(block.lines, start=1):
        lead = f"{indent}{number:>{width}}. " if block.numbered else indent
        *before, last = _paragraphs(_marked(line))
        if rules := unsaid(line):
            last.append(Span(f"  [{', '.join(rules)}]", "cyan"))
        for place, spans in enumerate([*before, last]):
            yield Row(tuple(spans), lead if place == 0 else " " * len(lead))


def _marked(line: Line) -> list[Span]:
    """The line's text, with its marked ranges in bold."""
    spans: list[Span] = []
    at = 0
    for start, end in line.marks:
        spans += [Span(line.text[at:start]), Span(line.text[start:end], "bold yellow")]
        at = end
    spans.append(Span(line.text[at:]))
    return [span for span in spans if span.text]


def _paragraphs(spans: list[Span]) -> list[list[Span]]:
    """The spans parted at line breaks inside them; at least one paragraph."""
    parted: list[list[Span]] = [[]]
    for span in spans:
        first, *others = span.text.split("\n")
        parted[-1].append(Span(first, span.style))
        parted += [[Span(other, span.style)] for other in others]
    return parted
