"""Any amount compared, where there is no plainer way to say it: `there are five colors among permanents you control`, `your devotion to
white is less than five`, `the amount of life you gained this turn is 3 or greater`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import LifeOf, Number, StatOf
from bot.abilities.conditions import AmountIs, Compared
from bot.cards.phrases.amounts.counting import COUNTED
from bot.cards.phrases.base import G, S
from bot.language.phrase import Guard
from bot.language.table import Table

p, alternate = G.phrase, G.alternate
_ONE = Number(1)


def _of_several(guard: Guard | None) -> Guard:
    """At least one is said in the singular."""
    return lambda how, than, **slots: (how, than) != (">=", _ONE) and (guard is None or guard(**slots))


for _many, _one, _value, _when, _spare in COUNTED:
    _register = alternate if _spare else p
    _register("condition", f"there is a {_one}", AmountIs(_value, ">=", _ONE), when=_when)
    _register(
        "condition",
        f"there <is|are> {{how,than:many@}} <{_one}|{_many}>",
        AmountIs(_value, S.how, S.than),
        when=_of_several(_when),
    )


def _is_the_plainest(v: Any, how: Compared, than: Any) -> bool:
    """Whether there is no plainer way to say it, as there is for `its power is 3`, `you have 5 or less life`, `there are 7 or fewer`."""
    if isinstance(v, StatOf | Number) or (isinstance(v, LifeOf) and _in_life(how, than)):
        return False
    conditions = G.rule("condition")
    assert isinstance(conditions, Table)
    this = next(one for one in conditions.phrases if one.template == _IS and not one.alternate)
    return conditions.say(AmountIs(v, how, than), but=this) is None


def _is_said_plainer(v: Any, how: Compared, than: Any) -> bool:
    """`that damage is 5 or greater`, `the number of cards in your graveyard is 5`."""
    return not isinstance(v, StatOf | Number | LifeOf) and not _is_the_plainest(v, how, than)


def _in_life(how: str, n: Any, **_: Any) -> bool:
    """`you have 5 or less life`."""
    return isinstance(n, Number) and how in ("<=", ">=", "=")


_IS = "{v:value0} is {how,than:compared}"
p("condition", _IS, AmountIs(S.v, S.how, S.than), when=_is_the_plainest)
alternate("condition", _IS, AmountIs(S.v, S.how, S.than), when=_is_said_plainer)
alternate(
    "condition",
    "{w:whose} life total is {how,n:compared}",
    AmountIs(LifeOf(S.w), S.how, S.n),
    when=lambda w, how, n: _in_life(how, n),
)
