"""How instructions combine: `A and B`, `A, then B`, `if C, A`, `you may A`, `A unless B`, and paragraphs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.engine.abilities.amounts import DamagePrevented, Number
from bot.engine.abilities.combat_rules import (
    CantActivate,
    CantAttack,
    CantBeRegenerated,
    CantBlock,
    MustBeBlocked,
)
from bot.engine.abilities.conditions import DidIt, NotSo
from bot.engine.abilities.costs import PayLife
from bot.engine.abilities.damage import Prevent, ReplaceDamage
from bot.engine.abilities.durations import Duration
from bot.engine.abilities.effects import (
    ChangeNow,
    ChooseDiscard,
    ChooseTargets,
    Clash,
    CopySpell,
    CounterSpell,
    CreateCopy,
    DealDamage,
    Destroy,
    Effect,
    Explore,
    FlipCard,
    FlipCoins,
    FlipTogether,
    ForEachOf,
    GetEmblem,
    If,
    InsteadOfAbove,
    Later,
    LimitX,
    May,
    Modes,
    Move,
    Portion,
    PutCounters,
    ReplaceLater,
    SetRule,
    Shield,
    Then,
    UnlessPaid,
    WhenYouDo,
    WhereX,
)
from bot.engine.abilities.events import BeginningOf, EndOfCombat
from bot.engine.abilities.filters import DealtDamageThisTurn, DealtDamageThisWay
from bot.engine.abilities.statics import ReplaceDying
from bot.engine.abilities.who import SELF, YOU, Both, Count, Each, EachOpponent, EachPlayer, It, Target, Who
from bot.engine.abilities.who import Any as AnyOf
from bot.oracle.kernel.grammar import Found, Node, Rule, slot_part
from bot.oracle.kernel.run import Run
from bot.oracle.phrases.base import G, S
from bot.oracle.phrases.beside import beside
from bot.oracle.phrases.shields import speaks_of_prevention
from bot.oracle.phrases.verbs import SAME

p = G.phrase


# --- several in one sentence ------------------------------------------------------------------------------------------


def subject_of(effect: Effect) -> Who | None:
    """Who a predicate after this instruction would be about, when it is not said again."""
    for name in ("who", "source", "first"):
        who = getattr(effect, name, None)
        if isinstance(who, Who):
            return who
    if isinstance(effect, Then):
        return subject_of(effect.parts[0])
    return None


def _many(who: Who) -> bool:
    if isinstance(who, It):
        return who.word.startswith(("they", "those", "both")) or who.word.endswith(("creatures", "tokens"))
    if isinstance(who, Each):
        return who.word != "each"
    return isinstance(who, Target) and who.count.most != 1


def _all_of_it(effect: Effect) -> bool:
    """What follows in `the next time ..., instead A and B` or `... prevent that damage and A` is all part of it."""
    if isinstance(effect, Then):
        return _all_of_it(effect.parts[-1])
    if isinstance(effect, Later):
        return any(_all_of_it(e) for e in effect.effects)
    return isinstance(effect, Shield) and effect.replace.once


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
                if run.folded[end : end + 2] == (",", "then") and not _all_of_it(values[0]):
                    both = Then((*values, value), " and ")
                    inner = self.node(both, (0, " and ", 1), (*nodes, node))
                    for end2, last, node2 in self._next(run, end + 2, subject):
                        self._add(end2, (both, last), (inner, node2), ", then ", out)
        elif word == ",":
            follow = run.folded[at + 1]
            if follow == "then" and len(values) == 1:
                for end, value, node in self._next(run, at + 2, subject):
                    self._add(end, (*values, value), (*nodes, node), ", then ", out)
                    if run.folded[end] == "and" and not _all_of_it(value):
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
        if any(_all_of_it(v) for v in values[:-1]):
            return
        value = Then(values, joiner)
        out.append((end, value, self.node(value, _parts(len(values), joiner), nodes)))

    def write(self, value: Any) -> str | None:
        if not isinstance(value, Then) or len(value.parts) < 2:
            return None
        if value.joiner in (" and ", ", then ", ", and ") and len(value.parts) != 2:
            return None
        if value.joiner == ", " and len(value.parts) < 3:
            return None
        if value.joiner not in (" and ", ", then ", ", and ", ", "):
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
        if joiner != ", ":
            parts.append(joiner)
        else:
            parts.append(", and " if at == count - 1 else ", ")
        parts.append(at)
    return parts


# `you may A` and `that player may A`.
p("mayclause", "you may {o:orders}", May(YOU, (S.o,)))
p("mayclause", "{w:player.1} may {o:elided.n}", May(S.w, (S.o,)))
p("mayclause", "they may {o:elided.n}", May(It("they"), (S.o,)))
p("orders", "{o:order}", S.o)
p("orders", "{o:ordercompound}", S.o)
G.register(Compound("compound", "clause"))
G.register(Compound("ordercompound", "order"))


def _several(s: Effect) -> bool:
    """What cannot stand before `at end of combat`."""
    return _all_of_it(s) or G.rule("clause").write(s) is None


# --- one sentence -----------------------------------------------------------------------------------------------------------

p("plain", "{c:clause}", S.c)
p("plain", "{c:compound}", S.c)
p("plain", "{c:mayclause}", S.c)
p("sentence", "{c:plain}", S.c)
p("sentence", "if {c:condition}, {s:plain}", If(S.c, (S.s,)))
p("sentence", "{s:clause} unless {c:condition}", If(NotSo(S.c), (S.s,), (), condition_last=True))
p(
    "sentence",
    "{s:clause} if {c:condition}",
    If(S.c, (S.s,), (), condition_last=True),
    when=lambda s, c: not isinstance(c, NotSo),
)
p("sentence", "{s:plain}, where X is {v:value}", WhereX((S.s,), S.v))
p("sentence", "when you do, {s:plain}", WhenYouDo((S.s,)))
for _words, _moment in (
    ("at the beginning of the next end step", BeginningOf("end step", None)),
    ("at the beginning of the next upkeep", BeginningOf("upkeep", None)),
    ("at the beginning of your next upkeep", BeginningOf("upkeep", YOU)),
    ("at the beginning of the next turn's upkeep", BeginningOf("upkeep", It("next turn"))),
    ("at the beginning of the next cleanup step", BeginningOf("cleanup step", None)),
    ("at end of combat", EndOfCombat()),
):
    p("mayclause", f"{{s:clause}} {_words}", Later(_moment, (S.s,)), when=lambda s: not _all_of_it(s))
    p("sentence", f"{_words}, {{s:plain}}", Later(_moment, (S.s,)), when=_several)
    G.alternate("sentence", f"{_words}, {{s:clause}}", Later(_moment, (S.s,)), when=lambda s: not _several(s))
p("sentence", "when {e:event} this turn, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN))
p("sentence", "whenever {e:event} this turn, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN, once=False))
p("sentence", "when {e:event}, {s:plain}", Later(S.e, (S.s,)))
p("sentence", "{s:clause} unless you {c:payment}", UnlessPaid(YOU, S.c, (S.s,)))
p("sentence", "{s:clause} unless you {c:unlesscost}", UnlessPaid(YOU, S.c, (S.s,)))


# `each opponent sacrifices a creature unless they pay {1}`: each of them for itself.
_EACH = (EachOpponent(), EachPlayer(), EachPlayer(other=True))


def _of_one(s: Any, **_: Any) -> bool:
    return subject_of(s) not in _EACH


def _each_unless(s: Any, c: Any) -> Any:
    who = subject_of(s)
    if who not in _EACH or getattr(s, "who", None) != who:
        return None
    return ForEachOf(who, (UnlessPaid(It("they"), c, (replace(s, who=It("they")),)),))


def _each_unless_slots(value: Any) -> Any:
    if value.what not in _EACH or len(value.effects) != 1 or not isinstance(value.effects[0], UnlessPaid):
        return None
    unless: Any = value.effects[0]
    if (
        unless.who != It("they")
        or len(unless.effects) != 1
        or getattr(unless.effects[0], "who", None) is None
    ):
        return None
    return replace(unless.effects[0], who=value.what), unless.cost


G.computed("sentence", "{s:clause} unless they {c:payment}", _each_unless, _each_unless_slots, key=ForEachOf)
for _who, _subject in ((S.w, "{w:player.1}"), (It("they"), "they")):
    _s = "" if _subject == "they" else "s"
    _guard = _of_one if _subject == "they" else None
    p(
        "sentence",
        f"{{s:clause}} unless {_subject} pay{_s} {{m:mana}}",
        UnlessPaid(_who, (S.m,), (S.s,)),
        when=_guard,
    )
    p(
        "sentence",
        f"{{s:clause}} unless {_subject} pay{_s} {{n:amount}} life",
        UnlessPaid(_who, (PayLife(S.n),), (S.s,)),
        when=_guard,
    )
p("sentence", "for each {f:filter.1}, {s:plain}", ForEachOf(Each(S.f), (S.s,)))

# --- one step: a sentence or several that say one thing ------------------------------------------------------------------------

p("step", "{s:sentence}.", S.s)
p("step", "then {s:sentence}.", Then((S.s,), "then "))
p(
    "step",
    "destroy {o:thing}. It can't be regenerated.",
    Destroy(S.o, regenerate=False),
    also=("destroy {o:thing}. That creature can't be regenerated.",),
)
G.alternate("step", "destroy {o:thing}. They can't be regenerated.", Destroy(S.o, regenerate=False))
G.alternate(
    "step", "destroy {o:thing}. Those creatures can't be regenerated.", Destroy(S.o, regenerate=False)
)
p("step", "copy {o:thing}. You may choose new targets for the copy.", CopySpell(S.o, new_targets=True))
p("step", "you may {c:payment}. If you do, {s:sentence}.", May(YOU, (S.s,), S.c))
p(
    "step",
    "you may {c:payment}. If you do, {s:sentence}. If you don't, {t:sentence}.",
    May(YOU, (S.s,), S.c, (S.t,)),
)
p(
    "step",
    "{w:player.1} may {c:payment}. If they do, {s:sentence}.",
    May(S.w, (S.s,), S.c),
    also=("{w:player.1} may {c:payment}. If that player does, {s:sentence}.",),
)
p(
    "step",
    "{w:player.1} may {c:payment}. If they don't, {s:sentence}.",
    May(S.w, (), S.c, (S.s,)),
    also=("{w:player.1} may {c:payment}. If that player doesn't, {s:sentence}.",),
)
p(
    "step",
    "{a:plain}. If {c:condition}, {b:plain} instead.",
    If(S.c, (S.b,), (S.a,)),
    also=(
        "{a:plain}. If {c:condition}, instead {b:plain}.",
        "{a:plain}. {b:plain} instead if {c:condition}.",
    ),
)
p("step", "{a:plain}. If {c:condition}, {d:dealsonly} instead.", If(S.c, (S.d,), (S.a,)))
p("dealsonly", "it deals {n:amount} damage", DealDamage(It("it"), (Portion(S.n, SAME),)))
p("dealsonly", "~ deals {n:amount} damage", DealDamage(SELF, (Portion(S.n, SAME),)))
G.alternate("step", "if {c:condition}, {b:plain}. Otherwise, {a:plain}.", If(S.c, (S.b,), (S.a,)))
p("step", "flip a coin. If you win the flip, {a:sentence}.", FlipCoins(YOU, (S.a,)))
p("step", "flip a coin. If you lose the flip, {b:sentence}.", FlipCoins(YOU, (), (S.b,)))
p(
    "step",
    "flip a coin. If you win the flip, {a:sentence}. If you lose the flip, {b:sentence}.",
    FlipCoins(YOU, (S.a,), (S.b,)),
)
p(
    "step",
    "{who:obj.1} deals {n:amount} damage to {r:hit}. The damage can't be prevented.",
    DealDamage(S.who, (Portion(S.n, S.r),), unpreventable=True),
    also=(
        "{who:obj.1} deals {n:amount} damage to {r:hit}. This damage can't be prevented.",
        "{who:obj.1} deals {n:amount} damage to {r:hit}. That damage can't be prevented.",
    ),
)


def _excess(d: DealDamage, q: Who) -> Any:
    if not isinstance(d, DealDamage) or d.excess_to is not None:
        return None
    return DealDamage(d.source, d.portions, d.unpreventable, q)


def _excess_parts(value: Any) -> Any:
    if value.excess_to is None:
        return None
    return DealDamage(value.source, value.portions, value.unpreventable), value.excess_to


G.computed(
    "step",
    "{d:clause}. Excess damage is dealt to {q:player.1} instead.",
    _excess,
    _excess_parts,
    key=DealDamage,
)


# What is done with the damage prevented belongs to the shield.
def _with_rider(s: Any, r: Any) -> Any:
    if not isinstance(s, Shield) or not isinstance(s.replace.change, Prevent) or s.replace.change.rider:
        return None
    if not speaks_of_prevention(r):
        return None
    change = s.replace.change
    replace = s.replace
    return Shield(
        ReplaceDamage(
            replace.pattern,
            Prevent(change.amount, change.all_but, (r,)),
            replace.capacity,
            replace.once,
            replace.optional,
            replace.duration,
            replace.divided,
        )
    )


def _without_rider(value: Any) -> Any:
    replace = value.replace
    change = replace.change
    if not isinstance(change, Prevent) or len(change.rider) != 1:
        return None
    bare = Shield(
        ReplaceDamage(
            replace.pattern,
            Prevent(change.amount, change.all_but),
            replace.capacity,
            replace.once,
            replace.optional,
            replace.duration,
            replace.divided,
        )
    )
    return bare, change.rider[0]


G.computed("step", "{s:clause}. ^{r:sentence}.", _with_rider, _without_rider, key=Shield)
G.computed("step", "{s:clause}, and {r:clause}.", _with_rider, _without_rider, key=Shield, alternate=True)


# Animated lands.
def _still(who: Any, b: Any, k: Any, d: Any, t: str) -> Any:
    from bot.oracle.phrases.changes import body_changes

    changes = body_changes(b, k, t)
    return None if changes is None else ChangeNow(who, changes, d)


def _still_slots(value: Any, keywords: bool) -> Any:
    from bot.oracle.phrases.changes import changed_body

    found = changed_body(value.changes, still=True)
    if found is None or bool(found[1]) is not keywords:
        return None
    body, granted, still = found
    return (
        (value.who, body, granted, value.duration, still)
        if keywords
        else (value.who, body, value.duration, still)
    )


for _type in ("land", "planeswalker", "creature", "artifact", "enchantment"):
    p("stilltype", _type, _type)
G.computed(
    "step",
    "{who:obj.1} becomes a {b:body} with {k:grantedlist} {d:until}. It's still a {t:stilltype}.",
    _still,
    lambda v: _still_slots(v, True),
    key=ChangeNow,
)
G.computed(
    "step",
    "{who:obj.1} becomes a {b:body} {d:until}. It's still a {t:stilltype}.",
    lambda who, b, d, t: _still(who, b, (), d, t),
    lambda v: _still_slots(v, False),
    key=ChangeNow,
)

# --- paragraphs -------------------------------------------------------------------------------------------------------------------


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
            if values and _belongs_before(values[-1], value):
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
        from bot.oracle.kernel.tokens import capitalized

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
        from bot.oracle.kernel.tokens import capitalized

        texts = [self._paragraph.write(v) for v in value]
        if any(t is None for t in texts):
            return None
        return " ".join("• " + capitalized(str(t)) for t in texts)


G.register(ModeList())
p("step", "choose {c:modecount} — {m:modelist}", Modes(S.c, S.m))

# --- replacements that wait ---------------------------------------------------------------------------------------------

p("doomed", "{t:that.1}", S.t)
p("doomed", "it", It("it"))
p("doomed", "~", SELF)
p(
    "doomed",
    "a {f:filter.a}",
    AnyOf(S.f),
    when=lambda f: (
        DealtDamageThisWay() in f.qualities or any(isinstance(q, DealtDamageThisTurn) for q in f.qualities)
    ),
)
for _this in ("this turn",):
    p(
        "sentence",
        "if {w:doomed} would die this turn, exile it instead",
        ReplaceLater(ReplaceDying(S.w, "exile")),
    )
p(
    "sentence",
    "a {f:filter.a} can't be regenerated this turn",
    SetRule(AnyOf(S.f), (CantBeRegenerated(),), Duration.THIS_TURN),
    when=lambda f: DealtDamageThisWay() in f.qualities,
)
p("step", "X can't be 0.", LimitX(1))
p("sentence", "you get a emblem with {k:grantedlist}", GetEmblem(YOU, S.k))
p(
    "step",
    "you and {t:player.1} each flip a coin. {s:sentence}. Repeat this process until both players' coins come up heads on the same flip.",
    FlipTogether(Both((YOU, S.t)), (S.s,)),
)
p("hit.one", "each player whose coin comes up tails", It("each player whose coin comes up tails"))
p(
    "clause",
    "{w:player.1} returns {e:each.n} to their hand",
    ForEachOf(S.w, (Move(S.e, "hand", under=It("they")),)),
)
for _class in ("1", "n"):
    G.alternate(
        "plain",
        f"{{who:obj.{_class}}} {{c:changes.now.{_class}}} and must be blocked this turn if able",
        Then((ChangeNow(S.who, S.c), SetRule(SAME, (MustBeBlocked(),)))),
    )
# Last, so that an order of its own comes first: `goad it`, not `have it be goaded`.
G.phrase("order", "have {b:bare}", S.b)

# --- naming targets first, clashing, flipping, copying -------------------------------------------------------------------------

p("sentence", "choose {t:target.1}", ChooseTargets(S.t))
p("sentence", "choose {t:target.n}", ChooseTargets(S.t))
p("sentence", "choose {a:target.1} and {b:target.1}", ChooseTargets(Both((S.a, S.b))))
p("step", "clash with an opponent. If you win, {s:sentence}.", Clash((S.s,)))
p("imperative", "flip {o:thing}", FlipCard(S.o))
p("clause", "{o:obj.1} explores", Explore(S.o))
for _tapped, _attacking, _how in (
    (False, False, ""),
    (True, False, "tapped"),
    (True, True, "tapped and attacking"),
):
    for _who, _subject, _creates in ((YOU, "", "create"), (S.w, "{w:player.1} ", "creates")):
        _rule = "imperative" if _who is YOU else "clause"
        if _attacking:
            p(
                _rule,
                f"{_subject}{_creates} a token that's a copy of {{o:obj.1}} and that's {_how}",
                CreateCopy(_who, Number(1), S.o, True, True),
            )
            G.alternate(
                _rule,
                f"{_subject}{_creates} a token that's a copy of {{o:obj.1}}, {_how}",
                CreateCopy(_who, Number(1), S.o, True, True),
            )
        else:
            _word = f"a {_how} token" if _how else "a token"
            p(
                _rule,
                f"{_subject}{_creates} {_word} that's a copy of {{o:obj.1}}",
                CreateCopy(_who, Number(1), S.o, _tapped),
            )
            p(
                _rule,
                f"{_subject}{_creates} {_word} that's a copy of {{o:obj.1}}, except it has {{k:grantedlist}}",
                CreateCopy(_who, Number(1), S.o, _tapped, False, S.k),
            )
p("imperative", "shuffle {o:single} into its owner's library", Move(S.o, "library"))
p(
    "imperative",
    "shuffle {o:manythings} into their owners' libraries",
    Move(S.o, "library"),
    also=("shuffle {o:manythings} into their owner's library",),
)
G.alternate(
    "sentence",
    "until end of turn, whenever {e:event}, {s:plain}",
    Later(S.e, (S.s,), Duration.THIS_TURN, once=False),
)
G.alternate(
    "sentence",
    "for each 1 damage prevented this way, put a {k:counterkind} counter on {o:thing}",
    PutCounters(S.k, DamagePrevented(), S.o),
)

G.alternate(
    "sentence", "this turn, whenever {e:event}, {s:plain}", Later(S.e, (S.s,), Duration.THIS_TURN, once=False)
)
p(
    "clause",
    "detain {o:thing}",
    SetRule(S.o, (CantAttack(), CantBlock(), CantActivate()), Duration.UNTIL_YOUR_NEXT_TURN),
)
for _words in ("The creature", "That permanent"):
    G.alternate(
        "step", f"destroy {{o:thing}}. {_words} can't be regenerated.", Destroy(S.o, regenerate=False)
    )
p(
    "step",
    "counter {o:thing}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
    CounterSpell(S.o, exile=True),
)
p(
    "sentence",
    "{s:clause} unless {w:player.1} pays {m:mana}, where X is {v:value}",
    WhereX((UnlessPaid(S.w, (S.m,), (S.s,)),), S.v),
    when=lambda s, w, m, v: "X" in m.symbols,
)
for _exile, _does in (
    (False, "That player discards that card."),
    (True, "Exile that card."),
):
    p(
        "step",
        "{w:player.1} reveals their hand. You choose a {f:filter.a} from it. " + _does,
        ChooseDiscard(S.w, S.f, _exile),
    )
p(
    "insteadstep",
    "if {c:condition}, instead {s:plain}.",
    InsteadOfAbove(S.c, (S.s,)),
    also=("if {c:condition}, {s:plain} instead.", "{s:plain} instead if {c:condition}."),
)
for _limit in (
    "Spend this mana only to cast {f:filter.n}",
    "Spend this mana only to cast a {f:filter.a}",
    "Spend this mana only to cast a {f:filter.a} or activate abilities of {g:filter.n}",
    "Spend this mana only to activate abilities of {f:filter.n}",
    "Spend this mana only on costs that contain {m:mana}",
):
    beside("manalimit", _limit)
