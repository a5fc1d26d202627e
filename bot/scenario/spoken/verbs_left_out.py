"""Clauses without their verb: `2/2 attacking, 3/3 blocking`, `my buddy and I both at 3`, `my blocker 4/4`, `with a 2/4 blocking my 3/3, I ...`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import HELPING, is_past
from bot.scenario.text.put_in import sign, words_before
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import NUMBERS, word_set

_OWN = word_set("my his her their our your")
_THINGS = _OWN | word_set("a an the one another that this") | frozenset(NUMBERS)
_WHO = word_set("i he she they opponent opp we he's me")
#: What goes on and is told of a creature without `is`.
_FIGHTING = word_set("attacking blocking swinging")
#: What may stand behind such a word; before a noun it only says which is meant.
_BEHIND = word_set("it me him her them my his their the a an into at with on in and from for")
_LEADING = word_set("and so but then while say if when")
_CLAUSES = word_set("if when while after before that which who because since as once")


def with_verbs(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with the verb of each such clause."""
    found: list[Token] = []
    for start, stop in _clauses(tokens):
        words = list(tokens[start:stop])
        names = named[start:stop]
        ends = list(tokens[stop : stop + 1])
        if words and words[0].fold == "with" and ends and ends[0].fold == ",":
            told = _told(words[1:], names[1:])
            if told is not None:
                found += [*told, sign(".", ends[0].start, ends[0].end)]
                continue
        lead = 0
        while lead < len(words) and words[lead].fold in _LEADING:
            lead += 1
        told = _told(words[lead:], names[lead:])
        if told is None and found and found[-1].fold == "," and _is_befallen(words, names):
            told = [*words_before(("and", "is"), words[0]), *words]
        if told is None:
            words = _run_on(words, names)
        found += [*words[:lead], *(words[lead:] if told is None else told), *ends]
    return found


def _is_befallen(words: Sequence[Token], named: Sequence[bool]) -> bool:
    """`He is at six, attacked by two 3/3s`: what befalls whoever the clause before is about."""
    return len(words) > 2 and not named[0] and words[1].fold == "by" and is_past(words[0])


def _run_on(words: list[Token], named: Sequence[bool]) -> list[Token]:
    """`his attacker is 6/6 my blocker 4/4`: with the verb of what is told last, and an `and` before it."""
    at = next((n for n in range(len(words) - 2, 2, -1) if words[n].fold in _OWN), None)
    if (
        at is None
        or words[-1].kind != "size"
        or len(words) - at not in (3, 4)
        or words[at - 1].kind != "size"
    ):
        return words
    last = _told(words[at:], named[at:])
    return words if last is None else [*words[:at], *words_before(("and",), words[at]), *last]


def _clauses(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Where each run of words begins and ends that no mark stands in."""
    start = 0
    for at, token in enumerate(tokens):
        if token.kind == "break" or token.fold in (",", "—", ":"):
            yield start, at
            start = at + 1
    yield start, len(tokens)


def _told(words: list[Token], named: Sequence[bool]) -> list[Token] | None:
    """The clause with its verb; None where it has one, or is none."""
    if len(words) < 2 or any(_is_finite(words, named, at) for at in range(len(words))):
        return None
    if any(token.fold in _CLAUSES for token in words):
        return None
    at = next((n for n, t in enumerate(words) if n and t.fold in _FIGHTING and _goes_on(words, n)), None)
    if at is not None and _is_a_thing(words[:at]):
        return _with_is(words, at, _several(words[:at]))
    both = next((n for n, t in enumerate(words) if n and t.fold in ("at", "on") and _is_life(words, n)), None)
    if both is not None and (words[0].fold in _WHO or words[0].fold in _OWN or words[0].text[:1].isupper()):
        people = [token for token in words[:both] if token.fold not in ("both", "each")]
        if all(token.kind == "word" for token in people) and len(people) < 6:
            several = any(token.fold == "and" for token in people)
            return [*_with_is([*people, words[both]], len(people), several), *words[both + 1 :]]
    if len(words) > 2 and words[-1].kind == "size" and words[-2].fold in ("a", "an"):
        thing = words[:-2]
        known = thing[0].fold in ("mine", "his", "hers", "theirs") or (
            thing[0].fold in _OWN and len(thing) > 1
        )
        if known and len(thing) < 4 and all(token.kind == "word" for token in thing):
            return _with_is(words, len(words) - 2, False)
    sized = len(words) in (3, 4) and words[-1].kind == "size" and "+" not in words[-1].text
    if sized and words[0].fold in _OWN and all(token.kind == "word" for token in words[:-1]):
        return _with_is(words, len(words) - 1, False)
    return None


def _is_finite(words: Sequence[Token], named: Sequence[bool], at: int) -> bool:
    """Whether a verb stands here that a clause may have for its own."""
    token = words[at]
    if named[at] or token.kind != "word" or token.owner:
        return False
    if token.fold in HELPING or token.fold in ("has", "have", "had", "be"):
        return True
    if token.fold not in LEMMAS or token.fold in _FIGHTING or token.fold.endswith("ing"):
        return False
    if token.fold in ("double", "first") and at + 1 < len(words) and words[at + 1].lemma == "strike":
        return False
    noun = token.fold in _NOUNS_TOO and (at == 0 or words[at - 1].fold in _THINGS | _NOUNS_BEFORE)
    return not (noun or token.fold in _KEYWORDS or (at and words[at - 1].fold in ("first", "double")))


_NOUNS_TOO = word_set("token tokens creature creatures block blocks attack attacks trample strike reach")
_NOUNS_BEFORE = word_set("no creature token untapped tapped attacking blocking")
_KEYWORDS = word_set("trample reach haste flash flying menace strike")


def _goes_on(words: Sequence[Token], at: int) -> bool:
    if at + 1 == len(words):
        return True
    following = words[at + 1]
    return following.fold in _BEHIND or following.kind in ("size", "number")


def _is_a_thing(words: Sequence[Token]) -> bool:
    first = words[0]
    known = first.kind in ("size", "number") or first.fold in _THINGS or first.text[:1].isupper()
    known = known or any(token.kind == "size" for token in words[:4])
    return (
        known and words[-1].fold not in _THINGS and all(t.kind in ("word", "size", "number") for t in words)
    )


def _several(words: Sequence[Token]) -> bool:
    size = next((token for token in words if token.kind == "size"), None)
    first = words[0]
    counted = first.kind == "number" or (first.fold in NUMBERS and NUMBERS[first.fold] > 1)
    return counted or any(t.fold == "and" for t in words) or (size is not None and size.fold.endswith("s"))


def _is_life(words: Sequence[Token], at: int) -> bool:
    """Whether a life total ends the clause here."""
    number = words[at + 1] if at + 1 < len(words) else None
    if number is None or not (number.kind == "number" or number.fold in NUMBERS):
        return False
    return at + 2 == len(words) or (words[at + 2].fold in ("life", "hp") and at + 3 == len(words))


def _with_is(words: list[Token], at: int, several: bool) -> list[Token]:
    word = "are" if several else "is"
    place = words[at].start
    article = []
    if words[0].kind == "size" and not several:
        article = [Token("word", "a", "a", "a", words[0].start, words[0].start)]
    return [*article, *words[:at], Token("word", word, word, "be", place, place), *words[at:]]
