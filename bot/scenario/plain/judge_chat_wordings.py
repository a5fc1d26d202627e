"""What is asked in judge chats after a game: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

_ASKS = "do|does|will|would|did"
_ONE = "it|him|her"

_WHAT = "what is|be"
_LEAST = "the min|minimum|least"
_MOST = "the max|maximum|most"
_NONE_THERE = "no|zero ( blockers | creatures | untapped creatures | potential blockers )"

JUDGE_CHAT_WORDINGS = f"""
[,|and] {_NONE_THERE} on his|her|their|opponents side|board|field -> ; my opponent has no creatures         # He's at 4, no blockers on his side.
[,|and] {_NONE_THERE} on my side|board|field -> ; i have no creatures
! {_ASKS} {{w:who}} [still] get|have|keep|end [up] [with] a|an {{s:size}} $ -> do {{w}} have a {{s}}                   # Do I still get a 4/2?
! {{w:who}} swing|swings|swung a|an {{x:titled}} -> {{w}} attack with a {{x}}                        # I swing a Hill Giant and a 4/4.
^ [so|and] total $ -> how much damage                                                                # I swing two 2/2s, no blocks. Total?
what be the total damage|dmg [if] unblocked $ -> how much damage if there are no blocks
take|takes|took themselves|himself|herself|myself $ -> take                                          # How much do they take themselves?
! cast|casts {{x:titled}} with my {{s:size}} $ -> cast {{x}} on my {{s}}                              # I cast Shock with my 4/4.
! cast|casts {{x:titled}} with his|her|their {{s:size}} $ -> cast {{x}} on his {{s}}
! {{w:who}} have|has {{x:thing}} to sac|sacrifice $ -> {{w}} have {{x}}                               # He has a creature to sac.
holding|carrying {{x:titled}} -> equipped with {{x}}                                                 # Does a 3/3 holding Bonesplitter die?
! how much damage|dmg should that|this|it have been [dealt|done] -> how much damage is that                  # I swing a 3/3, no blocks. How much damage should that have been?
! should both [of them] have died -> do both die                                                     # Should both have died?
! should both [of them] have survived|lived -> do both survive
what should {{x:words}} have been $ -> what is {{x}}                                                 # What should my life total have been?
! {_ASKS} undying|persist [still] bring|get|return {_ONE} [back] [to] [the] [battlefield|play] $ -> do it return to the battlefield      # Does undying bring it back?
! {_ASKS} its undying|persist [still] bring|get|return {_ONE} [back] [to] [the] [battlefield|play] $ -> do it return to the battlefield
! {_ASKS} undying|persist [still] bring|get {{x:thing}} back $ -> do {{x}} return to the battlefield
! {_ASKS} {_ONE} undying|persist back $ -> do it return to the battlefield
in response to the|my|his|her|their attack|swing [,] {{w:who}} -> after attackers are declared , {{w}}                # In response to the attack he Shocks it.
in response to {{o:owning}} attack [,] {{w:who}} -> after attackers are declared , {{w}}
! {_ASKS} {{x:subject}} take [any] damage from {{y:words}} that|which block|blocks|blocked {_ONE} $ -> if {{x}} attack and is blocked by {{y}} , do the attacking creature take damage    # Does a 3/3 take damage from a black 4/4 that blocks it?
! {_ASKS} {{x:subject}} die to {{y:words}} that|which block|blocks|blocked {_ONE} $ -> if {{x}} attack and is blocked by {{y}} , do the attacking creature die
! how many of mine -> how many of my creatures                                                     # How many of mine die?
! how many of his|hers|theirs die -> how many of his creatures die                                    # How many of his die?
! how many of his|hers|theirs survive|live -> how many of his creatures survive
! how many {{x:words}} can|could|may die $ -> how many {{x}} die at most
! how many of my {{x:words}} can|could|may {{w:who}} kill $ -> how many of my {{x}} die at most                       # How many of my creatures can he kill?
! how many of his|her|their {{x:words}} can|could|may {{w:who}} kill $ -> how many of his {{x}} die at most
{_WHAT} {_LEAST} [damage|dmg] [that] {{w:who}} [can|could|will|would|have|has] [to] take $ -> how much damage do {{w}} take at least    # What's the min I take?
{_WHAT} {_MOST} [damage|dmg] [that] {{w:who}} [can|could|will|would] take $ -> how much damage do {{w}} take at most
{_WHAT} {_MOST} [damage|dmg] [that] {{w:who}} can|could deal $ -> how much damage can {{w}} deal at most
{_WHAT} {_MOST} [damage|dmg] [that] {{w:who}} can|could deal to me $ -> how much damage do i take at most
{_WHAT} {_MOST} [damage|dmg] [that] {{w:who}} can|could deal to him|her|them $ -> how much damage does he take at most
! ^ max|maximum|most [damage|dmg] {{w:who}} [can] take|takes $ -> how much damage do {{w}} take at most
! ^ min|minimum|least [damage|dmg] {{w:who}} [can] take|takes $ -> how much damage do {{w}} take at least
my planeswalker|walker with {{n:number}} loyalty is|gets|got|was attacked by {{y:to}} -> my planeswalker has {{n}} loyalty ; {{y}} attack my planeswalker
his|her|their planeswalker|walker with {{n:number}} loyalty is|gets|got|was attacked by {{y:to}} -> his planeswalker has {{n}} loyalty ; {{y}} attack his planeswalker
my planeswalker|walker is|gets|got|was attacked by {{y:to}} -> {{y}} attack my planeswalker            # My planeswalker is attacked by a 3/3.
his|her|their planeswalker|walker is|gets|got|was attacked by {{y:to}} -> {{y}} attack his planeswalker
{{x:titled}} is|gets|got|was attacked by {{y:to}} -> {{y}} attack {{x}}
! ^ my commander hit|hits {{w:who}} for {{n:number}} last turn and [then] hit|hits {{p:who}} for {{m:number}} [this turn|again|now] -> my commander has dealt {{n}} damage to {{w}} ; my commander hits {{p}} for {{m}}
! ^ his|her|their commander hit|hits {{w:who}} for {{n:number}} last turn and [then] hit|hits {{p:who}} for {{m:number}} [this turn|again|now] -> his commander has dealt {{n}} damage to {{w}} ; his commander hits {{p}} for {{m}}
{{x:subject}} ( =hits | =hit ) {{w:who}} for {{n:number}} twice -> {{x}} hits {{w}} for {{n}} ; next turn {{x}} hits {{w}} for {{n}}
^ a|an {{s:size}} with {{x:words}} , {_ASKS}|can {{y:few}} kill|destroy it $ -> i control a {{s}} with {{x}} ; do {{y}} kill it                # A 2/2 with protection from red, does Pyroclasm kill it?
! can|could|may|does {{w:who}} choose|pick [the] command zone -> can {{w}} put it into the command zone     # Can he choose the command zone?
! put|send|move it into|to|in the command zone instead -> put it into the command zone
! {{w:who}} respond|responds|responded with a|an [lifegain] spell|instant giving him|her|himself|herself {{n:number}} [life] $ -> {{w}} respond by gaining {{n}} life      # I Shock him and he responds with an instant giving him 3.
! respond|responds|responded with a|an lifegain spell|instant giving me|myself {{n:number}} [life] $ -> respond by gaining {{n}} life
! {{w:who}} cast|casts a|an lifegain spell|instant [,] [giving|gaining] [him|her|himself|herself|me|myself] [for] {{n:number}} [life] $ -> {{w}} gain {{n}} life
[,] giving me|myself|him|her|himself|herself {{n:number}} life $ -> , gaining {{n}} life                # I attack with a 3/3 lifelinker, giving me 3 life.
! mid combat -> during combat                                                                        # He taps Ogre mid combat.
! ^ [and|so] gone|toast $ -> notdo it stay                                                            # He Shocks my 2/2. Gone?
! ^ gain|gains {{a:number}} or {{b:number}} [life] $ -> how much life is gained                          # Gain 1 or 4?
his|her|their only attacker -> his attacker                                                          # I Shock his only attacker.
his|her|their only blocker -> his blocker
my only attacker -> my attacker
my only blocker -> my blocker
^ a|an {{s:size}} with {{x:words}} , how big|large $ -> i control a {{s}} with {{x}} ; how big is it                               # A 4/4 with a +1/+1 counter, how big?
he|she|they attack|attacks|hit|hits|swings me with {{x:few}} at|on {{n:number}} life -> i am at {{n}} life ; my opponent attacks me with {{x}}    # He attacks me with a 4/4 at 4 life.
and attack|attacks|hit|hits|swings me with {{x:few}} at|on {{n:number}} life -> ; i am at {{n}} life ; my opponent attacks me with {{x}}
"""
