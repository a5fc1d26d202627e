"""What players ask of combat in general, keywords told as adjectives, in the words of a chat: words -> the story, in the signs of `facts.py`."""

from __future__ import annotations

_WHO = "i|me|you|we|one|it|they"
_MY = "a|an|the|my|his|any|some"
_GUY = "creature|creatures|guy|guys|attacker|attackers|one|ones"
_STRIKES_FIRST = (
    "Alice controls Knight, a 2/2 creature with first strike. Bob controls Ogre, a 1/1 creature with deathtouch. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Does Knight survive?"
)
_BLOCKS_WITH_BOTH = (
    "Alice controls Knight, a 1/1 creature with first strike and deathtouch. Bob attacks Alice with Ogre, a 5/5 creature. "
    "Alice blocks Ogre with Knight. Does Knight survive?"
)
_BOTH_GAIN = (
    "Alice controls Knight, a 2/2 creature with double strike and lifelink. Alice attacks Bob with Knight. Bob doesn't block. "
    "Does Alice gain life twice?"
)
_OVER = (
    "Alice controls Knight, a 5/5 creature with trample. Bob controls Ogre, a 1/1 creature{}. Alice attacks Bob with Knight. "
    "Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Bob. Does Knight deal damage to Bob?"
)
_OVER_TWO = (
    "Alice controls Knight, a 5/5 creature with trample. Bob controls Ogre, a 1/1 creature, and Elf, a 1/1 creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre and Elf. Alice assigns 1 damage to Ogre, 1 to Elf and 3 to Bob. Does Knight deal damage to Bob?"
)
_TOUCHES_STEEL = (
    "Alice controls Knight, a 1/1 creature with deathtouch. Bob controls Ogre, a 2/4 creature with indestructible. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Does Ogre die?"
)
_WATCHES = (
    "Alice controls Knight, a 2/2 creature with vigilance. Alice attacks Bob with Knight. Bob doesn't block. "
    "Next turn, Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. Is that legal?"
)
_BLOCKED_FLYER = (
    "Alice controls Knight, a 2/2 creature with {}. Bob attacks Alice with Bird, a 2/2 creature{}. "
    "Alice blocks Bird with Knight. Is that legal?"
)
_LINK_BLOCKS = (
    "Alice controls Knight, a 2/2 creature with lifelink. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. "
    "Does Alice gain life?"
)
_PREVENTED = (
    "Alice controls Knight, a 2/2 creature with lifelink. Alice attacks Bob with Knight. Bob doesn't block. "
    'Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Alice gain life?'
)
_TAPPED = (
    "Alice controls Knight, a 2/2 creature. Alice attacks Bob with Knight. Bob doesn't block. "
    'Bob casts an instant "Tap target creature." targeting Knight. Does Knight deal damage to Bob?'
)
_GANG = (
    "Alice controls Knight, a 2/2 creature, and Elf, a 2/2 creature. Bob controls Ava, a planeswalker with 4 loyalty. "
    "Alice attacks Ava with Knight and Elf. Is that legal?"
)
_TOGETHER = "Alice attacks Bob with Knight, a 2/2 creature. Bob blocks Knight with Ogre, a 2/2 creature. {}"
_TWO_BLOCK = (
    "Alice attacks Bob with Ogre, a 5/5 creature. Bob controls Knight, a 2/2 creature, and Elf, a 2/2 creature. "
    "Bob blocks Ogre with Knight and Elf. Is that legal?"
)
_REMOVED = (
    "Alice controls Knight, a 2/2 creature. Bob controls Ogre, a 1/1 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
    'Alice casts an instant "Destroy target creature." targeting Ogre. Does Knight deal damage to Bob?'
)
_LEAVES = (
    "( dies | is killed | gets killed | is removed | gets removed | is destroyed | gets destroyed | leaves | is gone | is bounced | gets bounced "
    "| is sacrificed | gets sacrificed )"
)
_RESPONDS = (
    "Alice controls Knight, a 2/2 creature. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
    'Alice casts an instant "Target creature gets +2/+2 until end of turn." targeting Knight. Is that legal?'
)
_AURA = (
    'Alice controls Knight, a 2/2 creature. Alice controls Robe, a white Aura with "Enchant creature" and "Enchanted creature gets +1/+1." '
    'Robe is attached to Knight. Alice casts an instant "Target creature gains protection from white until end of turn." targeting Knight. '
    "Is Robe on the battlefield?"
)
_HASTY = "Alice casts Knight, a 2/2 creature with haste. Alice attacks Bob with Knight. Is that legal?"
_SHROUDED = 'Alice controls Knight, a 2/2 creature with shroud. Alice casts Robe, a white Aura with "Enchant creature", targeting Knight. Is that legal?'
COMBAT_FACTS = f"""
do|does|will|would first strike [still] matter|help|work if|when|against [the] [other|another|opposing|blocking|attacking] [{_GUY}] [has|have|with] deathtouch -> {_STRIKES_FIRST}
can|could|do|does|will|would [{_MY}] first striker|strikers [still] beat|kill|survive|win [against] [{_MY}] deathtoucher|deathtouchers|deathtouch -> {_STRIKES_FIRST}
do|does|will|would|can first strike [still] work|combine|stack|go with|and deathtouch [when|while|if|on] [{_WHO}] [block|blocking|defending|defense|defence|blocks] -> {_BLOCKS_WITH_BOTH}
if|when [{_MY}] {_GUY} has|have ( double strike and lifelink | lifelink and double strike ) [,] do|does|will|would {_WHO} gain life twice -> {_BOTH_GAIN}
do|does|will|would [{_MY}] {_GUY} with ( double strike and lifelink | lifelink and double strike ) gain [{_WHO}] life twice -> {_BOTH_GAIN}
do|does|will|would|can trample [damage] [still] go|work|carry|get over|through|on|against [{_MY}] [chump] blocker|blockers|{_GUY} [with|that] [has|have] protection -> {_OVER.format(" with protection from white")}
do|does|will|would|can trample [damage] [still] work|go|trample|roll [against|over|through|with|past] multiple|several|two|many|each|every|all [of] [the] blocker|blockers|creature|creatures -> {_OVER_TWO}
do|does|will|would|can trample [damage] [still] work|go|trample [against|over|through|with] [{_MY}] indestructible blocker|blockers|{_GUY} -> {_OVER.format(" with indestructible")}
can|could|do|does|will|would {_WHO} [still] kill|destroy [{_MY}] indestructible {_GUY} with deathtouch|deathtouchers -> {_TOUCHES_STEEL}
do|does|will|would vigilance let|lets|allow|allows|mean|means [{_MY}|{_WHO}] [{_GUY}] [to|can] attack [and] [still|then|also] block [later|after|on] [his|the|my] [opponents|next] [turn] -> {_WATCHES}
do|does|will|would vigilance let|lets|allow|allows|mean|means [{_MY}|{_WHO}] [{_GUY}] [to|can] attack and block -> {_WATCHES}
do|does|will|would haste let|lets|allow|allows|mean|means [{_WHO}|{_MY}] [{_GUY}] [to|can] attack [with] [it|him|{_MY}] [{_GUY}|token] right|immediately|straight|instantly [away] -> {_HASTY}
can|could|may [{_MY}] {_GUY} with flying [still] be blocked by [{_MY}] [{_GUY}] [with] reach -> {_BLOCKED_FLYER.format("reach", " with flying")}
can|could|may [{_MY}] flying {_GUY} [still] block [{_MY}] ( non-flying | nonflying | ground | non - flying | non flying ) {_GUY} -> {_BLOCKED_FLYER.format("flying", "")}
can|could|may [{_MY}] ground|nonflying {_GUY} [still] block [{_MY}] flying|flyer|flyers [{_GUY}] -> {_BLOCKED_FLYER.format("vigilance", " with flying")}
do|does|will|would lifelink [still] work|count|trigger|gain|apply when|if|while|on [{_MY}|{_WHO}] [{_GUY}] block|blocks|blocking -> {_LINK_BLOCKS}
do|does|will|would {_WHO} [still] gain life [with|from|off] [lifelink] [when|if|while] [{_MY}] [{_GUY}] [with] lifelink [{_GUY}] block|blocks|blocking -> {_LINK_BLOCKS}
do|does|will|would {_WHO} [still] gain life [with|from|off] lifelink if|when [the|all|its] [combat] damage is|gets prevented -> {_PREVENTED}
if|when {_WHO} tap [{_MY}] attacker|attackers|{_GUY} [,] do|does|will|would it|they [still] deal|do [its|their] [combat] damage -> {_TAPPED}
do|does|will|would tapping [{_MY}] attacker|attackers|{_GUY} [still] stop|prevent [it|the|its|their] [from] [dealing] [combat] damage -> ~{_TAPPED}
can|could|may {_WHO} [still] attack [{_MY}] planeswalker|planeswalkers with ( more than one | multiple | several | two | many ) creature|creatures -> {_GANG}
do|does|will|would|is [all] combat damage happen|happens|dealt|resolve at [the] same time -> {_TOGETHER.format("Do both die?")}
do|does|will|would blocker|blockers [still] deal|do [their|combat] damage first|before [the] [attackers|attacker] -> ~{_TOGETHER.format("Do both die?")}
can|could|may {_WHO} [still] double|triple|gang block [with] [two] [{_MY}] [creatures|attacker|creature] -> {_TWO_BLOCK}
if|when [{_MY}] blocker|blockers {_LEAVES} [before damage] [,] do|does|will|would [{_MY}] attacker|it|{_GUY} [still] deal|do|hit [combat] [damage] [to] [me|the|my|him|a] [player|opponent|defending] -> {_REMOVED}
do|does|will|would [{_MY}] attacker|{_GUY} [still] deal|do|hit [combat] [damage] [to] [me|the|my|him|a] [player|opponent|defending] if|when [{_MY}] blocker|blockers {_LEAVES} -> {_REMOVED}
is|are|does|do|stay [{_MY}] attacker|{_GUY} [still] [stay|remain|count|counts] [as] blocked if|when [{_MY}] blocker|blockers {_LEAVES} -> ~{_REMOVED}
can|could|may {_WHO} [still] respond|act|cast|use|play [instants|tricks|something|spells|a] [trick|pump] [spell] after [the] ( blockers are declared | blockers | blocks | he blocks | they block | declare blockers ) -> {_RESPONDS}
do|does|will|would [{_MY}] aura|auras|enchantment fall|falls|drop|come|go [off|away] if|when [{_MY}|the] [enchanted] {_GUY} get|gets|gain|gains|has protection -> ~{_AURA}
do|does|will|would shroud [also] stop|stops|prevent|affect|block [me|{_MY}] [from] [enchanting|targeting] [my] [own] aura|auras|spells|pump -> ~{_SHROUDED}
"""
