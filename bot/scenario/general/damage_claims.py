"""What is asked of damage at large: whether it waits on the stack, how long it lasts, what has no use any more once it is dealt; of counters
that last, of commander damage, of battles: in the signs of `products.py`."""

from __future__ import annotations

_OWN = "Is that legal?"
_STACKED = (
    "Alice attacks Bob with Knight, a 2/2 creature. Bob blocks Knight with Ogre, a 2/2 creature. "
    "With damage on the stack, Alice sacrifices Knight. Is that legal?"
)
_DAMAGE = "[combat|the|battle] [combat] damage [dealt] [in|during] [combat]"
_STACK = "[the|a] stack"
_AGAIN = (
    "Alice controls Knight, a 4/4 creature with 3 damage marked on it. It is Alice's turn. {}"
    'Bob casts an instant "This spell deals 3 damage to target creature." targeting Knight. '
)
_THIS_TURN = _AGAIN.format("")
_LATER = _AGAIN.format("Then the turn ends. Next turn, ")
_MARKED = (
    "( [the|any|all] [combat] damage [that] [is|was] [marked|dealt] [on|to] [a|my|the] [creature|creatures] )"
)
_ON_IT = "[marked|there] [on] [a|the|my|your] [creature|creatures|it|them]"
_TURN_END = "[the] end [of] [the|that|each|a] [turn|step]"
_REGROWS = 'Alice controls Knight, a 2/2 creature with "{0}: Regenerate this creature." '
_KILL = 'Bob casts an instant "Destroy target creature." targeting Knight. '
_TOO_LATE = f"{_REGROWS}{_KILL}Alice activates Knight. {_OWN}"
_AFTER_DAMAGE = (
    f"{_REGROWS}Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. "
    f"After combat damage, Alice activates Knight. {_OWN}"
)
_IN_TIME = f"{_REGROWS}{_KILL}In response, Alice activates Knight. "
_REGENERATES = "( regenerate|regenerating|regeneration [a|the|my] [creature|it] | [a] regenerated|regenerating creature )"
_SAVED = f"{_REGROWS}Bob attacks Alice with Ogre, a 3/3 creature~with~. Alice blocks Ogre with Knight. Alice activates Knight. "
_FOGGED = (
    "Alice controls Ava, a planeswalker with 6 loyalty. Bob attacks Ava with Ogre, a 3/3 creature. Alice doesn't block. "
    'Alice casts an instant "Prevent all combat damage that would be dealt this turn." '
)
_PLUS = "Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. It is Alice's turn. Then the turn ends. Is Knight a 3/3?"
_MINUS = "Alice controls Knight, a 3/3 creature. Knight has a -1/-1 counter. It is Alice's turn. Then the turn ends. Is Knight a 2/2?"
_STAY = "( stay|remain|last|persist [on|there|permanent|permanently|forever] [a|the|my] [creature|it] [forever|permanently] )"
_LEAVE = "( go|goes|wear|fall|come|drop away|off | disappear|vanish|expire|reset|leave | get removed )"
_ENDED = (
    f"( at|after|when|once|until {_TURN_END} [ends|is] [over] | after|when|once the|a|each|that turn ends|end|is [over] "
    "| between|after|each|every turn|turns | from turn to turn | until the next turn | next turn )"
)
_RECAST = (
    "Alice's commander is Knight, a 6/6 legendary creature with haste. Bob is at 40 life. Bob has taken 15 commander damage from Knight. "
    'Bob casts an instant "Return target creature to its owner\'s hand." targeting Knight. Alice casts Knight. Alice attacks Bob with Knight. '
    "Bob doesn't block. Does Bob lose the game?"
)
_TWO_OF_THEM = (
    "Alice's commander is Knight, a 6/6 legendary creature. Carol's commander is Elf, a 6/6 legendary creature. Bob is at 40 life. "
    "Bob has taken 18 commander damage from Elf. Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose the game?"
)
_SEVERAL = "( [the|my] [damage|commander] [damage] [from|by|of] two|2|both|different|multiple|separate|partner [different|separate] commanders|partners [commander] [damage] )"
_ADDS = "( add|adds|combine|combines|stack|stacks|count|counts|go|accumulate [up|together|cumulatively] )"
_LIFELINKED = "Alice's commander is Knight, a 6/6 legendary creature with {}. Bob is at 40 life. {}Alice attacks Bob with Knight. Bob doesn't block. "
_GONE = (
    "( [the|my|a|that|your] commander|it ( die|dies|died | is|gets|was|has [been] killed|destroyed|exiled|removed|recast|replayed | "
    "leaves|left [the] [battlefield|play] | goes|went|returns [back] to the command zone | [is|was|gets] [cast|recast|replayed] [again] | "
    "come|comes back ) )"
)
_BATTLE = "( [a|the|any|my|your] battle|battles|siege|sieges )"
_FORT = "Alice controls Fort, a battle with 6 defense. "
_TRAMPLED = (
    "Alice controls Knight, a 5/5 creature with trample. Bob controls Ava, a planeswalker with 3 loyalty. "
    "Alice attacks Ava with Knight. Bob doesn't block. Does Knight deal damage to Bob?"
)
_BEYOND = (
    "( [and] [to] [deal|hit|damage|do|put|assign] [the] [rest|extra|excess|remaining|left|leftover] [of] [the] [damage] [to|into|onto] "
    "[the|its|my|his|their|an|a] [player|controller|opponent|owner] [who|that|which] [controls|owns|has] [the|that|it] [planeswalker|walker] )"
)
_GUARDED = (
    "Alice controls Ava, a planeswalker with 3 loyalty. Alice controls Knight, a 2/2 creature. Bob attacks Ava with Ogre, a 3/3 creature. "
    f"Alice blocks Ogre with Knight. {_OWN}"
)
_WATCHFUL = (
    "Alice attacks Bob with Knight, a 2/2 creature{}. Bob doesn't block. Next turn, Bob attacks Alice with Ogre, a 3/3 creature. "
    f"Alice blocks Ogre with Knight. {_OWN}"
)
_NEXT = "[<their turn>] [the|that] [next|following] [turn] ( if|after|when|once <it|i|creature> [has|have] [already] attack|attacks|attacked | after attacking | having attacked )"
_STRUCK = (
    "Alice controls Knight, a 3/1 creature with first strike. Bob controls Ogre, a 2/2 creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Does Ogre deal damage to Knight?"
)
_KILLED_FIRST = (
    "( [a|the|that|my] killed|dead creature|creatures|blocker|attacker | [a|the|that|my] creature|creatures|blocker|blockers|attacker [that] [is|was|are|were] [already] [been] "
    "killed|destroyed [by|from|with|in] [the|a] [first] [strike|striker|strikers] [damage|step|creature] )"
)
_STRIKER = "( [a|the|my|your] first striker|strikers | [a|the] creature with first strike | first strike [damage] | [a|the] first strike creature )"
_SLAIN = f"( if|when|after|once {_STRIKER} kills|kill|killed|destroys <creature|it> [first] | first strike damage kills|killed <creature|it> )"
_LAND = (
    'Alice controls Grove, a land with "{0}: This land becomes a 2/2 creature until end of turn. It\'s still a land." '
    'Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {1}". '
    "It is Alice's turn. Alice activates Grove. Alice equips Blade to Grove. Then the turn ends. Next turn, Alice activates Grove. Is Grove a 3/3?"
)
_NO_CREATURE = (
    "( if|when|once|after ( <it|creature> | <i> attach|equip [it] [to] [a|my] manland|land|vehicle and it | [the] [equipped|a|my] manland|land|vehicle|permanent ) "
    "stops|stop being a creature | is|become|becomes no longer a creature | is not a creature [anymore|any] [more] )"
)
_OFF = "( fall|fell|come|drop off|away [of] [it] | unattach | become|becomes unattached | get|gets unattached|unequipped )"

