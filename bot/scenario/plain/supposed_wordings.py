"""How it is told what would have been: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

SUPPOSED_WORDINGS = """
! ^ had {x:subject} {y:words} , would|could|might {z:rest} -> if {x} had {y} , would {z}                 # Had Bob blocked with a 2/2, would it have died?
! would|could|might {z:words} had {x:subject} not {v:past} $ -> would {z} if {x} do not ~{v}              # Would Bob be at 17 had he not blocked?
! would|could|might {z:words} had {x:subject} not {v:past} {y:to} -> would {z} if {x} do not ~{v} {y}
! would|could|might {z:words} had {x:subject} {v:past} $ -> would {z} if {x} ~{v}                         # Would the 2/2 have died had it blocked?
! would|could|might {z:words} had {x:subject} {v:past} {y:to} -> would {z} if {x} ~{v} {y}                # Would it have died had Bob blocked with a 4/4?
! can|could {x:subject} have {v:fights} {y:words} instead $ -> can {x} have {v} {y}                       # Could Bob have blocked with a 2/2 instead?
! can|could {x:subject} {v:fights} {y:words} instead $ -> can {x} {v} {y}                                 # Can Bob block with a 2/2 instead?
! have chump|double|triple|gang blocked -> have blocked                                                   # Could Bob have chump blocked with a 1/1?
! if|when {x:words} [,] {w:who} go|goes|drop|drops|fall|falls [down] to {n:number} [life] , right|correct $ -> if {x} , {w} be at {n} , right   # If I don't block Ogre, I go to 6, right?
do|will|would {x:thing} live|survive with {n:number} [more] {c:size} counter|counters [on] [it] -> if {x} have {n} {c} counters , would {x} survive   # Would Hill Giant survive with a +1/+1 counter?
"""
