"""What something is told to be sacrificed for, and its own ability does not do: `I sacrifice a Treasure to ping Bob`."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Unread
from bot.abilities.card import Card
from bot.abilities.costs import SacrificeCost
from bot.abilities.effects import DealDamage, Destroy
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.opaque import Opaque
from bot.abilities.player_effects import Draw, GainLife
from bot.abilities.walk import holds
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.aiming import mode_words
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

#: What is told by its verb alone, and the effects that do so.
_DOES: dict[str, tuple[type[Any], ...]] = {
    **dict.fromkeys(("ping", "shoot", "burn"), (DealDamage,)),
    **dict.fromkeys(("draw", "draws"), (Draw,)),
    **dict.fromkeys(("destroy", "destroys"), (Destroy,)),
    **dict.fromkeys(("gain", "gains"), (GainLife,)),
}


def refuse_what_it_does_not(story: Story, thing: Thing, how: How, statement: Statement) -> None:
    """Raises `CannotMean` where no ability for which it is sacrificed does what it is told to be sacrificed for: then that of something else
    is meant, of which nothing is told."""
    card = story.card(thing)
    if card is None or holds(card.abilities, Unread, Opaque):
        return
    for mode in how.modes:
        verb, _, what = mode_words(story, mode).lower().partition(" ")
        if verb == "gain" and "life" not in what:
            continue
        wanted = _DOES.get(verb)
        if wanted is not None and not _does(card, wanted):
            said = f"{thing.label} does nothing of the kind: it is not told for what it is sacrificed."
            raise CannotMean(said, (), statement.start, statement.end)


def _does(card: Card, wanted: tuple[type[Any], ...]) -> bool:
    """Whether an ability that costs a sacrifice does so, or something triggers that does."""
    own = activated_of(card.abilities)
    able = tuple(a for a in own if any(isinstance(part, SacrificeCost) for part in a.cost))
    return holds((*able, *(a for a in card.abilities if a not in own)), *wanted)
