"""Questions whether something is more or less than a number: `Does Bob lose more than 2 life?`, `Is his life below 10?`."""

from __future__ import annotations

_DO = "do|does|did|will|would|can|could"
_STILL = "[still|now|then|also]"

COMPARISON_WORDINGS = f"""
! {_DO} {{w:who}} {_STILL} have|end|finish|stay|remain [up] [at|with|on] {{b:bound}} life [left|total] [{{z:onward}}] -> how much life do {{w}} have {{z}} & is that {{b}}      # Does Bob have more than 15 life?
! {_DO} {{w:who}} {_STILL} ( end | finish | stay | remain | go | drop | fall | get | sink | be ) [up] [down] [at|to|on|with] {{b:bound}} [life] [{{z:onward}}] -> how much life do {{w}} have {{z}} & is that {{b}}      # Does Bob end up above 20?
! is|are|be|was|were {{w:who}} {_STILL} [at|on] {{b:bound}} [life] [{{z:onward}}] -> how much life do {{w}} have {{z}} & is that {{b}}       # Is Bob below 18?
! is|are|be|was|were {{o:somebodys}} life [total] {_STILL} [at] {{b:bound}} [{{z:onward}}] -> what is {{o}} life total {{z}} & is that {{b}}   # Is Bob's life total below 18?
! {_DO} {{w:who}} have {{n:number}} life $ -> is {{w}} at {{n}}                                                        # Does Bob have 17 life?
! {_DO} {{w:who}} {_STILL} lose {{b:bound}} life [{{z:onward}}] -> how much life do {{w}} lose {{z}} & is that {{b}}         # Does Bob lose more than 2 life?
! {_DO} {{w:who}} {_STILL} gain {{b:bound}} life [{{z:onward}}] -> how much life do {{w}} gain {{z}} & is that {{b}}         # Does Bob gain at least 3 life?
! {_DO} {{w:thing}} {_STILL} ( take | get dealt | receive | suffer ) {{b:bound}} damage [{{z:onward}}] -> how much damage do {{w}} take {{z}} & is that {{b}}     # Does Bob take more than 3 damage?
! {_DO} {{x:thing}} {_STILL} deal {{b:bound}} damage to {{y:named}} [{{z:onward}}] -> how much damage do {{x}} deal to {{y}} {{z}} & is that {{b}}    # Does Ogre deal more than 3 damage to Bob?
! {_DO} {{x:thing}} {_STILL} deal {{b:bound}} damage [{{z:onward}}] -> how much damage do {{x}} deal {{z}} & is that {{b}}    # Does Ogre deal more than 3 damage?
! {_DO} {{x:thing}} have power {{b:bound}} $ -> what is the power of {{x}} & is that {{b}}                                 # Does Ogre have power 2 or less?
! {_DO} {{x:thing}} have toughness {{b:bound}} $ -> what is the toughness of {{x}} & is that {{b}}
! {_DO} {{w:who}} {_STILL} draw {{b:bound}} cards [{{z:onward}}] -> how many cards do {{w}} draw {{z}} & is that {{b}}       # Does Bob draw more than 2 cards?
! {_DO} {{w:who}} {_STILL} have|control|keep {{b:bound}} {{k:few}} [left] [{{z:onward}}] -> how many {{k}} do {{w}} have {{z}} & is that {{b}}    # Does Bob have more than 2 creatures?
! {_DO} {{b:bound}} {{k:few}} die [{{z:onward}}] -> how many {{k}} die {{z}} & is that {{b}}                            # Do more than 2 creatures die?
! is|are|be|was|were {{o:owning}} power {_STILL} {{b:bound}} [{{z:onward}}] -> what is {{o}} power {{z}} & is that {{b}}     # Is Ogre's power more than 3?
! is|are|be|was|were {{o:owning}} toughness {_STILL} {{b:bound}} [{{z:onward}}] -> what is {{o}} toughness {{z}} & is that {{b}}
"""
