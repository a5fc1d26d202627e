"""What is asked in forums of leaving the battlefield, of copies, of spells that wait and of colors: in the signs of `products.py`."""

from __future__ import annotations

_OWN = "Is that legal?"
_SHRINE = 'Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." '
_TOKEN = "Alice controls Elf, a 1/1 creature token. "
_ELF = "Alice controls Elf, a 1/1 creature. "
_AS_DYING = "( dying|dies|death|deaths | a|the death|dies [trigger] | die )"
_SORCERY = 'Bob casts a sorcery "Draw a card." In response, Alice casts an instant '
_ALTAR = (
    'Bob controls Altar, an artifact with "Sacrifice a creature: You gain 1 life." Bob controls Ogre, a 2/2 creature. '
    "Bob activates Altar sacrificing Ogre. "
)
_MARKED = "Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. "
_BLINK = 'Alice casts an instant "Exile target creature you control, then return it to the battlefield under its owner\'s control." targeting Knight. '
_BOUNCE = 'Bob casts an instant "Return target creature to its owner\'s hand." targeting {}. '
_COUNTERS = "( [its|the|all|any|your|my] [+1/+1|-1/-1] counter|counters [off|from|on] [it|the|them|creature|creatures|a] [creature|creatures] )"
_REX = 'Bob controls Rex, a 2/2 legendary creature. Alice casts a sorcery "Create a token that\'s a copy of target creature." targeting Rex. '
_LEGEND = "( [a|an|the|my] [opponents] legendary creature|creatures|permanent|permanents | [a|an|my] [opponents] legend|legends )"
_SHROUD_PRO = (
    "Alice attacks Bob with Knight, a 2/2 creature with protection from white, protection from blue, protection from black, "
    "protection from red and protection from green. Bob controls Golem, a 3/3 colorless artifact creature. Bob blocks Knight with Golem. ~Is that legal?"
)

_PROWESS = "Alice controls Knight, a 2/2 creature with prowess. "
_EQUIPPED = (
    'Alice controls Knight, a 2/2 creature with {}. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." '
    'and "Equip {{0}}". Alice equips Blade to Knight. '
)

