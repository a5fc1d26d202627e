"""In what state the card itself stands on a board: its counters, and what it has become."""

from __future__ import annotations

from bot.abilities.ability import LevelBand, StationBand
from bot.abilities.amounts import CountersOn, Number, StatOf
from bot.abilities.card import Card
from bot.abilities.conditions import AmountIs, HasKeywordState, Is
from bot.abilities.costs import RemoveCountersCost
from bot.abilities.effects import RemoveCounters
from bot.abilities.filters import Compare, InStatus, WithCounter
from bot.abilities.walk import inside
from bot.abilities.who import SELF
from bot.answers.sweep.company import Company
from bot.answers.sweep.described import within


def counters_of(card: Card, company: Company) -> tuple[tuple[str, int], ...]:
    """Those that the card's text takes off it or counts; a Saga's before its next chapter; levels; where there is plenty a
    +1/+1 counter on a creature."""
    found: dict[str, int] = {}
    levels: list[int] = []
    for part in within(card.abilities):
        if company is Company.NONE and isinstance(part, CountersOn | WithCounter | RemoveCounters):
            if part.kind:
                found[part.kind] = 0  # what asks for none is so there
            continue
        if isinstance(part, RemoveCountersCost | CountersOn | WithCounter | RemoveCounters) and part.kind:
            found[part.kind] = (
                _MANY.get(company, 6) if part.kind != "-1/-1" else max(0, min(1, (card.toughness or 0) - 1))
            )
        elif isinstance(part, StationBand):
            found["charge"] = max(part.least, found.get("charge", 0))
        elif isinstance(part, LevelBand):
            levels.append(part.least)
    for counted in inside(card.abilities, AmountIs):
        if isinstance(counted.amount, CountersOn) and isinstance(counted.than, Number):
            kind = counted.amount.kind
            if 0 < found.get(kind, 0) < counted.than.n:
                found[kind] = counted.than.n
    if (
        levels
    ):  # of the last band where there is plenty or it is late, of the one before that with three players
        last = sorted(levels)[-1 if company in (Company.PLENTY, Company.LATE) else -2 :]
        found["level"] = last[0] if company in (Company.PLENTY, Company.LATE, Company.THREE) else min(levels)
    if company is Company.PLENTY and (least := _own_power_asked(card)):
        found["+1/+1"] = max(found.get("+1/+1", 0), least)
    for kind in ("loyalty", "lore"):
        found.pop(kind, None)
    if "Saga" in card.subtypes:
        found["lore"] = _CHAPTERS_PAST[company]
    if company is Company.PLENTY and {"Creature", "Vehicle"} & {*card.types, *card.subtypes}:
        found.setdefault("+1/+1", 1)
    elif company is Company.USUAL and len(found) == 1 and "+1/+1" in found:
        found.clear()
    return tuple((kind, number) for kind, number in found.items() if number or company is Company.NONE)


def _own_power_asked(card: Card) -> int:
    """How much power the card's words ask it to have."""
    of_amounts = [
        p.than
        for p in within(card.abilities)
        if isinstance(p, AmountIs) and isinstance(p.amount, StatOf) and p.amount.stat == "power"
    ]
    qualities = [p.quality for p in within(card.abilities) if isinstance(p, Is) and p.who == SELF]
    of_amounts += [q.than for q in qualities if isinstance(q, Compare) and q.stat == "power"]
    numbers = [amount.n for amount in of_amounts if isinstance(amount, Number)]
    return max(numbers, default=0)


def designations_of(card: Card, company: Company) -> tuple[str, ...]:
    """What the card has become that its text asks of it, where there is plenty or it is late; there a Class has gained levels."""
    if "Class" in card.subtypes:
        return tuple(f"level {n}" for n in range(2, _LEVEL.get(company, 1) + 1))
    becomes = _BECOMES.get(company, ())
    asked = [p.state for p in within(card.abilities) if isinstance(p, HasKeywordState) and p.who == SELF]
    asked += [p.status for p in within(card.abilities) if isinstance(p, InStatus)]
    return tuple(dict.fromkeys(state for state in asked if state in becomes))


_LEVEL = {Company.PLENTY: 2, Company.LATE: 3}
_BECOMES = {
    Company.PLENTY: ("monstrous", "renowned", "suspected", "saddled"),
    Company.LATE: ("monstrous", "renowned", "suspected", "solved"),
}


_MANY = {Company.THREE: 1}
"""How many counters there are that are counted or taken off: the last one too."""
_CHAPTERS_PAST = {
    Company.USUAL: 1,
    Company.PLENTY: 2,
    Company.NONE: 3,
    Company.THREE: 0,
    Company.LATE: 4,
}
