"""How it is asked what something costs: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

COST_WORDINGS = """
! how much|many [mana] do|will|would it [actually|now] cost [me|us] to equip {x:titled} [to|on|onto] [{z:rest}] -> how much mana do i have to pay to activate {x} {z}
! have to pay to equip {x:titled} $ -> have to pay to activate {x}
! how much|many [mana] do|will|would|should it [actually|now] cost me|us [in total] to {z:rest} -> how much mana do i have to pay to {z}           # How much does it cost me to cast Shock?
! how much|many [mana] do|will|would|should it [actually|now] cost {w:who} [in total] to {z:rest} -> how much mana do {w} have to pay to {z}        # How much does it cost my opponent to cast Shock?
! how much|many [mana] do|will|would|should it [actually|now] cost [in total] to {z:rest} -> how much mana do i have to pay to {z}                 # How much does it cost to cast Shock?
! what do|will|would|should it [actually|now] cost me|us to {z:rest} -> how much mana do i have to pay to {z}
! what do|will|would|should it [actually|now] cost {w:who} to {z:rest} -> how much mana do {w} have to pay to {z}
! what do|will|would|should it [actually|now] cost to {z:rest} -> how much mana do i have to pay to {z}
! how much|many [mana] do|will|would {x:words} cost [me|us] to cycle|equip|unearth|activate|crew|level|flashback|overload|escape|kick [{z:rest}] -> how much mana do i have to pay to activate {x} {z}
! how much|many [mana] do|will|would {x:words} ability|abilities [actually|now] cost [me|us] [to] [activate|use] [now] [{z:rest}] -> how much mana do i have to pay to activate '{x} {z}      # How much does Prodigal Sorcerer's ability cost?
! how much|many [mana] do|will|would {x:words} [actually|now|then|still] cost me|us [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}          # How much does Shock cost me?
! how much|many [mana] do|will|would {x:words} [actually|now|then|still] cost my opponent|him|her|them [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do my opponent have to pay to cast {x} {z}    # How much does Shock cost my opponent?
! how much|many [mana] do|will|would {x:words} [actually|now|then|still] cost {w:who} [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do {w} have to pay to cast {x} {z}
! how much|many [mana] do|will|would {x:words} [actually|now|then|still] cost [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}          # How much does Shock cost?
! what do|will|would {x:words} [actually|now|then|still] cost me|us [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}
! what do|will|would {x:words} [actually|now|then|still] cost my opponent|him|her|them [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do my opponent have to pay to cast {x} {z}
! what do|will|would {x:words} [actually|now|then|still] cost [to cast|play] [now|then|in total] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}                      # What does Shock cost?
! what|whats [be] the [total|actual|final|new] cost of|for [casting] {x:words} [now] $ -> how much mana do i have to pay to cast {x}
! can|could {w:who} [still|even] ( cast | play | afford | hardcast | pay for ) {x:words} with|for|off|from|using [only|just] {p:pool} [{z:rest}] -> can {w} pay out of {p} to cast {x} {z}     # Can I cast Shock with 3 Mountains?
! can|could {w:who} [still|even] ( cast | play | afford | pay for ) {x:words} if {v:who} [only] have|control [only|just] {p:pool} [{z:rest}] -> can {w} pay out of {p} to cast {x} {z}
! be {p:pool} enough [mana] to cast|play|for {x:words} [{z:rest}] -> can i pay out of {p} to cast {x} {z}                                                                             # Is {R} enough to cast Shock?
! can|could {w:who} [still|even] ( afford | pay for ) {x:titled} [{z:rest}] -> can {w} cast {x} {z}
! converted mana cost -> mana value                                                                                                                                                # What is the converted mana cost of Shock?
! cmc|mv -> mana value
! how expensive be {x:words} [now] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}                                                                                   # How expensive is Shock?
! how much be {x:titled} [now] [to cast] [for me] [{z:rest}] -> how much mana do i have to pay to cast {x} {z}
! how much|many [mana] do|will|would {w:who} [have to|need to|must] pay|spend|need for {x:titled} [{z:rest}] -> how much mana do {w} have to pay to cast {x} {z}                   # How much do I pay for Shock?
"""
