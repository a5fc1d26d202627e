"""What players doubt of what they half know: whether it dies all the same, keeps its counters, counts as dying, wears off, is removed from
an attack: in the signs of `products.py`."""

from __future__ import annotations

_OWN = "Is that legal?"
_HARD = (
    "Alice controls Knight, a 2/2 creature with indestructible. "
    'Bob casts an instant "This spell deals 3 damage to target creature." targeting Knight. '
)
_INDESTRUCTIBLE = (
    "( [an|the|my] indestructible creature|creatures|permanent | <creature> with indestructible )"
)
_BLINKED = (
    "Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. "
    'Alice casts an instant "Exile target creature, then return it to the battlefield under its owner\'s control." targeting Knight. '
    "Is Knight a 3/3?"
)
_BACK = "( [it] [leaves|leave] [the] [battlefield|play] [is|are|gets] [exiled|bounced|flickered|blinked] [and|then] [it] [come|comes|came|returns|return|returned] [back] [to] [the] [battlefield|play] )"
_MINUS = "Alice controls Knight, a 3/3 creature. Knight has a -1/-1 counter. It is Alice's turn. Then the turn ends. Is Knight a 2/2?"
_WEARS_OFF = "( wear|wears|go|goes|come off|away | heal|heals|disappear|reset|expire )"
_ENDED = "[ at|after|when [the] end|turn [of] [the] [turn|ends] | between turns | each turn ]"
_VIGILANT = "Alice attacks Bob with Knight, a 2/2 creature with vigilance. Bob doesn't block. "
_LATER = f"{_VIGILANT}Next turn, Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. {_OWN}"
_GONE = "removed|killed|destroyed|bounced|sacrificed|exiled|gone"
_TRAMPLER = "( trample creatures | tramplers | creature with trample )"
_LEFT = (
    "Alice controls Knight, a 5/5 creature with trample. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. "
    "Bob blocks Knight with Ogre. Bob sacrifices Ogre. Does Knight deal 5 damage to Bob?"
)
_TWICE_OVER = (
    "Alice controls Knight, a 4/4 creature with double strike and trample. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. "
    "Bob blocks Knight with Ogre. Does Knight deal damage to Bob?"
)
_BLADE = (
    'Alice controls Knight, a 2/2 creature. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and '
    '"Equip {1}". Alice equips Blade to Knight. Alice casts an instant "Target creature gains protection from artifacts until end of turn." '
    "targeting Knight. Is Knight a 3/3?"
)
_HELD = (
    'Bob controls Knight, a 2/2 creature. Alice casts an instant "Destroy target creature." targeting Knight. '
    'In response, Bob casts an instant "Target creature gains hexproof until end of turn." targeting Knight. Does Knight die?'
)
_POISONED = "Alice has 9 poison counters. Bob attacks Alice with Ogre, a 1/1 creature with infect. Alice doesn't block. Does Alice lose the game?"
_HERO = "Alice's commander is Knight, a 6/6 legendary creature{}. Bob is at 40 life. Bob has taken 15 commander damage from Knight. "
_PINGED = (
    _HERO.format(' with "{0}: This creature deals 6 damage to target opponent."')
    + "Alice activates Knight targeting Bob. "
)
_HIT = _HERO.format("") + "Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose the game?"
_WEAK = (
    'Alice controls Knight, a 1/4 creature. Alice casts an instant "Target creature gets -3/-0 until end of turn." targeting Knight. '
    "Alice attacks Bob with Knight. Bob doesn't block. Does Knight deal damage to Bob?"
)
_AVA = "Bob controls Ava, a planeswalker with 6 loyalty. Alice attacks Ava with Knight, a 2/2 creature. "
_MENACED = "Alice attacks Bob with Knight, a 2/2 creature with menace. Bob blocks Knight with Ogre, a 3/3 creature. ~Is that legal?"
_TOUCHED = "Alice controls Knight, a 1/4 creature with deathtouch. Bob attacks Alice with Ogre, a 5/5 creature. Alice blocks Ogre with Knight. Does Ogre die?"
_SHRINE = 'Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." '
_EXILED = (
    'Bob controls Altar, an enchantment with "If a creature would die, exile it instead." '
    'Alice controls Knight, a 2/2 creature with "When this creature dies, you gain 1 life." '
    'Bob casts an instant "Destroy target creature." targeting Knight. Does Knight trigger?'
)
_COUNTERED = 'Alice casts Elf, a 1/1 creature. In response, Bob casts an instant "Counter target spell." targeting Elf. Does Shrine trigger?'
_DISCARDED = 'Alice has Hill Giant in hand. Bob casts a sorcery "Target player discards a card." targeting Alice. Does Shrine trigger?'
_TAPPED_BLOCKER = (
    "Alice attacks with Knight, a 3/2 creature. Bob blocks Knight with Ogre, a 2/4 creature. "
    'Alice casts an instant "Tap target creature." targeting Ogre. Does Knight die?'
)

