"""What things are, have and lose, as deeds: in the signs of `reading.py`."""

from __future__ import annotations

STATE_DEEDS = """
{c} be|get|become tapped [down] => @tap c | Is {c} tapped?
{c} stay|remain tapped => | Is {c} tapped?
{c} tap => @tap c | Is {c} tapped?
{p} tap {c} => @tap c
{c} be|become|get untapped => @untap c | Is {c} untapped?
{c} untap => @untap c | Is {c} untapped?
{p} untap {c} => @untap c
{c} be summoning sick => @sick c | @sickness
{c} have|get|suffer summoning sickness => @sick c | @sickness
{c} be affected by summoning sickness => @sick c | @sickness
{c} have|has {k} => @has c k | Does {c} have {k}?
{c} have {k} and summoning sickness => @has c k ; @sick c
{c} have {k} and 0|zero toughness => @has c k ; @zero c
{c} have|get|reach|hit|drop|go [to] 0|zero toughness => @zero c
{c} toughness be|become|reach|drop|go|hit [to] 0|zero => @zero c
its toughness be|become|reach|drop|go|hit [to] 0|zero => @zero
{p} put a +1/+1 counter on {c} => @put c +1/+1
{p} put a -1/-1 counter on {c} => @put c -1/-1
{p} give {c} {k} => @gains c k
{c} gain|get {k} => @gains c k | Does {c} have {k}?
{c} be given {k} => @gains c k
{c} keep {k} => @hadk c k | Does {c} have {k}?
{c} lose {k} => @loses c k | @other Does {c} have {k}?
{c} lose all|its [of] [its] abilities => Bob casts an instant "Target creature loses all abilities until end of turn." targeting {c}.
{c} lose [all] its abilities => Bob casts an instant "Target creature loses all abilities until end of turn." targeting {c}.
{c} get {pt} => @bigger c pt | @grows
{c} be pumped => {c.who} casts an instant "Target creature gets +3/+3 until end of turn." targeting {c}.
{p} give {c} {pt} => {p} casts an instant "Target creature gets {pt} until end of turn." targeting {c}.
{p} pump {c} !> {p} casts an instant "Target creature gets +3/+3 until end of turn." targeting {c}.
{c} be goaded => @state c goaded
{c} be legendary => @type c legendary
{c} be a token => @type c token | Is {c} a token?
{c} be [a|an] {k} [creature] => @has c k | Does {c} have {k}?
{c} have|get a +1/+1 counter [on] [it] => @counter c +1/+1 | Does {c} have a +1/+1 counter?
{c} have|get a -1/-1 counter [on] [it] => @counter c -1/-1 | Does {c} have a -1/-1 counter?
{c} have|get a stun counter [on] [it] => @counter c stun | Does {c} have a stun counter?
{c} have|get a shield counter [on] [it] => @counter c shield | Does {c} have a shield counter?
{c} have its|their|the|any [+1/+1] counter|counters => @counter c +1/+1 | Does {c} have any counters?
{c} keep|retain its|their|the|any [+1/+1] counter|counters => @had c +1/+1 | Does {c} have any counters?
{c} get|have [any|a] -1/-1 counters => | Does {c} have any -1/-1 counters?
{c} lose its|their|the|any|all [of] [its] [+1/+1] counter|counters => @had c +1/+1 | @other Does {c} have any counters?
{c} be enchanted [with|by] [a|an] [aura] => @state c enchanted
{c} be equipped => @state c equipped
{p} control|have no [other] creature|creatures => @nothing
{p} have hexproof => @shroud p hexproof
{p} have shroud => @shroud p shroud
{p} be at {num} life => {p} is at {num} life.
{p} go|goes|drop|fall|get to {num} life => {p} is at {num} life.
my life total be|become|reach|hit {num} => Alice is at {num} life. | Is Alice at {num} life?
my opponents life total be|become|reach|hit {num} => Bob is at {num} life.
{p} have no cards [left] in [my|their|his|the] library|deck => {p} has no cards in {p.its} library.
my library be|become empty => Alice has no cards in her library.
my deck be|become empty => Alice has no cards in her library.
my opponents library|deck be|become empty => Bob has no cards in his library.
"""
