"""Fights and boards as they are typed in chats: `none of my guys block`, `he blocks with a 2/2, dealing 2 damage to him`, `two poison from my
2/2 infect`: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

_OWN = "my|his|her|their|the|your"
_GUYS = "creatures|guys|dudes|blockers|things|stuff|ones"
_GETS = "get|gets|got|take|takes|took|receive|receives"

CHAT_WORDINGS = f"""
! {{w:who}} block|blocks|blocked {{x:words}} with {{y:words}} , dealing {{n:number}} damage|dmg [to {{z:few}}] -> {{w}} block {{x}} with {{y}} ; the blocking creature deals {{n}} damage   # He blocks my 5/5 with a 2/2, dealing 2 damage to it.
! {{w:who}} block|blocks|blocked with {{y:words}} , dealing {{n:number}} damage|dmg [to {{z:few}}] -> {{w}} block with {{y}} ; the blocking creature deals {{n}} damage   # I attack with a 5/5 and he blocks with a 2/2, dealing 2 damage to it.
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
! do anything|something deal [any] [combat] damage|dmg to {{y:to}} -> is any damage dealt to {{y}}         # I Bolt him. Does anything deal damage to him?
! how many times do|does|will|would anything|something deal [combat] damage|dmg to {{y:to}} -> how many times is damage dealt to {{y}}
! how much damage|dmg do|does|will|would anything|something deal to {{y:to}} -> how much damage is dealt to {{y}}
"""
