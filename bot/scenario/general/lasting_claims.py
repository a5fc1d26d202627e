"""What is asked of tokens, copies, counters, auras, commanders, players and zones at large: in the signs of `products.py`."""

from __future__ import annotations

_KNIGHT = "Alice controls Knight, a 2/2 creature{}. "
_TOKEN = "Alice controls Knight, a 2/2 creature token. "
_MURDER = 'Bob casts an instant "Destroy target creature." targeting Knight. '
_EXILED = 'Bob casts an instant "Exile target creature." targeting Knight. '
_BOUNCED = 'Bob casts an instant "Return target creature to its owner\'s hand." targeting Knight. '
_BLINKED = 'Alice casts an instant "Exile target creature you control, then return it to the battlefield under your control." targeting Knight. '
_SHRINE = 'Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." '
_CLONE = "Alice casts Clone. Clone copies Knight. "
_COPY = 'Alice casts a sorcery "Create a token that\'s a copy of target creature." targeting Knight. '
_ROBE = 'Alice controls Robe, an Aura enchantment with "Enchant creature" and "Enchanted creature gets +1/+1." Robe is attached to Knight. '
_BLADE = 'Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {0}". Blade is attached to Knight. '
_HERO = "Alice's commander is Knight, a 6/6 legendary creature{}. "
_HITS_BOB = "Alice attacks Bob with Knight. Bob doesn't block. "
_REX = "{} controls Rex, a 2/2 legendary creature{}. "
_OWN = "Is that legal?"
_TWIN = _REX.format("Alice", "") + _COPY.replace("Knight", "Rex")
_ANNUL = 'Alice controls Knight, a 3/3 creature. Knight has two +1/+1 counters. Bob casts an instant "Put a -1/-1 counter on target creature." targeting Knight. '
_COUNTERS = "+1/+1 counter|counters and -1/-1 counter|counters | -1/-1 counter|counters and +1/+1 counter|counters | plus and minus counters"
_KINGS = "( legend rule | the legend rule | legendary rule | the legendary rule )"
_HURT = "is dealt|takes|took"

