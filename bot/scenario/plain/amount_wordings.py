"""How much of something is asked for in speech: `how many poison is that`, `how low does he go`, `what's his guy after`, `how much to my face`.
The wordings are each thing in each way of asking for it."""

from __future__ import annotations

_MANY = "how many|much"
_POISON = "( poison|infect|toxic [counter|counters|dmg|damage] )"
_NOW = "[in] [total|all|altogether] [now|then|left] [ after|afterwards | after|at [all] [of] that|this|combat|end|damage|everything ]"
#: Whom something hits, and who that is.
_HIT = {
    "( me | my face|dome )": "i",
    "( him | his face|dome )": "he",
    "( her | her face|dome )": "she",
    "( them | their face|dome )": "they",
}

_PLAYERS = f"""
{_MANY} {_POISON} be that|this|it|there {_NOW} $ -> how many poison counters                                              # How many poison is that?
{_MANY} {_POISON} [do] {{w:who}} got|have|has|end|ends [up] [with] {_NOW} $ -> how many poison counters do {{w}} have
{_MANY} {_POISON} [do] {{w:who}} get|gets {_NOW} $ -> how many poison counters do {{w}} get
{_MANY} {_POISON} be {{w:who}} at|on {_NOW} $ -> how many poison counters do {{w}} have                                   # How many poison is he at?
{_MANY} {_POISON} do|will|would that|this|it leave|put {{w:who}} at|on|with {_NOW} $ -> how many poison counters do {{w}} have
{_MANY} {_POISON} do|will|would that|this|it give|put [on] {{w:who}} {_NOW} $ -> how many poison counters do {{w}} get
{_MANY} {_POISON} [be] on {{w:who}} {_NOW} $ -> how many poison counters do {{w}} have
{_MANY} {_POISON} should|would|will {{w:who}} have {_NOW} $ -> how many poison counters do {{w}} have
{_MANY} {_POISON} should|would|will {{w:who}} get {_NOW} $ -> how many poison counters do {{w}} get
how poisoned|infected be {{w:who}} {_NOW} $ -> how many poison counters do {{w}} have                                    # How poisoned is he?
what be {{o:owning}} poison|infect [counter] [count|total|counters|level] [at|on] {_NOW} $ -> how many poison counters do '{{o}} have
[so] {{w:who}} get|gets {_MANY} {_POISON} {_NOW} $ -> how many poison counters do {{w}} get
[so] {{w:who}} have|has|got {_MANY} {_POISON} {_NOW} $ -> how many poison counters do {{w}} have                   # He has how many poison counters?
[so] {{w:who}} be at|on {_MANY} {_POISON} {_NOW} $ -> how many poison counters do {{w}} have
[so|and] that|this be|make|makes {_MANY} {_POISON} {_NOW} $ -> how many poison counters
what be that , {_MANY} {_POISON} $ -> how many poison counters
{_MANY} {_POISON} [in] total $ -> how many poison counters
health|hp -> life
what be {{w:who}} sitting|chilling at {_NOW} $ -> what is {{w}} at                                                        # What's he sitting at?
what be {{w:who}} down to {_NOW} $ -> what is {{w}} at
how low|far [down] do|will|would {{w:who}} go|drop|fall {_NOW} $ -> how much life do {{w}} have                            # How low does he go?
how much be {{w:who}} [down] to {_NOW} $ -> how much life do {{w}} have
what do|will|would {{w:who}} end up|at [at] {_NOW} $ -> how much life do {{w}} have
[so] {{w:who}} go|goes|drop|drops|fall|falls [down] to what [life] {_NOW} $ -> how much life do {{w}} have                   # He goes to what?
what be left of {{o:owning}} life $ -> how much life do '{{o}} have
how much do {{w:who}} have left $ -> how much life do {{w}} have left
how much trample [damage|dmg] be that|there|through|over $ -> how much damage tramples over                             # How much trample damage is there?
how much [damage|dmg] hit|hits|to|goes|go [to] [the] face|dome $ -> how much damage goes through                                # How much hits face?
how much trample [damage|dmg] go|goes|come|comes|get|gets|make|makes [it] through|over|in $ -> how much damage tramples over
how much am|is|are {{w:who}} taking|eating|getting {_NOW} $ -> how much damage do {{w}} take                                  # How much am I taking?
do|will|would {{x:thing}} [still|even|also] gain|give|net|get me {{n:number}} [life] $ -> do i gain {{n}} life               # Does it gain me 4?
do|will|would {{x:thing}} [still|even|also] gain|give|net|get me [any|some|the] life $ -> do i gain life
do|will|would {{w:who}} [still|even|also] gain|get [any|some|the] life from|off|for|out|with [of] that|it|this $ -> do {{w}} gain life
! do|will|would {{w:who}} [still|even|also] get [any|some|the] life from|off|for|through [the|my|its|his] {{k:keyword}} -> do {{w}} gain life from {{k}}   # Do I still get life from lifelink?
do|will|would my lifelink [still|even] work|trigger|happen|count|apply $ -> do i gain life                                # Does my lifelink work?
do|will|would his lifelink [still|even] work|trigger|happen|count|apply $ -> do he gain life
! do|will|would [the] lifelink [still|even] work|trigger|happen|count|apply $ -> do anyone gain life                            # Does the lifelink work?
do|will|would [the] lifelink [still|even] give|gain|get me [any] life $ -> do i gain life
^ [so] [that|this] [be] {{n:number}} life for me $ -> do i gain {{n}} life
[so|and|then] that|this|it [all] put|puts|leave|leaves|bring|brings|drop|drops|take|takes {{w:who}} [up|down|back] at|to|on {{n:number}} [life] $ -> is {{w}} at {{n}}   # That puts me at 11?
how much do|will|would it|he|that|this hit {{w:who}} for $ -> how much damage do {{w}} take
"""

