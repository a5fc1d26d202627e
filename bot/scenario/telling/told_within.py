"""What a clause within a noun phrase tells of what is named: `Does a 3/3 that was dealt 2 damage die?`, told before it is asked."""

from __future__ import annotations

from typing import Any

from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import fields, is_dataclass, replace

_CLAUSES = frozenset({"that", "which", "who"})


def told_first(story: Story, statement: Statement) -> Statement:
    """The statement once what the clauses in its phrases tell has been told; each thing that has one is meant by its label."""
    if _CLAUSES.isdisjoint([token.fold for token in story.tokens[statement.start : statement.end]]):
        return statement
    later, story.to_come = (
        story.to_come,
        [statement, *story.to_come],
    )  # what the clauses tell comes before what they are part of
    slots = {name: _without_clauses(story, value) for name, value in statement.slots.items()}
    story.to_come = later
    return statement if slots == statement.slots else replace(statement, slots=slots)


def _without_clauses(story: Story, value: Any) -> Any:
    if isinstance(value, ThingRef) and value.clause is not None:
        return _told(story, value)
    if isinstance(value, tuple):
        found: list[Any] = []
        for one in value:
            said = _without_clauses(story, one)
            if isinstance(said, tuple) and isinstance(one, ThingRef):
                found += said
            else:
                found.append(said)
        return tuple(found)
    if isinstance(value, Statement):
        slots = {name: _without_clauses(story, one) for name, one in value.slots.items()}
        return value if slots == value.slots else replace(value, slots=slots)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    changed = {}
    for field in fields(value):
        now = getattr(value, field.name)
        if (now and isinstance(now, tuple)) or is_dataclass(now):
            said = _without_clauses(story, now)
            if said is not now and said != now:
                changed[field.name] = said
    return replace(value, **changed) if changed else value


def _told(story: Story, ref: ThingRef) -> ThingRef | tuple[ThingRef, ...]:
    """What is named, by its label, once the clause was told of it."""
    assert ref.clause is not None
    things = story.resolve((ref.but(clause=None),), "any")
    meant = tuple(ThingRef("made", ref.start, ref.end, name=t.label, told=t.label) for t in things)
    for one in ref.clause.statements:
        slots = {**one.slots, "it": meant} if "it" in one.slots else one.slots
        MEANINGS[one.kind](story, replace(one, slots=slots))
    return meant[0] if len(meant) == 1 else meant
