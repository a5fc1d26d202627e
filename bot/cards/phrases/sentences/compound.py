"""Several instructions in one sentence: `A and B`, `A, then B`, `you may A`, with the subject said once."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from bot.abilities.combining import (
    ForEachOf,
    Later,
    May,
    Then,
)
from bot.abilities.effects import (
    DealDamage,
    Effect,
    Shield,
)
from bot.abilities.who import YOU, Both, Each, Target, Who
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.language.rules import Found, Node, Rule
from bot.language.run import Run

p = G.phrase
#: `A, B, C, then D`.
THEN_LAST = ", ... then "


def subject_of(effect: Effect) -> Who | None:
    """Who a predicate after this instruction would be about, when it is not said again."""
    for name in ("who", "source", "first"):
        who = getattr(effect, name, None)
        if isinstance(who, Who):
            return who
    if isinstance(effect, Then):
        return subject_of(effect.parts[0])
    return effect.what if isinstance(effect, ForEachOf) else None


def _many(who: Who) -> bool:
    if isinstance(who, Back):
        return who.word.startswith(("they", "those", "both")) or who.word.endswith(("creatures", "tokens"))
    if isinstance(who, Each):
        return who.word != "each"
    return isinstance(who, Target) and who.count.most != 1


def takes_all_that_follows(effect: Effect) -> bool:
    """What follows in `the next time ..., instead A and B` or `... prevent that damage and A` is all part of it."""
    if isinstance(effect, Then):
        return takes_all_that_follows(effect.parts[-1])
    if isinstance(effect, Later):
        return any(takes_all_that_follows(e) for e in effect.effects)
    return isinstance(effect, Shield) and effect.replace.once


def _one_description(first: Effect, second: Effect) -> bool:
    """`... damage to all artifacts and enchantments can't block`: the plural goes on, a subject does not begin."""
    who = subject_of(second)
    if not (isinstance(who, Each) and who.word == "" and isinstance(first, DealDamage)):
        return False
    last = first.portions[-1].to
    while isinstance(last, Both):
        last = last.of[-1]
    return isinstance(last, Each) and last.word != "each"


class Compound(Rule):
    """Two or more instructions in one sentence, as `Then`."""

    def __init__(self, name: str, first: str) -> None:
        super().__init__(name)
        self._first = G.rule(first)
        self._clause = G.rule("clause")
        self._may = G.rule("mayclause")
        self._order = G.rule("order")
        self._one = G.rule("elided.1")
        self._several = G.rule("elided.n")

    def read(self, run: Run, at: int) -> list[Found]:
        out: list[Found] = []
        for end, value, node in run.read(self._first, at):
            self._after(run, end, (value,), (node,), out)
        return out

    def _after(
        self, run: Run, at: int, values: tuple[Effect, ...], nodes: tuple[Node, ...], out: list[Found]
    ) -> None:
        word = run.folded[at]
        subject = subject_of(values[0])
        if word == "and" and len(values) == 1:
            for end, value, node in self._next(run, at + 1, subject):
                self._add(end, (*values, value), (*nodes, node), " and ", out)
                if run.folded[end : end + 2] == (",", "then") and not takes_all_that_follows(values[0]):
                    both = Then((*values, value), " and ")
                    inner = self.node(both, (0, " and ", 1), (*nodes, node))
                    for end2, last, node2 in self._next(run, end + 2, subject):
                        self._add(end2, (both, last), (inner, node2), ", then ", out)
                        if run.folded[end2] == "and" and not takes_all_that_follows(last):
                            for end3, more, node3 in self._next(run, end2 + 1, subject_of(last)):
                                pair = Then((last, more), " and ")
                                kid = self.node(pair, (0, " and ", 1), (node2, node3))
                                self._add(end3, (both, pair), (inner, kid), ", then ", out)
        elif word == ",":
            follow = run.folded[at + 1]
            if follow == "then" and len(values) >= 2:
                for end, value, node in self._next(run, at + 2, subject):
                    self._add(end, (*values, value), (*nodes, node), THEN_LAST, out)
            elif follow == "then" and len(values) == 1:
                for end, value, node in self._next(run, at + 2, subject):
                    self._add(end, (*values, value), (*nodes, node), ", then ", out)
                    if run.folded[end] == "and" and not takes_all_that_follows(value):
                        for end2, last, node2 in self._next(run, end + 1, subject_of(value)):
                            both = Then((value, last), " and ")
                            inner = self.node(both, (0, " and ", 1), (node, node2))
                            self._add(end2, (*values, both), (*nodes, inner), ", then ", out)
            elif follow == "and":
                for end, value, node in self._next(run, at + 2, subject):
                    joiner = ", and " if len(values) == 1 else ", "
                    self._add(end, (*values, value), (*nodes, node), joiner, out)
            elif len(values) < 4:
                for end, value, node in self._next(run, at + 1, subject):
                    self._after(run, end, (*values, value), (*nodes, node), out)

    def _next(self, run: Run, at: int, subject: Who | None) -> list[Found]:
        found = list(run.read(self._clause, at))
        found += run.read(self._may, at)
        if subject is None:
            return found
        if subject == YOU:
            clauses = {(end, value) for end, value, _ in found}
            ordered = [f for f in run.read(self._order, at) if (f[0], f[1]) not in clauses]
            return found + [(e, v, Node(self._clause, v, (0,), (n,), alternate=True)) for e, v, n in ordered]
        if _many(subject):
            orders = {(end, value) for end, value, _ in run.read(self._order, at)}
            found = [f for f in found if (f[0], f[1]) not in orders]
            return found + run.read(self._several, at)
        return found + run.read(self._one, at)

    def _add(
        self, end: int, values: tuple[Effect, ...], nodes: tuple[Node, ...], joiner: str, out: list[Found]
    ) -> None:
        if any(takes_all_that_follows(v) for v in values[:-1]):
            return
        if any(_one_description(a, b) for a, b in pairwise(values)):
            return
        value = Then(values, joiner)
        out.append((end, value, self.node(value, _parts(len(values), joiner), nodes)))

    def write(self, value: Any) -> str | None:
        if not isinstance(value, Then) or len(value.parts) < 2:
            return None
        if value.joiner in (" and ", ", then ", ", and ") and len(value.parts) != 2:
            return None
        if value.joiner in (", ", THEN_LAST) and len(value.parts) < 3:
            return None
        if value.joiner not in (" and ", ", then ", ", and ", ", ", THEN_LAST):
            return None
        texts: list[str] = []
        subject = subject_of(value.parts[0])
        for at, part in enumerate(value.parts):
            text = self._write_part(part, at, value.joiner, subject)
            if text is None:
                return None
            texts.append(text)
        return "".join(
            part if isinstance(part, str) else texts[part] for part in _parts(len(texts), value.joiner)
        )

    def _write_part(self, part: Effect, at: int, joiner: str, subject: Who | None) -> str | None:
        if isinstance(part, Then) and joiner == ", then " and part.joiner == " and ":
            text = self.write(part)
            if text is not None:
                return text
        if at == 0:
            return self._first.write(part)
        for rule in (self._clause, self._may):
            text = rule.write(part)
            if text is not None:
                return text
        if subject is None or subject == YOU:
            return self._order.write(part) if subject == YOU else None
        return (self._several if _many(subject) else self._one).write(part)


def _parts(count: int, joiner: str) -> list[str | int]:
    parts: list[str | int] = [0]
    for at in range(1, count):
        if joiner not in (", ", THEN_LAST):
            parts.append(joiner)
        elif at == count - 1:
            parts.append(", then " if joiner == THEN_LAST else ", and ")
        else:
            parts.append(", ")
        parts.append(at)
    return parts


# `you may A` and `that player may A`.
p("mayclause", "you may {o:orders}", May(YOU, (S.o,)))
p("mayclause", "{w:player.1} may {o:elided.n}", May(S.w, (S.o,)))
p("mayclause", "{w:player.1} may have {b:bare}", May(S.w, (S.b,)))
p("orders", "{o:order}", S.o)
p("orders", "{o:ordercompound}", S.o)
G.register(Compound("compound", "clause"))
G.register(Compound("ordercompound", "order"))


def not_before_a_moment(s: Effect) -> bool:
    """What cannot stand before `at end of combat`."""
    return takes_all_that_follows(s) or G.rule("clause").write(s) is None
