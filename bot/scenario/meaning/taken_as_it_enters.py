"""What is told to be taken right after a permanent is cast that takes something as it enters, or by its first chapter."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.changes import ControlledByNow
from bot.abilities.effects import Move
from bot.abilities.events import Chapter
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Cast, Targets
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
