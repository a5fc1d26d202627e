"""More of what players ask about the rules again and again: combat, blocks, summoning sickness, what counts as what: in the signs of
`facts.py`."""

from __future__ import annotations

_WHO = "i|me|you|we|one|it"
_PLAYERS = "the|a|my|your|an|his"
_SICK_TAPS = 'Alice controls Knight, a 1/1 creature with "{{T}}: This creature deals 1 damage to any target."{haste} Knight is summoning sick. Alice activates Knight targeting Bob. Is that legal?'
_REMOVED = (
    "Alice controls Knight, a 5/5 creature{trample}. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. "
    "Bob blocks Knight with Ogre. Bob sacrifices Ogre. Does Knight deal damage to Bob?"
)
_AFTER_BLOCK = "kill|remove|bounce|destroy|exile|sacrifice|sac"
_BLOCKER = "( the blocker | its blocker | the blocking creature | all the blockers | all blockers )"
_TWO_LIFELINK = (
    'Alice controls Knight, a 2/2 creature with lifelink. Alice casts an instant "Target creature gains lifelink until end of turn." targeting Knight. '
    "Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain 4 life?"
)
_FOUGHT = (
    "Alice controls Knight, a 3/1 creature{first}. Bob controls Ogre, a 3/3 creature. "
    'Alice casts a sorcery "Target creature you control fights target creature you don\'t control." targeting Knight and Ogre. '
)
_ALL_TO_ONE = (
    "Alice controls Knight, a 5/5 creature. Bob controls Elf, a 1/1 creature, and Ogre, a 2/2 creature. Alice attacks Bob with Knight. "
    "Bob blocks Knight with Elf and Ogre. Alice assigns 5 damage to Elf. Is that legal?"
)
_ALL_TO_PLAYER = (
    "Alice controls Knight, a 5/5 creature with trample. Bob controls Elf, a 1/1 creature. Alice attacks Bob with Knight. "
    "Bob blocks Knight with Elf. Alice assigns 5 damage to Bob. Is that legal?"
)
_LOSS = 'Alice controls Shrine, an enchantment with "Whenever a player loses life, you gain 1 life." {deed} Does Shrine trigger?'
_TWO_BLADES = (
    'Alice controls Knight, a 2/2 creature. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {1}". '
    'Alice controls Axe, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {1}". '
    "Alice equips Blade to Knight. Alice equips Axe to Knight. Is that legal?"
)

