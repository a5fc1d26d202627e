"""What is asked of attacking, blocking and combat damage at large: in the signs of `products.py`."""

from __future__ import annotations

_ATTACKED = "Alice attacks Bob with Knight, a 2/2 creature{}. "
_UNBLOCKABLE = _ATTACKED.format(' with "Knight can\'t be blocked."')
_BLOCKED = "Alice attacks Bob with Knight, a {} creature{}. Bob blocks Knight with Ogre, a {} creature{}. "
_STOLEN = 'Bob controls Ogre, a 3/3 creature{}. Alice casts a sorcery "Gain control of target creature until end of turn." targeting Ogre. Alice attacks Bob with Ogre. '
_GIVES = 'Alice casts an instant "Target creature {} until end of turn." targeting Knight. '
_OWN = "Is that legal?"
_HITS = "Does Knight deal damage to Bob?"
_SICK = "Alice controls Knight, a 2/2 creature{}. Knight is summoning sick. Alice attacks Bob with Knight. "
_TURN = "( the|that|this [same] turn [that] <it|they|he|i|creature|token> [is|are|was] comes|come|came|enters|enter|entered|cast|play|played|created|made [it|them] [in|into] [play|the] [battlefield] [under] [my|their|your] [control] | right away | immediately | the turn [that] it is cast|played|summoned )"
_LATER = "( after|once|when blocks|blockers|blocking [are|is] [declared|chosen] | after|once|when it is|becomes [already] blocked | after being blocked )"
_TWO = "Bob attacks Alice with Ogre, a 5/5 creature{}. Alice controls Knight, a 2/2 creature{}, and Elf, a 1/1 creature. Alice blocks Ogre with Knight and Elf. "
_DEALS = "deal|deals [any|its|the|their] [combat] damage"
_SELF = "Alice controls Ava, a planeswalker with 3 loyalty. Alice controls Knight, a 2/2 creature. Alice attacks Ava with Knight. "