LASTING_CLAIMS = f"""
# Tokens.
does: <token> / ( go|goes|come|comes|return|returns [back] [to] [a|my|the|its|their] [owners] hand ) / if|when [<it|i|token>] [is|are|get|gets] bounce|bounced|returned [it] -> {_TOKEN}{_BOUNCED}Is Knight in Alice's hand?
does: <token> / ( stay|stays|remain|remains|sit [in|on] [the|my] graveyard|hand|exile ) -> {_TOKEN}{_MURDER}Is Knight in the graveyard?
may: <i> / ( reanimate|return|bring|recast|replay [back] <token> [from|back] [to] [the|my] [graveyard|hand] ) -> {_TOKEN}{_MURDER}Is Knight in the graveyard?
does: <token> / ( come|comes|return|returns [back] ) / if|when|after [<it|i|token>] [is|are|get|gets] ( blink|blinked|flicker|flickered|exiled and returned ) [it] -> {_TOKEN}{_BLINKED}Is Knight on the battlefield?
does: it|they / ( come|comes|return|returns [back] [into] [play] ) / if|when|after ( <token> [is|are|get|gets] blinked|flickered | <i> blink|flicker <token> ) -> {_TOKEN}{_BLINKED}Is Knight on the battlefield?
does: it|they / ( go|goes|come|comes|return|returns [back] [to] [a|my|the|its|their] [owners] hand ) / if|when|after ( <token> [is|are|get|gets] bounced | <i> bounce <token> ) -> {_TOKEN}{_BOUNCED}Is Knight in Alice's hand?
may: <i> / blink|flicker <token> [and] [get] [it] [back] -> {_TOKEN}{_BLINKED}Is Knight on the battlefield?
does: <token> [dying|that] [die] / trigger [a|the|my] ( <death> | when a creature dies [abilities|triggers|effects] | dies triggers ) -> {_SHRINE}{_TOKEN}{_MURDER}Does Shrine trigger?
does: <token> / ( cease|disappear|vanish|cease to exist ) / if|when [it|they] ( die|dies | leave|leaves the battlefield | is|are exiled|bounced ) -> {_TOKEN}{_MURDER}~Is Knight in the graveyard?
does: ( exiling|exile <token|creature> ) / count|counts [as] [it] [dying|death] -> {_SHRINE}{_TOKEN}{_EXILED}Does Shrine trigger?
does: ( bouncing|bounce <token|creature> ) / count|counts [as] [it] [dying|death] -> {_SHRINE}{_TOKEN}{_BOUNCED}Does Shrine trigger?
may: <i> / sacrifice|sac <token> <for a cost> -> {_TOKEN}Alice sacrifices Knight. Is that legal?
may: <token> / be sacrificed|targeted|equipped|enchanted|bounced|exiled -> {_TOKEN}Alice sacrifices Knight. Is that legal?
may: <token> / attack|block -> {_TOKEN}Alice attacks Bob with Knight. Is that legal?

# Counters.
does: ( {_COUNTERS} ) / ( cancel|annul|remove|negate|annihilate [each|one] [other|another] [out] ) -> {_ANNUL}~Does Knight have any -1/-1 counters?
does: [a|the] -1/-1 counter|counters / ( cancel|remove|negate [out] [a|the] +1/+1 counter|counters ) -> {_ANNUL}~Does Knight have any -1/-1 counters?
may: <creature> / have [both] ( {_COUNTERS} ) [on] [it] [at] [the] [same] [time] -> {_ANNUL}Does Knight have any -1/-1 counters?
does: <creature> / keep|keeps its [+1/+1] counters|counter / if|when [it|i] ( changes control|controllers | is stolen|tapped|phased [out] | phases out ) -> Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. Bob casts a sorcery "Gain control of target creature until end of turn." targeting Knight. Does Knight have any +1/+1 counters?
does: [+1/+1] counters|counter [on] [<creature>] / ( go|goes|disappear|wear [away|off] | last|stay until ) [at] [the] end of turn -> Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. It is Alice's turn. Then the turn ends. ~Does Knight have any +1/+1 counters?

# Copies.
does: ( [a|my] clone|clones|copy|copies | [a|my] copy of [a] creature | [a] token copy|copies | copying <creature> ) / ( copy|copies|get|gets|keep|have|has|include|includes [any|the|its] [+1/+1] counters|counter [on|of] [<creature|it>] ) -> {_KNIGHT.format("")}Knight has a +1/+1 counter. {_COPY}Does the token have any +1/+1 counters?
does: ( [a|my] clone|clones|copy|copies | [a|my] copy of [a] creature | [a] token copy|copies | copying <creature> ) / ( copy|copies|get|gets|keep|have|has|include|includes [any|the|its] ( aura|auras|equipment|equipments|enchantments|attachments ) ) -> {_KNIGHT.format("")}{_ROBE}{_COPY}Is the token a 3/3?
does: ( [a|my] clone|clones|copy|copies | [a|my] copy of [a] creature | [a] token copy|copies ) / ( trigger|get|copy|use [its|the] [etb] [trigger|effect|ability] [of] [the] [creature] [it] [copies|copied] ) -> Alice controls Elf, a 1/1 creature with "When Elf enters, you gain 1 life." Alice casts a sorcery "Create a token that's a copy of target creature you control." targeting Elf. Does Alice gain life?
does: ( [a|my] clone|clones|copy|copies | [a] token copy|copies ) / ( have|has|get|gets summoning sickness ) -> {_KNIGHT.format("")}{_COPY}Alice attacks Bob with the token. ~Is that legal?

# Auras and equipment.
does: <equipment> / ( stay|stays|remain|remains [on|in] [the|play] [battlefield] ) / if|when|after ( <creature> | the equipped creature ) <gone> -> {_KNIGHT.format("")}{_BLADE}{_MURDER}Is Blade on the battlefield?
does: <equipment> / ( go|goes|get|gets|die|dies|fall|falls [off] [destroyed|put] [to|into] [the|my] [graveyard] ) / if|when|after ( <creature> | the equipped creature ) <gone> -> {_KNIGHT.format("")}{_BLADE}{_MURDER}Is Blade in the graveyard?
does: <aura> / ( go|goes|get|gets|die|dies|fall|falls [off] [destroyed|put] [to|into] [the|my] [graveyard] ) / if|when|after ( <creature> | the enchanted creature ) <gone> -> {_KNIGHT.format("")}{_ROBE}{_MURDER}Is Robe in the graveyard?
does: <aura> / ( stay|stays|remain|remains [on|in] [the|play] [battlefield] ) / if|when|after ( <creature> | the enchanted creature ) <gone> -> {_KNIGHT.format("")}{_ROBE}{_MURDER}Is Robe on the battlefield?
does: <equipment> / ( stay|stays|remain|remains [on|attached] [to] [it|the] [creature] ) / if|when [<creature>] ( changes control|controllers | is stolen ) -> {_KNIGHT.format("")}{_BLADE}Bob casts a sorcery "Gain control of target creature until end of turn." targeting Knight. Is Knight a 3/3?

# The legend rule.
may: <i> / ( have|control two|2 [of] [the] [same] legendary|legendaries|legends [creature|creatures|permanent|permanents] [with] [the] [same] [name] [in|on] [the|play] [battlefield] [at] [once] ) -> ~{_SHRINE}{_TWIN}Does Shrine trigger?
does: ( indestructible ) / ( save|protect|stop [a|my] [legendary|creature] [creature] [from|against] {_KINGS} ) -> ~{_SHRINE}{_REX.format("Alice", " with indestructible")}{_COPY.replace("Knight", "Rex")}Does Shrine trigger?
does: {_KINGS} / ( trigger|count [as] [<death|dying>] | cause <death> ) -> {_SHRINE}{_TWIN}Does Shrine trigger?
does: {_KINGS} / ( affect|apply|matter|count [to|with|for] [<opponent>] [legendaries|legendary|creatures|creature] [both|different|two] [players|opponents] ) -> {_SHRINE}{_REX.format("Bob", "")}{_COPY.replace("Knight", "Rex")}Does Shrine trigger?
may: ( <i> and <opponent> | both players | two players | we both ) / ( have|control the same [legendary|legend] [creature|commander|planeswalker] ) [in] [play] -> ~{_SHRINE}{_REX.format("Bob", "")}{_COPY.replace("Knight", "Rex")}Does Shrine trigger?

# Commanders.
does: <commander> [dying] / ( trigger|triggers <death> | die|dies | count as dying ) / if|when it ( goes to the command zone | is put in the command zone ) -> {_SHRINE}{_HERO.format("")}{_MURDER}Alice puts Knight into the command zone. Does Shrine trigger?
does: <commander> [dying] / ( trigger|triggers <death> ) -> {_SHRINE}{_HERO.format("")}{_MURDER}Alice puts Knight into the command zone. Does Shrine trigger?
does: commander damage / ( reduce|reduces|count|counts|cause|lower [as|to|against] [my|their|the|your|a] [normal|players] [life|loss] [total|damage] [loss] ) -> {_HERO.format("")}Bob is at 40 life. {_HITS_BOB}Does Bob lose life?
does: commander damage ( [from|by] two|2|different|both|multiple [different] commanders|sources | between commanders ) / ( add|adds|combine|combines|stack|stacks [up|together] [from|between|for|with] [two|2|different|multiple|partner] [commanders|commander|partners] ) -> Alice's commander is Knight, a 6/6 legendary creature. Carol's commander is Elf, a 6/6 legendary creature. Bob is at 40 life. Bob has taken 18 commander damage from Elf. Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose the game?
may: <i> / ( put|send|return|move <it|commander> [in|to|into] [back] [to] [the|my] command zone ) / if|when|after <it|commander> [is|was|gets|has] [been] ( <gone> | bounced | countered | dies ) -> {_SHRINE}{_HERO.format("")}{_MURDER}Alice puts Knight into the command zone. {_OWN}
may: <commander> / ( go|return|be put [back] [to|in|into] [the|my] command zone ) / if|when|after <it|commander> [is|was|gets|has] [been] ( <gone> | bounced | countered | dies ) -> {_SHRINE}{_HERO.format("")}{_MURDER}Alice puts Knight into the command zone. {_OWN}
may: <commander> / be countered -> {_HERO.format("")}Alice casts Knight. In response, Bob casts an instant "Counter target spell." targeting Knight. Is that legal?

# Life, losing, winning.
does: <i> / lose [the] [game] [right] [away|immediately] / if|when|at|with [<i>] [has|have|get|gets|reach] 10|ten poison [counters] -> Alice has 10 poison counters. Does Alice lose the game?
does: <i> / lose [the] [game] / if|when|at|with [<i>] [has|have|get|gets|reach] 9|nine poison [counters] -> Alice has 9 poison counters. Alice casts an instant "You gain 1 life." Does Alice lose the game?
does: <i> / lose [the] [game] / if|when|at|with [<i>] [life] ( go|goes|drop|drops|am|is|are below|under [zero|0] | is negative ) [life] -> Alice is at -2 life. Does Alice lose the game?
does: ( <removing> [the] enchanted creature ) / ( send|put|destroy [the] <aura> [to|into] [the] [graveyard] | make [the] <aura> fall off ) -> {_KNIGHT.format("")}{_ROBE}{_MURDER}Is Robe in the graveyard?
does: ( casting|cast <commander> [from] [the|my] [command] [zone] ) / count|counts as ( casting [a] [spell] | cast | a spell ) -> Alice controls Shrine, an enchantment with "Whenever you cast a spell, you gain 1 life." {_HERO.format("")}Alice casts Knight. Does Shrine trigger?
is: ( life loss | losing life | loss of life ) / ( the same [thing] as [taking] [being] [dealt] damage | damage ) -> Bob controls Shrine, an enchantment with "Whenever you are dealt damage, you gain 1 life." Alice casts an instant "Target player loses 3 life." targeting Bob. Does Shrine trigger?
does: <i> / lose life / if|when|by [<i>] [pay|paying] life [as] [a] [cost] -> Alice controls Shrine, an enchantment with "Whenever a player loses life, you gain 1 life." Bob controls Ogre, a 2/2 creature with "Pay 2 life: This creature gets +1/+1 until end of turn." Bob activates Ogre. Does Shrine trigger?
does: setting [my|a|your] life total / count|counts as ( losing|gaining life | life loss|gain ) -> Alice controls Shrine, an enchantment with "Whenever a player loses life, you gain 1 life." Bob casts a sorcery "Each player's life total becomes 10." Does Shrine trigger?
"""
