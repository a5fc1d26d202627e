"""What somebody holds while they do something: `he blocks with Giant Growth mana up`, `I attack with Ogre with Shock in hand`, `he attacks,
holding up two mana`. What is held is told first, then the deed."""

from __future__ import annotations

_WITH = "( with | , with | , having | , leaving | leaving | , keeping | keeping | and hold|holds | , holding [up] | holding [up] | while holding [up] )"
_UP = "( up | open | available | untapped | floating | in reserve )"
_MANA = "mana|lands"
_HAND = "( in hand | in my|his|her|their hand | ready )"

HELD_WORDINGS = f"""
! {{w:who}} {{v:verb}} {{x:words}} {_WITH} {{n:number}} [open|untapped] {_MANA} [{_UP}] $ -> {{w}} have {{n}} mana ; {{w}} {{v}} {{x}}   # He blocks it with Ogre with two mana up.
! {{w:who}} {{v:verb}} {_WITH} {{n:number}} [open|untapped] {_MANA} [{_UP}] $ -> {{w}} have {{n}} mana ; {{w}} {{v}}
! {{w:who}} {{v:verb}} {{x:words}} {_WITH} [a|an|the] {{c:titled}} {_HAND} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}} {{x}}   # I attack with Ogre with Shock in hand.
! {{w:who}} {{v:verb}} {_WITH} [a|an|the] {{c:titled}} {_HAND} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}}
! {{w:who}} {{v:verb}} {{x:words}} {_WITH} {{c:titled}} mana {_UP} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}} {{x}}       # He blocks it with Ogre with Shock mana up.
! {{w:who}} {{v:verb}} {_WITH} {{c:titled}} mana {_UP} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}}
! {{w:who}} {{v:verb}} {{x:words}} ( , holding [up] | while holding [up] ) [a|an] {{c:titled}} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}} {{x}}
"""
