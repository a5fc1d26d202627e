"""What players ask of the rules at large, of no keyword and no card: words -> the story that answers it, in the signs of `facts.py`."""

from __future__ import annotations

_WHO = "i|me|you|we|one|it|they"
_MY = "a|an|the|my|his|any"
_FIGHT = (
    'Alice casts a sorcery "Target creature you control fights target creature you don\'t control." '
    "targeting Knight and Ogre. "
)
_BIG = "Alice controls Knight, a 5/5 creature{}. Bob controls Ogre, a 1/1 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
_UNBLOCKED = "Alice controls Knight, {}. Alice attacks Bob with Knight. Bob doesn't block. "
_EXCESS = "excess|extra|overkill|leftover|surplus|remaining"
COMMON_FACTS = f"""
# Fighting.
do|does|will|would|can deathtouch [still] matter|work|apply|count|kill|kills|help when|while|if|in|with|during [a|it|the|creatures|creature] fighting|fight|fights -> Alice controls Knight, a 1/1 creature with deathtouch. Bob controls Ogre, a 5/5 creature. {_FIGHT}Does Ogre die?
do|does|will|would|can lifelink [still] matter|work|apply|count|trigger|help when|while|if|in|with|during [a|it|the|creatures|creature] fighting|fight|fights -> Alice controls Knight, a 2/2 creature with lifelink. Bob controls Ogre, a 1/5 creature. {_FIGHT}Does Alice gain life?
do|does|will|would|can fighting|fights|fight [still] trigger|count [for|with] lifelink -> Alice controls Knight, a 2/2 creature with lifelink. Bob controls Ogre, a 1/5 creature. {_FIGHT}Does Alice gain life?
do|does|will|would|can trample [still] matter|work|apply|count|help when|while|if|in|with|during [a|it|the|creatures|creature] fighting|fight|fights -> Alice controls Knight, a 5/5 creature with trample. Bob controls Ogre, a 1/1 creature. {_FIGHT}Does Knight deal damage to Bob?
can|could|may [{_MY}] tapped creature|creatures [still] fight -> Alice controls Knight, a 3/3 creature. Knight is tapped. Bob controls Ogre, a 2/2 creature. {_FIGHT}Does Ogre die?
can|could|do|does|will [{_MY}] tapped creature|creatures|attacker|attackers [still] deal|deals [combat] damage -> {_UNBLOCKED.format("a 2/2 creature")}Does Knight deal damage to Bob?

# What goes on to the player.
do|does|will|would|can [the|my|any] {_EXCESS} [combat] damage [still] carry|go|goes|spill|pass|get|gets|dealt [over|through|on] to [the|my|a] [defending] player|opponent|me|him [ without trample | with no trample ] -> {_BIG.format("")}Does Knight deal damage to Bob?
do|does|will|would|can [the|my|any] {_EXCESS} [combat] damage [still] carry|go|goes|spill|pass|get|gets|dealt [over|through] without trample -> {_BIG.format("")}Does Knight deal damage to Bob?
do|does|will|would|can lifelink [still] work|count|trigger|gain|include [life] [with|on|for|from] [the] {_EXCESS} damage -> {_BIG.format(" with lifelink")}Does Alice gain 5 life?
do|does|will|would|can {_WHO} [still] gain life from|for|with [the] {_EXCESS} damage [with|from] [lifelink] -> {_BIG.format(" with lifelink")}Does Alice gain 5 life?
do|does|will|would|is [the] trample|trampling damage [still] count|counts|considered as combat damage -> Alice controls Knight, a 5/5 creature with trample and "Whenever Knight deals combat damage to a player, you gain 1 life." Bob controls Ogre, a 1/1 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Bob. Does Knight trigger?
do|does|will|would|is [the] trample|trampling damage [still] [considered] combat damage -> Alice controls Knight, a 5/5 creature with trample and "Whenever Knight deals combat damage to a player, you gain 1 life." Bob controls Ogre, a 1/1 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Bob. Does Knight trigger?

# No power.
do|does|will|would|can [{_MY}] creature|creatures with|that|which [has|have] 0|zero|no power [still] deal|deals|do [any] [combat] damage -> {_UNBLOCKED.format("a 0/4 creature")}Does Knight deal damage to Bob?
can|could|may [{_MY}] creature|creatures with|that|which [has|have] 0|zero|no power [still] attack -> {_UNBLOCKED.format("a 0/4 creature")}Is that legal?
can|could|may [{_MY}] creature|creatures with|that|which [has|have] 0|zero|no power [still] block [{_MY}] [attacker|attackers|creature|creatures] -> Alice controls Knight, a 0/4 creature. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. Is that legal?

# Attacking and blocking.
if|when {_WHO} attack|attacks [{_MY}] [opponents|opponent] planeswalker|planeswalkers [,] can|could|may [my|the|an] opponent|they|he|she|player [still] block [it] [with] [creatures|creature] -> Alice controls Knight, a 2/2 creature. Bob controls Ava, a planeswalker with 4 loyalty. Bob controls Ogre, a 2/2 creature. Alice attacks Ava with Knight. Bob blocks Knight with Ogre. Is that legal?
can|could|may one|a|1|single [single] [creature] block multiple|several|many|more [than] [one|1] attackers|attacker|creatures -> Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre, a 1/1 creature, and Elf, a 1/1 creature. Alice blocks Ogre and Elf with Knight. Is that legal?
can|could|may {_WHO} choose|decide not to block -> Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre, a 1/1 creature. Alice doesn't block. Is that legal?
can|could|may {_WHO} choose|decide not to attack -> Alice controls Knight, a 2/2 creature. Alice doesn't attack. Is that legal?
can|could|may {_WHO} choose|decide not to deal|do [any] [combat] damage [with] [{_MY}] [creature|creatures|attacker] -> ~{_UNBLOCKED.format("a 2/2 creature")}Does Knight deal damage to Bob?
do|does|will|would [{_MY}] ( attacking creatures | attacking creature | attackers | attacker ) tap|taps -> {_UNBLOCKED.format("a 2/2 creature")}Is Knight tapped?
do|does|will|would [{_MY}] creatures|creature tap|taps when|if|while [they|it] attack|attacks|attacking -> {_UNBLOCKED.format("a 2/2 creature")}Is Knight tapped?
do|does|will|would attacking|attack|attacks tap|taps [{_MY}] creature|creatures|attacker|attackers -> {_UNBLOCKED.format("a 2/2 creature")}Is Knight tapped?
do|does|will|would blocking|block|blocks tap|taps [{_MY}] creature|creatures|blocker|blockers -> Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre, a 1/1 creature. Alice blocks Ogre with Knight. Is Knight tapped?
do|does|will|would [{_MY}] blocking creatures|creature|blockers|blocker tap|taps [when|if|while] [they|it] [block|blocks|blocking] -> Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre, a 1/1 creature. Alice blocks Ogre with Knight. Is Knight tapped?
do|does|will|would [{_MY}] creatures|creature tap|taps when|if|while [they|it] block|blocks|blocking -> Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre, a 1/1 creature. Alice blocks Ogre with Knight. Is Knight tapped?
do|does|will|would|can [{_MY}] creature|creatures with defender [still] deal|deals|do [combat] damage [when|while|if] [it|they] [blocking|blocks|block] -> Alice controls Knight, a 2/4 creature with defender. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Does Knight deal damage to Ogre?
do|does|will|would|can [{_MY}] defender|defenders [still] deal|deals|do [combat] damage [when|while|if] [it|they] [blocking|blocks|block] -> Alice controls Knight, a 2/4 creature with defender. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Does Knight deal damage to Ogre?
can|could|may {_WHO} [still] respond|act|cast [to|something|spells|instants|after] [after] [my|the|an|when|if] [opponent|opponents] declaring|declares|declare|declared [the|his|her|their|my] blockers|blocks|blocker -> Alice controls Knight, a 2/2 creature. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Alice casts an instant "Target creature gets +2/+2 until end of turn." targeting Knight. Is that legal?
can|could|may {_WHO} [still] equip [{_MY}] tapped creature -> Alice controls Knight, a 2/2 creature. Knight is tapped. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Alice equips Blade to Knight. Is that legal?

# What is left when a creature is gone.
do|does|will|would creature|creatures|damage [still] heal|heals [after|at|between] [the|each] [end] [of] combat -> ~Alice controls Knight, a 2/3 creature. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. After combat, Bob casts an instant "This spell deals 1 damage to target creature." targeting Knight. Does Knight die?
what happen|happens to equipment|equipments [attached to it] when|if|after [{_MY}|the] [equipped] creature die|dies|is [killed|destroyed] -> Alice controls Knight, a 2/2 creature. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Blade is attached to Knight. Bob casts a sorcery "Destroy target creature." targeting Knight. Where is Blade?
what happen|happens to [{_MY}] aura|auras [attached to it] when|if|after [{_MY}] [enchanted] creature die|dies|is [killed|destroyed] -> Alice controls Knight, a 2/2 creature. Alice controls Chain, a white Aura with "Enchant creature". Chain is attached to Knight. Bob casts a sorcery "Destroy target creature." targeting Knight. Where is Chain?
do|does|will|would [{_MY}] equipment [still] stay|remain|stays on [the] battlefield|board|field when|if|after [{_MY}] [equipped] creature die|dies|is [killed|destroyed] -> Alice controls Knight, a 2/2 creature. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Blade is attached to Knight. Bob casts a sorcery "Destroy target creature." targeting Knight. Is Blade on the battlefield?
do|does|will|would [{_MY}] equipment [still] die|dies|go|goes|destroyed [to|with] [the] [graveyard|creature] when|if|after [{_MY}] [equipped] creature die|dies|is [killed|destroyed] -> ~Alice controls Knight, a 2/2 creature. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Blade is attached to Knight. Bob casts a sorcery "Destroy target creature." targeting Knight. Is Blade on the battlefield?
do|does|will|would +1/+1 counters [still] stay|remain|last|stays if|when [{_MY}] creature lose|loses [all] [its|his|their] abilities -> Alice controls Knight, a 2/2 creature with flying. Knight has a +1/+1 counter. Bob casts an instant "Target creature loses all abilities until end of turn." targeting Knight. Does Knight have a +1/+1 counter?
do|does|will|would +1/+1 counters [still] stay|remain|last|stays [on] [{_MY}] [creature|creatures] [at|after|past|until] [the] end of [the] turn -> Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. Then the turn ends. Does Knight have a +1/+1 counter?
do|does|will|would +1/+1 counters [still] go|goes|wear|wears|disappear|vanish|reset [off|away] [at|after] [the] end of [the] turn -> ~Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. Then the turn ends. Does Knight have a +1/+1 counter?

# Tokens and copies.
do|does|will|would|can [{_MY}] token|tokens [still|even] go|goes [to] [the|a] graveyard|yard [when|if] [{_MY}|they|it] [token|tokens] [die|dies] -> Alice controls Knight, a 2/2 creature token. Bob casts a sorcery "Destroy target creature." targeting Knight. Does Knight go to the graveyard?
do|does|will|would|can [{_MY}] token|tokens [still|also] trigger|cause|count [for|as] ( enter the battlefield | etb | enters the battlefield | entering the battlefield | enters | entering ) [abilities|effects|triggers|ability] -> Alice controls Shrine, an enchantment with "Whenever a creature you control enters, you gain 1 life." Alice casts a sorcery "Create a 1/1 white Soldier creature token." Does Shrine trigger?
do|does|will|would|can [{_MY}] token|tokens [still|also] trigger|cause|count [for|as] ( dies | death | dying | leaves the battlefield ) [abilities|effects|triggers|ability] -> Alice controls Knight, a 2/2 creature token. Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." Bob casts a sorcery "Destroy target creature." targeting Knight. Does Shrine trigger?
do|does|will|would|is|are [a] copy|copies|copying [of] [a|the] [spell|spells] [still|also] count|counts|considered as [being] cast|casting [a] [spell] -> Alice controls Shrine, an enchantment with "Whenever you cast a spell, you gain 1 life." Bob casts an instant "Each player loses 1 life." In response, Alice casts an instant "Copy target instant spell." targeting instant. Does Shrine trigger twice?

# Hexproof, flash, counters on players.
do|does|will|would|can hexproof|shroud|ward [still|also] stop|prevent|protect|affect|reduce [from|against] [the|any] combat damage -> Alice controls Knight, a 2/2 creature with hexproof. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. ~Does Knight die?
do|does|will|would|can flash [still|also] let|lets|allow|allows {_WHO} [to] cast|play [a] creature|creatures|permanent|permanents|it|cards|something on|during my opponents|opponent turn -> It is Bob's turn. Alice casts Knight, a 2/2 creature with flash. Is that legal?
do|does|will|would [the|my] poison [counters|counter|damage] [still] go|reset|wear|disappear|vanish|heal|leave [away|off] at|after|with [the] end of [the|each] turn -> Bob has 3 poison counters. It is Alice's turn. Then the turn ends. ~Does Bob have 3 poison counters?
can|could|may {_WHO} use|activate two|2|multiple|both [different] ( planeswalker abilities | loyalty abilities | abilities of a planeswalker | abilities of one planeswalker | of a planeswalkers abilities ) in|during|on [the|a] [same|one|1] turn -> Alice controls Ava, a planeswalker with 4 loyalty and "+1: You gain 1 life." Alice uses Ava's +1. Alice uses Ava's +1. Is that legal?
what happen|happens if|when both [ players | of us ] reach|reaches|go|goes|fall|hit|are|drop|die [down] [at|to] [0|zero] [life] [points] [ at the same time | simultaneously ] -> Alice is at 2 life. Bob is at 2 life. Alice casts a sorcery "This spell deals 2 damage to each player." What happens?
"""
