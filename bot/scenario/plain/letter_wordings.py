"""How players write to a judge or a friend: what came of it, what they fear, what is the only one: `words -> the same plainly   #
example`, in the signs of `wordings.py`."""

from __future__ import annotations

LETTER_WORDINGS = """
! respond|responds by using|activating|tapping {y:words} [,] giving {x:thing} {p:to} -> respond by activating {y} targeting {x} to give {p}   # I respond by using Mother of Runes giving it protection from red.
! {x:thing} be my|his|her|their only|lone|sole creature|permanent|blocker|attacker|planeswalker -> my only creature is {x}      # Serra Angel is my only creature. Can I block with it?
! do|will|would|can {x:thing} kill|destroy {y:thing} when|as|once|after it enters|comes|etbs|arrives [the|into] [battlefield|play|in] -> do {x} kill {y}   # Does Ravenous Chupacabra kill Serra Angel when it enters?
survive|survives|survived the|that|this|a fight|combat|battle|exchange $ -> survive at the end of combat
survive|survives|survived the|that|this|a fight|combat|battle|exchange -> survive                                          # Does Hill Giant survive the fight?
assigning lethal [damage] to {x:words} and trampling over [with] [the] [rest] -> ; trample over as much as possible           # He blocks with a 1/1, assigning lethal to it and trampling over the rest.
which|what of {x:words} are|is left|remaining|alive [at the end] -> which of {x} survive                                     # Which of my creatures are left?
where do that|this leave me|us|him|them|things -> what happens                                                              # Where does that leave me?
^ {w:who} {v:deed} {x:words} while {y:words} is [still] on the stack -> {y} is on the stack ; {w} {v} {x}
! can|could|do|will|would {k:keyword} kill|destroy {y:thing} -> do the creature with {k} kill {y}                                                     # He blocks with a 1/1 deathtouch. Does deathtouch kill it?
! {k:keyword} not kill|destroy {y:thing} -> the creature with {k} not kill {y}
do|will|would|can {k:keyword} make|let|help|allow {x:thing} [to] survive|live -> do {x} survive                                # Will indestructible make my Ogre survive?
do|will|would|can {k:keyword} save|protect {x:thing} -> do {x} survive                                                      # Does indestructible save my Ogre?
do [all] that|this|it|which [all] mean|imply [that] {y:rest} -> ?{y}                                                                              # Does that mean my Ogre dies?
! [in order] to get|move it|him|her|them|that out of the way ->                                                               # I cast Doom Blade on his 3/3 to get it out of the way.
^ like if {x:rest} -> if {x}                                                                                                 # Like if I block, does it die?
! {v:verb} {x:words} at all -> {v} {x}                                                                                          # Can he block it at all?
^ we are|were playing [a] [game] [of|with] {n:number} [player|players|person|way|people] [commander|edh|multiplayer|free] [game|pod|for|match] [all] -> this is a {n} player game   # We're playing three player. Bob attacks me with a 2/2.
^ {n:number} player|person [commander|edh|multiplayer] [game|pod|match] :|,|—|- -> this is a {n} player game ;
{v:fights} with {x:words} on a|my|his|her|their {s:size} -> {v} with a {s} enchanted with {x}                                # I attack with Spirit Loop on my 2/2.
! how much {k:few} do we both|each {v:verb} -> how much {k} do each of us {v}                                                # How much damage do we both take?
! how many {k:few} do we both|each {v:verb} -> how many {k} do each of us {v}
! how much {k:few} do we {v:verb} each -> how much {k} do each of us {v}
! how many {k:few} do we {v:verb} each -> how many {k} do each of us {v}
! attack|attacks into {n:number} [untapped|potential] blockers -> attacks and is blocked by {n} creatures                   # My 5/5 attacks into two blockers.
! can|could {who} {x:words} before damage so [that] {s:to} -> can {who} {x} & ?{s}                                           # Can I give it first strike before damage so that it survives?
^ {w:who} cast|play {x:words} while my opponents {y:words} is|are [still] on the stack -> my opponent cast {y} ; in response , {w} cast {x}   # I cast Fog while my opponent's Shock is on the stack.
^ {w:who} cast|play {x:words} while his|her|their {y:words} is|are [still] on the stack -> my opponent cast {y} ; in response , {w} cast {x}
[,] splitting|dividing ( it | them | the damage ) [as|,|:] {n:number} [damage] to -> , {n} damage to                                 # I cast Forked Bolt, splitting it 1 to his 1/1 and 1 to him.
do|will|would {who} have|need to sacrifice the|my|his|her|their {x:few} -> do the {x} die                                                          # Does he have to sacrifice the 5/5?
{who} cast|play {x:words} and use|uses|activate|uptick|downtick [the|her|his|its] {n:number} [ability|immediately|right away] -> {who} cast {x} ; {who} {n} {x}
each of my opponents -> each opponent
! do|will|would {x:thing} having {k:keyword} mean [that] {y:rest} -> {x} has {k} ; ?{y}
! {who} {v:fights} with one of my|his|her|their {n:number} {x:to} -> {who} control {n} {x} ; {who} {v} with one of them           # I attack with one of my two 2/2s.
how big|large do|does {x:thing} get|become -> how big will {x} be                                                            # How big does Hill Giant get?
^ gg|ggs -> do i win                                                                                                         # I bolt him at 1 life. gg?
^ {x:thing} question|questions —|-|:|, -> {x} is in play ;                                                                   # Hill Giant question: can he bolt it?
^ when|if|once {x:thing} comes|enters|etbs [in|into] [the] [battlefield|play] do|does|will|would {y:rest} -> if i cast {x} , do {y}   # When Dagger Caster comes in do his 1/1s die?
^ {x:thing} blocks and dies -> {x} dies                                                                                      # Solemn Simulacrum blocks and dies.
if|when nothing|none is|are|gets|was blocked -> if there are no blocks                                                       # How much damage do I deal if nothing is blocked?
that|which [already] has|have|had {n:number} {c:size} counters|counter -> with {n} {c} counters                              # I put Rancor on a 2/2 that already has two +1/+1 counters.
! can|could|do|does|will|would {x:subject} [that|which|who] [is|was|has] [been] enchanted with|by {y:words} {v:fights} -> {x} is enchanted with {y} ; can it {v}   # Can a 2/2 enchanted with Pacifism block?
! can|could|do|does|will|would {x:subject} equipped with {y:words} {v:fights} -> {x} is equipped with {y} ; can it {v}
{who} be facing [down] {x:words} with|at {n:number} life [left] -> {who} be at {n} life ; my opponent attack me with {x}      # I'm facing a 7/7 trampler with 3 life left.
! with me at|on {n:number} [life] and him|her|them at|on {m:number} [life] -> ; i be at {n} life ; my opponent be at {m} life
! with him|her|them at|on {n:number} [life] and me at|on {m:number} [life] -> ; my opponent be at {n} life ; i be at {m} life
^ casual|commander|edh|draft|pauper|cube|limited|sealed|modern|legacy|kitchen|friendly [table] game|match|night [last|this] [night|week|weekend|yesterday|today|friday] ->   # Commander game last night.
! be {x:words} dealt [any] damage by|from {y:to} -> do {y} deal damage to {x}   # Am I dealt damage by Hill Giant?
! be {x:words} dealt [any] combat damage by|from {y:to} -> do {y} deal combat damage to {x}
! do|will|would|can|could {x:subject} survive|live blocking {y:to} -> if {x} block {y} , do {x} survive                  # Would a 2/2 with first strike survive blocking a 2/1?
! do|will|would|can|could {x:subject} die blocking {y:to} -> if {x} block {y} , do {x} die                               # Would a 2/2 die blocking a 2/1?
^ tell me [this] :|, ->                                                                        # Tell me: I attack with Hill Giant.
! do|will|would|can {x:thing} save|protect my {y:thing} from a|an|the|his|her|their {z:to} -> if my opponent cast {z} on my {y} ; in response , i use {x} on my {y} ; do my {y} survive   # Can Healing Salve save my Grizzly Bears from a Lightning Bolt?
! do|will|would|can {x:thing} save|protect {y:thing} from a|an|the|my|his|her|their {z:to} -> if somebody cast {z} on {y} ; in response , use {x} on {y} ; do {y} survive
^ {x:thing} while|when i am at|on {n:number} [life] :|,|—|- -> i am at {n} life ; i cast {x} ;
^ once|after|when [it|he] [is] blocked [,] can {y:rest} -> the attacking creature is blocked ; can {y}                                          # I attack with a 5/5. Once blocked can I give it trample?
! at what|which point|moment|time do|does|will|would {x:rest} -> when do {x}                                   # At what point does Bob gain life?
! do|does|did|will|would the|this|that damage go|goes [all] through $ -> do any damage go through   # Does the damage go through?
! do|does|did|will|would the|this|that combat damage go|goes [all] through $ -> do any combat damage go through
"""
