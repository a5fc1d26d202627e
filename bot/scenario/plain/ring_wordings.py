"""How players tell that the Ring tempts them, and of whom they make its bearer (CR 701.54): `words -> the same plainly   # example`, in the
signs of `wordings.py`."""

from __future__ import annotations

RING_WORDINGS = """
! [,] choosing {x:titled} as|for my|his|her|the ring bearer -> and choose {x}
! as|for my|his|her|the ring bearer|bearers ->                                                        # I choose Ogre as my Ring-bearer.
! make|makes|made|making {x:thing} my|his|her|the ring bearer -> and choose {x}                           # I cast Shock and make Ogre my Ring-bearer.
! ^ {x:titled} becomes my ring bearer -> i choose {x}                                                 # Ogre becomes my Ring-bearer.
! ^ {x:titled} becomes his|her|the ring bearer -> choose {x}
! [,] [and] the ring tempts me|him|her|you and {v:verb} -> and {v}
! the ring tempts me|him|her|you [,] and {w:who} {v:verb} -> {w} {v}                                     # The Ring tempts me and I choose Ogre.
! ^ when|as|after|once the ring tempts me|him|her|you [,] {w:who} {v:verb} -> {w} {v}
! [,] [and] the ring tempts me|him|her|you ->                                                         # I cast Shock. The Ring tempts me.
"""
