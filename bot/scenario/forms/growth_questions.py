"""The questions whether something gets bigger or smaller, and which of several dies first: `kind <- template`; see `template.py` for the signs. What it gets from something
that is named is asked in forms that are tried before these."""

from __future__ import annotations

GROWTH_QUESTIONS = """
issize       <- do|will|would|did {what:askwhat} [now|still|then|just] become [a] {size:size} [{when:askwhen}]   # Does Ogre become a 5/5?
diesfirst    <- who|which|what [one|creature|creatures] [of] [them|the|these|two] [creatures|two] die|dies first [{when:askwhen}]        # Which one dies first?
diesfirst    <- which|what|who|whose of {what:askwhat} [will|would|do] die|dies first [{when:askwhen}]                                          # Which of my creatures die first?
diesfirst    <- which|what {kind:kindnoun} [will|would|do] die|dies first [{when:askwhen}]                                                     # Which attackers die first?
getsbigger   <- do|will|would|did|can|could|might|should {what:askwhat} [still|also|both|all|even] get|gain|receive [the|a|an|its|that] {bonus} [bonus|boost|buff] [{when:askwhen}]   # Does Ogre get +3/+3?
getsbigger   <- do|will|would|did|can|could|might|should {what:askwhat} [still|also|both|all|even] get|become|grow [any] bigger|larger|stronger [{when:askwhen}]   # Does Ogre get bigger?
getsbigger   <- do|will|would|did|can|could|might|should {what:askwhat} [still|also|both|all|even] grow [{when:askwhen}]   # Does Ogre grow?
getsbigger   <- do|will|would|did|can|could|might|should {what:askwhat} [still|also|both|all|even] get|receive [the|a|an|any|its|that] bonus|boost|buff|pump [{when:askwhen}]   # Does Ogre get the bonus?
getssmaller  <- do|will|would|did|can|could|might|should {what:askwhat} [still|also|both|all|even] get|become [any] smaller|weaker [{when:askwhen}]   # Does Ogre get smaller?
getssmaller  <- do|will|would|did|can|could|might|should {what:askwhat} [still|also|both|all|even] shrink [{when:askwhen}]   # Does Ogre shrink?
killedby     <- what|who|which [creature|one|spell] [of] [them|the] [two|three] kill|kills|killed|destroys|destroyed {what:askwhat} [{when:askwhen}]   # What kills Ogre?
killedby     <- what|who do|will|would|did {what:askwhat} die to|from|of [{when:askwhen}]   # What does Ogre die to?
manydie      <- how many {kind:kindnoun} be [now|then|by] [now|then] dead|destroyed|killed [{when:askwhen}]   # How many creatures are dead?
manydie      <- how many of {what:askwhat} be [now|then|by] [now|then] dead|destroyed|killed [{when:askwhen}]   # How many of Bob's creatures are dead?
whodies      <- who|which|what [one|ones] of them|these|those [two|three] be [now|then|by] [now|then] dead|destroyed|killed [{when:askwhen}]   # Which of them is dead?
whodies      <- which|what|who|whose of {what:askwhat} be [now|then|by] [now|then] dead|destroyed|killed [{when:askwhen}]   # Which of my creatures are dead?
whodies      <- which|what {kind:kindnoun} be [now|then|by] [now|then] dead|destroyed|killed [{when:askwhen}]   # Which attackers are dead?
saves        <- am|is|are|was|were {what:askwhat} [still|then|now] saved [{when:askwhen}]   # Is Ogre saved?
manyblock    <- how many creatures|things|guys|blockers [do|will|would|did] block|blocked [{when:askwhen}]   # How many creatures block?
tramples     <- how much trample damage|dmg do|will|would|can|could|may|might {by:askwhat} deal|do|assign [to {to:askwhat}] [{when:askwhen}]   # How much trample damage does Ogre deal to Bob?
tramples     <- how much trample damage|dmg [will|would|can|could] go|goes|get|gets|make|makes|come|comes|be|is [it] [dealt] [through|over] [to {to:askwhat}] [{when:askwhen}]   # How much trample damage goes through?
tramples     <- how much [total] trample damage|dmg [be] [there|dealt] [in total|in all|total|overall]   # How much trample damage?
whofights    <- which|what|who [of] [{who:owner}] {kind:kindnoun} be|get|gets [still|now|then] {effect:fightpart} [{when:askwhen}]   # Which of Bob's creatures is blocked?
whofights    <- which|what|who [of] [{who:owner}] {kind:kindnoun} [do|will|would] {effect:fightpart} [{when:askwhen}]   # Which of Bob's creatures block?
manyfight    <- how many [of] [{who:owner}] {kind:kindnoun} be|get|gets [still|now|then] {effect:fightpart} [{when:askwhen}]   # How many of Bob's creatures are blocked?
manyfight    <- how many of {who:owner} {kind:kindnoun} [do|will|would|did] {effect:fightpart} [{when:askwhen}]   # How many of Bob's creatures attack?
howmany      <- how many of {who:owner} {kind:kindnoun} be [still|now|then] {state:askkind} [{when:askwhen}]   # How many of Bob's creatures are tapped?
energygained <- how many|much energy [counters|counter] do|will|would|did|can|could|may|might {who:askwho} get|receive|gain|make [{when:askwhen}]   # How much energy does Bob get?
energytotal  <- how much|many energy [counters|counter] do|will|would|can|could {who:askwho} [still] have|end [up] [with] [left] [{when:askwhen}]   # How much energy does Bob have?
onlydies     <- do|will|would|could|might|should only|just {what:askwhat} die [{when:askwhen}]                                                                 # Does only Ogre die?
"""
