"""`He's at 6 and I have two Lightning Bolts. Can I kill him?`: what the teller holds is cast at the opponent, where all of it burns."""

from __future__ import annotations

from bot.abilities.ability import Spell
from bot.abilities.effects import DealDamage
from bot.abilities.filters import AnyTarget, APlayer
from bot.abilities.player_effects import GainLife, LoseLife
from bot.abilities.walk import holds
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import targets_of
from bot.scenario.things.board import Thing


def burn_with_all_that_is_held(story: Story) -> bool:
    """Whether it was cast: everything that the teller is told to hold, where each card may be aimed at the opponent and does nothing but
    hurt, and the opponent has no creature on which it would be better spent."""
    held = [
        t for t in story.things if t.zone == "hand" and t.declared and t.cast_by is None and t.told == "You"
    ]
    opponent = story.opponent("You")
    theirs = any(
        t.is_type("Creature") and t.holder == opponent and t.zone == "battlefield" for t in story.things
    )
    if not held or theirs or not all(_burns(story, thing) for thing in held):
        return False
    for thing in held:
        ref = ThingRef("card", -1, -1, name=thing.name, letter=thing.letter, told=thing.label)
        cast_spell(story, "You", ref, How(targets=(PlayerRef("name", opponent),)))
    each = "is" if len(held) == 1 else "are"
    names = " and ".join(thing.label for thing in held)
    story.assumptions.append(f"{names} {each} cast at {opponent}: it is asked whether that kills.")
    return True


def _burns(story: Story, thing: Thing) -> bool:
    """Whether it does nothing but deal damage, or have a player lose life, at one target that may be a player, and costs no {X}."""
    card = story.card(thing)
    if card is None or not {"Instant", "Sorcery"} & {*card.types} or "{X}" in card.mana_cost:
        return False
    targets = targets_of(card)
    effects = [one for ability in card.abilities if isinstance(ability, Spell) for one in ability.effects]
    hurts = bool(effects) and all(isinstance(one, DealDamage | LoseLife | GainLife) for one in effects)
    return hurts and len(targets) == 1 and holds(targets[0].what, AnyTarget, APlayer)
