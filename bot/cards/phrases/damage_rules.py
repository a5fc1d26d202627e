"""Prevention, redirection and replacement of damage as static abilities (C3, C7-C10, D1-D6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import Number, X
from bot.abilities.damage import (
    Add,
    AsThough,
    CantBePrevented,
    DamageKind,
    DamagePattern,
    Halve,
    Instead,
    Multiply,
    Prevent,
    Redirect,
    ReplaceDamage,
    SetTo,
)
from bot.abilities.effects import DealDamage
from bot.abilities.filters import APlayer, OfType, OneOf, Quality
from bot.abilities.statics import DamageRule, LifeFloor
from bot.abilities.who import (
    SELF,
    YOU,
    Attached,
    Both,
    Who,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.shields import plain_rider, prevention_rider

p = G.phrase


def rule(change: Any, k: Any = DamageKind.ANY, to: Any = None, by: Any = None, **rest: Any) -> DamageRule:
    """The same as a static ability."""
    return DamageRule(ReplaceDamage(DamagePattern(k, to, by), change, **rest))


p("static", "prevent all {k:dkind} that would be dealt to {r:hit}", (rule(Prevent(), S.k, S.r),))
p(
    "static",
    "prevent all {k:dkind} that would be dealt by {s:dealer}",
    (rule(Prevent(), S.k, None, S.s),),
    also=("prevent all {k:dkind} {s:dealer} would deal",),
)
p(
    "static",
    "prevent all {k:dkind} that would be dealt to {r:hit} by {s:dealer}",
    (rule(Prevent(), S.k, S.r, S.s),),
    also=(
        "prevent all {k:dkind} {s:dealer} would deal to {r:hit}",
        "prevent all {k:dkind} that {s:dealer} would deal to {r:hit}",
    ),
)
p(
    "static",
    "prevent all {k:dkind} that would be dealt to and dealt by {c:thing}",
    (rule(Prevent(), S.k, S.c), rule(Prevent(), S.k, None, S.c)),
)
p("static", "prevent all {k:dkind} that would be dealt", (rule(Prevent(), S.k),))
p("static", "damage can't be prevented", (rule(CantBePrevented()),))
p(
    "static",
    "{k:dkind} that would be dealt by {s:dealer} can't be prevented",
    (rule(CantBePrevented(), S.k, None, S.s),),
    also=("{k:dkind} dealt by {s:dealer} can't be prevented",),
)
p("static", "combat damage can't be prevented", (rule(CantBePrevented(), DamageKind.COMBAT),))
p(
    "static",
    "all {k:dkind} that would be dealt to {r:hit.both} is dealt to {t:hit} instead",
    (rule(Redirect(S.t), S.k, S.r),),
)
p(
    "static",
    "all {k:dkind} that would be dealt to {r:hit.both} by {s:dealer} is dealt to {t:hit} instead",
    (rule(Redirect(S.t), S.k, S.r, S.s),),
)
p("hit.both", "{h:hit}", S.h)
p("hit.both", "you or {a:any.1}", Both((YOU, S.a)))


p(
    "static",
    "all {k:dkind} that would be dealt by {s:dealer} is dealt to {t:hit} instead",
    (rule(Redirect(S.t), S.k, None, S.s),),
    also=("all {k:dkind} {s:dealer} would deal is dealt to {t:hit} instead",),
)


def _said_as_all(b: Any, r: Any = None, s: Any = None, **_: Any) -> bool:
    """Whether `prevent all ...` or `all damage ... is dealt to ~ instead` says the same."""
    if not (isinstance(b, Redirect) or b == Prevent()):
        return False
    if r is not None and G.rule("hit" if b == Prevent() else "hit.both").write(r) is None:
        return False
    return s is None or G.rule("dealer").write(s) is not None


def _not_said_as_all(**slots: Any) -> bool:
    return not _said_as_all(**slots)


for _to, _by in ((True, True), (False, True), (True, False)):
    _text = "if " + (
        "{s:anydealers} would deal {k:dkind}" if _by else "{k:dkind} would be dealt to {r:anyhit}"
    )
    _text += " to {r:anyhit}, {b:becomes}" if _to and _by else ", {b:becomes}"
    _value = (rule(S.b, S.k, S.r if _to else None, S.s if _by else None),)
    p("static", _text, _value, when=_not_said_as_all)
    G.alternate("static", _text, _value, when=_said_as_all)


#: The recipient said again: `to you`, `to that creature`, `to that permanent or player`.
def said_again(who: Who) -> Who | None:
    """How a recipient of a condition is named after it."""
    if isinstance(who, AnyOf):
        nouns = _nouns(who.what.qualities)
        return None if nouns is None else Back("that " + nouns)
    if who in (SELF, YOU) or isinstance(who, Attached):
        return who
    return None


def _nouns(qualities: tuple[Quality, ...]) -> str | None:
    for quality in qualities:
        if isinstance(quality, OneOf):
            words = [_nouns(f.qualities) for f in quality.of]
            if None in words:
                return None
            texts = [str(w) for w in words]
            return " or ".join(texts) if len(texts) == 2 else ", ".join(texts[:-1]) + ", or " + texts[-1]
        if isinstance(quality, OfType) and quality.type in (
            "Creature",
            "Permanent",
            "Planeswalker",
            "Source",
            "Artifact",
        ):
            return quality.type.lower()
        if quality == APlayer():
            return "player"
    if any(type(q).__name__ == "AnOpponent" for q in qualities):
        return "player"
    return None


for _words in (
    "that permanent or player",
    "that player or permanent",
    "that creature or player",
    "that player",
    "that permanent",
    "that creature",
    "that player or planeswalker",
    "that creature, player, or planeswalker",
):
    p("again", _words, Back(_words))
p("again", "you", YOU)
p("again", "~", SELF)
p("again", "enchanted creature", Attached("enchanted creature"))
p("again", "equipped creature", Attached("equipped creature"))
p("again", "enchanted player", Attached("enchanted player"))

#: New amounts: `double that damage`.
p("newamount", "double that damage", Multiply(2), also=("twice that much damage",))
p("newamount", "triple that damage", Multiply(3), also=("three times that damage",))
p("newamount", "that much damage plus {n:int}", Add(S.n))
p("newamount", "half that damage, rounded up,", Halve("up"))
p("newamount", "half that damage, rounded down,", Halve("down"))
p("newamount", "{n:amount} damage", SetTo(S.n), when=lambda n: isinstance(n, (Number, X)))
for _n in (1, 2, 3):
    p("newamount", f"that much damage minus {_n}", Add(-_n))


def _amount_rule(s: Any, k: Any, r: Any, a: Any, again: Any) -> Any:
    return (rule(a, k, r, s),) if again == said_again(r) else None


def _amount_rule_slots(value: Any) -> Sequence[Any] | None:
    if not (isinstance(value, tuple) and len(value) == 1 and isinstance(value[0], DamageRule)):
        return None
    replace = value[0].replace
    if replace.pattern.to is None or replace.pattern.by is None:
        return None
    again = said_again(replace.pattern.to)
    if again is None:
        return None
    return replace.pattern.by, replace.pattern.kind, replace.pattern.to, replace.change, again


for _tail in ("it deals {a:newamount} to {again:again} instead",):
    G.computed(
        "static",
        "if {s:anydealers} would deal {k:dkind} to {r:anyhit}, " + _tail,
        _amount_rule,
        _amount_rule_slots,
        key=tuple,
    )
p(
    "static",
    "if {s:anydealers} would deal {k:dkind}, it deals {a:newamount} instead",
    (rule(S.a, S.k, None, S.s),),
)

# Another event in the damage's place.


def _another_event(e: Any, **_: Any) -> bool:
    """`it deals 3 damage to you instead` is the same damage in another amount."""
    return not (isinstance(e, DealDamage) and e.source == Back("it"))


p(
    "static",
    "if {s:anydealers} would deal {k:dkind} to {r:anyhit}, {e:clause} instead",
    (rule(Instead((S.e,)), S.k, S.r, S.s),),
    also=("if {s:anydealers} would deal {k:dkind} to {r:anyhit}, instead {e:clause}",),
    when=_another_event,
)
p(
    "static",
    "if {k:dkind} would be dealt to {r:anyhit}, {e:clause} instead",
    (rule(Instead((S.e,)), S.k, S.r),),
    when=_another_event,
)
p(
    "static",
    "{k:dkind} is dealt to {r:hit} as though its source had {w:plainkeyword}",
    (rule(AsThough(S.w), S.k, S.r),),
)
for _n in (1, 5):
    p(
        "lifefloor",
        f"damage that would reduce your life total to less than {_n} reduces it to {_n} instead",
        (LifeFloor(YOU, _n),),
    )
p("static", "{s:lifefloor}", S.s)

# `prevent that damage. Remove a counter from ~.`
for _text, _value in (
    ("if {k:dkind} would be dealt to {r:anyhit}", (rule(Prevent(rider=(S.e,)), S.k, S.r),)),
    (
        "if {s:anydealers} would deal {k:dkind} to {r:anyhit}",
        (rule(Prevent(rider=(S.e,)), S.k, S.r, S.s),),
    ),
):
    G.alternate("static", _text + ", prevent that damage. {e:clause}", _value, when=plain_rider)
    p("static", _text + ", prevent that damage. {e:clause}", _value, when=prevention_rider)
