"""The sentences of the language, as data: `kind <- subject verb what follows`.

The subject is `WHO` (a player), `IT` (things), `NONE` (the sentence begins with the verb or a fixed word). `NOT` after the
subject: the sentence denies it. The first word is the key under which a form is found; see `template.py` for the signs.
A comment after `#` is an example, shown where a sentence with that verb cannot be read.
"""

from __future__ import annotations

SETUP = """
life      <- WHO be at|on|to {amount:number} [life|lives] [total] [left|points] [each]           # Alice is at 3 life.
life      <- WHO be down|up|back to {amount:number} [life] [left|points]
life      <- WHO be at|on {amount:number} [life] and|with {poison:number} poison [counters|counter]           # Alice is at 20 life with 4 poison counters.
life      <- WHO have {amount:number} life and|with {poison:number} poison [counters|counter]
life      <- WHO have {amount:number} life [left|total] and|with {tolds} [{place}]                   # Bob has 2 life and an untapped 5/5.
life      <- WHO be at|on {amount:number} [life] [left] and|with {tolds} [{place}]
life      <- WHO have|control {tolds} [{place}] [,] [and] [at|on] {amount:number} life                           # Alice has Worship and Hill Giant, 1 life.
life      <- WHO be [at|on] {amount:number} life [and] [facing|against] {facing:tolds}                          # Alice is at 4 life facing a 5/5 trampler.
life      <- WHO at|on {amount:number} [life]
life      <- WHO [be] both [be] at|on {amount:number} [life]
life      <- WHO start|begin [the game] at|with|on {amount:number} [life]
life      <- WHO sit|remain|stay at|on {amount:number} [life]
life      <- WHO have {amount:number} life [left|total|remaining|points] [left|remaining|each]
lifeof    <- NONE {owner} life [total] [be] [at|on] {amount:number} [life]
poison    <- WHO have {amount:number} poison [counters|counter]
poison    <- WHO be at|on {amount:number} poison [counters|counter]
poison    <- WHO get {amount:number} poison [counters|counter] [already]
energy    <- WHO have {amount:number} energy [counters|counter]                                   # Alice has 3 energy counters.
experience <- WHO have {amount:number} experience counters|counter
rad       <- WHO have {amount:number} rad counters|counter
bycommander <- WHO have|be|get [been] taken|dealt|at|on {amount:number} [points of] commander damage|dmg [already] [from|by {it:things}]      # Bob has taken 15 commander damage from Serra Angel.
bycommander <- WHO have|take {amount:number} [points of] commander damage|dmg [already] [from|by {it:things}]                             # Bob has 15 commander damage.
isday     <- NONE it be|become [now|currently] day [time] [now]                                    # It is day.
isnight   <- NONE it be|become [now|currently] night [time] [now]                                  # It is night.
monarch   <- WHO be|become [already] [the] monarch                                                 # Alice is the monarch.
initiative <- WHO have [the] initiative                                                            # Alice has the initiative.
completeddungeon <- WHO have [already] completed|finished a dungeon                               # Alice has completed a dungeon.
blessed   <- WHO have|get [already] the citys blessing                                              # Alice has the city's blessing.
speed     <- WHO have|be [at] [a] speed [of] {amount:number}                                       # Alice has speed 3.
speed     <- WHO have {amount:number} speed
speed     <- NONE {owner} speed be [at] {amount:number}
maxspeed  <- WHO have|be [at] max|maximum speed                                                    # Alice has max speed.
filler    <- WHO have {amount:number} card types|type {zone}                                    # Alice has four card types in her graveyard.
fillercards <- WHO have {amount:number} [other|more|random] [{kind:cardtype}] cards|card {zone} # Bob has six cards in hand.
hascards  <- WHO have|control {tolds} [{place}] [,] and|with {amount:number} [other|more|random] [{kind:cardtype}] cards|card {zone} # Bob has a Hill Giant and two cards in hand.
fillerzone <- NONE there be {amount:number} [card] [types|cards|card|type] {zone}
mana      <- WHO have {amount:number} [untapped|open|available] mana|lands|land [up|available|open|untapped|floating|left|out]
mana      <- WHO have {mana} [mana] [up|available|open|floating]
mana      <- WHO have mana [up|available|open|floating]
mana      <- WHO have [plenty|enough|lots|unlimited|infinite] [of] mana|lands [up|available|open]
fetches   <- WHO crack|pop|use|sacrifice [a|his|her|my|their] fetch|fetchland [land]                          # Alice cracks fetch.
hasnone   <- WHO control|have no {noun:kindnoun} [{place}]                                          # Bob controls no creatures.
nothing   <- WHO control|have nothing [else|relevant|other] [{place}]
nothing   <- IT have no counters|damage [on] [it|them] [{place}]
nothing   <- WHO have an|no empty board
counted   <- WHO have {count:graveyardword} [already|active]                                      # Alice has threshold.
emptyzone <- WHO have an|no empty hand|graveyard|library
emptyzone <- NONE {owner} hand|graveyard|library be empty                                          # Alice's library is empty.
hasthese  <- WHO have {amount:number} cards|card {zone} [,|:] {tolds}                            # Bob has one card in hand, Hill Giant.
has       <- WHO have {tolds} {zone}                                                               # Bob has Healing Salve in hand.
has       <- WHO have {tolds} [{place}] and|with {number} [untapped|open|available] mana|lands|land [up|available|open|untapped|floating|left|out]   # I have a Lightning Bolt and 4 mana.
has       <- WHO hold {tolds} [{zone}]
has       <- WHO have {tolds} [{place}]
controls  <- WHO control|own|run {tolds} [{place}] [,] [and no other permanents|creatures|permanent|creature]              # Alice controls Hill Giant and two Grizzly Bears.
controls  <- WHO control|have [{number}] [creatures|permanents|cards] [{place}] : {tolds}
controls  <- WHO have {number} creatures|permanents|things [{place}] [,] {tolds}
board     <- NONE {owner} board|side|field|battlefield|creatures|permanents [of] [the] [board] [is|are|has|have|consists] [of] [:] [just] {tolds}
board     <- NONE {owner} hand|graveyard [is|has|:] {tolds}
onlyones  <- NONE {owner} only|lone|sole|single creature|creatures|blocker|blockers|permanent|permanents be {tolds}   # Bob's only creature is Hill Giant.
present   <- NONE with {tolds:placed}
present   <- NONE {tolds:placed}                                                                   # Vigor on Bob's battlefield.
attachedhas <- WHO control|have|get {tolds} on|attached [to] {thing:thing}
attackersare <- NONE {owner} attacker|attackers be {tolds}                                           # My attacker is a 5/5.
blockersare <- NONE {owner} blocker|blockers be {tolds}                                             # His blockers are two 2/2s.
hasfighting <- WHO control|have {told} blocking [{attackers:things}]
hasfighting <- WHO control|have {told} attacking [{whom:attackwhom}]
controls  <- WHO [be|have] got {tolds} [{place}]
nothing   <- WHO be tapped out
nothing   <- NONE there be no {noun:kindnoun} in any|either|the graveyard|graveyards
nothing   <- NONE with no {kind:kindnoun} [{place}]
unresponse <- WHO have priority
controls  <- WHO get|gots|got {tolds} {place}
controls  <- WHO play|be with {tolds} {place}
enchanted <- WHO be enchanted with|by {tolds}                                                       # Bob is enchanted with Curse of Thirst.
enchants  <- WHO enchant|equip|suit {what:things} [up] with {by:cast}
stole     <- WHO steal {thing:things} [with {by:thing}]                                             # Bob stole my Ogre.
stole     <- WHO take|gain control of {thing:things} [with {by:thing}]
paycast   <- WHO pay {amount:number} life for|to [cast|play] {cast}
kicks     <- WHO kick|overload|flashback|evoke|buyback|bestow|dash|blitz|escape|mutate|emerge|surge|warp|entwine {cast}
there     <- NONE there be {tolds} [{place}]                                                        # There is a Worship on the battlefield.
inzone    <- IT be {zone}                                                                           # Silvercoat Lion is in Bob's graveyard.
inplay    <- IT be [already|also|both|all] {place}
under     <- IT be [currently] under {owner} control
under     <- IT be controlled by {who}
under     <- IT be controlled by {owner}
under     <- IT be {owner}
ownedby   <- IT be owned by {who}
commander <- NONE {owner} commander be {it:things}                                                # Alice's commander is Serra Angel.
commander <- IT be {owner} commander                                                              # Serra Angel is Alice's commander.
pairedwith <- IT be [already|currently] paired [together|with each other]
pairedwith <- IT be [already|currently] paired with {other:thing}                                # Nettle Swine is paired with Elf.
isa       <- IT be [just|only|still|each|both|all|now] {told}                                       # Ogre is a 3/3 red creature with wither.
status    <- IT be [all|both|already|still|currently|also] {status}                                 # Serra Angel is tapped.
status    <- IT be [all|both] {color:colorword}
level     <- IT be [now|currently] [leveled|levelled|already] [up] [to|at] level {amount:number}           # Ogre is at level 6.
marked    <- IT have {amount:number} damage|dmg [already] [marked] [on it|them|him] [already]        # Hill Giant has 2 damage marked on it.
counters  <- IT have {amount:number} {counter} [counters|counter] [already] [on it|them|him|her]              # Hill Giant has a +1/+1 counter.
counters  <- IT have {counter} counters [on it|them|him|her] [already]            # The Bears have +1/+1 counters on them.
counters  <- IT have {amount:number} counters|counter [on it|them|him|her] [already]
counters  <- IT with {amount:number} {counter} counters|counter [on it|them]
marked    <- IT [have] [been] take|dealt {amount:number} [damage|dmg] earlier [this turn]              # The Giant took 1 damage earlier this turn.
marked    <- IT [have] already [been] take|dealt {amount:number} damage|dmg
loyalty   <- IT have {amount:number} loyalty [counters|counter] [left]                              # Chandra Nalaar has 4 loyalty.
loyalty   <- IT be at|on {amount:number} [loyalty] [counters]
defense   <- IT have {amount:number} defense|defence [counters|counter] [left]
hasability <- IT have {withlist}                                                                    # Ogre has wither and lifelink.
hasability <- IT be [also|both|all|still] {withlist}                                                # The Ogre is indestructible.
size      <- IT have {power:number} power
attached  <- IT be attached|equipped to {thing:target}                                              # Pariah is attached to Grizzly Bears.
attached  <- IT be on {thing:target}
attached  <- IT enchant|equip {thing:target}
enchanted <- IT be enchanted|equipped|wearing|carrying|holding|suited with|by|up {tolds}             # Grizzly Bears is enchanted with Bob's Backfire.
enchanted <- IT be wearing|carrying|holding|wielding {tolds}
enchanted <- IT wear|carry|hold {tolds}
wears     <- IT have {tolds}
enchanted <- IT have {tolds} attached|equipped|on [to] [it|him|them]                                # Ogre has a Sword on it.
chosen    <- NONE {owner} choice [for {thing}] be {color:colorword}
named     <- IT name|names {name:thing}
named     <- IT name|names {player:player}                                                          # Stuffy Doll names Bob.
chosenfor <- IT be set|on to {color:colorword}
turn      <- NONE it be {owner} turn [now]                                                          # It is Bob's turn.
turn      <- NONE it be {owner} [next] {moment:stepname}
turn      <- NONE it be {who} turn
turn      <- NONE the turn be {owner}
turn      <- WHO be [the] active [player]
firstturn <- NONE it be the first turn of the game                                                  # It is the first turn of the game; Alice plays first.
firstturn <- NONE it be {owner} first turn of the game
firstturn <- NONE it be [the] turn one|1
playsfirst <- WHO play|go|start first
playsfirst <- WHO be on the play
players   <- NONE [this|it] be [a] {number} player game
players   <- NONE players : {others:players}
players   <- NONE {others:players} be playing|in [a] [the] [multiplayer|commander|edh] [game]
players   <- NONE {others:players} play [a] [the] [multiplayer|commander|edh] [game]
players   <- WHO be playing|in [a] multiplayer|commander|edh [game] [with {others:players}]
summonsick <- IT come in|into|down|out [play] [the] [battlefield] this turn
summonsick <- IT enter [the] [battlefield] this turn
summonsick <- WHO cast|play {thing:things} this turn already
"""

