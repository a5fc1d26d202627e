"""What is told to be returned to a hand, and an ability of one's own that costs that: `I return three snow lands to my hand`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Activated
from bot.abilities.costs import ReturnCost
from bot.abilities.filters import OfType
from bot.abilities.keyword_abilities.activated import activated_of
from bot.engine.relevance.playable import playable
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story


def returned_for_an_ability(story: Story, player: str, refs: Sequence[Ref], labels: Sequence[str]) -> bool:
    """Whether one ability alone, of all that the player's permanents have, costs just that: then it is activated so."""
    cards = [
        card for thing in story.things if thing.label in labels if (card := story.card(thing)) is not None
    ]
    kinds = [{*card.types, *card.subtypes, *card.supertypes} for card in cards]
    able = [
        (there, number)
        for there in story.things
        if there.holder == player and there.zone == "battlefield" and not there.gone
        and (card := story.card(there)) is not None
        for number, ability in enumerate(activated_of(playable(card).abilities), 1)
        if _costs(ability, kinds)
    ]  # fmt: skip
    if not kinds or len(able) != 1:
        return False
    there, number = able[0]
    named = next(ref for ref in refs if isinstance(ref, ThingRef))
    returned = tuple(ThingRef("made", -1, -1, name=label, told=label) for label in labels)
    ref = ThingRef("made", named.start, named.start, name=there.label, told=there.label)
    activate_ability(story, player, ref, How(returned=returned, which=number))
    return True


def _costs(ability: Activated, kinds: Sequence[set[str]]) -> bool:
    """Whether the ability costs to return as many things that are of these kinds."""
    return any(
        isinstance(part, ReturnCost)
        and part.what is not None
        and part.count == len(kinds)
        and {q.type for q in part.what.qualities if isinstance(q, OfType)} <= set.intersection(*kinds)
        for part in ability.cost
    )
