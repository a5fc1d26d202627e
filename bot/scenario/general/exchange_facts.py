"""What players ask of who strikes first, of keywords that count twice or not at all, and of what keeps damage off, as data: words -> the
story, in the signs of `facts.py`."""

from __future__ import annotations

_MY = "a|an|the|my"
_DO = "do|does|will|would|can|could"
_STRIKER = f"( [{_MY}] first striker|strikers | [{_MY}] creature|creatures with first strike | [{_MY}] first strike creature|creatures )"
_BOTH_FIRST = "[if|when|since] both [of] [creatures|guys|them] have|has first strike [,] [so|then]"
_AT_ONCE = "( at the same time | simultaneously )"
_FIRST = (
    "Alice controls Knight, a 3/1 creature with first strike. Bob controls Ogre, a 3/{} creature. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
)
_EVEN = (
    "Alice controls Knight, a 3/3 creature with first strike. Bob controls Ogre, a 3/3 creature with first strike. "
    "Alice attacks Bob with Knight. Bob blocks Knight with Ogre. "
)
_LINKED = (
    "Alice attacks Bob with Knight, a 2/2 creature with lifelink. Bob doesn't block. Does Knight trigger?"
)
_POISONS = "Alice attacks Bob with Knight, a 2/2 creature with infect. Bob doesn't block. "
_SHRUNK = (
    "Alice controls Knight, a 2/2 creature with indestructible. "
    'Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Knight die?'
)
_EQUIPPED = (
    'Alice controls Knight, a 2/2 creature with shroud. Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." '
    'and "Equip {1}". Alice equips Blade to Knight. Is that legal?'
)
_HARMLESS = (
    "Alice controls Knight, a 0/1 creature with deathtouch. Bob attacks Alice with Ogre, a 3/3 creature. Alice blocks Ogre with Knight. "
    "Does Ogre die?"
)
_NOTHING_DEALT = "( 0/1|0/2|0/3|0/4 | 0 power | zero power | 0-power )"
_DEADLY = "( deathtoucher|deathtouchers|deathtouch | deathtouch creature|creatures | creature|creatures with deathtouch | with deathtouch )"
_ANYTHING = "kill|kills|destroy [anything|something|creatures|stuff]"
_LOST = (
    "Alice controls Knight, a 2/2 creature with first strike. Alice attacks Bob with Knight. Bob doesn't block. After first-strike damage, "
    'Bob casts an instant "Target creature loses first strike until end of turn." targeting Knight. Does Knight deal 4 damage to Bob?'
)
_LATE = (
    "Alice controls Knight, a 2/2 creature, and Elf, a 1/1 creature with first strike. Alice attacks Bob with Knight and Elf. Bob doesn't block. "
    'After first-strike damage, Alice casts an instant "Target creature gains first strike until end of turn." targeting Knight. '
    "Does Knight deal damage to Bob?"
)

_SHIELDED = (
    'Alice controls Knight, a 2/2 creature with "{0}: Regenerate this creature." Alice activates Knight. '
)
_GUARDS = 'Alice controls Knight, a 2/2 creature with "{0}: Regenerate this creature." '
_IF = "[if|when|once]"
_FOG = "( fog | fogs | a fog | a fog effect | fog effects )"
_FOGGED = (
    "Alice controls Knight, {}. Alice attacks Bob with Knight. Bob doesn't block. "
    'Bob casts an instant "Prevent all combat damage that would be dealt this turn." '
)
_TOUCHED = (
    "Alice controls Knight, a 1/1 creature with deathtouch. Bob controls Ogre, a 5/5 creature. Alice attacks Bob with Knight. "
    'Bob blocks Knight with Ogre. Bob casts an instant "Prevent all combat damage that would be dealt this turn." '
)
_REDIRECTED = (
    'Bob controls Ogre, a 5/5 creature. Bob controls Guard, an Aura enchantment with "Enchant creature" and "All damage that would be dealt to you is dealt to enchanted creature instead." Guard is attached to Ogre. '
    'Alice controls Rule, an enchantment with "Damage can\'t be prevented." '
    'Alice casts an instant "This spell deals 2 damage to target player." targeting Bob. Is Ogre dealt damage?'
)

_BURNT = (
    'Alice is at 3 life. Bob casts an instant "This spell deals 3 damage to target player." targeting Alice. '
)
_UNANSWERED = (
    'Alice controls Knight, a 2/2 creature. Bob casts an instant "This spell deals 3 damage to target creature." targeting Knight. '
    'Alice casts an instant "Target creature gets +3/+3 until end of turn." targeting Knight. Is that legal?'
)
_PAID = 'Alice is at 1 life. Alice controls Altar, an artifact with "Pay 2 life: Draw a card." Alice activates Altar. Is that legal?'

_FLOATING = 'Alice controls Ring, an artifact with "{T}: Add {C}{C}." Alice taps Ring for mana. Then the turn ends. Does Alice lose life?'


