"""What happens instead of damage that would be dealt: prevented, redirected, more or less of it (CR 614.9, 615)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.amounts import CountersOn
from bot.abilities.combining import WhenYouDo
from bot.abilities.conditions import Is
from bot.abilities.damage import (
    Add,
    DamagePattern,
    Instead,
    Prevent,
    Redirect,
    ReplaceDamage,
)
from bot.abilities.durations import Duration
from bot.abilities.effects import DealDamage, RemoveCounters, Shield
from bot.abilities.filters import WithCounter
from bot.abilities.statics import DamageRule, While
from bot.abilities.who import (
    SELF,
    Target,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import IT, Back, ThatMuch
from bot.cards.phrases.base import G, S
from bot.cards.phrases.damage.shields import plain_rider, prevention_rider
from bot.cards.phrases.damage.would_deal import may_be_said, said_again
from bot.values import replace

p = G.phrase


def _another_event(e: Any, **_: Any) -> bool:
    """`it deals 3 damage to you instead` is the same damage in another amount."""
    return not (isinstance(e, DealDamage) and e.source in (Back("it"), Back("that source")))


p("outcome", "{b:becomes}", S.b)
p("outcome", "{e:clause} instead", Instead((S.e,)), also=("instead {e:clause}",), when=_another_event)


def _in_amount(w: DamagePattern, a: Any, again: Any) -> Any:
    """`it deals that much damage plus 1 to that player instead`: to whom it would be dealt, said again."""
    if w.to is None or w.by is None or again != said_again(w.to):
        return None
    return ReplaceDamage(w, a)


def _in_amount_otherwise(w: DamagePattern, a: Any, again: Any) -> Any:
    """The same where the recipient is said again in other words: `to that player`, of an enchanted one."""
    if w.to is None or w.by is None or again == said_again(w.to) or not may_be_said(w.to, again):
        return None
    return ReplaceDamage(w, a)


def _in_amount_or_otherwise(w: DamagePattern, a: Any, again: Any) -> Any:
    return _in_amount(w, a, again) or _in_amount_otherwise(w, a, again)


def _in_amount_said(value: Any) -> Sequence[Any] | None:
    pattern = value.pattern
    again = said_again(pattern.to) if pattern.to is not None and pattern.by is not None else None
    return (
        None
        if again is None or value != ReplaceDamage(pattern, value.change)
        else (pattern, value.change, again)
    )


def _is_said_again(w: DamagePattern) -> bool:
    return w.to is not None and w.by is not None and said_again(w.to) is not None


#: The whole of it: `if a source would deal damage to you, prevent 1 of that damage`.
G.computed(
    "would",
    "if {w:woulddeal}, it deals {a:newamount} to {again:again} instead",
    _in_amount,
    _in_amount_said,
    key=ReplaceDamage,
)
for _it in ("it", "that source"):
    G.computed(
        "would",
        f"if {{w:woulddeal}}, {_it} deals {{a:newamount}} to {{again:again}} instead",
        _in_amount_otherwise if _it == "it" else _in_amount_or_otherwise,
        lambda v: None,
        key=ReplaceDamage,
        alternate=True,
    )
p(
    "would",
    "if {w:woulddeal}, it deals {a:newamount} instead",
    ReplaceDamage(S.w, S.a),
    when=lambda w, a: not _is_said_again(w),
)
G.alternate(
    "would",
    "if {w:woulddeal}, it deals {a:newamount} instead",
    ReplaceDamage(S.w, S.a),
    when=lambda w, a: _is_said_again(w),
)
G.alternate("would", "if {w:woulddeal}, that source deals {a:newamount} instead", ReplaceDamage(S.w, S.a))
p("would", "if {w:woulddeal}, {o:outcome}", ReplaceDamage(S.w, S.o))


def _said_as_all(rule: ReplaceDamage) -> bool:
    """Whether `prevent all ...` or `all damage ... is dealt to ~ instead` says the same."""
    of, change = rule.pattern, rule.change
    if of.least or of.most is not None or not (isinstance(change, Redirect) or change == Prevent()):
        return False
    if of.to is not None and G.rule("hit" if change == Prevent() else "hit.both").write(of.to) is None:
        return False
    return of.by is None or G.rule("dealer").write(of.by) is not None


p("static", "{r:would}", (DamageRule(S.r),), when=lambda r: not _said_as_all(r))
# The same for this turn, as an instruction.
_THIS_TURN = Shield(ReplaceDamage(S.w, S.o, duration=Duration.THIS_TURN))


def _whenever(who: Any, k: Any, r: Any, a: Any, again: Any, by: str) -> Any:
    dealer = AnyOf(who) if by == "any" else who
    rule = _in_amount_or_otherwise(DamagePattern(k, r, dealer), a, again)
    return None if rule is None else Shield(replace(rule, duration=Duration.THIS_TURN))


p(
    "sentence",
    "if {w:woulddeal} this turn, it deals {a:newamount} instead",
    Shield(ReplaceDamage(S.w, S.a, duration=Duration.THIS_TURN)),
)


def _whenever_said(value: Shield) -> Any:
    """Of a target, which no condition names otherwise."""
    of, again = value.replace.pattern, said_again(value.replace.pattern.to or SELF)
    plain = value.replace == ReplaceDamage(of, value.replace.change, duration=Duration.THIS_TURN)
    return (
        (of.by, of.kind, of.to, value.replace.change, again) if plain and isinstance(of.by, Target) else None
    )


#: `Each time` is whenever it would.
for _if, _dealer, _by in (("if any", "{f:filter.1}", "any"), ("each time", "{t:target.1}", "target")):
    G.computed(
        "sentence",
        f"{_if} {_dealer} would deal {{k:dkind}} to {{r:anyhit}} this turn, it deals {{a:newamount}} to {{again:again}} instead",
        partial(_whenever, by=_by),
        _whenever_said if _by == "target" else lambda v: None,
        key=Shield,
        alternate=_by == "any",
    )


def _to_them_this_turn(w: DamagePattern, a: Any, again: Any) -> Any:
    rule = _in_amount_or_otherwise(w, a, again)
    return None if rule is None else Shield(replace(rule, duration=Duration.THIS_TURN))


G.computed(
    "sentence",
    "if {w:woulddeal} this turn, it deals {a:newamount} to {again:again} instead",
    _to_them_this_turn,
    lambda v: None,
    key=Shield,
    alternate=True,
)
# Only while something holds, said in the middle.
G.alternate(
    "staticwhile",
    "if {w:woulddeal} while {c:condition}, {o:outcome}",
    (While(S.c, (DamageRule(ReplaceDamage(S.w, S.o)),)),),
)
G.alternate(
    "staticwhile",
    "if {w:woulddeal} while {c:condition}, it deals {a:newamount} instead",
    (While(S.c, (DamageRule(ReplaceDamage(S.w, S.a)),)),),
)
# `prevent that damage and remove that many +1/+1 counters from it. When one or more counters are removed this way, A.`
_REMOVED = RemoveCounters(S.k, ThatMuch(), IT)
G.phrase(
    "staticwhile",
    "if {w:woulddeal} while {c:condition}, prevent that damage and remove that many {k:counterkind} counters from it. "
    "When one or more counters are removed from ~ this way, {e:sentence}",
    (While(S.c, (DamageRule(ReplaceDamage(S.w, Prevent(rider=(_REMOVED, WhenYouDo((S.e,)))))),)),),
)
G.phrase(
    "staticwhile",
    "for each 1 damage that would be dealt to ~, if it has a +1/+1 counter on it, remove a +1/+1 counter from "
    "it and prevent that 1 damage",
    (
        While(
            Is(SELF, WithCounter("+1/+1")),
            (
                DamageRule(
                    ReplaceDamage(
                        DamagePattern(to=SELF),
                        Prevent(
                            CountersOn("+1/+1", SELF), rider=(RemoveCounters("+1/+1", ThatMuch(), SELF),)
                        ),
                    )
                ),
            ),
        ),
    ),
)
# `prevent that damage. Remove a counter from ~.`
_PREVENTED = (DamageRule(ReplaceDamage(S.w, Prevent(rider=(S.e,)))),)
G.alternate("static", "if {w:woulddeal}, prevent that damage. {e:clause}", _PREVENTED, when=plain_rider)
p("static", "if {w:woulddeal}, prevent that damage. {e:clause}", _PREVENTED, when=prevention_rider)
G.alternate(
    "would",
    "if {w:woulddeal}, instead it deals that much damage plus X, where X is {v:value}",
    ReplaceDamage(S.w, Add(S.v)),
)
# Said of this turn in the middle.
G.computed(
    "sentence",
    "if {s:anydealers} would deal {k:dkind} this turn to {r:anyhit}, it deals {a:newamount} instead",
    lambda s, k, r, a: Shield(ReplaceDamage(DamagePattern(k, r, s), a, duration=Duration.THIS_TURN)),
    lambda v: None,
    key=Shield,
    alternate=True,
)
# Until your next turn.
p(
    "sentence",
    "until your next turn, if {w:woulddeal}, it deals {a:newamount} instead",
    Shield(ReplaceDamage(S.w, S.a, duration=Duration.UNTIL_YOUR_NEXT_TURN)),
)
