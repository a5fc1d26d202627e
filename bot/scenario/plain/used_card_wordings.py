"""How players tell the use of one card: what it has on it, what is paid and sacrificed for it, what its tokens do: `words -> the same
plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

USED_CARD_WORDINGS = """
[,] which|that is|was|goes|went not blocked -> unblocked                                                 # I attack with Ogre, which isn't blocked.
[,] which|that [already] has|have|had {n:number} damage [already] [marked|dealt] [on|to] [it] -> with {n} damage marked on it   # I cast Shock on a 4/4 that already has 2 damage.
[,] which|that has|have|had {n:number} {k:few} counter|counters [on it] -> with {n} {k} counters on it      # I attack with Ogre, which has two +1/+1 counters.
^ the board|battlefield is|has|contains {x:to} -> {x} are on the battlefield                              # The board is Ogre, Elf and Hill Giant.
! {who} tap|taps and sacrifice|sacrifices {x:thing} with|for x [is|of|equals|=] {n:number} -> {who} activate {x} with x of {n}
! {who} pay|pays|paid for {x:words} ability -> {who} activate {x} ability                                 # I pay for Elf's ability twice.
^ in response to my opponents attack with {y:words} , {z:rest} -> my opponent attack with {y} ; in response , {z}
^ in response to my opponents attack with {y:words} {z:clause} -> my opponent attack with {y} ; in response , {z}
! {who} cast {x:thing} [,] putting|attaching a|the|its [{k:few}] role [token] on|onto|to {y:to} -> {who} cast {x} and put the role on {y}   # I cast Hill Giant, putting the Cursed Role on Ogre.
! sacrifice|sacrifices|sacrificed|sac|sacs|crack|cracks {x:thing} for [{n:number}] mana -> sacrifice {x}                # I sacrifice a Treasure for mana.
without gifting [it|anything|a|an|the] [card|gift|fish|treasure|food] -> without gift                        # I cast Kitnap on Ogre without gifting.
[,] [with] the gift not promised -> without gift
! {who} sacrifice|sac {x:thing} to {y:thing} , [and] then {z:thing} $ -> {who} sacrifice {x} to {y} ; {who} sacrifice {z} to {y}   # I sacrifice Elf to Ogre, then Hill Giant.
! {who} prototype|prototypes|prototyped {x:words} and {y:to} -> {who} cast {x} for its prototype cost and {y}
! {who} prototype|prototypes|prototyped {x:to} -> {who} cast {x} for its prototype cost               # I prototype Ogre.
! {who} warp|warps|warped in {x:words} and {y:to} -> {who} cast {x} for its warp cost and {y}
! {who} warp|warps|warped in {x:to} -> {who} cast {x} for its warp cost                                # I warp in Ogre.
! {who} control|have {x:words} but not my|a|any {y:to} -> {who} control {x} ; {who} control no {y}       # I control Ogre but not my commander.
! how much mana be {x:titled} -> how much is {x}                                                      # How much mana is Shock?
! ^ my upkeep : -> at my upkeep ,                                                                     # My upkeep: I cast Shock.
! ^ my end step : -> at my end step ,
! {who} cast {x:words} on {y:words} [,] which|that is attached to {z:to} -> {y} be attached to {z} ; {who} cast {x} on {y}   # I cast Pacifism on Bonesplitter, which is attached to Ogre.
without paying [any|the] energy -> and do not pay                                                     # I cast Shock without paying energy.
do not pay [any|the] energy -> do not pay
! {who} control|have {x:words} with delirium and {y:to} -> {who} have delirium ; {who} control {x} and {y}   # I control Ogre with delirium and Elf.
! {who} control|have {x:words} with threshold and {y:to} -> {who} have threshold ; {who} control {x} and {y}   # I control Ogre with threshold and Elf.
! {who} control|have {x:words} ( with delirium | {o:open} [with] delirium [active|on|turned on] {d:close} ) $ -> {who} have delirium ; {who} control {x}   # I control Ogre with delirium. I control Ogre (delirium).
! {who} control|have {x:words} ( with threshold | {o:open} [with] threshold [active|on|turned on] {d:close} ) $ -> {who} have threshold ; {who} control {x}   # I control Ogre with threshold. I control Ogre (threshold).
! {who} control|have delirium [active|on] and [also] {x:to} $ -> {who} have delirium ; {who} control {x}   # I have delirium and Ogre.
! {who} control|have threshold [active|on] and [also] {x:to} $ -> {who} have threshold ; {who} control {x}   # I have threshold and Ogre.
! in a|an|my|our {n:number} player game with {x:few} -> ; {x} is at 20 life ;                          # I attack Bob with Ogre in a three player game with Carol.
! ^ {x:few} is|are also in the game -> {x} is at 20 life                                               # Carol is also in the game.
! {who} control|have {x:words} at|with max|maximum speed -> {who} have max speed ; {who} control {x}                # I control Ogre at max speed.
[and] the exiled card is|was {x:to} -> ; it exiles {x}                                              # I cast Ogre, and the exiled card is Elf.
! ^ after|when|once|with|as|on the {x:few} chapter of {y:thing} [triggers|resolves|happens] [,] -> the {x} chapter of {y} resolves ;
! ^ after|when|once|with|as|on the {x:few} chapter [triggers|resolves|happens] [,] -> the {x} chapter resolves ;    # After the third chapter, where is Ogre?
! {who} tap|taps|tapped {x:thing} , paying {y:few} , to {z:to} -> {who} pay {y} and tap {x} to {z}
! {who} tap|taps|tapped {x:thing} , paying {y:few} -> {who} pay {y} and tap {x}                        # I tap Elf, paying {1}.
! {who} pay|pays {y:few} , tapping {x:thing} -> {who} pay {y} and tap {x}
[,] copying {x:words} and {y:to} -> targeting {x} and {y}                                                # I cast Shock copying Ogre and Elf.
{who} attack|attacks|attacked with {x:thing} after {v:verb} it -> {who} ~{v} {x} ; {who} attack with {x}   # I attack with Ogre after adapting it.
{who} cast {x:words} [,] with my {y:few} and my opponents {z:to} -> {who} cast {x} targeting my {y} and my opponents {z}   # I cast Prey Upon with my Ogre and my opponent's Elf.
by paying {x:few} and exiling {y:rest} -> exiling {y}                                                   # I cast Ogre by paying {1} and exiling Elf from my graveyard.
by paying {x:few} and sacrificing {y:rest} -> sacrificing {y}
by paying {x:few} and returning {y:rest} -> returning {y}
by paying {x:few} and discarding {y:rest} -> discarding {y}
! {who} sacrifice|sacrifices|sacrificed|sac|sacs|crack|cracks {x:thing} , paying {y:few} -> {who} pay {y} and sacrifice {x}   # I sacrifice Ogre, paying {2}.
monstrosity targeting {y:to} -> monstrosity ability targeting {y}
and do|does {x:thing} fly -> and do {x} have flying                                                    # How big is Ogre and does it fly?
! do|does|will|would|can {x:thing} [still] fly -> do {x} have flying
! {who} tap|taps|tapped {x:thing} with|for x [is|of|equals|=] {n:number} -> {who} activate {x} with x of {n}                  # I tap Ogre with X = 3 on Elf.
cast {x:words} and fight|fights {y:to} -> cast {x} and choose to fight {y}                                  # I cast Hydra with X = 3 and fight Elf.
cast {x:words} and double|doubles {y:to} -> cast {x} and choose to double {y}
! attack|attacks , unblocked -> attack ; no blocks                                                  # I equip Sword to Elf and attack, unblocked.
activate|activates|use|uses {x:thing} power up , {y:to} -> activate {x} power up to {y}                       # I use Ogre's power up, dealing 1 damage to Bob.
! the|my|his|her|that token copy -> the copy                                                       # I attack with the token copy.
! the|my|his|her|that new token|copy -> the copy
! cast|casts a lesson spell -> cast a lesson instant
! cast|casts a lesson $ -> cast a lesson instant                                                      # I cast a Lesson.
! cast|casts an arcane spell -> cast an arcane instant
! {who} have|has it|him|her deal {n:number} damage to me to {v:verb} {y:to} -> {who} use its trigger ; {who} target {y} with its trigger
! {who} have|has {x:thing} =deal the|that|its damage to {y:to} -> {who} target {y} with the trigger of {x}
! {who} have|has it|him|her deal {n:number} damage to {y:to} -> {who} target {y} with its trigger , dealing {n} damage
! {who} have|has {x:thing} =deal {n:number} damage to {y:to} -> {who} target {y} with the trigger of {x} , dealing {n} damage
! {who} attack|attacks with {x:thing} with {n:number} cards|card in [my|his|her|their] hand -> {who} have {n} cards in hand ; {who} attack with {x}   # I attack with Ogre with two cards in hand.
! {who} cast|casts {x:thing} with {n:number} cards|card in [my|his|her|their] hand -> {who} have {n} cards in hand ; {who} cast {x}
! {who} cast|casts {x:words} with {n:number} other|more cards|card [left] in [my|his|her|their] hand -> {who} have {n} other cards in hand ; {who} cast {x}      # I cast Shock with two other cards in hand.
! {who} tap|taps|tapped {x:thing} for mana with|using|via {y:thing} -> {who} activate {y} , tapping {x}          # I tap Elf for mana with Springleaf Drum.
! {who} have|has|control|controls {x:words} with the initiative -> {who} have the initiative ; {who} control {x}   # I have Stirring Bard with the initiative.
! {who} have|has|control|controls {x:words} and|with {n:number} energy [counters|counter] -> {who} have {n} energy ; {who} control {x}   # I have Ogre and four energy.
! {who} pay|pays|paid|spend|spends|spent {n:number} energy to animate {x:thing} -> {who} animate {x}
! {who} sacrifice|sacrifices|sacrificed|sac {x:thing} to bargain {y:words} and counter it|that [with it] -> {who} cast {y} on it with bargain , sacrificing {x}
! {who} sacrifice|sacrifices|sacrificed|sac {x:thing} to bargain {y:words} and {v:verb} {z:to} -> {who} cast {y} with bargain , sacrificing {x} ; {who} {v} {z}
! {who} sacrifice|sacrifices|sacrificed|sac {x:thing} to bargain {y:to} -> {who} cast {y} with bargain , sacrificing {x}   # I sacrifice a Treasure to bargain Shock on Ogre.
! can not|never|n't pay|afford [the|for|that|those] {n:number} -> do not pay                                  # I Disenchant it but I can't pay the 3.
! {who} attack|attacks|attacked with {x:thing} and|, enlist|enlists|enlisted|enlisting {y:to} -> {who} attack with {x} ; {who} enlist {y}   # I attack with Ogre and enlist Elf.
! {who} attack|attacks|attacked with {x:thing} enlisting {y:to} -> {who} attack with {x} ; {who} enlist {y}
! activate|activates|use|uses {x:thing} , scry and|, {y:to} -> activate {x} and {y}
! {who} cast|casts {x:thing} with one of each|every basic land [type|types] -> {who} control a plains , an island , a swamp , a mountain and a forest ; {who} cast {x}   # I cast Shock with one of each basic land.
! {who} eat|eats|ate a|the|my|his|her|their food [token] -> {who} sacrifice a food                                 # I attack with Ogre and eat the Food.
! how big then $ -> how big are they then
! {who} make|makes|made {x:thing} a creature with his|her|its|their {n:number} -> {who} control {x} ; {who} use its {n}
cast|casts|use|uses {x:titled} for {y:titled} $ -> cast {x} and search for {y}                           # I cast Tutor for Ogre.
! {who} have|has {x:thing} ready|waiting -> {who} have {x} in hand                                       # He has a Counterspell ready.
! {who} send|sends|sent|point|points|pointed|aim|aims|aimed the death|dies|etb|enters|attack damage|trigger at|to {y:to} -> {who} target {y} with the trigger
! {who} send|sends|sent|point|points|pointed|aim|aims|aimed {x:thing} trigger at|to {y:to} -> {who} target {y} with {x} trigger
! cast|casts {x:words} and hit|hits|zap|zaps|shoot|shoots his|her|their {y:to} -> cast {x} and target his {y}     # I cast Flametongue Kavu and hit his Hill Giant.
! cast|casts {x:words} and hit|hits|zap|zaps|shoot|shoots my opponents {y:to} -> cast {x} and target my opponents {y}
! can|could|may {w:who} tap {x:thing} for [{n:number}|{k:few}] mana to cast|play {y:rest} -> can {w} activate {x} to cast {y}          # Can I tap Elf for mana to cast Shock?
! can|could|may {w:who} use|spend its|his|her|the mana to cast|play {y:rest} -> can {w} activate it to cast {y}
! can|could|may {w:who} use|spend mana from {x:thing} to cast|play {y:rest} -> can {w} activate {x} to cast {y}                     # Can I use mana from Elf to cast Shock?
! can|could|may {w:who} cast|play {y:words} with mana from {x:thing} -> can {w} activate {x} to cast {y}
! {who} tap|taps|tapped {x:thing} for [{n:number}|{k:few}] mana to cast {y:rest} -> {who} tap {x} for mana ; {who} cast {y}       # I tap Elf for two mana to cast Shock.
! {who} mill|mills|milled a|an {x:titled} card -> {who} mill {x}
! {who} exile|exiles|exiled {x:words} from [my|his|her|their] hand to cast|play {y:to} -> {who} cast {y} , exiling {x} from hand   # I exile a Swamp from my hand to cast Shock.
! {who} pay|pays|paid {n:number} energy to give|gives {y:to} -> {who} pay {n} energy and give {y}
! {who} pump|pumps|pumped {x:thing} with its|his|her [own] ability -> {who} pump {x}                       # I pump Ogre with its ability and attack.
! can {who} use its mana [right away] $ -> can {who} tap it for mana
! can {who} tap it [for mana] right away|now -> can {who} tap it for mana                                  # I cast Sol Ring. Can I tap it right away?
! how much|many loyalty is|are left -> how much loyalty does the planeswalker have
and how much|many energy is|are left -> and how much energy do i have
the top card is a|an|the {x:titled} -> my top card is {x}                                                   # I cast Shock, and the top card is an Ogre.
! how many {x:few} do {who} have afterwards|after|then $ -> how many {x} do {who} have
! can {who} use it for {x:few} mana [this turn] -> can {who} tap it for {x} mana
! {who} tap|taps|tapped {x:thing} to cast|play {y:words} and counter it|that -> {who} cast {y} on it , tapping {x}
! {who} pay|pays|paid {n:number} life to tap {x:thing} for {y:few} -> {who} pay {n} life and activate {x}
! {who} exile|exiles|exiled a|an|one|two|three {k:few} card|cards to cast|play {y:to} -> {who} cast {y} , exiling a {k} card from hand
! and pay|pays {x:few} targeting it|him|her twice -> and activate it targeting that twice
! {who} pay|pays|paid {n:number} energy to shoot|hit|ping|zap {y:to} -> {who} pay {n} energy ; {who} target {y} with the trigger
! cast|casts {x:thing} with {n:number} {k:few} card|cards in my|his|her|their graveyard|yard and {y:to} -> have {n} {k} cards in my graveyard ; i cast {x} and {y}
[,] [and] connive|connives and discard|discards {y:to} -> and discard {y} to connive
! do not pay [the|its|for] echo [cost] [this upkeep] -> do not pay                                         # I don't pay echo.
! pay|pays|paid [the|its|for] echo [cost] [this upkeep] -> pay the cost                                       # I pay the echo.
! pay|pays|paid [the|its|for] cumulative upkeep [cost] [this turn] -> pay the cost
! [,] putting a|the [{k:few}] counter|counters on {y:words} and tapping {z:to} -> targeting {y} and {z}                 # I cast Blessing, putting the counter on Ogre and tapping Elf.
! [,] giving {x:words} {s:bonus} and {y:words} {t:bonus} -> targeting {x} and {y}                         # I cast Betrayal, giving Ogre +2/+2 and Elf -2/-2.
! cast|casts {x:titled} with {y:titled} and {z:titled} $ -> cast {x} targeting {y} and {z}                # I cast Pounce with Ogre and Elf.
! {who} sacrifice|sacrifices|sacrificed|sac|sacs {x:thing} with|for x [is|of|equals|=] {n:number} -> {who} activate {x} with x of {n}
! {who} exile|exiles|exiled {x:words} from [my|his|her|their] graveyard|yard to cast|play {y:to} -> {who} cast {y} , exiling {x} from graveyard
! shuffle it|him|her in|away|back -> shuffle it
! {who} transform|transforms|transformed {x:thing} [,] targeting {y:to} -> {who} activate {x} ; {who} target {y} with the trigger   # I transform Ogre, targeting Elf.
! {who} transform|transforms|transformed {x:thing} and target|targets {y:to} -> {who} activate {x} ; {who} target {y} with the trigger
! {who} pay|pays|paid {m:mana} to transform {x:thing} and target|targets {y:to} -> {who} activate {x} ; {who} target {y} with the trigger
search|searches|searched up {x:to} -> search for {x}                                                 # I cast Tutor and search up Sol Ring.
! its =map -> the map token                                                                            # I cast Scout and use its Map on Elf.
! its =clue -> the clue token
! its =lander -> the lander token
{x:titled} is in my|his|her|their graveyard with {n:few} other cards -> {x} is in my graveyard ; i have {n} other cards in my graveyard   # Ogre is in my graveyard with two other cards.
my only opponent -> my opponent
! {who} tap|taps|tapped {x:thing} and discard|discards {y:thing} to make {z:words} unblockable -> {who} activate {x} targeting {z} , discarding {y}   # I tap Ogre and discard Elf to make my 5/5 unblockable.
! {who} attack|attacks|attacked with {x:thing} during the day -> it is day ; {who} attack with {x}
its backup counter|counters on -> its counter on
{n:number} card|cards left in hand -> {n} cards in hand
! flash|flashes in {x:words} to protect|save it|him|her -> flash in {x} targeting it in response
{who} pay|pays|paid {n:number} to shoot|hit|ping|zap {y:to} -> {who} pay {n} ; {who} target {y} with the trigger
how much do|does {who} get $ -> how much mana do {who} get
! kill|kills|killed {y:words} with the counter -> kill {y}
! {who} return|returns|returned {x:words} and pay|pays {n:few} to cast|play {y:to} -> {who} cast {y} , returning {x}
! {who} discard|discards {x:thing} to|for|with madness and cast it {y:to} -> {who} cast {x} for its madness cost {y}   # I discard Ogre for madness and cast it on Elf.
cast|casts {x:thing} and support|supports {y:to} -> cast {x} and target {y}
! {who} transform|transforms|transformed {x:thing} and next turn {y:rest} -> {who} activate {x} to transform ; next turn {who} {y}
! {who} transform|transforms|transformed {x:thing} and {y:rest} -> {who} activate {x} and {y}       # I transform Ogre and attack with it.
! {who} pay|pays|paid {m:mana} to transform {x:thing} -> {who} activate {x} to transform
! activate|activates|use|uses monstrosity|outlast|exhaust|boast [ability] -> activate its ability        # I use monstrosity.
! {who} transform|transforms|transformed {x:words} with {n:number} {k:few} counter|counters $ -> {x} has {n} {k} counters ; {who} activate {x} to transform
! {who} transform|transforms|transformed {x:thing} $ -> {who} activate {x} to transform
! what do {who} get and how big is it -> what do {who} get and how big is the token
! play|plays {x:thing} as {y:titled} -> play {y}
! animate|animates|animated {x:thing} [by] tapping {y:to} -> activate {x} tapping {y}                       # I animate Ogre by tapping Elf.
! flash|flashes|flashed {x:titled} back -> flashback {x}                                               # I flash Firebolt back targeting Ogre.
! how much mana do|does {w:who} need $ -> how much mana do {w} have to pay                              # I cast Shock on Ogre. How much mana do I need?
! discard|discards|discarded a card at random -> discard a card                                          # I discard a card at random.
! discard|discards|discarded {n:number} cards at random -> discard {n} cards
! {w:who} discard|discards|discarded {o:somebodys} [whole|entire] hand [ to|for {x:titled} ] $ -> {w} choose to discard {o} hand   # I discard my hand.
! and champion|champions {x:thing} $ -> and choose to exile {x}                                          # I cast Ogre and champion Elf.
! {w:who} champion|champions|championed {x:thing} [with {y:titled}] $ -> {w} choose to exile {x}
first|1st 0 ability -> first ability                                                                   # I use Garruk Relentless's first 0 ability on Ogre.
second|2nd 0 ability -> second ability
{x:titled} set to {y:titled} -> {x} with {y} chosen                                                       # I control Citadel Siege set to Khans.
! {who} cast {x:titled} [,] moving [all] [the|its] counters from {y:words} onto|to {z:to} -> {who} cast {x} to move all counters from {y} to {z}   # I cast Shock, moving all counters from Ogre onto Elf.
! {w:who} exile|exiles|exiled {x:titled} from {o:somebodys} graveyard with|using {y:titled} -> {w} activate {y} targeting {x} in {o} graveyard   # I exile Elf from my graveyard with Ogre.
! activate|use|activates|uses {x:thing} [by] removing {n:number} [{k:few}] counters [from it] [,] targeting {y:to} -> remove {n} counters from {x} targeting {y}   # I activate Ogre removing three counters, targeting Elf.
! and make|makes {x:who} lose {n:number} life $ -> , making {x} lose {n} life
! {who} pay|pays|paid {m:mana} [,] targeting {y:to} -> {who} pay {m} to target {y}                       # I pay {G} targeting Ogre.
activate|use|activates|uses {x:titled} in {o:somebodys} graveyard|yard -> activate {x} from {o} graveyard   # I activate Ogre in my graveyard.
discard|discards|discarded {x:titled} to|for its [own] ability -> discard {x} to use its ability         # I discard Ogre to its ability.
! {w:who} return|returns|returned {x:titled} from {o:somebodys} graveyard with|using its [own] ability -> {w} activate {x} from {o} graveyard   # I return Ogre from my graveyard with its ability.
{who} cast {x:words} and sacrifice|sacrificed {y:thing} to deal {n:number} damage to {z:to} -> {who} cast {x} , sacrificing {y} and dealing {n} damage to {z}   # I cast Ogre and sacrifice Elf to deal 4 damage to Bob.
{who} cast {x:words} and exile|exiles|exiled {y:words} from {o:somebodys} graveyard -> {who} cast {x} , exiling {y} from {o} graveyard   # I cast Shock on Ogre and exile Elf from my graveyard.
[,] earthbending {x:to} -> targeting {x}                                                                # I activate Ogre, earthbending Forest.
do|will {w:who} take an|another extra turn -> do {w} get an extra turn                                      # Does Bob take an extra turn?
^ {w:who} 0|zero|zeroes|zeros {x:titled} -> {w} activate {x} 0 ability                                    # Bob zeroes Garruk Relentless.
! and have|has|had it deal|deals {n:number} damage to {x:to} -> and it deals {n} damage to {x}               # I attack with Ogre and have it deal 3 damage to Elf.
^ no|without block|blocks|blocker|blockers on|for {x:titled} -> {x} is not blocked                           # No blocks on Ogre.
[,] exploiting {x:thing} and|, {y:verb} {z:to} -> and exploit {x} , {y} {z}                                  # I cast Ogre, exploiting Elf and drawing a card.
"""
