"""What is there, in other words: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

BOARD_WORDINGS = """
! {x:thing} ( =takes | =took ) {n:number} $ -> {x} take {n} damage                                                       # My Hill Giant takes 2.
! and ( =take | =takes | =took ) {n:number} [more] $ -> and take {n} damage                                                      # My Hill Giant blocks and takes 2.
! get|gets|got|is|was dealt {n:number} $ -> is dealt {n} damage                                                       # My Hill Giant is dealt 2.
! a|an {n:number} [-] power creature|guy|dude|attacker -> a creature with power {n}                                    # He attacks with a 4 power creature.
! my {n:number} [-] power creature|guy|dude|attacker -> my creature with power {n}
! his|her|their {n:number} [-] power creature|guy|dude|attacker -> his creature with power {n}
! a|an {n:number} [-] power {k:keyword} creature|guy|dude|attacker -> a creature with {k} and power {n}             # I attack with a 4 power infect guy.
! my {n:number} [-] power {k:keyword} creature|guy|dude|attacker -> my creature with {k} and power {n}
! his|her|their {n:number} [-] power {k:keyword} creature|guy|dude|attacker -> his creature with {k} and power {n}
! {n:number} {x:few} [,] [that|which] [are] both|all|each {s:size} -> {n} {s} {x}                                    # I control two creatures, both 3/3.
! without summoning sickness -> that is not summoning sick                                          # Alice controls Ogre without summoning sickness.
! {o:somebodys} battlefield|board|side [is] [:] nothing|empty -> '{o} has no creatures                                       # Bob's battlefield: nothing.
! the battlefield|board has|contains {x:words} under {o:somebodys} control -> '{o} controls {x}                              # The battlefield has Ogre under Alice's control.
! {w:who} own|owns and control|controls -> {w} control                                                                    # Alice owns and controls Ogre.
^ on the battlefield|board [,] {w:who} control|controls|has|have {x:to} -> {w} control {x}                                # On the battlefield, Alice controls Ogre.
! ^ on {o:somebodys} side|board|battlefield [of the battlefield|board|table] is|are {x:to} -> '{o} controls {x}              # On Alice's side is Ogre.
! {w:who} start|starts|begin|begins [the|her|his|my|their] [turn|game] [out] with {x:words} on|in the battlefield|play -> {w} control {x}   # Alice starts with Ogre on the battlefield.
! {w:who} control|controls|has|have nothing but {x:to} -> {w} control {x} and no other creatures                          # Alice controls nothing but Ogre.
! {x:titled} carrying|bearing|sporting {n:number} {k:few} counter|counters -> {x} with {n} {k} counters                   # Alice controls Ogre carrying two +1/+1 counters.
! {x:titled} carrying|bearing|sporting a|an {k:few} counter -> {x} with 1 {k} counters
! ^ there is a|an {k:few} counter on {o:somebodys} {x:to} -> '{o} controls {x} with 1 {k} counters
! ^ there is|are {n:number} {k:few} counter|counters on {o:somebodys} {x:to} -> '{o} controls {x} with {n} {k} counters      # There are two +1/+1 counters on Alice's Ogre.
! {w:who} {v:past} {x:titled} last turn $ -> {w} {v} {x} on their last turn                                                # Alice played Ogre last turn.
! {x:titled} has|have been on the battlefield|board|table [under {o:somebodys} control] since [her|his|my|their|the] last turn [under {o:somebodys} control] -> '{o} controls {x}
! {w:who} has|have|had a life total of {n:number} -> {w} is at {n} life                                                    # Alice has a life total of 5.
! ^ life [totals|total] [:] {w:who} {n:number} , {v:who} {m:number} $ -> {w} is at {n} life ; {v} is at {m} life          # Life: Alice 5, Bob 20.
! ^ {w:who} : {n:number} life $ -> {w} is at {n} life                                                                    # Bob: 5 life.
! {w:who} has|have {n:number} life and|, {v:who} has|have {m:number} [life] $ -> {w} is at {n} life ; {v} is at {m} life  # Alice has 5 life and Bob has 20.
! targeting|target|targets {w:who} at {n:number} [life] $ -> targeting {w} , who is at {n} life                           # Bob casts Shock targeting Alice at 5 life.
! on {w:who} at {n:number} [life] $ -> on {w} , who is at {n} life
! {o:somebodys} graveyard contains|has|holds [a|an|the|only] {x:titled} $ -> {x} is in {o} graveyard                      # Alice's graveyard contains Ogre.
! ^ in {o:somebodys} graveyard is|are {x:to} -> {x} is in {o} graveyard                                                   # In Alice's graveyard is Ogre.
! ^ with {x:titled} in {o:somebodys} graveyard , -> {x} is in {o} graveyard ;                                             # With Ogre in her graveyard, Alice casts Zombify targeting it.
! {x:thing} that|which [has] gained {k:keyword} -> {x} with {k}                                                          # Alice controls Ogre that gained trample.
! {x:titled} whose loyalty is {n:number} -> {x} with {n} loyalty                                                          # Alice controls Gideon whose loyalty is 3.
! {w:who} put|puts {n:number} {x:words} token|tokens onto|on|into the battlefield|play -> {w} creates {n} {x} tokens       # Alice puts two 1/1 Soldier tokens onto the battlefield.
! {w:who} put|puts a|an {x:words} token onto|on|into the battlefield|play -> {w} creates a {x} token
! {n:number} {x:words} token|tokens are|were created under {o:somebodys} control -> '{o} creates {n} {x} tokens
! declare|declares|declared {x:words} as attacking {y:to} -> attack {y} with {x}                                          # Bob declares Ogre as attacking Gideon.
! a [creature] token enters|entering [the battlefield|play] -> a 1/1 creature enters                                     # Does Zed trigger when a token enters?
{w:who} control|controls|has|have {x:words} and no {y:words} $ -> {w} control {x} ; {w} control no {y}              # Alice controls Ogre and no Mountain.
! {n:number} {x:few} token|tokens {o:open} {s:size} each {c:close} -> {n} {s} {x} tokens                                                 # Alice has two Soldier tokens (1/1 each).
! {w:who} make|makes|made|create|creates|created|get|gets|got|have|has {x:words} token|tokens from [the|her|his|my|their] last turn -> {w} have {x} tokens   # Alice has two 1/1 Soldier tokens from last turn.
! {w:who} make|made|create|created|got {x:words} token|tokens earlier|before|previously $ -> {w} have {x} tokens               # Alice created two 1/1 Soldier tokens earlier.
! {w:who} make|made|create|created|got {x:words} token|tokens [on] [the|her|his|my|their] last|previous turn $ -> {w} have {x} tokens
! plus one counter|counters -> +1/+1 counters                                                                              # Alice controls Ogre with two plus one counters.
! minus one counter|counters -> -1/-1 counters
! ^ there are {n:number} {k:few} counters on {x:to} -> {x} has {n} {k} counters                                             # There are two +1/+1 counters on Ogre.
! ^ there is|are a|an|one {k:few} counter on {x:to} -> {x} has a {k} counter
! ^ {n:number} {k:few} counters are|is|were on {x:to} -> {x} has {n} {k} counters                                           # Two +1/+1 counters are on Ogre.
! {w:who} have|has|had {n:number} {c:size} counters on {x:titled} -> {x} has {n} {c} counters                                # Alice has two +1/+1 counters on Hill Giant.
! {w:who} have|has|had {n:number} {c:size} counters on my|his|her|their {x:titled} -> {w} control {x} with {n} {c} counters
! {w:who} have|has|had a|an|one {c:size} counter on {x:titled} -> {x} has a {c} counter
! put|puts|slap|slaps|stick|sticks|throw|throws a {b:bonus} aura on|onto {x:to} -> cast a {b} aura on {x}                     # Bob puts a -2/-2 aura on Ogre.
! put|puts|slap|slaps|stick|sticks|throw|throws an aura that|which gives|giving [it] {b:bonus} on|onto {x:to} -> cast a {b} aura on {x}
! aura|enchantment on {x:few} that|which gives|grants|giving [it|him|her] {b:bonus} and {k:keyword} and {l:keyword} -> aura giving {b} and {k} and {l} on {x}
! aura|enchantment on {x:few} that|which gives|grants|giving [it|him|her] {b:bonus} and {k:keyword} -> aura giving {b} and {k} on {x}
! aura|enchantment on {x:few} that|which gives|grants|giving [it|him|her] {b:bonus} -> aura giving {b} on {x}   # Alice has an aura on a 2/2 that gives it +2/+2.
! aura|enchantment on {x:few} that|which gives|grants|giving [it|him|her] {k:keyword} and {l:keyword} -> aura giving {k} and {l} on {x}
! aura|enchantment on {x:few} that|which gives|grants|giving [it|him|her] {k:keyword} -> aura giving {k} on {x}
! equipment|sword on {x:few} that|which gives|grants|giving [it|him|her] {b:bonus} and {k:keyword} and {l:keyword} -> equipment giving {b} and {k} and {l} on {x}
! equipment|sword on {x:few} that|which gives|grants|giving [it|him|her] {b:bonus} and {k:keyword} -> equipment giving {b} and {k} on {x}
! equipment|sword on {x:few} that|which gives|grants|giving [it|him|her] {b:bonus} -> equipment giving {b} on {x}
! equipment|sword on {x:few} that|which gives|grants|giving [it|him|her] {k:keyword} and {l:keyword} -> equipment giving {k} and {l} on {x}
! equipment|sword on {x:few} that|which gives|grants|giving [it|him|her] {k:keyword} -> equipment giving {k} on {x}
! which|that got {n:number} {k:few} counters -> with {n} {k} counters                                                       # Alice controls Ogre, which got two +1/+1 counters.
! {x:thing} got|gained {n:number} {k:few} counters last turn|earlier|before $ -> {x} has {n} {k} counters                   # It got two +1/+1 counters last turn.
! that|which can|could [still] attack|block $ ->                                                                          # Alice controls Ogre that can attack.
! {x:thing} has|have [already] dealt|done {n:number} commander damage to {w:who} -> {w} has taken {n} commander damage from {x}     # Ogre has dealt 15 commander damage to Alice.
! {x:thing} has|have [already] dealt|done {w:who} {n:number} commander damage -> {w} has taken {n} commander damage from {x}
! {w:who} has|have [already] suffered|received {n:number} commander damage -> {w} has taken {n} commander damage
! {w:who} took|suffered|received {n:number} commander damage from {x:thing} earlier|before|already|previously $ -> {w} has taken {n} commander damage from {x}   # Alice took 15 commander damage from Ogre earlier.
! {w:who} took|suffered|received {n:number} commander damage earlier|before|already|previously $ -> {w} has taken {n} commander damage
! {w:who} has|have {n:number} commander damage on him|her|them|me -> {w} has {n} commander damage                           # Alice has 15 commander damage on her.
! ^ {w:who} say|says|said go|done $ -> {w} pass the turn                                                                   # Alice says go.
! pass|passes|passed turn to {y:who} $ -> pass the turn                                                                    # Alice passes turn to Bob.
! ^ the|her|his|my|their turn passes|goes to {w:who} , who -> the turn ends ; {w}                                           # The turn passes to Bob, who attacks.
! ^ go|on|moving to {o:somebodys} [next] turn $ -> the turn ends                                                           # Go to Bob's turn.
! ^ {o:somebodys} [next] turn : {x:to} -> on {o} turn , {x}                                                                # Bob's turn: he attacks with Ogre.
! poison counters|counter on him|her|them|me $ -> poison counters                                                          # Bob has 9 poison counters on him.
! {w:who} has|have|got {n:number} infect [counters] $ -> {w} has {n} poison counters                                        # Bob has 9 infect.
! {w:who} is|are at|on {n:number} infect [counters] $ -> {w} has {n} poison counters
! {o:somebodys} poison count|total is {n:number} -> '{o} has {n} poison counters                                             # Bob's poison count is 9.
! ^ {o:somebodys} [next] upkeep [step] begins|starts|comes|arrives $ -> at the beginning of {o} upkeep                       # Her upkeep begins.
! at|by the end of [the] turn -> at end of turn                                                                            # Is Ogre on the battlefield at the end of turn?
! [some|several|his|her|my] {s:size} {o:open} {n:number} of them {c:close} -> {n} {s}                            # I attack with some 3/3s (two of them).
! ^ {w:who} and {y:who} are|were [both|each] at {n:number} [life] -> {w} are at {n} life ; {y} are at {n} life           # Alice and Bob are at 3 life.
! ^ {w:who} and {y:who} [both|each] control|have|has|had {x:to} and {z:rest} -> {w} control {x} ; {y} control {x} ; {z}   # Alice and Bob each control Elf and Bob has Ogre.
, whose life [total] is|was {n:number} , -> , who is at {n} life ,                                                    # Alice, whose life total is 3, is attacked by Ogre.
, whose only|sole|lone creature is|was {x:words} $ -> , who controls {x}                                              # Ogre attacks Bob, whose only creature is Elf.
! {w:who} has|have|control|controls {x:words} and {v:who} [has] a|an {y:words} $ -> {w} have {x} ; {v} have a {y}                 # Alice has Ogre and Bob a 2/2.
! {w:who} has|have|control|controls {x:words} and {v:who} {n:number} {y:words} $ -> {w} have {x} ; {v} have {n} {y}                 # Alice has Ogre and Bob two 2/2s.
! {o:somebodys} creatures , {x:any} , both|all [of them] {v:fights} -> {o} creatures are {x} ; all of them {v}                    # Bob's creatures, Elf and Ogre, both attack.
! ^ {w:who} and {y:who} [both|each] control|have|has|had {x:words} [each] $ -> {w} control {x} ; {y} control {x}   # Alice and Bob each control Ogre.
! ^ {w:who} and {y:who} [both|each] gain {x:words} [each] $ -> {w} gain {x} ; {y} gain {x}
! ^ {w:who} and {y:who} [both|each] lose {x:words} [each] $ -> {w} lose {x} ; {y} lose {x}
! ^ {w:who} and {y:who} [both|each] draw {x:words} [each] $ -> {w} draw {x} ; {y} draw {x}
! ^ {w:who} and {y:who} [both|each] discard {x:words} [each] $ -> {w} discard {x} ; {y} discard {x}
! ^ {w:who} and {y:who} [both|each] sacrifice {x:words} [each] $ -> {w} sacrifice {x} ; {y} sacrifice {x}
! ^ {w:who} and {y:who} both|each {v:verb} {x:words} $ -> {w} {v} {x} ; {y} {v} {x}                               # Alice and Bob each cast Shock.
! ^ {w:who} and {y:who} both|each {v:verb} $ -> {w} {v} ; {y} {v}                                                 # Bob and Carol both block.
! ^ {w:who} and {y:who} do|does|did not {v:verb} {x:words} $ -> {w} do not {v} {x} ; {y} do not {v} {x}           # Bob and Carol don't block it.
! ^ {w:who} and {y:who} do|does|did not {v:verb} $ -> {w} do not {v} ; {y} do not {v}                             # Bob and Carol don't block.
! ^ neither {w:who} nor {y:who} {v:verb} {x:words} $ -> {w} do not {v} {x} ; {y} do not {v} {x}                   # Neither Bob nor Carol casts Shock.
! ^ neither {w:who} nor {y:who} {v:verb} $ -> {w} do not {v} ; {y} do not {v}
my {s:size} attack|attacks|attacked ( [together|along|alone] with | alongside [with] ) {y:to} -> i attack with {y} and my {s}              # My 3/3 attacks with two 1/1s.
my {s:size} with {k:keyword} attack|attacks|attacked ( [together|along|alone] with | alongside [with] ) {y:to} -> i attack with {y} and my {s} with {k}
his {s:size} attack|attacks|attacked ( [together|along|alone] with | alongside [with] ) {y:to} -> he attacks with {y} and his {s}
! ^ {w:who} has|have|had an|no|a empty board|battlefield|field|side|boardstate $ -> {w} have no permanents                                  # Alice has an empty board.
! ^ {w:who} has|have|had no board [state|presence] $ -> {w} have no permanents
! ^ {w:who} has|have|control|controls nothing on the|his|her|my|their battlefield|board|field|table|side $ -> {w} have no permanents         # Bob has nothing on the board.
! ^ {w:who} is|are|am|was creatureless $ -> {w} have no creatures                                                                            # Bob is creatureless.
! {w:who} has|have|had nothing [left] to sac|sacrifice|edict [to] [it|that] $ -> {w} have no creatures                    # Bob has nothing to sacrifice.
! {w:who} has|have|had nothing [left] to discard [to] [it|that] $ -> {w} have no cards in hand                             # Bob has nothing to discard.
! {w:who} has|have|had nothing [left] in [his|her|my|their|the] hand $ -> {w} have no cards in hand                        # Bob has nothing in hand.
! {w:who} has|have|had nothing [left] to respond|answer with $ -> {w} do not respond                                       # Bob has nothing to respond with.
! {x:thing} has|have already regenerated [this turn] $ -> {x} is tapped                                               # My Ogre has already regenerated this turn.
! {x:thing} has|have regenerated [already] this turn $ -> {x} is tapped
! ^ {w:who} is|are|am|was hellbent $ -> {w} have no cards in hand                                                                            # I'm hellbent.
! ^ {w:who} is|are|am|was hellbent and|, {x:rest} -> {w} have no cards in hand ; {w} {x}
! ^ ( neither of us | none of us ) has|have|controls|control [any|a|an] {x:few} $ -> i have no {x} ; my opponent have no {x}      # Neither of us has creatures.
! ^ ( nobody | no one | noone | no player | neither player ) has|have|controls|control [any|a|an] creatures|creature $ -> each player has no creatures          # Nobody has any creatures.
! ^ ( nobody | no one | noone | no player | neither player ) has|have|controls|control [any|a|an] lands|land $ -> each player controls no lands
! ^ ( nobody | no one | noone | no player | neither player ) has|have|controls|control [any|a|an] permanents|permanent $ -> each player has no permanents
"""
