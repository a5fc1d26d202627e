"""How damage is said to be assigned, in every way that one tells it: `he puts lethal on each and tramples over the rest`, `2 each, rest to face`,
`the excess goes to me`. The wordings are each way to say how much, to whom, and where the rest goes."""

from __future__ import annotations

_GIVE = "assign|put|do|deal|send|throw|dump|dumps|dumped|apply|stick|sticks"
#: Enough and no more.
_LETHAL = "( [just|only|exactly] lethal [damage|dmg] | [just|exactly|only] enough [damage|dmg] [ to kill|handle [it|them|each|both] ] | [the|a] [bare] minimum|min [damage|dmg|amount] )"
_ONTO = "to|on|onto|into|in|for|at"
#: What is left after that.
_REST = "( [the|all|any|his|her|whatever] [of] [the] rest|remaining|remainder|excess|extra|leftover|leftovers|leftover [damage|dmg|points] [ of it|that|his|the [damage|dmg] ] | what|whatever is left [over] )"
#: The one who is attacked.
_FACE = "( me|him|her|them|you|face | my|his|the|her|their|your face|dome|opponent|opp|player|face | the defending player | defending player )"
_GOES = "go|come|get|trample|carry|roll|spill|hit|pass"
_OVER = "over|through|in|past"
_PASS = "trample|send|push|put|roll|carry|pass|ram|shove"
#: That all of it goes to the one who is attacked.
_REST_OVER = (
    f"( {_REST} [{_GOES}] [{_OVER}] [right|straight] [{_ONTO}] {_FACE} "
    f"| {_REST} {_GOES} {_OVER} "
    f"| {_PASS} [{_OVER}] [for|with] {_REST} [{_OVER}] [ [{_ONTO}] {_FACE} ] "
    f"| trample {_OVER} [ [for|with] as much as possible|he|she|i|it [can|could] ] [ {_ONTO} {_FACE} ] )"
)
_JOINT = "( , | and | & | then | , and|then | and then )"
_MOST = "trample over as much as possible"