_REGENERATED = (
    'Alice controls Knight, a 2/2 creature with "{0}: Regenerate this creature." Bob attacks Alice with Ogre, a 3/3 creature. '
    "Alice blocks Ogre with Knight. Alice activates Knight. Is Knight removed from combat?"
)

DOUBTS_CLAIMS = f"""
# What dies all the same, and what does not.
does: {_INDESTRUCTIBLE} / ( die|dies from|to|by [lethal] damage | die|dies when dealt lethal damage | get|gets destroyed|killed by [lethal] damage ) -> {_HARD}Does Knight die?
does: {_INDESTRUCTIBLE} / ( survive|survives|live [through] [any|lethal|all] damage ) -> {_HARD}Does Knight survive?
stops: indestructible|indestructibility / ( -x/-x|-1/-1|minus [counters|effects|spells] from killing <creature|it> ) -> ~Alice controls Knight, a 2/2 creature with indestructible. Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Knight die?
does: ( 1|one [point] [of] deathtouch damage | 1|one [point] [of] damage from [a] deathtouch [creature] | 1|one damage from a creature with deathtouch ) / ( kill|kills|destroy <creature|attacker|blocker|it> ) -> {_TOUCHED}
may: <i> / regenerate <creature|it> ( that|which was|is|got sacrificed|exiled ) -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice sacrifices Knight. Alice activates Knight. {_OWN}

# What counts as dying.
does: ( [a|the|my] countered creature [spell] | <creature> [spell] [that] [is|was|gets] countered ) / ( die|dies | count|counts as dying | trigger|triggers <death> ) -> {_SHRINE}{_COUNTERED}
does: <creature> [card] / ( die|dies | count|counts as dying ) / if|when ( it is|gets discarded | <i> discard|discards it ) -> {_SHRINE}{_DISCARDED}
does: discarding <creature> [card] / ( count|counts as [it] dying | trigger|triggers <death> ) -> {_SHRINE}{_DISCARDED}

# Counters and damage that stay.
does: <creature|it> / ( keep|keeps|retain|retains [its|the|their|any] [+1/+1|-1/-1] counter|counters ) / if|when|after {_BACK} -> {_BLINKED}
does: [+1/+1|the|its] [+1/+1] counter|counters / ( stay|stays|remain|remains [on] [it|<creature>] ) / if|when|after ( <creature> {_BACK} | {_BACK} ) -> {_BLINKED}
does: infect|wither damage [dealt] [to|on] [a] [creature|creatures] / {_WEARS_OFF} {_ENDED} -> ~{_MINUS}
is: infect|wither damage [to|on] [a] [creature|creatures] / ( permanent [on] [a] [creature|creatures] ) -> {_MINUS}

# Tapped and untapped.
does: vigilance [creature|creatures] / ( tap|taps ) / ( when|if|to|for [it|they] attack|attacks|attacking ) -> {_VIGILANT}Is Knight tapped?
does: <creature> with vigilance / ( tap|taps [itself] ) / ( when|if|to|for [it|they] attack|attacks|attacking ) -> {_VIGILANT}Is Knight tapped?
may: ( <creature> [that|which] attacked [last|this|on] [my|that] [turn] ) / block / ( if|when it has vigilance | with vigilance ) -> {_LATER}
does: ( <blocker> that|which is|gets|becomes|was|got tapped ) / ( deal|deals [any|its|the|combat] [combat] damage [back] ) -> {_TAPPED_BLOCKER}

# Trample, menace, protection.
does: ( double strike and trample | trample and double strike | <creature> with double strike and trample | <creature> with trample and double strike ) / ( deal|deals|send|assign [all] [of] [the|its] [regular|second|normal|rest|remaining] [strike] [of] [the] [combat] damage to [the|my|a] [defending] player|opponent ) / if|when|after [the|its] blocker|blockers <dies> [first] -> {_TWICE_OVER}
stops: protection from <color> / ( [a] <color> creature|creatures from blocking [it|<creature>] ) -> Alice attacks Bob with Knight, a 2/2 creature with protection from <color>. Bob blocks Knight with Ogre, a 3/3 <color> creature. ~{_OWN}
does: trample / ( do anything|something ) / ( when|while|if [the|a|my] [creature|it] [is] block|blocks|blocking | on|for defense ) -> Alice controls Knight, a 5/5 creature with trample. Bob attacks Alice with Ogre, a 1/1 creature. Alice blocks Ogre with Knight. Does Knight deal damage to Bob?

# Planeswalkers.
may: <creature|i> / ( attack <walker> instead of [attacking] [the|my|a|his|her] player|opponent|controller|<opponent> ) -> {_AVA}{_OWN}
does: [combat|noncombat] damage [dealt] to|on <walker> / ( remove|removes|reduce|reduces|lower|take [away] [its|any] loyalty [counter|counters] ) -> {_AVA}Bob doesn't block. Does Ava lose loyalty?

# Commanders and poison.
does: commander damage / ( count|counts|include|includes noncombat|non-combat damage | include|count damage that is not combat damage ) -> {_PINGED}Does Bob lose the game?
does: ( 21 [points] [of] noncombat damage from|by [a|my|the] [commander|general] ) / ( make|makes|cause|kill|kills [a|the|my] player|opponent [to] [lose] [the] [game] ) -> {_PINGED}Does Bob lose the game?
does: <i> / ( lose|loses|die|dies [the] [game] ) / ( after|if|when|from|at|with [<i>] [have|has] [take|takes|taking|took|taken|dealt|been] [dealt] 21 [points] [of] [combat|commander] damage from|by [one|1|a|the|single|my|his|an] [same|single|opponents] commander ) -> {_HIT}
does: <creature> with negative power / ( deal|deals [any] [combat] damage ) -> {_WEAK}
"""

