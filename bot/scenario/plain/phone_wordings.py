"""Wordings of what is typed between two turns: what stands at the end of a clause and adds nothing, and conditions in other words."""

from __future__ import annotations

PHONE_WORDINGS = """
[,] no matter what $ ->                                                                       # Does it die no matter what?
[,] either|one way [or] [the] [other|another] $ ->                                            # Does it die either way?
regardless $ ->
[in] this|that way $ ->                                                   # Does it die this way?
like that|this|so $ ->
immediately|instantly|outright|automatically|straight $ ->
straight away $ ->
right then [and] [there] $ ->
! after [all] [of] this|that $ ->
[,] ofc|somehow|obvs|tbf|ngl|smh|rofl|imho $ ->
like a|an idiot|fool|noob|moron|boss|pro|champ|dummy|madman|genius $ ->                        # I bolt it like an idiot.
[,] [just] to be safe|sure|nice|fair|clear $ ->
if possible $ ->
right here|now $ ->
here $ ->
^ next up [,] -> then
^ next , -> then
^ next {w:who} {v:verb} -> then {w} {v}
[in order] to stay|keep|remain|be alive|safe [,] $ ->                                          # I block with a 1/1 to stay alive.
[in order] to survive $ ->
[,] which resolves|resolved|resolve $ -> ; it resolves                                         # I cast Shock on it, which resolves.
{w:who} has|have|had no response|responses|answer|answers -> no responses                      # I cast Wrath of God. He has no responses.
as|so long as {x:words} {v:verb} -> if {x} {v}                                                 # Does it die as long as I control Ogre?
provided|providing|assuming|considering|granted [that] {w:who} {v:verb} -> if {w} {v}           # Does it die considering I have Ogre?
provided|providing|assuming|considering|granted that|the|my|his|her|it|a -> if
seeing|seen as|that|how {w:who} {v:verb} -> if {w} {v}
on [the] condition that -> if
in case [that] {w:who} {v:verb} -> if {w} {v}
despite|regardless [of] me having|controlling {x:to} -> if i have {x}
despite|regardless [of] my opponent having|controlling {x:to} -> if my opponent have {x}
despite|regardless [of] him|his having|controlling {x:to} -> if he have {x}
despite|regardless [of] her having|controlling {x:to} -> if she have {x}
despite|regardless [of] them|their having|controlling {x:to} -> if they have {x}
despite|regardless [of] {x:titled} -> if {x} is in play                                         # Does it die despite Ogre?
with me having|controlling {x:to} -> if i have {x}                                             # Does it die with me having Ogre?
with my opponent|opp having|controlling {x:to} -> if my opponent have {x}
with him having|controlling {x:to} -> if he have {x}
with her having|controlling {x:to} -> if she have {x}
with them having|controlling {x:to} -> if they have {x}
with me at|on {n:number} [life] -> if i am at {n} life                                         # Is it lethal with him at 5?
with my opponent|opp at|on {n:number} [life] -> if my opponent is at {n} life
with him at|on {n:number} [life] -> if he is at {n} life
with her at|on {n:number} [life] -> if she is at {n} life
with them at|on {n:number} [life] -> if they are at {n} life
2|two dudes|guys|creatures|attackers|blockers|things : a|an|one {s:size} and a|an|one {t:size} -> a {s} and a {t}
2|two dudes|guys|creatures|attackers|blockers a|an|one {s:size} and a|an|one {t:size} -> a {s} and a {t}      # I attack with 2 dudes a 2/2 and a 3/3.
{n:number} {k:few} all|each {s:size} -> {n} {s}                                                # He attacks with 3 creatures all 2/2.
{s:size} ground guy|creature|dude|pounder -> {s} creature                                     # I have a 2/2 ground guy.
a|an|my|his|her|their {s:size} ground [guy|creature|dude|pounder] -> a {s} creature
{n:number} mana|drop|cmc {s:size} -> {s}                                                       # My 3 mana 3/3 attacks.
one by one $ ->
one at a time $ ->
attack|swing|attacks|swings|attacked|swung [him|me|her|them] for {n:number} unblocked -> attack for {n} ; no blocks    # I attack for 10 unblocked.
cast|casts|played|plays a|an {b:bonus} on {x:to} -> give {x} {b}                               # He casts a -3/-3 on it.
cast|casts|played|plays {b:bonus} on {x:to} -> give {x} {b}
fetchland -> fetch
a single one of -> one of                                                                      # Can a single one of them block it?
^ with {x:words} {w:who} {f:fights} {y:to} -> {w} ~{f} {y} with {x}                              # With a 2/2 I block his 3/3.
! ^ with {x:words} attacking me and {y:words} blocking it , {z:rest} -> {x} attacks me ; {y} blocks it ; {z}   # With Ogre attacking me and Elf blocking it, I cast Fog.
! ^ with {x:words} attacking me , {z:rest} -> {x} attacks me ; {z}
run|runs|ran into {y:words} blocker|blockers $ -> is blocked by {y}
assign|assigns as much [damage] as possible to {w:who} -> trample over as much as possible        # He assigns as much as possible to me.
push|pushes|pushed through {n:number} [damage] [to] [me|him|her|them] $ -> trample over for {n}   # He pushes through 2 damage.
push|pushes|pushed {n:number} [damage] through [to] [me|him|her|them] $ -> trample over for {n}
{n:number} [damage] goes|go to {x:words} and {m:number} [damage] [goes|go] to {w:who} $ -> the attacking creature assigns {n} damage to {x} and {m} damage to {w}   # 2 goes to the 2/2 and 2 to me.
lethal [damage] is|gets|goes [assigned|dealt] to {x:words} and the rest|remainder|excess [goes] to {w:who} $ -> the attacking creature assigns lethal damage to {x} and the rest to {w}
respond|responds|responded to that|it|this with|by -> respond with                              # He responds to that with Shock.
{n:number} creatures|guys|dudes with {k:keyword} {s:size} -> {n} {s} creatures with {k}         # I have 2 creatures with reach 2/2.
my creature|guy|dude with {k:keyword} {s:size} -> my {s} creature with {k}
a creature|guy|dude with {k:keyword} {s:size} -> a {s} creature with {k}
chump blocker -> chump
chump blockers -> chumps
"""
