"""Prevention, redirection and replacement of damage, as instructions and as static abilities (C1-C11, D1-D6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from bot.engine.abilities.ability import Ability
from bot.engine.abilities.amounts import DamagePrevented, Number, X
from bot.engine.abilities.conditions import WasDealtThisWay
from bot.engine.abilities.damage import (
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
from bot.engine.abilities.durations import Duration
from bot.engine.abilities.effects import DealDamage, PreventItNow, Shield, Then
from bot.engine.abilities.filters import APlayer, OfType, OneOf, Quality, TheChosen
from bot.engine.abilities.statics import DamageRule, LifeFloor
from bot.engine.abilities.who import (
    SELF,
    YOU,
    Attached,
    Both,
    Chosen,
    It,
    Who,
)
from bot.engine.abilities.who import Any as AnyOf
from bot.oracle.phrases.base import G, S
from bot.oracle.phrases.verbs import SAME, order

p = G.phrase
TURN = Duration.THIS_TURN

p("dkind", "damage", DamageKind.ANY)
p("dkind", "combat damage", DamageKind.COMBAT)
p("dkind", "noncombat damage", DamageKind.NONCOMBAT)


def _of_choice(c: Chosen) -> bool:
    return TheChosen("source") in c.what.qualities


#: Where damage comes from, in an instruction: chosen now, targeted, named or described.
p("dealer", "{c:chosen.1}", S.c, when=_of_choice)
p("dealer", "{o:obj.1}", S.o)
p("dealer", "{o:obj.n}", S.o)
#: Sources in a condition: whichever it is.
p("anydealer", "{a:any.1}", S.a)
p("anydealers", "{a:anydealer}", S.a)
p("anydealers", "{a:anydealer} or {b:anydealer}", Both((S.a, S.b)))
p("anydealer", "~", SELF)
p("anydealer", "enchanted creature", Attached("enchanted creature"))
p("anydealer", "equipped creature", Attached("equipped creature"))

#: Who would be dealt damage, in a condition: one of them at a time.
p("anyhit1", "you", YOU)
p("anyhit1", "~", SELF)
p("anyhit1", "enchanted creature", Attached("enchanted creature"))
p("anyhit1", "equipped creature", Attached("equipped creature"))
p("anyhit1", "enchanted player", Attached("enchanted player"))
p("anyhit1", "{a:any.1}", S.a)
p("anyhit1", "{a:anyplayer.1}", S.a)
p("anyhit", "{a:anyhit1}", S.a)
p("anyhit", "{a:anyhit1} or {b:anyhit1}", Both((S.a, S.b)))
#: Several at once, in a shield: `you and creatures you control`.
p("covered", "{h:hit}", S.h)

# --- prevention as an instruction ------------------------------------------------------------------------------------


def shield(change: Any, k: Any = DamageKind.ANY, to: Any = None, by: Any = None, **rest: Any) -> Shield:
    """A shield for this turn."""
    rest.setdefault("duration", TURN)
    return Shield(ReplaceDamage(DamagePattern(k, to, by), change, **rest))


order(
    "prevent the next {n:amount} {k:dkind} that would be dealt to {r:hit} this turn",
    shield(Prevent(), S.k, S.r, capacity=S.n),
)
order(
    "prevent the next {n:amount} {k:dkind} that would be dealt to {r:hit} this turn by {s:dealer}",
    shield(Prevent(), S.k, S.r, S.s, capacity=S.n),
    also=(
        "prevent the next {n:amount} {k:dkind} {s:dealer} would deal to {r:hit} this turn",
        "prevent the next {n:amount} {k:dkind} that {s:dealer} would deal to {r:hit} this turn",
    ),
)
order(
    "prevent the next {n:amount} {k:dkind} {s:dealer} would deal this turn",
    shield(Prevent(), S.k, None, S.s, capacity=S.n),
)
order(
    "prevent the next {n:amount} damage that would be dealt this turn to {t:among}, divided as you choose",
    shield(Prevent(), DamageKind.ANY, S.t, capacity=S.n, divided=True),
)
for _when, _duration in (("this turn", TURN), ("this combat", Duration.THIS_COMBAT)):
    order(f"prevent all {{k:dkind}} that would be dealt {_when}", shield(Prevent(), S.k, duration=_duration))
    order(
        f"prevent all {{k:dkind}} that would be dealt to {{r:hit}} {_when}",
        shield(Prevent(), S.k, S.r, duration=_duration),
        also=(f"prevent all {{k:dkind}} that would be dealt {_when} to {{r:hit}}",),
    )
    order(
        f"prevent all {{k:dkind}} that would be dealt {_when} by {{s:dealer}}",
        shield(Prevent(), S.k, None, S.s, duration=_duration),
        also=(
            f"prevent all {{k:dkind}} that would be dealt by {{s:dealer}} {_when}",
            f"prevent all {{k:dkind}} {{s:dealer}} would deal {_when}",
        ),
    )
    order(
        f"prevent all {{k:dkind}} that would be dealt to {{r:hit}} {_when} by {{s:dealer}}",
        shield(Prevent(), S.k, S.r, S.s, duration=_duration),
        also=(
            f"prevent all {{k:dkind}} that would be dealt to {{r:hit}} by {{s:dealer}} {_when}",
            f"prevent all {{k:dkind}} {{s:dealer}} would deal to {{r:hit}} {_when}",
            f"prevent all {{k:dkind}} that {{s:dealer}} would deal to {{r:hit}} {_when}",
            f"prevent all {{k:dkind}} that would be dealt {_when} to {{r:hit}} by {{s:dealer}}",
        ),
    )
    order(
        f"prevent all {{k:dkind}} that would be dealt to and dealt by {{c:thing}} {_when}",
        Then(
            (
                shield(Prevent(), S.k, S.c, duration=_duration),
                shield(Prevent(), S.k, None, SAME, duration=_duration),
            )
        ),
    )
order("prevent {n:amount} of that damage", PreventItNow(S.n))
order("prevent that damage", PreventItNow())

# --- the next time ------------------------------------------------------------------------------------------------------

#: What becomes of the damage, after a comma.
p("becomes", "prevent that damage", Prevent())


def speaks_of_prevention(value: Any) -> bool:
    """Whether a value mentions the damage prevented this way (outside a rider of its own)."""
    if isinstance(value, DamagePrevented) or value == WasDealtThisWay("prevented"):
        return True
    if isinstance(value, (Prevent, Ability)):
        return False
    if isinstance(value, tuple):
        return any(speaks_of_prevention(v) for v in value)
    if is_dataclass(value) and not isinstance(value, type):
        return any(speaks_of_prevention(getattr(value, f.name)) for f in fields(value))
    return False


def _plain_rider(e: Any, **_: Any) -> bool:
    return not speaks_of_prevention(e)


def _prevention_rider(e: Any, **_: Any) -> bool:
    return speaks_of_prevention(e)


p("becomes", "prevent that damage and {e:clause}", Prevent(rider=(S.e,)), when=_plain_rider)
p("becomes", "prevent {n:amount} of that damage", Prevent(amount=S.n))
p("becomes", "prevent all but {n:amount} of that damage", Prevent(all_but=S.n))
p(
    "becomes",
    "that damage is dealt to {t:hit} instead",
    Redirect(S.t),
    also=("that source deals that damage to {t:hit} instead", "it deals that damage to {t:hit} instead"),
)
p("becomes.next", "it deals double that damage instead", Multiply(2))
p("becomes.next", "{i:insteadof}", Instead(S.i))
p("insteadof", "instead {e:clause}", (S.e,))
p(
    "insteadof",
    "instead {a:clause} and {b:clause}",
    (S.a, S.b),
    when=lambda a, b: not (isinstance(a, Shield) and a.replace.once),
)

for _class in ("becomes", "becomes.next"):
    p(
        "clause",
        f"the next time {{s:dealer}} would deal {{k:dkind}} to {{r:hit}} this turn, {{b:{_class}}}",
        shield(S.b, S.k, S.r, S.s, once=True),
    )
    p(
        "clause",
        f"the next time {{s:dealer}} would deal {{k:dkind}} this turn, {{b:{_class}}}",
        shield(S.b, S.k, None, S.s, once=True),
    )
    p(
        "clause",
        f"the next time {{k:dkind}} would be dealt to {{r:hit.or}} this turn, {{b:{_class}}}",
        shield(S.b, S.k, S.r, once=True),
    )
p("hit.or", "{h:hit.one}", S.h)
p("hit.or", "{a:hit.one} and/or {b:hit.one}", Both((S.a, S.b)))

# --- redirection --------------------------------------------------------------------------------------------------------

p(
    "clause",
    "the next {n:amount} {k:dkind} that would be dealt to {r:hit} this turn is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, S.r, capacity=S.n),
)
p(
    "clause",
    "the next {n:amount} {k:dkind} that would be dealt to {r:hit} this turn by {s:dealer} is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, S.r, S.s, capacity=S.n),
    also=(
        "the next {n:amount} {k:dkind} that {s:dealer} would deal to {r:hit} this turn is dealt to {t:hit} instead",
        "the next {n:amount} {k:dkind} {s:dealer} would deal to {r:hit} this turn is dealt to {t:hit} instead",
    ),
)
p(
    "clause",
    "all {k:dkind} that would be dealt to {r:hit} this turn is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, S.r),
    also=("all {k:dkind} that would be dealt this turn to {r:hit} is dealt to {t:hit} instead",),
)
p(
    "clause",
    "all {k:dkind} that would be dealt to {r:hit} this turn by {s:dealer} is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, S.r, S.s),
    also=(
        "all {k:dkind} that would be dealt this turn to {r:hit} by {s:dealer} is dealt to {t:hit} instead",
        "all {k:dkind} that {s:dealer} would deal to {r:hit} this turn is dealt to {t:hit} instead",
        "all {k:dkind} {s:dealer} would deal to {r:hit} this turn is dealt to {t:hit} instead",
    ),
)
p(
    "clause",
    "all {k:dkind} that would be dealt this turn by {s:dealer} is dealt to {t:hit} instead",
    shield(Redirect(S.t), S.k, None, S.s),
)

p("clause", "damage can't be prevented this turn", shield(CantBePrevented()))
p("clause", "combat damage can't be prevented this turn", shield(CantBePrevented(), DamageKind.COMBAT))

# --- static --------------------------------------------------------------------------------------------------------------


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
        return None if nouns is None else It("that " + nouns)
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
    p("again", _words, It(_words))
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
    return not (isinstance(e, DealDamage) and e.source == It("it"))


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
    G.alternate("static", _text + ", prevent that damage. {e:clause}", _value, when=_plain_rider)
    p("static", _text + ", prevent that damage. {e:clause}", _value, when=_prevention_rider)
