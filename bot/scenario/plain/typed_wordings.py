"""How players type on a phone: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

_ENTERING = (
    "the|that [same|very] turn it|they|i come|comes|enters|enter|came|entered|play|cast|played|plays|casts "
    "[it|them] [into|onto|in|down|out] [play|the] [battlefield]"
)

TYPED_WORDINGS = f"""
^ i am|was|be [at|on|down] [to] {{n:number}} [life] facing [a] lethal {{x:to}} -> i am at {{n}} life ; my opponent cast {{x}} on me          # I am at 2 facing lethal Lava Axe.
{{who}} cast|play {{x:words}} with opp|opponent at {{n:number}} and me at {{m:number}} -> my opponent be at {{n}} life ; i be at {{m}} life ; {{who}} cast {{x}}   # I cast Earthquake for 3 with opp at 3 and me at 4.
{{who}} cast|play {{x:words}} with me at {{n:number}} and opp|opponent at {{m:number}} -> i be at {{n}} life ; my opponent be at {{m}} life ; {{who}} cast {{x}}   # He casts Earthquake for 3 with me at 3 and opp at 4.
! control|have|has|controls {{x:words}} with {{n:number}} [open|untapped] mana|lands [up|open|available] -> control {{x}} and have {{n}} mana   # He controls Hill Giant with two mana up.
with {{n:number}} creatures each -> ; both players control {{n}} creatures                           # He casts Damnation with 3 creatures each.
{{who}} control|have {{y:words}} thanks to {{x:to}} -> {{x}} is in play ; {{who}} control {{y}}        # I control two Hill Giants thanks to Honor of the Pure.
{{n:number}} {{x:thing}} copies -> {{n}} {{x}}                                                        # I control two Hill Giant copies.
how much {{k:few}} can|could|do|does|will|would {{x:words}} deal|do him -> how much {{k}} can {{x}} deal to him      # How much damage can I deal him?
how much {{k:few}} can|could|do|does|will|would {{x:words}} deal|do her -> how much {{k}} can {{x}} deal to her
how much {{k:few}} can|could|do|does|will|would {{x:words}} deal|do them -> how much {{k}} can {{x}} deal to them
how much {{k:few}} can|could|do|does|will|would {{x:words}} deal|do me -> how much {{k}} can {{x}} deal to me
my opponents {{x:words}} minuses -> my opponent downtick {{x}}                                 # My opponent's Chandra Nalaar minuses.
my opponents {{x:words}} pluses -> my opponent uptick {{x}}
my opponents {{x:words}} ults|ulted -> my opponent use {{x}} ultimate
my {{x:words}} minuses -> i downtick {{x}}                                                     # My Chandra Nalaar minuses.
my {{x:words}} pluses -> i uptick {{x}}
my {{x:words}} ults|ulted -> i use {{x}} ultimate
his|her|their {{x:words}} minuses -> my opponent downtick {{x}}
his|her|their {{x:words}} pluses -> my opponent uptick {{x}}
my {{x:words}} enter|enters|etbs [the] [battlefield] with x [is|be|of|equals|=] {{n:number}} -> i cast my {{x}} with x = {{n}}      # My Walking Ballista enters with X=2.
his|her|their {{x:words}} enter|enters|etbs [the] [battlefield] with x [is|be|of|equals|=] {{n:number}} -> my opponent cast {{x}} with x = {{n}}
{{who}} make|create|get {{n:number}} {{k:words}} with|from|off {{x:to}} -> {{who}} use {{x}} ; {{who}} make {{n}} {{k}}            # I make two 1/1 tokens with Raise the Alarm.
! can|could|may {{who}} activate|use {{x:words}} {_ENTERING} -> {{x}} be summoning sick ; can {{who}} activate {{x}}   # Can I activate Prodigal Pyromancer the turn it comes into play?
! can|could|may {{who}} attack|swing with {{x:words}} {_ENTERING} -> {{x}} be summoning sick ; can {{who}} attack with {{x}}
! can|could|may {{who}} block with {{x:words}} {_ENTERING} -> {{x}} be summoning sick ; can {{who}} block with {{x}}
! can|could|may {{x:thing}} attack {_ENTERING} -> {{x}} be summoning sick ; can {{x}} attack          # Can Hill Giant attack the turn it comes into play?
! can|could|may {{x:thing}} block {_ENTERING} -> {{x}} be summoning sick ; can {{x}} block
is|are|am {{x:thing}} exiled|gone forever|permanently -> is {{x}} exiled                              # Is my creature exiled forever?
! if {{w:who}} {{v:verb}} a|an|his|her|their|my {{s:size}} in response to {{y:words}} [,] do|will|would {{x:thing}} {{z:doing}} -> if my opponent cast {{y}} on a {{s}} ; in response , {{w}} {{v}} it ; do {{x}} {{z}}   # If I shock a 2/2 in response to a Rancor does Rancor go to the graveyard?
do|will|would {{who}} [still] get|fetch a|the|his|her|their|my [basic] land -> do {{who}} get to search          # Does he get a land?
i have|control {{x:words}} and reveal|flip {{y:words}} with|to|off it|him|her -> i control {{x}} ; my top card is {{y}} ; it is my upkeep   # I have Dark Confidant and reveal a Siege Rhino with it.
! ^ next turn [,] do|will|would {{x:thing}} untap -> on my next turn , is {{x}} untapped                # Next turn does it untap?
! do|will|would {{x:thing}} untap during|on|in|at {{o:somebodys}} [next] [untap] step|turn -> during {{o}} untap step , is {{x}} untapped       # Does it untap during my opponent's next untap step?
! do|will|would {{x:thing}} untap during|on|in|at its|their|the controllers|controller|owners|owner [next] [untap] step|turn -> during its controllers untap step , is {{x}} untapped
! do|will|would {{x:thing}} untap next my [next] [untap] [step|turn] -> on my next turn , is {{x}} untapped
! do|will|would {{x:thing}} untap next [untap] step|turn -> on my next turn , is {{x}} untapped                   # Does my Hill Giant untap next turn?
! do|will|would {{x:thing}} untap [again] -> is {{x}} untapped                                              # Does it untap?
! ^ i|we take|took {{n:number}} [damage] from a|an|one {{x:words}} [,] [and] then another [{{y:to}}] -> my opponent cast {{x}} on me ; i take {{n}} damage ; my opponent cast {{x}} on me   # I take 3 from a bolt, then another bolt.
! ^ i|we take|took {{n:number}} [damage] from a|an|one {{x:words}} [,] [and] then {{m:number}} [damage] from a|an|one {{y:to}} -> my opponent cast {{x}} on me ; i take {{n}} damage ; my opponent cast {{y}} on me ; i take {{m}} damage   # I take 3 from a Lightning Bolt and then 2 from a Shock.
! ^ i|we take|took {{n:number}} [damage] from a|an|one {{x:words}} [,] and {{m:number}} [damage] from a|an|one {{y:to}} -> my opponent cast {{x}} on me ; i take {{n}} damage ; my opponent cast {{y}} on me ; i take {{m}} damage
! {{who}} put a|one|an [{{k:few}}] counter on {{y:words}} with|using {{z:words}} and {{v:verb}} [with] [it] -> {{who}} use {{z}} on {{y}} to put one {{k}} counter ; {{who}} {{v}} with it   # I put a +1/+1 counter on my 2/2 with Battlegrowth and attack.
! {{who}} put {{n:number}} [{{k:few}}] counters on {{y:words}} with|using {{z:words}} and {{v:verb}} [with] [it] -> {{who}} use {{z}} on {{y}} to put {{n}} {{k}} counters ; {{who}} {{v}} with it
{{who}} put a|one|an [{{k:few}}] counter on each of {{y:words}} with|using {{z:to}} -> {{who}} use {{z}} on each of {{y}}
{{who}} put {{n:number}} [{{k:few}}] counters|counter on {{y:words}} and {{m:number}} [{{j:few}}] [counters|counter] on {{v:words}} with|using {{z:to}} -> {{who}} cast {{z}} , putting {{n}} counters on {{y}} and {{m}} on {{v}}
with all {{n:number}} [{{k:few}}] counters on {{y:to}} -> , putting {{n}} counters on {{y}}
{{who}} put a|one|an counter on {{y:words}} with|using {{z:to}} -> {{who}} use {{z}} on {{y}} to put one counter          # I put a counter on Hill Giant with Battlegrowth.
{{who}} put {{n:number}} counters on {{y:words}} with|using {{z:to}} -> {{who}} use {{z}} on {{y}} to put {{n}} counters
{{who}} remove a|one|{{n:number}} [{{k:few}}] counter|counters from {{y:words}} choosing|giving|for {{p:to}} -> {{who}} activate {{y}} to give {{p}}   # I remove a counter from the Jitte choosing +2/+2.
[,] unleashed -> and choose to put the counter                                                   # I cast Dead Reveler, unleashed.
^ {{x:thing}} equipped|enchanted with|by {{y:words}} {{v:fights}} -> {{x}} with {{y}} {{v}}                   # Hill Giant equipped with Loxodon Warhammer attacks me.
! do|will|would {{who}} [still] gain {{a:number}} [life] or [just|only] {{c:number}} [life] -> how much life do {{who}} gain      # Do I gain 5 or 1?
! do|will|would {{who}} [still] lose {{a:number}} [life] or [just|only] {{c:number}} [life] -> how much life do {{who}} lose
! do|will|would {{x:subject}} take {{a:number}} [damage] or [just|only] {{c:number}} [damage] -> how much damage do {{x}} take
! do|will|would {{x:subject}} deal {{a:number}} [damage] or [just|only] {{c:number}} [damage] -> how much damage do {{x}} deal
{{who}} fetch with {{x:words}} and get|gets|find|finds|grab|grabs {{y:to}} -> {{who}} crack {{x}} for {{y}}           # I fetch with Polluted Delta and get Watery Grave untapped.
{{who}} fetch with {{x:words}} for {{y:to}} -> {{who}} crack {{x}} for {{y}}
can|could {{x:thing}} regenerate from {{y:to}} -> if my opponent cast {{y}} ; in response , i regenerate {{x}} ; do {{x}} survive      # Can Drudge Skeletons regenerate from Day of Judgment?
{{who}} tap|taps|tapped {{n:number}} [mana|lands] and cast|casts|play|plays {{x:to}} -> {{who}} cast {{x}}                  # He taps 5 and casts Serra Angel.
! must|should {{x:thing}} attack each|every turn|combat -> must {{x}} attack                                             # Must Juggernaut attack each turn?
! do|will|would {{x:thing}} have|need to attack each|every turn|combat -> must {{x}} attack
what loyalty be left|remaining -> how much loyalty do it have                                            # What loyalty is left?
{{who}} have|control {{x:words}} and use|uses [the|her|his|its] {{n:number}} -> {{who}} control {{x}} ; {{who}} {{n}} {{x}}      # I have Chandra Nalaar and use +1.
! do|will|would {{x:thing}} remove|take {{k:keyword}} [away] from {{y:to}} -> if {{x}} is out , notdo {{y}} have {{k}}          # Does Humility remove deathtouch from my Hill Giant?
! {{w:who}} respond to {{x:words}} on {{t:words}} by giving it {{z:words}} with|using {{y:to}} -> {{x}} is cast on {{t}} ; in response , {{w}} cast {{y}} on it   # I respond to Shock on my 2/2 by giving it +3/+3 with Giant Growth.
! {{w:who}} {{v:verb}} {{a:words}} ( and then | , then | and | , and | then ) respond|responds|responded to {{x:words}} by {{b:gerund}} {{y:to}} -> {{w}} {{v}} {{a}} ; in response to {{x}} , {{w}} ~{{b}} {{y}}   # Bob casts Giant Growth on Elf and responds to it by casting Shock on Elf.
! {{w:who}} {{v:verb}} {{a:words}} ( and then | , then | and | , and | then ) respond|responds|responded to {{x:words}} with {{y:titled}} -> {{w}} {{v}} {{a}} ; in response to {{x}} , {{w}} cast {{y}}   # Bob casts Giant Growth on Elf, then responds to it with Shock.
! {{w:who}} respond to {{x:words}} by {{v:verb}} {{y:to}} -> in response to {{x}} , {{w}} ~{{v}} {{y}}                        # He responds to my Giant Growth by killing Hill Giant with Shock.
[both|all|each] [of] its|his|her blockers -> all the blockers                                                    # Does it kill its blockers?
one of its|his|her blockers -> one of the blockers                                                           # I Shock one of its blockers.
do|will|would {{x:thing}} [still] keep its|his|her|their|the|any [{{k:few}}] counters|counter -> do {{x}} still have any {{k}} counters  # Does it keep its counters?
! do|will|would {{x:thing}} [still] keep them|those|both -> do {{x}} keep its counters
! do|will|would {{x:thing}} survive|survives being blocked by {{y:to}} -> if {{x}} is blocked by {{y}} , do {{x}} survive        # Will my 3/3 survive being blocked by a 4/4?
! do|will|would {{who}} [still] lose [the] [game] at|with|to {{n:number}} poison [counters|counter] -> if {{who}} have {{n}} poison counters , do {{who}} lose the game # Do I lose at 10 poison?
! do|will|would {{x:words}} even with {{y:to}} [out] -> if {{y}} is out , do {{x}}                                     # Do I lose the game even with Platinum Angel?
! do|will|would {{x:thing}} survive|survives being blocked -> do {{x}} survive                                        # Will it survive being blocked?
a|an player|opponent with hexproof|shroud -> my opponent who has hexproof                                        # Can I Shock a player with hexproof?
! can|could {{who}} {{x:words}} {{y:thing}} to death -> can {{who}} {{x}} {{y}} & do {{y}} die                                               # Can he Bolt it to death?
{{who}} {{v:verb}} {{x:words}} to death -> {{who}} {{v}} {{x}}                                                           # He Bolts my Hill Giant to death.
{{who}} have|control {{x:words}} , double blocking {{y:to}} -> {{who}} control {{x}} ; {{who}} block {{y}} with both              # I have a 2/2 and a 3/3, double blocking his 5/5.
my stuff -> my creatures                                                                                     # Does Fog save my stuff?
his|her|their stuff -> their creatures
my {{x:words}} be|get|got {{v:past}} before damage -> my opponent ~{{v}} my {{x}} before damage   # My blocker was killed before damage.
my {{x:words}} be|get|got {{v:past}} before combat damage -> my opponent ~{{v}} my {{x}} before combat damage
his|her|their {{x:words}} be|get|got {{v:past}} before damage -> i ~{{v}} his {{x}} before damage
his|her|their {{x:words}} be|get|got {{v:past}} before combat damage -> i ~{{v}} his {{x}} before combat damage
a|an {{s:size}} and [a|an] {{t:size}} of mine -> my {{s}} and my {{t}}                                                     # He casts Pyroclasm with a 2/2 and a 3/3 of mine in play.
a|an {{s:size}} and [a|an] {{t:size}} of his|hers|theirs -> his {{s}} and his {{t}}
! if|when {{x:thing}} die in combat -> if {{x}} is blocked by a 7/7 creature                                          # Does it deal damage if it dies in combat?
! {{who}} be got -> {{who}} has                                                                                    # He is got 9 poison counters.
! {{x:thing}} be|get|got hit with|by {{y:words}} while blocking -> {{x}} blocks ; {{y}} is cast                                      # My Grizzly Bears got hit with Infest while blocking.
after it|they be declared [as] [an|a] [attacker|attackers] -> after attackers are declared                                    # I tap Hill Giant after it's declared.
attack {{y:words}} with {{x:words}} unblocked -> attack {{y}} with {{x}} ; no blocks                                         # I attack Chandra Nalaar with Hill Giant unblocked.
his|her|their attacker -> their attacking creature                                                         # I Shock his attacker.
my attacker -> my attacking creature                                                                        # He Shocks my attacker.
! can|could|do|will|would {{x:thing}} kill|destroy {{y:words}} without dying -> do {{x}} kill {{y}} & do {{x}} survive          # Can a 1/1 first striker kill a 2/1 without dying?
{{x:thing}} die|dies with no counters [on] [it|them] -> {{x}} die                                           # Young Wolf dies with no counters.
can|could|may i [still] regenerate -> can i regenerate it                                                # Can I regenerate?
with all my|his|her|their creatures|guys|team : {{x:rest}} -> with {{x}}                                                  # I attack with all my creatures: a 2/2 and a 3/3.
with my|his|her|their team , {{x:rest}} -> with {{x}}
with the team|squad|board|gang , {{x:rest}} -> with {{x}}
! {{w:who}} prevent|prevents {{n:number}} [of] [the] [damage] from my {{y:words}} with|using {{x:to}} -> i attack with my {{y}} ; {{w}} cast {{x}} on himself to =prevent {{n}} damage   # He prevents 2 of the damage from my 5/5 with Healing Salve.
! i prevent {{n:number}} [of] [it|the] [damage] with|using {{x:to}} -> i cast {{x}} on myself to =prevent {{n}} damage                                # I prevent 3 with Healing Salve.
! {{w:who}} prevent|prevents {{n:number}} [of] [it|the] [damage] with|using {{x:to}} -> {{w}} cast {{x}} on himself to =prevent {{n}} damage   # He prevents 3 with Healing Salve.
cast|casts {{x:words}} ability on|at|targeting {{y:to}} -> use {{x}} ability on {{y}}                                        # He casts Prodigal Sorcerer's ability on my 1/1.
{{w:who}} deal|deals {{y:who}} {{n:number}} [damage] with|from {{x:to}} -> {{w}} cast {{x}} on {{y}} ; {{y}} take {{n}} damage                              # He deals me 4 with Flame Javelin.
^ my {{x:words}} : {{z:rest}} -> i control my {{x}} ; {{z}}                                                        # My Hill Giant and a 2/2: he casts Pyroclasm.
cast|casts {{x:words}} with his|her|their {{n:number}} {{s:size}} -> cast {{x}} ; my opponent control {{n}} {{s}}              # I cast Pyroclasm with his three 2/2s.
! can|could|do|will|would a|an {{s:size}} kill|destroy a|an|my|his {{t:size}} with deathtouch -> can a {{s}} with deathtouch kill {{t}}   # Can a 1/1 kill a 5/5 with deathtouch?
come|comes|came in under -> enters under                                                                              # Hill Giant comes in under his control.
"""
