"""What is told of the turn before this one: `words -> the same plainly   # example`, in the signs of `wordings.py`. What was done then
is told first, and then that the next turn comes."""

from __future__ import annotations

TURN_WORDINGS = """
{x:thing} take|took {n:number} [damage] last turn -> {x} is dealt {n} damage ; that was last turn                                    # My Hill Giant took 2 damage last turn.
! {who} cast|casted {x:words} [on] [my|his|her|their] last turn -> {who} cast {x} ; that was last turn            # I cast Hill Giant last turn.
! ^ [on] [my|his|her|their] last turn [,] {who} cast|casted {x:to} -> {who} cast {x} ; that was last turn
! can|could {x:subject} that|which|who [has] attacked [on] [my|his|her|their|the] last turn {z:doing} -> {x} attacked ; that was last turn ; can it {z}   # Can a creature that attacked last turn block?
! do|will|would {x:subject} that|which|who [has] attacked [on] [my|his|her|their|the] last turn {z:doing} -> {x} attacked ; that was last turn ; do it {z}
! {x:thing} attack|attacked [on] [my|his|her|their|the] last turn -> {x} attacked ; that was last turn                  # My Hill Giant attacked last turn.
! {who} attack|attacked with {x:words} [on] [my|his|her|their|the] last turn -> {who} attacked with {x} ; that was last turn
! {x:words} with|has|have|had {n:number} damage [marked] [on it] from [the|my|his|her|their] last|previous turn -> {x} has {n} damage marked on it ; that was last turn   # Ogre has 1 damage from last turn.
! {x:thing} is|are|was|were|been dealt {n:number} damage last turn $ -> {x} is dealt {n} damage ; that was last turn          # Ogre was dealt 1 damage last turn.
! {x:thing} get|gets|got {y:words} last turn $ -> {x} got {y} ; that was last turn                                         # Ogre got Shocked last turn.
! {w:who} {v:past} {n:number} life|damage last turn $ -> {w} {v} {n} life ; that was last turn                             # I lost 3 life last turn.
^ {w:who} {x:words} last turn $ -> {w} {x} ; that was last turn                                                # Bob Shocked it last turn.
! ^ last turn [,] {z:rest} -> {z} ; that was last turn                                                                    # Last turn Bob Shocked my Ogre.
! ^ [on|during|in] [my|his|her|their] last turn [,] {z:rest} -> {z} ; that was last turn
! ^ the turn before [,] {z:rest} -> {z} ; that was last turn
! {x:thing} is|was|be|takes|take|took [dealt] {n:number} damage this turn and|, {m:number} [damage] [the] next turn -> {x} takes {n} damage ; next turn ; {x} takes {m} damage   # Ogre takes 2 damage this turn and 1 damage next turn.
! before my opponent|opp untap|untaps [his|her|their] [things|stuff|lands|permanents|creatures] $ -> during his untap step      # Can I cast Shock before my opponent untaps?
! before he|she|they untap|untaps [his|her|their] [things|stuff|lands|permanents|creatures] $ -> during his untap step
! before i untap [my] [things|stuff|lands|permanents|creatures] $ -> during my untap step
! before my opponent|opp draw|draws [his|her|their|a] [card] [for] [the|his|her] [turn] $ -> during his upkeep               # Can I cast Shock before my opponent draws?
! before he|she|they draw|draws [his|her|their|a] [card] [for] [the|his|her] [turn] $ -> during his upkeep
! before i draw [my|a] [card] [for] [the|my] [turn] $ -> during my upkeep
can|could|may {w:who} [still] play another|second [one] [this turn] $ -> can {w} play another land this turn                       # I played a land this turn. Can I play another?
can|could|may {w:who} [still] play a second one|land [this turn] $ -> can {w} play another land this turn
! {w:who} [have|has|had] [already] made|used|taken my|his|her|their land drop [this turn|for the turn] -> {w} played a land this turn     # I already made my land drop.
! {w:who} [have|has|had] [already] played my|his|her|their land [for the turn|this turn] -> {w} played a land this turn                   # I already played my land for the turn.
do|does|will|would {w:who} {x:words} each|every turn $ -> do {w} {x}                                                                     # Does Bob draw an extra card each turn?
how many {x:few} do|does|will|would {w:who} {y:words} each|every|per|a turn $ -> how many {x} do {w} {y}
how much {x:few} do|does|will|would {w:who} {y:words} each|every|per|a turn $ -> how much {x} do {w} {y}                              # How much life do I lose each turn?
"""
