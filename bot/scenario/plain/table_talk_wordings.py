"""What players type at the table, in other words than those of the game: `words -> the same plainly   # example`, in the signs of
`wordings.py`."""

from __future__ import annotations

TABLE_TALK_WORDINGS = """
the|an opposing player -> the defending player                                                            # How much damage does the opposing player take?
{w:who} got {n:number} life [left] -> {w} have {n} life                                                   # I got 2 life.
{w:who} got {n:number} {k:few} mana -> {w} have {n} {k} mana
{n:number} extra|spare mana [left|up|open|available] -> {n} mana                                           # I have 3 extra mana.
! how many do|will|would {w:who} lose $ -> how many creatures do {w} lose                                  # How many do I lose?
when|whenever|if|once {x:thing} damages|damaged {w:who} -> when {x} deals combat damage to {w}              # When Ogre damages my opponent, do I draw?
! do|will|would {w:who} [then] discard|discards {n:number} or {m:number} cards|card -> how many cards do {w} discard     # Does he discard 1 or 2 cards?
! do|will|would {w:who} [then] draw {n:number} or {m:number} cards|card -> how many cards do {w} draw
! do|will|would {w:who} [then] lose {n:number} or {m:number} [life] -> how much life do {w} lose            # Do I lose 2 or 4 life?
! do|will|would {w:who} [then] gain {n:number} or {m:number} [life] -> how much life do {w} gain
! do|will|would {w:who} [then] take {n:number} or {m:number} [damage] -> how much damage do {w} take        # Do I take 2 or 4?
! can|could|may {w:who} {x:words} before it|he|she|they|that attack|attacks [with] [it] $ -> can {w} {x} before attackers    # Can I Shock it before it attacks?
block|blocks|blocked 1 with -> block one of them with                                                     # He blocks 1 with a 5/5.
! what is the max|most|maximum [damage] [that] {w:who} take|takes|can take $ -> how much damage at most do {w} take
! ^ {x:titled} , do|does|will|would it {r:rest} -> do {x} {r}
! can|could|may {x:titled} be put|placed|cast|played on {y:to} -> can i cast {x} on {y}
! do|will|would the|its|any|my counter|counters [still] stay|remain|stick [around] [on] [it] -> do it have any counters    # If my 2/2 with a +1/+1 counter gets exiled, does the counter stay?
! do|will|would the|its|any|my counter|counters get|gets removed -> notdo it have any counters             # Do its counters get removed?
! do|will|would the|its|any|my counter|counters fall|go|goes off|away -> notdo it have any counters
! do|will|would the|its|any|my counter|counters disappear|vanish -> notdo it have any counters
cast|casts|play|plays a|the 2nd|second {x:to} -> cast another {x}                                          # I cast a 2nd Shock on Ogre.
! do|does|will|would neither {x:titled} nor {y:titled} =die $ -> notdo {x} die & notdo {y} die                  # Does neither Ogre nor Elf die?
! do|does|will|would neither {x:titled} nor {y:titled} =survive $ -> notdo {x} survive & notdo {y} survive
! do|does|will|would either one -> do either                                                              # Does either one die?
! can|could|may {x:few} be cast|played on {y:to} -> can i cast {x} on {y}
! ^ can|could|may {w:who} [still] {v:verb} {x:words} in response to me|my casting|playing|putting {y:words} on|onto|targeting it|him|that -> i cast {y} on {x} ; in response , can {w} {v} it     # Can my opponent kill my 2/2 in response to me casting Giant Growth on it?
! ^ can|could|may i [still] {v:verb} {x:words} in response to him|his|her|them|their casting|playing|putting {y:words} on|onto|targeting it|him|that -> my opponent cast {y} on {x} ; in response , can i {v} it
! ^ can|could|may i [still] {v:verb} {x:words} in response to my opponent|opponents casting|playing|putting {y:words} on|onto|targeting it|him|that -> my opponent cast {y} on {x} ; in response , can i {v} it
after|once {w:who} declare|declares|declared [his|her|their|my|the] attackers|attacks -> after attackers         # I cast Shock on it after he declares attackers.
! do|does|will|would {x:words} [still] trigger|triggers off|from [of] [a|an|my] artifact|artifacts [spell|spells] $ -> do {x} trigger when i cast an artifact
! do|does|will|would {x:words} [still] trigger|triggers off|from [of] [a|an|my] instant|instants [spell|spells] $ -> do {x} trigger when i cast an instant
! do|does|will|would {x:words} [still] trigger|triggers off|from [of] [a|an|my] sorcery|sorceries [spell|spells] $ -> do {x} trigger when i cast a sorcery
! do|does|will|would {x:words} [still] trigger|triggers off|from [of] [a|an|my] enchantment|enchantments [spell|spells] $ -> do {x} trigger when i cast an enchantment
! do|does|will|would {x:words} [still] trigger|triggers off|from [of] [a|an|my] creature|creatures [spell|spells] $ -> do {x} trigger when i cast a creature
come|comes|came to control -> gain control of                                                             # I come to control his Ogre.
untapped guy|dude|blocker -> untapped creature                                                            # He has only one untapped guy.
bolt|bolts|bolted again $ -> bolt it again                                                                # He bolts again.
bolt|bolts|bolted again , -> bolt it again ,
shock|shocks|shocked again $ -> shock it again
! {w:who} kill|kills|killed|destroy|destroys|bounce|bounces|exile|exiles|tap|taps {x:words} before attacks|attackers with {y:titled} -> before attackers {w} cast {y} on {x}    # I kill his creature before attacks with Shock.
tap|taps|tapped {n:number} lands|land|mana [,] [and|then] cast|casts|play -> cast                            # I tap 2 lands cast Shock on it.
! do|will|would {x:titled} [still] give|gives|make|makes|leave|leaves [{w:who}] [a|an|the|any|my|his|its|{n:number}] [{s:size}] [{k:few}] token|tokens if|when|after it {r:rest} -> if {x} {r} , do i get a token     # Does Thragtusk give me a token if it dies?
! do|will|would {x:titled} [still] give|gives|leave|leaves {w:who} a|an|the|my|his {s:size} if|when|after it {r:rest} -> if {x} {r} , do i get a token
! do|will|would {w:who} [still] get|gets a|an|the|any|my|his [{k:few}] token|tokens from|off|with my|his|her|their {x:titled} if|when|after {r:rest} -> {w} have {x} ; if {r} , do {w} get a token      # Do I get a token from my Thragtusk if I sacrifice it?
{x:titled} leave|leaves $ -> {x} leaves the battlefield                                                    # If Thragtusk leaves, do I gain life?
{x:titled} leave|leaves , -> {x} leaves the battlefield ,
{x:titled} leave|leaves do|does -> {x} leaves the battlefield , do
! ^ {w:who} is|am|are|was|were playing [in] a|an|our|some casual|friendly|kitchen|quick|practice|fun [table] game|match [and|,] ->       # We are playing a casual game and he is at 6.
^ {w:who} is|am|are|was|were playing casual [magic|mtg] [and|,] ->
^ it is|was a|an casual|friendly|quick|practice game [and|,] ->                                        # It's a casual game and I cast Shock on his 2/2.
[,] with|as no other|others spells|spell cast [before] [that|this] [turn] ->                            # I cast Empty the Warrens with no other spells cast this turn.
[,] having cast no other spells|spell [before] [that|this] [turn] ->
have|has|control a|one single|lone blocker|creature|guy|dude|body , {x:to} -> control {x}                   # I have a single creature, a 1/3.
a|an {s:size} single|lone|sole|only blocker|creature|guy|dude|body -> a {s} creature                        # I have a single blocker, a 1/3.
^ [the] board|field|battlefield is|was my {x:words} and|vs|versus|against|, his|her|their {y:to} -> i control my {x} ; he controls his {y}
{w:who} have|has|control|controls {n:number} creatures|guys|dudes and|, {v:who} have|has|control|controls 1|one [,|and|.|;] -> {w} control {n} creatures ; {v} control a creature ;   # He has 3 creatures, I have 1 and he casts Shock.
{w:who} have|has|control|controls {n:number} creatures|guys|dudes and|, {v:who} have|has|control|controls {m:number} [,|and|.|;] -> {w} control {n} creatures ; {v} control {m} creatures ;   # He has 3 creatures and I have 2.
can|could {w:who} {v:verb} my {x:titled} activation -> if i activate {x} , can {w} {v} it               # Can he Stifle my Mutavault activation?
can|could {w:who} {v:verb} his|her|their {x:titled} activation -> if he activates {x} , can {w} {v} it
{w:who} {v:verb} the activation -> {w} {v} it                                                         # He activates Polluted Delta. I Stifle the activation.
^ {x:titled} question|questions [:|,|.|-] ->                                                             # Oblivion Ring question: I cast Shock.
! ^ in response to ( him | her | them | my opponent | opponent | opp ) attacking {x:to} [,] i {z:rest} -> my opponent attacks {x} ; in response i {z}        # In response to him attacking with his 2/2, I Shock it.
! ^ in response to ( him | her | them | my opponent | opponent | opp ) blocking {x:to} [,] i {z:rest} -> my opponent blocks {x} ; in response i {z}
! ^ in response to me attacking {x:to} [,] {w:who} {z:rest} -> i attack {x} ; in response {w} {z}
! ^ in response to me blocking {x:to} [,] {w:who} {z:rest} -> i block {x} ; in response {w} {z}
! ^ i {z:words} in response to ( him | her | them | my opponent | opponent | opp ) attacking {x:to} -> my opponent attacks {x} ; in response i {z}
! ^ i {z:words} in response to ( him | her | them | my opponent | opponent | opp ) blocking {x:to} -> my opponent blocks {x} ; in response i {z}           # I cast Giant Growth in response to him blocking with his 4/4.
! ^ can|could|may i {z:words} in response to ( him | her | them | my opponent | opponent | opp ) attacking {x:to} -> my opponent attacks {x} ; can i {z} in response
! ^ can|could|may i {z:words} in response to ( him | her | them | my opponent | opponent | opp ) blocking {x:to} -> my opponent blocks {x} ; can i {z} in response
! ^ can|could|may ( he | she | they | my opponent ) {z:words} in response to me attacking {x:to} -> i attack {x} ; can my opponent {z} in response
! ^ can|could|may ( he | she | they | my opponent ) {z:words} in response to me blocking {x:to} -> i block {x} ; can my opponent {z} in response
it|he|she came|comes back with|from|via persist|undying and shot|shoots|pinged|pings|zapped|zaps|hits|hit|killed|kills {y:to} -> the trigger of it targets {y}         # I killed his Redcap with Shock, it came back with persist and shot my 1/1.
how much {x:words} in all $ -> how much {x} in total                                            # How much damage do I deal in all?
how many {x:words} in all $ -> how many {x} in total
what {x:words} cost {y:words} in all $ -> what {x} cost {y} in total
! {w:who} is|am|are|was|were tapped out with {x:words} on|out [the] [board|field|battlefield|table] -> {w} be tapped out ; {w} control {x}     # He's tapped out with a 3/3 on board.
{w:who} go|goes|went {x:titled} on|targeting {y:to} -> {w} cast {x} on {y}                                    # He goes Shock on my 2/2.
! ^ two|2 of his|her|their creatures|guys|dudes block|blocks|blocked {x:words} , a|an {s:size} and a|an {t:size} $ -> my opponent blocks {x} with a {s} and a {t}      # Two of his creatures block my 5/5, a 2/2 and a 3/3.
! ^ two|2 of my creatures|guys|dudes block|blocks|blocked {x:words} , a|an {s:size} and a|an {t:size} $ -> i block {x} with a {s} and a {t}
! ^ with {x:titled} naming|choosing {y:few} , -> with {x} naming {y} out ,                              # With Halo naming Shock, he casts Shock on me.
"""
