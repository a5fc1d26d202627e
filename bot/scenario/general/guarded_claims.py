"""What is asked of protection in blocks, of several blockers, of menace, of fights and of keywords where they do nothing: in the signs of
`products.py`."""

from __future__ import annotations

_OWN = "Is that legal?"
_BLOCKS_WITH_IT = (
    "Alice controls Knight, a 2/2 creature with protection from red. Bob attacks Alice with Ogre, a 3/3 red creature. "
    "Alice blocks Ogre with Knight. "
)
_IT_HAS_IT = "( it has protection from | it is protected from | <it> [has|have] protection against )"
_TWO = (
    "Bob attacks Alice with Ogre, a 5/5 creature. Alice controls Knight, a 2/2 creature, and Elf, a 1/1 creature. "
    f"Alice blocks Ogre with Knight and Elf. {_OWN}"
)
_SEVERAL = "( two|2|three|3|multiple|several|more [than] [one] [of] [my] creatures|blockers|guys|dudes )"
_ONE = "( one|1|a|the|an [single|same|big|attacking] [attacking] creature|attacker | one )"
_MENACING = "Bob attacks Alice with Ogre, a 5/5 creature with menace. Alice controls Knight, a 2/2 creature, and Elf, a 1/1 creature. Alice blocks Ogre with Knight and Elf. "
_ONE_LEFT = f"{_MENACING}Alice sacrifices Elf. Is Ogre blocked?"
_MENACE_TWICE = (
    "Alice controls Ogre, a 5/5 creature with menace. "
    'Alice casts an instant "Target creature gains menace until end of turn." targeting Ogre. Alice attacks Bob with Ogre. '
    "Bob controls Knight, a 2/2 creature, and Elf, a 1/1 creature. Bob blocks Ogre with Knight and Elf. Is that legal?"
)
_REMOVED = "( is|gets|was removed|killed|destroyed|bounced|sacrificed|exiled | dies|died|leaves )"
_BEFORE = "[before [the|combat] damage]"
_FOUGHT = (
    "Alice controls Knight, a 3/4 creature{}. Bob controls Ogre, a 0/8 creature. "
    'Alice casts a sorcery "Target creature you control fights target creature you don\'t control." targeting Knight and Ogre. '
)
_IN_FIGHTS = "( in|during a fight|fights | when|while|if|for <it|creature> fight|fights|fighting | when|while fighting | [outside] [of] combat )"
_GUARDED = (
    "Alice controls Knight, a 2/2 creature with {}. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. "
    "Is Knight dealt damage?"
)
_TRAMPLES_WALKER = (
    "Alice controls Knight, a 5/5 creature with trample. Bob controls Ava, a planeswalker with 6 loyalty. Bob controls Ogre, a 1/1 creature. "
    "Alice attacks Ava with Knight. Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Ava. Does Knight deal damage to Ava?"
)
_WATCHED = (
    'Alice controls Shrine, an enchantment with "Whenever a creature you control deals combat damage to a player, you gain 1 life." '
    "Alice attacks Bob with Knight, a 2/2 creature with {}. Bob doesn't block. Does Shrine trigger?"
)
_BLOCKS_TRAMPLING = (
    "Alice controls Knight, a 5/5 creature with trample. Bob attacks Alice with Ogre, a 1/1 creature. Alice blocks Ogre with Knight. "
    "Does Knight deal damage to Bob?"
)

_DEADLY = (
    "Alice controls Knight, a 2/2 creature with deathtouch. Bob controls Ogre, a 4/4 creature, and Giant, a 3/3 creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre and Giant. Alice assigns 1 damage to Ogre and 1 to Giant. "
    "Does Ogre die and does Giant die?"
)

