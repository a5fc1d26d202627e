"""What is so of a thing or a player, named by a noun, in every way that one asks for it: `what will the power of Ogre be`, `tell me
Bob's life total`, `is the power of Ogre 4`. The wordings are each fact in each way of asking."""

from __future__ import annotations

#: A fact | how it is asked plainly | whether it is `n`. `{x}` is whatever it is a fact of.
_FACTS = """
[the] total|combined power of {x}                            | how much total power do {x} have  | 
[the] total|combined toughness of {x}                        | how much total toughness do {x} have | 
[the] {own} power of {x}                                     | how much power do {x} have        | do {x} have {n} power
[the] {own} toughness of {x}                               | how much toughness do {x} have    | do {x} have {n} toughness
[the] {final} loyalty of {x}                                 | how much loyalty do {x} have      | 
[the] {own} power and toughness of {x}                     | how big is {x}                    | 
[the] {final} size|stats of {x}                              | how big is {x}                    | 
[the] {final} life [total] of {x}                            | how much life do {x} have         | is {x} at {n} life
[the] mana value|cmc of {x}                                  | what is the mana value of {x}     | 
[the] controller of {x}                                      | who controls {x}                  | 
[the] number|amount of {k:few} counters on {x}               | how many {k} counters do {x} have | do {x} have {n} {k} counters
[the] {final} number|amount of counters on {x}               | how many counters do {x} have     | do {x} have {n} counters
[the] {final} [amount] [of] damage [that] [is|was] dealt|done|assigned to {x} | how much damage do {x} take | 
[the] {final} [amount] [of] damage [that] [is|was] marked on {x}     | how much damage is marked on {x} | 
[the] {final} [amount] [of] damage [that] [is|was] dealt|done by {x} | how much damage do {x} deal | 
{o} {own} power                                              | how much power do '{o} have       | do '{o} have {n} power
{o} {own} toughness                                          | how much toughness do '{o} have   | do '{o} have {n} toughness
{o} {final} loyalty                                          | how much loyalty do '{o} have     | 
{o} {final} power and toughness                              | how big is '{o}                   | 
{o} {final} size|stats                                       | how big is '{o}                   | 
{o} {final} life [total]                                     | how much life do '{o} have        | is '{o} at {n} life
"""

#: Ways of asking what it is; after the fact the question ends, or goes on: `at end of turn`.
_WHAT = """
what|whats [be] {fact}
what about {fact}
^ [please] tell|give|show [me|us] {fact}
^ [please] calculate|determine|state|name|find|report {fact}
"""
#: Ways of asking what it is in which another word stands after the fact.
_WHAT_ROUND_IT = """
what will|would|could|can|may|might|should {fact} be|become
what do {fact} become|equal
^ [please] tell [me|us] what {fact} be|become
"""
#: Ways of asking whether it is a number.
_WHETHER = """
is|was {fact} [now|then|still|only|just] {n:number}
will|would|should {fact} [now|then|still|only|just] be {n:number}
do {fact} become|equal|stay|remain {n:number}
"""

_OWN = "[final|current|resulting|new|actual]"
_FINAL = "[final|current|resulting|total|new|actual]"


def _wordings() -> str:
    lines = []
    for line in _FACTS.strip().splitlines():
        fact, plainly, whether = (part.strip() for part in line.split(" | "))
        fact = fact.replace("{final}", _FINAL).replace("{own}", _OWN).replace("{o}", "{o:owning}")
        to_the_end, inside = fact.replace("{x}", "{x:named}"), fact.replace("{x}", "{x:subject}")
        for way in _WHAT.strip().splitlines():
            asks = f"! {way.replace('{fact}', to_the_end)}"
            lines += [
                f"{asks} [now|then|afterwards] $ -> {plainly}",
                f"{asks} {{e:onward}} -> {plainly} {{e}}",
            ]
        lines += [
            f"! {way.replace('{fact}', inside)} -> {plainly}" for way in _WHAT_ROUND_IT.strip().splitlines()
        ]
        if whether:
            lines += [
                f"! {way.replace('{fact}', inside)} -> {whether}" for way in _WHETHER.strip().splitlines()
            ]
    return "\n".join(lines)


