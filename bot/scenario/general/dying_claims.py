"""What is asked of regenerating, of what counts as dying and as being destroyed, of who blocks what flies: in the signs of `products.py`."""

from __future__ import annotations

_SKELETON = 'Alice controls Knight, a 2/2 creature with "{{0}}: Regenerate this creature." '
_SHIELDED = f"{_SKELETON}Alice activates Knight. "
_MURDERED = f'{_SHIELDED}Bob casts an instant "Destroy target creature." targeting Knight. '
_ROBED = (
    f'{_SKELETON}Alice controls Robe, an Aura enchantment with "Enchant creature" and "Enchanted creature gets +1/+1." '
    'Robe is attached to Knight. Alice activates Knight. Bob casts an instant "Destroy target creature." targeting Knight. '
)
_BLADED = (
    f'{_SKELETON}Alice controls Blade, an Equipment artifact with "Equipped creature gets +1/+1." and "Equip {{{{1}}}}". '
    'Blade is attached to Knight. Alice activates Knight. Bob casts an instant "Destroy target creature." targeting Knight. '
)
_COUNTED = (
    f"{_SKELETON}Knight has a +1/+1 counter. Alice activates Knight. "
    'Bob casts an instant "Destroy target creature." targeting Knight. Does Knight have a +1/+1 counter?'
)
_REGENERATED = "( [a|the|my] regenerated|regenerating creature|permanent|creatures|permanents | [a|the|my] creature|permanent|it that|which regenerates|regenerated | regenerating [a|the|my|it] [creature|permanent] | regeneration )"
_WHEN_IT_DOES = "if|when|after|once ( <creature|it> [is|gets|has] regenerates|regenerated|regenerate )"
_IN_ADVANCE = "( anytime | any time | at any time | whenever [i|you] [want|like] | in advance | ahead of time | early | preemptively | before [combat] damage [is] [dealt] | at instant speed )"
_UNHARMED = "( even if|when <creature|it> is not [about|going|yet] [to] [be|being] [destroyed|dying|die|killed] | if nothing [is] [would|trying] [to] [destroys|destroy|kill|kills|destroying] [it] | without it [being] [dying|destroyed] )"
_ALTARED = 'Alice controls Shrine, an enchantment with "Whenever a creature dies, you gain 1 life." Alice controls Knight, a 2/2 creature. '
_SACRIFICED = f"{_ALTARED}Alice sacrifices Knight. "
_SAC = "( [a] sacrifice | sacrificing [<creature|it>] | <creature|it> being|getting|is sacrificed | [a] sacrificed creature|creatures | when you sacrifice <creature> )"
_EXILED = f'{_ALTARED}Bob casts an instant "Exile target creature." targeting Knight. Does Shrine trigger?'
_MELTED = f'{_ALTARED}Bob casts an instant "Target creature gets -2/-2 until end of turn." targeting Knight. Does Shrine trigger?'
_FLIES = "Bob attacks Alice with Bird, a 2/2 creature with flying. "
_BLOCKED = "Alice blocks Bird with Knight. Is that legal?"
_FLYERS = "( flying [creature|creatures] | flyer|flyers|fliers|flier | [a|an|the] flying creature|attacker|creatures|attackers | <creature|attacker> with flying )"
_GROUND = "( [a|my] non flying|nonflying|ground|grounded|landbound|regular|normal creature|creatures | <creature> without flying | <creature> without flying|reach or flying|reach | walls | [a] wall | [a] defender|defenders | <creature> with defender )"
_GROUNDED = 'Alice controls Knight, a 1/1 creature with flying. Bob casts an instant "Target creature loses flying until end of turn." targeting Knight. '

