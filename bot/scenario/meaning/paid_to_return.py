"""What is sacrificed or exiled to return a card that lies in a graveyard: the cost of that card's own ability."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.costs import ExileCost, SacrificeCost
from bot.abilities.effects import Move
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import inside
from bot.abilities.who import SELF
from bot.engine.relevance.playable import playable
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.values import replace


def paid_to_return(
    story: Story,
    player: str,
    paid: tuple[ThingRef, ...],
    how: How,
    cost: type[SacrificeCost] | type[ExileCost],
) -> bool:
    """`exiles Bear from her graveyard to return Scrapheap Scrounger`: whether what is to return lies in the player's graveyard and has an
    ability that costs that and returns it; then that is activated."""
    name = how.returned[0].name if len(how.returned) == 1 else ""
    words = how.modes[0] if len(how.modes) == 1 and how.modes[0].lower().startswith("return ") else ""
    lying = [t for t in story.things if t.zone == "graveyard" and not t.gone]
    there = next((t for t in lying if name in (t.name, t.label) or t.name.lower() in words.lower()), None)
    card = story.card(there) if there is not None else None
    if card is None or there is None:
        return False
    able = [
        number
        for number, ability in enumerate(activated_of(playable(card).abilities), 1)
        if returns_itself(ability) and any(isinstance(part, cost) for part in ability.cost)
    ]
    if len(able) != 1:
        return False
    spent = replace(
        how, returned=(), modes=() if words else how.modes, buried=cost is ExileCost, which=able[0]
    )
    spent = replace(spent, exiled=paid) if cost is ExileCost else replace(spent, sacrificed=paid)
    activate_ability(story, player, ThingRef("made", -1, -1, name=there.label, told=there.label), spent)
    return True


def returns_itself(ability: Activated) -> bool:
    """Whether it returns what it is of to a hand or onto the battlefield."""
    return any(
        part.what == SELF and part.to in ("hand", "battlefield") for part in inside(ability.effects, Move)
    )
