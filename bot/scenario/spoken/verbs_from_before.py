"""Verbs that are said once for two clauses: `Bob blocks, Carol doesn't`, `his 1/1 is blocked, the 3/3 isn't`, `I block the 3/3 but not the
2/2`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.plain.asking import is_past
from bot.scenario.text.put_in import words_before
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

#: What a clause before may say of somebody that the next denies of another.
_SAID_ONCE = word_set("block attack pay")
_DOING = word_set("do does did")
_BEING = word_set("is are was were gets get got")
_JOINTS = word_set("but and while yet though although whereas")
_SUBJECTS = word_set("i he she they we opponent opp")


def with_verbs_from_before(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with the verb of each clause that only denies the one before."""
    found: list[Token] = []
    for at, token in enumerate(tokens):
        found.append(token)
        if token.fold != "not" or not at:
            continue
        if _ends_clause(tokens, at + 1):
            said_before = _done_before if tokens[at - 1].fold in _DOING else _befell_before
            verb = said_before(found[:-2]) if tokens[at - 1].fold in _DOING | _BEING else ""
            found += words_before((verb,) if verb else (), token)
        elif tokens[at - 1].fold in ("but", "and", ",") and (said := _who_does(found[:-2])):
            bare = said[-1] == "attack" and tokens[at + 1].fold != "with"
            found[-1:] = words_before(
                (*said[:-1], "do", "not", said[-1], *(("with",) if bare else ())), token
            )
    return found


def _ends_clause(tokens: Sequence[Token], at: int) -> bool:
    """Whether the clause ends at `at`, whatever follows."""
    if at == len(tokens) or tokens[at].kind == "break" or tokens[at].fold in (",", ";"):
        return True
    return tokens[at].fold in _JOINTS


def _done_before(before: Sequence[Token]) -> str:
    """The verb of the deed before: `block` of `Bob blocks with a 4/4. Carol doesn't`; empty where another verb is nearer, or the sentence
    before that."""
    breaks = 0
    for token in reversed(before):
        breaks += token.kind == "break"
        if breaks > 1 or (token.kind == "break" and token.text == "?"):
            return ""
        if token.kind == "word" and token.fold in LEMMAS and not token.fold.endswith("ing"):
            if token.lemma in _SAID_ONCE:
                return token.lemma
            if token.fold not in _DOING:
                return ""
    return ""


def _befell_before(before: Sequence[Token]) -> str:
    """`blocked` of `his 1/1 is blocked by my 2/2, his 3/3 is not`."""
    breaks = 0
    for at in range(len(before) - 1, 0, -1):
        token = before[at]
        breaks += token.kind == "break"
        if breaks > 1:
            return ""
        if token.lemma in _SAID_ONCE and is_past(token) and before[at - 1].fold in _BEING:
            return token.fold
    return ""


def _who_does(before: Sequence[Token]) -> tuple[str, ...]:
    """`(i, block)` of `I block the 3/3 but not the 2/2`: who does what in the same clause; empty where that is not plain."""
    for at in range(len(before) - 1, 0, -1):
        token = before[at]
        if token.kind == "break" or token.fold in (",", ";"):
            return ()
        if token.lemma in ("block", "attack") and token.fold in LEMMAS and before[at - 1].fold in _SUBJECTS:
            return before[at - 1].fold, token.lemma
    return ()
