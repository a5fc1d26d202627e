"""Conditions that suppose what the question before asked: `Can he block it with his 4/4? If he does, does mine die?`, `If so, ...?`, `If he
blocks, ...?`: the deed in full, with all that it was asked with."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.plain.several import subject_ends
from bot.scenario.text.put_in import words_before
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set

_CAN = word_set("can could may")
_LEADING = word_set("and but so then ok okay now")
_DOES = word_set("do does did can could")
_LIGHTLY = word_set("that so it then this")
_BESIDE = word_set("still also even just legally ever now")
_LEFT_UNDONE = word_set("block chump attack")
#: Words with which a question asks more than whether one deed may be done.
_MORE = word_set("if when unless or not without but , ; — ( )")
_BEFORE_A_QUESTION = _LEADING | word_set(", : ; —")
_FIGHTS = word_set("block attack chump fight")
_MINE = word_set("i we")
_PERSONS = word_set("i we he she they you it")
#: The longest subject of a condition that says less than the question: `if the 4/4 does`.
_LONGEST = 4


def with_deeds_supposed(tokens: list[Token]) -> list[Token]:
    """The tokens with each such condition told in full."""
    found: list[Token] = []
    asked: tuple[list[Token], list[Token]] | None = None
    may = False
    for start, stop in sentences(tokens):
        words = tokens[start:stop]
        ends = tokens[stop : stop + 1]
        told = _in_full(words, *asked) if asked is not None else None
        if told is None and may:
            told = _if_it_is_so(words)
        found += [*(told or words), *ends]
        asks = bool(ends) and "?" in ends[0].text
        asked = _deed_asked_about(words) if asks else None
        may = asks and any(token.fold in _CAN for token in words)
    return found


def _deed_asked_about(words: list[Token]) -> tuple[list[Token], list[Token]] | None:
    """Who does it and what it is, of a question whether one deed may be done; None of any other."""
    starts = (n for n, token in enumerate(words) if token.fold in _CAN)
    begins = next((n for n in starts if not n or words[n - 1].fold in _BEFORE_A_QUESTION), None)
    words = words[begins:] if begins is not None else []
    if len(words) < 3 or words[0].fold not in _CAN or any(token.fold in _MORE for token in words):
        return None
    end = _subject_end(words)
    if end is None or end >= len(words):
        return None
    who, deed = words[1:end], words[end:]
    while deed and deed[0].fold in _BESIDE:
        deed = deed[1:]
    return (who, deed) if who and deed else None


def _subject_end(words: list[Token]) -> int | None:
    """Where what is asked about is done, behind who does it."""
    if words[1].fold in _PERSONS or (words[1].fold in GIVEN_NAMES and not words[1].owner):
        return 2
    end = subject_ends(words, [False] * len(words), 0)
    sized = (n + 1 for n, token in enumerate(words[:-1]) if token.kind == "size")
    return next((n for n in sized if words[n].fold in _FIGHTS), end)


def _in_full(words: list[Token], who: list[Token], deed: list[Token]) -> list[Token] | None:
    """The sentence with the deed in the place of what says no more than that it is done; None where it does not."""
    at = next((n for n, token in enumerate(words) if token.fold in ("if", "when")), None)
    if at is None or at + 1 >= len(words):
        return None
    before, rest = words[:at], words[at + 1 :]
    if rest[0].fold == "so" and not _asks(before):
        return _told(before, words[at], who, deed, rest[1:])
    end = next((n for n, token in enumerate(rest[: _LONGEST + 1]) if _says_it(rest, n, deed)), None)
    if end is None or not end or not _may_be(rest[:end], who):
        return None
    stop = end + 1
    denied = stop < len(rest) and rest[stop].fold == "not"
    if denied:
        stop += 1
        if deed[0].lemma not in _LEFT_UNDONE or rest[end].lemma in _LEFT_UNDONE:
            return None
        deed = [*words_before(("do", "not"), deed[0]), deed[0]]
    while stop < len(rest) and rest[stop].fold in _LIGHTLY:
        stop += 1
    if stop < len(rest) and rest[stop].fold != "," and not _begins_a_question(rest[stop:]):
        return None
    if stop == len(rest) and not _asks(before):
        return None
    return _told(before, words[at], who, deed, rest[stop:])


def _if_it_is_so(words: list[Token]) -> list[Token] | None:
    """`if it is so`: what may be done is no more than supposed, and is not passed over as what is so anyway may be."""
    at = next((n for n, token in enumerate(words[:-1]) if token.fold == "if"), None)
    if at is None or words[at + 1].fold != "so" or _asks(words[:at]):
        return None
    return [*words[: at + 1], *words_before(("it", "is"), words[at + 1]), *words[at + 1 :]]


def _told(
    before: list[Token], when: Token, who: list[Token], deed: list[Token], rest: list[Token]
) -> list[Token]:
    comma = Token("mark", ",", ",", ",", when.end, when.end)
    rest = rest[1:] if rest and rest[0].fold == "," else rest
    if _asks(before):
        return [when, *who, *deed, comma, *before, *rest]
    return [*before, when, *who, *deed, *([comma, *rest] if rest else ())]


def _says_it(rest: Sequence[Token], at: int, deed: Sequence[Token]) -> bool:
    """Whether the word there says that it is done: `does`, or the deed's own verb with nothing behind it."""
    token = rest[at]
    return token.fold in _DOES or (bool(at) and token.kind == "word" and token.lemma == deed[0].lemma)


def _may_be(who: Sequence[Token], asked: Sequence[Token]) -> bool:
    """Whether these words may call whom the question asked about: me if it was me, and another if it was not."""
    if (who[0].fold in _MINE) != (asked[0].fold in _MINE):
        return False
    return who[0].fold in _PERSONS or [t.fold for t in who[-1:]] == [t.fold for t in asked[-1:]]


def _asks(words: Sequence[Token]) -> bool:
    """Whether a question stands before the condition: `does mine die if he does`."""
    return bool(words) and not all(token.fold in _LEADING or token.fold == "," for token in words)


def _begins_a_question(words: Sequence[Token]) -> bool:
    return words[0].fold in _ASKING


_ASKING = word_set("do does will would am is are how what who can did which")
