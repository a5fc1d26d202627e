"""What is asked of poison counters, of planeswalkers as targets, of shroud, of the least damage that tramples: in the signs of `products.py`."""

from __future__ import annotations

_POISON = "( [the|any|my|his|their] poison counter|counters | [the] poison | [the] infect counter|counters )"
_GROWS = 'Bob has 3 poison counters. Alice casts a sorcery "Proliferate." Alice chooses Bob. Does Bob have 4 poison counters?'
_ADDED = (
    "Bob has 3 poison counters. Alice attacks Bob with Knight, a 2/2 creature with infect. Bob doesn't block. "
    "Does Bob have 5 poison counters?"
)
_TEN = (
    "Bob has 9 poison counters. Alice attacks Bob with Knight, a 1/1 creature with infect. Bob doesn't block. "
    "How many poison counters does Bob have?"
)
_AVA = "Bob controls Ava, a planeswalker with 3 loyalty. "
_AT_PLAYER = f'{_AVA}Alice casts an instant "Target player loses 2 life." targeting Ava. Is that legal?'
_MOVED = f'{_AVA}Alice casts an instant "This spell deals 3 damage to target player." targeting Bob. Does Ava lose loyalty?'
_PLAYERS = "( [a|target|any] player|players | [an|my|target] opponent|opponents )"
_THAT_TARGET = f"( [a|any] card|cards|spell|spells|ability|abilities|effect|effects|burn [spell|spells] that|which [only|can] target|targets|hit|hits|says|say [target] {_PLAYERS} )"
_DEADLY = (
    "Alice controls Knight, a 5/5 creature with trample and deathtouch. Bob controls Ogre, a 4/4 creature, and Elf, a 3/3 creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre and Elf. Alice assigns 1 damage to Ogre, 1 to Elf and 3 to Bob. Is that legal?"
)
_BOTH = "( trample and|with|plus deathtouch | deathtouch and|with|plus trample | trample , deathtouch | deathtouch trample )"
_SHROUDED = 'Alice controls Knight, a 2/2 creature with {}. {} casts Chain, an Aura enchantment with "Enchant creature", targeting Knight. Is that legal?'
_STICK = "( put|place|cast|play|use [an|a|my] enchantment|enchantments|aura|auras on|onto )"
_INFECTED = (
    "Alice attacks Bob with Knight, a 2/2 creature with infect. Bob controls Ogre, a 3/3 creature. Bob blocks Knight with Ogre. "
    "Does Bob have any poison counters?"
)
_LAST_ONE = 'Bob has 9 poison counters. Alice casts a sorcery "Proliferate." Alice chooses Bob. Does Bob lose the game?'
_DEADLY_TRAMPLER = (
    "( <creature> with trample and|plus deathtouch | <creature> with deathtouch and|plus trample | [a|an|my|the] deathtouch|deathtouching trampler "
    "| [a|an|my|the] trampler with deathtouch | [a|an|my|the] deathtoucher|deathtouch [creature] with trample | [a|an|my|the] deathtouch trample creature )"
)
_THE_REST = "[ and [assign|deal|send|trample] [all] [of] [the] rest|remaining [damage] [over] to [the|my] player|opponent|defender|face [player] ]"

