"""What is told as an example: `with, say, a 4/4`, `for say 5 damage`, `for example`: `words -> the same plainly   # example`, in the
signs of `wordings.py`."""

from __future__ import annotations

EXAMPLE_WORDINGS = """
! {p:preposition} [,] say [,] {n:number} -> {p} {n}                                                # Alice casts Blaze on Bob for, say, 5 damage.
! {p:preposition} [,] say [,] a|an {x:few} -> {p} a {x}                                      # Alice casts Shock on, say, a 2/2.
! with [,] say [,] {n:number} -> with {n}                                                  # Bob is attacked with say two 2/2s.
! with [,] say [,] a|an {x:few} -> with a {x}                                                # Alice attacks with, say, a 4/4.
! with [,] say [,] {x:titled} -> with {x}                                                    # Bob blocks with say Hill Giant.
! with something|anything like a|an {x:few} -> with a {x}                                    # Alice attacks with something like a 4/4.
! by [,] say [,] a|an {x:few} -> by a {x}                                                    # Ogre is blocked by, say, a 4/4.
"""
