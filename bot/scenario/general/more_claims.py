"""What else is asked at large: of free spells, sickness, untapping, what a kill in combat comes to, sources that are gone: in the signs of
`products.py`."""

from __future__ import annotations

_OWN = "Is that legal?"
_KNIGHT = "Alice controls Knight, a 2/2 creature{}. "
_ATTACKS = "Alice attacks Bob with Knight, a {} creature{}. "
_BLOCKS = "Bob blocks Knight with Ogre, a {} creature{}. "
_MURDER = 'Bob casts an instant "Destroy target creature." targeting {}. '
_SICK = "Knight is summoning sick. Alice attacks Bob with Knight. "
_CAST = 'Alice controls Shrine, an enchantment with "Whenever you cast a spell, you gain 1 life." '
_HERO = "Alice's commander is Knight, a 6/6 legendary creature. "
_GONE_SOURCE = (
    'Bob casts Elf, a 1/1 creature with "When Elf enters, you gain 1 life." In response to the trigger, '
    'Alice casts an instant "Destroy target creature." targeting Elf. Does Bob gain life?'
)
_SOURCE_GONE = (
    "if|when|after [its|their|the|a] ( source|creature <gone> | creature that has it <gone> ) [in] [response]"
)
_REX = 'Alice controls Rex, a 2/2 legendary creature. Alice casts a sorcery "Create a token that\'s a copy of target creature." targeting Rex. '
_DIES = 'Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." '
_KINDS = "land|artifact|enchantment|token|legendary|stolen|flash|blinked|reanimated|copied"
_STRIKE = "( first strike|strikers|striker [damage] | <creature> with first strike )"
_ALTAR = 'Alice controls Elf, a 1/1 creature with "Pay 2 life: You gain 1 life." Alice activates Elf. '
_TRIGGERED = "( [a|the|its] triggered ability|abilities | [a|the|its] trigger|triggers )"
_HURT = "Alice controls Knight, a 4/4 creature with 3 damage marked on it. It is Alice's turn. Then the turn ends. Next turn, "
_BOLT = 'Bob casts an instant "This spell deals 3 damage to target creature." targeting Knight. '
_VIGILANT = (
    _KNIGHT.format(" with vigilance") + "Alice attacks Bob with Knight. Bob doesn't block. Next turn, "
)
_LATER = "( <their turn> | later | [the|my] next turn | afterwards )"

