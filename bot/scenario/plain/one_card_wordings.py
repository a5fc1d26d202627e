"""How players tell what one card does for them, and how often what it offers is taken: `words -> the same plainly   # example`, in the
signs of `wordings.py`."""

from __future__ import annotations

_OFTEN = "both|each|every|either time|times"

ONE_CARD_WORDINGS = f"""
! and put|puts|take|takes|took the|a|that|its [{{c:size}}] counter [on] [it|him|her|them] {_OFTEN} $ -> and choose to put the {{c}} counter each time   # I cast Ogre and take the counter both times.
! [,] putting|taking the|a|that|its [{{c:size}}] counter [on] [it|him|her|them] {_OFTEN} $ -> and choose to put the {{c}} counter each time
! {{w:who}} put|puts|take|takes|took the|a|that|its [{{c:size}}] counter [on] [it|him|her|them] {_OFTEN} $ -> {{w}} choose to put the {{c}} counter each time
! and draw|draws|drew [a] [card] {_OFTEN} $ -> and choose to draw each time                                # I cast Ogre and draw both times.
! [,] drawing [a] [card] {_OFTEN} $ -> and choose to draw each time
! {{w:who}} draw|draws|drew [a] [card] {_OFTEN} $ -> {{w}} choose to draw each time
! and gain|gains|gained [the] life {_OFTEN} $ -> and choose to gain life each time                       # I cast Ogre and gain the life each time.
! [,] gaining [the] life {_OFTEN} $ -> and choose to gain life each time
! {{w:who}} gain|gains|gained [the] life {_OFTEN} $ -> {{w}} choose to gain life each time
! and do|does|did not {{v:verb}} [it|a|the] [counter|card|life] {_OFTEN} $ -> and choose not to {{v}} each time          # I cast Ogre and don't draw either time.
! and never draw|draws|drew [a] [card] $ -> and choose not to draw each time
! {{who}} have|has|had|hold|holds {{n:number}} cards in hand , {{x:titled}} among|amongst them -> {{who}} have {{n}} cards in hand including {{x}}            # I have four cards in hand, Shock among them.
! {{who}} have|has|had|hold|holds {{n:number}} cards in hand [,] [and] one of them|which is|being [a|an] {{x:titled}} -> {{who}} have {{n}} cards in hand including {{x}}
! {{who}} have|has|had|hold|holds {{n:number}} cards in hand [,] one of them {{x:titled}} -> {{who}} have {{n}} cards in hand including {{x}}
! {{w:who}} have|has|control|controls {{n:number}} {{x:few}} and|but|, {{p:who}} have|has|control|controls none $ -> {{w}} have {{n}} {{x}} and {{p}} have no {{x}}                  # I have three creatures and Bob has none.
! {{w:who}} have|has|control|controls no {{x:few}} and|but|, {{p:who}} have|has|control|controls {{n:number}} $ -> {{w}} have no {{x}} and {{p}} have {{n}} {{x}}
! how many cards do|does|did|will {{w:who}} have left $ -> how many cards do {{w}} have in hand                         # Bob discards a card. How many cards does he have left?
! how many cards be left in {{o:somebodys}} hand -> how many cards be in {{o}} hand
! activate|activates|use|uses|used {{x:titled}} twice [,] targeting|hitting|pinging|shooting {{y:words}} each|every|both time|times $ -> activate {{x}} targeting {{y}} twice
! activate|activates|use|uses|used {{x:titled}} {{n:number}} times [,] targeting|hitting|pinging|shooting {{y:words}} each|every|all time|times $ -> activate {{x}} targeting {{y}} {{n}} times    # I activate Ogre three times, hitting Bob each time.
cast|casts {{x:titled}} off {{n:number}} -> cast {{x}} with {{n}}                                              # I cast Shock off two Islands.
! how much defense|defence do|does {{x:thing}} have|has|start|starts|enter|enters [with] [left] -> how many defense counters do {{x}} have     # How much defense does Invasion have?
cast|casts {{x:titled}} [,] taking|stealing|grabbing|snatching {{y:thing}} $ -> cast {{x}} targeting {{y}}                     # I cast Shock, taking Bob's Ogre.
put|puts {{x:titled}} on {{y:words}} and take|takes|steal|steals|grab|grabs {{z:thing}} $ -> put {{x}} on {{y}} and target {{z}} with its trigger      # I put Pacifism on Ogre and take Bob's Elf.
! turn|turns|turned|make|makes|made {{x:thing}} [into] a|an {{l:titled}} with {{z:titled}} and -> use {{z}} on {{x}} choosing {{l}} and          # I turn Bob's Forest into an Island with Ogre and attack.
! turn|turns|turned|make|makes|made {{x:thing}} [into] a|an {{l:titled}} with {{z:titled}} $ -> use {{z}} on {{x}} choosing {{l}}
! {{who}} create|creates|created|make|makes|made {{x:words}} token|tokens with {{y:words}} out|down -> {{who}} control {{y}} ; {{who}} create {{x}} token     # I create a Treasure token with Ogre out.
! {{who}} create|creates|created|make|makes|made {{x:words}} token|tokens with {{y:words}} on board|on the battlefield -> {{who}} control {{y}} ; {{who}} create {{x}} token
! crew|crews|crewed {{x:thing}} with just|only {{y:to}} -> crew {{x}} with {{y}}                                   # Can I crew Sky Skiff with just Elf?
! crew|crews|crewed {{x:thing}} with {{y:titled}} alone -> crew {{x}} with {{y}}
! saddle|saddles|saddled {{x:thing}} with just|only {{y:to}} -> saddle {{x}} with {{y}}
! and bottom|bottoms|bottomed a|one card -> and choose to put a card on the bottom of my library                  # I cast Shock on Ogre and bottom a card.
! and put|puts a|one card [from my hand] on the bottom [of my library] $ -> and choose to put a card on the bottom of my library
! [,] putting a|one card [from my hand] on the bottom [of my library] $ -> and choose to put a card on the bottom of my library
! {{w:who}} put|puts a|one card [from my hand] on the bottom [of my library] $ -> {{w}} choose to put a card on the bottom of my library
! reveal|reveals|revealed a|an {{x:titled}} , then [a|an] {{y:titled}} $ -> reveal a {{x}} and {{y}}                         # I activate Machinist and reveal a Forest, then Ogre.
! how many cards do|does|did {{w:who}} return $ -> how many cards do {{w}} get back
exile|exiles|exiled|exiling {{o:somebodys}} graveyard with {{x:titled}} in it -> targeting '{{o}} , which has {{x}} in the graveyard
! and flip|flips|flipped it|him|her|them [over] $ -> and transform it                                       # I hit Bob with Ogre and flip it.
! and get|gets|got {{x:titled}} back [into|to] [my|his|her|their] hand [from my|his|her|their graveyard|yard] $ -> and return {{x}} to hand            # I cast Ogre and get Shock back to my hand.
! cycle|cycles|cycled {{x:titled}} and|to ping|pings|zap|zaps|shoot|shoots {{y:to}} -> cycle {{x}} and use its trigger on {{y}}           # I cycle Shock and ping Elf.
! and it|he|she comes|returns [back] [to the battlefield] attached to {{y:thing}} $ -> ; the trigger targets {{y}}                 # Bob kills my Ogre and it comes back attached to Elf.
! activate|activates|use|uses|used {{x:titled}} [,] [and] sacrifice|sac it [,] [and] [to] return {{y:titled}} from my|his|her graveyard|yard $ -> activate {{x}} and choose to sacrifice it , targeting {{y}} in the graveyard
! have|has|control|controls {{x:words}} and|with just|only {{n:number}} {{y:titled}} $ -> have {{n}} untapped {{y}} and {{x}}                  # I have Goblin Electromancer and just two Islands.
! {{w:who}} have|has|control|controls just|only {{n:number}} {{y:titled}} and {{x:titled}} $ -> {{w}} have {{n}} untapped {{y}} and {{x}}
! {{w:who}} put|puts {{x:titled}} on my {{y:titled}} and hit|hits {{p:who}} [with it|them] $ -> {{w}} put {{x}} on my {{y}} ; {{w}} hit {{p}} with my {{y}}          # I put Pacifism on my Ogre and hit Bob.
! {{w:who}} put|puts {{x:titled}} on {{y:titled}} and hit|hits {{p:who}} [with it|them] $ -> {{w}} put {{x}} on {{y}} ; {{w}} hit {{p}} with {{y}}
! {{w:who}} enchant|enchants|equip|equips my {{y:titled}} with {{x:titled}} and hit|hits {{p:who}} [with it|them] $ -> {{w}} enchant my {{y}} with {{x}} ; {{w}} hit {{p}} with my {{y}}
! {{w:who}} enchant|enchants|equip|equips {{y:titled}} with {{x:titled}} and hit|hits {{p:who}} [with it|them] $ -> {{w}} enchant {{y}} with {{x}} ; {{w}} hit {{p}} with {{y}}
! and get|gets|got {{x:thing}} back $ -> and return {{x}}                                                    # I cast Gravedigger and get Ogre back.
[,] aiming|sending|pointing the|its {{n:number}} damage at|to {{y:thing}} $ -> , dealing {{n}} damage to {{y}}            # I cast Divination, aiming the 3 damage at Bob.
paying for both|each|all [of] [the] extort triggers|trigger|costs -> paying for extort twice                   # I cast Shock on Bob, paying for both extort triggers.
paying for the|its extort trigger|cost -> paying for extort
[,] paying [with] life for [both|all|each|every] [of] [the|its] phyrexian mana [symbol|symbols] -> compleated                  # I cast Gut Shot on Ogre paying life for the Phyrexian mana.
[,] and|by paying [with] life for [both|all|each|every] [of] [the|its] phyrexian mana [symbol|symbols] -> compleated
with phyrexian mana -> compleated
! discard|discards|discarded {{x:words}} to {{y:titled}} [,] targeting {{z:words}} each|every|both time|times $ -> discard {{x}} to {{y}} targeting {{z}}        # I discard two cards to Ogre, targeting Bob each time.
! discard|discards|discarded {{x:words}} to {{y:titled}} [,] both at|on {{z:words}} $ -> discard {{x}} to {{y}} targeting {{z}}
! sacrifice|sacrifices|sacrificed|sac|sacs {{x:words}} to {{y:titled}} [,] targeting {{z:words}} each|every|both time|times $ -> sacrifice {{x}} to {{y}} targeting {{z}}
! {{w:who}} flash|flashes|flashed in {{x:titled}} in response to {{p:somebodys}} {{y:titled}} and bounce|bounces|bounced|counter|counters|countered|exile|exiles|exiled it $ -> in response to {{p}} {{y}} , {{w}} cast {{x}} targeting {{y}}      # I flash in Venser in response to Bob's Fog and bounce it.
"""
