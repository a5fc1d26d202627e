"""The user's own sentence with as little changed as makes it read: proved by reading it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.plain.asking import HELPING
from bot.scenario.plain.language import is_of_the_language, words_of_the_language
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

#: Whether a whole story is read up to and with the sentence that ends at that offset, nothing of it passed over.
Reads = Callable[[str, int, int], bool]

#: Without these words a sentence would say another thing.
_KEPT = word_set(
    "not n't never no none unless if instead without except until cannot only or neither nor either"
)
_BOUNDARIES = word_set(", and but — ( ) : then so while because since")
_PREPOSITIONS = word_set(
    "with in at on for during from through like as of by to into onto after before over about"
)
_MOST_TRIED = 12
_USUAL = 60  # words and signs in a story; of a longer one fewer ways are tried, as each reads it whole
_MOST_SHOWN = 2
_LONGEST = 300


def mended(text: str, tokens: Sequence[Token], place: int, reads: Reads) -> tuple[str, ...]:
    """The sentence of `text` around the offset `place`, said so that it is read, up to two ways; none where no small change does
    it."""
    if len(tokens) > _LONGEST:
        return ()
    first, last = _sentence(tokens, place)
    if last - first < 3:
        return ()
    start, end = tokens[first].start, tokens[last - 1].end
    stop = next((n for n in range(first, last) if tokens[n].end > place), last - 1)
    most = max(2, _MOST_TRIED * _USUAL // max(_USUAL, len(tokens)))
    found: list[str] = []
    tried: set[str] = set()
    for said in _candidates(text, tokens, first, last, stop):
        if said in tried or said == text[start:end] or len(said.split()) < 2:
            continue
        tried.add(said)
        closed = end < len(text) and text[end] in ".!?;"
        shown = said + (text[end] if closed else ".")
        whole = text[:start] + shown + text[end + closed :]
        if reads(whole, start, start + len(shown)):
            found.append(shown)
        if len(found) == _MOST_SHOWN or len(tried) == most:
            break
    return tuple(found)


def _sentence(tokens: Sequence[Token], place: int) -> tuple[int, int]:
    """The sentence that the offset `place` stands in; the last one where it is past all."""
    found = (0, len(tokens))
    for start, stop in sentences(tokens):
        found = start, stop
        if stop > start and tokens[min(stop, len(tokens) - 1)].end > place:
            break
    return found


def _candidates(text: str, tokens: Sequence[Token], first: int, last: int, stop: int) -> Iterator[str]:
    yield from _respelt(text, tokens, first, last, stop)
    spans = dict.fromkeys(_spans(tokens, first, last, stop))
    for begin, end in sorted(spans, key=lambda span: span[1] - span[0]):
        if _may_go(tokens, first, last, begin, end) and 3 * (end - begin) <= 2 * (last - first):
            yield _without(text, tokens, first, last, begin, end)
    for at in sorted(range(first + 1, last - 1), key=lambda at: abs(at - stop)):
        if tokens[at].fold in (",", "and", "but", "—", ":"):
            yield _parted(text, tokens, first, last, at)


def _respelt(text: str, tokens: Sequence[Token], first: int, last: int, stop: int) -> Iterator[str]:
    """With a word that is nearly one of the language spelt so."""
    for at in (stop, stop - 1, stop + 1):
        if not first <= at < last:
            continue
        token = tokens[at]
        if token.kind != "word" or len(token.fold) < 4 or is_of_the_language(token.fold):
            continue
        near = _nearly(token.fold)
        if near is not None:
            start, end = tokens[first].start, tokens[last - 1].end
            yield text[start : token.start] + near + text[token.end : end]


@lru_cache(maxsize=256)
def _nearly(word: str) -> str | None:
    """The word of the language that is nearest to this one, if any is near."""
    from rapidfuzz import fuzz, process  # only where something was not understood

    found = process.extractOne(word, _words(), scorer=fuzz.ratio, score_cutoff=78)
    return None if found is None else found[0]


@cache
def _words() -> tuple[str, ...]:
    """Every word of the language, in one order whatever the run: of two that are as near the first is taken."""
    return tuple(sorted(words_of_the_language()))


def _spans(tokens: Sequence[Token], first: int, last: int, stop: int) -> Iterator[tuple[int, int]]:
    """What may be left out around the place: a word, a phrase that begins with a preposition, a clause between commas."""
    ends = [*[n for n in range(stop + 1, last) if tokens[n].fold in _BOUNDARIES][:2], last]
    begins = [n for n in range(first + 1, stop + 1) if tokens[n].fold in _BOUNDARIES | _PREPOSITIONS][-3:]
    for at in (stop, stop - 1):
        if first <= at:
            yield at, at + 1
    for begin in (stop, *begins):
        yield begin, stop + 1
        for end in ends:
            yield begin, end
    for end in ends[:-1]:
        yield first, end + (tokens[end].fold in (",", "and", "but", ":", "—"))


def _may_go(tokens: Sequence[Token], first: int, last: int, begin: int, end: int) -> bool:
    if end == begin + 1 and tokens[begin].fold in FUNCTION_WORDS:
        return False
    if any(_parts_a_name(tokens, first, last, at) for at in (begin, end)):
        return False
    gone, left = tokens[begin:end], (*tokens[first:begin], *tokens[end:last])
    if not any(t.fold in LEMMAS and t.fold not in HELPING for t in left):
        return False
    return bool(gone) and not any(
        t.fold in _KEPT or t.kind in ("number", "size", "quote", "mana") for t in gone
    )


def _parts_a_name(tokens: Sequence[Token], first: int, last: int, at: int) -> bool:
    """Whether words in capitals stand on both sides of this place, as in `Giant Growth` or `Wrath of God`."""
    if not first < at < last or not tokens[at].text[:1].isupper():
        return False
    before = at - 2 if at - 1 > first and tokens[at - 1].fold in FUNCTION_WORDS else at - 1
    return tokens[before].text[:1].isupper() and len(tokens[before].fold) > 1


def _without(text: str, tokens: Sequence[Token], first: int, last: int, begin: int, end: int) -> str:
    head = text[tokens[first].start : tokens[begin].start] if begin > first else ""
    tail = text[tokens[end].start : tokens[last - 1].end] if end < last else ""
    said = " ".join(f"{head} {tail}".split()).replace(" ,", ",").strip(" ,:—")
    return said[:1].upper() + said[1:]


def _parted(text: str, tokens: Sequence[Token], first: int, last: int, at: int) -> str:
    """As two sentences."""
    head = text[tokens[first].start : tokens[at].start].strip(" ,:—")
    tail = text[tokens[at].end : tokens[last - 1].end].strip(" ,:—")
    if tail.startswith(("and ", "but ")):
        tail = tail[4:]
    verbs = [any(t.fold in LEMMAS for t in part) for part in (tokens[first:at], tokens[at + 1 : last])]
    return f"{head}. {tail[:1].upper()}{tail[1:]}" if all(verbs) else ""
