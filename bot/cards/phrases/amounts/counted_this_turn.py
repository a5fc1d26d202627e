"""How many cards somebody has drawn, and spells somebody has cast, this turn: `the number of cards that player has drawn this turn`,
`the number of noncreature spells they've cast this turn`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase


def _spoken_of(w: Any = None, **_: Any) -> bool:
    """Whether it is one player that was named before; several are not added up."""
    return w is None or isinstance(w, Back)


for _words, _who in (("{w:player.1} has", S.w), ("they've", Back("they"))):
    p("value0", f"the number of cards {_words} drawn this turn", DrawnThisTurn(_who), when=_spoken_of)
    p(
        "value0",
        f"the number of {{f:filter.n}} {_words} cast this turn",
        CastThisTurn(_who, S.f),
        when=_spoken_of,
    )
    p("foreach", f"for each {{f:filter.1}} {_words} cast this turn", CastThisTurn(_who, S.f), when=_spoken_of)
