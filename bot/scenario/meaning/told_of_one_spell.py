"""What is told of a spell beside its name: a half of one that is fused, how it divides, whom it is said to be at."""

from __future__ import annotations

from bot.engine.told.script import Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.to_each import as_its_text_says, with_its_x
from bot.scenario.meaning.which_card import (
    SPELL_TYPES,
)
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story


def at_each_of_them(story: Story, ref: ThingRef, how: How) -> How:
    """`casts Blaze for 3 at me`: its X; `casts Exsanguinate for 3 at me`: of a spell without a target, whom it does it to as its text
    says."""
    card = story.card_meant(ref)
    if card is None or not {*card.types} & SPELL_TYPES:
        return how
    if "{X}" in card.mana_cost:
        how = with_its_x(card.texts, how)
    return as_its_text_says(card.name, card.texts, how, "{X}" in card.mana_cost)


def not_a_half_of_what_is_fused(story: Story, player: str, ref: ThingRef) -> None:
    """`casts fused Turn // Burn, Turn on Ogre and Burn on Bob`: one spell, whose targets are told otherwise."""
    mine = (a for a in story.actions if isinstance(a, Cast) and a.player == player and "fuse" in a.paid)
    whole = next((a.card for a in mine if ref.name in a.card.split(" // ")), None)
    if whole is not None:
        text = f"{whole} is one spell with both halves: its targets are told after “targeting”."
        raise CannotMean(text, start=ref.start, end=ref.end)


def divides(story: Story, ref: ThingRef) -> bool:
    """Whether the spell itself divides something among its targets (CR 601.2d)."""
    card = story.names.exact(ref.name)
    return card is None or any(word in text for text in card.texts for word in ("divided", "distribute"))
