"""`Bob has no blockers`, `Bob controls no creatures`: true anyway where nothing is told of them, else it is held against what was told."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.blocks_declared import block_told
from bot.scenario.meaning.board import nothing
from bot.scenario.meaning.no_blocks import no_block
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import TYPES, singular
from bot.scenario.things.board import Thing

_BLOCKERS = frozenset({"blocker", "block"})


@means("hasnone")
def has_none(story: Story, statement: Statement) -> None:
    """After an attack `no blockers` is no block (CR 509.1a); before anything is done no thing of that kind may have been told."""
    nothing(story, statement)
    words = str(statement.get("noun", "")).lower().split()
    kind = singular(words[-1])
    if statement.get("place") is not None:
        return
    player = actor_of(story, statement)
    besides = {"other", "more", "further"} & {*words}
    if len(words) == 1 + len(besides):
        story.seat(player).without.add(kind)  # but for what is told
    if besides:
        return
    if kind in _BLOCKERS and any(t.attacking and t.holder != player for t in story.things):
        if not block_told(story):
            no_block(story, statement)
        return
    if story.actions or len(words) > 1:
        return  # told of what is left by then; of what is described more closely nothing is known
    told = next((t for t in story.things if _is_one(t, kind) and t.told == player), None)
    if told is not None:
        hint = (f"{player} doesn't block.",) if kind in _BLOCKERS else ()
        raise CannotMean(
            f"{player} has {told.label}, as was told before.", hint, start=statement.start, end=statement.end
        )


def _is_one(thing: Thing, kind: str) -> bool:
    if thing.filler or thing.gone or thing.zone != "battlefield":
        return False
    if kind in _BLOCKERS:
        return thing.is_type("Creature") and not thing.tapped
    if kind in ("flyer", "flier"):
        return thing.has_keyword("flying")
    return kind == "permanent" or thing.is_type(TYPES.get(kind, kind.capitalize()))
