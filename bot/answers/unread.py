"""What is shown where a scenario was not understood: the place, what was understood before, and what would be read."""

from __future__ import annotations

from collections.abc import Iterator

from rapidfuzz import fuzz

from bot.answers.answer import Answer, Block, Line, Mended, Page, Tone
from bot.answers.numbers import Numbers
from bot.answers.resolution import Place, Problem, Resolution
from bot.engine.eras import era_for
from rulesdb.folding import fold

#: So alike (of 100) are words to the name that they may have meant.
_ALIKE = 70


def not_understood(title: str, found: Resolution, numbers: Numbers) -> Answer:
    """The answer to a scenario that was not understood."""
    problem = found.problem or Problem("")
    place = problem.place or Place()
    blocks = [Block("", (Line(problem.message),))]
    caret = tuple(Line(text) for text in _caret(place))
    if caret:
        blocks.append(Block("", caret, verbatim=True))
    if place.understood:
        blocks.append(Block("Understood so far", tuple(map(Line, place.understood))))
    if problem.suggestions:
        blocks.append(Block("This would be read", tuple(map(Line, problem.suggestions))))
    if found.related:
        words = (f"rule {r.name}" if r.kind == "rule" else r.name for r in found.related)
        blocks.append(Block("Your words speak of", (Line(f"{'; '.join(words)}."),)))
    rules = (r.name for r in found.related if r.kind == "rule")
    citations = tuple(numbers.citation(number, era_for("current")) for number in rules)
    page = Page(title, tuple(blocks))
    return Answer(
        title, (page,), Tone.ERROR, citations, suggestions=problem.suggestions, mended=tuple(_mended(problem))
    )


def _mended(problem: Problem) -> Iterator[Mended]:
    """The scenario with each name that may have been meant in the place of what was not understood."""
    place = problem.place
    if place is None or not place.span[0] < place.span[1] <= len(place.text):
        return
    start, end = place.span
    words = fold(place.text[start:end])
    for name in dict.fromkeys(problem.suggestions):
        name = name.split(" // ")[0]
        # What was suggested may be something else that the story names.
        if fuzz.partial_ratio(words, fold(name)) >= _ALIKE and not name.endswith((".", "?", "!", "”", '"')):
            yield Mended(name, place.text[:start] + name + place.text[end:])


def _caret(place: Place) -> Iterator[str]:
    """The line that was not understood, with carets under the words in question."""
    lines = place.text.splitlines()
    if not 1 <= place.line <= len(lines):
        return
    shown = lines[place.line - 1]
    start = max(0, place.column - 1)
    length = max(1, min(place.span[1] - place.span[0], len(shown) - start))
    cut = max(0, start - 40)
    yield ("…" if cut else "") + shown[cut : cut + 78]
    yield " " * (start - cut + bool(cut)) + "^" * min(length, 78 - (start - cut))
