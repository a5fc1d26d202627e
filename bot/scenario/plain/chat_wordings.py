"""Fights and boards as they are typed in chats: `none of my guys block`, `he blocks with a 2/2, dealing 2 damage to him`, `two poison from my
2/2 infect`: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

_OWN = "my|his|her|their|the|your"
_GUYS = "creatures|guys|dudes|blockers|things|stuff|ones"
_GETS = "get|gets|got|take|takes|took|receive|receives"

CHAT_WORDINGS = f"""
! {{w:who}} block|blocks|blocked {{x:words}} with {{y:words}} , dealing {{n:number}} damage|dmg to it|him|her -> {{w}} block {{x}} with {{y}} ; the blocking creature deals {{n}} damage to the attacking creature   # He blocks my 5/5 with a 2/2, dealing 2 damage to it.
! {{w:who}} block|blocks|blocked {{x:words}} with {{y:words}} , dealing {{n:number}} damage|dmg -> {{w}} block {{x}} with {{y}} ; the blocking creature deals {{n}} damage
! {{w:who}} block|blocks|blocked with {{y:words}} , dealing {{n:number}} damage|dmg to it|him|her -> {{w}} block with {{y}} ; the blocking creature deals {{n}} damage to the attacking creature   # I attack with a 5/5 and he blocks with a 2/2, dealing 2 damage to it.
! {{w:who}} block|blocks|blocked with {{y:words}} , dealing {{n:number}} damage|dmg -> {{w}} block with {{y}} ; the blocking creature deals {{n}} damage
! none of {_OWN} {_GUYS} [can|could] block|blocks|blocked -> nobody blocks                      # Hill Giant attacks me and none of my creatures block.
! none of them|those|these [can|could] block|blocks|blocked -> nobody blocks
! {_OWN} {_GUYS} do|does|did not block -> nobody blocks                                         # I'm attacked by Hill Giant and my creatures don't block.
! no creatures|creature|blockers|blocker block|blocks|blocked -> nobody blocks                  # I'm attacked by Hill Giant and no creature blocks.
! {{w:who}} {_GETS} {{n:number}} poison [counters|counter] from it|that -> {{w}} get {{n}} poison counters
! {{w:who}} {_GETS} {{n:number}} poison [counters|counter] from {{x:words}} then {{y:rest}} -> {{x}} attack ; {{w}} get {{n}} poison counters ; {{y}}
! {{w:who}} {_GETS} {{n:number}} poison [counters|counter] from {{x:to}} -> {{x}} attack ; {{w}} get {{n}} poison counters   # He takes two poison counters from my infect 2/2.
! attack|attacks|attacked|swing|swings|swung [in] with {{x:words}} , the {{s:size}} [is|goes|going|being|gets] unblocked -> attack with {{x}} ; the {{s}} is unblocked ;   # I attack with a 3/3 and a 2/2, the 3/3 unblocked.
! {{x:thing}} connects|connected|connect [with {{y:who}}] unblocked -> {{x}} attack unblocked       # My 3/3 connects unblocked.
! {{w:who}} lose|loses|lost {{n:number}} [life] to|from|off|by {{o:somebodys}} {{x:titled}} -> {{w}} take {{n}} from {{o}} {{x}}   # I lose 3 life to his Lightning Bolt.
! can|could|may|might {{w:who}} [still] {_GETS} {{n:number}} poison [counters|counter] -> do {{w}} get {{n}} poison   # My 2/2 infect attacks. Can he get 2 poison?
! {{w:who}} only|just has|have|control|controls nonflyers|nonfliers|nonflying|ground [creatures|guys|dudes|creature] -> {{w}} have a creature without flying   # My opponent only has nonflyers.
! {{w:who}} has|have|control|controls only|just nonflyers|nonfliers|nonflying|ground [creatures|guys|dudes|creature] -> {{w}} have a creature without flying
! {{o:somebodys}} creatures|guys are|is [all|only] nonflyers|nonfliers|nonflying|ground [creatures|guys] -> '{{o}} have a creature without flying
! {{w:who}} only|just has|have|control|controls ( flyers | fliers | flying creatures|guys ) -> {{w}} have a creature with flying   # My opponent only has flyers.
! {{w:who}} has|have|control|controls only|just ( flyers | fliers | flying creatures|guys ) -> {{w}} have a creature with flying
nonflyers|nonfliers -> creatures without flying                                                 # Can nonflyers block a flyer?
nonflyer|nonflier -> creature without flying
! do|does|will|would i|we|you [still|also|even] get|gain|receive the|my|any lifelink [life|trigger|effect|gain] -> do i gain life with lifelink     # Do I get the lifelink if the damage is prevented?
! do|does|will|would i|we|you still get|gain|receive lifelink [life|trigger|effect|gain] -> do i gain life with lifelink
! do|does|will|would i|we|you [still|also|even] get|gain|receive [the|my|any] lifelink [life] from|off {{k:keyword}} [damage] -> does lifelink work with {{k}}   # Do I get lifelink from trample damage?
assign|deal just|only {{n:number}} -> assign {{n}}                                               # Can a deathtouch trampler assign just 1 damage to each blocker?
protected from|against white|blue|black|red|green -> with protection from
! {{o:somebodys}} {{x:size}} is|are protected from|against {{c:few}} [,] -> {{o}} {{x}} has protection from {{c}} ,
! ^ {{o:owning}} {{x:words}} gets|get|got|is {{r:words}} while|when [attacking] unblocked -> {{o}} {{x}} attack unblocked ; it gets {{r}}   # My 1/1 gets Shocked while unblocked.
! after {{w:who}} declared|declare|declares blockers with it|him|them -> after it blocks
! {{w:who}} flicker|flickers|flickered|blink|blinks|blinked {{x:words}} after blocks|blockers with|using|via {{y:titled}} -> after blocks , {{w}} cast {{y}} on {{x}}
! {{x:thing}} gets|get|got hit by {{y:words}} in combat , {{z:asking}} -> {{x}} is blocked by {{y}} ; {{z}}
! {{x:thing}} gets|get|got hit by {{y:words}} in combat -> {{x}} is blocked by {{y}}
! ^ {{k:keyword}} {{n:number}} on a|an|my {{s:size}} , {{r:to}} -> i attack with a {{s}} with {{k}} {{n}} ; {{r}}                # Toxic 2 on a 3/3, he doesn't block.
! ^ {{k:keyword}} on a|an|my {{s:size}} , {{r:to}} -> i attack with a {{s}} with {{k}} ; {{r}}                              # Infect on a 3/3, he doesn't block.
! ^ a|an|my {{s:size}} with {{x:words}} , he|she|they|opp do|does|did not block -> i attack with a {{s}} with {{x}} ; my opponent do not block
! ^ {{s:size}} {{r:words}} , [he|she|they|opp] chump|chumps|chumped|block|blocks|blocked [block|blocks] with|by [a|an] {{t:size}} -> a {{s}} {{r}} is blocked by a {{t}}   # 6/6 lifelink, chump with 1/1.
! ^ {{s:size}} [{{r:words}}] , no block|blocks $ -> i attack with a {{s}} {{r}} ; no blocks                                # 6/6 lifelink, no block.
! {{w:who}} get|gets|got|was|were|am|is|are hit by {{x:thing}} twice|thrice $ -> {{x}} hit {{w}} twice                         # I got hit by a 1/1 infect twice.
! {{w:who}} get|gets|got|was|were|am|is|are hit twice by {{x:thing}} $ -> {{x}} hit {{w}} twice
! do|does|will|would|can {{x:thing}} survive|live|survives [against] a|an {{y:words}} attacker $ -> if {{x}} block a {{y}} , do {{x}} survive    # Does my 0/4 wall survive a 2/2 first strike attacker?
! do|does|will|would|can {{x:thing}} survive|live|survives [against] {{o:somebodys}} {{y:words}} attacker $ -> if {{x}} block {{o}} {{y}} , do {{x}} survive
! ^ my|his|her|their {{z:words}} , [and|but] the {{s:size}} attacker has|had {{k:keyword}} -> the {{s}} attacker has {{k}} ; my {{z}}   # My blocker got Unsummoned, the 4/4 attacker had trample.
! do|does|will|would [the|his|her|their|my] attacker|attackers [without trample] [still] hit|hits {{w:who}} -> do the attacker deal damage to {{w}}   # My blocker got Shocked, does the attacker hit me?
! {{w:who}} can|could only block {{x:few}} and does|did|do -> {{w}} block {{x}}                       # He can only block one and does.
! {{w:who}} block|blocks|blocked|chump|chumps|chumped with a|an {{x:size}} [{{r:keyword}}] his|her|their {{y:size}} {{z:to}} -> {{w}} block his {{y}} {{z}} with a {{x}} {{r}}
! {{w:who}} block|blocks|blocked|chump|chumps|chumped with a|an {{x:size}} [{{r:keyword}}] his|her|their {{y:size}} $ -> {{w}} block his {{y}} with a {{x}} {{r}}   # I block with a 0/4 his 2/2.
! {{w:who}} block|blocks|blocked with a|an {{x:few}} {{o:open}} {{p:words}} {{c:close}} his|her|their {{y:to}} -> {{w}} block his {{y}} with a {{x}} {{o}} {{p}} {{c}}
! {{w:who}} block|blocks|blocked|chump|chumps|chumped with my {{x:words}} his|her|their {{y:size}} $ -> {{w}} block his {{y}} with my {{x}}
! {{w:who}} block|blocks|blocked|chump|chumps|chumped with his|her|their {{x:words}} my {{y:size}} $ -> {{w}} block my {{y}} with his {{x}}
! {{w:who}} attack|attacks|attacked|swing|swings|swung [in] unblocked $ -> {{w}} attack ; nobody blocks               # I Threaten his 4/4 and swing unblocked.
! {{w:who}} attack|attacks|attacked|swing|swings|swung [in] [at|into] me|him|her|them unblocked $ -> {{w}} attack ; nobody blocks
! {{w:who}} attack|attacks|attacked|swing|swings|swung [in] [at] [me|him|her|them] with it|them|both|everything unblocked $ -> {{w}} attack with it ; nobody blocks
! ^ {{n:number}} {{s:size}} {{t:several}} unblocked with {{z:words}} out|down , {{q:rest}} -> i control {{z}} ; i attack with {{n}} {{s}} {{t}} unblocked ; {{q}}
! ^ {{n:number}} {{s:size}} {{t:several}} unblocked with {{z:words}} out|down $ -> i control {{z}} ; i attack with {{n}} {{s}} {{t}} unblocked   # Two 2/2 lifelinkers unblocked with Soul Warden out.
! ^ {{n:number}} {{s:size}} {{t:several}} unblocked $ -> i attack with {{n}} {{s}} {{t}} unblocked
! {{n:number}} {{x:few}} {{o:open}} {{s:size}} each {{c:close}} -> {{n}} {{s}} {{x}}                                  # Two lifelinkers (1/1 each) attack unblocked.
! {{n:number}} {{x:few}} {{o:open}} each [a|an] {{s:size}} {{c:close}} -> {{n}} {{s}} {{x}}
! {{x:words}} all|both attack|attacks unblocked $ -> {{x}} attack ; nobody blocks
! {{w:who}} {{x:words}} {{o:somebodys}} {{y:words}} in response to me|him|her|them|my|his|their tapping it for mana $ -> {{o}} {{y}} is tapped for mana ; {{w}} {{x}} {{o}} {{y}}   # He Shocks my 1/1 in response to me tapping it for mana.
! ^ {{o:somebodys}} {{s:size}} took|takes {{n:number}} damage but {{w:who}} {{z:words}} it first -> {{w}} {{z}} {{o}} {{s}} ; it took {{n}} damage
! ^ {{x:titled}} giving {{k:keyword}} to my {{s:size}} , unblocked -> my {{s}} attack unblocked ; i cast {{x}} on it to give it {{k}}
! can|could {{w:who}} respond to {{x:words}} by sacrificing my|the|all [my] guys|creatures|team|stuff|board to {{y:to}} -> if my opponent cast {{x}} , can {{w}} sacrifice a creature to {{y}} in response
! {{w:who}} {{v:words}} after blocks|blockers with|using {{y:titled}} -> after blocks , {{w}} {{v}} with {{y}}   # I bounce my attacker after blockers with Unsummon.
! ^ if a creature has|with [both] {{x:words}} , how many times do|does|will it deal damage|dmg $ -> i attack with a 2/2 creature with {{x}} unblocked ; how many times do it deal damage   # If a creature has both first strike and double strike, how many times does it deal damage?
^ [the] total dmg|damage $ -> how much damage                                                        # I attack with a 4/4 double striker unblocked. Total damage?
! double|double-blocked [blocked] by {{y:sizes}} -> blocked by two {{y}}                                # My 4/4 gets double blocked by 5/5s.
! triple|triple-blocked [blocked] by {{y:sizes}} -> blocked by three {{y}}
! do|does|did|will|would|can|could {{x:called}} [still] get|gets|go|goes through $ -> do {{x}} deal damage to the defending player  # Ogre is blocked by a 1/1. Does my guy get through?
! do|does|did|will|would|can|could [my|his|her|their|the] {{x:titled}} [still] get|gets through $ -> do {{x}} deal damage to the defending player
! swing|swings|attack|attacks with {{x:words}} at|into an|my|the opp|opponent on|at {{n:number}} [life] who {{z:to}} -> attack with {{x}} ; my opponent is at {{n}} life ; my opponent {{z}}
! swing|swings|attack|attacks with {{x:words}} at|into an|my|the opp|opponent on|at {{n:number}} [life] $ -> attack with {{x}} ; my opponent is at {{n}} life   # I swing with Hill Giant at an opp on 3 life.
! ^ {{k:keyword}} +|and|& {{l:keyword}} : [a|an|my] {{s:size}} {{r:rest}} -> a {{s}} creature with {{k}} and {{l}} {{r}}         # infect + trample: 5/5 blocked by a 2/2.
that|which [has|had] already persisted [once] -> with a -1/-1 counter on it                         # I Bolt the Kitchen Finks that already persisted once.
! ^ no {{k:keyword}} $ -> the attacker has no {{k}}                                                   # I chump his 6/6 with a 1/1. No trample.
! blocked by a|an {{x:words}} [that] i|he|she|they then sacrificed|sacrifice|sacrifices -> blocked by a {{x}} ; i sacrifice the {{x}}
tramples over|through|onto me|him|us|them -> tramples over                                         # Hill Giant blocks a 5/5 trampler, how much tramples over me?
! ^ {{x:titled}} is|gets|get|got|was flickered|blinked with|by {{y:titled}} -> {{y}} is cast on {{x}}
can|could|may {{w:who}} attack a|the planeswalker with one|a creature and a|the|my player|opponent with another [one|creature] -> can i attack a planeswalker and a player in the same combat
! is|would|was it [still] legal|allowed|ok|okay|possible to attack {{x:rest}} -> can i attack {{x}}
! do|does|did|will|would|can|could {{x:thing}} stay|stays|remain dead $ -> notdo {{x}} come back         # My Kitchen Finks dies. Does it stay dead?
no flyers|fliers or|and|nor reach|reachers [creatures|guys|blockers] -> no flyers                      # My opponent has no flyers or reach.
^ a|an|my {{s:size}} [creature] with {{q:words}} blocked by {{y:words}} , {{z:asking}} -> a {{s}} creature with {{q}} is blocked by {{y}} ; {{z}}   # A 5/5 with infect and trample blocked by a 2/2, how many poison counters does he have?
! {{o:open}} [i] named|naming|name ( him|her|them|opp | my opponent ) {{c:close}} -> naming my opponent       # Hill Giant attacks into my Stuffy Doll (named him) and I block.
! {{o:open}} [he|she] named|naming|name me {{c:close}} -> naming me
! ^ {{x:titled}} with {{n:number}} unblocked {{y:words}} , {{q:asking}} -> i control {{x}} ; i attack with {{n}} {{y}} unblocked ; {{q}}   # Zed with three unblocked 1/1s, how much damage does he take?
! ^ {{x:titled}} kills how many of these : {{y:rest}} -> my opponent controls {{y}} ; i cast {{x}} ; how many creatures die    # Pyroclasm kills how many of these: a 2/2 and a 2/3?
! {{w:who}} fog|fogs|fogged with {{y:titled}} -> {{w}} cast {{y}}                                        # My opponent fogs with Fog.
get|gets|got {{b:bonus}} from a counter -> gets a {{b}} counter                                      # It gets -1/-1 from a counter.
! ^ {{n:number}} damage on a|an {{s:size}} -> a {{s}} has {{n}} damage
! ^ {{n:number}} damage on {{o:somebodys}} {{s:size}} -> {{o}} {{s}} has {{n}} damage                        # 3 damage on my 4/4 then Shock on it, does it die?
! then {{x:titled}} on it $ -> ; i cast {{x}} on it
! ^ [how] [much|many] loyalty [counters] left|remaining $ -> how much =loyalty does the planeswalker have                              # My opponent attacks Chandra Nalaar with a 2/2. Loyalty left?
! ^ {{x:titled}} on a|an|the {{y:words}} legal|ok|okay|allowed|possible|possible $ -> can i cast {{x}} on a {{y}}    # Shock on a planeswalker legal?
do|does|did|will|would {{w:who}} take any $ -> do {{w}} take any damage                                  # My Hill Giant is blocked by a 1/1. Does he take any?
! {{w:who}} flash|flashes|flashed in {{x:few}} {{o:open}} {{p:words}} {{c:close}} to [chump] block|ambush {{y:to}} -> {{w}} flash in {{x}} ; {{w}} block {{y}} with it   # I attack with Hill Giant and he flashes in Zed (2/1 deathtouch) to block it.
kill|kills {{x:words}} by|on itself|its|himself [own] $ -> kill {{x}}                                    # Does my 3/3 double striker kill a 6/6 by itself?
! can|could {{x:titled}} [still] ping $ -> can i activate {{x}}                                        # Can Ogre still ping?
! do|does|did|will|would pro|protection [from] {{c:few}} [still] save|protect|saves it|him|her $ -> does it survive
! do|does|did|will|would pro|protection [from] {{c:few}} [still] save|protect {{x:words}} from {{y:to}} -> do {{x}} survive {{y}}
and chumped|double-blocked|blocked by -> and is blocked by                                            # My 2/2 is tapped and blocked by a 1/1.
! ^ {{x:titled}} on a|an|my {{s:size}} {{r:few}} , unblocked :|,|— {{q:rest}} -> i attack with a {{s}} {{r}} with {{x}} on it unblocked ; {{q}}
! ^ {{x:titled}} on a|an|my {{s:size}} , unblocked :|,|— {{q:rest}} -> i attack with a {{s}} with {{x}} on it unblocked ; {{q}}   # Bonesplitter on a 1/1, unblocked: how much damage does he take?
! {{w:who}} block|blocks|blocked|chump|chumps|chumped {{x:words}} enchanted|equipped with|by {{y:titled}} with {{z:to}} -> {{y}} is attached to {{x}} ; {{w}} block {{x}} with {{z}}   # He blocks my 2/2 equipped with Bonesplitter with his 3/3.
! {{o:open}} with [a|an] {{s:size}} [{{k:keyword}}] {{c:close}} -> with a {{s}} {{k}}                                 # He blocks it (with a 5/5).
! ( what size | how big ) do|does|will|would {{x:thing}} come|comes|return|returns [back] as $ -> how big is {{x}}              # What size does it come back as?
! ^ {{x:titled}} on my {{y:words}} that|which got|gets|is|was blocked by {{z:to}} -> my {{y}} is blocked by {{z}} ; {{x}} is cast on my {{y}}    # Shock on my 3/3 that got blocked by a 2/2.
! is|are|was {{x:words}} killed by a|one {{b:bonus}} counter -> if {{x}} gets a {{b}} counter , do it die            # Is my 5/5 with 4 damage on it killed by a -1/-1 counter?
! gain|gains|gained {{n:number}} [life] off -> gain {{n}} life from
! ^ {{w:who}} lose|loses|lost how much [life] $ -> how much life do {{w}} lose                          # I Shock him. He loses how much?
! ^ {{w:who}} gain|gains|gained how much [life] $ -> how much life do {{w}} gain
! ^ {{x:titled}} +|& {{y:titled}} , {{z:rest}} -> i control {{x}} and {{y}} ; {{z}}                              # Zed + Ava, I cast Shock.
! {{w:who}} have|has|control|controls {{k:keyword}} creature|guy|dude -> {{w}} have a creature with {{k}}            # He has hexproof creature.
! ^ {{x:titled}} on my {{s:size}} , no block|blocks , {{q:asking}} -> {{x}} on my {{s}} ; my {{s}} attacks unblocked ; {{q}}   # Rancor on my 3/3, no block, how much damage?
! pump|pumps|pumped {{y:words}} with {{x:titled}} for {{b:bonus}} -> cast {{x}} on {{y}} ; it gets {{b}}              # I pump my 1/1 with Zed for +3/+3.
! do|does|did|will|would {{x:thing}} take [any] damage|dmg from the|a|his|her|their {{s:size}} [that] it blocked|blocks $ -> if {{x}} block a {{s}} , do {{x}} take damage    # Does Hill Giant take damage from the 7/7 it blocked?
dies itself -> dies                                                                                # Hill Giant dies itself.
! do anything|something deal [any] damage|dmg to {{y:to}} -> is any damage dealt to {{y}}   # I Bolt him. Does anything deal damage to him?
! do anything|something deal [any] combat damage|dmg to {{y:to}} -> is any combat damage dealt to {{y}}
! how many times do|does|will|would anything|something deal damage|dmg to {{y:to}} -> how many times is damage dealt to {{y}}
! how many times do|does|will|would anything|something deal combat damage|dmg to {{y:to}} -> how many times is combat damage dealt to {{y}}
! how much damage|dmg do|does|will|would anything|something deal to {{y:to}} -> how much damage is dealt to {{y}}
"""
