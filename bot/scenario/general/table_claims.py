"""What is asked at large of several players, of planeswalkers, commanders and poison at one table: in the signs of `products.py`."""

from __future__ import annotations

_OWN = "Is that legal?"
_SEVERAL = "( two|2|three|3|both|multiple|several|different [different] players|opponents )"
_AT_ONCE = (
    "( in|during [the] same|one|1|a|single [combat] combat|turn|attack [phase] | at once | at the same time )"
)
_TWO_ATTACKERS = "Alice controls Knight, a 2/2 creature. Alice controls Elf, a 1/1 creature. Alice attacks Bob with Knight and Carol with Elf. "
_AVA = 'Alice controls Ava, a planeswalker with 4 loyalty and "+1: You gain 1 life." '
_EVE = 'Alice controls Eve, a planeswalker with 4 loyalty and "+1: You gain 2 life." '
_BLOCKED_BY_ANOTHER = "Carol controls Elf, a 1/1 creature. Alice attacks Bob with Knight, a 2/2 creature. Carol blocks Knight with Elf. "
_ANOTHER = (
    "( someone|somebody else | another player | another opponent | a different player | the other player | my teammate "
    "| my other opponent | an other player )"
)
_COMMANDER = (
    "Alice's commander is Knight, a 6/6 legendary creature with infect. Bob is at 40 life. Bob has taken 15 commander damage from Knight. "
    "Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose the game?"
)
_TWO_OF_THEM = (
    "Alice's commander is Knight, a 6/6 legendary creature. Carol's commander is Elf, a 6/6 legendary creature. Bob is at 40 life. "
    "Bob has taken 18 commander damage from Elf. Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose the game?"
)
_SHIELDED = (
    "Alice controls Ava, a planeswalker with 4 loyalty. "
    'Alice casts an instant "Prevent the next 2 damage that would be dealt to any target this turn." targeting Ava. '
    "Bob attacks Ava with Knight, a 2/2 creature. Alice doesn't block. Does Ava lose loyalty?"
)
_POISONED = (
    "Alice attacks Bob with Knight, a 2/2 creature with infect. Bob doesn't block. Does Bob lose life?"
)

TABLE_CLAIMS = f"""
may: <i> / ( attack {_SEVERAL} ) / {_AT_ONCE} -> {_TWO_ATTACKERS}{_OWN}
may: <i> / ( attack {_SEVERAL} with different|separate creatures ) / [{_AT_ONCE}] -> {_TWO_ATTACKERS}{_OWN}
may: <i> / ( split|spread my attack|attackers|attacks|creatures between|among|across {_SEVERAL} ) -> {_TWO_ATTACKERS}{_OWN}
may: <i> / ( use|activate two|2|both|multiple loyalty abilities [of] [a|the|my|one|same] [planeswalker] ) / ( [in|on|during] [the|a] same|one|1|single turn ) -> {_AVA}Alice uses Ava's +1. Alice uses Ava's +1. {_OWN}
may: <i> / ( use|activate two|2|both|several|multiple [different] [of] [my] planeswalkers|walkers ) / [( [in|on|during] [the|a] same|one|1|single|each turn )] -> {_AVA}{_EVE}Alice uses Ava's +1. Alice uses Eve's +1. {_OWN}
may: <i> / ( block [a|the] creature|creatures|attacker|attackers [that|which] [is|are] attacking {_ANOTHER} ) -> {_BLOCKED_BY_ANOTHER}{_OWN}
may: <i> / ( block for {_ANOTHER} ) -> {_BLOCKED_BY_ANOTHER}{_OWN}
may: {_ANOTHER} / ( block [a|the] creature|creatures|attacker|attackers [that|which] [is|are] attacking me ) -> {_BLOCKED_BY_ANOTHER}{_OWN}
does: [the|my|your|a] commander damage / ( count|counts|work|works|apply|applies ) / ( if|when [it] [is|was|gets] [dealt] [by|with|through|as] infect [damage] ) -> {_COMMANDER}
may: <i> / ( lose|die to|from [commander] damage from|of two|2|both|different|multiple|separate [different|separate] commanders [combined|together] ) -> {_TWO_OF_THEM}
does: [damage] prevention / ( work|works|apply|count|help [on|for|with|against|to] [a|my|the] planeswalker|planeswalkers|walker|walkers ) -> ~{_SHIELDED}
does: [a|the|my|having] poison [counter|counters] / ( reduce|reduces|lower|lowers|affect|affects|change|cost|lose [me] [my|your|a|the] [players] life [total] [too] ) -> {_POISONED}
"""
