"""How players tell at length what lies there, what came down and who sits at the table, before they ask: `words -> the same plainly   # example`,
in the signs of `wordings.py`."""

from __future__ import annotations

_BEFORE = "( [a|some] few|couple|{n:number} [of] turns|rounds ago|earlier | earlier this|in game [the] [game] | earlier in the game | on a previous|earlier turn | some turns ago | a turn ago )"
_UNDER = "under|underneath|beneath"
_SOMEONE = "( someone|somebody|somebody|a|another|some [one] [guy|player|person|friend|opponent] [else] at|in|from our|my|the table|pod|playgroup|game | one of my opponents )"
_EVERYTHING = "( everything|all [this|that] [has|have|is|was] resolve|resolves|resolved|settled|settles|done|finished | the stack [has] clears|cleared|resolves|resolved | all [of] [this|that|it] is [said] [and] done )"

LONG_QUESTION_WORDINGS = f"""
! {{x:thing}} was|is on my [own] side [of the table|board|field|battlefield] [ too | also | as well ] [,] but|and tapped -> i control {{x}} ; {{x}} is tapped     # Serra Angel was on my side too but tapped.
! {{x:thing}} was|is|were|are on my [own] side [of the table|board|field|battlefield] [ too | also | as well ] -> i control {{x}}                               # Serra Angel was on my side too.
! {{x:thing}} was|is|were|are on his|her|their [own] side [of the table|board|field|battlefield] [ too | also | as well ] -> my opponent control {{x}}        # Serra Angel was on his side too.
! {{w:who}} [only] has|have|had [only] {{x:any}} left to|as block|blocker|blockers [with] [me|him|her|them|it] $ -> {{w}} have {{x}}                       # He only has a Wall of Omens left to block with.
! {{w:who}} [only] has|have|had [only] {{x:any}} left over|behind $ -> {{w}} have {{x}}                                                            # He only has an Ogre left over.
! {{w:who}} [only] has|have|had [only] a|an {{x:few}} left $ -> {{w}} have a {{x}}                                                                 # He only has an Ogre left.
! {{w:who}} is|am|are|was [only] left with [only|just] {{x:any}} $ -> {{w}} have {{x}}                                                               # He's left with an Ogre.
! {{w:who}} [have|has|had] [already] hit {{v:who}} with {{o:owning}} commander [,] {{c:titled}} [,] for {{n:number}} [points|point] [of] [commander|combat] [damage|dmg] [ already | so far | [in|over] this|the [whole] game ] -> {{c}} is {{o}} commander ; {{v}} have taken {{n}} commander damage from {{c}}   # She hit me with her commander, Rafiq, for 14 damage this game.
! choosing counter {{y:words}} and {{v:verb}} -> choosing to counter {{y}} and {{v}}                                                          # I cast Cryptic Command, choosing counter target spell and draw a card.
! choosing draw {{y:words}} and {{v:verb}} -> choosing to draw {{y}} and {{v}}
! choosing tap {{y:words}} and {{v:verb}} -> choosing to tap {{y}} and {{v}}
! choosing return {{y:words}} and {{v:verb}} -> choosing to return {{y}} and {{v}}
! choosing destroy {{y:words}} and {{v:verb}} -> choosing to destroy {{y}} and {{v}}
! choosing exile {{y:words}} and {{v:verb}} -> choosing to exile {{y}} and {{v}}
! choosing deal {{y:words}} and {{v:verb}} -> choosing to deal {{y}} and {{v}}
! choosing create {{y:words}} and {{v:verb}} -> choosing to create {{y}} and {{v}}
{_BEFORE} [,] {{w:who}} {{v:verb}} -> last turn {{w}} {{v}}                                                                                       # A few turns ago he exiled my Titan with Oblivion Ring.
! {{w:who}} [has|had|have] put|puts|stuck|sticks|locked|trapped|tucked|shoved {{x:thing}} {_UNDER} [a|an|his|her|my|their] {{y:titled}} -> {{w}} exiled {{x}} with {{y}}      # He put my Titan under an Oblivion Ring.
! i am [only] [still] alive [only] ( because of | thanks to | due to ) [my|a|an] {{y:titled}} -> i control {{y}}                                      # I'm still alive because of my Platinum Angel.
! he|she|they is|are [only] [still] alive [only] ( because of | thanks to | due to ) [his|her|their|a|an] {{y:titled}} -> my opponent control {{y}}      # He's still alive thanks to his Platinum Angel.
! but [only] [still] alive [only] ( because of | thanks to | due to ) my {{y:titled}} -> and i control {{y}}                                        # I'm at -3 life but alive thanks to my Platinum Angel.
! {{w:who}} [just|finally] land|lands|landed {{x:titled}} -> {{w}} cast {{x}}                                                                       # He just landed Blood Moon.
! {{w:who}} [just|finally] got|get|gets [a|an|my|his|her|their] {{x:titled}} to stick|resolve -> {{w}} cast {{x}}               # I finally got Season to stick.
! {{w:who}} [just|finally] manage|manages|managed to resolve|stick|land|cast [a|an|my|his|her|their] {{x:titled}} -> {{w}} cast {{x}}
! {{w:who}} finally|eventually resolve|resolves|resolved|cast|casts|stick|sticks|play|played|plays [a|an|my|his|her|their] {{x:titled}} -> {{w}} cast {{x}}
! {{w:who}} [just] ran|run|runs out [a|an|my|his|her|their] {{x:titled}} -> {{w}} cast {{x}}                                                         # He ran out a Serra Angel.
! {{w:who}} come|comes|came down with [a|an|my|his|her|their] {{x:titled}} -> {{w}} cast {{x}}                                                      # He comes down with Serra Angel.
! {{w:who}} is|am|are|was sitting on|at [exactly|only|just] {{n:number}} lands|land [ in play | up | open | untapped ] -> {{w}} have {{n}} lands               # I'm sitting on exactly four lands.
! {{w:who}} [only] has|have|had exactly {{n:number}} -> {{w}} have {{n}}                                                                            # I have exactly four lands.
! , with only {{y:any}} in|across all|the|both|our [the|our] graveyards $ -> ; there is {{y}} in graveyards                                             # It is a 2/3, with only a land in all graveyards.
! , which|that has|have no counters on it|them [yet] $ -> ; it has no counters on it                                                               # I block with Young Wolf, which has no counters on it yet.
! ^ with {{n:number}} cards in my graveyard [,] {{z:rest}} -> i have {{n}} cards in my graveyard ; {{z}}                                             # With eight cards in my graveyard my Slasher is a 3/3.
! ^ with {{n:number}} cards in his|her|their graveyard [,] {{z:rest}} -> my opponent has {{n}} cards in graveyard ; {{z}}
! either|any way $ ->                                                                                                                       # Does it die either way?
! face up by revealing a {{k:few}} card [from|in my|his|her|their hand] -> face up                                                                  # I turn it face up by revealing a black card.
! do|does|will|would {{x:thing}} come [over|back] to my side [of the table|board|field|battlefield] -> do i get {{x}}                                   # Do those lands come to my side?
! do|does|will|would {{x:thing}} go|come [over|back] to his|her|their side [of the table|board|field|battlefield] -> do my opponent get {{x}}
! who ends|end up with {{x:to}} -> who gets {{x}}                                                                                                  # Who ends up with the tokens?
! to|and grab|grabs|nab|nabs|snag|snags|swipe|swipes my|his|her|their|the {{x:thing}} -> to take the {{x}}
! ^ {_SOMEONE} {{v:verb}} -> my opponent {{v}}                                                                                                  # Someone at our table has a Serra Angel.
! ^ after|once|when {_EVERYTHING} [,] {{z:asking}} -> {{z}}                                                                                         # After everything has resolved, do I control it?
! do|does|will|would {{w:who}} [still] have|control a {{s:size}} [creature|body|flyer|flier] $ -> does {{w}} have a {{s}} creature                          # Do I still have a 5/5?
! if {{w:who}} pay|pays|paid x [=] [is] {{n:number}} for {{x:titled}} [,] -> if {{w}} cast {{x}} with x = {{n}} ,                                          # If I pay X=2 for Blaze, does it die?
! {{w:who}} pay|pays|paid x [=] [is] {{n:number}} for {{x:titled}} -> {{w}} cast {{x}} with x = {{n}}
! there is|are|were already {{n:number}} -> there are {{n}}                                                                                          # There are already three fuse counters on Ogre.
! there is|are|were already a|an -> there is a
! and not a single|one {{x:few}} or {{y:few}} $ -> and no {{x}} and no {{y}}                                                                         # He has 9 poison counters and not a single creature or planeswalker.
! and not a single|one {{x:few}} $ -> and no {{x}}
! {{w:who}} has|have|had {{n:number}} poison [counters|counter] and no {{x:to}} -> {{w}} have {{n}} poison counters ; {{w}} have no {{x}}                     # He has 9 poison counters and no creatures.
! , who|which|that is|has|have|was [currently|still|only] [at|on] {{n:number}} loyalty [counters] [left] [on it|him|her] [,] -> with {{n}} loyalty                           # He attacks my Jace, who is at 3 loyalty, with an Ogre.
! who {{x:any}} , ( me or my opponent|opp | me or him|her|them | him|her|them or me ) $ -> who {{x}}                                                          # Who gets the token, me or my opponent?
{{w:who}} turn|turns|turned {{x:any}} [,] into a|an {{k:few}} with|using [a|his|her|their|my] {{y:titled}} -> {{w}} cast {{y}} on {{x}}                        # He turned my Ogre into a Forest with Imprisoned.
! ^ when|once|after it|he|she returns|reenters [ to|onto|under the|play|my|his [battlefield|control] ] [,] {{z:asking}} -> when it comes back , {{z}}
! ^ when|once|after the|my|his|her|their {{x:few}} returns|reenters [ to|onto|under the|play|my|his [battlefield|control] ] [,] {{z:asking}} -> the {{x}} come back ; {{z}}          # When the Titan returns, do I get to search?
! flash {{x:thing}} back -> flash back {{x}}                                                                                                        # Can I flash the Bolt back?
! do|does|will|would {{x:any}} trigger|triggers|ability|damage kill|kills|finish me [off] -> do i die                                                       # Will his trigger kill me?
! do|does|will|would|did {{w:who}} gain [any|some] life [ from|off|for {{x:few}} ] [,] and [if so] [,] how much [life] $ -> do {{w}} gain life ; how much life do {{w}} gain     # Does he gain life from that, and how much?
! do|does|will|would|did {{w:who}} lose [any|some] life [ from|off|for {{x:few}} ] [,] and [if so] [,] how much [life] $ -> do {{w}} lose life ; how much life do {{w}} lose
! do|does|will|would|did {{w:who}} take [any|some] damage [ from|off|for {{x:few}} ] [,] and [if so] [,] how much [damage] $ -> do {{w}} take damage ; how much damage do {{w}} take
! do|does|will|would|did {{w:who}} draw [any|some] cards|card [ from|off|for {{x:few}} ] [,] and [if so] [,] how many [cards] $ -> do {{w}} draw a card ; how many cards do {{w}} draw
! ^ [so|and|but] my|our [general|current|own] understanding|impression|reading|interpretation|argument|reasoning|thinking|logic|point|thought|take|guess|theory [here] ( is | was | has been ) [always] [,] that -> i think that    # My understanding is that persist needs a graveyard.
! ^ [so|and|but] ( his|her|their | my opponents|opponent ) [general|current|own] understanding|impression|reading|interpretation|argument|reasoning|thinking|logic|point|thought|take|guess|theory [here] ( is | was | has been ) [always] [,] that -> he says that    # His argument is that the Angel is too big.
! ^ [so|and|but] my opponent|friend|buddy|playgroup|brother|judge|roommate believes|feels|figures|assumes|reckons [that] -> he says that                              # My opponent believes the trigger still happens.
! ^ the way i read|understand|see|understood it|this|that|things [,] -> i think that                                                                  # The way I read it, persist needs the graveyard.
! ^ i [once] read|heard [it] somewhere|online|once that -> i think that                                                                             # I read somewhere that deathtouch doesn't matter.
! ^ [but|so|and] i am|was not [really|quite|completely] sure|certain how {{x:few}} works|work|interacts|interact|applies [here|with|in] [that|this|it|these|him] [case|situation] $ ->    # I'm not sure how deathtouch works with that.
! ^ [so|now|and|but] ( here is | here was | heres ) where it|things|this gets|get|got [really|a] [bit] weird|tricky|interesting|confusing|complicated|messy|fun [:|,] ->                    # Now here is where it gets weird.
! ^ [so|now|and|but] ( here is | here was | heres ) the thing|kicker|catch|problem|twist|deal|part|rub [:|,] ->                                                                 # Here is the thing.
! ^ {{k:keyword}} says {{x:rest}} -> i think that {{k}} says {{x}}                              # Persist says when this creature dies.
! ^ {{k:keyword}} only {{x:rest}} -> i think that {{k}} only {{x}}
! ^ {{k:keyword}} means {{x:rest}} -> i think that {{k}} means {{x}}
! ^ {{k:keyword}} needs {{x:rest}} -> i think that {{k}} needs {{x}}
! ^ {{k:keyword}} requires {{x:rest}} -> i think that {{k}} requires {{x}}
! ^ {{k:keyword}} lets {{x:rest}} -> i think that {{k}} lets {{x}}
! ^ {{k:keyword}} allows {{x:rest}} -> i think that {{k}} allows {{x}}
! ^ {{k:keyword}} specifies {{x:rest}} -> i think that {{k}} specifies {{x}}
! ^ {{k:keyword}} states {{x:rest}} -> i think that {{k}} states {{x}}
! ^ {{k:keyword}} cares {{x:rest}} -> i think that {{k}} cares {{x}}
! ^ {{k:keyword}} works {{x:rest}} -> i think that {{k}} works {{x}}
! ^ {{k:keyword}} applies {{x:rest}} -> i think that {{k}} applies {{x}}
! {{w:who}} choose|chooses|chose|decide|decides|decided to sacrifice {{x:any}} to|for [the|its] annihilator [trigger] -> {{w}} sacrifice {{x}}                        # He chooses to sacrifice two lands to the annihilator trigger.
! {{w:who}} is|am|are|was still|already at {{n:number}} -> {{w}} be at {{n}}                                                                             # I'm still at 25 life.
! ^ my {{x:thing}} was|is tapped and [now|then] untaps [ in|during|on my [next] untap step|turn ] -> my {{x}} is tapped ; it is my =untap step        # My Ogre was tapped and now untaps.
! ^ my tapped {{x:thing}} untaps [ in|during|on my [next] untap step|turn ] $ -> my {{x}} is tapped ; it is my =untap step
! ^ if {{w:who}} cast|casts|play|plays {{y:words}} , what {{x:any}} when|as|once it|he|she hits|enters|comes|lands|resolves [into] [the] [battlefield|play|in|down|table] $ -> if {{w}} cast {{y}} , what {{x}}    # If I cast Blaze, what is its power when it enters the battlefield?
! ^ if {{w:who}} cast|casts|play|plays {{y:words}} , how {{x:any}} when|as|once it|he|she hits|enters|comes|lands|resolves [into] [the] [battlefield|play|in|down|table] $ -> if {{w}} cast {{y}} , how {{x}}
! , so i [just] thought|figured [that] i would|could|can|might {{v:verb}} -> , so i {{v}}                                                                # He bolts it, so I thought I'd save it with Giant Growth.
! ^ [but|so|and] since|because|as {{k:keyword}} lets|allows|let|allow {{x:words}} , ->                                                                   # Since reach lets me block flyers, can it block?
! ^ [but|so|and] since|because|as {{k:keyword}} creatures|creature can|are|is|do|does|only {{x:any}} , {{y:asking}} -> {{y}}
! but|and|so i am wondering|asking|curious|confused|unsure about {{x:few}} : -> ;                                                                        # I have an Ogre but I'm wondering about the triggers: does it die?
! ^ do|does|will|would {{x:any}} so that i|he|she|they|we can|could {{y:rest}} -> do {{x}}                                                                  # Will it be destroyed so that I can cast it again?
"""
