"""Which of several do something, and what is done in place of something else: `only the 3/3 attacks`, `one of which has flying`, `one pings
Elf and the other Bob`, `instead of blocking, he casts Fog`."""

from __future__ import annotations

_ONLY = "( only | just )"
_INSTEAD = "( instead of | rather than )"
_BLOCKING = "( blocking | block )"
_ATTACKING = "( attacking | attack )"
_SICK = "( summoning sick | summoning sickness )"

#: What does not attack while the rest does.
_KEEP = "( leave|leaves|left|keep|keeps|kept|hold|holds|held )"
_HOME = "( [at] home | back | behind | untapped | as a blocker | as blockers | to block | on defense )"
_ATTACK = "attack|attacks|attacked|swing|swings|swung"
_THE_REST = "( the rest | [the] others | everything else | all [the] others )"

_NEXT = (
    "( next turn | on|in my|his|her|their next turn | the turn after | the following turn | the next turn )"
)
_NEXT_TOO = _NEXT.removesuffix(" )") + " | next ) [too|also|again] [ as well ]"
#: So many turns of one player, one after the other.
_TURNS = "( {n} turns in a row | each|every turn for {n} [consecutive|straight] turns | on|in each of my|his|her|their next {n} turns )"
_TWICE = _TURNS.replace("{n}", "two|2")
_THRICE = _TURNS.replace("{n}", "three|3")
_AND_AGAIN = "; next turn {w} {v} {x}"

