"""How many creatures are left or die, in every way that one asks for it: `how many of em are left`, `how many of his guys make it out alive`, `how
many does that kill`."""

from __future__ import annotations

_NOUNS = "guys|dudes|creatures|things|bodies|dorks"
#: That a creature is there in the end.
_LIVES = "( survive | live | remain | make it [out] [alive] | [is|are] [still] left|alive|around|standing|there|remaining | [is|are] still on the board|table|battlefield|field )"
#: That it isn't.
_DIES = "( die | died | is|are|get|gets [all] dead|killed|destroyed|wiped|gone|swept | go|goes to the|his|my graveyard|yard|bin | bite [it|dust] | perish )"
_WILL = "[will|would|should|do]"
_THERE = "[ on|at {p:owning} [side] [of] [the] [board|field|table] ]"

COUNT_WORDINGS = f"""
! how many bodies -> how many creatures                                                                                        # How many bodies does he have left?
how many of {{o:owning}} {_NOUNS} {_WILL} {_LIVES} {_THERE} $ -> how many creatures do '{{o}} have left                              # How many of his guys survive?
how many of his [is|are] [still] left|alive|around $ -> how many creatures do he have left
how many of my|mine [is|are] [still] left|alive|around $ -> how many creatures do i have left
how many of them {_WILL} {_LIVES} $ -> how many survive                                                                          # How many of them are left?
how many {_WILL} {_LIVES} $ -> how many survive
how many {_NOUNS} {_WILL} {_LIVES} [on|at] {{o:owning}} [side|board|field|end] $ -> how many creatures do '{{o}} have left
how many {_NOUNS} {_WILL} {_LIVES} $ -> how many creatures survive                                                                # How many creatures are left?
how many {_NOUNS} do|will|would {{w:who}} keep $ -> how many creatures do {{w}} have left
how many {_NOUNS} has|have {{w:who}} [got] [left] $ -> how many creatures do {{w}} have left
[so] {{w:who}} have|has|had how many {_NOUNS} [left] $ -> how many creatures do {{w}} have left
how many of {{o:owning}} {_NOUNS} {_WILL} {_DIES} $ -> how many of {{o}} creatures die                                                 # How many of his guys are dead?
how many of {{o:owning}} {_NOUNS} do|will|would|am|are i|they|we kill|killing|lose|destroy|get|take [out] $ -> how many of {{o}} creatures die
how many of {{o:owning}} {_NOUNS} do|will|would|does|did {{x:thing}} kill|destroy|get|wipe|take [out] $ -> how many of {{o}} creatures die from {{x}}   # How many of his creatures does Pyroclasm kill?
how many of {{o:owning}} {_NOUNS} do|will|would {{w:who}} lose|kill $ -> how many of {{o}} creatures die
how many of them {_WILL} {_DIES} $ -> how many of them die
how many {_WILL} {_DIES} $ -> how many die
how many {_NOUNS} {_WILL} {_DIES} $ -> how many creatures die                                                                      # How many creatures get killed?
how many {_NOUNS} do|will|would|does|did {{x:thing}} kill|destroy|wipe|take [out] $ -> how many creatures die from {{x}}                       # How many creatures does it kill?
how many {_NOUNS} am|are i|we killing|taking|getting [out] $ -> how many creatures die
how many do|will|would|does|did {{x:thing}} kill|destroy|wipe $ -> how many creatures die from {{x}}
how many dead [{_NOUNS}] $ -> how many creatures die
what number of {{o:owning}} {_NOUNS} {_WILL} {_DIES} $ -> how many of {{o}} creatures die
! how many of his {_WILL} {_DIES} $ -> how many of his creatures die
! how many of hers {_WILL} {_DIES} $ -> how many of her creatures die
! how many of mine {_WILL} {_DIES} $ -> how many of my creatures die                          # How many of mine die?
! how many of theirs {_WILL} {_DIES} $ -> how many of their creatures die
! how many of yours {_WILL} {_DIES} $ -> how many of your creatures die
"""
