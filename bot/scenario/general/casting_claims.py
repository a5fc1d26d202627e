"""What is asked of casting, responding, the stack and turns at large: in the signs of `products.py`."""

from __future__ import annotations

_BOBS = "It is Bob's turn. "
_DRAW = '"Draw a card."'
_GAIN = 'Alice casts an instant "You gain 1 life." '
_BOLT = 'Bob casts an instant "This spell deals 3 damage to any target." targeting '
_MURDER = 'Bob casts an instant "Destroy target creature." targeting Knight. '
_COUNTER = 'Bob casts an instant "Counter target spell."'
_WATCH = 'Alice controls Shrine, an enchantment with "Whenever you cast {}spell, you gain 1 life." '
_SHRINE = _WATCH.format("an instant or sorcery ")
_BLADE = 'Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {0}". Alice controls Knight, a 2/2 creature. '
_AVA = 'Alice controls Ava, a planeswalker with 3 loyalty and "+1: You gain 1 life." '
_HELD = 'Alice controls Knight, a 2/2 creature. {} In response, Alice casts an instant "Target creature gains {} until end of turn." targeting Knight. '
_ENTERED = 'Bob casts Elf, a 1/1 creature with "When Elf enters, you gain 1 life." '
_OWN = "Is that legal?"
_COPIED = '{}Alice casts a sorcery "Draw a card." In response, Alice casts an instant "Copy target instant or sorcery spell." targeting the sorcery. '

