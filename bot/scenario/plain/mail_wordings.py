"""How questions are put in letters to those who answer them: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

MAIL_WORDINGS = """
^ let us|s say|assume|suppose|imagine|pretend [that] for|as [an] example|instance [that] [,] ->        # Let's say for example I'm at 1 life.
^ lets say|assume|suppose|imagine|pretend [that] for|as [an] example|instance [that] [,] ->
^ let us|s pretend [that] [,] ->
^ lets pretend [that] [,] ->
^ picture|imagine this [scenario|situation] [,|:|—] ->                                              # Imagine this: I attack with Ogre.
^ imagine|pretend|picture [,] ->                                                                    # Imagine my opponent has Hill Giant.
[and] at the|this|that moment ->                                                                    # My opponent has Ogre, and at the moment it is tapped.
{who} am|is|are playing|running|using a|an|my [{k:few}] deck with {x:to} -> {who} control {x}       # I'm playing a burn deck with Guttersnipe.
{who} run|runs|play|plays|use|uses {x:thing} in a|an|my|his|her|their [{k:few}] deck -> {who} control {x}  # I run Panharmonicon in my deck.
! is|are {x:thing} a|an {y:few} and [also] a|an {z:to} -> is {x} a {y} & is {x} a {z}                # Is Tropical Island a Forest and an Island?
! do|will|would {who} [still] have|need to worry about the|its|his|her|their|any|that ward [trigger|triggers|ability|cost|tax] -> is my spell countered   # I cast Murder on his 3/3 with ward {2}. Do I have to worry about the ward trigger?
! do|will|would {who} [still] have|need to worry about ward [trigger|triggers|cost|tax] -> is my spell countered
! do|will|would {who} [still] have|need to sacrifice {x:rest} -> do {who} sacrifice {x}               # Do I have to sacrifice a creature?
! must {who} [still] sacrifice {x:rest} -> do {who} sacrifice {x}                                        # Must I sacrifice Ogre?
! am|is|are {who} [still] forced|required|obliged|compelled to sacrifice {x:rest} -> do {who} sacrifice {x}   # Am I forced to sacrifice Ogre?
! do|will|would {who} [still] have|need to discard {x:rest} -> do {who} discard {x}
! do|will|would {who} draw {a:number} or {b:number} cards|card -> how many cards do {who} draw       # Do I draw one or two cards?
! do|will|would {who} draw {a:number} cards|card or [just|only] {b:number} -> how many cards do {who} draw
! do|will|would {who} get|make|create {a:number} or {b:number} {k:few} tokens -> how many {k} tokens do {who} get   # Do I get one or two Soldier tokens?
! do|will|would {who} get|make|create {a:number} or {b:number} tokens -> how many tokens do {who} get
! do|will|would {who} get|make|create {a:number} tokens|token or [just|only] {b:number} -> how many tokens do {who} get
! do|will|would {who} get|make|create {a:number} {k:few} tokens|token or [just|only] {b:number} -> how many {k} tokens do {who} get
! do|will|would {x:subject} [end] [up] get|have|with {a:number} or [just|only] {b:number} {k:few} counters|counter -> how many {k} counters do {x} have   # Does Ogre get one or two +1/+1 counters?
! do|will|would {x:subject} [end] [up] get|have|with {a:number} or [just|only] {b:number} counters|counter -> how many counters do {x} have
! {w:who} [has|have] [just|already] activate|use|uses|activates|used|activated the {n:number} [loyalty] ability of|on {x:to} -> {w} {n} {x}         # He activates the +2 ability of Jace.
! is|are|will|would {x:thing} [now|then|still] [be] {a:size} or [just|only|still] {b:size} -> how big is {x}                 # Is Ogre 2/2 or 3/3?
! {w:who} use|uses|used|cast|casts {x:titled} to flash [in] {y:to} -> {w} cast {x} ; {w} cast {y}                       # I use Quicken to flash in Ogre.
! how many counters do|will|would|can|should {who} [have] [to] put|place on {x:rest} -> how many counters do {x} have   # How many counters do I put on Ogre?
! how many {k:few} counters do|will|would|can|should {who} [have] [to] put|place on {x:rest} -> how many {k} counters do {x} have
! do|will|would {who} end up with {a:number} or [just|only] {b:number} cards|card -> how many cards do {who} have in hand
! do|will|would {who} end up with {a:number} or [just|only] {b:number} {k:few} tokens|token -> how many {k} tokens do {who} have
! do|will|would {x:thing} trigger {a:number} or [just|only] {b:number} times|time -> how many times do {x} trigger   # Does Soul Warden trigger one or two times?
! do|will|would {who} take {a:number} or [just|only] {b:number} damage -> how much damage do {who} take          # Do I take 2 or 4 damage?
! do|will|would {who} gain {a:number} or [just|only] {b:number} life -> how much life do {who} gain
! do|will|would {who} lose {a:number} or [just|only] {b:number} life -> how much life do {who} lose
! do|will|would {who} get {x:thing} shuffled in|back [in] -> is {x} shuffled in                       # Emrakul, the Aeons Torn dies. Do I get it shuffled in?
can|could|may i use {x:thing} to exile {y:rest} -> can {x} exile {y}                                                    # Can I use Shock to exile a creature?
can|could|may i use {x:thing} to bounce {y:rest} -> can {x} bounce {y}
can|could|may i use {x:thing} to steal {y:rest} -> can {x} steal {y}
can|could|may i use {x:thing} to tap {y:rest} -> can {x} tap {y}
can|could|may i use {x:thing} to untap {y:rest} -> can {x} untap {y}
can|could|may i use {x:thing} to return {y:rest} -> can {x} return {y}
can|could|may i use {x:thing} to reanimate {y:rest} -> can {x} reanimate {y}
can|could|may i use {x:thing} to kill {y:rest} -> can {x} kill {y}
can|could|may i use {x:thing} to destroy {y:rest} -> can {x} destroy {y}
can|could|may i use {x:thing} to bring|get back {y:rest} -> can {x} return {y}
! one of my|his|her|their {k:few} {o:open} [let us|s] say|eg|like|perhaps|maybe a|an {x:few} {d:close} -> a {x}
! one of my {k:few} {o:open} [let us|s] say|eg|like|perhaps|maybe {x:few} {d:close} -> my {x}            # I block with one of my creatures (let's say Hill Giant).
! one of his|her|their {k:few} {o:open} [let us|s] say|eg|like|perhaps|maybe {x:few} {d:close} -> his {x}
! one of my {k:few} {o:open} lets say|assume {x:few} {d:close} -> my {x}
! one of his|her|their {k:few} {o:open} lets say|assume {x:few} {d:close} -> his {x}
! a|an|some {k:few} {o:open} [let us|s|lets] say|eg|like|perhaps|maybe {x:few} {d:close} -> {x}            # I attack with a big creature (say Craw Wurm).
! a|an|some {k:few} {o:open} for example|instance [,] {x:few} {d:close} -> {x}
do|will|would {x:subject} gain me|us [any] life -> do i gain life from {x}
is|are|was|were|gets|get pumped|buffed|boosted with|by {x:to} -> is targeted by {x}                      # If my Elf is pumped with Giant Growth, does it die?
how much do|will|would {x:thing} do -> how much damage does {x} deal                                     # How much does Shock do?
! can|could|may {x:thing} [both] attack and [still|also|then] block [next turn|later] -> {x} attack ; can it block   # Can Serra Angel attack and block?
! do|will|would|can {x:subject} [still] die to {n:number} damage -> if {x} is dealt {n} damage , do {x} die            # Does my indestructible creature die to 5 damage?
! do|will|would|can {x:subject} [still] survive {n:number} damage -> if {x} is dealt {n} damage , do {x} survive
! do|will|would {who} have|need to pay if|when i attack|swing {y:to} -> do {who} have to pay to attack {y}             # He has Propaganda, do I have to pay if I attack him?
! {who} control|controls|have|has [a|an|the|my|his] {x:titled} [out] [,] ( that|which [has|had|have] [already] exiled | [already] exiling ) {y:thing} -> {who} cast {x} exiling {y}   # I control Ogre that exiled Elf. I control Ogre exiling Elf.
! {who} control|controls|have|has [a|an|the|my|his] {x:titled} [out] [,] with {y:thing} ( [exiled|stuck|trapped] under it | exiled [with|by|beneath it] ) -> {who} cast {x} exiling {y}   # I control Ogre with Elf under it.
imprinting -> exiling                                                                                # I cast Ogre, imprinting Elf.
! {who} cast|casts|play|plays {x:titled} [,] and imprint|imprints {y:thing} [on|with|onto] [it] -> {who} cast {x} exiling {y}
! {who} control|controls|have|has [a|an|the|my|his] {x:titled} [out] [,] with [a|an|my|his] {y:titled} imprinted [on|onto|under|with|to] [it] -> {who} control {x} ; {y} is imprinted on {x}
! {who} control|controls|have|has [a|an|the|my|his] {x:titled} [out] [,] imprinted with [a|an|my|his] {y:titled} -> {who} control {x} ; {y} is imprinted on {x}
! {who} cast|play {x:thing} [,] [and] then {y:titled} -> {who} cast {x} ; {who} cast {y}                           # I cast Hill Giant, then Grizzly Bears.
! {who} cast|play {x:thing} [,] followed by {y:titled} -> {who} cast {x} ; {who} cast {y}
! {who} cast|play {x:thing} [,] [and] then a|an|another {y:titled} -> {who} cast {x} ; {who} cast {y}
do|will|would {who} get both {x:thing} and {y:to} -> do {who} get {x} & do {who} get {y}                            # Do I get both a Soldier and a Goblin?
! cast|play|use {x:titled} on|targeting|against the ability|activation -> cast {x} on it                          # He pings my 1/1, I cast Stifle on the ability.
! can|could|do|will|would [a|an|my|his|her|their|the] {x:titled} [still] counter it|that -> can i counter it with {x}                          # He casts an enchantment. Can Negate counter it?
! can|could|do|will|would {x:thing} [still] counter a|an {k:few} spell -> if my opponent casts a {k} spell , can i counter it with {x}   # Can Negate counter a creature spell?
! can|could|do|will|would {x:thing} [still] counter a|an creature -> if my opponent casts a creature spell , can i counter it with {x}
! can|could|do|will|would {x:thing} [still] counter a|an artifact -> if my opponent casts a artifact spell , can i counter it with {x}
! can|could|do|will|would {x:thing} [still] counter a|an enchantment -> if my opponent casts a enchantment spell , can i counter it with {x}
! can|could|do|will|would {x:thing} [still] counter a|an planeswalker -> if my opponent casts a planeswalker spell , can i counter it with {x}
! can|could|do|will|would {x:thing} [still] counter a|an sorcery -> if my opponent casts a sorcery spell , can i counter it with {x}
! can|could|do|will|would {x:thing} [still] counter a|an instant -> if my opponent casts a instant spell , can i counter it with {x}
! do|will|would {who} [still] scry -> do {who} get to scry                                             # I sacrifice Hill Giant. Do I scry?
! do|will|would {who} [still] surveil -> do {who} get to surveil
! do|will|would {who} [still|also|even] make|create a|an|any|the|my {x:to} -> do {who} get a {x}                       # If Doomed Traveler dies, do I make a Spirit token?
[,] all|both unblocked -> ; no blocks                                                                              # I attack with three 2/2s, all unblocked.
[,] none [of which|them] blocked -> ; no blocks
draw|draws|drew {n:number} extra|additional|more cards -> draw {n} cards                                              # He draws two extra cards.
draw|draws|drew an extra|additional card -> draw a card
can|could|may {who} [still] cast|play two spells in|during a|one|the same|each [turn] [turn] -> can {who} cast two spells in a turn
! {who} phase|phases out {x:thing} with {y:titled} -> {who} cast {y} on {x}                                          # I phase out my 2/2 with Slip Out the Back.
! if {who} phase|phases out {x:thing} with {y:titled} in response to {z:to} -> if {who} cast {y} on {x} in response to {z}
"""
