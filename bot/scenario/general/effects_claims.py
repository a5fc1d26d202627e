"""What is asked of what effects do at large: blinking, phasing, protection, hexproof, indestructible, prevention: in the signs of
`products.py`."""

from __future__ import annotations

_OWN = "Is that legal?"
_KNIGHT = "Alice controls Knight, a 2/2 creature{}. "
_CAST_ON = 'Bob casts an instant "{}" targeting Knight. '
_BLINK = 'Alice casts an instant "Exile target creature you control, then return it to the battlefield under your control." targeting Knight. '
_PHASE = 'Alice casts an instant "Target creature phases out." targeting Knight. '
_BLINKS = "( blinking|flickering <creature|it> | <creature> <is> blinked|flickered | [a] blink|flicker [effect|spell] )"
_BLINKED = "if|when|after ( <it|creature> <is> blinked|flickered | <i> blink|flicker <it|creature> )"
_PHASED = "if|when|after|while ( <it|creature> <is> phased [out] | <it|creature> phases|phase out )"
_ROBE = 'Alice controls Robe, a white Aura with "Enchant creature" and "Enchanted creature gets +1/+1." Robe is attached to Knight. '
_BLADE = 'Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {0}". Blade is attached to Knight. '
_STEEL = _KNIGHT.format(" with indestructible")
_STEELS = "( indestructible creature|creatures|permanent|permanents | a|an|the|my|his|any indestructible creature|permanent|thing | <creature> with indestructible )"
_PRO = _KNIGHT.format(" with protection from <color>")
_PROS = "( <creature> with|that|which [has] protection from <color> | [a] pro-<color> creature|creatures )"
_SACRIFICED = "Alice sacrifices Knight. "
_ETB = 'Alice controls Knight, a 2/2 creature with "When Knight enters, you gain 1 life." '
_OF_THE_COLOR = "( [a] <color> | of that color | of the [same] [chosen] color )"
_HEX = "( <creature> with hexproof | [a|my|the] hexproof creature|creatures )"
_SHROUD = "( <creature> with shroud | [a|my|the] shroud|shrouded creature|creatures )"
_MINE = 'Alice casts an instant "Target creature gets +1/+1 until end of turn." targeting Knight. '
_THEIRS = _CAST_ON.format("Target creature gets +1/+1 until end of turn.")
_OWNERS = "( its|their [own] controller|owner|controllers|owners | me | my own spells | its controllers spells | my own spells and abilities )"
_OTHERS = "( [my|an|the] opponent|opponents [spells|spell] )"

