"""Deeds of combat, as data: the words, what is staged of them, and the question that they are: in the signs of `reading.py`."""

from __future__ import annotations

COMBAT_DEEDS = """
# Attacking.
{c} attack [with] -> @attack c | @legal
{c} attack [{p}] !> @attack c
{p} attack with {c} !> @attack c
{p} attack [{q:p}] with {c} !> @attack c
{c} attack {w} !> @attack c w
{p} attack {w} [with {c}] !> @attack c w
{p} attack !> @attack c
{c} be attacking => @attack c | @inattacking
{c} stop attacking => @attack c | @notattacking
{c} stop blocking => @block c d | @notblocking
{c} be [an] attacker => @attack c | @inattacking
{c} attacked|attack last turn|combat => @attack c ; @next
{c} attack [on] my last|previous turn => @attack c ; @next
{w} be attacked [by {c}] !> @attack c w
{p} be attacked [by {c}] => @attack c | @inattacking
# Blocking.
{c} block {d} !> @block c d
{c} block !> @block c d
{p} double|gang|triple block [{d}] !> @gang d
{p} double|gang|triple block {k} !> @gangk k
{p} block attacks|attack|attackers|creatures on|against|for|at {w} !> @guard w
{p} block for {w} !> @guard w
{p} block attackers|creatures|a creature|an attacker [that] attack|attacking|attacks {w} !> @guard w
{c} block attackers|creatures|a creature|an attacker [that] attack|attacking|attacks {w} !> @guard w
{p} defend|protect|guard {w} [by blocking] [with {c}] !> @guard w
{p} block {d} with {c} !> @block c d
{p} block with {c} !> @block c d
{p} block {d} !> @block c d
{p} block !> @block c d
{p} chump block|chump [{d}] [with {c}] !> @block c d
{c} be|get blocked [by {d}] !> @block d c | Is {c} blocked?
{c} become blocked [by {d}] => @block d c | Is {c} blocked?
{c} be blocking [{d}] => @block c d | @inblocking
{c} be blocked => @block d c | Is {c} blocked?
{c} stay|remain|count [as] blocked => @block d c | Is {c} blocked?
{c} stay|remain [in] [combat] [as] [an] attacking|attacker => @attack c | @inattacking
{c} stay|remain in combat => @attack c | @other Is {c} removed from combat?
{c} be in combat => @attack c | @other Is {c} removed from combat?
{c} be|get removed from combat => @attack c ; {c.foe} casts an instant "Remove target creature from combat." targeting {c}. | Is {c} removed from combat?
{c} leave combat => | Is {c} removed from combat?
{c} be|get unblocked => @unblocked c | @other Is {c} blocked?
{c} become unblocked => | @other Is {c} blocked?
{c} be|get not blocked => @unblocked c
{p} do not block [{c}] => @unblocked c
{p} not block [{c}] => @unblocked c
{p} choose not to block [{c}] => @unblocked c
# Damage of combat.
{c} deal|do [any|its|their|the] damage => @unblocked c | Does {c} deal damage?
{c} deal|do [any|its|their|the] combat damage => @unblocked c | Does {c} deal combat damage?
{c} deal|do [any|its|their] [combat] damage to {p} => @unblocked c | Does {c} deal damage to {p}?
{c} deal|do [any|its|their] [combat] damage to {w} => @attack c w | Does {c} deal damage to {w}?
{c} deal|do [any|its|their] [combat] damage to {d} -> @block d c | Does {c} deal damage to {d}?
{c} deal|do {num} [combat] damage to {p} => @unblocked c | Does {c} deal {num} damage to {p}?
[the|its] [combat] damage be dealt to {w} => @hitw w
{c} hit|connect [{p}] => @unblocked c | Does {c} deal damage to {c.foe}?
{c} connect with {p} => @unblocked c | Does {c} deal damage to {p}?
{c} kill|destroy {d} -> @kills c d | Does {d} die?
{c} kill|destroy {d} with first strike damage -> @kills c d | Does {d} die?
{c} kill|destroy {d} without dying -> @kills c d | Does {d} die and does {c} survive?
{c} kill|destroy {d} and survive|live -> @kills c d | Does {d} die and does {c} survive?
[the] [regular|second|normal|excess|extra|remaining|rest] [combat|trample] damage go|goes|tramples|carry [over|through] [to] [the|my|defending] [player|opponent|me] => | @goesover
[the] damage be|get dealt to [the|my|defending] player|opponent => | @goesover
its|their [combat] damage be|get prevented => @fog
{c} [combat] damage be|get prevented => @fog
[all] [the] combat damage be|get prevented => @fog
{p} prevent [all] [the|its] [combat] damage => @fog
{c} be|get killed|destroyed by {d} [first|in combat] -> @kills d c | Does {c} die?
{c} beat {d} -> @block d c | Does {d} die?
{c} trade with {d} -> @block d c | Do both die?
{c} and {d} block each other => @block d c
{c} die|dies before it|they [can|could] [get] [to] deal|deals [any|its] [combat] damage => | @other Does {c} deal damage?
{c} fight|fights {d} -> @fight c d
{p} fight {d} with {c} -> @fight c d
{c} fight|fights [another creature] -> @fightsome c | @legal
{d} kill {c} back -> @block d c | Does {c} die?
{c} attack again !> @again c
{p} attack again with {c} !> @again c
{p} attack with {c} again !> @again c
{c} attack alone => @attack c
{c} survive {d} -> @block d c | Does {c} survive?
{c} survive [the] combat|fight|block [with {d}] -> @block d c | Does {c} survive?
{c} be|become unblockable => @unblockable c
{p} make {c} unblockable => @unblockable c
"""
