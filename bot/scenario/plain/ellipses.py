"""Questions that leave out what the one before asked: `Does he take damage? Do I?`, `Does it die? What about my 2/2?`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import HELPING, is_verb
from bot.scenario.plain.several import subject_ends
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

_LEADING = word_set("and or but so ok okay also")
_ABOUT = (("what", "about"), ("how", "about"))
_AS_SUBJECT = {"me": "i", "him": "he", "her": "she", "them": "they", "us": "we", "myself": "i"}
_AS_OBJECT = {"i": "me", "he": "him", "she": "her", "they": "them", "we": "us"}
_PERSONS = word_set("i he she they we you me him her them us opponent opponents opp player players")
_MOMENTS = word_set("on during in after before at")
_CLAUSES = word_set("if when i he she they we it who which how what")
_WITH = word_set("with on from against during after before in")
_BEGINNING = word_set("my his her their the a an it both any this that")
_WHOSE = {"mine": "my", "his": "his", "hers": "her", "theirs": "their"}
_SAYING = word_set("with if when and not or than still legal able dead alive tapped")
#: The longest subject that is put in another's place.
_LONGEST = 8


def with_questions_in_full(tokens: list[Token]) -> list[Token]:
    """The tokens with each such question as it would be asked in full."""
    found: list[Token] = []
    last: list[Token] = []
    for start, stop in sentences(tokens):
        words = tokens[start:stop]
        ends = tokens[stop : stop + 1]
        asks = bool(ends) and "?" in ends[0].text
        whole = _in_full(words, last) if asks and last and words else None
        found += [*(whole or words), *ends]
        if asks and words:
            last = whole or words
    return found


def _in_full(words: list[Token], last: list[Token]) -> list[Token] | None:
    """The question as `last` would be asked of what it names; None where it leaves nothing out."""
    leads = words[0].fold in ("and", "or")
    while words and (words[0].fold in _LEADING or words[0].fold == ","):
        words = words[1:]
    last = _without_condition(last)
    if (anothers := _anothers_own(words, last, leads)) is not None:
        return anothers
    at = _asks(last)
    if not words or at is None or len(words) > _LONGEST + 2:
        return None
    end = subject_ends(last, [False] * len(last), at)
    if tuple(token.fold for token in words[:2]) in _ABOUT:
        said = words[2:]
        if not said or said[0].fold in HELPING | {"if", "when"}:
            return None
        if said[0].fold in _MOMENTS:
            return _at_another_moment(said, last)
        return _of_another(said, last, at, end)
    if words[0].fold in _WITH and any(token.fold == words[0].fold for token in last) and not _says(words):
        return _at_another_moment(words, last)
    if leads and _is_subject(words) and not any(t.fold in HELPING or is_verb(t, words[0]) for t in words[1:]):
        return _of_another(words, last, at, end)
    same = words[0].lemma == last[at].lemma or {words[0].lemma, last[at].lemma} <= {"will", "do"}
    if words[0].fold in HELPING and same and end is not None and _is_subject(words[1:]):
        return [*last[:at], *words, *_left_out(last[end:], words[-1])]
    return None


def _anothers_own(words: list[Token], last: list[Token], leads: bool) -> list[Token] | None:
    """`What's my life total? What's my opponent's?`, `What's Bear's power? And Ogre's?`, `And mine?`: the same of what is another's."""
    if last and last[0].fold in _MOMENTS:  # `At my upkeep, what's my life total?`
        comma = next((n for n, token in enumerate(last) if token.fold == ","), -1)
        last = last[comma + 1 :]
    asked = [token.fold for token in words[:2]] == ["what", "is"]
    about = tuple(token.fold for token in words[:2]) in _ABOUT
    said = words[2:] if asked or about else words if leads else []
    if not said or len(said) > _LONGEST or [token.fold for token in last[:2]] != ["what", "is"]:
        return None
    if any(t.kind not in ("word", "size", "number") or t.fold in HELPING | _CLAUSES for t in said):
        return None
    whose = _WHOSE.get(said[0].fold) if len(said) == 1 else None
    if not (whose or (said[-1].owner and not any(token.owner for token in said[:-1]))):
        return None
    owns = [n for n, token in enumerate(last) if n > 1 and token.owner]
    end = owns[0] if owns else 2 if last[2:] and last[2].fold in _WHOSE.values() else None
    if end is None or len(owns) > 1 or end + 1 >= len(last):
        return None
    if whose:
        said = [replace(said[0], text=whose, fold=whose, lemma=whose)]
    return [*_left_out(last[:2], said[0]), *said, *_left_out(last[end + 1 :], said[-1])]