DAMAGE_CLAIMS = f"""
# The stack.
is: {_DAMAGE} / ( [still|put|using] [on|onto] {_STACK} ) -> {_STACKED}
does: {_DAMAGE} / ( use|uses {_STACK} | go|goes|get|gets [put] on|onto|to {_STACK} ) -> {_STACKED}
may: {_DAMAGE} / ( be put|placed|stacked [on|onto] [{_STACK}] | go on {_STACK} | be responded to ) -> {_STACKED}
may: <i> / ( put|stack {_DAMAGE} [on|onto] [{_STACK}] [anymore|any] [more] ) -> {_STACKED}
may: <i> / ( <respond> combat damage [being] [dealt] ) -> {_STACKED}
may: <i> / ( sac|sacrifice|bounce|flicker|regenerate <creature|it> with {_DAMAGE} on {_STACK} ) -> {_STACKED}

# How long damage lasts.
does: {_MARKED} / ( stay|remain|last|stick|linger [around] {_ON_IT} [for|during|through|until|till|all|the|to] [the] [rest|whole|entire] [of] [the] ( turn | {_TURN_END} ) ) -> {_THIS_TURN}Does Knight die?
is: {_MARKED} / ( [permanent|permanently] [marked] {_ON_IT} [until|till|through] {_TURN_END} ) -> {_THIS_TURN}Does Knight die?
is: {_MARKED} / ( permanent|lasting {_ON_IT} ) -> ~{_LATER}Does Knight survive?
does: {_MARKED} / ( add|adds|stack|stacks|accumulate|accumulates up [over|during|in|through] [the|a|one|same] [same|whole] turn ) -> {_THIS_TURN}Does Knight die?
does: <creature> / ( heal|recover|regain [its|their|full|all] [health|toughness|damage|life] ) / {_ENDED} -> {_LATER}Does Knight survive?

# Regenerating in time and too late.
may: <i> / regenerate [<creature|it>] ( after|once|when|if ( <it|creature> [has|is|was|have] [already] [been] died|dies|die|dead|destroyed|killed ) | from [the|my|a] graveyard | after [it|its] [already] dead|dying|death | after it is in the graveyard ) -> {_TOO_LATE}
may: <creature|it> / be regenerated ( after|once|when ( <it|creature> [has|is|was] [already] [been] died|dies|dead|destroyed|killed ) | from [the|a] graveyard ) -> {_TOO_LATE}
may: <i> / regenerate [<creature|it>] ( after|once|when ( [the|combat|lethal] [combat|lethal] damage [is|has|was] [already] [been] [dealt] [to] [it] ) ) -> {_AFTER_DAMAGE}
may: <i> / regenerate [<creature|it>] in response to ( <removal|spell> | [a|the] destroy|destruction|kill|terminate|murder [effect|effects|spell|spells] | [being|getting|it] [being] destroyed|killed | [a] doom blade ) -> {_IN_TIME}Does Knight survive?
stops: {_REGENERATES} / ( [the|my|your] lifelink | [me|my|him|the] [opponent] [from] gaining life [from|with] [lifelink] ) -> {_SAVED.replace("~with~", " with lifelink")}~Does Bob gain life?
stops: {_REGENERATES} / ( [the|all] [combat] damage ) -> {_SAVED.replace("~with~", "")}~Is Knight dealt damage?
does: {_REGENERATES} / ( untap [a|the|my] [creature|it] ) -> {_REGROWS}Alice activates Knight. {_KILL}Is Knight untapped?

# Fogs.
does: [a] fog|fogs / ( stop|prevent [the|all] [combat] damage to|dealt [to] <walker> | save|protect <walker> | work [on|for|with|against] [attacks|attackers|damage] [on|against|to] <walker> ) -> {_FOGGED}~Does Ava lose loyalty?
may: <i> / ( fog [a|an|the] <walker> attack | fog [an|the] attack|attacker|attackers on|against|at <walker> ) -> {_FOGGED}~Does Ava lose loyalty?

# Counters that last.
does: [a|the|my] +1/+1|plus counter|counters [on|from|of] [a|my|the|infect|wither] [creature|damage] / ( {_LEAVE} [{_ENDED}] ) -> ~{_PLUS}
does: [a|the|my] -1/-1|minus counter|counters [on|from|of] [a|my|the|infect|wither] [creature|damage] / ( {_LEAVE} [{_ENDED}] ) -> ~{_MINUS}
does: [a|the|my] +1/+1|plus counter|counters [on|from|of] [a|my|the|infect|wither] [creature|damage] / ( {_STAY} [{_ENDED}] ) -> {_PLUS}
does: [a|the|my] -1/-1|minus counter|counters [on|from|of] [a|my|the|infect|wither] [creature|damage] / ( {_STAY} [{_ENDED}] ) -> {_MINUS}
is: [a|the] +1/+1|plus counter|counters / ( permanent|forever ) -> {_PLUS}
is: [a|the] -1/-1|minus counter|counters [from] [infect|wither] / ( permanent|forever ) -> {_MINUS}
is: [a|the] +1/+1|plus counter|counters / ( temporary | until end of turn ) -> ~{_PLUS}
is: [a|the] -1/-1|minus counter|counters [from] [infect|wither] / ( temporary | until end of turn ) -> ~{_MINUS}

# Commander damage.
does: [the|my|your] commander damage / ( reset|resets|disappear|vanish|clear | go|goes away | start|starts over|again | get reset ) / if|when|once|after|each|every {_GONE} -> ~{_RECAST}
is: [the|my|your] commander damage / ( reset|lost|gone|cleared ) / if|when|once|after|each|every {_GONE} -> ~{_RECAST}
does: [the|my|your] commander damage / ( stay|stays|carry|carries|persist|persists|remain|remains|accumulate|accumulates|add|adds|count|counts|track|tracks|stack|stacks [over|up|around] ) / if|when|once|after|through {_GONE} -> {_RECAST}
is: [the|my|your] commander damage / ( cumulative | permanent | kept | tracked ) / [if|when|after] [{_GONE}] -> {_RECAST}
does: [the|my|your] commander damage / ( reset|resets|disappear|vanish | go|goes away ) -> ~{_RECAST}
does: [the|my|your] commander damage / ( stay|stays|accumulate|accumulates|persist|persists|carry|carries [over|up] [through|during|between] [the|whole|entire] [turns|game] [game] ) -> {_RECAST}

does: {_SEVERAL} / {_ADDS} -> {_TWO_OF_THEM}
does: [the|my|your|a] commander damage / ( count|counts|work|works|apply|applies|matter [as] [commander] [damage] ) / ( if|when|with [<it|commander>] [has|have|is|deals] infect [damage] ) -> {_LIFELINKED.format("infect", "Bob has taken 15 commander damage from Knight. ")}Does Bob lose the game?
does: lifelink / ( work|works|apply|applies|count|counts|trigger|gain [life] with|on|for|from [a|my|the] [commanders] commander|damage [damage] ) -> {_LIFELINKED.format("lifelink", "")}Does Alice gain life?

# Battles.
does: deathtouch / ( kill|destroy|defeat|beat {_BATTLE} | work|apply|matter|count|affect [on|against|with|to|for] {_BATTLE} ) -> {_FORT}Bob attacks Fort with Ogre, a 2/2 creature with deathtouch. Alice doesn't block. Does Fort die?
does: lifelink / ( work|apply|matter|count|trigger|gain [life] [on|against|with|to|for|from|when] [attacking|damaging|hitting] {_BATTLE} ) -> {_FORT}Bob attacks Fort with Ogre, a 2/2 creature with lifelink. Alice doesn't block. Does Bob gain life?
may: <i> / ( block [a|the] [creature|creatures|attack|attacks|attacker|attackers] [that] [is|are] [attacking|on|at|for] {_BATTLE} ) -> {_FORT}Alice controls Knight, a 2/2 creature. Bob attacks Fort with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. {_OWN}

# Planeswalkers that are attacked.
may: <i> / trample ( over|through|past <walker> [,] {_BEYOND} | over|through|past <walker> ) -> {_TRAMPLED}
may: <creature> [with] [trample] / trample ( over|through|past <walker> [,] {_BEYOND} | over|through|past <walker> ) -> {_TRAMPLED}
may: [a|an|the|my|his] attack|attacks|attacker|attackers on|against|at|of|attacking <walker> / be blocked -> {_GUARDED}
is: [a|an|the|my|his] attack|attacks on|against|at <walker> / blockable -> {_GUARDED}

does: infect|wither|toxic [damage|creatures|creature] / ( kill|destroy|damage|hurt|hit <walker> | ( remove|take [away] | reduce|lower ) [the] [loyalty] [counters] [from|of] <walker> [loyalty] ) -> Bob controls Ava, a planeswalker with 2 loyalty. Alice attacks Ava with Knight, a 2/2 creature with infect. Bob doesn't block. Is Ava in the graveyard?

# Attacking and blocking with the same creature.
does: vigilance / ( let|allow|allows|lets|mean|means [that] <i|it|creature> [can] [to] block ) / {_NEXT} -> {_WATCHFUL.format(" with vigilance")}
may: <creature> with vigilance / block / {_NEXT} -> {_WATCHFUL.format(" with vigilance")}
may: ( [a|my|the] vigilance|vigilant creature|creatures|guy|attacker|attackers ) / block / {_NEXT} -> {_WATCHFUL.format(" with vigilance")}
may: ( [a|my|the] vigilance|vigilant creature|creatures|guy|attacker|attackers ) / ( attack and [then|still|also] block ) / [<their turn>] [the|that] [next|following] [turn] -> {_WATCHFUL.format(" with vigilance")}

# What was killed before it could deal damage.
does: {_KILLED_FIRST} / ( deal|do|hit|strike|get [any|its|their|the|back] [combat|normal|regular] [damage] [back] [to] [the] [attacker|me|it] ) / [{_SLAIN}] -> {_STRUCK}
does: <creature|it> / ( deal|do|hit|strike [any|its|their|the|back] [combat|normal|regular] [damage] [back] ) / {_SLAIN} -> {_STRUCK}
does: ( that|the|the other|the killed|the dead|the blocking creature|blocker ) / ( deal|do|hit|strike [any|its|their|the|back] [combat|normal|regular] [damage] [back] ) / {_SLAIN} -> {_STRUCK}

# Equipment on what is a creature for a while.
does: <equipment> / ( {_OFF} ) / {_NO_CREATURE} -> ~{_LAND}
does: <equipment> / ( stay|stays|remain|remains on|attached|equipped [to] [it] ) / {_NO_CREATURE} -> {_LAND}
"""

