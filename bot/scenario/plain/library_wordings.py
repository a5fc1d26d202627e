"""How players tell what lies on top of a library, and what is found there: `words -> the same plainly   # example`, in the signs of
`wordings.py`."""

from __future__ import annotations

LIBRARY_WORDINGS = """
! explore|explores|explored [,] [and] [it] hitting|hits|finding|finds|seeing|sees|revealing -> explores and reveals            # Ogre explores, revealing Shock.
! explore|explores|explored [into] a|an|the land [card] -> explores and reveals a land card                # Ogre explores into a land.
! explore|explores|explored [into] a|an|the nonland [card] -> explores and reveals a nonland card
! explore|explores|explored [into] [a|an] {x:titled} -> explores and reveals {x}                           # Ogre explores Shock.
! reveals a|an|the land $ -> reveals a land card
! reveals a|an|the nonland $ -> reveals a nonland card
! [and] a|an|the land [card] is revealed -> and reveals a land card
! [and] a|an|the nonland [card] is revealed -> and reveals a nonland card
! [and] [a|an|the] {x:titled} is revealed -> and reveals {x}                                              # Ogre explores and a Forest is revealed.
! ^ the explored card is [a|an] {x:titled} -> it explores and reveals {x}                                 # The explored card is a Forest.
! and explore|explores [into] [a|an] {x:titled} -> and reveal {x}
! {x:titled} is [the] [on] top [card] of {p:few} library|deck -> the top card of {p} library is {x}            # Shock is the top card of Bob's library.
! {x:titled} is on [the] top of {p:few} library|deck -> the top card of {p} library is {x}
! {who} have|has {x:titled} on [the] top of {p:few} library|deck -> the top card of {p} library is {x}        # I have Shock on top of my library.
! ^ on [the] top of {p:few} library|deck is|are {x:to} -> the top card of {p} library is {x}
! {p:few} librarys|decks top card is {x:to} -> the top card of {p} library is {x}                         # My library's top card is Shock.
exile|exiles|exiled|exiling {x:titled} from [the] [top] [of] {p:somebodys} library|deck -> exile {p} {x}          # It exiles Shock from Bob's library.
! {p:somebodys} {x:titled} is exiled $ -> it exiles {p} {x}
! [,] putting {x:words} from {p:few} graveyard|yard on|onto|to [the] top of -> and put {x} from {p} graveyard on top of      # I activate Ogre, putting Elf from my graveyard on top of my library.
! ^ {x:titled} goes on|onto|to [the] top of {p:few} library|deck -> put {x} on top of {p} library
! exile|exiles it|him|her to put {x:words} on|onto [the] top of -> exile it and put {x} on top of
! [,] putting {x:words} from {p:few} graveyard|yard on|onto|to [the] bottom of -> and put {x} from {p} graveyard on bottom of      # I activate Ogre, putting Elf from my graveyard on bottom of my library.
! ^ {x:titled} goes on|onto|to [the] bottom of {p:few} library|deck -> put {x} on bottom of {p} library
! exile|exiles it|him|her to put {x:words} on|onto [the] bottom of -> exile it and put {x} on bottom of
"""
