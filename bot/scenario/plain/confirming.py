"""Statements that are asked: `So the bear dies, right?`, `My giant survives?`; and what is asked the other way: `Doesn't it die?`,
`Why does it die?`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import (
    ALSO,
    HELPING,
    LEADING,
    asked,
    denied,
    denied_at,
    in_each_question,
    is_past,
    is_verb,
)
from bot.scenario.plain.indirect import direct
from bot.scenario.plain.life_claimed import whether_at_life
from bot.scenario.plain.one_word_asked import asked_of_whom, begun_bare, lives_told, one_word_asked
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_TAGS = word_set("right correct true yes no yeah yea yep huh eh")
_PRONOUNS = word_set("it he she they i we you that this")
#: What comes of things, told with these verbs: a statement of it that ends in a question mark asks whether it is so.
_OUTCOMES = word_set(
    "die survive live take gain lose win trigger get deal kill destroy resolve draw regenerate stay remain return end fizzle "
    "prevent work count hit trample be have receive suffer go"
)
#: What may be done, and what has to be, is no deed that is told: `a tapped creature can't block, right?`.
_ALLOWED = word_set("can could may must cannot")
#: What is, where nothing else in a sentence helps or asks.
_BEING = word_set("am is are")
_CONDITIONS = word_set("if when after since because once while as")


def questions_to_confirm(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with each sentence that asks whether something is so as the plain question."""
    numbers = [token.text for token in tokens if token.kind == "number"]
    again = frozenset(text for text in numbers if numbers.count(text) > 1)
    lives = lives_told(tokens)
    tokens = asked_of_whom(tokens)
    return in_each_question(
        tokens, [False] * len(tokens), lambda words, _: _plainly(words, again, lives) or words
    )


def whether_it_is_so(tokens: Sequence[Token]) -> list[Token] | None:
    """The question that a sentence with `, right` at its end asks; None where nothing in it is claimed."""
    return _plainly(list(tokens), frozenset(), frozenset())


def _plainly(tokens: list[Token], again: frozenset[str], lives: frozenset[str]) -> list[Token] | None:
    """The plain question; None where the sentence is one, or none that is known. `again`: the numbers that the story has more than
    once; `lives`: those whose life totals it tells."""
    if tokens and (whole := one_word_asked(tokens, lives) or begun_bare(tokens)):
        return whole
    own = 1 + (len(tokens) > 2 and tokens[0].fold in _WHOSE and bool(tokens[1].owner))
    whose = tokens and (tokens[0].fold in _WHOSE or bool(tokens[0].owner))
    if whose and own < len(tokens) < _SHORT and {t.fold for t in tokens[own:]} <= _LIFE_TOTAL:
        be = Token("word", "is", "is", "be", tokens[0].start, tokens[0].start)
        return [replace(be, text="what", fold="what", lemma="what"), be, *tokens]  # `My life?`
    if len(tokens) > 2 and (life := whether_at_life(tokens, _before_tag(tokens) or len(tokens), again)):
        return life
    if len(tokens) < 3:
        return _one(tokens) if len(tokens) > 1 and tokens[0].fold not in HELPING | _ASKING else None
    if (told_in_order := direct(tokens) or _in_the_past(tokens)) is not None:
        return told_in_order
    if tokens[0].fold == "why" and tokens[1].fold in HELPING:
        return _affirmed(tokens[1:])
    if tokens[0].fold == "how" and tokens[1].fold == "come":
        return asked(tokens[2:])
    if tokens[0].fold in HELPING:
        return _affirmed(tokens) if tokens[1].fold == "not" else _denial(tokens)
    end = _before_tag(tokens)
    if end is None and _says_what_may_be(tokens):
        return asked(_without_leading(tokens))
    if end is None and any(token.fold in HELPING | _ASKING for token in tokens):
        return None
    result = _result(tokens, end or len(tokens))
    if result is not None:
        told, begin = result
        claims = each_claimed(tokens[begin : end or len(tokens)])
        ends = Token("break", "", ".", ".", tokens[begin].start, tokens[begin].start)
        return None if claims is None else [*tokens[:told], ends, *claims]
    if (claimed := _claimed_at_last(tokens, end or len(tokens))) is not None:
        at, claims = claimed
        ends = Token("break", "", ".", ".", tokens[at].start, tokens[at].start)
        return [*tokens[:at], ends, *claims]
    start = _last_clause(tokens, end or len(tokens))
    if start is None:
        return None
    claims = each_claimed(tokens[start : end or len(tokens)])
    return None if claims is None else [*tokens[:start], *claims]


