"""Mana that is said to be paid for what an ability offers as it triggers (CR 603.12, 608.2d)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.abilities.combining import May
from bot.abilities.costs import Mana
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.decisions import Deed, SaysMay, TriggerTargets
from bot.engine.told.script import Targets
from bot.scenario.meaning.lying_in_graveyards import lay_in_graveyards
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story


def pays_for_what_triggers(story: Story, player: str, card: Card, mana: str, statement: Statement) -> bool:
    """`pays {3}{W} for Jubilant Mascot, targeting Bear`, `{2}{G} for Genesis, returning Bear`: whether that mana is what an ability of it
    asks for as it triggers, which has a target."""
    offers = (may for a in card.abilities if isinstance(a, Triggered) for may in inside(a.effects, May))
    asked = [may for may in offers if [part.symbols for part in inside(may.cost, Mana)] == [mana]]
    how: How = statement.slots["modifiers"]
    if len(asked) != 1 or not story.actions:
        return False
    how.only("paying for what triggers", "targets", "returned", "exiled", "buried")
    lay_in_graveyards(story, player, how)
    targets = (*(how.targets or ()), *how.returned, *how.exiled)
    label = story.one(statement.slots["about"], "source", player).label
    if targets:
        names = story.names_of(targets, "target", player)
        story.actions.append(TriggerTargets(player, label, Targets(names)))
    story.actions.append(SaysMay(player, True, label, Deed.PAY, f"pay {mana}", mana=mana))
    return True


def pays_for_what_is_offered(story: Story, player: str, mana: str, told: Sequence[Ref]) -> bool:
    """`attacks with Krydle and pays {2} to make it unblockable`: whether that mana is what one thing of the player's asks for as it
    triggers; its target is what is spoken of."""
    offering = [
        (thing, ability)
        for thing in story.things
        if player in (thing.holder, thing.cast_by) and (card := story.card(thing)) is not None
        for ability in card.abilities
        if isinstance(ability, Triggered)
        and any(
            [part.symbols for part in inside(may.cost, Mana)] == [mana]
            for may in inside(ability.effects, May)
        )
    ]
    if len(offering) != 1 or not story.actions:
        return False
    ((thing, ability),) = offering
    aimed = [ref for ref in told if isinstance(ref, ThingRef)]
    aims = holds(ability.effects, Target)
    if aims and not aimed:
        return False
    if aims:
        names = story.names_of(aimed, "target", player)
        story.actions.append(TriggerTargets(player, thing.label, Targets(names)))
    story.actions.append(SaysMay(player, True, thing.label, Deed.PAY, f"pay {mana}", mana=mana))
    return True
