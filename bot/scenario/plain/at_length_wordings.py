"""How players tell a whole board in one breath and give reasons for what they ask: `words -> the same plainly   # example`, in the signs
of `wordings.py`."""

from __future__ import annotations

_ONLY = "only|sole creature"
_BACK = "back [on defense|as a blocker|to block]"
_UNDER = "[exiled|stuck|trapped|held|locked|tucked] [away] under|underneath|beneath"
_EXILED = "exiled|removed with|by|to"

AT_LENGTH_WORDINGS = f"""
! can|could {{x:any}} if|when|since|because it is {{w:owning}} {_ONLY} $ -> it is {{w}} only creature ; can {{x}}        # My opponent has Ogre. Can I Shock it if it's his only creature?
! do|does|did|will|would {{x:any}} if|when|since|because it is {{w:owning}} {_ONLY} $ -> it is {{w}} only creature ; do {{x}}
! {{w:who}} [only] has|have|had [only|just] a|an {{x:few}} {_BACK} $ -> {{w}} have a {{x}}                            # My opponent only has an Ogre back.
! {{w:who}} [only] has|have|had [only|just] {{n:number}} {{x:few}} {_BACK} $ -> {{w}} have {{n}} {{x}}
! {{x:thing}} is|was|are [currently|still|now|already] {_UNDER} my {{y:titled}} -> i exiled {{x}} with {{y}}                   # His Ogre is under my Oblivion Ring.
! {{x:thing}} is|was|are [currently|still|now|already] {_UNDER} his|her|their {{y:titled}} -> my opponent exiled {{x}} with {{y}}
! {{x:thing}} is|was|are [currently|still|now|already] {_EXILED} my {{y:titled}} -> i exiled {{x}} with {{y}}
! {{x:thing}} is|was|are [currently|still|now|already] {_EXILED} his|her|their {{y:titled}} -> my opponent exiled {{x}} with {{y}}
! [both|our|the] yards -> graveyards                                                                                 # There's a creature and a land in the yards.
{{x:thing}} is {{s:size}} [right|now|currently] [now] with {{y:any}} in graveyards|graveyard -> there is {{y}} in graveyards ; {{x}} is {{s}}
{{x:thing}} is {{s:size}} [right|now|currently] [now] with {{y:any}} in the|all graveyards|graveyard -> there is {{y}} in graveyards ; {{x}} is {{s}}
{{w:who}} be at|on {{n:number}} [life] with {{x:words}} , [my] opponent|opp [is|are] at|on {{m:number}} [life] with {{y:words}} $ -> {{w}} be at {{n}} life ; my opponent be at {{m}} life ; {{w}} control {{x}} ; my opponent control {{y}}    # I'm at 1 life with Ogre, my opponent at 1 with an Elf.
{{w:who}} be at|on {{n:number}} [life] with {{x:words}} and [my] opponent|opp [is|are] at|on {{m:number}} [life] with {{y:words}} $ -> {{w}} be at {{n}} life ; my opponent be at {{m}} life ; {{w}} control {{x}} ; my opponent control {{y}}
! do|does|did|will|would {{w:who}} [still|even] get|have the|a|an [first] etb|enters trigger|triggers $ -> do {{w}} get the enters trigger                    # I cast Ogre. Do I get the ETB trigger?
! do|does|did|will|would {{w:who}} [still|even] get|have the|a|an ltb|leaves trigger|triggers $ -> do {{w}} get the leaves trigger
! {{w:who}} cast|casts|play|plays|played {{x:titled}} with {{n:number}} lands|land [out|in play|on the battlefield] $ -> {{w}} have {{n}} lands ; {{w}} cast {{x}}   # I cast Ogre with seven lands.
! {{w:who}} have|has|had {{x:any}} , all attack|attacks|swing|swings [me|him|her|them|us] $ -> {{w}} have {{x}} ; all attack          # He has an Ogre and two Elves, all attack me.
! a friend|buddy|mate|pal|guy|dude of mine -> my friend                                                                   # A friend of mine attacks with Ogre.
! {{w:who}} have|has|had {{x:words}} {{p:open}} unblocked {{q:close}} -> {{w}} attack with {{x}} ; no blocks                                   # I have an Ogre (unblocked).
! {{w:who}} have|has|had {{x:words}} {{p:open}} unblocked {{q:close}} and {{y:rest}} -> {{w}} attack with {{x}} ; no blocks ; {{y}}
! ^ i|we {{v:verb}} someone|somebody -> i {{v}} my opponent                                                                # I ping someone with Prodigal Sorcerer.
! {{w:who}} have|has a|an {{x:titled}} [,] which|that {{v:who}} cast|casts|play|plays {{z:to}} -> {{v}} cast {{x}} {{z}}      # I've got a Trumpet Blast, which I cast after blocks.
! {{w:who}} have|has a|an {{x:titled}} [,] which|that {{v:who}} cast|casts|play|plays $ -> {{v}} cast {{x}}
! die|dies to [the] damage from|of {{y:to}} -> die to {{y}}                                                                # Does Ogre die to damage from Elf?
! {{p:open}} [the] attacking|defending player {{q:close}} ->                                                              # I (the attacking player) attack with Ogre.
! remove|removes|removed {{n:number}} [{{k:few}}] counters|counter and|, deal|deals {{m:number}} damage to {{z:to}} -> remove {{n}} {{k}} counters to deal {{m}} damage to {{z}}
! remove|removes|removed {{n:number}} [{{k:few}}] counters|counter from {{y:words}} and|, deal|deals {{m:number}} damage to {{z:to}} -> remove {{n}} {{k}} counters from {{y}} to deal {{m}} damage to {{z}}
! how many cards do|does|did|will|would {{w:who}} [still] have [left] [after|in] [that|all] $ -> how many cards do {{w}} have in hand         # He discards two cards. How many cards does he have left?
! how much commander damage|dmg do|does|did|will|would he|she|they|opponent|him take|get -> how much combat damage do my commander deal to my opponent   # How much commander damage does he take?
! how much commander damage|dmg do|does|did|will|would i|we take|get -> how much combat damage do my opponent's commander deal to me
! can|could {{x:titled}} stop it|that|this -> can i stop it with {{x}}                                                           # He casts Wrath of God. Can Counterspell stop it?
! [,] keeping|leaving|holding {{y:thing}} [at] back|home|behind $ -> ; {{y}} does not attack                                   # I attack with Ogre, keeping my Elf back.
! ^ attacking with {{x:words}} , he|she|they|opponent block|blocks|blocked {{y:rest}} -> i attack with {{x}} ; my opponent blocks {{y}}                      # Attacking with Ogre, he blocks it with Elf.
! ^ {{w:who}} cast|casts {{x:titled}} on|targeting {{y:thing}} which|that has|have {{k:keyword}} $ -> {{y}} have {{k}} ; {{w}} cast {{x}} on it   # I cast Shock on his Ogre which has hexproof.
! ^ my {{x:titled}} [has] exiled|exiles his|her|their {{y:to}} -> i exiled his {{y}} with {{x}}
! ^ his|her|their {{x:titled}} [has] exiled|exiles my {{y:to}} -> my opponent exiled my {{y}} with {{x}}
, so i [just] {{v:verb}} {{x:words}} instead $ -> ; i {{v}} {{x}}                                                          # He has reach, so I just Shock it instead.
"""