EFFECTS_CLAIMS = f"""
# Blinking and phasing.
does: {_BLINKS} / ( trigger|retrigger|reuse|repeat <etb> [again] | cause <etb> [again] ) -> {_ETB}{_BLINK}Does Alice gain life?
does: <etb> / ( trigger|triggers|happen|happens|work|works [again] ) / {_BLINKED} -> {_ETB}{_BLINK}Does Alice gain life?
does: {_BLINKS} / ( remove|take|get|knock <it|creature> [out] [of|from] combat ) -> {_KNIGHT.format("")}Alice attacks Bob with Knight. Bob doesn't block. {_BLINK}~Does Knight deal damage to Bob?
does: {_BLINKS} / ( give|cause|reset|mean|get|remove [<creature|it>] [its|the] [rid] [of] summoning sickness ) -> {_KNIGHT.format("")}{_BLINK}Alice attacks Bob with Knight. ~{_OWN}
does: <it|creature> / ( have|get|become summoning sickness|sick ) / {_BLINKED} -> {_KNIGHT.format("")}{_BLINK}Alice attacks Bob with Knight. ~{_OWN}
may: <it|creature> / attack / {_BLINKED} -> {_KNIGHT.format("")}{_BLINK}Alice attacks Bob with Knight. {_OWN}
does: {_BLINKS} / ( remove|remove|detach|knock|drop|lose [off] [all] [the|its] [<aura|equipment>] [off] | make <aura|equipment> fall off ) -> {_KNIGHT.format("")}{_ROBE}{_BLINK}Is Robe in the graveyard?
does: {_BLINKS} / ( save|protect <it|creature> [from] [<removal>] | fizzle|counter [the] <removal> ) -> {_KNIGHT.format("")}Bob casts an instant "Destroy target creature." targeting Knight. In response, {_BLINK}Does Knight survive?
does: [a] phasing [out] [creature] / trigger|cause ( <etb> | <death> ) -> {_ETB}{_PHASE}Does Knight trigger?
does: phasing [out] [<creature|it>] / ( save|protect <it|creature> [from] [<removal>] | fizzle|counter [the] <removal> ) -> {_KNIGHT.format("")}Bob casts an instant "Destroy target creature." targeting Knight. In response, {_PHASE}Does Knight survive?

# Indestructible.
may: {_STEELS} / be exiled [by] [a] [spell] -> {_STEEL}{_CAST_ON.format("Exile target creature.")}Is Knight exiled?
may: {_STEELS} / be bounced|returned [to] [hand|its] [owners] [hand] -> {_STEEL}{_CAST_ON.format("Return target creature to its owner's hand.")}Is Knight in Alice's hand?
may: {_STEELS} / be destroyed [by] [damage|removal|anything|spells] -> {_STEEL}{_CAST_ON.format("Destroy target creature.")}Does Knight die?
may: {_STEELS} / be targeted [by] [removal|spells|<removal>] -> {_STEEL}{_CAST_ON.format("Destroy target creature.")}{_OWN}
may: <i> / ( exile {_STEELS} | get around|past|rid [of] indestructible [with|by] [exile|exiling] ) -> {_STEEL}{_CAST_ON.format("Exile target creature.")}Is Knight exiled?
may: <i> / ( kill|destroy {_STEELS} with|by|using ( -x/-x | -1/-1 counters | minus counters | reducing its toughness | lowering its toughness | shrinking it ) ) -> {_STEEL}{_CAST_ON.format("Target creature gets -2/-2 until end of turn.")}Does Knight die?
does: {_STEELS} / ( die|dies ) / if|when ( it takes|took lethal damage | it is dealt lethal damage | lethal damage is dealt to it ) -> {_STEEL}{_CAST_ON.format("This spell deals 3 damage to target creature.")}Does Knight die?

# Protection, hexproof, shroud, ward.
may: {_PROS} / be blocked by {_OF_THE_COLOR} [creatures|creature] -> {_PRO}Bob controls Ogre, a 3/3 <color> creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. {_OWN}
stops: protection [from] [<color>|a] [color] / <creature> [from] ( being|getting blocked by [creatures] {_OF_THE_COLOR} [creatures|creature] ) -> {_PRO}Bob controls Ogre, a 3/3 <color> creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. ~{_OWN}
may: {_PROS} / be targeted by [spells|creatures] {_OF_THE_COLOR} [spells|spell|abilities|sources] -> {_PRO}Bob casts a <color> instant "This spell deals 3 damage to target creature." targeting Knight. {_OWN}
may: {_PROS} / be enchanted|equipped by|with [auras] {_OF_THE_COLOR} [auras|aura|equipment] -> {_PRO}Alice casts a <color> Aura enchantment with "Enchant creature" targeting Knight. {_OWN}
does: {_PROS} / ( take damage from [spells|creatures] {_OF_THE_COLOR} [creatures|creature|sources|spells] ) -> {_PRO}Bob attacks Alice with Ogre, a 3/3 <color> creature. Alice blocks Ogre with Knight. Is Knight dealt any damage?
may: {_PROS} / block {_OF_THE_COLOR} [creatures|creature] -> {_PRO}Bob attacks Alice with Ogre, a 3/3 <color> creature. Alice blocks Ogre with Knight. {_OWN}
does: protection [from] [<color>|a] [color] / ( work|apply|help|stop|save|protect [it|a|my] [creature] [against|from|on] ( <wipe> | spells that do not target | effects that do not target | untargeted|nontargeted effects|spells ) ) -> {_PRO}Bob casts a <color> sorcery "Destroy all creatures." Does Knight survive?
does: <equipment> / ( fall|falls|come|comes|drop off ) / if|when <it|creature> gets|gains|has protection from artifacts -> {_KNIGHT.format("")}{_BLADE}Alice casts an instant "Target creature gains protection from artifacts until end of turn." targeting Knight. ~Is Knight a 3/3?
may: {_HEX} / be targeted by {_OWNERS} -> {_KNIGHT.format(" with hexproof")}{_MINE}{_OWN}
may: {_HEX} / be targeted by {_OTHERS} -> {_KNIGHT.format(" with hexproof")}{_THEIRS}{_OWN}
may: {_SHROUD} / be targeted by {_OWNERS} -> {_KNIGHT.format(" with shroud")}{_MINE}{_OWN}
may: {_SHROUD} / be targeted by {_OTHERS} -> {_KNIGHT.format(" with shroud")}{_THEIRS}{_OWN}
may: <me> / target my|your own [creature|creatures] [with|that|which] [has] shroud [creature|creatures] -> {_KNIGHT.format(" with shroud")}{_MINE}{_OWN}
may: <i> / block ( {_HEX} | {_SHROUD} ) -> {_KNIGHT.format(" with hexproof")}Bob controls Ogre, a 3/3 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. {_OWN}
may: ( {_HEX} | {_SHROUD} ) / be blocked -> {_KNIGHT.format(" with hexproof")}Bob controls Ogre, a 3/3 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. {_OWN}
may: ( {_HEX} | {_SHROUD} ) / be sacrificed [to] [an] [edict] -> {_KNIGHT.format(" with hexproof")}{_SACRIFICED}{_OWN}
may: <i> / attack ( <opponent> [who|that|with] [has] hexproof|shroud | a player with hexproof|shroud ) -> Bob controls Aegis, an enchantment with "You have hexproof." Alice attacks Bob with Knight, a 2/2 creature. {_OWN}
may: <i> / counter ( a|an spell|creature [that] can not be countered | an uncounterable spell|creature | uncounterable spells ) -> Bob casts Elf, a 1/1 creature with "This spell can't be countered." In response, Alice casts an instant "Counter target spell." targeting Elf. Is Elf countered?
may: <i> / target ( a|an spell|creature [that] can not be countered | an uncounterable spell|creature | uncounterable spells ) [with] [a] [counterspell] -> Bob casts Elf, a 1/1 creature with "This spell can't be countered." In response, Alice casts an instant "Counter target spell." targeting Elf. {_OWN}

# Damage, loss of life, regeneration, abilities lost.
may: life loss / be prevented -> Alice casts an instant "Prevent all damage that would be dealt this turn." Bob casts an instant "Target player loses 3 life." targeting Alice. ~Does Alice lose any life?
does: <it|creature> / ( keep|keeps|retain its|the|any [+1/+1] counters|counter ) / if|when <it|creature> loses|lose [all] its|their|all abilities -> {_KNIGHT.format("")}Knight has a +1/+1 counter. {_CAST_ON.format("Target creature loses all abilities until end of turn.")}Does Knight have any +1/+1 counters?
does: reach / ( let|allow|make <creature|it> fly | give <creature|it> flying | count as flying | mean <it|creature> [has|can] flying|fly ) -> {_KNIGHT.format(" with reach")}Alice attacks Bob with Knight. Bob doesn't block. Does Knight have flying?
does: <creature> with reach / have|count [as] [having] flying|fly -> {_KNIGHT.format(" with reach")}Alice attacks Bob with Knight. Bob doesn't block. Does Knight have flying?
does: <i> / take [any] damage / if|when|while <i> chump [block] ( [a|the] trampler | <creature> with trample | [a] trample creature ) -> Bob attacks Alice with Ogre, a 5/5 creature with trample. Alice controls Knight, a 1/1 creature. Alice blocks Ogre with Knight. Bob assigns 1 damage to Knight and 4 to Alice. Is Alice dealt any damage?
does: <spell|it> / ( resolve|resolves | do|does anything ) / if|when <spell|it> has|have no [more] legal|valid [targets|target] [left] [on|when|as] [resolution|it] [resolves] -> {_KNIGHT.format("")}Bob casts a sorcery "Destroy target creature. You gain 1 life." targeting Knight. In response, Alice sacrifices Knight. Does Bob gain life?
does: <spell|it> / fizzle|fizzles / if|when <spell|it> has|have no [more] legal|valid [targets|target] [left] [on|when|as] [resolution|it] [resolves] -> {_KNIGHT.format("")}Bob casts a sorcery "Destroy target creature. You gain 1 life." targeting Knight. In response, Alice sacrifices Knight. ~Does Bob gain life?
does: <spell|it> / fizzle|fizzles / if|when [in] [response] ( [its|the] [only] target <gone> [in] [response] | <i> sacrifice|sacrifices the|its target ) -> {_KNIGHT.format("")}Bob casts a sorcery "Destroy target creature. You gain 1 life." targeting Knight. In response, Alice sacrifices Knight. ~Does Bob gain life?
may: <i> / sacrifice <creature> in response to ( it|them being targeted | <removal> | [a] spell [that] [targets|targeting] [it] | [a] spell being cast on it ) -> Alice controls Seer, an artifact with "Sacrifice a creature: You gain 1 life." Alice controls Knight, a 2/2 creature. {_CAST_ON.format("Destroy target creature.")}In response, Alice activates Seer sacrificing Knight. {_OWN}
may: <i> / sacrifice ( <attacker> | <blocker> ) [before] [combat] [damage] -> Alice controls Seer, an artifact with "Sacrifice a creature: You gain 1 life." Alice controls Knight, a 2/2 creature. Alice attacks Bob with Knight. Bob doesn't block. Alice activates Seer sacrificing Knight. {_OWN}
is: commander damage / ( combat damage only | only combat damage | just combat damage | only [from] combat ) -> Alice's commander is Knight, a 6/6 legendary creature with "{{0}}: This creature deals 21 damage to any target." Bob is at 40 life. Alice activates Knight targeting Bob. ~Does Bob lose the game?
does: ( direct damage | pinging | burn | noncombat damage ) [from] [a|my] [commander|commanders] / count|counts as|towards|for commander damage -> Alice's commander is Knight, a 6/6 legendary creature with "{{0}}: This creature deals 21 damage to any target." Bob is at 40 life. Alice activates Knight targeting Bob. Does Bob lose the game?

does: <creature> / ( heal|heals [up] | lose|loses [all] [marked|its] damage ) [at|after|between|when] [the] [end|turns] [of] [each|every|the] [turn|turns] [ends] -> Alice controls Knight, a 4/4 creature with 3 damage marked on it. It is Alice's turn. Then the turn ends. Next turn, {_CAST_ON.format("This spell deals 3 damage to target creature.")}Does Knight survive?
may: <i> / stack|combine|add [up] [two|2|multiple|several] ( lifelink [abilities|instances|effects] | instances of lifelink | lifelinks ) -> {_KNIGHT.format(" with lifelink")}Alice casts an instant "Target creature gains lifelink until end of turn." targeting Knight. Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain 4 life?

may: <it|creature> / be targeted by <color> [spells|spell|abilities] / if|when <it|creature> has|gets|gains protection from <color> -> {_PRO}Bob casts a <color> instant "This spell deals 3 damage to target creature." targeting Knight. {_OWN}
does: [an] exiled creature|creatures / count|counts as [being] dead|dying|died -> Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." {_KNIGHT.format("")}{_CAST_ON.format("Exile target creature.")}Does Shrine trigger?
may: ( <creature> with summoning sickness | [a] summoning sick creature|creatures ) / be sacrificed|targeted|tapped|exiled|destroyed -> {_KNIGHT.format("")}Knight is summoning sick. {_SACRIFICED}{_OWN}
does: <attacker> / deal|deals [its|the|any] [combat] damage / if|when|after <it|attacker> <is> tapped -> {_KNIGHT.format("")}Alice attacks Bob with Knight. Bob doesn't block. {_CAST_ON.format("Tap target creature.")}Does Knight deal damage to Bob?
does: <it> / deal|deals [its|the|any] [combat] damage / if|when|after <attacker> <is> tapped -> {_KNIGHT.format("")}Alice attacks Bob with Knight. Bob doesn't block. {_CAST_ON.format("Tap target creature.")}Does Knight deal damage to Bob?

# What comes in, and what sees it.
does: <token> / trigger <etb> -> Alice controls Shrine, an enchantment with "Whenever a creature you control enters, you gain 1 life." Alice casts a sorcery "Create a 1/1 white Soldier creature token." Does Shrine trigger?
does: ( artifacts | lands | equipment | enchantments | [an|my] artifact | [a|my] land | mana rocks | [a|my] mana rock ) / have|get|suffer summoning sickness -> Alice casts Rock, an artifact with "{{T}}: You gain 1 life." Alice activates Rock. ~{_OWN}
is: ( artifacts | lands | equipment | enchantments | [an|my] artifact | [a|my] land | mana rocks | [a|my] mana rock ) / summoning sick -> Alice casts Rock, an artifact with "{{T}}: You gain 1 life." Alice activates Rock. ~{_OWN}
may: <i> / tap|use ( [a|my] mana rock|rocks | an artifact | artifacts | a land | lands ) [for] [mana] the turn it|they|i come|comes|enters|enter|play|cast [it] [in] [into] [play] -> Alice casts Rock, an artifact with "{{T}}: You gain 1 life." Alice activates Rock. {_OWN}
may: <i> / tap|use ( [a|my] mana dork|dorks | a summoning sick mana dork | my llanowar elves ) [for] [mana] the turn it|they|i come|comes|enters|enter|play|cast [it] [in] [into] [play] -> Alice casts Elf, a 1/1 creature with "{{T}}: Add {{G}}." Alice taps Elf for mana. {_OWN}
may: <i> / crew [a|my] [vehicle|vehicles] with [a] tapped creature|creatures -> Alice controls Cart, a 3/3 Vehicle artifact with crew 1. Alice controls Knight, a 2/2 creature. Knight is tapped. Alice crews Cart with Knight. {_OWN}
may: ( [a] creature enchanted with pacifism | [a] creature with pacifism [on it] | [a] pacified creature ) / [still] crew [a|my|the] vehicle|vehicles -> Alice controls Cart, a 3/3 Vehicle artifact with crew 1. Alice controls Knight, a 2/2 creature. Knight is enchanted with Bob's Pacifism. Alice crews Cart with Knight. {_OWN}
may: ( [a] creature with defender | [a] defender | defenders ) / [still] crew [a|my|the] vehicle|vehicles -> Alice controls Cart, a 3/3 Vehicle artifact with crew 1. Alice controls Knight, a 2/2 creature with defender. Alice crews Cart with Knight. {_OWN}
may: ( [a] tapped creature | [an] attacking creature ) / crew [a|my|the] vehicle|vehicles -> Alice controls Cart, a 3/3 Vehicle artifact with crew 1. Alice controls Knight, a 2/2 creature. Knight is tapped. Alice crews Cart with Knight. {_OWN}
is: [a] crewed vehicle|vehicles / [a] creature|creatures -> Alice controls Cart, a 3/3 Vehicle artifact with crew 1. Alice controls Knight, a 2/2 creature. Alice crews Cart with Knight. Is Cart a creature?
is: [an|a|the|my] ( enchantment | artifact | land | legendary | token | face-down ) creature|creatures / [a] creature|creatures -> Alice controls Knight, a 2/2 artifact creature. Is Knight a creature?
is: ( [a] treasure|treasures|food|foods|clue|clues [token|tokens] ) / [an] artifact|artifacts -> Alice casts a sorcery "Create a Treasure token." Is the Treasure an artifact?
is: ( [an] aura|auras ) / [an] enchantment|enchantments -> {_KNIGHT.format("")}{_ROBE}Is Robe an enchantment?
is: ( [an] equipment ) / [an] artifact|artifacts -> {_KNIGHT.format("")}{_BLADE}Is Blade an artifact?
"""
