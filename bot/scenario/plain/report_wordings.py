"""How players report what was done: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

REPORT_WORDINGS = """
{x:thing} is|was|gets [being] attacked by {y:to} -> {y} attack {x}                                    # Karn is attacked by Hill Giant.
[,] [and|but] nothing left the battlefield this turn ->
{who} cast {x:words} on {y:words} targeting {z:to} -> {who} cast {x} targeting {y} and {z}                  # I cast Prey Upon on Bear targeting Elf.
{who} cast {x:words} with {y:titled} on his {z:to} -> {who} cast {x} targeting {y} and his {z}
{who} cast {x:words} with {y:titled} on my opponents {z:to} -> {who} cast {x} targeting {y} and my opponents {z}
! can|could|may {w:who} [just|simply] [choose|decide|opt|elect] not [to] attack|swing with {x:to} -> notdo {w} have to attack with {x}   # Can I choose not to attack with Hill Giant?
! can|could|may {w:who} [just|simply] [choose|decide|opt|elect] not [to] block {x:to} -> notdo {w} have to block {x}
! can|could|may {w:who} [just|simply] [choose|decide|opt|elect] not [to] attack|swing [this turn|combat] -> notdo {w} have to attack
! can|could|may {w:who} [just|simply] [choose|decide|opt|elect] not [to] block [this turn|combat] -> notdo {w} have to block
! can|could|may {x:thing} [just|simply] not attack|swing [this turn|combat] $ -> notdo {x} have to attack             # Can Hill Giant not attack?
! can|could|may {x:thing} [just|simply] stay [at] home [this turn|combat] $ -> notdo {x} have to attack
! can|could|may {x:thing} [just|simply] stay|sit out [of] [the] [combat|attack] [this turn] $ -> notdo {x} have to attack
! can|could|may {x:thing} [just|simply] not block [this turn|combat] $ -> notdo {x} have to block
! can|could|may {w:who} [just|simply] keep|leave|hold {x:thing} [at] home|back [this turn|combat] $ -> notdo {w} have to attack with {x}   # Can I keep Hill Giant home?
! is|are|am {w:who} allowed not to attack|swing with {x:to} -> notdo {w} have to attack with {x}
[,] which|that {w:who} own|owns -> ; it is owned by {w}                                              # Bob controls Hill Giant, which I own.
{who} have|has|had a {c:size} counter on {x:thing} -> {x} have a {c} counter                          # I have a +1/+1 counter on my Hill Giant.
{who} have|has|had {n:number} {c:size} counters on {x:thing} -> {x} have {n} {c} counters
{x:thing} have|has been given {k:keyword} -> {x} have {k}                                             # My Hill Giant has been given double strike.
{x:thing} is|was given {k:keyword} -> {x} have {k}
{x:thing} is|was already damaged for {n:number} -> {x} have {n} damage                                # The Giant is already damaged for 1.
! have|has {k:keyword} until [the] end of [the|this] turn|eot -> have {k}                             # My Hill Giant has double strike until end of turn.
! {who} give|gives|gave {o:few} {s:size} {k:keyword} -> {who} give {o} {s} creature {k}                # I gave my 2/2 deathtouch.
{who} give|gives|gave it {x:few} with|using a|some [combat|pump] trick|spell|instant -> {who} give it {x}    # He gave it trample with a trick.
! {who} cast|play|use a|an|some|my [combat|pump|removal] trick|spell|instant|sorcery to|that|which {v:effect} {y:to} -> {who} {v} {y}   # I cast an instant to give my Ogre first strike.
! {who} cast|play|use a|an|some|my [combat|pump|removal] trick|spell|instant|sorcery [,] giving {y:to} -> {who} give {y}
! {who} {v:effect} {x:words} with|using a|an|some [combat|pump|removal] trick|spell|instant|sorcery -> {who} {v} {x}   # I bounce his Ogre with an instant.
! ^ {w:who} {v:verb} {x:thing} in response to {h:who} casting|playing {y:words} on|targeting it -> {h} cast {y} on {x} ; in response , {w} {v} {x}   # I bolt his Ogre in response to him casting Giant Growth on it.
! ^ {w:who} {a:words} on|at|targeting {x:thing} in response to {h:who} casting|playing {y:words} on|targeting it -> {h} cast {y} on {x} ; in response , {w} {a} on {x}
! ^ {w:who} {x:words} in response to {h:who} casting|playing {y:to} -> {h} cast {y} ; in response , {w} {x}
! {w:who} {v:verb} {x:thing} in response with {y:to} -> {w} {v} {x} with {y} in response            # He kills my Ogre in response with Terminate.
{who} pitch|pitches|pitched {x:words} to cast {y:to} -> {who} cast {y} exiling {x}                   # He pitches Brainstorm to cast Force of Will on it.
{who} pitch|pitches|pitched {x:words} to {y:to} -> {who} {y} , exiling {x}
i|we go|went face with {x:to} -> i hit my opponent with {x}                                         # I go face with Lightning Bolt.
he|she|they go|goes|went face with {x:to} -> he hit me with {x}
^ {who} tap|taps|tapped out for {x:to} -> {who} cast {x} ; {who} be tapped out                      # I tap out for Wurmcoil Engine.
^ {who} tap|taps|tapped out to cast|play {x:to} -> {who} cast {x} ; {who} be tapped out
{who} tap|taps|tapped out for {x:to} -> {who} cast {x}
{who} tap|taps|tapped out to cast|play {x:to} -> {who} cast {x}
turn [,] {w:who} tap|taps|tapped out for {x:to} -> turn , {w} cast {x} ; {w} be tapped out
turn [,] {w:who} tap|taps|tapped out to cast|play {x:to} -> turn , {w} cast {x} ; {w} be tapped out
^ {w:who} cast|casts|play|plays {x:words} [,] tapping out [for it] -> {w} cast {x} ; {w} be tapped out
^ i am|was|be facing lethal [,|and] ->
me and my opponent|opp -> both players                                                              # Me and my opponent are at 1 life.
me and my friend|buddy -> both players
me and him|her|them -> both players
! copy|copies {x:thing} targeting|aiming {y:to} -> copy {x} , targeting {y}                              # Bob copies Shock targeting Alice.
! copy|copies it|that and target|targets {y:words} [with the copy] $ -> copy it , targeting {y}
! copy|copies {x:thing} and target|targets {y:words} [with the copy] $ -> copy {x} , targeting {y}
! copy|copies it|that , targeting {y:words} with the copy $ -> copy it , targeting {y}
! {w:who} do|does|did not block with a|an {x:thing} -> {w} control a {x} ; {w} do not block               # Bob doesn't block with an Ogre.
! {w:who} do|does|did not block with {x:thing} -> {x} do not block
! {w:who} want|wants|wanted|plan|plans|planned|intend|intends|intended to {v:verb} {x:words} but [i|he|she|they] do|does|did not [do so|do it|do that] $ -> {w} do not {v} {x}   # I want to attack with Ogre but I don't.
! {w:who} want|wants|wanted|plan|plans|planned|intend|intends|intended to {v:verb} but [i|he|she|they] do|does|did not [do so|do it|do that] $ -> {w} do not {v}
! {w:who} think|thinks|thought about {v:gerund} {x:words} but [i|he|she|they] do|does|did not [do so|do it|do that] $ -> {w} do not ~{v} {x}
{who} [then|also|now|next] try|tries|tried|want|wants|wanted to get rid of {x:words} by|with casting|playing|using {y:to} -> {who} cast {y} on {x}   # I try to get rid of Ogre by playing Doom Blade.
{who} get|gets|got rid of {x:words} by|with casting|playing|using {y:to} -> {who} cast {y} on {x}
{who} get|gets|got rid of {x:words} with {y:to} -> {who} cast {y} on {x}                             # I get rid of Ogre with Doom Blade.
{who} [then|also|now|next] try|tries|tried to kill|destroy|remove|counter {x:words} by|with casting|playing|using {y:to} -> {who} cast {y} on {x}    # I try to kill Ogre by casting Doom Blade.
{who} [then|also|now|next] try|tries|tried to kill|destroy|remove|counter {x:words} with {y:to} -> {who} cast {y} on {x}
, for example|instance , ->                                                                         # Can a creature, for example, block a flyer?
^ situation|scenario|setup|set-up|example|context|background :|— ->                                 # Situation: I attack with Ogre.
^ {n:number} cards in [my] graveyard|yard -> i have {n} cards in my graveyard                        # 6 cards in graveyard. I cast Pyroclasm.
^ {n:number} cards in [my] hand -> i have {n} cards in my hand
{w:who} cast|casts|play|plays {y:titled} [,] choosing {x:called} $ -> {w} cast {y} and choose {x}                      # He casts Shock choosing my 3/3.
the source of [the] damage -> the source                                                            # I cast Deflecting Palm choosing Hill Giant as the source of damage.
{n:number} trample|trampling damage -> {n} damage                                                   # They take 2 trample damage.
play|plays|played a third|fourth|fifth|sixth|seventh|eighth {x:few} -> play a {x}                       # I play a sixth Swamp.
ones enemy|foe -> my opponent                                                                       # If one attacks and one's enemy blocks with a 1/1, does the attacker die?
wipes|wipe|clears|sweeps the board|field|table|battlefield with {x:to} -> cast {x}                  # He wipes the board with Wrath of God.
board wipes|wipe with {x:to} -> cast {x}                                                            # My opponent board wipes with Wrath of God.
{x:thing} [on the battlefield] [,] which|that is|was|has [already] transformed into {y:to} -> {y}   # I have Delver of Secrets, which is transformed into Insectile Aberration.
[,] as a result ->                                                                                  # It was blocked by a 4/4 and died as a result.
that|which|who came|comes|come under my|his|her|their control this turn -> that entered this turn    # Can I attack with a creature that came under my control this turn?
that|which {who} [just] played|cast|summoned|play|summon [earlier] this turn -> that entered this turn  # I attack with the 2/2 that I cast this turn.
{n:number} copies of {x:to} -> {n} {x}                                                            # I have two copies of Boon Reflection in play.
if|when|while|once blocked by {y:to} -> if it is blocked by {y}                                   # Does it survive if blocked by Hill Giant?
! in response to me|my casting|playing|using {x:to} -> in response to my {x}                         # He sacrifices Ogre in response to me casting Shock on it.
! in response to him|his casting|playing|using {x:to} -> in response to his {x}                     # I cast Shock in response to him casting Giant Growth on it.
! in response to them|their casting|playing|using {x:to} -> in response to their {x}                # I cast Shock in response to them casting Giant Growth on it.
in response to my opponent|opponents casting|playing|using {x:to} -> in response to my opponents {x}   # I cast Shock in response to my opponent casting Giant Growth.
! in response to {x:thing} being|getting {y:to} -> when {x} is {y} ; in response                      # He bolts my Hill Giant. In response to it being bolted, I cast Giant Growth on it.
once|after|when|as {who} declare|declares|declared [his|her|their|my] blockers|blocks [,] -> after blocks ,        # Once my opponent declares blockers, I cast Giant Growth.
once|after|when|as {who} declare|declares|declared [his|her|their|my] attackers|attacks [,] -> after attackers ,   # After he declares attackers, I cast Shock.
{x:thing} equipped on|onto {y:thing} -> {x} on {y}                                              # I have Loxodon Warhammer equipped on a 1/1.
with {n:number} creatures on each|both side|sides -> ; both players control {n} creatures        # He casts Wrath of God with two creatures on each side.
{who} have|has|had|control|controls {n:number} creatures on each|both side|sides -> both players control {n} creatures   # We have two creatures on each side.
have {x:thing} naming|choosing|targeting my opponent -> have {x} with my opponent chosen                 # I have Stuffy Doll naming my opponent.
^ {x:thing} returns|return|persists|undies|survives [back] when|after|if|once it dies when|while|with|having [it] [had|has] {y:to} -> {x} have {y} ; if {x} die ,   # Kitchen Finks returns after it dies when it had a -1/-1 counter on it.
{a:size} not trample -> {a} without trample                                                      # It was blocking a 4/4 trample and a 4/4 not trample.
block each one with {y:to} -> block each of them with {y}                   # I attack with two 2/2s and he blocks each one with a 3/3.
its own -> its                                                                                    # Can it return with its own trigger?
their own -> their                                                                                # They block with their own creatures.
his own -> his                                                                                    # He blocks with his own Hill Giant.
her own -> her                                                                                    # She blocks with her own Hill Giant.
my own -> my                                                                                      # I Shock my own Hill Giant.
of its own ->
{who} wraths [the] board|field|table|everything -> {who} cast wrath of god                          # My opponent wraths the board.
on it|them from earlier [this turn] -> on it                                                      # My 3/3 has 2 damage on it from earlier this turn.
multiple|several times -> twice                                                                   # Can I pay the extort cost multiple times?
deal {n:number} to {y:words} with {x:to} -> deal {n} damage to {y} with {x}                        # I deal 3 to my opponent with Lightning Bolt.
they|both|these are each blocked by {y:to} -> each is blocked by {y}                              # I attack with two 2/2s. They are each blocked by a 1/1.
^ bug|issue|problem|report : ->                                                                   # Bug: I attack with Hill Giant.
control|have {x:words} but no {y:to} -> control {x} and have no {y}                                # Bob controls Worship but no creatures.
into a|the board|field of {x:to} -> into {x}                                                      # I attack into a board of two 2/2s.
kill|destroy {x:words} using {y:to} -> kill {x} with {y}                                          # My opponent kills Ogre using Doom Blade.
^ legal -> is that legal                                                                          # I block with a tapped creature. Legal?
! do {who} have lethal -> is that lethal                                                          # Do I have lethal?
all day|week long ->                                                                              # I can block all day long.
! do|will|would {x:thing} tap when|if it attack -> if {x} attack , is {x} tapped                  # Does Serra Angel tap when it attacks?
{who} control|have {x:thing} and hit|hits me [with it] -> {who} control {x} ; {who} attack me with it ; no blocks   # My opponent controls Hypnotic Specter and hits me.
{who} activate|animate {x:thing} and attack|swing [with it] -> {who} activate {x} ; {who} attack with it   # I activate Mutavault and attack.
! {who} sacrifice|sac|sacs|sacrifices {x:thing} after blocking -> {who} block with {x} ; {who} sacrifice it   # I sacrifice Sakura-Tribe Elder after blocking.
! {who} sacrifice|sac|sacs|sacrifices {x:thing} after blocking with it -> {who} block with {x} ; {who} sacrifice it
! {who} sacrifice|sac|sacs|sacrifices {x:thing} after it blocks|blocked -> {who} block with {x} ; {who} sacrifice it
{who} clone|clones|cloned {x:thing} -> {who} cast clone copying {x}                                 # I clone Hill Giant.
{who} puts|put {x:words} down -> {who} cast {x}                                                   # My opponent puts Humility down.
{who} puts|put|lays|slaps down {x:to} -> {who} cast {x}
be at {n:number} [life] with {x:words} on {y:to} -> be at {n} life ; {x} is on {y}                  # I am at 3 life with Pariah on my Hill Giant.
! and finds|find|fetch|fetches|gets|get an untapped {x:to} -> for {x} untapped                  # Alice cracks Polluted Delta and finds an untapped Watery Grave.
and finds|find|fetches|fetch|gets|get|grabs {x:words} untapped -> for {x} untapped
[,] finding|fetching|getting|grabbing {x:words} untapped -> for {x} untapped
[,] finding|fetching|getting|grabbing {x:words} and paying 2 life -> for {x} untapped
{y:size} that|it hits|hit for {n:number} -> {y}
! {w:who} hit|hits {p:who} for {n:number} [damage] twice|2x -> {w} hit {p} for {n} ; {w} hit {p} for {n}       # He hits me for 5 twice.
! {w:who} hit|hits {p:who} for {n:number} [damage] three|3 times -> {w} hit {p} for {n} ; {w} hit {p} for {n} ; {w} hit {p} for {n}
! {w:who} hit|hits {p:who} for {n:number} [,] [and] then [again] for {m:number} -> {w} hit {p} for {n} ; {w} hit {p} for {m}   # I hit him for 5, then for 3.
! {w:who} hit|hits {p:who} [again] for {n:number} again|more -> {w} hit {p} for {n}
! {w:who} is|am|are|was|get|gets|got|been hit for {n:number} [damage] twice|2x -> {w} take {n} damage ; {w} take {n} damage      # I got hit for 5 twice.
! {w:who} is|am|are|was|get|gets|got|been hit for {n:number} [damage] three|3 times -> {w} take {n} damage ; {w} take {n} damage ; {w} take {n} damage
! {x:thing} hits for {n:number} -> {x} deal {n} damage to my opponent
from|off the top of {x:few} library|deck -> from {x} library                                        # I cast Ball Lightning from the top of my library.
level|levels|leveled up {x:thing} twice -> activate {x} two times
level|levels|leveled up {x:thing} {n:number} times -> activate {x} {n} times
! level|levels|leveled {x:thing} up -> level up {x}                                             # I level it up.
level|levels|leveled up {x:thing} -> activate {x}                                           # I level up Student of Warfare.
has|have nothing in {x:few} graveyard|yard -> has no cards in {x} graveyard                          # Alice has nothing in her graveyard.
has|have nothing in {x:few} hand -> has no cards in {x} hand
and puts|put in {x:to} -> and put {x} onto the battlefield                                          # He activates Sneak Attack and puts in Serra Angel.
{w:who} give|gives|gave|giving {x:thing} {p:words} with|via|using {y:to} -> {w} activate {y} targeting {x} to give {p}   # I give it protection from red with Mother of Runes.
respond|responds with {y:words} giving {x:thing} {p:to} -> respond by activating {y} targeting {x} to give {p}
! ^ {w:who} {a:words} {x:thing} in response to me equipping {y:to} -> i equip {y} to {x} ; in response , {w} {a} it      # He bolts my Ogre in response to me equipping Lightning Greaves.
! ^ in response to me equipping {y:words} , {w:who} {v:verb} {x:to} -> i equip {y} to {x} ; in response , {w} {v} it
! flash|flashes|flashed in {x:words} to block {y:to} -> flash in {x} and block {y} with it       # My opponent flashes in Hill Giant to block my 2/1.
double|gang block with {x:words} his|her|their {y:to} -> block their {y} with {x}
my [own] {x:few} [,] which|that is|was [a] {s:size} -> my {s} {x}                                 # I Swords my Ogre which is 5/5.
his {x:few} [,] which|that is|was [a] {s:size} -> his {s} {x}
her {x:few} [,] which|that is|was [a] {s:size} -> her {s} {x}
nonflyer|nonflier -> creature without flying                                                       # I block with a nonflyer.
die at once -> die                                                                                # Both Ogres die at once.
die simultaneously -> die
wielding|holding|carrying {x:to} -> equipped with {x}                                              # The creature wielding Loxodon Warhammer attacks.
! and shoot|burn|ping|hit|dome {x:words} with the|its|his|her trigger -> and target {x} with the trigger   # I block with Boros Reckoner and shoot him with the trigger.
^ with {x:thing} on|attached|equipped [to] {y:words} , {z:rest} -> {x} is on {y} ; {z}    # With Pariah on his Hill Giant, what happens when he bolts me?
^ with {x:words} out {w:who} {v:verb} {y:rest} -> {x} is in play ; {w} {v} {y}    # With Furnace of Rath out I cast Shock on him.
! activate|activates|activated|use|uses|used {x:words} and attack|attacks|swing with {y:words} [,] unblocked -> activate {x} and attack with {y} ; no blocks   # I activate Ogre and attack with Elf, unblocked.
and attack|attacks|swing unblocked -> and attack with it ; no blocks                                 # I cast Giant Growth on my 2/2 and attack unblocked.
and attack|attacks|swing into {x:to} -> and attack with it ; it is blocked by {x}                   # I cast Giant Growth on my 2/2 and attack into his 3/3.
! have|has {x:words} and a|an {y:words} blocking {z:to} -> have {x} and a {y} ; they both block {z}  # He has a 1/1 and a 2/2 blocking my 5/5.
! and {w:who} {x:words} in response to the|its|that trigger -> ; in response to the trigger , {w} {x}   # I cast Ogre and he kills it in response to the trigger.
! two|2 creatures|guys|dudes|bodies|attackers|blockers [,] {a:size} and {b:size} -> a {a} and {b}   # I attack with two creatures 2/2 and 3/3.
! three|3 creatures|guys|dudes|bodies|attackers|blockers [,] {a:size} , {b:size} and {c:size} -> a {a} , {b} and {c}
! two|2 lifelinkers [,] {a:size} and {b:size} -> a {a} lifelinker and {b} lifelinker
! two|2 tramplers [,] {a:size} and {b:size} -> a {a} trampler and {b} trampler
! two|2 flyers [,] {a:size} and {b:size} -> a {a} flyer and {b} flyer
! two|2 fliers [,] {a:size} and {b:size} -> a {a} flier and {b} flier
! two|2 deathtouchers [,] {a:size} and {b:size} -> a {a} deathtoucher and {b} deathtoucher
! two|2 tokens [,] {a:size} and {b:size} -> a {a} token and {b} token
"""
