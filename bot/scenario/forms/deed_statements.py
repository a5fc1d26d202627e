"""The sentences that tell deeds, as data; `statements.py` says how they are written."""

from __future__ import annotations

DEEDS = """
cast      <- WHO flash in {cast}
cast      <- WHO aim|point|hurl|sling|lob {cast}
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
cast      <- WHO jam|summon|plop {cast}                                            # Alice summons Hill Giant.
cast      <- WHO windmill slam {cast}
cast      <- WHO play|throw|lay|slap out|down {cast}                               # Alice plays out Hill Giant.
cast      <- WHO send|shoot|direct {castuse}                                       # Alice sends Shock at Bob.
castat    <- WHO dome {what:targets} [for {amount:number}] [damage] with {by:castuse}   # Alice domes Bob with Shock.
castput   <- WHO cheat {cast} into|onto ( play | [the] battlefield )
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
keyworded <- WHO reinforce|channel|unearth|embalm|eternalize|encore|scavenge|outlast|exhaust|renew|adapt|reconfigure|ninjutsu {activate} # Alice unearths Ogre.
keyworded <- WHO activate|use reinforce|unearth|embalm|eternalize|encore|scavenge|outlast|reconfigure|ninjutsu [ability] of|on|with|for|from {activate}
keyworded <- WHO use|activate ninjutsu to put|bring {activate} [onto|into [the] battlefield|play] [attacking]
keyworded <- WHO use|activate ninjutsu to return {returned:things} [to [her|his|their|my|its] [owner] ['s] hand] and put {activate} [onto|into [the] battlefield|play] [attacking]
keyworded <- WHO put {activate} onto|into [the] battlefield|play [attacking] with|using|via ninjutsu [, returning|returning {returned:things} [to [her|his|their|my] hand]]
suspends  <- WHO suspend {card:thing} [{modifiers}]                                                # Alice suspends Hill Giant.
cascades  <- WHO discover {cast}
cascades  <- WHO cascade|discover into {cast}                                                      # Alice cascades into Lightning Bolt targeting Bob.
setsaside <- WHO plot|foretell {card:thing} last|earlier|previously [turn]
setsaside <- WHO plot|foretell {card:thing}                                                        # Alice plots Hill Giant.
walker    <- WHO minus|plus|ultimate|downtick|uptick {activate}
walkersign <- WHO {sign:loyaltysign} {activate}                                                     # I -2 Ajani Vengeant targeting Bob.
pings     <- WHO ping|shoot|zap {targets} with {source:thing} [{modifiers}]
pings     <- WHO ping|shoot|zap {targets}                                                            # He pings my 2/1.
itpings   <- IT ping|shoot|zap {targets}
activate  <- WHO respond by activating|using {activateresp}
activate  <- WHO pay {cost:manas} to activate {activate}
manatap   <- WHO tap {things} for mana|colorless|{mana}|{colorword} [mana] [to {todo}]
ismanatapped <- IT be|get tapped for mana|colorless|{mana}|{colorword} [mana]                      # Llanowar Elves is tapped for green mana.
ismanatapped <- IT tap for mana|colorless|{mana}|{colorword} [mana]                                # Llanowar Elves taps for green mana.
manatap   <- WHO tap {number} lands|mana|land [for mana]
activate  <- WHO tap {tapping:things} to activate|use|animate {activate}
activate  <- WHO tap {tapping:things} for {activate}                                               # Alice taps two untapped creatures for Hill Giant.
raiseslevel <- WHO raise {thing} to level {amount:number}                                            # Alice raises Ogre to level 2.
raiseslevel <- IT become level {amount:number}                                                      # Ogre becomes level 2.
raiseslevel <- WHO raise its level to {amount:number}
saddles   <- WHO tap {with:things} to saddle {thing}                                                 # Alice taps Hill Giant to saddle Serra Angel.
stations  <- WHO tap {with:things} to station {thing}                                               # Alice taps Hill Giant to station Serra Angel.
taps      <- WHO tap|untap {thing:things} [to {todo}]                                               # Alice taps Prodigal Sorcerer to deal 1 damage to Bob.
exilesto  <- WHO exile {source:thing} from [the|his|her|my|their] graveyard|yard|bin [{modifiers}]      # Alice exiles Hill Giant from her graveyard targeting Bear.
tapsatit  <- WHO tap {source:thing} targeting|at {targets}                                           # Alice taps Prodigal Sorcerer targeting Bob.
paylife   <- WHO pay {amount:number} life and activate|use {activate}
animate   <- WHO animate {thing} [again]
attack    <- WHO attack|swing|alpha|send|crash|strike|poke|bash|slam|charge|run {attack}                                      # Alice attacks with Hill Giant and Grizzly Bears.
attack    <- WHO attack|swing {attack} for {amount:number} [damage|dmg]                                # Alice swings with Hill Giant for 3.
attack    <- WHO attack|swing|alpha [in|strike|strikes] [{whom:attackwhom}] [again]
attackfor <- WHO attack|swing [in] [at] {whom:player} for {amount:number} [damage|dmg]                # Bob attacks Alice for 5.
attackfor <- WHO attack|swing [in] for {amount:number} [damage|dmg]                                 # Bob attacks for 5 damage.
attack    <- WHO send in {attackhit} [at|against {whom:attackwhom}]                           # Alice sends in Hill Giant.
attack    <- WHO come|charge [in] [at {whom:player}] with {attackhit}                             # Alice comes in with Hill Giant.
attack    <- WHO beat down with {attackhit}                                                               # Alice beats down with Hill Giant.
attack    <- WHO hit {whom:player} with {attackhit}
attack    <- WHO hit {whom:player} with {attackhit} {times:times}                              # Alice hits Bob with Hill Giant three times.
attack    <- WHO hit {whom:player} {times:times} with {attackhit}                              # Alice hits Bob three times with Hill Giant.
attack    <- WHO attack|swing [{whom:attackwhom}] with {attackhit} {times:times}               # Alice attacks with Hill Giant twice.
hitsfor   <- WHO hit|connect|smack [with] {whom:player} for {amount:number} [damage|dmg] [with {attackhit}]            # Alice hits Bob for 6 with Ball Lightning.
hitsfor   <- WHO hit|smack {whom:player} with {attackhit} for {amount:number} [damage|dmg]
hitwith   <- WHO hit|nail|smack|zap|get {what:targets} with {by:castuse}
hitwith   <- WHO answer|handle|snipe|blast|off|nuke {what:targets} with {by:castuse}          # Alice answers Ogre with Shock.
hitwith   <- WHO take out {what:targets} with {by:castuse}                                         # Alice takes out Ogre with Shock.
hitwith   <- WHO take {what:targets} out with {by:castuse}
hitwith   <- WHO take care of {what:targets} with {by:castuse}
hitwith   <- WHO deal with {what:targets} with {by:castuse}
hitwith   <- WHO return|put|send|send {what:targets} [back] to|into [the|his|her|my|their|its] [owner|owners] hand with {by:castuse}   # Alice returns Ogre to hand with Unsummon.
hitwith   <- WHO bring|get back {what:targets} with {by:castuse}                                       # Alice brings back Hill Giant with Shock.
hitwith   <- WHO bring|get {what:targets} back with {by:castuse}
hitwith   <- WHO hit|nail|smack|zap {what:targets} for {amount:number} [damage|dmg] with {by:castuse}
hitby     <- IT be|get hit|targeted|copied|shot|burned|burnt|killed|destroyed|bounced|exiled by|with {by:castuse}
hitby     <- WHO lose {it:things} to {by:castuse}                                                     # Bob loses Gray Ogre to Shock.
hitby     <- IT eat|catch {by:castuse} [to the face]                                                   # My Elf eats a Shock.
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
itattack  <- IT hit {whom:player} {times:times}                                                # Ogre hits Bob three times.
itattack  <- IT go|run|come [in] at {whom:attackwhom}
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
block     <- WHO step|stick|jump|move|toss {blockers:things} [right] in front of {attackers:things}      # Bob sticks Elf in front of Ogre.
itblock   <- IT step|jump|get|move|dive [right] in front of {attackers:things}                         # Elf jumps in front of Ogre.
itblock   <- IT block|chump|gang|double|triple [block|up] [on] {attackers:things}                        # Elf blocks Ogre.
itblock   <- IT block|chump [block]
blockedby <- IT be|get [now|then|also|double|gang|chump|being|both] blocked [by {blockers:things}]  # Ogre is blocked by Elf.
blockedby <- WHO be|get [now|then|also|double|gang|chump|being|both] blocked by {blockers:things}  # Alice gets blocked by Elf.
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
unresponse <- WHO NOT [have] cast|play anything [else] [this turn]                                  # Alice doesn't cast anything this turn.
unresponse <- WHO NOT [have] cast|play any|a|another spells|spell [this turn]                        # Alice does not cast a spell this turn.
unresponse <- WHO cast|play no spells|spell [this turn]                                            # Alice casts no spells this turn.
unresponse <- WHO cast|play nothing [else] [this turn]
turnends  <- WHO pass the turn [to {to:who}]
turnends  <- WHO end|finish the|his|her|my|their turn
lastturn  <- NONE that be last turn                                                                         # That was last turn.
newturn   <- WHO untap [his|her|my|their] [permanents|lands|creatures|everything] [and|,] [draw] [a] [card]
newturn   <- NONE {owner} [next] turn begin|start|come                                                          # Bob's turn begins.
newturn   <- NONE it become {owner} turn                                                             # It becomes Bob's turn.
newturn   <- NONE the turn pass to {who}
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
deals     <- IT deal [the|those] {amount:number} [{combat:combatword}] damage|dmg to {to:targets}               # Zed deals 3 damage to Bob.
deals     <- IT deal {amount:number} [{combat:combatword}] to {to:targets}
deals     <- IT hit|ping|burn {to:targets} for {amount:number} [damage]
deals     <- IT deal damage|dmg to {to:things}                                                      # Zed deals damage to Ogre.
dealsit   <- WHO deal [its|that|the] damage|dmg to {to:targets}                                        # Alice deals damage to Ogre.
dealtby   <- WHO be dealt {amount:number} [{combat:combatword}] damage|dmg [by {source:thing}]
dealtby   <- WHO be dealt {amount:number} damage|dmg by {by:player}                                  # Bob is dealt 3 damage by Alice.
dealtby   <- NONE {who:player} take|receive {amount:number} [{combat:combatword}] damage|dmg [from {source:thing}]
dealtby   <- IT be dealt {amount:number} damage|dmg by {by:player}                                             # Hill Giant is dealt 2 damage by Alice.
dealtby   <- IT be dealt {amount:number} [{combat:combatword}] damage|dmg [by {source:thing}]               # Hill Giant is dealt 2 damage.
dealtby   <- IT take|receive {amount:number} [{combat:combatword}] damage|dmg [from {source:thing}]         # Hill Giant takes 2 damage.
faceup    <- WHO turn|flip {thing} face up [{modifiers}]                                            # Alice turns Exalted Angel face up.
faceup    <- WHO turn|flip face up {thing} [{modifiers}]
faceup    <- WHO unmorph|unmask {thing} [{modifiers}]
faceup    <- IT be|get turned|flipped face up [{modifiers}]                                         # Hill Giant is turned face up.
regenerates <- WHO regenerate {thing} [{modifiers}]                                                 # Bob regenerates Zed.
regenerates <- WHO pay {manas} to regenerate {thing}
removesto <- WHO remove a|an|one|the|that|its|all|{amount:number} [{counter}] counters|counter [from|off {source:thing}] [for mana] [to {words:deedwords}]      # Alice removes a +1/+1 counter to give it flying.
removesto <- WHO remove a|an|one|the|that|its|all|{amount:number} [{counter}] counters|counter from|off {source:thing} [,] targeting|on {targets:targets}
removesto <- WHO remove all [of] [the|its] [{counter}] counters from|off {source:thing} [to {words:deedwords}]
payto     <- WHO pay {cost:manas} to {words:deedwords}                                              # Alice pays {1} to give it flying.
lifeto    <- WHO pay {amount:number} life to {words:deedwords}                                      # Alice pays 3 life to draw a card.
regenerates <- WHO regenerate                                                                     # Bob casts Shock on Drudge Skeletons. Alice regenerates.
regenerates <- IT regenerate
regenerates <- IT be regenerated
sacrifices <- WHO tap and sacrifice {things} [{modifiers}]
sacrifices <- WHO sacrifice {things} to {to:thing} [{modifiers}]
sacrifices <- WHO sacrifice {things} [to {to:trigger}] [{modifiers}]                                # Alice sacrifices Zed.
commandzone <- WHO put|return|move|send {it:things} [back] into|to|in the command zone                      # Alice puts Serra Angel into the command zone.
nocommandzone <- WHO NOT put|return|move|send {it:things} [back] into|to|in the command zone                  # Alice does not put Serra Angel into the command zone.
nocommandzone <- WHO choose|decide|opt|elect not to put|return|move|send {it:things} [back] into|to|in the command zone
"""
