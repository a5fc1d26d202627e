"""The creature that a spell has deal damage or fight, told as what does it: `I cast Rabid Bite with my Wurm on his Giant`."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import may_be_target, targets_of, whose
from bot.values import replace


def done_by_its_first_target(story: Story, spell: ThingRef, how: How) -> How:
    """What is told so is the first target, where that is a creature that the caster controls and as many others are told as the spell
    has. Raises `CannotMean` where it is not so: nothing else is cast with a creature."""
    if how.dealer is None:
        return how
    card = story.card_meant(spell)
    targets = targets_of(card) if card is not None else []
    first = targets[0] if len(targets) == 1 + len(how.targets or ()) > 1 else None
    if first is None or whose(first) != "mine" or not may_be_target(first, ("Creature",)):
        at = how.dealer
        raise CannotMean("It is not told what that has to do with it.", (), at.start, at.end)
    return replace(how, targets=(how.dealer, *(how.targets or ())), dealer=None)
