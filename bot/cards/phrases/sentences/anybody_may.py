"""What any player may do or take on, and what then happens: `any player may have ~ deal 4 damage to them. If no one does, A`."""

from __future__ import annotations

from bot.abilities.combining import ForEachOf, May
from bot.abilities.conditions import DidIt, NotSo
from bot.abilities.costs import Cost, ExileCost, PayLife, SacrificeCost
from bot.abilities.effects import DealDamage, Portion
from bot.abilities.who import EachOpponent, EachPlayer
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase

for _asked, _whoever in (("player", EachPlayer()), ("opponent", EachOpponent())):
    p(
        "sentence",
        f"any {_asked} may have {{d:dealer}} deal {{n:amount}} damage to them",
        ForEachOf(_whoever, (May(Back("they"), (DealDamage(S.d, (Portion(S.n, Back("they")),)),)),)),
    )
for _somebody in ("a player", "an opponent"):
    G.alternate("condition", f"{_somebody} does".replace("an ", "a "), DidIt())
for _nobody in ("no one", "no player"):
    G.alternate("condition", f"{_nobody} does", NotSo(DidIt()))


def _anybody(does: str, cost: Cost) -> None:
    """`Any player may A`, `any opponent may A`: each is asked in turn, and pays it then."""
    for asked, whoever in (("player", EachPlayer()), ("opponent", EachOpponent())):
        p("sentence", f"any {asked} may {does}", ForEachOf(whoever, (May(Back("they"), (), (cost,)),)))


for _many, _n in (("a {f:filter.a}", 1), ("{n:intword} {f:filter.n}", S.n)):
    _anybody(f"exile {_many} from their graveyard", ExileCost(S.f, _n, "graveyard"))
    _anybody(f"sacrifice {_many}", SacrificeCost(S.f, _n))
_anybody("pay {n:amount} life", PayLife(S.n))
