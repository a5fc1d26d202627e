"""How players tell at length: lead-ins, whose something is told behind it, several attacked by name: `words -> the same plainly   # example`,
in the signs of `wordings.py`."""

from __future__ import annotations

POD_WORDINGS = """
! ^ [hey|hi|hello|so|ok|okay] [all|guys|folks|everyone] [,] [i have|got] [a] [quick|short|simple|random|weird|rules|another] question about|on|regarding|concerning {x:words} $ ->    # Quick question about first strike.
! ^ [a|quick|short|another|random|weird|rules|rule] question [from|at] [last|my|our|the] [weeks|nights] fnm|prerelease|draft|locals|lgs|cube|commander|edh|modern|standard [night] [,|:|—] ->    # Question from FNM: I attack with Hill Giant.
! ^ [guys|folks|hey|hi|ok|okay|so] [,] [rules|judge|combat|stack|layers|timing|commander|edh|planeswalker|infect|trample|lifelink|deathtouch|protection|token|priority] question [here|time] [:|.|,|—|;] ->   # Guys, rules question: I attack with Hill Giant.
! ^ vehicles|planeswalkers|auras|equipment|equipments|tokens|counters|combat|priority|layers|copies|regeneration|protection|commander|edh|multiplayer|triggers|morphs|sagas|lands|infect|trample|deathtouch|lifelink|indestructible|hexproof|ward [question|rules|help] :|— ->    # Vehicles: can a summoning sick creature crew Smuggler's Copter?
! how much damage|dmg total do|does|will|would|did {x:rest} -> how much damage do {x} in total
! how much damage|dmg do|does|will|would|did {x:words} in total $ -> how much damage do {x}                               # How much damage does Bob take in total?
! how much damage|dmg do|does|will|would|did {x:words} total $ -> how much damage do {x}                                  # How much damage do I deal total?
! [and] how much [in] total $ -> how much damage                                                        # I attack with a 2/2, no blocks. How much total?
! ^ [in] total $ -> how much damage                                                                      # I attack with a 2/2, no blocks. Total?
[spread] over|across|in [ the last | the course of ] two|three|four|2|3|4|several|some|many turns ->            # My commander dealt 21 damage to him over two turns.
! i attack|attacked|swing|swung|hit|hits|connect [at|into] a|another|one player with -> i attack my opponent with      # I attack a player with a 3/3.
! {x:subject} get|gets|got|is|was hit by|with [a|an] {y:titled} from|by my|an opponent|opp|opponents -> my opponent cast {y} on {x}    # My Ogre gets hit by a Shock from my opponent.
! {x:subject} get|gets|got|is|was hit by|with [a|an] {y:titled} from|by him|her|them -> my opponent cast {y} on {x}
! {x:subject} is|was|has enchanted with|by {y:titled} by|from my opponent|opp -> {x} is enchanted with my opponents {y}               # My 4/4 is enchanted with Pacifism by my opponent.
{w:who} have|has|had|control|controls {z:words} and {x:thing} which|that get|gets|got|is|was|becomes|became blocked by {y:to} -> {w} control {z} ; {w} attack with {x} ; {y} block it        # I have Gratuitous Violence and a 3/3 which gets blocked by a 5/5.
{w:who} have|has|had|control|controls {x:words} which|that get|gets|got|is|was|becomes|became blocked by {y:to} -> {w} attack with {x} ; {y} block it        # I have a 3/3 double striker which gets blocked by a 5/5.
{x:thing} becomes|become|became blocked by -> {x} is blocked by
wrath {x:few} away -> wrath {x}
! ^ [a] creature with {k:words} , do|does|will|would|can {y:words} {v:verb} it $ -> do {y} {v} a creature with {k}                        # Creature with pro white, does Wrath of God kill it?
! ^ {w:who} give|gives|gave {t:thing} {b:bonus} in response to [my|his|her|a] {y:titled} on it -> {y} is cast on {t} ; in response {w} give it {b}    # I give his 3/3 -3/-3 in response to Giant Growth on it.
do|does|will|would|did {x:thing} persist|undie $ -> do {x} come back                                      # Does it persist?
! how many do|must|should|would|will {w:who} [have to|need to|gotta] sacrifice|sac [to|for|from] [the|its] [annihilator] [trigger] $ -> how many permanents do {w} sacrifice   # How many do I sacrifice to annihilator?
! how much|many loyalty [counters] do|does|will|would {x:words} come|comes|enter|enters|start|starts|etb [in|into] [play] [the battlefield] with -> how much loyalty do {x} have   # How much loyalty does she come in with?
^ [so] do|does|will|would {k:keyword} save|protect|help it|him|her|them $ -> do it survive                 # He casts Wrath of God. Does shroud save it?
have|has|control|controls a|an creature with {k:words} , a|an {s:size} -> have a {s} creature with {k}       # I have a creature with bushido 2, a 2/2.
{w:who} swing|swings|attack|attacks|send|sends [with] {x:words} at|into {a:who} and {y:words} at|into {b:who} -> {w} attack {a} with {x} and {b} with {y}    # I swing a 3/3 at Anna and a 4/4 at Ben.
{w:who} is|am|are|was tapped out at|on {n:number} [life] -> {w} is at {n} life                              # He is tapped out at 4 life.
! have|has|had|control|controls {x:thing} [out] and no library [left] -> have no cards in library and control {x}         # I have Platinum Angel out and no library. I draw.
have|has|had no library [left] -> have no cards in library
have|has|control|controls {x:words} already on the battlefield|field|board|table -> control {x}             # He has Moat already on the battlefield.
[the] only|lone|sole blocker -> the blocking creature                                                        # I kill the only blocker before damage.
! neither of my|his|her|their two {x:words} is|are|get|gets|got|was blocked -> i attack with two {x} ; no blocks        # Neither of my two 2/2s gets blocked.
! get|gets|got exiled anyway|regardless $ -> get exiled                                                # Does the creature get exiled anyway?
! get|gets|got destroyed anyway|regardless $ -> get destroyed
! get|gets|got countered anyway|regardless $ -> get countered
! ^ [and|so|but] i say|said|announce|announced|declare|declared [that] i would {v:verb} {x:rest} -> i {v} {x}                 # I said I'd assign the damage to him as though it wasn't blocked.
! ^ [and|so|but] {w:who} say|said|announce|announced|declare|declared [that] he|she|they would {v:verb} {x:rest} -> {w} {v} {x}
die|dies before it|they|he can|could do|deal anything|something|damage -> die and deal no damage
^ [and] life|lifes|totals left $ -> what is my life total
^ with {x:titled} on the field|battlefield|board|table [,] {w:who} {v:verb} {y:rest} -> {x} is in play ; {w} {v} {y}                    # With Ankh on the field I play a land.
how many {x:words} [right|immediately] afterwards|afterward|after $ -> how many {x}                                                    # How many counters does it have right after?
{w:who} have|has|had {n:number} card|cards in hand on|during|in|at his|her|their upkeep -> it is {w} upkeep and {w} have {n} cards in hand
! ^ {t:thing} get|gets|got|is|was {v:words} in response to me blocking {y:words} with it $ -> i block {y} with {t} ; in response {t} is {v}    # My Ogre got Shocked in response to me blocking his 6/6 with it.
[and] neither|none of us do|does|did|doing anything|something [else] ->                                                                      # My 2/2 is blocked by his 2/2 and neither of us does anything.
[and] neither player do|does|did|doing anything|something [else] ->
[and] nothing [else] happens ->
! ^ {w:who} {d:deed} my {x:words} in response to the|its|my attack|attacking -> i attack with my {x} ; {w} {d} it                     # He shocks my 3/3 in response to the attack.
! ^ {w:who} {d:effect} my {x:words} in response to the|its|my attack|attacking -> i attack with my {x} ; {w} {d} it                   # He kills my 3/3 in response to the attack.
! ^ i {d:deed} his {x:words} in response to the|its|his attack|attacking -> my opponent attack with his {x} ; i {d} it                  # I shock his 3/3 in response to the attack.
! ^ i {d:effect} his {x:words} in response to the|its|his attack|attacking -> my opponent attack with his {x} ; i {d} it
! attack [with] {x:words} each|every turn|combat $ -> attack with {x}                                                    # Do I have to attack with my Juggernaut each turn?
{w:who} equip|equips|equipped {x:words} with {y:words} and hit|hits|connects me|him|her|them $ -> {w} equip {x} with {y} ; {w} attack with it ; no blocks    # He equipped his Ogre with Bonesplitter and hits me.
! a|my sac|sacrifice {x:titled} -> {x}                                              # I have a sac Viscera.
! ^ a|an {t:titled} with {x:words} out|around|in [play] [,] {z:asking} -> i control {t} ; i control {x} ; {z}                    # A Nacatl with one Mountain and one Plains out, how big is it?
! ^ is the following [right|correct|true|accurate] : {x:rest} -> {x} , right                                         # Is the following correct: he shocks my 2/2 and it dies.
! ^ is this|that right|correct|true|accurate : {x:rest} -> {x} , right                                         # Is this right: he shocks my 2/2 and it dies.
! ^ [ok|okay|so|hey|hi|hello|alright|dear] rules|rule lawyers|lawyer|gurus|guru|nerds|experts|people|folks|masters [,|:|—] ->             # OK rules lawyers, I attack with Hill Giant.
! ^ me|i and a|my friend|buddy|opponent|brother|playgroup|group|roommate [and i] [could|can|did|do] not agree|decide|settle [this|it] [on this] [:|,|.|—] ->      # Me and a friend couldn't agree: I attack with Hill Giant.
! ^ we [could|can|did|do] not agree|decide|settle [this|it] [on this] [:|,|.|—] ->                                                            # We couldn't agree: I attack with Hill Giant.
! ^ {w:who} respond|responds|responded to my|his|her|their|the|a {y:titled} with|by {x:titled} $ -> in response to {y} , {w} cast {x}         # I respond to his Wrath with Fog.
! ^ {w:who} respond|responds|responded to {y:titled} with|by {x:titled} $ -> in response to {y} , {w} cast {x}                                # I respond to Wrath with Fog.
! {w:who} block|blocks|blocked one of them|those|these with {x:words} and the other -> {w} block one with {x} and the other                                                       # He blocks one of them with a 1/1 and the other is unblocked.
! {w:who} chump|chumps|chumped one of them|those|these with {x:words} and the other -> {w} chump one with {x} and the other
{x:thing} is|was|gets|got goaded by {w:who} -> {w} goad {x}                                                                         # His 5/5 is goaded by me.
! ^ {n:number} players [in|playing] [the|a] [game|pod|table] , -> this is a {n} player game ;                                           # 4 players, I cast Syphon Soul.
{n:number} attackers|blockers|creatures|tokens|guys|dudes [,] [which|that] [are|is] [all] {s:size} each -> {n} {s} creatures              # He has 2 creatures 2/2 each.
{n:number} attackers|blockers|creatures|tokens|guys|dudes , each [is|being|of|of|them] [a|an] {s:size} -> {n} {s} creatures               # He attacks with 3 creatures, each a 2/2.
{w:who} swing|swings everything -> {w} attack with everything                                                              # I swing everything.
! ^ my {x:thing} , can|could it|he [still] {v:verb} $ -> can my {x} {v}                                                             # My tapped 2/2, can it block?
! before|until [the] first strike|strikes $ -> before first strike damage                              # He gives it deathtouch before first strike.
! ^ my {x:few} , do|does|will|would it|he [still] {v:verb} $ -> do my {x} {v}                                                     # My 2/2, does it survive?
! ^ {w:who} flash|flashes|flashed in {x:words} after i attack|declare|declared|attacked [attackers|attack|attacks|my] [attackers] [,|and] -> i attack with a creature ; {w} flash in {x} ;          # My opponent flashes in a blocker after I declare attackers, can he block with it?
! {w:who} have|has {n:number} life , {a:who} have|has {m:number} [life] and {b:who} have|has {l:number} [life] -> {w} be at {n} life ; {a} be at {m} life ; {b} be at {l} life       # I have 10 life, Bob has 8 and Carl has 6.
! my {x:titled} get|gets|got evoked -> i evoke my {x}                                                                             # My Mulldrifter gets evoked.
! ( his | her | their | my opponents ) {x:titled} get|gets|got evoked -> my opponent evoke his {x}
! do|does|will|would either [of them] go|goes away $ -> do either die                                                                       # Does either go away?
! what do|does|will|would {x:words} end up as $ -> how big is {x}                                                                         # What does a 4/4 end up as?
! ^ with {x:words} on ( my opponents | his | her | their ) side [of the board|table] [,] {z:asking} -> my opponent controls {x} ; {z}                     # With Moat on his side can I attack with a 2/2?
! ^ with {x:words} on my side [of the board|table] [,] {z:asking} -> i control {x} ; {z}                                                       # With Moat on my side can he attack with a 2/2?
! {x:thing} hit|attack|swing [at|into] an empty board|field [,] [and|but|then] {w:who} flash -> {x} attack ; {w} flash                          # My 4/4 attacks an empty board, he flashes in a 5/5.
! into|at an|his|her|their|the empty board|field|battlefield|side [,] [and|but|then] {w:who} flash -> ; {w} flash                              # I attack with a 4/4 into an empty board and he flashes in a 5/5.
! ^ {x:words} when|if|while {y:words} is how big $ -> if {y} , how big is {x}                                        # My Avatar when I'm at 7 life is how big?
have|has|control|controls {x:thing} as [a|the|his|her|their|my] [potential|possible|only] blocker -> control {x}          # Betty has a 2/2 as a blocker.
! do|does|will|would|can {x:titled} stop|prevent|keep me from {v:gerund} {y:to} -> {x} is in play ; notcan i ~{v} {y}       # Does Moat stop me from attacking with a 2/2?
! do|does|will|would|can {x:titled} stop|prevent|keep him|her|them from {v:gerund} {y:to} -> {x} is in play ; notcan my opponent ~{v} {y}       # Does Moat stop him from attacking with a 2/2?
^ [what is] [the] life total for him|her|them $ -> what is my opponents life total                                       # I attack with a 2/2. Life total for him?
^ [what is] [the] life total for me $ -> what is my life total
! do|does|will|would|can {x:titled} work|resolve on|against|vs|versus someone|somebody|anyone|an|a|the [player|opponent] ( with | who has | who controls | that has ) [a] {y:titled} -> my opponent has {y} ; can i cast {x} on my opponent    # Does Thoughtseize work against someone with Leyline?
! a creature that|which [was|is|has] just [been] reanimated|cast|played|summoned|created|flickered|blinked|stolen -> a summoning sick creature          # Can a creature that was just reanimated attack?
^ what is the loyalty [now|after|afterwards|left] $ -> how much loyalty do the planeswalker have                          # What is the loyalty?
my {s:size} take|takes|took {n:number} [damage] in|during combat -> my {s} has {n} damage marked on it                     # My 4/4 took 3 in combat.
his|her|their {s:size} take|takes|took {n:number} [damage] in|during combat -> my opponents {s} has {n} damage marked on it
! {w:who} be hit by {x:words} at|on {n:number} life -> {w} be at {n} life and {w} be hit by {x}                                # If I'm hit by three 3/3s at 9 life do I die?
! , does|do|will|would|did anything|something [else] happen|happens $ -> , what happens                                      # I Shock his 2/2, does anything happen?
! ^ does|do|will|would|did anything|something [else] happen|happens $ -> what happens                                      # Does anything happen?
! does|do|will|would|did anything|something [else] happen|happens $ -> , what happens                                      # If I Shock his 2/2 does anything happen?
"""