def _says_what_may_be(tokens: Sequence[Token]) -> bool:
    """`So my 2/2 can block it?`, `So he's at 15?`: one clause, with no other word in it that asks or helps."""
    first = next((at for at, token in enumerate(tokens) if token.fold not in LEADING), 0)
    others = [token.fold for token in tokens if token.fold in HELPING | _ASKING | _CONDITIONS]
    joined = any(token.fold in _JOINTS for token in tokens[first:])
    subject = tokens[first].fold in _SUBJECTS or (first > 0 and tokens[first].text[:1].isupper())
    return subject and len(others) == 1 and others[0] in _ALLOWED | _BEING and not joined


def _in_the_past(tokens: Sequence[Token]) -> list[Token] | None:
    """`Has Ogre died?` as `did Ogre die`."""
    if tokens[0].fold not in ("has", "have"):
        return None
    at = next(
        (n for n in range(2, len(tokens)) if is_past(tokens[n]) and is_verb(tokens[n], tokens[n - 1])), None
    )
    if at is None:
        return None
    did = replace(tokens[0], text="did", fold="did", lemma="do")
    return [did, *tokens[1:at], replace(tokens[at], fold=tokens[at].lemma), *tokens[at + 1 :]]


#: `My life total now?`
_SHORT = 5
_WHOSE = word_set("my his her their")
_LIFE_TOTAL = word_set("life total now then after afterwards")

_ASKING = word_set("what how who whose which where whether")


def _affirmed(tokens: list[Token]) -> list[Token]:
    """`Does it not die`, `doesn't it die`: whether it dies."""
    at = denied_at(tokens)
    return tokens if at is None else [*tokens[:at], *tokens[at + 1 :]]


def _denial(tokens: list[Token]) -> list[Token] | None:
    """`Does Ogre not die`: the answer to whether it dies, the other way round."""
    at = denied_at(tokens)
    return None if at is None else denied([*tokens[:at], *tokens[at + 1 :]])


def _before_tag(tokens: Sequence[Token]) -> int | None:
    """Where `, right`, `, doesn't it` begins at the end of a sentence."""
    last = len(tokens)
    if tokens[-1].fold in _TAGS and last > 2:
        if tokens[-2].fold in (",", "—"):
            return last - 2
        asks = tokens[-2].fold in _PRONOUNS and tokens[-3].fold in HELPING  # `is it right`
        if tokens[-1].fold in ("right", "correct") and tokens[-2].fold not in HELPING and not asks:
            return last - 1
    if tokens[-1].fold in _PRONOUNS:
        at = last - 2 - (tokens[-2].fold == "not")
        if at > 1 and tokens[at].fold in HELPING and tokens[at - 1].fold in (",", "—"):
            return at - 1
    return None


def _result(tokens: Sequence[Token], end: int) -> tuple[int, int] | None:
    """`it is blocked by a 1/1, which means I still gain 2`, `he blocks with a 2/2, so that dies`: where what is told ends, and where what is said to come of it begins."""
    for at in range(2, end - 2):
        words = (tokens[at].fold, tokens[at + 1].fold)
        if words == ("which", "means") or words == ("meaning", "that"):
            start = at + 2 + (tokens[at + 2].fold == "that")
            told = at - (tokens[at - 1].fold in (",", "—"))
            conditional = tokens[0].fold in _CONDITIONS
            return None if conditional else (told, start)
        if words[0] == "so" and tokens[at - 1].fold == "," and _one(tokens[: at - 1]) is None:
            return (
                None if tokens[0].fold in _CONDITIONS else (at - 1, at + 1)
            )  # `he blocks with a 2/2, so that dies`
    return None


