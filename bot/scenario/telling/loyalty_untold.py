"""How much loyalty a planeswalker has of which it is not told: enough for the ability that it is told to use."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.amounts import Amount, Number
from bot.abilities.costs import Loyalty
from bot.engine.told.script import Activate
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_told
from bot.scenario.things.board import Thing


def loyalty_as_it_is_used(story: Story) -> list[str]:
    """`I ult Ral`: gives a planeswalker that lay there before the story as much loyalty as what is told to be used of it costs, and says
    so; nothing where its loyalty is told, where it comes in the story, where something may put more on it, or where it is asked whether all
    that may be done (CR 606.6)."""
    if any(question.kind == "legal" for question in story.questions) or _may_grow(story):
        return []
    said = []
    for thing in story.things:
        if not _loyalty_is_untold(thing) or thing.card is None:
            continue
        least = _least(story, thing)
        if least > (thing.card.loyalty or 0):
            thing.loyalty = least
            said.append(f"{thing.label} has {least} loyalty: enough for what is used of it.")
    return said


def _may_grow(story: Story) -> bool:
    texts = (text.lower() for thing in story.things for text in thing.texts)
    return any(words in text for text in texts for words in ("loyalty counter", "proliferate"))


def _loyalty_is_untold(thing: Thing) -> bool:
    comes = thing.future or thing.cast_by is not None or thing.token
    there = thing.zone == "battlefield" and thing.is_type("Planeswalker") and not comes
    return there and thing.loyalty is None and "loyalty" not in thing.counters


def _least(story: Story, thing: Thing) -> int:
    """With how much loyalty everything can be paid for that is told to be used of it, one after another."""
    least = spent = 0
    for used in story.actions:
        if isinstance(used, Activate) and used.source == thing.label:
            able = abilities_told(story, used)
            spent += used.times * _spent_for(able[0], used.x) if len(able) == 1 else 0
            least = max(least, spent)
    return least


def _spent_for(ability: Activated, x: int | None) -> int:
    """How much loyalty is removed to pay for it; less than nothing where some is put on it."""
    cost = next((part for part in ability.cost if isinstance(part, Loyalty)), None)
    return 0 if cost is None else -cost.sign * _number(cost.amount, x)


def _number(amount: Amount, x: int | None) -> int:
    return amount.n if isinstance(amount, Number) else x or 0
