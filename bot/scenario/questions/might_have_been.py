"""What might have been done, asked once the moment for it has passed: `Bob blocks with Elf. ... Could he have blocked with Ogre?`"""

from __future__ import annotations

from bot.engine.told.script import Attack, Block
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set

_BLOCKS = frozenset({"block", "itblock"})
_ATTACKS = frozenset({"attack", "itattack"})
#: With these it is asked of more than was declared.
_BESIDES = word_set("also too well additionally double besides")


def back_to_its_moment(story: Story, statement: Statement, deed: tuple[Statement, ...]) -> None:
    """Takes back what was told from the declaration on in whose place another one is asked about: `could have blocked` asks of the
    time when blockers were declared, `can block` of now. Of what has no such moment, as of a spell, nothing is taken back."""
    kinds = {one.kind for one in deed} - {"when"}
    asked = {token.fold for token in story.tokens[statement.start : deed[-1].end]} if deed else set()
    if "have" not in asked:
        return
    declared = -1
    if kinds <= _BLOCKS:
        attacked = _last(story, Attack)
        blocks = (n for n, one in enumerate(story.actions) if n > attacked and isinstance(one, Block))
        declared = next(blocks, -1)
    elif kinds <= _ATTACKS:
        declared = _last(story, Attack)
    if declared >= 0:
        del story.actions[declared + bool(asked & _BESIDES) :]


def _last(story: Story, kind: type[Attack] | type[Block]) -> int:
    """Where such a deed was told last; -1 where none was."""
    return max((n for n, action in enumerate(story.actions) if isinstance(action, kind)), default=-1)