def _claimed_at_last(tokens: Sequence[Token], end: int) -> tuple[int, list[Token]] | None:
    """`I attack with a 3/3, he blocks with a 2/2, it dies, right?`: the joint before what is claimed of what was told, and the questions
    whether it is so; None where nothing is told first."""
    if tokens[0].fold in _CONDITIONS:
        return None
    claims: list[Token] = []
    stop, first = end, None
    for at in range(end - 2, 1, -1):
        start = at + 1 + (tokens[at + 1].fold in LEADING)
        if tokens[at].fold not in _JOINTS or start >= stop or tokens[start].fold not in _SUBJECTS:
            continue
        clause = tokens[start:stop]
        claim = each_claimed(clause) if first is None or _comes_about(clause) else None
        tells = any(is_verb(one, before) for before, one in pairwise(tokens[:at]))
        if claim is None or not tells:
            break
        also: list[Token] = (
            [] if first is None else [replace(tokens[stop], lemma=ALSO, fold="and", text="and")]
        )
        first, stop, claims = at, at, [*claim, *also, *claims]
    if first is None or (tokens[0].start > 0 and _is_claimed_too(tokens[:first])):
        return None
    return first, claims


def _is_claimed_too(clause: Sequence[Token]) -> bool:
    """`So the attacker dies and the blocker survives?`: whether what stands before the last claim says no more than what lives or dies, after
    what was told."""
    verbs = [
        token
        for token in clause
        if token.kind == "word" and token.fold in LEMMAS and token.fold not in _NOT_DONE
    ]
    return bool(verbs) and all(token.lemma in _OF_LIFE for token in verbs)


def _comes_about(clause: Sequence[Token]) -> bool:
    return any(token.lemma in _COMING_ABOUT and token.fold in LEMMAS for token in clause)


_JOINTS = word_set(", — and")
#: What no player does: told before another claim it is one as well.
_COMING_ABOUT = word_set("die survive live take gain lose win")
#: What only comes about, and what tells nothing beside it.
_OF_LIFE = word_set("die survive live")
_NOT_DONE = word_set("attacker blocker creature")
#: What a clause of its own begins with.
_SUBJECTS = word_set("it he she they i we you my his her their the a an both that this mine")


def _last_clause(tokens: Sequence[Token], end: int) -> int | None:
    """Where the clause begins that is asked: the sentence's own, or what follows a condition."""
    start = 0
    while start < end and tokens[start].fold in LEADING:
        start += 1
    if start < end and tokens[start].fold in _CONDITIONS:
        commas = [n for n in range(start, end) if tokens[n].fold == ","]
        return commas[-1] + 1 if commas else None
    return start if start < end else None


def claims_asked(tokens: Sequence[Token]) -> list[Token] | None:
    """The question whether what is claimed is so, of two or more things where each has a subject: `his 2/2 dies and my 3/3 survives`."""
    several = any(
        one.fold in ("and", "but")
        and (other.fold in _SUBJECTS or (other.text[:1].isupper() and not other.owner))
        for one, other in pairwise(tokens)
    )
    conditional = any(token.fold in _CONDITIONS for token in tokens)
    return (each_claimed(tokens) if several and not conditional else None) or asked(tokens)


def each_claimed(tokens: Sequence[Token]) -> list[Token] | None:
    """One question for each thing that is claimed, all to be answered as one."""
    found: list[Token] = []
    start = 0
    for at in [n for n, token in enumerate(tokens) if token.fold in ("and", "but", "so")]:
        one, rest = _one(tokens[start:at]), _one(tokens[at + 1 :])
        if one is not None and rest is not None:
            found += [*one, replace(tokens[at], lemma=ALSO, fold="and", text="and")]
            start = at + 1
    last = _one(tokens[start:])
    return None if last is None else [*found, *last]


def _without_leading(tokens: Sequence[Token]) -> list[Token]:
    return [token for n, token in enumerate(tokens) if n or token.fold not in LEADING]


def _one(tokens: Sequence[Token]) -> list[Token] | None:
    tokens = _without_leading(tokens)
    verbs = [t for t in tokens if t.kind == "word" and t.fold in LEMMAS and t.lemma in _OUTCOMES]
    allowed = any(token.fold in _ALLOWED for token in tokens[1:])
    return asked(tokens) if (verbs or allowed) and len(tokens) > 1 else None
