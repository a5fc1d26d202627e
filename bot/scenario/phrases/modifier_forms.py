"""What is told of a spell or an ability after its name, as data: `field <- template`; `forms/template.py` has the signs."""

from __future__ import annotations

MODIFIERS = """
shares    <- [dealing|splitting|divided|dividing|assigning|with|for|doing|putting|split|choosing] [:] {shares}
targets   <- target|at|on|onto|upon|to|against|in|toward|towards|aimed [at] {targets}
targets   <- with {targets} as [its|the|a] targets|target
targets   <- with [its|the] targets|target {targets}
targets   <- choosing|naming {targets} as [its|the|their|a] targets|target
player    <- choosing|naming|picking {player:player}
targets   <- pointing|aiming [it] at {targets}
targets   <- with targets {targets}
targets   <- split|divided|splitting|dividing [it|evenly|the] [damage] [evenly] between|among|over {targets}
exchanged <- exchanging|swapping|switching|trading [control of] {first:target} for|with|and {second:target}
present   <- with {tolds:placed}
present   <- with {lands:tolds}
cardsmode <- for {amount:number} cards|card
lifemode  <- for {amount:number} life
x         <- with|for|where|using|choosing [an] x [value] [of|is|be|as|=|equals|equal|at] [to] {x:number}
x         <- [,] x is|be|as|equals|= {x:number}
x         <- for x {x:number}
x         <- for {x:number} damage|dmg
x         <- for {x:number}
x         <- with {x:number} as x
paid      <- for|paying|using|via|with|by [paying] [its|the|his|her|my] {paidword:costword} cost [cost]
paid      <- for|with|via|using|by {paidword:costword}
paid      <- {paidword:costpast} [{times:times}]
paid      <- with|paying {paidword:costword} [paid] [{times:times}]
kicked    <- with|using|paying|for [both] [its|the] {mana:manas} kicker|kickers [cost]
kicked    <- for|with kicker {mana:manas} [and kicker {more:manas}]
kicked    <- with|using|paying|for both [of] [its|the] kickers
evidence  <- [by|while|and] collecting evidence [{number}]
evidence  <- with|using [collected] evidence [{number}] [collected]
noevidence <- without collecting [any] evidence
declined  <- without paying [the|its|any] {declined:costword} [cost]
declined  <- without [any|a|the|its] {declined:costword}
declined  <- without kicking|bargaining [it]
declined  <- not {declined:costpast}
free      <- without paying [the|its] mana cost
free      <- for free|nothing
facedown  <- face down
paidmana  <- spending|paying|using|with {mana:manas} [on|for] [x|it|that]
paidmana  <- spending|paying|using {mana:manas} mana [on|for] [x|it]
paidmana  <- for {number} mana
paidmana  <- for {mana:symbols}
paidcolors <- spending|paying|using|with [mana] [of] [all] {number:number} [different] colors|colours [of mana]
paidlife  <- paying {life:number} life
sacrificed <- [by|while] sacrificing|devouring|bargaining {things} [to it|him|her|them]
sacrificed <- and sacrifices {things}
discarded <- [by|while] discarding {things}
tapped    <- [by|while] tapping {things}
tapped    <- convoking|improvising [with] {things}
returned  <- [by|while] returning {things} to [their|its|his|her] owners hand|hands
returned  <- [by|while] returning {things} [to [her|his|their|my|its] [owner] ['s] hand]
returned  <- [by|while] returning|bringing|getting {things} back [to [her|his|their|my|its] [owner] ['s] hand]
returnedgy <- [by|while] returning|getting|bringing|recovering|retrieving [back] {things} [back] from|out [of] [her|his|their|my|the] graveyard|yard|bin [to|into [her|his|their|my] hand]
returnedgy <- [by|while] returning|bringing [back] {things} [back] from [her|his|their|my|the] graveyard|yard|bin [to|onto the battlefield]
returnedgy <- putting {things} from [her|his|their|my|the|a] graveyard on|onto|into [the] [top|bottom] [of] [her|his|their|my|its] [owner] ['s] library|hand|battlefield
exiledgy  <- [by|while] exiling {things} from [her|his|their|my|the|a] graveyard|yard|bin
exiledgy  <- [by|while] exiling {things} from {owner} graveyard|yard|bin
exiled    <- [by|while] exiling {things} [from [her|his|their|my|the] hand]
returnedgy <- to|and return|returns [back] {things} [back] from|out [of] [her|his|their|my|the] graveyard|yard|bin [to|into|onto [her|his|their|my|the|its] [owner] ['s] hand|battlefield]
returned  <- to|and return|returns {things} [to [her|his|their|my|its] [owner] ['s] hand]
newtargets <- [and] [by] choosing|choosing|with|picking|giving|changing [it] [a] new targets|target [of|:|to] {targets}
newtargets <- changing [the|its] targets|target [from {old:targets}] to {targets}
newtargets <- [and] [by] choosing|picking {targets} as [its|the|a] new targets|target [for|of] [the|its|that] [copy]
newtargets <- targeting|aiming [at] {targets} with [the|its|that|his|her|my] copy
newtargets <- and|to change|redirect|choose [the|its|a] [new] targets|target [to] {targets}
sametargets <- with|keeping|using|choosing [the] same targets|target
keeptargets <- not|without choosing|picking|changing [the|its|any|a] [new] targets|target
keeptargets <- keeping|leaving the|its [original|old] targets|target
source    <- choosing|naming|choose|picking {source:target} as [the|a|its|his] [damage] source
source    <- against|naming|on|for|from {source:thing} [as] [the] source
original  <- copying {original:thing}
original  <- as [a] copy of {original:thing}
original  <- to copy|clone {original:thing}
original  <- ( and|to have|having it copy|copying ) {original:thing}
chapter   <- choosing|starting|beginning|reading [ahead] [with|at|to|on|from] chapter {number:number}
chosenability <- choosing|naming|picking|for {ability:abilityword}
chosen    <- choosing|naming|with|on|picking {color:colorword} [chosen]
chosen    <- choosing|naming|picking {color:colorword} and {also:colorword}
chosenname <- naming|choosing {name:thing}
mode      <- in|using|with|choosing|for|picking [the|its] {mode:modeword}
modes     <- [and] to {words:deedwords}
modes     <- [as] choosing|choosing|picking|for|using|in [the] {quoted}
modes     <- choosing to {words:deedwords}
modes     <- [and] choosing|choose|picking|pick|using|with|for [the] {words:modelabel} [mode]
moremodes <- and [to] {words:deedwords}
times     <- {times:times} [in [a] row]
response  <- in|as [a] response to {under:thing} on|targeting|at {at:targets}
response  <- in|as [a] response [to {under:thing}]
response  <- in|as [a] response to {under:belongs} [trigger|ability|activation|spell]
response  <- in|as [a] response [to] [that|it|this|the] [trigger|ability|spell|activation|attack|block]
response  <- responding [to {under:thing}]
response  <- with {under:thing} [trigger|ability] [still] on the stack
response  <- with|while it|that|this|both|the [is] [trigger|ability|triggers|spell] [is] [still] on the stack
zone      <- from|off|out [of] [the|his|her|my|their|top] {zone:zonenoun}
putonto   <- attached|attaching|enchanting [it] [to] {targets}
andgains  <- [,] and|with {gainer:target} gain {amount:number} life
andgains  <- [,] and|with {gainer:target} gaining [the] [{amount:number}] life
dealer    <- with|using {dealer:thing}
paired    <- [and] pairing it|them|him|her with {partner:thing}
having    <- with {count:graveyardword}
noreason  <- for|with no value|reason
"""
