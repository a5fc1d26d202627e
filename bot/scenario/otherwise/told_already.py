"""What was told of a story that cannot be so, or was done already, if something else is supposed."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.otherwise.clauses import Clause
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

STATES = frozenset({"have", "be"})
#: What one does once in a fight.
_ONCE = frozenset({"attack", "block"})
#: What is told of a thing, each of another: `Ogre dies. What if a token dies?`
_BEFALLS = frozenset({"die", "enter", "leave"})
#: What one does to the others one does besides.
_OTHERS = word_set("other others rest remaining")
_SMALL = word_set(
    "a an the my his her their in on at of to with and or out play battlefield hand it that this i he she they two three one"
)
#: Words that name nothing, nor tell one deed from another like it.
_UNNAMING = _SMALL | word_set("him them you me us opponent once twice")


def gone_with(
    told: Sequence[tuple[Clause, bool]], clause: Clause, plain: bool, instead: bool = False
) -> Clause | None:
    """The clause that cannot be so if that is; None where both can."""
    same = [(one, supposed) for one, supposed in told if one.who == clause.who]
    alike = [(one, supposed) for one, supposed in same if one.does == clause.does]
    if clause.does in _BEFALLS and not plain and not clause.words & _OTHERS:
        of_others = [one for one, _ in told if one.does == clause.does]
        return of_others[-1] if of_others else None
    if clause.does in STATES:
        of_it = [one for one, _ in alike if _is_of_the_same(one, clause)]
        return of_it[-1] if of_it else None
    if plain and clause.does not in _ONCE:
        alike = [(one, supposed) for one, supposed in alike if supposed]
        return alike[-1][0] if alike else None
    if alike and (instead or clause.does in _ONCE) and not clause.words & _OTHERS:
        return alike[-1][0]
    deeds = [one for one, _ in same if one.does not in STATES]
    return deeds[-1] if instead and deeds else None


def is_either(told: Sequence[tuple[Clause, bool]], clause: Clause) -> bool:
    """Whether the same player was told to do such a thing already, so that it may be meant instead of that."""
    if clause.does in STATES or clause.words & _OTHERS:
        return False
    return any(one.who == clause.who and one.does == clause.does for one, _ in told)


def says_it_in_its_words(
    tokens: Sequence[Token], told: Sequence[tuple[Clause, bool]], clause: Clause
) -> bool:
    """Whether the same deed was told in no other words, so that it may be that one that is meant, or one more."""

    def said(one: Clause) -> frozenset[str]:
        return frozenset(token.lemma for token in tokens[one.start : one.end]) - _UNNAMING

    return any(
        one.who == clause.who and one.does == clause.does and said(clause) <= said(one) for one, _ in told
    )


def says_it_again(told: Sequence[tuple[Clause, bool]], supposed: Clause) -> bool:
    """Whether that was told in the same words."""
    return any(
        one.who == supposed.who and one.does == supposed.does and supposed.words <= one.words
        for one, _ in told
    )


def _is_of_the_same(told: Clause, supposed: Clause) -> bool:
    """Whether both tell how many there are of the same, or at how much life somebody is."""
    if told.does == "be" or supposed.does == "be":
        return "at" in told.words and "at" in supposed.words
    mine, others = ({_stem(word) for word in one.words - _SMALL} for one in (told, supposed))
    return bool(mine & others)


def _stem(word: str) -> str:
    return word.removesuffix("s")
