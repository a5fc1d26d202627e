"""The declaration of blockers: where in the story it is made, and which creatures block what."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.told.script import Action, Block, GoTo, Moment
from bot.scenario.meaning.attacks_declared import attack_declared
from bot.scenario.telling.story import Story

#: Words that presuppose the blocks of this combat: `after blocks`, `before damage`.
_AFTER_THE_BLOCKS = frozenset({Moment.AFTER_BLOCKERS, Moment.DAMAGE})


def declare_blocks(story: Story, player: str, pairs: Iterable[tuple[str, str]]) -> None:
    """Adds blocks: one declaration may be told in several sentences, and after what was done `after blocks`."""
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Block) and last.player == player and last.blocks:
        story.actions[-1] = Block(player, (*last.blocks, *(p for p in pairs if p not in last.blocks)))
        return
    story.actions.insert(_place(story, player), Block(player, tuple(pairs)))


def declare_no_block(story: Story, player: str) -> None:
    """The player is said not to block in this combat."""
    story.actions.insert(_place(story, player), Block(player, ()))


def no_block_told_yet(story: Story, player: str) -> None:
    """The player does not block, where no block of this combat is told."""
    if not block_told(story):
        declare_no_block(story, player)


def block_told(story: Story) -> bool:
    """Whether the story says how the attack of the present combat is blocked, or that it is not."""
    return any(isinstance(action, Block) for action in story.actions[attack_declared(story) or 0 :])


def _place(story: Story, player: str) -> int:
    """The end of the story; or before the first word of this combat that comes after blocks, where none were told before it; or
    beside another defending player's, as all declare before anything else is done (CR 802.4)."""
    end = len(story.actions)
    attack = attack_declared(story)
    if attack is None:
        return end
    blocks = [i for i in range(attack, end) if isinstance(story.actions[i], Block)]
    if not blocks:
        return next((i for i in range(attack, end) if _is_after_blocks(story.actions[i])), end)
    theirs = any(a.player == player for a in story.actions[attack:] if isinstance(a, Block))
    return end if theirs else blocks[-1] + 1


def _is_after_blocks(action: Action) -> bool:
    return isinstance(action, GoTo) and action.moment in _AFTER_THE_BLOCKS
