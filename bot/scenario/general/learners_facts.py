"""What those ask who learn the game: steps, blocks, libraries, tokens, costs, planeswalkers: in the signs of `facts.py`."""

from __future__ import annotations

_WHO = "i|me|you|we|one|it|they|he|she"
_DO = "do|does|will|would|can|could"
_A = "a|an|the|my|his|her|their|your|any"
_CREATURE = f"[{_A}] creature|creatures|attacker|attackers|blocker|blockers"
_STRUCK = (
    "Alice controls Knight, a 3/1 creature with first strike. Bob controls Ogre, a 2/2 creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
)
_OVER = (
    "Alice controls Knight, a 5/5 creature{}. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. "
    "Bob blocks Knight with Ogre. Bob sacrifices Ogre. Does Knight deal damage to Bob?"
)
_MENACE = (
    "Alice attacks Bob with Knight, a 2/2 creature with menace. Bob blocks Knight with Ogre, a 3/3 creature. "
)
_DECKED = "Alice has no cards in her library. {}Does Alice lose the game?"
_DRAWN = 'Alice casts a sorcery "Draw a card." '
_BURIED = 'Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." '
_WALKER = "Bob controls Ava, a planeswalker with 6 loyalty. "
_PAID = (
    'Alice controls Seer, an artifact with "Sacrifice a creature: You gain 1 life." Alice controls Knight, a 2/2 creature. '
    "Alice activates Seer sacrificing Knight. "
)
_AIMED = (
    'Alice controls Seer, an artifact with "Sacrifice a creature: You gain 1 life." Alice controls Knight, a 2/2 creature. '
    'Bob casts an instant "Destroy target creature." targeting Knight. In response, Alice activates Seer sacrificing Knight. '
)
_BOLTED = 'Bob casts an instant "This spell deals 3 damage to any target." targeting '
_GONE = "removed|killed|destroyed|bounced|exiled|sacrificed|gone|dies|leaves"
_TAPPED_ATTACKER = (
    "Bob attacks Alice with Ogre, a 3/3 creature. Alice doesn't block. "
    'Alice casts an instant "Tap target creature." targeting Ogre. '
)
_BLOCKED_REGENERATES = (
    'Alice controls Knight, a 2/2 creature with "{0}: Regenerate this creature." Bob attacks Alice with Ogre, a 3/3 creature. '
    "Alice blocks Ogre with Knight. Alice activates Knight. "
    'Bob casts an instant "Destroy target creature." targeting Knight. '
)
_FLOWN = (
    "Bob controls Bird, a 1/1 creature with flying. Alice attacks Bob with Knight, a 2/2 creature with flying. Bob blocks Knight with Bird. "
    'Bob casts an instant "Target creature loses flying until end of turn." targeting Knight. '
)
_LATE_FLYER = (
    "Bob controls Ogre, a 3/3 creature. Alice attacks Bob with Knight, a 2/2 creature. Bob blocks Knight with Ogre. "
    'Alice casts an instant "Target creature gains flying until end of turn." targeting Knight. '
)
_COPIES = (
    'Alice casts an instant "You draw a card." In response, '
    'Alice activates Mirror, an artifact with "{0}: Copy target instant or sorcery spell.", targeting the instant. '
)
_ENCHANTED = (
    'Alice controls Knight, a 2/2 creature. Alice controls Chain, an Aura enchantment with "Enchant creature" and '
    '"Enchanted creature gets +1/+1." Chain is attached to Knight. '
)
_FOUGHT = (
    "Alice controls Knight, a 3/3 creature{}. Bob controls Ogre, a 5/5 creature. "
    'Alice casts a sorcery "Target creature you control fights target creature you don\'t control." targeting Knight and Ogre. '
)
_RACE = (
    "Alice is at 2 life. Alice controls Knight, a 5/5 creature with lifelink. Bob attacks Alice with Ogre, a 3/3 creature, and Elf, a 1/1 "
    "creature. Alice blocks Elf with Knight. "
)
_PRO_CREATURES = (
    "Alice controls Knight, a 2/2 creature with protection from creatures. Bob controls Ogre, a 3/3 creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
)

