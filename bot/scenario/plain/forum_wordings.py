"""Short forms and turns of phrase of forums and chats: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

_WITH_IT = "[with|from|off|using {y:titled}]"

FORUM_WORDINGS = f"""
! gy -> graveyard                                                                     # Hill Giant is in my gy.
! gys -> graveyards                                                                   # Hill Giant is in our gys.
! its|his|her etb [trigger|ability|effect] -> its trigger                             # Does its etb trigger?
! the etb [trigger|ability|effect] -> the trigger                                     # Does the etb resolve?
! etb trigger|triggers|ability|effect -> trigger                                      # I Stifle Siege Rhino's ETB trigger.
! etbs -> enters                                                                      # Hill Giant etbs.
! ult|ulti|ults -> ultimate                                                           # Can I ult Garruk?
! cmdr -> commander                                                                   # My cmdr is Hill Giant.
! pw -> planeswalker                                                                  # Can Shock hit a pw?
! ctr -> counter                                                                      # It has a +1/+1 ctr.
! ctrs -> counters                                                                    # It has two +1/+1 ctrs.
! dmg -> damage                                                                       # How much dmg does he take?
! facing lethal [damage] $ ->                                                         # I'm at 4 life facing lethal.
! to block|chump|attack with $ ->                                                     # I've got a 4/4 and a 1/1 to block with.
^ guy|dude|someone {{v:verb}} -> my opponent {{v}}                            # Guy attacks me with a 6/6.
! do|will|would {{who}} [still] draw {{a:number}} or [just|only] {{b:number}} $ -> how many cards do {{who}} draw   # Do I draw 1 or 2?
do|will|would|can|could {{x:thing}} stop|prevent|keep|save {{y:thing}} from dying|death -> do {{x}} save {{y}}     # Does Fog keep my 2/2 from dying?
do|will|would hexproof|shroud|indestructible|indestructibility|protection save|protect|help it|him|her [from dying|it|that] -> do it survive   # Does hexproof save him?
do|will|would hexproof|shroud|indestructible|indestructibility|protection save|protect|help {{x:thing}} -> do {{x}} survive                  # Does hexproof save my Hill Giant?
do|will|would {{who}} [still] get a|the|any|one [basic|free] land|basic -> do {{who}} get to search for a land       # Do I get a land?
attack|swing|attacks|swings|attacked|swung with {{n:number}} {{s:few}} tokens [that|which] {{w:who}} just|only made|created|got [this turn] {_WITH_IT} -> attack with {{n}} summoning sick {{s}} tokens   # I attack with two 1/1 tokens I just made.
attack|swing|attacks|swings|attacked|swung with {{n:number}} {{s:few}} tokens [that|which] {{w:who}} made|created|got this turn {_WITH_IT} -> attack with {{n}} summoning sick {{s}} tokens
^ {{x:titled}} at|on|with {{n:number}} loyalty , {{z:rest}} -> my opponent control {{x}} with {{n}} loyalty ; {{z}}    
{{w:who}} {{v:verb}} {{x:thing}} myself|himself|themselves $ -> {{w}} {{v}} {{x}}                # I Bolt the Hill Giant myself.
^ two players [both] have|are|be [at|on] {{n:number}} life -> we are both at {{n}} life      # Two players both have 2 life and I cast Flame Rift.
^ opponent|opp {{n:number}} $ -> my opponent is at {{n}} life                                 # I'm at 10, opponent 7.
^ {{w:who}} at {{n:number}} , opponent|opp|him|them [at] {{m:number}} $ -> {{w}} be at {{n}} life ; my opponent be at {{m}} life     # Me at 10, opp at 7.
{{w:who}} be at|on {{n:number}} [life] [,] [and] [my] opponent|opp [is] [at|on] {{m:number}} [life] $ -> {{w}} be at {{n}} life ; my opponent be at {{m}} life   # I'm at 10, opponent 7.
{{w:who}} get|gets|got hit for {{n:number}} [damage] $ -> {{w}} take {{n}} damage                       # I get hit for 1.
at once|simultaneously under -> under                                                      # Two creatures enter at once under my control.
my opponents graveyard have {{x:to}} -> {{x}} is in my opponent's graveyard                       # My opponent's gy has Shock.
my graveyard have {{x:to}} -> {{x}} is in my graveyard                                          # My gy has Shock in it.
^ [quick|simple|another] {{x:thing}} question|interaction|ruling $ ->                                  # Hill Giant question. It attacks.
^ blocked by {{x:to}} $ -> it is blocked by {{x}}                                               # I attack with Hill Giant. Blocked by a 1/1.
^ unblocked $ -> no blocks                                                                     # I attack with Hill Giant. Unblocked.
^ [it] [is|gets] chumped $ -> my opponent blocks with a creature                                  # I attack with Hill Giant. Chumped.
{{w:who}} chump|chumps|chumped [it|him|her|that] $ -> {{w}} block with a creature                # I attack with Hill Giant and he chumps.
actually ->                                                                                    # How many counters does it actually get?
there is also -> there is                                                                      # If there's also Hill Giant, does it die?
{{x:thing}} is on my side [of] [the] [board|table|field|battlefield] -> i control {{x}}             # Hill Giant is on my side.
{{x:thing}} is on his|her|their|the|my [other|opposing|opponents] side [of] [the] [board|table|field|battlefield] -> my opponent control {{x}}   # Hill Giant is on his side.
! etb $ -> trigger                                                                             # He Stifles Siege Rhino's ETB.
what happens to each [of] [them] -> what happens                                                # What happens to each?
do|will|would {{w:who}} get|have|deal any damage through|in -> does any damage go through           # Do I get any damage through?
! ^ [quick|simple|another|weird] {{x:keyword}} question|questions|interaction $ ->                             # Trample question. Hill Giant attacks.
! ^ [quick|simple|another|weird] mutate|layers|layer|combat|timing|priority|stack|rules|trigger|triggers|copy|damage|blocking|attacking question|questions|interaction $ ->   # Mutate question. Hill Giant attacks.
! {{w:who}} have|has|had|got|control|controls [got] [only] {{n:number}} untapped lands [untapped|open|up|left] and {{x:to}} -> {{w}} have {{n}} untapped lands ; {{w}} have {{x}}     # I have four untapped lands and three 2/2s.
^ with {{x:words}} blocked by {{y:to}} , {{z:rest}} -> {{x}} is blocked by {{y}} ; {{z}}               # With Hill Giant blocked by a 2/2, does it die?
! do|will|would {{w:who}} [still] get the {{x:titled}} trigger|triggers $ -> do {{x}} trigger
"""
