"""What static abilities say of things: `Creatures you control get +1/+1 and can't be blocked`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Plus
from bot.abilities.changes import Change, ControlledByNow, Gains
from bot.abilities.combat_rules import CantActivate, CombatRule
from bot.abilities.filters import Filter, InZone, Not, OfSubtype
from bot.abilities.statics import (
    AttachesOnlyTo,
    Changes,
    CharacteristicPT,
    MayNotUntap,
    Rules,
    UntapsAtMost,
    UntapsDuring,
)
from bot.abilities.who import SELF, YOU, Both, Each, EachOpponent, EachPlayer, Who
from bot.cards.back import IT
from bot.cards.phrases.base import G, S
from bot.cards.phrases.changes.lists import predicate_chunks
from bot.cards.phrases.words.series import Series
from bot.values import replace

p = G.phrase


for _class in ("1", "n"):
    G.register(Series(f"changes.has.{_class}", f"change.has.{_class}", "and", predicate_chunks, most=4))


def split_by_kind(who: Who, items: tuple[Any, ...]) -> Any:
    """Changes and rules of one subject, each run of a kind together."""
    out: list[Any] = []
    run: list[Any] = []
    for item in items:
        if run and isinstance(run[-1], CombatRule) is not isinstance(item, CombatRule):
            out.append(_statement(who, run))
            run = []
        run.append(item)
    out.append(_statement(who, run))
    return tuple(out)


def _statement(who: Who, items: list[Any]) -> Any:
    return Rules(who, tuple(items)) if isinstance(items[0], CombatRule) else Changes(who, tuple(items))


def merged(value: Any) -> Sequence[Any] | None:
    if not isinstance(value, tuple) or not all(isinstance(e, (Changes, Rules)) for e in value):
        return None
    if any(e.who != value[0].who for e in value):
        return None
    items: list[Change | CombatRule] = []
    for effect in value:
        items.extend(effect.changes if isinstance(effect, Changes) else effect.rules)
    return value[0].who, tuple(items)


#: Subjects of a static ability.
p("standing.1", "{o:obj.1}", S.o, when=lambda o: o != IT)
p("standing.n", "{o:obj.n}", S.o)
p("standing.n", "~ and {o:each.n}", Both((SELF, S.o)))
for _class in ("1", "n"):
    G.computed(
        "static",
        f"{{who:standing.{_class}}} {{c:changes.has.{_class}}}",
        split_by_kind,
        merged,
        key=tuple,
    )


def _sparing(who: Who, c: tuple[Any, ...], spared: Who) -> Any:
    """`... has protection from black. This effect doesn't remove ~`: each protection that it gives spares it."""
    if not any(isinstance(change, Gains) and _protects(change.ability) for change in c):
        return None
    return split_by_kind(who, tuple(_with_spared(change, spared) for change in c))


def _with_spared(change: Any, spared: Who | None) -> Any:
    if isinstance(change, Gains) and isinstance(change.ability, Keyword) and _protects(change.ability):
        return replace(change, ability=replace(change.ability, spares=spared))
    return change


def _protects(ability: Any) -> bool:
    return isinstance(ability, Keyword) and ability.name == "protection"


def _sparing_said(value: Any, spared: Who) -> Sequence[Any] | None:
    found = merged(value)
    if found is None:
        return None
    plain = tuple(_with_spared(change, None) for change in found[1])
    return (found[0], plain) if _sparing(found[0], plain, spared) == value else None


for _words, _spared in (("~", SELF), ("Auras", Each(Filter((OfSubtype("Aura"),)), ""))):
    G.computed(
        "static",
        f"{{who:standing.1}} {{c:changes.has.1}}. This effect doesn't remove {_words}",
        partial(_sparing, spared=_spared),
        partial(_sparing_said, spared=_spared),
        key=tuple,
    )


def _everywhere(who: Who, c: tuple[Any, ...], s: Each, o: Each) -> Any:
    """Permanents, and spells and cards elsewhere, each described for itself."""
    if any(isinstance(change, CombatRule) for change in c) or not isinstance(who, Each):
        return None
    cards = Each(Filter((*o.what.qualities, _NOT_THERE)), "")
    return tuple(Changes(where, c) for where in (who, s, cards))


def _everywhere_said(value: Any) -> Sequence[Any] | None:
    if len(value) != 3 or not all(isinstance(e, Changes) and isinstance(e.who, Each) for e in value):
        return None
    who, spells, cards = (e.who for e in value)
    qualities = cards.what.qualities
    if not qualities or qualities[-1] != _NOT_THERE or len({e.changes for e in value}) != 1:
        return None
    return who, value[0].changes, spells, Each(Filter(qualities[:-1]), "")


_NOT_THERE = Not(InZone("battlefield"))
G.computed(
    "static",
    "{who:standing.n} {c:changes.has.n}. The same is true for {s:each.n} and {o:each.n} that aren't on the battlefield",
    _everywhere,
    _everywhere_said,
    key=tuple,
)


def _deactivated(who: Who, c: tuple[Any, ...], but_mana: bool) -> Any:
    return split_by_kind(who, (*c, CantActivate(but_mana)))


def _activated_again(value: Any, but_mana: bool) -> Sequence[Any] | None:
    found = merged(value)
    if found is None or len(found[1]) < 2 or found[1][-1] != CantActivate(but_mana):
        return None
    return found[0], found[1][:-1]


for _but_mana, _tail in ((False, ""), (True, " unless they're mana abilities")):
    for _comma in (",", ""):
        G.computed(
            "static",
            f"{{who:standing.1}} {{c:changes.has.1}}{_comma} and its activated abilities can't be activated{_tail}",
            partial(_deactivated, but_mana=_but_mana),
            partial(_activated_again, but_mana=_but_mana),
            key=tuple,
            alternate=not _comma,
        )
#: `... and it can't block`: the subject said again.
p("static", "you control {o:obj.1}", (Changes(S.o, (ControlledByNow(YOU),)),))
p("static", "~'s power and toughness are each equal to {v:worth}", (CharacteristicPT(S.v, S.v),))
p("static", "~'s power is equal to {v:worth}", (CharacteristicPT(S.v, None),))
p(
    "static",
    "~'s power is equal to {v:worth} and its toughness is equal to that number plus {n:int}",
    (CharacteristicPT(S.v, Plus(S.v, S.n)),),
)
p("static", "~'s toughness is equal to {v:worth}", (CharacteristicPT(None, S.v),))

p("static", "~ can be attached only to a {f:filter.a}", (AttachesOnlyTo(S.f),))
p("static", "you may choose not to untap {o:obj.1} during your untap step", (MayNotUntap(S.o),))
p(
    "static",
    "untap {o:thing} during each other player's untap step",
    (UntapsDuring(S.o, EachPlayer(other=True)),),
)
p("static", "untap {o:thing} during each opponent's untap step", (UntapsDuring(S.o, EachOpponent()),))
for _who, _may, _whose in (
    (EachPlayer(), "players", "their untap steps"),
    (EachOpponent(), "your opponents", "their untap steps"),
    (YOU, "you", "your untap step"),
):
    _more = f"{_may} can't untap more than"
    p("static", f"{_more} one {{f:filter.1}} during {_whose}", (UntapsAtMost(_who, S.f, 1),))
    p(
        "static",
        f"{_more} {{n:intword}} {{f:filter.n}} during {_whose}",
        (UntapsAtMost(_who, S.f, S.n),),
        when=lambda f, n: n > 1,
    )