DAMAGE_WORDINGS = f"""
{{who}} {_GIVE} {_LETHAL} [{_ONTO} {{x:words}}] {_JOINT} [{_GIVE}|let|lets] {_REST_OVER} -> {{who}} {_MOST}     # He puts lethal on each and tramples over the rest.
{{who}} go lethal [ [on|to] {{x:words}} ] {_JOINT} {_REST_OVER} -> {{who}} {_MOST}
{{who}} {_GIVE} {{n:number}} [damage|dmg] {_ONTO} {{x:words}} {_JOINT} [{_GIVE}|let|lets] {_REST_OVER} -> {{who}} assign {{n}} damage to {{x}} and the rest to the defending player   # He puts 2 on each and tramples over the rest.
{{who}} {_GIVE} {{n:number}} [damage|dmg] {_ONTO} {{x:words}} {_JOINT} trample [{_OVER}] for {{m:number}} -> {{who}} assign {{n}} damage to {{x}} and {{m}} to the defending player
{{who}} {_GIVE} {{n:number}} [damage|dmg] {_ONTO} {{x:words}} {_JOINT} {{m:number}} [damage|dmg] [{_GOES}] [{_OVER}] [{_ONTO}] {_FACE} -> {{who}} assign {{n}} damage to {{x}} and {{m}} to the defending player   # He does 2 to it and 2 to me.
{{who}} {_GIVE} {{n:number}} [damage|dmg] {_ONTO} {{x:words}} {_JOINT} {{m:number}} [damage|dmg] {_GOES} {_OVER} -> {{who}} assign {{n}} damage to {{x}} and {{m}} to the defending player
^ {_LETHAL} {_ONTO} {{x:words}} {_JOINT} {_REST_OVER} -> the attacking creature {_MOST}                                   # Lethal to both, rest to me.
^ {{n:number}} [damage|dmg] [{_ONTO}] each|both|it {_JOINT} {_REST_OVER} -> the attacking creature assigns {{n}} damage to each blocker and the rest to the defending player   # 2 each, rest to me.
{{who}} kill|kills {{x:words}} {_JOINT} {_REST_OVER} -> {{who}} {_MOST}                                                      # He kills it and sends the rest at me.
{{who}} {_GIVE}|let|push [all] {_REST_OVER} -> {{who}} {_MOST}                                                           # He sends the rest over.
{{who}} {_PASS} [{_OVER}] [for|with] {_REST} [{_OVER}] [ [{_ONTO}] {_FACE} ] -> {{who}} {_MOST}                           # He tramples over the rest.
{{who}} trample [{_OVER}] [for|with] [the] max|maximum|most [damage] [ {_ONTO} {_FACE} ] -> {{who}} {_MOST}
{{who}} want [to] [the] [trample|push|do] [for] max|maximum|most [trample] [damage] [through|over] [ {_ONTO} {_FACE} ] -> {{who}} {_MOST}
{{who}} trample {_FACE} for {{n:number}} [damage|dmg] -> {{who}} trample over for {{n}}                                    # He tramples me for 2.
^ {_REST_OVER} $ -> the attacking creature {_MOST}                                                                    # The excess goes to me.
^ max|maximum trample|damage [damage] [through|over] [ {_ONTO} {_FACE} ] $ -> the attacking creature {_MOST}
^ {{n:number}} [damage|dmg] trample {_OVER} [ {_ONTO} {_FACE} ] $ -> the attacking creature trample over for {{n}}                # 2 tramples over.
^ {{n:number}} damage|dmg trample [ {_ONTO} {_FACE} ] $ -> the attacking creature trample over for {{n}}
{{who}} {_GIVE}|focus|focuses|focused|dumps|dumped [all|it] [of] [it|{{n:number}}|everything|all] [ [the|his|her|its] damage|dmg ] {_ONTO} one|1 [of] [them|mine|my] [{{x:few}}] $ -> {{who}} assign all damage to one of the blocking creatures   # He puts all 5 on one of em.
! {{who}} hit|kill|focus|focuses one|1 of them|mine for|with all|everything [of] [it|{{n:number}}] [damage] -> {{who}} assign all damage to one of the blocking creatures
{{who}} go all in on one|1 [of them|mine] -> {{who}} assign all damage to one of the blocking creatures
{{who}} {_GIVE} {{n:number}} [damage|dmg] {_ONTO} one|1 [ of them|mine ] [and|,] [the] [last|other|remaining] {{m:number}} [damage|dmg] {_ONTO} the other [one] -> {{who}} split it {{n}} and {{m}}   # He does 4 to one and 1 to the other.
{{who}} focus|focuses|focused one|1 of them|mine $ -> {{who}} assign all damage to one of the blocking creatures
{{who}} assign|assigns|deal|deals [all] [of] [the|its|his|her] damage [to {{y:few}}] as if|though it was|were not blocked -> {{who}} assign all of its damage to the defending player   # I assign its damage as though it weren't blocked.
{{who}} assign|assigns|deal|deals [all] [of] [the|its|his|her] combat damage [to {{y:few}}] as if|though it was|were not blocked -> {{who}} assign all of its combat damage to the defending player
^ lethal {_ONTO} one|1 [of them] {_JOINT} {_REST} {_ONTO} the other [one] -> the attacking player assigns lethal damage to one of the blocking creatures and the rest to the other blocking creature
^ {{n:number}} [damage|dmg] {_ONTO} one|1 [ of them|mine ] [and|,] {{m:number}} [damage|dmg] {_ONTO} the other [one] -> the attacking player split it {{n}} and {{m}}
{{who}} give one|1 [of] [them|mine] {{n:number}} and the other [one] {{m:number}} -> {{who}} split it {{n}} and {{m}}
{{who}} {_GIVE}|go|split [it] {{n:number}} and {{m:number}} $ -> {{who}} split it {{n}} and {{m}}                                       # He goes 3 and 2.
{{w:who}} do|does|did {{n:number}} damage|dmg to {{y:to}} -> {{w}} deal {{n}} damage to {{y}}                                    # Bob does 5 damage to me.
{{x:thing}} hit|hits|damage|damages|damaged {{y:called}} -> {{x}} deals damage to {{y}}                                                # My 4/4 hits his 5/5.
{{x:thing}} hit|hits|damage|damages|damaged {{y:titled}} $ -> {{x}} deals damage to {{y}}                                               # My 4/4 damages Ogre.
{{x:thing}} is|was|are|were|gets|got dealt damage by|from {{y:to}} -> {{y}} deals damage to {{x}}                                       # Ogre is dealt damage by a 1/1 with deathtouch.
{{x:thing}} is|was|are|were|gets|got damaged by {{y:to}} -> {{y}} deals damage to {{x}}
{{x:thing}} take|takes|took damage from {{y:to}} -> {{y}} deals damage to {{x}}
"""
