"""What is told of a trigger of combat damage happens once that is dealt, though nobody says that it is."""

from __future__ import annotations

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.casting import CastNow
from bot.abilities.combining import Later
from bot.abilities.effects import Effect
from bot.abilities.events import DealsDamage
from bot.abilities.walk import holds, inside
from bot.engine.told.script import Attack, GoTo, Moment
from bot.scenario.telling.after_damage import damage_lets_cast
from bot.scenario.telling.story import Story


def fight_it_out(story: Story, player: str, *kinds: type[Effect]) -> None:
    """`attacks with Dragonlord Ojutai and puts Shock into her hand`: what does one of these things as combat damage is dealt does so
    then."""
    cards = [card for t in story.things if t.holder == player and (card := story.card(t)) is not None]
    triggers = [
        a for card in cards for a in card.abilities if isinstance(a, Triggered) and holds(a.effects, *kinds)
    ]
    if triggers and all(isinstance(trigger.when, DealsDamage) for trigger in triggers):
        fight_it_out_anyway(story, player)


def fight_it_out_for_a_card(story: Story, player: str) -> None:
    """`hits Bob with Ragavan, exiles Shock and casts it`: what combat damage lets one cast is cast once that is dealt."""
    if damage_lets_cast(story, player):
        fight_it_out_anyway(story, player)


def fight_it_out_for_a_copy(story: Story, player: str, lets: Card) -> None:
    """`attacks after Surge to Victory and casts the copy`: what combat damage lets one copy and cast is cast once that is dealt."""
    waiting = [(one.when, one.effects) for one in inside(lets.abilities, Later)]
    waiting += [(one.when, one.effects) for one in inside(lets.abilities, Triggered)]
    times = [when for when, effects in waiting if holds(effects, CastNow)]
    if times and all(isinstance(when, DealsDamage) for when in times):
        fight_it_out_anyway(story, player)


def fight_it_out_anyway(story: Story, player: str) -> None:
    """Combat damage is dealt, where the player attacks and none was."""
    fights = any(isinstance(action, Attack) and action.player == player for action in story.actions)
    dealt = any(isinstance(action, GoTo) and action.moment in _DEALT for action in story.actions)
    if fights and not dealt:
        story.actions.append(GoTo(Moment.DAMAGE))


_DEALT = frozenset(
    {Moment.DAMAGE, Moment.AFTER_COMBAT, Moment.END_OF_COMBAT, Moment.END_STEP, Moment.NEXT_TURN}
)
