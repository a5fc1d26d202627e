"""Which steps are part of what comes of a story, beside who dies and whose life changes; several alike are told as one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.answers.questions.finding import told
from bot.engine.log.counters import CountersAnnulled, CountersPut
from bot.engine.log.damage import DamageDealt, Prevented, Redirected
from bot.engine.log.stack import Countered
from bot.engine.log.step import Step, listed
from bot.engine.log.things import (
    Blessed,
    Changed,
    ControlExchanged,
    Designated,
    DungeonCompleted,
    EmblemGot,
    Exiled,
    How,
    Moved,
    PutFaceDown,
    Regenerated,
    RoomEntered,
    Saved,
    TokenCreated,
    Transformed,
    TurnedFaceUp,
)
from bot.engine.log.turn import Drew, ExtraCombatGiven, ExtraTurnGiven, Milled
from bot.engine.outcome import Outcome

#: Steps that are told as they stand beside what dies: they change what there is.
_WEIGHTY = (
    Countered
    | Exiled
    | TokenCreated
    | PutFaceDown
    | CountersAnnulled
    | Transformed
    | TurnedFaceUp
    | ControlExchanged
    | Designated
    | Blessed
    | EmblemGot
    | RoomEntered
    | DungeonCompleted
    | ExtraTurnGiven
    | ExtraCombatGiven
    | Drew
    | Milled
    | CountersPut
)
#: Steps that are told as they stand where nothing dies.
TELLING = _WEIGHTY | Regenerated | Saved | Prevented | Redirected
#: Steps that are told where there is room for them.
_SLIGHT = Changed
_MOST = 5


def worth_telling(outcomes: Sequence[Outcome], calm: bool) -> tuple[str, ...]:
    """Sentences of what happens in every outcome, in its order; `calm`: nothing dies."""
    told_of = [[step for step in outcome.steps if _counts(step, outcome, calm)] for outcome in outcomes]
    others = [{step.text for step in steps} for steps in told_of[1:]]
    every = [step for step in told_of[0] if all(step.text in other for other in others)]
    said = list(dict.fromkeys(_sentences(step for step in every if not isinstance(step, _SLIGHT))))
    room = _MOST - len(said)
    if room <= 0:
        return tuple(said[-_MOST:])
    slight = list(dict.fromkeys(step.text for step in every if isinstance(step, _SLIGHT)))[:room]
    return tuple(sentence for sentence in dict.fromkeys(_sentences(every)) if sentence in {*said, *slight})


def _counts(step: Step, outcome: Outcome, calm: bool) -> bool:
    if isinstance(step, _WEIGHTY) or _comes_or_goes(step):
        return True
    return calm and (isinstance(step, TELLING | _SLIGHT) or _hurts(step, outcome))


def _comes_or_goes(step: Step) -> bool:
    """Whether something returns to the battlefield or to a hand, is found in a library, or leaves a hand by being discarded."""
    return isinstance(step, Moved) and (
        step.how in (How.RETURNED, How.DISCARDED, How.FOUND)
        or (step.zone in ("hand", "library") and step.how is How.MOVED)
    )


def _hurts(step: Step, outcome: Outcome) -> bool:
    """Whether a permanent is dealt damage: what players are dealt shows in their life."""
    return isinstance(step, DamageDealt) and step.recipient not in outcome.players


def _sentences(steps: Iterable[Step]) -> Iterable[str]:
    """Each step told, those alike that come one after the other as one: `A and B are exiled.`"""
    for _, alike in groupby(steps, key=_predicate):
        same = list(alike)
        names = list(dict.fromkeys(map(_named, same)))
        if len(names) < 2:
            yield told(same)
        elif isinstance(same[0], TokenCreated):
            yield f"{same[0].player} creates {listed(names)}{same[0].copy}."
        else:
            yield f"{listed(names)} are {_predicate(same[0])[1]}"


def _predicate(step: Step) -> tuple[str, ...]:
    """What is the same of steps that are told as one; of others, the whole."""
    if isinstance(step, TokenCreated):
        return ("create", step.player, step.copy)
    name = _named(step)
    if name and step.text.startswith(f"{name} is "):
        return ("are", step.text.removeprefix(f"{name} is "))
    return ("alone", step.text)


def _named(step: Step) -> str:
    return step.token if isinstance(step, TokenCreated) else step.thing if isinstance(step, Moved) else ""
