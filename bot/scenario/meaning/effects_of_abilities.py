"""What an ability that is activated does, told in the words of a cost: `activates Icy Manipulator, tapping Ogre`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Activated, Triggered
from bot.abilities.card import Card
from bot.abilities.costs import ExileCost, Materials, ReturnCost, TapOthers
from bot.abilities.effects import Move, TapOrUntap
from bot.abilities.filters import InZone
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds, inside
from bot.abilities.who import Chosen, Target
from bot.engine.relevance.playable import playable
from bot.engine.told.script import Targets
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def done_and_not_paid(story: Story, source: Thing, how: How) -> How:
    """`tapping`, `exiling` and `returning` what none of its abilities asks for as a cost: what one of them does to its target (CR
    602.1a)."""
    card = story.card(source)
    if card is None or how.targets is not None:
        return how
    abilities = activated_of(playable(card).abilities)
    if how.tapped and not holds(abilities, TapOthers) and _taps_a_target(abilities):
        return replace(how, tapped=(), targets=how.tapped)
    moves = {part.to for one in abilities for part in inside(one.effects, Move) if holds(part.what, Target)}
    if how.exiled and "exile" in moves and not holds(abilities, ExileCost, Materials):
        return replace(how, exiled=(), targets=how.exiled)
    if how.returned and moves & {"hand", "battlefield"} and not holds(abilities, ReturnCost):
        return replace(how, returned=(), targets=how.returned)
    return how


def chosen_as_it_resolves(story: Story, source: Thing, how: How) -> tuple[How, tuple[ThingRef, ...]]:
    """`activates Port of Karfell, returning Bear`: what an ability moves without a target is chosen as it resolves (CR 608.2d), and is no
    cost where none of them asks for one."""
    card = story.card(source)
    abilities = activated_of(playable(card).abilities) if card is not None else ()
    moves = {part.to for one in abilities for part in inside(one.effects, Move) if holds(part.what, Chosen)}
    if how.returned and moves & {"hand", "battlefield"} and not holds(abilities, ReturnCost):
        return replace(how, returned=()), how.returned
    return how, ()


def of_itself(source: Thing, texts: Sequence[str], targets: Targets) -> Targets:
    """`gives it indestructible with its ability`, of an ability that has no target and does that to what has it: it is aimed at nothing."""
    aims = not (texts or source.future) or any("target" in text.lower() for text in texts)
    return targets if aims or targets.names != (source.label,) else Targets()


def returned_as_it_is_done(story: Story, source: Thing, how: How) -> tuple[How, tuple[ThingRef, ...]]:
    """`adapts Evolution Witness, returning Bear from her graveyard`: what no ability of it asks for as a cost, and none that is
    activated does: what triggers on it may."""
    card = story.card(source)
    abilities = activated_of(playable(card).abilities) if card is not None else ()
    if not (how.returned and abilities) or holds(abilities, ReturnCost):
        return how, ()
    if not how.buried and (card is None or not returns_from_the_yard(card)):
        return how, ()
    return replace(how, returned=(), buried=False), how.returned


def returns_from_the_yard(card: Card) -> bool:
    """Whether something of it that triggers returns what it is aimed at from a graveyard."""
    return any(
        isinstance(ability, Triggered)
        and any(
            part.to in ("hand", "battlefield")
            and any(zone.zone == "graveyard" for zone in inside(part.what, InZone))
            and holds(part.what, Target)
            for part in inside(ability.effects, Move)
        )
        for ability in card.abilities
    )


def _taps_a_target(abilities: tuple[Activated, ...]) -> bool:
    return any(holds(part.what, Target) for one in abilities for part in inside(one.effects, TapOrUntap))