SELECTION_WORDINGS = f"""
the remaining {{n:number}} -> the other {{n}}                                                                       # Alice attacks with the remaining two.
! {_ONLY} one|1 of them|these|those , {{x:thing}} , {{v:fights}} -> {{x}} {{v}}                                          # Only one of them, the 2/2, blocks.
! one|1 of them|these|those , {{x:thing}} , {{v:fights}} -> {{x}} {{v}}                                                # One of them, Elf, attacks.
^ {_ONLY} {{x:thing}} {{v:fights}} -> {{x}} {{v}}                                                                   # Only the 3/3 attacks.
and|but {_ONLY} {{x:thing}} {{v:fights}} -> ; {{x}} {{v}}                                                           # Bob has a 2/2 and a 3/3 but only the 2/2 blocks.
, {{n:number}} of which|whom {{z:rest}} -> ; {{n}} of them {{z}}                                                     # Alice attacks with two 3/3s, one of which has flying.
, one|1 [of them] with|having {{k:keyword}} -> ; one of them has {{k}}                                               # Alice has two 2/2s, one with flying.
, {{n:number}} [of them] with|having {{k:keyword}} -> ; {{n}} of them have {{k}}                                        # Alice has four 1/1s, two with flying.
, one|1 [of them] is tapped -> ; one of them is tapped                                                                # Alice has two 2/2s, one is tapped.
, one|1 [of them] [is] enchanted with|by {{c:titled}} -> ; one of them is enchanted with {{c}}                        # Alice has two 2/2s, one enchanted with Rancor.
, one|1 [of them] ( wearing|carrying|holding | equipped with ) {{c:titled}} -> ; one of them is equipped with {{c}}  # Alice has two 2/2s, one wearing Bonesplitter.
, one|1 [of them] [is|has|with] {_SICK} -> ; one of them is summoning sick                                             # Alice has two 2/2s, one summoning sick.
! {{w:who}} {_KEEP} {{x:words}} {_HOME} and|but|, {_ATTACK} with {_THE_REST} $ -> {{w}} attack with everything but {{x}}          # Alice has an Elf and an Ogre. She leaves Elf home and attacks with the rest.
! {{w:who}} hold|holds|held|keep|keeps|kept back {{x:words}} and|but|, {_ATTACK} with {_THE_REST} $ -> {{w}} attack with everything but {{x}}
! {{w:who}} {_ATTACK} with ( everything|all|what|whatever|anything [ [that] i|he|she|they ] can [attack [with]] | all|everything able to attack ) $ -> {{w}} attack with everything that can attack   # I attack with everything I can.
, one|1 [of them] tapped [ [and|,] ( one | the other ) untapped ] -> ; one of them is tapped                          # Alice has two 2/2s, one tapped, one untapped.
, [the] latter with|having {{k:keyword}} -> ; the second has {{k}}                                                  # Alice attacks with a 3/3 and a 2/2, the latter with flying.
, [the] former with|having {{k:keyword}} -> ; the first has {{k}}
they|both {{v:fights}} one each|apiece $ -> each of them {{v}} one                                                  # They block one each.
{{w:who}} {{v:verb}} one [of them] {{p:preposition}} {{x:words}} and|, [the] other|another [one] {{q:preposition}} {{y:to}} -> {{w}} {{v}} one {{p}} {{x}} ; {{w}} {{v}} the other {{q}} {{y}}   # She uses one on Bob and the other on Elf.
{{w:who}} block|blocks|blocked neither [of them|these|those] -> {{w}} do not block                                     # Alice blocks neither of them.
^ {_INSTEAD} {_BLOCKING} [it|them] , {{w:who}} {{z:rest}} -> {{w}} {{z}} ; {{w}} do not block                         # Instead of blocking, Bob casts Shock on it.
{{w:who}} {{z:words}} {_INSTEAD} {_BLOCKING} [it|them] $ -> {{w}} {{z}} ; {{w}} do not block                         # Bob casts Shock on it instead of blocking.
^ {_INSTEAD} {_ATTACKING} , {{w:who}} {{z:rest}} -> {{w}} do not attack ; {{w}} {{z}}                                 # Rather than attack, Alice casts Shock on Bob.
{{w:who}} {{z:words}} {_INSTEAD} {_ATTACKING} $ -> {{w}} do not attack ; {{w}} {{z}}
{{w:who}} can|could [have] block|blocked with {{x:words}} but {{z:words}} instead $ -> {{w}} have {{x}} ; {{w}} {{z}} ; {{w}} do not block   # Bob could block with Elf but casts Fog instead.
{{w:who}} can|could [have] block|blocked with {{x:words}} but do|does|did|chooses|chose not [to] [block] $ -> {{w}} have {{x}} ; {{w}} do not block
{{w:who}} can|could [have] block|blocked but {{z:words}} instead $ -> {{w}} {{z}} ; {{w}} do not block
! {{w:who}} {{v:verb}} {{x:words}} [this turn] and|, [then] again {_NEXT} $ -> {{w}} {{v}} {{x}} ; next turn {{w}} {{v}} {{x}}              # Alice attacks Bob with Ogre this turn and again next turn.
! {{w:who}} {{v:verb}} {{x:words}} [both] [this turn|now] and [then|also] {_NEXT_TOO} $ -> {{w}} {{v}} {{x}} ; next turn {{w}} {{v}} {{x}}          # Alice attacks Bob with Ogre this turn and next turn too.
! {{w:thing}} {{v:verb}} {{x:words}} [both] [this turn|now] and [then|also] {_NEXT_TOO} $ -> {{w}} {{v}} {{x}} {_AND_AGAIN}
! {{w:thing}} {{v:verb}} [both] [this turn|now] and [then|also] {_NEXT_TOO} $ -> {{w}} {{v}} ; next turn {{w}} {{v}}                    # Ogre attacks this turn and next turn.
! {{w:thing}} {{v:verb}} {{x:words}} [this turn] and|, [then] again {_NEXT} $ -> {{w}} {{v}} {{x}} {_AND_AGAIN}                          # Ogre attacks Bob this turn and again next turn.
! {{w:thing}} {{v:verb}} {_THRICE} $ -> {{w}} {{v}} ; next turn {{w}} {{v}} ; next turn {{w}} {{v}}                          # Ogre attacks each turn for three turns.
! {{w:thing}} {{v:verb}} {_TWICE} $ -> {{w}} {{v}} ; next turn {{w}} {{v}}
! {{w:thing}} {{v:verb}} {{x:words}} {_THRICE} $ -> {{w}} {{v}} {{x}} {_AND_AGAIN} {_AND_AGAIN}                      # Alice attacks Bob with Ogre three turns in a row.
! {{w:thing}} {{v:verb}} {{x:words}} {_TWICE} $ -> {{w}} {{v}} {{x}} {_AND_AGAIN}                                    # Alice attacks Bob with Ogre each turn for two turns.
! {{w:who}} attack|attacks|attacked|swing|swings|swung {{x:words}} for three|3 [consecutive|straight] turns $ -> {{w}} attack {{x}} ; next turn {{w}} attack {{x}} ; next turn {{w}} attack {{x}}   # Alice attacks Bob with Ogre for three turns.
! {{w:who}} attack|attacks|attacked|swing|swings|swung {{x:words}} for two|2 [consecutive|straight] turns $ -> {{w}} attack {{x}} ; next turn {{w}} attack {{x}}
{{w:who}} ( =hits | =hit ) {{y:who}} for {{n:number}} ( twice | two times | 2 times ) $ -> {{w}} hits {{y}} for {{n}} ; {{w}} hits {{y}} for {{n}} again
{{w:who}} ( =hits | =hit ) {{y:who}} for {{n:number}} ( three times | 3 times | thrice ) $ -> {{w}} hits {{y}} for {{n}} ; {{w}} hits {{y}} for {{n}} again ; {{w}} hits {{y}} for {{n}} again   # Alice hits Bob for 7 three times.
! ^ {{w:who}} , having {{v:verb}} {{x:words}} , {{z:rest}} -> {{w}} {{v}} {{x}} ; {{w}} {{z}}                          # Alice, having cast Shock on Elf, attacks with Ogre.
bouncing|sending|putting it|him|them back to {{o:somebodys}} hand -> bouncing it                                    # Bob casts Unsummon on Ogre, bouncing it back to his hand.
"""
