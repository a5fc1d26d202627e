"""Chapters of Sagas (CR 714): `the second chapter of Iroan Games resolves`."""

from __future__ import annotations

from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Cast, GoTo, Moment, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("chapter")
def chapter(story: Story, statement: Statement) -> None:
    """The story moves on, turn by turn, until the Saga has as many lore counters: it gets one in each of its controller's main phases
    (CR 714.3b). Of a Saga of which nothing else is told the chapter is the next one. Raises `CannotMean` where it is past."""
    saga, number = _saga(story, statement), statement.slots["number"]
    player = saga.cast_by or saga.holder or story.actor or next(iter(story.seats))
    saga.shown = saga.shown or player
    begun = _turns_begun(story, saga, player)
    if saga.cast_by is None and "lore" not in saga.counters:
        saga.counters["lore"] = max(0, number - max(1, begun))
    reached = (1 if saga.cast_by is not None else saga.counters["lore"]) + begun
    told = saga.cast_by is not None or begun or saga.label in story.chapters
    if number < reached or (number == reached and not told):
        raise CannotMean(f"{saga.label} is past that chapter.", (), statement.start, statement.end)
    for _ in range(number - reached):
        if story.actions or story.active not in (None, player):
            story.actions += [GoTo(Moment.NEXT_TURN, player), GoTo(Moment.MAIN, player)]
            story.changes_turn()
        else:
            story.active = player
            story.actions.append(GoTo(Moment.MAIN_BEGINS, player))
        story.turn = player
    story.chapters[saga.label] = number
    story.response = False
    if statement.get("targets") is not None:
        names = story.names_of(statement.slots["targets"], "target", player)
        take_them_to_be_there(story, player, saga, names)
        story.actions.append(TriggerTargets(player, saga.label, Targets(names)))
    story.refer([saga])


def _turns_begun(story: Story, saga: Thing, player: str) -> int:
    """How many of that player's main phases are told to have begun since the Saga is there: it got a counter in each. What is told of it
    after `next turn` is told of its controller's."""
    match story.actions:
        case [*_, GoTo(Moment.NEXT_TURN, None)]:
            story.actions[-1] = GoTo(Moment.NEXT_TURN, player)
            story.turn = player
    casts = [at for at, one in enumerate(story.actions) if isinstance(one, Cast) and one.card == saga.label]
    since = story.actions[casts[-1] + 1 if casts else 0 :]
    return sum(isinstance(a, GoTo) and a.moment in _BEGINS and a.player == player for a in since)


#: Told of a turn, it has begun with it.
_BEGINS = frozenset({Moment.NEXT_TURN, Moment.UNTAP, Moment.MAIN_BEGINS})


def _saga(story: Story, statement: Statement) -> Thing:
    """The Saga that is named, else the one that was spoken of last."""
    told = statement.get("saga")
    ref = told[0] if isinstance(told, tuple) else told
    if isinstance(ref, ThingRef) and ref.source != "it":
        return story.one(ref, "any")
    sagas = [thing for thing in (*story.things, *story.focus) if thing.is_type("Saga") and not thing.gone]
    if not sagas:
        raise CannotMean(
            "It is not told of which Saga that is a chapter.", (), statement.start, statement.end
        )
    return sagas[-1]
