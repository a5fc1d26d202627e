"""How much power, toughness or mana value there is among things, and how much damage was dealt to one."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import (
    CardsIn,
    DamageTakenThisTurn,
    GreatestOf,
    TotalOf,
)
from bot.abilities.filters import Filter
from bot.abilities.past import DoneThisWay
from bot.abilities.who import YOU, EachOpponent
from bot.cards.back import Back
from bot.cards.phrases.amounts.counting import counted
from bot.cards.phrases.amounts.values import more_than_cards, on_the_battlefield
from bot.cards.phrases.base import G, S

p = G.phrase

_BODY: tuple[Any, ...] = ("power", "toughness", "mana value")
for _stat in _BODY:
    p(
        "value0",
        f"the greatest {_stat} among {{f:filter.n}}",
        GreatestOf(_stat, S.f),
    )
    G.alternate(
        "value0",
        f"the highest {_stat} among {{f:filter.n}}",
        GreatestOf(_stat, S.f),
        when=on_the_battlefield,
    )
    p("value0", f"the total {_stat} of {{f:filter.n}}", TotalOf(_stat, S.f), when=on_the_battlefield)
    for _way in ("sacrificed", "exiled", "destroyed"):
        for _done in (f"{_way} {{f:filter.n}}", f"{{f:filter.n}} {_way} this way"):
            G.computed(
                "value0",
                f"the total {_stat} of the {_done}",
                lambda f, _stat=_stat, _way=_way: TotalOf(_stat, Filter((*f.qualities, DoneThisWay(_way)))),
                lambda value: None,
                key=TotalOf,
                alternate=True,
            )

p("value0", "the damage already dealt to {o:obj.1} this turn", DamageTakenThisTurn(S.o))
counted(
    "{f:filter.n} in your opponents' graveyards",
    "{f:filter.1} in your opponents' graveyards",
    CardsIn("graveyard", EachOpponent(), S.f),
    when=lambda f: more_than_cards(None, f),
    alternate=True,
)
p("value0", "the damage already dealt to {w:hurt} this turn", DamageTakenThisTurn(S.w))
G.alternate("value0", "the damage dealt to {w:hurt} this turn", DamageTakenThisTurn(S.w))
p("hurt", "you", YOU)
p("hurt", "them", Back("they"))
p("hurt", "{w:player.1}", S.w)
G.alternate("value0", "the amount of damage dealt to {o:obj.1} this turn", DamageTakenThisTurn(S.o))
p("foreach", "for each 1 damage dealt to {w:hurt} this turn", DamageTakenThisTurn(S.w))
