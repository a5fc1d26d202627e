"""How everyday talk puts what something has, what is dealt, and how much of it comes through: `words -> the same plainly   # example`, in
the signs of `wordings.py`."""

from __future__ import annotations

EVERYDAY_WORDINGS = """
{w:who} has|have|had|got {k:keyword} on {x:thing} -> {x} has {k}                                        # I have lifelink on my 3/3.
{w:who} has|have|had|got protection from {c:few} on {x:thing} -> {x} has protection from {c}            # I have protection from red on my 2/2.
^ {k:keyword} on my|his|her|their|a|an|the {x:few} [,|—] -> a {x} has {k} ;
^ protection from {c:few} on my|his|her|their|a|an|the {x:few} [,|—] -> a {x} has protection from {c} ;
! {s:size} [creature|guy] with {k:keyword} on it|him|her|them -> {s} with {k}                                    # I attack with a 3/3 with trample on it.
! attack|attacks with {x:few} with {k:keyword} on it|him|her|them -> attack with {x} with {k}                  # I attack with Ogre with trample on it.
! block|blocks with {x:few} with {k:keyword} on it|him|her|them -> block with {x} with {k}
! {x:thing} got {y:titled} on it|him|her -> {y} is on {x}                                                 # My Ogre got Pacifism on it.
! do|does|did|will|would {x:words} [still] gain life for each|every [point|points] [of] damage [it|that|is] [deals|dealt] $ -> do {x} gain life   # Does Ogre gain life for each damage dealt?
! do|does|did|will|would he|she|they|it [still|even] [get] [to] deal {n:number} [damage] to me $ -> do i take {n} damage          # Does he deal 5 to me?
! do|does|did|will|would my opponent [still|even] [get] [to] deal {n:number} [damage] to me $ -> do i take {n} damage
! do|does|did|will|would [the] full|whole|entire {n:number} [damage] go|goes|come|get [through|in] [to] [him|the player|my opponent|face] $ -> do my opponent take {n} damage   # Does the full 4 go through?
! do|does|did|will|would all {n:number} [damage] go|come|get|trample through|over|in [to] [him|the player|my opponent|face] $ -> do my opponent take {n} damage
! what|which loyalty be {x:few} at|on [now|then] $ -> what loyalty do {x} have                        # What loyalty is it at?
! ^ what size [now|then|after] $ -> how big is it                                                         # What size now?
! what be the [total|final] damage to {w:who} $ -> how much damage do {w} take                            # What's the damage to me?
! what be the [total|final] damage to {w:who} if {x:rest} -> if {x} , how much damage do {w} take
! are {n:number} {x:few} enough to kill {y:to} -> do {n} {x} kill {y}                                     # Are two Shocks enough to kill Ogre?
! do|does {x:titled} on a|an|my {s:size} {v:verb} {y:rest} -> do a {s} with {x} ~{v} {y}
! ^ we are|were {n:number} players -> this is a {n} player game                                           # We're three players. I attack Ann.
! ^ in|with a|an|our {n:number} player|person|man game|pod|match|table|commander|free-for-all [game] [,] {x:rest} -> this is a {n} player game ; {x}   # In a 4 player pod can I attack Bob?
! can|could|may|does {w:who} block for ( {p:titled} | me|him|her|them|us | my|his|her|another|the teammate|friend|ally|partner|player|opponent ) $ -> can {w} block it                                      # Can Carol block for Bob?
{h:few} take ( all | [the] full|whole ) {n:number} [damage] $ -> {h} take {n} damage                           # Does he take the full 4?
! ^ {n:number} player|person|man game|pod|match|table|free-for-all $ -> this is a {n} player game               # 4 player game. I attack Bob.
! the damage go|goes to [the] {w:few} [,] right $ -> do {w} take damage                                   # The damage goes to him right?
! can|could|may {x:thing} be enchanted with|by {y:titled} $ -> can i cast {y} on {x}                     # Can my Ogre be enchanted with Pacifism?
! can|could|may {x:thing} be enchanted with|by a|an {y:few} $ -> can i cast a {y} on {x}
! can|could|may {x:thing} be enchanted with|by {n:number} {y:few} $ -> can i cast {n} {y} on {x}
! can|could|may a|an {y:few} aura enchant|go [on] {x:to} $ -> can i cast a {y} aura on {x}                # Can a black aura enchant my 2/2?
! attack on mine $ -> attack on my next turn                                                  # Can it attack on mine?
! attack with it on mine $ -> attack with it on my next turn
! am|is|are {w:who} [still|now|then] dead at|on {n:number} life $ -> if {w} be at {n} life , do {w} lose the game     # Am I dead at 0 life?
! am|is|are {w:who} [still|now|then] alive at|on {n:number} life $ -> if {w} be at {n} life , do {w} survive
! am|is|are {w:who} [still|now|then] dead at|on|with {n:number} poison [counters] $ -> if {w} have {n} poison counters , do {w} lose the game
! am|is|are {w:who} [still|now|then] dead at|on {n:number} life if|when|after {y:rest} -> {w} be at {n} life ; if {y} , do {w} lose the game
! am|is|are {w:who} [still|now|then] alive at|on {n:number} life if|when|after {y:rest} -> {w} be at {n} life ; if {y} , do {w} survive
! do|does|will|would {w:who} [still] survive|live at|on {n:number} life if|when|after {y:rest} -> {w} be at {n} life ; if {y} , do {w} survive   # Do I survive at 3 life if he Shocks me?
! do|does|will|would {w:who} [still] die|lose [the] [game] at|on {n:number} life if|when|after {y:rest} -> {w} be at {n} life ; if {y} , do {w} lose the game
! with|if {x:words} blocker|blockers on {y:thing} , -> {y} is blocked by {x} ;                            # With three 2/2 blockers on my 5/5, how many can I kill?
! ^ {n:number} {s:size} blockers on {y:thing} [,|—] -> {y} is blocked by {n} {s} ;
! how many [of] [them|these|those] [creatures|guys|blockers|attackers] can|could i kill $ -> how many creatures do my opponent lose at most     # How many can I kill?
! how many [of] [them|these|those] [creatures|guys|blockers|attackers] can|could my {x:few} kill $ -> how many creatures do my opponent lose at most
! how many [of] [them|these|those] [creatures|guys|blockers|attackers] can|could i kill at most|max|maximum $ -> how many creatures do my opponent lose at most
! how many [of] [them|these|those] [creatures|guys|blockers|attackers] can|could his {x:few} kill $ -> how many creatures do i lose at most
! what be the most i can kill $ -> how many creatures do my opponent lose at most
! are {n:number} {x:few} enough for {y:thing} $ -> do {n} {x} kill {y}                                   # Are two Shocks enough for my 4/4?
! is a|an|one {x:few} enough for {y:thing} $ -> do a {x} kill {y}
! do|does|will|would {x:thing} die to {y:words} blocker|blockers $ -> if {x} is blocked by {y} , do it die    # Does my 5/5 die to three 2/2 blockers?
! ^ {n:number} poison [counters] [already] on me [already] -> i have {n} poison counters                   # 5 poison on me and he hits me with a 5/5 infect.
! ^ {n:number} poison [counters] [already] on ( him|her|them | my opponent ) [already] -> my opponent has {n} poison counters
"""
