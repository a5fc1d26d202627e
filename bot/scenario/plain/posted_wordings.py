"""How players post: boards as lists, lead-ins, deeds told in passing: `words -> the same plainly   # example`, in the signs of
`wordings.py`."""

from __future__ import annotations

POSTED_WORDINGS = """
^ [the|current|my] board|game|table|field state|position [is] [:|—|-] [as follows] [:] ->                     # Board state: I have Hill Giant.
^ [the|my] board|situation|setup|scenario|boardstate [is] :|—|- ->
! ^ me :|—|- {x:rest} -> i control {x}                                                                # Me: Hill Giant.
! ^ mine :|—|- {x:rest} -> i control {x}
! ^ [my] opponent|opp|him|them|theirs :|—|- {x:rest} -> my opponent control {x}                        # Opponent - Hill Giant.
! ^ {who} :|— {x:rest} -> {who} control {x}                                                           # Alice: Serra Angel, 15 life.
^ in my|our|a|the [very] last|latest|recent|current|previous|first|next|yesterdays game|match|draft|one [today|yesterday|tonight|recently] [,] ->
^ [i|we] [was|were|am|are] playing|played {x:few} yesterday|today|tonight|recently|earlier [when|and|,] ->   # I was playing commander yesterday, I had Hill Giant.
^ hey|hi|hello everyone|everybody|folks|judge|judges|there|yall [,] ->
^ thanks|thank [you] in advance ->
have|control both {x:words} and {y:to} -> have {x} and {y}                                            # I have both Hill Giant and Gray Ogre.
cast|play {x:words} [and|,] [then] evoke it|him|her -> evoke {x}
cast|play {x:words} [and|,] [then] kick|overload it -> kick {x}                                       # He casts Burst Lightning on me and kicks it.
flash back {x:to} -> flashback {x}                                                                    # I flash back Firebolt on Bob.
^ when|if|after|once {x:thing} come|return [back] [ to play | to the battlefield | from the graveyard ] with|via|from|by|through|off [its] persist|undying -> when {x} dies
^ when|if|after|once {x:thing} persists|undies|persisted -> when {x} dies                                       # When Kitchen Finks persists do I gain 2 life?
^ if|when|once|after {x:thing} is|gets|was|got|be [later] destroyed -> if somebody destroy {x}          # If Oblivion Ring is destroyed do I get the creature back?
! do|will|would|can {x:thing} [still] give|return {y:thing} back if|when it is|gets destroyed|removed -> if somebody destroys {x} , do {y} come back
! do|will|would|can {x:thing} stop|keep|prevent {y:thing} from persisting|undying|coming|returning|return [back] [ to the battlefield ] -> if {x} is in play and {y} dies , notdo {y} come back   # Does Rest stop my Finks from persisting?
how many [{k:few}] counters do|does|will|would {x:thing} enter|come|etb [in] [ into play | the battlefield ] with -> how many {k} counters do {x} have   # I cast Ogre. How many counters does it enter with?
how much damage|dmg do|does|will|would {x:words} do|deal with|for|if|when x [is|be|=|equals|equal] {n:number} -> if i cast {x} with x = {n} , how much damage do it deal   # How much damage does Blaze do with X=4?
{x:thing} hit|attack|swing [at|into] an empty board -> {x} attack ; no blocks
{x:thing} hit|attack|swing [at|into] an empty board , -> {x} attack ; no blocks ;                      # My 2/2 attacks an empty board, how much life does he have?
what be the size of {x:to} -> how big is {x}                                                           # What is the size of my guy?
! can|could {who} {x:words} and take no damage -> can {who} {x} & notdo {who} take any damage            # Can I block it with a 1/1 and take no damage?
! can|could {who} {x:words} without taking [any] damage -> can {who} {x} & notdo {who} take any damage
! can|could {who} {x:words} and lose no life -> can {who} {x} & notdo {who} lose any life
[and] with|has no summoning sickness ->                                                                # He has Hill Giant with no summoning sickness.
[and] [that|which] [is|are] not summoning sick ->
[and] [that|which] [is|are] no longer summoning sick ->
! if {w:who} sacrifice {x:words} to {y:words} in response to {z:words} [,] do|will|would {v:rest} -> if my opponent cast {z} on {x} ; in response , {w} sacrifice it to {y} ; do {v}   # If I sac my 2/2 to Viscera Seer in response to Shock do I lose life?
{w:who} copy|clone {x:words} with [a|an|his|her|my|their] {y:to} -> {w} cast {y} copying {x}             # My opponent copied my Grave Titan with Clone.
gain|get {n:number} more|extra|additional life -> gain {n} life
{x:thing} die with a|an|one {k:few} counter|counters on it|them|him -> {x} have a {k} counter and die    # If Murderous Redcap dies with a +1/+1 counter on it does it come back?
we have|had|control {x:words} each -> both players have {x}                                             # We have two creatures each.
^ quick|simple|easy|another|dumb|silly|last|next one [here] [for you] [guys|all] [,|:|—] ->                 # Quick one: I attack with Hill Giant.
^ ok|okay|alright|so :|— ->
{who} attack|swing with {x:words} into [his|her|their|a|the] board of {y:to} -> my opponent control {y} ; {who} attack with {x}     # I attack with two 2/1s into his board of one untapped 3/3.
{who} attack|swing with {x:words} into my board of {y:to} -> i control {y} ; {who} attack with {x}
{who} crack|pop {x:few} at|on {n:number} life [left] -> {who} be at {n} life and {who} crack {x}
! cast|play {x:words} on|at|targeting me at|on {n:number} [life] -> cast {x} on me ; i was at {n} life            # He casts Shock on me at 2 life.
! cast|play {x:words} on|at|targeting him|her|them at|on {n:number} [life] -> cast {x} on my opponent ; my opponent was at {n} life
! cast|play {x:words} on|at|targeting my opponent|opp at|on {n:number} [life] -> cast {x} on my opponent ; my opponent was at {n} life
{who} cast|play {x:titled} at|on {n:number} life [left] -> {who} be at {n} life and {who} cast {x}   # If I cast Earthquake at 4 life do I die?
{who} cast|play {x:titled} with [only] {n:number} life [left] -> {who} be at {n} life and {who} cast {x}
try|tries|tried to gain|get life with|from|off {x:to} -> use {x}
how much [life] is|was {who} at [now|then] -> how much life do {who} have                               # How much is he at?
be [both|all] hasty -> have haste
do|does|did|will|would {x:thing} get bounced -> is {x} in its owners hand                                # Does his creature get bounced?
have|has|had|control {n:number} cards|card in hand and a|an {x:to} -> have {n} cards in hand and control a {x}
attack {y:who} with {x:words} unblocked -> attack {y} with {x} ; no blocks
! {who} use|uses|used {x:words} to have|make|let {a:words} fight {b:to} -> {who} use {x} on {a} and {b}    # I use Rabid Bite to have my 5/5 fight his 2/2.
! {who} cast|play {x:words} to have|make|let {a:words} fight {b:to} -> {who} cast {x} on {a} and {b}
^ {x:titled} make|makes|made my {a:words} fight {b:to} -> i use {x} on my {a} and {b}                     # Tracker makes my 4/4 fight his 3/3.
^ nobody|noone attack|attacks [this turn] -> i do not attack                                              # Nobody attacks. What is my life?
{x:thing} stay home -> {x} do not attack                                                                 # My Hill Giant stays home and he attacks with a 2/2.
if|when|whenever|once|after {x:thing} die with|alongside another creature -> if {x} and a creature die
{x:thing} die with|alongside another creature -> when {x} and a creature die                             # Hill Giant dies with another creature.
{w:who} aim|point both|all [of] [the|his|her|my|their] triggers at {y:to} -> {w} choose {y} for both the triggers   # Alice aims both triggers at Bob.
^ {n:number} life each -> both players are at {n} life
^ [final|life] totals -> what are the life totals
^ life total $ -> what is the life total                                                                   # Life total?
at|to|on ( his | her | their | my opponents ) face -> at my opponent                                              # I cast Shock at his face.
at|to|on my face -> at me
how big|large is|are {x:words} at|with|on {n:number} life -> if i am at {n} life , how big is {x}       # How big is Serra Ascendant at 30 life?
{x:thing} =dies to {y:to} -> {x} is killed by {y}                                                       # My creature dies to his Shock.
{x:thing} =died to {y:to} -> {x} is killed by {y}
a|an {k:few} of mine -> my {k}                                                                          # A creature of mine dies.
a|an {k:few} of his|theirs|hers -> his {k}
i am|was facing [down] {n:number} attackers|creatures|attacking : {x:rest} -> my opponent attack me with {n} creatures , {x}    # I'm facing 3 attackers: a 2/2, a 3/3 and a 4/4.
i am|was facing [down] {n:number} attackers|creatures|attacking , {x:rest} -> my opponent attack me with {n} creatures , {x}
have|has|control one|1|a|only [potential|possible|single|untapped] blocker|blockers [available] , {x:to} -> control {x}
! {who} sacrifice {x:words} after blocking {y:to} -> {who} block {y} with {x} ; {who} sacrifice {x}       # I sacrificed Llanowar Elves after blocking a 5/5.
what be the [total] damage if|when i {x:rest} -> how much damage do i deal if i {x}                          # What's the damage if I cast Blaze with X=4?
i|we draw|drew [my|a|one|1] [card] for [the|my|our] turn -> i go to my =draw step ; i go to my main phase                                     # I draw for the turn.
he|they|she draw|draws|drew [his|her|their|a|one|1] [card] for [the|his|her|their] turn -> he go to his =draw step ; he go to his main phase   # He draws for the turn.
my opponent draw|draws|drew [his|her|their|a|one|1] [card] for [the|his|her|their] turn -> my opponent go to his =draw step ; my opponent go to his main phase
draw for [the|his|her|my|their] turn -> draw a card                                                      # Opponent draws for the turn.
get hit with|by a|an {c:size} counter -> get a {c} counter                                               # My 2/2 gets hit with a -1/-1 counter.
{who} attack|swing with {x:words} pumped|buffed|boosted by|with|using {y:words} and {z:rest} -> {who} attack with {x} ; {who} cast {y} on it ; {z}    # He attacks with a 2/2 pumped by Giant Growth and I have 4 life.
{who} attack|swing with {x:words} pumped|buffed|boosted by|with|using {y:to} -> {who} attack with {x} ; {who} cast {y} on it   # He attacks with a 2/2 pumped by Giant Growth.
{who} draw {n:number} [cards|card] with|off|from {x:to} -> {who} use {x} to draw {n} cards                         # I drew 2 with Night's Whisper.
! how many times do {x:words} trigger from|off|with {n:number} {k:few} -> if i cast {n} {k} , how many times do {x} trigger   # How many times does prowess trigger from two instants?
make {a:who} sacrifice {x:words} with {y:to} -> cast {y} on {a}                                          # I make him sacrifice a creature with Diabolic Edict.
^ newbie|noob|newb|beginner|rookie here [,] ->                                                             # Newbie here, I attack with Hill Giant.
^ never mind|nevermind|nvm [,] ->                                                                      # Never mind, I attack with Hill Giant.
[,] uh|um|umm|uhh|erm|hmm|welp|btw|fyi|imo|imho|iirc|afaik|lol|haha [,] ->                               # So, uh, I attack with Hill Giant.
{x:thing} at {s:size} -> {x} as a {s}                                                                    # He casts Shock on my Ogre at 4/5.
! do|did|will|would {x:thing} get|be exiled by {y:to} -> if i cast {y} on {x} , is {x} exiled             # Does Hill Giant get exiled by Shock?
! do|did|will|would {who} take [any] damage from [my|his|her|their] [own] {x:words} when|if|whenever {y:rest} -> if {x} is in play and {y} , do {who} take any damage   # Do I take damage from my own Repercussion when I cast Shock?
^ {who} have|has|had [a] lethal [attack|damage|swing|board|onboard] [ next turn | on board | this turn | on the board ] [but|and|,] ->   # My opponent has lethal on board but I have Fog.
mulligan|mulliganed|mulligans to {n:number} [cards] -> have {n} cards in hand                             # He mulliganed to 5.
take an|his|her|my|their extra turn with {x:to} -> cast {x}
! pay|pays|paid|paying the 1|2|3|4 $ -> pay                                                              # If I cast Shock and don't pay the 1, does he draw a card?
! pay|pays|paid|paying the 1|2|3|4 , -> pay ,
! not pay the 1|2|3|4 -> not pay
! how many {k:few} do|will|would|can i get|make|create from|off|with|out [of] {x:titled} $ -> how many {k} do {x} make          # How many tokens do I get from Shock?
attack|attacks|swing|swings with it the|that|this same turn -> attack with it                              # I cast Mind Control on Serra Angel and attack with it the same turn.
attack|attacks|swing|swings with it right away|immediately -> attack with it
{who} have|has|control|controls {n:number} {k:few} , including {x:titled} $ -> {who} control {x} and {n} other {k}
{a:who} have|has been hit by|for {n:number} [commander] damage from|by my opponents|his|her|their commander -> {a} has taken {n} commander damage from his commander
^ when|if|once|whenever {a:who} cast|casts {x:titled} in response to my {y:titled} , -> i cast {y} ; in response , {a} cast {x} ;
^ when|if|once|whenever i cast {x:titled} in response to my opponents|his|her|their {y:titled} , -> my opponent cast {y} ; in response , i cast {x} ;
{x:thing} with it getting|being countered -> {x} and my opponent counter it                                # I cast Shock with it getting countered.
a|an|the {x:titled} i|you control|own -> my {x}                                                          # I Shock an Ogre I control.
a|an|the {x:titled} [that] my opponent|opp controls|control|owns -> my opponents {x}
a|an|the {x:titled} [that] he|she|they controls|control|owns -> his {x}
equipped|strapped|moved to {y:thing} -> attached to {y}                                                   # I control Bonesplitter equipped to Ogre.
{x:thing} picks|picked|pick up [a|an|the|my] {y:titled} -> {x} is equipped with {y}                                     # My Ogre picks up Bonesplitter.
{x:thing} grabs|wields|holds [a|an|the|my] {y:titled} -> {x} is equipped with {y}
! {w:who} make|makes|made ( him | her | them | my opponent ) draw {n:number} [cards|card] -> he draws {n} cards      # I make him draw 3.
! can|could|may {w:who} attack {y:words} without paying [ anything | mana | the tax | for it ] $ -> notdo {w} have to pay to attack {y}   # Can I attack his planeswalker without paying?
! who [gets|get] [to] draw|draws $ -> who draws the card                                                  # Who draws?
{x:titled} is|are on my side [of] [the] [board|table|field|battlefield] -> i control {x}                  # Moat is on my side.
{x:titled} is|are on his|her|their|my opponents side [of] [the] [board|table|field|battlefield] -> my opponent controls {x}
! can|could|may ( someone | somebody | anyone | a player | players ) {z:words} on|during their [own] turn $ -> can i {z} on my turn      # Can someone play a land on their turn?
"""
