"""How it is asked what something costs: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

COST_WORDINGS = """
! how much|many [mana] do|will|would {x:costing} [actually|now|then|still] cost [me|us] [to cast|play] if|when i target {y:to} $ -> how much mana do i have to pay to cast {x} targeting {y}   # How much does Shock cost me if I target Ogre?
! how much|many [mana] do|will|would {x:costing} [actually|now|then|still] cost [me|us] [to cast|play] if|when i cast|play it on|targeting {y:to} $ -> how much mana do i have to pay to cast {x} targeting {y}
! how much [mana] do|will|would|must {w:who} [have|need] [to] pay to keep|save|stop|prevent {x:words} from being countered $ -> how much mana do {w} have to pay   # How much does Bob have to pay to keep Shock from being countered?
! how much [mana] do|will|would|must {w:who} [have|need] [to] pay to save it|them|him|her $ -> how much mana do {w} have to pay
! how much [mana] do|will|would|must {w:who} [have|need] [to] pay or it|{x:words} is|be|gets countered $ -> how much mana do {w} have to pay
! how much [mana] do|will|would|must {w:who} [have|need] [to] pay for {x:words} to resolve $ -> how much mana do {w} have to pay
! what do|will|would|must {w:who} [have|need] [to] pay $ -> how much mana do {w} have to pay
! cost|costs [me] under [a] {y:titled} and [a] {z:titled} $ -> cost if my opponent controls {y} and {z}                  # How much does Shock cost under Furnace of Rath and Hill Giant?
! cost|costs [me] under [a] {y:titled} $ -> cost if my opponent controls {y}                                           # How much does Shock cost under Furnace of Rath?
! how much be {x:costing} flashback $ -> how much mana do i have to pay to cast '{x} with flashback
! how much be cycling|equipping|unearthing|crewing {x:titled} $ -> how much mana do i have to pay to activate {x}
! what|whats [be] the [total|actual|final|new] cost of|for [casting] {x:words} for me|us $ -> how much mana do i have to pay to cast {x}
! can|could {w:who} [still|even] equip|activate|unearth|crew|cycle {x:words} with|off|from|using [only|just] {p:pool} [{z:rest}] -> can {w} pay out of {p} to activate {x} {z}
! what be x if {w:who} cast {x:titled} ( for free | without paying its mana cost ) -> what be x of {x} cast for free       # What is X if I cast Blaze for free?
! if {w:who} cast {x:titled} ( for free | without paying its mana cost ) [,] what be x -> what be x of {x} cast for free
! can|could {w:who} cast {x:titled} ( for free | without paying its mana cost ) and choose|have|pick|with [an] x [of|be|is] [=] {n:number} -> can x of {x} cast for free be {n}
! can|could {w:who} choose|pick [an|a] [value for] x [of] [{n:number}] if|when {v:who} cast {x:titled} ( for free | without paying its mana cost ) -> can x of {x} cast for free be {n}
! how much|many [mana] do|will|would it cost [me] to level [up] {x:titled} -> how much mana do i have to pay to activate {x}
! how much|many [mana] do|will|would it cost [me] to unmorph {x:titled} -> how much mana do i have to pay to turn {x} face up
! how much|many [mana] do|will|would it [actually|now] cost [me|us] to equip {x:titled} [to|on|onto] [{z:rest}] -> how much mana do i have to pay to activate {x} {z}
! have to pay to equip {x:titled} $ -> have to pay to activate {x}
! how much|many [mana] do|will|would|should it [actually|now] cost me|us [in total] to {z:rest} -> how much mana do i have to pay to {z}           # How much does it cost me to cast Shock?
! how much|many [mana] do|will|would|should it [actually|now] cost {w:who} [in total] to {z:rest} -> how much mana do {w} have to pay to {z}        # How much does it cost my opponent to cast Shock?
! how much|many [mana] do|will|would|should it [actually|now] cost [in total] to {z:rest} -> how much mana do i have to pay to {z}                 # How much does it cost to cast Shock?
! what do|will|would|should it [actually|now] cost me|us to {z:rest} -> how much mana do i have to pay to {z}
! what do|will|would|should it [actually|now] cost {w:who} to {z:rest} -> how much mana do {w} have to pay to {z}
! what do|will|would|should it [actually|now] cost to {z:rest} -> how much mana do i have to pay to {z}
! how much|many [mana] do|will|would {x:costing} cost [me|us] to cycle|equip|unearth|activate|crew|level [{z:rest}] -> how much mana do i have to pay to activate {x} {z}
! how much|many [mana] do|will|would [my commander|general] {x:titled} cost [me] [to cast|recast] [for] the second time [that] [i cast it] [from the command zone] -> {x} has been cast once from the command zone ; how much mana do i have to pay to cast {x}
! how much|many [mana] do|will|would [my commander|general] {x:titled} cost [me] [to cast|recast] [for] the third time [that] [i cast it] [from the command zone] -> {x} has been cast twice from the command zone ; how much mana do i have to pay to cast {x}
! how much|many [mana] do|will|would [my commander|general] {x:titled} cost [me] [to cast|recast] [for] the fourth time [that] [i cast it] [from the command zone] -> {x} has been cast three times from the command zone ; how much mana do i have to pay to cast {x}
! how much|many [mana] do|will|would [my commander|general] {x:titled} cost [me] [to cast|recast] [for] the fifth time [that] [i cast it] [from the command zone] -> {x} has been cast four times from the command zone ; how much mana do i have to pay to cast {x}
! how much|many [mana] do|will|would [my commander|general] {x:titled} cost [me] [to cast|recast] [for] the sixth time [that] [i cast it] [from the command zone] -> {x} has been cast five times from the command zone ; how much mana do i have to pay to cast {x}
! my commander|general {x:titled} has|have been cast {n:number} times [already] [before] [from the command zone] [already|before] -> {x} has been cast {n} times from the command zone
! my commander|general {x:titled} has|have been cast twice [already] [before] [from the command zone] [already|before] -> {x} has been cast twice from the command zone
! my commander|general {x:titled} has|have been cast once [already] [before] [from the command zone] [already|before] -> {x} has been cast once from the command zone
! {w:who} has|have [already] cast my commander|general {x:titled} {n:number} times [already|before] [from the command zone] -> {x} has been cast {n} times from the command zone
! {w:who} has|have [already] cast my commander|general {x:titled} twice [already|before] [from the command zone] -> {x} has been cast twice from the command zone
! {w:who} has|have [already] cast my commander|general {x:titled} once [already|before] [from the command zone] -> {x} has been cast once from the command zone
! how much|many [mana] do|will|would it take [me] to {z:rest} -> how much mana do i have to pay to {z}                                                  # How much mana does it take to cast Shock?
! how much|what do|will|would {x:costing} cost [me|us] if|when i sacrifice {y:words} $ -> how much mana do i have to pay to cast {x} sacrificing {y}
! how much|what do|will|would {x:costing} cycling|ninjutsu|equip|unearth|crew [ability] cost [me] $ -> how much mana do i have to pay to activate '{x}              # How much does Ninja of the Deep Hours' ninjutsu cost?
! how much|what do|will|would {x:costing} flashback [ability] cost [me] $ -> how much mana do i have to pay to cast '{x} with flashback
! do {w:who} have enough mana|lands for|to [cast] {x:words} with|if [{v:who}] [have] {p:pool} [{z:rest}] -> can {w} pay out of {p} to cast {x} {z}
! how much|many [mana] do|will|would {x:costing} cost [me|us] to {k:keyword} [{z:rest}] -> how much mana do i have to pay to cast {x} with {k} {z}      # How much does Mulldrifter cost to evoke?
! how much|what do|will|would {x:costing} cost [me|us] if|when i pay|use [the|its] alternative cost -> how much mana do i have to pay to cast {x} for its alternative cost
! how much|what do|will|would {x:costing} cost [me|us] if|when i pay|use [the|its] {k:keyword} cost -> how much mana do i have to pay to cast {x} with {k}
! how much|what do|will|would {x:costing} cost [me|us] if|when i pay {n:number} life [instead] [and exile a|an {c:few} card] [from my hand] $ -> how much mana do i have to pay to cast {x} for its alternative cost
! how much|what do|will|would {x:costing} cost [me|us] if|when i pay [the] life [instead] $ -> how much mana do i have to pay to cast {x} for its alternative cost
! how much be {x:titled} if|when i pay {n:number} life [instead] [and exile a|an {c:few} card] [from my hand] $ -> how much mana do i have to pay to cast {x} for its alternative cost
! if|when {w:who} kick it {n:number} times -> kicked {n} times                              # How much does Everflowing Chalice cost if I kick it three times?
! if|when {w:who} kick it twice -> kicked twice
! if|when {w:who} kick it $ -> kicked
! and|with {n:number} kicks -> kicked {n} times
! what do|will|would {w:who} [have|need|must] [to] pay|spend for {x:titled} [{z:rest}] -> how much mana do {w} have to pay to cast {x} {z}
! make|makes {x:words} ( cheaper | less expensive ) -> make {x} cost less                                              # Does Furnace of Rath make Shock cheaper?
! make|makes {x:words} more expensive -> make {x} cost more
! how much|many [mana] do|will|would {x:costing} ability|abilities [actually|now] cost [me|us] [to] [activate|use] [now] [{z:rest}] -> how much mana do i have to pay to activate '{x} {z}      # How much does Prodigal Sorcerer's ability cost?
! how much|many [mana] do|will|would {x:costing} [actually|now|then|still] cost me|us [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}          # How much does Shock cost me?
! how much|many [mana] do|will|would {x:costing} [actually|now|then|still] cost ( my opponent | him | her | them ) [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do my opponent have to pay to cast {x} {z}    # How much does Shock cost my opponent?
! how much|many [mana] do|will|would {x:costing} [actually|now|then|still] cost {w:who} [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do {w} have to pay to cast {x} {z}
! how much|many [mana] do|will|would {x:costing} [actually|now|then|still] cost [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}          # How much does Shock cost?
! what do|will|would {x:costing} [actually|now|then|still] cost me|us [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}
! what do|will|would {x:costing} [actually|now|then|still] cost ( my opponent | him | her | them ) [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do my opponent have to pay to cast {x} {z}
! what do|will|would {x:costing} [actually|now|then|still] cost [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}                      # What does Shock cost?
! what|whats [be] the [total|actual|final|new] cost of|for [casting] {x:words} [now] $ -> how much mana do i have to pay to cast {x}
! can|could {w:who} [still|even] ( cast | play | afford | hardcast | pay for ) {x:words} with|for|off|from|using [only|just] {p:pool} [{z:rest}] -> can {w} pay out of {p} to cast {x} {z}     # Can I cast Shock with 3 Mountains?
! can|could {w:who} [still|even] ( cast | play | afford | pay for ) {x:words} if {v:who} [only] have|control [only|just] {p:pool} [{z:rest}] -> can {w} pay out of {p} to cast {x} {z}
! be {p:pool} enough [mana] to cast|play|for {x:words} [{z:rest}] -> can i pay out of {p} to cast {x} {z}                                                                             # Is {R} enough to cast Shock?
! can|could {w:who} [still|even] ( afford | pay for ) {x:titled} [{z:rest}] -> can {w} cast {x} {z}
! how expensive be {x:words} [now] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}                                                                                   # How expensive is Shock?
! how much be {x:titled} [now] [to cast] [for me] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}
! how much|many [mana] do|will|would {w:who} [have|need] [to] pay|spend|need for {x:titled} [{z:rest}] -> how much mana do {w} have to pay to cast {x} {z}                   # How much do I pay for Shock?
! how much [mana] do|does|will|would|must {w:who} pay for it|that $ -> how much mana do {w} have to pay   # I cast Shock on Ogre. How much do I pay for it?
"""
