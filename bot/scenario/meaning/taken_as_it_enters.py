"""What is told to be taken right after a permanent is cast that takes something as it enters, or by its first chapter, or in a fight by
what triggers there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.changes import ControlledByNow
from bot.abilities.combining import May
from bot.abilities.effects import Move
from bot.abilities.events import Chapter, Enters
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import SaysMay, TriggerTargets
from bot.engine.told.script import Attack, Block, Cast, Targets
from bot.scenario.meaning.control_taken import takes_control_of
from bot.scenario.phrases.values import Ref
from bot.scenario.telling.last_deed import card_of_last_deed
from bot.scenario.telling.story import Story


def takes_as_it_enters(story: Story, player: str, refs: Sequence[Ref], *, control: bool = False) -> bool:
    """`casts Oblivion Ring and takes my Giant`: whether the permanent that was just cast exiles its target, or gains control of it, as it
    enters. `control`: whether it is told that the player controls it then."""
    last = story.actions[-1] if story.actions else None
    card = card_of_last_deed(story)
    if not isinstance(last, Cast) or last.player != player or card is None or last.targets.names is not None:
        return False
    for ability in card.abilities:
        if not isinstance(ability, Triggered) or not holds(ability.effects, Target):
            continue
        if isinstance(ability.when, Chapter) and 1 not in ability.when.numbers:
            continue  # it comes in another turn
        exiles = not control and any(part.to == "exile" for part in inside(ability.effects, Move))
        if exiles or holds(ability.effects, ControlledByNow):
            names = tuple(story.names_of(refs, "target", player))
            story.actions.append(TriggerTargets(player, last.card, Targets(names)))
            source = next((thing for thing in story.things if thing.label == last.card), None)
            if source is not None and not exiles:
                takes_control_of(story, player, source, names)
            return True
    return False


def takes_in_the_fight(story: Story, player: str, refs: Sequence[Ref], by: Sequence[str] = ()) -> bool:
    """`attacks with Orcish Squatters, unblocked, and takes his Forest`: whether one of the attackers has an ability that triggers then and
    gains control of its target. It is aimed there, and what it offers is done. `by`: what it is told to be of."""
    if not story.actions or not isinstance(story.actions[-1], Attack | Block):
        return False
    attackers = [t for t in story.things if t.attacking and t.holder == player and not t.gone]
    for thing in (t for t in attackers if not by or t.name in by or t.label in by):
        card = story.card(thing)
        for ability in card.abilities if card is not None else ():
            if not isinstance(ability, Triggered) or holds(ability.when, Chapter, Enters):
                continue
            if not holds(ability.effects, Target) or not holds(ability.effects, ControlledByNow):
                continue
            names = tuple(story.names_of(refs, "target", player))
            story.actions.append(TriggerTargets(player, thing.label, Targets(names)))
            if holds(ability.effects, May):
                story.actions.append(SaysMay(player, True, thing.label, said=f"do what {thing.label} offers"))
            return True
    return False
