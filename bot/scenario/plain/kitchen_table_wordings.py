"""How players tell at the kitchen table, what they have but for nothing else: `words -> the same plainly   # example`, in the signs of
`wordings.py`."""

from __future__ import annotations

KITCHEN_TABLE_WORDINGS = """
! tap|taps|tapped [all [of]] [my|his|her|their|the] only|last|remaining {n:number} lands for|to [cast|play] {y:titled} -> have {n} lands and cast {y}          # I tap my only four lands for Shock.
! tap|taps|tapped all [of] [my|his|her|their|the] {n:number} lands for|to [cast|play] {y:titled} -> have {n} lands and cast {y}
! cast|casts|play|plays {y:titled} with|using|off [all [of]] [my|his|her|their|the] only|last|remaining {n:number} lands -> have {n} lands and cast {y}       # I cast Shock with my last four lands.
! tap|taps|tapped {n:number} lands to [cast|play] {y:titled} -> tap {n} lands for {y}
! {x:titled} while|when it is|was|be [still|already] animated -> {x} while it is a creature                           # He bolts my Mutavault while it's animated.
! {x:titled} when it is|was|be [still|already|just] a creature -> {x} while it is a creature
"""