CASTING_CLAIMS = f"""
# What uses the stack.
may: <i> / <respond> <doing> <land> [drop|drops] <done> -> Bob plays Forest. In response, Alice casts an instant "Counter target spell." targeting Forest. {_OWN}
may: <i> / counter <doing> <land> [drop|drops] <done> -> Alice plays Forest. In response, {_COUNTER} targeting Forest. {_OWN}
may: <land> / be countered|responded [to] [by|with] [a] [counterspell|counterspells] -> Alice plays Forest. In response, {_COUNTER} targeting Forest. {_OWN}
does: ( playing|play <land> | <land> drop|drops ) / use|uses|go|goes [on] [to] the stack -> Alice plays Forest. In response, {_COUNTER} targeting Forest. {_OWN}
may: <i> / <respond> <doing> <walker> [ability|abilities|activation|activations] <done> -> Bob controls Ava, a planeswalker with 3 loyalty and "+1: Draw a card." Bob uses Ava's +1. In response, {_GAIN}{_OWN}
may: <i> / <respond> <doing> [an|a|the] equip|equipping [ability|abilities|activation|activations|<creature|it|equipment>] <done> -> Bob controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{0}}". Bob controls Ogre, a 2/2 creature. Bob equips Blade to Ogre. In response, {_GAIN}{_OWN}
may: <i> / <respond> <anyone> equipping <it|creature|equipment> -> Bob controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{0}}". Bob controls Ogre, a 2/2 creature. Bob equips Blade to Ogre. In response, {_GAIN}{_OWN}
may: <i> / <respond> <doing> ( <etb> | <trigger> | <death> | storm | cascade | prowess | [an|a] activated|triggered abilities|ability|trigger ) [trigger|triggers] <done> -> {_ENTERED}In response to the trigger, {_GAIN}{_OWN}
may: <i> / <respond> <doing> ( <creature> [spell|spells] | <spell> | <commander> ) <done> -> Bob casts Elf, a 1/1 creature. In response, {_GAIN}{_OWN}
may: <i> / <respond> [<anyone>] [cracking|activating|using|sacrificing] [a|the] fetch|fetches|fetchland|fetchlands [land|lands] [activation|activations|ability] <done> -> Bob controls Delta, a land with "{{T}}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield, then shuffle." Bob activates Delta. In response, {_GAIN}{_OWN}
may: <i> / <respond> [<anyone>] [being|declaring] ( <creature> being declared [as] [an] attacker|attackers | attack|attacks|attackers|attacked|attacking [being] [declared] [me|by] [with] [<creature>] ) -> Bob attacks Alice with Ogre, a 2/2 creature. {_GAIN}{_OWN}
may: <i> / <respond> my|your own spell|spells|ability|abilities|trigger|triggers -> Alice casts a sorcery {_DRAW} In response, {_GAIN}{_OWN}
may: <i> / <respond> [<anyone>] [turning|flipping|unmorphing] ( [a] morph|morphs | [a] face-down creature|creatures | [a] face down creature|creatures ) [being] [turned|flipped] [face] [up] -> Bob controls a face-down Zombie, a 2/2 creature with "Morph {{2}}". Bob turns Zombie face up. In response, Alice casts an instant "Counter target activated or triggered ability." targeting Zombie. {_OWN}

# What counters and removal do.
does: ( [a] countered spell|spells | [a] spell|spells that was|is|are|were|got countered ) / count|counts [as] [being|having] [been] ( cast | a spell cast | for storm ) [for|with|towards] [storm|prowess|magecraft|triggers] -> {_SHRINE}Alice casts a sorcery {_DRAW} In response, {_COUNTER} targeting the sorcery. Does Shrine trigger?
does: ( [a] cast trigger|triggers | when you cast trigger|triggers | prowess | magecraft | storm ) / ( trigger|triggers|happen|happens|resolve|resolves|work|works|count ) / [even] if|when <spell|it> <is> countered -> {_SHRINE}Alice casts a sorcery {_DRAW} In response, {_COUNTER} targeting the sorcery. Does Shrine trigger?
does: countering <spell> / stop|prevent|counter|remove|fizzle [a|the|its] ( cast trigger|triggers | when you cast trigger|triggers | prowess | magecraft | storm ) -> ~{_SHRINE}Alice casts a sorcery {_DRAW} In response, {_COUNTER} targeting the sorcery. Does Shrine trigger?
does: ( [a] copy|copies of [a|an] [creature|instant|sorcery|the] [spell|spells] | copying <spell> | [a] copied spell|spells | storm copies ) / ( count|counts as [being] ( casting | cast | a cast | casting a spell | casting it ) | trigger [a] [cast|casting|prowess|magecraft] [triggers|trigger|abilities] ) -> {_COPIED.format(_WATCH.format("a sorcery "))}Does Shrine trigger twice?
is: ( [a] copy|copies of [a|an] [creature|instant|sorcery|the] [spell|spells] | [a] copied spell|spells | storm copies ) / cast -> {_COPIED.format(_WATCH.format("a sorcery "))}Does Shrine trigger twice?
may: <i> / counter [an|a|the] ( ability|abilities | activated ability|abilities | triggered ability|abilities | trigger|triggers ) with [a|an] ( counterspell|counterspells | normal|regular counterspell|counterspells | counter spell|spells ) -> {_ENTERED}In response to the trigger, Alice casts an instant "Counter target spell." targeting Elf's trigger. {_OWN}
may: <i> / counter <creature> [spell|spells] with [a] counterspell|counterspells -> Bob casts Elf, a 1/1 creature. In response, Alice casts an instant "Counter target spell." targeting Elf. {_OWN}
may: ( [a] counterspell|counterspells ) / counter|stop [an|a] ability|abilities|trigger|triggers -> {_ENTERED}In response to the trigger, Alice casts an instant "Counter target spell." targeting Elf's trigger. {_OWN}
does: [the|a|an|my|his|their] ( removal [spell] | spell|spells | kill spell | aura ) / ( fizzle|fizzles | get countered ) / if|when|once ( [<creature|the|its|target>] [target] gains|gets|gain|has hexproof|shroud|protection [in] [response] [to] [it|the|a] [removal] [spell] | <i> give|gives <it|creature> hexproof|shroud|protection [in] [response] [to] [it] | the|its target becomes illegal ) -> {_HELD.format('Bob casts an instant "Destroy target creature." targeting Knight.', "hexproof")}Does Knight survive?
does: ( giving|granting <creature> hexproof|shroud [in] [response] [to] [removal|a|it] [removal] [spell] | hexproof|shroud in response [to] [removal|a] [removal] [spell] ) / ( save|saves|protect|protects <creature|it> | work|works | counter|fizzle|stop|stops the|a|it [removal] [spell] ) -> {_HELD.format('Bob casts an instant "Destroy target creature." targeting Knight.', "hexproof")}Does Knight survive?
does: [the|a] spell|spells with ( two|2|multiple|several targets ) / resolve|resolves|fizzle / if|when one|1 [target] [of] [its|the] [targets] ( is|becomes illegal | is|becomes gone | leaves | dies ) -> Alice controls Knight, a 2/2 creature, and Elf, a 1/1 creature. Bob casts a sorcery "Destroy two target creatures." targeting Knight and Elf. In response, Alice sacrifices Elf. Does Knight die?
does: <removing> <creature> [in] [response] [to] <etb> / stop|prevent|counter|fizzle|remove|stops <trigger|it|etb> -> ~Bob casts Elf, a 1/1 creature with "When Elf enters, you gain 1 life." In response to the trigger, Alice casts an instant "Destroy target creature." targeting Elf. Does Bob gain life?
does: <etb> / resolve|happen|work|go|resolves|happens|goes [off|through] / if|when [in] [response] ( <creature> [is] <gone> | <i> <removing> <it|creature> ) [in] [response] -> Bob casts Elf, a 1/1 creature with "When Elf enters, you gain 1 life." In response to the trigger, Alice casts an instant "Destroy target creature." targeting Elf. Does Bob gain life?
does: ( <removing> <the|its|creature> [source] [in] [response] ) / stop|prevent|counter|fizzle|remove|stops [an|a|the|its|that] [activated] ability|abilities -> ~Bob controls Elf, a 1/1 creature with "{{0}}: You gain 1 life." Bob activates Elf. In response, Alice casts an instant "Destroy target creature." targeting Elf. Does Bob gain life?

# When what may be cast, played, activated.
may: <me> / play <land> <their turn> -> {_BOBS}Alice plays Forest. {_OWN}
may: <i> / play ( two|2|multiple|several lands | a second land | more than one|1 land | another land ) [on|in|during] [a|the|my|same|each|one|per] [single|same] [turn] -> Alice plays Forest. Alice plays Swamp. {_OWN}
may: <i> / play <land> ( during combat | in response [to] [a] [spell] | at instant speed | in [the] combat [phase] ) -> Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight, a 2/2 creature. Alice plays Forest. {_OWN}
may: <me> / activate|use <walker> [ability|abilities] ( <their turn> | at instant speed ) -> {_BOBS}{_AVA}Alice uses Ava's +1. {_OWN}
may: <me> / activate|use <walker> [ability|abilities] ( during combat | in response [to] [a] [spell] | in [the] combat [phase] ) -> {_AVA}Alice attacks Bob with Knight, a 2/2 creature. Alice uses Ava's +1. {_OWN}
may: <i> / ( equip|move|attach|use [<equipment>] [to|onto|between|ability|abilities] [another|a|different|other] [creature|creatures] | activate [an] equip [ability|abilities] ) ( at instant speed | during combat | in response [to] [<removal|spell>] | after|before|once ( blocks | blockers [are|have] [been] [declared] | blocking ) ) -> {_BLADE}{_BOBS}Alice equips Blade to Knight. {_OWN}
may: <me> / ( equip|move|attach|use [<equipment>] [to|onto|between|ability|abilities] [another|a|different|other] [creature|creatures] | activate [an] equip [ability|abilities] ) <their turn> -> {_BLADE}{_BOBS}Alice equips Blade to Knight. {_OWN}
is: ( equip | equipping ) / [at] ( sorcery speed | sorcery speed only ) -> ~{_BLADE}{_BOBS}Alice equips Blade to Knight. {_OWN}
is: ( equip | equipping ) / [at] ( instant speed ) -> {_BLADE}{_BOBS}Alice equips Blade to Knight. {_OWN}
may: <i> / activate|use [activated] abilities|ability [of] [<creature>] ( at instant speed | <their turn> | during combat | in response [to] [a] [spell] ) -> {_BOBS}Alice controls Elf, a 1/1 creature with "{{0}}: You gain 1 life." Alice activates Elf. {_OWN}
may: <i> / crew [a|the|my] [vehicle|vehicles] ( at instant speed | <their turn> | during combat | in response [to] [a] [spell] ) -> {_BOBS}Alice controls Cart, a 3/3 Vehicle artifact with crew 1. Alice controls Knight, a 2/2 creature. Alice crews Cart with Knight. {_OWN}
may: <i> / cycle [a|the|my] [card|cards] ( at instant speed | <their turn> | during combat | in response [to] [a] [spell] ) -> {_BOBS}Alice controls Shrine, an enchantment with "{{0}}, Discard a card: Draw a card." Alice has Hill Giant in hand. Alice activates Shrine discarding Hill Giant. {_OWN}
may: <i> / cast|play|flash [in] [<creature>] [spell|spells] with flash|it ( at instant speed | <their turn> | during combat | in response [to] [a] [spell] | at end of turn ) -> {_BOBS}Alice casts Knight, a 2/2 creature with flash. {_OWN}
may: <i> / flash in <creature> [spell|spells] ( <their turn> | during combat | in response [to] [a] [spell] | at end of turn ) -> {_BOBS}Alice casts Knight, a 2/2 creature with flash. {_OWN}
may: <i> / cast|play <instant> ( <their turn> | in|during|on <opponent> ( upkeep | draw step | end step ) | at instant speed | in|during [the|my] combat [phase] | in|during [the|my] ( upkeep | end step ) ) -> {_BOBS}During Bob's upkeep, {_GAIN}{_OWN}
may: <i> / cast|play <instant> ( during|in [the|my|an|your|his] [opponents|opponent] untap step ) -> {_BOBS}During Bob's untap step, {_GAIN}{_OWN}
may: <i> / cast|play [a|an|my] sorcery|sorceries|creature|creatures|enchantment|artifact [spell|spells] in response [to] [a|another|an] [spell|something] -> Bob casts a sorcery {_DRAW} In response, Alice casts a sorcery {_DRAW} {_OWN}
may: <i> / cast|play [a] ( sorcery|sorceries|creature|creatures [spell|spells] ) ( during combat | during|in|on [the|my|your] [upkeep|draw] [step] | in [the] combat [phase] | in [the|my] ( end step | upkeep | beginning of combat ) ) -> During Alice's upkeep, Alice casts a sorcery {_DRAW} {_OWN}
may: <i> / cast <removal> ( with|without [a|any] [no] [legal|valid] target|targets | if|when there is|are no [legal|valid] target|targets ) -> Alice casts a sorcery "Destroy target creature." {_OWN}
may: <i> / target the same creature|permanent|thing|player twice [with] [the|one|a] [same] [spell] -> Bob controls Ogre, a 2/2 creature. Alice casts a sorcery "Destroy two target creatures." targeting Ogre and Ogre. {_OWN}
may: <i> / cast <aura> on|to|onto ( <opponent> creature|creatures | an opponents creature ) -> Bob controls Ogre, a 2/2 creature. Alice casts an Aura enchantment with "Enchant creature" targeting Ogre. {_OWN}
may: <me> / equip ( <opponent> creature|creatures | a creature [that] <i> do not control ) -> Bob controls Ogre, a 2/2 creature. {_BLADE}Alice equips Blade to Ogre. {_OWN}
may: <i> / pay more life than <i> have|has -> Alice is at 1 life. Alice controls Elf, a 1/1 creature with "Pay 2 life: You gain 1 life." Alice activates Elf. {_OWN}
may: <i> / ( pay [all] [of] [my|your] life [total] | pay life down|equal to [zero|0|my|your|all] [life] [total] | pay my|your last|only [point] [of] life ) -> Alice is at 2 life. Alice controls Elf, a 1/1 creature with "Pay 2 life: You gain 1 life." Alice activates Elf. {_OWN}
may: <i> / pay 2|3|more life ( at|with|if|when [<i>] [only|just] [have|has|am|is|are] [only|just] [at|with] 1|one life ) -> Alice is at 1 life. Alice controls Elf, a 1/1 creature with "Pay 2 life: You gain 1 life." Alice activates Elf. {_OWN}
may: <i> / sacrifice <creature> ( that|which is|has summoning [sick|sickness] | with summoning sickness | the turn it came|comes [in] [into] [play] ) -> Alice controls Altar, an artifact with "Sacrifice a creature: You gain 1 life." Alice controls Knight, a 2/2 creature. Knight is summoning sick. Alice activates Altar sacrificing Knight. {_OWN}
may: <me> / sacrifice ( <opponent> creature|creatures|permanent|permanents | a creature|permanent <i> do not control ) -> Bob controls Ogre, a 2/2 creature. Alice controls Altar, an artifact with "Sacrifice a creature: You gain 1 life." Alice activates Altar sacrificing Ogre. {_OWN}
may: <i> / sacrifice ( <creature> <i> [has] [have] stole|stolen | a creature [that] <i> gained control of | a stolen creature ) -> Bob controls Ogre, a 2/2 creature. Alice casts a sorcery "Gain control of target creature until end of turn." targeting Ogre. Alice sacrifices Ogre. {_OWN}

# Turns and draws.
"""
