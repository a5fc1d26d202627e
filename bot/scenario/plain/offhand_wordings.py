"""Deeds told offhand: by what they are for, by what is left alone, by a participle of the card that does them: `words -> the same
plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

OFFHAND_WORDINGS = """
let|lets [all] [of] the rest|others|remaining [of] [them|creatures|ones|attackers] [go|come|get|connect] through|by|in|past|connect -> do not block the other creatures   # I block the 4/4 and let the rest through.
let|lets the other {n:number} [creatures|ones|attackers] [go|come|get] through|by|in|past -> do not block the other {n} creatures
block [any] [of] the others|rest|remaining [of] [them|creatures|ones|attackers] -> block the other creatures   # I block the 4/4 and don't block the others.
block the other one|1 -> block the other creature
block the other {n:number} [ones] -> block the other {n} creatures                                    # I don't block the other two.
the others|rest [of] [them|creatures|attackers] be|go|get|went unblocked -> i do not block the other creatures
[in order] to finish|kill|polish it|him|her|them off ->                                              # I Shock it to finish it off.
[,] finishing it|him|her|them off ->
! can {who} {x:words} to finish|kill|polish {y:words} off -> can {who} {x} & do {y} die               # Can I Shock a planeswalker with 2 loyalty to finish it off?
! can {who} {x:words} to finish|kill|polish off {y:to} -> can {who} {x} & do {y} die
! {o:open} lets|let [us] say|assume|call [it] [a|an] {s:size} {c:close} -> {o} {s} {c}                  # I attack with a trampler (let's say 4/4).
! {o:open} say|assume [a|an] {s:size} {c:close} -> {o} {s} {c}
! {o:open} attacker|attackers is|are {x:words} {c:close} -> ; the attacker is a {x}
! {o:open} blocker|blockers is|are {x:words} {c:close} -> ; the blocker is a {x}
! {o:open} targeting him|her|them at {n:number} [life] {c:close} -> targeting my opponent ; my opponent was at {n} life   # I cast Lightning Bolt (targeting him at 3).
! {o:open} targeting me at {n:number} [life] {c:close} -> targeting me ; i was at {n} life
^ {x:thing} {o:open} enchanted with|by {y:words} by {w:who} {c:close} {z:rest} -> {w} control {y} ; {y} is attached to {x} ; {x} {z}   # My Hill Giant (enchanted with Pacifism by Bob) attacks.
{who} have [a|an] {x:thing} {o:open} enchanted with|by {y:words} by {w:who} {c:close} -> {who} have {x} ; {w} control {y} ; {y} is attached to it
! {who} were|was to {v:verb} -> {who} {v}                                                             # If I were to block with Hill Giant, would it die?
! cast|play the same {x:words} on|targeting -> cast {x} on                                            # I cast the same Shock on Hill Giant.
^ got {x:rest} -> i have {x}                                                                           # Got Hill Giant in play.
^ i am a big|huge {x:words} fan [so|and|,] -> i have {x} ;                                             # I am a big Hill Giant fan.
! ^ we [both|all] attack and block -> i attack ; my opponent block                                     # We attack and block.
{who} order [the] damage [order] [:|—|,] {x:words} first -> {who} order {x} first                      # I order damage: the 2/2 first.
go|goes|went|move|moves|moved to combat with {x:to} -> attack with {x}                                # He goes to combat with Hill Giant.
{w:who} declare|declared|declares {x:words} as a|my|his|her|their blocker|blockers against|for|on {y:to} -> {x} block {y}   # I declare Hill Giant as a blocker against his 2/2.
declare|declared|declares {x:words} as an|my|his|her|their attacker|attackers -> attack with {x}      # I declare Hill Giant as an attacker.
{x:thing} attacking along|together with {y:words} [,] all|both unblocked , -> {x} and {y} attack ; no blocks ;   # Hill Giant attacking along with two 1/1s, all unblocked, how much damage is that?
{x:thing} attack along|together with {y:to} -> {x} and {y} attack                                     # Hill Giant attacks along with two 1/1s.
[and] get|got|gets hit by nothing else ->
{who} have lethal with {x:to} -> {who} attack with {x}                                                # My opponent has lethal with a 9/9.
! cast|play lightning|lighting bolt , bolting {y:to} -> cast lightning bolt on {y}                     # I cast Lightning Bolt, bolting the blocker.
^ {x:thing} {v:fights} {y:words} , [my] opponent|opp|bob being the chosen player -> i control {x} with my opponent chosen ; {x} {v} {y}   # Stuffy Doll blocks a 6/6, my opponent being the chosen player.
block|blocks|blocked only|just the|his|her|my|their -> block the                                          # He blocks only the 2/2.
what is the most damage that can go|come|get through [to] [{y:who}] -> how much damage can go through
! ^ {x:who} {o:open} {n:number} life {c:close} {v:verb} {z:rest} -> {x} be at {n} life ; {x} {v} {z}         # Bob (5 life) attacks with Hill Giant.
post combat -> after combat                                                                             # I cast Shock on it post-combat.
post-combat|postcombat -> after combat
! cast|play {x:words} to redirect it|that to {y:to} -> cast {x} and change the target to {y}                  # I cast Misdirection to redirect it to Bob.
both {x:who} and {y:who} be|is|am|are at {n:number} [life] -> {x} be at {n} life and {y} be at {n} life   # Both Bob and I are at 3 life.
! {w:who} flash|flashes|flashed in {x:words} to block|chump|ambush {y:to} -> {w} flash in {x} ; {w} block {y} with it    # I flash in Hill Giant to block his 2/2.
! {o:open} ( like | such as ) {x:words} {c:close} ->                                                        # A creature with reach (like Giant Spider) blocks it.
! ^ {k:keyword} vs|versus|and|on|with|against planeswalkers|planeswalker|walkers|walker|players|tokens|creatures|{b:keyword} : ->   # Trample vs planeswalker: I attack Ava with Hill Giant.
^ during my opponents|his|her|their|the attack [,] -> after attackers ,                                 # During my opponent's attack, I cast Shock.
^ {h:who} {v:words} my|his|her blocker after {w:who} {a:words} with it -> {w} {a} with a creature ; {h} {v} the creature  # He Murders my blocker after I blocked his 5/5 with it.
^ {h:who} {v:words} my {x:words} after {w:who} {a:words} it {z:rest} -> {w} {a} my {x} {z} ; {h} {v} my {x}
^ {h:who} {v:words} my {x:words} after {w:who} {a:words} it -> {w} {a} my {x} ; {h} {v} my {x}   # He Shocks my Hill Giant after I attacked with it.
^ {h:who} {v:words} my {x:words} after it {z:rest} -> my {x} {z} ; {h} {v} my {x}
^ my {x:words} get|gets|got|was|is hit by {y:words} after {w:who} {a:words} it -> {w} {a} my {x} ; my {x} is hit by {y}
^ my {x:words} get|gets|got|was|is hit by {y:words} after it {z:rest} -> my {x} {z} ; my {x} is hit by {y}
^ {h:who} {v:words} his {x:words} after {w:who} {a:words} it {z:rest} -> {w} {a} his {x} {z} ; {h} {v} his {x}
^ {h:who} {v:words} his {x:words} after {w:who} {a:words} it -> {w} {a} his {x} ; {h} {v} his {x}
^ {h:who} {v:words} his {x:words} after it {z:rest} -> his {x} {z} ; {h} {v} his {x}
^ his {x:words} get|gets|got|was|is hit by {y:words} after {w:who} {a:words} it -> {w} {a} his {x} ; his {x} is hit by {y}
^ his {x:words} get|gets|got|was|is hit by {y:words} after it {z:rest} -> his {x} {z} ; his {x} is hit by {y}
^ {h:who} {v:words} her {x:words} after {w:who} {a:words} it {z:rest} -> {w} {a} her {x} {z} ; {h} {v} her {x}
^ {h:who} {v:words} her {x:words} after {w:who} {a:words} it -> {w} {a} her {x} ; {h} {v} her {x}
^ {h:who} {v:words} her {x:words} after it {z:rest} -> her {x} {z} ; {h} {v} her {x}
^ her {x:words} get|gets|got|was|is hit by {y:words} after {w:who} {a:words} it -> {w} {a} her {x} ; her {x} is hit by {y}
^ her {x:words} get|gets|got|was|is hit by {y:words} after it {z:rest} -> her {x} {z} ; her {x} is hit by {y}
^ {h:who} {v:words} their {x:words} after {w:who} {a:words} it {z:rest} -> {w} {a} their {x} {z} ; {h} {v} their {x}
^ {h:who} {v:words} their {x:words} after {w:who} {a:words} it -> {w} {a} their {x} ; {h} {v} their {x}
^ {h:who} {v:words} their {x:words} after it {z:rest} -> their {x} {z} ; {h} {v} their {x}
^ their {x:words} get|gets|got|was|is hit by {y:words} after {w:who} {a:words} it -> {w} {a} their {x} ; their {x} is hit by {y}
^ their {x:words} get|gets|got|was|is hit by {y:words} after it {z:rest} -> their {x} {z} ; their {x} is hit by {y}
{w:who} attack|attacks|attacked|hit|hits me|him|her|them|us back {z:rest} -> {w} swing back {z}           # I attack with Hill Giant. He hits me back with a 4/4.
on the|his|her|their|my swing|crack|hit back|-back [,] -> on the next turn                                  # I attack with Hill Giant. On the swing back, he attacks with a 4/4.
on the|his|her|their|my swingback|crackback|backswing|counterattack [,] -> on the next turn
[just] for value|funsies|kicks|giggles|lulz ->                                                              # I Shock my Hill Giant for value.
that|which|who flies -> with flying                                                                         # I attack with a 2/2 that flies.
that|which|who fly -> with flying
that|which|who do not fly -> without flying                                                                 # He has a 5/5 that doesn't fly.
that|which|who do not have {k:keyword} -> without {k}                                                       # He has a 5/5 that doesn't have reach.
[that|which] with|has|have no {k:keyword} or {l:keyword} -> without {k} or {l}                             # He controls a 5/5 with no reach or flying.
[that|which] with|has|have neither {k:keyword} nor {l:keyword} -> without {k} or {l}
with no {k:keyword} -> without {k}                                                                          # He controls a 5/5 with no reach.
is|are|am {x:thing} able to {z:doing} -> can {x} {z}                                                        # If I attack with a 2/2, is his 5/5 able to block it?
! attack|swing [with] {x:words} into a|an|my|his|her|their|the {s:size} blocker -> attack with {x} ; a {s} blocks it   # I swing a 3/3 into a 2/4 blocker.
last night|week|weekend ->                                                                                 # I attacked with a 2/2 last night.
the other night|week|weekend|day ->
^ trample|trampled [over|through] for {n:number} -> i trample over for {n}                                  # Trampled over for 2.
assign [only] lethal [damage] to {x:words} and the rest|excess|remainder tramples|trample|goes|carries [over|through] -> assign lethal to {x} and trample the rest over   # I assign lethal to the blocker and the rest tramples over.
with no creatures|blockers|creature on the other|opposing side [of the table|board|battlefield] [,] -> my opponent have no creatures ;   # With no creatures on the other side I attack with a 2/2.
opponents|opps got {n:number} -> opponent has {n}                                                       # Opponent's got a 3/3.
! ^ in this|that|such|a [kind] [of] situation|case|scenario [like] [this] [,] ->                                             # In this situation I attack with Hill Giant.
is|was|be {x:thing} the only one|creature that|to [will|would] die|dies|died -> do only {x} die                              # Is my 4/4 the only one that dies?
is|was|be {x:thing} the only one|creature that|to [will|would] live|survive|lives|survives|survived -> do only {x} survive       # Is my 4/4 the only one that survives?
is|was|be {x:thing} the only survivor|one|creature [left|alive] [standing|alive] [on] [the] [board|battlefield|table] $ -> do only {x} survive       # Is my 4/4 the only one left?
do|will|would {x:thing} alone survive|live $ -> do only {x} survive                                              # Does my 4/4 alone survive?
do|will|would {x:thing} alone die $ -> do only {x} die
which|what|who [of {x:words}] is|are|was|were left standing|alive $ -> which of {x} survive                       # Which of them is left standing?
! is|are|was|were {x:words} left standing|alive $ -> do {x} survive                                             # Are both left standing?
! how much [damage|dmg] can|could|do|will|would i|he|she|they|we get|push through -> how much damage gets through    # How much damage can I get through?
! what are the|our|their totals $ -> what are the life totals                                                                # What are the totals?
end up alive $ -> survive
! do|will|would|can {x:thing} kill|destroy {y:words} that|which is|are|was [being] blocking it -> if {x} attack and is blocked by {y} , do the blocking creature die
! do|will|would|can {x:thing} kill|destroy {y:words} that|which block|blocks|blocked it -> if {x} attack and is blocked by {y} , do the blocking creature die   # Does my 4/4 kill a 3/3 first striker that blocks it?
! do|will|would|can {x:thing} deal [any] damage to {y:words} that|which block|blocks|blocked it -> if {x} attack and is blocked by {y} , do the attacking creature deal damage to the blocking creature   # Does my 4/4 deal damage to a 1/1 with first strike and deathtouch that blocks it?
! do|will|would|can {w:who} take [any] damage from {x:words} that|which {v:who} block with {y:to} -> if {x} attacks and {v} block it with {y} , do {w} take damage   # Do I take damage from a 5/5 trampler that I block with a 2/2?
! gotta -> have to                                                                                        # Do I gotta attack?
! hafta -> have to
! wanna -> want to
is|are|was|become|becomes the target of -> is targeted by                                                # My 2/2 is the target of Shock.
! {w:who} save|saves|saved my {x:words} from his|her|their {b:titled} with {y:to} -> my opponent cast {b} on my {x} ; in response , {w} cast {y} on my {x}   # I save my 2/2 from his Shock with Giant Growth.
^ my|his|her response is|was [casting|playing] {x:titled} -> in response , cast {x}
in answer|reply|retaliation , -> in response ,                                                           # He Shocks my 2/2. In reply, I cast Giant Growth on it.
and|, in answer|reply|retaliation {w:who} -> ; in response , {w}
! ^ with|while his|her|their|the {x:few} on|targeting my {y:few} [is] on the stack , {z:rest} -> my opponent cast {x} on my {y} ; in response , {z}
! ^ with|while his|her|their|the {x:few} [is] on the stack targeting my {y:few} , {z:rest} -> my opponent cast {x} on my {y} ; in response , {z}   # With his Shock on the stack targeting my 2/2, I cast Giant Growth on it.
! ^ before his|her|their|the {x:few} on|targeting my {y:few} resolve , {z:rest} -> my opponent cast {x} on my {y} ; in response , {z}
! ^ after his|her|their|the {x:few} on|targeting my {y:few} resolve , {z:rest} -> my opponent cast {x} on my {y} ; {z}
{w:who} have|has|had|got|gets {x:titled} going -> {w} have {x}                                            # I have Pariah going.
{w:who} sweep|sweeps|swept with {x:titled} -> {w} cast {x}
{w:who} go|goes|went for {x:titled} -> {w} cast {x}                                                         # He goes for Pyroclasm.
{w:who} rip|rips|ripped {x:titled} off the top and cast|play it -> {w} cast {x}
{w:who} topdeck|draw|draws|drew|find|finds|found {x:titled} and cast|play it -> {w} cast {x}                 # He topdecks Pyroclasm and plays it.
{w:who} plop|plops|lay|lays|slap|slaps|slam|throw|drop down [a|an|the] {x:titled} -> {w} cast {x}             # He plops down a Fog.
{w:who} grab|grabs|grabbed|nab|nabs|yoink|yoinks|snag|snags {x:words} with {y:titled} -> {w} take {x} with {y}   # He grabs my 5/5 with Threaten.
{w:who} throw|chuck|hurl|toss {x:words} at {y:words} with {z:titled} -> {w} cast {z} on {y} , sacrificing {x}   # I throw my 5/5 at him with Fling.
{w:who} throw|chuck|hurl|toss {x:words} with {z:titled} at {y:to} -> {w} cast {z} on {y} , sacrificing {x}
! {w:who} move|moves|moved {x:titled} [over] from {z:words} [over] to|onto {y:to} -> {x} be attached to {z} ; {w} equip {x} to {y}   # I move Bonesplitter from Elf to my 2/2.
{w:who} move|moves|moved {x:titled} [over] to|onto {y:to} -> {w} equip {x} to {y}                            # I move Bonesplitter over to my 2/2.
and hit|hits my|his|her|the|their opponent|face $ -> ; no blocks ; combat damage is dealt              # I attack with Ogre and hit my opponent.
and connect $ -> and attack with it ; no blocks                                                            # I equip Bonesplitter to my 2/2 and connect.
{w:who} let|lets it through at {n:number} [life] -> {w} be at {n} life ; {w} do not block                      # I attack with Ball Lightning and he lets it through at 6.
{w:who} declare|declares|declared a block with {x:to} -> {w} block with {x}                                   # He declares a block with a 1/1.
like an|a idiot|moron|fool|noob|champ|boss ->                                                                       # I attack with Hill Giant like an idiot.
^ a|an|{n:number} {s:size} [creature] of mine unblocked $ -> my {s} attacks ; no blocks                              # A 2/2 of mine unblocked.
^ {s:size} [creature|guy] of mine -> my {s}
^ {x:thing} unblocked $ -> {x} attacks ; no blocks                                                                 # My 2/2 unblocked.
"""
