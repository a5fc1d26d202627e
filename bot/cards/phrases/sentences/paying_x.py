"""`You may pay {X}. If you do, A`: an X that is chosen, or found, as the cost is paid (CR 107.3f)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import X
from bot.abilities.combining import If, May, MayPayX, MuchPaid, WhenYouDo, WhereX
from bot.abilities.costs import PayEnergy, PayLife
from bot.abilities.effects import Effect
from bot.abilities.who import YOU
from bot.cards.back import EnergyPaid, ThatMuch
from bot.cards.phrases.base import G, S
from bot.values import fields, is_dataclass

p = G.phrase


def _plain(s: Effect, **_: object) -> bool:
    return not isinstance(s, WhenYouDo)


for _do, _then in (("If you do", (S.s,)), ("When you do", (WhenYouDo((S.s,)),))):
    p(
        "step",
        f"you may {{c:payment.x}}. {_do}, {{s:sentence}}.",
        MayPayX(YOU, _then, S.c),
        when=_plain,
    )
    p(
        "step",
        f"you may {{c:payment.x}}, where X is less than or equal to {{v:value}}. {_do}, {{s:sentence}}.",
        MayPayX(YOU, _then, S.c, S.v),
        when=_plain,
        also=(f"you may {{c:payment.x}}. {_do}, {{s:sentence}}. X can't be greater than {{v:value}}.",),
    )
    p(
        "step",
        f"you may {{c:payment.x}}, where X is {{v:value}}. {_do}, {{s:sentence}}.",
        WhereX((May(YOU, _then, S.c),), S.v),
        when=_plain,
    )


def _in_place(value: Any, old: Any, new: Any) -> Any:
    """The value with `new` wherever it has `old`."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(_in_place(one, old, new) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        return type(value)(*(_in_place(getattr(value, f.name), old, new) for f in fields(value)))
    return value


p("value0", "the amount of {E} paid this way", EnergyPaid())
G.alternate("value0", "the amount of {E} spent this way", EnergyPaid())
p("foreach", "for each {E} paid this way", EnergyPaid())

_ENERGY: tuple[Any, ...] = (PayEnergy(X()),)
_SAID: tuple[tuple[Any, MuchPaid], ...] = (
    (ThatMuch(), MuchPaid("that much")),
    (EnergyPaid(), MuchPaid("amount of {E}")),
)


def _of_what_is_paid(s: Any) -> Any | None:
    """What is done, with so much as is paid in the place of the words for it; None where it says nothing of that."""
    done = s
    for said, paid in _SAID:
        done = _in_place(done, said, paid)
    return done if done != s and _plain(s) else None


#: `Pay any amount of life. If you do, draw that many cards`: that is what X would be.
for _of, _cost in (("life", (PayLife(X()),)), ("{E}", _ENERGY)):
    G.computed(
        "step",
        f"you may pay any amount of {_of}. If you do, {{s:sentence}}.",
        lambda s, _cost=_cost: MayPayX(YOU, (_in_place(s, ThatMuch(), X()),), _cost) if _plain(s) else None,
        lambda value: None,
        key=MayPayX,
        alternate=True,
    )


def _registered(words: str, least: int = 0, surely: bool = False) -> None:
    """Energy in an amount that is chosen, and what is done with so much."""

    def read(s: Any) -> MayPayX | None:
        done = _of_what_is_paid(s)
        return (
            None
            if done is None or (surely and isinstance(s, If))
            else MayPayX(YOU, (done,), _ENERGY, None, least, surely)
        )

    def said(value: Any) -> tuple[Any] | None:
        if value != MayPayX(YOU, value.then, _ENERGY, None, least, surely) or len(value.then) != 1:
            return None
        done = value.then[0]
        for words, paid in _SAID:
            done = _in_place(done, paid, words)
        return None if done == value.then[0] else (done,)

    G.computed("step", words, read, said, key=MayPayX)


_registered("you may pay one or more {E}. If you do, {s:sentence}.", least=1)
_registered("you may pay any amount of {E}. {s:sentence}.", surely=True)
