"""The questions of what something costs and of mana, as data: `kind <- template`; see `template.py` for the signs."""

from __future__ import annotations

COST_QUESTIONS = """
canpay       <- can|could|may|will {who:askwho} [still|even] pay out of {pool:manapool} to {action:asktodo} [{when:askwhen}]                # Can I pay out of 3 Mountains to cast Shock?
costaffected <- do|will|would|can|could {by:thing} [also|still|even|actually] change|reduce|increase|lower|raise|affect|decrease [the] cost|costs of [casting] {what:askwhat} [{when:askwhen}]   # Does Helm of Awakening reduce the cost of Shock?
costaffected <- do|will|would|can|could {by:thing} [also|still|even|actually] make {what:askwhat} cost|costs more|less [to cast] [{when:askwhen}]          # Does Sphere of Resistance make Shock cost more?
costaffected <- do|will|would|can|could {by:thing} [also|still|even|actually] tax|discount {what:askwhat} [{when:askwhen}]                                 # Does Sphere of Resistance tax Shock?
costaffected <- do|will|would {what:askwhat} [also|still|even|actually] cost ( more | less ) [to cast] ( with | under | because of | due to ) {by:thing}  # Does Shock cost more with Sphere of Resistance?
"""
