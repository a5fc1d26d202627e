"""One attack of which it is told what is not blocked, and then what is: `My 3/3 attacks unblocked and my 2/2 is blocked by the 4/4`."""

from __future__ import annotations

from bot.engine.told.script import Attack, Block
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import sentence_begins


def without_the_untouched(story: Story, player: str) -> bool:
    """Takes back that nothing is blocked, which was told of some attackers of that player in the same sentence: others are. Whether
    it was told."""
    attack, block = story.actions[-2:] if len(story.actions) > 1 else (None, None)
    begins = sentence_begins(story.tokens, story.where)
    said = any(token.fold == "unblocked" for token in story.tokens[begins : story.where])
    untouched = isinstance(block, Block) and not block.blocks and said
    if not untouched or not isinstance(attack, Attack) or attack.player != player:
        return False
    del story.actions[-1]
    return True
