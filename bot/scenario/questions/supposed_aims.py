"""At whom a spell is aimed that hurts a player and of which that is not told, by who tells of a game of their own."""

from __future__ import annotations

from bot.abilities.ability import Spell
from bot.abilities.effects import DealDamage, Sacrifice
from bot.abilities.filters import AnyTarget, APlayer
from bot.abilities.player_effects import Discard, LoseLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.script import Cast, Targets
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import may_be_target
from bot.values import replace


def suppose_aims(story: Story) -> None:
    """`Opponent casts Lightning Bolt. I'm at 3. Am I dead?`: at whoever of the two did not cast it, where nothing else is there that it
    could be aimed at. Nobody burns themselves and says nothing of it."""
    if not (story.speaks or "Opponent" in story.seats) or len(story.seats) != 2:
        return
    for place, action in enumerate(story.actions):
        if isinstance(action, Cast) and _hurts_a_player(story, action):
            victim = story.opponent(action.player)
            story.actions[place] = replace(action, targets=Targets((victim,)))
            story.assumptions.append(f"{action.card} is aimed at {victim}: at whom is not told.")


def _hurts_a_player(story: Story, cast: Cast) -> bool:
    card = next((story.card(thing) for thing in story.things if thing.label == cast.card), None)
    spells = tuple(one for one in card.abilities if isinstance(one, Spell)) if card is not None else ()
    targets = [target for spell in spells for target in inside(spell, Target)]
    told = cast.targets.names is not None or cast.targets.shares or cast.modes
    if len(targets) != 1 or told or not holds(spells, DealDamage, LoseLife, Sacrifice, Discard):
        return False
    (target,) = targets
    there = (t for t in story.things if t.zone == "battlefield" and not t.gone and t.label != cast.card)
    return _may_be_a_player(target) and not any(may_be_target(target, thing.types) for thing in there)


def _may_be_a_player(target: Target) -> bool:
    return holds(target.what, AnyTarget, APlayer)
