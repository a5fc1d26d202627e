"""What may be cast or played, from where, for how long, and on what terms (CR 601.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.casting import CastNow, MayPlay, Terms
from bot.abilities.combining import ForEachOf
from bot.abilities.durations import Duration
from bot.abilities.effects import ReplaceLater
from bot.abilities.filters import Filter, InZone, IsSelf, OneOf, OwnedBy
from bot.abilities.statics import AlternativeCost, While
from bot.abilities.who import YOU, Each
from bot.cards.back import IT, Back
from bot.cards.phrases.base import G, S
from bot.values import replace

p = G.phrase

_OWN = Filter((IsSelf(), InZone("graveyard"), OwnedBy(YOU)))
_SELF_THERE = Each(_OWN, "")


def _lies(f: Filter) -> bool:
    """Whether the words say where the cards are."""
    zones = {q.zone for q in f.qualities if isinstance(q, InZone)}
    zones |= {
        q.zone
        for either in f.qualities
        if isinstance(either, OneOf)
        for inner in either.of
        for q in inner.qualities
        if isinstance(q, InZone)
    }
    return bool(zones - {"battlefield", "stack"})


# --- cast as it resolves ------------------------------------------------------------------------------------------------------

p("castable", "{t:target.1}", S.t)
p("castable", "{c:chosen.1}", S.c, when=lambda c: _lies(c.what))
p("castable", "{t:that.1}", S.t)
p("castable", "it", IT)
p("castables", "{t:that.n}", S.t)
p("castables", "any number of {f:filter.n}", Each(S.f, ""), when=_lies)

p("terms", "without paying its mana cost", Terms(free=True))
p("terms.n", "without paying their mana costs", Terms(free=True))

for _casts, _who in (("you may cast", YOU), ("{w:player.1} may cast", S.w)):
    p("mayclause", f"{_casts} {{o:castable}} {{t:terms}}", CastNow(_who, S.o, S.t))
    p("mayclause", f"{_casts} {{o:castables}} {{t:terms.n}}", CastNow(_who, S.o, S.t))
    G.alternate("mayclause", f"{_casts} the copies {{t:terms.n}}", CastNow(_who, Back("the copy"), S.t))
    p("mayclause", f"{_casts} {{o:castable}}", CastNow(_who, S.o, Terms()))
    G.computed(
        "mayclause",
        f"{_casts} {{o:castable}}, {{a:anymana}}",
        (lambda o, a: CastNow(YOU, o, Terms(any_mana=True)))
        if _who == YOU
        else (lambda w, o, a: CastNow(w, o, Terms(any_mana=True))),
        (lambda v: (v.what, True) if v.who == YOU and v.terms == Terms(any_mana=True) else None)
        if _who == YOU
        else (lambda v: (v.who, v.what, True) if v.who != YOU and v.terms == Terms(any_mana=True) else None),
        key=CastNow,
    )
p(
    "imperative",
    "cast the copies if able without paying their mana costs",
    CastNow(YOU, Back("the copy"), must=True),
)

# --- what may be cast or played for a while, or always --------------------------------------------------------------------------

for _verb, _lands in (("cast", False), ("play", True)):
    p("permission", f"you may {_verb} {{f:filter.n}}", MayPlay(YOU, Each(S.f, ""), _lands), when=_lies)
    p("permission.now", f"you may {_verb} {{o:castable}}", MayPlay(YOU, S.o, _lands))
    p("permission.now", f"you may {_verb} {{o:castables}}", MayPlay(YOU, S.o, _lands))
    p(
        "permission",
        f"once during each of your turns, you may {_verb} a {{f:filter.a}}",
        MayPlay(YOU, Each(S.f, "each"), _lands, once=True),
        when=_lies,
        also=(f"during each of your turns, you may {_verb} a {{f:filter.a}}",),
    )
    G.alternate(
        "permission",
        f"during each of your turns, you may {_verb} one {{f:filter.1}}",
        MayPlay(YOU, Each(S.f, "each"), _lands, once=True),
        when=_lies,
    )
p(
    "permission",
    "you may cast {f:filter.n} without paying their mana costs",
    MayPlay(YOU, Each(S.f, ""), terms=Terms(free=True)),
    when=_lies,
)
p(
    "permission.now",
    "you may cast {o:castable} without paying its mana cost",
    MayPlay(YOU, S.o, terms=Terms(free=True)),
)
for _it in ("it", "that spell", "that card", "those spells", "them", "spells this way"):
    for _as in (
        f"and mana of any type can be spent to cast {_it}",
        f"and you may spend mana as though it were mana of any type to cast {_it}",
        f"and you may spend mana as though it were mana of any color to cast {_it}",
    ):
        G.phrase("anymana", _as, True) if (_it, _as[4:8]) == ("that spell", "mana") else G.alternate(
            "anymana", _as, True
        )
p("permission", "you may cast ~ from your graveyard", MayPlay(YOU, _SELF_THERE))
p(
    "static",
    "{m:permission} as long as {c:condition}",
    (While(S.c, (S.m,)),),
    when=lambda m, **_: m.what == _SELF_THERE,
)
for _if in ("{m:permission} as long as {c:condition}", "{m:permission} if {c:condition}"):
    G.alternate("static", _if, (While(S.c, (S.m,)),))
p("static", "{m:permission}", (S.m,))

p("playwhile", "this turn", Duration.THIS_TURN, also=("until end of turn",))
p("playwhile", "until the end of your next turn", Duration.UNTIL_END_OF_YOUR_NEXT_TURN)
p("playwhile", "for as long as you control ~", Duration.WHILE_YOU_CONTROL_SOURCE)
p(
    "playwhile",
    "for as long as it remains exiled",
    Duration.WHILE_EXILED,
    also=("for as long as they remain exiled", "for as long as that card remains exiled"),
)


def _on_terms(m: MayPlay, **terms: Any) -> MayPlay:
    return replace(m, terms=replace(m.terms, **terms))


def _with_mana(m: MayPlay, d: Duration, a: bool) -> ReplaceLater:
    return ReplaceLater(_on_terms(m, any_mana=True), d)


def _mana_said(value: Any) -> Sequence[Any] | None:
    said = value.replace
    if not isinstance(said, MayPlay) or not said.terms.any_mana:
        return None
    return _on_terms(said, any_mana=False), value.duration, True


for _rule in ("permission", "permission.now"):
    p("clause", f"{{m:{_rule}}} {{d:playwhile}}", ReplaceLater(S.m, S.d))
    G.alternate("clause", f"{{d:until}}, {{m:{_rule}}}", ReplaceLater(S.m, S.d))
    G.computed(
        "clause", f"{{m:{_rule}}} {{d:playwhile}}, {{a:anymana}}", _with_mana, _mana_said, key=ReplaceLater
    )
    G.computed(
        "clause",
        f"{{d:until}}, {{m:{_rule}}}, {{a:anymana}}",
        lambda d, m, a: _with_mana(m, d, a),
        lambda v: None,
        key=ReplaceLater,
        alternate=True,
    )

# --- what comes of it: sentences behind ------------------------------------------------------------------------------------------

_YARDS = ("a graveyard", "your graveyard")
_WOULD = (
    "that spell would be put into {y}",
    "that card would be put into {y} this turn",
    "that spell would be put into {y} this turn",
    "a card cast this way would be put into {y} this turn",
    "a spell cast this way would be put into {y}",
    "a spell cast this way would be put into {y} this turn",
    "an instant or sorcery spell cast this way would be put into {y} this turn",
)
for _at, _words in enumerate(_WOULD):
    for _yard in _YARDS:
        (p if (_at, _yard) == (0, "a graveyard") else G.alternate)(
            "exilerider",
            f"If {_words.format(y=_yard).replace('an instant', 'a instant')}, exile it instead",
            "exile",
        )


def _terms_of(value: Any) -> Terms | None:
    """The terms of what is said last of a permission."""
    if isinstance(value, ForEachOf):
        return _terms_of(value.effects[0]) if len(value.effects) == 1 else None
    inner = value.replace if isinstance(value, ReplaceLater) else value
    return inner.terms if isinstance(inner, MayPlay | CastNow) else None


def _retermed(value: Any, terms: Terms) -> Any:
    match value:
        case ForEachOf():
            return replace(value, effects=(_retermed(value.effects[0], terms),))
        case ReplaceLater(replace=MayPlay() as permission):
            return replace(value, replace=replace(permission, terms=terms))
        case _:
            return replace(value, terms=terms)


def _then_exiled(m: Any, r: str) -> Any:
    terms = _terms_of(m)
    return None if terms is None or terms.exiled else _retermed(m, replace(terms, exiled=True))


def _each_exiled(m: Any, r: str) -> Any:
    return _then_exiled(m, r) if isinstance(m, ForEachOf) else None


def _exiled_said(value: Any) -> Sequence[Any] | None:
    terms = _terms_of(value)
    return (_retermed(value, replace(terms, exiled=False)), "exile") if terms and terms.exiled else None


for _key in (CastNow, ReplaceLater):
    G.computed("step", "{m:plain}. {r:exilerider}.", _then_exiled, _exiled_said, key=_key)
G.computed("step", "{m:sentence}. {r:exilerider}.", _each_exiled, _exiled_said, key=ForEachOf)


def _of_static(value: Any) -> Any:
    said = value[0] if isinstance(value, tuple) and len(value) == 1 else None
    return said if isinstance(said, MayPlay) else None


def _static_exiled(m: Any, r: str) -> Any:
    return (_on_terms(m, exiled=True),)


def _static_exiled_said(value: Any) -> Sequence[Any] | None:
    said = _of_static(value)
    return (_on_terms(said, exiled=False), "exile") if said is not None and said.terms.exiled else None


G.computed("static", "{m:permission}. {r:exilerider}", _static_exiled, _static_exiled_said, key=tuple)


def _static_counter(m: Any, k: str) -> Any:
    return (_on_terms(m, counter=k),)


def _static_counter_said(value: Any) -> Sequence[Any] | None:
    said = _of_static(value)
    return (
        (_on_terms(said, counter=""), said.terms.counter) if said is not None and said.terms.counter else None
    )


for _at, _words in enumerate(
    (
        "If you do, it enters with a {k:counterkind} counter on it",
        "If you cast a spell this way, that creature enters with a {k:counterkind} counter on it",
        "If you cast a spell this way, it enters with a {k:counterkind} counter on it",
        "If you do, that creature enters with a {k:counterkind} counter on it",
    )
):
    G.computed(
        "static",
        f"{{m:permission}}. {_words}",
        _static_counter,
        _static_counter_said,
        key=tuple,
        alternate=bool(_at),
    )

# --- without paying, said of the card itself ----------------------------------------------------------------------------------------

p(
    "casting",
    "if {c:conditions}, you may cast ~ without paying its mana cost",
    (While(S.c, (AlternativeCost(()),)),),
)
