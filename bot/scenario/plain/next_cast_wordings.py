"""What is cast next, told without its verb: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

NEXT_CAST_WORDINGS = """
! cast {x:titled} on|targeting|at {y:few} [,] [and] then {z:titled} again $ -> cast {x} on {y} , then cast {z} on {y} again   # I cast Shock on Ogre, then Shock again.
! cast {x:titled} on|targeting|at {y:few} [,] [and] then another [one] $ -> cast {x} on {y} , then cast {x} on {y} again
! cast {x:titled} on|targeting|at {y:few} [,] [and] then another {z:titled} $ -> cast {x} on {y} , then cast another {z} on {y}
! cast {x:titled} on|targeting|at {y:few} [,] [and] then a second {z:titled} $ -> cast {x} on {y} , then cast another {z} on {y}
! cast {x:titled} on|targeting|at {y:few} [,] [and] then again $ -> cast {x} on {y} , then cast {x} on {y} again
! {who} cast|play a|an {x:titled} [,] [and] then another [one] $ -> {who} cast {x} ; {who} cast another {x}     # I cast a Bear, then another.
! {who} cast|play a|an {x:titled} [,] [and] then another [one] , {y:rest} -> {who} cast {x} ; {who} cast another {x} , {y}
! cast {x:titled} on|targeting|at {y:few} [,] followed by {z:titled} $ -> cast {x} on {y} , then cast {z} on {y}
! cast {x:titled} on|targeting|at {y:few} [,] followed by another [one] $ -> cast {x} on {y} , then cast {x} on {y} again
"""
