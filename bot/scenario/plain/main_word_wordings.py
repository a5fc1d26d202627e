"""How players tell what one card does in that card's main words: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

MAIN_WORD_WORDINGS = """
! {who} send|sends|sent|point|points|pointed|aim|aims|aimed|throw|throws|direct|directs the|that|those {n:number} [points of] damage at|to|into {y:to} -> {who} deal {n} damage to {y}   # I send the 3 damage at Ogre.
! {who} target|targets|targeted {x:thing} with the|that|its damage $ -> {who} target {x} with the trigger      # I cast Shock. I target Ogre with the damage.
! {who} power|powers|powered up {x:titled} -> {who} activate {x} power up                                # I power up Ogre.
! {who} power|powers|powered it|him|her|them up -> {who} activate its power up
^ {x:titled} die|dies|died with {y:titled} in {o:somebodys} graveyard|yard $ -> {y} is in {o} graveyard ; {x} die     # Ogre dies with Elf in my graveyard.
! {w:who} kill|kills|killed {x:thing} with {y:titled} in {o:somebodys} graveyard|yard $ -> {y} is in {o} graveyard ; {w} kill {x}   # He kills my Ogre with Elf in my graveyard.
! attack|attacks|attacked alone with {x:titled} -> attack with {x}                                  # I attack alone with Ogre.
! attack|attacks|attacked with {x:titled} alone -> attack with only {x}
[,] paying {n:few} for [the|its] heroic|landfall|constellation|magecraft|enrage|eerie|valiant|survival|alliance [trigger] -> and pay {n} for the trigger               # I cast Shock on Ogre, paying 3 for heroic.
! pay|pays|paid {n:few} for the|its heroic|landfall|constellation|magecraft|enrage|eerie|valiant|survival|alliance [trigger] -> pay {n} for the trigger
[,] with|putting one|a [{k:few}] counter on {x:words} and one|another|a|the [other] [{k:few}] [counter] on {y:to} -> and put one counter on {x} and one on {y}   # I cast Shock with one counter on Ogre and one on Elf.
! {who} cast {c:titled} [,] to|moving [move] the {n:number} {k:few} counter|counters from {x:words} onto|to {y:to} -> {x} has {n} {k} counters ; {who} cast {c} to move all counters from {x} to {y}   # I cast Shock to move the two +1/+1 counters from Ogre to Elf.
! {who} cast {c:titled} [,] to|moving [move] {n:number} {k:few} counter|counters from {x:words} onto|to {y:to} -> {x} has {n} {k} counters ; {who} cast {c} to move all counters from {x} to {y}
! {who} cast {c:titled} [,] to|removing [remove] [the] {n:number} {k:few} counter|counters from {x:thing} $ -> {x} has {n} {k} counters ; {who} cast {c} to remove all counters from {x}   # I cast Shock to remove two +1/+1 counters from Ogre.
! ^ {x:titled} attack|attacks|attacked [alone] without any [{k:few}] counters|counter [on it|him|her] $ -> {x} has no counters ; {x} attack     # Ogre attacks alone without any counters.
! {who} attack|attacks|attacked [alone] with {x:titled} [alone] with no [{k:few}] counters|counter on it|him|her $ -> {x} has no counters ; {who} attack with {x}
! {who} pay|pays|paid {n:number} for {x:words} ability $ -> {who} activate {x} ability paying {n}
! activate|activates|activated|use|uses|used {x:titled} for {n:number} $ -> activate {x} paying {n}
! {who} control|controls|have|has {x:titled} without any|a [{k:few}] counters|counter [on it|him|her] $ -> {who} control {x} ; {x} has no counters   # I control Ogre without any counters.
! {who} control|controls|have|has {x:titled} without counters [on it|him|her] $ -> {who} control {x} ; {x} has no counters
! {who} control|controls|have|has {x:titled} with no [{k:few}] counters on it|him|her $ -> {who} control {x} ; {x} has no counters
! [,] backing up {x:to} -> targeting {x}                                                                 # I cast Archpriest of Shadows, backing up Elf.
! and back|backs up {x:to} -> targeting {x}
! [,] paying|pay|pays for the {k:few} mode|modes $ -> with the {k} mode                                  # I cast Shock paying for the second mode.
! [,] paying|pay|pays for both|all [the] modes $ -> with both modes
! can|could|may {x:titled} put its|the [{k:few}] counter|counters on {y:to} -> can the trigger of {x} target {y}     # Can Ogre put its counter on Elf?
! can|could|may {x:titled} give {y:thing} {b:bonus} $ -> can {x} target {y}
! activate|activates|activated|use|uses|used {x:words} [,] dealing {n:number} [damage] to {y:words} and {m:number} [damage] to -> activate {x} : {n} damage to {y} and {m} to   # I use Chandra's -4, dealing 4 damage to Ogre and 4 to Elf.
! activate|activates|activated|use|uses|used {x:words} to deal {n:number} [damage] to {y:words} and {m:number} [damage] to -> activate {x} : {n} damage to {y} and {m} to
! ^ how many {x:few} do|will {w:who} have|control|get at [the] end of [the|my|this] turn $ -> at end of turn , how many {x} do {w} have   # How many Elves do I have at the end of turn?
! pump|pumps|pumped =its toughness|power -> pump it                                                      # I pump its toughness twice.
! [and] {who} respond|responds|responded by giving {x:words} with|using {y:titled} $ -> ; in response {who} give {x} with {y}     # He bolts Ogre and I respond by giving it flying with Elf.
! {who} move|moves|moved its|the counters from {x:titled} to|onto {y:to} -> {who} put its counters on {y}
! {who} move|moves|moved its|the counters to|onto {y:to} -> {who} put its counters on {y}                  # Ogre dies and I move its counters to Elf.
! can|could|may {x:titled} put a|an [{k:few}] counter|counters on {y:to} -> can the trigger of {x} target {y}
! can|could|may {x:words} trigger|triggers put a|an|the|its [{k:few}] counter|counters on {y:to} -> can {x} trigger target {y}
! put|puts|putting the|its mentor|training|evolve|modular counter|counters on -> put the counter on              # I put the mentor counter on Elf.
! cast|casts {x:words} and draw|draws cards $ -> cast {x} to draw cards                                   # I cast Invoke the Firemind with X = 3 and draw cards.
! cast|casts {x:words} , drawing cards $ -> cast {x} to draw cards
! cast|casts {x:titled} with my {y:few} on|at|against {z:to} -> cast {x} targeting my {y} and {z}              # I cast Prey Upon with my Ogre on his Elf.
! {who} have|has it|him|her deal damage [equal to its power] to {y:to} -> {who} deal damage to {y}          # I attack with Ogre and have it deal damage to Elf.
! attack|attacks|attacked with {x:titled} and hit|hits|connect|connects $ -> attack with {x} ; no blocks      # I attack with Ogre and hit.
! {who} tap|taps|tapped {x:titled} and discard|discards {y:titled} [,] targeting {z:to} -> {who} activate {x} targeting {z} , discarding {y}   # I tap Ogre and discard Elf, targeting Hill Giant.
! {who} tap|taps|tapped {x:titled} [,] discarding {y:titled} [,] targeting {z:to} -> {who} activate {x} targeting {z} , discarding {y}
! {who} discard|discards|discarded {x:titled} targeting {y:to} -> {who} discard {x} to target {y}              # I discard Ogre targeting Elf.
! cast|casts {x:titled} on {y:thing} [,] fighting {z:to} -> cast {x} targeting {y} and {z}                   # I cast Shock on my Ogre fighting his Elf.
! put|puts another [{k:few}] counter on {x:to} -> put a {k} counter on {x}
! {who} return|returns|returned {n:number} {x:titled} to|into my|his|her|their hand with|to|for|using [activate] {y:titled} $ -> {who} activate {y} , returning {n} {x}   # I return three Islands to my hand with Ogre.
! {w:who} cast|casts {x:titled} on {y:titled} blocking {z:titled} $ -> {y} block {z} ; {w} cast {x} on {y}          # I cast Shock on Elf blocking Ogre.
! how much do|does {x:words} cost [me|him|her] if i|it|he|she target|targets {y:to} -> how much does it cost to cast {x} on {y}   # How much does Shock cost if I target Ogre?
! cast|casts {x:titled} [,] devouring {y:to} -> cast {x} , sacrificing {y}                                # I cast Ogre devouring Elf.
[,] nothing|none is|was|gets|got blocked $ -> ; no blocks                                               # I attack with Ogre, nothing is blocked.
! who|that control|controls|has|have only {x:to} -> who controls {x}                                        # I hit Bob, who controls only Ogre.
! what happens to {x:thing} at [the] end of [the|my|this] turn $ -> at end of turn , what happens to {x}       # What happens to Ogre at end of turn?
! ^ how many cards in {o:owning} hand $ -> how many cards are in {o} hand                                    # How many cards in my hand?
! {x:titled} get|gets|got its|the {k:few} lore counter $ -> the {k} chapter of {x} resolves                    # Ogre gets its second lore counter.
! it get|gets|got its|the {k:few} lore counter $ -> its {k} chapter resolves
! {x:titled} get|gets|got|reach|reaches|reached|hit|hits its {k:few} chapter and target|targets {y:to} -> the {k} chapter of {x} targets {y}   # Ogre gets its third chapter and targets Elf.
! {who} control|controls|have|has {x:titled} and {y:titled} [,] paired ( with each other | together ) $ -> {who} control {x} paired with {y}           # I control Ogre and Elf paired with each other.
! [,] with collect|collecting|collected evidence -> collecting evidence                                      # I cast Ogre with collect evidence.
! {who} pay|pays|paid {m:few} choosing {x:to} -> {who} pay {m} and choose {x}                                 # I pay 1 choosing Ogre.
! remove|removes|removed {n:number} of them to deal [{m:number}] [damage] to {y:to} -> activate it removing {n} counters targeting {y}
! sacrifice|sacrifices|sacrificed {x:titled} to|for its {k:few} ability -> activate its {k} ability , sacrificing {x}     # I control Ogre and sacrifice Elf to its second ability.
! with the|its expend|landfall|constellation|magecraft|enrage|eerie|valiant|survival|alliance|heroic|prowess|opus|raid|ferocious|bloodrush trigger -> with the trigger  # I target Ogre with the expend trigger.
! has|have {n:few} mana left over -> has {n} mana left                                                  # He has one mana left over.
! {who} cast|put|use {x:titled} on my {y:titled} [,] which|that|who is|was|gets|got [being] blocked by {z:to} -> my {y} is blocked by {z} ; {who} cast {x} on {y}   # I cast Shock on my Ogre, which is blocked by Elf.
! {who} cast|put|use {x:titled} on {y:titled} [,] which|that|who is|was|gets|got [being] blocked by {z:to} -> {y} is blocked by {z} ; {who} cast {x} on {y}
! the copy also|likewise|too targets -> the copy targets                                                   # I cast Shock on Ogre. The copy also targets Ogre.
! cast {x:titled} on|at|targeting {z:thing} and copy it [,] targeting {y:thing} again|too|also $ -> cast {x} targeting {z} ; the copy targets {y}   # I cast Shock on Ogre and copy it, targeting Ogre again.
! {who} gain {n:number} life [,] then|and {m:number} more -> {who} gain {n} life ; {who} gain {m} life            # I gain 3 life, then 2 more.
! ^ {x:words} die|dies|died and {who} go|goes for the {y:few} $ -> {x} dies and {who} choose the {y}             # Ogre dies and I go for the Treasures.
! remove|removes|removed both [of] [the|its] [{k:few}] counters -> remove two {k} counters                       # I remove both counters to deal 2 damage to Ogre.
! remove|removes|removed both to -> remove two counters to                                              # I remove both to deal 2 damage to Ogre.
! ^ does|do|did|will {x:thing} get tapped $ -> is {x} tapped                                                  # Does Ogre get tapped?
! discard|discards|discarded {x:titled} for|with|to its channel [ability] -> channel {x}                           # I discard Ogre for its channel, tapping Elf.
! {who} cast {x:titled} on|targeting {y:thing} with {z:words} in {o:somebodys} graveyard|yard $ -> {z} are in {o} graveyard ; {who} cast {x} targeting {y}   # I cast Shock on Ogre with two Elves in my graveyard.
! can|could|may {x:titled} alone block -> can {x} block                                                      # Can Ogre alone block it?
! minus|minuses|minused {n:number} it|him|her -> minus it for {n}                                             # I control Chandra Nalaar. I minus 2 her targeting Ogre.
! plus|pluses|plused {n:number} it|him|her -> plus it for {n}
! go|goes|went minus {n:number} on|with it|him|her -> minus it for {n}                                     # I control Chandra Nalaar. I go minus 2 on her targeting Ogre.
! go|goes|went plus {n:number} on|with it|him|her -> plus it for {n}
! go|goes|went minus {n:number} on|with {x:titled} -> minus {x} for {n}
! go|goes|went plus {n:number} on|with {x:titled} -> plus {x} for {n}
! tick|ticks|ticked it|him|her up [by] [{n:number}] -> uptick it                                              # I control Chandra Nalaar. I tick her up.
! tick|ticks|ticked it|him|her down [by] {n:number} -> minus it for {n}                                      # I control Chandra Nalaar. I tick her down 2 targeting Ogre.
! tick|ticks|ticked it|him|her down -> downtick it
! how many {x:words} [in] total $ -> how many {x}                                                         # How many Elves do I have in total?
! how much life {x:words} [in] total $ -> how much life {x}
! ^ how many {x:few} do|will {w:who} have|control|get [on|in] [my] next turn $ -> on my next turn , how many {x} do {w} have          # How many Elves will I have next turn?
! ^ how many {x:few} do|will {w:who} have|control|get after my [next] upkeep $ -> my next upkeep comes ; how many {x} do {w} have     # How many Elves do I have after my next upkeep?
! ^ end step , -> at end step ,                                                                          # End step, how big is Ogre?
! ^ end step : -> at end step ,
! {who} tap|taps|tapped {x:titled} and pay|pays|paid {n:number} life $ -> {who} pay {n} life to activate {x}            # I tap Ogre and pay 2 life.
! {who} tap|taps|tapped it|him|her and pay|pays|paid {n:number} life $ -> {who} pay {n} life to activate it
! {who} tap|taps|tapped {x:titled} and pay|pays|paid {n:number} life to {v:to} -> {who} pay {n} life to activate {x} to {v}      # I tap Ogre and pay 2 life to draw a card.
! {who} tap|taps|tapped it|him|her and pay|pays|paid {n:number} life to {v:to} -> {who} pay {n} life to activate it to {v}
! {who} pay|pays|paid {n:number} life and tap|taps {x:titled} to {v:to} -> {who} pay {n} life to activate {x} to {v}
! {who} pay|pays|paid {n:number} life and tap|taps it|him|her to {v:to} -> {who} pay {n} life to activate it to {v}
! {who} proliferate|proliferates|proliferated with|using|off {x:titled} $ -> {who} use {x} to proliferate               # I proliferate with Ogre.
! what happens to {x:thing} at|in|during {y:few} end step $ -> at {y} end step , what happens to {x}           # What happens to Ogre at the next end step?
cast|casts {x:titled} [,] choosing [my|his|her|their] {y:titled} and {z:to} -> cast {x} targeting {y} and {z}                     # I cast Shock choosing my Ogre and his Elf.
cast|casts {x:titled} [,] with|using {y:words} to hit|bite|shoot|punch|fight|kill {z:to} -> cast {x} with {y} targeting {z}   # I cast Shock using my Ogre to hit his Elf.
! how many {x:words} right|immediately|just after it enters|resolves|lands|comes $ -> how many {x}                  # I cast Ogre. How many creatures do I control right after it enters?
! pay|pays|paid {m:few} for {x:words} ability $ -> activate {x} ability paying {m}                          # I control Ogre and pay {4}{W} for its ability.
! pay|pays|paid {m:few} for {x:words} ability and -> activate {x} ability paying {m} and
! cast|casts a|another|the [second|third|fourth] copy of {x:titled} -> cast another {x}                    # I cast a second copy of Shock.
! pay|pays|paid|sink|sinks|sank {m:few} into {x:thing} -> activate {x} paying {m}                          # I sink {R}{R} into Ogre.
! ^ i foretold {x:titled} last turn|earlier|before $ -> on my last turn , i foretold {x}                        # I foretold Shock last turn.
! ^ i foretold {x:titled} on an|a earlier|previous turn $ -> on my last turn , i foretold {x}
! ^ i have {x:titled} foretold $ -> on my last turn , i foretold {x}                                          # I have Shock foretold.
[,] gifting [him|her|them|my|his|your] [opponent] a|an ( card | food | [tapped] fish | treasure | [tapped] octopus | extra turn ) $ -> promising the gift   # I cast Shock on Ogre, gifting a Treasure.
[,] gifting {w:who} a|an ( card | food | [tapped] fish | treasure | [tapped] octopus | extra turn ) $ -> promising the gift   # I cast Shock on Ogre, gifting Bob a Treasure.
[,] with|promising the gift $ -> promising the gift
[,] also targeting {x:words} with {y:titled} $ -> ; the trigger of {y} targets {x}                          # I cast Shock on Ogre, also targeting Ogre with Elf.
[,] targeting {x:words} with {y:titled} too|also $ -> ; the trigger of {y} targets {x}
[,] targeting {x:words} with {y:titled} as well $ -> ; the trigger of {y} targets {x}
! there be {n:number} {x:titled} cards in -> there be {n} {x} in                                            # There are two Shock cards in my graveyard.
! attack|attacks|attacked with {x:titled} only $ -> attack with only {x}                                        # I attack with Ogre only.
! how many {k:few} counters are|is|be left|remaining on {x:thing} $ -> how many {k} counters do {x} have      # How many +1/+1 counters are left on Ogre?
! how many {k:few} counters remain on {x:thing} $ -> how many {k} counters do {x} have
[,] stunning {x:to} -> targeting {x}                                                                        # I cast Ogre, stunning Elf.
and stun {x:to} -> targeting {x}
[,] putting the|a stun counter on {x:to} -> targeting {x}                                                  # I cast Ogre, putting the stun counter on Elf.
! can|could|may {who} cycle {x:titled} from my|his|her|their hand $ -> can {who} cycle {x}                     # Can I cycle Ogre from my hand?
[,] giving {x:words} the bonus|boost|buff|pump $ -> ; the trigger targets {x}                                # I cast Shock, giving Ogre the bonus.
! cast {x:titled} [,] with|putting [its|the] backup [counter|counters] on {y:thing} -> cast {x} targeting {y}     # I cast Ogre with backup on my Elf.
"""
