"""How questions are put to judges: with an example of a kind, with what was left undone, with what a card lets one do or keeps one from
doing, with two questions in one: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

ASKED_OF_JUDGES = """
! a|an|some {k:few} , like|say|eg|perhaps|maybe [a|an|my|his|her|their] {x:titled} , -> {x}              # He casts a burn spell, like Shock, on my Hill Giant.
! a|an|some {k:few} , such as [a|an|my|his|her|their] {x:titled} , -> {x}
! a|an|some {k:few} , like|say|eg|perhaps|maybe [a|an] {x:titled} $ -> {x}                                # I control a big creature, say Ogre.
! a|an|some {k:few} , such as [a|an] {x:titled} $ -> {x}
! my {k:few} , like|say|eg|perhaps|maybe [a|an|my] {x:titled} $ -> my {x}
! one of my {k:few} , like|say|eg|perhaps|maybe [a|an|my] {x:titled} , -> my {x}                          # He kills one of my creatures, say Ogre, with Murder.
! one of his|her|their {k:few} , like|say|eg|perhaps|maybe [a|an|his|her|their] {x:titled} , -> his {x}
! {o:open} or any|some|another|similar [other] {x:words} {c:close} ->                                     # He casts Murder (or any other removal) on it.
! {o:open} or something|anything|whatever [similar|like|equivalent] [that|it] {c:close} ->
! {o:open} which|who has|have {x:words} {c:close} -> with {x}                                                                # I attack with my 3/3 (which has lifelink).
! {o:open} making it|him|her|them [a|an] {s:size} {c:close} -> , making it a {s} ,                                           # I cast Giant Growth on Ogre (making it a 5/5) and attack.
not {x:words} or respond|react [to it|that] $ -> not {x}                                                  # He attacks with a 2/2 and I don't block or respond.
not {x:words} or do anything|something [else] [about it] $ -> not {x}                                     # He attacks with a 2/2 and I don't block it or do anything else.
not {x:words} or cast|play|use anything|something [else] $ -> not {x}
not {x:words} or prevent|stop [the|any|its] [combat] damage $ -> not {x}                                  # He does not block it or prevent damage.
not respond|react or counter|prevent|stop it|that|this|them $ -> not respond
do|will|would {x:titled} ability|trigger|effect [still] allow|let me [to] play two|multiple|several|more land|lands [cards] in|during|on one|a|the|each|my|this [same] [turn] [turn] -> if '{x} is out , i play a land ; can i play another land
do|will|would {x:titled} ability|trigger|effect [still] allow|let|permit me [to] {v:move} {z:to} -> if '{x} is out , can i ~{v} {z}    # Does Ogre's ability let me cast Elf?
do|will|would {x:titled} allow|let me [to] play two|multiple|several|more land|lands [cards] in|during|on one|a|the|each|my|this [same] [turn] [turn] -> if {x} is out , i play a land ; can i play another land
do|will|would {x:thing} [still] allow|let|permit|enable me [to] {v:move} {z:to} -> if {x} is out , can i ~{v} {z}        # Does Levitation allow me to block Serra Angel with Hill Giant?
do|will|would {x:thing} [still] allow|let|permit|enable him|her|them [to] {v:move} {z:to} -> if {x} is out , can he ~{v} {z}
do|will|would {x:thing} [still] allow|let|permit|enable my opponent|opp [to] {v:move} {z:to} -> if {x} is out , can my opponent ~{v} {z}
do|will|would {x:thing} [still] allow|let|permit|enable {y:thing} [to] attack|swing {z:rest} -> if {x} is out , can {y} attack {z}
do|will|would {x:thing} [still] allow|let|permit|enable {y:thing} [to] attack|swing $ -> if {x} is out , can {y} attack
do|will|would {x:thing} [still] allow|let|permit|enable {y:thing} [to] block {z:rest} -> if {x} is out , can {y} block {z}   # Does Levitation let my Hill Giant block Serra Angel?
do|will|would {x:thing} [still] allow|let|permit|enable {y:thing} [to] block $ -> if {x} is out , can {y} block
do|will|would {x:keyword} [still] allow|let|permit|enable {y:thing} [to] block {z:rest} -> {y} have {x} ; can it block {z}   # Does reach let my creature block Serra Angel?
do|will|would|can {x:thing} [still] stop|prevent|keep {y:thing} [from] attacking {z:rest} -> {x} is out against {y} ; notcan {y} attack {z}
do|will|would|can {x:thing} [still] stop|prevent|keep {y:thing} [from] attacking $ -> {x} is out against {y} ; notcan {y} attack        # Does Moat stop his Hill Giant from attacking?
do|will|would|can {x:thing} [still] stop|prevent|keep {y:thing} [from] blocking {z:rest} -> {x} is out against {y} ; notcan {y} block {z}
do|will|would|can {x:thing} [still] stop|prevent|keep {y:thing} [from] blocking $ -> {x} is out against {y} ; notcan {y} block
do|will|would|can {x:thing} [still] stop|prevent|keep me|us [from] attacking {z:to} -> if {x} is out , notcan i attack {z}
do|will|would {x:thing} take nothing|none -> notdo {x} take any damage
^ if someone|somebody|anyone|anybody has|have|controls|control {x:words} , can|could i {z:rest} -> if my opponent have {x} , can i {z}
^ if someone|somebody|anyone|anybody has|have|controls|control {x:words} , do|will|would i {z:rest} -> if my opponent have {x} , do i {z}
^ if someone|somebody|anyone|anybody has|have|controls|control {x:words} , do|will|would my {z:rest} -> if my opponent have {x} , do my {z}   # If someone has Humility in play, does my Serra Angel have flying?
is|are {x:thing} still [an] attacking|attacker|blocking|blocker -> notdo {x} leave combat                        # Is Hill Giant still attacking?
is|are {x:thing} still in|part [of] [the] combat -> notdo {x} leave combat
the tokens|token [that|which] [are|is|were|was|get|gets] created|made|produced by|with|from|off its|his|her|the [attack|combat|enters|death] trigger|ability|effect -> the tokens   # Do the tokens created by its trigger attack?
the tokens|token [that|which] [are|is|were|was|get|gets] created|made|produced by|with|from|off {x:titled} -> the tokens
enter|enters|entering the battlefield|play trigger|ability|effect -> trigger                             # Can its enter-the-battlefield trigger target Hill Giant?
come|comes|coming into play trigger|ability|effect -> trigger
target and {v:verb} -> ~{v}                                                                            # Can I target and destroy Hill Giant with Murder?
can|could|may {who} choose to {z:doing} -> can {who} {z}                                                 # Can I choose to block Hill Giant?
! is|are there any|a|some way|ways|chance|point|time|moment [where|when|that] {w:who} can|could {z:rest} -> can {w} {z}   # Is there a point where I can Shock him?
^ with {x:titled} [out] , can|could {z:rest} -> {x} is out ; can {z}                                     # With Moat out, can Hill Giant attack?
^ with {x:titled} [out] , do|will|would {z:rest} -> {x} is out ; do {z}
^ with {x:titled} in play , can|could {z:rest} -> {x} is out ; can {z}
^ with {x:titled} in play , do|will|would {z:rest} -> {x} is out ; do {z}
no matter what|how|which {x:to} $ ->                                                                     # Does Hill Giant die no matter what its power is?
can|could|may {who} use|cast|play {x:thing} to stop|prevent [the|any] [combat] damage from|of|by [a|an|the|his|her] {y:to} -> do {x} stop {y}   # Can I use Fog to prevent the damage from Hill Giant?
can|could|may {who} use|cast|play {x:thing} to save|protect {y:to} -> can {x} save {y}
^ when|if|once {x:titled} copies|copied|copy {y:thing} , {z:rest} -> if i cast {x} copying {y} , {z}      # When Clone copies Serra Angel, do I get a flyer?
! can|could|may i cast|play|flash|use|activate {x:words} at instant speed -> on my opponents turn , can i cast {x}      # Can I cast Wrath of God at instant speed?
! can|could|may he|she|they cast|play|flash|use|activate {x:words} at instant speed -> on my turn , can he cast {x}
! can|could|may my opponent|opp cast|play|flash|use|activate {x:words} at instant speed -> on my turn , can my opponent cast {x}
{w:who} do not do anything [else] [about|to] [it|that] $ -> {w} do not respond                               # He attacks with a 2/2 and I don't do anything.
{who} has|have|had|control|controls only {x:titled} -> {who} have {x}                                       # My opponent has only Ogre and Elf.
with the {k:keyword} ability -> with {k}                                                                   # He blocks with a 2/2 with the trample ability.
has|have|had the {k:keyword} ability -> have {k}                                                          # His 2/2 has the indestructible ability.
with|having the ability [called] {k:keyword} -> with {k}
! death touch -> deathtouch                                                                                  # Does death touch work with trample?
! life link -> lifelink
! hex proof -> hexproof
^ in which|what order do|does|will|would|can|could|should {x:to} -> what happens                            # In which order do my two triggers resolve?
can|could|may {w:who} play two|multiple|several land|lands [cards] in|during|on one|a|the|each|my|this [same] [turn] [turn] -> {w} play a land ; can {w} play another land   # Can I play two lands in one turn?
can|could|may {w:who} play more than one|a land [cards] in|during|on one|a|the|each|my|this [same] [turn] [turn] -> {w} play a land ; can {w} play another land
! {w:who} use|uses|used {x:titled} to give {y:thing} {k:keyword} $ -> {w} give {y} {k} with {x}              # I use Ogre to give Elf trample.
do|will|would planeswalkers|planeswalker enter|come [into|onto|in] [the] [battlefield|play] with twice|double [as|the] [many|number] [of] [loyalty] counters {z:rest} -> i cast a planeswalker with three loyalty ; do it have six loyalty counters
do|will|would planeswalkers|planeswalker enter|come [into|onto|in] [the] [battlefield|play] with twice|double [as|the] [many|number] [of] [loyalty] counters $ -> i cast a planeswalker with three loyalty ; do it have six loyalty counters   # I control Doubling Season. Do planeswalkers enter with double loyalty counters?
or not $ ->                                                                                               # Can Ogre block or not?
how much {d:few} do|will|would|can|could {w:who} get to assign|deal {z:to} -> how much {d} can {w} assign {z}     # How much damage do I get to assign to him?
! can|could|may {w:who} {x:words} to regenerate it|him|her|them|that $ -> can {w} {x} & do it survive
! can|could|may {w:who} cast {x:words} to save|protect it|him|her|them|that $ -> can {w} cast {x} in response & is it saved   # Can I cast Giant Growth on Ogre to save it?
! can|could|may {w:who} cast {x:words} to kill|destroy it|him|her|them|that $ -> can {w} cast {x} & do it die
! can|could|may {w:who} cast {x:words} to exile it|him|her|them|that $ -> can {w} cast {x} & is it exiled               # Can I cast Murder on Ogre to exile it?
! can|could|may {w:who} cast {x:words} to tap it|him|her|them|that $ -> can {w} cast {x} & is it tapped
! can|could|may {w:who} cast {x:words} to untap it|him|her|them|that $ -> can {w} cast {x} & is it untapped
! can|could|may {w:who} cast {x:words} to make|turn it|him|her|them [into] [a|an] {s:size} $ -> can {w} cast {x} & is it a {s}   # Can I cast Giant Growth on Ogre to make it a 6/6?
{y:thing} gain|gains|gained|get|gets {k:keyword} via|through|using {x:titled} -> i give {y} {k} with {x}             # If Elf gains persist via Ogre, what happens?
! can|could|may my {x:words} be countered by|with {y:to} -> can my opponent counter my {x} with {y}           # Can my Ogre be countered by Negate?
! can|could|may his|her|their {x:words} be countered by|with {y:to} -> can i counter his {x} with {y}
! can|could|may {x:titled} be countered by|with {y:to} -> can i counter {x} with {y}
{w:who} deal|deals|dealt me {n:number} [damage] $ -> i take {n} damage                              # My opponent deals me 3 damage.
{w:who} deal|deals|dealt him|her|them {n:number} [damage] $ -> my opponent take {n} damage
any given {x:few} -> a {x}                                                                                # I attack with any given creature.
! can|could|may {w:who} [still] search for {x:to} -> do {w} get to search for {x}                            # Can I search for a land?
{w:who} flashing back {x:to} -> {w} cast {x} with flashback                                                # My opponent is flashing back Lingering Souls.
{w:who} is|are|am|was|were flashing back {x:to} -> {w} cast {x} with flashback
{w:who} flash|flashes|flashed back {x:to} -> {w} cast {x} with flashback
redirect that damage to -> redirect the damage to                                                         # Can he redirect that damage to his Elf?
how much can|could|do|may {w:who} assign to {x:to} -> how much damage can {w} assign to {x}                  # How much can I assign to the player?
do|will|would {x:thing} [still] give me [a|the|any|my|its] token|tokens when|if it dies -> if {x} die , do i get a token    # Does my Ogre give me tokens when it dies?
lose immediately|instantly -> lose                                                                        # Do I lose immediately?
"""
