"""Auras of which only what is done with them is told, and not what they enchant: `I cast Disenchant on my opponent's Pacifism`."""

from __future__ import annotations

from bot.abilities.walk import inside
from bot.engine.permanents.attaching import HOST_UNTOLD
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import helps_its_bearer
from bot.scenario.things.board import Thing


def attach_to_the_only_one(story: Story) -> None:
    """`Pacifism is out. Can my 3/3 attack?`: an Aura that is told to be there and not on what enchants the one creature that is told of."""
    for aura in story.things:
        if not is_loose(aura):
            continue
        creatures = [
            thing
            for thing in story.things
            if thing.zone == "battlefield"
            and thing.is_type("Creature")
            and not thing.future
            and not thing.token
        ]
        if len(creatures) == 1 and creatures[0].cast_by is None and _may_be_on(story, aura, creatures[0]):
            aura.attached_to = creatures[0]
            story.assumptions.append(
                f"{aura.label} enchants {creatures[0].label}: it is told of no other creature."
            )


def _may_be_on(story: Story, aura: Thing, creature: Thing) -> bool:
    """Whether whoever controls the Aura would have put it there: what helps on a creature of their own, what hinders on another's."""
    card = story.card(aura)
    if card is None or aura.holder is None or creature.holder is None or not aura.told:
        return True
    return helps_its_bearer(card) is (aura.holder == creature.holder)


def is_loose(thing: Thing) -> bool:
    """Whether it is an Aura for creatures that is told to be on the battlefield, and not what it enchants."""
    there = thing.zone == "battlefield" and thing.declared and thing.cast_by is None and not thing.future
    if not there or thing.attached_to is not None or not thing.is_type("Aura"):
        return False
    return any(line.lower().startswith(("enchant creature", "enchanted creature")) for line in thing.texts)


def leave_hosts_untold(story: Story) -> None:
    """Each of them stays where it is: it enchants something, or it would not be there (CR 303.4, 704.5m)."""
    for thing in story.things:
        there = thing.zone == "battlefield" and not thing.future and thing.is_type("Aura")
        if not there or thing.attached_to is not None or thing.declared or thing.cast_by is not None:
            continue
        if any(thing.label in inside(action, str) for action in story.actions):
            thing.designations.append(HOST_UNTOLD)
            story.assumptions.append(f"It is not told what {thing.label} enchants.")
