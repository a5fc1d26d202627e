"""What players ask of when something may still be done, and of what counts as what: in the signs of `facts.py`."""

from __future__ import annotations

_WHO = "i|me|you|we|one|they|he|she"
_MY = "a|an|the|my|his|her|their|any|this|that|its"
_OPPONENT = "( [an|the|my|your] opponent | he | she | they | somebody | someone )"
_WALKER = "planeswalker|planeswalkers|walker|walkers"
_KILL = "bolt|burn|kill|destroy|shock|damage|hit|exile|bounce"
_USE = "use|uses|activate|activates|using|activating|tick|plus|minus"
_ITS = "( it | them | its ability | its abilities | its loyalty ability | a loyalty ability | an ability | the ability | any ability | abilities | it once )"
_BEFORE = f"before [{_MY}] {{who}} [can|could|get|gets|is|has] [able] [a] [chance] [to] {_USE} {_ITS}"
_BEFORE_USE = _BEFORE.format(who=f"{_WHO}|opponent|controller|owner|player")
_IN_ANSWER = (
    "Alice casts Ava, a planeswalker with 3 loyalty. "
    'In response, Bob casts an instant "This spell deals 3 damage to target planeswalker." targeting Ava. Is that legal?'
)
_TOO_LATE = (
    "Bob controls Knight, a 2/2 creature. Bob attacks Alice with Knight. "
    'Alice casts an instant "Tap target creature." targeting Knight. Is Knight removed from combat?'
)
_TAP = f"( tap|tapping {_MY} [attacking] creature|attacker|attackers|creatures )"
_STOP = "[to] [stop|prevent|keep] [it|them|him|her|the] [attack] [from] [attacking|attack]"
_ATTACKED = f"( {_OPPONENT} attack|attacks|attacked [me] | {_OPPONENT} declare|declares|declared [an|the|his|her|their] attack|attackers|attacker | attackers are declared | attacks are declared | they are attacking | it is attacking | it attacks )"
_LEAST = (
    "Alice controls Knight, a 5/5 creature with trample and deathtouch. Bob controls Ogre, a 4/4 creature. Alice attacks Bob with Knight. "
    "Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Bob. Is that legal?"
)
_GUARDED = (
    "Alice controls Knight, a 2/2 creature with protection from red. Bob attacks Alice with Ogre, a 3/3 red creature. "
    "Alice blocks Ogre with Knight. Does Knight survive?"
)
_STEEL = "Alice controls Knight, a 2/2 creature. Knight has an indestructible counter. "
_AT_ONCE = (
    "Alice controls Knight, a 2/2 creature with double strike. Bob controls Ogre, a 2/2 creature with first strike. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. What happens?"
)

_BLOCKED = (
    "Alice controls Knight, a 2/2 creature. Bob controls Ogre, a 1/4 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
    'Alice casts an instant "Target creature gains {} until end of turn." targeting Knight. Is Knight blocked?'
)
_GIVEN = "( gains|gets|gain|get|given|receives | is given | is then given | i give it | you give it | it gains | it gets | it is given )"
_AFTERWARDS = "[after [blocks|blockers] [are] [declared]] [during|in] [the] [declare] [blockers] [step] [afterwards|later]"
_TWO_LINKS = (
    'Alice controls Knight, a 2/2 creature with lifelink. Alice casts an instant "Target creature gains lifelink until end of turn." targeting Knight. '
    "Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain 4 life?"
)
_SLIPS = (
    'Alice controls Knight, a 2/2 creature. Bob casts an instant "Destroy target creature." targeting Knight. '
    'In response, Alice casts an instant "Target creature gains {} until end of turn." targeting Knight. Is instant countered?'
)
_ITS_TARGET = "( the|its target [ of [a|the|my|his] [removal|burn|kill] spell ] | [the|my] targeted creature | the creature [it] [is] [targeted] )"
_FIZZLES = "( [the|it] spell fizzle|fizzles | it fizzle|fizzles | [the|it] spell get|gets|be countered )"

