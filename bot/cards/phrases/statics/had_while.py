"""Abilities that are had while something is so: max speed (CR 702.178), solved (CR 719.3c)."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.abilities.ability import Activated, Static, Triggered
from bot.abilities.amounts import Number, SpeedOf
from bot.abilities.changes import Gains
from bot.abilities.conditions import AllSo, AmountIs, Condition, HasKeywordState, NotSo
from bot.abilities.costs import ExileCost
from bot.abilities.events import BeginningOf
from bot.abilities.keyword_actions import Solve
from bot.abilities.statics import Changes, While
from bot.abilities.who import SELF, YOU, Self
from bot.cards.phrases.base import G
from bot.values import replace

_AT_MAX = AmountIs(SpeedOf(YOU), "=", Number(4))
_SOLVED = HasKeywordState(SELF, "solved")


def _of_the_board(ability: Any) -> bool:
    """What works in a graveyard would not be gained there."""
    text = repr(ability)
    return "graveyard" not in text and "MayCast" not in text and "MayPlay" not in text


def _had_while(a: Any, condition: Condition, label: str) -> Any:
    if (
        isinstance(a, Activated)
        and a.condition is None
        and any(
            isinstance(cost, ExileCost) and cost.zone == "graveyard" and cost.what is None for cost in a.cost
        )
    ):
        return replace(a, condition=condition, label=label)  # it is activated there
    if not isinstance(a, Activated | Static | Triggered) or not _of_the_board(a):
        return None
    if isinstance(a, Static):
        return Static((While(condition, a.effects),), label=label)
    return Static((While(condition, (Changes(SELF, (Gains(a),)),)),), label=label)


def _without(value: Any, label: str) -> Any:
    if not isinstance(value, Static) or value.label != label:
        return None
    [held] = value.effects
    match held:
        case While(
            effects=(Changes(who=Self(), changes=(Gains(ability=Activated() | Triggered() as own),)),)
        ):
            return (own,)
        case While(effects=effects):
            return (Static(effects),)
        case _:
            return None


def _there(value: Any, condition: Condition, label: str) -> Any:
    own = (
        replace(value, condition=None, label="")
        if (value.condition, value.label) == (condition, label)
        else None
    )
    return None if own is None or _had_while(own, condition, label) != value else (own,)


for _label, _so in (("max speed", _AT_MAX), ("solved", _SOLVED)):
    G.computed(
        "labelled",
        f"{_label} — ^{{a:unlabelled}}",
        lambda a, _so=_so, _label=_label: (
            found if isinstance(found := _had_while(a, _so, _label), Activated) else None
        ),
        partial(_there, condition=_so, label=_label),
        key=Activated,
    )
    G.computed(
        "labelled",
        f"{_label} — ^{{a:unlabelled}}",
        lambda a, _so=_so, _label=_label: (
            None if isinstance(found := _had_while(a, _so, _label), Activated) else found
        ),
        partial(_without, label=_label),
        key=Static,
    )


def _to_solve(c: Any) -> Any:
    return (
        Triggered(
            BeginningOf("end step", YOU), (Solve(),), AllSo((c, NotSo(_SOLVED))), word="at", label="to solve"
        ),
    )


G.computed(
    "line.permanent",
    "to solve — ^{c:conditions}.",
    _to_solve,
    lambda v: (v[0].condition.of[0],) if len(v) == 1 and getattr(v[0], "label", "") == "to solve" else None,
    key=tuple,
)
