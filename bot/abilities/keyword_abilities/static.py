"""Keywords that stand for static abilities besides the card's own (CR 702)."""

from __future__ import annotations

from functools import lru_cache

from bot.abilities.ability import Keyword, Static
from bot.abilities.amounts import Amount, Number
from bot.abilities.changes import BecomesType, Gains, LosesType
from bot.abilities.conditions import (
    Happened,
    Is,
    IsTurnOf,
    Paid,
)
from bot.abilities.damage import DamagePattern, Prevent, ReplaceDamage
from bot.abilities.effects import (
    Destroy,
)
from bot.abilities.entering import (
    EntersOneWay,
    EntersWith,
    Way,
)
from bot.abilities.events import IsDealtDamage
from bot.abilities.filters import AttachedToIt, Filter, OfType
from bot.abilities.keyword_abilities.instructions import RemoveAllDamage
from bot.abilities.keyword_abilities.meaning import meaning
from bot.abilities.replacements import ReplaceDestruction
from bot.abilities.statics import Changes, DamageRule, StaticEffect, While
from bot.abilities.who import (
    SELF,
    YOU,
    Attached,
    Each,
    EachOpponent,
)

STATIC = frozenset(
    {
        "fading", "vanishing", "modular", "bloodthirst", "absorb", "umbra armor", "dash", "graft", "riot", "unleash",
        "reconfigure", "tribute",
        "living metal",
    }
)  # fmt: skip
"""The keywords whose static abilities are made here."""


@lru_cache(maxsize=1024)
def statics_of(keyword: Keyword) -> tuple[Static, ...]:
    """The static abilities that a keyword stands for, as abilities that a card has besides it."""
    n = keyword.value or Number(1)
    found: StaticEffect | None = None
    match keyword.name:
        case "fading":
            found = _enters_with("fade", n)
        case "vanishing" if keyword.value is not None:
            found = _enters_with("time", n)
        case "modular" | "graft":
            found = _enters_with("+1/+1", n)
        case "bloodthirst":  # 702.54a
            found = While(Happened(IsDealtDamage(EachOpponent())), (_enters_with("+1/+1", n),))
        case "absorb":  # 702.64a
            found = DamageRule(ReplaceDamage(DamagePattern(to=SELF), Prevent(amount=n)))
        case "umbra armor":  # 702.89a
            enchanted = Attached("enchanted permanent")
            saved = (RemoveAllDamage(enchanted), Destroy(SELF))
            found = ReplaceDestruction(enchanted, saved)
        case "reconfigure":  # 702.151b
            creature = Each(Filter((OfType("Creature"),)))
            found = While(Is(SELF, AttachedToIt(creature)), (Changes(SELF, (LosesType("Creature"),)),))
        case "riot":  # 702.136a
            one = (("+1/+1", Number(1)),)
            ways = EntersOneWay((Way("with a +1/+1 counter", counters=one), Way("with haste", paid="riot")))
            hasty = While(Paid("riot"), (Changes(SELF, (Gains(Keyword("haste")),)),))
            return (Static((ways,), label=keyword.name), Static((hasty,), label=keyword.name))
        case "tribute":  # 702.104a
            more = Way(
                f"with {getattr(n, 'n', n)} +1/+1 counters more", counters=(("+1/+1", n),), paid="tribute"
            )
            found = EntersOneWay((more, Way("without them")), opponents=True)
        case "unleash":  # 702.98a
            one = (("+1/+1", Number(1)),)
            found = EntersOneWay((Way("with a +1/+1 counter", counters=one), Way("without a counter")))
        case "living metal":  # 702.161a
            found = While(IsTurnOf(YOU), (Changes(SELF, (BecomesType(("Creature",)),)),))
        case "dash":
            found = While(Paid("dash"), (Changes(SELF, (Gains(Keyword("haste")),)),))
        case _:
            return tuple(a for a in meaning(keyword) if isinstance(a, Static))
    return (Static((found,), label=keyword.name),)


def _enters_with(counter: str, n: Amount) -> EntersWith:
    return EntersWith(SELF, counters=((counter, n),))
