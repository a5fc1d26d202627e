"""Of what alone it is asked what comes: `How much damage does he take from Shock?`, `in combat`, `Does it die to the Bolt?`"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.engine.told.script import Action, Activate, Attack, Block, Cast, GoTo, Moment
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from bot.scenario.sentences.statements import Cause, How, Statement, When
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.scenario.things.lines_of_keywords import lines_of
from bot.values import replace

#: Questions of how much, that ask for all of it where they say no more.
_OF_DAMAGE = frozenset({"damageto", "takesamount"})
_OF_LIFE = frozenset({"lifelost", "loseslife"})
_OF_DEATHS = frozenset({"dies", "manydie", "whodies"})

#: Questions that can ask of one thing alone.
OF_ONE_CAUSE = _OF_DAMAGE | _OF_LIFE | _OF_DEATHS

_DRAWS = regex(r"\bdraws?\b", re.IGNORECASE)
_COMBAT = word_set("combat attack attacks attacker attackers fight swing")
_THAT = word_set("that this it")
_COMING_OF_IT = word_set("dying entering leaving attacking blocking")


def from_what(story: Story, statement: Statement, question: Question) -> Question:
    """The question, of that alone which comes from what it says. Raises `CannotMean` where life is asked about that may be lost to
    something else as well."""
    at, end = _cause_told(story, statement)
    if question.kind not in OF_ONE_CAUSE or at is None or question.by:
        return question
    if story.tokens[at].fold == "to" and question.kind in _OF_DAMAGE:
        return question  # `How much damage is dealt to it?`
    words = {token.fold for token in story.tokens[at + 1 : end]}
    if len(list(_sources(story.actions))) < 2:
        return question
    if words & _COMING_OF_IT:
        if sum(not isinstance(action, Block | GoTo) for action in story.actions) < 2:
            return question  # `from their flyers dying`: what triggers then deals it, and no flyer
        raise CannotMean("Ask of that in a question of its own.", (), at, end)
    when = statement.get("when")
    told = when.things if isinstance(when, Cause) else ()
    refs = told or [ref for ref in story.reader.refs_in(at + 1, end) if isinstance(ref, ThingRef)]
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
    if question.kind in _OF_LIFE:
        said = "Ask how much damage that deals: life may be lost to something else as well."
        raise CannotMean(said, (), statement.start, statement.end)
    return question


def refuse_other_causes(story: Story, statement: Statement) -> None:
    """Raises `CannotMean` where it is asked what comes of one thing alone, of which this kind of question can't tell: `Who takes the
    damage from Shock?`, `Do I draw from Howling Mine?` with something else that may be meant."""
    when = statement.get("when")
    if not isinstance(when, Cause) or not when.things:
        return
    kind = statement.kind.removeprefix("ask ")
    who = statement.get("who")
    if kind == "manycards" and isinstance(who, PlayerRef) and not _tells_of(story, when.things):
        for ref in when.things:  # `How many cards do I draw from Divination?`, of which nothing was told
            slots = {"who": who, "cast": ((ref.but(start=-1, end=-1),), How())}
            MEANINGS["cast"](story, Statement("cast", slots, when.start, when.end))
        if _they_alone_draw(story, {thing.label for thing in story.spells[-len(when.things) :]}):
            return
    there = {thing.label for thing in story.things}
    labels = {thing.label for thing in story.resolve(list(when.things), "any")}
    if kind == "manycards" and labels <= there and _they_alone_draw(story, labels):
        return
    known = labels <= {thing.label for thing in story.things if thing.declared or thing.cast_by is not None}
    if kind in OF_ONE_CAUSE or (known and len(list(_sources(story.actions))) < 2):
        return
    raise CannotMean("Ask of that in a question of its own.", (), when.start, when.end)


def _tells_of(story: Story, refs: Sequence[ThingRef]) -> bool:
    """Whether any of these names is that of something told."""
    told = {name for thing in story.things for name in (thing.name, thing.label)}
    return any(ref.source != "card" or ref.name in told for ref in refs)


def _they_alone_draw(story: Story, labels: set[str]) -> bool:
    """Whether nothing else draws cards, and no turn begins in which one is drawn."""
    others = (thing for thing in story.things if thing.label not in labels)
    draws = any(_DRAWS.search(text) for thing in others for text in lines_of(thing))
    return not draws and not any(isinstance(a, GoTo) and a.moment is Moment.NEXT_TURN for a in story.actions)


def _cause_told(story: Story, statement: Statement) -> tuple[int | None, int]:
    """Where the preposition stands, and where what it says ends."""
    when = statement.get("when")
    if isinstance(when, Cause):
        return when.start, when.end
    tokens = story.tokens[statement.start : statement.end]
    if isinstance(when, When):
        told = next((n for n, token in enumerate(tokens) if token.fold in ("in", "during")), None)
        return (None if told is None else statement.start + told), statement.end
    at = next((n for n, token in enumerate(tokens) if token.fold == "from"), None)
    return (None if at is None else statement.start + at), statement.end


def _sources(actions: list[Action]) -> Iterator[object]:
    """What may deal damage of itself: each attacker and blocker, each spell and ability."""
    for action in actions:
        if isinstance(action, Attack):
            yield from action.attacks
        elif isinstance(action, Block):
            yield from action.blocks
        elif isinstance(action, Cast | Activate):
            yield action
