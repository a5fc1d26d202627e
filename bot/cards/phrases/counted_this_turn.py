"""How many cards somebody has drawn, and spells somebody has cast, this turn: `the number of cards that player has drawn this turn`,
`the number of noncreature spells they've cast this turn`."""

from __future__ import annotations

from bot.abilities.amounts_this_turn import CastThisTurn, DrawnThisTurn
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase

for _words, _who in (("{w:player.1} has", S.w), ("they've", Back("they"))):
    p("value0", f"the number of cards {_words} drawn this turn", DrawnThisTurn(_who))
    p("foreach", f"for each card {_words} drawn this turn", DrawnThisTurn(_who))
    p("value0", f"the number of {{f:filter.n}} {_words} cast this turn", CastThisTurn(_who, S.f))
    p("foreach", f"for each {{f:filter.1}} {_words} cast this turn", CastThisTurn(_who, S.f))
