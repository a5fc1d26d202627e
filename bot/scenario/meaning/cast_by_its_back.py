"""Cards that are told by the name of the face that they are cast as: `casts Ghostly Castigator with disturb`."""

from __future__ import annotations

from bot.abilities.ability import Keyword
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.values import replace


def by_its_back(story: Story, ref: ThingRef, how: How) -> How:
    """Disturb is the front's, and what is cast is the back (CR 702.146a): told by the back's name it is cast from the graveyard as that."""
    if "disturb" not in how.paid or ref.source != "card":
        return how
    card = story.card_meant(ref)
    front = card.other_face if card is not None else None
    if card is None or front is None or any(_disturbs(a) for a in card.abilities):
        return how
    if not any(_disturbs(a) for a in front.abilities):
        return how
    return replace(how, paid=tuple(one for one in how.paid if one != "disturb"), zone=how.zone or "graveyard")


def _disturbs(ability: object) -> bool:
    return isinstance(ability, Keyword) and ability.name == "disturb"