#: The same questions in other words.
_OTHERWISE = """
! what damage do|will|would|can|could {x:subject} take|receive|suffer -> how much damage do {x} take   # What damage does Bob take?
! what combat damage do|will|would|can|could {x:subject} take|receive|suffer -> how much combat damage do {x} take
! what damage do|will|would|can|could {x:subject} deal -> how much damage do {x} deal
! what combat damage do|will|would|can|could {x:subject} deal -> how much combat damage do {x} deal
! what damage is marked on {x:named} -> how much damage is marked on {x}
! what combat damage is marked on {x:named} -> how much combat damage is marked on {x}
! how much damage has|have been dealt|done to {x:named} -> how much damage do {x} take   # How much damage has been dealt to Bob?
! how much combat damage has|have been dealt|done to {x:named} -> how much combat damage do {x} take
! how much damage has|have {x:subject} taken|received|suffered -> how much damage do {x} take
! how much combat damage has|have {x:subject} taken|received|suffered -> how much combat damage do {x} take
! how much damage has|have {x:subject} dealt|done -> how much damage do {x} deal
! how much combat damage has|have {x:subject} dealt|done -> how much combat damage do {x} deal
! is there any damage [marked] on {x:named} -> is any damage dealt to {x}
! is there any combat damage [marked] on {x:named} -> is any combat damage dealt to {x}
! how strong be {x:named} -> how big is {x}                                                                          # How strong is Ogre?
! do|will|would that|this|it leave|put|bring {w:who} at|on|to {n:number} -> is {w} at {n}                            # Does that leave Bob at 14?
! is|are {x:subject} blocked or unblocked|not -> is {x} blocked                                                      # Is Ogre blocked or unblocked?
! what be the [final|current|resulting] state|position of|on the board|game|table|battlefield -> what happens        # What is the state of the board?
! what be both players [final] life totals -> what are the life totals                                               # What are both players' life totals?
how many {k:few} has|have {w:who} {v:past} -> how many {k} do {w} ~{v}                                              # How many tokens has Bob made?
how much {k:few} has|have {w:who} {v:past} -> how much {k} do {w} ~{v}
! what|which zone be {x:subject} in -> where is {x}                                                                  # Which zone is Ogre in?
! in what|which zone be {x:named} -> where is {x}
! what|which zone do|will|would {x:subject} end [up] in -> where do {x} end up
! what|which zone do|will|would {x:subject} go to -> where do {x} go
! what became of {x:named} -> what happens to {x}                                                                    # What became of Ogre?
! what would|will|might have happened -> what happens                                                                # What would have happened?
! how|what do the board|battlefield|table|game look [like] -> what happens                                            # How does the board look?
! how be the board|battlefield|table|game [now] $ -> what happens
! what|where do {o:owning} life [total] go|drop|fall|rise [to] -> how much life do '{o} have                          # What does Bob's life go to?
! to what do {o:owning} life [total] go|drop|fall|rise -> how much life do '{o} have
! is|was|would it [be] [still] possible|legal|allowed|ok|okay to block {y:words} with {x:named} -> can {x} block {y}      # Is it legal to block Elf with Ogre?
! is|was|would it [be] [still] possible|legal|allowed|ok|okay to block with {x:named} -> can {x} block
! is|was blocking {y:thing} with {x:words} legal|allowed|possible -> can {x} block {y}
! is|was blocking with {x:words} legal|allowed|possible -> can {x} block                                           # Is blocking with Ogre legal?
! is a block by|with {x:words} legal|allowed|possible -> can {x} block
! is|are {x:subject} a legal blocker for {y:named} -> can {x} block {y}                                                # Is Ogre a legal blocker for Elf?
! is|are {x:subject} a legal blocker -> can {x} block
! would|will {x:subject} be able to {z:doing} -> can {x} {z}                                                      # Would Ogre be able to block?
! do|will|would {w:who} have a|any legal block|blocks|blocker|blockers -> can {w} block                                # Does Bob have a legal block?
! can|could anything|something|anyone|anybody block {x:named} -> can {x} be blocked                                    # Can anything block Ogre?
! do|will|would defender stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has defender , notcan {x} ~{v}                            # Does defender stop Ogre from blocking?
! do|will|would vigilance stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has vigilance , notcan {x} ~{v}
! do|will|would haste stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has haste , notcan {x} ~{v}
! do|will|would deathtouch stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has deathtouch , notcan {x} ~{v}
! do|will|would lifelink stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has lifelink , notcan {x} ~{v}
! do|will|would trample stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has trample , notcan {x} ~{v}
! do|will|would hexproof stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has hexproof , notcan {x} ~{v}
! do|will|would shroud stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has shroud , notcan {x} ~{v}
! do|will|would indestructible stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has indestructible , notcan {x} ~{v}
! do|will|would reach stop|prevent|keep {x:thing} from {v:gerund} $ -> if {x} has reach , notcan {x} ~{v}
! do|will|would that|this trigger|triggers {y:named} -> do it trigger {y}                                              # Does that trigger Zed?
! do|will|would {x:subject} cause|make {y:titled} [to] trigger -> do {x} trigger {y}                                        # Does Shock cause Zed to trigger?
! is|was|are {x:subject} triggered -> do {x} trigger                                                                   # Is Zed triggered?
! is|was there a|any {x:titled} trigger -> do {x} trigger                                                              # Is there a Zed trigger?
! do|will|would {x:titled} gain|give {w:who} [any] life -> do {w} gain life from {x}                                   # Does Zed give Alice life?
! is|are {x:subject} a legal target for {y:named} -> can {y} target {x}                                                 # Is Ogre a legal target for Shock?
! can|could|may|might {w:who} choose {x:thing} as the|a target of|for {y:named} -> can {w} target {x} with {y}            # Can Bob choose Ogre as the target of Shock?
! can|could|may|might {x:subject} be the|a target of|for {y:named} -> can {y} target {x}                                 # Can Ogre be the target of Bob's Shock?
! do|will|would|can|could {y:titled} work on {x:named} -> can {y} target {x}                                            # Will Shock work on Ogre?
! is {n:number} [combat] damage from {y:thing} enough to kill|destroy {x:named} -> do {x} die to {y}                          # Is one damage from Zed enough to kill Ogre?
! is {n:number} [combat] damage enough to kill|destroy {x:named} -> do {x} die                          # Is one damage enough to kill Ogre?
! what amount of {k:few} -> how much {k}                                                                              # What amount of life does Bob gain?
! how many points of {k:few} -> how much {k}                                                                          # How many points of damage does Ogre take?
! by how much|many do|will|would|did {o:owning} life [total] go|drop|fall|shrink|decrease [down] -> how much life do '{o} lose     # By how much does Bob's life total drop?
! how much do|will|would|did {o:owning} life [total] go|drop|fall|shrink|decrease [down] [by] -> how much life do '{o} lose
! by how much|many do|will|would|did {o:owning} life [total] go|rise|increase|climb [up] -> how much life do '{o} gain             # By how much does Bob's life total go up?
! how much do|will|would|did {o:owning} life [total] rise|increase|climb [up] [by] -> how much life do '{o} gain
! how much be {x:subject} hit for -> how much damage do {x} take                                                         # How much is Bob hit for?
! how hard|much do|will|would|did {x:subject} hit|swing|punch [for] $ -> how much damage do {x} deal                       # How hard does Ogre hit?
! for how much do|will|would|did {x:subject} hit|swing $ -> how much damage do {x} deal
! how much life do|will|would|did lifelink gain|give [{w:who}] -> how much life is gained                                # How much life does lifelink gain?
! how much excess damage is|was dealt|done to {w:named} -> how much damage tramples over to {w}                          # How much excess damage is dealt to Bob?
! what be the excess|trample damage -> how much damage tramples over                                                  # What is the excess damage?
! how much|many [damage|points] leaks|leak|bleeds|bleed|trample|tramples|spills|spill through|over -> how much damage tramples over     # How much damage leaks through?
! how much [damage] is|was left [over] for {w:named} -> how much damage tramples over to {w}                              # How much is left for Bob?
! what be the most|max|maximum [damage] [that] {w:who} can|could trample over|through [for|with] -> how much damage can trample over     # What is the most I can trample over?
! what be the most|max|maximum [damage|amount] [of] [damage] [that] can|could trample over|through -> how much damage can trample over              # What is the most damage that can trample over?
! {w:who} block|blocks|blocked with {x:words} against {y:to} -> {w} block {y} with {x}                                   # I blocked with a 3/3 against his 2/2.
! is|are {x:subject} still around|there|kicking|here -> is {x} still on the battlefield                                   # Is Ogre still around?
! do|will|would {x:subject} survive the|this|that combat|block|blocks|fight|attack|damage $ -> do {x} survive at the end of combat        # Does Ogre survive the block?
! do|will|would {x:subject} survive combat $ -> do {x} survive at the end of combat
! is it only|just {x:words} that|who dies|die -> do only {x} die                                                         # Is it only Elf that dies?
! do|will|would {x:subject} die|dies before dealing|doing [any|its|the] damage -> do {x} die before it deals damage       # Does Elf die before dealing damage?
! do|will|would {x:subject} kill|destroy {y:thing} before it|he|she deals|does [any|its] damage -> do {y} die before it deals damage     # Does Ogre kill Elf before it deals damage?
! do|will|would {x:subject} kill|destroy {y:thing} before {y:thing} deals|does [any|its] damage -> do {y} die before it deals damage
! is|was {x:subject} damaged [by {y:named}] $ -> do {x} take damage                                                      # Is Ogre damaged?
! do|will|would {x:subject} =do damage $ -> do {x} deal damage                                                           # Does Ogre do damage?
! is|was [any|some] damage dealt|done by {x:named} $ -> do {x} deal damage                                                # Is damage dealt by Ogre?
! which|what [one|spell] goes|comes|happens|is first $ -> which resolves first                                         # Which goes first?
! which|what [one|spell] comes|goes|happens|is|resolves first , {x:words} or {y:to} -> which resolves first , {x} and {y}          # Which comes first, Shock or Zed?
! do|does|will {x:words} or {y:words} resolve first -> which resolves first , {x} and {y}                                # Does Shock or Zed resolve first?
! what is resolved first -> which resolves first
! which|what [creature|creatures|one|ones] is|are|was|were|gets|get destroyed|killed -> which dies                       # Which creature is destroyed?
! which|what [creature|creatures|one|ones] goes|go to the graveyard -> which dies                                      # What goes to the graveyard?
! which|what creature|creatures|one|ones do|does not survive -> which dies                                              # Which creature doesn't survive?
! ^ name|list the creatures that|which die|died -> which creatures die                                                 # Name the creatures that die.
! how much life remains to {w:who} -> how much life do {w} have                                                        # How much life remains to Bob?
! where do|does|will|would that|this|it leave {w:who} -> what is {w} at                                                # Where does that leave Bob?
! at how much|what life is|are {w:who} -> what is {w} at                                                               # At how much life is Bob?
! {w:who} is|are at what [life] $ -> what is {w} at                                                                    # Bob is at what life?
! {w:who} ends|end up at what [life] $ -> what is {w} at
! {o:owning} life [total] is what $ -> how much life do '{o} have
! what life [total] do|does|will {w:who} go|drop|fall to -> what is {w} at                                              # What life total does Bob go to?
! do|does|will the attack kill|finish {w:who} -> do {w} die                                                            # Does the attack kill Bob?
! is|are the attack|damage|swing|hit lethal -> is that lethal                                                          # Is the attack lethal?
! is|are {o:owning} [combat] damage lethal -> is that lethal                                                           # Is Ogre's damage lethal?
! is|are {w:who} out of the game -> is {w} dead                                                                        # Is Bob out of the game?
! is|are {w:who} finished $ -> is {w} dead                                                                              # Is Bob finished?
! do|does|will {o:owning} life [total] hit|reach {n:number} -> is '{o} at {n}                                            # Does Bob's life total hit 0?
! is|are {x:subject} a flyer|flier -> do {x} have flying                                                                # Is Ogre a flyer?
! is|are {k:keyword} given to {x:named} -> do {x} have {k}                                                              # Is flying given to Ogre?
! how many cards do|does|will|would|did {w:who} get to draw -> how many cards do {w} draw                              # How many cards does Bob get to draw?
! how many cards do|does|will|would|did {w:who} get|receive|pick [up] $ -> how many cards do {w} draw                    # How many cards does Bob get?
! how many cards do|does|will|would|did {w:who} lose $ -> how many cards do {w} discard                                 # How many cards does Bob lose?
! how many cards do|does|will|would|did ( it | {x:titled} ) ( =draw | =give ) -> how many cards are drawn                            # How many cards does Zed draw?
! how many cards do|does|will|would|did ( it | {x:titled} ) ( =discard | =take ) -> how many cards are discarded
! how many cards go|goes to {o:somebodys} hand -> how many cards do '{o} draw                                          # How many cards go to Bob's hand?
! what|which number of cards -> how many cards                                                                        # What number of cards does Bob draw?
! how much do|does|will|would|did {w:who} draw -> how many cards do {w} draw                                            # How much does Bob draw?
! can|could {x:titled} be cast|played now -> can {x} be cast                                                          # Can Shock be cast now?
! can|could {x:titled} be cast|played by {w:who} -> can {w} cast {x}
! do|does|will {w:who} have time to {z:doing} -> can {w} {z}                                                            # Does Bob have time to cast Shock?
! on the same turn -> this turn                                                                                       # Can it attack on the same turn?
! entered|came in this turn under {o:somebodys} control -> entered under {o} control this turn
! which|who|what [one|creature] {v:verb} , {x:words} or {y:to} -> which of {x} and {y} {v}                             # Which dies, Ogre or Elf?
! ^ {x:words} or {y:words} : which|who|what {v:verb} -> which of {x} and {y} {v}                                       # Ogre or Elf: which dies?
! do|does|will|would {x:titled} or {y:titled} die $ -> which of {x} and {y} dies                                     # Does Ogre or Elf die?
! do|does|will|would {x:titled} or {y:titled} survive $ -> which of {x} and {y} survives
! is it {x:words} or {y:words} that|who {v:verb} $ -> which of {x} and {y} {v}                                         # Is it Ogre or Elf that dies?
! do|does|will|would {x:subject} =die or do|does|will {y:subject} =die $ -> which of {x} and {y} dies                   # Does Ogre die or does Elf die?
! do|does|will|would {x:subject} =die , or {y:words} $ -> which of {x} and {y} dies
! do|does|will|would {x:subject} =survive , or {y:words} $ -> which of {x} and {y} survives
^ has|have {x:thing} {k:keyword} -> do {x} have {k}                                                                  # Has Ogre flying?
"""

FACT_WORDINGS = _wordings() + _OTHERWISE
