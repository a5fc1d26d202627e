"""To whom or what damage would be dealt that is said to be prevented, where it is not said: `I prevent 2 of it`."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.abilities.filters import AnyTarget
from bot.engine.told.script import Activate, Attack, Block, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import actor_of
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import may_be_target, targets_of, zone_of

#: A player or a thing by its label, and what it is: `player` or `creature`.
Aim = tuple[str, str]


def would_be_dealt_to(story: Story, statement: Statement) -> list[Aim]:
    """What the last spell or ability is aimed at; in a fight the one creature that a player fights with, or that player, where none does.
    Raises `CannotMean` where that is not told."""
    found = recipients(story, actor_of(story, statement) if statement.get("who") is not None else None)
    if not found:
        raise CannotMean(
            "It is not told what the damage would be dealt to.", ("Bob prevents 2 damage to Elf.",)
        )
    return found


def recipients(story: Story, player: str | None) -> list[Aim]:
    """The same for the player who prevents it, None where nobody is said to; nothing where it is not told."""
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast | Activate) and last.targets.names:
        return [(label, "player" if label in story.seats else "creature") for label in last.targets.names]
    attack = next((one for one in reversed(story.actions) if isinstance(one, Attack)), None)
    if attack is not None and player is not None:
        blocked = any(isinstance(one, Block) and one.blocks for one in story.actions)
        fighting = [t for t in story.things if (t.attacking or t.blocking) and t.holder == player]
        if player != attack.player and not blocked:
            return [(player, "player")]
        if len(fighting) == 1:
            return [(fighting[0].label, "creature")]
    elif story.focus:
        return [(story.focus[-1].label, "creature")]
    return []


def shielded(story: Story, player: str, shield: Card) -> list[str]:
    """`Bob casts Healing Salve to prevent 3 damage`: what it is aimed at, by its label, where it is told of what would be dealt damage
    and the spell may be aimed at that; nothing where it may be another."""
    found = recipients(story, player)
    targets = [target for target in targets_of(shield) if zone_of(target) == "battlefield"]
    if len(found) != 1 or not targets:
        return []
    label = found[0][0]
    thing = next((thing for thing in story.things if thing.label == label), None)
    if thing is None:
        fits = any(isinstance(one, AnyTarget) for target in targets for one in target.what.qualities)
    else:
        fits = any(may_be_target(target, thing.types) for target in targets)
    return [label] if fits else []


def is_aimed_at(story: Story, label: str) -> bool:
    """Whether what was told last is a spell or ability of which that is a target: what is to be prevented of it is so before it resolves."""
    last = story.actions[-1] if story.actions else None
    return isinstance(last, Cast | Activate) and label in (last.targets.names or ())


def whose_it_is(story: Story, label: str) -> str:
    """The player, or whose thing it is: who would prevent damage to it."""
    if label in story.seats:
        return label
    thing = next(thing for thing in story.things if thing.label == label)
    return thing.holder or next(iter(story.seats))
