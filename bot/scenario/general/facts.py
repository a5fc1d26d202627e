"""What players ask about the rules again and again, as data: words -> the story that answers it, in the signs of `relations.py`.

`~` before the story: the answer is the other way round. {k}: a keyword, {spell}: whatever stands there, a card's name.
"""

from __future__ import annotations

_WHO = "i|me|you|we|one|it"
_TURN = "the|that turn they|it|i come|enter|enters|comes|cast|summon|summoned|play|played|make|made|created|are|is|was [it|them|created|made|cast|played|summoned] [in|into] [play|the] [battlefield]"
_WIPE = (
    "( [a] [board] wipe|wipes|sweeper|sweepers|wrath|wraths|boardwipe|boardwipes [of] [god] [effects|spells] "
    "| [a] destroy all creatures [effect|effects|spell|spells] )"
)

_KEPT_BLOCKED = (
    "Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre, a 3/3 creature. "
    "Alice blocks Ogre with Knight. Alice sacrifices Knight. Is Ogre blocked?"
)
_DOUBLE = (
    "Alice controls Knight, a 3/3 creature with double strike{}. Bob controls Ogre, a 2/2 creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Does Knight deal damage to Bob?"
)
_NOT_FROM_WALKER = (
    "Alice controls Knight, a 5/5 creature with trample. Bob controls Ava, a planeswalker with 3 loyalty. "
    "Alice attacks Ava with Knight. Bob doesn't block. Does Knight deal damage to Bob?"
)
_FALLS_OFF = (
    'Alice controls Knight, a 2/2 creature. Alice controls Chain, a white Aura with "Enchant creature". '
    "Chain is attached to Knight. "
    'Alice casts an instant "Target creature gains protection from white until end of turn." targeting Knight. '
    "Is Chain in the graveyard?"
)
_NO_RESPONSE = (
    (
        'Alice controls Elf, a 1/1 creature with "{{T}}: Add {{G}}." Alice taps Elf for mana. '
        'In response, Bob casts an instant "Counter target activated or triggered ability." targeting Elf. Is that legal?'
    )
    .replace("{{", "{")
    .replace("}}", "}")
)
_CONVOKED = (
    "Alice controls Knight, a 2/2 creature. Knight is summoning sick. "
    'Alice casts Call, a sorcery with "Convoke" and "Draw a card.", tapping Knight. Is that legal?'
)

_ZERO = "( a creature with 0 toughness | creatures with 0 toughness | a creature with zero toughness | creatures with zero toughness | a creature with toughness 0 | a 0 toughness creature )"
_EVEN = "( even if it is indestructible | even with indestructible | even if it has indestructible | if it is indestructible | if it has indestructible | right away | immediately )"
_SHRUNK = (
    'Alice controls Knight, a 2/2 creature with "{0}: Regenerate this creature." Alice activates Knight. '
    'Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. '
)
_BLINKED = (
    "Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. "
    'Alice casts an instant "Exile target creature, then return it to the battlefield under its owner\'s control." targeting Knight. '
)
_TRADED = (
    "Alice controls Knight, a 2/2 creature with lifelink. Bob controls Ogre, a 3/3 creature. "
    "Alice attacks with Knight. Bob blocks Knight with Ogre. "
)
_LINKED = "Alice controls Knight, a 2/2 creature with double strike and lifelink. Alice attacks Bob with Knight. Bob doesn't block. "

