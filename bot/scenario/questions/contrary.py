"""Whether a question asks for the contrary of its kind: `is it untapped`, `is that illegal`, `does it fizzle`."""

from __future__ import annotations

from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.clause_words import denies_how_it_is_cast

_NOT = frozenset({"illegal", "not", "unblocked", "untapped", "fizzle", "fizzled"})
_FIZZLES = frozenset({"fizzle", "fizzled"})


def says_the_contrary(story: Story, statement: Statement, kind: str) -> bool:
    """Whether the question says one of the words of what it asks about; before a noun they only say which is meant (`can I Threaten an
    untapped creature`)."""
    words = _NOT - _FIZZLES if kind in ("legal", "works") else _NOT
    begins = (at for at in range(statement.start, statement.end) if story.tokens[at].fold in _CONDITIONS)
    end = next(begins, statement.end)  # what a condition denies, the question does not
    return any(
        story.tokens[at].fold in words
        and not story.lexicon.long_cover[at]  # `An Offer You Can't Refuse`
        and not (story.tokens[at].fold == "not" and denies_how_it_is_cast(story.tokens, at))
        and not (story.tokens[at].fold in _OF_A_NOUN and _stands_before_a_noun(story, statement, at))
        for at in range(statement.start, end)
    )


_CONDITIONS = frozenset({"if", "when", "while", "because", "since", "given"})


_OF_A_NOUN = frozenset({"unblocked", "untapped"})
_NO_NOUN = frozenset(
    [
        "at",
        "in",
        "on",
        "after",
        "before",
        "when",
        "if",
        "by",
        "during",
        "once",
        "now",
        "then",
        "still",
        "again",
        "or",
        "and",
        "until",
        "as",
        "because",
    ]
)


def _stands_before_a_noun(story: Story, statement: Statement, at: int) -> bool:
    if at + 1 >= statement.end:
        return False
    following = story.tokens[at + 1]
    return following.kind in ("word", "size") and following.fold not in _NO_NOUN
