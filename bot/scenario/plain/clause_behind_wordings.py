"""Attackers told of with a clause that says who blocks one of them, and another behind that: `words -> the same plainly   # example`, in
the signs of `wordings.py`."""

from __future__ import annotations

_ATTACK = "attack|attacks|attacked|swing|swings|swung"
_BLOCK = ", which|who|that {w:who} [chump] block|blocks|blocked|chump|chumps|chumped with {y:words}"
_HAS = "my|his|her|their"
_MORE = ", and|plus [also] [with]"

CLAUSE_BEHIND_WORDINGS = f"""
! {_ATTACK} with a|an {{x:few}} {_BLOCK} {_MORE} a|an {{z:few}} , which|who|that {{v:who}} block|blocks|blocked|chump|chumps|chumped with {{q:to}} -> attack with a {{x}} and a {{z}} ; {{w}} block the {{x}} with {{y}} and the {{z}} with {{q}}
! {_ATTACK} with a|an {{x:few}} {_BLOCK} {_MORE} a|an {{z:few}} , which|who|that {{v:who}} do|does|did not block -> attack with a {{x}} and a {{z}} ; {{w}} block the {{x}} with {{y}}
! {_ATTACK} with a|an {{x:few}} {_BLOCK} {_MORE} a|an {{z:few}} $ -> attack with a {{x}} and a {{z}} ; {{w}} block the {{x}} with {{y}}   # He attacks with a 3/3, which I block with a 1/1, and a 2/2.
! {_ATTACK} with {_HAS} {{x:few}} {_BLOCK} {_MORE} {_HAS} {{z:few}} $ -> attack with the {{x}} and the {{z}} ; {{w}} block the {{x}} with {{y}}   # I attack with my 3/3, which he blocks with a 1/1, and my 2/2.
! {_ATTACK} with {{x:titled}} {_BLOCK} {_MORE} {{z:titled}} $ -> attack with {{x}} and {{z}} ; {{w}} block {{x}} with {{y}}          # I attack with Ogre, which he blocks with a 1/1, and Elf.
"""
