"""Prevention and redirection as instructions: shields, the next time, fog (C1-C6, D2, D5)."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Ability
from bot.abilities.amounts import Half, X
from bot.abilities.combining import (
    Then,
)
from bot.abilities.conditions import Is
from bot.abilities.damage import (
    CantBePrevented,
    DamageKind,
    DamagePattern,
    Instead,
    Multiply,
    Prevent,
    Redirect,
    ReplaceDamage,
)
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    Shield,
)
from bot.abilities.filters import TheChosen
from bot.abilities.who import (
    SELF,
    YOU,
    Attached,
    Both,
    Chosen,
    EachPlayer,
)
from bot.cards.back import Back, ThatMuch, ThisWay, WasDealtThisWay
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import SAME, order
from bot.values import fields, is_dataclass

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
p("anyhit1", "equipped creature", Attached("equipped creature"))
p("anyhit1", "enchanted player", Attached("enchanted player"))
p("anyhit1", "the chosen player", Back("the chosen player"))
p("anyhit1", "{a:any.1}", S.a)
p("anyhit1", "{a:anyplayer.1}", S.a)
p("anyhit1", "that player", Back("that player"))
p("anyhit", "{a:anyhit1}", S.a)
p("anyhit", "{a:anyhit1} or {b:anyhit1}", Both((S.a, S.b)))
#: Several at once, in a shield: `you and creatures you control`.

# --- prevention as an instruction ------------------------------------------------------------------------------------


def shield(change: Any, k: Any = DamageKind.ANY, to: Any = None, by: Any = None, **rest: Any) -> Shield:
    """A shield for this turn."""
    rest.setdefault("duration", TURN)
    return Shield(ReplaceDamage(DamagePattern(k, to, by), change, **rest))


order(
    "prevent the next {n:amount} {k:dkind} that would be dealt to {r:hit} this turn",
    shield(Prevent(), S.k, S.r, capacity=S.n),
    also=("prevent the next {n:amount} {k:dkind} that would be dealt this turn to {r:hit}",),
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
    also=("prevent the next {n:amount} {k:dkind} that would be dealt by {s:dealer} this turn",),
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
        also=(
            f"prevent all {{k:dkind}} that would be dealt {_when} to {{r:hit}}",
            *(
                ("prevent all {k:dkind} that would be dealt to {r:hit} until end of turn",)
                if _duration is TURN
                else ()
            ),
        ),
    )
    # `to up to two target creatures`: said without `each of`.
    for _told in (f"to {{t:target.n}} {_when}", f"{_when} to {{t:target.n}}"):
        G.alternate(
            "imperative",
            f"prevent all {{k:dkind}} that would be dealt {_told}",
            shield(Prevent(), S.k, S.t, duration=_duration),
        )
    order(
        f"prevent all {{k:dkind}} that would be dealt {_when} by {{s:dealer}}",
        shield(Prevent(), S.k, None, S.s, duration=_duration),
        also=(
            f"prevent all {{k:dkind}} that would be dealt by {{s:dealer}} {_when}",
            f"prevent all {{k:dkind}} {{s:dealer}} would deal {_when}",
            f"prevent all {{k:dkind}} that {{s:dealer}} would deal {_when}",
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
_LONG = Duration.UNTIL_YOUR_NEXT_TURN
for _what, _lasting, *_also in (
    ("that would be dealt to {r:hit}", shield(Prevent(), S.k, S.r, duration=_LONG)),
    (
        "that would be dealt by {s:dealer}",
        shield(Prevent(), S.k, None, S.s, duration=_LONG),
        "{s:dealer} would deal",
    ),
    (
        "that would be dealt to and dealt by {c:thing}",
        Then(
            (shield(Prevent(), S.k, S.c, duration=_LONG), shield(Prevent(), S.k, None, SAME, duration=_LONG))
        ),
    ),
):
    p(
        "sentence",
        f"until your next turn, prevent all {{k:dkind}} {_what}",
        _lasting,
        also=tuple(f"until your next turn, prevent all {{k:dkind}} {other}" for other in _also),
    )

# --- the next time ------------------------------------------------------------------------------------------------------

#: What becomes of the damage, after a comma.
p("becomes", "prevent that damage", Prevent())


def speaks_of_prevention(value: Any) -> bool:
    """Whether a value mentions the damage prevented this way (outside a rider of its own)."""
    if value in (ThisWay("prevented"), WasDealtThisWay("prevented")):
        return True
    if isinstance(value, Is) and value.who == Back("that source"):
        return True
    if isinstance(value, (Prevent, Ability)):
        return False
    if isinstance(value, tuple):
        return any(speaks_of_prevention(v) for v in value)
    if is_dataclass(value) and not isinstance(value, type):
        return any(speaks_of_prevention(getattr(value, f.name)) for f in fields(value))
    return False


def plain_rider(e: Any, **_: Any) -> bool:
    return not speaks_of_prevention(e)


def prevention_rider(e: Any, **_: Any) -> bool:
    return speaks_of_prevention(e)


_ITSELF = Back("itself")
p("becomes", "prevent that damage and {e:clause}", Prevent(rider=(S.e,)), when=plain_rider)
_MORE = "prevent that damage, {e:clause}"
p("becomes", f"{_MORE}, and {{f:clause}}", Prevent(rider=(S.e, S.f)))
p("becomes", "prevent {n:amount} of that damage", Prevent(amount=S.n))
p("becomes", "prevent all but {n:amount} of that damage", Prevent(all_but=S.n))
for _how in ("up", "down"):
    _rounded: Any = _how
    p("becomes", f"prevent half that damage, rounded {_how}", Prevent(amount=Half(ThatMuch(), _rounded)))
p("becomes", "prevent X of that damage, where X is {v:value}", Prevent(amount=S.v), when=lambda v: v != X())
p(
    "becomes",
    "that damage is dealt to {t:hit} instead",
    Redirect(S.t),
    also=(
        "that source deals that damage to {t:hit} instead",
        "it deals that damage to {t:hit} instead",
        "that creature deals that damage to {t:hit} instead",
        "that spell deals that damage to {t:hit} instead",
    ),
    when=lambda t: t != _ITSELF,
)
for _dealer in ("that source", "that creature"):
    G.alternate("becomes", f"{_dealer} deals that damage to itself instead", Redirect(Back(_dealer)))
p("becomes.next", "it deals double that damage instead", Multiply(2))
p("becomes.next", "{i:insteadof}", Instead(S.i))
G.alternate("becomes.next", "{e:clause} instead", Instead((S.e,)))
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
        f"the next time {{s:dealer}} would deal {{k:dkind}} to {{r:anyplayer.1}} this turn, {{b:{_class}}}",
        shield(S.b, S.k, S.r, S.s, once=True),
    )
    p(
        "clause",
        f"the next time {{s:any.1}} would deal {{k:dkind}} to {{r:hit}} this turn, {{b:{_class}}}",
        shield(S.b, S.k, S.r, S.s, once=True),
        when=lambda s, **_: TheChosen("source") not in s.what.qualities,
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
p(
    "hit.or",
    "{a:hit.one} and/or {b:hit.one}",
    Both((S.a, S.b)),
    # `each of those permanents and/or players` is one thing to say, of what was named before
    when=lambda a, b: (a, b) != (Back("those permanents"), EachPlayer()),
)

p("clause", "damage can't be prevented this turn", shield(CantBePrevented()))
