"""The questions of how things stand, answered by names and words: `kind <- template`; see `template.py` for the signs."""

from __future__ import annotations

STATE_QUESTIONS = """
entersplay   <- do|will|would|did|could|might|should {what:askwhat} [still|ever|actually|even] enter|hit|reach [the] battlefield|play [{when:askwhen}]   # Does Hill Giant enter the battlefield?
entersplay   <- do|will|would|did|could|might|should {what:askwhat} [still|ever|actually|even] ( enter | come into play | make it into|onto|to [the] battlefield|play ) [{when:askwhen}]   # Does Hill Giant make it onto the battlefield?
whopoisoned  <- who get|receive|take [the|a|any|those|these] poison counter|counters [{when:askwhen}]                                                    # Who gets the poison counter?
acts         <- do|will|would|did|could|might|should {what:askwhat} [still|even|actually|ever] do anything|something [ at all ] [{when:askwhen}]   # Does Shock do anything?
manyblock    <- how many creatures|things|guys [do|will|would|did] [have to] block|blocked {what:askwhat} [{when:askwhen}]                        # How many creatures block Hill Giant?
manyblock    <- how many creatures|blockers be [there] blocking [for] {what:askwhat} [{when:askwhen}]
manyblock    <- how many blockers do|will|would|did {what:askwhat} have|get|face [{when:askwhen}]                                            # How many blockers does Hill Giant have?
manyattack   <- how many creatures [do|will|would|did] attack|attacked [{who:askwho}] [{when:askwhen}]                                       # How many creatures attack?
manyattack   <- how many creatures be attacking [{who:askwho}] [{when:askwhen}]
whatisleft   <- what|which {kind:kindnoun} do|will|would {who:askwho} [still|now|then] control [on] [the] [board|battlefield|table] [{when:askwhen}]   # What creatures does Bob control?
whatisleft   <- what|which {kind:boardnoun} do|will|would {who:askwho} [still|now|then] have [out] [on] [the] [board|battlefield|table] [{when:askwhen}]   # What creatures does Bob have?
whatisleft   <- what do|will|would {who:askwho} [still|now|then] control [on] [the] [board|battlefield|table] [{when:askwhen}]            # What does Bob control?
whatisleft   <- what|whats [be] [still|now] on [the] board|battlefield|table|field [{when:askwhen}]                                        # What is on the battlefield?
whatisleft   <- what|which {kind:kindnoun} be [still|now] [on] [the] board|battlefield|table [{when:askwhen}]                              # Which creatures are on the battlefield?
whatisleft   <- what|which [{kind:kindnoun}] be [still|now|then] {state:askkind} [{when:askwhen}]                                          # Which creatures are tapped?
whatisleft   <- which of {who:owner} {kind:kindnoun} be [still|now|then] {state:askkind} [{when:askwhen}]                                  # Which of Bob's creatures are tapped?
whatisin     <- what|which {kind:kindnoun} be [still|now|then] {place:zone} [{when:askwhen}]                                               # Which cards are in Bob's graveyard?
whatisin     <- what|whats [be] [still|now|then] {place:zone} [{when:askwhen}]                                                             # What is in Bob's graveyard?
whatisin     <- what|which [{kind:kindnoun}] do|will|would {who:askwho} have {place:zone} [{when:askwhen}]                                 # What cards does Bob have in his graveyard?
whoowns      <- who own {what:askwhat} [{when:askwhen}]                                                                                    # Who owns Ogre?
whoowns      <- who be [the] owner of {what:askwhat} [{when:askwhen}]   # Who is the owner of Ogre?
colors       <- what|which color|colors be {what:askwhat} [{when:askwhen}]                                                                 # What color is Ogre?
colors       <- what|which color|colors do {what:askwhat} have [{when:askwhen}]   # What colors does Ogre have?
types        <- what|which [card|creature] type|types be {what:askwhat} [{when:askwhen}]   # What type is Ogre?
types        <- what|which [card|creature] type|types do {what:askwhat} have [{when:askwhen}]                                              # What types does Ogre have?
keywords     <- what|which keyword|keywords [abilities|ability] do {what:askwhat} [still|now|then] have [{when:askwhen}]                   # Which keywords does Ogre have?
whatisleft   <- what|which {kind:kindnoun} be [still|now|then] alive|left|remaining|around [on] [the] [board|battlefield|table] [{when:askwhen}]   # Which creatures are still alive?
whatisleft   <- what|which {kind:kindnoun} remain|stay [alive|left|around] [on] [the] [board|battlefield|table] [{when:askwhen}]            # Which creatures remain on the battlefield?
howmany      <- how many {kind:boardnoun} be [there] [still|now|then] [left|remaining] [on] [the] [board|battlefield|table|play] [{when:askwhen}]           # How many Soldiers are there?
makes        <- how many {kind:kindnoun} be|get [being] created|made|produced [{when:askwhen}]                                            # How many tokens are created?
hasany       <- is|are there [still|now] [a|an|any|{number}] {kind:boardnoun} [left|remaining|out] [on] [the] [board|battlefield|table] [{when:askwhen}]   # Is there a creature on the battlefield?
controls     <- do|will|would {who:askwho} still have {what:askwhat} [on] [the] [board|battlefield|table] [{when:askwhen}]                 # Does Bob still have Ogre?
whohas       <- who|which [player] [still] have|control any|a|an|some {kind:boardnoun} [left|remaining] [on] [the] [board|battlefield|table] [{when:askwhen}]   # Who has any creatures?
whohasmost   <- who|which [player] have|control [the] {tail:mostword} {kind:countednoun} [total] [left] [{when:askwhen}]                   # Who has the most creatures?
hasmore      <- do|will|would {who:askwho} [now|still|then] have|control {tail:mostword} {kind:countednoun} than {to:askwhat} [{when:askwhen}]   # Does Alice have more life than Bob?
firstresolves <- what|which [of] [the|them|these|those] [one|spell|spells|ability|abilities|trigger|triggers|two] resolve first [{when:askwhen}]   # Which spell resolves first?
firstresolves <- what|which [one|spell|ability] resolve first ,|— {what:things}                                                             # Which resolves first, Shock or Giant Growth?
lastresolves <- what|which [of] [the|them|these|those] [one|spell|spells|ability|abilities|trigger|triggers|two] resolve last [{when:askwhen}]    # Which spell resolves last?
resolvesbefore <- do|will|would {what:askwhat} resolve before {by:things} [does] [{when:askwhen}]                                          # Does Shock resolve before Giant Growth?
totalpower   <- how much total|combined power do {what:askwhat} have [{when:askwhen}]                                                     # How much total power do Bob's creatures have?
totaltoughness <- how much total|combined toughness do {what:askwhat} have [{when:askwhen}]                                               # How much total toughness do Bob's creatures have?
isattacking  <- is|are|was|were {what:askwhat} [now|then|already|currently|also|considered] [an|a] attacking [creature|creatures] [{when:askwhen}]   # Is Ogre attacking?
isblocking   <- is|are|was|were {what:askwhat} [now|then|already|currently|also|considered] [an|a] blocking [creature|creatures] [{when:askwhen}]    # Is Ogre blocking?
whatkills    <- what|which [creature|creatures] do|will|would {by:askwhat} kill|destroy [{when:askwhen}]                                     # What does Ogre kill?
whosesurvive <- whose creature|creatures [will|would|do] survive|live|win [{when:askwhen}]                  # Whose creature survives?
manycards    <- how many cards be|get drawn [{when:askwhen}]                                                                               # How many cards are drawn?
manydiscards <- how many cards be|get discarded [{when:askwhen}]                                                                           # How many cards are discarded?
firstdamage  <- who|which|what [one|creature] [ of ( them | these | those | the two ) ] do|will|would|get [to] deal [its|the|combat] damage|dmg first [{when:askwhen}]         # Which one deals damage first?
firstdamage  <- who|which|what [one|creature] [ of ( them | these | those | the two ) ] deal|strike|hit|strikes|hits [its|the|combat] [damage|dmg] first [{when:askwhen}]         # Who deals damage first?
whosedie     <- whose {kind:kindnoun} [will|would|do] die|dies [{when:askwhen}]                                                           # Whose creatures die?
manyreturn   <- how many of {what:askwhat} [do|will|would|get|be] come|return|returned [back] [ to|onto|into [the] [battlefield|play] ] [{when:askwhen}]   # How many of them come back?
manyreturn   <- how many {kind:kindnoun} [do|will|would|get|be] come|return|returned [back] [ to|onto|into [the] [battlefield|play] ] [{when:askwhen}]      # How many creatures come back?
onlysurvives <- do|will|would|could|might|should only|just {what:askwhat} live|survive|remain [{when:askwhen}]                               # Does only Ogre survive?
"""