#: Asked without a verb of its own, in the signs of `facts.py`.
DOUBTS_FACTS = f"""
do|does|will [a|the] player with 10|ten [or] [more] poison [counters] lose|loses|die [the] [game] [immediately] -> {_POISONED}
if|when [a|my|the] {_TRAMPLER} blockers|blocker is|are [all] {_GONE} [before] [the] [damage] [,] do|does|will it [still] deal|deals|do [all] [of] [its] [combat] damage to [the|my] [defending] player|opponent -> {_LEFT}
if|when [all] [of] [the] blockers of [a|my|the] {_TRAMPLER} is|are {_GONE} [,] do|does|will it [still] deal|deals|do [all] [of] [its] [combat] damage to [the|my] [defending] player|opponent -> {_LEFT}
if|when [my|a|the] creature|it gains|gets|has protection from ( [the|an|its] equipments color | [the|an] equipment | artifacts ) [,] do|does|will [the|my|its] equipment fall|falls|drop|come off -> ~{_BLADE}
if|when [a|the|my|his] creature|it|target gains|gets hexproof|shroud|protection in response to [my|the|a|his] removal|kill|destroy [spell] [,] is|does|will it|the|creature [creature] [still] [be|get] destroyed|die|killed|dies -> {_HELD}
do|does|will menace mean [that] it|you|they|i needs|need|must|requires|require [to] [block] [it] [have] [at] [least] 2|two [or] [more] creatures|blockers [to] [block] [it] -> {_MENACED}
if|when [a|my] creature with deathtouch blocks|attacks [,] do|does|will 1|one [point] [of] damage [still] kill|kills|destroy the|an attacker|blocker|it [creature] -> {_TOUCHED}
if|when [a|my|the] creature would die and [be|is|gets] exiled instead [,] do|does|will [its|the|any] ( dies | death | when it dies ) trigger|triggers|abilities|ability [still] happen|trigger|work|resolve|go [off] -> {_EXILED}
do|does|will ( dies | death ) trigger|triggers [still] happen|trigger|work|resolve if|when [a|the] creature|it [would] [die] [and] [is|be|gets] exiled instead [of] [dying] -> {_EXILED}
do|does|will lifelink [still] stack|add [up] if|when [a|my|the] creature has it|lifelink twice|two|2 [times] -> Alice controls Knight, a 2/2 creature with lifelink. Alice casts an instant "Target creature gains lifelink until end of turn." targeting Knight. Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain 4 life?
what happens|happen to|with|if|when [both] [a] +1/+1 and [a] -1/-1 counter|counters [are] [both] on the|a|one same|creature [creature] -> Alice controls Knight, a 2/2 creature. Knight has a +1/+1 counter. Alice casts an instant "Put a -1/-1 counter on target creature." targeting Knight. Does Knight have any counters?
what happens|happen when|if|to [a|the|my] creature [that|which|it] [when|if] [it] regenerates|regenerate|regenerated|is [regenerated] -> {_REGENERATED}
"""
