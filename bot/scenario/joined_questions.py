"""Questions of several parts: whether all is so, which of two is so, what comes before what."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.script import Action, GoTo, Moment, WaitsForTrigger
from bot.scenario.errors import CannotMean
from bot.scenario.plain.asking import JOINING
from bot.scenario.questions import Question
from bot.scenario.script_of import script_of
from bot.scenario.statements import Statement
from bot.scenario.story import Story

Ask = Callable[[Story, Statement, str], Question | None]

#: The kinds of questions that are made of others.
JOINED = frozenset(JOINING.values())
#: What is asked of a whole story is no event in it.
_NO_EVENTS = frozenset({"legal", "works", "must", "cantarget", "happens", *JOINED})


def joined(story: Story, statement: Statement, text: str, ask: Ask) -> Question:
    """The question of several parts, each as `ask` understands it."""
    kind = statement.kind.removeprefix("ask ")
    if kind in ("before", "intime"):
        return _before(story, statement, text, ask)
    parts = [ask(story, part, text) for part in statement.slots["parts"]]
    told = tuple(part for part in parts if part is not None)
    joint = " and " if kind == "all" else " or "
    return Question(joint.join(part.text.rstrip("?") for part in told) + "?", kind, parts=told)


def _before(story: Story, statement: Statement, text: str, ask: Ask) -> Question:
    """`Can I Shock it before it deals damage?`: what happens, and the story with the deed done in response to a trigger, to the spell or
    attack that was told last, and after it."""
    first, second = statement.slots["parts"]
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
        event = ask(aside, second, text)
        tries.insert(0, script_of(aside)[0])
        if event is not None:
            _confirm_same(aside, first, second, done[-1], event)
    else:
        deed, event = ask(story, first, text), ask(story, second, text)
    if deed is None or event is None or event.kind in _NO_EVENTS:
        raise CannotMean("It is not told what that comes before.", (), second.start, second.end)
    words = f"{deed.text.rstrip('?')} before {event.text}"
    return Question(
        words, "before", parts=(deed, event), tries=tuple(tries), every=statement.kind == "ask intime"
    )


def _confirm_same(story: Story, first: Statement, second: Statement, deed: Action, event: Question) -> None:
    """`Can I Shock it before it dies?`: both words mean one thing. Raises `CannotMean` where they were taken for two."""
    targets = getattr(deed, "targets", None)
    names = targets.names if targets is not None else None
    said = story.tokens[second.start + 1].fold
    again = any(token.fold in _SAME.get(said, ()) for token in story.tokens[first.start : first.end])
    meant = {*event.what, *event.by, *event.to, event.who} - {""}
    if again and names and meant and not meant & {*names}:
        raise CannotMean(f"It is not told what “{said}” is.", (), second.start, second.end)


_SAME = {"it": ("it",), "its": ("it",), "he": ("him",), "she": ("her",), "they": ("them",)}
