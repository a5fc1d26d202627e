"""How players tell a whole board in one breath and give reasons for what they ask: `words -> the same plainly   # example`, in the signs
of `wordings.py`."""

from __future__ import annotations

_ONLY = "only|sole|last|single [untapped] creature"
_BACK = "back [on defense|as a blocker|to block]"
_UNDER = "[exiled|stuck|trapped|held|locked|tucked] [away] under|underneath|beneath"
_EXILED = "exiled|removed with|by|to"

AT_LENGTH_WORDINGS = f"""
! can|could {{x:any}} if|when|since|because it is {{w:owning}} {_ONLY} $ -> it is {{w}} only creature ; can {{x}}        # My opponent has Ogre. Can I Shock it if it's his only creature?
! do|does|did|will|would {{x:any}} if|when|since|because it is {{w:owning}} {_ONLY} $ -> it is {{w}} only creature ; do {{x}}
! {{w:who}} [only] has|have|had [only|just] a|an {{x:thing}} {_BACK} $ -> {{w}} have a {{x}}                            # My opponent only has an Ogre back.
! {{w:who}} [only] has|have|had [only|just] {{n:number}} {{x:thing}} {_BACK} $ -> {{w}} have {{n}} {{x}}
! {{x:thing}} is|was|are [currently|still|now|already] {_UNDER} my {{y:titled}} -> i exiled {{x}} with {{y}}                   # His Ogre is under my Oblivion Ring.
! {{x:thing}} is|was|are [currently|still|now|already] {_UNDER} his|her|their {{y:titled}} -> my opponent exiled {{x}} with {{y}}
! {{x:thing}} is|was|are [currently|still|now|already] {_EXILED} my {{y:titled}} -> i exiled {{x}} with {{y}}
! {{x:thing}} is|was|are [currently|still|now|already] {_EXILED} his|her|their {{y:titled}} -> my opponent exiled {{x}} with {{y}}
! [both|our|the] yards -> graveyards                                                                                 # There's a creature and a land in the yards.
{{x:thing}} is {{s:size}} [right|now|currently] [now] with {{y:any}} in graveyards|graveyard -> there is {{y}} in graveyards ; {{x}} is {{s}}
{{x:thing}} is {{s:size}} [right|now|currently] [now] with {{y:any}} in the|all graveyards|graveyard -> there is {{y}} in graveyards ; {{x}} is {{s}}
{{w:who}} be at|on {{n:number}} [life] with {{x:words}} , [my] opponent|opp [is|are] at|on {{m:number}} [life] with {{y:words}} $ -> {{w}} be at {{n}} life ; my opponent be at {{m}} life ; {{w}} control {{x}} ; my opponent control {{y}}    # I'm at 1 life with Ogre, my opponent at 1 with an Elf.
{{w:who}} be at|on {{n:number}} [life] with {{x:words}} and [my] opponent|opp [is|are] at|on {{m:number}} [life] with {{y:words}} $ -> {{w}} be at {{n}} life ; my opponent be at {{m}} life ; {{w}} control {{x}} ; my opponent control {{y}}
! how much damage do|does|did|will|would {{x:thing}} deal with|from|off|via its|his|her [triggered] trigger|ability|effect -> how much damage do {{x}} deal     # How much damage does Ogre deal with its trigger?
! do|does|did|will|would {{w:who}} [still|even] get|have the|a|an [first] etb|enters trigger|triggers $ -> do {{w}} get the enters trigger                    # I cast Ogre. Do I get the ETB trigger?
! do|does|did|will|would {{w:who}} [still|even] get|have the|a|an ltb|leaves trigger|triggers $ -> do {{w}} get the leaves trigger
"""
