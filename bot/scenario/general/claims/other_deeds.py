"""Deeds outside combat, as data: in the signs of `reading.py`."""

from __future__ import annotations

OTHER_DEEDS = """
# Dying and leaving.
{c} die => {c} dies. | Does {c} die?
{c} be dead => {c} dies. | Does {c} die?
{c} survive|live => | Does {c} survive?
{c} survive {s} -> @spell q s c | Does {c} survive?
{c} go|goes to [the|its] [owners] graveyard => {c} dies. | Does {c} go to the graveyard?
{c} be|get killed|destroyed => {c.foe} casts an instant "Destroy target creature." targeting {c}. | Does {c} die?
{c} be|get killed|destroyed by {s} -> @spell q s c | Does {c} die?
{c} be|get exiled => {c.foe} casts an instant "Exile target creature." targeting {c}. | Is {c} in exile?
{c} be|get exiled by {s} -> @spell q s c | Is {c} in exile?
{c} be|get bounced => {c.foe} casts an instant "Return target creature to its owner's hand." targeting {c}. | Is {c} in hand?
{c} be|get returned to [my|its|their|the] [owners|owner] hand => {c.foe} casts an instant "Return target creature to its owner's hand." targeting {c}.
{c} be|get sacrificed !> {c.who} sacrifices {c}.
{c} be|get blinked|flickered => {c.who} casts an instant "Exile target creature you control, then return it to the battlefield under its owner's control." targeting {c}.
{c} leave [the] battlefield|play => {c.foe} casts an instant "Return target creature to its owner's hand." targeting {c}. | @other Is {c} on the battlefield?
{c} come|comes back [to] [the] [battlefield|play] => | Is {c} on the battlefield?
{c} return [to] [the] [battlefield|play] => | Is {c} on the battlefield?
{c} stay|remain|be on the battlefield => | Is {c} on the battlefield?
{c} stay|remain|be in play => | Is {c} on the battlefield?
{p} bolt|burn {c} !> {p} casts a red instant "This spell deals 3 damage to target creature." targeting {c}.
{p} kill|destroy {c} -> @kill p c | Does {c} die?
{p} kill|destroy {c} with {s} -> @spell p s c | Does {c} die?
{s} kill|destroy {c} -> @spell q s c | Does {c} die?
{p} exile {c} !> {p} casts an instant "Exile target creature." targeting {c}.
{p} bounce {c} !> {p} casts an instant "Return target creature to its owner's hand." targeting {c}.
{p} blink|flicker {c} !> {p} casts an instant "Exile target creature you control, then return it to the battlefield under its owner's control." targeting {c}.
{p} sacrifice|sac {c} !> {p} sacrifices {c}.
{p} [just] steal|take {c} !> @steal p c
{p} [just] gain|take control of {c} !> @steal p c
{c} change|changes controllers|controller|control|sides => @steal q c
{c} be|get stolen !> @steal q c
{p} get {c} back => | Is {c} on the battlefield?
# Casting.
{p} cast|play {s} [on|at|targeting {c}] !> @spell p s c
{p} use {s} [on|at|targeting {c}] !> @spell p s c
{p} cast|play|use an instant !> {p} casts an instant "You gain 1 life."
{p} cast|play|use instants !> {p} casts an instant "You gain 1 life."
{p} cast|play a|my sorcery|sorceries !> {p} casts a sorcery "You gain 1 life."
{p} cast|play sorceries !> {p} casts a sorcery "You gain 1 life."
{p} cast|play [a] creature|creatures|permanent|permanents [spell|spells] !> @cast c
{p} cast|play a|an|my artifact|artifacts [spell] !> {p} casts an artifact "{{T}}: You gain 1 life."
{p} cast|play {c} !> @cast c
{p} just cast|play {c} => @cast c
{p} [just] flash in {c} !> @flash c
{p} [just] flash {c} in !> @flash c
{c} [just] enter|enters [the] [battlefield|play] => @enters c
{c} [just] come|comes in|into [play] [the] [battlefield] => @enters c
{c} be|get countered => @countered c | Is {c} countered?
{p} counter {c} => @countered c
{p} target {c} [with {s}] !> @spell p s c
{c} be|get targeted [by|with {s}] !> @spell q s c
{p} get|have|receive priority -> @priority p | @legal
# Being enchanted and equipped.
{c} be|get targeted by|with {a} !> @enchant q c
{c} die|dies to {s} -> @spell q s c | Does {c} die?
{s} fizzle|fizzles -> @first s | Is {s} countered?
{s} be|get countered -> @first s | Is {s} countered?
{s} resolve|resolves [and] -> @first s | @other Is {s} countered?
{s} resolve|do|happen [anything] -> @first s | @other Is {s} countered?
{c} be|get enchanted [by|with {a}] !> @enchant q c
{p} enchant {c} !> @enchant p c
{p} equip {c} !> @equip p c
{c} be|get equipped !> @equip q c
{c} be|get equipped by {p} !> @equip p c
{c} lose {a} => | Is {a} in the graveyard?
# Damage.
{c} be|get dealt [any] damage => @damage c 1 | Is {c} dealt damage?
{c} be|get dealt damage by|from [a] [creature] [with] {k} [creature] => @hurtby c k | Is {c} dealt damage?
{k} damage be dealt to {c} => @hurtby c k
{c} be|get dealt {num} damage => @damage c num | Is {c} dealt damage?
{c} take {num} [points] [of] damage => @damage c num | Is {c} dealt damage?
{c} take [any] damage => @damage c 1 | Is {c} dealt damage?
{c} be|get hit by|for|with [a|an] {num} [points] [of] [damage] [ping|bolt|spell|burn] => @damage c num | Is {c} dealt damage?
{c} be|get pinged|shot => @damage c 1 | Is {c} dealt damage?
{c} survive {num} [points] [of] damage -> @damage c num | Does {c} survive?
{w} be|get dealt [any] damage => @damage w 1 | Is {w} dealt damage?
{w} lose [any] loyalty [counters] from|to [noncombat|burn|spell|direct] damage -> @damage w 2 | Does {w} lose loyalty?
{w} lose [any] loyalty [counters] => | Does {w} lose loyalty?
# Life.
{p} gain|get [any|the] life => {p} gains 3 life. | Does {p} gain life?
{p} gain {num} life => {p} gains {num} life.
{p} lose [any|the] life => {p} loses 3 life. | Does {p} lose life?
{p} lose {num} life => {p} loses {num} life.
{c} gain|give|net|heal {p} {num} [life] => | Does {p} gain {num} life?
{c} gain|give|net|heal {p} [any] [life] => | Does {p} gain life?
{p} mill {q:p} => {p} casts a sorcery "Target player mills three cards." targeting {q}.
{p} lose [the] [game] with 0|no cards [left] in [my|their|his|the] library|deck -> {p} has no cards in {p.its} library. | Does {p} lose the game?
{p} lose [the] [game] => | Does {p} lose the game?
{p} win [the] [game] => | Does {p} win the game?
{p} die => | Does {p} lose the game?
{p} take [any|the] damage => | Is {p} dealt damage?
{p} be dealt [any|the] damage => | Is {p} dealt damage?
{p} draw [a] card|cards => {p} draws a card. | Does {p} draw a card?
{p} draw [a] [card] from|with an empty library|deck => {p} has no cards in {p.its} library ; {p} draws a card.
{p} get [any] poison [counter|counters] => | Does {p} get poison counters?
# Triggers and abilities.
{k} trigger|work|apply => | @ktrigger
{c} trigger {t} => @waits t | @triggers
{c} trigger [again] => | @itstriggers
{t} trigger|happen|resolve|work|go [off|on] [the] [stack] => @waits t | @triggers t
{p} get {t} => @waits t | @triggers t
{t} be|get triggered => @waits t | @triggers t

{p} use|activate {c} sacrifice ability !> @usesac c
{p} use|activate its|their sacrifice ability !> @usesac
{p} use|activate {c} [tap|activated] ability|abilities !> @use p c
{p} use|activate {c} !> @use p c
{c} use its|a [tap|activated] ability|abilities !> @use p c
{p} use|activate its|their [tap|activated] ability|abilities !> @use p c
{p} tap {c} for mana !> @mana p c
{c} be tapped for mana !> @mana p c
{p} activate|use {c} ability|abilities !> @use p c
{p} regenerate {c} => @regenerate p c
{c} regenerate => @regenerate p c
{c} be|get regenerated => @regenerate p c

# Planeswalkers.
{p} activate|use {w} [loyalty] [ability|abilities] !> @loyalty p w
{p} activate|use {w} [loyalty] [ability|abilities] twice|again !> @loyalty p w ; @loyalty p w
{p} activate|use two|2 [loyalty] abilities of|on {w} !> @loyalty p w ; @loyalty p w
{w} be activated|used !> @loyalty p w
{w} be activated|used twice !> @loyalty p w ; @loyalty p w
{w} die|dies => | Is {w} in the graveyard?
{w} be|get killed|destroyed by {s} -> @spell q s w | Is {w} in the graveyard?
# What an Aura spell is aimed at.
its|the target [of {a}] die|dies|leave|leaves|disappear|disappears [the] [battlefield] [in response] => @lostaim
its|the target [of {a}] be|get|become killed|destroyed|exiled|bounced|removed|sacrificed|illegal|gone|invalid|missing [in response] => @lostaim
{p} kill|destroy|exile|bounce|remove|sacrifice|sac its|the target [of {a}] [in response] => @lostaim
{a} lose its target [in response] => @lostaim
{a} fizzle|fizzles => | Is {a} in the graveyard?
{a} resolve|resolves => | Is {a} on the battlefield?
{a} [go|come|return] [back] to my|its|the [owners] hand => | Is {a} in hand?
{a} enter|enters [the] [battlefield|play] => | Is {a} on the battlefield?
# What is on a creature.
{a} fall|drop|come off => | Is {a} in the graveyard?
{a} ( go away | disappear | vanish | leave|leaves [the] [battlefield|play] ) => | @other Is {a} on the battlefield?
{a} fall|drop|come off {c} => | Is {a} in the graveyard?
{a} go to [the|its] [owners] graveyard => | Is {a} in the graveyard?
{p} keep {a} => | Is {a} on the battlefield?
{p} keep {e} => | Is {e} on the battlefield?
{a} stay|remain|be [on] [the] [battlefield|attached|creature] => | Is {a} on the battlefield?
{a} stay|remain|be on {c} => | Is {a} on the battlefield?
{a} stay|remain|be attached [to {c}] => | Is {a} on the battlefield?
{e} fall|drop|come off [of] [it|them] => @worn e c | @other @isworn
{e} fall|drop|come off {c} => @worn e c | @other @isworn
{e} stay|remain|be on|attached [to] {c} => @worn e c | @isworn
{e} ( go away | disappear | vanish | leave|leaves [the] [battlefield|play] | die|dies [too] ) => | @other Is {e} on the battlefield?
{e} stay|remain|be on [the] battlefield => | Is {e} on the battlefield?
{e} go to [the|its] [owners] graveyard => | Is {e} in the graveyard?
{p} control {a} => | Does {p} control {a}?
{p} control {e} => | Does {p} control {e}?
{p} have|control {c} => @mine p c | Does {p} control {c}?
{p} keep control of {c} => | Does {p} control {c}?
{p} keep {c} => | Does {p} control {c}?
{p} destroy {a} => {p} casts an instant "Destroy target enchantment." targeting {a}.
{p} destroy {e} => {p} casts an instant "Destroy target artifact." targeting {e}.
{a} be|get destroyed => {a.foe} casts an instant "Destroy target enchantment." targeting {a}.
{e} be|get destroyed => {e.foe} casts an instant "Destroy target artifact." targeting {e}.
# Without anything to aim at.
{p} cast|play {s} without [a|any] [legal|valid] target|targets !> @aimless p s
{p} cast|play {s} with no [legal|valid] target|targets !> @aimless p s
{p} cast|play {s} if there be no creatures [on] [the] [battlefield|board] !> @aimless p s
# Lands and other permanents.
{p} play|drop a|my land|lands !> {p} plays Forest.
{p} cast|play a planeswalker|planeswalkers|walker !> {p} casts Ava, a planeswalker with 3 loyalty.
{p} cast|play a|an enchantment|enchantments [spell] !> {p} casts an enchantment "You have hexproof."
{p} cast|play a|an artifact|enchantment with flash !> {p} casts an enchantment "Flash"
{p} activate|use an|the ability|abilities of|on {c} !> @use p c
{p} activate|use an|a activated|tap ability|abilities of|on {c} !> @use p c
[the] ability|trigger|effect be|get countered|stopped => | @other @resolves
[the] ability|trigger|effect [still] resolve|happen|work => | @resolves
{c} have a|an {t} => @owns c t
# Out of phase.
{c} come|comes back from [the|my] graveyard => @reanimated c
{c} be|get returned|reanimated [from] [the|my] [graveyard] [to] [the] [battlefield] => @reanimated c
{c} phase|phases out => {c.who} casts an instant "Target creature phases out." targeting {c}.
{c} be phased out => {c.who} casts an instant "Target creature phases out." targeting {c}.
"""
