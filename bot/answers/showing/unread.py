"""What is shown where a scenario was not understood: the place, what was understood before, and what would be read."""

from __future__ import annotations

from collections.abc import Iterator

from bot.answers.answer import FEW_CARDS, Answer, Block, Line, Mended, Page, Tone
from bot.answers.numbers import Numbers
from bot.answers.resolution import Place, Problem, Resolution
from bot.engine.eras import era_for
from bot.regex import regex
from rulesdb.folding import fold

#: So alike (of 100) are words to the name that they may have meant.
_ALIKE = 70


def not_understood(title: str, found: Resolution, numbers: Numbers, few_cards: bool) -> Answer:
    """The answer to a scenario that was not understood. `few_cards`: the index in use is the starter's."""
    problem = found.problem or Problem("")
    place = problem.place or Place()
    said = (problem.message, FEW_CARDS) if few_cards and problem.unknown_name else (problem.message,)
    blocks = [Block("", tuple(map(Line, said)))]
    caret = tuple(Line(text) for text in _caret(place))
    if caret:
        blocks.append(Block("", caret, verbatim=True))
    if place.understood:
        blocks.append(Block("Understood so far", tuple(map(Line, place.understood))))
    if place.meant:
        sentences = (f"{n}. {_saying(place, name)}" for n, name in enumerate(place.meant, 1))
        blocks.append(Block("Which is meant?", tuple(map(Line, sentences))))
    elif problem.suggestions:
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
    for name in place.meant:
        yield Mended(name, place.text[:start] + name + place.text[end:])
    if place.meant:
        return
    # Loaded where a word was not understood.
    from rapidfuzz import fuzz

    words = fold(place.text[start:end])
    for name in dict.fromkeys(problem.suggestions):
        name = name.split(" // ")[0]
        # What was suggested may be something else that the story names.
        if fuzz.partial_ratio(words, fold(name)) >= _ALIKE and not name.endswith((".", "?", "!", "”", '"')):
            yield Mended(name, place.text[:start] + name + place.text[end:])


def _saying(place: Place, name: str) -> str:
    """The sentence that was not understood, with that name in the place of the words that may mean it."""
    before, after = place.text[: place.span[0]], place.text[place.span[1] :]
    before = _ENDED.split(before)[-1]
    rest = _ENDED.split(after, maxsplit=1)[0]
    return f"{before.lstrip()}{name}{rest}"


#: After the end of a sentence, or of a line.
_ENDED = regex(r"(?<=[.?!])\s+|\n")


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
