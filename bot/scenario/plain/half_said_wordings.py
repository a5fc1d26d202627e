"""What is said by half at a table: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

HALF_SAID_WORDINGS = """
! {w:who} attack|attacks|swing|swings with {x:words} , {y:words} both|all blocking [it|him] $ -> {w} attack with {x} ; {y} block it        # I attack with a 4/4, his 2/2 and 3/3 both blocking.
! {w:who} attack|attacks|swing|swings with {x:words} with {y:words} [both|all] blocking [it|him] $ -> {w} attack with {x} ; {y} block it   # I attack with a 4/4 with a 2/2 and a 3/3 blocking.
! [,] both [of them|which|whom] blocking $ -> ; they both block                                       # I swing a 4/4 into his 2/2 and 3/3 both blocking.
! [,] all [of them|which|whom] blocking $ -> ; all of them block
^ [the] max|maximum|most [dmg|damage] [that] {w:who} can|could take $ -> how much damage can {w} take at most                # Max damage he can take?
^ [the] max|maximum|most [dmg|damage] [that] {w:who} can|could deal|do $ -> how much damage can {w} deal at most
! ^ can|could {x:thing} kill|destroy a|an {s:size} blocker -> if {x} is blocked by a {s} , can the attacker kill the blocker          # Can a 5/5 trample kill a 2/2 blocker?
do|does|will|would {x:subject} take anything from {y:to} -> do {x} take any damage from {y}                                        # Do I take anything from the 3/3?
do|does|will|would {x:subject} take anything $ -> do {x} take any damage
do|does|will|would {x:thing} get|become damaged -> is {x} dealt damage                                          # Does my blocker get damaged?
{who} put {k:keyword} on {x:to} -> {who} give {x} {k}                                                      # I put indestructible on my 2/2.
die and go to the|my|his|her|its graveyard|yard|bin -> die                                            # Does my 3/3 die and go to the graveyard?
dies and goes to the|my|his|her|its graveyard|yard|bin -> dies
! ^ {x:words} in a|an|my|our {n:number} player|person game|pod|match|table $ -> this is a {n} player game ; {x}          # I cast Earthquake for 3 in a four player game.
! attack|attacks {x:words} planeswalker|walker with {k:keyword} $ -> attack {x} planeswalker with a creature with {k}          # I attack his planeswalker with lifelink.
! my|his|her|their {n:number} loyalty {x:titled} -> my {x} with {n} loyalty
! {w:who} attack|attacks|bolt|bolts my|his|her|their {x:titled} at|on {n:number} [loyalty] with {y:to} -> {x} has {n} loyalty ; {w} attack {x} with {y}      # He attacks my Chandra at 4 with a 2/2.
{w:who} have|has|be at|on {n:number} poison [counters] and {m:number} life -> {w} have {n} poison counters ; {w} be at {m} life      # I'm at 10 poison and 30 life.
{w:who} have|has {n:number} poison [counters] and {m:number} life -> {w} have {n} poison counters ; {w} be at {m} life
! which|that|who [has|is|was] named|naming me|you -> naming me                                  # I shock his Stuffy Doll which named me.
! which|that|who [has|is|was] named|naming him|her|them|opponent -> naming my opponent
^ with {x:words} out|around [,] {z:asking} -> with {x} out , {z}                                        # With Furnace of Rath out does a 1/1 kill a 2/2?
^ with {x:words} in play [,] {z:asking} -> with {x} out , {z}
^ with {x:words} on the board|battlefield|table [,] {z:asking} -> with {x} out , {z}
! ^ [so] [total] damage|dmg taken $ -> how much damage do i take                                          # Damage taken?
how much damage|dmg [is|comes] from {x:to} $ -> how much damage do {x} deal                             # How much damage from Goblin Piledriver?
{w:who} send|sends|point|points|throw|throws|aim|aims the damage [back] at|to {y:to} -> {w} target {y} with the trigger
! my {x:titled} become|becomes|became|goes|went|turns monstrous -> i activate my {x} monstrosity ability         # My Gundark becomes monstrous.
! his|her|their|opponents|opps {x:titled} become|becomes|became|goes|went|turns monstrous -> my opponent activates his {x} monstrosity ability
^ if|when|once|after {x:titled} become|becomes|became monstrous -> if i activate {x} monstrosity ability
{x:subject} becomes|became goaded -> {x} is goaded                                                     # My 2/2 becomes goaded.
{x:subject} becomes|became suspected -> {x} is suspected
{x:subject} becomes|became renowned -> {x} is renowned
{x:subject} becomes|became indestructible -> {x} gains indestructible
! and it becomes|became|goes monstrous -> and activate it monstrosity ability
! {w:who} send|sends|sent it [right|straight] back at|to {y:to} -> {w} send it at {y}                            # I Shock his Boros Reckoner and he sends it back at me.
! {w:who} send|sends|sent|throw|throws|aim|aims the|all [the|of] {n:number} [back] at|to|into {y:to} -> {w} deal {n} damage to {y}
what is {o:somebodys} creatures {k:few} $ -> what is the {k} of {o} creature                           # What's Bob's creature's power?
, [and] then again $ -> twice
and [then] again $ -> twice                                                                          # I Shock him and again.
! do|does|will|would {w:who} at|on {n:number} life {x:rest} -> {w} be at {n} life ; do {w} {x}
^ at {n:number} [life] [,] i {x:rest} -> i be at {n} life ; i {x}                                         # At 20 I take 13, gain 4, then take 5.
^ at {n:number} [life] [,] he|she|they|opponent|opp {v:verb} me {x:rest} -> i be at {n} life ; my opponent {v} me {x}     # At 20 life he hits me with a 5/5.
^ at {n:number} [life] [,] he|she|they|opponent|opp {v:few} me $ -> i be at {n} life ; my opponent {v} me              # At 3 life he bolts me.
^ i have|am {n:number} [,|and] he|she|they|opponent|opp has|is|have {m:number} $ -> i be at {n} life ; my opponent be at {m} life      # I have 12 he has 9.
^ [and] life|lifes|totals after|afterwards|now $ -> what is my life total
{w:who} drain|drains me for {n:number} [life] $ -> i lose {n} life ; {w} gain {n} life
i drain|drained {w:who} for {n:number} [life] $ -> {w} lose {n} life ; i gain {n} life                      # I drain him for 3.
! {w:who} shrink|shrinks {x:words} with {y:to} -> {w} cast {y} on {x}                                # He shrinks my Hill Giant with Disfigure.
{w:who} have|has {n:number} life , a {x:rest} -> {w} be at {n} life ; {w} control a {x}                  # He has 6 life, a 3/3 and a Wall.
{w:who} have|has {n:number} life and a {x:rest} -> {w} be at {n} life ; {w} control a {x}
{w:who} be at|on {n:number} [life] with {m:number} poison [counters|counter] and {x:rest} -> {w} be at {n} life ; {w} have {m} poison counters ; {w} control {x}   # I'm at 15 with two poison counters and a 5/5.
! do|does|will|would|did only one|1 -> do exactly one                                                
! do|does|will|would|did one|1 of {x:few} survive|live -> do any of {x} survive            # Does one of them survive?
! do|does|will|would|did one|1 of {x:few} die -> do any of {x} die
! do|does|will|would|did one|1 {x:few} survive|live -> do any {x} survive
! do|does|will|would|did one|1 {x:few} die -> do any {x} die
! do|does|will|would|can at least one|1 of {x:words} {v:verb} -> do any of {x} {v}                       # Does at least one of my creatures survive?
! do|does|will|would|can at least one|1 {x:few} {v:verb} -> do any {x} {v}                           # Does at least one attacker survive?
do|does|will|would {w:who} trade {x:words} for|with {y:to} -> do {x} and {y} die
do|does|will|would they|both [just] cancel [each other] [out] [each other] $ -> do both die               # Do they cancel out?
do|does|will|would my {x:words} connect [with him|her|them] -> do my {x} deal damage to my opponent         # Does my 2/2 connect?
do|does|will|would his|her|their {x:words} connect [with me] -> do my opponents {x} deal damage to me
who be ahead on|in life [total|totals] -> who has more life                                      # Who is ahead on life?
! is|are {x:words} unblockable if|when|while {y:rest} -> if {y} , notcan {x} be blocked                  # Is a 3/3 with menace unblockable if he only has one creature?
untapped|potential|possible blocker -> untapped creature                                          # I flicker my untapped blocker.
untapped|potential|possible blockers -> untapped creatures
! do|does|will|would|can my|a {k:keyword} blocker kill|destroy a|an attacker with {l:keyword} -> if a creature with {l} is blocked by a creature with {k} , do the attacker die      # Does my deathtouch blocker kill an attacker with trample?
^ lethal $ -> is that lethal
how much damage do {n:number} unblocked {x:words} do|deal -> if i attack with {n} {x} and there are no blocks , how much damage is dealt      # How much damage do three unblocked 2/2s deal?
can|could|may {w:who} wait to cast {x:words} until|till after {y:to} -> can {w} cast {x} after {y}             # Can I wait to cast Giant Growth until after blocks?
can|could|may {w:who} wait until|till after {y:words} to cast {x:to} -> can {w} cast {x} after {y}
^ how big and {v:rest} -> how big is it ; {v}                                                                 # How big and is it alive?
! can|could|may {w:who} block either [one] of {x:to} -> can {w} block one of {x}
! can|could|may {w:who} block either [one] $ -> can {w} block one of them                            # Can I block either one?
do|does|will|would {x:subject} deal|do {n:number} to {y:to} -> do {x} deal {n} damage to {y}                 # Does it deal 1 to him?
! ^ [so] [total] damage|dmg [total] $ -> how much damage                                                      # Damage?
^ {x:thing} get|gets|got {y:titled} after {z:to} -> after {z} , {y} be cast on {x}                    # My 1/1 gets Rancor after no blocks.
^ {x:thing} get|gets|got {y:titled} $ -> {y} be cast on {x}                                          # My 2/2 gets Rancor.
[,] and get|gets|got {y:titled} $ -> ; {y} be cast on it
"""
