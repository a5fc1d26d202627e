"""Questions of several parts: whether all is so, which of two is so, what comes before what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.engine.told.script import Action, Activate, Cast, GoTo, Moment, WaitsForTrigger
from bot.scenario.errors import CannotMean
from bot.scenario.plain.asking import DENIED, JOINING
from bot.scenario.questions.compared import compared, is_compared
from bot.scenario.questions.question import Question
from bot.scenario.sentences.clause import Clause
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.script_of import script_of
from bot.scenario.telling.story import Story

Ask = Callable[[Story, Statement, str], Question | None]

#: Whether any of the parts is so, and whether none is.
OF_ANY = frozenset({"anyof", "not anyof"})
#: The kinds of questions that are made of others.
JOINED = OF_ANY | frozenset(JOINING.values())
#: What is asked of a whole story is no event in it.
_NO_EVENTS = frozenset({"legal", "works", "must", "cantarget", "happens", *JOINED})


def joined(story: Story, statement: Statement, text: str, ask: Ask) -> Question | None:
    """The question of several parts, each as `ask` understands it."""
    kind = statement.kind.removeprefix("ask ")
    if is_compared(statement.slots["parts"]):
        return compared(story, statement.slots["parts"], text, ask)
    if kind in ("before", "intime"):
        return _before(story, statement, text, ask, kind)
    parts = []
    for part in statement.slots["parts"]:
        parts.append(ask(story, part, text))
        _spoken_of(story, parts[-1])
    told = tuple(part for part in parts if part is not None)
    joint = " and " if kind == "all" else " or "
    words = joint.join(_as_typed(_asked_once(part.text.rstrip("?") for part in told), text)) + "?"
    if kind in OF_ANY:
        denied = kind.startswith("not ") is not (story.tokens[statement.start].lemma == DENIED)
        return Question(words, kind.removeprefix("not "), parts=told, denied=denied)
    return Question(words, kind, parts=told)


def _as_typed(asked: Sequence[str], text: str) -> Iterator[str]:
    """Each as a question of its own begins, but those behind the first as they stand in the text: `and my 3/3 survive`."""
    for at, one in enumerate(asked):
        small = one[:1].lower() + one[1:]
        yield small if at and small in text else one


def _asked_once(texts: Iterable[str]) -> list[str]:
    """The parts' words, without those that another part has among its own."""
    asked = list(dict.fromkeys(texts))
    return [
        one for one in asked if not any(one is not other and one.lower() in other.lower() for other in asked)
    ]


def _spoken_of(story: Story, question: Question | None) -> None:
    """What does something, else what it is done to, is spoken of in what is asked with it: `Does it kill Ogre before it is dealt
    damage?`"""
    if question is not None and (names := question.by.names or question.what.names):
        things = [thing for thing in story.things if thing.label in names]
        story.clauses.append(Clause(things, things, True, [], [], []))


def _done_to(story: Story, action: Action | None) -> None:
    """What a deed is done to is spoken of in what is asked with it: `Can I sacrifice the 2/2 before it dies?`"""
    if not isinstance(action, Cast | Activate):
        return
    names = action.sacrificed or (action.targets.names if action.targets is not None else None) or ()
    things = [thing for thing in story.things if thing.label in names]
    if things:
        story.clauses.append(Clause(things, things, True, [], [], []))


def _before(story: Story, statement: Statement, text: str, ask: Ask, kind: str) -> Question:
    """`Can I Shock it before it deals damage?`: what happens, and the story with the deed done in response to a trigger, to the spell or
    attack that was told last, and after it."""
    parts = statement.slots["parts"]
    if len(parts) != 2:  # `Can I Shock it and Bolt him before it dies?`
        raise CannotMean(
            "It is not told which of them comes before that.", (), statement.start, statement.end
        )
    first, second = parts
    tries = []
    if isinstance(first.get("action"), tuple):
        for before in ((WaitsForTrigger(),), (), None):
            aside = story.beside()
            last = aside.actions[-1] if before and aside.actions else None
            if isinstance(last, GoTo) and last.moment is Moment.NEXT_TURN:  # from that turn's beginning on
                aside.actions[-1] = GoTo(Moment.UPKEEP, last.player)
            aside.actions += before or ()
            aside.response = before is not None
            deed = ask(aside, first, text)
            tries.append(script_of(aside)[0])
        done, aside.actions = aside.actions, list(story.actions)
        _spoken_of(aside, deed)
        _done_to(aside, done[-1] if done else None)
        event = ask(aside, second, text)
        tries.insert(0, script_of(aside)[0])
        if event is not None:
            _confirm_same(aside, first, second, done[-1], event)
    else:
        if not story.actions:
            raise CannotMean("It is not told what happens.", (), statement.start, statement.end)
        deed = ask(story, first, text)
        _spoken_of(story, deed)
        event = ask(story, second, text)
    if deed is None or event is None or event.kind in _NO_EVENTS:
        raise CannotMean("It is not told what that comes before.", (), second.start, second.end)
    words = (
        event.text
        if deed.text.rstrip("?").lower() in event.text.lower()
        else f"{deed.text.rstrip('?')} before {event.text}"
    )
    return Question(words, kind, parts=(deed, event), tries=tuple(tries))


def _confirm_same(story: Story, first: Statement, second: Statement, deed: Action, event: Question) -> None:
    """`Can I Shock it before it dies?`: both words mean one thing. Raises `CannotMean` where they were taken for two."""
    targets = getattr(deed, "targets", None)
    names = targets.names if targets is not None else None
    said = story.tokens[second.start + 1].fold
    again = any(token.fold in _SAME.get(said, ()) for token in story.tokens[first.start : first.end])
    meant = {*event.what.names, *event.by.names, *event.to.names, event.who} - {""}
    if again and names and meant and not meant & {*names}:
        raise CannotMean(f"It is not told what “{said}” is.", (), second.start, second.end)


_SAME = {"it": ("it",), "its": ("it",), "he": ("him",), "she": ("her",), "they": ("them",)}
