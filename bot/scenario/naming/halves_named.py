"""The half of a card that is told with the card it is on: `Rider's Swift End`, `the adventure side of Rider`, `Rider as its adventure`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token, tokenize
from bot.scenario.text.words import word_set
from bot.values import replace

_ADVENTURE = word_set("adventure omen")
_HALF = word_set("half side part portion face")
_MOST_WORDS = 6


def with_halves_named(tokens: list[Token], names: Names) -> list[Token]:
    """The tokens with the half alone where it is told as a half of its card."""
    if not any(token.owner or token.fold in _ADVENTURE for token in tokens):
        return tokens
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        told = next(_halves_at(tokens, at, names), None)
        if told is None:
            found.append(tokens[at])
            at += 1
            continue
        half, end = told
        found += _in_its_place(half, tokens[at].start, tokens[end - 1].end)
        at = end
    return found


def _in_its_place(half: str, start: int, end: int) -> list[Token]:
    """The words of its name within these places of the text, each apart from the next: what stands close together is one word."""
    words = tokenize(half)
    ends = [end - 2 * behind for behind in reversed(range(len(words)))]
    starts = [start, *(one - 1 for one in ends[1:])]
    return [replace(one, start=a, end=b) for one, a, b in zip(words, starts, ends, strict=True)]


def _halves_at(tokens: Sequence[Token], at: int, names: Names) -> Iterator[tuple[str, int]]:
    """The half that is told from that place on, and where its words end."""
    for stop in range(min(len(tokens), at + _MOST_WORDS), at, -1):
        last = tokens[stop - 1]
        half = _other_half([*(token.fold for token in tokens[at : stop - 1]), last.owner or last.fold], names)
        if half is None:
            continue
        words = tuple(token.fold for token in tokenize(half))
        following = tuple(token.fold for token in tokens[stop : stop + len(words)])
        if last.owner and following == words:
            yield half, _past_the_half(tokens, stop + len(words))
        elif last.owner and stop < len(tokens) and tokens[stop].fold in _ADVENTURE:
            yield half, _past_the_half(tokens, stop + 1)
        elif not last.owner and (end := _as_its_adventure(tokens, stop)) is not None:
            yield half, end
    if (end := _adventure_of(tokens, at)) is not None:
        for stop in range(min(len(tokens), end + _MOST_WORDS), end, -1):
            half = _other_half([token.fold for token in tokens[end:stop]], names)
            if half is not None:
                yield half, stop


def _other_half(words: Sequence[str], names: Names) -> str | None:
    """The instant or sorcery on the card of that name, where it has one besides."""
    spelling = names.spelling(" ".join(word for word in words if word[:1].isalnum()))
    card = names.exact(spelling) if spelling is not None else None
    other = card.other_face if card is not None else None
    if card is None or other is None or not {"Instant", "Sorcery"} & {*other.types}:
        return None
    return other.name


def _past_the_half(tokens: Sequence[Token], at: int) -> int:
    return at + (at < len(tokens) and tokens[at].fold in _HALF)


def _as_its_adventure(tokens: Sequence[Token], at: int) -> int | None:
    """Where `as its adventure` ends."""
    folds = [token.fold for token in tokens[at : at + 3]]
    if len(folds) < 3 or folds[0] not in ("as", "for", "with") or folds[1] not in ("its", "an", "the"):
        return None
    return _past_the_half(tokens, at + 3) if folds[2] in _ADVENTURE else None


def _adventure_of(tokens: Sequence[Token], at: int) -> int | None:
    """Where the name begins after `the adventure half of`."""
    at += at < len(tokens) and tokens[at].fold in ("the", "my")
    if at >= len(tokens) or tokens[at].fold not in _ADVENTURE:
        return None
    at = _past_the_half(tokens, at + 1)
    return at + 1 if at < len(tokens) and tokens[at].fold == "of" else None
