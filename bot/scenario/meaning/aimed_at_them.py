"""What `them` is that a spell is aimed at: a creature whose name is several's, or a player."""

from __future__ import annotations

from bot.abilities.filters import AnyTarget
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import may_be_target, targets_of
from bot.scenario.things.board import Thing
from bot.scenario.things.types_by_now import types_by_now


def aimed_at_them(story: Story, spell: Thing, ref: PlayerRef, position: int, player: str) -> list[str]:
    """`Murder on my Grizzly Bears. I cast Concerted Care on them`: what was spoken of last by such a name, no player being aimed at. Raises
    `CannotMean` where the last deed was aimed at it alone and a player may be aimed at as well: `then Shock them`."""
    card = story.card(spell)
    targets = targets_of(card) if card is not None else []
    if ref.how != "they" or story.tokens[ref.start].fold != "them" or not targets:
        return []
    target = targets[min(position, len(targets) - 1)]
    there = [t for t in story.focus if t is not spell and not t.gone]
    there = [t for t in there if may_be_target(target, types_by_now(story, t))]
    if not there or not there[-1].name.endswith("s"):
        return []
    if not any(isinstance(quality, AnyTarget) for quality in target.what.qualities):
        return [there[-1].label]
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast | Activate) and last.targets.names == (there[-1].label,):
        labels = (there[-1].label, story.player(ref, about=player))
        said = f"It is not told which “them” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, ref.start, ref.start + 1, labels)
    return []
