"""What who attacks casts next, as only a main phase allows: it is cast after combat (CR 307.1, 505.1)."""

from __future__ import annotations

from itertools import takewhile

from bot.engine.told.script import Attack, Block, Cast, GoTo, Moment
from bot.scenario.meaning.attacks_declared import attack_declared
from bot.scenario.telling.slow_deeds import is_slow_deed
from bot.scenario.telling.story import Story

_THEN = frozenset({"then", "next", "afterwards", "later", "after"})


def casts_after_combat(story: Story, player: str, at: int) -> None:
    """`I attack with Ogre and then cast Hill Giant`: what is cast from that place in the story on, where it says `then`, and nothing was
    told of that combat but the attack and its blocks."""
    cast = story.actions[at] if at < len(story.actions) else None
    attack = attack_declared(story)
    if attack is None or not isinstance(cast, Cast) or not is_slow_deed(story, cast):
        return
    attacked = story.actions[attack]
    between = story.actions[attack + 1 : at]
    theirs = isinstance(attacked, Attack) and attacked.player == player
    if not theirs or not all(isinstance(action, Block) for action in between) or not _says_then(story):
        return
    story.actions.insert(at, GoTo(Moment.AFTER_COMBAT))
    story.assumptions.append(f"{cast.card} is cast after combat.")


def _says_then(story: Story) -> bool:
    """Whether the clause that is told begins with `then`, or the word before it is that."""
    told = takewhile(
        lambda token: token.lemma not in ("cast", "play"), story.tokens[max(0, story.where - 1) :]
    )
    return any(token.fold in _THEN for token in told)
