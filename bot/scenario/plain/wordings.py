"""Wordings: `words -> the same plainly   # example`. `^`: where a clause begins; `$` at its end: where one ends; `!`: before
anything else is tried, as the words would be read as less than they say; nothing after the arrow: they carry nothing.

Words stand for themselves in any form of the verb; `{x:to}` runs to the next comma or the end, `{x:rest}` to the end, `{x:words}` is a run
! without marks, `{who}` a player. `?{x}` asks whether x is so, `~{x}` is the verb in its plain form, `=prevent` the
word as it stands, whatever form of it was typed; `;` ends a sentence. `&` asks both, `&never` whether the
one can be done so that the other does not come; `notdo` and `notcan` ask the other way round.
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
! the|that one|guy|dude {w:who} block|blocks|blocked -> the creature {w} blocked                       # Does the one he blocked die?
! the|that one|guy|dude {w:who} did|do|does not block -> the creature {w} not blocked
! the|that one|guy|dude {w:who} attack|attacks|attacked -> the creature {w} attacked
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
! [,] [thus|thereby] making|turning|leaving it|him|her [as|into] [a|an] {s:size} $ -> ; it is a {s} now
! [in order] to make|turn it|him|her [as|into] [a|an] {s:size} $ -> ; it is a {s} now
! [in order] to make|turn it|him|her|them [as|into] [a|an] {s:size} ->                           # Alice casts Giant Growth on Ogre to make it a 5/5.
{who} cast {x:words} on {y:words} enchanted with|by {z:to} -> {y} be enchanted with {z} ; {who} cast {x} on it
without paying [for] [the|its] ward [cost|tax] -> and do not pay                                 # Alice casts Shock on Ogre without paying for ward.
{who} prevent all|the [the] [combat] damage with|using {x:to} -> {who} use {x}                  # He prevents all damage with Fog.
a|an|the {s:size} of his|theirs -> his {s}                                                       # A 1/1 of his blocks Ogre.
a|an|the {s:size} of hers -> her {s}
a|an|the {s:size} of mine -> my {s}
{who} turn {x:words} sideways -> {who} attack with {x}                                            # He turns Ogre sideways.
{who} throw|put {x:words} in the way|path of {y:to} -> {who} block {y} with {x}                         # He puts Ogre in the way of my Elf.
{who} throw|put {x:words} in the way -> {who} block with {x}
the unblocked one -> the unblocked creature
the blocked one -> the blocked creature
{who} has|have|had|control|controls only a|an|one -> {who} have one                              # He has only one untapped creature.
{who} has|have|had|control|controls only {n:number} -> {who} have {n}
{who} only has|have|had|control|controls a|an|one -> {who} have one
{who} only has|have|had|control|controls {n:number} -> {who} have {n}
{who} put a|one|an {k:few} counter on {y:words} with {z:to} -> {who} use {z} on {y} to put one {k} counter
{who} put {n:number} {k:few} counters on {y:words} with {z:to} -> {who} use {z} on {y} to put {n} {k} counters
{who} is|was|am|are|got dealt {n:number} damage by|from {x:to} -> {who} is hit by {x} ; {who} take {n} damage
{who} at|on {n:number} [life] with {x:words} {v:verb} {y:rest} -> {who} be at {n} life ; {who} control {x} ; {who} {v} {y}
^ in response to {x:words} targeting|on {y:words} , {z:rest} -> {x} is played on {y} ; in response , {z}
a|that|another player who|that has|have {x:to} -> somebody ; somebody have {x}
! activate|use {x:words} in response [,] giving|to give {y:to} -> activate {x} to give {y} in response
! activate|use {x:words} [,] giving {y:to} -> activate {x} to give {y}
{who} remove a|one|{n:number} [{k:few}] counter|counters [from {y:words}] to {x:to} -> {who} use it to {x}
^ let us|s say|assume|suppose|imagine [that] [,] ->                                          # Let's say I attack with Ogre.
^ lets say|assume|suppose|imagine [that] [,] ->
^ assume [that] [,] ->                                                                        # Assume I sacrifice Ogre.
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
is|was|would it [be] [still] possible|legal|allowed|ok|okay for {who} to {x:rest} -> can {who} {x}
is|was|would it [be] [still] possible|legal|allowed|ok|okay to {x:rest} -> can i {x}
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
! can {who} {x:words} to save {y:to} -> can {who} {x} in response & notdo {y} die
! can {who} {x:words} to save {y:to} -> can {who} {x} & notdo {y} die
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
a|an spell|card|instant|sorcery|effect that says|reads|say|read {q:spelled} -> an instant {q}
a|an card|creature that says|reads|say|read {q:waiting} -> a creature with {q}
! do|will|would {x:subject} enter|come [in|into] [play|battlefield] with {a:number} {k:few} counters|counter or [with] [just|only] {c:number} -> how many {k} counters do {x} have
! how much damage do|will|would {x:words} deal|do to me if|when i block [it] with {y:to} -> if i block {x} with {y} , how much damage do it deal to me   # How much damage does a 3/3 trampler deal to me if I block with a 2/2?
! how much damage do|will|would {x:words} deal|do if|when i block [it] with {y:to} -> if i block {x} with {y} , how much damage do it deal to me
! do|will|would|can {x:subject} blocking {y:words} {z:doing} -> if {x} block {y} , do the blocker {z}
! can|could|may {n:number} creatures block one|a|1|the|single creature|attacker -> can i block a creature with {n} creatures
^ if so [,] ->
! do|will|would {who} [still|even] get to cast {x:rest} -> can {who} cast {x}
! do|will|would {who} [still|even] get to play {x:rest} -> can {who} play {x}
! do|will|would {who} [still|even] get to activate {x:rest} -> can {who} activate {x}
! do|will|would {who} [still|even] get to attack {x:rest} -> can {who} attack {x}
! do|will|would {who} [still|even] get to block {x:rest} -> can {who} block {x}
! do|will|would {x:words} do {a:number} [damage] or [do|will] [it] [just|only] [do|deal] {c:number} damage -> how much damage do {x} deal
"""
