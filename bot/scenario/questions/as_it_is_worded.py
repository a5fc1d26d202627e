"""What the words of a question ask more exactly than its kind: whether something lies somewhere and not whether it goes there, whether it is
destroyed and not whether it dies, how much damage is marked on it and not how much it is dealt."""

from __future__ import annotations

from bot.scenario.questions.question import DESTROYED, LIES, MARKED, Question
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace

_OF_LYING = frozenset({"ingraveyard", "inhand", "exiled"})
_BY_NOW = frozenset({"still", "now", "in"})
_LYING_ON_IT = frozenset({"marked", "on", "have", "has"})
_DEALT = frozenset({"dealt", "taken", "done", "take", "receive", "through", "go", "make", "get"})
_DEAD = frozenset({"die", "dies", "dead", "killed"})


def as_it_is_worded(story: Story, statement: Statement, question: Question) -> Question:
    """The question with what its words say so."""
    folds = {token.fold for token in story.tokens[statement.start : statement.end]}
    is_so = story.tokens[statement.start].lemma == "be"
    befalls = "exiled" in folds and folds.isdisjoint(
        _BY_NOW
    )  # `Is the token exiled?` as `does it get exiled`
    if question.kind in _OF_LYING and not befalls and (is_so or "back" in folds):
        return replace(question, words=LIES)  # what comes back to a hand is there then
    if question.kind == "damageto" and not folds.isdisjoint(_LYING_ON_IT) and folds.isdisjoint(_DEALT):
        return replace(question, words=MARKED)  # `How much damage is on it?`
    if question.kind == "dies" and "destroyed" in folds and folds.isdisjoint(_DEAD):
        return replace(question, words=DESTROYED)
    return question