LEARNERS_FACTS = f"""
{_DO} first strike damage [still] happen|happens|go|goes|come|comes|get|gets [dealt] before|first [regular|normal|other|ordinary] [combat] [damage] -> {_STRUCK}Does Knight survive?
is first strike damage [dealt] before|first [regular|normal|other|ordinary] [combat] [damage] -> {_STRUCK}Does Knight survive?
{_DO} [{_A}] first striker|strikers [creature|creatures] [still] deal|deals [its|their] damage before|first [other|normal|regular] [creatures|creature] -> {_STRUCK}Does Knight survive?
if|when [{_A}] ( creature with first strike | first striker ) kills|kill|destroys its|the|a|any blocker [first] [,] {_DO} it [still] take|takes|receive [any] damage -> {_STRUCK}Does Knight take any damage?
{_DO} [{_A}] ( creature with first strike | first striker | creatures with first strike | first strikers ) [still] take|takes|receive [any] damage if|when it|they kills|kill|destroys its|the|a|their|any blocker|blockers [first] -> {_STRUCK}Does Knight take any damage?
{_DO} trample [still] work|works|apply|matter|count|go [through] if|when|after [{_A}] blocker|blockers is|are|was|gets|get {_GONE} -> {_OVER.format(" with trample")}
if|when [{_A}] blocker|blockers is|are|was|gets|get {_GONE} [before] [combat] [damage] [,] {_DO} [{_A}] attacker|attackers|creature|it [without trample] [still] hit|hits|damage|damages [the|a|defending|my|his] [player|opponent|me] -> {_OVER.format("")}
{_DO} [{_A}] [unblocked|blocked] attacker|creature [still] hit|damage the player if|when [{_A}] blocker|blockers is|are|was|gets|get {_GONE} [before] [combat] [damage] -> {_OVER.format("")}
{_DO} menace [still] stop|prevent|keep|mean [that] {_WHO} [from] [can] [not] block|blocking with one|1|a|only|just [single|one] creature|blocker -> ~{_MENACE}Is that legal?
{_DO} menace [still] require|need|take|mean|force [{_WHO}] [to] [block] [with] two|2 blockers|creatures [to] [block] -> Bob controls Ogre, a 3/3 creature, and Elf, a 1/1 creature. Alice attacks Bob with Knight, a 2/2 creature with menace. Bob blocks Knight with Ogre and Elf. Is that legal?
can|could|may {_WHO} [still] block [{_A}] ( creature with menace | menace creature | menacer ) with [just|only] one|1|a [single] creature|blocker -> {_MENACE}Is that legal?
can|could|may [{_A}] ( creature with menace | menace creature ) be blocked by [just|only] one|1|a [single] creature|blocker -> {_MENACE}Is that legal?
{_DO} {_CREATURE} untap after|by|from|when|while block|blocking|blocks -> Alice controls Knight, a 2/2 creature. Knight is tapped. Bob attacks Alice with Ogre, a 3/3 creature. Alice doesn't block. Is Knight untapped?
{_DO} {_CREATURE} [need] [to|have] [to|get|become] tap|taps|tapped [to|when|if|while|for] block|blocks|blocking -> Alice attacks Bob with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 4/4 creature. Is Ogre tapped?
do|will {_WHO} [immediately|still|automatically] lose [the] [game] [immediately] if|when|once|with my|your|their|the|a library|deck is|runs empty|out -> {_DECKED.format("")}
do|will {_WHO} [immediately|still|automatically] lose [the] [game] [immediately] [if|when] [{_WHO}] [have|has|with] no|zero|0 cards [left] in my|your|their|the library|deck -> {_DECKED.format("")}
do|will {_WHO} [immediately|still] lose [the] [game] if|when|from {_WHO} [try|tries|have|must] [to] draw|drawing [a] [card] from [an|my|your] [empty] library|deck [with] [no] [cards] -> {_DECKED.format(_DRAWN)}
do|will {_WHO} lose [the] [game] [immediately|right] [away] if|when|at|with [{_WHO}] [have|has|go|goes|hit|hits|at|reach] [to] 0|zero life -> Alice is at 0 life. Does Alice lose the game?
{_DO} [{_A}] token|tokens [ever|also|still] go|goes [to] [the|a|my] graveyard [when] [it|they] [die|dies] -> {_BURIED}Alice controls Knight, a 2/2 creature token. Alice sacrifices Knight. Does Shrine trigger?
{_DO} exile|exiling [{_A}] creature|it [still] trigger|cause|count [as] [its|a|the] dies|death|dying [abilities|triggers|trigger] -> {_BURIED}Alice controls Knight, a 2/2 creature. Bob casts an instant "Exile target creature." targeting Knight. Does Shrine trigger?
{_DO} bounce|bouncing|returning [{_A}] creature|it [to] [hand] [still] trigger|cause|count [as] [its|a|the] dies|death|dying [abilities|triggers|trigger] -> {_BURIED}Alice controls Knight, a 2/2 creature. Bob casts an instant "Return target creature to its owner's hand." targeting Knight. Does Shrine trigger?
if {_WHO} sacrifice [{_A}] creature|permanent to|as|for pay|paying [{_A}] cost [,] can [my|the|an] opponent|opponents|they|he|she [still] respond|stop|prevent|counter [to] [it|that|the] [sacrifice|sacrificing] -> {_PAID}In response, Bob casts an instant "Destroy target creature." targeting Knight. Is that legal?
can [my|the|an] opponent|opponents|they|he|she|i|you [still] respond|react to [the|me|my] sacrifice|sacrificing [of] [{_A}] [creature|permanent] [as|for|to] [pay] [a] [cost] -> {_PAID}In response, Bob casts an instant "Destroy target creature." targeting Knight. Is that legal?
can|could|may {_WHO} [still] sacrifice [{_A}] creature|permanent that|which [is|has|was|already] [already|been] [been] targeted [by] [a] [spell|removal] -> {_AIMED}Is that legal?
can|could|may {_WHO} [still] sacrifice [{_A}] creature|permanent [in] [response] ( after it is targeted | once it is targeted | when it is targeted | if it is targeted | in response to removal | in response to a removal spell ) -> {_AIMED}Is that legal?
can|could|may {_WHO} sacrifice the|a same|single creature|permanent twice|two [times] [to|for] [pay] [two] [costs|abilities] -> {_PAID}Alice activates Seer sacrificing Knight. Is that legal?
can|could|may {_WHO} sacrifice one|1|a creature|permanent to|for [pay] [for] two|both [costs|abilities|things] [at] [once] -> {_PAID}Alice activates Seer sacrificing Knight. Is that legal?
can|could|may [{_A}|my] creature|creatures [still] block for|protect|defend my|a|the|his planeswalker|planeswalkers|walker -> Alice controls Ava, a planeswalker with 4 loyalty, and Knight, a 2/2 creature. Bob attacks Ava with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Is that legal?
can|could|may {_WHO} [still] block [{_A}] [creature|attacker|creatures] [that|which] [is|are] [attacking] for|attacking [a|my|the] planeswalker|planeswalkers|walker -> Alice controls Ava, a planeswalker with 4 loyalty, and Knight, a 2/2 creature. Bob attacks Ava with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Is that legal?
{_DO} damage [dealt] to [a|my|the] planeswalker|planeswalkers [also|still] count|counts|counted as|deal|hit|hurt damage|the [to] [the|its|a|my] [player|controller|owner|opponent] -> {_WALKER}Alice attacks Ava with Knight, a 2/2 creature. Bob doesn't block. Is Bob dealt any damage?
can|could|may {_WHO} [still] redirect burn|damage|noncombat [damage|spells] [from] [{_A}] [player|opponent] to [a|my|the|his] planeswalker|planeswalkers|walkers -> ~{_WALKER}Alice casts an instant "This spell deals 3 damage to target player." targeting Bob. Is Bob dealt any damage?
{_DO} [{_A}] damage|counters [counters] [marked] [still] stay|remain|last|carry [on] [{_A}] [creature|creatures] between|after|across|until|over|into|for [the] turns|turn|rounds|next [turn|ends] -> Alice controls Knight, a 4/4 creature with 3 damage marked on it. It is Alice's turn. Then the turn ends. Next turn, {_BOLTED}Knight. Does Knight die?
{_DO} indestructible [still] prevent|stop|negate|block|reduce [the|all|any] [combat] damage [to] [it|the] [creature] -> ~Alice controls Knight, a 2/2 creature with indestructible. {_BOLTED}Knight. Is Knight dealt any damage?
{_DO} [{_A}] indestructible creature|creatures [still] take|takes|get|receive [any] damage -> Alice controls Knight, a 2/2 creature with indestructible. {_BOLTED}Knight. Is Knight dealt any damage?
{_DO} lifelink [still] trigger|work|count|gain|happen [life] twice|double [damage] with|on|for|from [a] double strike|striker [creature] -> Alice controls Knight, a 2/2 creature with double strike and lifelink. Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain life twice?
{_DO} double strike [still] make|let|mean|trigger lifelink [to] [trigger|work|gain|happen] [life] twice|double -> Alice controls Knight, a 2/2 creature with double strike and lifelink. Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain life twice?
{_DO} vigilance [let|allow|allows|mean] [{_WHO}] [can] [to] attack and [still] block [in|during|on] [the|each|my|same|his|opponents] [same|opponents|next] [turn|turns] -> Alice controls Knight, a 2/2 creature with vigilance. Alice attacks Bob with Knight. Bob doesn't block. Is Knight untapped?
{_DO} ward [still] counter|stop|work|trigger|affect|prevent|protect [on|against|from] [{_A}] [board] wipe|wipes|wrath|wraths|sweeper|sweepers -> ~Alice controls Knight, a 2/2 creature with ward {{2}}. Bob casts a sorcery "Destroy all creatures." Does Knight die?
how many poison [counters|counter] until|before|till {_WHO}|someone|somebody|players|a|the|my [player|opponent] lose|loses|die|dies|lost [the] [game] -> Bob has 9 poison counters. Alice attacks Bob with Knight, a 1/1 creature with infect. Bob doesn't block. How many poison counters does Bob have?
can|could|may {_WHO} [still] use|activate [{_A}] [activated] ability|abilities [of|with|on] [{_A}] ( summoning sick creature | creature with summoning sickness ) [if|that|when|which] [it] [does|do] [not] [need|have|require|use|include] [to] [a|the] [tap|tapping] [symbol] -> Alice controls Knight, a 1/1 creature with "{{1}}: This creature gets +1/+0 until end of turn." Knight is summoning sick. Alice activates Knight. Is that legal?
{_DO} infect and|stack|count|add|combine [with] [poison] [counters] [from] toxic|poisonous [both|still|stack|also] [give|count|add|together|combine] [poison] [counters] [together] -> Alice controls Knight, a 2/2 creature with infect and toxic 1. Alice attacks Bob with Knight. Bob doesn't block. Does Bob have 3 poison counters?
can|could|may {_WHO} [still] cast|play|use [an|a] instants|instant|spells|tricks|trick in|during|at [{_A}] [opponent|opponents] ( declare blockers step | declare blockers | declare attackers step | combat | combat phase | blocks ) [step] -> Bob attacks Alice with Ogre, a 3/3 creature. Alice doesn't block. Alice casts an instant "You gain 1 life." Is that legal?
can|could|may {_WHO} flash [in] [{_A}] creature [in] [to|and] [chump] [block] ( after attackers are declared | after attacks | after he attacks | after they attack | after attackers ) [to|and] [chump] [block] [with] [it] -> Bob attacks Alice with Ogre, a 3/3 creature. Before blockers, Alice casts Knight, a 2/2 creature with flash. Alice blocks Ogre with Knight. Is that legal?
can|could|may {_WHO} flash [in] [{_A}] creature [in] [to|and] [chump] [block] ( after blockers are declared | after blocks | after blockers ) [to|and] [still] [chump] block [with] [it] -> Bob attacks Alice with Ogre, a 3/3 creature. Alice doesn't block. Alice casts Knight, a 2/2 creature with flash. Alice blocks Ogre with Knight. Is that legal?
if|when {_WHO} kill|destroy|bounce|exile|remove [{_A}] attacker|attackers|attacking [creature] before|after [combat] [damage|blocks] [,] {_DO} {_WHO} [still] take|get [any|the|its] [combat] damage -> Bob attacks Alice with Ogre, a 3/3 creature. Alice doesn't block. Alice casts an instant "Destroy target creature." targeting Ogre. Is Alice dealt any damage?
if|when {_WHO} kill|destroy|bounce|exile|remove [{_A}] attacker|attackers|attacking [creature] after|before [blocks|damage|blockers] [,] {_DO} my|the|your [blocker|creature] [blocker] [still] survive|live|die|take [damage] -> Alice controls Knight, a 2/2 creature. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. Alice casts an instant "Return target creature to its owner's hand." targeting Ogre. Does Knight survive?
can|could|may {_WHO} tap [{_A}] attacking|attacker [creature] to stop|prevent|avoid its|the [combat] damage|attack -> ~{_TAPPED_ATTACKER}Is Alice dealt any damage?
{_DO} tapping|tap [{_A}] creature|attacker|blocker [attacker|blocker] [still] remove|removes|take|takes it|them [out] [from|of] combat -> ~{_TAPPED_ATTACKER}Is Alice dealt any damage?
if|when {_WHO} gain|gains|take|takes|steal [control] [of] [{_A}] attacking|attacker [creature] [,] {_DO} it [get] [removed] leave|removed|stop|still [from|attack] [combat|attacking] -> Bob attacks Alice with Ogre, a 3/3 creature. Alice casts an instant "Gain control of target creature." targeting Ogre. ~Is Alice dealt any damage?
is|are [{_A}] regenerated creature|creatures [still] removed from combat -> {_BLOCKED_REGENERATES}~Does Knight deal damage to Ogre?
{_DO} regenerating|regeneration [{_A}] [creature|it|attacker|blocker] [still] remove|removes|take|takes [it|the] [creature] [out] from|of combat -> {_BLOCKED_REGENERATES}~Does Knight deal damage to Ogre?
if|when [{_A}] attacker|creature loses flying after|once blocks|blocked [,] is|does it [stay|remain|still] [still] blocked [by] [{_A}] [flyer] -> {_FLOWN}Is Knight blocked?
if|when {_WHO} give|gives [{_A}] attacker|creature flying after|once [it|the] [is] [blocked|blocks|blockers] [are] [declared] [,] {_DO} it [become|still|get] [be] unblocked|blocked -> ~{_LATE_FLYER}Is Knight blocked?
{_DO} giving [{_A}] [attacker|creature] flying after|once [it|the] [is] [blocked|blocks|blockers] [are] [declared] [make|still] [it] unblock|unblocks|unblocked|work|matter|help [it] -> ~{_LATE_FLYER}Is Knight blocked?
{_DO} giving [{_A}] creature|it indestructible after [combat|lethal] damage [still] save|saves|help|work [it] -> ~Alice controls Knight, a 2/2 creature. {_BOLTED}Knight. Alice casts an instant "Target creature gains indestructible until end of turn." targeting Knight. Does Knight die?
{_DO} [{_A}] copied|copy|copies [of] [a] spell|spells [still] count|counts|counted as|trigger [being|a] cast|casting [triggers|spell] -> Alice controls Shrine, an enchantment with "Whenever you cast a spell, you gain 1 life." {_COPIES}Does Alice gain 2 life?
{_DO} copying [{_A}] spell [still] trigger|count|activate [as|for] [casting|cast|prowess|magecraft|storm] [a] [spell] [triggers] -> Alice controls Monk, a 1/1 creature with prowess. {_COPIES}Is Monk a 3/3?
{_DO} [{_A}] token|tokens [still] trigger|cause|count|have [as] [enter|enters|etb|entering] [the] [battlefield] [abilities|triggers|effects] -> Alice controls Shrine, an enchantment with "Whenever a creature enters, you gain 1 life." Alice casts a sorcery "Create a 1/1 white Soldier creature token." Does Shrine trigger?
{_DO} [{_A}] aura|auras|enchantment [still] fall|falls off if|when [{_A}] creature|it|enchanted [creature] gains|gain|gets|has shroud|hexproof -> {_ENCHANTED}Alice casts an instant "Target creature gains hexproof until end of turn." targeting Knight. Is Chain in the graveyard?
{_DO} shroud|hexproof [still] make|cause|let [{_A}] aura|auras [to] fall [off] -> {_ENCHANTED}Alice casts an instant "Target creature gains hexproof until end of turn." targeting Knight. Is Chain in the graveyard?
what happens to [{_A}] equipment|equipments when|if|after [{_A}] [equipped] creature|it dies|die|leaves|gets [killed|destroyed] -> Alice controls Knight, a 2/2 creature. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Blade is attached to Knight. Bob casts an instant "Destroy target creature." targeting Knight. Where is Blade?
what happens to [{_A}] aura|auras when|if|after [{_A}] [enchanted] creature|it dies|die|leaves|gets [killed|destroyed] -> {_ENCHANTED}Bob casts an instant "Destroy target creature." targeting Knight. Where is Chain?
{_DO} [{_A}] equipment|equipments [also|still] go|goes|die|dies|fall|falls [to] [the] [off] [graveyard] when|if|with [{_A}] [equipped] creature|it [dies|die|leaves] -> Alice controls Knight, a 2/2 creature. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{1}}". Blade is attached to Knight. Bob casts an instant "Destroy target creature." targeting Knight. Is Blade in the graveyard?
can|could|may {_WHO} [still] put|cast|play|enchant [with] [an|a|my] [aura|auras|enchantment] [on] [my|an|the|his|her] opponent|opponents creature|creatures [with] [an] [aura] -> Bob controls Knight, a 2/2 creature. Alice casts an Aura enchantment with "Enchant creature" targeting Knight. Is that legal?
{_DO} damage prevention|preventing [damage] [still] stop|prevent|negate|turn lifelink [from] [gaining|working|life] -> ~Alice controls Knight, a 2/2 creature with lifelink. Alice attacks Bob with Knight. Bob doesn't block. Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Alice gain life?
{_DO} ( damage prevention | preventing damage | preventing the damage | fog ) [still] stop|prevent|negate|save [from] [against] deathtouch [from] [killing] -> ~Alice controls Knight, a 2/2 creature with deathtouch. Bob controls Ogre, a 4/4 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Bob casts an instant "Prevent all combat damage that would be dealt this turn." Does Ogre die?
{_DO} fog [effects|spells] [still] stop|prevent|affect|work [on|against] trample|tramplers [damage] -> ~Alice controls Knight, a 5/5 creature with trample. Bob controls Ogre, a 2/2 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Bob casts an instant "Prevent all combat damage that would be dealt this turn." Is Bob dealt any damage?
{_DO} fog [effects|spells] [still] stop|prevent|affect|work [on|against] noncombat|burn|spell [damage|spells] -> ~Bob casts an instant "Prevent all combat damage that would be dealt this turn." Alice casts an instant "This spell deals 3 damage to target player." targeting Bob. Is Bob dealt any damage?
{_DO} protection [from] [a] [color|red|everything] [still] stop|prevent [all|the] [combat] damage [from] [it|that|red] [sources] -> ~Alice controls Knight, a 2/2 creature with protection from red. Bob attacks Alice with Ogre, a 3/3 red creature. Alice blocks Ogre with Knight. Is Knight dealt any damage?
{_DO} protection from creatures [still] mean|make [that] [it] [cannot|can] [not] be|unblockable [blocked] -> ~{_PRO_CREATURES}Is that legal?
can|could|may [{_A}] ( pro red creature | creature with protection from red | pro - red creature ) [still] be [targeted|enchanted] [by|with] [a] red aura|auras|spell|spells|enchantment -> Alice controls Knight, a 2/2 creature with protection from red. Bob casts a red Aura enchantment with "Enchant creature" targeting Knight. Is that legal?
{_DO} hexproof [still] stop|prevent|protect [from|against] [my|an|the] [opponents|opponent] aura|auras [from|of] [my|an|the] [opponent|opponents] -> ~Alice controls Knight, a 2/2 creature with hexproof. Bob casts an Aura enchantment with "Enchant creature" targeting Knight. Is that legal?
{_DO} [{_A}] ( goaded creature | goaded creatures ) [have|need] [to] attack [if] [able] -> ~Alice controls Knight, a goaded 2/2 creature. Alice doesn't attack. Is that legal?
do|must|will {_WHO} [have|need] [to] attack with [{_A}] goaded creature|creatures -> ~Alice controls Knight, a goaded 2/2 creature. Alice doesn't attack. Is that legal?
can|could|may [{_A}] ( reach creature | reach creatures | creatures with reach ) [still] block [{_A}] ( flying creature | flying creatures | creatures with flying | flyers | fliers ) -> Alice controls Knight, a 2/2 creature with reach. Bob attacks Alice with Ogre, a 3/3 creature with flying. Alice blocks Ogre with Knight. Is that legal?
what happens if|when both|all players|of [us] reach|hit|go|goes|drop|fall|are [to] [at] 0|zero life [at] [the] [same] [time] -> Alice is at 3 life. Bob is at 3 life. Alice casts a sorcery "This spell deals 3 damage to each player." Is the game a draw?
can|could|may [{_A}] creature|creatures with 0|zero|no power [still] attack|block -> Alice controls Knight, a 0/3 creature. Alice attacks Bob with Knight. Is that legal?
{_DO} [{_A}] ( creature with 0 power | creatures with 0 power | 0 power creature | 0 power creatures ) [still] deal|do|deals|does [any] [combat] damage -> Alice controls Knight, a 0/3 creature. Alice attacks Bob with Knight. Bob doesn't block. Does Knight deal damage to Bob?
{_DO} [{_A}] ( creature with 0 power | creatures with 0 power | 0 power creature | 0 power creatures ) [with] [lifelink] [still] trigger|gain|use [lifelink|life] -> Alice controls Knight, a 0/3 creature with lifelink. Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain life?
can|could|may [{_A}] creature|creatures with defender [still] attack if|when it|they loses|lose|has|have [lost] defender -> Alice controls Knight, a 2/2 creature with defender. Alice casts an instant "Target creature loses defender until end of turn." targeting Knight. Alice attacks Bob with Knight. Is that legal?
can|could|may {_WHO} ( choose not to block | not block | choose to not block | skip blocking ) [at] [all] [creatures|anything] -> Bob attacks Alice with Ogre, a 3/3 creature. Alice controls Knight, a 2/2 creature. Alice doesn't block. Is that legal?
{_DO} [{_A}] blocked creature|attacker [still] stay|stays|remain|remains|count [as] blocked if|when|after [{_A}] blocker|blockers is|are|gets|leaves [{_GONE}] [from] [combat] -> Alice attacks Bob with Knight, a 3/3 creature. Bob blocks Knight with Ogre, a 2/2 creature. Bob sacrifices Ogre. Is Knight blocked?
{_DO} trample [still] work|works|go [through] [on|against|with|over|past] [{_A}] chump blocker|blockers|block|blocks -> Alice attacks Bob with Knight, a 5/5 creature with trample. Bob blocks Knight with Elf, a 1/1 creature. Alice assigns 1 damage to Elf and 4 to Bob. Is that legal?
{_DO} ( deathtouch and trample | trample and deathtouch | deathtouch trample | trample deathtouch | a deathtouch trampler | deathtouch tramplers ) [only] [need] [to] [assign] [just|only] 1 damage [to|per] [each|a|the|every] [blocker|blockers] -> Alice controls Knight, a 5/5 creature with deathtouch and trample. Bob controls Ogre, a 4/4 creature. Alice attacks with Knight. Bob blocks Knight with Ogre. Alice assigns 1 damage to Ogre and 4 to Bob. Is that legal?
{_DO} vigilance [still] stop|prevent|keep|affect [{_A}] [creature] [from] tapping|tap for|with|to [{_A}] [use] [abilities|ability|mana] -> ~Alice controls Elf, a 1/1 creature with vigilance and "{{T}}: You gain 1 life." Alice activates Elf. Is Elf tapped?
{_DO} haste [still] let|allow|allows|mean [{_A}] [creature|creatures|me|you|it] [can] [to] use|activate [{_A}] [tap|their] ability|abilities [right|the] [away|turn] [immediately] [it] [comes|enters] [in] -> Alice controls Elf, a 1/1 creature with haste and "{{T}}: You gain 1 life." Elf is summoning sick. Alice activates Elf. Is that legal?
{_DO} shroud [still] protect|stop|save|prevent|work [from|against|on] [me] [from] [targeting] my|your own|spells [spells|spell|creatures|abilities] -> ~Alice controls Knight, a 2/2 creature with shroud. Alice casts an instant "Target creature gets +1/+1 until end of turn." targeting Knight. Is that legal?
{_DO} hexproof [still] protect|work [from|against|on] my|your own|spells [spells|spell|creatures|abilities] -> ~Alice controls Knight, a 2/2 creature with hexproof. Alice casts an instant "Target creature gets +1/+1 until end of turn." targeting Knight. Is that legal?
{_DO} fighting|fight [{_A}] creature|creatures [have|need|get] [to] tap|tapped -> {_FOUGHT.format("").replace("3/3", "3/6")}Is Knight tapped?
{_DO} deathtouch [still] work|works|kill|apply|matter|count in|when|while|during|with|for [{_A}] fight|fighting|fights [it] -> {_FOUGHT.format(" with deathtouch")}Does Ogre die?
{_DO} lifelink [still] work|works|gain|apply|matter|count|trigger in|when|while|during|with|for [{_A}] fight|fighting|fights -> {_FOUGHT.format(" with lifelink")}Does Alice gain life?
{_DO} trample [still] work|works|go|apply|matter|count [through] in|when|while|during|with|for [{_A}] fight|fighting|fights -> {_FOUGHT.format(" with trample").replace("5/5", "1/1")}Is Bob dealt any damage?
is|are [{_A}] token|tokens affected|killed|destroyed|hit by [{_A}] [board] wipe|wipes|wrath|wraths|sweeper|sweepers -> Alice controls Knight, a 2/2 creature token. Bob casts a sorcery "Destroy all creatures." Does Knight die?
what happens if|when [{_A}] token|tokens is|are|gets|get bounced|returned [to] [{_A}] [owners] [hand] -> Alice controls Knight, a 2/2 creature token. Bob casts an instant "Return target creature to its owner's hand." targeting Knight. Where is Knight?
can|could|may [{_A}] token|tokens be bounced|returned [to] [{_A}] [owners] [hand] -> Alice controls Knight, a 2/2 creature token. Bob casts an instant "Return target creature to its owner's hand." targeting Knight. Is that legal?
can [my|the|an] opponent|opponents|they|he|she|i|you [still] respond|react to [{_A}] planeswalker|planeswalkers ability|abilities [activation] -> Alice controls Ava, a planeswalker with 3 loyalty and "+1: Draw a card." Alice uses Ava's +1. In response, Bob casts an instant "You gain 1 life." Is that legal?
{_DO} [{_A}] anthem|anthems [effect|effects] [still] affect|affects|pump|pumps|boost|count [for] [{_A}] token|tokens -> Alice controls Knight, a 2/2 creature token. Alice controls Banner, an enchantment with "Creatures you control get +1/+1." Is Knight a 3/3?
{_DO} [{_A}] anthem|anthems [effect|effects] [still] affect|affects|pump|pumps|boost|count [for] [my|the|an] opponent|opponents [creature|creatures] -> Bob controls Knight, a 2/2 creature. Alice controls Banner, an enchantment with "Creatures you control get +1/+1." Is Knight a 3/3?
can|could|may {_WHO} [still] block more than one|1 attacker|creature|attackers with one|1|a|the|just [single|same] creature|blocker -> Bob attacks Alice with Ogre, a 3/3 creature, and Elf, a 1/1 creature. Alice controls Knight, a 2/2 creature. Alice blocks Ogre and Elf with Knight. Is that legal?
{_DO} regenerating [{_A}] creature|it [still] tap|taps it -> Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." Alice activates Knight. Bob casts an instant "Destroy target creature." targeting Knight. Is Knight tapped?
can|could|may {_WHO} use lifelink to survive lethal [damage] -> ~{_RACE}Does Alice lose the game?
if|when {_WHO} take|takes lethal damage and gain|gains life [from|with] [lifelink] at the same time [,] {_DO} {_WHO} [still] survive|live -> ~{_RACE}Does Alice lose the game?
if|when two|2 creatures deal [lethal] damage to each other [,] {_DO} [they] both [creatures|of] [them] die -> Alice controls Knight, a 3/3 creature. Bob controls Ogre, a 3/3 creature. Alice attacks with Knight. Bob blocks Knight with Ogre. Do both die?
{_DO} lifelink [damage] [still] count|counts|work|works|gain|trigger [life] if|when [{_A}] creature|it|attacker is|gets blocked -> Alice controls Knight, a 2/2 creature with lifelink. Bob controls Ogre, a 3/3 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Does Alice gain life?
{_DO} [{_A}] ( unblocked creature with lifelink | unblocked lifelinker | unblocked lifelink creature ) [still] gain|give|gains [{_WHO}] [any] life -> Alice controls Knight, a 2/2 creature with lifelink. Alice attacks Bob with Knight. Bob doesn't block. Does Alice gain life?
{_DO} [{_A}] ( blocked creature with lifelink | blocked lifelinker | blocked lifelink creature ) [still] gain|give|gains [{_WHO}] [any] life -> Alice controls Knight, a 2/2 creature with lifelink. Bob controls Ogre, a 3/3 creature. Alice attacks Bob with Knight. Bob blocks Knight with Ogre. Does Alice gain life?
can|could|may {_WHO} [still] gain|have|get|go [more] life [above|over|past|beyond|more|than] [than] 20 [life] -> Alice casts an instant "You gain 3 life." Is Alice at 23 life?
can|could|may [my|your|a|the|players] life [total] go|be|get below|under 0|zero -> Alice controls Shrine, an artifact with "You can't lose the game." Alice is at 2 life. {_BOLTED}Alice. Is Alice at -1 life?
{_DO} -1/-1 [counter|counters|effect] [still] kill|kills|destroy [{_A}] 1/1 [creature] [with] indestructible [creature] -> Alice controls Knight, a 1/1 creature with indestructible. Bob casts an instant "Target creature gets -1/-1 until end of turn." targeting Knight. Does Knight die?
{_DO} [{_A}] pumped creature [still] die|dies at|when [the] end [of] [turn] [when|once|after|as] [the] [pump|effect|bonus] [ends|wears] [off] -> Alice controls Knight, a 2/2 creature. Alice casts an instant "Target creature gets +3/+3 until end of turn." targeting Knight. {_BOLTED}Knight. Then the turn ends. Does Knight die?
if|when {_WHO} remove|destroy|kill|kills [{_A}] anthem|anthems after combat [damage] [,] {_DO} [{_A}] damaged creatures|creature [with] [it] die -> Alice controls Knight, a 2/2 creature with 2 damage marked on it. Alice controls Banner, an enchantment with "Creatures you control get +1/+1." Bob casts an instant "Destroy target enchantment." targeting Banner. Does Knight die?
{_DO} bouncing|bounce [{_A}] creature [still] remove|removes|destroy|kill|make [its|the|all] aura|auras [fall] [off] -> {_ENCHANTED}Bob casts an instant "Return target creature to its owner's hand." targeting Knight. Is Chain in the graveyard?
{_DO} sacrificing [{_A}] [creature|it|target] in response [still] fizzle|counter|stop [the|a|my|his] [opponents] [spell|removal] [spell] -> {_AIMED}Is the instant countered?
if|when all [of] [its|the] targets are|become illegal [,] {_DO} [{_A}] spell [still] do|resolve|work [anything] -> ~{_AIMED}Is the instant countered?
"""
