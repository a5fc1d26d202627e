"""What players ask of single keywords and of what creatures go through, as data: words -> the story, in the signs of `facts.py`."""

from __future__ import annotations

_WHO = "i|me|you|we|one|it"
_MY = "a|an|the|my"
_BOTH = "( first strike [and|plus] deathtouch | deathtouch [and|plus] first strike )"
_STRUCK_FIRST = (
    "Alice controls Knight, a 1/1 creature with first strike and deathtouch. Bob controls Ogre, a 5/5 creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
)
_RETURNS = (
    "Alice controls Knight, a 2/2 creature with {k}. Knight has a {counter} counter. Alice sacrifices Knight. "
    "Does Knight return to the battlefield?"
)
_BARE = "Alice controls Knight, a 2/2 creature with {k}. Alice sacrifices Knight. Does Knight return to the battlefield?"
_ATTACKS = 'Alice controls Knight, a 2/2 creature with "Whenever Knight attacks, you gain 1 life." Alice attacks Bob with Knight. '
_KILLED = 'In response, Bob casts an instant "Destroy target creature." targeting Knight. '
_EXALTED = "Alice controls Knight, a 2/2 creature with exalted. Alice controls Elf, a 1/1 creature. "
_TWICE = (
    'Alice controls Knight, a 2/2 creature with double strike and "Whenever Knight deals combat damage to a player, you gain 1 life." '
    "Alice attacks Bob with Knight. Bob doesn't block. Does Knight trigger twice?"
)
_TWO_LINKS = (
    "Alice controls Knight, a 2/2 creature with lifelink. "
    'Alice casts an instant "Target creature gains lifelink until end of turn." targeting Knight. '
    "Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain 4 life?"
)
_SHIELDED = (
    'Alice controls Knight, a 2/2 creature with "{0}: Regenerate this creature." Alice activates Knight. '
)
#: Whether it attacks twice.
_ATTACKS_TWICE = (
    'Alice controls Knight, a 2/2 creature with double strike and "Whenever Knight attacks, you gain 1 life." '
    "Alice attacks Bob with Knight. Bob doesn't block. Does Knight trigger twice?"
)

