"""Damage that is told after the card that deals it: at what that is aimed (CR 601.2d, 603.3d)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.amounts import Number
from bot.abilities.changes import GetsPT
from bot.abilities.combining import May
from bot.abilities.effects import DealDamage, DealDivided, Portion, PutCounters
from bot.abilities.events import DealsDamage
from bot.abilities.keyword_actions import Fight
from bot.abilities.player_effects import LoseLife
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, Count, Target
from bot.engine.told.decisions import SaysMay, TriggerTargets
from bot.engine.told.script import Activate, Cast, Targets
from bot.scenario.explained.source import Source, abilities_of, is_said, tell_aim
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def tell_aim_by_result(story: Story, name: str, loses: int | None = None) -> None:
    """`Alice casts Lightning Bolt. Bob takes 3 damage`: what comes of it says at whom or what the last deed was aimed, where that is
    not told and it takes one target. `loses`: how much damage or life, which has to be what the target takes."""
    action = story.actions[-1] if story.actions else None
    if not isinstance(action, Cast | Activate) or action.targets.names is not None or action.modes:
        return
    label = action.card if isinstance(action, Cast) else action.source
    thing = next((thing for thing in story.things if thing.label == label), None)
    card = story.card(thing) if thing is not None else None
    targets = inside(card.abilities, Target) if card is not None else ()
    if card is None or len(targets) != 1 or targets[0].count != Count():
        return
    taken = [portion.amount for portion in inside(card.abilities, Portion) if portion.to == targets[0]]
    taken += [effect.amount for effect in inside(card.abilities, LoseLife) if effect.who == targets[0]]
    if loses is None or any(amount == Number(loses) or not isinstance(amount, Number) for amount in taken):
        story.actions[-1] = replace(action, targets=Targets((name,)))


def damage_is_explained(story: Story, player: str, told: Sequence[tuple[str, int]]) -> bool:
    """Whether something of the player's that was told before deals such damage, where no combat damage can be meant (`Alice casts
    Flametongue Kavu and deals 4 damage to Hill Giant`): then the story is told at what it is aimed."""
    fighting = {t.label for t in story.things if t.attacking or t.blocking}
    if not story.actions or (fighting and any(name in fighting or name in story.seats for name, _ in told)):
        return False
    whole = Number(sum(amount for _, amount in told))
    for thing, ability in abilities_of(story, player):
        names = tuple(name for name, _ in told)
        for part in inside(ability.effects, DealDamage, DealDivided):
            if holds(part, Target) and all(n == whole for n in inside(part, Number) if n.n > 0):
                shares = tuple(told) if isinstance(part, DealDivided) else ()
                if isinstance(ability, Triggered):
                    if holds(ability.effects, May) and not is_said(story, player, thing.label):
                        said = f"do what {thing.label} offers"
                        story.actions.append(SaysMay(player, True, thing.label, said=said))
                    story.actions.append(TriggerTargets(player, thing.label, Targets(names, shares)))
                    return True
                if tell_aim(story, Source(thing, ability, part), names, shares):
                    return True
    return False


def damage_is_aimed(story: Story, player: str, names: tuple[str, ...]) -> bool:
    """`Alice casts Hunter's Bow, attaching it to Elf and dealing damage to Ogre`: whether something of hers deals damage to a target, of
    which it is not told how much; then the story is told that this is its target, besides those told before."""
    for thing, ability in abilities_of(story, player):
        if not any(holds(part, Target) for part in inside(ability.effects, DealDamage, DealDivided)):
            continue
        most = len({*inside(ability.effects, Target)})
        for at, action in enumerate(story.actions):
            mine = isinstance(action, Cast) and action.card == thing.label
            mine = mine or (isinstance(action, Activate) and action.source == thing.label)
            told = action.targets.names if mine and isinstance(action, Cast | Activate) else None
            if told and len(told) + len(names) <= most and isinstance(action, Cast | Activate):
                story.actions[at] = replace(action, targets=Targets((*told, *names)))
                return True
        if isinstance(ability, Triggered):
            if holds(ability.effects, May) and not is_said(story, player, thing.label):
                story.actions.append(SaysMay(player, True, thing.label, said=f"do what {thing.label} offers"))
            story.actions.append(TriggerTargets(player, thing.label, Targets(names)))
            return True
        part = next(iter(inside(ability.effects, DealDamage, DealDivided)))
        return tell_aim(story, Source(thing, ability, part), names)
    return False


def dealt_by_its_trigger(story: Story, thing: Thing, names: tuple[str, ...]) -> bool:
    """`I cast Divination. Guttersnipe deals damage to Bob`: whether a trigger of it, which waits for something else than combat damage, deals
    damage itself after what was told; then the story is told at what it is aimed, where it is."""
    card = story.card(thing)
    if card is None or not story.actions:
        return False
    dealing = [
        one
        for one in card.abilities
        if isinstance(one, Triggered)
        and not isinstance(one.when, DealsDamage)
        and any(
            isinstance(deal, DealDamage | DealDivided) and deal.source == SELF
            for deal in inside(one.effects, DealDamage, DealDivided)
        )
    ]
    if len(dealing) != 1:
        return False
    player = thing.holder or thing.cast_by or story.actor or next(iter(story.seats))
    if holds(dealing[0].effects, May) and not is_said(story, player, thing.label):
        story.actions.append(SaysMay(player, True, thing.label, said=f"do what {thing.label} offers"))
    if names and holds(dealing[0].effects, Target):
        story.actions.append(TriggerTargets(player, thing.label, Targets(names)))
    return True


def killed_by_what_entered(story: Story, player: str, labels: Sequence[str]) -> bool:
    """`casts Flametongue Kavu and kills Hill Giant`: whether what the player has just cast deals damage to a target, makes it smaller or
    fights it as it enters; that is aimed so, and whether it kills is worked out."""
    return aimed_by_what_entered(story, player, labels, DealDamage, DealDivided, GetsPT, PutCounters, Fight)


def aimed_by_what_entered(story: Story, player: str, labels: Sequence[str], *kinds: type) -> bool:
    """Whether what the player has just cast has one trigger with a target, which does one of these things: then that is aimed so."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast | Activate) or last.player != player or not labels:
        return False
    label = last.card if isinstance(last, Cast) else last.source
    thing = next((thing for thing in story.things if thing.label == label), None)
    if isinstance(last, Activate) and (thing is None or thing.zone != "hand"):
        return False  # but for what triggers as it is cycled
    if thing is None or (last.targets.names is not None and not thing.is_type("Aura")):
        return False
    card = story.card(thing)
    triggers = [a for a in card.abilities if isinstance(a, Triggered)] if card is not None else []
    aimed = [one for one in triggers if holds(one.effects, Target)]
    if len(aimed) != 1 or not holds(aimed[0].effects, *kinds):
        return False
    if holds(aimed[0].effects, May):
        story.actions.append(SaysMay(player, True, label, said=f"do what {label} offers"))
    story.actions.append(TriggerTargets(player, label, Targets(tuple(labels))))
    return True
