"""The questions of the language, as data: `kind <- template`; see `template.py` for the signs."""

from __future__ import annotations

QUESTIONS = """
dies         <- do|will|would|can|could|may|might|should {what:askwhat} [both|all|still|actually|also] die [from|to {by:thing}] [{when:askwhen}]         # Does Ogre die?
dies         <- is|are|am|was {what:askwhat} [both|all|still|then|now] dead|destroyed|killed|gone [{when:askwhen}]
dies         <- do|will|would|can|could|may|might|should {what:askwhat} get|be [get] destroyed|killed [by {by:thing}] [{when:askwhen}]
dies         <- is|are|was {what:askwhat} [still] destroyed|killed by {by:thing} [{when:askwhen}]
dies         <- do|will|would|might|should {by:askwhat} kill|destroy {what:askwhat} [{when:askwhen}]
dies         <- do|will|would|can|could {by:thing} for|with [X] [=] {x:number} kill|destroy {what:askwhat} [{when:askwhen}]                             # Does Blaze for 4 kill Ogre?
dies         <- is {by:askwhat} enough to kill {what:askwhat}
survives     <- do|will|would|can|could|may|might|should {what:askwhat} [both|all|still|actually|also] ( survive | live | make it ) [{when:askwhen}]                # Does Ogre survive?
survives     <- do|will|would|can|could|may|might|should {what:askwhat} [both|still] be|stay|remain [on] [the] alive|battlefield [{when:askwhen}]
survives     <- do|will|would|can|could|might|should {what:askwhat} [still|actually] survive [against] {by:askwhat} [{when:askwhen}]                       # Does Ogre survive Shock?
survives     <- will|would|can|could {what:askwhat} [still|both|then] be|stay alive|okay|ok|safe|fine [{when:askwhen}]
dies         <- will|would|can|could {what:askwhat} [both|then] be dead|gone [{when:askwhen}]
survives     <- is|are|am {what:askwhat} [still|both] alive|okay|ok|safe [{when:askwhen}]
regenerated  <- do|will|would|can|could|may|might|should {what:askwhat} regenerate
lifetotal    <- how much|many life do|will|would|can|could|may|might {who:askwho} [still] [have|end] [up] [left|at|with|remaining] [{when:askwhen}]            # How much life does Bob have?
islife       <- do|will|would|can|is|am|are|could|might|should {who:askwho} [still|then|now|only|left] [be|stay|remain|end|go|drop|survive] [up|down|left] at|to|with|on {number} [life] [{when:askwhen}]   # Does Bob stay at 1 life?
lifetotal    <- what life [total] do|will|would|can|could|may|might {who:askwho} [have|end] [up] [at|with|on]
lifetotal    <- what be {who:askwho} [at] life total [{when:askwhen}]
lifetotal    <- what be their|our life totals [now|afterwards|after] [{when:askwhen}]                                                            # What are their life totals?
lifetotal    <- what be [the] [final|resulting|both|players] life [totals|total] [now|afterwards|after] [{when:askwhen}]                           # What are the life totals?
lifetotal    <- what do {owner} life total become|be
lifetotal    <- what be {who:askwho} [left|down|up|now] at [{when:askwhen}]                                                              # What is Bob at?
lifetotal    <- what life [total] be {who:askwho} [left|now] [at|on] [{when:askwhen}]
lifetotal    <- how low|high can|could|may|might|will|would {owner} life [total] get|go|be|drop                                     # How low can Bob's life go?
lifetotal    <- what be [the] lowest|highest|smallest {owner} life [total] can|could [be|get|go] [to]
lifetotal    <- what be [the] lowest|highest|smallest life [total] [that] {who:askwho} can|could [be|get|go|have|end] [up] [to|at|with]
lifetotal    <- at what life [total] do|will|would {who:askwho} end|finish [up] [{when:askwhen}]
lifetotal    <- at what life [total] be {who:askwho}
lifetotal    <- where do {who:askwho} life end [up]
lifelost     <- how much|many life do|will|would|can|could|may|might {who:askwho} lose [{when:askwhen}]
lifegained   <- how much|many life do|will|would|can|could|may|might {who:askwho} [actually] gain|get [from {by:thing}] [{when:askwhen}]                     # How much life do I gain?
lifegained   <- how much [life] be gained
lifegained   <- how much do|will|would|can|could|may|might {who:askwho} gain [{when:askwhen}]
anytrample   <- do|will|would|can|could|may|might|should [the|any] excess|extra|remaining|leftover|rest|surplus [{number}] [of] [the] [damage|dmg] [be] go|get|trample|carry|hit|spill|dealt [over|through] [to] [{to:askwhat}] [{when:askwhen}]   # Does the excess damage go to Bob?
anytrample   <- do|will|would|can|could|may|might|should {by:things} trample over|through [to] [{to:askwhat}] [{when:askwhen}]
gainstimes   <- do|will|would|can|could|may|might|should {who:askwho} [still|also|even|actually] gain [the] life {number:times} [{when:askwhen}]   # Do I gain life twice?
manygains    <- how many times do|will|would|can {who:askwho} gain life [{when:askwhen}]                                                       # How many times do I gain life?
manygains    <- how often do|will|would|can {who:askwho} gain life [{when:askwhen}]
gainslife    <- do|will|would|can|could|may|might|should {who:askwho} [still|also|even] gain [exactly|only|just] ( [any|the|that] [{number}] life | {number} ) [from {by:thing}] [{when:askwhen}]
gainslife    <- do|will|would|can|could|might|should {by:things} [still|also|even] gain [any|the|{number}] life [{when:askwhen}]
loseslife    <- do|will|would|could|might|should {who:askwho} [still|also] lose only|just {number} life [{when:askwhen}]
loseslife    <- do|will|would|can|could|may|might|should {who:askwho} [still|also] lose ( [any|{number}] life [to|from {by:thing}] | {number} ) [{when:askwhen}]
poisongained <- how many|much poison [counters|counter] do|will|would|did|can|could|may|might {who:askwho} get|receive|take|gain [{when:askwhen}]   # How many poison counters does Bob get?
poisontotal  <- how much poison do|will|would|can {who:askwho} have|end [up] [with] [{when:askwhen}]                                 # How much poison does Bob have?
poisontotal  <- how many|much poison [counters|counter] [be there|in total|total] [now|afterwards]                                        # How many poison counters?
poisontotal  <- how many poison [counters|counter] do|will|would|can|could|may|might {who:askwho} have|end [up] [with] [{when:askwhen}]
winsgame     <- who win [the] game|match [{when:askwhen}]   # Who wins the game?
wins         <- who win [{when:askwhen}]   # Who wins?
winsgame     <- who be [the] winner
loses        <- who lose [the] [game]
iswinner     <- do|will|would|can|could|may|might|should {who:askwho} win [the] [game] [{when:askwhen}]
isloser      <- do|will|would|did|has|can|could|may|might|should {who:askwho} [still|also] lose [the] [game] [{when:askwhen}]
isdraw       <- is|will|would ( it | this | that | the game ) [be|end] [in|a] [a] draw|tie|drawn|tied [{when:askwhen}]                     # Is it a draw?
isdraw       <- do|will|would|could|might|should the game end in a draw|tie
islethal     <- is|was|would it|this|that [be] lethal|fatal|enough|game [for|to|on|against] [kill] [{what:askwhat}] [{when:askwhen}]   # Is that lethal?
manydie      <- how many {kind:kindnoun} do|will|would|did {who:askwho} lose [{when:askwhen}]                                          # How many creatures do I lose?
dies         <- do|will|would|can|could|did|might|should {who:askwho} [still|also] lose {what:askwhat} [{when:askwhen}]                                  # Do I lose my creature?
dies         <- do|will|would|might|should this|that kill|destroy {what:askwhat} [{when:askwhen}]
alllose      <- do|will|would|can|could|might|should ( we both | we all | both [of] [us] | both players | everyone | everybody | all players | all of us ) lose|die [the] [game] [{when:askwhen}]   # Do we both lose?
isloser      <- is|am|are {who:askwho} dead|lost [{when:askwhen}]
candie       <- can|could|may {who:askwho} [still|also|even] kill|destroy {what:askwhat} [{when:askwhen}]
hastargets   <- do|will|would {spell:thing} [actually|even] target [anything|something|a thing]                                          # Does Wrath of God target?
cantarget    <- can|may|could|do|will {by:thing} [still|also|even] target|hit {what:targets} [{when:askwhen}]                            # Can Shock target planeswalkers?
cantarget    <- can|may|could|do {by:thing} [still|also|even] exile|bounce|steal|tap|untap {what:targets} [{when:askwhen}]             # Can Shock bounce a token?
cantarget    <- can|may|could {by:thing} [still|also|even] exile|return|reanimate|regrow|retrieve {what:targets} [back] [ {to:askzone} | {place:zone} ] [{to:askzone}] [{when:askwhen}]   # Can Shock return Hill Giant from my graveyard?
cantarget    <- can|may|could {by:triggername} [still|also|even] target|hit|exile|bounce|steal|tap|untap|destroy|kill {what:targets} [{when:askwhen}]   # Can Man-o'-War's trigger target Hill Giant?
cantarget    <- can|may|could {by:triggername} [still|also|even] return|reanimate|regrow|retrieve {what:targets} [back] [ {to:askzone} | {place:zone} ] [{to:askzone}] [{when:askwhen}]   # Can Eternal Witness's trigger return Shock from my graveyard?
cantarget    <- can|may|could {by:thing} [still|also|even] bring|get [back] {what:targets} [back] [ {to:askzone} | {place:zone} ] [{to:askzone}] [{when:askwhen}]   # Can Shock bring back Hill Giant from my graveyard?
legal        <- may|could|should|am|are|is {who:askwho} [even|legally|actually|still] [able|allowed] to {action:asktodo}
legal        <- is|are {it:things} [even|still] able|allowed to {action:asktodoit}
legal        <- is|was|would|are {that:askthat} [still|all|even] [be] [a] legal|allowed|valid|possible|ok|okay|illegal [block|attack|play|target|move|action|targets|blocks] [{tail:askwhen}] # Is that legal?
legal        <- is|was {that:thing} [a] legal|valid target [for {by:thing}]
legal        <- can|may|could {who:askwho} [even|actually|legally|still] do {that:askthat}
legal        <- can|may|could {who:askwho} [even|actually|legally|still]                                                                        # Can he?
legal        <- is|am|are {who:askwho} [even|still] able|allowed to                                                                                      # Is he allowed to?
legal        <- can|could|may|might {who:askwho} [even|legally|actually|still] {action:asktodo}                                                             # Can I block with Elf?
legal        <- can|may|could {it:things} [even|actually|legally|still] {action:asktodoit}
whichcan     <- which|who [one|ones|creature|creatures] [of] [them|these|those] [creatures|guys] can|could|may [still|legally|actually|even] {action:asktodoit}      # Which of them can attack?
whichcan     <- which of my|his|her|their creatures|guys|ones can|could|may [still|legally|actually|even] {action:asktodoit}                          # Which of my creatures can attack?
whichcan     <- which [one|ones|creature|creatures|attacker|attackers] [of] [them|these|those] [creatures|guys|attackers] can|could|may {who:askwho} [still|legally|actually|even] {action:asktodo}   # Which of them can I block?
must         <- am|is|are {who:askwho} [be] forced|required|obliged to {action:asktodo}                                                     # Am I forced to attack?
must         <- do {who:askwho} [still] have|need to {action:asktodo}
must         <- must {who:askwho} {action:asktodo}
must         <- am|is|are {it:things} [be] forced|required|obliged to {action:asktodoit}
must         <- do {it:things} [still] have|need to {action:asktodoit}
must         <- must {it:things} {action:asktodoit}
topay        <- how much [mana] do|will|would|must {who:askwho} [have|need] [to] pay|owe|spend [in total] [to {action:asktodo}] [{when:askwhen}]     # How much do I have to pay to attack with three creatures?
paysany      <- do|will|would|must|should {who:askwho} [still] [have|need] [to] pay|owe [mana|anything|something|extra|more|the tax] [for {by:thing}] [to {action:asktodo}] [{when:askwhen}]   # Do I have to pay to attack with Hill Giant?
topay        <- how much mana do|will|would {who:askwho} need [in total] to {action:asktodo} [{when:askwhen}]
trades       <- do|will|would|can|could|may|might|should {what:things} [both|still|just] trade [off] [with {by:thing}]
stops        <- do|will|would|can|could|might|should {by:thing} [still|also|actually] stop|negate|prevent|nullify|counter|beat {spell:thing} [with|for x [is|equals|of|=] {x:number}]                              # Does Worship stop Shock?
stops        <- do|will|would|can|could|might|should {by:thing} [still|also|actually] save|protect [it|my|a|the|your] [creature|creatures|guy|guys] from|against {spell:thing}
stops        <- do|will|would|can|could|might|should {by:thing} [still|also|actually] save|protect {what:things} from|against {spell:thing}   # Can Giant Growth save my 2/2 from Lightning Bolt?
works        <- do|will|would|did|can|could|might|should {that:askthat} [still|even|actually|all] [really] work [{when:askwhen}]                                 # Does it work?
works        <- do|will|could|might|should {that:thing} [still] work [{when:askwhen}]
zone         <- what happen to|with {what:askwhat} [{when:askwhen}]                                                           # What happens to Ogre?
happens      <- what will|would|do [the] board|battlefield|game|things|table look|looks like [{when:askwhen}]
happens      <- what [tokens|token] do|will|would {who:askwho} get [{when:askwhen}]                                              # What does Bob get?
happens      <- what do|will|would {who:askwho} lose [{when:askwhen}]                                                     # What does he lose?
whatsacrificed <- what do|will|would|must {who:askwho} [have|need] [to] sacrifice [{when:askwhen}]                        # What does he sacrifice?
happens      <- what happen [next|then|now|here|exactly] [{when:askwhen}]                                                   # What happens?
happens      <- what|whats [be] [the] result|outcome|results|end [{when:askwhen}]
happens      <- what [be|is|do] [going] [to] happen [{when:askwhen}]
happens      <- what do {that:askthat} do
happens      <- how do {that:askthat} work|resolve|play|end [out|up] [{when:askwhen}]
happens      <- how do combat|damage|everything|things|it|they|this|all [of] [it|this] work|resolve|play|go|end [out|up] [{when:askwhen}]
happens      <- what|whats|which [be] [the] final|end|board [board|state|result]
happens      <- what [are] [the] final [board] [state]
damageto     <- how much [{combat:combatword}] damage|dmg will|would|can|could be dealt|done|assigned to {to:askwhat} [{when:askwhen}]
tramples     <- how much trample damage|dmg do|will|would|can|could {to:askwhat} take|receive|get [{when:askwhen}]
damageto     <- how much [{combat:combatword}] damage|dmg do|will|would|can|could|may|might {to:askwhat} take|receive|suffer|get|eat [ in total | total ] [{when:askwhen}]      # How much damage does Bob take?
damageto     <- how much [{combat:combatword}] damage|dmg be|is|gets [be] dealt|done to {to:askwhat} [{when:askwhen}]
damageto     <- how much [{combat:combatword}] damage|dmg [will|would|can|could|may|might] go|goes|get|make|does|come|hit [through|to|on|in] [it] [to|through] [to|on] [{to:askwhat}]
dealtinall   <- how much [total] [{combat:combatword}] damage|dmg be|is|gets|will|would [be] dealt|done [in total|in all|altogether|total|overall] [{when:askwhen}]                              # How much damage is dealt?
dealtinall   <- how much [total] [{combat:combatword}] damage|dmg [total|altogether]                                                                 # How much damage?
dealtinall   <- how much [exactly]                                                                                        # How much?
damageto     <- how much [{combat:combatword}] damage|dmg be [there] [marked] on {to:askwhat} [{when:askwhen}]
damageto     <- how much [{combat:combatword}] damage|dmg do|will|would|can|could|may|might {to:askwhat} have [marked] [on it] [it] [{when:askwhen}]
damageto     <- how many damage do|will|would|can|could|may|might {to:askwhat} take
damageby     <- how much [damage|dmg] do|will|would|can|could {by:thing} for|with [x] [is|equals|be|=] {x:number} deal|do                                            # How much does Blaze for 4 deal?
damageboth   <- how much [damage|dmg] do|will|would|can|could {by:thing} for|with [x] [is|equals|be|=] {x:number} deal|do to {to:askwhat}                      # How much does Blaze for 4 do to Ogre?
damageboth   <- how much [{combat:combatword}] damage|dmg do|will|would|can|could|may|might {by:askwhat} deal|do|assign|inflict to {to:askwhat} [{when:askwhen}]
damageto     <- how much [{combat:combatword}] damage|dmg do|will|would|can|could {to:askwhat} end up with [{when:askwhen}]
damageby     <- how much [{combat:combatword}] damage|dmg do|will|would|can|could|may|might {by:askwhat} deal|do|assign|inflict [ in total | total ] [{when:askwhen}]     # How much damage does Ogre deal?
damageby     <- how much do|will|would|can|could|may|might {by:askwhat} deal [to {to:askwhat}]
takesamount  <- how much do|will|would|can|could|may|might {to:askwhat} take|lose [{when:askwhen}]
leastdamage  <- how much [{combat:combatword}] [damage|dmg] do|must {who:askwho} [have|need] [to] assign [to] {to:askwhat} [{rest:askrest}]   # How much damage do I have to assign to the blocker?
tramples     <- how much [{combat:combatword}] damage|dmg can|could|may {who:askwho} [get] [to] assign|trample [over|through] to {to:askwhat} [{when:askwhen}]
tramples     <- how much [damage|dmg] [do|does|will|would|can|gets] [{by:askwhat}] trample [over|through] [for] [to {to:askwhat}] [{when:askwhen}]            # How much tramples over?
tramples     <- how much [damage|dmg] can|do|will|would|can|could|may|might {by:askwhat} trample [over|through] [for|with]
tramples     <- how much [of] [the] excess|extra|remaining|leftover|rest|surplus [of] [the] [damage|dmg] [can|could|will|would|may] go|get|trample|carry|spill|hit|make [it] [over|through] [to] [{to:askwhat}] [{when:askwhen}]
damageto     <- how much [can|could|will|would|may] get|go|come|make [it] through [to {to:askwhat}] [{when:askwhen}]              # How much gets through?
tramples     <- how much [can|could|will|would|may] get|go|come|make [it] over [to {to:askwhat}] [{when:askwhen}]                    # How much goes over?
tramples     <- how much [damage|dmg] [carries|spills|goes|gets] over [to {to:askwhat}]
prevented    <- how much [damage|dmg] be|is|gets prevented
anytrample   <- do|will|would|can|could|might|should any [{combat:combatword}] damage|dmg trample [over|through] [to] [{to:askwhat}] [{when:askwhen}]   # Does any damage trample over?
anydamage    <- do|will|would|is|could|might|should any [{combat:combatword}] damage|dmg [gets|get|go|goes|come|make|still|be|dealt] [it] [through|over|dealt] [to] [{to:askwhat}] [{when:askwhen}]  # Does any damage go through?
anydamage    <- do|will|would|can|could|may|might|should {to:askwhat} [still|also|even] take|receive [any|the|{number}] [{combat:combatword}] damage|dmg [{when:askwhen}]
anydamage    <- is|was|will|would [the] [{combat:combatword}] damage|dmg [still] [be] dealt|done to {to:askwhat} [{when:askwhen}]
anydamage    <- is|was|are|am {to:askwhat} dealt [any|the|{number}] [{combat:combatword}] damage [{when:askwhen}]
anydamage    <- do|will|would|can|could|might|should {to:askwhat} [still|also|only|just] take {number} [{when:askwhen}]                                        # Does Bob take 3?
anydamage    <- can|could|will|would|may|might {to:askwhat} [still|also] be dealt [any|the|{number}] [{combat:combatword}] damage [{when:askwhen}]        # Can Bob be dealt 3 damage?
anydamage    <- do|will|would|could|might|should {to:askwhat} [still|also|even] take|receive [any|the] [remaining|rest|other|extra|excess|leftover] [of] [the] [{number}] damage|dmg [{when:askwhen}]
dealsany     <- do|will|would|can|could|may|might|should {by:triggername} [still|even|also|actually] deal [any|{number}] [{combat:combatword}] damage|dmg [to {to:askwhat}] [{when:askwhen}]
dealsany     <- do|will|would|can|could|may|might|should {by:askwhat} [still|even|also|actually] deal [any|its|the|{number}|their|his] [{combat:combatword}] damage|dmg [to {to:askwhat}] [{when:askwhen}]
dealsany     <- do|will|would|can|could|may|might|should {by:askwhat} [still|even] damage {to:askwhat}
dealstimes   <- do|will|would|can|could|may|might|should {by:askwhat} [still|even|also|actually] deal [its|the|their] [{combat:combatword}] damage|dmg {number:times} [to {to:askwhat}] [{when:askwhen}]   # Does it deal damage twice?
dealstimes   <- do|will|would|can|could|may|might|should {by:askwhat} [still|even|also|actually] deal [its|the|their] [{combat:combatword}] damage|dmg to {to:askwhat} {number:times} [{when:askwhen}]
manydeals    <- how many|often [times] do|will|would|can {by:askwhat} deal [its|the|their] [{combat:combatword}] damage|dmg [to {to:askwhat}] [{when:askwhen}]   # How many times does Knight deal damage?
manytakes    <- how many|often [times] ( do|will|would|can {to:askwhat} take|receive|get|be [dealt] | be {to:askwhat} dealt ) [the|any] [{combat:combatword}] damage|dmg [{when:askwhen}]   # How many times does Bob take damage?
manytakes    <- how many|often [times] be [the] [{combat:combatword}] damage|dmg dealt|done to {to:askwhat} [{when:askwhen}]                # How many times is damage dealt to Bob?
loyaltylost  <- how ( many loyalty counters|counter | much loyalty ) do|will|would|can|could {what:askwhat} lose [{when:askwhen}]   # How much loyalty does Chandra Nalaar lose?
allprevented <- is|gets|was|will|would all [of] [the|that|my|his|her|their] [{combat:combatword}] damage [be] prevented                              # Is all damage prevented?
isprevented  <- is|gets|was|will|would [any] [of] [the|that|my|his|her|their] [{combat:combatword}] damage [be] prevented
allprevented <- do|will|would|can|could|might|should {by:thing} stop|prevent all [of] [the|that|this] [{combat:combatword}] damage [{when:askwhen}]
isprevented  <- do|will|would|can|could|might|should {by:thing} stop|prevent [the|any|that|this] [{combat:combatword}] damage [{when:askwhen}]                 # Does Fog stop the damage?
hits         <- do|will|would|can|could|may|might|should {by:askwhat} [still] hit {to:askwhat}
loyalty      <- how many loyalty [counters|counter] do|will|would|can|could|may|might {what:askwhat} [have|end] [left|up|remain] [with]
counters     <- how many [{counter}] counters|counter do|will|would|can|could|may|might {what:askwhat} [have|get|end] [up] [on] [it|with] [{when:askwhen}]                  # How many counters does Ogre have?
counters     <- what counters do|will|would|can|could|may|might {what:askwhat} have [on it|them]
counters     <- how many [{counter}] counters|counter be|go|are|goes [put] [placed] on {what:askwhat}
hascounters  <- do|will|would|can|could|might|should {what:askwhat} [still|also] end up with [any|a|{number}] [{counter}] counters|counter [on it|them] [{when:askwhen}]
hascounters  <- do|will|would|can|could|may|might|should {what:askwhat} [still|also|even] have [any|a|the|his|her|its|their|my|{number}] [{counter}] counters|counter [left] [on it|them] [{when:askwhen}]  # Does it have any counters on it?
losesloyalty <- do|will|would|can|could|may|might|should {what:askwhat} [still|also|even] lose [any|a|its|his|her|{number}] loyalty [counters|counter] [{when:askwhen}]   # Does Chandra Nalaar lose loyalty?
losescounters <- do|will|would|can|could|may|might|should {what:askwhat} [still|also|even] lose [any|a|the|his|her|its|their|my|{number}] [{counter}] counters|counter [from it] [{when:askwhen}]   # Does it lose its shield counter?
anycounters  <- do|will|would|can|could|may|might|should {what:askwhat} [still|also|even] get|receive [any|a|the|his|her|its|their|my|{number}] [{counter}] counters|counter [on it|them] [{when:askwhen}]  # Does it get any -1/-1 counters?
sacrifices   <- do|will|would|can|could|may|might|should {who:askwho} [still|have|also] [to] [have] [to] sacrifice [{card:askcards}] [{when:askwhen}]
manysacrificed <- how many {kind:kindnoun} get|be|were|will|would [be] sacrificed|sacrifice [in total|in all|altogether] [{when:askwhen}]                    # How many creatures are sacrificed?
manysacrificed <- how many {kind:kindnoun} do|will|would|can|could|may|might|must {who:askwho} [have|get] [to] sacrifice [{when:askwhen}]      # How many permanents does Bob sacrifice?
discards     <- do|will|would|can|could|may|might|should {who:askwho} [still|have|also] [to] discard [{card:askcards}] [from {by:triggername}] [{when:askwhen}]                                              # Does he still discard?
draws        <- do|will|would|can|could|may|might|should {who:askwho} [still|get|also|even] [to] draw [{card:askcards}] [from {by:triggername}] [{when:askwhen}]
manycards    <- how many [cards] do|will|would|can|could|may|might {who:askwho} draw [{when:askwhen}]
manydiscards <- how many [cards] do|will|would|can|could|may|might {who:askwho} discard [{when:askwhen}]
manymilled   <- how many [cards] do|will|would|can|could|may|might {who:askwho} mill [{when:askwhen}]                                     # How many cards does Bob mill?
manymilled   <- how many cards be|get milled [{when:askwhen}]
manyscried   <- how many|much [cards] do|will|would|can|could|may|might {who:askwho} [get to] scry [{when:askwhen}]                             # How many cards do I scry?
manysurveiled <- how many|much [cards] do|will|would|can|could|may|might {who:askwho} [get to] surveil [{when:askwhen}]                       # How much does Bob surveil?
manylooked   <- how many cards do|will|would|can|could|may|might {who:askwho} [get to] look at|see [{when:askwhen}]                              # How many cards does Bob look at?
manyrevealed <- how many cards do|will|would|can|could|may|might {who:askwho} [get to|have to] reveal [{when:askwhen}]               # How many cards does Bob reveal?
manyexiled   <- how many cards do|will|would|can|could|may|might {who:askwho} [get to|have to] exile [{when:askwhen}]                            # How many cards do I exile?
manyexiled   <- how many cards be|get exiled [{when:askwhen}]                      # How many cards are exiled?
mills        <- do|will|would|can|could|may|might|should {who:askwho} [still|have|also] [to] mill [{card:askcards}] [from {by:triggername}] [{when:askwhen}]   # Does Bob mill two cards?
ismonarch    <- am|is|are|will|would {who:askwho} [still|now|then] [be] the monarch [{when:askwhen}]                               # Is Alice the monarch?
ismonarch    <- do|will|would|can|could|may|might|should {who:askwho} [still|also] become|stay|remain|be the monarch [{when:askwhen}]
whomonarch   <- who be|become [now|then] the monarch [{when:askwhen}]                                                              # Who is the monarch?
hasinitiative <- do|will|would|can|could|may|might|should {who:askwho} [still|now|also] have|take|get|keep the initiative [{when:askwhen}]   # Does Alice have the initiative?
hasblessing  <- do|will|would|can|could|may|might|should {who:askwho} [still|now|also] have|get the citys blessing [{when:askwhen}]       # Does Alice have the city's blessing?
triggers     <- do|will|would|can|could|may|might|should {source:triggername} [still|also|even|ever] ( trigger [off] | happen | resolve | occur | go off | go on the stack ) [{number:times}] [{when:askwhen}]  # Does Zed's trigger resolve?
triggers     <- do|will|would|can|could|may|might|should {source:askwhat} [still|also|even|ever] ( trigger [off] | go off ) [{number:times}] [{when:askwhen}]
triggers     <- do|will|would|can|could|may|might|should {by:askwhat} [still|also|even|ever] trigger {source:triggername} [{number:times}] [{when:askwhen}]
triggers     <- do|will|would|can|could|may|might|should {by:askwhat} [still|also|even|ever] trigger {source:things} [{number:times}] [{when:askwhen}]
triggers     <- do|will|would|can|could|may|might|should {who:askwho} [still|also|even|now] get|receive [the|a|an|any] {source:triggername} [{number:times}] [{when:askwhen}]
grows        <- do|will|would|can|could {what:askwhat} [still|also|both|all] get|gain|receive|have [the|a|an] {bonus} from|with|off|by|under {by:thing}   # Does Ogre get +1/+1 from Glorious Anthem?
grows        <- do|will|would|can|could {by:thing} [still|also] give|grant {what:askwhat} [the|a|an] {bonus}
affected     <- is|are|am|was|were {what:askwhat} [still|also|both|all] [be] affected|pumped|buffed|boosted|improved by {by:thing}
affected     <- do|will|would|can|could {by:thing} [still|also] affect|pump|boost|buff {what:askwhat}
affected     <- do|will|would|can|could {what:askwhat} [still|also|both|all] benefit|profit from {by:thing}
affected     <- do|will|would|can|could {what:askwhat} [still|also|both|all] get|receive|have [the|a|any] bonus|buff|boost|pump|benefit from|of|by {by:thing}
getsto       <- do|will|would|did|can|could|might|should {who:askwho} [still|also|even|now] get to {effect:askeffect} [{when:askwhen}]                         # Do I still get to draw a card?
getsto       <- do|will|would|did|can|could|might|should {by:askwhat} [still|also|even] let|allow|make {who:askwho} [to] {effect:askeffect} [{when:askwhen}]
getsto       <- do|will|would|did|can|could|might|should {by:triggername} [still|also|even] let|allow|make {who:askwho} [to] {effect:askeffect} [{when:askwhen}]
getsto       <- do|will|would|did {who:askwho} [still|also|even] {effect:askbytext} [{when:askwhen}]                                                       # Do I scry?
back         <- do|will|would|can|could|might|should {who:askwho} [still|also|even] get {what:askwhat} back [{zone:askzone}] [{when:askwhen}]                 # Do I get it back?
gets         <- do|will|would|did|could|might|should {who:askwho} [still|also|even] get [the|a|an|my|his|her|any] [{tail:askgot}] [{when:askwhen}]                              # Do I still get a Spirit?
whattriggers <- what|which [abilities] triggers|trigger [here|now|then] [{when:askwhen}]                                     # What triggers?
alltriggers  <- how many [abilities] triggers|trigger [are|is|happen|occur|resolve|there|total|altogether|go] [there|on] [the] [stack] [in total|now|then] [{when:askwhen}]   # How many triggers?
alltriggers  <- how many [abilities] triggers do|will|would {who:askwho} [now] have|get [{when:askwhen}]                    # How many triggers does Alice get?
compared     <- be|is that|it|this {bound:bound} [life|damage]                                                              # How much damage does Bob take? Is that more than 3?
manytriggers <- how many times|triggers do|will|would|can|could|may|might {source:askwhat} trigger
manytriggers <- how many times do|does|will|would {source:triggername} [still] trigger|happen|resolve|go [off]
manytimes    <- how often do {source:askwhat} trigger
zone         <- where [be|is|do|does|will] {what:askwhat} [go|end|be] [up] [{when:askwhen}]                                                       # Where is Ogre?
exiled       <- is|are|does|do {what:askwhat} [get|gets] exiled [{when:askwhen}]                                                      # Is Ogre exiled at end of turn?
exiled       <- is|are {what:askwhat} [still|now] in exile [{when:askwhen}]                                                              # Is Ogre in exile?
inhand       <- is|are|does|do|will|would {what:askwhat} [still|now] [go|goes|end|be] [up|back] in|to|into [ the | {who:owner} | its|his|her|their owners|owner ] [owner|owners] hand|hands [{when:askwhen}]     # Is it in his hand?
inhand       <- do|will|would|can|could {what:askwhat} [still] come|return [back] to ( {who:owner} | its|his|her|their owners|owner ) hand [{when:askwhen}]     # Does it return to his hand?
ingraveyard  <- is|are|does|do {what:askwhat} [go|goes|end] [up] [still] [in|to] [the|{who:owner}] graveyard|yard|bin [{when:askwhen}]
inlibrary    <- is|are|does|do|will|would {what:askwhat} [still] [be|get|gets] shuffled [back] [in|into|to] [{who:owner}|the|its|his|her|their] [owners|owner] [library|deck] [{when:askwhen}]   # Is Hill Giant shuffled into my library?
inlibrary    <- do|will|would {what:askwhat} [still] go|return [back] to|into|in [{who:owner}|the|its|his|her|their] [owners|owner] library|deck [{when:askwhen}]       # Does it go back to my library?
onfield      <- is|are|does|do {what:askwhat} [still|stay|remain|back|again] [be] [stay] on [the] battlefield|board|table|play|field [{when:askwhen}]
onfield      <- is|are|does|do {what:askwhat} [still|stay|remain|both] [stay] in play|around [{when:askwhen}]
returns      <- do|will|would|can|could|may|might|should {what:askwhat} [still] come|return [back] [{zone:askzone}] [{when:askwhen}]
size         <- how big|large be {what:askwhat} [{when:askwhen}]
size         <- how big|large will|would|can|could {what:askwhat} [be|get|become] [{when:askwhen}]                                        # How big will it be?
size         <- what size be {what:askwhat} [{when:askwhen}]
power        <- how much power do {what:askwhat} have [{when:askwhen}]
power        <- what power do {what:askwhat} have
toughness    <- how much toughness do {what:askwhat} have [{when:askwhen}]
toughness    <- what toughness do {what:askwhat} have
haspower     <- do|will|would|can|could {what:askwhat} [still|now|then|also] have {number} power [{when:askwhen}]     # Does Ogre have 4 power?
hastoughness <- do|will|would|can|could {what:askwhat} [still|now|then|also] have {number} toughness [{when:askwhen}]     # Does Ogre have 4 toughness?
issize       <- is|are {what:askwhat} [now|still|then|just] [a] {size:size} [{when:askwhen}]
loyalty      <- how much loyalty do|will|would|can|could|may|might {what:askwhat} [have|end] [left|up] [with|at] [{when:askwhen}]
loyalty      <- what|which loyalty do|will|would {what:askwhat} [have|come|enter|start] [in|down] [with|at] [{when:askwhen}]           # What loyalty does it come in with?
whogains     <- who gain [the] life [{when:askwhen}]                                                                                         # Who gains the life?
whodraws     <- who [get|gets] [to] draw [the|a|those|these|two|three|any|another] card|cards [from {by:triggername}] [{when:askwhen}]                # Who draws the card?
whodraws     <- who get the card|cards [{when:askwhen}]                                                                      # Who gets the card?
whomakes     <- who ( create|make the|a|those|these|that | get|receive|have a ) {kind:kindnoun} [{when:askwhen}]                              # Who makes the token?
wholoses     <- who lose life
whotakes     <- who|what|which [creature|one|player] take [the] [{combat:combatword}] damage [{when:askwhen}]
whodies      <- who|which|what [one|creature|creatures] [of] [them|the|these|two] [creatures|two] die|dies [{when:askwhen}]        # Which one dies?
whosurvives  <- which|what|who [one|creature|creatures] [of] [them|the|these|two] [creatures|two] survive|survives|live|lives [{when:askwhen}]
whoinitiative <- who have|take|get [now|then] the initiative [now|then|afterwards] [{when:askwhen}]                                    # Who has the initiative?
whocontrols  <- who control|have|get|receive|keep {what:askwhat} [back|then] [{when:askwhen}]                          # Who gets Ogre?
controls     <- do|will|would|could|might|should {who:askwho} [still] control|keep {what:askwhat} [{when:askwhen}]
manydie      <- how many of {what:askwhat} [will|would|do] die [{when:askwhen}]
manydie      <- how many {kind:kindnoun} [creatures] [do|does|will|would|of] [{who:askwho}] die|dies [{when:askwhen}]
howmany      <- how many {kind:boardnoun} [creatures] [do|will|would|can|could|may|might] [{who:askwho}] [still] [have|control|survive|end|left] [up|left] [with] [{when:askwhen}]
hasany       <- do|will|would {who:askwho} [now|still|then] have|control a|an|any {kind:boardnoun} [now|then|afterwards] [{when:askwhen}]                            # Does Bob have a Food?
hasany       <- do|will|would|can|could|might|should {who:askwho} [still] have|control [any|some] {kind:kindnoun} left|remaining|alive [on] [the] [board|battlefield|table] [{when:askwhen}]   # Does Bob have any creatures left?
hasany       <- [is|are] [there] any {kind:kindnoun} left|remaining|alive [on] [the] [board|battlefield|table|{owner} side] [{when:askwhen}]                        # Are any creatures left?
hasany       <- do|will|would|could|might|should any {kind:kindnoun} remain [on] [the] [board|battlefield|table] [{when:askwhen}]                                 # Do any creatures remain?
whatisleft   <- what|whats [be] left|remaining|remains|remain [on|in] [the] [board|battlefield|table|play] [{when:askwhen}]              # What's left?
whatisleft   <- what|which [{kind:kindnoun}] do|will|would {who:askwho} [still] have left|remaining [on] [the] [board|battlefield|table] [{when:askwhen}]   # What does Bob have left?
whatisleft   <- what do|will|would {who:askwho} have [now|then|afterwards] [on] [the] [board|battlefield|table] [{when:askwhen}]                        # What does Bob have?
manyin       <- how many {kind:kindnoun} be [there] [now|left] {place:zone} [{when:askwhen}]                                                # How many cards are in Bob's graveyard?
manyin       <- how many {kind:kindnoun} do|will|would {who:askwho} [still] have [left] {place:zone} [left] [{when:askwhen}]                                   # How many cards does Bob have in his graveyard?
whodies      <- which|what|who|whose of {what:askwhat} [will|would|do] die|dies [{when:askwhen}]                                          # Which of my creatures die?
whosurvives  <- which|what|who of {what:askwhat} [will|would|do] survive|survives|live|lives|win|wins [{when:askwhen}]
whoseplace   <- whose graveyard|yard|hand|library|deck [do|will|would] {what:askwhat} [go|goes|end|ends] [up] [to|in|into] [{when:askwhen}]          # Whose graveyard does it go to?
winscombat   <- who|which|what [creature|one] win [the|this|that] combat|fight|battle [{when:askwhen}]                                     # Who wins the combat?
whodies      <- which|what {kind:kindnoun} [will|would|do] die|dies [{when:askwhen}]                                                     # Which attackers die?
whosurvives  <- which|what {kind:kindnoun} [will|would|do] survive|survives|live|lives [{when:askwhen}]                                  # Which attackers survive?
hasability   <- do|will|would|could|might|should {what:askwhat} [still|then|now|also|both|all] have|gain|get|keep {ability:withlist} [from {by:thing}] [{when:askwhen}]
hasability   <- do|will|would|could|might|should {what:askwhat} [still|then|now|also|both|all] have|gain|get {ability:barekeyword} [{when:askwhen}]   # Does Ogre have ward?
hasability   <- is|are|was|will|would {what:askwhat} [still|then|now] [be] {ability:withlist} [{when:askwhen}]
hasability   <- do|will|would|can|could|might|should {by:askwhat} [still|also] give {what:askwhat} {ability:withlist} [{when:askwhen}]
hasability   <- is|are|was {what:askwhat} [still|then|now] [a|an] creature|creatures with {ability:withlist} [{when:askwhen}]            # Is Ogre a creature with trample?
not hasability <- do|will|would|could|might|should {what:askwhat} lose {ability:withlist} [{when:askwhen}]                                                   # Does it lose flying?
candie       <- can|could {by:askwhat} [still|also] kill|destroy {what:askwhat} [{when:askwhen}]                                          # Can it kill both of them?
dies         <- do|will|would|might|should {who:askwho} [still] kill|destroy {what:askwhat} [{when:askwhen}]
makes        <- how many {kind:kindnoun} do|will|would|can|could|may|might {by:triggername} make|create|give|put [{who:askwho}] [{when:askwhen}]        # How many tokens does her trigger make?
makes        <- how many {kind:kindnoun} do|will|would|can|could|may|might {who:askwho} get|make|create from|off|with|for {by:askwhat} [{when:askwhen}]  # How many tokens does Bob get from Ogre?
makes        <- how many {kind:kindnoun} do|will|would|can|could|may|might {who:askwho} get|make|create [from|off|with {by:triggername}] [{when:askwhen}]
makes        <- how many {kind:kindnoun} do|will|would|can|could|may|might {by:askwhat} make|create|give|produce [{who:askwho}] [{when:askwhen}]       # How many tokens does Ogre make?
loseslife    <- do|will|would|can|could|may|might|should {by:askwhat} [still] drain {who:askwho} [for {number} [life]] [{when:askwhen}]
isof         <- is|are|was|will|would {what:askwhat} [still|now|then|already|currently|also] [be] [a|an] {kind:askkind} [{when:askwhen}]   # Is it a Swamp?
isof         <- do|will|would|could|might|should {what:askwhat} [still] become|stay|remain|be [a|an] {kind:askkind} [{when:askwhen}]
leavescombat <- do|will|would {what:askwhat} leave [the] combat [{when:askwhen}]                                                    # Does Hill Giant leave combat?
leavescombat <- do|will|would {what:askwhat} get|be removed|taken from|out [of] [the] combat [{when:askwhen}]   # Will Hill Giant be removed from combat?
leavescombat <- is|are|was {what:askwhat} [still|then] [removed|taken|out] from|of combat [{when:askwhen}]                                # Is it removed from combat?
transforms   <- do|will|would|did|can|could|should {what:askwhat} [still|then|also] transform|flip [{when:askwhen}]                        # Does Hill Giant transform?
transforms   <- is|are {what:askwhat} [now|then] transformed|flipped [over] [{when:askwhen}]                                                          # Is Hill Giant transformed?
isblocked    <- do|will|would|did|can|could|might|should {what:askwhat} get|become|be [considered] blocked|unblocked [{when:askwhen}]
isblocked    <- is|are|was {what:askwhat} [still|considered] blocked|unblocked [{when:askwhen}]
triggers     <- do|will|would|can|could|might|should [the] [combat] {tail:damageword} ( from | of | dealt by | by ) {by:thing} [still|also|even] trigger|activate {source:triggername} [{when:askwhen}]
triggers     <- do|will|would|can|could|might|should [the] [combat] {tail:damageword} ( from | of | dealt by | by ) {by:thing} [still|also|even] trigger|activate {source:askwhat} [{when:askwhen}]   # Does the damage from Shock trigger Zed?
triggers     <- do|will|would|can|could|might|should {by:askowner} [combat] {tail:damageword} [still|also|even] trigger|activate {source:triggername} [{when:askwhen}]
triggers     <- do|will|would|can|could|might|should {by:askowner} [combat] {tail:damageword} [still|also|even] trigger|activate {source:askwhat} [{when:askwhen}]
countered    <- is|are|gets|get|does {what:askwhat} [get] countered|fizzled|fizzle [{when:askwhen}]
resolves     <- do|will|would|did|could|might|should {what:askwhat} [still|ever] resolve|fizzle [{when:askwhen}]
saves        <- do|will|would|can|could|might|should {by:askwhat} [still] save|protect {what:askwhat} [{when:askwhen}]
manaburn     <- do|will|would|could|might|should {who:askwho} [take|get|suffer] [any] mana burn
yesno        <- am|is|are i|we right|correct|wrong
right        <- is this|that|my|it correct|right|wrong|true|interpretation|reasoning|so [interpretation|reasoning|so] [correct|right]
right        <- am i right|correct|wrong|missing [something|that]
right        <- right|correct|thoughts|ideas|why|how|yes|no|ruling|help|anyone|who is right|and then
right        <- who be right|correct
right        <- ( how come | what do you think )
right        <- can you|anyone|someone|anybody help|explain|confirm [me|this] [{tail:asktail}]
"""
