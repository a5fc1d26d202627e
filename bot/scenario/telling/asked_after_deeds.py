"""A deed of which a question speaks again: `I Shock him. What's his life after I cast Shock?` asks of when that one is done, and tells of no
second one."""

from __future__ import annotations

from typing import Any

from bot.engine.told.script import Cast
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.deeds import Deed
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.clause_words import ONE_MORE
from bot.scenario.text.tokens import sentence_asks, sentence_begins
from bot.scenario.text.words import word_set
from bot.values import MISSING, fields, is_dataclass

_SINCE = word_set("after when whenever once as since if because")
_AND = frozenset({"and", ",", "then"})


def done_already(story: Story, statement: Statement) -> Deed | None:
    """The deed told before of which a clause of a question speaks again, said with no more than was said then; None where it is another
    one."""
    tokens = story.tokens
    opener = tokens[statement.start - 1].fold if statement.start else ""
    goes_on = opener in _AND and _follows_one_told_again(story, statement)
    if not (opener in _SINCE or goes_on) or not sentence_asks(story.tokens, statement.end):
        return None
    said = {token.fold for token in tokens[statement.start : statement.end + 1]}
    if said & ONE_MORE:
        return None
    deeds = (one for one in reversed(story.deeds) if one.statement.kind == statement.kind)
    return next((one for one in deeds if _says_no_more(statement.slots, one.statement.slots)), None)


def _follows_one_told_again(story: Story, statement: Statement) -> bool:
    """`after I ping him and Shock him`: whether what is said before it in its sentence was told before too."""
    if story.asked_once is not None and _of_one_sentence(story, story.asked_once[0], statement):
        return True
    earlier = [
        one
        for one in story.to_come
        if one.start < statement.start and _of_one_sentence(story, one, statement)
    ]
    return bool(earlier) and done_already(story, earlier[-1]) is not None


def done_until(story: Story, asked: Statement) -> int | None:
    """How many actions of the story are done once the deeds are of which that question's sentence speaks again; None where it speaks of
    none, or of others too."""
    behind = [
        one
        for one in story.to_come
        if not one.kind.startswith("ask ") and _of_one_sentence(story, one, asked)
    ]
    again = [_spoken_of(story, one) for one in behind]
    if not again and story.asked_once is not None and _of_one_sentence(story, story.asked_once[0], asked):
        again = [story.asked_once[1]]
    last = [deed.last for deed in again if deed is not None]
    if not last or len(last) < len(again):
        return None
    return max(
        (n + 1 for n, one in enumerate(story.actions) if any(one is each for each in last)), default=None
    )


def _of_one_sentence(story: Story, one: Statement, other: Statement) -> bool:
    return sentence_begins(story.tokens, one.start) == sentence_begins(story.tokens, other.start)


def _spoken_of(story: Story, statement: Statement) -> Deed | None:
    """The deed of which a clause speaks again, also where it says that it resolves: `after Shock resolves`."""
    if statement.kind != "resolves" or not sentence_asks(story.tokens, statement.end):
        return done_already(story, statement)
    names = {ref.name for ref in statement.things if ref.name}
    spells = {thing.label for thing in story.spells if thing.name in names}
    casts = (one for one in reversed(story.deeds) if isinstance(one.last, Cast) and one.last.card in spells)
    return next(casts, None)


#: Fields that say where in the text something stands, and with which words it is spoken of.
_OF_THE_TEXT = frozenset({"start", "end", "told", "word", "article", "order", "noun", "described"})


def _says_no_more(now: Any, then: Any) -> bool:
    """Whether everything that is said now was said then too."""
    match now, then:
        case ThingRef(source="it"), ThingRef():
            return True
        case PlayerRef(how=how), PlayerRef(how=before):
            return (
                how == before
                if "me" in (how, before)
                else "" in (now.name, then.name) or now.name == then.name
            )
        case dict(), dict():
            return all(name in then and _says_no_more(value, then[name]) for name, value in now.items())
        case tuple(), tuple():
            return not now or (len(now) == len(then) and all(map(_says_no_more, now, then)))
    if type(now) is type(then) and is_dataclass(now):
        said = (one for one in fields(now) if one.name not in _OF_THE_TEXT)
        return all(
            getattr(now, one.name) == _default(one)
            or _says_no_more(getattr(now, one.name), getattr(then, one.name))
            for one in said
        )
    return bool(now == then)


def _default(field: Any) -> Any:
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else MISSING
