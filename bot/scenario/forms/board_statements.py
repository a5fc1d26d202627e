"""The sentences that tell what there is as the story begins, as data; `statements.py` says how they are written."""

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
playerhas <- WHO have|gain|be [also|now] {keyword:playerkeyword}                                     # Alice has hexproof.
poison    <- WHO have {amount:number} poison [counters|counter] [and|, {tolds}]
poison    <- WHO be at|on {amount:number} poison [counters|counter]
poison    <- WHO get|take|receive|gain {amount:number} poison [counters|counter] [already]                    # Bob takes 2 poison counters.
energy    <- WHO have {amount:number} energy [counters|counter] [and|, {tolds}]                   # Alice has 3 energy counters and Hill Giant.
experience <- WHO have {amount:number} experience counters|counter [and|, {tolds}]
rad       <- WHO have {amount:number} rad counters|counter [and|, {tolds}]
bycommander <- WHO have|be|get [been] taken|dealt|at|on {amount:number} [points of] commander damage|dmg [already] [from|by {it:things}]      # Bob has taken 15 commander damage from Serra Angel.
bycommander <- WHO have|take {amount:number} [points of] commander damage|dmg [already] [from|by {it:things}]                             # Bob has 15 commander damage.
emblem    <- WHO have|control|get [already] ( a | an | the | {number} | his | her | my | their ) emblem|emblems of|from {source:thing} [and|, {tolds}]   # Alice has an emblem from Chandra Nalaar.
emblem    <- WHO have|control|get [already] {source:belongs} emblem [and|, {tolds}]
emblem    <- WHO have|control|get [already] {source:thing} emblem [and|, {tolds}]
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
filler    <- WHO have {amount:number} [different] card types|type [among cards] {zone}                                    # Alice has four card types in her graveyard.
fillercards <- WHO have {amount:number} [other|more|random] [permanent] [{kind:cardtype}] cards|card {zone} # Bob has six cards in hand.
hascards  <- WHO have|control {tolds} [{place}] [,] and|with {amount:number} [other|more|random] [permanent] [{kind:cardtype}] cards|card {zone} # Bob has a Hill Giant and two cards in hand.
fillerzone <- NONE there be {amount:number} [permanent] [card] [types|cards|card|type] {zone}
mana      <- WHO have {amount:number} [untapped|open|available] mana [up|available|open|untapped|floating|left|out]
lands     <- WHO have {amount:number} [more|other|extra|additional] [untapped|open|available] lands|land [up|available|open|untapped|left|out]       # Bob has five lands open.
mana      <- WHO have {amount:number} open|up                                                     # Alice has 2 open.
mana      <- WHO have {mana} [mana] [up|available|open|floating]
mana      <- WHO have mana [up|available|open|floating]
mana      <- WHO have [plenty|enough|lots|unlimited|infinite] [of] mana|lands [up|available|open]
fetches   <- WHO crack|pop|use|sacrifice [a|his|her|my|their] fetch|fetchland [land]                          # Alice cracks fetch.
hasnone   <- WHO NOT control|have|own [any|a|an] {noun:kindnoun} [{place}]                               # Bob does not control any Elves.
hasnone   <- WHO control|have no {noun:kindnoun} [{place}]                                          # Bob controls no creatures.
nothing   <- WHO control|have nothing [else|relevant|other] [{place}]
nothing   <- IT have no counters|damage [on] [it|them] [{place}]
counted   <- WHO have {count:graveyardword} [already|active]                                      # Alice has threshold.
emptyzone <- WHO have an|no empty hand|graveyard|library
emptyzone <- NONE {owner} hand|graveyard|library be empty                                          # Alice's library is empty.
hasthese  <- WHO have {amount:number} cards|card {zone} [,] including|counting {tolds}                  # Bob has three cards in hand including Hill Giant.
hasthese  <- WHO have {amount:number} cards|card {zone} [,|:] {tolds}                            # Bob has one card in hand, Hill Giant.
has       <- WHO have {tolds} {zone}                                                               # Bob has Healing Salve in hand.
has       <- WHO have {tolds} [{place}] and|with {number} [untapped|open|available] mana [up|available|open|untapped|floating|left|out]   # I have a Lightning Bolt and 4 mana.
has       <- WHO have {tolds} [{place}] [,] and|with {lands:number} [untapped|open|available] lands|land [up|available|open|untapped|left|out]   # I have a Hill Giant and four lands open.
has       <- WHO hold {tolds} [{zone}]
has       <- WHO have {tolds} [{place}]
controls  <- WHO control|own|run {tolds} [{place}] [,] [and no other permanents|creatures|permanent|creature]              # Alice controls Hill Giant and two Grizzly Bears.
controls  <- WHO control|own|have {tolds} [{place}] [,] and nothing else                               # Alice controls Hill Giant and nothing else.
controls  <- WHO control|have [{counted:number}] [creatures|permanents|cards] [{place}] : {tolds}
controls  <- WHO have {counted:number} creatures|permanents|things [{place}] [,] {tolds}
board     <- NONE {owner} board|side|field|battlefield|creatures|permanents [of] [the] [board] [is|are|has|have|consists] [of] [:] [just] {tolds}
board     <- NONE {owner} hand|graveyard [is|has|:] {tolds}
onlyones  <- NONE {owner} only|lone|sole|single creature|creatures|blocker|blockers|permanent|permanents be {tolds}   # Bob's only creature is Hill Giant.
present   <- NONE with {tolds:placed}
present   <- NONE {tolds:placed}                                                                   # Vigor on Bob's battlefield.
attachedhas <- WHO control|have|get {tolds} on|attached [to] {thing:thing}
attachedhas <- WHO control|have|get {tolds} on {whom:player}                                        # I have Curse of Bloodletting on my opponent.
attackersare <- NONE {owner} attacker|attackers be {tolds}                                           # My attacker is a 5/5.
blockersare <- NONE {owner} blocker|blockers be {tolds}                                             # His blockers are two 2/2s.
hasfighting <- WHO control|have {told} blocking [{attackers:things}]
hasfighting <- WHO control|have {told} attacking [{whom:attackwhom}]
controls  <- WHO [be|have] got {tolds} [{place}]
mana      <- WHO be tapped out                                                                     # Alice is tapped out.
nothing   <- NONE there be no {noun:kindnoun} in any|either|the graveyard|graveyards
nothing   <- NONE with no {kind:kindnoun} [{place}]
unresponse <- WHO have priority
controls  <- WHO get|gots|got {tolds} {place}
controls  <- WHO play|be with {tolds} {place}
enchanted <- WHO be enchanted with|by {tolds}                                                       # Bob is enchanted with Curse of Thirst.
enchants  <- WHO enchant|equip|suit {what:things} [up] with {by:cast}
stole     <- WHO steal {thing:things} [with {by:thing}]                                             # Bob stole my Ogre.
stole     <- WHO take|gain control of {thing:things} [with {by:thing}]
stealsfornow <- WHO steal {thing:things} ( until [the] end of [the|this] turn | for the turn | for a turn | this turn )               # Bob steals my Ogre until end of turn.
stealsfornow <- WHO take|gain control of {thing:things} ( until [the] end of [the|this] turn | for the turn | for a turn | this turn )
paycast   <- WHO pay {amount:number} life for|to [cast|play] {cast}
kicks     <- WHO kick|overload|flashback|evoke|buyback|bestow|dash|blitz|escape|mutate|emerge|surge|warp|entwine|sneak|harmonize|disturb [in] {cast}
there     <- NONE there be {tolds} [{place}]                                                        # There is a Worship on the battlefield.
waskicked <- IT be kicked                                                                          # Burst Lightning is kicked.
notkicked <- IT NOT [be|get] kicked                                                                    # Burst Lightning is not kicked.
waskicked <- WHO pay [for] the|its kicker [cost]                                                   # Alice pays the kicker.
waskicked <- NONE the|its kicker be|get paid [for]
inzone    <- IT be {zone}                                                                           # Silvercoat Lion is in Bob's graveyard.
inplay    <- IT be [already|also|both|all] {place}
under     <- IT be [currently] under {owner} control
under     <- IT be controlled by {who}
under     <- IT be controlled by {owner}
under     <- IT be {owner}
ownedby   <- IT be owned by {who}
commander <- NONE {owner} commander be {it:things}                                                # Alice's commander is Serra Angel.
commander <- IT be {owner} commander                                                              # Serra Angel is Alice's commander.
castbefore <- IT be [already] cast {number:times} [already|before] from [the] command zone [already|before] [this game]     # Serra Angel has been cast twice from the command zone.
castbefore <- WHO [have] [already] cast {it:things} {number:times} [already|before] from [the] command zone [already|before] [this game]     # Alice has cast Serra Angel twice from the command zone.
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
marked    <- IT [have] [be|been] dealt {amount:number} damage|dmg by {source:thing} earlier [this turn]   # A 3/3 was dealt 2 damage by Shock earlier this turn.
marked    <- IT [have] [be|been] take|dealt {amount:number} [damage|dmg] earlier [this turn]              # The Giant took 1 damage earlier this turn.
marked    <- IT [have] already [been] take|dealt {amount:number} damage|dmg
loyalty   <- IT have {amount:number} loyalty [counters|counter] [left]                              # Chandra Nalaar has 4 loyalty.
loyalty   <- IT be at|on {amount:number} [loyalty] [counters]
defense   <- IT have {amount:number} defense|defence [counters|counter] [left]
manavalue <- IT have [a] mana value [of] {amount:number}                                            # Hill Giant has mana value 4.
manavalue <- IT have [a] cmc|mv [of] {amount:number}
manavalue <- IT have [a] converted mana cost [of] {amount:number}
hasability <- IT have {withlist}                                                                    # Ogre has wither and lifelink.
lacks      <- IT NOT have|get {withlist}                                                             # Ogre does not have trample.
lacks      <- IT have no {withlist}                                                                 # Ogre has no trample.
lacks      <- IT lack {withlist}                                                                    # Ogre lacks trample.
ownrule   <- IT {withlist:ownrule}                                                                   # Ogre can block two creatures.
hasability <- IT be [also|both|all|still] {withlist}                                                # The Ogre is indestructible.
size      <- IT have {power:number} power
attached  <- IT be attached|equipped to {thing:target}                                              # Pariah is attached to Grizzly Bears.
attached  <- IT be on {thing:target}
outagainst <- IT be out against {thing:target}                                                      # Moat is out against Grizzly Bears.
attached  <- IT enchant|equip {thing:target}
imprinted <- IT be imprinted with {tolds}                                                           # Isochron Scepter is imprinted with Lightning Bolt.
imprinted <- IT have {tolds} imprinted [on|with|under|to] [it]
imprintedon <- IT be imprinted on|onto|to|under {thing:target}                                       # Lightning Bolt is imprinted on Isochron Scepter.
enchanted <- IT be enchanted|equipped|wearing|carrying|holding|suited with|by|up {tolds}             # Grizzly Bears is enchanted with Bob's Backfire.
enchanted <- IT be wearing|carrying|holding|wielding {tolds}
enchanted <- IT wear|carry|hold {tolds}
wears     <- IT have {tolds}
enchanted <- IT have {tolds} attached|equipped|on [to] [it|him|them]                                # Ogre has a Sword on it.
chosen    <- NONE {owner} choice [for {thing}] be {color:colorword}
named     <- IT name|names {name:thing}
named     <- IT name|names {player:player}                                                          # Stuffy Doll names Bob.
chosenfor <- IT be set|on to {color:colorword}
turn      <- NONE it be [now] {owner} turn [now]                                                          # It is Bob's turn.
turn      <- NONE it be {owner} [next] {moment:stepname}
turn      <- WHO go|move|get|proceed [on] to {owner} {moment:stepname}                                # Alice moves to her main phase.
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
