"""What is there, in other words: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

BOARD_WORDINGS = """
! without summoning sickness -> that is not summoning sick                                          # Alice controls Ogre without summoning sickness.
! {o:somebodys} battlefield|board|side [is] [:] nothing|empty -> '{o} has no creatures                                       # Bob's battlefield: nothing.
! the battlefield|board has|contains {x:words} under {o:somebodys} control -> '{o} controls {x}                              # The battlefield has Ogre under Alice's control.
! {w:who} own|owns and control|controls -> {w} control                                                                    # Alice owns and controls Ogre.
^ on the battlefield|board [,] {w:who} control|controls|has|have {x:to} -> {w} control {x}                                # On the battlefield, Alice controls Ogre.
! ^ on {o:somebodys} side|board|battlefield [of the battlefield|board|table] is|are {x:to} -> '{o} controls {x}              # On Alice's side is Ogre.
! {w:who} start|starts|begin|begins [the|her|his|my|their] [turn|game] [out] with {x:words} on|in the battlefield|play -> {w} control {x}   # Alice starts with Ogre on the battlefield.
! {w:who} control|controls|has|have nothing but {x:to} -> {w} control {x} and no other creatures                          # Alice controls nothing but Ogre.
! {x:titled} carrying|bearing|sporting {n:number} {k:few} counter|counters -> {x} with {n} {k} counters                   # Alice controls Ogre carrying two +1/+1 counters.
! {x:titled} carrying|bearing|sporting a|an {k:few} counter -> {x} with 1 {k} counters
! ^ there is a|an {k:few} counter on {o:somebodys} {x:to} -> '{o} controls {x} with 1 {k} counters
! ^ there is|are {n:number} {k:few} counter|counters on {o:somebodys} {x:to} -> '{o} controls {x} with {n} {k} counters      # There are two +1/+1 counters on Alice's Ogre.
! {w:who} {v:past} {x:titled} last turn $ -> {w} {v} {x} on their last turn                                                # Alice played Ogre last turn.
! {x:titled} has|have been on the battlefield|board|table [under {o:somebodys} control] since [her|his|my|their|the] last turn [under {o:somebodys} control] -> '{o} controls {x}
"""
