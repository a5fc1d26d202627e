"""How players tell at the kitchen table, what they have but for nothing else: `words -> the same plainly   # example`, in the signs of
`wordings.py`."""

from __future__ import annotations

KITCHEN_TABLE_WORDINGS = """
! tap|taps|tapped {n:number} lands to [cast|play] {y:titled} -> tap {n} lands for {y}                          # I tap four lands to cast Shock.
! {x:titled} while|when it is|was|be [still|already] animated -> {x} while it is a creature                           # He bolts my Mutavault while it's animated.
! {x:titled} when it is|was|be [still|already|just] a creature -> {x} while it is a creature
"""
