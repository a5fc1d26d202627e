"""Steps in order as a paragraph, and modes."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Spell
from bot.abilities.changes import Gains
from bot.abilities.combining import (
    If,
    May,
    ModeCost,
    Modes,
)
from bot.abilities.conditions import CouldNot, DidIt, NotSo
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    Beside,
    ChangeNow,
    CreateToken,
    Effect,
    Shield,
)
from bot.abilities.who import Count
from bot.cards.phrases.base import G, S
from bot.cards.phrases.shields import speaks_of_prevention
from bot.language.rules import Found, Node, Rule, slot_part
from bot.language.run import Run
from bot.language.tokens import capitalized

p = G.phrase


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


_ONE_STEP = (_belongs_before, _describes_the_token, _asks_what_nobody_knows)
"""Pairs of steps that are no two steps."""


class Paragraph(Rule):
    """Steps in order, as a tuple. The first begins small; the line or the colon before it gives the capital."""

    def __init__(self, name: str, steps: int = 6) -> None:
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

# --- modes ----------------------------------------------------------------------------------------------------------------------

for _words, _count in (
    ("one", Count(1, 1)),
    ("two", Count(2, 2)),
    ("three", Count(3, 3)),
    ("one or both", Count(1, 2)),
    ("one or more", Count(1, None)),
    ("up to one", Count(0, 1)),
    ("up to two", Count(0, 2)),
    ("any number", Count(0, None)),
):
    p("modecount", _words, _count)


class ModeList(Rule):
    """`• A • B` as a tuple of paragraphs."""

    def __init__(self) -> None:
        super().__init__("modelist")
        self._paragraph = G.rule("paragraph")

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        self._more(run, at, (), (), out)
        return out

    def _more(
        self, run: Run, at: int, values: tuple[Any, ...], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        if run.folded[at] != "•":
            return
        for end, value, node in run.read(self._paragraph, at + 1):
            now, kids = (*values, value), (*nodes, node)
            if end == run.size:
                parts: list[str | int] = []
                for i in range(len(now)):
                    parts += [" • " if i else "• ", slot_part(i, capital=True)]
                out.append((end, now, self.node(now, parts, kids)))
            elif len(now) < 8:
                self._more(run, end, now, kids, out)

    def write(self, value: Any) -> str | None:
        texts = [self._paragraph.write(v) for v in value]
        if any(t is None for t in texts):
            return None
        return " ".join("• " + capitalized(str(t)) for t in texts)


G.register(ModeList())
p("step", "choose {c:modecount} — {m:modelist}", Modes(S.c, S.m))

# Modes with a cost each: `spree • {1} — A • {2} — B` (CR 702.172), `tiered • Fire — {0} — A` (CR 702.183).
p("costedmode", "• {c:manacost} — ^{x:paragraph}", (ModeCost(S.c), S.x))
p("costedmode", "• ^{n:label} — {c:manacost} — ^{x:paragraph}", (ModeCost(S.c, S.n), S.x))
p("costedmodes", "{m:costedmode}", (S.m,))
G.computed(
    "costedmodes",
    "{m:costedmode} {r:costedmodes}",
    lambda m, r: (m, *r),
    lambda v: (v[0], v[1:]) if len(v) > 1 else None,
    key=tuple,
)
for _word, _how_many in (("spree", Count(1, None)), ("tiered", Count(1, 1))):

    def _costed(m: Any, _how_many: Count = _how_many) -> Any:
        return (Spell((Modes(_how_many, tuple(x for _, x in m), tuple(c for c, _ in m)),)),)

    def _costed_said(v: Any, _how_many: Count = _how_many) -> Any:
        own = v[0].effects[0] if len(v) == 1 and isinstance(v[0], Spell) and len(v[0].effects) == 1 else None
        if not isinstance(own, Modes) or own.choose != _how_many or len(own.costs) != len(own.modes):
            return None
        return (tuple(zip(own.costs, own.modes, strict=True)),)

    # A line of its own: the last mode goes on to its end.
    G.computed("line.spell", f"{_word} {{m:costedmodes}}", _costed, _costed_said, key=tuple)
