"""Steps in order as a paragraph."""

from __future__ import annotations

from typing import Any

from bot.abilities.casting import CastNow, MayPlay
from bot.abilities.changes import Gains
from bot.abilities.combining import If, Later, May, Then
from bot.abilities.conditions import CouldNot, DidIt, Is, NotSo
from bot.abilities.durations import Duration
from bot.abilities.effects import Beside, ChangeNow, Effect, Move, Shield
from bot.abilities.libraries import SeeTop, SeeUntil, Show
from bot.abilities.player_effects import ExileFromLibrary
from bot.abilities.tokens import CreateToken
from bot.abilities.walk import holds, inside
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G
from bot.cards.phrases.damage.shields import speaks_of_prevention
from bot.cards.phrases.zones.libraries import REST, SHOWN
from bot.language.rules import Found, Node, Rule, slot_part
from bot.language.run import Run
from bot.language.tokens import capitalized


def _belongs_before(before: Effect, effect: Effect) -> bool:
    """`If you don't, ...` right after a payment is part of it."""
    return (
        isinstance(before, May)
        and bool(before.cost)
        and not before.if_not
        and isinstance(effect, If)
        and isinstance(effect.condition, NotSo)
        and isinstance(effect.condition.of, DidIt)
    )


def _describes_the_token(before: Effect, effect: Effect) -> bool:
    """`Create a token. It has "..."`: the token is made with that ability."""
    made = before.then[-1] if isinstance(before, May) and before.then else before
    return (
        isinstance(made, CreateToken)
        and isinstance(effect, ChangeNow)
        and effect.duration is Duration.INDEFINITELY
        and all(isinstance(change, Gains) for change in effect.changes)
    )


def _asks_what_nobody_knows(before: Effect, effect: Effect) -> bool:
    """`Put a land card from among them into your hand. If you can't, ...`: which cards those are is not known."""
    return isinstance(before, Beside) and isinstance(effect, If) and isinstance(effect.condition, CouldNot)


def _plays_what_nobody_knows(before: Effect, effect: Effect) -> bool:
    """`Exile the top card of your library. You may play it this turn`: which card that is, is not known."""
    exiles = holds(before, ExileFromLibrary, SeeTop, SeeUntil) or (
        holds(before, Beside) and holds(before, Move)
    )
    casts = isinstance(before, SeeUntil) and isinstance(effect, CastNow)
    return casts or (exiles and holds(effect, MayPlay))


def _takes_what_nobody_knows(before: Effect, effect: Effect) -> bool:
    """`Reveal the top card of your library. If it's a land card, put it into your hand`: which card that is, is not known."""
    last = before.parts[-1] if isinstance(before, Then) else before
    if not isinstance(last, SeeTop):
        return False
    if not (isinstance(effect, If) and isinstance(effect.condition, Is) and effect.condition.who == IT):
        return False
    then = [d for e in effect.then for d in (e.then if isinstance(e, May) else (e,))]
    parts = [p for d in then for p in (d.parts if isinstance(d, Then) else (d,))]
    return all(
        isinstance(e, Show) or (isinstance(e, Move) and e.to in ("hand", "library bottom", "graveyard"))
        for e in parts
    )


def _casts_the_copy_of_later(before: Effect, effect: Effect) -> bool:
    """`Whenever E this turn, copy the exiled card. You may cast the copy`: there is no copy until then."""
    return isinstance(before, Later) and isinstance(effect, CastNow) and effect.what == Back("the copy")


_ONE_STEP = (
    _casts_the_copy_of_later,
    _belongs_before,
    _describes_the_token,
    _asks_what_nobody_knows,
    _plays_what_nobody_knows,
    _takes_what_nobody_knows,
)
"""Pairs of steps that are no two steps."""


def _speaks_of_the_shown(effect: Effect) -> bool:
    """Whether it is done with cards that were shown and are known."""
    return any(back in (REST, SHOWN) for back in inside(effect, Back))


class Paragraph(Rule):
    """Steps in order, as a tuple. The first begins small; the line or the colon before it gives the capital."""

    def __init__(self, name: str, steps: int = 14) -> None:
        super().__init__(name)
        self._step = G.rule("step")
        self._most = steps

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        self._more(run, at, (), (), out)
        return out

    def _more(
        self, run: Run, at: int, values: tuple[Effect, ...], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        for end, value, node in run.read(self._step, at):
            if speaks_of_prevention(value) and not isinstance(value, Shield):
                continue
            if values and any(of(values[-1], value) for of in _ONE_STEP):
                continue
            if _speaks_of_the_shown(value) and not holds((*values, value), SeeUntil):
                continue
            now = (*values, value)
            kids = (*nodes, node)
            out.append((end, now, self.node(now, self._parts(len(now)), kids)))
            if len(now) < self._most and end < run.size:
                self._more(run, end, now, kids, out)

    @staticmethod
    def _parts(count: int) -> list[str | int]:
        parts: list[str | int] = [0]
        for at in range(1, count):
            parts += [" ", slot_part(at, capital=True)]
        return parts

    def write(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or not value or len(value) > self._most:
            return None
        texts = [self._step.write(v) for v in value]
        if any(t is None for t in texts):
            return None
        return " ".join([str(texts[0]), *(capitalized(str(t)) for t in texts[1:])])


G.register(Paragraph("paragraph"))