AT_LARGE_CLAIMS = f"""
may: {_DEADLY_TRAMPLER} / assign|deal|do [just|only] 1|one [damage] to each|every [of] [the] blocker|creature|blockers|creatures [that|blocking] [blocks] [it] {_THE_REST} -> {_DEADLY}
does: {_DEADLY_TRAMPLER} / [only|just] need|have to [only|just] assign|deal|do [only|just] 1|one [damage] to|per|for each|every [of] [the] blocker|creature|blockers|creatures [that|blocking] [blocks] [it] {_THE_REST} -> {_DEADLY}
does: ( infect [damage] | [the] damage from|by|of [a|an] infect [creature] | [a|an] infect creature|guy | a creature with infect ) / ( give|gives|put|puts|cause|causes [<anyone>] [a|the|any] [player|controller|opponent] poison [counter|counters] [on] [the] [player|controller] ) / ( [dealt] to [a|the] creature|creatures|blocker | [if|when] [it|they] is|gets|are blocked | when|if [a|the|it] [creature] [is|gets] blocked ) -> {_INFECTED}
does: infect damage [dealt] to [a|the] creature|creatures|blocker|blockers / ( give|gives|put|puts|cause|causes [<anyone>] [a|the|its|their] [player|controller|opponent] [any] poison [counter|counters] [on] [the] [player|controller] ) -> {_INFECTED}
does: damage from infect [dealt] to [a|the] creature|creatures|blocker|blockers / ( give|gives|put|puts|cause|causes [<anyone>] [a|the|its|their] [player|controller|opponent] [any] poison [counter|counters] [on] [the] [player|controller] ) -> {_INFECTED}
may: proliferate|proliferating / ( kill|finish [off] ) ( [a|an|the|my] player|opponent|someone|somebody|anyone|him|her|them [who|that] [is] [with|at|on|has] 9|nine poison [counter|counters] ) -> {_LAST_ONE}
does: proliferate|proliferating / ( kill|finish [off] ) ( [a|an|the|my] player|opponent|someone|somebody|anyone|him|her|them [who|that] [is] [with|at|on|has] 9|nine poison [counter|counters] ) -> {_LAST_ONE}
may: <i> / proliferate {_POISON} [on|for|of] [<anyone>] -> {_GROWS}
may: <i> / proliferate ( [a|the|my|an] player|players|opponent|opponents [with|that|who] [has|have] [poison] [counter|counters] ) -> {_GROWS}
may: {_POISON} / be proliferated [on] [<anyone>] -> {_GROWS}
does: ( proliferate | proliferating ) / ( work|apply|affect|count|add|hit|increase|raise|grow|target [on|to|with|for] [more] {_POISON} ) -> {_GROWS}
does: {_POISON} / ( stack|accumulate|add|build|pile|carry|stay|remain [up|over|together] [between|through|for|from|on] [the] [turns|turn|game|whole|rest|of|to|a|player] [game|turn] ) -> {_ADDED}
is: {_POISON} / ( cumulative | permanent ) -> {_ADDED}
does: <i> / ( need|have to have|get [at] [least] 10|ten poison counters to lose [the] [game] ) / in|with ( commander|edh|modern|any|every [format] ) -> Alice has 9 poison counters. Bob attacks Alice with Knight, a 1/1 creature with infect. Alice doesn't block. Does Alice lose the game?
does: <i> / ( need|have to have|get [at] [least] 10|ten poison counters to lose [the] [game] ) -> Alice has 9 poison counters. Bob attacks Alice with Knight, a 1/1 creature with infect. Alice doesn't block. Does Alice lose the game?
is: <walker> / ( [a|an|also] player|players|opponent|opponents ) -> {_AT_PLAYER}
is: <walker> / ( [a|an] player|players or [a|an] opponent|opponents ) -> {_AT_PLAYER}
is: <walker> / ( [a|legal|valid] target|targets for [a] {_THAT_TARGET} ) -> {_AT_PLAYER}
may: {_THAT_TARGET} / ( target|hit|affect <walker> ) -> {_AT_PLAYER}
may: <walker> / be ( targeted|hit|affected by {_THAT_TARGET} ) -> {_AT_PLAYER}
does: ( target player | target opponent | a spell that says target player ) / ( include|mean|hit|cover <walker> ) -> {_AT_PLAYER}
may: ( [a|the|any|my] noncombat|burn|spell|direct|player damage [card|cards|spell|spells] [to|dealt] [to] [me|a|the|my] [player|opponent] ) / be redirected|moved to <walker> -> {_MOVED}
is: ( 1|one damage to|for|on each|every|the blocker|blockers|creature|creatures ) / ( [all] [that] [<i>] [needed|need|have] [to] [assign|enough] [before|with|for] [going|it|the] [through|over|tramples|rest|trampling|tramples] [over|through|to] [to] [the] [player|opponent|defending] [player] [with|if|when] [it] [has] [{_BOTH}] ) / if|when|with ( [a|my|the] creature|attacker|it [has|have|with] {_BOTH} ) -> {_DEADLY}
does: <i> / ( [only|just] need|have to [only|just] assign 1|one damage to|per|for [each|every] blocker|blockers|creature ) / if|when|with ( [a|my|the] [creature|attacker|it] [has|have|with] {_BOTH} ) -> {_DEADLY}
may: <me> / {_STICK} <creature> with shroud -> {_SHROUDED.format("shroud", "Alice")}
may: <me> / {_STICK} my [own] creature|creatures with hexproof -> {_SHROUDED.format("hexproof", "Alice")}
may: <opponent> / {_STICK} my|your [own] creature|creatures with hexproof|shroud -> {_SHROUDED.format("hexproof", "Bob")}
"""

#: Asked without a verb of its own, in the signs of `facts.py`.
AT_LARGE_FACTS = f"""
how many poison [counter|counters] [are|is] [needed|required|it|do|does|you|i] [it] [take|takes|need] [for|to] ( lose | die | losing | a loss | kill | win | a win | a kill | death | lethal ) [the|a|an|my|someone|somebody|your|in] [in] [game|player|opponent|commander|edh|magic] -> {_TEN}
how much infect|poison [damage] [do|does|to|it|is] [it|you|i] [take|takes|need|needed] [to|for] ( lose | die | kill | lethal ) [the|a|an|my|someone|somebody] [game|player|opponent] -> {_TEN}
"""
