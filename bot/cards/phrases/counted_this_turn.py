"""How many cards somebody has drawn, and spells somebody has cast, this turn: `the number of cards that player has drawn this turn`,
`the number of noncreature spells they've cast this turn`."""

from __future__ import annotations

from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn
from bot.abilities.who import EachOpponent, Who
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase


def _drawn(w: Who) -> DrawnThisTurn | None:
    """Of all opponents in other words: `your opponents have`."""
    return None if w == EachOpponent() else DrawnThisTurn(w)


def _drawn_said(value: DrawnThisTurn) -> tuple[Who] | None:
    return None if value.who == EachOpponent() else (value.who,)


for _kind, _before in (("value0", "the number of cards"), ("foreach", "for each card")):
    G.computed(_kind, f"{_before} {{w:player.1}} has drawn this turn", _drawn, _drawn_said, key=DrawnThisTurn)
    p(_kind, f"{_before} they've drawn this turn", DrawnThisTurn(Back("they")))
for _words, _who in (("{w:player.1} has", S.w), ("they've", Back("they"))):
    p("value0", f"the number of {{f:filter.n}} {_words} cast this turn", CastThisTurn(_who, S.f))
    p("foreach", f"for each {{f:filter.1}} {_words} cast this turn", CastThisTurn(_who, S.f))
