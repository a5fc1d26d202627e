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
_FOGS = "( fog | fogs | a fog | a fog effect | fog effects | preventing [all] combat damage | prevent [all] combat damage | preventing the damage | damage prevention )"
_FOGGED = (
    "Alice controls Knight, {}. Alice attacks Bob with Knight. Bob doesn't block. "
    'Bob casts an instant "Prevent all combat damage that would be dealt this turn." '
)
_ALTAR = 'Alice controls Altar, an artifact with "Sacrifice a creature: You gain 1 life." '
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

# What was sacrificed.
can|could|may {_WHO} [still] block [{_MY}] [attacker] with [{_MY}] creature|creatures|permanent that|which {_WHO} sacrifice|sacrificed|sac|sacced to|for [{_MY}] annihilator -> Bob controls Ogre, a 7/7 creature with annihilator 1. Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre. Alice sacrifices Knight. Can Alice block Ogre with Knight?
can|could|may {_WHO} [still] block [{_MY}] [attacker] with [{_MY}] creature|creatures [before|and] [then] sacrificing|sacrifice it to|for [{_MY}] annihilator -> Bob controls Ogre, a 7/7 creature with annihilator 1. Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre. Alice sacrifices Knight. Can Alice block Ogre with Knight?

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

# What a Fog does, and what is done to planeswalkers.
do|does|will|would|can {_FOGS} [still|also] stop|stops|prevent|prevents [all|any|the] combat damage [this turn] -> ~{_FOGGED.format("a 2/2 creature")}Does Knight deal damage to Bob?
do|does|will|would|can {_FOGS} [still|also] stop|stops|prevent|prevents|beat|beats|negate lifelink -> ~{_FOGGED.format("a 2/2 creature with lifelink")}Does Alice gain life?
do|does|will|would|can {_FOGS} [still|also] stop|stops|prevent|prevents|beat|beats|negate infect|poison|toxic [damage|counters] -> ~{_FOGGED.format("a 2/2 creature with infect")}Does Bob get any poison counters?
do|does|will|would|can {_FOGS} [still|also] stop|stops|prevent|prevents|beat|beats|negate trample [damage] -> ~{_FOGGED.format("a 5/5 creature with trample")}Does Knight deal damage to Bob?
do|does|will|would|can {_FOGS} [still|also] stop|stops|prevent|prevents|beat|beats|negate deathtouch -> ~Alice controls Knight, a 1/1 creature with deathtouch. Bob controls Ogre, a 5/5 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Ogre die?
do|does|will|would|can {_FOGS} [still|also] protect|protects|save|saves|prevent|stop [damage] [to] [{_MY}] planeswalker|planeswalkers -> ~Alice controls Knight, a 2/2 creature. Bob controls Ava, a planeswalker with 4 loyalty. Alice attacks Ava with Knight. Bob doesn't block. Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Ava lose loyalty?
can|could|may {_WHO} [still] prevent [the|any|combat] damage [dealt] to [{_MY}] planeswalker|planeswalkers -> Alice controls Knight, a 2/2 creature. Bob controls Ava, a planeswalker with 4 loyalty. Bob casts an instant "Prevent the next 2 damage that would be dealt to any target this turn." targeting Ava. Is that legal?
do|does|will|would|is [the] damage [dealt] to [{_MY}] planeswalker|planeswalkers [still|also] count|counts|considered|be|is as damage [dealt] to [its|their|the|me|my|his] [controller|player|opponent] -> Bob controls Ava, a planeswalker with 4 loyalty. Alice attacks Ava with Knight, a 2/2 creature. Bob doesn't block. Does Bob take any damage?
do|does|will|would infect [still] damage|damages|hit|hits|affect|affects [{_MY}] planeswalker|planeswalkers normally|regularly -> Bob controls Ava, a planeswalker with 4 loyalty. Alice attacks Ava with Knight, a 2/2 creature with infect. Bob doesn't block. Does Ava lose loyalty?
do|does|will|would wither [still] damage|damages|hit|hits|affect|affects [{_MY}] player|players|opponent|opponents [normally|regularly] -> Alice attacks Bob with Knight, a 2/2 creature with wither. Bob doesn't block. Does Bob lose life?

