"""The sentences that tell what comes about, as data; `statements.py` says how they are written."""

from __future__ import annotations

EFFECTS = """
prevents  <- WHO prevent [the] [next] {amount:number} [{combat:combatword}] [damage|dmg] [dealt|that|which] [would] [be] [dealt] to {to:targets}   # Bob prevents 2 damage to Elf.
prevents  <- WHO prevent [the] [next] {amount:number} [of] [the|that] damage|dmg [dealt|done] [to {to:targets}]
prevents  <- WHO prevent {amount:number} [of] [it|that|them|this]                                    # Bob prevents 2 of it.
prevents  <- NONE {amount:number} [of] [it|that|them|this|damage|dmg] be|get prevented               # 2 of it is prevented.
prevents  <- NONE {amount:number} [points] of [the|that|this] damage|dmg be|get prevented                            # 2 of the damage is prevented.
preventsall <- WHO prevent all|the|that [{combat:combatword}] damage|dmg [dealt|done|that] [would] [be] [dealt] [to {to:targets}]
preventsfrom <- WHO prevent all|the [{combat:combatword}] damage|dmg [dealt|that] [would] [be] [dealt] by|from {by:targets}
preventsfrom <- NONE [the|all] [{combat:combatword}] damage|dmg [dealt] by|from {by:targets} be|get prevented [this turn]     # The damage from Hill Giant is prevented.
pumps     <- WHO give {what:things} {bonus} [and {keywords:withlist}] [until end of turn]
pumps     <- WHO give {what:things} {keywords:withlist} [until end of turn]
pumps     <- WHO give {what:things} {keywords:withlist} and {bonus} [until end of turn]                     # I give it trample and +4/+4.
pumps     <- WHO make {what:things} {keywords:withlist} [until end of turn]                           # Bob makes Elf indestructible.
pumps     <- WHO give {bonus} to {what:things}
pumps     <- WHO pump|grow|buff|boost|shrink {what:things} [by|with|for] {bonus}
pumpsto   <- WHO pump|grow|boost|shrink {what:thing} to|into [a] {size:size}                                 # Bob pumps Ogre to 5/5.
pumpability <- WHO pump|firebreathe {what:thing} [{times}]                                           # Alice pumps it twice.
turnsinto <- IT become [now] a|an {size:size} [until end of turn]                                       # Ogre becomes a 0/1.
turnsinto <- IT be|get turned into a|an {size:size} [until end of turn]                                 # Ogre is turned into a 0/1.
turnsinto <- WHO turn|make {what:things} [into] a|an {size:size} [until end of turn]                    # Bob turns Ogre into a 0/1.
losesabilities <- IT lose all [of] [its|his|her|their] abilities [until end of turn]                    # Ogre loses all abilities.
losesabilities <- IT lose {keywords:withlist} [until end of turn]                                       # Ogre loses flying.
getsbonus <- IT get {bonus} [until end of turn]
getsbonus <- IT gain {keywords:withlist} [until end of turn]
destroys  <- WHO destroy|kill|remove {what:targets} [with {by:thing}]         # Bob kills Ogre in response.
bounces   <- WHO bounce {what:things} [to] [{owner}] [hand] [with {by:thing}]
bounces   <- WHO return {what:things} to {owner} hand [with {by:thing}]                                # Bob returns Ogre to its owner's hand.
bounces   <- WHO return {what:things} to ( its|the owners ) hand [with {by:thing}]
brings    <- WHO return|reanimate {what:things} [back] from [the|his|her|my|their|a] graveyard|yard|bin [ to|onto|into ( play | [the] battlefield ) ] [with {by:thing}]   # Alice returns Hill Giant from her graveyard to the battlefield.
brings    <- WHO bring|get [back] {what:things} [back] from [the|his|her|my|their|a] graveyard|yard|bin [ to|onto|into ( play | [the] battlefield ) ] [with {by:thing}]   # Alice brings back Hill Giant from her graveyard.
brings    <- WHO return|bring|put|get {what:things} [back] from [the|his|her|my|their|a] graveyard|yard|bin to|onto|into ( play | [the] battlefield | [the|his|her|my|their] hand ) with|using|via {by:thing}   # Alice returns Hill Giant from her graveyard to her hand with Shock.
brings    <- WHO return|bring|put|get {what:things} [back] to|into [the|his|her|my|their] hand from [the|his|her|my|their|a] graveyard|yard|bin with|using|via {by:thing}   # Alice returns Hill Giant to her hand from her graveyard with Shock.
ontolibrary <- WHO put|place|return|send {what:things} [back] [ from [the|his|her|my|their|its] graveyard|yard|bin ] on|onto|to [the] top|bottom of ( {owner} | its|his|her|their|the owners|owner ) library|deck|libraries [with {by:thing}]   # Alice puts Hill Giant on top of her library.
ontolibrary <- WHO put|place|return|send {what:things} [back] on|onto|to [the] top|bottom of the library|deck                                # Alice puts Hill Giant on the bottom of the library.
ontolibrary <- WHO put|place|return|send {what:things} [back] on|onto|to [the] top|bottom                                                        # Alice puts Hill Giant on top.
ontolibrary <- WHO put|place|return|send {what:things} from {lying:owner} graveyard|yard|bin on|onto|to [the] top|bottom of ( {owner} | its|his|her|their|the owners|owner ) library|deck|libraries
ontolibrary <- WHO shuffle {what:things} into ( {owner} | its|his|her|their|the owners|owner ) library|deck|libraries [with {by:thing}]                    # Alice shuffles Hill Giant into its owner's library.
regrows   <- WHO return {what:things} [back] from [the|his|her|my|their|a] graveyard|yard|bin to [the|his|her|my|their] hand                # Alice returns Hill Giant from her graveyard to her hand.
brings    <- WHO return|reanimate {what:things} [ to ( play | [the] battlefield ) ] [with {by:thing}]     # Alice reanimates Hill Giant.
airbends  <- WHO airbend {what:things}                                                               # Alice airbends Ogre.
goads     <- WHO goad {what:targets}                                                                  # Alice goads Ogre.
suspects  <- WHO suspect {what:targets}                                                              # Alice suspects Ogre.
detains   <- WHO detain {what:targets}                                                               # Alice detains Ogre.
exilesfornow <- WHO exile {what:things} ( until [the] end of [the|this] turn | until the [next] end step | for the turn )   # Bob exiles Ogre until end of turn.
exiles    <- WHO exile|remove {what:things} [from the game|play] [with {by:thing}]
flickers  <- WHO flicker|blink {what:thing} [with {by:thing}]
counters2 <- WHO counter {what:thing} [with {by:thing}]
result    <- WHO gain|heal {amount:number} [life] [from {things}]
result    <- WHO lose {amount:number} [life]
lifetimes <- WHO gain|lose life [{times}]                                                            # Alice gains life twice.
lifetimes <- WHO gain|lose {amount:number} life {times}
result    <- WHO gain that much life
result    <- WHO gain|get the|that life
result    <- WHO go|drop|fall [down|up|back] to {amount:number} [life]
result    <- WHO [be] [now] down|up to {amount:number} [life]
result    <- WHO be dead
result    <- WHO lose|win [the game]
result    <- WHO die
result    <- WHO take {amount:number} [{combat:combatword}] [damage|dmg] [from {things}]
result    <- IT [all|both] die
result    <- IT [be] [now] dead
countered <- IT be|get countered
counteredby <- IT be|get countered by|with {by:cast}                                                # Shock is countered by Giant Growth.
result    <- IT be|get destroyed|killed|exiled|bounced|prevented|sacrificed
result    <- IT survive|live
result    <- IT fizzle                                                                              # Shock fizzles.
result    <- IT go [back] {zone}                                                                    # Grizzly Bears goes to the graveyard.
result    <- IT be|get put|returned|sent [back] {zone}                                               # Hill Giant is put into his graveyard.
explores  <- WHO have|make|let {it:things} =explore                                              # Alice has Ogre explore.
explores  <- IT explore|connive [as well|too]                                                          # Ogre explores.
result    <- IT persist|undie [back]                                                                # Kitchen Finks persists.
result    <- IT trade
trades    <- IT trade with {with:things} [in combat]                                                             # Hill Giant trades with Gray Ogre.
trades    <- WHO trade {it:things} for|with {with:things} [in combat]
result    <- WHO lose {it:things}                                                                    # Bob loses Gray Ogre.
isflickered <- IT be|get flickered|blinked                                                         # Hill Giant is blinked.
issacrificed <- IT be|get sacrificed to {to:thing}                                                   # Hill Giant is sacrificed to Gray Ogre.
isdiscarded <- IT be|get discarded                                                                  # Hill Giant is discarded.
result    <- NONE [the|all|that|its|his] [of] [the] [{combat:combatword}] [damage|dmg] [this turn] [be|gets] prevented [this turn]
result    <- NONE [the|all|any] [{combat:combatword}] damage|dmg to {to:targets} be|get prevented [this turn]         # All damage to Bob is prevented.
result    <- WHO deal {amount:number} [{combat:combatword}] [damage|dmg]
result    <- IT deal {amount:number} [{combat:combatword}] [damage|dmg]
result    <- WHO trade
movescounters <- WHO move a|the|that|{amount:number} {counter} counters|counter from|off {from:thing} to|on|onto {to:thing}   # Alice moves a +1/+1 counter from Ogre onto Elf.
movescounters <- WHO move all [of] [the|its] {counter} counters from|off {from:thing} to|on|onto {to:thing}
doublescounters <- WHO double [the number of] [the|its|all] {counter} counters on {what:things}              # Alice doubles the +1/+1 counters on Ogre.
doublespower <- WHO double the power of {what:things} [until end of turn|this turn]                      # Alice doubles the power of Ogre.
doublesboth <- WHO double the power and toughness of {what:things} [until end of turn|this turn]         # Alice doubles the power and toughness of Ogre.
switches  <- WHO switch the power and|with toughness of {what:things} [until end of turn|this turn]      # Alice switches the power and toughness of Ogre.
doublespower <- NONE the power of {what:things} be|get doubled [until end of turn|this turn]              # The power of Ogre is doubled.
doublesboth <- NONE the power and toughness of {what:things} be|get doubled [until end of turn|this turn]
switches  <- NONE the power and|with toughness of {what:things} be|get switched|swapped [until end of turn|this turn]
loseshalf <- WHO lose half [of] [my|his|her|their|its] life [total] [,] [rounded|rounding] [up|down]         # Alice loses half her life, rounded up.
distributes <- WHO put|distribute {counters:countershares}                                            # Alice puts one +1/+1 counter on Ogre and two on Elf.
putsacounter <- WHO put a|one|two|three counter|counters on|onto {what:things}                                            # Alice puts a counter on Ogre.
putscounter <- WHO put {amount:number} {counter} counters|counter on {what:things}
mills     <- WHO mill {whom:player} [ for {amount:number} ]                                            # Alice mills Bob.
mills     <- WHO mill a|{amount:number} cards|card                                                  # Alice mills 3 cards.
makes     <- WHO get {tolds:tokens}                                                                   # Alice gets a Spirit token.
makes     <- WHO get|receive {tolds:madetokens}                                                     # Alice gets two Spirits.
makes     <- IT make|create {tolds:madetokens}                                                       # Hill Giant makes a Spirit.
getscounter <- IT get|gain|receive {amount:number} {counter} counters|counter                      # Grizzly Bears gets a +1/+1 counter.
makes     <- WHO make|create {tolds:madetokens} [ on|onto|into [the] battlefield|play ]
makes     <- WHO put {tolds:tokens} [ on|onto|into [the] battlefield|play ]
saves     <- WHO save|protect {what:thing} with {by:cast}                                            # Bob saves it with Giant Growth.
killswith <- WHO kill|destroy|bounce|exile|finish|eat|burn|shoot {what:targets} [off] with {by:cast}
result    <- WHO draw a|{amount:number} cards|card
result    <- WHO draw a|{amount:number} cards|card with|from|off|for|to|by {about:trigger}                 # Alice draws a card with Hill Giant's trigger.
resolves  <- IT [all|both] resolve [first|normally|fully]
resolves  <- WHO let {thing} resolve
resolves  <- NONE everything|all|both|they resolve
resolves  <- NONE [the] stack resolve
triggers  <- IT trigger [{number:times}]
triggers  <- NONE {trigger:triggername} be triggered
triggers  <- NONE {trigger:triggername} trigger|goes|go|resolve|happen [on|off|off] [the] [stack]
"""
