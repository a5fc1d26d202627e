"""What is attached by something that triggers in combat, or by a spell: `attacks with Shagrat and attaches Bonesplitter to it`."""

from __future__ import annotations

from bot.abilities.ability import Ability, Activated, Spell, Triggered
from bot.abilities.combining import May
from bot.abilities.effects import Attach
from bot.abilities.events import Enters
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, Chosen, Target, TheTarget
from bot.engine.told.decisions import Picks, SaysMay, TriggerTargets
from bot.engine.told.script import Action, Activate, Attack, Block, Cast, GoTo, Targets
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace


def attached_by_a_trigger(story: Story, player: str, worn: Thing, host: Thing) -> bool:
    """Whether the last deed is one of combat or of a moment, in which nothing is equipped (CR 301.5, 702.6a), or has cast or activated what attaches
    things, and one thing of the player's has a trigger that attaches what it chooses: then that is told what to attach, and to
    what."""
    last = story.actions[-1] if story.actions else None
    paid = isinstance(last, SaysMay) and last.yes and last.player == player
    if paid:  # `At the beginning of combat I pay {1} and attach Bonesplitter to it`
        last = story.actions[-2] if len(story.actions) > 1 else None
    if isinstance(last, Picks) and _picked_more(story, last, worn, host):
        return True
    if not isinstance(last, Attack | Block | GoTo | Cast | Activate):
        return False
    there = [t for t in story.things if player in (t.holder, t.cast_by)]
    if isinstance(last, Cast | Activate):
        by = last.card if isinstance(last, Cast) else last.source
        there = [t for t in there if t.label == by]
    else:
        there = [t for t in there if not t.gone]
    able = [
        (thing, ability, part)
        for thing in there
        if (card := story.card(thing)) is not None
        for ability in card.abilities
        if isinstance(ability, Activated | Spell | Triggered) and _is_by_then(last, ability)
        for part in inside(ability.effects, Attach)
        if part.what != SELF or thing is worn
    ]
    if len(able) != 1:
        return False
    thing, ability, part = able[0]
    aimed_at = last.targets.names if isinstance(last, Cast | Activate) else None
    if isinstance(part.to, TheTarget) and aimed_at is not None and host.label not in aimed_at:
        return False
    if (part.to == SELF and host is not thing) or (part.what == SELF and worn is not thing):
        return False
    aimed = [t.label for who, t in ((part.what, worn), (part.to, host)) if isinstance(who, Target)]
    picked = [t.label for who, t in ((part.what, worn), (part.to, host)) if isinstance(who, Chosen)]
    if aimed:
        story.actions.append(TriggerTargets(player, thing.label, Targets(tuple(aimed))))
    if holds(ability.effects, May) and not paid:
        story.actions.append(SaysMay(player, True, thing.label, said=f"do what {thing.label} offers"))
    if picked:
        story.actions.append(Picks(player, tuple(picked), thing.label))
    does = "'s trigger" if isinstance(ability, Triggered) else ""
    story.assumptions.append(f"What is told to be done is what {thing.label}{does} does.")
    return True


def _is_by_then(last: Action, ability: Ability) -> bool:
    """Whether that ability is what comes of the last deed: of a spell what it does, or what triggers as it enters; of an activated ability
    what that does; in combat whatever triggers."""
    if isinstance(last, Activate):
        return isinstance(ability, Activated)
    if not isinstance(ability, Triggered):
        return isinstance(last, Cast) and isinstance(ability, Spell)
    return not isinstance(last, Cast) or (isinstance(ability.when, Enters) and ability.when.who == SELF)


def _picked_more(story: Story, picks: Picks, worn: Thing, host: Thing) -> bool:
    """`and attaches Rancor and Bonesplitter to it`, one after the other: whether the trigger that attached the one before may attach several
    things to itself."""
    if picks.about != host.label or (card := story.card(host)) is None:
        return False
    parts = [part for a in card.abilities if isinstance(a, Triggered) for part in inside(a.effects, Attach)]
    if not any(isinstance(p.what, Chosen) and p.what.count.most != 1 and p.to == SELF for p in parts):
        return False
    story.actions[-1] = replace(picks, names=(*picks.names, worn.label))
    return True
