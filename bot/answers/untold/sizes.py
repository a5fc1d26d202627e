"""Creatures whose size and planeswalkers whose loyalty the story does not tell: what is asked is answered where that is all one."""

from __future__ import annotations

from bot.answers.resolution import Resolution
from bot.answers.untold.retold import Run, ToBeTold, answers_of, is_too_much, with_objects
from bot.engine.told.setup import ObjectSetup
from bot.scenario.scenario import Scenario, UntoldSize
from bot.values import replace

#: A size that is nobody's: big enough to kill and to survive where the least is neither.
_BIG = 7
#: What the one of its size may be that is not told, where the other one is.
_LEAST, _HUGE = 1, 20


def whose_size_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the creature whose size (the planeswalker whose loyalty) has to be told, as another one would change an
    answer."""
    seen: set[ObjectSetup] = set()
    for untold in understood.untold_sizes if understood.questions else ():
        its = _thing(understood, untold.label)
        alike = replace(its, label="")
        if alike in seen:
            continue  # what is told alike is asked of once
        seen.add(alike)
        for other in _otherwise(its, untold):
            told = run(_with(understood, other))
            if _ends_otherwise(told, found, its) and not is_too_much(told):
                return _to_be_told(understood, untold)
    return found


def _ends_otherwise(told: Resolution, found: Resolution, thing: ObjectSetup) -> bool:
    """Whether an answer is another one then; of a planeswalker also whether something else is told to happen."""
    if answers_of(told) != answers_of(found) or _cases_of(told) != _cases_of(found):
        return True
    walks = thing.card.power is None
    return walks and [one.text for one in told.answers] != [one.text for one in found.answers]


def _cases_of(found: Resolution) -> list[set[str]]:
    """What each answer may come to."""
    return [{repr(case.value) for case in answered.cases} for answered in found.answers]


def _thing(understood: Scenario, label: str) -> ObjectSetup:
    """The thing of that name in the story, else in one that a question supposes."""
    beside = (question.beside for question in understood.questions)
    scripts = (understood.script, *(script for script in beside if script is not None))
    return next(one for script in scripts for one in script.setup.objects if one.label == label)


def _to_be_told(understood: Scenario, untold: UntoldSize) -> ToBeTold:
    label = untold.label
    card = _thing(understood, label).card
    if card.power is None:
        message = f"It is not told how much loyalty {label} has, and the answer depends on that."
        return ToBeTold(message, (f"{label} has 3 loyalty.",))
    if untold.told and untold.bound is None:
        missing = "toughness" if untold.told == "power" else "power"
        message = f"It is not told what {missing} {label} has, and the answer depends on that."
        return ToBeTold(message, (f"{label} is a {card.power}/{card.toughness}.",))
    message = f"It is not told how big {label} is, and the answer depends on that."
    return ToBeTold(message, (f"{label} is a 2/2.",))


def _with(understood: Scenario, thing: ObjectSetup) -> Scenario:
    return with_objects(
        understood, lambda objects: tuple(thing if one.label == thing.label else one for one in objects)
    )


def _otherwise(thing: ObjectSetup, untold: UntoldSize) -> list[ObjectSetup]:
    """The thing as it may be too, in what is not told of it."""
    power, toughness = thing.card.power, thing.card.toughness
    if power is None or toughness is None:
        return [replace(thing, card=replace(thing.card, loyalty=_BIG))]
    match untold.told:
        case "power":
            sizes = [(power, _LEAST), (power, _HUGE)]
        case "toughness":
            sizes = [(_LEAST, toughness), (_HUGE, toughness)]
        case _:
            sizes = [(_BIG, _BIG)]
    if untold.bound is not None:  # `power 4 or greater`
        smallest = 0 if untold.told == "power" else _LEAST
        far = _HUGE if untold.bound.most is None else smallest
        sizes += [(far, other) if untold.told == "power" else (other, far) for other in (_LEAST, _HUGE)]
    return [replace(thing, card=replace(thing.card, power=p, toughness=t)) for p, t in sizes]
