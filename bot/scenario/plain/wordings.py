"""Wordings: `words -> the same plainly   # example`. `^`: where a clause begins; `!`: before
anything else is tried, as the words would be read as less than they say; nothing after the arrow: they carry nothing.

Words stand for themselves in any form of the verb; `{x:to}` runs to the next comma or the end, `{x:rest}` to the end, `{x:words}` is a run
! without marks, `{who}` a player. `?{x}` asks whether x is so, `~{x}` is the verb in its plain form; `;` ends a sentence. `&` asks both, `&never` whether the
one can be done so that the other does not come; `notdo` asks the other way round.
"""

from __future__ import annotations

WORDINGS = """
{who} swing|attack {s:size} -> {who} attack with a {s}
[,] going|dropping|falling [down] to {n:number} [life] -> and go down to {n} life               # I crack a fetch going to 19.
{who} at|on {n:number} [life] {v:verb} {x:rest} -> {who} be at {n} life ; {who} {v} {x}
[,] in a|an|my|our|this {n:number} player game|pod|match|table [where|in which] {x:rest} -> ; this is a {n} player game ; {x}
[,] in a|an|my|our|this {n:number} player game|pod|match|table -> ; this is a {n} player game
the|that creature|one {who} is|was|am|are attacking [me|him|her|them|us] with -> the attacking creature
the|that creature|one {who} attacks|attacked|attack [me|him|her|them|us] with -> the attacking creature
the|that creature|one {who} is|was|am|are blocking with -> the blocking creature
the|that creature|one {who} blocks|blocked|block with -> the blocking creature
which|that is|was {s:size} -> which is a {s}
is been -> is
{who} swing|attack {n:number} {s:size} -> {who} attack with {n} {s}
{who} hit [in] with {x:to} -> {who} attack with {x} ; no blocks
! cast {x:words} for|via|using|paying its|the cycling cost -> cycle {x}                                            # Alice casts Renewed Faith for its cycling cost.
! cast {x:words} for|via|using|paying its|the unearth cost -> unearth {x}
! cast {x:words} for|via|using|paying its|the embalm cost -> embalm {x}
! cast {x:words} for|via|using|paying its|the eternalize cost -> eternalize {x}
! cast {x:words} for|via|using|paying its|the encore cost -> encore {x}
! cast {x:words} for|via|using|paying its|the scavenge cost -> scavenge {x}
[,] and|by|while championing -> , exiling
[,] championing -> , exiling                                                                    # Alice casts Nova Chaser, championing Mulldrifter.
{who} concede|scoop|resign [the game] -> {who} lose the game                                      # Alice concedes.
{who} leave the game -> {who} lose the game
! [,] [thus|thereby] making|turning|leaving it|him|her|them [as|into] [a|an] {s:size} ->
! [in order] to make|turn it|him|her|them [as|into] [a|an] {s:size} ->                           # Alice casts Giant Growth on Ogre to make it a 5/5.
{who} cast {x:words} on {y:words} enchanted with|by {z:to} -> {y} be enchanted with {z} ; {who} cast {x} on it
without paying [for] [the|its] ward [cost|tax] -> and do not pay                                 # Alice casts Shock on Ogre without paying for ward.
{who} prevent all|the [the] [combat] damage with|using {x:to} -> {who} use {x}                  # He prevents all damage with Fog.
a|an|the {s:size} of his|theirs -> his {s}                                                       # A 1/1 of his blocks Ogre.
a|an|the {s:size} of hers -> her {s}
a|an|the {s:size} of mine -> my {s}
{who} turn {x:words} sideways -> {who} attack with {x}                                            # He turns Ogre sideways.
{who} throw|put {x:words} in the way -> {who} block with {x}
the unblocked one -> the unblocked creature
the blocked one -> the blocked creature
{who} has|have|had|control|controls only a|an|one -> {who} have one                              # He has only one untapped creature.
{who} has|have|had|control|controls only {n:number} -> {who} have {n}
{who} only has|have|had|control|controls a|an|one -> {who} have one
{who} only has|have|had|control|controls {n:number} -> {who} have {n}
{who} put a|one|an|{n:number} {k:few} counter|counters on {y:words} with {z:to} -> {who} use {z} on {y}
{who} is|was|am|are|got dealt {n:number} damage by|from {x:to} -> {who} is hit by {x}
{who} at|on {n:number} [life] with {x:words} {v:verb} {y:rest} -> {who} be at {n} life ; {who} control {x} ; {who} {v} {y}
^ in response to {x:words} targeting|on {y:words} , {z:rest} -> {x} is played on {y} ; in response , {z}
a|that|another player who|that has|have {x:to} -> somebody ; somebody have {x}
! activate|use {x:words} in response [,] giving|to give {y:to} -> activate {x} to give {y} in response
! activate|use {x:words} [,] giving {y:to} -> activate {x} to give {y}
{who} remove a|one|{n:number} [{k:few}] counter|counters [from {y:words}] to {x:to} -> {who} use it to {x}
^ let us|s say|assume|suppose|imagine [that] [,] ->                                          # Let's say I attack with Ogre.
^ lets say|assume|suppose|imagine [that] [,] ->
^ say that ->
^ say , ->
^ for example|instance [,|:] ->                                                                # For example, I attack with Ogre.
^ as an example [,] ->
^ to test|reproduce [this] [,|:] ->
^ similar|related to the|my last|previous|first question [,] ->
^ hypothetically [speaking] [,] ->
^ in theory [,] ->
^ quick|simple|another|new|random|weird|odd|stupid|dumb|noob|newbie question [here] [,|:|—] ->
^ i have|had|got a [quick|simple|small|weird] question [about {x:to}] [,|:|—] ->
^ my|our question is|was [this] [,|:|—] ->
^ the question is|was [this] [,|:|—] ->
^ question [,|:|—] ->
^ today|yesterday|recently|tonight|earlier [today] [while playing] [,] ->
^ noticed this|today|yesterday {x:to} [,] ->
^ last night|week|weekend|friday [while playing] [,] ->
^ the other day [while playing] [,] ->
^ while playing [today|magic|arena|online|commander] [,] ->
^ in a|an|my|our|the [casual|multiplayer|recent|limited|last] commander|edh|draft|sealed|limited|modern|standard|legacy|pauper|multiplayer|casual|prerelease game|match|pod [today|recently|yesterday] [,] ->
^ at a|my|the|our [last|local|recent] prerelease|draft|fnm|tournament|store|lgs [today|recently|yesterday] [,] ->
^ as far as i know|understand [,] ->
^ from what i know|understand|read|gather [,] ->
^ in my [humble] opinion [,] ->
^ i could|may|might be wrong [but] [,] ->
^ it seems|appears|looks [like] that ->
^ to be [more] clear|specific|precise [,] ->
^ as i|we move|go|get to combat ->
in magic [: the gathering] ->
in mtg ->
in edh|commander ->
^ in a|an|my|our|this {n:number} player game|pod|match|table [,] -> this is a {n} player game ;
anyway expecting a response ->
thanks to {x:to} ->
due to {x:to} ->
^ assuming|suppose|supposing|imagine|given|say that -> if
^ one were to -> i
if one were to -> if i
if ones -> if my
ones opponent -> my opponent
! ^ i was|am [just|also] wondering|curious if|whether|about|how|what {x:rest} -> ?{x}
! ^ i wonder|wondered if|whether {x:rest} -> ?{x}
! ^ [and|but] [i|we] [am|are] not sure if|whether {x:rest} -> ?{x}
^ my friends and i are|were wondering [,] [if|whether] ->
! do that|this|it mean|imply|follow [that] {x:rest} -> ?{x}
! is it true|correct|right|fair|safe [to] [say|assume|think] [that] {x:rest} -> ?{x}
! am i correct|right [in] [to] [thinking|assuming|saying|believing|think|assume] [that] {x:rest} -> ?{x}
is|would it [be] [still] possible|legal|allowed|ok|okay for {who} to {x:rest} -> can {who} {x}
is|would it [be] [still] possible|legal|allowed|ok|okay to {x:rest} -> can i {x}
is there a|any [good|legal] way|point|time|moment|chance|window [in|at|during] where|when|that|which|in|at [which|that] {who} can|could {x:rest} -> can {who} {x}
is there a|any [good|legal] way|point|time|moment|chance|window for {who} to {x:rest} -> can {who} {x}
is there a|any [good|legal] way|time|chance|window to {x:rest} -> can i {x}
is there a|any [good|legal] way {who} can|could {x:rest} -> can {who} {x}
! do|will|would {who} [still] get|have a|the|any chance|opportunity|time|ability|option to {x:rest} -> can {who} {x}
will|would {who} [still] be able|allowed to {x:rest} -> can {who} {x}
has|have gained {x:words} -> has {x}
who|which|that {who} [have] [just] equipped|enchanted with {x:words} -> equipped with {x}
! can {who} {x:words} to kill|destroy {y:to} -> can {who} {x} & do {y} die
! can {who} {x:words} so [that] {s:to} -> can {who} {x} & ?{s}
! can {who} {x:words} to save {y:to} -> can {who} {x} in response & do {y} survive
! can {who} {x:words} to save {y:to} -> can {who} {x} & do {y} survive
! can {who} {x:any} [,] in time not to die {y:to} -> can {who} {x} &never do {who} die
! can {who} {x:any} [,] in time not to die -> can {who} {x} &never do {who} die
! can {who} {x:words} and not die -> can {who} {x} & do {who} survive
! can {who} {x:words} ( {y:any} ) and not die -> do {who} survive
! do|will|would {who} [still] gain|get|have {a:number} life or [do] [will] [{b:who}] [just|only] [gain|get] {c:number} [life] -> how much life do {who} gain
! do|will|would {who} [still] lose {a:number} life or [do] [will] [{b:who}] [just|only] [lose] {c:number} [life] -> how much life do {who} lose
! do|will|would {x:words} deal {a:number} [damage] or [will|do] [it] [just|only] [deal] {c:number} damage -> how much damage do {x} deal
a|an {f:few} ( like | such as ) {x:to} -> {x}
a|an creature|planeswalker|card with {k:few} ( like | such as ) {x:to} -> {x}
will|would|do {x:words} trigger and let|allow|make {y:rest} -> will {x} trigger & will {x} let {y}
can {who} make {x:thing} unblocked so [that] {y:rest} -> is {x} unblocked
can {who} make {x:thing} unblocked -> is {x} unblocked
! what be [the] most|maximum|max|highest [amount] [of] damage|dmg [that] {x:words} can|could|may|will|would|might {y:to} -> how much damage can {x} {y}
! what be [the] least|minimum|min|lowest|smallest [amount] [of] damage|dmg [that] {x:words} can|could|may|will|would|must|has|have {y:to} -> how much damage at least do {x} {y}
! what be [the] most|maximum|max|highest [amount] [of] damage|dmg [that] {y:to} -> how much damage at most do {y}
! what be [the] least|minimum|min|lowest|smallest [amount] [of] damage|dmg [that] {y:to} -> how much damage at least do {y}
! how much damage at least do {x:to} -> how much damage do {x} at least
! how much damage at most do {x:to} -> how much damage do {x} at most
! {who} save|protect {y:words} by casting|playing|using {z:to} -> {who} save {y} with {z}
! can|could {who} save|protect {y:words} by casting|playing|using {z:words} on it|them|him|her|that -> can {who} save {y} with {z}
! can|could {who} save|protect {y:words} by casting|playing|using {z:to} -> can {who} save {y} with {z}
! do|will|would {x:thing} on {y:words} save|protect it|them|him|her|that -> if i cast {x} on {y} , do {y} survive
! do|will|would|can {x:thing} die or [do|will|would] [it|he|she|they] [still] survive|live -> do {x} die
! do|will|would|can {x:thing} survive|live or [do|will|would] [it|he|she|they] die -> do {x} survive
! be {x:thing} dead or [do|is|are] [it|he|she|they] [still] alive|live|survive -> is {x} dead
! be {x:thing} alive or [do|is|are] [it|he|she|they] dead|die -> is {x} alive
! do|will|would {x:words} trigger|happen|resolve [just|only] once|twice|{n:number} [times|time] or [just|only] once|twice|{m:number} [times|time] -> how many times do {x} trigger
is there a|any [good|legal] way for {x:thing} to {y:rest} -> can {x} {y}
! do|will|would {x:thing} [still] get to hit|strike|fight back -> do {x} deal damage
! do|will|would|can {x:thing} [still] hit|strike|fight back -> do {x} deal damage
! do|will|would {x:thing} [still] get to deal {y:rest} -> do {x} deal {y}
a|an spell|card|instant|sorcery|effect that says|reads|say|read {q:quote} -> an instant {q}
! do|will|would|can {x:subject} blocking {y:words} {z:doing} -> if {x} block {y} , do the blocker {z}
! can|could|may {n:number} creatures block one|a|1|the|single creature|attacker -> can i block a creature with {n} creatures
^ if so [,] ->
! do|will|would {who} [still|even] get to cast {x:rest} -> can {who} cast {x}
! do|will|would {who} [still|even] get to play {x:rest} -> can {who} play {x}
! do|will|would {who} [still|even] get to activate {x:rest} -> can {who} activate {x}
! do|will|would {who} [still|even] get to attack {x:rest} -> can {who} attack {x}
! do|will|would {who} [still|even] get to block {x:rest} -> can {who} block {x}
! do|will|would {x:words} do {a:number} [damage] or [do|will] [it] [just|only] [do|deal] {c:number} damage -> how much damage do {x} deal
^ the computer|ai|bot [opponent|player|opp] -> my opponent
ai opp|opponent -> my opponent
^ [on] turn {n:number} —|:|- ->
^ [on] turn {n:number} , ->
it is {x:few} m2 -> it is {x} turn ; in the second main phase ,
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
{who} cast|play {x:words} on|during|in my|his|her|their|the last|previous|prior turn -> {who} cast {x} ; next turn ,
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
attack with {x:few} unblocked -> attack with {x} ; no blocks
attack {y:who} with {x:few} unblocked -> attack {y} with {x} ; no blocks
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
below {n:number} life -> at 0 life
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
for each damage dealt ->
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
! {can:can} {who} save {y:words} by {v:verb} {x:to} -> can {who} ~{v} {x} in response & do {y} survive
! {can:can} {who} save {y:words} by {v:verb} {x:to} -> can {who} ~{v} {x} & do {y} survive
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
! tap|use|activate {x:words} , dealing {y:to} -> tap {x} to deal {y}
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
control|have {x:words} copying {y:to} -> control {x} ; {x} is a copy of {y}                     # I control Clone copying Ogre.
{x:thing} [,] which|that is|was [now|currently] a copy of {y:to} -> {x} ; {x} is a copy of {y}
"""
