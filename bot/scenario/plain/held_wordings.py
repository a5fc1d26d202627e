"""What somebody holds while they do something: `he blocks with Giant Growth mana up`, `I attack with Ogre with Shock in hand`, `he attacks,
holding up two mana`. What is held is told first, then the deed."""

from __future__ import annotations

_WITH = "( with | , with | , having | , leaving | leaving | , keeping | keeping | and hold|holds | , holding [up] | holding [up] | while holding [up] )"
#: Mana that is not held, but spent on an ability: how often it is activated hangs on that.
_PUMP = "pump|pumps|pumped|grow|grows"
_ACTIVATE = "activate|activates|activated"
_COLORED = "white|blue|black|red|green|colorless"
_UP = "( up | open | available | untapped | floating | in reserve )"
_MANA = "mana|lands"
_HAND = "( in hand | in my|his|her|their hand | ready )"

HELD_WORDINGS = f"""
! {{w:who}} {_PUMP} {{x:words}} with|using|for {{n:number}} [{_COLORED}] mana $ -> {{w}} pay {{n}} mana                             # I pump Shivan Dragon with 4 mana.
! {{w:who}} {_ACTIVATE} {{x:words}} with|using {{n:number}} [{_COLORED}] mana $ -> {{w}} pay {{n}} mana
! {{w:who}} {{v:verb}} {{y:words}} and {_PUMP} {{x:words}} with|using|for {{n:number}} [{_COLORED}] mana $ -> {{w}} {{v}} {{y}} and pay {{n}} mana
! {{w:who}} {{v:verb}} {{y:words}} and {_ACTIVATE} {{x:words}} with|using {{n:number}} [{_COLORED}] mana $ -> {{w}} {{v}} {{y}} and pay {{n}} mana
! and {_PUMP} {{x:words}} with|using|for {{n:number}} [{_COLORED}] mana $ -> and pay {{n}} mana
! and {_ACTIVATE} {{x:words}} with|using {{n:number}} [{_COLORED}] mana $ -> and pay {{n}} mana
! {{w:who}} put|puts|sink|sinks|sank|pump|pumps|pumped|dump|dumps|dumped {{n:number}} [{_COLORED}] mana into {{x:words}} $ -> {{w}} pay {{n}} mana   # I sink 3 mana into Shivan Dragon.
! and put|puts|sink|sinks|sank|pump|pumps|pumped|dump|dumps|dumped {{n:number}} [{_COLORED}] mana into {{x:words}} $ -> and pay {{n}} mana
! {{w:who}} pay|pays|paid|spend|spends|spent {{n:number}} [{_COLORED}] mana to pump|activate|grow {{x:words}} $ -> {{w}} pay {{n}} mana
! {{w:who}} {{v:verb}} {{x:words}} {_WITH} {{n:number}} [open|untapped] {_MANA} [{_UP}] $ -> {{w}} have {{n}} mana ; {{w}} {{v}} {{x}}   # He blocks it with Ogre with two mana up.
! {{w:who}} {{v:verb}} {_WITH} {{n:number}} [open|untapped] {_MANA} [{_UP}] $ -> {{w}} have {{n}} mana ; {{w}} {{v}}
! {{w:who}} {{v:verb}} {{x:words}} {_WITH} [a|an|the] {{c:titled}} {_HAND} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}} {{x}}   # I attack with Ogre with Shock in hand.
! {{w:who}} {{v:verb}} {_WITH} [a|an|the] {{c:titled}} {_HAND} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}}
! {{w:who}} {{v:verb}} {{x:words}} {_WITH} {{c:titled}} mana {_UP} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}} {{x}}       # He blocks it with Ogre with Shock mana up.
! {{w:who}} {{v:verb}} {_WITH} {{c:titled}} mana {_UP} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}}
! {{w:who}} {{v:verb}} {{x:words}} ( , holding [up] | while holding [up] ) [a|an] {{c:titled}} $ -> {{w}} have {{c}} in hand ; {{w}} {{v}} {{x}}
"""
