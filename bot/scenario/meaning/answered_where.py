"""What an answer to a spell is aimed at, where nothing is told of that: `I Giant Growth my 1/1. He responds with Shock.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.effects import CounterSpell
from bot.abilities.walk import holds
from bot.engine.told.script import Cast
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import leaning, may_be_target, targets_of, whose
from bot.values import replace


def are_of_what_is_answered(how: How) -> bool:
    """`flashes in Ambush Viper in response to Murder on my Giant`: whether what is told to be aimed at stands right behind the spell that
    is answered, and is that one's target."""
    first = next((ref.start for ref in how.targets or () if isinstance(ref, ThingRef)), -1)
    return how.under is not None and how.under.source != "it" and how.under.end <= first <= how.under.end + 2


def aimed_where_the_answered_is(story: Story, player: str, spells: Sequence[ThingRef], how: How) -> How:
    """`I Giant Growth my 1/1. He responds with Shock`: an answer that is told without a target is aimed at the one thing that the spell
    before is aimed at, where that is what such a spell is for."""
    last = story.actions[-1] if story.actions else None
    if how.targets is not None or not isinstance(last, Cast) or last.player == player or len(spells) != 1:
        return how
    card, names = story.card_meant(spells[0]), last.targets.names or ()
    thing = next((one for one in story.things if (one.label,) == names and not one.gone), None)
    targets = targets_of(card) if card is not None else []
    if thing is None or card is None or len(targets) != 1 or holds(card.abilities, CounterSpell):
        return how
    if not may_be_target(targets[0], thing.types):
        return how
    side = whose(targets[0]) or leaning(card)
    if not side or (thing.holder == player) != (side == "mine"):
        return how
    story.assumptions.append(f"{card.name} was taken to be aimed at {thing.label}.")
    place = spells[0].start
    return replace(how, targets=(ThingRef("made", place, place, name=thing.label, told=thing.label),))
