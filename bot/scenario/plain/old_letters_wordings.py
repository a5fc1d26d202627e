"""Turns of letters to a column of years past: what is out, whose graveyard: `words -> the same plainly   # example`, in the signs of
`wordings.py`."""

from __future__ import annotations

OLD_LETTERS_WORDINGS = """
! ^ {w:who} have|has|had out a|an|the|my|his|her|their {x:to} -> {w} have a {x} on the battlefield                        # I had out an Ogre.
! ^ {w:who} have|has|had out {n:number} {x:to} -> {w} have {n} {x} on the battlefield
! ^ {w:who} have|has|had out {x:titled} -> {w} have {x} on the battlefield
! ^ first|firstly|second|secondly , if|when {r:rest} -> if {r}                                                          # First, if I attack with Ogre, do I win?
! do|does|will|would it|this|that [creature|card] [then] go in|into|to ( my opponents | his|her|their ) graveyard or [in|into|to] mine|my [graveyard] -> whose graveyard does it go to                # Does it go into his graveyard or mine?
! do|does|will|would it|this|that [creature|card] [then] go in|into|to ( my|mine [graveyard] ) or [in|into|to] ( my opponents | his|her|their ) [graveyard] -> whose graveyard does it go to
! do|does|will|would {x:thing} [still] die|dies or stay|stays [alive|around] $ -> do {x} die                             # He casts Shock on Ogre. Does Ogre die or stay?
"""
