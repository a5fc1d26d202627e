"""How players tell beside what is there that it deals damage, or was dealt some: `words -> the same plainly   # example`, in the signs of
`wordings.py`. That it deals damage to somebody who is there is a deed; to `any target` it would be what its text says."""

from __future__ import annotations

DEALING_WORDINGS = """
! ^ {w:who} have|has|control|controls a|an {x:words} that|which|who deals|deal|dealt [{n:number}] damage|dmg to {y:who} $ -> {w} have a {x} ; it deal {n} damage to {y}          # I have an Ogre that deals 3 damage to Bob.
! ^ {w:who} have|has|control|controls a|an {x:words} that|which|who deals|deal|dealt [{n:number}] combat damage|dmg to {y:who} $ -> {w} have a {x} ; it deal {n} combat damage to {y}
! ^ {w:who} have|has|control|controls a|an {x:words} that|which|who deals|deal|dealt [{n:number}] damage|dmg to {o:somebodys} {y:words} $ -> {w} have a {x} ; it deal {n} damage to {o} {y}
! ^ {w:who} have|has|control|controls a|an {x:words} that|which|who deals|deal|dealt [{n:number}] combat damage|dmg to {o:somebodys} {y:words} $ -> {w} have a {x} ; it deal {n} combat damage to {o} {y}
! ^ {w:who} have|has|control|controls a|an {x:words} that|which was|got|is dealt [{n:number}] damage|dmg by {y:to} $ -> {w} have a {x} ; {y} deals {n} damage to it                # Bob has a 3/3 that was dealt damage by a 1/1 deathtoucher.
"""
