"""A deed of which a question speaks again: `I Shock him. What's his life after I cast Shock?` asks of when that one is done, and tells of no
second one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.told.script import Action, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.deeds import Deed
from bot.scenario.sentences.statements import Statement, When
from bot.scenario.telling.asked_at import AskedAt
from bot.scenario.telling.story import Story
from bot.scenario.telling.this_turn import end_of_the_fight, fights, is_in_a_fight, once_answered
from bot.scenario.text.clause_words import ONE_MORE
from bot.scenario.text.tokens import sentence_asks, sentence_begins
from bot.scenario.text.words import word_set
from bot.values import MISSING, fields, is_dataclass, replace

_SINCE = word_set("after when whenever once as since if because")
#: Of these, those with which it is asked what comes of a deed, and not how things stand then.
_OF_IT = word_set("when whenever if as because")
_UNTIL = word_set("before until")
_AND = frozenset({"and", ",", "then"})


def done_already(story: Story, statement: Statement) -> Deed | None:
    """The deed told before of which a clause of a question speaks again, said with no more than was said then; None where it is another
    one."""
    tokens = story.tokens
    opener = tokens[statement.start - 1].fold if statement.start else ""
    goes_on = opener in _AND and _follows_one_told_again(story, statement)
    if not (opener in _SINCE | _UNTIL or goes_on) or not sentence_asks(story.tokens, statement.end):
        return None
    said = {token.fold for token in tokens[statement.start : statement.end + 1]}
    if said & ONE_MORE:
        return None
    kind, slots = _as_told(statement)
    for deed in reversed(story.deeds):
        told, before = _as_told(deed.statement)
        if told == kind and _says_no_more(slots, before):
            return deed
    return None


def _as_told(statement: Statement) -> tuple[str, Mapping[str, Any]]:
    """What it tells and how: `Shock him` as `cast Shock on him`."""
    if statement.kind != "castverb":
        return statement.kind, statement.slots
    slots = {name: value for name, value in statement.slots.items() if name != "castverb"}
    return "cast", {**slots, "cast": statement.slots["castverb"]}


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


def named_moment(story: Story, asked: Statement) -> AskedAt | None:
    """Once the deeds are done of which that question's sentence speaks again, or before they are; None where it speaks of none, or of
    others too. Raises `CannotMean` where what is answered is asked about in the midst of it."""
    waiting = _while_it_waits(story, asked)
    if waiting is not None:
        return waiting
    behind = [
        one
        for one in story.to_come
        if not one.kind.startswith("ask ") and _of_one_sentence(story, one, asked)
    ]
    if not behind and story.asked_once is not None and _of_one_sentence(story, story.asked_once[0], asked):
        behind = [story.asked_once[0]]
    again = [(one, _spoken_of(story, one)) for one in behind]
    places = [_place(story, one, deed) for one, deed in again if deed is not None]
    return max(places, key=lambda at: at.done or 0) if places and len(places) == len(again) else None


def named_at(story: Story, done: int) -> AskedAt:
    """Once so many actions are done, where the words of a question name that."""
    return AskedAt(done, named=True, stays=is_in_a_fight(story.actions[:done]))


def _while_it_waits(story: Story, asked: Statement) -> AskedAt | None:
    """`before Shock resolves`, `with Shock on the stack`: before it is cast, of what is asked to be so then."""
    when = asked.get("when")
    under = when.under if isinstance(when, When) and when.moment == "RESPONSE" else None
    words = {token.fold for token in story.tokens[asked.start : asked.end]}
    if under is None or asked.get("action") is not None or words.isdisjoint(_WAITING):
        return None
    cast = _cast_of(story, asked, (under,))
    return None if cast is None else _before(story, asked, cast, waits=True)


_WAITING = frozenset({"before", "with", "while"})


def _place(story: Story, statement: Statement, deed: Deed) -> AskedAt:
    """Once that deed is done, and answered; before it where the clause begins with `before`."""
    if not _is_before(story, statement):
        last = next(n for n, one in enumerate(story.actions) if one is deed.last)
        if fights(deed.last):
            # `after I attack`: once it is fought out
            return AskedAt(end_of_the_fight(story.actions, last + 1), named=True)
        at = named_at(story, once_answered(story.actions, last + 1))
        alone = story.tokens[statement.start - 1].fold in _OF_IT
        # in a fight, what a pump spell brings about is the fight that is fought with it
        return (
            replace(at, of=deed.last) if alone and (not at.stays or _deals_damage(story, deed.last)) else at
        )
    return _before(story, statement, deed.first, waits=statement.kind == "resolves")


def _deals_damage(story: Story, deed: Action) -> bool:
    """Whether the spell that is cast, or what the ability is of, says anything of damage."""
    label = deed.card if isinstance(deed, Cast) else getattr(deed, "source", "")
    return any(
        "damage" in text for one in (*story.spells, *story.things) if one.label == label for text in one.texts
    )


def _before(story: Story, statement: Statement, deed: Action, waits: bool) -> AskedAt:
    """Before a deed, or while it `waits` to resolve. Raises `CannotMean`."""
    first = next(n for n, one in enumerate(story.actions) if one is deed)
    answered = waits and once_answered(story.actions, first + 1) > first + 1
    if answered or getattr(deed, "response", False):
        said = "Ask that before the answer is told: several things are done at that time."
        raise CannotMean(said, (), statement.start, statement.end)
    return named_at(story, first)


def _is_before(story: Story, statement: Statement) -> bool:
    return bool(statement.start) and story.tokens[statement.start - 1].fold in _UNTIL


def _of_one_sentence(story: Story, one: Statement, other: Statement) -> bool:
    return sentence_begins(story.tokens, one.start) == sentence_begins(story.tokens, other.start)


def _spoken_of(story: Story, statement: Statement) -> Deed | None:
    """The deed of which a clause speaks again, also where it says that it resolves: `after Shock resolves`, `after the second Shock
    resolves`."""
    if statement.kind != "resolves" or not sentence_asks(story.tokens, statement.end):
        return done_already(story, statement)
    cast = _cast_of(story, statement, statement.things)
    return None if cast is None else Deed(statement, cast, cast)


def _cast_of(story: Story, statement: Statement, spells: Sequence[ThingRef]) -> Cast | None:
    """The spell that is meant, as it was cast: the last of that name, or the one of its number. Raises `CannotMean`."""
    names = {ref.name for ref in spells if ref.name}
    labels = {thing.label for thing in story.spells if thing.name in names}
    casts = [one for one in story.actions if isinstance(one, Cast) and one.card in labels]
    order = max((ref.order for ref in spells), default=0)
    if order > len(casts):
        raise CannotMean("So many are not told to be cast.", (), statement.start, statement.end)
    return casts[order - 1] if casts else None


#: Fields that say where in the text something stands, and with which words it is spoken of.
_OF_THE_TEXT = frozenset({"start", "end", "told", "word", "article", "order", "noun", "described"})


#: Of what is called by the name of one card: how that was known.
_OF_A_NAME = frozenset({"source", "names", "halved"})


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
        case Mapping(), Mapping():
            return all(name in then and _says_no_more(value, then[name]) for name, value in now.items())
        case tuple(), tuple():
            return not now or (len(now) == len(then) and all(map(_says_no_more, now, then)))
    if type(now) is type(then) and is_dataclass(now):
        named = isinstance(now, ThingRef) and now.name != "" and now.name == then.name
        passed_over = _OF_THE_TEXT | _OF_A_NAME if named else _OF_THE_TEXT
        said = (one for one in fields(now) if one.name not in passed_over)
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
