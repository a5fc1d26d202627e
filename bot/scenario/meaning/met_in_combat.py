"""What has met in combat, where a word back may mean either: one's own creature is saved, the other's is hurt."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Attack, Block, Cast, GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def other_of_a_fight(story: Story, things: Sequence[Thing], side: str, player: str) -> Thing | None:
    """Of the two of a fight just told, or of what attacks a planeswalker and that, the one that whoever casts such a spell means: one's
    own creature to be saved, the other's to be hurt."""
    last = _last_deed(story)
    if isinstance(last, Attack):
        met, untold = last.attacks, False
    elif isinstance(last, Block):
        met, untold = (
            last.blocks,
            any("" in one for one in last.blocks),
        )  # `he blocks with a 3/3`: the one that attacks
    else:
        return None
    if len(met) != 1:
        return None
    fighting = [t for t in things if t.label in met[0] or (untold and t.attacking)]
    sided = [thing for thing in fighting if (thing.holder == player) == (side == "mine")]
    return sided[0] if len(fighting) == 2 and len(sided) == 1 else None


def _last_deed(story: Story) -> object:
    """What was done last, wherever the story has gone since (`after blocks`), and whatever was cast at nothing that is told: of that no
    word back speaks (`he blocks, I cast Giant Growth, he Shocks it`)."""
    return next((action for action in reversed(story.actions) if not _speaks_of_nothing(action)), None)


def _speaks_of_nothing(action: object) -> bool:
    return isinstance(action, GoTo) or (
        isinstance(action, Cast) and not (action.targets and action.targets.names)
    )


def ask_which_of_a_fight(
    story: Story, meant: Thing, things: Sequence[Thing], side: str, player: str, ref: ThingRef
) -> None:
    """Raises `CannotMean` where `it` would be the wrong player's creature for such a spell, and another fights it: `I attack with a
    2/2. He blocks with a 5/5. I cast Giant Growth on it`; after combat, whoever's it is, as one of the two may be gone."""
    fits = (meant.holder == player) == (side == "mine") and not _is_over(story)
    if not (meant.attacking or meant.blocking) or fits:
        return
    last = _last_deed(story)
    if not isinstance(last, Block) or not any(meant.label in pair for pair in last.blocks):
        return
    others = [
        t for t in things if t is not meant and t.holder != meant.holder and (t.attacking or t.blocking)
    ]
    if others:
        labels = tuple(t.label for t in (*others, meant))
        said = f"It is not told which “{ref.told}” means: {' or '.join(labels)}."
        raise CannotMean(said, labels, ref.start, ref.end, labels)


def _is_over(story: Story) -> bool:
    """Whether the story has gone past combat since the last deed."""
    later: list[GoTo] = []
    for action in reversed(story.actions):
        if not isinstance(action, GoTo):
            break
        later.append(action)
    return any(one.moment in (Moment.DAMAGE, Moment.END_OF_COMBAT, Moment.AFTER_COMBAT) for one in later)
