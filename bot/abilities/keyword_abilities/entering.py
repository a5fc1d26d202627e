"""Keywords of what a permanent does as it enters, beside combat (CR 702): backup, champion, devour, ravenous, soulbond."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.ability import Ability, Keyword, Static, Triggered
from bot.abilities.amounts import ColorsSpent, Number, X
from bot.abilities.combining import (
    May,
)
from bot.abilities.conditions import AllSo, AmountIs, Controls, Is, NotSo
from bot.abilities.effects import (
    Move,
    PutCounters,
    Sacrifice,
)
from bot.abilities.entering import (
    Devours,
    EntersWith,
)
from bot.abilities.events import Enters, Leaves
from bot.abilities.filters import (
    ControlledBy,
    Filter,
    InStatus,
    InZone,
    OfType,
    Other,
    OwnedBy,
    SharesWith,
)
from bot.abilities.keyword_abilities.instructions import BackedUp, PairUp
from bot.abilities.player_effects import (
    Draw,
)
from bot.abilities.statics import While
from bot.abilities.who import SELF, YOU, Any, Chosen, EventSubject, ExiledWith, OwnerOf, Target, TheTarget


def _backup(keyword: Keyword) -> tuple[Ability, ...]:
    """702.165a"""
    onto = Target(Filter((OfType("Creature"),)), number=1)
    counters = PutCounters("+1/+1", keyword.value or Number(1), onto)
    return (Triggered(Enters(SELF), (counters, BackedUp(TheTarget(1))), word="when", label="backup"),)


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a"""
    own = keyword.filter.qualities if keyword.filter is not None else ()
    another = Chosen(Filter((Other(), *own, ControlledBy(YOU))))
    unless = May(YOU, (Move(another, "exile"),), if_not=(Sacrifice(YOU, SELF),))
    back = Move(ExiledWith(), "battlefield", under=OwnerOf(ExiledWith()))
    return (
        Triggered(Enters(SELF), (unless,), word="when", label="champion"),
        Triggered(Leaves(SELF), (back,), word="when", label="champion"),
    )


def _devour(keyword: Keyword) -> tuple[Ability, ...]:
    """702.82a, 702.82c"""
    what = keyword.filter or Filter((OfType("Creature"),))
    return (Static((Devours(what, keyword.value or Number(1)),), label="devour"),)


def _amplify(keyword: Keyword) -> tuple[Ability, ...]:
    """702.38a"""
    alike = Filter((Other(), SharesWith("creature type", SELF), InZone("hand"), OwnedBy(YOU)))
    return (Static((Devours(alike, keyword.value or Number(1), revealed=True),), label="amplify"),)


def _ravenous(keyword: Keyword) -> tuple[Ability, ...]:
    """702.156a"""
    counters = EntersWith(SELF, counters=(("+1/+1", X()),))
    much = AmountIs(X(), ">=", Number(5))
    drawing = Triggered(Enters(SELF), (Draw(YOU, Number(1)),), much, word="when", label="ravenous")
    return (Static((counters,), label="ravenous"), drawing)


_LONE = (OfType("Creature"), ControlledBy(YOU), InStatus("unpaired"))
_ANOTHER_LONE = Filter((Other(), *_LONE))


def _soulbond(keyword: Keyword) -> tuple[Ability, ...]:
    """702.95a"""
    free = AllSo(tuple(Is(SELF, quality) for quality in _LONE))
    own = Triggered(
        Enters(SELF),
        (May(YOU, (PairUp(SELF, Chosen(_ANOTHER_LONE)),)),),
        AllSo((free, Controls(YOU, _ANOTHER_LONE))),
        word="when",
        label="soulbond",
    )
    comes = Enters(Any(Filter((Other(), OfType("Creature"), ControlledBy(YOU)))))
    others = Triggered(
        comes,
        (May(YOU, (PairUp(EventSubject(), SELF),)),),
        AllSo((free, *(Is(EventSubject(), quality) for quality in _LONE))),
        label="soulbond",
    )
    return (own, others)


def _sunburst(keyword: Keyword) -> tuple[Ability, ...]:
    """702.44a"""
    colors = ColorsSpent()
    as_creature = While(_CREATURE, (EntersWith(SELF, counters=(("+1/+1", colors),)),))
    else_charged = While(NotSo(_CREATURE), (EntersWith(SELF, counters=(("charge", colors),)),))
    return (Static((as_creature, else_charged), label="sunburst"),)


_CREATURE = Is(SELF, OfType("Creature"))


MADE: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "amplify": _amplify,
    "backup": _backup,
    "champion": _champion,
    "devour": _devour,
    "ravenous": _ravenous,
    "soulbond": _soulbond,
    "sunburst": _sunburst,
}
