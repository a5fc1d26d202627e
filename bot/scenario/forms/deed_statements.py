"""The sentences that tell deeds, as data; `statements.py` says how they are written."""

from __future__ import annotations

ACTIONS = """
cast      <- WHO flash in {cast}
cast      <- WHO aim|point {cast}
castat    <- WHO deal {amount:number} damage [to {what:targets}] with {by:castuse}
castat    <- WHO give {what:targets} {bonus} with {by:castuse}
gainswith <- WHO gain {amount:number} life with {by:castuse}                                          # Alice gains 3 life with Healing Salve.
castat    <- WHO give {what:targets} {keywords:withlist} with {by:castuse}                          # I give it protection from red with Gods Willing.
spelled   <- IT be|get {spell:spellverb} [by {by:player}] [{modifiers}]
spelled   <- WHO be|get {spell:spellverb} [by {by:player}] [{modifiers}]
castthen  <- NONE in response to {owner} {cast}
respondto <- WHO respond to {owner} {first:cast} with|by [casting|playing|using] {cast}             # Bob responds to Alice's Shock on Elf with Giant Growth.
castat    <- WHO target {what:targets} with {by:castuse}
cast      <- WHO cast|play|fire|flash|slam|drop|announce|topdeck {cast}           # Alice casts Lightning Bolt targeting Bob.
fetchesfor <- WHO crack|pop|use|sacrifice {source:thing} [,] for|fetching|finding|getting|grabbing {cast}                # Alice cracks Polluted Delta for Watery Grave.
fetchesfor <- WHO crack|pop|use|sacrifice {source:thing} [,] [and|to] fetch|find|get|grab {cast}
shocksin  <- WHO shock in {cast}                                                                  # Alice shocks in Watery Grave.
shocksin  <- WHO shock {what:player} [in] with {cast}
cast      <- WHO fuse {cast}
cast      <- WHO cast|play both halves|sides of {cast}                                                 # Alice casts both halves of Turn // Burn on Ogre.
cast      <- WHO use|crack|pop|fling|throw|chuck|put|slap|stick {castuse}
cast      <- WHO respond with|by [casting|playing|using] {castresp}                                  # Bob responds with Giant Growth on Elf.
cast      <- NONE {castpassive}
xis       <- NONE x be|equal {number:number}                                                        # X is 3.
usesit    <- WHO {permanentverb}                                                                    
castverb  <- WHO {castverb}                                                                         # Alice bolts Bob.
castput   <- WHO bring {cast} into|onto ( play | [the] battlefield )
enters    <- IT enter|come [into|onto] [the] [battlefield|play|field] [under {owner} control]             # Hill Giant enters the battlefield.
putsattacking <- WHO put {what:things} on|onto|into ( play | [the] battlefield ) [tapped] [and] attacking  # Alice puts Elf onto the battlefield tapped and attacking.
castput   <- WHO put {cast} into|onto ( play | [the] battlefield )
castput   <- WHO put {cast} into|onto ( play | [the] battlefield ) tapped
castput   <- WHO search [his|her|my|their|the] [library|deck] for {cast}                              # Alice searches her library for Forest.
castput   <- WHO search [his|her|my|their|the] [library|deck] for {cast} and put it|them into|onto ( play | [the] battlefield ) [tapped]
castput   <- WHO find|fetch|tutor [for|up] {cast}                                                     # Alice fetches Forest.
activateput <- WHO activate|use {source:thing} [sacrificing {spent:things}] to put|bring|get|drop|cheat|sneak|fetch [in|out] {cast} [ into|onto ( play | [the] battlefield ) ]   # Alice uses Elvish Piper to put Hill Giant into play.
activateput <- WHO activate|use {source:thing} [sacrificing {spent:things}] [,] putting|bringing|getting|dropping|cheating|fetching [in|out] {cast} [ into|onto ( play | [the] battlefield ) ]
activate  <- WHO activate|use|crack|trigger|pop|fire {activate}                                     # Bob activates Prodigal Sorcerer targeting Bear.
keyworded <- WHO channel|unearth|embalm|eternalize|encore|scavenge|outlast|exhaust|renew|adapt|reconfigure|ninjutsu {activate} # Alice unearths Ogre.
keyworded <- WHO activate|use unearth|embalm|eternalize|encore|scavenge|outlast|reconfigure|ninjutsu [ability] of|on|with|for|from {activate}
keyworded <- WHO use|activate ninjutsu to put|bring {activate} [onto|into [the] battlefield|play] [attacking]
keyworded <- WHO use|activate ninjutsu to return {returned:things} [to [her|his|their|my|its] [owner] ['s] hand] and put {activate} [onto|into [the] battlefield|play] [attacking]
keyworded <- WHO put {activate} onto|into [the] battlefield|play [attacking] with|using|via ninjutsu [, returning|returning {returned:things} [to [her|his|their|my] hand]]
suspends  <- WHO suspend {card:thing} [{modifiers}]                                                # Alice suspends Hill Giant.
walker    <- WHO minus|plus|ultimate|downtick|uptick {activate}
walkersign <- WHO {sign:loyaltysign} {activate}                                                     # I -2 Ajani Vengeant targeting Bob.
pings     <- WHO ping|shoot|zap {targets} with {source:thing} [{modifiers}]
pings     <- WHO ping|shoot|zap {targets}                                                            # He pings my 2/1.
itpings   <- IT ping|shoot|zap {targets}
activate  <- WHO respond by activating|using {activateresp}
activate  <- WHO pay {cost:manas} to activate {activate}
manatap   <- WHO tap {things} for mana|colorless|{mana}|{colorword} [mana] [to {todo}]
manatap   <- WHO tap {number} lands|mana|land [for mana]
activate  <- WHO tap {tapping:things} to activate|use {activate}
saddles   <- WHO tap {with:things} to saddle {thing}                                                 # Alice taps Hill Giant to saddle Serra Angel.
stations  <- WHO tap {with:things} to station {thing}                                               # Alice taps Hill Giant to station Serra Angel.
taps      <- WHO tap|untap {thing:things} [to {todo}]                                               # Alice taps Prodigal Sorcerer to deal 1 damage to Bob.
exilesto  <- WHO exile {source:thing} from [the|his|her|my|their] graveyard|yard|bin [{modifiers}]      # Alice exiles Hill Giant from her graveyard targeting Bear.
tapsatit  <- WHO tap {source:thing} targeting|at {targets}                                           # Alice taps Prodigal Sorcerer targeting Bob.
paylife   <- WHO pay {amount:number} life and activate|use {activate}
animate   <- WHO animate {thing} [again]
attack    <- WHO attack|swing|alpha|send|crash|strike {attack}                                      # Alice attacks with Hill Giant and Grizzly Bears.
attack    <- WHO attack|swing {attack} for {amount:number} [damage|dmg]                                # Alice swings with Hill Giant for 3.
attack    <- WHO attack|swing|alpha [in|strike|strikes] [{whom:attackwhom}] [again]
attackfor <- WHO attack|swing [in] [at] {whom:player} for {amount:number} [damage|dmg]                # Bob attacks Alice for 5.
attackfor <- WHO attack|swing [in] for {amount:number} [damage|dmg]                                 # Bob attacks for 5 damage.
attack    <- WHO hit {whom:player} with {attackhit}
hitsfor   <- WHO hit|connect|smack [with] {whom:player} for {amount:number} [damage|dmg] [with {attackhit}]            # Alice hits Bob for 6 with Ball Lightning.
hitsfor   <- WHO hit|smack {whom:player} with {attackhit} for {amount:number} [damage|dmg]
hitwith   <- WHO hit|nail|smack|zap|get {what:targets} with {by:castuse}
hitwith   <- WHO bring|get back {what:targets} with {by:castuse}                                       # Alice brings back Hill Giant with Shock.
hitwith   <- WHO bring|get {what:targets} back with {by:castuse}
hitwith   <- WHO hit|nail|smack|zap {what:targets} for {amount:number} [damage|dmg] with {by:castuse}
hitby     <- IT be|get hit|targeted|copied|shot|burned|burnt|killed|destroyed|bounced|exiled by|with {by:castuse}
hitby     <- WHO lose {it:things} to {by:castuse}                                                     # Bob loses Gray Ogre to Shock.
hitby     <- IT die [from|to] {by:castuse}                                                             # My Elf dies to Shock.
usedby    <- IT be|get tapped|untapped by|with {source:thing}                                        # My Elf gets tapped by Icy Manipulator.
hitby     <- WHO be|get hit|targeted|shot|burned|burnt|killed by|with {by:castuse}                    # Bob gets hit by Shock.
struckby  <- WHO be|get hit|smacked by {attackers:things}                                              # Bob gets hit by a 5/5.
useson    <- WHO untap|tap|hit|exile|bounce|kill|destroy|steal|pump|protect|save|animate|enchant|counter|copy {what:targets} with {source:thing}  # Bob untaps Ogre with Maze of Ith.
attack    <- WHO declare|announce|make an|the|his|her attack {attack}
attack    <- WHO declare {attackdecl} as|an [an] attackers|attacker|attacking
attack    <- WHO declare {attackdecl} [as] attacking
ithits    <- IT hit|connect|smack [with] {whom:player} [for {number}]
itattack  <- IT attack|swing|crash [in|at|into] [{whom:attackwhom}] [alone|together|unblocked]      # Ogre attacks Bob.
itattack  <- IT attack|swing|crash into {waiting:tolds}                                            # A 3/3 attacks into a 4/2 and four 1/1s.
itattack  <- IT go|run|come in at {whom:attackwhom}
noattack  <- WHO NOT attack|swing [ with ( anything | anyone | any creatures | {things} ) ] [this turn]                # Alice doesn't attack.
notattacking <- IT NOT attack|swing [{whom:attackwhom}] [this turn]                                               # Ogre does not attack.
noattack  <- WHO declare no attackers|attack|attacks
noattack  <- WHO skip [the] [combat|attack]
noattack  <- WHO stay home
attackedby <- WHO be|get [being] attacked by {attackers:tolds}                                           # Bob is attacked by a 9/9 with menace.
connects  <- IT deal [its|their|his|her] combat damage [to {whom:player}]                                # It deals combat damage to Bob.
connects  <- IT deal [its|their|his|her] damage to {whom:player}
connects  <- IT connect                                                                             # My 2/2 connects.
connects  <- WHO be dealt combat damage by {attackers:tolds}
announceattack <- WHO announce [an|the|his|her|my] attack                                           # Alice announces an attack.
declareattack <- WHO go|move|proceed to combat|attack|attackers
abort     <- WHO abort [the|this|that|my|his|her] attack by [activating|using] {activate}           # Bob aborts the attack by activating Icy Manipulator targeting Ogre.
abort     <- WHO abort [the|this|that] attack by casting {cast}
abort     <- WHO abort [the|this|that] attack with {activate}
block     <- WHO block|chump|gang|double|triple|team [block|up] {block}                             # Bob blocks Hill Giant with Serra Angel.
block     <- WHO block|chump [block] [{attacker:things}] [with nothing else]
block     <- WHO have|let|make {blockers:things} =block {attackers:things}
attack    <- WHO have|let|make {attackthings:things} =attack [{whom:attackwhom}]
block     <- WHO declare {blockdecl} as|a [a] blockers|blocker|blocking [{attacker:things}]
block     <- WHO put|throw {blockers:things} in front of {attackers:things}
block     <- WHO assign {blockers:things} to block {attackers:things}
itblock   <- IT block|chump|gang|double|triple [block|up] {attackers:things}                        # Elf blocks Ogre.
itblock   <- IT block|chump [block]
blockedby <- IT be|get [now|then|also|double|gang|chump|being|both] blocked [by {blockers:things}]  # Ogre is blocked by Elf.
unblocked <- IT be|go|get|stay|remain|come unblocked|through
unblocked <- IT go|get|come through unblocked                                                       # Ogre goes through unblocked.
unblocked <- IT NOT [be|get] =blocked [by anything|anyone]                                             # Ogre is not blocked.
notblocking <- IT NOT ( =block | =blocks | =blocking ) [{attackers:things}]                                # Elf does not block.
noblock   <- WHO NOT block [with anything|anyone] [ it | him | them | her | anything | {attackers:things} ] [ with any creatures|creature | with anything ]   # Bob doesn't block.
noblock   <- WHO NOT have [any] blocks|blockers|block
noblock   <- WHO have|declare|make|choose no blockers|blocks|block
noblock   <- WHO choose|decide|opt|elect not to block [{attackers:things}]
noblock   <- WHO choose|make|declare|call no blocks|block|blockers
noblock   <- WHO take|eat|accept it|that|this [to|on] [the] [face]
noblock   <- WHO take|eat the damage|hit [to] [the] [face]
noblock   <- WHO let it|him|them|her|that through|in
noblock   <- WHO let {attackers:things} through|in
noblock   <- WHO block {attackers:things} with nothing|none
noblock   <- WHO block {attackers:things} with no creatures
noblock   <- WHO block nothing|none
noblock   <- WHO chump nothing
noblock   <- NONE no blocks|block|blockers [from {who}] [are|is|were] [declared|made]
noblock   <- NONE there be no|not [any] blocks|blockers|block
noblock   <- NONE without|no blocking|blocks
unresponse <- NONE no responses|response|reactions
unresponse <- WHO NOT respond
unresponse <- NONE nobody|neither respond|responds
unresponse <- NONE no one|player respond|responds
unresponse <- NONE nobody do|does anything [else]
unresponse <- NONE no one|player do|does anything [else]
unresponse <- WHO do|does nothing [else] [in response]
unresponse <- WHO pass [priority]
turnends  <- WHO pass the turn [to {to:who}]
turnends  <- WHO end|finish the|his|her|my|their turn
newturn   <- WHO untap [his|her|my|their] [permanents|lands|creatures|everything] [and|,] [draw] [a] [card]
newturn   <- NONE {owner} turn begin|start|come                                                          # Bob's turn begins.
newturn   <- WHO take|begin|start a|the|his|her|my|their [next] turn
assign    <- WHO assign|deal|put|give|split|divide {assignment}                                     # Alice assigns 1 damage to Elf A and 2 to Elf B.
assign    <- WHO assign|deal|put {thing:belongs} damage [as] : [follows] {shares}
assign    <- WHO assign|split|divide|deal {owndamage} damage [as follows|between] [:] {shares}
itassign  <- IT assign|split {shares}                                                               # Ogre assigns 1 damage to Elf A.
trampleover <- WHO trample [over|through] [for|with] [as much [damage] as possible] [{amount:number}] [damage] [over] [to {to:player}]
trampleover <- IT trample over [for|with] [as much as possible] [{amount:number}]
splits    <- WHO assign|split|divide|deal [it|its|the|his|her] [damage] [as] {numbers:numberlist}
assignrest <- WHO assign [only] lethal [damage] to {thing:target} and [trample] [the] rest [over] [to] [{rest:target}]
orders    <- WHO order {orderblock}                                                                 # Alice orders Ogre's blockers Elf B, Elf A.
orders    <- WHO order {first:thing} first
orders    <- WHO put {first:thing} first [in|on] [the] [damage] [assignment] [order]
deals     <- IT deal {amount:number} [{combat:combatword}] damage|dmg to {to:targets}               # Zed deals 3 damage to Bob.
deals     <- IT deal {amount:number} [{combat:combatword}] to {to:targets}
deals     <- IT hit|ping|burn {to:targets} for {amount:number} [damage]
deals     <- IT deal damage|dmg to {to:things}                                                      # Zed deals damage to Ogre.
dealsit   <- WHO deal [its|that|the] damage|dmg to {to:targets}                                        # Alice deals damage to Ogre.
dealtby   <- NONE {who:player} be dealt {amount:number} [{combat:combatword}] damage|dmg [by {source:thing}]
dealtby   <- NONE {who:player} take|receive {amount:number} [{combat:combatword}] damage|dmg [from {source:thing}]
dealtby   <- IT be dealt {amount:number} [{combat:combatword}] damage|dmg [by {source:thing}]               # Hill Giant is dealt 2 damage.
dealtby   <- IT take|receive {amount:number} [{combat:combatword}] damage|dmg [from {source:thing}]         # Hill Giant takes 2 damage.
faceup    <- WHO turn|flip {thing} face up [{modifiers}]                                            # Alice turns Exalted Angel face up.
faceup    <- WHO turn|flip face up {thing} [{modifiers}]
faceup    <- WHO unmorph|unmask {thing} [{modifiers}]
regenerates <- WHO regenerate {thing} [{modifiers}]                                                 # Bob regenerates Zed.
regenerates <- WHO pay {manas} to regenerate {thing}
removesto <- WHO remove a|an|one|the|that|its|all|{amount:number} [{counter}] counters|counter [from|off {source:thing}] [to {words:deedwords}]      # Alice removes a +1/+1 counter to give it flying.
payto     <- WHO pay {cost:manas} to {words:deedwords}                                              # Alice pays {1} to give it flying.
regenerates <- WHO regenerate                                                                     # Bob casts Shock on Drudge Skeletons. Alice regenerates.
regenerates <- IT regenerate
regenerates <- IT be regenerated
sacrifices <- WHO tap and sacrifice {things} [{modifiers}]
sacrifices <- WHO sacrifice {things} to {to:thing} [{modifiers}]
sacrifices <- WHO sacrifice {things} [to {to:trigger}] [{modifiers}]                                # Alice sacrifices Zed.
commandzone <- WHO put|return|move|send {it:things} [back] into|to|in the command zone                      # Alice puts Serra Angel into the command zone.
nocommandzone <- WHO NOT put|return|move|send {it:things} [back] into|to|in the command zone                  # Alice does not put Serra Angel into the command zone.
nocommandzone <- WHO choose|decide|opt|elect not to put|return|move|send {it:things} [back] into|to|in the command zone
choosesource <- WHO choose|name|pick {thing:target} as [the|a|its|his|her|their] [damage] source [of damage] [for {about:thing}]  # Bob chooses Lightning Bolt as the source.
choosesource <- WHO [choose|name|pick] source be {thing:target}
choosecolor <- WHO choose|name|pick {color:colorword} [for|with {about:thing}]
choosecolor <- WHO choose|pick {color:abilityword} [for|with {about:thing}]                            # Alice chooses lifelink.
discardsto <- WHO discard {things} to {words:deedwords}                                              # Alice discards Twiddle to give it flying.
discardsto <- WHO discard {things} to {to:thing} [{modifiers}]                                       # Alice discards Twiddle to Serra Angel.
discards  <- WHO discard {things}                                                                   # Alice discards Twiddle.
fights    <- IT fight {things} [each] [other]                                                       # Zed fights Ogre.
fights    <- IT fight each other|another
fightsmake <- WHO make|have {first:thing} =fight {second:thing}
fightswhat <- WHO fight {second:thing} [with {first:thing}]                                          # Alice casts Hill Giant and fights Gray Ogre.
illegal   <- IT become|be|is [now] [an] illegal [target] [for {about:thing}]                        # Ogre becomes an illegal target.
illegal   <- IT become|be no longer [a] legal [target]
chapter   <- NONE the {number:ordinal} chapter [ability|trigger] [of {saga:thing}] trigger|resolve|happen|come [targeting|on|at {targets}]   # The second chapter of Serra Angel resolves.
chapter   <- NONE {saga:belongs} {number:ordinal} chapter [ability|trigger] trigger|resolve|happen|come [targeting|on|at {targets}]
illegal   <- NONE {target:belongs} target|targets become|be [now] illegal                           # Unsummon's target becomes illegal.
illegal   <- NONE the target of {spell:thing} become|be [now] illegal
equips    <- WHO equip {equip}                                                                      # Alice equips Sword to Bear.
equips    <- WHO move|attach {equip2}
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
payswith  <- WHO pay {cost:manas} for|with|into|to {about:thing} {modifiers}                             # Alice pays {1} with Icy Manipulator targeting Bear.
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
copyof    <- IT copy|clone|mimic {original:thing}                                                   # Clone copies Ogre.
isacopyof <- IT be ( copying | [a] copy of | [a] clone of ) {original:thing}                                  # Clone is a copy of Ogre.
copyof    <- IT enter|become|come [as] [the battlefield|into play] [as] a copy of {original:thing} # It enters as a copy of Ogre.
copies    <- WHO copy|clone|become {original:thing}                                                 # Alice casts Clone and copies Ogre.
copieswith <- WHO copy {thing} with {by:cast}                                                         # Alice copies it with Twincast targeting Bob.
nopay     <- WHO NOT pay [the|for|any|it] [ cost | mana | tax | {about:thing} ] [for {about:thing}]          # Bob doesn't pay.
nopay     <- WHO NOT pay {mana:manas} [for {about:thing}]
nopay     <- WHO refuse|decline to pay [for {about:thing}]
nopay     <- WHO NOT want to pay
reveals   <- WHO reveal|mill {cast}                                                                  # Alice reveals Hill Giant.
revealedby <- IT reveal|flip|exile|mill {cast}                                                          # Killer Instinct reveals Hill Giant.
revealsakind <- WHO reveal a|an|the nonland|land card                                                # Alice reveals a nonland card.
reveals   <- NONE [the] top card of {owner} library|deck be {cast}
reveals   <- NONE {owner} top card be {cast}
intohand  <- WHO put {cast} into|in|to [the|my|his|her|their] hand [and|,] [{rest:cast} into|in|to [the|my|his|her|their] graveyard|yard|bin]   # Alice puts Shock into her hand.
reveals   <- WHO exile|see|flip {cast} from|off [of] [the] top of {owner} library|deck
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
triggertarget <- WHO [target] [and] return|bounce|destroy|exile|tap|untap|steal {targets} [{place:zone}] with {trigger:triggername}                 # Alice returns Elf with Zed's trigger.
triggertarget <- WHO choose {targets} as [the] targets|target for|of {trigger:triggername}
triggertarget <- WHO choose {targets} as [the] targets|target for|of all [of] [the] {times:number} [of] {trigger:triggername}
triggertarget <- WHO choose {targets} for {trigger:triggername}
triggertarget <- WHO put {trigger:triggername} on {targets}
triggertarget <- WHO put a|an|one|the|{number} [{counter}] counters|counter on|onto {targets} with|from|using|via|off {trigger:triggername}   # Alice puts a +1/+1 counter on Elf with Zed's trigger.
triggertarget <- WHO put the|his|her|my|their [{counter}] counters|counter from|of {trigger:thing} on|onto {targets}
triggertarget <- WHO put {trigger:belongs} [{counter}] counters|counter on|onto {targets}                    # Alice puts Zed's counter on Elf.
triggertarget <- NONE {trigger:thing} put a|an|one|the|its|{number} [{counter}] counters|counter on|onto {targets}   # Hill Giant puts a +1/+1 counter on Elf.
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
picksmode <- WHO choose|pick|select|take [the|its|his|her|their] {mode:modeword} [of|for|on|with {trigger:triggername}] [targeting|on|with {targets:targets}]   # Alice chooses the second mode.
picks     <- WHO choose|pick|select|name {targets} [for|with|as|to {about:trigger}]                 # Alice chooses Ogre.
picks     <- WHO choose|pick|select {targets} for {about:thing}                                     # Alice chooses Hill Giant for Gray Ogre.
takes     <- WHO take|grab|snag|nab|strip {targets} [from {owner} hand] [with {by:cast}]                # Alice takes Gray Ogre with Shock.
picksboth <- WHO choose|pick|select|keep the {todo}
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] have|keep|use|target [the] same target|targets  # The copy has the same target.
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] target {targets}
samecopy  <- WHO choose|pick {targets} as [the|its|a] new targets|target [for|of] [the|its|that] [copy]                 # Alice chooses Bob as the new target.
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] goes|go|be at|to {targets}
"""