GUARDED_CLAIMS = f"""
# Protection in a block.
may: <creature> / ( block <creature|attacker> [that|which] {_IT_HAS_IT} | block what {_IT_HAS_IT} | block [the] [color|creatures|things] [of] [the] [color] [that|which] {_IT_HAS_IT} ) -> {_BLOCKS_WITH_IT}{_OWN}
may: ( <creature> with protection ) [from] [a] [color] / ( block <creature|attacker> of that color | block that color | block creatures of that color ) -> {_BLOCKS_WITH_IT}{_OWN}
may: <i> / ( block with [a|my] creature with protection [from] [a|the|attackers] [color|attacker] ) -> {_BLOCKS_WITH_IT}{_OWN}

# Several creatures block one.
may: <i> / ( use|have {_SEVERAL} [to] block {_ONE} ) -> {_TWO}
may: <i> / ( block {_ONE} with {_SEVERAL} ) -> {_TWO}
may: {_SEVERAL} / ( [all|both] block {_ONE} ) -> {_TWO}
may: {_ONE} / ( be blocked by {_SEVERAL} ) -> {_TWO}
is: <creature|attacker> with menace / ( blocked ) / if|when|after ( it is blocked by two|2 creatures [and|but] [then] one [of] [them|the] [blockers|creatures] {_REMOVED} {_BEFORE} | one [of] [its|the] [two|2] [blockers] {_REMOVED} {_BEFORE} ) -> {_ONE_LEFT}
does: ( <creature> with menace | a menace creature | menace ) / ( stay|remain|be|count [as] blocked ) / if|when|after ( one [of] [its|the|my] [two|2] [blockers|creatures] {_REMOVED} {_BEFORE} ) -> {_ONE_LEFT}
does: ( <creature> with menace | a menace creature | menace ) / ( become|be|get|count [as] unblocked ) / if|when|after ( one [of] [its|the|my] [two|2] [blockers|creatures] {_REMOVED} {_BEFORE} ) -> ~{_ONE_LEFT}
may: ( <creature> with deathtouch | [a|my|one|single] [single] deathtouch creature|guy|attacker | deathtouch ) / ( kill two|2|three|3|multiple|several|both|all|more [than] [one] [of] [the|its|my|his] [blockers|blocker|creatures|creature] [blocking] [it] [at] [once] ) -> {_DEADLY}
may: <i> / ( kill two|2|three|3|multiple|several|both|all|more [than] [one] [of] [the|its|my|his] [blockers|blocker|creatures|creature] with [a|my|one|1|single] [single] ( deathtouch [creature|guy|attacker] | creature with deathtouch ) ) -> {_DEADLY}

# Fights.
does: double strike / ( count|work|matter|apply|help | deal damage twice | hit twice ) / {_IN_FIGHTS} -> {_FOUGHT.format(" with double strike")}Does Knight deal 6 damage to Ogre?
does: <creature> with double strike / ( deal|deals [its|the] damage twice | hit twice|2 [times] | deal|deals double [damage] ) / {_IN_FIGHTS} -> {_FOUGHT.format(" with double strike")}Does Knight deal 6 damage to Ogre?
does: trample / ( count|work|matter|apply|help ) / {_IN_FIGHTS} -> {_FOUGHT.format(" with trample").replace("0/8", "0/1")}Does Knight deal damage to Bob?
does: infect|wither / ( count|work|matter|apply ) / {_IN_FIGHTS} -> {_FOUGHT.format(" with infect")}Does Ogre get any -1/-1 counters?

# Keywords where they do nothing, and where they do.
stops: ( hexproof | shroud | ward ) / ( [the|all|any] [combat] damage [dealt] [from|by|of|in] [creatures|attackers|combat|blockers] ) -> ~{_GUARDED.format("hexproof")}
stops: ( indestructible|indestructibility ) / ( [the|all|any] [combat] damage [dealt] [from|by|of|in] [creatures|attackers|combat|blockers] ) -> ~{_GUARDED.format("indestructible")}
does: <walker> / ( take|takes|get|gets [any] trample|excess|trampling damage ) -> {_TRAMPLES_WALKER}
does: ( infect|toxic|wither ) [damage] / ( do|deal|deals|count|counts [as] combat damage ) -> {_WATCHED.format("infect")}
is: ( infect|toxic|wither ) [damage] / ( [considered] [as] combat damage ) -> {_WATCHED.format("infect")}
does: trample / ( do|deal|deals [any|extra|excess] damage [to] [the] [attacking|attacker|player|opponent] ) / ( when|while|if|on <it|creature|i> [is|am|are] block|blocks|blocking | when|while|on|for blocking|defense ) -> {_BLOCKS_TRAMPLING}
"""

_TWICE = "( menace twice | two instances of menace | double menace | 2 instances of menace | menace from two|2 [different] sources )"
_NEEDS = "[does|do|will] it|you|they|opponents|opponent|i need|needs|require|requires|take|have"

#: Asked without a verb of its own, in the signs of `facts.py`.
GUARDED_FACTS = f"""
if|when [a|my|the] creature has|have|gets {_TWICE} [,] do|does|will it|you|they|opponents|opponent|i|we need|needs|require|requires|take|have [to] [block] [it] [with] 3|4|three|four [or] [more] [creatures|blockers] [to] [block|be] [it|blocked] -> ~{_MENACE_TWICE}
do|does|will|would {_TWICE} need|needs|require|requires|mean|take [it|you|i|opponents|they] [need|needs] [to] [block] [it] [with] 3|4|three|four [or] [more] [creatures|blockers] [to] [block|be] [it|blocked] -> ~{_MENACE_TWICE}
if|when [a] creature with menace is blocked by 2 creatures [,] [and|but] [then] one [of] [them|the] [blockers|creatures] {_REMOVED} {_BEFORE} [,] is|does the|it [menace] [creature|attacker] [still|stay|remain|count] [as] blocked -> {_ONE_LEFT}
"""