def _says(words: Sequence[Token]) -> bool:
    """Whether more is said than a thing."""
    return any(token.fold in HELPING | _CLAUSES for token in words)


def _without_condition(last: list[Token]) -> list[Token]:
    """What is asked, without the condition before it, which goes on."""
    if last[0].fold not in ("if", "when", "after", "once", "with"):
        return last
    at = next(
        (n for n, t in enumerate(last[:-1]) if t.fold == "," and last[n + 1].fold in HELPING | _WORDS), None
    )
    return last if at is None else last[at + 1 :]


_WORDS = word_set("how what who which where")


def _asks(last: Sequence[Token]) -> int | None:
    """Where the helping verb of a question stands."""
    return next((n for n, token in enumerate(last) if token.fold in HELPING), None)


def _is_subject(said: Sequence[Token]) -> bool:
    """Whether these words are somebody or something, and nothing is said of it."""
    if (
        not said
        or len(said) > _LONGEST
        or any(token.kind not in ("word", "size", "number") for token in said)
    ):
        return False
    if len(said) == 1:
        word = said[0].fold  # `Does mine die? Does his?`
        return word in _PERSONS - {"me", "him", "her", "them", "us"} or word == "it" or word in _WHOSE
    known = said[0].fold in _BEGINNING or said[0].text[:1].isupper()
    more = any(token.fold in _SAYING or (token.fold in LEMMAS and token.text.islower()) for token in said[1:])
    return known and not more and said[0].fold not in _PERSONS | {"it", "that", "this", "both", "any"}


def _of_another(said: list[Token], last: list[Token], at: int, end: int | None) -> list[Token] | None:
    """`What about me?`, `What about my 2/2?`: in the place of the subject that is of its kind, else of the last that is."""
    if any(token.kind not in ("word", "size", "number") for token in said) or len(said) > _LONGEST:
        return None
    if any(token.fold in ("if", "when", "instead", "with", "without") for token in said):
        return None
    person = said[-1].fold in _PERSONS
    subject = last[at + 1 : end] if end is not None else []
    if end is not None and (subject[-1].fold in _PERSONS) is person:
        return [
            *_left_out(last[: at + 1], said[0]),
            *_cased(said, _AS_SUBJECT),
            *_left_out(last[end:], said[-1]),
        ]
    if end is None:
        return None
    if person:
        places = [n for n in range(end + 1, len(last)) if last[n].fold in _PERSONS]
        if len(places) != 1:
            return None
        begin = places[0] - (last[places[0] - 1].fold in ("my", "the"))
        stop = places[0] + 1
    else:
        begin, stop = end + 1, len(last)
        if begin >= stop or last[begin].kind not in ("word", "size", "number"):
            return None
        stop = next((n for n in range(begin, stop) if last[n].fold in _ENDING), stop)
    return [*_left_out(last[:begin], said[0]), *_cased(said, _AS_OBJECT), *_left_out(last[stop:], said[-1])]


_ENDING = word_set("if when with after before during at in on to from then too , instead")


def _at_another_moment(said: list[Token], last: list[Token]) -> list[Token] | None:
    """`What about on mine?` after `can I Shock him on his turn`."""
    begins = [n for n in range(len(last)) if last[n].fold == said[0].fold]
    at = begins[-1] if begins else len(last)
    if len(said) == 2 and said[1].fold in _WHOSE:
        noun = last[at + 2 :] if at + 2 <= len(last) else []
        if not noun:
            return None
        whose = _WHOSE[said[1].fold]
        said = [said[0], replace(said[1], text=whose, fold=whose, lemma=whose), *_left_out(noun, said[1])]
    return [*_left_out(last[:at], said[0]), *said]


def _cased(said: list[Token], cases: dict[str, str]) -> list[Token]:
    word = cases.get(said[0].fold) if len(said) == 1 else None
    return [replace(said[0], text=word, fold=word, lemma=word)] if word else said


def _left_out(words: Sequence[Token], beside: Token) -> list[Token]:
    """Words that were not typed again, at the place of one that was."""
    return [replace(token, start=beside.end, end=beside.end) for token in words]
