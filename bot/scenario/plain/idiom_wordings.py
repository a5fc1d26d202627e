"""What players say for a plain verb of the game, in families: to die, to live on, to stand in the way, to have so much life, to try:
`words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

IDIOM_WORDINGS = """
! be toast|history|roadkill|kaput|doomed -> be dead                                                     # His guy is toast?
! be a goner -> be dead
! is|are {x:thing} [still] a goner -> is {x} dead                                                     # Is my 2/2 a goner?
! is|are {x:thing} done for -> is {x} dead
! is|are {x:thing} dead meat -> is {x} dead
! be done for -> be dead
! be dead meat -> be dead
! end|ends|ended|wind|winds|wound up dead|dying|destroyed -> die                                         # Do they both end up dead?
! end|ends|ended|wind|winds|wound up surviving|living|alive -> survive
! end|ends|ended|wind|winds|wound up in the|his|her|my|their yard|bin|graveyard|gy -> die
! meet its|his|her|their maker|end|doom|demise -> die
! go belly up -> die
go down before|first|too|as|with -> die before                                                        # Does his guy go down before dealing damage?
! do|will|would|did {x:thing} go down $ -> do {x} die
! ^ who|what|which [one|ones|creature|creatures] bites|bit it $ -> what dies                              # Who bites it?
{x:subject} ( =bites | =bit ) {y:to} -> {x} deal damage to {y}                                           # My Ogre bites his Elf.
croak|croaks|croaked|perish|perishes|perished -> die                                                  # Does my 2/2 perish?
! drop dead -> die
! ^ who|what|which [one|ones] is|are|s dead|toast|gone|history|kaput -> what dies                       # Who's dead?
! ^ casualties|deaths|losses|fatalities $ -> what dies                                                # Casualties?
! ^ dead creatures|guys|dudes|things $ -> what dies
! ^ which creatures|guys|dudes|ones [of] [them|these|those] [are|is] dead|die $ -> what dies
! ^ who|what|whats|which is|are|s [still] [left] standing|alive [after] [combat|all] [this|that] $ -> what survives                  # Who's left standing?
come|comes|came out [of] [it|this|that|combat|the] [combat|fight] alive|ahead|unscathed|intact|unharmed -> survive      # Does my 3/3 come out alive?
! do|will|would|did {x:thing} come out on top -> do {x} survive
pull|pulls|pulled through -> survive                                                                 # Does it pull through?
walk|walks|walked away [from] [it|this|that|combat|the] [combat|fight] [alive|unscathed|unharmed] -> survive
live|lives|lived to tell [the] [tale] -> survive
live|lives|lived through {y:to} -> survive {y}
make|makes|made it out [of] [it|this|that|combat|there] [alive] -> survive
hang|hangs|hung|hold|holds|held on $ -> survive
is|are {x:subject} [still] safe|okay|ok|fine|good [from|against] [it|this|that] $ -> do {x} survive     # Is my guy safe?
step|steps|stepped|jump|jumps|jumped|come|comes|came up|in|forward to [chump] block -> block              # Two 2/2s stepped up to block.
be met by|with {y:to} -> be blocked by {y}                                                           # My 3/3 attacks and is met by a 2/4.
get met by|with {y:to} -> be blocked by {y}
! run|runs|ran|bump|bumps|bumped|smash|smashes|smashed|slam|slams|slammed into {d:few} {s:size} $ -> is blocked by {d} {s}    # My 2/2 ran into his 3/3.
! run|runs|ran|bump|bumps|bumped into {d:few} {s:size} blocker|blockers -> is blocked by {d} {s}
throw|throws|threw|chuck|chucks|toss|tosses|send|sends|sent {d:few} {s:size} at it|them -> block it with {d} {s}    # Opp throws both 2/2s at it.
gang|gangs|ganged up on {y:to} -> block {y}                                                          # His two 2/2s gang up on my 3/3.
stop|stops|stopped|hold|holds|held off {x:words} with {y:to} -> block {x} with {y}
go|goes|went|come|comes|came|get|gets|got|sail|sails|sailed in|through|by unblocked -> is unblocked     # My 4/4 went in unblocked.
throw|throws|threw|put|puts|get|gets|place|places {x:words} in the way|path of {y:to} -> block {y} with {x}     # He put a 2/4 in the way of my 3/3.
get|gets|got|stand|stands|stood|jump|jumps|jumped|move|moves|moved|be in the way|path of {y:to} -> block {y}       # Can a 5/5 get in the way of a 2/2?
nothing|nobody|noone block|blocks|blocked|blocking {y:to} -> {y} is not blocked                           # Nothing blocks my 4/4.
nothing|nobody|noone is|was blocking {y:to} -> {y} is not blocked
no one block|blocks|blocked|blocking {y:to} -> {y} is not blocked
no one is|was blocking {y:to} -> {y} is not blocked
nothing|nobody|noone is|was blocking $ -> no blocks
no one is|was blocking $ -> no blocks
! {s:size} in the air -> {s} with flying                                                             # I come in with a 2/2 in the air.
{s:size} on the ground -> {s}                                                                       # All he has is a 5/5 on the ground.
ground bound|based|only {s:size} -> {s}
groundbound|grounded|landbound {s:size} -> {s}
! all {w:who} has|have|had [got] is|are|was|were {x:to} -> {w} only has {x}                                  # All he's got is a 5/5.
! ^ [is|was] [there] anything|something {w:who} can|could [still] do to {z:rest} -> can {w} {z}            # Anything he can do to block?
! ^ [is|was] [there] any [legal|good] way {w:who} can|could [still] {z:rest} -> can {w} {z}
! where are|were|is|am|do|does|will|would we [both|all] [at|stand|sit|finish|land|end] [up] [at] [now|then|after] $ -> what are the life totals    # Where are we both at?
! where do|does|will|would our|the|both|their|everyones life totals|total [all] end|ends|finish|land|stand|sit [up] [at] [now|then|after] $ -> what are the life totals   # Where do our life totals end up?
! what do|does|will|would our|both|the life totals end up [at|as|being] [now|then|after] $ -> what are the life totals
! where do|does|will|would {o:somebodys} life [total] end|finish|land|stand|sit [up] [at] [now|then] if|when|after {x:rest} -> if {x} , what is {o} life total
! where do|does|will|would {o:somebodys} life [total] end|finish|land|stand|sit [up] [at] [now|then|after] $ -> what is {o} life total                      # Where does Bob's life total end up?
! how low|high do|does|did|will|would {w:who} [then] go|goes|get|end|fall|drop [up|down] $ -> what is {w} at                                                # How low does Bob go?
! how low|high do|does|did|will|would {w:who} [then] go|goes|get|end|fall|drop [up|down] if|when|after {x:rest} -> if {x} , what is {w} at
! where does|do|will|would {w:who} end|ends|wind|land|finish|sit|stand [up] [at] [now|then] $ -> what is {w} at                    # Where do I end up?
! where is {w:who} end|ends up [at] [now|then|after] $ -> what is {w} at
! where is he [now|then|after] $ -> where is he be                                                      # Where is he now?
! where is she [now|then|after] $ -> where is she be
! where is|are|am {w:who} [at] [now|then|after] $ -> what is {w} at
! , me|opp|opponent : {x:titled} $ -> ; in response , cast {x}                                        # Opp blocks my 3/3 with a 2/4, me: Giant Growth.
! what|where do|does|will|would|did that|this|it leave|put|get|make|bring us|them [both|all] [at|on|to|with] [now|then] $ -> what are the life totals       # What does that leave us at?
! what|where do|does|will|would|did that|this|it leave|put|get|make|bring me [at|on|to|with] [now|then] $ -> what is my life total
! what|where do|does|will|would|did that|this|it leave|put|get|make|bring him|her [at|on|to|with] [now|then] $ -> what is my opponent at
! {w:who} is|are|am [now|then] [down|up|left] [at|to|on|with] what|where|how|how [much|life|total] $ -> what is {w} at         # My opponent is down to what?
! what|where is|do|does|did|will|would {w:who} go|goes|fall|falls|drop|drops [down|up] [to] [now|then] $ -> what is {w} at          # What's he go to?
try|tries|tried|attempt|attempts|attempted {v:gerund} -> ~{v}                                          # He tried blocking my 2/2.
! is|was this|that|it [even] allowed|okay|ok|fine $ -> is that legal                            # Is this allowed?
answer|answers|answered|reply|replies|replied|counter|counters|countered|retaliate|retaliates|retaliated with {x:titled} -> respond with {x}          # I answered with Giant Growth.
pump|pumps|pumped|buff|buffs|buffed|boost|boosts|boosted it|him|her up -> pump it                          # I pump it up with Giant Growth.
the pair|two|lot of them|em -> both of them                                                           # He blocks with the pair of them.
a|the|his|her|my|their pair of {s:size} -> two {s}                                                    # He has a pair of 2/2s.
! ^ [the] [final|end|overall] result|results|outcome|verdict|upshot [please|pls|then|here] $ -> what happens           # End result please?
! what|whats [is|be|s] the final|end|overall|net|whole outcome|result|results|upshot [here|then|please] $ -> what happens
[at] [the] very least {z:doing} -> {z}
at least {z:doing} -> {z}                                                                            # Can it at least block?
have|has|having {x:words} for it , -> cast {x} on it ,                                                  # If he blocks and I have Giant Growth for it, what happens?
while damage from {x:words} is on the stack -> in response to {x}
! how much of it|that|this|the [damage] go|goes|get|gets|come|comes|tramples|spills -> how much damage go           # How much of it goes through to me?
! do|will|would {x:thing} ping for {a:number} or [for] {b:number} [damage] $ -> if i ping my opponent with {x} , how much damage do {x} deal
! do|will|would {x:thing} hit|swing|connect|burn for {a:number} or [for] {b:number} [damage] $ -> how much damage do {x} deal    # Does my Ogre hit for 1 or for 3?
! what|whats [be|is] the total $ -> how much damage                                                          # What's the total?
using|via {x:titled} -> with {x}                                                                      # I copy Shock using Fork.
on|at defense|defence -> in play                                                                 # I had Boros Reckoner on defense.
! back with|from|through|via|thanks|off [to] persist|undying $ -> back                                    # Does he get it back with persist?
to {n:number} from|in|through|during [the] combat [damage] $ -> to {n}                                # I go to 1 from combat.
at {n:number} from|in|through|during [the] combat [damage] $ -> at {n}
cast|casts {x:words} on {y:few} in|during [the] combat $ -> cast {x} on {y}
everything|everybody|everyone|all [of] [my|his] [creatures|guys|dudes|team|stuff] —|: {x:rest} -> {x}          # I attacked with everything: a 2/2 and a 3/3.
put|puts {x:words} before {y:to} -> block {y} with {x}                                                 # He put a 1/1 before the 6/4.
{w:who} hit|hits|reach|reaches|reached zero|0 [life] -> {w} go to 0 life                                   # I reach zero.
! {x:thing} is|was set to|on|for my opponent|opp|him|her|them -> i have {x} with my opponent chosen           # My Stuffy Doll is set to my opponent.
! get|gets|got [my|his|her|their|its|the] {n:number} damage in|off|through $ -> deal {n} damage                                          # Do I still get my one damage in?
cast|play|use {x:words} for [the] life|lifegain $ -> cast {x} to gain life                                  # I cast Healing Salve for life.
have|has|had|control|controls just a|an|one -> have only one
what happens to {x:words} and to {y:to} -> what happens                                                 # What happens to me and to his guy?
put|puts|assign|assigns all {n:number} [damage] on|to|onto|into {x:to} -> assign {n} damage to {x}              # I put all 3 on the first one.
put|puts|assign|assigns all|everything [of] [the|my|its] [damage] on|to|onto|into {x:to} -> assign all damage to {x}
all [of] [the|my|its] damage go|goes|went to|on|onto|into {x:to} -> the attacking creature assigns all damage to {x}
an|the|some opposing|enemy {s:size} -> his {s}                                                        # An opposing 2/2 attacks me.
! {w:who} attack|swing [with] {x:words} into a|an|my|his|her|their|the {s:size} blocker and {z:rest} -> {w} attack with {x} ; a {s} blocks it ; {w} {z}   # I swing a 3/3 into a 2/4 blocker and cast Giant Growth on the 3/3.
how much [damage] do|does|did|will|would {w:who} eat|soak|suffer -> how much damage do {w} take                 # How much did he eat?
my friend|buddy and i|me -> both players                                                               # My buddy and I are at 3.
both [of] us would|will -> both players                                                                # If both of us would drop to 0, who wins?
with return to the battlefield $ ->
had|have|has {x:words} [left] back to block -> had {x}                                                      # He had a 5/5 left back to block.
a couple [of] {x:titled} -> two {x}
a couple [of] {s:size} -> two {s}                                                                    # I attack with a couple of 2/2s.
a single|lone {s:size} -> one {s}
how bad|badly|hard do|will|would {w:who} get hurt|hit|punished [there|then] -> how much damage do {w} take            # How bad do I get hurt?
! how large|big|huge|tall do|will|would {x:thing} end [up] [being|as|at] $ -> how big is {x}                       # How large does it end up?
! where do|does|will|would the damage go $ -> what happens                                                 # Where does the damage go?
! should i expect to {x:to} -> do i {x}
! am i going|gonna to {x:to} -> do i {x}
is|are {x:thing} coming back -> do {x} come back                                                         # Is it coming back?
! ^ end|final|board state $ -> what happens                                                              # End state?
! ^ {w:who} [is|are|am] [now] at $ -> what is {w} at                                                        # He's at?
critters -> creatures
critter -> creature
had {n:number} left $ -> was at {n} life                                                               # I had 2 left.
{w:who} block|blocks|blocked {n:number} $ -> {w} block {n} of them                                          # He attacks with three 2/2s. I block two.
! how many tokens do|does|did|will|would|can {w:who} get|make|create|have from|off|with {y:words} with {z:words} out $ -> {w} control {z} ; if {w} cast {y} , how many tokens do {w} get    # How many tokens do I get from Raise the Alarm with Doubling Season out?
! do|does|will|would|can {x:who} [still] lose life from|to|off {y:titled} if|when {z:rest} -> if {z} and i cast {y} , do {x} lose life
{w:who} cast|casts|play|plays {x:titled} before damage to {y:to} -> before damage , {w} cast {x} to {y}
right away|straight|now|off $ ->                                                                     # Does he lose right away?
does|do {w:who} survive this|that|it [all] -> do {w} survive
! is|are|am {w:who} [knocked] out [of the game] $ -> do {w} lose the game                                     # Is Bob out?
give|gives|gave his|hers|theirs|her|their {k:keyword} -> give his creature {k}                               # He gives his trample.
"""
