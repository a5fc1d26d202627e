"""Players by what they did or what happened to them this turn: `target player who lost life this turn`, `each opponent who was dealt combat
damage this turn`, `controlled by a player who attacked this turn`."""

from __future__ import annotations

from typing import Any

from bot.abilities.events import Attacks, DealsDamage, IsDealtDamage
from bot.abilities.filters import APlayer, ControlledBy, Filter
from bot.abilities.past import DidThisTurn
from bot.abilities.player_events import Casts, Discards, LosesLife, Sacrifices
from bot.abilities.who import Any as AnyOf
from bot.abilities.who import Each, Respective, Target
from bot.cards.phrases.base import G, S
from bot.cards.phrases.things.nouns import speaks_of_players

p = G.phrase

_ONE = Respective()
_DID: tuple[tuple[str, Any], ...] = (
    ("attacked this turn", Attacks(_ONE)),
    ("lost life this turn", LosesLife(_ONE)),
    ("cast a {f:filter.a} this turn", Casts(_ONE, S.f)),
    ("sacrificed a {f:filter.a} this turn", Sacrifices(_ONE, S.f)),
    ("discarded a card this turn", Discards(_ONE)),
)
for _class, _was in (("1", "was"), ("n", "were")):
    for _said, _event in _DID:
        p(f"did.{_class}", _said, DidThisTurn(_event))
    _dealt = f"{_was} dealt {{k:dkind}}"
    p(f"did.{_class}", f"{_dealt} this turn", DidThisTurn(IsDealtDamage(_ONE, S.k)))
    p(f"did.{_class}", f"{_dealt} by {{o:obj.1}} this turn", DidThisTurn(DealsDamage(S.o, _ONE, S.k)))
    p(
        f"did.{_class}",
        f"{_dealt} by {{n:intword}} or more {{f:filter.n}} this turn",
        DidThisTurn(DealsDamage(AnyOf(S.f), _ONE, S.k), S.n),
    )
    p(f"suffix.{_class}", f"who {{d:did.{_class}}}", (S.d,))


def _described(f: Filter) -> bool:
    """Whether it is players, told by more than that."""
    return speaks_of_players(f) and len(f.qualities) == 2 and isinstance(f.qualities[1], DidThisTurn)


p("player.1", "target {f:filter.1}", Target(S.f), when=_described)
p("anyplayer.1", "a {f:filter.a}", AnyOf(S.f), when=_described)
p("player.1", "each {f:filter.1}", Each(S.f), when=_described)
G.alternate("suffix", "controlled by {w:anyplayer.1}", (ControlledBy(S.w),))
for _class in ("1", "n"):
    G.alternate(
        f"suffix.{_class}", "whose controller {d:did.1}", (ControlledBy(AnyOf(Filter((APlayer(), S.d)))),)
    )
