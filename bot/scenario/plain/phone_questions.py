"""What players type that they ask: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

PHONE_QUESTIONS = """
! can|could|may {w:who} [still] respond to {y:words} by {v:gerund} {z:rest} -> can {w} ~{v} {z} in response to {y}     # Can I respond to Murder by sacrificing my creature to Viscera Seer?
! can|could|may {w:who} [still] respond to {y:words} by {v:gerund} $ -> can {w} ~{v} in response to {y}
! do|will|would i [still|even] [get] [to] deal {n:number} [damage] to ( face | him|her|them | his|her|their|the face | my opponent ) $ -> do my opponent take {n} damage     # Do I still get to deal 4 to face?
! ^ how much life $ -> what is the life total                                                                            # How much life?
! how much [damage|dmg] get|gets|goes|go|comes|come in $ -> how much damage goes through                               # How much gets in?
! how much at least|minimum|min $ -> how much damage at least goes through
! how much at most|maximum|max $ -> how much damage at most goes through
! do|will|would {w:who} [still|also] get|gets the drain|drains|lifeloss $ -> do my opponent lose life                  # Do I get the drain?
! do|will|would the drain|drains [still|also] happen|trigger|work|go [off] $ -> do my opponent lose life
! do|will|would i [still|also] drain [him|her|them|my] [opponent] $ -> do my opponent lose life                        # Do I drain him?
! do|will|would i [still|also] drain [him|her|them|my] [opponent] for {n:number} $ -> do my opponent lose {n} life
! what|how much|many do|will|would i drain [him|her|them] [for] $ -> how much life do my opponent lose                 # What do I drain for?
! do|will|would {w:who} [still] drain me $ -> do i lose life
! do|will|would {x:thing} [still|also|even] see itself [die|dying|leave|leaving] $ -> if {x} die , do {x} trigger      # Does Hangarback Walker see itself die?
! do|will|would {x:thing} [still|also|even] see {y:subject} [die|dying|leave|leaving|enter|entering|enters] $ -> do {x} trigger         # Does my Soul Warden see it?
! can|could {w:who} survive his|her|their|the|this|that attack|swing|combat|turn $ -> if he attacks with everything , can {w} survive   # Can I survive his attack?
! can|could|do|will|would {x:thing} block {y:thing} and [still|also] kill|destroy|beat it|them -> if {x} block {y} , can it kill it                  # Can Ogre block Elf and kill it?
! can|could|do|will|would {x:thing} [attack] [,] [and] get|be blocked by {y:thing} and [still|also] kill|destroy|beat it|them -> if {x} is blocked by {y} , can it kill it
! can|could {w:who} {x:words} and [still|also] kill|destroy {y:to} -> can {w} {x} & do {y} die                          # Can I double block and kill it?
! can|could {w:who} {x:words} and [still|also] survive|live $ -> can {w} {x} & do {w} survive
! can|could {n:number} creatures|guys|dudes block the same creature|attacker|guy -> can i block a creature with {n} creatures
! are {x:thing} enough to [both] [block and] kill|take|beat {y:to} -> if {x} block {y} , do the attacker die        # Are two 2/2s enough to kill a 4/4?
! ^ damage|dmg to {w:who} $ -> how much damage do {w} take                                                               # Damage to him?
! ^ dmg $ -> how much damage
! do|will|would {x:thing} [still|also] give|grant {y:subject} {k:keyword} and {b:bonus} -> do {x} give {y} {b} & do {y} have {k}   # Does Ogre give my 2/2 trample and +1/+1?
! do|will|would {x:thing} [still|also] give|grant {y:subject} {b:bonus} and {k:keyword} -> do {x} give {y} {b} & do {y} have {k}
! ^ saved $ -> does it survive                                                                                # Saved?
! where do this|that leave my|me [life] [total|at] $ -> what is my life total                                          # Where does that leave my life total?
! where do this|that leave his|him [life] [total|at] $ -> what is his life total
! where do this|that leave my opponent [life] [total|at] $ -> what is my opponent at
! where do my life total end [up] [at] $ -> what is my life total
! where do his life total end [up] [at] $ -> what is his life total
! how much life has|have {w:who} [got] [left] $ -> how much life do {w} have left                                      # How much life has my opponent left?
! how much life am i left with $ -> how much life do i have left
! how much life is|are {w:who} left with $ -> how much life do {w} have left
! ^ do|will|would {w:who} [still|also] gain $ -> do {w} gain life                                                        # Do I still gain?
! ^ do|will|would i [still|also] drain $ -> do my opponent lose life                                                     # Do I still drain?
! ^ [total] poison $ -> how many poison counters                                                                       # Total poison?
! ^ can|could {w:who} attack|swing with {n:number} $ -> can {w} attack with {n} of them                                   # Can he attack with two?
! ^ can|could {w:who} block with {n:number} $ -> can {w} block with {n} of them
! ^ tokens $ -> how many tokens
! ^ cards $ -> how many cards do i draw                                                                                # Cards?
"""
