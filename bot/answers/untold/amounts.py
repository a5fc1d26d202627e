"""How much a spell or ability is told to do to its target, where its own text says how much: `casts Lightning Bolt for 4 on Bob`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.abilities.card import Card
from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import Run, ToBeTold
from bot.engine.log.damage import DamageDealt, NoDamage
from bot.engine.outcome import Outcome
from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Activate, Cast
from bot.regex import regex
from bot.scenario.scenario import Scenario
from bot.scenario.text.words import number

_WORD = regex(r"\w+")
#: Then the story divides something, or how much it is hangs on more than the text.
_DIVIDES = regex(r"\bdivided\b|\bdistribute\b", re.IGNORECASE)
_VARIES = regex(
    r"\bX\b|\bequal\b|\bfor each\b|\bthat (?:much|many)\b|\btwice\b|\bany number\b", re.IGNORECASE
)


def otherwise_than_told(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or what is to be said of the first amount that is told of a target and is neither what it is dealt, nor in
    the text, nor what the spell costs."""
    if found.status is not Status.RESOLVED:
        return found
    for label, card, target, amount, alone in _told(understood):
        said = any(_says(text, amount) for text in card.texts)
        dealt = {n for outcome in found.outcomes for n in _dealt(outcome, label, target)}
        if (alone and (said or amount == card.mana_value)) or (said and not dealt):
            continue
        if amount in dealt or (not dealt and any(map(_VARIES.search, card.texts))):
            continue
        if len(dealt) == 1:
            return ToBeTold(f"{label} deals {dealt.pop()} damage to {target}, not {amount}.")
        return ToBeTold(f"{label} says nothing of {amount}.")
    for target, amount in _told_of_triggers(understood):
        dealt = {n for outcome in found.outcomes for n in _dealt_by_any(outcome, target)}
        if len(dealt) == 1 and amount not in dealt:
            return ToBeTold(f"{target} is dealt {dealt.pop()} damage, not {amount}.")
    return found


def _told_of_triggers(understood: Scenario) -> Iterator[tuple[str, int]]:
    """Each target that a trigger is told to be aimed at, with how much is told of it."""
    for action in understood.script.actions:
        if isinstance(action, TriggerTargets):
            yield from action.targets.shares


def _dealt_by_any(outcome: Outcome, target: str) -> Iterator[int]:
    """How much damage anything deals to that target, outside of combat."""
    for step in outcome.of(DamageDealt):
        if step.recipient == target and not step.combat:
            yield step.amount


def _dealt(outcome: Outcome, label: str, target: str) -> Iterator[int]:
    """How much damage that deals to that target, outside of combat."""
    for step in outcome.of(DamageDealt):
        if (step.source, step.recipient, step.combat) == (label, target, False):
            yield step.amount
    if any((none.source, none.recipient) == (label, target) for none in outcome.of(NoDamage)):
        yield 0


def _told(understood: Scenario) -> Iterator[tuple[str, Card, str, int, bool]]:
    """Of what divides nothing, and of which X is told where it has one: its label, its card, each target and how much is told of that, and
    whether of that alone."""
    cards = {thing.label: thing.card for thing in understood.script.setup.objects}
    for action in understood.script.actions:
        if not isinstance(action, Cast | Activate) or not action.targets.shares:
            continue
        label = action.card if isinstance(action, Cast) else action.source
        card = cards.get(label)
        known = action.x is not None and len(action.targets.shares) == 1
        if card is None or (not known and (action.x is not None or "{X}" in card.mana_cost)):
            continue
        if any(map(_DIVIDES.search, card.texts)):
            continue
        for target, amount in action.targets.shares:
            yield label, card, target, amount, len(action.targets.shares) == 1


def _says(text: str, amount: int) -> bool:
    return any(word == str(amount) or number(word.lower()) == amount for word in _WORD.findall(text))
