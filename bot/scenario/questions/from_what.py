"""What damage or life is asked about alone: `How much damage does he take from Shock?`, `from the attack`, `from that`."""

from __future__ import annotations

from bot.engine.told.script import Activate, Attack, Block, Cast, GoTo
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.values import replace

#: Questions of how much, that ask for all of it where they say no more.
_OF_DAMAGE = frozenset({"damageto", "takesamount"})
_OF_LIFE = frozenset({"lifelost", "loseslife"})

_COMBAT = word_set("combat attack attacks attacker attackers fight swing")
_THAT = word_set("that this it")


def from_what(story: Story, statement: Statement, question: Question) -> Question:
    """The question, of that damage alone which comes from what it says. Raises `CannotMean` where life is asked about that may be lost to
    something else as well."""
    tokens = story.tokens[statement.start : statement.end]
    at = next((n for n, token in enumerate(tokens) if token.fold == "from"), None)
    if question.kind not in _OF_DAMAGE | _OF_LIFE or at is None:
        return question
    start = statement.start + at + 1
    words = {token.fold for token in story.tokens[start : statement.end]}
    sources = [action for action in story.actions if isinstance(action, Attack | Cast | Activate)]
    if len(sources) < 2:
        return question
    if question.kind in _OF_LIFE:
        said = "Ask how much damage that deals: life may be lost to something else as well."
        raise CannotMean(said, (), statement.start, statement.end)
    if question.by:
        return question
    refs = [ref for ref in story.reader.refs_in(start, statement.end) if isinstance(ref, ThingRef)]
    named = [ref for ref in refs if ref.source != "it"]
    if named:
        return replace(question, by=Subject(tuple(t.label for t in story.resolve(named, "any"))))
    if words & _COMBAT:
        return replace(question, combat=True)
    if words & _THAT:
        last = next(action for action in reversed(story.actions) if not isinstance(action, GoTo))
        if isinstance(last, Attack | Block):
            return replace(question, combat=True)
        if isinstance(last, Cast | Activate):
            return replace(question, by=Subject((last.card if isinstance(last, Cast) else last.source,)))
    return question
