"""What is paid besides mana, in words."""

from __future__ import annotations

from bot.abilities.amounts import Number, X
from bot.abilities.costs import (
    BlightCost,
    CollectEvidence,
    Cost,
    DiscardCost,
    EitherCost,
    ExileCost,
    Loyalty,
    PayEnergy,
    PayLife,
    RemoveCountersCost,
    ReturnCost,
    SacrificeCost,
    TapOthers,
    TapSelf,
    UntapSelf,
)
from bot.abilities.filters import Filter, OfColor, OfSubtype, OfType


def said(cost: Cost) -> str:
    """One part of a cost: `2 life`, `sacrificing a creature`, `tapping it`."""
    match cost:
        case TapSelf():
            return "tapping it"
        case UntapSelf():
            return "untapping it"
        case PayLife(amount=amount):
            return f"{_number(amount)} life"
        case PayEnergy(amount=amount):
            return f"{_number(amount)} energy"
        case SacrificeCost(what=what, count=count):
            return "sacrificing it" if what is None else f"sacrificing {_things(what, count)}"
        case DiscardCost(what=what, count=count):
            return "discarding it" if what is None else f"discarding {_things(what, count, 'card')}"
        case ExileCost(what=what, count=count, zone=zone):
            where = f" from the {zone}" if zone else ""
            return (
                "exiling it"
                if what is None
                else f"exiling {_things(what, count, 'card' if zone else '')}{where}"
            )
        case ReturnCost(what=what, count=count):
            whom = "it" if what is None else _things(what, count)
            return f"returning {whom} to hand"
        case TapOthers(what=what, count=count, power=power):
            if power is not None:
                return f"tapping creatures with a total power of {power}"
            return f"tapping {_things(what, count)}"
        case RemoveCountersCost(kind=kind):
            return f"removing {kind} counters".replace("  ", " ")
        case Loyalty(sign=sign, amount=amount):
            return f"{'+' if sign > 0 else '-'}{_number(amount)} loyalty"
        case BlightCost():
            return "a blight"
        case CollectEvidence(amount=amount):
            return f"collecting evidence {_number(amount)}"
        case EitherCost(of=of):
            return " or ".join(map(said, of))
        case _:
            return "another cost of its text"


def _number(amount: object) -> str:
    if isinstance(amount, Number):
        return str(amount.n)
    return "X" if isinstance(amount, X) else "some"


def _things(what: Filter, count: object, noun: str = "") -> str:
    words = []
    for quality in what.qualities:
        match quality:
            case OfColor(color=color):
                words.append(color)
            case OfSubtype(subtype=subtype):
                words.append(subtype)
            case OfType(type=kind) if kind not in ("Card", "Permanent"):
                words.append(kind.lower())
            case _:
                pass
    words.append(noun) if noun and noun not in words else None
    name = " ".join(words) or "permanent"
    many = count if isinstance(count, int) else 0
    if many == 1:
        return f"{'an' if name[0].lower() in 'aeiou' else 'a'} {name}"
    return f"{many or 'X'} {name}s"
