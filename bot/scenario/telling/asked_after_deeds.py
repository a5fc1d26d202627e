"""A deed of which a question speaks again: `I Shock him. What's his life after I cast Shock?` asks of when that one is done, and tells of no
second one."""

from __future__ import annotations

from typing import Any

from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.deeds import Deed
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.values import MISSING, fields, is_dataclass

_SINCE = word_set("after when whenever once as since if because")
#: Words of one more of its kind.
_ONE_MORE = word_set("another second third fourth again also too next more twice instead different new")


def done_already(story: Story, statement: Statement) -> Deed | None:
    """The deed told before of which a clause of a question speaks again, said with no more than was said then; None where it is another
    one."""
    tokens = story.tokens
    opener = tokens[statement.start - 1].fold if statement.start else ""
    if opener not in _SINCE or not is_asked_of(story, statement):
        return None
    said = {token.fold for token in tokens[statement.start : statement.end + 1]}
    if said & _ONE_MORE:
        return None
    deeds = (one for one in reversed(story.deeds) if one.statement.kind == statement.kind)
    return next((one for one in deeds if _says_no_more(statement.slots, one.statement.slots)), None)


def is_asked_of(story: Story, statement: Statement) -> bool:
    """Whether the sentence in which that stands asks something."""
    tokens = story.tokens
    ends = next((at for at in range(statement.end, len(tokens)) if tokens[at].kind == "break"), None)
    return ends is not None and "?" in tokens[ends].text


def done_until(story: Story, asked: Statement) -> int | None:
    """How many actions of the story are done once the deed is of which that question's sentence speaks again; None where it speaks of
    none."""
    told = [story.asked_once] if story.asked_once is not None else []
    told += [(one.start, deed) for one in story.to_come if (deed := done_already(story, one)) is not None]
    for at, deed in told:
        between = story.tokens[min(at, asked.start) : max(at, asked.start)]
        if not any(token.kind == "break" for token in between):
            return next((n + 1 for n, action in enumerate(story.actions) if action is deed.last), None)
    return None


#: Fields that say where in the text something stands, and with which words it is spoken of.
_OF_THE_TEXT = frozenset({"start", "end", "told", "word", "article", "order", "noun", "described"})


def _says_no_more(now: Any, then: Any) -> bool:
    """Whether everything that is said now was said then too."""
    match now, then:
        case ThingRef(source="it"), ThingRef():
            return True
        case PlayerRef(how=how), PlayerRef(how=before):
            return how == before if "me" in (how, before) else "" in (now.name, then.name) or now.name == then.name
        case dict(), dict():
            return all(name in then and _says_no_more(value, then[name]) for name, value in now.items())
        case tuple(), tuple():
            return not now or (len(now) == len(then) and all(map(_says_no_more, now, then)))
    if type(now) is type(then) and is_dataclass(now):
        said = (one for one in fields(now) if one.name not in _OF_THE_TEXT)
        return all(
            getattr(now, one.name) == _default(one) or _says_no_more(getattr(now, one.name), getattr(then, one.name))
            for one in said
        )
    return bool(now == then)


def _default(field: Any) -> Any:
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else MISSING
