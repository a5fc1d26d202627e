"""How players tell the level of a Class or of a creature that levels up, and how it rises: `words -> the same plainly   # example`, in the
signs of `wordings.py`."""

from __future__ import annotations

LEVEL_WORDINGS = """
! [at] level {n:number} {x:titled} -> {x} at level {n}                                                # I control a level 2 Ogre.
! {x:titled} {o:open} [at] level {n:number} {c:close} -> {x} at level {n}                                # I control Ogre (level 2).
! {x:titled} [,] which|that is|was [at|on] level {n:number} , -> {x} at level {n}
! {x:titled} [,] which|that is|was [at|on] level {n:number} $ -> {x} at level {n}                         # I control Ogre, which is level 2.
! {who} control|have {x:titled} [,] at|on|with|of level {n:number} and {w:who} {y:rest} -> {who} control {x} ; {x} be at level {n} ; {w} {y}
! {who} control|have {x:titled} [,] at|on|with|of level {n:number} and {v:verb} {y:rest} -> {who} control {x} ; {x} be at level {n} ; {who} {v} {y}
! {who} control|have [a|an|the] {x:titled} [,] at|on|with|of level {n:number} [,] and {y:rest} -> {who} control {x} ; {x} be at level {n} ; {who} control {y}   # I control Ogre at level 2 and Elf.
! {who} control|have {z:words} [,] and [a|an|the] {x:titled} at|on|with|of level {n:number} -> {who} control {z} and {x} ; {x} be at level {n}   # I control Elf and Ogre at level 2.
! {who} control|have [a|an|the] {x:titled} [,] at|on|with|of level {n:number} -> {who} control {x} ; {x} be at level {n}               # I control Ogre at level 2.
! is|are|was leveled up to [level] {n:number} -> is at level {n}                                       # Ogre is leveled up to level 2.
! level|levels|leveled [up] {x:thing} [up] to [level] {n:number} -> raise {x} to level {n}                # I level up Ogre to level 2.
! make|makes|made {x:thing} level {n:number} -> raise {x} to level {n}
! ^ {x:titled} reaches|hits level {n:number} -> {x} becomes level {n}                                   # Ogre reaches level 2.
! {who} gain|gains|gained|reach|reaches|reached|activate|activates|activated [its|the] level {n:number} [ability] -> {who} raise its level to {n}   # I gain level 2.
! {who} pay|pays|paid {m:few} for|to [its] [reach|gain] level {n:number} -> {who} raise its level to {n}  # I pay {2} for level 2.
"""
