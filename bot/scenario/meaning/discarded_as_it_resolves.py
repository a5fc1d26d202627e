"""What is told beside a spell or an ability to be discarded or sacrificed, and is so as that resolves: no cost asks for it."""

from __future__ import annotations

from bot.abilities.ability import Ability
from bot.abilities.costs import DiscardCost, SacrificeCost
from bot.abilities.effects import Sacrifice
from bot.abilities.keyword_actions import Connive
from bot.abilities.player_effects import Discard
from bot.abilities.walk import holds, inside
from bot.abilities.who import YOU, EachPlayer
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def discarding_as_it_resolves(story: Story, thing: Thing, how: How) -> tuple[How, tuple[ThingRef, ...]]:
    """`casts Careful Study, discarding Shock`: what the spell has its caster discard, which is no cost (CR 608.2d)."""
    card = story.card(thing)
    if card is None or how.paid:
        return how, ()
    return discarding_in_effect(card.abilities, how)


def discarding_in_effect(abilities: tuple[Ability, ...], how: How) -> tuple[How, tuple[ThingRef, ...]]:
    """`activates Merfolk Looter, discarding Shock`: what these abilities have their player discard as they resolve, none of which asks
    for a discard as a cost (CR 608.2d)."""
    if not how.discarded or holds(abilities, DiscardCost):
        return how, ()
    thrown = any(_by_you(part) for part in inside(abilities, Discard)) or holds(abilities, Connive)
    return (replace(how, discarded=()), how.discarded) if thrown else (how, ())


def _by_you(discard: Discard) -> bool:
    """Whether it is what you discard of your own choice, alone or with everybody else."""
    return discard.who in (YOU, EachPlayer()) and not discard.random


def sacrificing_in_effect(abilities: tuple[Ability, ...], how: How) -> tuple[How, tuple[ThingRef, ...]]:
    """`activates Stitcher's Apprentice and sacrifices Bear`: what these abilities have their player sacrifice as they resolve, none of which
    asks for a sacrifice as a cost (CR 608.2d)."""
    if not how.sacrificed or holds(abilities, SacrificeCost) or not holds(abilities, Sacrifice):
        return how, ()
    return replace(how, sacrificed=()), tuple(ref for ref in how.sacrificed if isinstance(ref, ThingRef))
