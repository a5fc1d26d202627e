"""The reader: a story in plain English in, what the engine runs out."""

from __future__ import annotations

from bot.scenario.asking import question_of
from bot.scenario.errors import CannotMean, NotUnderstood
from bot.scenario.lexicon import Lexicon
from bot.scenario.meaning.registry import meanings
from bot.scenario.names import Names
from bot.scenario.scenario import Scenario
from bot.scenario.script_of import script_of
from bot.scenario.sentences import SentenceReader
from bot.scenario.statements import Statement
from bot.scenario.story import Story
from bot.scenario.suggesting import nearest_forms
from bot.scenario.tokens import Token, tokenize

__all__ = ["NotUnderstood", "Scenario", "read"]

#: The longest story that is read.
LONGEST = 20_000


def read(text: str, names: Names) -> Scenario:
    """What the story tells and asks. Raises `NotUnderstood` with the place where it stopped; never anything else
    for whatever text."""
    if not text.strip():
        raise NotUnderstood(
            "There is nothing to resolve.", text, (0, 0), ("Alice casts Lightning Bolt targeting Bob.",)
        )
    if len(text) > LONGEST:
        raise NotUnderstood(
            f"A story of more than {LONGEST} characters is too long.", text, (LONGEST, len(text))
        )
    tokens = tokenize(text)
    lexicon = Lexicon(tokens, names)
    reader = SentenceReader(tokens, lexicon)
    story = Story(tokens, lexicon, names)
    done: list[tuple[int, int, list[Statement]]] = []
    skipped: list[str] = []
    spans: list[tuple[int, int]] = []
    for start, stop, asks in _sentences(tokens):
        statements = reader.read(start, stop, False, asks)
        if statements is None:
            far = reader.far
            statements = reader.read(start, stop, True, asks)
            if statements is None:
                raise _not_understood(
                    text, tokens, reader, start, stop, max(far, reader.far), _told(text, tokens, done)
                )
        try:
            for statement in statements:
                _mean(story, statement, text, tokens, skipped)
        except CannotMean as problem:
            raise _cannot_mean(text, tokens, problem, start, stop, _told(text, tokens, done)) from None
        done.append((start, stop, statements))
        spans.append((tokens[start].start, tokens[stop - 1].end))
    try:
        script, assumptions = script_of(story)
    except CannotMean as problem:
        raise _cannot_mean(text, tokens, problem, 0, len(tokens), ()) from None
    return Scenario(
        script, tuple(story.questions), assumptions, tuple(skipped), tuple(story.guesses), tuple(spans)
    )


def _sentences(tokens: list[Token]) -> list[tuple[int, int, bool]]:
    """(start, stop, whether it ends in a question mark) of each sentence."""
    found: list[tuple[int, int, bool]] = []
    start = 0
    for index, token in enumerate(tokens):
        if token.kind == "break":
            if index > start:
                found.append((start, index, "?" in token.text))
            start = index + 1
    if start < len(tokens):
        found.append((start, len(tokens), False))
    return found


def _mean(story: Story, statement: Statement, text: str, tokens: list[Token], skipped: list[str]) -> None:
    story.where = statement.start
    if statement.kind == "aside":
        skipped.append(text[tokens[statement.start].start : tokens[statement.end - 1].end].strip())
    elif statement.kind.startswith("ask "):
        question = question_of(story, statement, text)
        if question is not None:
            story.questions.append(question)
        else:
            skipped.append(text[tokens[statement.start].start : tokens[statement.end - 1].end].strip())
    else:
        meanings()[statement.kind](story, statement)


def _told(text: str, tokens: list[Token], done: list[tuple[int, int, list[Statement]]]) -> tuple[str, ...]:
    return tuple(text[tokens[start].start : tokens[stop - 1].end] for start, stop, _ in done)


def _not_understood(
    text: str,
    tokens: list[Token],
    reader: SentenceReader,
    start: int,
    stop: int,
    far: int,
    understood: tuple[str, ...],
) -> NotUnderstood:
    place = min(max(far, start), stop - 1)
    token = tokens[place]
    words, suggestions = nearest_forms(reader, start, stop, place)
    at_end = far >= stop
    if words:
        message = words
    elif at_end:
        message = (
            f"The sentence “{_short(text[tokens[start].start : tokens[stop - 1].end])}” is not complete."
        )
    else:
        message = f"“{_short(token.text)}” was not understood in “{_short(text[tokens[start].start : tokens[stop - 1].end])}”."
    span = (token.end, token.end + 1) if at_end else (token.start, token.end)
    return NotUnderstood(message, text, span, suggestions, understood)


def _short(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= 90 else words[:87] + "..."


def _cannot_mean(
    text: str, tokens: list[Token], problem: CannotMean, start: int, stop: int, understood: tuple[str, ...]
) -> NotUnderstood:
    first = problem.start if 0 <= problem.start < len(tokens) else start
    last = problem.end if problem.end > first else first + 1
    span = (tokens[first].start, tokens[min(last, len(tokens)) - 1].end)
    return NotUnderstood(problem.message, text, span, problem.suggestions, understood)
