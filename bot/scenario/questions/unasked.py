"""Questions that ask nothing, or ask of what is not told: refused, or read as what they suppose."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from bot.engine.told.script import AnnounceAttack, Attack, GoTo, Moment
from bot.scenario.errors import CannotMean, NotUnderstood
from bot.scenario.forms.kinds import BOARD
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.stops import place, short
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set


def asks_nothing(statements: list[Statement]) -> bool:
    """Whether a sentence with a question mark was read as what is there or done, and asks nothing: `Which creatures are on the
    battlefield?` tells of none. That nothing blocks is told in the midst of questions."""
    kinds = {one.kind for one in statements}
    return not any(kind.startswith("ask ") or kind == "aside" for kind in kinds) and kinds != {"noblock"}


def all_that_is_asked(
    tokens: Sequence[Token], done: Sequence[tuple[int, int, list[Statement]]]
) -> tuple[int, int] | None:
    """Where the only question of a story stands, if it was passed over as talk: `I block with a 2/2. Is it a pancake?`"""
    kinds = {one.kind for _, _, statements in done for one in statements}
    if any(kind.startswith("ask ") for kind in kinds) or not kinds - {"aside", "when", "joined"}:
        return None
    for start, stop, statements in reversed(done):
        asks = stop < len(tokens) and "?" in tokens[stop].text and tokens[start].fold in _OF_THINGS
        about = tokens[start + 1].fold if start + 1 < stop else ""
        if asks and about in _ASKED_OF and {one.kind for one in statements} == {"aside"}:
            return start, stop
    return None


#: What a question about a game begins with, and what it is about then.
_OF_THINGS = word_set("is are was were do does did will would")
_ASKED_OF = word_set("it he she they my his her their both the")


def asks_two_in_one(statements: list[Statement]) -> bool:
    """Whether words were read as two questions that nothing parts: `How many creatures can I swords?` asks neither how many there
    are nor whether one can."""
    return any(
        one.kind in _COUNTS and other.kind == "ask legal" and one.end == other.start
        for one, other in pairwise(statements)
    )


_COUNTS = frozenset({"ask howmany", "ask manydie", "ask makes", "ask manyin"})


def tells_what_is_asked(statements: list[Statement], tokens: Sequence[Token]) -> bool:
    """Whether the second half of a question was read as something that comes about: `Does Ogre survive and Elf die?` asks of both."""
    return any(
        one.kind.startswith("ask ") and other.kind == "result" and _goes_on(tokens, one.end, other.start)
        for one in statements
        for other in statements
        if 0 <= other.start - one.end <= 1
    )


def _goes_on(tokens: Sequence[Token], end: int, start: int) -> bool:
    return any(token.fold in ("and", "but") for token in tokens[max(0, end - 1) : start + 1])


def supposes(statements: list[Statement], words: Sequence[Token]) -> bool:
    """Whether deeds with a question mark ask what comes of them: `What if Bob blocks with a 3/3?`"""
    denied = any(one.negated or one.kind in _DENIALS for one in statements)
    return (
        not denied
        and words[0].fold not in _ASKING_WHO
        and not any(t.fold in _CLAIMS for t in words)
        and {one.kind for one in statements}.isdisjoint(BOARD)
    )


def goes_on_from_a_question(
    text: str, tokens: Sequence[Token], done: Sequence[tuple[int, int, list[Statement]]], stop: int
) -> bool:
    """Whether the sentence that ends at `stop` was told in one with a question before it, and only put apart in plainer words: `What is
    his life if I cast Shock and then another Shock?`"""
    if not done or not any(one.kind.startswith("ask ") for one in done[-1][2]):
        return False
    begin, end = tokens[done[-1][0]].start, tokens[stop - 1].end
    return begin < end and not _ENDS.search(text[begin:end])


_ENDS = re.compile(r"[.?!;]")

#: `Who sacrifices it?` asks who does, and supposes nothing.
_ASKING_WHO = word_set("who whose which")
_DENIALS = word_set("notblocking unblocked noblock noattack")


_CLAIMS = word_set("can could cannot cant may might should right correct true ok okay")


def is_other_side(
    tokens: Sequence[Token], start: int, done: Sequence[tuple[int, int, list[Statement]]]
) -> bool:
    """`Does my Colossus die? Or does indestructible save it?`: whether the sentence only says how the question right before it may come out
    otherwise."""
    asked = bool(done) and any(one.kind.startswith("ask ") for one in done[-1][2])
    return tokens[start].fold == "or" and asked and done[-1][1] + 1 == start


def is_preface(tokens: list[Token], start: int, stop: int) -> bool:
    """Whether a question only says what it is about, before it is asked: `How does Shock interact with ward? If ...?` What it speaks
    of is told then: else it would say more."""
    words = [token.owner or token.fold for token in tokens[start:stop]]
    general = words[0] == "how" and bool({"interact", "work", "interacts", "works"} & {*words})
    later = {form for token in tokens[stop:] for form in (token.fold, token.owner)}
    told = all(_is_told_later(tokens, n, later) for n in range(start, stop))
    return general and told and any(t.kind == "break" and "?" in t.text for t in tokens[stop + 1 :])


def _is_told_later(tokens: Sequence[Token], at: int, later: set[str]) -> bool:
    """Whether a word of a preface carries nothing, or is told after it: of a name, one word of it (`Inquisitor's Flail`, the Flail)."""
    first = last = at
    while first and tokens[first].text[:1].isupper() and tokens[first - 1].text[:1].isupper():
        first -= 1
    while last + 1 < len(tokens) and tokens[last].text[:1].isupper() and tokens[last + 1].text[:1].isupper():
        last += 1
    if (tokens[at].owner or tokens[at].fold) in _OF_A_PREFACE:
        return True
    return any((token.owner or token.fold) in later for token in tokens[first : last + 1])


_OF_A_PREFACE = word_set(
    "how do does did interact interacts work works with and the a an together in of exactly"
)


def confirm_nothing_unread(
    text: str, tokens: list[Token], done: list[tuple[int, int, list[Statement]]]
) -> None:
    """`Is that right?` of words that were passed over can't be answered. Raises `NotUnderstood` at those."""
    statements = [one for _, _, sentence in done for one in sentence]
    if any(one.kind in ("ask right", "ask yesno") for one in statements):
        for one in statements:
            if one.kind == "aside" and one.end - one.start > _LONG_ASIDE:
                start, end = place(tokens[one.start : one.end])
                message = (
                    f"“{short(text[start:end])}” was not understood, and it is asked whether that is right."
                )
                raise NotUnderstood(message, text, (start, end))


