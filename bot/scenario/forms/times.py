"""When something happens: `after blockers`, `during Bob's upkeep`, `in response`, as data."""

from __future__ import annotations

#: Moment <- template, tried in this order; `{owner}` is whose turn. The longest match counts.
TIMES = """
TRIGGER <- in|as [a] response to {trigger:triggername} [on the stack]
TRIGGER <- with|while {trigger:triggername} [be] [still] on [the] stack
TRIGGER <- before {trigger:triggername} resolve
RESPONSE <- in|as response to that|this|it
RESPONSE <- in|as [a] response to {under:thing} [ability|trigger|spell|activation]
RESPONSE <- in|as [a] response [to that|this|it]
RESPONSE <- respond [to {under:thing}]
RESPONSE <- with|while {under:thing} [be] [ability|trigger|spell|triggers] [be|still|both] [still] on [the] stack
RESPONSE <- with|while [the|that|his|my|her|their|its|both] [{owner}] [trigger|ability|triggers|spell|activation|it|that|both] [be] [still] on [the] stack
RESPONSE <- before {under:thing} resolve
RESPONSE <- before it|that|this resolve
RESPONSE <- while {under:thing} [be] [still] on [the] stack
FIRST_STRIKE_ON_STACK <- with|while [the] first strike [combat] damage [is] [still] on [the] stack
FIRST_STRIKE_ON_STACK <- after [the] first strike [combat] damage [is|has] [been] [put|placed] [goes|went] on|onto [the] stack
DAMAGE_ON_STACK <- with|while [the] [combat] damage [is] [still] on [the] stack
DAMAGE_ON_STACK <- [then] [combat] damage goes|go on [the] stack
DAMAGE_ON_STACK <- [combat] damage [is|be] [put|placed|still] on|onto [the] stack
DAMAGE_ON_STACK <- after [combat] damage [is|has] [been] [put|placed] [goes|went] on|onto [the] stack
DAMAGE_PREVENTION <- in|during|at [the] [{number:ordinal}] damage prevention step [again]
BEGINNING_OF_COMBAT <- at|in|during|on the [very] beginning|start of [{owner}] combat [step|phase]
BEGINNING_OF_COMBAT <- at|in|during|on {owner} beginning of combat [step]
BEGINNING_OF_COMBAT <- combat begins
BEGINNING_OF_COMBAT <- in|during [the] beginning of combat [step]
BEGINNING_OF_COMBAT <- at beginning of combat [on {owner} turn]
BEGINNING_OF_COMBAT <- at [the|my|his|her|their] combat
BEGINNING_OF_COMBAT <- before attackers|attacks [are|have|is] [been] [declared]
BEGINNING_OF_COMBAT <- before [the|declaring] attack|attackers
AFTER_ATTACKERS <- after|once|when [the] attackers [are|have|is] [been] [declared]
AFTER_ATTACKERS <- after|once|when [the|my|his|her|their] attack [is|has] [been] [declared]
AFTER_ATTACKERS <- after attacks [are|have] [been] [declared]
AFTER_ATTACKERS <- after|on declaring|declared attackers
AFTER_ATTACKERS <- after {owner} attack
AFTER_ATTACKERS <- in|during|at [the|my|his|her|their] declare|declaration [of] attackers [step]
AFTER_ATTACKERS <- before [the|any|declaring] blocks|blockers|block|blocking [are|is|have] [been] [declared|made|chosen]
AFTER_ATTACKERS <- before {who} [declare] [any] block [blockers|anything]
AFTER_ATTACKERS <- before {who} declare blockers|blocks
AFTER_ATTACKERS <- on [the] attack
AFTER_BLOCKERS <- after|once|when [the|my|his|all] blockers|blocks|block [are|is|have|has] [been] [declared|made|assigned|chosen]
AFTER_BLOCKERS <- after blocking|block|blocks
AFTER_BLOCKERS <- after {who} block
AFTER_BLOCKERS <- after no blocks|block|blockers [are|is] [declared]
AFTER_BLOCKERS <- after declaring blockers|blocks
AFTER_BLOCKERS <- in|during|at [the|my|his|her|their] declare|declaration [of] blockers|blocks [step]
AFTER_BLOCKERS <- before [the] [combat|any|first] [strike] [combat] damage [step] [is|be|gets] [dealt|assigned|done|happens]
AFTER_BLOCKERS <- before [the] [combat] damage [step] [resolves]
AFTER_BLOCKERS <- during|in combat
AFTER_FIRST_STRIKE <- after [the] first strike [combat] damage [step] [is|has|been|was] [been] [dealt]
AFTER_FIRST_STRIKE <- after [the] first [combat] damage [step]
AFTER_FIRST_STRIKE <- after [the] first strike|strikes
AFTER_FIRST_STRIKE <- between [the|its|his|her] [two|double] strikes|hits
AFTER_FIRST_STRIKE <- between [the] [two] [first] [strike] [combat] [damage] [steps] [and] [regular|normal|second] [combat] [damage] [steps|step]
AFTER_FIRST_STRIKE <- before [the] regular|normal|second [combat] damage [step] [is] [dealt]
END_OF_COMBAT <- at|in|during [the] end of combat [step] [phase]
END_OF_COMBAT <- before combat ( ends | is over | end )
END_OF_COMBAT <- before [the] end of combat
END_OF_COMBAT <- as combat ends
AFTER_COMBAT <- after [the|this|that] combat [damage|phase] [is|has] [over|done|ended|dealt]
AFTER_COMBAT <- after [the] damage [is|has] [been] [dealt]
AFTER_COMBAT <- after [the] combat [damage] [step|phase]
AFTER_COMBAT <- post combat [main] [phase]
AFTER_COMBAT <- postcombat
AFTER_COMBAT <- in|during|on [the|my|his|her|their|a] [{owner}] second|postcombat|2nd main [phase]
AFTER_COMBAT <- in|during|on [the|my|his|her|their] [{owner}] post combat main [phase]
AFTER_COMBAT <- [in|during] [{owner}] main [phase] two|2
AFTER_COMBAT <- in|during [{owner}] main phase after combat
NEXT_COMBAT <- in|during|for [the|my|his|her|their|a] [{number:ordinal}] combat [phase] [of|this] [the] [turn]
NEXT_COMBAT <- in|during|for [the|my|his|her|their|a|an|that] next|new|additional|extra|other combat [phase]
AFTER_COMBAT <- at|in|during [the] beginning|start of [the] [{owner}] second|postcombat|2nd main [phase]
AFTER_COMBAT <- at|in|during [the] beginning|start of [the] [{owner}] post combat main [phase]
AFTER_COMBAT <- [then] [the|my|his|her|their] [{owner}] second|postcombat|2nd main phase begin|start|come|arrive
MAIN_BEGINS <- at|in|during [the] beginning|start of [the|my] [{owner}] [first|precombat|1st] main [phase]
MAIN_BEGINS <- [then] [the|my] [{owner}] [first|precombat|1st] main phase begin|start|come|arrive
MAIN <- before combat [phase|begins]
MAIN <- after [the|my] [{owner}] draw step|phase
MAIN <- precombat
MAIN <- pre combat
MAIN <- in|during|on|at [the|my|his|her|their|a] [{owner}] [first|precombat|1st] main [phase] [1|one]
MAIN <- in|during [{owner}] main [phase] [1|one]
MAIN <- in|during|on [the|my|his] [{owner}] pre combat main [phase]
UNTAP <- in|during|at|on [the] [beginning|start] [of] [the|my] [{owner}] [next] untap [step|phase]
UPKEEP <- in|during|at|on [the] [beginning|start] [of] [the|my] [{owner}] [next] upkeep [step|phase]
DRAW <- in|during|at|on [the] [beginning|start] [of] [the|my] [{owner}] [next] draw [step|phase]
CLEANUP <- in|during|at|on [the|my] [{owner}] [next] cleanup [step|phase]
CLEANUP <- in|during|at|on [the|my] [{owner}] [next] clean up [step|phase]
END_STEP <- in|during|at|on [the] [beginning|start] [of] [the|my] [{owner}] [next] end step|phase
END_STEP <- in|during|at|on [the] [my] [{owner}] [next] endstep
END_STEP <- [then|so|now] it be [now] [the|my] [{owner}] end step
END_STEP <- [then|so|now] [the|my|his|her|their] [{owner}] end step begin|start|come|arrive
END_STEP <- [at] eot
END_STEP <- at [the] end of [the|this|my|that] [{owner}] [next] turn
END_STEP <- at [my] [{owner}] end of turn
END_STEP <- at [the] end [step] of turn
END_STEP <- at [the] turns|turn's end
END_STEP <- end of turn
NEXT_TURN <- [on|in|during] [the|my] [{owner}] next|following turn
NEXT_TURN <- [then|and] [the|my] {owner} next|following turn come|begin|start|arrive
NEXT_TURN <- the turn after [that]
UNTAP <- [then|and] [the|my] {owner} [next] untap step come|begin|start|arrive
UPKEEP <- [then|and] [the|my] {owner} [next] upkeep [step] come|begin|start|arrive
NEXT_TURN <- a turn later
NEXT_TURN <- later next turn
TURN <- on|in|during|for [the|my] [{owner}] [own|current] turn
NOW <- this turn|combat
NOW <- during this|that turn
NOW <- later [on] [in|during] this|that|the [same] turn
NOW <- at instant speed
NOW <- at this|that point
NOW <- from there|here [on]
NOW <- at the same time
NOW <- in one|the [same] turn
NOW <- with priority
NOW <- hold|retain|keep priority
NOW <- after that|this
NOW <- in the meantime
NOW <- as usual|normal|well
NOW <- of course
NOW <- right away
NOW <- during combat damage
NOW <- in [that|this] order
NOW <- for [the] first time
NOW <- once more
NOW <- as an instant|sorcery
NOW <- to begin|start with
NOW <- as a response
NOW <- for good measure
NOW <- for exactly lethal
NOW <- for lethal [damage]
NOW <- as [the|my] [{owner}] first spell [of|on|in|for|during] [the|my] [{owner}] [this] [turn]
AFTER_FIRST_STRIKE <- [then] [the] first strike [combat] damage [step] [is|gets] dealt|happens|resolves
DAMAGE <- [then|so|now] [regular|normal] [combat] damage [step] [is|gets|be] dealt|happens|assigned|resolves|happen|resolve
DAMAGE <- [then|so|now] [we|they] go|move|proceed [on] to [combat] damage
DAMAGE <- when|once [combat] damage [is] dealt|happens
DAMAGE <- in|during [the] [combat] damage step
DAMAGE <- at [combat] damage
AFTER_COMBAT <- [then] combat ( ends | is over | end )
AFTER_COMBAT <- when|once|as combat ( ends | is over )
END_OF_TURN <- [then|so] [the|my|this|that] [{owner}] turn ( ends | is over | end | passes )
END_OF_TURN <- [the|my] [{owner}] end of turn comes|arrives|come
END_OF_TURN <- after [the|my] [{owner}] [next] end step|phase
DRAW <- after [the|my] [{owner}] [next] upkeep [step]
END_OF_TURN <- until|through [the] end of [the|this] turn
END_OF_TURN <- the turn is done|finished
"""
