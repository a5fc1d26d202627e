"""Deeds told of a time before the others: `I had enchanted it with Unholy Strength`, after the attack was told."""

from __future__ import annotations

from itertools import pairwise

from bot.engine.told.script import GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.forms.kinds import BOARD
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.plain.asking import is_past
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.text.words import word_set

_BETWEEN = word_set("already just previously earlier also")


def had_been_done(story: Story, statement: Statement) -> bool:
    """Whether that was done before all that was told so far: it is told in the pluperfect, of this turn, and nothing was asked yet."""
    said = story.tokens[statement.start : statement.end]
    if "had" not in [token.fold for token in said]:
        return False
    if statement.kind in BOARD or story.questions or any(map(_is_another_turn, story.actions)):
        return False
    if _is_supposed(story, statement.start):
        return False
    words = [token for token in said if token.fold not in _BETWEEN]
    return any(token.fold == "had" and is_past(following) for token, following in pairwise(words))


def refuse_another_turn(story: Story, statement: Statement) -> None:
    """`I block. I had attacked with it.`: an attack of whose turn it is not was made in another turn. Raises `CannotMean`."""
    said = [token.fold for token in story.tokens[statement.start : statement.end]]
    if statement.kind not in ("attack", "itattack") or "had" not in said or not story.actions:
        return
    who, it = statement.get("who"), statement.get("it")
    attacker = story.player(who, subject=True) if isinstance(who, PlayerRef) else None
    if it is not None:
        attacker = next((thing.holder for thing in story.resolve(it, "any")), None)
    if attacker is not None and story.active not in (None, attacker):
        raise CannotMean(
            "It is not told in which turn that was.",
            ("Alice attacks with Hill Giant. Next turn, Alice blocks Ogre with Hill Giant.",),
            statement.start,
            statement.end,
        )


def _is_supposed(story: Story, at: int) -> bool:
    """Whether what is told there stands under an `if`: `If Bob had blocked` supposes that he blocks when one blocks."""
    begins = sentence_begins(story.tokens, at)
    return any(token.fold == "if" for token in story.tokens[begins:at])


def _is_another_turn(action: object) -> bool:
    return isinstance(action, GoTo) and action.moment in (Moment.NEXT_TURN, Moment.END_OF_TURN)
