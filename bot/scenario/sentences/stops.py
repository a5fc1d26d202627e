"""Where a story stops being understood, and what is said of that."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean, NotUnderstood, UnknownName
from bot.scenario.naming.suggesting import nearest_names
from bot.scenario.plain.trying import Wording
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.sentences.statements import Statement
from bot.scenario.text.tokens import Token


class Stopped(Exception):
    """No wording of the story can be read: where each of them stops."""

    def __init__(self, stops: Sequence[NotUnderstood | Unread]) -> None:
        super().__init__()
        self._stops = stops

    def problem(self) -> NotUnderstood:
        """Where the story is understood farthest."""
        problems = [stop.problem() if isinstance(stop, Unread) else stop for stop in self._stops]
        return max(problems, key=lambda problem: problem.span[0])

    def is_beyond(self, end: int) -> bool:
        """Whether all is understood before the offset `end`."""
        return any(
            stop.is_beyond(end) if isinstance(stop, Unread) else stop.span[0] >= end for stop in self._stops
        )


class Unread(Exception):
    """A sentence of one wording of the story cannot be read; how far it is understood is looked into where no wording can."""

    def __init__(
        self,
        text: str,
        wording: Wording,
        reader: SentenceReader,
        sentence: tuple[int, int, bool],
        done: list[tuple[int, int, list[Statement]]],
    ) -> None:
        super().__init__()
        self._text, self._wording, self._reader = text, wording, reader
        self._sentence, self._done = sentence, done

    def is_beyond(self, end: int) -> bool:
        """Whether it is understood before the offset `end`: looked into only where the sentence has words on both sides of it."""
        start, stop, _ = self._sentence
        first, last = place(self._wording.tokens[start:stop])
        return first >= end or (last >= end and self.problem().span[0] >= end)

    def problem(self) -> NotUnderstood:
        start, stop, asks = self._sentence
        tokens, reader = self._wording.tokens, self._reader
        far = reader.reach(start, stop, asks)
        understood = sentences_understood(self._text, tokens, self._done)
        return _not_understood(self._text, tokens, reader, start, stop, far, understood)


def place(tokens: Sequence[Token]) -> tuple[int, int]:
    """From where to where in the text these words stand."""
    return min(token.start for token in tokens), max(token.end for token in tokens)


def sentences_understood(
    text: str, tokens: list[Token], done: list[tuple[int, int, list[Statement]]]
) -> tuple[str, ...]:
    """The sentences of the story that were understood, as they were typed."""
    places = (place(tokens[start:stop]) for start, stop, _ in done)
    return tuple(text[start:stop] for start, stop in places)


def _not_understood(
    text: str,
    tokens: list[Token],
    reader: SentenceReader,
    start: int,
    stop: int,
    far: int,
    understood: tuple[str, ...],
) -> NotUnderstood:
    place = _at_its_name(reader, min(max(far, start), stop - 1), stop)
    token = tokens[place]
    nearest = nearest_names(reader, place, stop)
    at_end = far >= stop
    if nearest.message:
        message = nearest.message
    elif at_end:
        message = f"The sentence “{short(text[tokens[start].start : tokens[stop - 1].end])}” is not complete."
    else:
        message = f"“{short(token.text)}” was not understood in “{short(text[tokens[start].start : tokens[stop - 1].end])}”."
    span = (token.end, token.end + 1) if at_end else (token.start, tokens[nearest.end - 1].end)
    kind = UnknownName if nearest.message else NotUnderstood
    return kind(message, text, span, nearest.names, understood, nearest.names if nearest.either else ())


_ARTICLES = frozenset({"a", "an", "the", "my", "his", "her", "their", "your"})


def _at_its_name(reader: SentenceReader, place: int, stop: int) -> int:
    """Where a name that nobody knows begins, of which only the article was reached: `with a Brine Giant`."""
    following = reader.tokens[place + 1] if place + 1 < stop else None
    named = following is not None and following.kind == "word" and following.text[:1].isupper()
    unknown = named and not reader.lexicon.at(place + 1)
    return place + 1 if unknown and reader.tokens[place].fold in _ARTICLES else place


def short(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= 90 else words[:87] + "..."


def cannot_mean(
    text: str, tokens: list[Token], problem: CannotMean, start: int, stop: int, understood: tuple[str, ...]
) -> NotUnderstood:
    """What is said of a sentence that reads and names nothing that it can mean."""
    first = problem.start if 0 <= problem.start < len(tokens) else start
    last = problem.end if problem.end > first else first + 1
    span = place(tokens[first : max(first + 1, min(last, len(tokens)))])
    return NotUnderstood(problem.message, text, span, problem.suggestions, understood, problem.meant)
