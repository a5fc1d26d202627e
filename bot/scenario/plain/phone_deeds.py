"""What players type that they do: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

PHONE_DEEDS = """
nuke|sweep|clear|wipe|clean|reset [out|up] [the|his|her|my|their] [whole] board|field|table with|using|via {x:to} -> cast {x}   # I sweep the board with Pyroclasm.
burn|burns|burned|burnt {w:who} out with|using {x:to} -> cast {x} on {w}
sweep|wipe|boardwipe|wiped|swept with {x:to} -> cast {x}
for lethal|game|exacts|exactsies ->                                                                       # I swing for lethal with Ogre.
for the win|kill ->
send|sends|sent {x:words} in $ -> attack with {x}                                                                     # I send my Ogre in.
get|gets|got in with {x:to} -> attack with {x}
{w:who} connect|connects|connected with {x:to} -> {w} attack with {x} ; no blocks                                     # I connect with Ogre.
{x:thing} gets|got|get in $ -> {x} is unblocked
go|goes|went no blocks|block -> no blocks
decline|declines|declined|refuse|refuses|refused|opt|opts not to block -> do not block
decline|declines|declined|refuse|refuses|refused to block -> do not block                                             # He declines to block.
sac|sacrifice|sacs|sacked|sacrificed off {x:to} -> sacrifice {x}
! feed|feeds|fed {x:words} to {y:to} -> sacrifice {x} to {y}                                                            # I feed Ogre to Viscera Seer.
{w:who} edict|edicts|edicted {y:who} -> {w} cast an edict on {y}                                                      # He edicts me.
dome|domes|domed {y:who} for {n:number} [damage] $ -> hit {y} for {n} damage                                         # He domes me for 3.
grow|grows|buff|buffs|boost|boosts|juice|beef|beefs [up] {y:words} with {x:to} -> pump {y} with {x}                  # I grow my Ogre with Giant Growth.
tick|ticks|ticked up {x:to} -> uptick {x}                                                                            # I tick up Chandra Nalaar.
tick|ticks|ticked down {x:to} -> downtick {x}
! ninjutsu in {x:to} -> ninjutsu {x}
mill|mills|milled {n:number} $ -> mill {n} cards
"""
