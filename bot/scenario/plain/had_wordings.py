"""What has been there for long, and which of several is spoken of: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

HAD_WORDINGS = """
! [,] which|that {w:who} have|has had for a while|long|turn|time , ->                                    # My Ogre, which I've had for a while, attacks.
! [,] which|that {w:who} have|has had for a while|long|turn|time ->                                      # My Ogre that I have had for a while attacks.
! [,] which|that {w:who} have|has had for turns|ages|long|{n:number} turns , ->
! [,] which|that {w:who} have|has had for turns|ages|long ->                                             # My Ogre that I have had for turns attacks.
! [,] which|that have|has been there|out|around for a while|long|turn|time [,] ->                          # My Ogre, which has been there for a while, attacks.
! [,] which|that have|has been there|out|around for turns|ages|long [,] ->
! ^ my {x:thing} came|come in|down|out last turn -> i cast {x} last turn                                  # My Ogre came in last turn.
! ^ my {x:thing} entered [the] [battlefield] last turn -> i cast {x} last turn
! ^ {w:who} put|puts {x:titled} on {y:thing} , which {z:who} have|has had for turns|ages|long , -> {w} put {x} on {y} ,
! [,] both|all of which attack|attacked -> , which both attack                                             # I control a 3/3 and a 2/2, both of which attack Bob.
! [,] both|all of which block|blocked -> , which both block
! [,] both|all of which is|are|was|were blocked by {x:to} -> and both are blocked by {x}                    # I attack with Ogre and Elf, both of which are blocked by 3/3s.
! [,] both|all of which is|are|was|were unblocked -> , no blocks                                            # I attack with Ogre and Elf, both of which are unblocked.
! [,] neither|none of which {w:who} block|blocks|blocked -> and {w} does not block                          # I attack with Ogre and Elf, neither of which Bob blocks.
! [,] neither|none of which is|are|was|were|gets|get blocked -> , no blocks                               # I attack with Ogre and Elf, neither of which is blocked.
! [,] one of which {w:who} block|blocks|blocked with {x:to} -> , and {w} blocks one of them with {x}         # I attack with two 2/2s, one of which Bob blocks with a 3/3.
! {w:who} hold|holds|held {n:number} cards|card $ -> {w} have {n} cards in hand                            # Bob holds five cards.
! {w:who} hold|holds|held {n:number} cards|card , -> {w} have {n} cards in hand ,
! {w:who} hold|holds|held {n:number} cards|card and -> {w} have {n} cards in hand and
! {w:who} is|am|are|was holding {n:number} cards|card $ -> {w} have {n} cards in hand
! {w:who} hold|holds|held no cards|card $ -> {w} have no cards in hand
"""