ACTIONS = """
cast      <- WHO flash in {cast}
cast      <- WHO aim|point {cast}
castat    <- WHO deal {amount:number} damage [to {what:targets}] with {by:castuse}
castat    <- WHO give {what:targets} {bonus} with {by:castuse}
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
activateput <- WHO activate|use {source:thing} [sacrificing {spent:things}] to put|bring|get|drop|cheat|sneak|fetch [in|out] {cast} [ into|onto ( play | [the] battlefield ) ]   # Alice uses Elvish Piper to put Hill Giant into play.
activateput <- WHO activate|use {source:thing} [sacrificing {spent:things}] [,] putting|bringing|getting|dropping|cheating|fetching [in|out] {cast} [ into|onto ( play | [the] battlefield ) ]
activate  <- WHO activate|use|crack|trigger|pop|fire {activate}                                     # Bob activates Prodigal Sorcerer targeting Bear.
keyworded <- WHO unearth|embalm|eternalize|encore|scavenge|outlast|reconfigure|ninjutsu {activate} # Alice unearths Ogre.
keyworded <- WHO activate|use unearth|embalm|eternalize|encore|scavenge|outlast|reconfigure|ninjutsu [ability] of|on|with|for|from {activate}
keyworded <- WHO use|activate ninjutsu to put|bring {activate} [onto|into [the] battlefield|play] [attacking]
keyworded <- WHO use|activate ninjutsu to return {returned:things} [to [her|his|their|my|its] [owner] ['s] hand] and put {activate} [onto|into [the] battlefield|play] [attacking]
keyworded <- WHO put {activate} onto|into [the] battlefield|play [attacking] with|using|via ninjutsu [, returning|returning {returned:things} [to [her|his|their|my] hand]]
suspends  <- WHO suspend {card:thing} [{modifiers}]                                                # Alice suspends Hill Giant.
walker    <- WHO minus|plus|ultimate|downtick|uptick {activate}
walkersign <- WHO {sign:loyaltysign} {activate}                                                     # I -2 Ajani Vengeant targeting Bob.
pings     <- WHO ping|shoot|zap {targets} with {source:thing} [{modifiers}]
itpings   <- IT ping|shoot|zap {targets}
activate  <- WHO respond by activating|using {activateresp}
activate  <- WHO pay {cost:manas} to activate {activate}
manatap   <- WHO tap {things} for mana|colorless|{mana}|{colorword} [mana] [to {todo}]
manatap   <- WHO tap {number} lands|mana|land [for mana]
activate  <- WHO tap {tapping:things} to activate|use {activate}
taps      <- WHO tap|untap {thing:things} [to {todo}]                                               # Alice taps Prodigal Sorcerer to deal 1 damage to Bob.
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
dealtby   <- NONE {to:target} be dealt {amount:number} [{combat:combatword}] damage|dmg [by {source:thing}]
dealtby   <- NONE {to:target} take|receive {amount:number} [{combat:combatword}] damage|dmg [from {source:thing}]
faceup    <- WHO turn|flip {thing} face up [{modifiers}]                                            # Alice turns Exalted Angel face up.
faceup    <- WHO turn|flip face up {thing} [{modifiers}]
faceup    <- WHO unmorph|unmask {thing} [{modifiers}]
regenerates <- WHO regenerate {thing} [{modifiers}]                                                 # Bob regenerates Zed.
regenerates <- WHO pay {manas} to regenerate {thing}
regenerates <- WHO regenerate                                                                     # Bob casts Shock on Drudge Skeletons. Alice regenerates.
regenerates <- IT regenerate
regenerates <- IT be regenerated
sacrifices <- WHO sacrifice {things} to {to:thing} [{modifiers}]
sacrifices <- WHO sacrifice {things} [to {to:trigger}] [{modifiers}]                                # Alice sacrifices Zed.
commandzone <- WHO put|return|move|send {it:things} [back] into|to|in the command zone                      # Alice puts Serra Angel into the command zone.
nocommandzone <- WHO NOT put|return|move|send {it:things} [back] into|to|in the command zone                  # Alice does not put Serra Angel into the command zone.
nocommandzone <- WHO choose|decide|opt|elect not to put|return|move|send {it:things} [back] into|to|in the command zone
choosesource <- WHO choose|name|pick {thing:target} as [the|a|its|his|her|their] [damage] source [of damage] [for {about:thing}]  # Bob chooses Lightning Bolt as the source.
choosesource <- WHO [choose|name|pick] source be {thing:target}
choosecolor <- WHO choose|name|pick {color:colorword} [for|with {about:thing}]
choosecolor <- WHO choose|pick {color:abilityword} [for|with {about:thing}]                            # Alice chooses lifelink.
discards  <- WHO discard {things}                                                                   # Alice discards Twiddle.
fights    <- IT fight {things} [each] [other]                                                       # Zed fights Ogre.
fights    <- IT fight each other|another
fightsmake <- WHO make|have {first:thing} =fight {second:thing}
illegal   <- IT become|be|is [now] [an] illegal [target] [for {about:thing}]                        # Ogre becomes an illegal target.
illegal   <- IT become|be no longer [a] legal [target]
illegal   <- NONE {target:belongs} target|targets become|be [now] illegal                           # Unsummon's target becomes illegal.
illegal   <- NONE the target of {spell:thing} become|be [now] illegal
equips    <- WHO equip {equip}                                                                      # Alice equips Sword to Bear.
equips    <- WHO move|attach {equip2}
crews     <- WHO crew {thing} with|by [tapping] {with:things}                                       # Alice crews Cart with Bear.
crews     <- WHO crew {thing}
saddles   <- WHO saddle {thing} with|by [tapping] {with:things}                                     # Alice saddles Horse with Bear.
saddles   <- WHO saddle {thing}
stations  <- WHO station {thing} with|by [tapping] {with:things}                                    # Alice stations Barge with Bear.
stations  <- WHO station {thing}
crafts    <- WHO craft {thing} [using|with|by] [exiling] {exiled:things} [from [her|his|their|my] graveyard] # Alice crafts Net with Cog.
crafts    <- WHO craft {thing}
cycles    <- WHO cycle {thing}                                                                     # Alice cycles Renewed Faith.
exerts    <- WHO exert {thing:things}                                                               # Alice exerts Glorybringer.
pays      <- WHO pay {mana:manas} [for {about:thing}]                         # Bob pays {2} for Propaganda.
pays      <- WHO pay {life:number} life [for|to|into|with {about:thing}]
nopay     <- WHO NOT pay {life:number} life [for {about:thing}]
pays      <- WHO pay [the] cost|mana|tax [for|of] [{about:thing}]
pays      <- WHO pay for {about:thing}
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
reveals   <- NONE [the] top card of {owner} library|deck be {cast}
reveals   <- NONE {owner} top card be {cast}
rollschaos <- WHO roll [the] chaos [symbol]                                                          # Alice rolls chaos.
rolls     <- WHO roll [a|an] {amount:number} [on|with] [the|a|his|her|their] [die|dice]                # Alice rolls a 15.
flips     <- WHO flip|toss|get|win {amount:number} {face:coin} [and {number2:number} {face2:coin}]   # Alice flips 3 tails and Bob flips 2 tails.
flips     <- WHO flip|toss|get [a] {face:coin}
flips     <- WHO win|lose the [coin] flip
flips     <- IT win|lose the [coin] flip                                                           # Hill Giant loses the flip.
spelltargets <- WHO target {targets}                                                                 # Alice casts Shock and targets Bob.
ittargets <- IT target {targets}                                                                     # Faceless Butcher targets Ogre.
itgives   <- IT give {what:things} {keywords:withlist}                                               # The Caretaker gives it protection from red.
triggertarget <- WHO target {targets} with {trigger:triggername}                                    # Alice targets Elf with Zed's trigger.
triggertarget <- WHO choose {targets} as [the] targets|target for|of {trigger:triggername}
triggertarget <- WHO choose {targets} as [the] targets|target for|of all [of] [the] {times:number} [of] {trigger:triggername}
triggertarget <- WHO choose {targets} for {trigger:triggername}
triggertarget <- WHO put {trigger:triggername} on {targets}
triggertarget <- NONE {trigger:triggername} target|hit|kill {targets}
appliesfirst <- WHO apply {effect} first                                                            # Bob applies Deflecting Palm first.
appliesfirst <- NONE {effect} apply|be [applied] first
appliesfirst <- WHO choose to apply {effect} first
redirects <- WHO redirect {redirecting} to {to:target}                                              # Bob redirects the damage to Chandra Nalaar.
redirects <- WHO choose to redirect {redirecting} to {to:target}
noredirect <- WHO NOT redirect [{redirecting}] [to {to:target}]
noredirect <- WHO choose|decide|opt not to redirect [{redirecting}] [to {to:target}]
may       <- WHO choose|decide|opt|elect to {todo}
putsthecounter <- WHO put the|that|those [{counter}] counters|counter on {what:things}                # Alice puts the -1/-1 counter on Hill Giant.
result    <- WHO take|eat the rest|others|other [of] [it|the] [damage|dmg]
maydoes   <- WHO create|make|put|draw|return|search|take the|those|that {todo}                                             # Alice chooses to draw.
may       <- WHO use the {about:belongs} ability|trigger
maynot    <- WHO choose|decide|opt|elect not to {todo}                                              # Alice chooses not to put the counter.
maynot    <- WHO decline|refuse [to {todo}]
maynot    <- WHO NOT choose|want|wish to {todo}
maynot    <- WHO NOT put|use|draw|copy|gain|take|return|search|exert|activate|crew|discard|sacrifice|tap|regenerate|exile|create {todo}
proliferates <- WHO proliferate [{times}]                                                               # Alice proliferates.
gainsnolife <- WHO gain no life                                                                     # Bob gains no life.
picksmode <- WHO choose|pick|select|take [the|its|his|her|their] {mode:modeword} [of|for|on|with {trigger:triggername}]   # Alice chooses the second mode.
picks     <- WHO choose|pick|select|name {targets} [for|with|as|to {about:trigger}]                 # Alice chooses Ogre.
takes     <- WHO take|grab|snag|nab|strip {targets} [from {owner} hand] [with {by:cast}]                # Alice takes Gray Ogre with Shock.
picksboth <- WHO choose|pick|select|keep the {todo}
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] have|keep|use|target [the] same target|targets  # The copy has the same target.
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] target {targets}
samecopy  <- NONE [the] [storm] copies|copy [of {of:thing}] goes|go|be at|to {targets}
resolves  <- IT [all|both] resolve [first|normally|fully]
resolves  <- WHO let {thing} resolve
resolves  <- NONE everything|all|both|they resolve
resolves  <- NONE [the] stack resolve
triggers  <- IT trigger [twice|once]
triggers  <- NONE {trigger:triggername} be triggered
triggers  <- NONE {trigger:triggername} trigger|goes|go|resolve|happen [on|off|off] [the] [stack]
"""

