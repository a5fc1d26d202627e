"""How questions are put in print: at length, with what is meant to come of it: `words -> the same plainly   # example`, in the signs
of `wordings.py`."""

from __future__ import annotations

COLUMN_WORDINGS = """
! do|will|would {x:thing} [still] get|receive a|the|its|his|another [{k:few}] counter in time to trigger|activate {y:rest} -> do {y} trigger   # Will Ogre get the counter in time to trigger Hill Giant?
! do|will|would {x:thing} [still] get|receive a|the|its|his|another [{k:few}] counter soon|early|fast enough to trigger|activate {y:rest} -> do {y} trigger
! do|will|would {x:thing} get|have|receive {a:number} or {b:number} counters|counter -> how many counters do {x} get           # Will Ogre get one or two counters?
! do|will|would {x:thing} get|have|receive {a:number} or {b:number} {k:few} counters|counter -> how many {k} counters do {x} get
{who} resolve a|an|my|his|her|their|the {x:words} -> {who} cast {x}                                       # If I resolve a Fog, do I take damage?
so {who} has|have just|exactly enough {k:words} for {z:to} ->                              # I have three artifacts, so I have just enough artifacts for metalcraft.
go|goes ahead and {v:verb} -> {v}                                                                   # I go ahead and attack with Ogre.
{who} declare attackers which|that|who include|includes {x:rest} -> {who} attack with {x}                  # I declare attackers which include Ogre and Hill Giant.
[,] along with -> and                                                                                      # I attack with Ogre, along with Hill Giant.
attack|attacks|attacked|swing|swings [me|him|her|them] with {x:thing} equipped to a|an|my|his|her|their {s:size} -> attack with a {s} equipped with {x}   # He attacks me with Loxodon Warhammer equipped to a 2/2.
the resulting creature|token -> it                                                                       # If I cast Animate Land on Forest, does the resulting creature die?
{n:number} creatures with {k:few} , {s:size} each -> {n} {s} creatures with {k}                            # I attack with two creatures with infect, 1/1 each.
! in response do|does|did|will|would {x:rest} -> in response , do {x}                                     # He sacrifices it in response do I gain life?
! whos|who dead -> who dies                                                                 # He blocks, whos dead?
deal|deals damage back -> deal damage                                                                  # Do any of them deal damage back?
has|have shield counter -> have a shield counter                                                       # His 3/3 has shield counter.
{x:thing} have|has {n:number} {k:few} counter|counters and {m:number} {j:few} counter|counters -> {x} have {n} {k} counters ; {x} have {m} {j} counters   # My 3/3 has a +1/+1 counter and a -1/-1 counter.
without {a:keyword} or {b:keyword} -> without {a}                                                          # My opponent has a 4/4 without flying or reach.
sac|sacrifice|sacs|sacrifices it|him|her to ping|shoot|zap|destroy|exile|bounce {y:to} -> sacrifice it targeting {y}                # He sacs it to ping my Ogre.
! [,] and it|he|she connects|connected $ -> ; no blocks ; combat damage is dealt              # I attack with Ogre and it connects.
! ^ it|he|she connects|connected $ -> no blocks ; combat damage is dealt                                                              # I attack with Ogre. It connects.
how many counters are|is left -> how many counters do it have                                            # How many counters are left?
how many {k:few} counters are|is left -> how many {k} counters do it have
and exploit|exploits|exploited {x:thing} -> and sacrifice {x}                                          # I cast Ogre and exploit Elf.
exploiting {x:thing} -> and sacrifice {x}                                                                  # I cast Ogre exploiting Elf.
! do|does|will|would {x:thing} [still] survive a|an {y:words} blocker -> do {x} survive if a {y} creature block {x}   # I attack with Ogre. Does it survive a 1/1 blocker?
! can|could|do|does|will|would {x:thing} beat {y:to} -> do {x} kill {y}                                     # Can Ogre beat Elf?
attack|attacks , [and] blocked by {y:to} -> attacks and is blocked by {y}                                  # Ogre attacks, blocked by Elf.
{who} cast {x:thing} with my {y:few} and his {z:to} -> {who} cast {x} targeting my {y} and his {z}
{who} cast {x:thing} with my {y:few} on his {z:to} -> {who} cast {x} targeting my {y} and his {z}
i|we pump|pumps with {x:to} -> i cast {x} on my creature                                                    # His Ogre attacks, I block with a 4/4, I pump with Giant Growth.
he|she|they|opponent pump|pumps with {x:to} -> my opponent cast {x} on his creature
[,] unblocked -> unblocked                                                                                 # I attack with Ogre, unblocked.
how much [total] damage in total|all|altogether|overall -> how much damage is dealt                        # How much damage in total?
if no blocks|block|blockers -> if there are no blocks                                                      # How much damage do I deal if no blocks?
blinking|flickering {y:to} -> targeting {y}                                                              # I flash in Restoration Angel blinking Ogre.
{who} cast {x:thing} with my {y:few} targeting {z:to} -> {who} cast {x} targeting my {y} and {z}
! ^ i|we sac|sacrifice|sacrificed|sacced {x:thing} in response to {z:thing} on|targeting it|him|them -> my opponent cast {z} on {x} ; in response , i sacrifice {x}   # I sacrifice my Ogre in response to Shock on it.
! ^ he|she|they|opponent sac|sacs|sacrifices|sacrificed|sacced {x:thing} in response to {z:thing} on|targeting it|him|them -> i cast {z} on {x} ; in response , my opponent sacrifice {x}
^ i|we {v:verb} {x:thing} in response to {z:thing} on it|him|them -> my opponent cast {z} on {x} ; in response , i {v} {x}   # I bolt his Ogre in response to Giant Growth on it.
^ he|she|they|opponent {v:verb} {x:thing} in response to {z:thing} on it|him|them -> i cast {z} on {x} ; in response , my opponent {v} {x}
"""
