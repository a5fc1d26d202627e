"""What is asked of what happens on the way: two ways that end alike may still answer otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.engine.log.damage import DamageDealt, Prevented
from bot.engine.log.players import GainedLife, LostLife
from bot.engine.log.stack import AbilityTriggered, Countered, Resolved, TriggeredInVain
from bot.engine.log.step import Step
from bot.engine.log.things import Died, TokenCreated
from bot.engine.log.turn import Drew, ExtraCombatGiven, ExtraTurnGiven
from bot.scenario.questions.question import Question

_TRIGGERS: tuple[type[Step], ...] = (AbilityTriggered, TriggeredInVain)
_GIVEN: tuple[type[Step], ...] = (GainedLife, Drew, TokenCreated, ExtraCombatGiven, ExtraTurnGiven)

#: Kinds of questions that no end of a story answers alone: the steps that do.
_STEPS_OF: dict[str, tuple[type[Step], ...]] = {
    "countered": (Countered,),
    "resolves": (Countered, Resolved),
    "triggers": _TRIGGERS,
    "manytriggers": _TRIGGERS,
    "manytimes": _TRIGGERS,
    "whattriggers": _TRIGGERS,
    "alltriggers": _TRIGGERS,
    "gets": (*_TRIGGERS, *_GIVEN),
    "getsto": (Resolved, *_GIVEN),
    # life gained and damage prevented may come to the same life total
    **dict.fromkeys(
        (
            "damageto",
            "damageby",
            "damageboth",
            "takesamount",
            "anydamage",
            "dealsany",
            "dealstimes",
            "manydeals",
            "manytakes",
            "hits",
            "tramples",
            "anytrample",
        ),
        (DamageDealt,),
    ),
    "prevented": (Prevented,),
    "isprevented": (Prevented,),
    "allprevented": (Prevented,),
    "lifelost": (LostLife,),
    "loseslife": (LostLife,),
    "lifegained": (GainedLife,),
    "gainslife": (GainedLife,),
    "gainstimes": (GainedLife,),
    "manygains": (GainedLife,),
    "dies": (Died,),
    "candie": (Died,),
    "trades": (Died,),
    "onlydies": (Died,),
    "killedby": (Died,),
    "onlysurvives": (Died,),
    "survives": (Died,),
    "saves": (Died,),
    "whodies": (Died,),
    "diesfirst": (Died,),
    "manydie": (Died,),
}


def what_tells_apart(questions: Iterable[Question]) -> Callable[[Step], str | None] | None:
    """What of a step these questions are answered by; None where the ends answer all of them."""
    watched = tuple(_watched(questions))

    def told(step: Step) -> str | None:
        if not isinstance(step, watched):
            return None
        return f"{step.thing} dies" if isinstance(step, Died) else step.text

    return told if watched else None


def _watched(questions: Iterable[Question]) -> Iterator[type[Step]]:
    for question in questions:
        yield from _STEPS_OF.get(question.kind, ())
        yield from _watched(question.parts)


#: Kinds of questions that are answered by what a thing is, its color, subtypes and protections.
_OF_WHAT_IT_IS = frozenset({"hasability", "isof", "colors", "types", "keywords"})


def asks_what_things_are(questions: Iterable[Question]) -> bool:
    """Whether two ends may answer otherwise where only a color, a subtype or what a protection is from differs."""
    return any(
        question.kind in _OF_WHAT_IT_IS
        or any(asked.fitting is not None for asked in (question.what, question.by, question.to))
        or asks_what_things_are(question.parts)
        for question in questions
    )
