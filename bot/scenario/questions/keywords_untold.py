"""Questions of what a keyword does, in a story where nothing has it: `I attack with a 2/2. Does lifelink gain me life?`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.errors import NotUnderstood
from bot.scenario.phrases.keywords import keyword_at, keywords_in
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import Token, tokenize
from bot.scenario.text.words import word_set

#: Keywords that change what comes of a fight, so that what comes of it without them is no answer.
_TELLING = frozenset(
    {
        "deathtouch",
        "lifelink",
        "trample",
        "first strike",
        "double strike",
        "indestructible",
        "infect",
        "wither",
        "vigilance",
        "menace",
        "hexproof",
        "shroud",
    }
)


def refuse_untold_keywords(text: str, story: Story) -> None:
    """Raises `NotUnderstood` where a question is about what a keyword does, and nothing that is told has it or speaks of it."""
    for question in story.questions:
        told = {*keywords_in(text.replace(question.text, " ", 1))}
        for keyword in _at_work(tokenize(question.text)):
            there = any(keyword in line.lower() for thing in story.things for line in thing.texts)
            if keyword in told or there:
                continue
            at = max(text.find(question.text), 0)
            said = f"It is not told that anything has {keyword}."
            raise NotUnderstood(said, text, (at, at + len(question.text)), (f"Hill Giant has {keyword}.",))


def _at_work(tokens: Sequence[Token]) -> Iterator[str]:
    """The keywords that are said to do something, or to be why something comes about."""
    for at in range(1, len(tokens)):
        found = keyword_at(tokens, at, len(tokens))
        if found is None or found[0] not in _TELLING or tokens[at - 1].fold not in _BEFORE:
            continue
        following = tokens[found[1]].fold if found[1] < len(tokens) else ""
        if following not in _OF_A_THING:
            yield found[0]


_BEFORE = word_set("does do did will would can could from of because by despite")
_OF_A_THING = word_set(
    "creature creatures blocker blockers attacker attackers guy guys token tokens dude counter counters"
)
