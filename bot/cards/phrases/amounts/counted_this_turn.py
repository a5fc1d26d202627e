"""How many cards somebody has drawn, and spells somebody has cast, this turn: `the number of cards that player has drawn this turn`,
`the number of noncreature spells they've cast this turn`."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn
from bot.abilities.who import YOU
from bot.cards.back import Back
from bot.cards.phrases.amounts.counting import counted
from bot.cards.phrases.base import S


def _spoken_of(w: Any = None, **_: Any) -> bool:
    """Whether it is one player that was named before; several are not added up."""
    return w is None or isinstance(w, Back)


for _words, _who in (("{w:player.1} has", S.w), ("they've", Back("they")), ("you've", YOU)):
    _drawn = f"{_words} drawn this turn"
    counted(f"cards {_drawn}", f"card {_drawn}", DrawnThisTurn(_who), when=_spoken_of, asked=False)
    counted(
        f"{{f:filter.n}} {_words} cast this turn",
        f"{{f:filter.1}} {_words} cast this turn",
        CastThisTurn(_who, S.f),
        when=_spoken_of,
        asked=False,
    )
