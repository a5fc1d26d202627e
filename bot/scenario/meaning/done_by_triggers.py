"""What is told to be done with a permanent that has nothing to activate, and an ability that triggers and does it."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.combining import May
from bot.abilities.events import BeginningOf
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.abilities.who import Chosen, Target
from bot.engine.told.decisions import Picks, SaysMay, TriggerTargets
from bot.engine.told.script import GoTo, Targets
from bot.scenario.meaning.aimed_by_triggers import take_them_to_be_there
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story


def triggers_and_does_it(story: Story, player: str, ref: ThingRef, how: How) -> bool:
    """`At her end step, Alice exiles Wall with Conjurer's Closet`: what has just been told lets it trigger, and this is what it is aimed
    at (CR 603.3d)."""
    there = [t for t in story.things if ref.name in (t.name, t.label) and t.holder == player and not t.gone]
    card = story.card(there[0]) if len(there) == 1 else None if there else story.card_meant(ref)
    last = story.actions[-1] if story.actions else None
    if card is None or not isinstance(last, GoTo) or activated_of(card.abilities) or not how.targets:
        return False
    triggered = [a for a in card.abilities if isinstance(a, Triggered)]
    aimed = [a for a in triggered if holds(a.effects, Target)]
    chosen = [a for a in triggered if holds(a.effects, Chosen)] if not aimed else []
    if len(aimed or chosen) != 1:
        return False
    aimed = aimed or chosen
    if not there and not isinstance(aimed[0].when, BeginningOf):
        return False
    there = there or [story.one(ref, "source", player)]  # it triggers then, so it was there
    names = story.names_of(how.targets, "target", player)
    take_them_to_be_there(story, player, there[0], names)
    label = there[0].label
    for thing in story.things:
        if chosen and thing.label in names and thing.controller is None:
            thing.likely = player
    told = Picks(player, names, label) if chosen else TriggerTargets(player, label, Targets(names))
    offered = holds(aimed[0].effects, May)
    said = [SaysMay(player, True, label, said=f"do what {label} offers")] if offered else []
    story.actions += [*said, told] if chosen else [told, *said]
    return True
