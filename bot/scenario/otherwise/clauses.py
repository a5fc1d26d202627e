"""The clauses of a text: who does what in which words, so that one can be told in another's place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import dataclass

_ME = word_set("i we")
_THEM = word_set("he she they opponent opp")
_WHOSE = word_set("my his her their the a an this that")
_JOINTS = word_set(", — and but then so if when once ; :")
_ADVERBS = word_set("then just also still now already instead only even actually not never")
_HAVING = word_set("have had has am is are was were be")
_HELPING = word_set("have had has would will could can do did does be am is are was were")
#: Words that say of one verb what others say too.
_CLASSES = {
    "play": "cast",
    "swing": "attack",
    "chump": "block",
    "control": "have",
    "own": "have",
    "use": "activate",
    "bolt": "cast",
    "shock": "cast",
}


@dataclass(frozen=True, slots=True)
class Clause:
    """Tokens `start`..`end` of a text: `who` acts (`me`, `them`, a player's name, else the words), `verb` in its plain form, `does` the
    verb that it stands for; `told`: in a sentence of its own, and not under a condition of a question."""

    start: int
    end: int
    who: str
    verb: str
    does: str
    words: frozenset[str]


def clauses_in(
    tokens: Sequence[Token], start: int, stop: int, named: Callable[[int], bool]
) -> Iterator[Clause]:
    """The clauses of one sentence; `named`: whether a card's name begins at a token."""
    begins = [start, *(n + 1 for n in range(start, stop) if tokens[n].fold in _JOINTS)]
    found: list[tuple[int, str, int]] = []
    who = ""
    for at in begins:
        at = _past(tokens, at, stop, _JOINTS)
        if found and at <= found[-1][2]:
            continue
        subject = _subject(tokens, at, stop)
        verb = _verb(tokens, subject[1], stop, named) if subject is not None else None
        if subject is not None and verb is not None:
            who = subject[0]
            found.append((at, who, verb))
        elif who and at < stop and _is_verb(tokens, at):
            found.append((at, who, at))
    for n, (at, whose, verb) in enumerate(found):
        end = found[n + 1][0] if n + 1 < len(found) else stop
        while end > at and tokens[end - 1].fold in _JOINTS:
            end -= 1
        lemma = "cast" if named(verb) else tokens[verb].lemma
        words = frozenset(
            token.fold for token in tokens[verb + 1 : end] if token.kind in ("word", "number", "size")
        )
        yield Clause(at, end, whose, lemma, _CLASSES.get(lemma, lemma), words)


def _past(tokens: Sequence[Token], at: int, stop: int, words: frozenset[str]) -> int:
    while at < stop and tokens[at].fold in words:
        at += 1
    return at


def _subject(tokens: Sequence[Token], at: int, stop: int) -> tuple[str, int] | None:
    """Who a clause that begins at `at` is about, and where its verb may stand; None where no one is."""
    if at >= stop:
        return None
    word = tokens[at].fold
    if word in _ME:
        return "me", at + 1
    if word in _THEM:
        return "them", at + 1
    if (
        word in ("my", "the")
        and at + 1 < stop
        and tokens[at + 1].fold in ("opponent", "opp", "friend", "buddy")
    ):
        return "them", at + 2
    if word == "it":
        return "it", at + 1
    for verb in range(at + 1, min(stop, at + 6)):
        if tokens[verb].kind in ("mark", "break"):
            return None
        shown = word in _WHOSE or tokens[at].text[:1].isupper()
        if shown and _is_verb(tokens, verb) and tokens[verb].fold not in ("with", "attacking", "blocking"):
            return " ".join(token.fold for token in tokens[at:verb]), verb
    return None


def _verb(tokens: Sequence[Token], at: int, stop: int, named: Callable[[int], bool]) -> int | None:
    at = _past(tokens, at, stop, _ADVERBS)
    while at + 1 < stop and tokens[at].fold in _HELPING:
        after = _past(tokens, at + 1, stop, _ADVERBS)
        if after >= stop or not (
            _is_verb(tokens, after) or (named(after) and tokens[at].fold not in _HAVING)
        ):
            break
        at = after
    return at if at < stop and (_is_verb(tokens, at) or named(at)) else None


def _is_verb(tokens: Sequence[Token], at: int) -> bool:
    token = tokens[at]
    goes_on = token.fold.endswith("ing") and token.fold != token.lemma
    return token.kind == "word" and token.fold in LEMMAS and not token.owner and not goes_on
