"""Wordings of what is told of a game that was played: turns, who has what, who did what; `wordings.py` says how they are written."""

from __future__ import annotations

TOLD_WORDINGS = """
! in response to him|her|them put|slap|stick {x:words} on|onto -> in response to him casting {x} on   # In response to him putting Rancor on his 1/1, I bolt it.
! in response to me put|slap|stick {x:words} on|onto -> in response to me casting {x} on
^ the computer|ai|bot [opponent|player|opp] -> my opponent
ai opp|opponent -> my opponent
^ [on] turn {n:number} —|:|- ->
^ [on] turn {n:number} , ->
it is {x:few} m2 -> it is {x} turn ; in the second main phase ,
! {w:who} go|goes|move|moves|proceed|proceeds [on] to the|his|her|their|my second|postcombat|2nd main [phase] -> in the second main phase ,      # I move to my second main phase.
! {w:who} enter|enters the|his|her|their|my second|postcombat|2nd main [phase] -> in the second main phase ,
it is {x:few} m1 -> it is {x} turn
{who} deal combat damage to {y:who} with {x:to} -> {who} attack {y} with {x} ; no blocks
and deal combat damage to {y:who} with {x:to} -> ; i attack {y} with {x} ; no blocks
{who} deal combat damage with {x:to} -> {who} attack with {x} ; no blocks
the only {f:few} {who} control|have|own is|are {y:to} -> {who} control {y}
the only {f:few} in play|out is|are {y:to} -> {y} is in play
my opponents only {f:few} is|are {y:to} -> my opponent control {y}
my only {f:few} is|are {y:to} -> i control {y}
the opponent i attacked|attack -> my opponent
the player i attacked|attack -> my opponent
! {who} have|has used|use {x:words} to turn|make {y:words} into {z:rest} -> {who} use {x} on {y}
! {who} have|has used|use {x:words} to stop|neutralize|enchant|steal|take|shrink|lock {y:rest} -> {who} use {x} on {y}
! {who} use {x:words} to stop|neutralize|enchant|steal|take|shrink|lock {y:rest} -> {who} use {x} on {y}
! {who} use {x:words} to turn|make {y:words} into {z:rest} -> {who} use {x} on {y}
{who} tap {x:words} to activate {y:to} -> {who} activate {y} tapping {x}
{who} bring {x:words} into play -> {who} put {x} onto the battlefield
{who} cast|play {x:words} on|during|in my|his|her|their|the last|previous|prior turn -> {who} cast {x} ; that was last turn
and this turn {x:rest} -> ; next turn , {x}
[,] which|who|that {who} block|blocked with {x:to} -> ; {who} block it with {x}
[,] which|who|that {who} blocked|block -> ; {who} block it
[,] which|that entered|enters|came [into|onto] [the] battlefield|play ->                       # Player played Goblin Chainwhirler which entered the battlefield.
passes the turn to {y:who} -> pass the turn
{who} tries|try to trample over [with|for] as much [damage] as possible -> {who} tries to trample over as much as possible
trample over with as much damage as possible -> trample over as much as possible
at least {n:number} -> {n}
all four|three|two|five of them -> all of them
be currently|presently {x:rest} -> be {x}
that|which {who} have had in play|out|hand [for {x:few} turns] ->
what happen when|once|after|if {x:few} deal [combat] damage -> what happens
attack {y:who} unblocked with {x:to} -> attack {y} with {x} ; no blocks
attack with {x:words} next turn unblocked -> attack with {x} next turn ; no blocks
{who} attack|swing with {x:words} targeting {y:to} -> {who} attack with {x} , targeting {y}               # I attack with Ogre targeting Elf.
attack with {x:words} unblocked -> attack with {x} ; no blocks
attack {y:who} with {x:words} unblocked -> attack {y} with {x} ; no blocks
! draw [a|the] [card|cards] and|then [then] discard {x:to} -> discard {x}                               # Alice casts Careful Study. She draws and discards Shock.
^ one|a player|person -> somebody
the other player|person -> my opponent
{who} was|were able to target {x:words} when|by|while|with casting|playing {y:clause} -> {who} cast {y} targeting {x}
^ {who} was|were being attacked by {x:to} -> {who} is attacked by {x}
^ during a|my|the test|testing [run|game] [,] ->
^ {who} was|is playing {x:few} , have|has|had {y:to} -> {who} have {y}
^ {who} was|were observing|watching|playing|testing [a|the] [match|game|games] [today] {x:to} ->
{who} have|has|had in play {x:to} -> {who} control {x}
{who} have|has|had on [the] battlefield|board|field {x:to} -> {who} control {x}
ability one of -> the first ability of
ability two of -> the second ability of
ability three of -> the third ability of
at {n:number} life or less|lower -> at {n} life
at {n:number} or less|lower -> at {n}
below 0|zero life -> at 0 life
multiple|several|many blockers -> two blockers
multiple|several creatures -> two creatures
both attacking and defending players|player -> both players
in this|that exact order ->
which both|each got|took {n:number} damage ->
{x:thing} was stolen|stollen from another player -> {x}
stolen|stollen from another player [and] ->
at which time|point -> and
! just put {x:words} on|onto the battlefield -> make {x}
get|got their|his|her|my attacking creatures to fight {x:thing} -> have an attacking creature fight {x}
{x:thing} causes {y:thing} to lose {z:to} -> {y} loses {z}
no longer blocked -> unblocked
and the only {f:few} {who} control is {y:to} -> and {who} control {y}
! can {who} {x:words} to fizzle|counter {y:to} -> can {who} {x} & do {y} fizzle
what will|would happen -> what happens
targeting {x:words} for the {a:few} and {y:words} for the {b:to} -> targeting {x} and {y}
{who} gained|gain it back with {x:to} -> {who} cast {x}
[,] ready to {x:to} ->
! [,] respectively ->
[,] equally ->
! will|would|do {who} kill {x:words} or will|would it {y:to} -> do {who} kill {x}
go|went ahead and ->
! my only blocker|blockers is|are {x:to} -> i control {x}
! his|her|their only blocker|blockers is|are {x:to} -> they control {x}
! {can:can} {who} kill|destroy {y:words} by casting|playing {x:words} on|targeting|at it|him|her|them|that -> can {who} cast {x} on {y} & do {y} die
! {can:can} {who} kill|destroy {y:words} by casting|playing {x:rest} -> can {who} cast {x} on {y} & do {y} die
! {can:can} {who} kill|destroy {y:words} by blocking [it|him|them] with {x:to} -> can {who} block {y} with {x} & do {y} die
! ^ by blocking [it|him|them] with {x:words} , {can:can} {who} kill|destroy {y:to} -> can {who} block {y} with {x} & do {y} die
! {can:can} {who} kill|destroy {y:words} by {v:verb} {x:to} -> can {who} ~{v} {x} & do {y} die
! {can:can} {who} save myself|himself|themselves by {v:verb} {x:to} -> can {who} ~{v} {x} in response & do {who} survive
! {can:can} {who} save myself|himself|themselves by {v:verb} {x:to} -> can {who} ~{v} {x} & do {who} survive
! {can:can} {who} save {y:words} by {v:verb} {x:to} -> can {who} ~{v} {x} in response & is {y} saved
! {can:can} {who} save {y:words} by {v:verb} {x:to} -> can {who} ~{v} {x} & is {y} saved
! {can:can} {who} [still] survive|live by {v:verb} {x:to} -> can {who} ~{v} {x} in response & do {who} survive
! {can:can} {who} [still] survive|live by {v:verb} {x:to} -> can {who} ~{v} {x} & do {who} survive
! {can:can} {who} [still] win by {v:verb} {x:to} -> can {who} ~{v} {x} & do {who} win
! ^ by {v:verb} {x:words} , {can:can} {who} kill|destroy {y:to} -> can {who} ~{v} {x} & do {y} die
feed|feeds|fed|feeding {x:words} to a|an|some|his|her|my|their|the [sac|sacrifice] outlet|engine -> sacrifice {x}
sacrifice {x:words} to a|an|some|his|her|my|their|the [sac|sacrifice] outlet|engine -> sacrifice {x}
with everything|all : {x:rest} -> with {x}
^ with {n:number} [untapped|open] mana|lands [open|up|untapped|available] [,] ->
which|that is|was|got|gets blocked by {x:to} -> blocked by {x}
[ after blocks|blockers|blocking [are] [declared] [,] ] {who} cast {x:words} on|targeting {y:words} [,] blocked by {z:to} -> {y} is blocked by {z} ; {who} cast {x} on {y}
^ to {v:words} , {who} cast {x:to} -> {who} cast {x} to {v}
my opponent and i|me -> both players
i and my opponent -> both players
^ mine is|are {x:to} -> i control {x}
^ his|theirs|hers is|are {x:to} -> my opponent control {x}
^ yours is|are {x:to} -> you control {x}
^ ( each player | we both | both players | both ) has|have one|a creature [each] [:|—|,] ->
^ at {n:number} life , {who} {x:rest} -> {who} be at {n} life ; {who} {x}
! tap {x:words} , dealing {y:to} -> tap {x} to deal {y}
! remove|removes|removed {x:words} counter|counters from {z:words} , dealing {y:to} -> remove {x} counters from {z} to deal {y}   # I remove two +1/+1 counters from Ogre, dealing 2 damage to Bob.
! use|activate {x:words} , dealing {y:to} -> use {x} to deal {y}                                # I use Chandra Nalaar's +1, dealing 1 damage to Bob.
from a|the previous|earlier|last|first|prior {x:few} ->
^ in response to my attack with {y:words} , {z:rest} -> i attack with {y} ; in response , {z}
^ in response to his|her|their attack with {y:words} , {z:rest} -> my opponent attack with {y} ; in response , {z}
! declare attackers which|that include {x:words} , along with {y:to} -> attack with {x} and {y}
! declare attackers which|that include {x:rest} -> attack with {x}
what actually|exactly|really happen -> what happens
! {who} use {x:words} to block {y:to} -> {who} block {y} with {x}
! {who} use {x:words} to attack {y:to} -> {who} attack {y} with {x}
have [on the battlefield|board|field] the only creature|permanent {x:to} -> control {x}
cast|play {x:words} and pay [the|its] kicker [cost] -> cast {x} with kicker
what is the final board state {x:rest} -> what happens
had no counters on them|it at the start|beginning of this turn -> had no counters on them
the card {who} draw|drew [ for the turn | this turn ] is {y:to} -> {who} have {y} in hand
[,] which|that was|is|were already in|on [the] battlefield|play ->
when|though|although {who} should not {x:rest} ->
putting|bringing|leaving him|her|it|them|me at|to {n:number} {y:to} ->
! ^ they both {v:fights} -> two of them {v}                                                   # A 3/3 attacks into two 1/1s. They both block.
! tap and attack with -> attack with
! {who} tap all [of] his|her|my|their mana|lands to pump|give|activate {y:rest} -> {who} spend all of it to pump {y}
tap all [of] his|her|my|their mana|lands to {y:to} -> {y}
! {who} tap [{n:number}] [of] [all] [of] [his|her|my|their|the] [untapped|remaining] mana|land|lands|forest|forests|island|islands|mountain|mountains|swamp|swamps|plains to cast|play {y:rest} -> {who} cast {y}
control|have {x:words} and its {n:number} token copies|copy -> control {x} and {n} {x} tokens
! be [currently|now] a suspect -> be suspected
! {who} have|had|control {x:words} that {a:who} {v:deed} {y:to} -> {who} have {x} ; {a} {v} it {y}
[but] you|i|we|they can|could not let {x:to} ->
^ [the|my] opponent can block [it] with {x:to} -> my opponent block with {x}
^ found|read|saw this|it in|on {x:rest} ->
^ i|we have|had [some|more|a|few|another] questions on|about|regarding {x:to} ->
a pair of {x:few} -> two {x}
^ however|anyways|anyhow [,] ->
! can {who} block and kill|destroy {y:to} -> can {who} block {y} & do {y} die
! can {x:thing} block and kill|destroy {y:to} -> can {x} block {y} & can {x} kill {y}
go|goes|gets through in total|all -> go through
swing|attack with {x:words} into|at an|his|her|their|the empty board|field|battlefield|side -> attack with {x} unblocked   # I swing with Ogre into an empty board.
[,] [and] promising|promises|promise [an|the|his|her|their|my] [opponent] [bob|alice|carol|him|her|me|you] a|the gift -> with gift
with|and the gift [being] promised -> with gift
! {who} tap {x:words} equipped|enchanted with {y:words} to {z:rest} -> {y} is attached to {x} ; {who} tap {x} to {z}   # I tap Elf equipped with Zed to deal 1 damage to Bob.
[and] {v:verb} it by paying {x:to} -> and pay {x} to ~{v} it                                      # Alice attacks with Zed and untaps it by paying {U}.
with sunburst for|with {n:number} colors -> with {n} colors
! pay {n:number} life to equip {x:words} to|on|onto {y:to} -> equip {x} to {y}
without promising [an|the|his|her|their|my] [opponent] [bob|alice|carol|him|her|me|you] a|the|any gift -> without gift
! {who} make|makes|made {x:thing} monstrous -> {who} activate {x} monstrosity ability                          # Alice makes Gundark monstrous.
! {who} tap {x:words} and sacrifice {y:words} to {z:rest} -> {who} activate {x} , sacrificing {y}                # I tap Zed and sacrifice Elf to draw a card.
! {who} tap and sacrifice {x:to} -> {who} sacrifice {x}                                        # I tap and sacrifice Mind Stone.
control|have {x:words} copying {y:to} -> control {x} ; {x} is a copy of {y}                     # I control Clone copying Ogre.
{x:thing} [,] which|that is|was [now|currently] a copy of {y:to} -> {x} ; {x} is a copy of {y}
{who} have|control {x:words} and {n:number} poison counters -> {who} have {n} poison counters ; {who} control {x}   # I have Platinum Angel and 10 poison counters.
{who} make|makes|made {x:words} unblockable with|using|via {y:to} -> {who} use {y} on {x}                     # I make my 3/3 unblockable with Rogue's Passage.
attack|attacks|attacked with {x:words} targeting {y:to} -> attack {y} with {x}                           # I attack with Hill Giant targeting Chandra Nalaar.
{w:who} {v:verb} with the creature|one|guy {u:who} stole|took|grabbed|borrowed with {y:words} , a|an {s:size} -> {u} cast {y} on a {s} ; {w} {v} with it   # I attack with the creature I stole with Threaten, a 4/4.
{w:who} {v:verb} with the {s:size} {u:who} stole|took|grabbed|borrowed with {y:to} -> {u} cast {y} on a {s} ; {w} {v} with it
^ {x:titled} and i {y:rest} -> i control {x} ; i {y}                                               # Pestilence and I attack with a 1/1.
^ {x:titled} and he|she|they {y:rest} -> they control {x} ; they {y}
^ my upkeep $ -> it is my upkeep                                                                # My upkeep.
^ his|her|their upkeep $ -> it is their upkeep
^ [it|its] [is|be] my turn $ -> it is my turn
{who} chump|chumps|chumped with nothing -> no blocks                                            # He chumps with nothing.
{who} block|blocks|blocked with nothing -> no blocks
that|which was|is|got pumped with|by {y:words} is|gets|got|was blocked by {z:to} -> is blocked by {z} ; {y} is cast on it   # My 3/3 that was pumped with Giant Growth is blocked by a 5/5.
i have|had a|an {x:words} attacker , unblocked $ -> i attack with a {x} ; no blocks                         # I have a 3/3 lifelink attacker, unblocked.
{who} hit|hits me for {n:number} at {m:number} life -> i be at {m} life ; {who} hit me for {n}                # He hits me for 30 at 5 life.
block|blocks|blocked only {x:words} with {y:to} -> block {x} with {y}                                       # I block only the former with my 1/1.
{w:who} {v:verb} with a|the token|tokens {u:who} made|created with {y:to} -> {u} cast {y} ; next turn , {w} {v} with a token   # I attack with a token I made with Raise the Alarm.
my {x:words} be|get|got {v:past} in response to the|my block|blocks -> my {x} blocks ; my opponent ~{v} it
{who} point|points|pointed the|that|its damage|trigger at|to {y:to} -> {who} target {y} with the trigger     # I point the damage at his face.
{who} point|points|pointed the {n:number} at|to {y:to} -> {who} target {y} with the trigger , dealing {n} damage
! cast {x:words} on my {y:words} while|with|when the|its [etb] trigger [is] [still] on the stack $ -> cast {x} on my {y} in response to its trigger   # I cast Unsummon on my Elf while its trigger is on the stack.
{who} double block|blocks $ -> {who} block it with both                                               # He attacks with a 4/4 and I double block.
i hit|hits him|her|them $ -> it hits my opponent                                              # I hit him.
{n:number} {x:few} , each|all [a|an] {s:size} -> {n} {s} {x}                                            # He attacks with 2 goblins, each 1/1.
{w:who} drain|drains|drained {u:who} for {n:number} with|off|using {x:to} -> {w} cast {x} ; {u} lose {n} life                 # He drains me for 2 with Gray Merchant of Asphodel.
^ {who} have|has no tricks|responses|instants $ ->                                                  # He has no tricks.
! {who} sacrifice|sacrificed|sacrifices|crack|cracks|cracked a|the|my|his|her|their treasure|gold [token] to cast|play {y:to} -> {who} sacrifice a treasure ; {who} cast {y}   # I sacrificed a Treasure to cast Shock on his 2/1.
! {who} sacrifice|sacrificed|sacrifices {x:words} to cast|play {y:to} -> {who} cast {y} , sacrificing {x}                 # I sacrifice Ogre to cast Fling on Bob.
! {who} tap|taps|tapped {x:words} to crew {y:words} and attack|attacks [with it] -> {who} crew {y} with {x} ; {who} attack with {y}        # I tap Ogre to crew Cart and attack.
! {who} tap|taps|tapped {x:words} to crew {y:to} -> {who} crew {y} with {x}                                   # I tap Ogre to crew Cart.
! {who} have|has|had [a|the] {x:words} suspended with {n:number} [time] counter|counters [on it] -> {who} have {x} in exile with {n} time counters on it
! {who} have|has|had a|one|the suspended {x:words} with {n:number} [time] counter|counters [on it] -> {who} have {x} in exile with {n} time counters on it
! {who} exile {x:words} with|using|by|via suspend with {n:number} [time] counter|counters [on it] -> {who} have {x} in =exile with {n} time counters on it
! {who} control|have {x:thing} face down $ -> {who} control a =face =down {x}                                   # Alice controls Exalted Angel face down.
, attached to {x:rest} -> attached to {x}                                                      # Alice controls Splinter Twin, attached to Ogre.
[,] which|that is|goes|are|go unblocked -> ; no blocks                                         # I attack with Ogre, which is unblocked.
! {x:thing} deal|deals|dealt combat damage to {y:who} unblocked -> {x} attack {y} ; no blocks          # My Hill Giant deals combat damage to him unblocked.
! {x:thing} hit|hits {y:who} unblocked -> {x} attack {y} ; no blocks                                    # Hill Giant hits me unblocked.
^ there is|are|s [a|an|one] {x:titled} on {y:to} -> {x} is attached to {y}                                             # There is a Pacifism on my 2/2.
{w:who} be at|on {n:number} [life] with {m:number} commander damage [already] [from {x:to}] -> {w} be at {n} life ; {w} have {m} commander damage from {x}   # I'm at 12 with 15 commander damage from his commander.
! look|looks at the top {n:number} cards|card [of my|his|her|their library] and {v:verb} -> {v}               # I look at the top four cards and take Ogre.
! ^ from [among] the top {n:number} cards|card [of my|his|her|their library] [,] {w:who} {v:verb} -> {w} {v}
! take|takes|put|puts|reveal|reveals|grab|grabs|choose|chooses [a|an|the] {x:titled} from [among] the [top] {n:number} cards|card -> take {x}   # I cast Shock and take Ogre from the top five cards.
[,] finding|hitting {x:titled} $ -> and find {x}                                                        # I activate Ogre, finding Elf.
"""
