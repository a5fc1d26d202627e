"""Sentences of half their words: `How much damage to Bob?`, `Blaze for X=4 on his 2/2`: `words -> the same plainly   # example`,
in the signs of `wordings.py`."""

from __future__ import annotations

ASKED_SHORTLY_WORDINGS = """
! how much damage|dmg to {w:who} $ -> how much damage is dealt to {w}                                          # I cast Shock. How much damage to Bob?
! how much damage|dmg to {w:who} if|when|after {z:rest} -> if {z} , how much damage is dealt to {w}             # How much damage to Bob if I attack with Ogre?
! how many copies $ -> how many copies are made                                                                 # I cast Shock. How many copies?
can|could|may {x:thing} [still] ping $ -> can {x} ping my opponent                                              # Can Ogre ping?
notcan {x:thing} ping $ -> notcan {x} ping my opponent
^ {x:titled} [,] for|with|where x [is|be|=|equals|equal] {n:number} $ -> {x} is cast with x = {n}                  # Blaze for X=4.
^ {x:titled} [,] x [is|be|=|equals|equal] {n:number} $ -> {x} is cast with x = {n}
^ {x:titled} [,] [for|with|where] x [is|be|=|equals|equal] {n:number} on|at|to|targeting {y:to} $ -> {x} is cast with x = {n} on {y}   # Blaze for X=4 on Bob.
^ {x:titled} for {n:number} on|at|to|targeting {y:to} $ -> {x} is cast for {n} on {y}                             # Blaze for 4 at Bob.
"""
