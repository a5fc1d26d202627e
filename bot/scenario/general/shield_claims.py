"""What is asked at large of regeneration, of planeswalkers that are gone or are to block, of menace told twice: in the signs of `products.py`."""

from __future__ import annotations

_SKELETON = 'Alice controls Knight, a 2/2 creature with "{0}: Regenerate this creature." '
_TWICE = "( twice | two|2|several|multiple|many times | more than once )"
_A_TURN = "[in|per|a|each|during|the] [one|a|same|single|each|this|turn] [turn]"
_DEADLY = "Bob attacks Alice with Ogre, a 3/3 creature with deathtouch. Alice blocks Ogre with Knight. "
_FOUGHT = (
    "Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Alice activates Knight. "
    'Bob casts an instant "Destroy target creature." targeting Knight. '
)
#: But for Wrath of God, after which nothing regenerates.
_WIPE = (
    "( [a|the] board wipe|wipes | [a|the] boardwipe|boardwipes | [a|the] sweeper|sweepers | mass removal )"
)
_TOUCHED = "[killed|destroyed|hit|damaged|hurt|blocked|touched] [that|which|after] [it] [was|is|got|took|has] [dealt|been] [damage] [by|from|with] [a] deathtouch [damage|creature]"
_GONE_WALKER = "( die|dies|leaves | is|gets|get|was [killed|destroyed|exiled|bounced|removed|bolted|gone] | goes to the graveyard ) [in response] [to] [it]"
_KILLING_WALKER = "( killing|destroying|bolting|removing|exiling|bouncing <walker> [in response] [to] [its|the] [loyalty] [ability] )"
_ANSWERED_WALKER = (
    'Bob controls Ava, a planeswalker with 3 loyalty and "+1: You gain 1 life." Bob uses Ava\'s +1. '
    'In response, Alice casts an instant "Destroy target planeswalker." targeting Ava. '
)
_WALKER_BLOCKS = (
    "Alice controls Ava, a planeswalker with 3 loyalty. Bob attacks Alice with Ogre, a 3/3 creature{}. "
    "Alice blocks Ogre with Ava. Is that legal?"
)
_MENACED = (
    "Alice controls Knight, a 2/2 creature with menace. Bob controls Ogre, a 3/3 creature. Bob controls Giant, a 3/3 creature. "
    'Alice casts an instant "Target creature gains menace until end of turn." targeting Knight. '
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre and Giant. Is that legal?"
)
_ONE_LESS = (
    "Alice attacks Bob with Knight, a 2/2 creature with menace. Bob blocks Knight with Ogre, a 3/3 creature, and Giant, a 3/3 creature. "
    'Alice casts an instant "Destroy target creature." targeting Giant. Is Knight blocked?'
)
_LOST = "( die|dies|leaves | is|gets|was killed|destroyed|exiled|bounced|removed|sacrificed )"
_SEVERAL_MENACE = "( two|2|multiple|several instances|copies of menace | menace twice | double menace )"

