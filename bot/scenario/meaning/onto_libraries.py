"""Cards that are told to be put into a library: `casts Reclaim and puts Hill Giant on top of her library`: what something told does, and is
aimed at."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.effects import Move
from bot.abilities.filters import InZone
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, Target
from bot.scenario.errors import CannotMean
from bot.scenario.explained.source import Source, abilities_of, tell_aim, tell_trigger
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


@means("ontolibrary")
def onto_library(story: Story, statement: Statement) -> None:
    """What is told last does it. Raises `CannotMean` where nothing does."""
    player, refs, by = actor_of(story, statement), statement.slots["what"], statement.get("by")
    if isinstance(by, ThingRef):
        cast_spell(story, player, by, How(targets=tuple(refs)))
        return
    for source in _sources(story, player, statement) if story.actions else ():
        names = _targets(story, player, source, statement, refs)
        if isinstance(source.ability, Triggered):
            tell_trigger(story, player, source, names)
            return
        if tell_aim(story, source, names):
            return
    raise CannotMean("It is not told what puts that there.", (), statement.start, statement.end)


def _sources(story: Story, player: str, statement: Statement) -> list[Source]:
    """What puts its target there, on top or on the bottom as is said."""
    said = {token.fold for token in story.tokens[statement.start : statement.end]}
    wanted = next((f"library {end}" for end in ("top", "bottom") if end in said), "library")
    return [
        Source(thing, ability, part)
        for thing, ability in abilities_of(story, player)
        for part in inside(ability.effects, Move)
        if part.to.startswith(wanted) and holds(part.what, Target, Chosen)
    ]


def _targets(
    story: Story, player: str, source: Source, statement: Statement, refs: Sequence[Ref]
) -> tuple[str, ...]:
    """What it is aimed at: what was not told of before lies in the graveyard from which such a card is taken."""
    buried = any(place.zone == "graveyard" for place in inside(source.part, InZone))
    lying = statement.get("lying")
    whose = story.player(lying) if isinstance(lying, PlayerRef) else player
    found: list[Thing] = []
    for ref in refs:
        known = len(story.things)
        things = story.resolve((ref,), "target", player)
        for thing in things if buried else ():
            if thing in story.things[known:]:
                thing.zone, thing.told, thing.owner, thing.declared = "graveyard", whose, whose, True
        found += things
    return tuple(thing.label for thing in found)
