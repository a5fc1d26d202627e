"""How players tell what cards do as they come, are cast and are used: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

CARD_DEED_WORDINGS = """
! ^ {x:thing} comes|came|come in|down|out $ -> {x} enters the battlefield                                 # My Ogre comes down.
! ^ {x:thing} comes|came|come in|down|out and -> {x} enters the battlefield and
! ^ {x:thing} hits|hit the|my|his|her|their board|battlefield|table|field $ -> {x} enters the battlefield   # Ogre hits the board.
! ^ {x:thing} hits|hit the|my|his|her|their board|battlefield|table|field and -> {x} enters the battlefield and
how bigs -> how big is                                                                                  # I cast Shock. How big's Ogre?
! {who} {c:titled} back {y:thing} [from {o:somebodys} graveyard|yard|bin] $ -> {who} cast {c} , returning {y}     # I Zombify back Ogre.
! ^ {x:titled} with {n:number} cards in my graveyard|yard|bin {v:fights} -> i have {n} cards in my graveyard ; {x} {v}          # Ogre with seven cards in my graveyard attacks.
! {who} take|takes|took|pull|pulls|pulled a|one [{k:few}] counter|counters off|from it|him|her -> {who} remove a {k} counter from it
! {who} take|takes|took|pull|pulls|pulled a|one [{k:few}] counter|counters off|from {x:titled} -> {who} remove a {k} counter from {x}   # I take a counter off Ogre to draw a card.
! {who} take|takes|took|pull|pulls|pulled a|one [{k:few}] counter|counters off to {v:doing} -> {who} remove a {k} counter to {v}
! {who} take|takes|took|pull|pulls|pulled {n:number} [{k:few}] counter|counters off|from it|him|her -> {who} remove {n} {k} counter from it
! {who} take|takes|took|pull|pulls|pulled {n:number} [{k:few}] counter|counters off|from {x:titled} -> {who} remove {n} {k} counter from {x}
! {who} take|takes|took|pull|pulls|pulled {n:number} [{k:few}] counter|counters off to {v:doing} -> {who} remove {n} {k} counter to {v}
! {w:who} try|tries|tried to counter|counterspell my {x:titled} on|targeting {y:to} -> i cast {x} on {y} ; {w} counter it               # He tries to counter my Shock on his Ogre.
! {w:who} counter|counters|counterspell|counterspells my {x:titled} on|targeting {y:to} -> i cast {x} on {y} ; {w} counter it                  # He counters my Shock on his Ogre.
! {who} win|wins|won the clash -> {who} choose to win the clash                                          # I cast Ogre and win the clash.
! {who} lose|loses|lost the clash -> {who} choose not to win the clash
! and win|wins|won the clash -> and choose to win the clash
! and lose|loses|lost the clash -> and choose not to win the clash
! {who} put|puts the|its coven|raid|landfall|battalion|heroic|magecraft|alliance|valiant counter|counters on -> {who} put the counter on     # I put the coven counter on Ogre.
! ^ {x:titled} enters|etbs|etb [the] [battlefield] targeting|on {y:to} -> {x} enters the battlefield ; the trigger of {x} targets {y}     # Ogre enters targeting Elf.
! ^ {x:titled} enters|etbs|etb [the] [battlefield] under my control targeting|on {y:to} -> my {x} enters the battlefield ; the trigger of {x} targets {y}
! ^ my {x:titled} enters|etbs|etb [the] [battlefield] targeting|on {y:to} -> my {x} enters the battlefield ; the trigger of {x} targets {y}
! ^ {x:titled} comes|came in|down targeting {y:to} -> {x} enters the battlefield ; the trigger of {x} targets {y}
! ^ my {x:titled} comes|came in|down targeting {y:to} -> my {x} enters the battlefield ; the trigger of {x} targets {y}
! ^ {x:titled} enters|etbs|etb and kills|hits|shoots|pings|targets|destroys {y:to} -> {x} enters the battlefield ; the trigger of {x} targets {y}   # Ogre enters and shoots Elf.
! ^ my {x:titled} enters|etbs|etb and kills|hits|shoots|pings|targets|destroys {y:to} -> my {x} enters the battlefield ; the trigger of {x} targets {y}
! ^ {x:titled} comes|came in|down and kills|hits|shoots|pings|targets|destroys {y:to} -> {x} enters the battlefield ; the trigger of {x} targets {y}
! ^ my {x:titled} comes|came in|down and kills|hits|shoots|pings|targets|destroys {y:to} -> my {x} enters the battlefield ; the trigger of {x} targets {y}
! {x:titled} at|on {n:number} loyalty -> {x} with {n} loyalty                                               # I -9 Chandra Nalaar at nine loyalty targeting Ogre.
^ my upkeep [,] i -> at my upkeep , i                                                                    # My upkeep I cast Shock on Ogre.
^ my end step [,] i -> at my end step , i
! ^ how big|large is {x:thing} after {o:somebodys} [next] upkeep $ -> at {o} upkeep , how big is {x}            # How big is Ogre after my upkeep?
! {who} move|moves|moved a counter off|from {x:titled} to|onto {y:to} -> {who} move a +1/+1 counter from {x} onto {y}          # I move a counter from Ogre to Elf.
[,] as well as with {x:thing} -> and {x}                                                                # I attack with Ogre as well as with Elf.
! ^ {who} attack|attacks|attacked with {x:thing} [,] together with {y:thing} -> {who} attack with {x} and {y}        # I attack with Ogre together with Elf.
! [,] in response to which -> and in response                                               # I cast Shock on Ogre, in response to which Bob casts Giant Growth on Ogre.
! [,] in reply to which -> and in response
! {w:who} pay|pays|paid [the] tribute for my {x:titled} -> i cast {x} and {w} chooses to put the counters on it   # Bob pays tribute for my Ogre.
! {w:who} do|does|did not pay [the] tribute for my {x:titled} -> i cast {x} and {w} chooses not to put the counters
! {w:who} pay|pays|paid [the] tribute -> {w} chooses to put the counters on it                                   # I cast Ogre and Bob pays tribute.
! {w:who} do|does|did not pay [the] tribute -> {w} chooses not to put the counters                               # I cast Ogre and Bob doesn't pay tribute.
"""
