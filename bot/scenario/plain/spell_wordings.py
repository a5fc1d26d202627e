"""Spells and their targets in other words: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

SPELL_WORDINGS = """
! {o:open} target|targets|targeting [is|are|:] {x:words} {d:close} -> targeting {x}                                      # Alice casts Shock (target: Bob).
! {w:who} resolve|resolves|resolved {x:titled} on|targeting {y:to} -> {w} cast {x} targeting {y}                         # Alice resolves Shock on Bob.
! {o:somebodys} {x:titled} =hits {y:to} -> {y} is hit by {o} {x}
! {o:somebodys} {x:titled} ( =targets | =targeted ) {y:to} -> '{o} cast {x} targeting {y}                                    # Alice's Shock targets Bob.
! get|gets|got =hit with|by {y:titled} -> is =hit by {y}                                                                                # Bob gets hit with Shock.
! {w:who} pay|pays|paid {m:mana} and|to cast|casts|play|plays {x:to} -> {w} cast {x} for {m}                             # Alice pays {R} and casts Shock.
! cast|casts|play|plays|played the|a|an [red|white|blue|black|green] spell|instant|sorcery|card|artifact|enchantment|creature|planeswalker [spell|card] [called|named] {x:titled} -> cast {x}   # Alice casts the instant Shock on Bob.
! put|puts {x:titled} on|onto the stack , targeting {y:to} -> cast {x} targeting {y}                                     # Alice puts Shock on the stack, targeting Bob.
! put|puts {x:titled} on|onto the stack targeting {y:to} -> cast {x} targeting {y}
! cast|casts {x:words} on|at {y:words} ( and | , then | and then | , and | , ) ( another | a second ) {c:titled} on|at {z:to} -> cast {x} on {y} and cast {c} on {z}    # Alice casts Shock on Ogre and another Shock on Elf.
! cast|casts {x:titled} on|at {y:words} ( and | , then | and then | , and | , ) ( another [one] | a second [one|copy] ) on|at {z:to} -> cast {x} on {y} and cast {x} on {z}    # Alice casts Shock on Ogre and another one on Elf.
{w:who} {c:titled} {o:somebodys} {x:titled} targeting|on|at {y:to} -> {w} cast {c} on {o} {x} targeting {y}            # Bob Twincasts my Shock targeting Elf.
! {w:who} counter|counters|countered {o:somebodys} {x:titled} targeting|on|at {y:to} -> '{o} cast {x} targeting {y} ; {w} counter it   # Bob counters my Shock on Elf.
! but first|firstly|beforehand [,] {w:who} -> but before that {w}                                  # Alice attacks with Ogre, but first Bob casts Shock on Zed.
! ^ first|firstly|initially [,] {w:who} -> {w}                                                                           # First Alice casts Shock on Bob.
! {w:who} kill|kills|killed {x:words} by casting|playing|using|resolving {y:to} -> {w} kill {x} with {y}
! {w:who} destroy|destroys|destroyed {x:words} by casting|playing|using|resolving {y:to} -> {w} destroy {x} with {y}   # Alice destroys Ogre by casting Murder.
! {w:who} remove|removes|removed {x:words} by casting|playing|using|resolving {y:to} -> {w} remove {x} with {y}
! {w:who} exile|exiles|exiled {x:words} by casting|playing|using|resolving {y:to} -> {w} exile {x} with {y}
! {w:who} bounce|bounces|bounced {x:words} by casting|playing|using|resolving {y:to} -> {w} bounce {x} with {y}
! {w:who} counter|counters|countered {x:words} by casting|playing|using|resolving {y:to} -> {w} counter {x} with {y}
! deal|deals|dealt with {x:words} using {y:to} -> deal with {x} with {y}
! cast|casts|play|plays {x:titled} and {v:verb} {y:words} with it $ -> cast {x} and {v} {y}                              # Alice casts Murder and kills Ogre with it.
! ^ [the|its] target|targets is|are {x:to} -> it targets {x}
! ^ the target|targets of {y:titled} is|are {x:to} -> {y} targets {x}
! {x:thing} is|was|gets|get|got countered by {o:somebodys} {y:to} -> '{o} cast {y} targeting {x}                            # Shock is countered by Bob's Counterspell.
! {w:who} stop|stops|stopped {x:words} with {y:to} -> {w} counter {x} with {y}                                           # Bob stops it with Counterspell.
! {o:somebodys} {x:titled} counter|counters|countered {y:to} -> '{o} cast {x} targeting {y}                                 # Bob's Counterspell counters it.
! targeting|targets|target player|opponent {w:who} -> targeting {w}                                                        # Alice casts Shock targeting player Bob.
{w:who} target|targets|targeted {y:words} with {x:titled} $ -> {w} use {x} on {y}                                         
! {o:owning} ability is|was|gets activated targeting|on|at {y:to} -> {o} ability targets {y}                               # Zed's ability is activated targeting Elf.
! {x:thing} is|was|gets|get|got pinged by {y:titled} -> {y} pings {x}                                                      # Elf is pinged by Prodigal Pyromancer.
! {w:who} have|has|had {x:titled} =ping {y:to} -> {w} use {x} on {y}                                                # Alice has Zed ping Elf.
! ^ in response to nothing [,] ->                                                                                          # In response to nothing, Alice casts Shock on Bob.
! activate|activates|use|uses equip targeting|on {y:to} -> equip {y}                                                       # Alice activates equip targeting Elf.
! pay|pays|paid the equip cost of|for {x:titled} [to equip] targeting|on|to|onto {y:to} -> equip {x} to {y}
! pay|pays|paid {o:owning} equip cost [to equip] targeting|on|to|onto {y:to} -> equip '{o} to {y}                          # Alice pays Bonesplitter's equip cost targeting Elf.
! {x:titled} pick|picks|picked up {y:titled} -> {x} is equipped with {y}                                                   # Ogre picks up Bonesplitter.
! {x:titled} carries|carry {y:titled} -> {x} is equipped with {y}
! {w:who} make|makes|made {x:words} bigger|larger|stronger with {y:to} -> {w} pump {x} with {y}                            # Alice makes Ogre bigger with Giant Growth.
! {x:thing} is|was|gets given {b:bonus} -> {x} gets {b}                                                                    # Ogre is given +3/+3 until end of turn.
{x:thing} get|gets|got {b:bonus} from {y:titled} $ -> {y} gives {x} {b}
! {x:titled} resolves|resolve targeting|on {y:to} -> {x} targets {y}                                                       # Giant Growth resolves on Ogre.
! {w:who} cast|casts {c:titled} [,] making {x:thing} [into] [a|an] {s:size} $ -> {w} cast {c} on {x} ; {x} is a {s} now
! [,] making {x:thing} [into] [a|an] {s:size} $ -> ; {x} is a {s} now                                                                         # Alice casts Giant Growth, making Ogre a 6/6.
! {w:who} cast|casts {c:titled} to make|turn {x:thing} [into] [a|an] {s:size} $ -> {w} cast {c} on {x} ; {x} is a {s} now   # Alice casts Growth to make Ogre a 6/6.
! {w:who} cast|casts {c:titled} [,] so [that|now] {x:thing} [is|becomes|was] [now] a|an {s:size} $ -> {w} cast {c} on {x} ; {x} is a {s} now
! [,] so [that|now] {x:thing} [is|becomes|was] [now] a|an {s:size} $ -> ; {x} is a {s} now                                                    # Alice casts Giant Growth on Ogre, so it is now a 6/6.
! {w:who} have|has|had {x:titled} for it $ -> {w} cast {x} on it                                                         # Bob has Counterspell for it.
! {w:who} cast|casts|play|plays {x:words} on {y:words} to save|protect it|them|him|her|{z:thing} $ -> in response , {w} cast {x} on {y}   # Alice casts Giant Growth on Ogre to save it.
! {o:somebodys} response is|: {x:titled} {y:to} -> in response , '{o} cast {x} {y}                                        # Alice's response: Giant Growth on Ogre.
! {w:who} have|has|had a response : {x:to} -> in response , {w} cast {x}
! {w:who} protect|protects|protected it|them|him|her with {x:to} -> in response , {w} cast {x} on it                        # Alice protects it with Giant Growth.
! {w:who} counter|counters by casting {x:to} -> in response , {w} cast {x}
! {w:who} prevent|prevents|prevented all the|that damage -> {w} prevent all damage
! {w:who} prevent|prevents|prevented the {n:number} damage from {x:thing} $ -> {w} prevent {n} damage                       # Bob prevents the 3 damage from Ogre.
! {w:who} cycle|cycles|cycled {x:titled} [,] targeting|on {y:to} -> {w} cycle {x} ; the trigger of {x} targets {y}         # Alice cycles Zed targeting Ogre.
! discard|discards|discarded {x:titled} [,] paying its|the|her|his|my cost|costs -> activate {x}                            # Alice discards Zed paying its cost, targeting Ogre.
! sacrifice|sacrifices|sacrificed {x:titled} , giving|granting {y:to} -> sacrifice {x} to give {y}                           # Alice sacrifices Zed, giving Ogre +2/+2.
! {w:who} react|reacts|reacted|reply|replies|replied with {x:to} -> {w} responds with {x}                                   # Bob reacts with Shock on Ogre.
! {w:who} respond|responds|responded : {x:to} -> {w} responds with {x}                                                      # Bob responds: Shock on Ogre.
! ^ in reply|answer|return [,] {w:who} -> in response , {w}                                                                 # In reply Bob casts Shock on Ogre.
! {w:who} has|have|had [a|an|the] {x:titled} in response $ -> in response , {w} cast {x}                    # Bob has a Shock in response.
! {w:who} has|have|had [a|an|the] {x:titled} for {y:thing} in response $ -> in response , {w} cast {x} on {y}
! {w:who} say|says|said [,] in response [,] {x:titled} {y:to} -> in response , {w} cast {x} {y}
! ^ in response to {x:titled} on {y:words} from {u:who} , {w:who} -> in response to {u} casting {x} on {y} , {w}         # In response to Shock on Ogre from Bob, Alice casts Giant Growth on Ogre.
! [,] paying [for] the|its kicker [cost] -> with kicker                                                                     # Alice casts Shock on Bob paying the kicker.
! and pays|paid for the|its kicker [cost] -> with kicker
! with the|its kicker paid -> with kicker
! {w:who} pay|pays|paid {m:mana} [more] to kick {x:to} -> {w} kick {x}                                                      # Alice pays {4} more to kick Shock on Bob.
! ^ x equals|= {n:number} $ -> x is {n}                                                                                            # X = 5.
! with {n:number} for x -> with x = {n}                                                                                     # Alice casts Blaze with five for X, targeting Bob.
! cast|casts|play|plays an|a x of|= {n:number} {y:titled} {z:to} -> cast {y} {z} with x = {n}                                  # Alice casts an X = 5 Blaze on Bob.
! cast|casts|play|plays a|an {n:number} point|points {y:titled} {z:to} -> cast {y} {z} with x = {n}                          # Alice casts a 5 point Blaze on Bob.
! announce|announces|choose|chooses|declare|declares x is|=|of {n:number} and cast|casts {y:to} -> cast {y} with x = {n}           # Alice announces X = 5 and casts Blaze on Bob.
! announce|announces|choose|chooses|declare|declares {n:number} for x and cast|casts {y:to} -> cast {y} with x = {n}
! pay|pays|paid the equip cost of|for {x:titled} to ( =attach | =move ) it|them to|onto {y:to} -> equip {x} to {y}                   # Alice pays the equip cost of Bonesplitter to attach it to Ogre.
! activate|activates|use|uses equip of {x:titled} on|targeting|for {y:to} -> equip {x} to {y}                               # Alice activates equip of Bonesplitter on Ogre.
! get|gets|got equipped with|by -> is equipped with                                                                      # Ogre gets equipped with Bonesplitter.
! {x:titled} get|gets|got equipped to {y:to} -> {x} is attached to {y}
! stick|sticks|stuck {x:titled} on|onto|to {y:to} -> put {x} on {y}                                       # I stick Bonesplitter on Ogre.
! strap|straps|strapped {x:titled} on|onto|to {y:to} -> attach {x} to {y}                                # Alice straps Bonesplitter onto Ogre.
! ^ {x:titled} enchanting {y:words} is on the battlefield $ -> {x} is attached to {y}                                       # Pacifism enchanting Ogre is on the battlefield.
! can|could|may {w:who} make|force|get|have {v:who} [to] =discard {x:words} with|using|via {z:titled} $ -> {w} cast {z} on {v} ; do {v} discard {x}   # Can I make Bob discard Ogre with Mind Rot?
! can|could|may {w:who} make|force|get|have {v:who} [to] =discard {x:to} -> do {v} discard {x}                              # Can I make Bob discard Ogre?
! can|could|may {w:who} make|force|get|have {v:who} [to] =sacrifice {x:words} with|using|via {z:titled} $ -> {w} cast {z} on {v} ; do {v} sacrifice {x}   # Can I make Bob sacrifice Ogre with Mind Rot?
! can|could|may {w:who} make|force|get|have {v:who} [to] =sacrifice {x:to} -> do {v} sacrifice {x}                            # Can I make Bob sacrifice Ogre?
! can|could|may {v:who} be forced|made to =discard {x:to} -> do {v} discard {x}                                             # Can Bob be made to discard Ogre?
! can|could|may {v:who} be forced|made to =sacrifice {x:to} -> do {v} sacrifice {x}
! {w:who} make|makes|made|force|forces|forced me [to] =discard {x:words} with|using|via {z:titled} $ -> {w} cast {z} on me ; i discard {x}   # Bob makes me discard Ogre with Mind Rot.
! ^ {w:who} make|makes|made|force|forces|forced me [to] =discard {x:to} -> i discard {x}
! {w:who} make|makes|made|force|forces|forced {v:who} [to] =discard {x:words} with|using|via {z:titled} $ -> {w} cast {z} on {v} ; {v} discard {x}
! ^ {w:who} make|makes|made|force|forces|forced {v:who} [to] =discard {x:to} -> {v} discard {x}                               # Bob makes Alice discard Ogre.
! ^ {w:who} make|makes|made|force|forces|forced {v:who} [to] =sacrifice {x:to} -> {v} sacrifice {x}                            # Bob makes Alice sacrifice Ogre.
! {w:who} is|are|was|were|am forced|made|required to {v:verb} -> {w} {v}                                                    # Alice is forced to discard Ogre.
! {w:who} throw|throws|threw|dump|dumps|dumped away {x:titled} $ -> {w} discard {x}                                         # Alice throws away Ogre.
! {w:who} dump|dumps|dumped|throw|throws {x:titled} in|into [the|her|his|my|their] graveyard|yard|bin $ -> {w} discard {x}
! cast|casts|play|plays {x:titled} targeting|on {w:who} [,] taking|discarding|stripping|grabbing|nabbing {y:to} -> cast {x} targeting {w} and take {y}     # Bob casts Zed on Alice, discarding Ogre.
! {w:who} {x:titled} {v:who} [,] taking|discarding|stripping|grabbing|nabbing {y:to} -> {w} cast {x} targeting {v} and take {y}
! sacrifice|sacrifices|sacrificed {x:words} with {y:titled} $ -> sacrifice {x} to {y}                                       # Alice sacrifices Ogre with Zed.
! {w:who} use|uses|used {y:titled} to sacrifice|sac {x:to} -> {w} sacrifice {x} to {y}                                      # Alice uses Zed to sacrifice Ogre.
! {w:who} eat|eats|ate {x:words} with {y:titled} $ -> {w} sacrifice {x} to {y}                                              # Alice eats Ogre with Zed.
! sacks|saccs|sacced|sacked -> sacrifices                                                                                  # Alice sacks Ogre.
! prevent|prevents|prevented all [of] the|that [{c:few}] damage -> prevent all {c} damage                                   # Bob prevents all of the damage.
! prevent|prevents|prevented it|that|this $ -> prevent all damage                                                           # Bob prevents it.
! prevent|prevents|prevented {o:owning} damage $ -> prevent all damage from '{o}   # Bob prevents Ogre's damage.
! prevent|prevents|prevented {o:owning} combat damage $ -> prevent all combat damage from '{o}
! a|an [{x:titled}] effect|spell prevents|prevent -> my opponent prevents                                                    # A Fog effect prevents the damage.
! ^ the|its|all damage is|was|gets prevented $ -> all damage is prevented   # The damage is prevented.
! ^ the|its|all combat damage is|was|gets prevented $ -> all combat damage is prevented
! {o:owning} damage is|was|gets prevented $ -> the damage from '{o} is prevented   # Ogre's damage is prevented.
! {o:owning} combat damage is|was|gets prevented $ -> the combat damage from '{o} is prevented
! {w:who} fog|fogs|fogged with {x:titled} $ -> {w} cast {x}                                                                 # Bob fogs with Shock.
! {w:who} resolve|resolves|resolved {x:titled} $ -> {w} cast {x}                                                            # Alice resolves Zed.
! {w:who} boardwipe|boardwipes|boardwiped with {x:titled} -> {w} cast {x}
! {w:who} fire|fires|fired off [a|an|the] {x:titled} -> {w} cast {x}                                                        # Alice fires off Shock on Bob.
! {w:who} blow|blows|blew up|away [the|everything] [board|table] with {x:titled} $ -> {w} cast {x}                            # Alice blows up the board with Zed.
! {w:who} kill|kills|killed|destroy|destroys|wipe|wipes everything|everybody|everyone with {x:titled} $ -> {w} cast {x}       # Alice kills everything with Zed.
! {w:who} say|says|said no|nope|no-no and -> {w}                                                                            # Bob says no and casts Counterspell.
! {x:thing} gets|get|got|is|was countered by {w:who} $ -> {w} counter {x}                                                     # Shock gets countered by Bob.
! {o:somebodys} {x:titled} on|targeting {y:words} is|was|gets|got countered $ -> '{o} cast {x} targeting {y} ; {x} is countered      # Alice's Shock on Bob is countered.
! {o:somebodys} {x:titled} on|targeting {y:words} is|was|gets|got countered by|with {z:to} -> '{o} cast {x} targeting {y} ; {x} is countered by {z}
! {w:who} counter|counters|countered {o:somebodys} {x:titled} on|targeting him|her|me|them $ -> '{o} cast {x} targeting {w} ; {w} counter {x}    # Bob counters Alice's Shock on him.
! activate|activates|activated|use|uses|used {x:titled} for|, {n:number} $ -> use the {n} of {x}                          # Alice activates Gideon for +2.
! {o:owning} {k:few} loyalty ability -> {o} {k} ability                                                                                              # Alice uses Gideon's first loyalty ability.
! {w:who} tick|ticks|ticked {x:titled} up -> {w} uptick {x}                                                                # Alice ticks Gideon up.
! {w:who} tick|ticks|ticked {x:titled} down -> {w} downtick {x}
! {w:who} go|goes|went up with {x:titled} $ -> {w} uptick {x}                                                              # Alice goes up with Gideon.
! {w:who} go|goes|went down with {x:titled} $ -> {w} downtick {x}
! {w:who} go|goes|went {n:number} with|on {x:titled} -> {w} use the {n} of {x}                                               # Alice goes +2 with Gideon.
! borrow|borrows|borrowed|yoink|yoinks|yoinked|threaten|threatens|threatened {x:thing} with {y:titled} -> steal {x} with {y}   # Bob borrows Ogre with Zed.
! gain|gains|gained control of {x:thing} until end of turn with {y:titled} -> gain control of {x} with {y}
! cast|casts|play|plays {x:titled} [,] taking|stealing|borrowing [control of] {y:words} and -> cast {x} on {y} and      # Bob casts Zed, taking Ogre, and attacks with it.
! cast|casts|play|plays {x:titled} [,] gaining control of {y:words} and -> cast {x} on {y} and   
! cast|casts|play|plays {x:titled} [,] taking|stealing|borrowing [control of] {y:words} , and -> cast {x} on {y} and
! cast|casts|play|plays {x:titled} [,] gaining control of {y:words} , and -> cast {x} on {y} and
! cast|casts|play|plays {x:titled} [,] taking|stealing|borrowing|gaining control of {y:to} -> cast {x} on {y}
! exile|exiles|exiled {x:words} with {y:titled} and return|returns|returned it $ -> flicker {x} with {y}                    # Alice exiles Ogre with Zed and returns it.
! exile|exiles|exiled and return|returns|returned {x:words} with {y:to} -> flicker {x} with {y}
! {w:who} recast|recasts|replay|replays {x:to} -> {w} cast {x} again                                                       # Alice recasts Ogre.
! {x:titled} , whose trigger|ability targets {y:to} -> {x} ; {x} targets {y}                                                # Alice sacrifices Zed, whose trigger targets Elf.
! [,] [and] replicate|replicates|replicated|replicating it once for {x:titled} -> with replicate once ; the copy targets {x}
! [,] [and] replicate|replicates|replicated|replicating it once -> with replicate once                    # I cast Shock on Ogre and replicate it once.
! [,] [and] replicate|replicates|replicated|replicating it twice -> with replicate twice
! [,] [and] replicate|replicates|replicated|replicating it {n:number} times -> with replicate {n} times
! {who} replicate|replicates|replicated {x:titled} twice [targeting|on] {y:to} -> {who} cast {x} on {y} with replicate twice   # I replicate Shock twice on Ogre.
! {who} replicate|replicates|replicated {x:titled} once [targeting|on] {y:to} -> {who} cast {x} on {y} with replicate once
! [,] targeting {x:titled} with the copy -> ; the copy targets {x}                                        # I cast Shock on Ogre with replicate, targeting Elf with the copy.
"""