ATTACKING_CLAIMS = f"""
# Attacking.
may: ( <creature> | <i> ) / attack [with] [<creature|it>] / {_TURN} ( if|when it has haste | with haste ) -> {_SICK.format(" with haste")}{_OWN}
may: ( <token> | <i> ) / attack [with] [<token>] / {_TURN} -> {_SICK.format("").replace("a 2/2 creature", "a 2/2 creature token")}{_OWN}
may: <creature> with haste / attack / {_TURN} -> {_SICK.format(" with haste")}{_OWN}
may: ( <creature> | <i> ) / attack [with] [<creature|it>] / {_TURN} [without haste] -> {_SICK.format("")}{_OWN}
may: <creature> without haste / attack / {_TURN} -> {_SICK.format("")}{_OWN}
may: <i> / attack with it [that|this|the] [same] [turn] / if|when|after <i> gain|gains|take|takes|steal|steals [control] [of] <creature> -> {_STOLEN.format("")}{_OWN}
may: <i> / attack with [a|the] ( creature|creatures [that|which] <i> [have|has] <just> stole|stolen|took|borrowed|steal | creature|creatures [that|which] <i> [have|has] <just> gained control of | stolen creature|creatures ) <this turn> -> {_STOLEN.format("")}{_OWN}
does: [a] stolen creature|creatures / have summoning sickness -> ~{_STOLEN.format("")}{_OWN}
is: [a] stolen creature|creatures / summoning sick -> ~{_STOLEN.format("")}{_OWN}
does: <creature> [i] [gain|steal] [control] [of] / ( have|get|become|suffer summoning [sickness|sick] ) / if|when|after it ( changes control|controllers | is stolen ) -> ~{_STOLEN.format("")}{_OWN}
may: <i> / attack ( two|2|several|multiple|more|different [different] players|opponents ) [with] [different] [creatures] [at] [the|same|once] [time|turn|combat] -> Alice controls Knight, a 2/2 creature, and Elf, a 1/1 creature. Alice attacks Bob with Knight and Carol with Elf. {_OWN}
may: <i> / ( split [up] [my|your] attackers|creatures|attack [between|among] [players|opponents] ) -> Alice controls Knight, a 2/2 creature, and Elf, a 1/1 creature. Alice attacks Bob with Knight and Carol with Elf. {_OWN}
may: <i> / attack [both] ( [a|the] player and <walker> | <walker> and a|the player | <opponent> and <walker> | <walker> and <opponent> ) <at once> [with] [different] [creatures] -> Bob controls Ava, a planeswalker with 3 loyalty. Alice controls Knight, a 2/2 creature, and Elf, a 1/1 creature. Alice attacks Bob with Knight and Ava with Elf. {_OWN}
may: <i> / attack ( my|your own planeswalker|planeswalkers | a planeswalker <i> control ) -> {_SELF}{_OWN}
may: <i> / attack [with] [a] tapped creature|creatures -> Alice controls Knight, a 2/2 creature. Knight is tapped. Alice attacks Bob with Knight. {_OWN}
may: tapped creature|creatures / attack -> Alice controls Knight, a 2/2 creature. Knight is tapped. Alice attacks Bob with Knight. {_OWN}
may: <a> tapped creature|creatures / attack -> Alice controls Knight, a 2/2 creature. Knight is tapped. Alice attacks Bob with Knight. {_OWN}
may: <i> / attack with [<a>] creature|creatures that|which is|are tapped -> Alice controls Knight, a 2/2 creature. Knight is tapped. Alice attacks Bob with Knight. {_OWN}
may: <me> / attack <their turn> -> It is Bob's turn. Alice controls Knight, a 2/2 creature. Alice attacks Bob with Knight. {_OWN}
does: vigilance / let|allow|allows|mean|help <i|creature> [can] [to] attack {_TURN} -> {_SICK.format(" with vigilance")}{_OWN}
does: ( flash | reach | trample | vigilance | defender ) / ( let|allow|allows|mean <i|creature> [can] [to] [ignore|attack|get|avoid] [around|with] summoning sickness | get around|past|rid|remove [of] summoning sickness | ignore summoning sickness ) -> {_SICK.format(" with flash")}{_OWN}
does: haste / ( let|allow|allows|mean <i|creature> [can] [to] ignore summoning sickness | get around|past|rid|remove [of] summoning sickness | ignore|ignores|remove|removes summoning sickness ) -> {_SICK.format(" with haste")}{_OWN}
may: <creature> with defender / attack / if|when|once it loses|lose defender -> Alice controls Knight, a 2/2 creature with defender. {_GIVES.format("loses defender")}Alice attacks Bob with Knight. {_OWN}
may: ( <creature> with|that|which [has] defender | [a] defender|defenders ) / attack -> Alice controls Knight, a 2/2 creature with defender. Alice attacks Bob with Knight. {_OWN}
may: ( <creature> with|that|which [has] defender | [a] defender|defenders ) / block [<creature|attacker>] -> Alice controls Knight, a 2/4 creature with defender. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. {_OWN}
may: ( <creature> with|that|which [has] defender | [a] defender|defenders ) / ( {_DEALS} | kill|kills <creature|attacker> ) -> Alice controls Knight, a 2/4 creature with defender. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. Does Ogre die?

# Blocking.
may: <i> / block with <creature> that|which attacked|attack [me|last|on|during|in] [the|my] [last|previous|own] [turn] -> Alice controls Knight, a 2/2 creature. Alice attacks Bob with Knight. Bob doesn't block. Next turn, Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. {_OWN}
may: <creature> that|which attacked|attack [me|last|on|during|in] [the|my] [last|previous|own] [turn] / block [<their turn>] -> Alice controls Knight, a 2/2 creature. Alice attacks Bob with Knight. Bob doesn't block. Next turn, Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. {_OWN}
may: <i> / block with <creature> [on|during|in] [the|same] ( {_TURN} | [a] creature that just came|entered [in] [play] ) -> Alice controls Knight, a 2/2 creature. Knight is summoning sick. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. {_OWN}
may: <creature> / block / {_TURN} -> Alice controls Knight, a 2/2 creature. Knight is summoning sick. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. {_OWN}
may: <token> / block / {_TURN} -> Alice controls Knight, a 2/2 creature token. Knight is summoning sick. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. {_OWN}
may: <creature> / block / ( if|when|while it is summoning sick | if|when|while it has summoning sickness | with summoning sickness ) -> Alice controls Knight, a 2/2 creature. Knight is summoning sick. Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. {_OWN}
may: <i> / block [a|an] ( [creature|creatures|attacker] [that] [is|are] unblockable [creature|creatures] | [creature|creatures] that|which can not be blocked ) -> {_UNBLOCKABLE}Bob blocks Knight with Ogre, a 3/3 creature. {_OWN}
may: ( two|2|multiple|several|many|three creatures ) / block ( one|1|a|the|same|single [single|same] attacker|creature ) -> {_TWO.format("", "")}{_OWN}
may: <i> / block ( one|1|a|the|same|single [single|same] attacker|creature ) with ( two|2|multiple|several|many|three creatures | more than one creature | as many creatures as <i> want ) -> {_TWO.format("", "")}{_OWN}
does: menace / matter|work|apply|count|help / if|when [the|my|an|defending] <opponent> [only|just] has|have|controls|control [only|just] one|1|a|single creature -> {_ATTACKED.format(" with menace")}Bob controls Ogre, a 3/3 creature. Bob blocks Knight with Ogre. ~{_OWN}
may: <opponent> / block <creature> with menace / if|when [they|he|she] [only|just] has|have|control|controls [only|just] one|1|a|single creature -> {_ATTACKED.format(" with menace")}Bob controls Ogre, a 3/3 creature. Bob blocks Knight with Ogre. {_OWN}
is: ( <creature> with menace | <attacker> | it ) / blocked / if|when|after [a|the] creature with menace is blocked by two|2 [creatures] and one [of] [the|them] [blockers] <gone> -> Alice attacks Bob with Knight, a 2/2 creature with menace. Bob blocks Knight with Ogre, a 3/3 creature, and Elf, a 1/1 creature. Bob sacrifices Elf. Is Knight blocked?
is: ( <creature> with menace ) / blocked / if|when one|1 [of] [the|its] [two] blocker|blockers <gone> -> Alice attacks Bob with Knight, a 2/2 creature with menace. Bob blocks Knight with Ogre, a 3/3 creature, and Elf, a 1/1 creature. Bob sacrifices Elf. Is Knight blocked?
does: ( giving <creature> flying|menace|shadow|fear {_LATER} | making <creature> unblockable {_LATER} ) / ( make|makes it unblocked | unblock it | remove|removes [the] block|blocker|blockers | let|lets it get|go through ) -> {_BLOCKED.format("2/2", "", "3/3", "")}{_GIVES.format("gains flying")}~Is Knight blocked?
is: ( <creature|attacker|it> ) / blocked / if|when|after ( <it|creature|attacker> gains|gets|gain|get flying|menace|shadow|fear | <it|creature|attacker> becomes|become unblockable ) {_LATER} -> {_BLOCKED.format("2/2", "", "3/3", "")}{_GIVES.format("gains flying")}Is Knight blocked?
is: ( <creature|attacker|it> ) / blocked / if|when <i> ( give|gives <it|creature> flying|menace|shadow|fear | make|makes <it|creature> unblockable ) {_LATER} -> {_BLOCKED.format("2/2", "", "3/3", "")}{_GIVES.format("gains flying")}Is Knight blocked?
does: <i> / ( have|need to block [<creature|attacker>] ) -> Alice controls Ogre, a 3/3 creature. Bob attacks Alice with Knight, a 2/2 creature. ~Alice doesn't block. {_OWN}
does: <i> / ( have|need to attack [with] [<creature>] [each|every] [turn|combat] ) -> Alice controls Ogre, a 3/3 creature. ~Alice doesn't attack. {_OWN}

may: <i> / ( declare no blocks|blockers | not block | choose|decide not to block [anything|with] [anything] ) -> Alice controls Ogre, a 3/3 creature. Bob attacks Alice with Knight, a 2/2 creature. Alice doesn't block. {_OWN}
does: ( <creature> with trample | [a] trampler|tramplers | it | <i> ) / have|need to assign lethal [damage] to [all|each|every|the] blocker|blockers|creature [first] / [with] [trample] [before] [it|i] [can] [tramples] [trample] [over] -> Alice attacks Bob with Knight, a 5/5 creature with trample. Bob blocks Knight with Ogre, a 3/3 creature. Alice assigns 2 damage to Ogre and 3 to Bob. ~{_OWN}

# Combat damage.
does: ( first strike | a first striker | <creature> with first strike ) / kill|destroy <its|the|a|blocker|creature> [blocker] before it [can|could|gets|does] [to] [deal|do|deals|strikes] [its] [combat] [damage] [back] -> Alice attacks with Knight, a 3/1 creature with first strike. Bob blocks Knight with Ogre, a 3/3 creature. Does Knight survive?
is: [the] damage ( from|dealt|in|by [in|by|from] [a] fight|fighting|fights ) / combat damage -> Alice controls Knight, a 3/3 creature with "Whenever Knight deals combat damage, you gain 1 life." Bob controls Ogre, a 3/3 creature. Alice casts a sorcery "Target creature you control fights target creature you don't control." targeting Knight and Ogre. Does Knight trigger?
may: <i> / activate|use [activated] [an|the|its] abilities|ability ( of|on <creature> with summoning sickness | of|on a summoning sick creature ) / if|when ( there is no tap [symbol] [in] [the] [cost] | it does not [have|need|use|require|cost] [to|a|the] tap|{{t}} [symbol|it] ) -> Alice controls Knight, a 1/1 creature with "{{1}}: This creature gets +1/+0 until end of turn." Knight is summoning sick. Alice activates Knight. {_OWN}
does: ( <creature|attacker> ) / {_DEALS} / if|when|after it is|gets removed from combat -> Alice controls Knight, a 2/2 creature. Alice attacks Bob with Knight. Bob doesn't block. Bob casts an instant "Remove target creature from combat." targeting Knight. {_HITS}
may: ( <creature> with deathtouch | [a] deathtoucher|deathtouchers ) / kill|destroy ( both [of] [them] | both blockers | two|2|multiple|several|all creatures|blockers | more than one creature | all of them | each of them ) / if|when it is blocked by two|2|multiple|several|more creatures|blockers -> Alice attacks Bob with Knight, a 2/2 creature with deathtouch. Bob blocks Knight with Ogre, a 3/3 creature, and Giant, a 4/4 creature. Alice assigns 1 damage to Ogre and 1 to Giant. Do both Ogre and Giant die?
may: it / kill|destroy ( both [of] [them] | both blockers | two|2|multiple|several|all creatures|blockers | more than one creature | all of them | each of them ) / if|when ( <creature> with deathtouch | [a] deathtoucher|deathtouchers ) is|gets blocked by two|2|multiple|several|more creatures|blockers -> Alice attacks Bob with Knight, a 2/2 creature with deathtouch. Bob blocks Knight with Ogre, a 3/3 creature, and Giant, a 4/4 creature. Alice assigns 1 damage to Ogre and 1 to Giant. Do both Ogre and Giant die?
may: ( <creature> with deathtouch | [a] deathtoucher|deathtouchers ) / kill|destroy ( two|2|multiple|several blockers|creatures | more than one creature|blocker ) [at|in] [once|a|one|the] [single|same] [combat|time] -> Alice attacks Bob with Knight, a 2/2 creature with deathtouch. Bob blocks Knight with Ogre, a 3/3 creature, and Giant, a 4/4 creature. Alice assigns 1 damage to Ogre and 1 to Giant. Do both Ogre and Giant die?
works: deathtouch / [to|on|with|for] ( [noncombat] damage [dealt] [by|from] [activated|triggered|its] [abilities|ability] [like] [pinging] | pinging | pingers | noncombat damage | abilities | damage outside [of] combat | damage that is not combat damage | non-combat damage | non - combat damage ) -> Alice controls Knight, a 1/1 creature with deathtouch and "{{T}}: This creature deals 1 damage to any target." Bob controls Ogre, a 5/5 creature. Alice activates Knight targeting Ogre. Does Ogre die?
does: ( <blocker> ) / {_DEALS} [back] / if|when|while it is|becomes tapped -> Alice attacks with Knight, a 3/2 creature. Bob blocks Knight with Ogre, a 2/4 creature. Alice casts an instant "Tap target creature." targeting Ogre. Does Knight die?
may: ( <i|creature|attacker> ) / ( split|divide|spread [up] [the|my|its] [combat] damage [between|among|across] [the|all|two|multiple] [blockers|creatures] [as|however|any|how|way] [way] [<i|it>] [want|wants|like|likes|choose|chooses] ) -> Alice attacks Bob with Knight, a 4/4 creature. Bob blocks Knight with Ogre, a 3/3 creature, and Giant, a 4/4 creature. Alice assigns 2 damage to Ogre and 2 to Giant. {_OWN}
does: <i> / ( have|need to order blockers | have|need to assign lethal [damage] to the first blocker [first] ) -> Alice attacks Bob with Knight, a 4/4 creature. Bob blocks Knight with Ogre, a 3/3 creature, and Giant, a 4/4 creature. Alice assigns 2 damage to Ogre and 2 to Giant. ~{_OWN}
"""
