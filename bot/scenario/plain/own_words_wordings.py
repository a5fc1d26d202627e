"""How players tell what a card of theirs does in their own words: looting, blowing up, flipping up, setting to a choice:
`words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

OWN_WORDS_WORDINGS = """
! how many cards [do|does|will|would] end|ends|go|goes|land|lands|wind|winds [up] in|into|to {o:somebodys} graveyard|yard|bin $ -> how many cards are in {o} graveyard   # How many cards end up in my graveyard?
! how many [of] [the|those|these] cards [do|does|will|would] end|ends|go|goes|land|lands|wind|winds [up] in|into|to {o:somebodys} graveyard|yard|bin {x:rest} -> how many of those cards go to {o} graveyard {x}
! how many cards in hand do|does|will|would {w:who} end up with|have [left] $ -> how many cards do {w} have in hand     # How many cards in hand do I end up with?
! {who} have|has no hand $ -> {who} have no cards in hand                                                # I have no hand.
! ^ {w:who} cast|casts|play|plays {x:words} with no [other] cards|card in [my|his|her|their] hand $ -> {w} have no other cards in hand ; {w} cast {x}     # I cast Shock with no cards in hand.
! ^ {w:who} cast|casts|play|plays {x:words} with a|one card in [my|his|her|their] hand $ -> {w} have one other card in hand ; {w} cast {x}   # I cast Shock with a card in hand.
! ^ {x:thing} die|dies|died with {y:words} in my graveyard|yard|bin $ -> {y} are in my graveyard ; {x} die      # Ogre dies with two creature cards in my graveyard.
! {who} cast|casts {x:words} with {n:number} other cards|card in my|his|her|their hand -> {who} have {n} other cards in hand ; {who} cast {x}   # I cast Shock with three other cards in my hand.
! and go|goes|going with|for the {x:few} mode -> choosing the {x} mode                                    # I cast Abrade and go with the first mode.
! [,] going with|for the {x:few} mode -> choosing the {x} mode
! {who} cast|casts {x:words} and go|goes for|with {y:titled} $ -> {who} cast {x} and choose {y}                 # I cast Charm and go for Hide.
! {who} cast|casts {x:words} and go|goes for|with {y:titled} {z:few} $ -> {who} cast {x} and choose {y} {z}
! {who} cast|casts {x:words} , going for|with {y:titled} $ -> {who} cast {x} and choose {y}
! {who} cast|casts {x:words} , going for|with {y:titled} {z:few} $ -> {who} cast {x} and choose {y} {z}
! ^ {n:number} player|players game|pod|match with|against|vs {x:few} , {y:few} and {z:few} $ -> this is a {n} player game ; {x} is at 20 life ; {y} is at 20 life ; {z} is at 20 life
! ^ {n:number} player|players game|pod|match with|against|vs {x:rest} $ -> this is a {n} player game ; {x} are at 20 life   # Three player game with Bob and Carol.
! ^ it is just|only me against|vs|versus {x:who} $ -> {x} be at 20 life                                   # It's just me against Bob.
! ^ it is just|only me against|vs|versus {x:who} and {y:rest} -> {x} be at 20 life ; {y}
! {who} flip|flips|flipped|unmask|unmasks|unmasked [up] my|his|her|their face|down [down] {x:titled} [up] -> {who} turn {x} face up   # I unmask my face-down Ogre.
! {who} flip|flips|flipped|unmask|unmasks|unmasked {x:titled} [face] up -> {who} turn {x} face up
! [,] blowing up {y:to} -> , destroying {y}                                                              # I cast Shatter, blowing up his Sol Ring.
! and blow|blows|blew up {y:to} with it|him|her $ -> , destroying {y}
! {who} cast|casts|drop|drops|play|plays {x:titled} and take|takes|took|steal|steals|grab|grabs {y:words} with it|him|her $ -> {who} cast {x} and take {y}   # I cast Sower and take his Ogre with it.
! {who} set|sets {x:titled} to|on {y:titled} $ -> {who} control {x} with {y} chosen                              # I set Siege to Jeskai.
! ^ {x:titled} is|was set to|on {y:titled} $ -> i control {x} with {y} chosen
! {who} tap|taps|tapped {x:titled} for his|her|its [own] ability -> {who} activate {x}                        # I tap Elf for its ability.
! that|which has|have|had {x:titled} on [it|him|her|them] $ -> equipped with {x}                               # I attack with Ogre that has Bonesplitter on.
! and move|moves|moving|moved my|his|her {x:titled} over|onto|to [to|onto] [it|them|him|her] $ -> , attaching {x} to it
! ^ {x:words} is|are on the battlefield|board|table|field along|together with {y:to} $ -> {x} and {y} are on the battlefield   # Ogre is on the battlefield along with Elf.
! ^ {x:words} is|are on the battlefield|board|table|field alongside {y:to} $ -> {x} and {y} are on the battlefield
! {who} pay|pays|paid 2|two|mana to transform|flip|turn the incubator [token] [over] -> {who} activate the incubator               # I pay 2 to transform the Incubator.
! the|my|his|her manifested|cloaked creature|card|permanent|guy -> the face down creature                            # I attack with the manifested creature.
! how big|large be the manifest|cloak $ -> how big is the face down creature
! {who} cast|casts {x:words} and manifest|manifests|cloak|cloaks the|his|her|my top card [of my|his|her library] -> {who} cast {x}   # I cast Ogre and manifest the top card.
! {who} cast|casts {x:words} [,] manifesting|cloaking the|his|her|my top card [of my|his|her library] -> {who} cast {x}
! {who} cast|casts {x:titled} and loot|loots $ -> {who} cast {x}                                             # I cast Ogre and loot.
! {who} flash|flashes|flashed|cast|casts it|him|her in and loot|loots $ -> {who} cast it
! {who} flash|flashes|flashed it|him|her in -> {who} cast it                                              # I flash it in.
! {who} cast|casts {x:words} on my {y:words} and block|blocks {z:words} $ -> {who} cast {x} on my {y} and block {z} with it   # I cast Shock on my Ogre and block Elf.
! find|finds|found {x:words} in|among the top two|three|four|five|six|seven|eight|ten [cards] [of my|his|her library] -> find {x}   # I attack with Ogre and find Elf in the top six.
! how much [mana] do i [have to|need to] pay to bring|get {x:thing} back $ -> how much does it cost to return {x}      # How much do I pay to bring Ogre back?
! how much [mana] do i [have to|need to] pay to return {x:thing} $ -> how much does it cost to return {x}
! and put|puts the|a|its [young|cursed|monster|royal|sorcerer|virtuous|wicked] [hero] role [token] on|onto {y:to} -> and target {y}   # I cast Shock on Ogre and put the Monster Role on Elf.
! {who} tap|taps|tapped {x:titled} on {y:titled} $ -> {who} tap {x} targeting {y}                                # I tap Ogre on Elf.
! {who} tap|taps|tapped {x:titled} on {y:titled} and {z:rest} -> {who} tap {x} targeting {y} and {z}
! {who} tap|taps|tapped {x:titled} on {o:somebodys} {y:titled} -> {who} tap {x} targeting {o} {y}
! [,] tapping {x:thing} for it $ -> , tapping {x}                                                         # I crew Copter, tapping Elf for it.
! tap|taps|tapped down {x:to} -> tap {x}                                                                  # I tap down his Elf.
! [,] without paying $ -> and do not pay                                                                # I attack with Ogre without paying.
! cast|casts {x:titled} with the counters on {y:words} and stun|stuns|tap|taps {z:to} -> cast {x} targeting {y} and {z}   # I cast Shock with the counters on my Ogre and stun his Elf.
! {who} cast|casts {x:titled} and discard|discards a|an|my|the {y:titled} to it $ -> {who} cast {x} and discard {y}                                                       # I cast Shock and discard an Elf to it.
! pay|pays|paid {m:few} and pitch|pitches|pitched {x:titled} -> pay {m} and discard {x}                         # I pay {1} and pitch Elf.
! tap|taps|tapped {x:titled} , pitching {y:words} $ -> tap {x} , discarding {y}                              # I tap Ogre, pitching Elf.
! activate|activates|use|uses {x:titled} , pitching {y:words} $ -> activate {x} , discarding {y}
! {who} ping|pings|pinged {x:words} by taking|removing the|a|its counter off|from it|him|her $ -> {who} use it on {x}
! blow|blows|blew up {x:to} -> destroy {x}                                                                # I cast Shatter and blow up his Sol Ring.
! ^ my hand is|was empty ( apart from | except [for] | but [for] ) {x:titled} $ -> i have {x} and no other cards in hand               # My hand is empty except for Elf.
! {who} shock|shocks|shocked {y:words} with {x:titled} out -> {who} cast shock on {y} with {x} out              # I shock him with Ogre out.
! then shock|shocks|shocked {y:words} with {x:titled} out -> then cast shock on {y} with {x} out
! {who} shock|shocks|shocked {y:words} with {x:titled} in play -> {who} cast shock on {y} with {x} in play
! then shock|shocks|shocked {y:words} with {x:titled} in play -> then cast shock on {y} with {x} in play
! {who} shock|shocks|shocked {y:words} with {x:titled} on {o:somebodys} board|side|field -> {who} cast shock on {y} with {x} on {o} board
! then shock|shocks|shocked {y:words} with {x:titled} on {o:somebodys} board|side|field -> then cast shock on {y} with {x} on {o} board
! do|does|did not mill $ -> choose not to mill                                                           # I cast Ogre and don't mill.
! without milling -> and choose not to mill
! {who} behold|beholds|beheld a|an {x:words} to cast {y:titled} -> {who} have a {x} in hand ; {who} cast {y}               # I behold a Merfolk to cast Ogre.
! {who} cast|casts {y:titled} [,] beholding a|an {x:to} -> {who} have a {x} in hand ; {who} cast {y}
! how many token copies -> how many tokens                                                               # How many token copies do I get?
! how big|large do|does|will|would {x:thing} get [to be] -> how big is {x}                                       # How big does Ogre get?
! how many {k:few} counters|counter are|is [left|still] on {x:thing} after his|her|their next untap step $ -> on his next turn , how many {k} counters are on {x}
"""
