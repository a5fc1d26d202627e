"""What is cast next, told without its verb: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

NEXT_CAST_WORDINGS = """
! cast {x:titled} on|targeting|at {y:to} [,] [and] then {z:titled} again $ -> cast {x} on {y} , then cast {z} on {y} again   # I cast Shock on Ogre, then Shock again.
! cast {x:titled} on|targeting|at {y:to} [,] [and] then another [one] $ -> cast {x} on {y} , then cast {x} on {y} again
! cast {x:titled} on|targeting|at {y:to} [,] [and] then another {z:titled} $ -> cast {x} on {y} , then cast another {z}
! cast {x:titled} on|targeting|at {y:to} [,] [and] then a second {z:titled} $ -> cast {x} on {y} , then cast another {z}
! cast {x:titled} on|targeting|at {y:to} [,] [and] then again $ -> cast {x} on {y} , then cast {x} on {y} again
! cast {x:titled} on|targeting|at {y:to} [,] followed by another [one] $ -> cast {x} on {y} , then cast {x} on {y} again
"""
