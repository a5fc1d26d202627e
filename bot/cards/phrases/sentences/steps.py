"""One or several sentences that say one thing: `Destroy it. It can't be regenerated.`, shields with riders, coin flips."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.abilities.amounts import Number, StatOf, X
from bot.abilities.combining import (
    FlipCoins,
    ForEachOf,
    If,
    Later,
    May,
    OnceEachTurn,
    Repeat,
    Then,
    WhenYouDo,
)
from bot.abilities.conditions import AmountIs, DidIt
from bot.abilities.copying import CopyForEach, CopySpell, CreateCopy
from bot.abilities.damage import Prevent
from bot.abilities.durations import Duration
from bot.abilities.effects import DealDamage, Destroy, Portion, Shield
from bot.abilities.filters import Filter
from bot.abilities.player_events import Casts
from bot.abilities.tokens import CreateToken
from bot.abilities.who import SELF, YOU, Each
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.damage.shields import speaks_of_prevention
from bot.cards.phrases.words.verbs import SAME
from bot.values import replace

p = G.phrase


p(
    "step",
    "destroy {o:thing}. It can't be regenerated.",
    Destroy(S.o, regenerate=False),
    also=("destroy {o:thing}. That creature can't be regenerated.",),
)
p("step", "{s:sentence}.", S.s)
p("step", "repeat the following process X times. {s:sentence}.", Repeat(X(), (S.s,)))
p(
    "step",
    "{s:sentence}. When its power becomes {n:digits} this way, {t:plain}.",
    Then((S.s, If(AmountIs(StatOf("power", SELF), "=", S.n), (WhenYouDo((S.t,)),))), ". "),
)
p("step", "then {s:sentence}.", Then((S.s,), "then "), also=("then, {s:sentence}.",))
G.alternate("step", "destroy {o:thing}. They can't be regenerated.", Destroy(S.o, regenerate=False))
_COPIED = "copy {o:thing}. You may choose new targets for the copy"
p(
    "imperative",
    _COPIED,
    CopySpell(S.o, new_targets=True),
    also=(
        _COPIED.replace("the copy", "that copy"),
        _COPIED.replace("the copy", "the copies"),
        "copy {o:thing}. You may choose a new target for the copy",
        "copy {o:thing} and you may choose new targets for the copy",
        "copy {o:thing}, and you may choose new targets for the copy",
        "copy {o:thing} and may choose new targets for the copy",
        "copy {o:thing} and may choose a new target for the copy",
    ),
)
for _color in ("white", "blue", "black", "red", "green"):
    _except = f"copy {{o:thing}}, except that the copy is {_color}. You may choose new targets for the copy"
    p(
        "imperative",
        _except,
        CopySpell(S.o, new_targets=True, color=_color),
        also=(_except.replace("except that", "except"), _except.replace(", except", " except")),
    )
for _words, _times in (
    ("twice", Number(2)),
    ("three times", Number(3)),
    ("X times", X()),
    ("{v:foreach}", S.v),
):
    p("imperative", f"copy {{o:thing}} {_words}", Repeat(_times, (CopySpell(S.o, new_targets=False),)))
    p(
        "imperative",
        f"copy {{o:thing}} {_words}. You may choose new targets for the copies",
        Repeat(_times, (CopySpell(S.o, new_targets=True),)),
    )
G.alternate(
    "step",
    "copy the next {f:filter.1} you cast this turn when you cast it. You may choose new targets for the copy.",
    Later(Casts(YOU, S.f), (CopySpell(Back("that spell"), new_targets=True),), Duration.THIS_TURN),
)
p(
    "step",
    "{w:player.1} copies {o:that.1}. Each of those players may choose new targets for their copy.",
    CopySpell(S.o, True, S.w),
    also=("{w:player.1} copies {o:that.1}. That player may choose new targets for the copy.",),
)


def _are(plural: str) -> Callable[..., bool]:
    """Whether what is described is called so."""
    return lambda f, **_: G.rule("filter.n").write(Filter(f.qualities[:1])) == plural


for _plural in ("creatures", "Golems", "permanents"):
    for _copies, _who in (("copy", YOU), ("{w:player.1} copies", S.w)):
        for _at, _could in enumerate(
            ("that the spell could target", "that spell could target", "the spell could target")
        ):
            (G.alternate if _at else p)(
                "step",
                f"{_copies} {{o:that.1}} for each other {{f:filter.1}} {_could}. Each copy targets a different one of those "
                + f"{_plural}.",
                CopyForEach(_who, S.o, S.f),
                when=_are(_plural),
            )
p(
    "mayclause",
    "{w:player.1} may copy {o:that.1} and may choose new targets for the copy they control",
    May(S.w, (CopySpell(S.o, True, Back("they")),)),
    also=(
        "{w:player.1} may copy {o:that.1} and may choose new targets for that copy",
        "{w:player.1} may copy {o:that.1} and may choose new targets for the copy",
    ),
)
for _targets in ("new targets for the copy", "new targets for that copy", "a new target for that copy"):
    (p if _targets.endswith("the copy") else G.alternate)(
        "mayclause",
        f"they may copy {{o:thing}} and may choose {_targets}",
        May(Back("they"), (CopySpell(S.o, True, Back("they")),)),
    )
_ONCE = "Do this only once each turn."
p("step", f"{{m:mayclause}}. {_ONCE}", OnceEachTurn((S.m,)), when=lambda m: isinstance(m, May))
p(
    "step",
    f"{{m:mayclause}}. If you do, {{s:sentence}}. {_ONCE}",
    OnceEachTurn((S.m, If(DidIt(), (S.s,)))),
    when=lambda m, s: isinstance(m, May),
)
p("step", "you may {c:payment}. When you do, {s:sentence}.", May(YOU, (WhenYouDo((S.s,)),), S.c))
#: What is done besides paying is done as one pays.
p(
    "step",
    "you may pay {m:mana} and {o:order}. If you do, {s:sentence}.",
    May(YOU, (S.o, If(DidIt(), (S.s,))), (S.m,)),
    when=lambda m, o, s: "{X}" not in m.symbols and not isinstance(s, WhenYouDo),
)
p(
    "step",
    "you may {c:payment}. If you do, {s:sentence}.",
    May(YOU, (S.s,), S.c),
    when=lambda c, s: not isinstance(s, WhenYouDo),
)
p(
    "step",
    "{w:player.1} may {c:payment}. If they do, {s:sentence}.",
    May(S.w, (S.s,), S.c),
    also=(
        "{w:player.1} may {c:payment}. If that player does, {s:sentence}.",
        "{w:player.1} may {c:payment}. If the player does, {s:sentence}.",
    ),
)
p(
    "step",
    "then {w:player.1} may {c:payment}. If they do, {s:sentence}.",
    Then((May(S.w, (S.s,), S.c),), "then "),
    also=(
        "then {w:player.1} may {c:payment}. If that player does, {s:sentence}.",
        "then {w:player.1} may {c:payment}. If the player does, {s:sentence}.",
    ),
)
p(
    "step",
    "{w:player.1} may {c:payment}. If they don't, {s:sentence}.",
    May(S.w, (), S.c, (S.s,)),
    also=(
        "{w:player.1} may {c:payment}. If that player doesn't, {s:sentence}.",
        "{w:player.1} may {c:payment}. If the player doesn't, {s:sentence}.",
    ),
)
p("step", "you may {c:payment}. If you don't, {s:sentence}.", May(YOU, (), S.c, (S.s,)))


def _more_of_those(kind: type[CreateToken | CreateCopy]) -> Callable[[Any, Any, Any], Any]:
    """`Create a ... token. If A, create two of those tokens instead.`"""
    return lambda a, c, n: (
        If(c, (replace(a, amount=n),), (a,), instead=True) if isinstance(a, kind) and a.amount != n else None
    )


def _more_copies_said(value: Any) -> Any:
    """What is a copy of some target is said once: told again, it would be another target."""
    match value:
        case If(then=(CreateCopy() as more,), otherwise=(CreateCopy() as some,), instead=True):
            return (some, value.condition, more.amount) if replace(more, amount=some.amount) == some else None
        case _:
            return None


for _made, _said, _only_read in (
    (CreateToken, lambda v: None, True),
    (CreateCopy, _more_copies_said, False),
):
    G.computed(
        "step",
        "{a:clause}. If {c:condition}, create {n:count.n} of those tokens instead.",
        _more_of_those(_made),
        _said,
        key=If,
        alternate=_only_read,
    )
p(
    "step",
    "{a:plain}. If {c:condition}, {b:plain} instead.",
    If(S.c, (S.b,), (S.a,), instead=True),
    also=(
        "{a:plain}. If {c:condition}, instead {b:plain}.",
        "{a:plain}. If {c:condition}, instead only {b:plain}.",
        "{a:plain}. {b:plain} instead if {c:condition}.",
    ),
)


p(
    "step",
    "{a:plain}. If {c:condition}, {d:dealsonly} instead.",
    If(S.c, (S.d,), (S.a,), instead=True),
    also=("{a:plain}. {d:dealsonly} instead if {c:condition}.",),
)
p("dealsonly", "it deals {n:amount} damage", DealDamage(Back("it"), (Portion(S.n, SAME),)))
p("dealsonly", "~ deals {n:amount} damage", DealDamage(SELF, (Portion(S.n, SAME),)))
p("step", "if {c:condition}, {b:plain}. Otherwise, {a:plain}.", If(S.c, (S.b,), (S.a,)))
p("step", "{a:clause} if {c:condition}. Otherwise, {b:plain}.", If(S.c, (S.a,), (S.b,), condition_last=True))
_HEADS, _TAILS = "If you win the flip, {a:sentence}.", "If you lose the flip, {b:sentence}."
p("sentence", "flip a coin", FlipCoins(YOU, ()))
for _flip, _flipped in (
    ("flip a coin", lambda f: f),
    ("you may flip a coin", lambda f: May(YOU, (f,))),
    ("then flip a coin", lambda f: Then((f,), "then ")),
    ("for each {g:filter.1}, flip a coin", lambda f: ForEachOf(Each(S.g), (f,))),
):
    p("step", f"{_flip}. {_HEADS}", _flipped(FlipCoins(YOU, (S.a,))))
    p("step", f"{_flip}. {_TAILS}", _flipped(FlipCoins(YOU, (), (S.b,))))
    p(
        "step",
        f"{_flip}. {_HEADS} {_TAILS}",
        _flipped(FlipCoins(YOU, (S.a,), (S.b,))),
        also=(f"{_flip}. {_TAILS} {_HEADS}", f"{_flip}. {_HEADS} Otherwise, {{b:sentence}}."),
    )
_UNPREVENTABLE = DealDamage(S.who, (Portion(S.n, S.r),), unpreventable=True)
p(
    "clause",
    "{who:obj.1} deals {n:amount} damage to {r:hit} and the damage can't be prevented",
    _UNPREVENTABLE,
)
for _damage in ("The damage", "This damage", "That damage"):
    G.alternate(
        "step",
        f"{{who:obj.1}} deals {{n:amount}} damage to {{r:hit}}. {_damage} can't be prevented.",
        _UNPREVENTABLE,
    )


# What is done with the damage prevented belongs to the shield.
def _with_rider(s: Any, *riders: Any) -> Any:
    if not isinstance(s, Shield) or not isinstance(s.replace.change, Prevent) or s.replace.change.rider:
        return None
    if not all(map(speaks_of_prevention, riders)):
        return None
    return Shield(replace(s.replace, change=replace(s.replace.change, rider=riders)))


def _without_rider(value: Any, many: int = 1) -> Any:
    change = value.replace.change
    if not isinstance(change, Prevent) or len(change.rider) != many:
        return None
    return Shield(replace(value.replace, change=replace(change, rider=()))), *change.rider


G.computed("step", "{s:clause}. ^{r:sentence}.", _with_rider, _without_rider, key=Shield)
G.computed(
    "step",
    "{s:clause}. ^{r:sentence}. ^{q:sentence}.",
    _with_rider,
    lambda v: _without_rider(v, 2),
    key=Shield,
)
G.computed("step", "{s:clause}, and {r:clause}.", _with_rider, _without_rider, key=Shield, alternate=True)
