"""Questions that begin with a word of their own, as data: in the signs of `reading.py`."""

from __future__ import annotations

ASKED = """
how much life do|will|would {p} gain|get -> | How much life does {p} gain?
how much life do|will|would {p} lose -> | How much life does {p} lose?
how much [combat] damage do|will|would {c} deal|do -> | How much damage does {c} deal?
how much [combat] damage do|will|would {c} deal|do to {p} -> | How much damage does {c} deal to {p}?
how much [combat] damage do|will|would {p} take -> | How much damage is {p} dealt?
how much [combat] damage tramples|trample|go|goes over|through [to] [my|the|defending] [opponent|player] -> | @tramples
how much [combat] damage will|would|do trample over|through -> | @tramples
what happen to {c} -> | Where is {c}?
what happen to {a} -> | Where is {a}?
what happen to {e} -> | Where is {e}?
where do|will|would {c} go -> | Where is {c}?
"""
