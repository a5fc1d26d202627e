"""How players tell deeds by the verbs of keywords, and what these do: `words -> the same plainly   # example`, in the signs of
`wordings.py`."""

from __future__ import annotations

KEYWORD_WORDINGS = """
! {x:titled} exploit|exploits|exploited itself -> {x} is sacrificed to {x}                                  # Prodigal Sorcerer exploits itself.
! {w:who} exploit|exploits|exploited {x:thing} with|to|by|using {y:thing} -> {w} sacrifice {x} to {y}                      # I exploit Elf with Ogre.
! {w:who} exploit|exploits|exploited {x:thing} , targeting {y:to} -> {w} sacrifice {x} ; {w} target {y} with the trigger   # I exploit Elf, targeting Ogre.
! {w:who} exploit|exploits|exploited {x:thing} $ -> {w} sacrifice {x}                                        # I exploit Elf.
! {x:titled} exploit|exploits|exploited {y:thing} $ -> {y} is sacrificed to {x}                                # Prodigal Sorcerer exploits Elf.
! jump|jumps|jumped start|starts|started {x:titled} -> cast {x} with jump start                                  # I jump-start Shock.
! retrace|retraces|retraced {x:titled} -> cast {x} with retrace                                              # I retrace Shock.
! and blight|blights|blighted [{n:number}] [on|onto|with] {x:thing} -> and put the =-1/-1 counter on {x}              # I draw a card and blight Elf.
[,] [by|while] blighting [{n:number}] [on|onto|with] {x:thing} -> and put the =-1/-1 counter on {x}                        # I activate Elf, blighting Ogre.
! {w:who} blight|blights|blighted [{n:number}] [on|onto|with] {x:thing} -> {w} put the =-1/-1 counter on {x}            # I blight Elf.
! [,] making|forcing|having {w:who} [to] sacrifice {x:to} -> ; {w} sacrifice {x}                              # I cast Shock, making my opponent sacrifice Elf.
! and make|makes|made|force|forces|forced {w:who} [to] sacrifice {x:to} -> ; {w} sacrifice {x}
! {w:who} waterbend|waterbends|waterbent [{m:mana}] to {x:rest} -> {w} activate it to {x}                       # I waterbend to draw a card.
! {w:who} waterbend|waterbends|waterbent {m:mana} -> {w} activate it
! {w:who} waterbend|waterbends|waterbent {x:titled} -> {w} activate {x}
! [and] explore|explores|explored into a|an nonland [card] -> and reveal a nonland card                   # I gain 3 life and explore into a nonland card.
! [and] explore|explores|explored into a|an land [card] -> and reveal a land card
! the|a fabricate counter|counters -> the counters
! activate|activates|use|uses {x:titled} and populate|populates -> activate {x} to populate                       # I activate Cayth and populate.
! activate|activates|use|uses {x:titled} and proliferate|proliferates -> activate {x} to proliferate
! {w:who} reinforce|reinforces|reinforced {x:thing} with {y:titled} -> {w} reinforce {y} targeting {x}             # I reinforce Elf with Ogre.
! {w:who} discard|discards|discarded {y:titled} to reinforce {x:to} -> {w} reinforce {y} targeting {x}
! {w:who} mountaincycle|forestcycle|islandcycle|plainscycle|swampcycle|landcycle {x:titled} -> {w} cycle {x}                # I mountaincycle Ogre.
! {w:who} bolster|bolsters|bolstered {x:titled} -> {w} choose {x}
! {w:who} delve|delves|delved [away] {x:words} to cast|play {y:to} -> {w} cast {y} , exiling {x} from graveyard       # I delve away Shock to cast Ogre.
! and have|has it|him|her|them =connive [with|from {y:titled}] -> and choose to have it connive                 # I cast Ogre and have it connive.
! {w:who} have|has it|him|her|them =connive [with|from {y:titled}] -> {w} choose to have it connive
! [,] discovering into {x:titled} -> and discover into {x}
! [,] discovering {x:titled} -> and discover {x}
! [,] cascading [into] {x:titled} -> and cascade into {x}                                        # I cast Ogre, cascading into Shock.
! cascade|cascades|cascaded [into] {x:titled} [,] and cast|casts it [for free] -> cascade into {x}
! discover|discovers|discovered [into] {x:titled} [,] and cast|casts it [for free] -> discover into {x}
! {x:titled} =counters {y:titled} $ -> the {x} target {y}                                              # Ogre counters Elf.
! surveil|surveils|surveiled|surveilled [{n:number}] , putting {x:words} into {y:to} -> surveil {x} into {y}       # I surveil 1, putting Shock into my graveyard.
! surveil|surveils|surveiled|surveilled [{n:number}] [,] and put|puts {x:words} into {y:to} -> surveil {x} into {y}
! put|puts {x:words} into {y:words} with|by surveil|surveiling|surveilling -> surveil {x} into {y}
! sacrifice|sacrifices|sacrificed {x:thing} ( to | for | because of ) [the|its] annihilator [trigger|ability] -> sacrifice {x}     # He sacrifices Elf to annihilator.
"""
