"""What a permanent is chosen to enter as a copy of, in more words than the game has: `words -> the same plainly   # example`, in the signs
of `wordings.py`."""

from __future__ import annotations

CHOSEN_AS_IT_ENTERS_WORDINGS = """
! choose|chooses|chose|choosing to copy|clone {x:to} -> copy {x}                                              # I cast Clone and choose to copy Ogre.
! choose|chooses|chose|choosing {x:thing} to|for copy|cloning|copying $ -> copy {x}                             # I cast Clone and choose Ogre to copy.
"""
