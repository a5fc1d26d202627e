"""What is told to have been done before, put before: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

TOLD_IN_ORDER_WORDINGS = """
! ^ {w:who} cast|casts|play|plays {x:titled} after casting|playing {y:to} -> {w} cast {y} ; {w} cast {x}               # I cast Shock after casting two spells.
! ^ {w:who} cast|casts|play|plays {x:titled} after having cast|played {y:to} -> {w} cast {y} ; {w} cast {x}
! ^ {w:who} cast|casts|play|plays {x:titled} having [already|just] cast|played {y:to} -> {w} cast {y} ; {w} cast {x}    # I cast Shock having already cast two spells.
! ^ after casting|playing {y:to} , {w:who} cast|casts|play|plays {x:to} -> {w} cast {y} ; {w} cast {x}                   # After casting two spells, I cast Shock.
"""
