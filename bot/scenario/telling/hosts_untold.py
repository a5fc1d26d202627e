"""Auras of which only what is done with them is told, and not what they enchant: `I cast Disenchant on my opponent's Pacifism`."""

from __future__ import annotations

from bot.abilities.walk import inside
from bot.engine.permanents.attaching import HOST_UNTOLD
from bot.scenario.telling.story import Story


def leave_hosts_untold(story: Story) -> None:
    """Each of them stays where it is: it enchants something, or it would not be there (CR 303.4, 704.5m)."""
    for thing in story.things:
        there = thing.zone == "battlefield" and not thing.future and thing.is_type("Aura")
        if not there or thing.attached_to is not None or thing.declared or thing.cast_by is not None:
            continue
        if any(thing.label in inside(action, str) for action in story.actions):
            thing.designations.append(HOST_UNTOLD)
            story.assumptions.append(f"It is not told what {thing.label} enchants.")