SHIELD_CLAIMS = f"""
# Regeneration.
may: <i> / regenerate [<creature|it>] {_TWICE} {_A_TURN} -> {_SKELETON}Alice activates Knight twice. Is that legal?
may: <creature|it> / regenerate {_TWICE} {_A_TURN} -> {_SKELETON}Alice activates Knight twice. Is that legal?
may: <i> / regenerate [<creature|it>] from ( [a|the] sacrifice | being sacrificed | sacrificing [it] | an edict ) -> {_SKELETON}Alice activates Knight. Alice sacrifices Knight. Does Knight survive?
may: <i> / regenerate <creature|it> ( [that] is being sacrificed | being sacrificed ) -> {_SKELETON}Alice activates Knight. Alice sacrifices Knight. Does Knight survive?
may: <i> / regenerate [<creature|it>] from {_WIPE} -> {_SKELETON}Alice activates Knight. Bob casts a sorcery "Destroy all creatures." Does Knight survive?
may: <i> / regenerate [<creature|it>] from ( [being] exile|exiled | exiling ) -> {_SKELETON}Alice activates Knight. Bob casts an instant "Exile target creature." targeting Knight. Does Knight survive?
may: <i> / regenerate ( [<creature|it>] from deathtouch [damage] | <creature|it> {_TOUCHED} ) -> {_SKELETON}{_DEADLY}Alice activates Knight. Does Knight survive?
may: <creature|it> / regenerate ( from deathtouch [damage] | after [it] [was|is|has] [been] [dealt|taking] deathtouch damage ) -> {_SKELETON}{_DEADLY}Alice activates Knight. Does Knight survive?
may: <i> / regenerate ( <creature> with summoning sickness | <creature> [that] has|is summoning sickness|sick | [a] summoning sick creature ) -> {_SKELETON}Knight is summoning sick. Alice activates Knight. Is that legal?
does: ( [a|my|the] regenerated|regenerating creature|blocker|attacker | <creature|blocker|attacker> [that] regenerates|regenerated ) / deal|deals [its|any|the] [combat] damage -> {_SKELETON}{_FOUGHT}Does Knight deal damage?
does: ( regeneration | regen | regenerating [<creature|it>] ) / ( work|works on|against|vs|versus {_WIPE} | save|saves|survive [<creature|it>] [from] {_WIPE} ) -> {_SKELETON}Alice activates Knight. Bob casts a sorcery "Destroy all creatures." Does Knight survive?
# Planeswalkers.
does: ( <walker> [loyalty] ability|abilities | [a] loyalty ability|abilities ) / ( resolve|resolves|happen|happens|work|works | go|goes off|through ) / ( if|when|after|once it|<walker> {_GONE_WALKER} ) -> {_ANSWERED_WALKER}Does Bob gain 1 life?
does: [its|the|that] [loyalty] ability|abilities / ( resolve|resolves|happen|happens|work|works | go|goes off|through ) / ( if|when|after|once [<i>] kill|killed|destroy|destroyed|bolt|bolted|exile|bounce <walker> [in response] [to] [its|the|that] [loyalty] [ability] ) -> {_ANSWERED_WALKER}Does Bob gain 1 life?
stops: {_KILLING_WALKER} / [its|the|that] [loyalty] ability|abilities [from] [resolving|happening] -> {_ANSWERED_WALKER}~Does Bob gain 1 life?
may: <walker> / block <attacker|creature|it> -> {_WALKER_BLOCKS.format("")}
may: <i> / block [<attacker|creature|it>] with <walker> -> {_WALKER_BLOCKS.format("")}
may: <i> / block ( flying | fliers|flyers | a flier|flyer | a flying creature ) with <walker> -> {_WALKER_BLOCKS.format(" with flying")}
# Lifelink, and what is countered.
does: lifelink / ( save|saves|keep|keeps <me> [alive] [from] [lethal] [combat] [damage|dying|death|losing] [the game] [in|during] [combat] ) -> Alice is at 2 life. Alice controls Knight, a 2/2 creature with lifelink. Bob attacks Alice with Ogre, a 2/2 creature, and Giant, a 2/2 creature. Alice blocks Ogre with Knight. Does Alice survive?
does: ( <opponent> | the attacked|defending player ) / gain|gains|get|gets life [from|by|with|off] [an|the|my] [attackers|attacking|opponents] lifelink [creature] -> Alice controls Knight, a 2/2 creature with lifelink. Alice attacks Bob with Knight. Bob doesn't block. Does Bob gain life?
does: [a|the] countered spell|spells / ( resolve|resolves | happen|happens | do|does anything | take|takes effect | go|goes through ) -> Bob casts an instant "You gain 1 life." In response, Alice casts an instant "Counter target spell." targeting it. Does Bob gain life?
# Menace.
does: {_SEVERAL_MENACE} / ( stack|stacks [up] | add|adds up | require|requires|need|needs|mean|means|take|takes four|4|three|3|more [than] [two|2] [creatures|blockers] [to] [block] ) -> {_MENACED.replace("Is that legal?", "~Is that legal?")}
does: menace / ( stack|stacks [with] [itself] | add|adds up ) -> {_MENACED.replace("Is that legal?", "~Is that legal?")}
is: ( <creature> with menace | it | <attacker> ) / blocked / ( if|when|after one|1 [of] [the|its|two|2] [blockers|creatures] [blocking] [it|a|the] [menace] [creature] {_LOST} ) -> {_ONE_LESS}
is: ( it | [my|the] creature | [the] attacker ) / blocked / ( if|when <creature> with menace is blocked by two|2 [creatures|blockers] and|but ( one|1 [of] [them|the] [blockers] {_LOST} | <i> kill|kills|destroy|remove|bounce|exile one|1 [of] [them|the] [blockers] ) [before] [the|combat] [damage] ) -> {_ONE_LESS}
"""