_BOTH = "( both|all|two [the] players | [the] both [of] us|players | we both|all | me|i and my opponent | my opponent and i|me | both )"
_TO_NOTHING = "( die|lose|dead|killed | reach|hit|go|get|drop|fall|are|end|be [up|down] [at|to|below] [0|zero] [life] [or] [less] | lethal [damage] )"
_AT_ONCE = "( [at] [exactly] [the] [exact] same time | at once | simultaneously | in|on|during|from the same [combat|turn|damage|step|spell] [damage] [step] )"
_BURNT = (
    'Alice is at 3 life. Bob is at 3 life. Alice casts a sorcery "This spell deals 3 damage to each player." '
)

#: Asked without a verb of its own, in the signs of `facts.py`.
DAMAGE_FACTS = f"""
if|when {_BOTH} {_TO_NOTHING} {_AT_ONCE} [,] [then] who wins|win [the] [game] -> {_BURNT}Who wins?
who wins|win [the] [game] if|when {_BOTH} {_TO_NOTHING} {_AT_ONCE} -> {_BURNT}Who wins?
if|when {_BOTH} {_TO_NOTHING} {_AT_ONCE} [,] [then] is|does it|that|game|the [game] [a|end|considered] [in] [a] draw|tie -> {_BURNT}Is the game a draw?
is it|that|game|the [game] [a|considered] [a] draw|tie if|when {_BOTH} {_TO_NOTHING} {_AT_ONCE} -> {_BURNT}Is the game a draw?
if|when {_BOTH} {_TO_NOTHING} {_AT_ONCE} [,] [then] do|does|will we|they|both|everyone|everybody [both|players|all] lose [the] [game] -> {_BURNT}Is the game a draw?
if|when {_BOTH} {_TO_NOTHING} {_AT_ONCE} [,] [then] what happens -> {_BURNT}Is the game a draw?
what happens if|when {_BOTH} {_TO_NOTHING} {_AT_ONCE} -> {_BURNT}Is the game a draw?
what happens|happen if|when [a|my|the] creature has|have|gets ( lifelink twice | two|2|multiple instances of lifelink | double lifelink | lifelink two|2|multiple times ) -> Alice controls Knight, a 2/2 creature with lifelink. Alice casts an instant "Target creature gains lifelink until end of turn." targeting Knight. Alice attacks Bob with Knight. Bob doesn't block. How much life does Alice gain?
if|when|after [the|all|its] [combat] damage [is|was|gets|has] [been] prevented [,] do|does|will lifelink [still] ( gain [me|you|any] life | work | trigger | count | happen ) -> Alice controls Knight, a 2/2 creature with lifelink. Alice attacks Bob with Knight. Bob doesn't block. Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Alice gain life?
if|when|after [the|all|its] [combat] damage [is|was|gets|has] [been] prevented [,] do|does|will i|you|we|one [still] gain|get [the|any] life [from|with|off] lifelink -> Alice controls Knight, a 2/2 creature with lifelink. Alice attacks Bob with Knight. Bob doesn't block. Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Alice gain life?
"""