KEYWORD_FACTS = f"""
do|will|would|can {_MY} {_BOTH} creature|creatures|attacker [still] kill|destroy its blocker|blockers before it|they take|takes|is|are [dealt] [any] damage -> {_STRUCK_FIRST}Does Knight survive?
do|will|would|can [{_MY}] creature|creatures|attacker with {_BOTH} [still] kill|destroy its|the|a|any blocker|blockers before it|they take|takes|is|are [dealt] [any] damage -> {_STRUCK_FIRST}Does Knight survive?
with {_BOTH} [,] do|will|would {_MY} creature|attacker [still] take|get [any] damage from [its|the|a] blocker|blockers -> {_STRUCK_FIRST}Does Knight take any damage?
do|will|would [{_MY}] creature|attacker with {_BOTH} [still] take|get [any] damage from [its|the|a] blocker|blockers -> {_STRUCK_FIRST}Does Knight take any damage?
do|will|would undying [still] bring|brings|return|returns|save [back] [{_MY}] creature|creatures with|that|which [has|had|have] [a|any] +1/+1 counter|counters [on] [it|them] [back] -> {_RETURNS.replace("{k}", "undying").replace("{counter}", "+1/+1")}
do|will|would undying [still] bring|brings|return|returns|save [back] [{_MY}] creature|creatures with|that|which [has|had|have] [a|any] -1/-1 counter|counters [on] [it|them] [back] -> {_RETURNS.replace("{k}", "undying").replace("{counter}", "-1/-1")}
do|will|would persist [still] bring|brings|return|returns|save [back] [{_MY}] creature|creatures with|that|which [has|had|have] [a|any] +1/+1 counter|counters [on] [it|them] [back] -> {_RETURNS.replace("{k}", "persist").replace("{counter}", "+1/+1")}
do|will|would persist [still] bring|brings|return|returns|save [back] [{_MY}] creature|creatures with|that|which [has|had|have] [a|any] -1/-1 counter|counters [on] [it|them] [back] -> {_RETURNS.replace("{k}", "persist").replace("{counter}", "-1/-1")}
do|will|would undying [still] bring|brings|return|returns [back] [{_MY}] creature|creatures without|with [a|any|no] +1/+1 counter|counters [on] [it|them] [back] -> {_BARE.replace("{k}", "undying")}
do|will|would persist [still] bring|brings|return|returns [back] [{_MY}] creature|creatures without|with [a|any|no] -1/-1 counter|counters [on] [it|them] [back] -> {_BARE.replace("{k}", "persist")}
do|will|would exalted [still] trigger|triggers|work|works|count [when|if|with|for|on] [{_WHO}] [attack|attacking] [with] two|several|multiple|more [than] [one|1] [attackers|attacker|creatures|creature] [attack|attacking] -> {_EXALTED}Alice attacks Bob with Knight and Elf. Does Knight trigger?
do|will|would exalted [still] trigger|triggers|work|works [when|if|with|for|on] [{_WHO}] [attack|attacking] [with] [only|just] one|1|a|another [single] creature|attacker|creatures [attack|attacks] [alone] -> {_EXALTED}Alice attacks Bob with Elf. Does Knight trigger?
do|does|will|would double strike [still] trigger|triggers|cause|causes|activate|activates|double|doubles [the|my|a] [combat] damage|combat abilities|triggers|trigger|ability|effects|effect [to] [trigger|happen|go] [off] [twice] -> {_TWICE}
do|does|will|would [the|my] [combat] damage|saboteur abilities|triggers|trigger|ability|effects|effect [still] trigger|triggers|happen|happens|go|goes|work|works|resolve [off] twice|two|double [times] with|on|if|when [a] [creature|it|something] [with|has|have] double strike -> {_TWICE}
do|does|will|would double strike [still] trigger|triggers|cause|causes|activate|activates|double|doubles [the|my|a] attack|attacking abilities|triggers|trigger|ability|effects|effect [to] [trigger|happen|go] [off] [twice] -> {_ATTACKS_TWICE}
do|does|will|would [the|my] attack|attacking abilities|triggers|trigger|ability|effects|effect [still] trigger|triggers|happen|happens|go|goes|work|works|resolve [off] twice|two|double [times] with|on|if|when [a] [creature|it|something] [with|has|have] double strike -> {_ATTACKS_TWICE}
do|will|would two|several|multiple instances|copies|sources of lifelink double|stack|increase|multiply [the|my] [amount|life] [of] [life] [{_WHO}] [gain|gained|get] -> {_TWO_LINKS}
do|will|would having two|several|multiple instances|copies|sources of lifelink double|stack|increase|multiply [the|my] [amount|life] [of] [life] [{_WHO}] [gain|gained|get] -> {_TWO_LINKS}
do|will|would {_MY} creatures|creature attack [trigger|triggers|ability] [still] resolve|happen|work|resolves if|when {_WHO}|they|he|she|somebody|someone kill|kills|destroy|destroys|remove|removes it [in] [response] -> {_ATTACKS}{_KILLED}Does Alice gain 1 life?
do|will|would {_MY} creatures|creature trigger|triggers|ability|abilities [still] resolve|happen|work|resolves if|when {_WHO}|they|he|she|somebody|someone kill|kills|destroy|destroys|remove|removes it in response -> {_ATTACKS}{_KILLED}Does Alice gain 1 life?
do|will|would killing|destroying|removing {_MY} creature in response [still] stop|counter|prevent|fizzle [its|the] trigger|triggers|ability|abilities -> ~{_ATTACKS}{_KILLED}Does Alice gain 1 life?
can|could|may {_WHO} [still] regenerate {_MY} ( sacrificed creature | creature that was sacrificed | creature that is sacrificed | creature that has been sacrificed | creature that got sacrificed ) -> {_SHIELDED}Alice sacrifices Knight. Does Knight survive?
do|will|would {_MY} planeswalker|planeswalkers with|at 0|zero|no loyalty [counters] die|dies -> Alice controls Ava, a planeswalker with 2 loyalty. Bob attacks Ava with Knight, a 2/2 creature. Alice doesn't block. Does Ava die?
"""