MORE_CLAIMS = f"""
# Casting and paying.
does: ( casting|cast <spell> [for] [free] [without] [paying] [its] [mana] [cost] | <spell> cast for free | [a] free spell|spells | [a] spell|spells cast without paying [its|their] [mana] [cost] ) / count|counts as ( casting [it] [a] [spell] | cast | being cast | a cast ) -> {_CAST}Alice casts an instant "Draw a card." Does Shrine trigger?
may: <i> / pay [2|3|my] [last|that|the] life / if|when|even [if] ( it would kill|kills me|you | i would die | it is my last [life] | it puts me to|at 0|zero [life] ) -> Alice is at 2 life. {_ALTAR}{_OWN}
does: <i> / ( lose|loses [the] [game] | die|dies ) / if|when|after <i> pay|pays ( life|down to 0|zero [life] | my|your last life | all [of] my|your life ) -> Alice is at 2 life. Alice controls Elf, a 1/1 creature with "Pay 2 life: Draw a card." Alice activates Elf. Does Alice lose the game?
does: ( <walker> ability|abilities | [a] loyalty ability|abilities ) / ( use|uses|go|goes [on|onto] the stack ) -> Bob controls Ava, a planeswalker with 3 loyalty and "+1: Draw a card." Bob uses Ava's +1. In response, Alice casts an instant "Counter target activated or triggered ability." targeting Ava. {_OWN}
does: ( {_TRIGGERED} | <etb> | [an|a] activated ability|abilities ) / ( use|uses|go|goes [on|onto] the stack ) -> Bob casts Elf, a 1/1 creature with "When Elf enters, you gain 1 life." In response to the trigger, Alice casts an instant "Counter target activated or triggered ability." targeting Elf. {_OWN}
does: ( {_TRIGGERED} | <etb> | an ability | abilities ) / ( resolve|resolves | happen|happens | work|works | go|goes off|through|away ) / {_SOURCE_GONE} -> {_GONE_SOURCE}

# Summoning sickness.
does: [a|an|my|the] {_KINDS} creature|creatures / have|has|get|suffer summoning sickness -> {_KNIGHT.format("")}{_SICK}~{_OWN}
is: [a|an|my|the] {_KINDS} creature|creatures / ( summoning sick | affected by summoning sickness ) -> {_KNIGHT.format("")}{_SICK}~{_OWN}
does: ( <opponent> creature [that] <i> control|stole|took|steal | a creature [that] <i> gained|took|gain control of ) / have|has|get|suffer summoning sickness -> Bob controls Ogre, a 3/3 creature. Alice casts a sorcery "Gain control of target creature until end of turn." targeting Ogre. Alice attacks Bob with Ogre. ~{_OWN}
does: [activated] abilities [of|on] ( artifacts|lands|equipment|enchantments|noncreatures|noncreature [permanents|artifacts] ) / [get] affected by summoning sickness -> Alice casts Rock, an artifact with "{{T}}: You gain 1 life." Alice activates Rock. ~{_OWN}
is: [activated] abilities [of|on] ( artifacts|lands|equipment|enchantments|noncreatures|noncreature [permanents|artifacts] ) / affected by summoning sickness -> Alice casts Rock, an artifact with "{{T}}: You gain 1 life." Alice activates Rock. ~{_OWN}

# Attacking, blocking, striking.
is: <attacker|creature|it> / attacking / if|when|after|once ( <it|creature|attacker> become|becomes tapped | <it|creature|attacker> <is> tapped ) -> {_KNIGHT.format("")}Alice attacks Bob with Knight. Bob doesn't block. Bob casts an instant "Tap target creature." targeting Knight. Is Knight attacking?
may: <creature|it> / block [{_LATER}] / if|when|after it attacked|attacks with vigilance -> {_VIGILANT}Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. {_OWN}
does: {_STRIKE} / ( kill|destroy <a> creature|creatures|blocker|attacker ) / before it|they deal|deals|dealt [its|their|any] [combat] damage -> {_ATTACKS.format("3/1", " with first strike")}{_BLOCKS.format("3/3", "")}Does Knight survive?
does: <creature|it|blocker|attacker> / deal|deals [any|its] [combat] damage [back] / if|when|after it ( dies|die to|from first strike [damage] | is|was|gets killed by first strike|strikers [damage] | is|was|gets killed by a first striker ) -> {_ATTACKS.format("3/1", " with first strike")}{_BLOCKS.format("3/3", "")}Is Knight dealt any damage?
does: double strike / ( let|allow|mean|make <i|creature|it> [can] [to] attack twice ) -> {_ATTACKS.format("2/2", " with double strike")}Bob doesn't block. After combat, Alice attacks Bob with Knight. {_OWN}
may: <creature> with menace / be blocked by ( two|2|three|3|four|4|more|several|multiple creatures | two or more creatures | more than two creatures ) -> {_ATTACKS.format("2/2", " with menace")}Bob controls Ogre, a 3/3 creature. Bob controls Elf, a 1/1 creature. Bob controls Cat, a 1/1 creature. Bob blocks Knight with Ogre, Elf and Cat. {_OWN}
does: deathtouch / kill|kills|destroy <creature> with protection [from] [that|its|the] [color|deathtouch|it] -> {_ATTACKS.format("1/1 red", " with deathtouch")}{_BLOCKS.format("3/3", " with protection from red")}Does Ogre die?
is: [the] damage from|by|of ( trample | a trampler | <creature> with trample | a trample creature ) / combat damage -> Alice controls Knight, a 5/5 creature with trample and "Whenever Knight deals combat damage to a player, you gain 1 life." Bob controls Ogre, a 1/1 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Bob. Does Knight trigger?
does: <i> / gain life [for|from|off|with] ( both [of] [them] | each [of] [them] [one] | each creature ) / if|when [<i>] [have|control|attack] [with] two|2 ( creatures with lifelink | lifelinkers | lifelink creatures ) -> {_KNIGHT.format(" with lifelink")}Alice controls Elf, a 1/1 creature with lifelink. Alice attacks Bob with Knight and Elf. Bob doesn't block. Does Alice gain life twice?

# What lasts, what is reset.
does: [the|all] damage / ( stay|stays|remain|remains on <creature|it> | stay|stays|last|lasts ) ( until|till [the] end of [the] turn | all turn | the whole turn ) -> {_KNIGHT.format("").replace("2/2", "4/4")}{_BOLT}Is Knight dealt damage?
does: [the] commander damage / ( reset|resets | go|goes away | disappear|disappears | start|starts over | clear|clears ) / if|when|after [my|the|a] ( commander [dies|die|died] | commander goes|returns to the command zone | commander is|was recast ) -> ~{_HERO}Bob is at 40 life. Bob has taken 15 commander damage from Knight. Alice attacks Bob with Knight. Bob doesn't block. Does Bob lose the game?
may: <i> / ( put|send|return|move <it|commander> [in|to|into] [back] [to] [the|my] command zone ) / if|when|after <i> sacrifice|sacrifices <commander|it> -> {_DIES}{_HERO}Alice sacrifices Knight. Alice puts Knight into the command zone. {_OWN}
does: <me> / untap [my|your] [lands|permanents|creatures|stuff|things] <their turn> -> Alice controls Knight, a 2/2 creature. Knight is tapped. It is Bob's turn. Bob casts a sorcery "Draw a card." Is Knight untapped?
does: <i> / lose|die [the] [game] / if|when [<i>] deck|decks [out] [myself|yourself|themselves|himself] -> Alice has no cards in her library. Alice draws a card. Does Alice lose the game?
does: <i> / lose [the] [game] / if|when ( [their|my|his|her|the] deck|library is|runs empty|out | [<i>] run|runs out of cards | [<i>] [has|have] no [more] cards [in] [my|their] [library|deck] ) -> Alice has no cards in her library. Does Alice lose the game?
is: ( copies of creatures | token copies | [a] copy|copies of [a] legendary creature|creatures | clones ) / ( affected by [the] legend|legendary rule | subject to [the] legend|legendary rule ) -> {_DIES}{_REX}Does Shrine trigger?
does: [the] legend|legendary rule / ( affect|apply|matter [to|for] ( copies | tokens | token copies | clones ) ) -> {_DIES}{_REX}Does Shrine trigger?

# Asked otherwise: being immune, stopping, holding back, coming back.
is: ( <creature> with hexproof | hexproof|hexproofed creatures | <creature> with shroud | <creature> with ward | hexproof | shroud ) / ( immune to <wipe> | safe from <wipe> | protected from|against <wipe> ) -> {_KNIGHT.format(" with hexproof")}Bob casts a sorcery "Destroy all creatures." Does Knight survive?
is: ( <creature> with indestructible | indestructible creatures ) / ( immune to <wipe> | safe from <wipe> | protected from|against <wipe> ) -> {_KNIGHT.format(" with indestructible")}Bob casts a sorcery "Destroy all creatures." Does Knight survive?
is: ( <creature> with indestructible | indestructible creatures ) / ( immune to exile | safe from exile [effects] | protected from|against exile ) -> ~{_KNIGHT.format(" with indestructible")}Bob casts an instant "Exile target creature." targeting Knight. Is Knight exiled?
may: <i> / ( hold [up] [a|an|my] <instant> until | wait with [a|an|my] <instant> until | cast|use|play [a|an|my] <instant> [even] ) ( after blocks|blockers|blocking [are|is] [declared] | after attacks|attackers [are] [declared] ) -> {_ATTACKS.format("2/2", "")}{_BLOCKS.format("3/3", "")}Alice casts an instant "Target creature gets +2/+2 until end of turn." targeting Knight. {_OWN}
does: <creature> ( returned|reanimated|brought [back] [from] [the|a|my] [graveyard] | that <is> returned|reanimated [from] [the|a|my] [graveyard] ) / have|has|get summoning sickness -> {_KNIGHT.format("")}{_SICK}~{_OWN}
may: <i> / attack with <creature> ( [that] [<i>] [just] returned|reanimated|reanimate [from] [the|a|my] [graveyard] ) [this|that|the] [same] [turn] -> {_KNIGHT.format("")}{_SICK}{_OWN}
may: <i> / ( kill|bolt|destroy|remove <creature> ) in response to ( [an|a] <aura|enchantment> [spell] [being] [cast] [on] [it] | <anyone> casting|enchanting [it] [with] [an|a] <aura|enchantment> [on] [it] ) -> Bob controls Ogre, a 3/3 creature. Bob casts an Aura enchantment with "Enchant creature" targeting Ogre. In response, Alice casts an instant "Destroy target creature." targeting Ogre. {_OWN}
does: deathtouch / ( work|kill|matter|apply|count ) [anything] / if|when [all|the|its] [combat] damage <is> prevented -> {_ATTACKS.format("1/1", " with deathtouch")}{_BLOCKS.format("3/3", "")}Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Ogre die?
does: protection from creatures / ( stop|prevent|keep <creature|it> [from] being|getting blocked [by] [creatures] | make <creature|it> unblockable | mean <it|creature> can not be blocked ) -> {_ATTACKS.format("2/2", " with protection from creatures")}{_BLOCKS.format("3/3", "")}~{_OWN}
may: <creature> with protection from creatures / be blocked [by] [creatures] -> {_ATTACKS.format("2/2", " with protection from creatures")}{_BLOCKS.format("3/3", "")}{_OWN}
does: ( instants | sorceries | instants and sorceries | creature spells | spells | [a] spell | [an] instant | [a] sorcery | [a] creature spell | enchantment spells | artifact spells ) / ( use|uses|go|goes [on|onto] the stack ) -> Bob casts a sorcery "Draw a card." In response, Alice casts an instant "Counter target spell." targeting the sorcery. {_OWN}
may: <creature> with flying / block ( <creature> without flying | nonflying|ground <creature> | <creature> on the ground ) -> {_KNIGHT.format(" with flying")}Bob attacks Alice with Ogre, a 2/2 creature. Alice blocks Ogre with Knight. {_OWN}
may: <creature> without flying / block <creature> with flying -> {_KNIGHT.format("")}Bob attacks Alice with Ogre, a 2/2 creature with flying. Alice blocks Ogre with Knight. {_OWN}
does: <opponent> / ( get|gets|have|has|receive|receives [a] [chance] [to] priority|respond ) / after|when|once <i> cast|casts <spell> -> Alice casts a sorcery "Draw a card." In response, Bob casts an instant "You gain 1 life." {_OWN}
does: <token> / ( survive|survives being bounced|exiled|blinked|flickered ) -> Alice controls Knight, a 2/2 creature token. Bob casts an instant "Return target creature to its owner's hand." targeting Knight. Is Knight in Alice's hand?
does: ( blinking|flickering|bouncing|exiling <token> ) / ( bring <it|token> back | return <it|token> | let|allow <i> keep <it|token> ) -> Alice controls Knight, a 2/2 creature token. Alice casts an instant "Exile target creature you control, then return it to the battlefield under your control." targeting Knight. Is Knight on the battlefield?
may: <creature|it> / attack / if|when [it] ( was|is|gets tapped and [then] untapped [again] | <it> untaps|untapped [first|before] [combat] ) -> {_KNIGHT.format("")}Knight is tapped. Alice casts an instant "Untap target creature." targeting Knight. Alice attacks Bob with Knight. {_OWN}
does: ( the|my copy|clone|token | it ) / ( have|has|get|gets|keep|copy [the|any|its|those] [+1/+1] counters ) / if|when <i> copy|copies|clone|clones <creature> with [+1/+1] counters [on] [it] -> {_KNIGHT.format("")}Knight has a +1/+1 counter. Alice casts a sorcery "Create a token that's a copy of target creature." targeting Knight. Does the token have any +1/+1 counters?
may: <i> / regenerate ( [an|my|the] exiled creature|creatures | <creature> [that] <is> exiled ) -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. Bob casts an instant "Exile target creature." targeting Knight. Does Knight survive?
does: ( sacrificing|killing|destroying <creature|it> | [a] board wipe | destroy effects ) / ( trigger|cause <death> | trigger [dies|death|dying] [triggers|abilities|effects] ) -> {_DIES}{_KNIGHT.format("")}{_MURDER.format("Knight")}Does Shrine trigger?
may: <i> / ( stop|prevent [an|the] attack|attacks|attacker|attackers ) by tapping <creature|it|attacker|them> ( after <it|they|attacker> [is|are] declared | [after|once] attackers [are] declared | after attacks ) -> {_KNIGHT.format("")}Alice attacks Bob with Knight. Bob doesn't block. Bob casts an instant "Tap target creature." targeting Knight. ~Does Knight deal damage to Bob?
may: <i> / ( stop|prevent|keep <creature> from attacking ) by tapping <creature|it> ( before combat | [at|in] [the] beginning of combat | before attackers [are] [declared] | before attacks ) -> It is Bob's turn. Bob controls Ogre, a 3/3 creature. Alice casts an instant "Tap target creature." targeting Ogre. Bob attacks Alice with Ogre. ~{_OWN}
does: <i> / ( have|need to tap <creature|it|them> [to] [attack|attacking] [with] [it|them] ) / to attack [with] [it|them] -> {_KNIGHT.format("")}Alice attacks Bob with Knight. Bob doesn't block. Is Knight tapped?
does: <i> / ( have|need to tap <creature|it|them> ) / to block [with] [it|them] -> Bob attacks Alice with Ogre, a 3/3 creature. Alice controls Knight, a 2/2 creature. Alice blocks Ogre with Knight. Is Knight tapped?
"""