TIMING_FACTS = f"""
if|when [{_MY}] creature|attacker [is|was|gets] [already] blocked [by] [{_MY}] [single|one] [creature] [and|,] [then] {_GIVEN} menace {_AFTERWARDS} [,] is it [still] blocked -> {_BLOCKED.format("menace")}
if|when [{_MY}] creature|attacker [is|was|gets] [already] blocked [by] [{_MY}] [single|one] [creature] [and|,] [then] {_GIVEN} flying {_AFTERWARDS} [,] is it [still] blocked -> {_BLOCKED.format("flying")}
can|could|may|do|does|will {_WHO} [still] double|stack|multiply lifelink [on] [a|one|the] [same] [creature] -> {_TWO_LINKS}
do|does|will|can lifelink [still] double|stack|multiply [twice] -> {_TWO_LINKS}
do|does|will|would [two|several|multiple] [instances|copies] [of] lifelink [each|both|still] trigger|triggers|count|counts|work|apply separately|twice|each|individually -> {_TWO_LINKS}
if|when {_ITS_TARGET} {_GIVEN} hexproof [in] [response] [,] do|does|will|would {_FIZZLES} -> {_SLIPS.format("hexproof")}
if|when {_ITS_TARGET} {_GIVEN} shroud [in] [response] [,] do|does|will|would {_FIZZLES} -> {_SLIPS.format("shroud")}
do|does|will|would|is [1] [damage] [from] [with] deathtouch [damage] count|counts|counted|considered as lethal [damage] -> {_LEAST}
if|when|after {_OPPONENT} cast|casts|play|plays|drop|drops|resolve|resolves [a|his|her|their] {_WALKER} [,] [then] can|could|may {_WHO} [still] {_KILL} [to] it {_BEFORE_USE} -> {_IN_ANSWER}
if|when|after {_WHO} cast|play|drop|resolve [a|my] {_WALKER} [,] [then] can|could|may {_OPPONENT} [still] {_KILL} [to] it {_BEFORE_USE} -> {_IN_ANSWER}
can|could|may {_WHO} [still] {_KILL} [to] [a|the|my|his] [opponents] {_WALKER} [that|which] [he|she|they|was|is] [just] cast|casts|played|plays [by] [my|an|the] [opponent] {_BEFORE_USE} -> {_IN_ANSWER}
can|could|may {_OPPONENT} [still] {_KILL} [to] [a|the|my|your] {_WALKER} [that|which] [i|you] [just] cast|played|play {_BEFORE_USE} -> {_IN_ANSWER}
can|could|may {_OPPONENT} [still] {_KILL} [to] [a|the|my|your] {_WALKER} {_BEFORE_USE} if|when|after {_WHO} cast|play it -> {_IN_ANSWER}
is it [already] too late to {_TAP} {_STOP} [from] [attacking] if|when|once|after {_ATTACKED} -> ~{_TOO_LATE}
if|when|once|after {_ATTACKED} [,] is it [already] too late to {_TAP} {_STOP} [from] [attacking] -> ~{_TOO_LATE}
can|could|may {_WHO} [still] stop|prevent {_MY} attack|attacker|creature [from] [attacking] by {_TAP} [after|once|when|if] {_ATTACKED} -> {_TOO_LATE}
do|does|will|would|is [1] [damage] [from] [with] deathtouch [damage] [count|counts|counted|considered] [as|for] lethal [damage] for|with|when [the] [purposes] [of] trample|trampling [over] -> {_LEAST}
do|does|will|would deathtouch [still] lower|lowers|change|changes|affect|affects|reduce|reduces [what|the] [is|counts|amount] [of] [as] lethal [damage] [needed] [for|with|when|to] [trample|trampling] -> {_LEAST}
do|does|will|would protection [from] [{_MY}] [color] [still|also] include|includes|cover|covers|count|counts|apply|applies|extend|extends|work|works [for|to|against|on|with] combat damage -> {_GUARDED}
can|could|may [an|the] indestructible counter|counters [still|ever] be removed -> {_STEEL}Bob casts a sorcery "Remove all counters from target permanent." targeting Knight. Is that legal?
what|which|who hit|hits|strike|strikes|deal|deals|attack|attacks|go|goes [damage] first [:|,|-|—] ( [a] double strike|striker or [a] first strike|striker | [a] first strike|striker or [a] double strike|striker ) -> {_AT_ONCE}
what happen|happens when|if [a] ( double strike|striker | creature with double strike ) fight|fights|meet|meets|block|blocks|attack|attacks|face|faces [a] ( first strike|striker | creature with first strike ) -> {_AT_ONCE}
"""
