"""Lists of changes: `gets +1/+1 and has flying and haste`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.amounts import Amount, Negative, Number, StatOf, X
from bot.abilities.changes import (
    BasePT,
    BecomesColor,
    BecomesType,
    ControlledByNow,
    Gains,
    GetsPT,
    Loses,
    SwitchPT,
)
from bot.abilities.combat_rules import CantAttack, CantBlock, CombatRule, MustAttack
from bot.abilities.durations import Duration, Lasting
from bot.abilities.effects import ChangeNow, SetRule
from bot.abilities.filters import Filter, OwnedBy
from bot.abilities.who import SELF, YOU, Both, Each, EachPlayer, OwnerOf, Respective, Who
from bot.cards.back import Back
from bot.cards.phrases.amounts.bonuses import said_with_each, scaled, with_x_for, x_for
from bot.cards.phrases.base import G, S
from bot.cards.phrases.changes.becoming import KEEPING, changed_body
from bot.cards.phrases.words.series import Series
from bot.cards.phrases.words.verbs import order
from bot.values import replace


def predicate_chunks(values: tuple[Any, ...]) -> Sequence[tuple[Any, ...]]:
    """What one verb says: granted abilities together, a body with all that it brings."""
    out: list[tuple[Any, ...]] = []
    body = False
    for value in values:
        last = out[-1][-1] if out else None
        if (
            isinstance(value, Gains) and (isinstance(last, Gains) or (body and isinstance(last, BecomesType)))
        ) or (isinstance(value, BecomesColor) and isinstance(last, BasePT) and body_follows(values, value)):
            out[-1] = (*out[-1], value)
        elif isinstance(value, BecomesType) and isinstance(last, (BasePT, BecomesColor)):
            out[-1] = (*out[-1], value)
            body = True
        elif (isinstance(value, BasePT) and isinstance(last, BecomesType) and _said_of_body(last, value)) or (
            isinstance(value, CantBlock) and isinstance(last, CantAttack) and _alike(last, value)
        ):
            out[-1] = (*out[-1], value)
        elif isinstance(value, Loses) and isinstance(last, Loses) and len(out[-1]) == 1:
            out[-1] = (last, value)
        else:
            body = isinstance(value, BecomesType)
            out.append((value,))
    return out


def body_follows(values: tuple[Any, ...], color: BecomesColor) -> bool:
    """Whether a type comes right after this color."""
    at = values.index(color)
    return at + 1 < len(values) and isinstance(values[at + 1], BecomesType)


def _said_of_body(kind: BecomesType, size: BasePT) -> bool:
    """`Is a creature with base power and toughness 5/5 in addition to its other types`; what is counted is said apart."""
    added = kind.keeps and not kind.still and kind.types != KEEPING
    return not added or isinstance(size.power, Number)


def _alike(attack: CantAttack, block: CantBlock) -> bool:
    return (
        attack.whom is None
        and block.whom is None
        and attack.cost == block.cost
        and attack.unless == block.unless
    )


for _class in ("1", "n"):
    G.register(Series(f"changes.now.{_class}", f"change.now.{_class}", "and", predicate_chunks, most=4))


def _two_amounts(value: Any) -> Sequence[Any] | None:
    bonus = value[0] if len(value) == 1 and isinstance(value[0], GetsPT) else None
    if bonus is None or bonus.power == bonus.toughness:
        return None
    plain = any(isinstance(a, Number | X | Negative) for a in (bonus.power, bonus.toughness))
    return None if plain else (bonus.power, bonus.toughness)


def _by_two(v: Amount, w: Amount) -> Any:
    return (GetsPT(v, w),) if _two_amounts((GetsPT(v, w),)) is not None else None


def _by_two_now(who: Who, d: Lasting, v: Amount, w: Amount) -> Any:
    changes = _by_two(v, w)
    return None if changes is None else ChangeNow(who, changes, d)


def _two_amounts_now(value: Any) -> Sequence[Any] | None:
    found = _two_amounts(value.changes)
    return None if found is None else (value.who, value.duration, *found)


def _each_alone(bonus: GetsPT) -> bool:
    """Whether `for each` can say it: `+X/+1` has a number beside."""
    return not any(isinstance(a, Number) and a.n for a in (bonus.power, bonus.toughness))


for _class in ("1", "n"):
    G.phrase(
        "clause", f"{{who:obj.{_class}}} {{c:changes.now.{_class}}} {{d:until}}", ChangeNow(S.who, S.c, S.d)
    )
    G.alternate(
        "clause", f"{{d:until}}, {{who:obj.{_class}}} {{c:changes.now.{_class}}}", ChangeNow(S.who, S.c, S.d)
    )
for _class in ("1", "n"):
    G.alternate(
        "clause",
        f"{{who:obj.{_class}}} also {{c:changes.now.{_class}}} {{d:until}}",
        ChangeNow(S.who, S.c, S.d),
    )
for _class, _gets in (("1", "gets"), ("n", "get")):
    G.computed(
        "clause",
        f"{{who:obj.{_class}}} {_gets} {{b:bonus}} {{d:until}} {{v:foreach}}",
        lambda who, b, d, v: (lambda c: None if c is None else ChangeNow(who, c, d))(scaled(b, v)),
        lambda value: None,
        key=ChangeNow,
        alternate=True,
    )
    G.computed(
        f"change.has.{_class}",
        f"{_gets} {{b:bonus}}, where X is {{v:value}}",
        lambda b, v: with_x_for(b, v) if said_with_each(v) and _each_alone(b) else None,
        lambda value: None,
        key=tuple,
        alternate=True,
    )
    G.computed(
        f"change.has.{_class}",
        f"{_gets} {{b:bonus}}, where X is {{v:value}}",
        lambda b, v: None if said_with_each(v) and _each_alone(b) else with_x_for(b, v),
        lambda value: x_for(value),
        key=tuple,
    )
    G.computed(
        f"change.has.{_class}",
        f"{_gets} +X/+Y, where X is {{v:value}} and Y is {{w:value}}",
        _by_two,
        _two_amounts,
        key=tuple,
    )
    G.computed(
        "clause",
        f"{{who:obj.{_class}}} {_gets} +X/+Y {{d:until}}, where X is {{v:value}} and Y is {{w:value}}",
        _by_two_now,
        _two_amounts_now,
        key=ChangeNow,
    )
for _several in ("{who:target.n}", "they"):
    G.alternate(
        "clause",
        f"{_several} each {{c:changes.now.n}} {{d:until}}",
        ChangeNow(S.who if "who" in _several else Back("they"), S.c, S.d),
    )


for _each in ("", " each"):
    (G.alternate if _each else G.phrase)(
        "clause",
        f"~ and {{e:each.n}}{_each} {{c:changes.now.n}} {{d:until}}",
        ChangeNow(Both((SELF, S.e)), S.c, S.d),
    )
    (G.alternate if _each else G.phrase)(
        "clause",
        f"~ and {{t:target.1}}{_each} {{c:changes.now.n}} {{d:until}}",
        ChangeNow(Both((SELF, S.t)), S.c, S.d),
    )
G.alternate(
    "sentence",
    "{d:until}, {who:target.n} each {c:changes.now.n}",
    ChangeNow(S.who, S.c, S.d),
)
G.phrase(
    "sentence",
    "{d:until}, {who:obj.n} {c:change.has.n}",
    SetRule(S.who, S.c, S.d),
    when=lambda d, who, c: all(isinstance(rule, CombatRule) for rule in c) and _costs(c),
)


def _bare_body(value: Any) -> Sequence[Any] | None:
    found = changed_body(value.changes, still=False)
    sized = found is not None and found[0].size is not None
    return (value.who, (found[0], found[1]), value.duration) if found is not None and sized else None


def _costs(rules: tuple[Any, ...]) -> bool:
    """What costs mana, and what holds in each combat, is said in front only."""
    return any(getattr(rule, "cost", ()) or rule == MustAttack() for rule in rules)


G.register(Series("changes.now.bare", "change.now.bare", "and", predicate_chunks, most=4))
G.phrase("bare", "{who:obj.1} {c:changes.now.bare} {d:until}", ChangeNow(S.who, S.c, S.d))
G.phrase(
    "bare",
    "{who:obj.1} {c:changes.now.n} {d:until}",
    ChangeNow(S.who, S.c, S.d),
    when=lambda who, c, d: G.rule("changes.now.bare").write(c) is None,
)

order("switch {o:its} power and toughness {d:until}", ChangeNow(S.o, (SwitchPT(),), S.d))
for _rule, _register in (("order", G.phrase), ("clause", G.alternate)):
    _register(
        _rule,
        "change {o:its} base power and toughness to {q:its} power and toughness {d:until}",
        ChangeNow(S.o, (BasePT(StatOf("power", S.q), StatOf("toughness", S.q)),), S.d),
    )
order("gain control of {o:thing} {d:until}", ChangeNow(S.o, (ControlledByNow(YOU),), S.d))
order("gain control of {o:thing}", ChangeNow(S.o, (ControlledByNow(YOU),), Duration.INDEFINITELY))
G.phrase(
    "clause",
    "{p:player.1} gains control of {o:thing}",
    ChangeNow(S.o, (ControlledByNow(S.p),), Duration.INDEFINITELY),
    when=lambda p, o: p != EachPlayer(),
)


_THEIRS = OwnedBy(Back("they"))


def _to_owners(e: Each) -> ChangeNow | None:
    """`each player gains control of all creatures they own`: each goes to its owner."""
    own = e.what.qualities
    if own[-1:] != (_THEIRS,):
        return None
    return ChangeNow(replace(e, what=Filter(own[:-1])), _BACK_TO_OWNERS, Duration.INDEFINITELY)


_BACK_TO_OWNERS = (ControlledByNow(OwnerOf(Respective())),)


def _to_owners_said(value: Any) -> Sequence[Any] | None:
    who = value.who
    if not isinstance(who, Each) or value != ChangeNow(who, _BACK_TO_OWNERS, Duration.INDEFINITELY):
        return None
    return (replace(who, what=Filter((*who.what.qualities, _THEIRS))),)


G.computed("clause", "each player gains control of {e:each.n}", _to_owners, _to_owners_said, key=ChangeNow)