FORUM_CLAIMS = f"""
# What counts as dying.
is: ( sacrificing|sacking|saccing|sacking a token|tokens | [a] sacrificed token|tokens ) / ( {_AS_DYING} ) -> {_SHRINE}{_TOKEN}Alice sacrifices Elf. Does Shrine trigger?
is: ( sacrificing|sacking|saccing a|the|my|it creature|creatures | sacrificing|sacking|saccing it|something | [being] sacrificed | [a|the] sacrifice ) / ( {_AS_DYING} ) -> {_SHRINE}{_ELF}Alice sacrifices Elf. Does Shrine trigger?
is: ( destroying|killing <creature|it> | being destroyed|killed ) / ( {_AS_DYING} ) -> {_SHRINE}{_ELF}Bob casts an instant "Destroy target creature." targeting Elf. Does Shrine trigger?
is: ( exiling|exile <creature|it|token> | being exiled | [a] exile ) / ( {_AS_DYING} ) -> {_SHRINE}{_ELF}Bob casts an instant "Exile target creature." targeting Elf. Does Shrine trigger?
is: ( bouncing|returning <creature|it|token> [to] [hand|my|its] [hand|owners] [hand] | being bounced | [a] bounce ) / ( {_AS_DYING} ) -> {_SHRINE}{_ELF}{_BOUNCE.format("Elf")}Does Shrine trigger?
is: ( blinking|flickering <creature|it> | being blinked|flickered | [a] blink|flicker ) / ( {_AS_DYING} ) -> {_SHRINE}{_MARKED}{_BLINK}Does Shrine trigger?
is: ( discarding|milling <creature> [card|cards] | discarded|milled creature|creatures [card|cards] | being discarded|milled ) / ( {_AS_DYING} ) -> {_SHRINE}Alice has Elf, a 1/1 creature, in hand. Bob casts a sorcery "Target player discards a card." targeting Alice. Does Shrine trigger?

# Leaving and coming back takes counters off.
does: ( blinking|flickering <creature|it> | [a] blink|flicker ) / ( remove|removes|reset|resets|lose|loses|clear|clears|wipe|erase {_COUNTERS} | get|gets rid of {_COUNTERS} ) -> {_MARKED}{_BLINK}~Does Knight have any counters?
does: ( blinking|flickering <creature|it> | [a] blink|flicker ) / keep|keeps|preserve|save|retain {_COUNTERS} -> {_MARKED}{_BLINK}Does Knight have any counters?
does: ( blinking|flickering <creature|it> ) / ( let|allow it|<i> keep|retain {_COUNTERS} ) -> {_MARKED}{_BLINK}Does Knight have any counters?

# Copies.
may: <i> / ( copy|clone {_LEGEND} | make|create|have [a|an] [token] copy|copies|clone|clones of {_LEGEND} | have [a|an] token [that] [is|are] [a] [copy|copies] of {_LEGEND} ) -> {_REX}{_OWN}
may: {_LEGEND} / be copied|cloned -> {_REX}{_OWN}

# What waits on the stack.
may: <i> / ( exile ( [a] card|cards|spell|spells|something|things on|from|off the stack | <spell> [while] [it] [is] [on] [the] [stack] ) ) -> {_SORCERY}"Exile target spell." targeting the sorcery. {_OWN}
may: ( [a] card|cards|spell|spells ) / ( be exiled on|from|off the stack ) -> {_SORCERY}"Exile target spell." targeting the sorcery. {_OWN}
may: <i> / ( bounce|return [a] spell|spells [on|from|off] [the] [stack] [to] [its] [owners] [hand] ) -> {_SORCERY}"Return target spell to its owner's hand." targeting the sorcery. {_OWN}
may: <i> / ( counter [a|the|his|my|someones|somebodys] sacrifice|sacrificing [as] [a] [cost] [of] [a] [creature|creatures] | counter [a|the|his] creature being sacrificed ) -> {_ALTAR}In response, Alice casts an instant "Counter target activated or triggered ability." targeting Altar. ~Does Ogre die?
may: ( [a|the] sacrifice [as|for] [a] [cost] ) / be countered -> {_ALTAR}In response, Alice casts an instant "Counter target activated or triggered ability." targeting Altar. ~Does Ogre die?
may: <i> / ( sacrifice|sac [<creature|it|something>] in response to [a|an|the|my|his|their] [<opponent>] ( <instant> | <removal> | <spell> | [an] exile [spell|effect|removal] ) ) -> Alice controls Altar, an artifact with "Sacrifice a creature: You gain 1 life." {_ELF}Bob casts an instant "Exile target creature." targeting Elf. In response, Alice activates Altar sacrificing Elf. {_OWN}

may: <i> / ( cast|play|use [a|an|another] [second|2nd] <instant> in response to my|your [own] ( <instant> | <spell> ) | respond to my|your [own] ( spell|spells | ability|abilities | trigger|triggers | instant|instants ) ) -> Alice casts a sorcery "Draw a card." In response, Alice casts an instant "You gain 1 life." {_OWN}
may: <i> / crew [a|my|the] vehicle|vehicles [on] [the] [same] [turn] / [on] [the] turn it|they|i enters|enter|comes|come|cast|play [it] [in|into] [play] -> Alice casts Cart, a 3/3 Vehicle artifact with "Crew 1". Alice controls Elf, a 1/1 creature. Alice crews Cart with Elf. {_OWN}
may: [a|my|the] vehicle|vehicles / attack / [on] [the] turn it|they|i enters|enter|comes|come|cast|play [it] [in|into] [play] -> Alice casts Cart, a 3/3 Vehicle artifact with "Crew 1". Alice controls Elf, a 1/1 creature. Alice crews Cart with Elf. Alice attacks Bob with Cart. {_OWN}
may: <i> / tap [a|my] [summoning] [sick] creature|creatures for convoke / if|when|even [if] [it] [has|have|with] protection from [the|that] [spells] [color] [of] [the] [spell] -> Alice controls Knight, a 2/2 creature with protection from red. Alice casts Call, a red sorcery with "Convoke" and "Draw a card.", tapping Knight. {_OWN}
may: ( a creature|creatures with protection from [a|the] [spells|spell] [color] [of] [the] [spell] ) / ( be tapped for convoke | convoke [a|the|that] [spell] | help cast [a] [convoke] [spell] ) -> Alice controls Knight, a 2/2 creature with protection from red. Alice casts Call, a red sorcery with "Convoke" and "Draw a card.", tapping Knight. {_OWN}

may: <i> / ( cast|use|play two|2|three|3|several|multiple|more [than] [one|spells|instants] [spells|instants] in response ) -> {_SORCERY}"You gain 1 life." In response, Alice casts an instant "You gain 2 life." {_OWN}

# What one's own spells and abilities may be aimed at.
stops: shroud / ( [me|you] [from] equip|equips|equipping|equipment [it] [creature|creatures] [to] [it|the] [creature] ) -> {_EQUIPPED.format("shroud")}~{_OWN}
stops: hexproof / ( [me|you] [from] equip|equips|equipping|equipment [it] [creature|creatures] [to] [it|the] [creature] ) -> {_EQUIPPED.format("hexproof")}~{_OWN}
may: <i> / ( equip [something] [to] <creature> with shroud | put|attach|move [an|my] equipment [on|to|onto] <creature> with shroud ) -> {_EQUIPPED.format("shroud")}{_OWN}
may: <i> / ( equip [something] [to] my [own] creature|creatures|guy with hexproof | put|attach|move [an|my] equipment [on|to|onto] my [own] creature|creatures|guy with hexproof ) -> {_EQUIPPED.format("hexproof")}{_OWN}
does: ward / trigger|work|apply|matter|count / if|when|for ( it|this|that <is> my|your own spell|ability | its my|your own spell|ability | i|you target|targeted it [with] [my|your] [own] [spell|ability] | my|your own spell|spells|ability|abilities ) -> Alice controls Knight, a 2/2 creature with ward {{2}}. Alice casts an instant "Target creature gets +1/+1 until end of turn." targeting Knight. Does Knight trigger?

does: prowess / trigger|work|count off|from|on|with|for [of] ( [an|a] artifact|artifacts|instant|instants|sorcery|sorceries|enchantment|enchantments|planeswalker|planeswalkers|noncreature [spell|spells] ) -> {_PROWESS}Alice casts Rock, an artifact with "When Rock enters, draw a card." Does Knight trigger?
does: prowess / trigger|work|count off|from|on|with|for [of] ( [a] creature|creatures [spell|spells] ) -> {_PROWESS}Alice casts Elf, a 1/1 creature. Does Knight trigger?
does: prowess / trigger|work|count off|from|on|with|for [of] ( [a] land|lands ) -> {_PROWESS}Alice plays Forest. Does Knight trigger?

# Colors.
is: colorless / ( [a|one] [of] [the] color|colors|colour ) -> {_SHROUD_PRO}
"""