def _guarded() -> str:
    """Whether protection keeps off what is of its colour."""
    return (
        "\n".join(
            f"{_DO} ( protection from {color} | pro {color} | pro-{color} ) [still] stop|stops|prevent|prevents|negate|block [all] [the] "
            f"{color} [combat] damage [from] [creatures|spells|sources] -> Alice controls Knight, a 2/2 creature with protection from {color}. "
            f"Bob attacks Alice with Ogre, a 3/3 {color} creature. Alice blocks Ogre with Knight. ~Is Knight dealt damage?"
            for color in ("white", "blue", "black", "red", "green")
        )
        .replace("-> Alice", "-> ~Alice")
        .replace(". ~Is", ". Is")
    )


EXCHANGE_FACTS = f"""
{_DO} {_STRIKER} [still|ever] take|takes|get|gets|receive [any] damage [back] from ( the creature it kills | what it kills | whatever it kills | something it kills | a creature it kills | the blocker it kills | creatures it kills | the creature it killed | the blocker it killed ) -> {_FIRST.format(3)}Is Knight dealt damage?
if {_STRIKER} do|does|did not kill the|its|a|his blocker|creature [,] {_DO} it [still] take|get damage [back] -> {_FIRST.format(4)}Is Knight dealt damage?
if first strike damage do|does|did not kill it|the|him|his|a [creature|blocker] [,] {_DO} {_STRIKER} [still] take|get damage [back] -> {_FIRST.format(4)}Is Knight dealt damage?
{_BOTH_FIRST} {_DO} they|both|it [creatures] [just] [both] [still] ( cancel|trade|die | cancel out | cancel each other out | kill each other ) -> {_EVEN}Do both die?
{_BOTH_FIRST} {_DO} they|both [creatures] [just] [both] [still] deal [their] [combat] damage {_AT_ONCE} -> {_EVEN}Do both die?
{_DO} two|2 ( first strikers | first strike creatures | creatures with first strike ) [still] deal|hit [their] [combat] [damage] [to] [each other] {_AT_ONCE} -> {_EVEN}Do both die?
is|are lifelink [still] [considered] [a|an] trigger|triggers|triggered [ability] -> {_LINKED}
{_DO} lifelink [still|ever] ( use|go|goes [on] the stack ) -> {_LINKED}
{_DO} double strike [creature|creatures] [still] gain|gains|give|gives [me|you] [the] life twice with lifelink -> Alice attacks Bob with Knight, a 2/2 creature with double strike and lifelink. Bob doesn't block. Does Alice gain 4 life?
{_DO} infect [damage|creatures] [also] give|gives|deal|deals|do|cause [a|the|my] [player|players|opponent] [both] poison [counters] and [normal|regular] damage [both] [to] [a|the|my] [player|players|opponent] -> {_POISONS}Does Bob lose life?
{_DO} infect [creatures|creature] [still] deal|deals|do [normal|regular] damage to [{_MY}] planeswalker|planeswalkers [normally|regularly] [ as normal | as usual | like normal ] -> Bob controls Ava, a planeswalker with 4 loyalty. Alice attacks Ava with Knight, a 2/2 creature with infect. Bob doesn't block. Does Ava lose loyalty?
if|when i|you|we|he|they give|gives {_MY} ( infect creature | creature with infect ) double strike [,] do|does|will|would ( they|he|she|it|opp | {_MY} opponent ) get|gets|give|take twice|double [as many|the] poison [counters|damage] -> Alice controls Knight, a 2/2 creature with infect. Alice casts an instant "Target creature gains double strike until end of turn." targeting Knight. Alice attacks Bob with Knight. Bob doesn't block. Does Bob get 4 poison counters?
{_DO} [{_MY}] ( indestructible creature|creatures | creature|creatures with indestructible ) [still] die|dies from|to|with|at|if|when ( [having] toughness 0 | [having] 0|zero toughness | its toughness is 0 | -1/-1 counters | a -1/-1 counter | -X/-X ) -> {_SHRUNK}
{_DO} shroud [still|also] stop|prevent|keep me|you from equipping|targeting|enchanting|pumping my|your own creature|creatures|guys|guy -> ~{_EQUIPPED}
is|are [{_MY}] {_NOTHING_DEALT} {_DEADLY} able to {_ANYTHING} -> {_HARMLESS}
{_DO} [{_MY}] {_NOTHING_DEALT} {_DEADLY} [still|ever] {_ANYTHING} -> {_HARMLESS}
{_DO} losing first strike after dealing [its|first|first strike] [strike] damage let [you|it|me|a] [creature] hit|deal|damage|strike [damage] twice|again -> {_LOST}
if|when i|you|we|he|they give|gives [{_MY}] creature|it first strike after [the] first strike damage [was|is|has] [been] [dealt] [,] {_DO} it [still] deal|hit|get [its] [to] [regular|normal] [combat] [damage] -> {_LATE}
{_guarded()}

# What triggers, and what resolves first.
{_DO} [a|the|my] dies|death trigger|triggers [still] happen|trigger|work|go|resolve [off] if|when [the|a|my] creature|it is|gets exiled [instead] -> Alice controls Knight, a 2/2 creature with "When Knight dies, you gain 1 life." Bob casts an instant "Exile target creature." targeting Knight. Does Knight trigger?
{_DO} [a|the|my] attack trigger|triggers [still] happen|trigger|work|go|resolve [off] if|when [the|a|my] creature|it ( is|gets put onto|into | enters|comes ) [the] [battlefield|play] [tapped] [and] attacking -> Alice controls Knight, a 2/2 creature with "Whenever Knight attacks, you gain 1 life." Alice attacks Bob with Knight. Alice casts an instant "Create a 1/1 white Soldier creature token that's tapped and attacking." Does Knight trigger twice?
{_DO} [the|a] ( last|latest|newest | most recent ) spell [cast|played|that] [was] [cast] [always] resolve|resolves first -> Alice is at 3 life. Bob casts an instant "This spell deals 3 damage to target player." targeting Alice. In response, Alice casts an instant "You gain 3 life." Does Alice survive?

# Life, draws, the legend rule and what is checked by itself.
{_DO} mana burn [still] exist|happen|apply|count [anymore] [today] -> {_FLOATING}
is there [still] [any] mana burn [anymore] [today] -> {_FLOATING}
{_DO} ( a player | i|you|someone|somebody ) ( at|with 0 life | with no life | at 0 | at zero life ) [still] ( lose | die | lose the game ) [immediately|instantly|automatically] [right] [away] -> {_BURNT}Does Alice lose the game?
can|could|may ( a player | i|you|one|someone|players ) [ever] go|drop|fall|be|get ( below|under 0|zero [life] | [at|to] [a] negative [life] [total] ) -> Alice is at 2 life. Bob casts an instant "This spell deals 3 damage to target player." targeting Alice. Does Alice lose the game?
can|could|may i|you|one|we|players|a [player] respond to [a|the] ( state based actions|action | state-based actions|action | sbas|sba | the legend rule | lethal damage | a creature dying from damage ) -> {_UNANSWERED}
can|could|may i|you|one|we pay ( life i do not have | more life than i have | life you do not have | more life than you have ) -> {_PAID}
can|could|may i|you|one|we pay 2 life if|when i am|be at 1 [life] -> {_PAID}

# What regeneration, prevention and a Fog do.
can|could|may i|you|we|one|it [still] regenerate from [the] [lethal] damage [that|which] [was|is] [being] dealt|done by|from|with [a|an|the] deathtouch|deathtoucher [creature] -> {_GUARDS}Bob attacks Alice with Ogre, a 1/1 creature with deathtouch. Alice blocks Ogre with Knight. Alice activates Knight. Does Knight survive?
can|could|may i|you|we|one [still] regenerate [a|my|the] creature that|which has|is [at] 0|zero toughness -> {_SHIELDED}Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Knight survive?
{_DO} regenerate|regeneration|regenerating [a|the|my] [creature|it] [also] remove|heal|clear|removes [all] [the] [marked] damage [marked] [on|from] [it|the] [creature] -> {_SHIELDED.replace("2/2", "2/4")}Bob casts an instant "This spell deals 3 damage to target creature." targeting Knight. Bob casts an instant "Destroy target creature." targeting Knight. Bob casts an instant "This spell deals 2 damage to target creature." targeting Knight. Does Knight survive?
{_DO} {_FOG} [still|also] stop|stops|prevent|prevents|beat|negate [the] ( first strike | double strike | first-strike ) [damage] -> ~{_FOGGED.format("a 2/2 creature with double strike")}Does Knight deal damage to Bob?
{_DO} {_FOG} [still|also] stop|stops|prevent|prevents [the] lifelink [from] ( lifegain|gaining|healing [life] | life gain ) -> ~{_FOGGED.format("a 2/2 creature with lifelink")}Does Alice gain life?
{_DO} {_FOG} [still|also] stop|stops|keep ( deathtouch|deathtouchers [creatures] ) from killing [stuff|things|my|creatures|blockers|anything] [creatures|guys|blockers|dudes] -> ~{_TOUCHED}Does Ogre die?
{_IF} [the|all|combat] damage [to|done|dealt] [me|you] [is|was|gets] prevented [,] {_DO} i|you|we [still] lose [any] life -> {_FOGGED.format("a 2/2 creature")}Does Bob lose life?
{_IF} [the|all|combat] damage from|of [a|my|the] ( lifelinker | lifelink creature | creature with lifelink ) is|was|gets prevented [,] {_DO} i|you|we [still] gain [any|the] life -> {_FOGGED.format("a 2/2 creature with lifelink")}Does Alice gain life?
can|could damage [that|which] ( can not be prevented | is unpreventable ) [still|also] be redirected -> {_REDIRECTED}
can|could unpreventable damage [still|also] be redirected -> {_REDIRECTED}
"""
