"""What players add to a long question: what a thing is like just now, since when it has been there, that it cannot survive; sweeps, triggers
that wait, counters that come back: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

_SWEPT = "swept|sweeps|sweep|cleared|clears|wiped|wipes|blew|blows"
_BOARD = "the|my|our|his [whole|entire] board|table|battlefield|field [up|away|clean]"
_COLOR = "white|blue|black|red|green"
_STAYS = "( do|does|will|would|can not make|survive it|that|this )"

WHAT_WAS_LONG_TOLD_WORDINGS = f"""
! {{w:who}} {_SWEPT} {_BOARD} with [a|an|his|her|my|their] {{x:titled}} -> {{w}} cast {{x}}                                                             # He swept the board with Damnation.
! the only creature on the table|battlefield|board|field is|was my {{x:to}} -> i control {{x}}                                                       # The only creature on the table is my Ogre.
! the only creature on the table|battlefield|board|field is|was his|her|their {{x:to}} -> my opponent control {{x}}
! [,] which|that|who do|does not have a|any counter|counters on it [yet] $ -> ; it has no counters on it                                              # My only creature is Young Wolf, which doesn't have a counter on it.
! , which is|are both {_COLOR} and {_COLOR} $ ->                                                                                                # I cast Helix, which is both red and white.
! [,] that|which he|she|they|i|you [has|have] had [ out | in play | there ] for a|some few|couple [of] turns|rounds ->                              # He has a Royal Assassin that he has had for a few turns.
! is that|this|it a legal play|move|target|thing [to do] $ -> is that legal                                                                        # He Condemns my Ogre. Is that a legal play?
! is|was|am|are {{w:who}} allowed to do that|this|so $ -> is that legal                                                                           # Is he allowed to do that?
! [will|would] end|ends|wind|winds up on {{x:thing}} $ -> do {{x}} have                                                                            # How many counters will end up on the Pridemate?
all {{w:who}} have|has for a|as [a] blocker|blockers is|are -> {{w}} have                                                                          # All I have for a blocker is an Ogre.
! blow|blows up -> destroy                                                                                                                       # Do I get to blow up a permanent?
! do|does|did|will|would|should {{w:who}} [still] get to destroy|exile one of {{o:owning}} {{k:few}} $ -> do {{w}} get to destroy a {{k}}                    # Do I get to destroy one of his permanents?
! get|gets|got the|a|its|his|her {{k:few}} counter back [ from|off {{x:to}} ] $ -> get a {{k}} counter                                               # Does it get the counter back from Heliod's trigger?
! get|gets|got the|a|its|his|her counter back [ from|off {{x:to}} ] $ -> get a counter
! ^ [it is|be] [my|his|her] [upkeep] [and] {{o:somebodys}} {{x:titled}} trigger|triggers is|are on the stack -> '{{o}} control {{x}} ; {{x}} triggers                    # My Efreet's trigger is on the stack.
! ^ obviously|clearly|naturally [,] the|my|his|her|their {{x:few}} {_STAYS} $ ->                                                                    # Obviously the Elf won't survive that.
! should|would|will it|he|she|they have survived|lived $ -> do it survive                                                                          # He casts Damnation. Should it have survived?
! should|would|will {{x:thing}} have survived|lived $ -> do {{x}} survive
! should|would|will {{x:thing}} have died $ -> do {{x}} die
! [even] get to deal|do damage to -> deal damage to                                                                                             # Does it even get to deal damage to the Knight?
{{x:any}} , {{y:titled}} included $ -> {{x}}                                                                                                      # How many creatures will I have, Krenko included?
! as|since|because it has {{k:keyword}} , {{w:who}} {{v:verb}} -> it has {{k}} ; {{w}} {{v}}                                                                        # As it has haste, I swing right away.
! {{w:who}} swing|swings|attack|attacks right away|immediately and -> {{w}} attack with it and                                                  # I cast Ogre and swing right away.
! with his|her|their|my last land|mana [,] so he|she|they|i can not pay for [the] ward -> and does not pay for ward                                   # He Bolts her with his last land, so he can't pay for ward.
! do|does|will|would {{x:any}} out of it|that|this $ -> do {{x}}                                                                                    # How many tokens do I get out of it?
! how many {{x:any}} do|does|will|would {{w:who}} get out of it|that|this $ -> how many {{x}} do {{w}} get
! with an|a enchantment|artifact|creature removal spell [like] {{x:titled}} -> with {{x}}                                                            # He destroys it with an enchantment removal spell like Demystify.
! can|could|may i tap|activate|use him|her|it [in response] to save himself|herself|itself $ -> can i tap it in response to save it              # He Bolts my Kei. Can I tap him to save himself?
! can|could|may it save itself $ -> can i save it                                                                            # He Bolts my Kei. Can it save itself?
! [,] counting both|all {{x:words}} and {{y:words}} $ ->                                                                                          # How much life do I gain, counting both the lifelink and the Cloak?
! each of my|the two|three|four|2|3|4 [other] opponents is|starts at {{n:number}} [life] -> each opponent is at {{n}} life                              # Each of my three opponents is at 20 life.
! how much life do|does|will each of them have left|afterwards|after|then|now $ -> how much life do each opponent have
! do|does|will|would {{x:thing}} [still] draw|draws|give|gives|get me {{n:number}} cards when|once|as it enters|comes [in] [the] [battlefield|play] $ -> if i cast {{x}} , do i draw {{n}} cards      # Does my Mulldrifter still draw me two cards when it enters?
! do|does|will|would {{x:thing}} [still] draw|draws|give|gives|get me a card when|once|as it enters|comes [in] [the] [battlefield|play] $ -> if i cast {{x}} , do i draw a card
! that|which carries|wields|holds|wears [a|an|my|his|her|their] {{y:titled}} $ -> equipped with {{y}}                                                  # I attack with a 2/2 that carries Umezawa.
! who takes|gets [the|that] {{n:number}} damage $ -> who takes the damage                                                                          # He redirects it. Who takes the 3 damage?
! ^ in response to my|his opponent cracking|activating|using {{x:words}} , -> my opponent activates {{x}} ; in response ,                                 # In response to my opponent cracking his Delta, I cast Stifle.
! ^ in response to him|her|them cracking|activating|using {{x:words}} , -> my opponent activates {{x}} ; in response ,
! ^ in response to me cracking|activating|using {{x:words}} , -> i activate {{x}} ; in response ,
! one of my {{x:few}} tokens dies|die -> a {{x}} token of mine dies                                                                               # One of my Saproling tokens dies.
! attack|attacks|swing|swings with her|him|it [ for the first time [this turn] ] along|together with {{x:to}} -> attack with it and {{x}}                    # I have Aurelia and attack with her along with a 3/3.
"""