FACTS = f"""
# Deathtouch and trample, and what is lethal.
do|can|would|will deathtouch and|with|plus trample [together] let|allow|mean [{_WHO}] [can] [to] [only] assign [just|only] 1|one [point] [of] [damage] to [the|a|each|every] blocker|blockers|blocking [creature] -> Alice controls Knight, a 5/5 creature with deathtouch and trample. Bob controls Ogre, a 4/4 creature. Alice attacks with Knight. Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Bob. Is that legal?
can|do {_WHO} [only] [need|have] [to] assign [just|only] 1|one [point] [of] [damage] to [the|a|each|every] blocker|blockers|creature|blocking [creature] with [a] deathtouch [and|plus] trample|trampler|tramplers [creature] -> Alice controls Knight, a 5/5 creature with deathtouch and trample. Bob controls Ogre, a 4/4 creature. Alice attacks with Knight. Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Bob. Is that legal?
can|do [a] 0/1|0/2|0/3|0/4 [creature] with deathtouch kill|destroy [anything|something|a|what|the] [creature|creatures|attacker] [it|that] [it] [blocks] -> Alice controls Knight, a 0/4 creature with deathtouch. Bob attacks with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Does Ogre die?
do|will|would|can [a] double strike|strikers|striker [creature|creatures] [still] deal|deals damage twice|double if|when [the|a|its|their] blocker has first strike -> Alice controls Knight, a 2/4 creature with double strike. Bob controls Ogre, a 1/8 creature with first strike. Alice attacks with Knight. Bob blocks Knight with Ogre. Does Knight deal 4 damage to Ogre?
do|will|would [two] instances|instance|copies of lifelink stack -> Alice controls Knight, a 2/2 creature with lifelink. Alice casts an instant "Target creature gains lifelink until end of turn." targeting Knight. Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain 4 life?
do|will|would lifelink stack [with itself] -> Alice controls Knight, a 2/2 creature with lifelink. Alice casts an instant "Target creature gains lifelink until end of turn." targeting Knight. Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain 4 life?
do|will|would lifelink [still] work|trigger|count|gain if|when [the|all|its] [combat] damage [life] [is|gets|was] prevented -> Alice controls Knight, a 2/2 creature with lifelink. Alice attacks Bob with Knight. Bob doesn't block. Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Alice gain life?
do|does|will|would lifelink [still] ( gain|give [me|you] life | work | count ) if|when [combat] damage [is] [dealt] to [a] planeswalker|planeswalkers -> Alice controls Knight, a 2/2 creature with lifelink. Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight. Bob doesn't block. Does Alice gain life?
if|when [a] creature [with|has] lifelink|lifelinker deal|deals [its] [combat] damage to [a] planeswalker|planeswalkers [,] do|will|would|can {_WHO} [still] gain|get [the|any] life -> Alice controls Knight, a 2/2 creature with lifelink. Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight. Bob doesn't block. Does Alice gain life?
do|will|would infect [damage] [still|also] cause|reduce|make|deal|do [a|the|normal|regular] [player|players|opponent] [damage|lose] [to|their|your|my] [life|player|players] [total] [loss] -> Alice controls Knight, a 2/2 creature with infect. Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose life?

# Indestructible, regeneration, hexproof, shroud and protection against what is no destruction and has no target.
do|can|will|would indestructible [creatures] [still] stop|prevent|survive|save [a] [creature|it] [from|against] ( -1/-1 counters | minus counters | toughness reduction | 0 toughness | zero toughness | -x/-x | -x/-x effects ) -> Alice controls Knight, a 2/2 creature with indestructible. Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Knight survive?
can|do|will|would ( -1/-1 counters | minus counters | toughness reduction | -x/-x | -x/-x effects ) [still] kill|beat|work|destroy [against|on] [an] indestructible [creature|creatures] -> Alice controls Knight, a 2/2 creature with indestructible. Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Knight die?
can|could {_WHO} [be] [forced|made] [to|still] sacrifice [a|an|my] indestructible [creature|creatures|permanent|permanents] -> Alice controls Knight, a 2/2 creature with indestructible. Alice sacrifices Knight. Does Knight die?
can|could [a|an] indestructible creature|creatures|permanent|permanents be sacrificed -> Alice controls Knight, a 2/2 creature with indestructible. Alice sacrifices Knight. Does Knight die?
do|can|will|would indestructible [still] stop|prevent|survive|save [a|my|the] [creature|it] [from|against] [a|an] [being] ( sacrifice | sacrificing | sacrificed | edict | edicts | sacrifice effects ) -> Alice controls Knight, a 2/2 creature with indestructible. Bob casts a sorcery "Target player sacrifices a creature." targeting Alice. Does Knight survive?
do|can|will|would {{k}} [still] stop|prevent|survive|save|protect|block|avoid|dodge|resist|ignore [a|my|the] [creature|creatures|it|me] [from|against] [a|an] [being] ( edict | edicts | edict effects | sacrifice effects | forced sacrifice | sacrifice ) -> Alice controls Knight, a 2/2 creature with {{k}}. Bob casts a sorcery "Target player sacrifices a creature." targeting Alice. Does Knight survive?
do|can|will|would {{k}} [still] stop|prevent|survive|save|protect|block|avoid|dodge|resist|ignore [a|my|the] [creature|creatures|it|me] [from|against] [a|an] [being] exile|exiled|exiling [effects|spells] -> ~Alice controls Knight, a 2/2 creature with {{k}}. Bob casts an instant "Exile target creature." targeting Knight. Does Knight get exiled?
do|can|will|would {{k}} [still] stop|prevent|survive|save|protect|block|avoid|dodge|resist|ignore [a|my|the] [creature|creatures|it|me] [from|against] {_WIPE} -> Alice controls Knight, a 2/2 creature with {{k}}. Bob casts a sorcery "Destroy all creatures." Does Knight survive?
do|can|will|would {_WIPE} [still] kill|destroy|affect|hit|beat|ignore|get|work [around|past|through|on|against|by] [a|my] [creature|creatures] [with] {{k}} [creature|creatures] -> Alice controls Knight, a 2/2 creature with {{k}}. Bob casts a sorcery "Destroy all creatures." Does Knight die?
do|can|will|would regeneration|regenerating [still] stop|prevent|survive|save|protect|work [a|my|the] [creature|creatures|it] [from|against] [lethal] deathtouch [damage] -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Bob attacks with Ogre, a 3/3 creature with deathtouch. Alice blocks Ogre with Knight. Alice activates Knight. Does Knight survive?
can|could {_WHO} regenerate a creature that was|is|took|has|got [been] [killed|dealt|taken] [by] [lethal] [damage] [from|by] [a] deathtouch|deathtoucher [creature|damage] -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Bob attacks with Ogre, a 3/3 creature with deathtouch. Alice blocks Ogre with Knight. Alice activates Knight. Does Knight survive?
do|can|will|would regeneration|regenerating [still] stop|prevent|survive|save|protect|work [a|my|the] [creature|creatures|it] [from|against] ( sacrifice | being sacrificed ) -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. Alice sacrifices Knight. Does Knight survive?
do|can|will|would regeneration|regenerating [still] stop|prevent|survive|save|protect|work [a|my|the] [creature|creatures|it] [from|against] ( -x/-x | -x/-x effects | -1/-1 counters | minus counters | toughness reduction | 0 toughness | zero toughness ) -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Knight survive?
do|can|will|would regeneration|regenerating [still] stop|prevent|survive|save|protect|work [a|my|the] [creature|creatures|it] [from|against] ( exile | being exiled ) -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. Bob casts an instant "Exile target creature." targeting Knight. Is Knight on the battlefield?
do|will|would regeneration|regenerating tap|taps the|a creature|it -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. Bob casts an instant "Destroy target creature." targeting Knight. Is Knight tapped?
do|will|would regeneration|regenerating count|trigger|cause [as] [dies|death|dying|a] [triggers|trigger|death] -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." Alice activates Knight. Bob casts an instant "Destroy target creature." targeting Knight. Does Shrine trigger?
if|when my|a creature has|gets|gains protection from ( black | white | red | blue | green ) [,] can it [still] be blocked by [a] black|white|red|blue|green creature|creatures -> Alice controls Knight, a 2/2 creature with protection from red. Bob controls Ogre, a 2/2 red creature. Alice attacks with Knight. Bob blocks Knight with Ogre. Is that legal?
do|will|would hexproof|shroud make|cause|let|remove [my|the|an|existing] aura|auras [on|attached] [to] [it|the] [creature] fall [off] -> Alice controls Knight, a 2/2 creature. Bob controls Chain, an Aura enchantment with "Enchant creature" and "Enchanted creature can't attack." Chain is attached to Knight. Alice casts an instant "Target creature gains hexproof until end of turn." targeting Knight. ~Is Chain on the battlefield?
do|can|will|would ward trigger|work|apply [on|off|from|for|against] [an|to] ( ability | abilities | activated ability | activated abilities | triggered ability | triggered abilities ) [that] [targets|target] [it|the|a] [creature] -> Alice controls Knight, a 2/2 creature with ward {{2}}. Bob controls Zed, a 1/1 creature with "{{T}}: This creature deals 1 damage to target creature." Bob activates Zed targeting Knight. Does Knight trigger?
do|will|would ward trigger|work|apply [on|for|against] [my|your|its] [own|controllers] spell|spells|abilities [that] [target|targets] [it] -> Alice controls Knight, a 2/2 creature with ward {{2}}. Alice casts an instant "Target creature gets +1/+1 until end of turn." targeting Knight. Does Knight trigger?
can|could|may {_WHO} target [my|your] own hexproof creature|creatures|permanent -> Alice controls Knight, a 2/2 creature with hexproof. Alice casts an instant "Target creature gets +1/+1 until end of turn." targeting Knight. Is that legal?
do|will|would hexproof stop|prevent|keep [me|you] [from] targeting|target my|your own creature|creatures -> ~Alice controls Knight, a 2/2 creature with hexproof. Alice casts an instant "Target creature gets +1/+1 until end of turn." targeting Knight. Is that legal?
do|will|would hexproof|shroud stop|prevent|protect [me|players|a] [from] [creatures|creature|being] [attacked] attacks|attacking|attacked|combat -> Alice controls Aegis, an enchantment with "You have hexproof." Bob attacks Alice with Ogre, a 3/3 creature. Alice doesn't block. ~Does Alice take any damage?

do|does|will|would|can {_ZERO} [still] die|dies|go|goes [to] [the] [graveyard] [{_EVEN}] -> Alice controls Knight, a 2/2 creature with indestructible. Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Knight die?
can|could|may {_WHO} [still] regenerate {_ZERO} -> {_SHRUNK}Does Knight survive?
if|when|once a|my creatures toughness ( becomes | is | gets | goes to | drops to | reaches | hits ) 0|zero [,] can|could|may {_WHO} [still] regenerate it -> {_SHRUNK}Does Knight survive?
if|when|once a|my creatures toughness ( becomes | is | gets | goes to | drops to | reaches | hits ) 0|zero [,] do|does|will it die|survive -> Alice controls Knight, a 2/2 creature. Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Knight die?
do|does|will|would [a] [blinked|flickered|bounced] creature|creatures [still] keep|keeps its|their|the|any [+1/+1] counter|counters [when|if|after] [it|they] [is|are|gets|get] [blinked|flickered|bounced|leaves|leave] [the] [battlefield] -> {_BLINKED}Does Knight have any counters on it?
do|does|will|would [a] [blinked|flickered|bounced] creature|creatures [still] lose|loses its|their|the|any [+1/+1] counter|counters [when|if|after] [it|they] [is|are|gets|get] [blinked|flickered|bounced|leaves|leave] [the] [battlefield] -> ~{_BLINKED}Does Knight have any counters on it?
can|could|do|will {_WHO} get around|past|through {{k}} [creatures] with|using [a] {{spell}} -> Alice controls Knight, a 2/2 creature with {{k}}. Will {{spell}} kill Knight?
can|could|may {_WHO} [still] respond to [a|my|his|the] {{spell}} with|by|using regeneration|regenerating [a|my|the|it] [creature|creatures] -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. ~Will {{spell}} kill Knight?
can|could|may {_WHO} regenerate from {{spell}} -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. ~Will {{spell}} kill Knight?
do|will|would {_WHO} [still] gain life twice|double with double strike and|plus lifelink -> {_LINKED}Does Alice gain life twice?
do|will|would {_WHO} [still] gain life twice|double if|when|with [{_WHO}] [a|my|the] [creature|lifelinker|it] [with|has|have] [lifelink] [has|have|with] [also] double strike [and] [lifelink] -> {_LINKED}Does Alice gain life twice?
if|when a|my|the creature|lifelinker [with] [lifelink] [has|deals|have|with] [damage] [twice] [with|from] double strike [,] do|will|would {_WHO} gain life twice -> {_LINKED}Does Alice gain life twice?
do|will|would {_WHO} [still] gain|get [the] life [from|with|off|for] [lifelink] if|when [a|my|the] [lifelink] creature|lifelinker [with] [lifelink] die|dies in|during combat -> {_TRADED}Does Alice gain life?
how many times do|will|would {_WHO} gain life if|when|with [a|my|the] [creature|lifelinker|it] [with|has|have] [lifelink] [has|have|with|and] [also] double strike [and] [lifelink] -> {_LINKED}How many times does Alice gain life?

can|do|does|will|would [trample|trampling|excess] damage [still] go|goes|carry|spill|trample over [from] [a|the] [planeswalker|walker] to [the|a|its] player|opponent|controller [from] [a|the] [planeswalker|walker] -> {_NOT_FROM_WALKER}

# Summoning sickness.
do|does [a] token|tokens have|get|suffer summoning sickness|sick -> Alice casts a sorcery "Create a 1/1 white Soldier creature token." Alice attacks Bob with the Soldier. ~Is that legal?
is|are [a] token|tokens [also] summoning sick -> Alice casts a sorcery "Create a 1/1 white Soldier creature token." Alice attacks Bob with the Soldier. ~Is that legal?
can|could|may [a] [my] token|tokens attack {_TURN} -> Alice casts a sorcery "Create a 1/1 white Soldier creature token." Alice attacks Bob with the Soldier. Is that legal?
can|could|may [a|my] ( summoning sick creature | summoning sick creatures | creature with summoning sickness | creatures with summoning sickness | creature that is summoning sick | creature i just cast | creature that just came in ) [still] block|blocks -> Alice controls Knight, a 2/2 creature. Knight is summoning sick. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Is that legal?
do|will|would summoning sickness stop|affect|prevent|matter|apply [a|my|to|for] [creature|creatures] [from] block|blocking|blockers|blocks -> Alice controls Knight, a 2/2 creature. Knight is summoning sick. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. ~Is that legal?
can|could|may [a|my] ( summoning sick creature | creature with summoning sickness | creature that is summoning sick | creature i just cast | creature that just came in ) [with vigilance] [still] attack|attacks -> Alice controls Knight, a 2/2 creature. Knight is summoning sick. Alice attacks Bob with Knight. Is that legal?
can|could|may a creature with vigilance and summoning sickness attack -> Alice controls Knight, a 2/2 creature with vigilance. Knight is summoning sick. Alice attacks Bob with Knight. Is that legal?
can|could|may {_WHO} [still] tap|use [a|my] ( summoning sick creature | creature with summoning sickness | creature that is summoning sick | summoning sick creatures ) to|for crew|crewing [a|my] [vehicle|vehicles] -> Alice controls Knight, a 3/3 creature. Knight is summoning sick. Alice controls Cart, a 3/3 Vehicle artifact with crew 2. Alice crews Cart with Knight. Is that legal?
can|could|may {_WHO} crew [a|my|with] [vehicle|vehicles] [with] [a] ( summoning sick creature | creature with summoning sickness | creature that is summoning sick | summoning sick creatures ) -> Alice controls Knight, a 3/3 creature. Knight is summoning sick. Alice controls Cart, a 3/3 Vehicle artifact with crew 2. Alice crews Cart with Knight. Is that legal?
can|could|may [a] ( summoning sick creature | summoning sick creatures | creature with summoning sickness ) crew [a|my] vehicle|vehicles -> Alice controls Knight, a 3/3 creature. Knight is summoning sick. Alice controls Cart, a 3/3 Vehicle artifact with crew 2. Alice crews Cart with Knight. Is that legal?
can|could|may {_WHO} use|activate [a|the|my] ( tap ability | tap abilities ) of|on|with a ( summoning sick creature | creature with summoning sickness ) -> Alice controls Knight, a 1/1 creature with "{{T}}: This creature deals 1 damage to any target." Knight is summoning sick. Alice activates Knight targeting Bob. Is that legal?
do|does [a] planeswalker|planeswalkers have|get summoning sickness -> Alice controls Ava, a planeswalker with 3 loyalty and "+1: Draw a card." Ava is summoning sick. Alice uses Ava's +1. ~Is that legal?
can|could {_WHO} use|activate [a|my] planeswalker|planeswalkers [ability|abilities] [on] [the] [turn|same|right|immediately] [turn] [it|they|i|away] [enters|enter|comes|come|cast|play|played] [it|them] [in|into] [play] -> Alice controls Ava, a planeswalker with 3 loyalty and "+1: Draw a card." Ava is summoning sick. Alice uses Ava's +1. Is that legal?
can|could|may {_WHO} activate|use [a|the|my] [same] planeswalker|planeswalkers [abilities|ability] twice|two [abilities] [in|a|per|each|the] [one|same] [turn] -> Alice controls Ava, a planeswalker with 3 loyalty and "+1: Draw a card." Alice uses Ava's +1. Alice uses Ava's +1. Is that legal?
can|could|do [a] planeswalker|planeswalkers block -> Alice controls Ava, a planeswalker with 3 loyalty. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Ava. Is that legal?
do|does [a] planeswalker|planeswalkers die|dies with|at|if|when [it|they] [has|have|at] [0|no|zero] loyalty [counters] [left] -> Alice controls Ava, a planeswalker with 3 loyalty. Bob casts an instant "This spell deals 3 damage to any target." targeting Ava. Is Ava in the graveyard?

# Tapping and untapping in combat, blocks and priority.
do|will|would tapping|tap a|the|my blocker|blockers|blocking [creature] stop|prevent|remove [it|its|the] [from|damage] [dealing|combat|damage] [damage] -> Alice attacks with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 2/2 creature. Alice casts an instant "Tap target creature." targeting Ogre. ~Does Ogre deal damage to Knight?
if|when {_WHO} tap a|the|my|his blocker|blocking [creature] [,] do|will|would it [still] deal [combat] damage -> Alice attacks with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 2/2 creature. Alice casts an instant "Tap target creature." targeting Ogre. Does Ogre deal damage to Knight?
do|will|would [a] tapped blocker|blockers [still] deal|deals [combat] damage -> Alice attacks with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 2/2 creature. Alice casts an instant "Tap target creature." targeting Ogre. Does Ogre deal damage to Knight?
do|will|would tapping|tap an|the|my|his attacker|attackers|attacking [creature] stop|prevent|remove [it|its|the] [from|damage|attack] [dealing|combat|damage|attacking] [damage] -> Alice attacks Bob with Knight, a 3/3 creature. Bob casts an instant "Tap target creature." targeting Knight. Bob doesn't block. ~Does Knight deal damage to Bob?
do|will|would untapping an|the|my|his attacker|attackers|attacking [creature] stop|prevent|remove [it|its|the] [from|damage|attack] [dealing|combat|damage|attacking] [damage] -> Alice attacks Bob with Knight, a 3/3 creature. Bob casts an instant "Untap target creature." targeting Knight. Bob doesn't block. ~Does Knight deal damage to Bob?
do|does [a] blocking [creature|creatures] tap|taps [the|a] [creature|creatures|it] -> Alice attacks Bob with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 4/4 creature. Is Ogre tapped?
do|does|will [a] creature|creatures|blocker|blockers tap|taps to|when|while block|blocking|blocks [it|they] -> Alice attacks Bob with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 4/4 creature. Is Ogre tapped?
do i|you|we|players|player have|need to [always] block -> ~Alice attacks Bob with Knight, a 3/3 creature. Bob doesn't block. Is that legal?
must i|you|we|players [always] block -> ~Alice attacks Bob with Knight, a 3/3 creature. Bob doesn't block. Is that legal?
can|could [a|one] creature block more|two [than|attackers|creatures] [one|1] [attacker|creature|creatures] [at] [once] -> Alice attacks Bob with Knight, a 3/3 creature, and Elf, a 1/1 creature. Bob blocks Knight and Elf with Ogre, a 4/4 creature. Is that legal?
if|when {_WHO} kill|remove|bounce|destroy|sacrifice|sac [a|the|my|his|their] blocker|blockers|blocking [creature] [after] [blocks|blockers] [are] [declared] [,] is|does [my|the] [attacker|attacking|it|creature] [creature] [become|get|considered|now] unblocked -> Alice attacks Bob with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 2/2 creature. Alice casts an instant "Destroy target creature." targeting Ogre. Is Knight unblocked?
do|does menace and [only] [a] one|single [blocker|creature] mean|make [that] it|its [is] unblockable|cant [be|not] [blocked] -> Alice attacks Bob with Knight, a 3/3 creature with menace. Bob blocks Knight with Ogre, a 2/2 creature. ~Is that legal?
can|could [only] [a|one] [single] creature|blocker block a creature with menace [alone] [by] [itself] -> Alice attacks Bob with Knight, a 3/3 creature with menace. Bob blocks Knight with Ogre, a 2/2 creature. Is that legal?
can|could|may {_WHO} cast|play|use [an|a] instants|instant|tricks|trick|pump|spells [spells|spell] after|once [the|my|his] [opponent] blockers|blocks|blocking|blocked|declares|declared [are|is|have|has] [been|blockers] [declared] -> Alice attacks Bob with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 2/2 creature. Alice casts an instant "Target creature gets +1/+1 until end of turn." targeting Knight. Is that legal?
can|could|may {_WHO} cast|play|use [a] sorcery|sorceries [spell|spells] during|in combat -> Alice attacks Bob with Knight, a 3/3 creature. After attackers, Alice casts a sorcery "Draw a card." Is that legal?
can|could|may {_WHO} cast|play [a] sorcery|sorceries|creature|creatures [spell|spells] during|on|in [my|your|the|his|an] opponents|opponent turn -> It is Bob's turn. Alice casts a sorcery "Draw a card." Is that legal?
can|could|may {_WHO} equip [something|an|a|my|it|equipment|creature] [creature|equipment] ( at instant speed | during combat | on my opponents turn | in response | during my opponents turn | after blocks | after blockers ) -> Alice controls Blade, an Equipment artifact with "Equip {{0}}". Alice controls Knight, a 3/3 creature. Alice attacks Bob with Knight. Alice equips Blade to Knight. Is that legal?
can|could|may {_WHO} equip [an|my|equipment] [to|equipment] [my|an|the] opponents|opponent [creature|creatures] -> Alice controls Blade, an Equipment artifact with "Equip {{0}}". Bob controls Knight, a 3/3 creature. Alice equips Blade to Knight. Is that legal?
do|does|will [an|my|the] equipment|equipments stay|remain [on] [the] [battlefield|play] when|if|after [the|my|a|its] [equipped] creature dies|leaves [play] -> Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." Alice controls Knight, a 3/3 creature. Blade is attached to Knight. Bob casts an instant "Destroy target creature." targeting Knight. Is Blade on the battlefield?
do|does|will [an|my|the] equipment|equipments die|go [to] [the] [graveyard] [too] when|if|after [the|my|a|its] [equipped] creature dies|leaves [play] -> ~Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." Alice controls Knight, a 3/3 creature. Blade is attached to Knight. Bob casts an instant "Destroy target creature." targeting Knight. Is Blade on the battlefield?

# The stack.
do|does|will|would killing|removing|destroying|bouncing|exiling|sacrificing [the|its|a] source|creature|permanent [in] [response] stop|counter|remove|fizzle|prevent [the|its|an] [triggered|activated] ability|abilities|trigger|effect [on] [the] [stack] [from] [resolving|happening] -> Alice controls Zed, a 1/1 creature with "{{0}}: You gain 1 life." Alice activates Zed. In response, Bob casts an instant "Destroy target creature." targeting Zed. ~Does Alice gain life?
if|when {_WHO} kill|remove|destroy|bounce|exile|sacrifice [the|its|a] source|creature|permanent in response to [its|the|an] [triggered|activated] ability|trigger [,] do|does|will|would [the|its] ability|trigger|effect|it [still] resolve|happen|work -> Alice controls Zed, a 1/1 creature with "{{0}}: You gain 1 life." Alice activates Zed. In response, Bob casts an instant "Destroy target creature." targeting Zed. Does Alice gain life?
do|does|will|would [an|a|the|my] ability|trigger|triggered|activated [ability] [still] resolve|happen|work if|when [its|the] source|creature|permanent [that] [made] [it] dies|leaves|is|gets [destroyed|killed|removed|play|exiled|gone] [in] [response] -> Alice controls Zed, a 1/1 creature with "{{0}}: You gain 1 life." Alice activates Zed. In response, Bob casts an instant "Destroy target creature." targeting Zed. Does Alice gain life?
do|does|will|would [a|my|the] spell|spells [still] fizzle if|when [its|the] [only] target dies|leaves|is|gets|becomes [destroyed|killed|removed|play|exiled|gone|illegal|sacrificed] [in] [response] -> ~Bob controls Ogre, a 2/2 creature. Alice casts an instant "Destroy target creature. You gain 1 life." targeting Ogre. In response, Bob sacrifices Ogre. Does Alice gain life?
do|does|will|would [a|my|the] spell|spells [still] resolve if|when [its|the] [only] target dies|leaves|is|gets|becomes [destroyed|killed|removed|play|exiled|gone|illegal|sacrificed] [in] [response] -> Bob controls Ogre, a 2/2 creature. Alice casts an instant "Destroy target creature. You gain 1 life." targeting Ogre. In response, Bob sacrifices Ogre. Does Alice gain life?
can|could [a] counterspell|counterspells [also] counter|stop|target|hit [a|an] activated|triggered|ability|abilities|trigger|triggers [ability|abilities] -> Bob controls Zed, a 1/1 creature with "{{0}}: You gain 1 life." Bob activates Zed. In response, Alice casts an instant "Counter target spell." targeting Zed's ability. Is that legal?
can|could {_WHO} [use] [a] counter|counterspell [on] [a|an] activated|triggered|ability|abilities|trigger|triggers [ability|abilities] with [a] counterspell|cancel|negate -> Bob controls Zed, a 1/1 creature with "{{0}}: You gain 1 life." Bob activates Zed. In response, Alice casts an instant "Counter target spell." targeting Zed's ability. Is that legal?
can|could {_WHO} respond to [my|your] own spell|spells|ability|abilities|trigger -> Alice casts a sorcery "Draw a card." In response, Alice casts an instant "You gain 1 life." Is that legal?

# Counters, copies, tokens and zones.
do|does|will +1/+1 [counters] and -1/-1 counters cancel|annihilate|remove|negate [each|one|out] [other|another] [out] -> Alice controls Knight, a 2/2 creature with a +1/+1 counter on it. Alice casts an instant "Put a -1/-1 counter on target creature." targeting Knight. ~Does Knight have any counters on it?
do|does|will|would [a] clone|clones|copy|copies [effect|effects|of] [also] [get|copy|have|copies|keep] [a|the|any] [creature|creatures] [copy] [+1/+1] counter|counters [on] [it] [too] -> Bob controls Ogre, a 2/2 creature with a +1/+1 counter on it. Alice casts a sorcery "Create a token that's a copy of target creature." targeting Ogre. Is Ogre #2 a 3/3?
can|could [a] token|tokens be bounced|blinked|flickered and come|returned|return [back] -> Alice controls Knight, a 2/2 creature token. Bob casts an instant "Exile target creature, then return it to the battlefield under its owner's control." targeting Knight. Is Knight on the battlefield?
do|does|will [a] bounced|flickered|blinked|exiled token|tokens come|return [back] [to] [the|play] [battlefield] -> Alice controls Knight, a 2/2 creature token. Bob casts an instant "Exile target creature, then return it to the battlefield under its owner's control." targeting Knight. Is Knight on the battlefield?
do|does|will|would blinking|flickering|bouncing [a] creature|it|permanent [also] remove|reset|lose [its|the|all|any] [+1/+1|-1/-1] counter|counters [on] [it] -> Alice controls Knight, a 2/2 creature with a +1/+1 counter on it. Alice casts an instant "Exile target creature, then return it to the battlefield under its owner's control." targeting Knight. ~Does Knight have any counters on it?
do|does|will|would blinking|flickering [a] creature|it|permanent [also] remove|make [its|the|all|any] aura|auras [fall] [off|on] [it] -> Alice controls Knight, a 2/2 creature. Bob controls Chain, an Aura enchantment with "Enchant creature" and "Enchanted creature can't attack." Chain is attached to Knight. Alice casts an instant "Exile target creature, then return it to the battlefield under its owner's control." targeting Knight. ~Is Chain on the battlefield?

# Life, poison and commanders.
is|am|are|do|does {_WHO}|player|players [a|the] [player] [dead|lose|die|loses|dies] [the] [game] [right|immediately] [away] at|with 0|zero life -> Alice is at 0 life. Does Alice lose?
is [a|the] player dead|lose [right|immediately] [away] at|with 0|zero life -> Alice is at 0 life. Does Alice lose?
is|do|does a player with|who no|has|an|0 [no] [cards] [empty] in|cards|library [their|his|her|your|the|in] [library] dead|lose|loses|lost [the] [game] [right|immediately] [away] -> Alice has no cards in her library. Does Alice lose?
do|does|will|can gaining|gain|lifegain [of] [life] [also] remove|reset|reduce|heal|lower|undo [the|any] poison [counters] -> Alice has 3 poison counters. Alice casts an instant "You gain 5 life." ~Does Alice have any poison counters?
do|does|will poison [counters] go|reset|removed [away] if|when|by {_WHO} gain|gaining life -> Alice has 3 poison counters. Alice casts an instant "You gain 5 life." ~Does Alice have any poison counters?
can|could {_WHO} pay|spend more life than i|you|we have|has -> Alice is at 3 life. Alice controls Zed, a 1/1 creature with "Pay 5 life: Draw a card." Alice activates Zed. Is that legal?
do|does|will|would losing|loss [of] life count|counts as [taking|being] damage|dealt -> Alice controls Shrine, an enchantment with "Whenever you're dealt damage, draw a card." Bob casts a sorcery "Target player loses 2 life." targeting Alice. Does Shrine trigger?
do|does|will|would paying|pay life count|counts as [losing|loss] [taking|of] life -> Alice controls Shrine, an enchantment with "Whenever you lose life, draw a card." Alice controls Zed, a 1/1 creature with "Pay 1 life: This creature gets +1/+1 until end of turn." Alice activates Zed. Does Shrine trigger?
do|does|will|would [taking] damage count|counts|cause|causes as [losing|loss] [of] life [loss] -> Alice controls Shrine, an enchantment with "Whenever you lose life, draw a card." Bob attacks Alice with Ogre, a 2/2 creature. Alice doesn't block. Does Shrine trigger?

# What stays blocked, and what of a fight is asked in one breath.
can|could|may {_WHO} sacrifice [a|my|the] [blocking] creature|blocker|blockers after blockers|blocks|blocking [are|is|have] [been] [declared] and [still] have|keep|leave [the|an|his|that] attacker|attackers|attacking [creature|creatures] [be|being|stay|remain] [considered] blocked -> {_KEPT_BLOCKED}
if|when {_WHO} sacrifice [a|my|the] [blocking] creature|blocker|blockers after blockers|blocks|blocking [are|is|have] [been] [declared] [,] is|does|will|would [the|an|his|that] attacker|attacking [creature] [still] [be|stay|remain|count] [considered|as] blocked -> {_KEPT_BLOCKED}
is|does|will|would [the|an|his|that] attacker|attacking [creature] [still] [be|stay|remain|count] [considered|as] blocked if|when|after {_WHO} sacrifice [a|my|the] [blocking] creature|blocker|it -> {_KEPT_BLOCKED}
do|does|will|would deathtouch and|with|plus first strike [together] mean|let [that] [i|me|my|it|the] [creature|blocker|attacker] [take|takes|survive|survives|dealt|get|gets|deals|is] [no] [damage] [at] [all] -> Alice controls Knight, a 1/1 creature with deathtouch and first strike. Bob attacks Alice with Ogre, a 5/5 creature. Alice blocks Ogre with Knight. Does Knight survive?
if|when [a|my|the] ( double striker | creature with double strike ) kills|destroys [the|its|a] ( blocker | blocking creature ) with|in|during [the] first strike [combat] [damage] [step] [,] do|does|will|would ( it | the attacker ) [still|also] hit|deal|damage [damage] [to] [the|a|his] player|opponent [for|in|with] [the] [second|regular|normal] [strike|hit|damage|step|time] -> {_DOUBLE.format("")}
do|does|will|would [a|my] ( double striker | creature with double strike ) [still|also] hit|damage|deal [damage] [to] [the|a|his] player|opponent if|when|after it kills|destroys [the|its|a] ( blocker | blocking creature ) with|in|during [the] first strike [combat] [damage] [step] -> {_DOUBLE.format("")}
do|does|will|would [a|my] ( double striker with trample | creature with double strike and trample | creature with trample and double strike ) [still|also] hit|damage|deal|trample [damage] [over] [to] [the|a|his] player|opponent if|when|after it kills|destroys [the|its|a] ( blocker | blocking creature ) with|in|during [the] first strike [combat] [damage] [step] -> {_DOUBLE.format(" and trample")}
if|when [a|my|the] ( double striker with trample | creature with double strike and trample | creature with trample and double strike ) kills|destroys [the|its|a] ( blocker | blocking creature ) with|in|during [the] first strike [combat] [damage] [step] [,] do|does|will|would ( it | the attacker ) [still|also] hit|deal|damage|trample [damage] [over] [to] [the|a|his] player|opponent [for|in|with] [the] [second|regular|normal] [strike|hit|damage|step|time] -> {_DOUBLE.format(" and trample")}

# Damage divided among blockers.
can|could|may {_WHO} assign|deal|put 0|zero|no damage to one|a [of] [the|my|his|two] [two|double] blocker|blockers|creature|creatures -> Alice attacks Bob with Knight, a 4/4 creature. Bob blocks Knight with Ogre, a 3/3 creature, and Giant, a 4/4 creature. Alice assigns 4 damage to Ogre. Is that legal?

# Planeswalkers in a fight, and damage that is redirected to them.
can|could|may {_WHO} attack [a|the|his] planeswalker with one|a [creature] and [a|the|his|its] player|opponent|controller with another|one [one|creature] -> Alice controls Knight, a 2/2 creature. Alice controls Bear, a 2/2 creature. Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight and Bob with Bear. Is that legal?
can|could|may {_WHO} attack [a|the|his] player|opponent with one|a [creature] and [a|the|his|their] planeswalker with another|one [one|creature] -> Alice controls Knight, a 2/2 creature. Alice controls Bear, a 2/2 creature. Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight and Bob with Bear. Is that legal?
do|does|will|would|can [the|any|excess|extra] trample [damage] [still] go|goes|carry|carries|spill|trample|hit|hits [over|on] [to] [the|a|its] planeswalkers|planeswalker controller|owner|player -> {_NOT_FROM_WALKER}
do|does|will|would|can [the|any|excess|extra] trample [damage] [over|past|on|to|from] [a|the] planeswalker [still] go|goes|carry|carries|spill|trample|hit|hits [over|on] [to] [the|a|its] player|opponent|controller -> {_NOT_FROM_WALKER}
do|does|will|would|can [the|any|excess|extra] trample [damage] [still] go|goes|carry|carries|spill [over|past|through] [a|the] planeswalker [and] [on] [to|hit] [the|a|its] player|opponent|controller -> {_NOT_FROM_WALKER}
can|could|may {_WHO} attack [with] [both] [a|the|his] planeswalker|player|opponent and [a|the|his|its] [opponent|planeswalker|player|controller] [at|in|on|during] [the] same combat|turn|attack|time [phase] -> Alice controls Knight, a 2/2 creature. Alice controls Bear, a 2/2 creature. Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight and Bob with Bear. Is that legal?
do|does|will|would|can [the|excess|extra] trample damage [still] carry|trample|spill|go [over|through] from [a|the] planeswalker|planeswalkers to [the|its|a] player|controller|opponent -> {_NOT_FROM_WALKER}
do|does|will|would|can [the|excess|extra|leftover] [excess|extra|leftover] damage [dealt] to [a|the|my] planeswalker|planeswalkers [still] carry|trample|spill|go|goes [over|through] to [the|its|a|me|my] [player|controller|opponent] -> {_NOT_FROM_WALKER}
if|when [a|my|his|the] planeswalker has|with 1|one|2|two loyalty [counter|counters] and i|you|they|we redirect 3|4|5|three|four|five [of] [the] damage to it [,] do|does|will|would the|a|my player|opponent [still] take the remaining|rest|other|excess [of] [the] [1|2|3|4] [damage] -> Bob controls Ava, a planeswalker with 1 loyalty. Alice casts an instant "This spell deals 3 damage to any target." targeting Bob. Alice redirects the damage to Ava. Does Bob take any damage?

# Players and creatures that can't be targets, and protection for what is enchanted.
if {_WHO} have|has|got hexproof|shroud [,] can|could|may [my] [an] opponent|opponents|they|he|you [still] attack|hit|damage [me|us|you] -> Alice controls Shrine, an enchantment with "You have hexproof." Bob attacks Alice with Ogre, a 3/3 creature. Is that legal?
do|does|will|would {{k}} stop|prevent|keep {_WHO} from targeting my|your|our own creature|creatures|permanents|permanent|stuff -> Alice controls Knight, a 2/2 creature with {{k}}. Alice casts an instant "Target creature gets +2/+2 until end of turn." targeting Knight. ~Is that legal?
can|could|may {_WHO} [still] target my|your|our own creature|creatures with|if [it|they] [has|have|with] {{k}} -> Alice controls Knight, a 2/2 creature with {{k}}. Alice casts an instant "Target creature gets +2/+2 until end of turn." targeting Knight. Is that legal?
can|could|may {_WHO} [still] target my|your|our own {{k}} creature|creatures -> Alice controls Knight, a 2/2 creature with {{k}}. Alice casts an instant "Target creature gets +2/+2 until end of turn." targeting Knight. Is that legal?
if|when my|a|the creature gets|gains|has|gain|get protection from white [,] do|does|will|would [my|the|its|a] white aura|auras|enchantment|enchantments [on|attached] [it|to] [it] fall|falls|drop|go|goes|die|leave [off|away] -> {_FALLS_OFF}
do|does|will|would [my|the|its|a] white aura|auras|enchantment|enchantments [on|attached] [it|to] [it] fall|falls|drop|go|goes [off|away] if|when my|a|the|it [creature] gets|gains|has|gain|get protection from white -> {_FALLS_OFF}
can|could|may {_WHO} [tap|use] [a] [creature|creatures] [to] convoke with [a] summoning sick creature|creatures -> {_CONVOKED}
can|could|may {_WHO} tap|use [a] summoning sick creature|creatures to|for|with convoke|pay [a] [for] [spell|convoke] -> {_CONVOKED}
can|could|may [a] summoning sick creature|creatures [be] convoke|tapped|used [for|to] [convoke|pay] [a] [for] [spell] [convoke] -> {_CONVOKED}

do|does|will|would vigilance untap|untaps [my|a|the|an] [attacking] creature|creatures|it [after|when|during] [it|they|combat|attacking] [attacks|attack] -> Alice controls a tapped Knight, a 2/2 creature with vigilance. It is Alice's turn. ~Is Knight tapped?
can|could|may {_WHO} respond to [my|an|the|a] [opponent|opponents] tapping [a|an|their|his|her] land|lands|dork|dorks|creature|elf|elves for mana -> {_NO_RESPONSE}
can|could|may {_WHO} respond to [my|an|the|a|his|her|their] [opponent|opponents] mana ability|abilities|dork|dorks -> {_NO_RESPONSE}
can|could|may {_WHO} respond to [a|the|my] [land|lands] mana ability|abilities|tapping [for] [mana] -> {_NO_RESPONSE}
can|could|may {_WHO} stifle [a|the|his|her|their|an|my] [opponents|opponent] fetch|fetchland|fetchlands [land|lands|activation] -> Bob controls Delta, a land with "{{T}}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield, then shuffle." Bob activates Delta. In response, Alice casts an instant "Counter target activated or triggered ability." targeting Delta. Is that legal?

# What a keyword does against a spell that kills.
do|can|will|would {{k}} [still] stop|prevent|survive|save|protect|counter|beat [a|my|the] [creature|creatures|it|me] [from|against] {{spell}} -> ~Alice controls Knight, a 2/2 creature with {{k}}. Will {{spell}} kill Knight?
do|can|will|would {{k}} [creatures|creature] [still] work|help|do [anything] against|versus|with {{spell}} -> ~Alice controls Knight, a 2/2 creature with {{k}}. Will {{spell}} kill Knight?
do|can|will|would {{spell}} [still] get around|past|through indestructible [creatures] -> Alice controls Knight, a 2/2 creature with indestructible. Will {{spell}} kill Knight?
do|can|will|would {{spell}} [still] get around|past|through {{k}} -> Alice controls Knight, a 2/2 creature with {{k}}. Will {{spell}} kill Knight?
# Commanders, poison and draws.
do|does|will|would commander damage [still] count|matter|kill|stay if|when|after {_WHO}|he|she|they gain|gains life -> Alice's commander is Knight, a 6/6 creature. Bob has taken 15 commander damage from Knight. Bob casts an instant "You gain 10 life." Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose?
do|does|will|would|can gaining|lifegain|gain [life] reset|remove|undo|reduce|lower|heal [the] commander damage -> Alice's commander is Knight, a 6/6 creature. Bob has taken 15 commander damage from Knight. Bob casts an instant "You gain 10 life." Alice attacks Bob with Knight. Bob doesn't block. ~Does Bob lose?
if my|a commander has|have dealt|deals|dealt 20 [commander|combat] damage to [someone|a|him|my|an] [player|opponent] and [i] [then] [it] hit|hits|deals [him|them|it] [for] 1|one [more] [damage] [,] do|does|will [he|they|she|that] [player] lose|die -> Alice's commander is Knight, a 1/1 creature. Bob is at 40 life. Bob has taken 20 commander damage from Knight. Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose?
do|does|will|would noncombat damage [from|by|dealt] [by] [a|my] commander|commanders count|counts as|for|toward commander damage -> Alice's commander is Knight, a 6/6 creature with "{{0}}: This creature deals 6 damage to target opponent." Bob is at 40 life. Bob has taken 15 commander damage from Knight. Alice activates Knight targeting Bob. Does Bob lose?
do|does|will|would [a] infect commander|commanders damage [also|still] deal|deals|do|count|counts [as|for] commander [damage] -> Alice's commander is Knight, a 6/6 creature with infect. Bob is at 40 life. Bob has taken 15 commander damage from Knight. Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose?
do|does|will poison counters [ever] go|wear|disappear|reset [away|off] [at] [the] [end] [of] [turn] -> Bob has 3 poison counters. It is Bob's turn. Then the turn ends. ~Does Bob have any poison counters?
if both|all players die|lose|reach|hit [0|zero] [life] at the same time [,] who wins|win -> Alice is at 3 life. Bob is at 3 life. Alice casts a sorcery "This spell deals 3 damage to each player." Who wins?
do|does|will|can reach let|allow|mean [a|my] [creature|creatures|it] [to] [can] block [a] flying|flyer|flyers|flier|fliers [creature|creatures] -> Alice controls Knight, a 2/2 creature with reach. Bob attacks Alice with Ogre, a 3/3 creature with flying. Alice blocks Ogre with Knight. Is that legal?
do|can|will|would regeneration|regenerating [still] stop|prevent|survive|save|protect|work [a|my|the] [creature|creatures|it] [from|against] {{spell}} -> ~Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. Will {{spell}} kill Knight?
# When what is cast.
can|could|may {_WHO} cast|play [a|an] creature|creatures|sorcery|sorceries|planeswalker|planeswalkers|artifact|artifacts|enchantment|enchantments [spell|spells] at instant speed -> It is Bob's turn. Alice casts a sorcery "Draw a card." Is that legal?
can|could|may {_WHO} cast|play two|multiple|several|more|many [than] [one] spell|spells|instants|sorceries [in|on|per|each|during] [one|a|the|my] [same] [turn] -> Alice casts a sorcery "Draw a card." Alice casts a sorcery "You gain 1 life." Is that legal?
do|does|will|would|can {_WIPE} [still|also] kill|destroy|affect|hit planeswalkers|planeswalker|walkers -> Alice controls Ava, a planeswalker with 3 loyalty. Bob casts a sorcery "Destroy all creatures." Is Ava in the graveyard?
do|does|will|would|can {{spell}} [still|also] kill|destroy planeswalkers|planeswalker|walkers -> Alice controls Ava, a planeswalker with 3 loyalty. Bob casts {{spell}}@Ava. Is Ava in the graveyard?
do|does|will|would|can {{spell}} [still|also] affect|hit planeswalkers|planeswalker|walkers -> Alice controls Ava, a planeswalker with 1 loyalty. Bob casts {{spell}}@Ava. Is Ava in the graveyard?
do|does|will|would killing|removing|destroying|bouncing [a|the|its] [source|creature|permanent] with [its|the|a] trigger|ability on the stack stop|counter|remove|fizzle|prevent [the|its|that] trigger|ability -> Alice controls Zed, a 1/1 creature with "{{0}}: You gain 1 life." Alice activates Zed. In response, Bob casts an instant "Destroy target creature." targeting Zed. ~Does Alice gain life?
"""