_THINGS = f"""
what be {{x:called}} {_NOW} $ -> how big is {{x}}                                                                               # What's his guy after?
what be {{x:called}} [now|then] after|at {{e:to}} -> how big is {{x}}
what size be {{x:called}} {_NOW} $ -> how big is {{x}}
how small|tiny|large be {{x:called}} {_NOW} $ -> how big is {{x}}                                                               # How small is his guy?
how small|big|tiny|large do|will|would {{x:called}} get|end|become [up] [being|as] {_NOW} $ -> how big is {{x}}
what do|will|would {{x:called}} become|shrink|end|grow [up] [to|into|as|being] {_NOW} $ -> how big is {{x}}
[so] {{x:called}} become|becomes|be [now] a|an what {_NOW} $ -> how big is {{x}}                                                  # His guy is a what now?
[so] {{x:called}} be what {_NOW} $ -> how big is {{x}}
what be left of {{x:called}} $ -> how big is {{x}}
what be the pt|stats|size of {{x:called}} {_NOW} $ -> how big is {{x}}
do|will|would that|this|it make|leave {{x:called}} [as|at] [just|only] [a|an] {{s:size}} {_NOW} $ -> is {{x}} a {{s}}                  # Does that make his guy a 1/1?
do|will|would {{x:called}} shrink|become|grow|turn|end [up] [being] [to|into|as] [just|only] [a|an] {{s:size}} {_NOW} $ -> is {{x}} a {{s}}
"""


def _wordings() -> str:
    lines = [*_PLAYERS.strip().splitlines(), *_THINGS.strip().splitlines()]
    for whom, who in _HIT.items():
        lines += [
            f"! ^ [so|and] [what|whats] [be] [the] max|maximum|most [damage|dmg] to {whom} $ -> how much damage at most do {who} take",
            f"how much [damage|dmg] hit|hits|to|on|goes|go|in [to|on] {whom} $ -> how much damage do {who} take",
            f"! that|this be {{n:number}} [damage|dmg] to {whom} [right|yeah|correct|then] $ -> do {who} take {{n}} damage",
            f"! ^ [so] {{n:number}} [damage|dmg] to {whom} right|yeah|correct|yes $ -> do {who} take {{n}} damage",
        ]
    return "\n".join(lines)


AMOUNT_WORDINGS = _wordings()