DYING_CLAIMS = f"""
# Regenerating.
may: <i> / ( regenerate [<creature|it>] [something] {_IN_ADVANCE} ) -> {_SHIELDED}Is that legal?
may: <i> / ( regenerate [<creature|it>] [something] [{_IN_ADVANCE}] [,] {_UNHARMED} ) -> {_SHIELDED}Is that legal?
does: {_REGENERATED} / ( go|goes to the graveyard [first|and] [come|comes] [back] ) -> {_MURDERED}Is Knight in the graveyard?
is: {_REGENERATED} / ( put in|into|to the|a graveyard [and] [then] [returned] [to] [play|the] [battlefield] ) -> {_MURDERED}Is Knight in the graveyard?
does: {_REGENERATED} / ( die|dies | count|counts as dying | leave|leaves [the] play|battlefield ) -> {_MURDERED}Is Knight in the graveyard?
does: ( <aura> | enchantments ) / ( fall|falls|come|comes|drop|drops off {_REGENERATED} ) -> {_ROBED}Is Robe in the graveyard?
does: ( <aura> | enchantments ) / ( fall|falls|come|comes|drop|drops off ) / {_WHEN_IT_DOES} -> {_ROBED}Is Robe in the graveyard?
does: ( <aura> | enchantments ) / ( stay|stays|remain|remains on|attached [to] [<creature|it>] ) / {_WHEN_IT_DOES} -> {_ROBED}Is Robe on the battlefield?
does: <equipment> / ( stay|stays|remain|remains on|attached [to] [<creature|it>] ) / {_WHEN_IT_DOES} -> {_BLADED}Is Knight a 3/3?
does: <equipment> / ( fall|falls|come|comes|drop|drops off ) / {_WHEN_IT_DOES} -> {_BLADED}~Is Knight a 3/3?
does: <equipment> / ( fall|falls|come|comes|drop|drops off {_REGENERATED} ) -> {_BLADED}~Is Knight a 3/3?
does: ( [the|its|+1/+1] counters ) / ( stay|stays|remain|remains [on] [<creature|it>] ) / {_WHEN_IT_DOES} -> {_COUNTED}
does: ( [the|its|+1/+1] counters ) / ( fall|falls|come|go|disappear|vanish|drop [off|away] ) / {_WHEN_IT_DOES} -> ~{_COUNTED}
does: <creature|it> / ( keep|keeps [its] [+1/+1] counters ) / {_WHEN_IT_DOES} -> {_COUNTED}

# What counts as dying, and as being destroyed.
is: {_SAC} / ( dying|death | the same as dying | [a] death ) -> {_SACRIFICED}Does Shrine trigger?
does: {_SAC} / ( count|counts the same as dying ) -> {_SACRIFICED}Does Shrine trigger?
is: {_SAC} / ( destroying|destruction|destroyed | the same as destroying|destruction|destroyed|destroy ) -> {_SACRIFICED}Is Knight destroyed?
does: {_SAC} / ( count|counts [the] [same] [as] [being] destroy|destroying|destruction|destroyed ) -> {_SACRIFICED}Is Knight destroyed?
does: {_SAC} / ( trigger [abilities] [that] [trigger|look] [when|on|for] [<creature|it>] [is] destroyed|destruction|destroy ) -> {_SACRIFICED}Is Knight destroyed?
does: <creature> / ( have|has|need|needs to be|get destroyed [in] [order] to [count] [as] die|dying|died ) -> ~{_SACRIFICED}Does Shrine trigger?
does: <creature> / ( die|dies | count|counts as dying ) / if|when|with|from|by ( its|the toughness is|becomes|goes|reaches|hits [reduced] [to] 0|zero | 0|zero toughness | it|<creature> has 0|zero toughness | minus|-1/-1 counters ) -> {_MELTED}
does: <creature|it> / ( die|dies | count|counts as dying|dead|died | trigger|triggers <death> ) / if|when|once ( <creature|it> is|gets|was|being exiled [instead] [of] [going|dying|put] [to|into] [the] [graveyard] ) -> {_EXILED}
does: ( exile | exiling [<creature|it>] | being|getting exiled | [a|an] exiled creature|creatures ) / ( die|dies | count|counts as [a] dying|death|dead | trigger|triggers <death> ) -> {_EXILED}
is: ( exile | exiling [<creature|it>] | being|getting exiled ) / ( dying|death | the same as dying|destroying|death ) -> {_EXILED}

# Who blocks what flies.
may: ( flying [creature|creatures] | flyers|flyer|fliers | <creature> with flying ) / ( block {_FLYERS} [magic|mtg] ) -> Alice controls Knight, a 2/2 creature with flying. {_FLIES}{_BLOCKED}
does: ( flying ) / ( block {_FLYERS} [magic|mtg] ) -> Alice controls Knight, a 2/2 creature with flying. {_FLIES}{_BLOCKED}
may: {_GROUND} / block {_FLYERS} -> Alice controls Knight, a 2/2 creature. {_FLIES}{_BLOCKED}
does: {_GROUND} / block|stop {_FLYERS} -> Alice controls Knight, a 2/2 creature. {_FLIES}{_BLOCKED}
may: ( reach [creature|creatures] | <creature> with reach ) / block {_FLYERS} -> Alice controls Knight, a 2/2 creature with reach. {_FLIES}{_BLOCKED}
may: <i> / ( [use|cast] [a] [spells|spell|abilities|ability|effect] [or] [abilities|spells] [to] force|make {_GROUND} [to] block {_FLYERS} ) -> Alice controls Knight, a 2/2 creature. Bob attacks Alice with Bird, a 2/2 creature with flying and "All creatures able to block this creature do so." {_BLOCKED}
may: <creature|it> / ( block {_FLYERS} ) / if|when|after ( <creature|it> loses|lost flying | <creature|it> has flying but [its] [ability] [is] [temporarily] [loses|removed|gone|lost] [it] ) -> {_GROUNDED}{_FLIES}{_BLOCKED}
may: {_FLYERS} / ( be blocked by ( flying creatures | other flyers | flyers | other flying creatures | [another|a|an] flying creature | [another|a] flyer ) ) -> Alice controls Knight, a 2/2 creature with flying. {_FLIES}{_BLOCKED}
"""