WIDER_FACTS = f"""
can|could|may [a] creature|creatures with reach [still] [also] block [a] ( creature without flying | creatures without flying | nonflyers | ground creature | ground creatures ) -> Alice controls Knight, a 2/2 creature with reach. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. Is that legal?
do|will vigilance let|allow|mean [that] {_WHO} [can] [to] attack and [still] block -> Alice controls Knight, a 2/2 creature with vigilance. Alice attacks Bob with Knight. Bob doesn't block. Is Knight untapped?
can|could|may [a] creature|creatures with vigilance attack and [then|still] [also] block [on|during|in] [the|my|your|their|his] [next|following|opponents|opponent] [turn] -> Alice controls Knight, a 2/2 creature with vigilance. Alice attacks Bob with Knight. Bob doesn't block. Is Knight untapped?
can|could|may [a] creature|creatures with vigilance attack [a] planeswalker|planeswalkers and [then|still] [also] block [on|during|in] [the|my|your|their|his] [next|following|opponents|opponent] [turn] -> Alice controls Knight, a 2/2 creature with vigilance. Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight. Bob doesn't block. Is Knight untapped?
do|will|would [having] double lifelink [do|mean|gain|give] [anything|double|me|you] [life] -> {_TWO_LIFELINK}
if|when [{_WHO}] [have|has] [a] [my] [creature] [has|have|with] ( two instances of lifelink | lifelink twice | 2 instances of lifelink | double lifelink ) [on] [the|a] [same] [creature] [,] do|will|would {_WHO} gain|get [double|twice] [the|as] [amount|much] [of] [life|double|twice] -> {_TWO_LIFELINK}
can|could|may [a] tapped creature|creatures [still] block -> Alice controls Knight, a 2/2 creature. Knight is tapped. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. Is that legal?
can|could|may {_WHO} [still] block with [a] tapped creature|creatures -> Alice controls Knight, a 2/2 creature. Knight is tapped. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. Is that legal?
can|could|may an untapped creature with summoning sickness [still] block -> Alice controls Knight, a 2/2 creature. Knight is summoning sick. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. Is that legal?
can|could|may {_WHO} use|activate [a|an|its] tap ability|abilities with summoning sickness -> {_SICK_TAPS.format(haste="")}
can|could|may {_WHO} use|activate [a|an|its] tap ability|abilities the turn [a|my|the] creature|it|they comes|come|enters|enter [in] [into] [play|the] [battlefield] -> {_SICK_TAPS.format(haste="")}
do|does|would {_WHO} need haste to use|activate [a|an|its|my] tap ability|abilities [the|on] [turn|same] [turn] [a|my|the] [creature|it|they] [comes|come|enters|enter] [in] [into] [play|the] [battlefield] -> ~{_SICK_TAPS.format(haste="")}
do|does|will haste let|allow|mean {_WHO} [can] [to] use|activate [a|its] tap ability|abilities [right|the] [away|turn] [immediately] [it] [comes|enters] [in] -> {_SICK_TAPS.format(haste=" Knight has haste.")}
do|does|will [a] creature|creatures heal [up] [between|after|at] [turns|turn|each] [end] [of] [turn] -> Alice controls Knight, a 4/4 creature with 3 damage marked on it. It is Alice's turn. Then the turn ends. Next turn, Bob casts an instant "This spell deals 3 damage to target creature." targeting Knight. Does Knight survive?
do|does|will [a] ( creature with 0 power and deathtouch | 0 power creature with deathtouch | deathtouch creature with 0 power ) [still] kill [anything|a|what|creatures] [it] [blocks|creature] -> Alice controls Knight, a 0/4 creature with deathtouch. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Does Ogre die?
is damage [dealt] from|by [a] [creature|creatures] ability|abilities [considered] combat damage [if|when] [it] [happens] [during] [combat] -> Alice controls Knight, a 3/3 creature with "Whenever a creature you control deals combat damage, you gain 1 life." and "{{0}}: This creature deals 1 damage to any target." Alice activates Knight targeting Bob. Does Knight trigger?
can|could|may {_WHO} respond to [a] ( spell with split second | split second spell ) -> Bob casts a sorcery with "Split second" and "Draw a card." In response, Alice casts an instant "Draw a card." Is that legal?
how many poison counters [is|are|be] ( lethal | needed to win ) -> Bob has 9 poison counters. Alice attacks Bob with Knight, a 1/1 creature with infect. Bob doesn't block. How many poison counters does Bob have?
do|does|will|would trample|trampling [damage] [still] go|goes|carry [through|over] if|when {_BLOCKER} is|gets|are|was [removed|killed|destroyed|bounced|exiled|sacrificed] [from] [combat] -> {_REMOVED.format(trample=" with trample")}
if|when {_WHO} {_AFTER_BLOCK} {_BLOCKER} [,] do|does|will|would [the|my] [creature|attacker|damage|combat] [damage] [still] go|goes|deal|do [through] [damage] to {_PLAYERS} player|opponent -> {_REMOVED.format(trample="")}
if|when [my|a|the] creature|attacker is|was|gets [already] blocked and {_WHO} {_AFTER_BLOCK} {_BLOCKER} [,] do|does|will|would [the|my|it] [creature|attacker|damage|combat] [damage] [still] go|goes|deal|do [through] [damage] [to] [{_PLAYERS}] [player|opponent] -> {_REMOVED.format(trample="")}
do|does|will|would first strike [still] matter|count|apply|work|help [in|when|during|for|with] [a|the] [creature|creatures] fight|fights|fighting -> {_FOUGHT.format(first=" with first strike")}Does Knight survive?
do|does|will|would [a] creature|creatures [that] fight|fights|fighting [get|become|need] [to] [be] tap|tapped -> {_FOUGHT.format(first="").replace("3/1", "3/4")}Is Knight tapped?
do|does|will|would fighting tap [a|the|my|your] creature|creatures -> {_FOUGHT.format(first="").replace("3/1", "3/4")}Is Knight tapped?
do|does|will|would [damage|a] [from] fighting|fight|fights [damage] count as|trigger combat damage [triggers|abilities] -> Alice controls Knight, a 3/3 creature with "Whenever Knight deals combat damage, you gain 1 life." Bob controls Ogre, a 3/3 creature. Alice casts a sorcery "Target creature you control fights target creature you don't control." targeting Knight and Ogre. Does Knight trigger?
is [the] [damage] [from|dealt] [by|a] fight|fighting|fights [damage] [considered] combat damage -> Alice controls Knight, a 3/3 creature with "Whenever Knight deals combat damage, you gain 1 life." Bob controls Ogre, a 3/3 creature. Alice casts a sorcery "Target creature you control fights target creature you don't control." targeting Knight and Ogre. Does Knight trigger?
do|does|will [a] token|tokens dying|death trigger [a] [death|dies|dying] [triggers|trigger|abilities] -> Alice controls Knight, a 2/2 creature token. Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." Alice sacrifices Knight. Does Shrine trigger?
do|does [a] token|tokens [still] die -> Alice controls Knight, a 2/2 creature token. Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." Alice sacrifices Knight. Does Shrine trigger?
is double|gang|triple blocking|block [legal|allowed|possible|ok] [in] [magic] -> Bob attacks Alice with Ogre, a 5/5 creature. Alice controls Knight, a 2/2 creature, and Elf, a 1/1 creature. Alice blocks Ogre with Knight and Elf. Is that legal?
can|could|may {_WHO} [choose] [to] deal|assign|put [all] [of] [the|its|my] [combat] damage to one|a|just|only [single|one] [of] [the] blocker|blockers -> {_ALL_TO_ONE}
can|could|may [a] trampler|trample [creature] deal|assign all [of] [its|the] [combat] damage to [the|a] player|opponent if|when|while [it] [is] blocked -> {_ALL_TO_PLAYER}
do|does|will|would [paying|pay] life count as|trigger losing|lose [life] [triggers|life] -> {_LOSS.format(deed='Bob controls Ogre, a 2/2 creature with "Pay 2 life: This creature gets +1/+1 until end of turn." Bob activates Ogre.')}
is paying life [the|considered|counted] [same] [as] losing life -> {_LOSS.format(deed='Bob controls Ogre, a 2/2 creature with "Pay 2 life: This creature gets +1/+1 until end of turn." Bob activates Ogre.')}
do|does|will|would [taking|dealing] damage count as|trigger losing|loss|life [of|life|loss] [life|triggers] -> {_LOSS.format(deed='Alice casts an instant "This spell deals 3 damage to target player." targeting Bob.')}
do|does|will|would ( losing life | life loss ) count as|trigger [taking|being] [dealt] damage [triggers] -> Bob controls Shrine, an enchantment with "Whenever you are dealt damage, you gain 1 life." Alice casts an instant "Target player loses 3 life." targeting Bob. Does Shrine trigger?
is ( life loss | losing life ) [the|considered|counted] [same] [as] damage -> Bob controls Shrine, an enchantment with "Whenever you are dealt damage, you gain 1 life." Alice casts an instant "Target player loses 3 life." targeting Bob. Does Shrine trigger?
do|does|will|would [a] [planeswalker|planeswalkers] ( losing loyalty | loyalty going down | loyalty loss ) count as losing|lost life -> {_LOSS.format(deed="Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight, a 2/2 creature. Bob doesn't block.")}
do|does|will|would ward trigger|work|help|protect [on|against|from|with] [a] [board] wipe|wipes|wrath|wraths|sweeper|sweepers -> Alice controls Knight, a 2/2 creature with ward {{2}}. Bob casts a sorcery "Destroy all creatures." Does Knight survive?
can|could|may {_WHO} put|have|attach|equip|use two|2|both|multiple|several [of] [the] [same] equipment|equipments on|to one|a|the|my|same [same|single] creature [at] [the] [same] [time|once] -> {_TWO_BLADES}
can|could|may a|one|my|the creature have|carry|hold|wear|be two|2|multiple|several [equipped] [with] [of] [the] [same] equipment|equipments [on|attached] [it] -> {_TWO_BLADES}
can|could|may {_WHO} [still] equip [a|my|the] creature with shroud -> Alice controls Knight, a 2/2 creature with shroud. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Alice equips Blade to Knight. Is that legal?
can|could|may [a|my|the] creature with shroud [still] be equipped -> Alice controls Knight, a 2/2 creature with shroud. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Alice equips Blade to Knight. Is that legal?
can|could|may [a|my|the] creature with hexproof [still] be equipped -> Alice controls Knight, a 2/2 creature with hexproof. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Alice equips Blade to Knight. Is that legal?
can|could|may {_WHO} [still] equip [a|my|the] [own] creature with hexproof -> Alice controls Knight, a 2/2 creature with hexproof. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Alice equips Blade to Knight. Is that legal?
can|could|may {_WHO} [still] enchant my [own] ( creature with hexproof | hexproof creature ) -> Alice controls Knight, a 2/2 creature with hexproof. Alice casts an Aura enchantment with "Enchant creature" targeting Knight. Is that legal?
do|does|will|would {_WHO} [still] gain life from|with lifelink if|when [the|my|a|its] [creature|lifelinker|it|attacker] is|gets|was blocked -> Alice controls Knight, a 2/2 creature with lifelink. Bob controls Ogre, a 3/3 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Does Alice gain life?
do|does|will|would [indestructible|indestructibility] [still] protect|save [creatures|it|a|my] [creature] [from|against] ( -1/-1 counters | minus counters | -x/-x ) -> Alice controls Knight, a 2/2 creature with indestructible. Alice casts an instant "Put two -1/-1 counters on target creature." targeting Knight. Does Knight survive?
"""
