"""The sentences that tell how choices are answered and costs are paid, as data; `statements.py` says how they are written."""

from __future__ import annotations

CHOICES = """
choosesource <- WHO choose|name|pick {thing:target} as [the|a|its|his|her|their] [damage] source [of damage] [for {about:thing}]  # Bob chooses Lightning Bolt as the source.
choosesource <- WHO [choose|name|pick] source be {thing:target}
choosecolor <- WHO choose|name|pick {color:colorword} [for|with {about:thing}]
choosecolor <- WHO choose|name|pick {color:colorword} and {also:colorword} [for|with {about:thing}]    # Alice chooses white and black.
choosecolor <- WHO choose|pick {color:abilityword} [for|with {about:thing}]                            # Alice chooses lifelink.
discardsto <- WHO discard {things} to {words:deedwords}                                              # Alice discards Twiddle to give it flying.
discardsto <- WHO discard {things} to {to:thing} [{modifiers}]                                       # Alice discards Twiddle to Serra Angel.
discards  <- WHO discard {things}                                                                   # Alice discards Twiddle.
fights    <- IT fight {things} [each] [other]                                                       # Zed fights Ogre.
fights    <- IT fight [each other|another]                                                        # Zed and Ogre fight.
fightsmake <- WHO make|have {first:thing} =fight {second:thing}
fightswhat <- WHO fight {second:thing} [with {first:thing}]                                          # Alice casts Hill Giant and fights Gray Ogre.
illegal   <- IT become|be|is [now] [an] illegal [target] [for {about:thing}]                        # Ogre becomes an illegal target.
illegal   <- IT become|be no longer [a] legal [target]
chapter   <- NONE the {number:ordinal} chapter [ability|trigger] [of {saga:thing}] trigger|resolve|happen|come [,] [targeting|on|at {targets}]   # The second chapter of Serra Angel resolves.
chapter   <- NONE the {number:ordinal} chapter [ability|trigger] [of {saga:thing}] target|hit|kill|shoot|ping|pump|tap|untap|exile|destroy|bounce|copy|return|steal {targets}           # The first chapter targets Ogre.
chapter   <- NONE {saga:belongs} {number:ordinal} chapter [ability|trigger] target|hit|kill|shoot|ping|pump|tap|untap|exile|destroy|bounce|copy|return|steal {targets}
chapter   <- NONE the {number:ordinal} chapter [of {saga:thing}] deal {amount:number} damage to {targets}
chapter   <- NONE the {number:ordinal} chapter [of {saga:thing}] put a|an|one|two|three [{counter}] counters|counter on {targets}
chapter   <- WHO target|hit|kill|shoot|ping|pump|tap|untap|exile|destroy|bounce|copy|return|steal {targets} with|for the {number:ordinal} chapter [ability|trigger] [of {saga:thing}]      # Alice targets Ogre with the first chapter.
chapter   <- NONE {saga:belongs} {number:ordinal} chapter [ability|trigger] trigger|resolve|happen|come [,] [targeting|on|at {targets}]
illegal   <- NONE {target:belongs} target|targets become|be [now] illegal                           # Unsummon's target becomes illegal.
illegal   <- NONE the target of {spell:thing} become|be [now] illegal
equips    <- WHO put|stick|slap|throw {equip:equipped}                                              # Alice puts Sword on Bear.
equips    <- WHO suit up {equip}                                                                    # Alice suits up Bear with Sword.
equips    <- WHO equip {equip}                                                                      # Alice equips Sword to Bear.
equips    <- WHO move|attach {equip2}
equipsthe <- WHO equip {thing}                                                                      # Alice controls Bear and Sword. Alice equips Bear.
attachesit <- WHO attach it to {targets}                                                              # Alice casts Stitched Sword and attaches it to Bear.
crews     <- WHO crew {thing} with|by [tapping] {with:things}                                       # Alice crews Cart with Bear.
crews     <- WHO crew {thing}
saddles   <- WHO saddle {thing} with|by [tapping] {with:things}                                     # Alice saddles Horse with Bear.
saddles   <- WHO saddle {thing}
stations  <- WHO station {thing} with|by [tapping] {with:things}                                    # Alice stations Barge with Bear.
stations  <- WHO station {thing}
crafts    <- WHO craft {thing} [using|with|by] [exiling] {exiled:things} [from [her|his|their|my] graveyard] # Alice crafts Net with Cog.
crafts    <- WHO craft {thing}
cycles    <- WHO cycle {thing} [ for|paying {mana:manas} ]                                                                    # Alice cycles Renewed Faith.
exerts    <- WHO exert {thing:things}                                                               # Alice exerts Glorybringer.
enlists   <- WHO enlist {what:things}                                                                # I attack with Ogre and enlist Hill Giant.
payswith  <- WHO pay {cost:manas} for|with|into|to {about:thing} {modifiers}                             # Alice pays {1} with Icy Manipulator targeting Bear.
payswith  <- WHO pay {cost:manas} for|with {about:belongs} trigger|ability {modifiers}                 # Alice pays {1} for Icy Manipulator's trigger targeting Bear.
pays      <- WHO pay {mana:manas} for the trigger                                                      # Alice pays {1} for the trigger.
pays      <- WHO pay {mana:manas} [{times:times}] [for|with|into|to {about:thing}]                         # Bob pays {2} for Propaganda.
paysenergy <- WHO pay {energy:number} energy [counters|counter] [for|to|into|with {about:thing}]                 # Alice pays 3 energy.
paysenergy <- WHO pay the|that|all|its|my [the] energy [counters|counter] [for|to|into|with {about:thing}]  # Alice pays the energy.
pays      <- WHO pay {life:number} life [for|to|into|with {about:thing}]
nopay     <- WHO NOT pay {life:number} life [for {about:thing}]
pays      <- WHO pay [the] cost|mana|tax [for|of] [{about:thing}]
pays      <- WHO pay for {about:thing}
pays      <- WHO pay [up|in full]                                                                         # Alice pays.
pays      <- WHO pay [for] it|that|this
pays      <- WHO pay [for] [the] ward [cost|tax|trigger]                                                   # Alice pays for ward.
pays      <- WHO pay [for] [the] extort [cost|trigger|triggers] [{times}]                              # Alice pays for extort.
pays      <- WHO extort [{times}]
nopay     <- WHO NOT pay [for] [the] ward [cost|tax|trigger]                                               # Alice doesn't pay for ward.
nopay     <- WHO NOT pay [for] [the] extort [cost|trigger|triggers]
nopay     <- WHO NOT extort
ventures  <- WHO venture|go|move|enter [into|to] {room:dungeonroom}                                # Alice ventures into Goblin Lair.
ventures  <- WHO choose|pick {room:dungeonroom}
encodes   <- WHO encode {thing} on|onto|to|in {other:thing}                                          # Alice encodes Shock on Hill Giant.
pairs     <- WHO pair {thing} with {other:thing}                                                     # Alice pairs Nettle Swine with Elf.
devours   <- IT devour {things}                                                                     # Mycoloth devours Elf and Goblin.
devours   <- WHO devour {things} [with {about:thing}]
mannedby  <- IT be|get crewed|saddled|stationed by {with:things}                                      # Smuggler's Copter is crewed by Ogre.
crews     <- IT be|get crewed                                                                        # Hill Giant is crewed.
copyof    <- IT copy|clone|mimic {original:thing}                                                   # Clone copies Ogre.
isacopyof <- IT be ( copying | [a] copy of | [a] clone of ) {original:thing}                                  # Clone is a copy of Ogre.
copyof    <- IT enter|become|come [as] [the battlefield|into play] [as] a copy of {original:thing} # It enters as a copy of Ogre.
makescopy <- WHO make|create|get a [token] copy|clone of {original:thing}                          # Alice makes a copy of Ogre.
makescopy <- WHO make|create|get a [token] that be a copy|clone of {original:thing}
copies    <- WHO copy|clone|become {original:thing}                                                 # Alice casts Clone and copies Ogre.
copieswith <- WHO copy {thing} with {by:cast}                                                         # Alice copies it with Twincast targeting Bob.
nopay     <- WHO NOT pay [the|for|any|it] [ cost | mana | tax | {about:thing} ] [for {about:thing}]          # Bob doesn't pay.
nopay     <- WHO NOT pay {mana:manas} [for {about:thing}]
nopay     <- WHO refuse|decline to pay [for {about:thing}]
nopay     <- WHO NOT want to pay
reveals   <- WHO reveal|mill {cast}                                                                  # Alice reveals Hill Giant.
revealedby <- IT reveal|flip|exile|mill {cast}                                                          # Killer Instinct reveals Hill Giant.
revealsakind <- IT reveal a|an|the nonland card                                                       # Ogre reveals a nonland card.
revealsakind <- WHO reveal a|an|the nonland|land card                                                # Alice reveals a nonland card.
reveals   <- NONE the top {number} cards of {owner} library|deck be {cast}                            # The top two cards of Alice's library are Shock and Hill Giant.
reveals   <- NONE [the] top card of {owner} library|deck be {cast}
reveals   <- NONE {owner} top card be {cast}
intohand  <- WHO put {cast} into|in|to [the|my|his|her|their] hand [and|,] [{rest:cast} into|in|to [the|my|his|her|their] graveyard|yard|bin]   # Alice puts Shock into her hand.
reveals   <- WHO exile|see|flip {cast} from|off [of] [the] top of {owner} library|deck
scrys     <- WHO scry|surveil [{amount:number}]                                                       # Alice scries 2.
surveils  <- WHO put {cast} from [the|his|her|my|their] library|deck into|in|to [the|his|her|my|their] graveyard|yard|bin   # Alice puts Shock from the library into the graveyard.
surveils  <- WHO surveil {cast} [away] into|to|in [the|his|her|my|their] graveyard|yard|bin               # Alice surveils Shock into the graveyard.
rollschaos <- WHO roll [the] chaos [symbol]                                                          # Alice rolls chaos.
rollsdie  <- WHO roll a|an|one|his|her|my|their|the [six|twenty] [sided] die|d4|d6|d8|d10|d12|d20        # Alice rolls a die.
rolls     <- WHO roll [a|an] {amount:number} [on|with] [the|a|his|her|their] [die|dice]                # Alice rolls a 15.
flips     <- WHO flip|toss|get|win {amount:number} {face:coin} [and {number2:number} {face2:coin}]   # Alice flips 3 tails and Bob flips 2 tails.
flips     <- WHO flip|toss|get [a] {face:coin}
flips     <- WHO win|lose the [coin] flip
flips     <- IT win|lose the [coin] flip                                                           # Hill Giant loses the flip.
spelltargets <- WHO target {targets}                                                                 # Alice casts Shock and targets Bob.
ittargets <- IT target|pump|buff|boost {targets}                                                                     # Faceless Butcher targets Ogre.
itgives   <- IT give {what:things} {keywords:withlist}                                               # The Caretaker gives it protection from red.
triggertarget <- WHO target|shoot|hit|kill|ping {targets} with {trigger:triggername}                                    # Alice targets Elf with Zed's trigger.
triggertarget <- WHO [target] [and] return|bounce|destroy|exile|tap|untap|steal|mill {targets} [{place:zone}] with {trigger:triggername}                 # Alice returns Elf with Zed's trigger.
triggertarget <- WHO choose {targets} as [the] targets|target for|of {trigger:triggername}
triggertarget <- WHO choose {targets} as [the] targets|target for|of all [of] [the] {times:number} [of] {trigger:triggername}
triggertarget <- WHO choose {targets} for {trigger:triggername}
triggertarget <- WHO put {trigger:triggername} on {targets}
triggertarget <- WHO put a|an|one|the|{number} [{counter}] counters|counter on|onto {targets} with|from|using|via|off {trigger:triggername}   # Alice puts a +1/+1 counter on Elf with Zed's trigger.
triggertarget <- WHO put the|his|her|my|their [{counter}] counters|counter from|of {trigger:thing} on|onto {targets}
triggertarget <- WHO put {trigger:belongs} [{counter}] counters|counter on|onto {targets}                    # Alice puts Zed's counter on Elf.
triggertarget <- NONE {trigger:doer} put a|an|one|the|its|{number} [{counter}] counters|counter on|onto {targets}   # Hill Giant puts a +1/+1 counter on Elf.
triggertarget <- NONE {trigger:triggername} target|hit|kill|shoot|ping|pump|tap|untap|exile|destroy|bounce|copy|return|steal {targets} [in the face|head|dome]
triggertarget <- NONE {trigger:triggername} go to|at|on {targets}                                      # Hill Giant's trigger goes to Bob.
appliesfirst <- WHO apply {effect} first                                                            # Bob applies Deflecting Palm first.
appliesfirst <- NONE {effect} apply|be [applied] first
appliesfirst <- WHO choose to apply {effect} first
redirects <- WHO redirect {redirecting} to {to:target}                                              # Bob redirects the damage to Chandra Nalaar.
redirects <- WHO choose to redirect {redirecting} to {to:target}
retargets <- WHO redirect {spell:thing} to|at|onto {targets}                                           # He casts Shock on me. I cast Misdirection. I redirect Shock to Bob.
retargets <- WHO change|changes|changed {spell:belongs} target|targets to {targets}
retargets <- WHO change|changes|changed the target|targets [of {spell:thing}] to {targets}
noredirect <- WHO NOT redirect [{redirecting}] [to {to:target}]
noredirect <- WHO choose|decide|opt not to redirect [{redirecting}] [to {to:target}]
may       <- WHO choose|decide|opt|elect to {todo}
putsthecounter <- WHO put [the|that|those] [{counter}] counters|counter on {what:things}                # Alice puts the -1/-1 counter on Hill Giant.
result    <- WHO take|eat the rest|others|other [of] [it|the] [damage|dmg]
maydoes   <- WHO create|make|put|draw|return|search|take the|those|that {todo}                                             # Alice chooses to draw.
may       <- WHO use the {about:belongs} ability|trigger
maynot    <- WHO choose|decide|opt|elect not to {todo}                                              # Alice chooses not to put the counter.
maynot    <- WHO decline|refuse [to {todo}]
maynot    <- WHO sacrifice|discard|exile|return nothing                                              # Bob sacrifices nothing.
maynot    <- WHO NOT choose|want|wish to {todo}
maynot    <- WHO NOT discard|sacrifice                                                               # Bob does not discard.
maynot    <- WHO NOT put|use|draw|copy|gain|take|return|search|exert|activate|crew|discard|sacrifice|tap|regenerate|exile|create {todo}
proliferates <- WHO proliferate {what:targets}                                                             # Alice proliferates Ogre.
proliferates <- WHO proliferate [{times}]                                                               # Alice proliferates.
gainsnolife <- WHO gain no life                                                                     # Bob gains no life.
picksmode <- WHO choose|pick|select|take [the|its|his|her|their] {mode:modeword} [of|for|on|with {trigger:triggername}] [,] [targeting|on|with {targets:targets}]   # Alice chooses the second mode.
picks     <- WHO choose|pick|select|name {targets} [for|with|as|to {about:trigger}]                 # Alice chooses Ogre.
picks     <- WHO choose|pick|select {targets} for {about:thing}                                     # Alice chooses Hill Giant for Gray Ogre.
takes     <- WHO take|grab|snag|nab|strip {targets} [from {owner} hand] [with {by:cast}]                # Alice takes Gray Ogre with Shock.
picksboth <- WHO choose|pick|select|keep the {todo}
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] have|keep|use|target [the] same target|targets  # The copy has the same target.
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] target {targets}
samecopy  <- WHO choose|pick {targets} as [the|its|a] new targets|target [for|of] [the|its|that] [copy]                 # Alice chooses Bob as the new target.
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] goes|go|be at|to {targets}
"""
