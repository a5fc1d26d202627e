"""Breaks an answer into pages that fit: between lines, and inside a line only at the end of a sentence."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import partial

from bot.answers.answer import Block, Line, Page
from bot.citing import unsaid
from bot.discord.rendering.limits import HEADING, length, shortened
from bot.discord.rendering.markup import emphasised, escaped, fenced, quoted
from bot.regex import regex
from bot.values import dataclass, replace

_SENTENCE_END = regex(r"(?<=[.!?;:])[\"'”’)\]]*\s+|\n+")
_WORD_END = regex(r"\s+")


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page as shown, a text for each block. `page` is the answer's page that it belongs to (several may), `rules`
    the numbers that its lines cite, in order."""

    page: int
    title: str
    texts: tuple[str, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Piece:
    """What is never parted: a line, or a part of one that ends with a sentence."""

    text: str
    rules: tuple[str, ...]


def sheets(pages: tuple[Page, ...], room: int) -> tuple[Sheet, ...]:
    """All pages of an answer as sheets whose texts are together at most `room` long; at least one."""
    found: list[Sheet] = []
    for number, page in enumerate(pages):
        found += _page_sheets(number, page, room)
    return tuple(found) or (Sheet(0, "", (), ()),)


def _page_sheets(number: int, page: Page, room: int) -> Iterator[Sheet]:
    texts: list[str] = []
    rules: list[str] = []
    used = 0
    for block in page.blocks:
        lead = DIM if block.dim else ""
        heading = f"{lead}**{escaped(shortened(block.heading, HEADING))}**" if block.heading else ""
        text = heading
        for piece in _pieces(block, room - length(heading) - len(_CONTINUED) - len(lead) - 2):
            said = lead + piece.text.replace("\n", f"\n{lead}") if lead else piece.text
            more = f"{text}\n{said}" if text else said
            if used + length(more) > room:
                if text and text != heading:
                    texts.append(text)
                if texts:
                    yield Sheet(number, page.title, tuple(texts), _once(rules))
                texts, rules, used = [], [], 0
                again = heading if text == heading or not heading else f"{heading}{_CONTINUED}"
                more = f"{again}\n{said}" if again else said
            text = more
            rules += piece.rules
        if text:
            texts.append(text)
            used += length(text) + 2
    yield Sheet(number, page.title, tuple(texts), _once(rules))


#: Discord's mark of small print.
DIM = "-# "
_CONTINUED = " …"


def _pieces(block: Block, room: int) -> Iterator[_Piece]:
    if block.verbatim and (marked := _underlined(block.lines)) is not None:
        block = Block(lines=(marked,), quoted=True)
    if block.verbatim:
        lines = [part for line in block.lines for part in line.text.split("\n")]
        rules = tuple(rule for line in block.lines for rule in line.rules)
        yield from (_Piece(text, rules) for text in _fences(lines, room))
        return
    for number, line in enumerate(block.lines, start=1):
        lead = f"{number}. " if block.numbered else ""
        show = partial(_shown, quote=block.quoted)
        for part in _parts(line, show, room - length(lead)):
            # Only the first part carries the number.
            yield _Piece(lead + show(part), part.rules)
            lead = ""


def _underlined(lines: tuple[Line, ...]) -> Line | None:
    """A line with carets under it as one line with these words marked: on a phone, carets stand under nothing."""
    if len(lines) != 2 or not lines[1].text.strip() or lines[1].text.strip(" ^"):
        return None
    start, end = lines[1].text.index("^"), len(lines[1].text.rstrip())
    return Line(lines[0].text, lines[0].rules, ((start, min(end, len(lines[0].text))),))


def _shown(line: Line, quote: bool) -> str:
    text = emphasised(line.text, line.marks) + _cited(unsaid(line))
    return quoted(text) if quote else text


def _cited(rules: tuple[str, ...]) -> str:
    return "".join(f" `{rule.replace('`', '')}`" for rule in rules)


def _fences(lines: list[str], room: int) -> Iterator[str]:
    """The lines in as many fences as needed; an overlong line is cut, since in fixed width it has no sentences."""
    held: list[str] = []
    for line in lines:
        for start in range(0, max(1, len(line)), room // 2):
            part = line[start : start + room // 2]
            if held and length(fenced([*held, part])) > room:
                yield fenced(held)
                held = []
            held.append(part)
    if held:
        yield fenced(held)


def _parts(line: Line, show: Callable[[Line], str], room: int) -> Iterator[Line]:
    """`line` whole where it fits; else its sentences, as many together as fit; a sentence that is longer
    than a page goes by words, and a word by characters."""
    if length(show(line)) <= room:
        yield line
        return
    # The rules stand at the end of the last part, so every part leaves room for them.
    for ends in (
        _ends(_SENTENCE_END, line.text),
        _ends(_WORD_END, line.text),
        list(range(1, len(line.text) + 1)),
    ):
        cuts = _fitting(line, ends, show, room)
        if cuts:
            starts = [0, *cuts[:-1]]
            for start, end in zip(starts, cuts, strict=True):
                part = _slice(line, start, end)
                yield part if end == cuts[-1] else replace(part, rules=())
            return
    # Not even one character fits beside the rules: they go without.
    yield from _parts(replace(line, rules=line.rules[: max(0, len(line.rules) // 2)]), show, room)


def _ends(pattern: re.Pattern[str], text: str) -> list[int]:
    return [*(match.end() for match in pattern.finditer(text)), len(text)]


def _fitting(line: Line, ends: list[int], show: Callable[[Line], str], room: int) -> list[int]:
    """The fewest of `ends` at which to cut so that every part fits; empty when some part cannot."""
    cuts: list[int] = []
    start = at = 0
    while at < len(ends):
        # Showing a longer part never takes less room, so the last end that fits is found by halving.
        begin = start
        fitting = bisect_left(
            range(at, len(ends)), True, key=lambda n: length(show(_slice(line, begin, ends[n]))) > room
        )
        if not fitting:
            return []
        at += fitting
        start = ends[at - 1]
        cuts.append(start)
    return cuts


def _slice(line: Line, start: int, end: int) -> Line:
    marks = tuple(
        (max(a, start) - start, min(b, end) - start) for a, b in line.marks if a < end and b > start
    )
    return Line(line.text[start:end].rstrip(), line.rules, marks)


def _once(rules: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))
