"""Keywords that stand for triggered abilities (CR 702): what each one means, as an ability like any printed one."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.abilities.ability import Ability, Keyword, Triggered
from bot.engine.abilities.amounts import Number, ThatMuch
from bot.engine.abilities.changes import GetsPT
from bot.engine.abilities.conditions import Is, NotSo
from bot.engine.abilities.durations import Duration
from bot.engine.abilities.effects import ChangeNow, Destroy, GainLife, Move
from bot.engine.abilities.events import Casts, DealsDamage, Dies
from bot.engine.abilities.filters import Filter, Not, OfType, WithCounter, kind
from bot.engine.abilities.who import SELF, YOU, Any, It, OwnerOf


@lru_cache(maxsize=1024)
def implied(keyword: Keyword, modern: bool = True) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none for those that the rules themselves act on. Before 2009 (`modern` False)
    lifelink and deathtouch are triggered abilities."""
    from bot.engine.combat.keyword_abilities import implied as in_combat

    match keyword.name:
        case "persist":
            return (_returns("-1/-1"),)
        case "undying":
            return (_returns("+1/+1"),)
        case "prowess":
            pump = ChangeNow(SELF, (GetsPT(Number(1), Number(1)),), Duration.THIS_TURN)
            return (
                Triggered(
                    Casts(YOU, Filter((Not(OfType("Creature")), OfType("Spell")))), (pump,), label="prowess"
                ),
            )
        case "lifelink" if not modern:
            return (Triggered(DealsDamage(SELF), (GainLife(YOU, ThatMuch()),), label="lifelink"),)
        case "deathtouch" if not modern:
            hit = DealsDamage(SELF, Any(kind("Creature")))
            return (Triggered(hit, (Destroy(It("that creature")),), label="deathtouch"),)
        case _:
            return in_combat(keyword)


def _returns(counter: str) -> Triggered:
    """Persist and undying: back to the battlefield with a counter, unless it had one (CR 702.79a, 702.93a)."""
    back = Move(SELF, "battlefield", under=OwnerOf(SELF), with_counters=((counter, 1),))
    label = "persist" if counter == "-1/-1" else "undying"
    return Triggered(
        Dies(SELF), (back,), condition=NotSo(Is(SELF, WithCounter(counter))), word="when", label=label
    )
