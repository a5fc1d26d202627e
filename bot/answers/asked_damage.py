"""Questions about damage: how much is dealt, to whom, by what, how much tramples over or is prevented."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.answers.asked import Board, Finding, answers, listed, rules_of
from bot.scenario.questions import Question


def _hits(
    board: Board, by: Sequence[str] = (), to: Sequence[str] = (), combat: bool | None = None
) -> list[Mapping[str, Any]]:
    """The steps in which damage was dealt: by one of `by`, to one of `to` (empty: anything)."""
    return [
        step
        for step in board.of_kind("damage")
        if step["amount"]
        and (not by or step["subject"] in by)
        and (not to or step["object"] in to)
        and (combat is None or step["combat"] is combat)
    ]


def _total(steps: Sequence[Mapping[str, Any]]) -> int:
    return sum(int(step["amount"]) for step in steps)


def _why(steps: Sequence[Mapping[str, Any]], nothing: str) -> str:
    return " ".join(step["text"] for step in steps) or nothing


def _defenders(board: Board) -> list[str]:
    """Those who were attacked: players and planeswalkers; all players where nobody was."""
    found = list(dict.fromkeys(step["object"] for step in board.of_kind("attack") if step["object"]))
    return found or list(board.players)


@answers("damageto", "takesamount", "damageboth")
def damage_to(question: Question, board: Board) -> Finding:
    """How much damage was dealt to it in all; without a recipient, to those who were attacked."""
    to = question.to or tuple(_defenders(board))
    steps = _hits(board, question.by, to, question.combat)
    amount = _total(steps)
    if not steps and len(to) == 1 and not question.by and (thing := board.thing(to[0])) is not None:
        amount = int(thing["damage"])
    return Finding(amount, _why(steps, f"{listed(to)} is dealt no damage."), rules_of(steps))


@answers("damageby")
def damage_by(question: Question, board: Board) -> Finding:
    """How much damage it dealt in all."""
    steps = _hits(board, question.by, question.to, question.combat)
    return Finding(
        _total(steps), _why(steps, f"{listed(question.by) or 'Nothing'} deals no damage."), rules_of(steps)
    )


@answers("tramples", "anytrample")
def tramples(question: Question, board: Board) -> Finding:
    """How much combat damage of blocked creatures goes to what they attack; whether any."""
    to = question.to or tuple(_defenders(board))
    blocked = {step["object"] for step in board.of_kind("block") if step["object"]}
    by = question.by or tuple(blocked)
    steps = _hits(board, by, to, True)
    total = _total(steps)
    value = total > 0 if question.kind == "anytrample" else total
    return Finding(value, _why(steps, "None tramples over."), rules_of(steps))


@answers("prevented", "isprevented")
def prevented(question: Question, board: Board) -> Finding:
    """How much damage was prevented; whether any, and with `all` whether nothing was dealt."""
    steps = [s for s in board.of_kind("prevent") if s["amount"]]
    amount = _total(steps)
    why = _why(steps, "No damage is prevented.")
    if question.kind == "prevented":
        return Finding(amount, why, rules_of(steps))
    if question.every:
        left = _hits(board)
        return Finding(bool(steps) and not left, why if not left else _why(left, why), rules_of(steps))
    return Finding(bool(steps), why, rules_of(steps))


@answers("anydamage")
def any_damage(question: Question, board: Board) -> Finding:
    """Is any damage dealt to it (without a recipient: to those who were attacked)?"""
    to = question.to or tuple(_defenders(board))
    steps = _hits(board, (), to, question.combat)
    amount = _total(steps)
    value = amount == question.number if question.number else amount > 0
    return Finding(value, _why(steps, f"{listed(to)} is dealt no damage."), rules_of(steps))


@answers("dealsany", "hits")
def deals_any(question: Question, board: Board) -> Finding:
    """Does it deal damage (to that)?"""
    steps = _hits(board, question.by, question.to, question.combat)
    amount = _total(steps)
    value = amount == question.number if question.number else amount > 0
    return Finding(value, _why(steps, f"{listed(question.by) or 'It'} deals no damage."), rules_of(steps))


@answers("whotakes")
def who_takes(question: Question, board: Board) -> Finding:
    """The names of whoever and whatever is dealt the damage; `nobody`."""
    steps = _hits(board, (), (), question.combat)
    names = listed(dict.fromkeys(step["object"] for step in steps))
    return Finding(names or "nobody", _why(steps, "No damage is dealt."), rules_of(steps))