EFFECTS = """
prevents  <- WHO prevent [the] [next] {amount:number} [{combat:combatword}] [damage|dmg] [dealt|that|which] [would] [be] [dealt] to {to:targets}   # Bob prevents 2 damage to Elf.
prevents  <- WHO prevent [the] [next] {amount:number} [of] [the|that] damage|dmg [dealt|done] [to {to:targets}]
preventsall <- WHO prevent all|the|that [{combat:combatword}] damage|dmg [dealt|done|that] [would] [be] [dealt] [to {to:targets}]
preventsfrom <- WHO prevent all|the [{combat:combatword}] damage|dmg [dealt|that] [would] [be] [dealt] by|from {by:targets}
pumps     <- WHO give {what:things} {bonus} [and {keywords:withlist}] [until end of turn]
pumps     <- WHO give {what:things} {keywords:withlist} [until end of turn]
pumps     <- WHO make {what:things} {keywords:withlist} [until end of turn]                           # Bob makes Elf indestructible.
pumps     <- WHO give {bonus} to {what:things}
pumps     <- WHO pump|grow|buff|boost|shrink {what:things} [by|with|for] {bonus}
pumpsto   <- WHO pump|grow|boost {what:thing} to|into [a] {size:size}                                 # Bob pumps Ogre to 5/5.
pumpability <- WHO pump|firebreathe {what:thing} [{times}]                                           # Alice pumps it twice.
getsbonus <- IT get {bonus} [until end of turn]
getsbonus <- IT gain {keywords:withlist} [until end of turn]
destroys  <- WHO destroy|kill|remove {what:things} [with {by:thing}]         # Bob kills Ogre in response.
bounces   <- WHO bounce {what:things} [to] [{owner}] [hand] [with {by:thing}]
bounces   <- WHO return {what:things} to {owner} hand [with {by:thing}]                                # Bob returns Ogre to its owner's hand.
bounces   <- WHO return {what:things} to ( its|the owners ) hand [with {by:thing}]
brings    <- WHO return|reanimate {what:things} [ to ( play | [the] battlefield ) ] [with {by:thing}]     # Alice reanimates Hill Giant.
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
result    <- IT be|get destroyed|killed|exiled|bounced|prevented|sacrificed
result    <- IT survive|live
result    <- IT fizzle                                                                              # Shock fizzles.
result    <- IT go [back] {zone}                                                                    # Grizzly Bears goes to the graveyard.
result    <- IT be|get put|returned|sent [back] {zone}                                               # Hill Giant is put into his graveyard.
result    <- IT persist|undie [back]                                                                # Kitchen Finks persists.
result    <- IT trade
trades    <- IT trade with {with:things} [in combat]                                                             # Hill Giant trades with Gray Ogre.
trades    <- WHO trade {it:things} for|with {with:things} [in combat]
result    <- WHO lose {it:things}                                                                    # Bob loses Gray Ogre.
result    <- NONE [the|all|that|its|his] damage [be|gets] prevented
result    <- WHO deal {amount:number} [{combat:combatword}] [damage|dmg]
result    <- IT deal {amount:number} [{combat:combatword}] [damage|dmg]
result    <- WHO trade
putscounter <- WHO put {amount:number} {counter} counters|counter on {what:things}
mills     <- WHO mill a|{amount:number} cards|card                                                  # Alice mills 3 cards.
makes     <- WHO get {tolds:tokens}                                                                   # Alice gets a Spirit token.
getscounter <- IT get|gain|receive {amount:number} {counter} counters|counter                      # Grizzly Bears gets a +1/+1 counter.
makes     <- WHO make|create|put {tolds:tokens} [ on|onto|into [the] battlefield|play ]
saves     <- WHO save|protect {what:thing} with {by:cast}                                            # Bob saves it with Giant Growth.
killswith <- WHO kill|destroy|bounce|exile|finish|eat|burn|shoot {what:targets} [off] with {by:cast}
result    <- WHO draw a|{amount:number} cards|card
"""
