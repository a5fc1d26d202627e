"""The questions of what something costs and of mana, as data: `kind <- template`; see `template.py` for the signs."""

from __future__ import annotations

COST_QUESTIONS = """
canpay       <- can|could|may|will {who:askwho} [still|even] pay out of {pool:manapool} to {action:asktodo} [{when:askwhen}]                # Can I pay out of 3 Mountains to cast Shock?
costaffected <- do|will|would|can|could {by:thing} [also|still|even|actually] change|reduce|increase|lower|raise|affect|decrease [the] cost|costs of [casting] {what:askwhat} [{when:askwhen}]   # Does Furnace of Rath reduce the cost of Shock?
costaffected <- do|will|would|can|could {by:thing} [also|still|even|actually] make {what:askwhat} cost|costs more|less [to cast] [{when:askwhen}]          # Does Furnace of Rath make Shock cost more?
costaffected <- do|will|would|can|could {by:thing} [also|still|even|actually] tax|discount {what:askwhat} [{when:askwhen}]                                 # Does Furnace of Rath tax Shock?
costaffected <- do|will|would {what:askwhat} [also|still|even|actually] cost ( more | less ) [to cast] ( with | under | because of | due to ) {by:thing}  # Does Shock cost more with Furnace of Rath?
manavalue    <- what|whats [be] [the] ( mana value | cmc | mv | converted mana cost ) of {what:askwhat} [on [the] stack|battlefield] [( with | for | if | when ) x [is|equals|=|be] {x:number}] [on [the] stack|battlefield] [{when:askwhen}]   # What is the mana value of Shock?
costaffected <- do|will|would|can|could {by:thing} [also|still|even|actually] reduce|increase {what:askwhat} [{when:askwhen}]            # Does Furnace of Rath reduce Shock?
freex        <- what be x of {what:things} cast for free                                                                               # What is X of Blaze cast for free?
freex        <- can x of {what:things} cast for free be {x:number}                                                                     # Can X of Blaze cast for free be 10?
manavalue    <- what|whats [be] {what:askowner} ( mana value | cmc | mv | converted mana cost ) [( with | for | if | when ) x [is|equals|=|be] {x:number}] [on [the] stack|battlefield] [{when:askwhen}]   # What is Shock's mana value?
manavalue    <- what|which ( mana value | cmc | mv | converted mana cost ) do {what:askwhat} have [( with | for | if | when ) x [is|equals|=|be] {x:number}] [on [the] stack|battlefield] [{when:askwhen}]   # What mana value does Shock have?
manamade     <- how much|many mana do|will|would|can|could {who:askwho} [still|now] [actually] [get|make|have|produce|add|generate|receive|tap] [for] [from|with|off|by] [tapping] [{source:things}] [in total|total|altogether|available] [available] [{when:askwhen}]   # How much mana do I get from Furnace of Rath?
manamade     <- how much|many mana do|will|would|can|could {source:things} [now|then|actually] make|produce|give|add|generate|provide|get|tap [for] [{who:askwho}] [in total|total|altogether] [{when:askwhen}]      # How much mana does Furnace of Rath make?
"""
