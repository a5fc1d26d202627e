"""How questions are asked: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

QUESTION_WORDINGS = """
! should|would|must|might {x:subject} have been -> do {x} get                                                # Should my Hill Giant have been destroyed?
! should|would|must|might {x:subject} have {v:past} -> do {x} ~{v}                                        # Should my Hill Giant have died?
! could|can {x:subject} have been -> can {x} be
! could|can {x:subject} have {v:past} -> can {x} have {v}                                                   # Could Bob have blocked?
is|are {x:subject} able to {z:doing} -> can {x} {z}
! do|will|would {x:subject} [still] have summoning sickness -> is {x} summoning sick                       # Does Elf have summoning sickness?
! how big is|was|will|would {x:thing} [be] when|once|after it comes|come|gets|get|is|be back [to the battlefield|play] -> {x} comes back ; how big is {x}
! how big is|was|will|would {x:thing} [be] when|once|after it returns|return [to the battlefield|play] -> {x} comes back ; how big is {x}
! when|once|after it comes|come|gets|get|is|be back , how big is|was|will|would {x:thing} -> {x} comes back ; how big is {x}      # How big is Elf when it comes back?
with summoning sickness -> that is summoning sick                                                        # A 2/2 with summoning sickness blocks.
has|have summoning sickness -> is summoning sick
has|have got -> has
! can|could {who} [still] respond to {x:words} on {y:words} by sacrificing {z:to} -> if my opponent cast {x} on {y} ; in response , can {who} sacrifice {z}   # Can I respond to Lightning Bolt on my creature by sacrificing it to Viscera Seer?
! do|will|would {x:thing} [still] survive [through] {p:somebodys} end step -> do {x} survive at {p} end step                    # Does Ogre survive my end step?
do|will|would {x:thing} [just] bounce off [of] [each] [other] -> do {x} both survive                              # Do they bounce off each other?
do|will|would {x:subject} take|get|receive the extra|excess|remaining|leftover {n:number} [damage] -> do {x} take {n} damage   # Does my opponent take the extra 2?
how much is|gets dealt|done to {x:rest} -> how much damage is dealt to {x}                                          # How much is dealt to the player?
! is|are|am {x:subject} [still] going|gonna to {z:doing} -> will {x} {z}                                            # Is my 5/5 going to survive?
attack|swing with {x:words} [all] alone|solo -> attack with {x}                                                    # I attack with a 2/2 alone.
{who} attack|swing with {x:words} [which|that] [is|gets] blocked by {y:to} -> {who} attack with {x} ; it is blocked by {y}   # I attack with a 3/3 trampler blocked by a 2/2.
if|when [it|they] [is|are|goes|go] unblocked -> if nothing blocks                                                 # How much damage does it deal if unblocked?
{who} declare {n:number} blockers|blocker : {x:rest} -> {who} block with {n} creatures , {x}                                         # He declares two blockers: a 2/2 and a 3/3.
combat damage occurs|happens|resolves -> combat damage is dealt                                                   # I attack with Hill Giant. Combat damage occurs.
the attackers controller -> the attacking player                                                                  # How much life does the attacker's controller gain?
the blockers controller -> the defending player
with {n:number} {c:size} counters|counter {o:open} currently|now [a] {s:size} {d:close} -> with {n} {c} counters            # I control a 1/1 with two +1/+1 counters (currently 3/3).
a creature {who} [just] cast|played|summoned|stole [this turn] -> a creature that entered this turn                # Can I block with a creature I just cast?
both players go|drop|fall to {n:number} [life] [ at the same time | simultaneously ] -> both players are at {n} life   # If both players go to 0 life at the same time, who wins?
survive|survives a|the|his|her|my block from|by {y:to} -> survive if it is blocked by {y}                           # Will my 5/5 survive a block from a 3/3?
! {who} flash|flashed|flashes [in] {x:words} to [chump] block {y:to} -> {who} flash in {x} and block {y} with it                 # He attacks with a 2/2 and I flash in Ambush Viper to block it.
! {who} flash|flashed|flashes [in] {x:words} to [chump] block -> {who} flash in {x} and block with it
! {who} flash|flashed|flashes [in] {x:words} as a|my [chump] blocker -> {who} flash in {x} and block with it
how many [of] [them|these|those] [creatures|guys|blockers|attackers] do|will|would|can|could i kill -> how many creatures do my opponent lose   # How many of them do I kill?
how many [of] them|these|those [creatures|guys|blockers|attackers] do|will|would|can|could he|she|they|i kill -> how many of them die   # Bob blocks Hill Giant with two 2/2s. How many of them can she kill?
! do|will|would|can {x:thing} stop|prevent {y:words} damage to me -> do {x} stop {y}                                # Does Fog stop Earthquake damage to me?
how much [mana] to {z:doing} -> how much do i have to pay to {z}                                                    # How much to attack with two creatures?
who|which [one|creature] [would] win|wins [the fight] : {x:words} or|vs|against|versus {y:to} -> if {x} is blocked by {y} , which one survives   # Who wins: my 2/3 or his 3/2?
! who|which [one|creature] [would|will] win|wins , {x:words} or|vs|against|versus {y:to} -> if {x} is blocked by {y} , which one survives   # Who wins, my 2/3 or his 3/2?
! who|which [one|creature] [would|will] win|wins [a|the] [fight] between {x:words} and {y:to} -> if {x} is blocked by {y} , which one survives   # Who would win between a 3/3 and a 2/2?
! ^ {x:size} {r:words} vs|versus|against {y:size} , who|which [one] wins $ -> if a {x} {r} is blocked by a {y} , which one survives   # 4/4 first strike vs 4/4, who wins?
! ^ {x:size} vs|versus|against {y:size} , who|which [one] wins $ -> if a {x} is blocked by a {y} , which one survives
! ^ {x:size} [{r:words}] vs|versus|against {y:size} {q:words} , who|which [one] wins $ -> if a {x} {r} is blocked by a {y} {q} , which one survives
! ^ {x:thing} vs|versus|against {y:thing} , who|which [one] wins $ -> if {x} is blocked by {y} , which one survives   # A 3/3 vs a 4/4, who wins?
which one wins -> which one survives
who|which survive|survives : {x:words} or|vs|against {y:to} -> if {x} is blocked by {y} , which one survives        # Who survives: my 2/3 or his 3/2?
who|which die|dies : {x:words} or|vs|against {y:to} -> if {x} is blocked by {y} , which one dies
if i have|control {x:words} against|vs|versus {y:to} -> if {x} is blocked by {y}                                    # If I have a 4/4 first striker against two 2/2s, do both blockers die?
^ attacker|attackers : {x:to} -> i attack with {x}                                                                  # Attacker: 3/3 trample. Blocker: 1/4.
^ blocker|blockers : {x:to} -> my opponent blocks with {x}
! do|will|would {x:subject} [still] get to attack -> can {x} attack                                              # Does it get to attack?
! do|will|would {x:subject} [still] get to block -> can {x} block
do|will|would {x:thing} make {y:thing} {z:doing} -> if {x} is out , do {y} {z}
! before [the|its|that|his|my] pump|boost|buff|bonus $ -> before it gets the bonus                   # Can Bob Shock it before the pump?
! before [the|its|that|his|my] pump|boost|buff|bonus [effect] ( resolve | resolves | happens | applies | takes effect | kicks in ) $ -> before it gets the bonus   # Can Bob Shock it before the pump resolves?
! can|could|may {who} [still] assign {n:number} [damage] to the|my defending player|opponent -> can {who} deal {n} damage to my opponent   # Can I assign 3 damage to the defending player?
! can|could|may {who} [still] assign {n:number} [damage] to {y:who} -> can {who} deal {n} damage to {y}
! can|could|will|would|do|may {x:subject} have {n:number} [damage] trample|go|come [through|over] [to] [{y:who}] -> can {x} deal {n} damage to the defending player   # Could the attacking player have 1 damage trample through?
! do|will|would|can {x:subject} do|does damage to {y:rest} -> do {x} deal damage to {y}             # Does Ogre still do damage to my creature?
! do|will|would|can {x:subject} do|does {k:few} damage -> do {x} deal {k} damage
! can|could {who} {x:words} and use {y:words} as a|an|my [chump] blocker|blockers|block -> can {who} {x} & can {who} block with {y}   # Can I cast Raise the Alarm and use the tokens as blockers?
! can|could {who} {x:words} and use {y:words} as blockers -> can {who} {x} & can {who} block with {y}
! can|could {who} use {y:words} as [a|an|my] [chump] blocker|blockers -> can {who} block with {y}   # Can I use the tokens as blockers?
! save|protect {y:words} from dying|death to|from|by|after a|an {z:to} -> save {y} from {z}             # Can Giant Growth save my 2/2 from dying to a Lightning Bolt?
! save|protect {y:words} from dying|death -> save {y}
! {who} have|has|had|got {x:thing} and flash|flashes|flashed it|her|him|them in -> {who} flash in {x}   # I have Restoration Angel and flash her in.
! do|will|would {x:thing} do anything -> do {x} resolve                                              # Does Shock do anything?
! do|will|would the damage [still] go to {y:to} -> is any damage dealt to {y}                         # Does the damage go to his face?
! do|will|would damage [still] go|get through {y:rest} -> do any damage go through {y}                # Does damage go through if he Fogs?
! do i drain -> do i gain life                                                                        # Do I drain?
! how much do i drain -> how much life do my opponent lose                                            # How much do I drain?
! do|will|would only|just one [of] [them|these|the] [two] [creature|creatures] die $ -> do exactly one creature die     # I attack with Ogre and he blocks with an Elf. Does just one of them die?
! do|will|would only|just one [of] [them|these|the] [two] [creature|creatures] survive|live $ -> do exactly one creature survive
! what|which can|could i kill -> which of his creatures die                                            # I attack and he double blocks. What can I kill?
! what|which can|could he|she|they kill -> which of my creatures die
! {who} be at what -> what be {who} at                                                                # He's at what?
how much energy {x:rest} -> how many energy counters {x}                                              # How much energy do I have?
any {x:few} at all -> any {x}                                                                       # Do I take any damage at all?
do|will|would {x:thing} [still] gain me|us [{n:number}] life -> do i gain life from {x}          # Does Lightning Helix still gain me life?
! do|will|would|can the damage [still] trample [over|through] -> do any excess damage go through   # Does the damage still trample over?
! do|will|would the combat damage [still] get dealt -> is any combat damage dealt                 # Does the combat damage still get dealt?
do|will|would {who} lose|gain {n:number} and lose|gain {m:number} -> do {who} lose {n} life and gain {m} life
do|will|would|can {x:thing} stop|prevent [the] damage from|of {y:to} -> do {x} stop {y}                         # Does Fog stop damage from Lightning Bolt?
! what be|is|are we [both] at [now|then|after] -> what are our life totals                                            # I attack with Hill Giant. What are we at?
! how much|what life be {who} [left] at|on|with -> how much life do {who} have                                # How much life are they at after combat?
! how much life be {who} left -> how much life do {who} have
can|could {who} respond to {x:words} by killing|destroying {y:words} with {z:to} -> in response to {x} , can {who} cast {z} on {y} & do {y} die
! how much total damage {x:rest} -> how much damage {x}   # How much total damage can I deal to my opponent?
! how much total combat damage {x:rest} -> how much combat damage {x}
! can {x:words} ability be activated [in response] and {v:verb} {y:to} -> in response , can {x} activate it & do it ~{v} {y}   # Can the Avatar's ability be activated in response and destroy the Butcher?
! do {who} end|wind up {v:verb} -> do {who} ~{v}                                                   # How much life do I end up gaining?
! ^ i could|may|might be wrong [but] it seems|appears that {x:rest} -> ?{x}                           # I could be wrong but it seems that Hill Giant dies.
! ^ what if {x:rest} -> what happens if {x}                                                      # What if they block?
! do|will|would {x:words} or not -> do {x}                                                        # Does it die or not?
! do|will|would {x:words} take|receive {a:number} [damage] or [do|will|would|is] [it|they|he|she|i] [just|only] [take] {b:number} [damage] -> how much damage do {x} take
! do|will|would {who} draw {a:number} cards|card or [just|only] [draw] {b:number} [cards|card] -> how many cards do {who} draw
! do|will|would {who} end [up] at|on|with {a:number} [life] or [at|on|with] {b:number} [life] -> how much life do {who} have
! is|am|are {who} at|on {a:number} [life] or [at|on] {b:number} [life] -> how much life do {who} have
! is|are|will|would {x:thing} [now|then] [be] a|an {a:size} or [is] [it] [still] [a|an] {b:size} -> how big is {x}
! do|will|would {x:thing} get|have|receive {a:number} {k:few} counters|counter or [just|only] {b:number} -> how many {k} counters do {x} get
! do|will|would {x:thing} get|have|receive {a:number} counters|counter or [just|only] {b:number} -> how many counters do {x} get
! do|will|would|can|could {x:subject} [that|which] [is|was|gets] blocked by {y:words} {z:doing} -> if {x} is blocked by {y} , do the attacker {z}   # Does a 3/3 blocked by two 2/2s die?
! do|will|would|can|could {x:subject} that|which blocks|block {y:words} {z:doing} -> if {x} block {y} , do the blocker {z}
! do|will|would {x:subject} attacking into {y:words} {z:doing} -> if {x} is blocked by {y} , do the attacker {z}
! who win [in] [a] fight between {x:thing} and {y:rest} -> if {x} fight {y} , which one survives
! do|will|would|can casting|playing {x:words} trigger|activate {y:rest} -> if i cast {x} , do {y} trigger
! do|will|would|can sacrificing {x:words} trigger|activate {y:rest} -> if i sacrifice {x} , do {y} trigger
! do|will|would|can attacking with {x:words} trigger|activate {y:rest} -> if i attack with {x} , do {y} trigger
! do|will|would|can blocking with {x:words} trigger|activate {y:rest} -> if i block with {x} , do {y} trigger
! do|will|would|can {x:thing} ( entering | coming in ) [the] [battlefield|play] trigger|activate {y:rest} -> if {x} enters , do {y} trigger
! do|will|would|can {x:thing} dying trigger|activate {y:rest} -> if {x} die , do {y} trigger
! do|will|would|can the death of {x:thing} trigger|activate {y:rest} -> if {x} die , do {y} trigger
! do|will|would {x:thing} [still] get to search a|an|the|any {y:rest} -> do {x} get to search for a {y}
! will|would|do|can that|this|it let|allow {x:thing} [to] kill|destroy any|a creature -> if i cast {x} on a 7/7 creature , do it die
! do {who} have|need to attack with {x:thing} to get|trigger|use its|the|his|her [attack] trigger|ability|triggers -> if i attack with a 2/2 creature , notdo {x} trigger
! do|will|would|can|could {x:thing} [still|also|even] persist|undie [again] if|when it has|have {y:to} $ -> {x} has {y} ; if {x} die , do {x} return to the battlefield   # Does Kitchen Finks persist if it has a +1/+1 counter on it?
! do|will|would|did|can|could {x:thing} [still|also|even] persist|undie [again] $ -> if {x} die , do {x} return to the battlefield
! do|will|would|did|can {x:thing} [still|also|even] persist|undie [again] -> do {x} return to the battlefield          # Does Kitchen Finks persist?
! how much life gained|lost -> how much life is gained
! do|will|would {x:thing} [still] come|return back [again] without the|a|any|its {k:few} -> do {x} come back & notdo {x} have any counters on it
! what|whats [be] left after {x:words} if|when {y:rest} -> if {y} ; i cast {x} ; what is left
! do|will|would {x:subject} tap when|if|for attacking -> if {x} attack , is {x} tapped                                   # Does a creature with vigilance tap when attacking?
! do|will|would {x:subject} tap to attack -> if {x} attack , is {x} tapped
! how many {k:few} counters|counter do|will|would {x:words} enter|come [into|onto] [in] [play|the] [battlefield] with -> how many {k} counters do {x} have
! do|will|would {x:subject} go back to {z:to} -> do {x} return to {z}
! can|could {who} [still] kill with {x:to} -> can {who} kill my opponent with {x}
! can|could|do|will|would {who} [still] gain life with|if|when|while {x:thing} [is] out -> if {x} is out , do {who} gain life      # Can my opponent gain life with Erebos out?
! can|could|do|will|would {who} [still] gain life with|if|when|while {x:thing} [is] in play -> if {x} is out , do {who} gain life
! can|could|do|will|would {who} [still] gain life with|if|when|while {x:thing} [is] on the battlefield|board|field|table -> if {x} is out , do {who} gain life
! can|could|do|will|would {who} [still] gain life with {x:to} -> if {who} cast {x} , do {who} gain life
! do|will|would {x:subject} [still] kill|destroy {y:words} [that] it blocks|block -> if {x} block {y} , do the attacker die
! how much damage is|are|am|was|were {x:words} dealt -> how much damage do {x} take   # How much damage is Bob dealt?
! how much combat damage is|are|am|was|were {x:words} dealt -> how much combat damage do {x} take
! how much trample|trampling damage can|could {x:rest} -> how much damage can {x}
who is|was in the right -> who is right
if {x:words} die|dies in response -> if {x} die
! do|will|would {x:thing} {v:verb} {y:words} when|if|after|once {w:who} kill|destroy|murder it -> if {w} kill {x} , do it {v} {y}    # Does my Hill Giant go to the graveyard when I kill it?
! is|are|am|will|would {x:thing} [be|get] hit|touched by {y:to} -> if i cast {y} , do {x} die      # Is my Serra Angel hit by Wrath of God?
! do|will|would|can|could {x:subject} beat {y:words} when|if|while|by blocking [it] -> if {x} block {y} , do the attacker die   # Does a 1/1 with deathtouch beat a 5/5 when blocking?
! do|will|would|can|could {x:subject} kill|destroy {y:words} when|if|while|by blocking [it] -> if {x} block {y} , do the attacker die
what life totals do we|they|both|players have -> what are the life totals
what life [totals|total] do we|they|both [players] [end|finish] [up] with|at|on -> what are the life totals         # What life totals do we end up with?
how much do|will|would {x:few} lose -> how much life do {x} lose                                                              # How much does my opponent lose?
! how much do|will|would {who} lose -> how much life do {who} lose
! how much do|will|would {who} drain -> how much life do my opponent lose
for x be|=|equals {n:number} -> with x be {n}
can|do|will|would {x:thing} counter {y:words} if x|X be|=|equals {n:number} -> can {x} counter {y} with X be {n}            # Can Mana Leak counter Banefire if X is 5?
! what life am i on|at -> how much life do i have
what|whats [be] left on his board|field|side|battlefield -> what do he have left                              # What is left on his board?
what|whats [be] left on her board|field|side|battlefield -> what do she have left
what|whats [be] left on my board|field|side|battlefield -> what do i have left
what|whats [be] left on my opponents board|field|side|battlefield -> what do my opponent have left
! if {w:who} {v:verb} a|an|his|her|their {s:size} in response to {y:words} [,] do|will|would it {z:doing} -> if my opponent cast {y} on a {s} ; in response , {w} {v} it ; do it {z}   # If I bolt a 2/2 in response to Giant Growth, does it die?
can|could {who} respond to {y:words} ( with | by casting ) {x:to} -> if my opponent cast {y} ; in response , can {who} cast {x}   # Can I respond to Giant Growth with Lightning Bolt?
how many survive|survives|live -> how many creatures survive                                              # How many survive?
how many die|dies -> how many creatures die
do|will|would {who} [still] search for {x:to} -> do {who} get to search for {x}                              # Do I search for a land?
is|are it|they still there|around {x:rest} -> is it still on the battlefield {x}
! do|will|would|did {x:thing} enter|come [in|into] [play] [the] [battlefield] tapped -> is {x} tapped               # Does my Tranquil Cove enter tapped?
! do|will|would|did {x:thing} enter|come [in|into] [play] [the] [battlefield] untapped -> is {x} untapped
! can|could|do|will i kill|destroy|beat {x:words} with my {s:size} [{r:few}] $ -> can my {s} {r} kill {x}                                     # Can I kill his 4/4 with my 3/3?
! can|could|do|will i kill|destroy|beat {x:words} with a|an|one|1 {s:size} [{r:few}] $ -> can a {s} {r} kill {x}
do|does|will|would {x:subject} [still] tap|taps [down|itself] [from|for|by|when|to] [attack|attacking] $ -> is {x} tapped                             # Do his creatures still tap?
do|will|would {x:thing} stay [there|around|behind] -> is {x} still on the battlefield                        # Does my Loxodon Warhammer stay?
! do|will|would|can {x:thing} [still] get|gets hurt|damaged -> is {x} dealt damage                         # Does my attacker get hurt?
what|whats [be] the most|max|maximum [damage] [that] {w:who} can|could take|takes -> how much damage can {w} take at most      # What's the most I can take?
what|whats [be] the least|min|minimum [damage] [that] {w:who} can|could take|takes -> how much damage do {w} take at least
what|whats [be] the most|max|maximum [damage] [that] {w:who} can|could deal|deals -> how much damage can {w} deal at most
how much damage do|will|can {w:who} at most|least take -> how much damage can {w} take at most
! with {z:words} ( out | in play | on board | on the battlefield ) [,] how many {k:few} do|will|would {x:words} make|create|give [me] -> i control {z} ; how many {k} do {x} make   # With Ogre out, how many Soldiers does Elf make?
how many do|will|would it get|have [now|in total|at most|all] $ -> how many counters do it have                     # I put a +1/+1 counter on it. How many does it have?
how many cards do|does|did|will|would|can {w:who} draw|get|receive off [of] {x:to} -> how many cards do {w} draw from {x}
! how many cards do|does|did|will|would|can {w:who} get|receive|see from {x:to} -> how many cards do {w} draw from {x}          # How many cards do I get from it?
how many cards do|will|would|can {w:who} draw with|for {x:to} -> if {w} cast {x} , how many cards do {w} draw       # How many cards do I draw with Divination?
! do|will|would|can {x:words} save|stop|protect|keep|prevent me [alive] from|against [dying|losing] [to] [an] infect|poison [damage|counters|creature] -> if i control {x} and i have 9 poison counters and a 1/1 creature with infect attacks me , notdo i lose # Does Worship save me from infect?
do|will|would|can {x:words} work on|against a|an {k:keyword} creature -> if i cast {x} on his 2/2 creature with {k} , notdo it stay   # Does Path to Exile work on an indestructible creature?
do|will|would|can {x:words} work on|against {k:keyword} creatures|guys|dudes -> if i cast {x} on his 2/2 creature with {k} , notdo it stay
can|could {x:thing} block after attacking [this|that] [turn] $ -> if i attack with {x} , can it block          # Can my 2/2 block after attacking?
how much life do|will|would {w:who} gain from|off {x:words} on|targeting {y:to} -> if my opponent cast {x} on {y} , how much life do {w} gain   # How much life do I gain from Swords to Plowshares on my 4/4?
! do|will|would i {x:words} even with {y:to} [out] -> i control {y} ; do i {x}                                # Do I die even with Worship?
! how much damage go|goes|get|gets through at least|minimum $ -> how much damage at least goes through
! ^ who|which take|takes|took it|that $ -> who takes the damage                                                # Who takes it?
^ life [totals] and board $ -> what happens
^ life [totals] $ -> what are the life totals                                                              # Life?
^ result|results|outcome $ -> what happens                                                           # Result?
if|when nothing|nobody block|blocks [it|them] -> if my opponent does not block                          # How much damage if nothing blocks?
do|will i deal|give [him|her|them] [any] poison [counters] $ -> do my opponent get poison counters             # Do I deal poison?
! do|will|would {w:who} take damage from {y:to} -> do {y} deal damage to {w}                                # Do I take damage from the 5/5?
! points of damage -> damage                                                                                   # How many points of damage does he take?
! life points -> life
! how many life do -> how much life do
! what|whats [is|be] the [total|final|overall] damage [done|dealt] to {w:who} $ -> how much damage do {w} take       # What's the damage to him?
! what|whats [is|be] the [total|final|overall] damage $ -> how much damage                                        # I attack with a 3/3. What's the damage?
! how much damage is that [total|altogether|overall] $ -> how much damage
! how much damage to face $ -> how much damage goes through
! what do|will|would {w:who} take $ -> how much damage do {w} take                                               # What does he take?
! how many do|will|would {w:who} take $ -> how much damage do {w} take
! how hard do|will|would {w:who} get hit $ -> how much damage do {w} take
! is|are|am {x:thing} {v:going} {z:rest} -> do {x} ~{v} {z}                                                       # Is he taking 3?
! will|would {x:thing} be {v:going} {z:rest} -> do {x} ~{v} {z}                                                  # Will he be taking 3?
! how much {d:few} will|would|is|are|am {x:who} [be] {v:going} -> how much {d} do {x} ~{v}                           # How much damage will he be taking?
! is|was|would it|that [be] {n:number} damage to {w:who} $ -> do {w} take {n} damage                                 # Is that 3 damage to him?
! stick|hang around -> survive                                                                                  # Does my 2/2 stick around?
! bite the dust -> die
! kick the bucket -> die
! do|will|would {x:thing} bite it $ -> do {x} die
! is|are {x:thing} toast|history|roadkill $ -> is {x} dead
! hit the yard|bin|graveyard -> go to the graveyard                                                               # Does my 2/2 hit the yard?
! do|does|will|would|can|could {x:words} kill each other $ -> do {x} trade                                                # Do Ogre and Elf kill each other?
! do|does|will|would|can|could {x:words} both die if they|these fight|meet [in combat] $ -> do {x} trade
! is it|this|that a trade $ -> do they trade                                                                      # Is that a trade?
! do|will|would they|both|these [both] kill each other -> do they both die
! who is|s left $ -> what is left
! am i down|out a {x:few} $ -> do i lose a {x}
! get to keep -> keep                                                                                             # Do I get to keep my 2/2?
snap|insta {f:fights} -> {f}                                                                                    # He snap blocks with a 2/2.
! no one die -> nobody die                                                                                      # Does no one die?
! nobody|noone survive -> nothing survive
! no one survive -> nothing survive
! do|will|would {w:who} only|just gain life once -> do {w} gain life once                                        # Does he only gain life once?
! gain life only|just once -> gain life once
! what do|does {x:thing} end up as|being $ -> how big is {x}                                                      # What does the 5/5 end up as?
! what size do|does {x:thing} end up [as|at|being] $ -> how big is {x}
! {x:thing} have|has nothing else to sac|sacrifice -> {x} have no other creatures
! what is|s the damage if|when {x:rest} -> if {x} , how much damage is dealt
! do|will|would {w:who} take anything $ -> do {w} take any damage                                                  # Do I take anything?
! do|will|would|can {x:subject} blocked by {y:words} {z:doing} -> if {x} is blocked by {y} , do the attacking creature {z}   # Does a 1/1 with deathtouch blocked by a 5/5 die?
! is|are {x:subject} blocked by {y:words} safe|alive|okay|fine $ -> if {x} is blocked by {y} , do the attacking creature survive
! is|are {x:subject} blocked by {y:words} dead|doomed|gone $ -> if {x} is blocked by {y} , do the attacking creature die
! what do|does {x:subject} blocked by {y:words} end up as|at $ -> if {x} is blocked by {y} , how big is the attacking creature
for the full|whole {n:number} -> for {n}                                                                          # Can I hit him for the full 7?
! do|will|would|can a|an {x:words} survive {y:words} when|if|while {z:titled} is|are on the other|opposing side -> if my opponent control {z} , do my {x} survive {y}   # Does a 2/2 survive Shock if Ogre is on the other side?
! do|will|would|can a|an {x:words} die {y:words} when|if|while {z:titled} is|are on the other|opposing side -> if my opponent control {z} , do my {x} die {y}
! do|does {who} [still|now] have {x:thing} in {p:few} hand $ -> is {x} in {p} hand   # Do I have Ogre in my hand?
! do|does {who} [still|now] have {x:thing} in hand $ -> is {x} in hand
! how many cards do|does|will {w:who} [still] have left in [my|his|her|their] hand -> how many cards do {w} have in hand   # How many cards do I have left in hand?
! do|does {who} [still|now] have {x:thing} in {p:few} graveyard $ -> is {x} in {p} graveyard
! do|does {who} [still|now] have {x:thing} in graveyard $ -> is {x} in graveyard
! do|does {who} [still|now] have {x:thing} in {p:few} exile $ -> is {x} in {p} exile
! do|does {who} [still|now] have {x:thing} in exile $ -> is {x} in exile
! do|does {who} [still|now] have {x:thing} in {p:few} library $ -> is {x} in {p} library
! do|does {who} [still|now] have {x:thing} in library $ -> is {x} in library
"""
