"""Spells that are countered, by what is told or by something untold."""

from __future__ import annotations

from collections.abc import Iterable

from bot.abilities.ability import Triggered
from bot.abilities.effects import CounterSpell
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.one_spell import cast_spell, was_cast_just_before
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


@means("counters2")
def counters(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    by = statement.get("by")
    if isinstance(by, ThingRef):
        cast_spell(story, player, by, How(targets=(statement.slots["what"],), response=True))
        return
    what = statement.slots["what"]
    if isinstance(what, ThingRef):
        was_cast_just_before(story, player, what, "what counters it")
    story.response = True
    spells = [t for t in story.things if t.cast_by is not None]
    spells = [t for t in spells if t.cast_by != player] or spells  # `casts Mystic Snake and counters it`
    thing = (
        story.one(what, "spell")
        if what.source != "it"
        else (spells[-1] if spells else story.one(what, "spell"))
    )
    cast = next((t for t in reversed(story.things) if t.cast_by == player), None)
    snake = _one_that_counters(story, (cast,)) if cast is not None else None
    if snake is not None and not snake.is_type("Instant") and not snake.is_type("Sorcery"):
        story.response = False
        story.actions.append(TriggerTargets(player, snake.label, Targets((thing.label,))))
        return
    effect(story, player, "Countering Spell", "Counter target spell.", (thing.label,))


def _one_that_counters(story: Story, things: Iterable[Thing]) -> Thing | None:
    """The one of these with a trigger that counters its target; None where none or several have."""
    able = [
        thing
        for thing in things
        if (card := story.card(thing)) is not None
        for ability in card.abilities
        if isinstance(ability, Triggered)
        and any(holds(part.what, Target) for part in inside(ability.effects, CounterSpell))
    ]
    return able[0] if len(able) == 1 else None


@means("countered")
def countered(story: Story, statement: Statement) -> None:
    """`It is countered`: by somebody else, with something untold."""
    for ref in statement.slots["it"]:
        if isinstance(ref, ThingRef):
            _cast_it_first(story, ref)
    for thing in story.resolve(statement.slots["it"], "spell"):
        thing = _as_a_spell(story, thing)
        story.response = True
        effect(
            story, story.opponent(thing.cast_by), "Countering Spell", "Counter target spell.", (thing.label,)
        )


@means("counteredby")
def countered_by(story: Story, statement: Statement) -> None:
    """`Shock is countered by Absorb`: cast by whom it belongs to, else by an opponent of whoever cast the Shock."""
    spells, how = statement.slots["by"]
    for ref in statement.slots["it"]:
        if isinstance(ref, ThingRef):
            _cast_it_first(story, ref)
    things = [_as_a_spell(story, thing) for thing in story.resolve(statement.slots["it"], "spell")]
    if how.targets is not None or len(things) != 1 or len(spells) != 1:
        raise CannotMean("It is not told what counters it.", (), statement.start, statement.end)
    player = story.owner(spells[0].owner) or story.opponent(things[0].cast_by)
    target = ThingRef("made", -1, -1, name=things[0].label, told=things[0].label)
    cast_spell(story, player, spells[0], replace(how, targets=(target,), response=True))


def _cast_it_first(story: Story, ref: ThingRef) -> None:
    """A card of which nothing is told but that it is countered: `can Geist of Saint Traft be countered`, `if my Rancor gets countered`."""
    card = story.names.exact(ref.name) if ref.source == "card" else None
    if card is None or any(t.cast_by is not None and t.name == ref.name for t in story.things):
        return
    caster = story.owner(ref.owner, story.actor) or story.actor or next(iter(story.seats))
    if {"Instant", "Sorcery"} & {*card.types}:
        cast_spell(story, caster, ref.but(owner=None), How())
    else:
        was_cast_just_before(story, story.opponent(caster), ref, "what counters it")


def _as_a_spell(story: Story, thing: Thing) -> Thing:
    """`Does Rancor return to my hand if it gets countered?`: what is only asked about is no permanent yet when that befalls it."""
    asked = not thing.declared and thing.cast_by is None and thing.zone == "battlefield" and not story.actions
    card = story.names.exact(thing.name) if asked else None
    if card is None or card.name != thing.name:
        return thing
    caster = thing.told or next(iter(story.seats))
    story.things.remove(thing)
    story.focus = [one for one in story.focus if one is not thing]
    ref = ThingRef("card", -1, -1, name=card.name, told=card.name)
    was_cast_just_before(story, story.opponent(caster), ref, "what counters it")
    return next(one for one in story.things if one.name == card.name)