# What may be sacrificed.
can|could|may {_WHO} [still] sacrifice [{_MY}] creature|creatures|permanent ( my opponent controls | my opponent has | an opponent controls | another player controls | i do not control | that i do not control | that my opponent controls | under my opponents control ) -> {_ALTAR}Bob controls Knight, a 2/2 creature. Alice activates Altar, sacrificing Knight. Is that legal?
can|could|may {_WHO} [still] sacrifice ( my opponents creature | an opponents creature | my opponents creatures | another players creature ) -> {_ALTAR}Bob controls Knight, a 2/2 creature. Alice activates Altar, sacrificing Knight. Is that legal?
can|could|may {_WHO} [still] sacrifice [{_MY}] creature|permanent that|which is|has|was|gets [being|been] targeted|chosen -> {_ALTAR}Alice controls Knight, a 2/2 creature. Bob casts an instant "Destroy target creature." targeting Knight. In response, Alice activates Altar, sacrificing Knight. Is that legal?
can|could|may {_WHO} [still] sacrifice [{_MY}] ( dying creature | creature that is dying | creature that was dealt lethal damage | creature that has been dealt lethal damage | creature with lethal damage ) -> {_ALTAR}Alice controls Knight, a 2/2 creature. Bob casts an instant "This spell deals 3 damage to target creature." targeting Knight. Alice activates Altar, sacrificing Knight. Is that legal?
do|does|will|would [an|the|my] unblocked creature|attacker [still] have|has to deal [its] [combat] damage [to] [the|a|my|defending] [player|opponent] -> {_UNBLOCKED.format("a 2/2 creature")}Does Knight deal damage to Bob?
do|does|will|would vigilance [still] let|lets|allow|allows [{_MY}] creature|creatures|it [to] [attack] [and] block [after] [attacking] -> Alice controls Knight, a 2/2 creature with vigilance. Alice attacks Bob with Knight. Bob doesn't block. Next turn, Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Is that legal?

# What may be done while creatures fight.
can|could|may {_WHO} declare [a|the|my] blocker|blockers|block [and] then sacrifice it|them|the [blocker] -> Alice controls Knight, a 2/2 creature. {_ALTAR}Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Alice activates Altar, sacrificing Knight. Is that legal?
can|could|may {_WHO} [still] cast|play|use [a|an] spell|spells|instant|instants|trick|tricks|combat [trick|tricks] after [the] ( blockers are declared | blocks | blocks are declared | declaring blockers | blockers | attackers are declared | attackers ) -> Alice controls Knight, a 2/2 creature. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Alice casts an instant "Target creature gets +2/+2 until end of turn." targeting Knight. Is that legal?
can|could|may {_WHO} [still] pump|buff [a|my|the] creature|attacker|blocker after [the] ( blockers are declared | blocks | blocks are declared | declaring blockers | blockers ) -> Alice controls Knight, a 2/2 creature. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Alice casts an instant "Target creature gets +2/+2 until end of turn." targeting Knight. Is that legal?
can|could|may {_WHO} [still] tap [an|the] ( attacking creature | attacker | attacking creatures ) to stop|prevent it|them|damage|the|its [from] [dealing|damage|attack] [damage] -> ~{_UNBLOCKED.format("a 2/2 creature")}Does Knight deal damage to Bob?
can|could|do|does|will planeswalker|planeswalkers with hexproof [still] be attacked -> Bob controls Ava, a planeswalker with 4 loyalty and "hexproof". Alice attacks Ava with Knight, a 2/2 creature. Is that legal?
do|does|will|would|can proliferate|proliferating [still|also] work|apply|affect|count|add|adds [on|to|with|for] [loyalty|counters] [to] [{_MY}] planeswalker|planeswalkers -> Alice controls Ava, a planeswalker with 4 loyalty. Alice casts a sorcery "Proliferate." Alice chooses Ava. Does Ava have 5 loyalty counters?
do|does|will|would|can ( first strike [and] deathtouch | deathtouch [and] first strike ) [still] stop|negate|beat|prevent|cancel trample [damage] -> ~Alice controls Knight, a 5/5 creature with trample. Bob controls Ogre, a 1/1 creature with first strike and deathtouch. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Does Knight deal damage to Bob?
do|does|will|would giving [an|the|my|a] [attacking] attacker|creature flying|evasion|menace after [the] blocks|blockers [are|is] [declared] make [it|them] unblocked -> ~Alice controls Knight, a 2/2 creature. Bob controls Ogre, a 1/4 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Alice casts an instant "Target creature gains flying until end of turn." targeting Knight. Is Knight blocked?
"""
