"""A statement turned into the question whether it is so: `it triggers twice`, `does it trigger twice`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.text.clause_words import denies_how_it_is_cast
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import word_set
from bot.values import replace

#: The lemma of a helping verb with which a question begins whose answer is the other way round.
DENIED = "not so"
#: The lemmas of an `and`, and of an `or`, that make one question of two.
ALSO = "and also"
EITHER = "or else"
#: The lemmas of a `before` that asks whether the one comes first, and of one that asks whether the other never comes then.
BEFORE = "and before"
IN_TIME = "and never"
#: How a question of each of these is answered.
JOINING = {ALSO: "all", EITHER: "either", BEFORE: "before", IN_TIME: "intime"}

HELPING = word_set("is are was were am will would can could do does did must should may might")
#: What a claim begins with that is no part of it.
LEADING = word_set("so and but then ok okay also , — therefore thus meaning")
_NOUNS_TOO = word_set(
    "attack block damage trigger target control counter draw turn play copy token pass return flip land play"
)
_CLAUSES = word_set("if when while because since unless and or but that who which before after without")
_NO_SUBJECT = word_set("if when while before after because since to with")


def asked(tokens: Sequence[Token]) -> list[Token] | None:
    """The words of the statement as a question; None where its verb is not found. What it denies is asked so that the answer is
    the other way round."""
    if tokens and tokens[0].fold in _CONDITIONS:
        return _asked_after_condition(tokens)
    if not tokens or tokens[0].fold in _NO_SUBJECT:
        return None
    if tokens[0].fold in HELPING or tokens[0].fold in ("how", "what", "which", "who", "whose", "where"):
        return list(tokens)
    denial = denied_at(tokens)
    if denial is not None:
        question = asked([*tokens[:denial], *tokens[denial + 1 :]])
        return None if question is None else denied(question)
    for at, token in enumerate(tokens[1:], 1):
        if token.kind == "word" and token.fold in HELPING:
            return [token, *tokens[:at], *tokens[at + 1 :]]
        if token.fold in ("has", "have", "had") and at + 1 < len(tokens) and is_past(tokens[at + 1]):
            did = replace(token, text="did", fold="did", lemma="do")
            verb = tokens[at + 1]
            return [did, *tokens[:at], replace(verb, fold=verb.lemma), *tokens[at + 2 :]]
        if is_verb(token, tokens[at - 1]):
            do = "does" if token.fold.endswith("s") else "do"
            helping = Token("word", do, do, "do", token.start, token.start)
            return [helping, *tokens[:at], replace(token, fold=token.lemma), *tokens[at + 1 :]]
        if token.kind in ("mark", "break") and token.fold != ",":
            return None
    return None


_CONDITIONS = word_set("if when whenever once")
_PRONOUNS = word_set("it he she they i we you")
#: A condition has a subject and a verb.
_SHORTEST_CONDITION = 3


def _asked_after_condition(tokens: Sequence[Token]) -> list[Token] | None:
    """`If I chump block it they gain no life`: what follows the condition is asked, after a comma or from a pronoun on."""
    commas = [at for at, token in enumerate(tokens) if token.fold in (",", "then")]
    starts = [at + 1 for at in commas] or [
        at
        for at in range(len(tokens) - 2, _SHORTEST_CONDITION, -1)
        if tokens[at].fold in _PRONOUNS and tokens[at - 1].fold not in _CLAUSES | _NO_SUBJECT
    ]
    for start in starts:
        question = asked(tokens[start:])
        if question is not None:
            return [*tokens[:start], *question]
    return None


def denied_at(tokens: Sequence[Token]) -> int | None:
    """Where the clause denies what it says; a clause that goes with it does so for itself."""
    for at, token in enumerate(tokens[:8]):
        if at and (token.fold in _CLAUSES or token.kind in ("mark", "break")):
            return None
        if token.fold in ("not", "never") and not denies_how_it_is_cast(tokens, at):
            return at
    return None


def denied(question: Sequence[Token]) -> list[Token] | None:
    """The question marked as one whose answer is the other way round; None where it has no helping verb."""
    if question[0].fold not in HELPING or question[0].lemma == DENIED:
        return None
    helping = "do" if question[0].lemma == "do" else question[0].fold
    return [replace(question[0], fold=helping, lemma=DENIED), *question[1:]]


def opposite(question: Sequence[Token], until: int) -> list[Token] | None:
    """The question whether that is not so, asked in words that end at `until`; None where it can't be marked so."""
    at = denied_at(question)
    first = question[0]
    if any(token.lemma in JOINING for token in question):
        return None  # of two that are asked as one, neither alone is the other way round
    if at is not None:
        turned = [*question[:at], *question[at + 1 :]]
    elif first.lemma == DENIED:
        turned = [replace(first, lemma=LEMMAS.get(first.fold, first.fold)), *question[1:]]
    else:
        marked = denied(question)
        if marked is None:
            return None
        turned = marked
    return [*turned[:-1], replace(turned[-1], end=until)]


def is_past(token: Token) -> bool:
    return token.fold in LEMMAS and token.lemma != token.fold and not token.fold.endswith("s")


def is_verb(token: Token, before: Token) -> bool:
    """Whether a word that `before` stands before is a finite verb there and no noun."""
    if token.kind != "word" or token.fold not in LEMMAS or token.fold.endswith("ing") or token.owner:
        return False
    if token.lemma in _NOUNS_TOO and token.fold == token.lemma:
        return before.fold in ("i", "they", "we", "you", "both")
    return before.fold not in ("the", "a", "an", "my", "his", "her", "their", "its") and not before.owner


def in_each_question(
    tokens: Sequence[Token],
    names: Sequence[bool],
    plainly: Callable[[list[Token], Sequence[bool]], list[Token]],
    unmarked: bool = False,
) -> list[Token]:
    """The tokens with each sentence that ends in a question mark said as `plainly` says it, and with `unmarked` that which ends without a
    mark; `names`: which stand in a name."""
    found: list[Token] = []
    for start, stop in sentences(tokens):
        if (stop < len(tokens) and "?" in tokens[stop].text) or (unmarked and stop == len(tokens)):
            found += [*plainly(list(tokens[start:stop]), names[start:stop]), *tokens[stop : stop + 1]]
        else:
            found += tokens[start : stop + 1]
    return found