_LONG_ASIDE = 4


def refuse_passed_over(story: Story, statement: Statement) -> None:
    """`He says he can kill all three. Can he?` asks of what was passed over: that is no deed that is told. Raises `CannotMean`."""
    bare = statement.kind == "ask legal" and not ({"action", "that", "tail", "when"} & {*statement.slots})
    if bare and any(end >= statement.start - 2 for _, end in story.skipped):
        raise CannotMean("It is not told what is done.", (), statement.start, statement.end)


def refuse_idle_source(story: Story, statement: Statement, by: Sequence[str]) -> None:
    """`Would my Hellrider triggers still deal damage?` where nothing attacks: what deals damage when something attacks has none to deal
    then. Raises `CannotMean`."""
    fights = any(isinstance(action, Attack | AnnounceAttack) for action in story.actions)
    if statement.kind not in ("ask dealsany", "ask damageby") or fights:
        return
    if any(isinstance(action, GoTo) and action.moment in _IN_A_FIGHT for action in story.actions):
        raise CannotMean("It is not told what attacks.", (), statement.start, statement.end)
    texts = [text for thing in story.things if thing.label in by for text in thing.texts]
    if any(re.search(r"\bwhenever\b[^.]*\battacks?\b", text, re.IGNORECASE) for text in texts):
        raise CannotMean("It is not told what attacks.", (), statement.start, statement.end)


_IN_A_FIGHT = frozenset(
    {Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS, Moment.DAMAGE, Moment.AFTER_FIRST_STRIKE}
)
