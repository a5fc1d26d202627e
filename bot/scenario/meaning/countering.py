"""Spells that are countered, by what is told or by something untold."""

from __future__ import annotations

from bot.scenario.meaning.one_spell import cast_spell, was_cast_just_before
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story


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
    effect(story, player, "Countering Spell", "Counter target spell.", (thing.label,))


@means("countered")
def countered(story: Story, statement: Statement) -> None:
    """`It is countered`: by somebody else, with something untold."""
    for ref in statement.slots["it"]:
        card = story.names.exact(ref.name) if isinstance(ref, ThingRef) and ref.source == "card" else None
        cast = any(
            t.cast_by is not None and t.name == ref.name for t in story.things if isinstance(ref, ThingRef)
        )
        if card is not None and not cast and {"Instant", "Sorcery"} & {*card.types}:
            caster = story.owner(ref.owner, story.actor) or story.actor or next(iter(story.seats))
            cast_spell(story, caster, ref.but(owner=None), How())  # `if my Lightning Bolt gets countered`
    for thing in story.resolve(statement.slots["it"], "spell"):
        story.response = True
        effect(
            story, story.opponent(thing.cast_by), "Countering Spell", "Counter target spell.", (thing.label,)
        )
