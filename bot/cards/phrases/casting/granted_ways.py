"""Ways of casting that cards are given with a cost of their own: `... gains flashback until end of turn. The flashback cost is equal to
its mana cost.`"""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Keyword
from bot.abilities.changes import Gains
from bot.abilities.costs import ItsManaCost
from bot.abilities.effects import ChangeNow
from bot.abilities.filters import Filter, InZone
from bot.abilities.statics import Changes
from bot.abilities.who import Each, Target, Who
from bot.cards.phrases.base import G, S

_FLASHBACK = (Gains(Keyword("flashback", cost=(ItsManaCost(),))),)


def _lies_there(who: Who, **_: Any) -> bool:
    what = who.what if isinstance(who, Each | Target) else Filter()
    return any(isinstance(q, InZone) and q.zone == "graveyard" for q in what.qualities)


_COSTS = tuple(
    f"{first} cost is equal to {whose} mana cost"
    for first in ("The flashback", "Its flashback")
    for whose in ("its", "that card's", "the card's")
)
for _at, _cost in enumerate(_COSTS):
    _register = G.alternate if _at else G.phrase
    _register(
        "step",
        f"{{who:obj.1}} gains flashback {{d:until}}. {_cost}.",
        ChangeNow(S.who, _FLASHBACK, S.d),
        when=_lies_there,
    )
    _register(
        "static",
        f"{{who:each.1}} has flashback. {_cost}",
        (Changes(S.who, _FLASHBACK),),
        when=_lies_there,
    )
