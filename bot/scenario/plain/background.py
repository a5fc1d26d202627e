"""Sentences of talk about the talk: who asks, where it came up, what was argued: `I'm new to Magic`, `We argued about this for an hour`.

One is set aside where it tells nothing that a game could hang on: no name, number, kind, quality or deed, only words of talk, among them
one that makes it talk. It is said that it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.scenario.plain.language import is_of_the_language
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import GREETINGS, word_set

#: A sentence with none of these is no talk.
_TALKING = word_set(
    """
    new newbie beginner learning learn learned understand understanding wonder wondering wondered confused confusing confuses unsure sure
    argue argued arguing argument debate debated debating discussion disagree disagreed agree agreed question questions answer answers
    hear heard reading google googled search searched searching look looked looking online reddit forum gatherer fnm lgs prerelease
    appreciate appreciated help advance figure figured rules ruling rulings situation scenario interaction interactions know knew idea
    asked answered obvious basic dumb stupid silly post posted posting reply replies comment comments thread judge chat argue disagreement
    think thinks thought believe believes believed happy upset angry annoyed laughed yesterday recently weekend friday saturday sunday
    arose story short playgroup pod casual started starting returning back tldr context background explain explained
    """
)
#: Other words of such sentences, that count elsewhere and not beside those.
_BESIDES = word_set(
    """
    i we you he she they me us him them my our your his her their friend friends buddy buddies opponent opp dude guy guys someone somebody
    people judge player players store table group and or but so the a an to of in at on about for with this that these those it its is
    was are were be been am do did does not really very pretty quite still also only just kinda kind bit lot much more some any all both
    game games magic mtg commander edh modern standard legacy pauper limited draft arena mtgo thing things play playing played
    asked ask asking said say think thought thinking know last night week weekend yesterday today tonight recently ago year years month months
    time while again came come up got get getting after from here there around wrong right correct clear weird strange funny tricky complicated
    work works like how why what which who would could can will might may please whether each other one ones as out by
    went into between during during first ever never nobody everybody everyone either neither n't nt cannot couldnt today long sorry before nights todays no nothing anything everything have had has
    """
)
#: All that such sentences are made of.
_OF_TALK = _TALKING | _BESIDES | GREETINGS
#: What somebody has in talk.
_HAD = word_set(
    "question questions argument debate discussion situation scenario interaction idea trouble problem doubt doubts"
)
_HAVING = word_set("have had has")
#: `Sorry if this was asked before`: a condition of the talk and of no game.
_IN_CASE = word_set("asked answered obvious basic dumb stupid silly wrong posted")


def without_background(
    tokens: Sequence[Token], named: Callable[[int], bool]
) -> tuple[list[Token], tuple[tuple[int, int], ...]]:
    """The tokens without such sentences, and the places of those in the text. `named`: whether a name begins at a token."""
    found: list[Token] = []
    gone: list[tuple[int, int]] = []
    told = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    for n, (start, stop) in enumerate(told):
        asks = stop < len(tokens) and "?" in tokens[stop].text
        verdict = n + 1 < len(told) and _judges(tokens[slice(*told[n + 1])])
        if not asks and not verdict and is_talk(tokens, start, stop, named):
            gone.append((tokens[start].start, tokens[stop - 1].end))
            continue
        found += tokens[start : stop + 1]
    return (found, tuple(gone)) if found else (list(tokens), ())


def without_talk(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without such sentences in which no word has a capital but the first."""
    rest, _ = without_background(tokens, lambda at: tokens[at].text[:1].isupper() and tokens[at].fold != "i")
    return rest


def is_talk(tokens: Sequence[Token], start: int, stop: int, named: Callable[[int], bool]) -> bool:
    """Whether the sentence is talk about the talk."""
    if _TALKING.isdisjoint([token.fold for token in tokens[start:stop]]):
        return False  # as most are, and names need not be looked for
    talks = False
    for at in range(start, stop):
        token = tokens[at]
        if token.kind == "mark" and token.fold in (",", "—", ":", "(", ")", "'"):
            continue
        owns = bool(token.owner) and token.owner not in _BESIDES
        if token.kind != "word" or owns or named(at):
            return False
        if token.owner:
            continue
        if token.fold == "if" and any(one.fold in _IN_CASE for one in tokens[at + 1 : stop]):
            continue
        been = at + 1 < stop and tokens[at + 1].fold == "been"
        if (
            token.fold in _HAVING
            and not been
            and not any(one.fold in _HAD for one in tokens[at + 1 : at + 5])
        ):
            return False
        talks = talks or token.fold in _TALKING
        if token.fold in _OF_TALK:
            continue
        if is_of_the_language(token.fold) or (token.text[:1].isupper() and at > start):
            return False
    return talks


def _judges(tokens: Sequence[Token]) -> bool:
    """`Is he right?`: asked of what was said before."""
    return len(tokens) < 7 and tokens[-1].fold in ("right", "correct", "true", "wrong", "so")
