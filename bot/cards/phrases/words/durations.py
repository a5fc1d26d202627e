"""How long: `until end of turn`, `this turn`."""

from __future__ import annotations

from bot.abilities.durations import AsLongAs, Duration
from bot.cards.phrases.base import G, S

#: After a change: `gets +1/+1 until end of turn`.
G.phrase("until", "until end of turn", Duration.THIS_TURN)
G.phrase("until", "until end of combat", Duration.THIS_COMBAT, also=("this combat",))
G.phrase("until", "until a player casts a creature spell", Duration.UNTIL_A_CREATURE_SPELL)
G.phrase("until", "until your next turn", Duration.UNTIL_YOUR_NEXT_TURN)
G.phrase("until", "until your next upkeep", Duration.UNTIL_YOUR_NEXT_UPKEEP)
G.phrase("until", "until the end of your next turn", Duration.UNTIL_END_OF_YOUR_NEXT_TURN)
G.phrase("until", "for as long as ~ remains on the battlefield", Duration.WHILE_SOURCE_STAYS)
G.phrase("until", "for as long as you control ~", Duration.WHILE_YOU_CONTROL_SOURCE)
G.phrase("until", "for as long as ~ remains tapped", Duration.WHILE_SOURCE_TAPPED)

#: After a rule: `can't block this turn`.
G.phrase("this", "this turn", Duration.THIS_TURN, also=("until end of turn",))
G.phrase("this", "this combat", Duration.THIS_COMBAT)
G.phrase("this", "until your next turn", Duration.UNTIL_YOUR_NEXT_TURN)
G.phrase("this", "until your next upkeep", Duration.UNTIL_YOUR_NEXT_UPKEEP)
G.phrase("this", "for as long as you control ~", Duration.WHILE_YOU_CONTROL_SOURCE)

G.phrase("until", "for as long as {c:condition}", AsLongAs(S.c))
