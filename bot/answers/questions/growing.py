"""Whether a creature gets bigger or smaller, and by how much: `Does it get +3/+3?`, `Does it grow?`, `Does it shrink?`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, together, told
from bot.engine.citations import Cite
from bot.engine.log.counters import CountersPut
from bot.engine.log.step import Step
from bot.engine.log.things import Changed
from bot.engine.outcome import ObjectEnd, Outcome
from bot.scenario.text.bonuses import bonus_in_numbers
from bot.values import dataclass

_Bonus = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Growth:
    """A step that changes power and toughness, and by how much."""

    step: Step
    bonus: _Bonus


@answers("getsbigger", "getssmaller")
def gets_bigger(question: Asked, outcome: Outcome) -> Finding:
    """Whether each gets the bonus that is named: by one effect, by all together, or by what lies on it from the beginning (CR 613.4c);
    of none named, whether anything raises (of kind `getssmaller`: lowers) its power or toughness. What wears off later counts, damage
    does not."""
    return together(question.quantity, {label: _of_one(question, outcome, label) for label in question.what})


def _of_one(question: Asked, outcome: Outcome, label: str) -> Finding:
    grown = list(growths(outcome, label))
    for group in (*([one] for one in grown), grown):
        if group and _is_asked(question, _sum(one.bonus for one in group)):
            return _told(True, [one.step for one in group])
    thing = outcome.thing(label)
    size = _size(thing) if thing is not None else None
    if thing is None or size is None:
        return Finding(False, f"{label} has no power and toughness.")
    was = thing.printed_size or size
    if _is_asked(question, (size[0] - was[0], size[1] - was[1])):
        return Finding(
            True, f"{label} is {size[0]}/{size[1]} instead of {was[0]}/{was[1]}.", (Cite.CONTINUOUS,)
        )
    if grown:
        return _told(False, [one.step for one in grown])
    return Finding(False, f"{label} is {size[0]}/{size[1]}.")


def _size(thing: ObjectEnd) -> _Bonus | None:
    """The power and toughness that it has, or last had on the battlefield; None of what has none."""
    if thing.last_size is not None:
        return thing.last_size
    return (thing.power, thing.toughness) if thing.power is not None and thing.toughness is not None else None


def _told(value: bool, steps: Sequence[Step]) -> Finding:
    return Finding(value, told(steps), tuple(dict.fromkeys(cite for step in steps for cite in step.cites)))


def growths(outcome: Outcome, label: str) -> Iterator[Growth]:
    """The steps that raise or lower its power and toughness, and the counters that do."""
    for step in outcome.steps:
        match step:
            case Changed(thing=thing, bonus=bonus) if thing == label and bonus != (0, 0):
                yield Growth(step, bonus)
            case CountersPut(on=on, kind_of_counter=kind, amount=amount) if on == label:
                if each := bonus_in_numbers(kind):
                    yield Growth(step, (each[0] * amount, each[1] * amount))


def _is_asked(question: Asked, bonus: _Bonus) -> bool:
    if question.size is not None:
        return bonus == question.size
    return max(bonus) > 0 if question.kind == "getsbigger" else min(bonus) < 0


def _sum(bonuses: Iterable[_Bonus]) -> _Bonus:
    power, toughness = zip(*bonuses, strict=True)
    return sum(power), sum(toughness)
