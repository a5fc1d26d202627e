"""What stands before a story, or in a sentence of its own, and tells nothing of it: greetings, apologies, that there is a question,
where and when it came up. Templates; a comment is an example."""

from __future__ import annotations

from bot.scenario.frames.chat_lead_ins import CHAT_LEAD_INS
from bot.scenario.frames.talk import (
    ADJECTIVE,
    HEARERS,
    MATTER,
    MATTERS,
    PERSON,
    PLACE,
    SMALL,
    WHEN_AND_WHERE,
)
from bot.scenario.frames.talk import (
    SMALLS as _SMALLS,
)

_THIS = "this|that|it|these|something|following [one|question|situation|scenario|interaction|thing]"
_NOW = f"[{WHEN_AND_WHERE}]"
_CAME_UP = "( came|comes|come up|about | happened|occurred|arose | is|was )"
_HELP = "help|clarification|ruling|advice|clarity|confirmation|input|explanation|guidance|answer|answers"

#: What a mark, `but` or the end of the sentence stands after.
LEAD_INS = f"""
hey|hi|hello|yo|hiya|greetings|howdy|heya|dear [{HEARERS}]                                   # hello friends!
good morning|evening|afternoon|day [{HEARERS}]
hey|hi|hello|yo|ok|okay|so|well|alright [{HEARERS}] [,] [a|an|another|this|two] {SMALL} {MATTERS} [here|please|today|pls] [for {HEARERS}] [here|please|today] {_NOW}   # hey quick one for the judges here.
[i|we] [here] [have|had|got|is|its|heres|lost|won] [a|an|another|this|my|the|some] {SMALL} {MATTERS} [here|please|today|pls] [for {HEARERS}] [here|please|today] {_NOW}
[i] [have|had|got] [a|an|another|this|some] {SMALL} {MATTERS} [for {HEARERS}] [i|we|that] [have|had|was|were|am] wondering|thinking|arguing [about]
{SMALL} {MATTERS} please|pls|needed|required|requested|time                               # Rules check please:
rules|rule|ruling check|help|question|ruling|clarification|confusion [please|pls|needed]
[very] sorry|apologies|forgive|excuse [in advance] [me] [for|if|about] [the|this|my] [is] [a|an] {SMALL} ( {MATTERS} | english|formatting|wall|spelling|grammar|noobness|ignorance [of text] )   # sorry for the noob question,
sorry|apologies if|for this|it|that is|was|has|sounds|seems [been] [a|an] {ADJECTIVE}|asked|answered [before|already|question]
[this|that|it] [is|might|may|could|probably|will|was] [be|sound|seem|sounds|seems] [like] [a|an] {ADJECTIVE} [{MATTER}]      # This might be obvious, but ...
probably|maybe|perhaps [a|an] {SMALL} {MATTERS}
{SMALL} {MATTERS} maybe|perhaps|probably|here|incoming|alert                                     # stupid question maybe, but
[we|they|i] [{_SMALLS}] had|have|got|saw|seen {_THIS} [{_SMALLS}] ( come|coming|came up | happen|happening|happened )   # we had this come up:
[{PERSON} and] i|me|we [{_SMALLS}] are|were|was|am arguing|debating|discussing|fighting|disagreeing about|over|on {_THIS} [{MATTERS}]   # we were arguing about this one:
idk|dunno|unsure [if|whether] this|it|that is|was [the|a] right|correct|wrong place|sub|subreddit|channel|forum|spot|room [for this|to ask] [here]   # idk if this is the right place but ...
[i] [do|am] not know|sure [if|whether] this|it|that is|was [the|a] right|correct|wrong place|sub|subreddit|channel|forum|spot|room [for this|to ask] [here]
{SMALL} {_THIS} [{_SMALLS}] {_CAME_UP} {WHEN_AND_WHERE} [{WHEN_AND_WHERE}]                          # so this came up yesterday:
{SMALL} {_THIS} [{_SMALLS}] ( came|comes up | happened|occurred|arose )
[so|ok] here|below is|was|are [the|my|our|a|what] [full|whole|exact] [situation|scenario|question|board|setup|deal|story|state|happened|thing] [happened|state]   # So here is what happened.
[so|ok] heres [the|my|our|a|what] [full|whole|exact] [situation|scenario|question|board|setup|deal|story|state|happened|thing] [happened|state]
let me|us [just|quickly] set|describe|explain|paint|lay|tell [you] [the|a|my|this|what] [scene|picture|stage|situation|scenario|story|board|happened] [out|first]   # Let me set the scene.
( [i|we] [could|would] [{_SMALLS}] need|want|like|use|love|appreciate|looking ) [for] [to|have] [get] [a|an|some|your|any|quick] [rules] {_HELP}|{MATTER} [from {HEARERS}] [with|on|about|regarding] [this|the|following] [one|situation|ruling|interaction|here|please]   # need some help with this one.
[please] help [me|us] [out] [understand|settle|figure] [out] [with] [a|an|this|the|our] [bet|argument|debate|dispute|one|here|ruling|interaction|situation] [please]
[please] settle [a|an|this|our] [small|little|friendly] bet|argument|debate|dispute|disagreement [for us|me] [please]
can|could|would ( someone|anyone|somebody|you | {HEARERS} ) [guys|please|all] help|explain [me|us] [out] [here|please|this] [with] [this|the|following] [one|situation|ruling|interaction|please]   # can someone help me out here?
{PERSON} [just|once|recently] asked|showed|told|gave|posed|texted|messaged|sent [me|us] {_THIS} [{WHEN_AND_WHERE}]   # A buddy of mine asked me this:
[this|that|it] one|thing|interaction|{MATTER} [is|has|been] [been|is] {SMALL} bugging|bothering|confusing|puzzling|troubling|killing|stumping [me|us] [for] [a] [while|days|hours]   # This one is bugging me.
[i|we] ( feel|felt like ) [i|we] [am|are|was] [going|being] crazy|nuts|insane|stupid|dumb
[i|we] ( [{_SMALLS}] ( could|can|did|do not ) ( figure|work|sort|agree|find|tell|decide ) ) [on|out] [{_THIS}] [out|answer|anywhere|on|about] [this|it]    # We couldn't figure this out:
{PERSON} and i|me|we [{_SMALLS}] ( had|got|are|were|have|am ) [having|in|into] [a|an|this] [small|little|huge|big|bit|heated] [of] argument|debate|disagreement|discussion|dispute|fight [about|over|on] [this|it|how] [it|this] [works] {_NOW}
[{PERSON} and] i|me|we [{_SMALLS}] are|were|was|am {PLACE}
[{PERSON} and] i|me|we [{_SMALLS}] are|were|was|am playing [{PLACE}] [some|a|against|with|casual|magic|commander|edh|kitchen|table|game|games|friendly|few] [some|a|casual|magic|commander|edh|kitchen|table|game|games|friendly] [{PERSON}] {_NOW} [and {_THIS} {_CAME_UP}]   # So I'm playing against my brother.
{PERSON} and i|me [{_SMALLS}] are|were|was|am|played [{PLACE}] [some|a|casual|magic|commander|edh|game|games|friendly|few] [magic|commander|edh|game|games] {_NOW} [and {_THIS} {_CAME_UP}]
long|first|new|returning|old|casual|avid|relatively|fairly|pretty|second [new|time] player|poster|lurker|caller|reader [here|to] [this|magic|reddit]                   # long time player here, first time poster
i am [{_SMALLS}] ( new|returning|beginner|noob ) [to|player|here] [the|this|magic|mtg|game|here] [game]
[ok|so|just] [let us] imagine|picture|pretend|suppose|consider|assume|say [we|you|i] [have] that|this|the|a|following [scenario|situation|case|board|state|game|following]     # picture this:
context|background|backstory|setup|board|boardstate|state|story|example|case|q|question|ruling|title|edit|tldr|note [state|question|story|time] :|—
huh|welp|dang|wow|man|dude|bro|guys|folks|judge|judges|yall|lol|lmao|haha
{CHAT_LEAD_INS.strip()}
"""

#: What may run straight on into the story.
ADVERBIALS = f"""
{SMALL} [back] {WHEN_AND_WHERE} [{WHEN_AND_WHERE}]                                                 # in a recent game, a few weeks ago
for context|reference|clarity|simplicity|example|argument|arguments [sake]
[ok|so|just] [let us] imagine|picture|pretend|suppose [that]                                        # let's pretend
um|uh|uhh|umm|er|hmm|basically|essentially|honestly|literally|seriously|ultimately|anyway|anyways|anyhow|apparently|supposedly|allegedly|fwiw|btw|fyi|tbh|imo|imho|afaik|iirc   # apparently
as far as i|we [can|am] know|understand|understood|remember|recall|aware|tell|see|read [of] [it]
( the way | as | from what | how ) i|we [{_SMALLS}] [can] know|understand|understood|remember|see|read|gather|tell|get|got [it|this|that] [works]    # the way I see it
if i [{_SMALLS}] understand|understood|remember|recall|read|get|have [it|this|that|the] [rules|rule] correctly|right|properly
if i am not mistaken|wrong
[please] correct me if i am wrong|mistaken|incorrect                                              # correct me if I'm wrong but
unless i am missing|misreading|misunderstanding|forgetting|wrong|mistaken [something|anything|it|this]
[and] according to {PERSON}                                                                       # according to my friend
to [the best of] my knowledge|understanding
after all [is] [of] that|this|said|done [and] [done]
because|due [of] [to] this|that|it
if [that|thats|this|it] [is] right|true|correct|so|accurate
since i|he|she|they|we can
[it|as|this] [just] turns|turned out [that]
as it happens|happened|goes|went|is
out of nowhere
real talk|tea|quick
[without|not] thinking|hesitation|hesitating|looking [about] [it] [twice]
[so|and|but|now|ok] wait|hold [up|on|a|sec|second|minute]
[so] like
at the end of the day
when|once [all] [the] dust|smoke settles|clears|settled|cleared [down]
[the|a|an|this] {MATTER} [just] ( came|comes up | arose|arises|happened|occurred ) [{WHEN_AND_WHERE}] ( where|when|that | in which )   # the situation came up last FNM where he attacks
[i|we] [was|were|am|are] playing|played against|vs|versus|with {PERSON} [{WHEN_AND_WHERE}] [,|and|where|when]        # playing against my brother, he attacks
( [i|we] ( had|got|have|saw ) [a|an|this|the] {SMALL} [ {MATTERS} | game|match|board ] [{WHEN_AND_WHERE}] ( where|when | in which ) )    # I had a game where he attacks
"""

#: Whole sentences that say what is asked about; what that is is told after them.
HEADINGS = f"""
[hi|hey|hello|ok|so] [i] [have|had|got] [a|an|another|this|my|the|some] {SMALL} {MATTERS} about|on|regarding|re|with|involving|concerning {{x:rest}}   # Question about Pariah.
"""

#: Whole sentences that only say who thinks what of a question that was asked: `I say yes, he says no.`
_THINKS = "says|say|said|thinks|think|thought|insists|claims|claim|claimed|argues|argued|swears|disagrees|disagree|agrees|agree|believes|believe"
_SO = (
    "( yes | no | so | not | otherwise | that [it|he|she|i] [does|do|will|would|can|is] [not] | "
    "it|he|she|they|i|that does|do|will|would|can|is|did|should [not] )"
)
OPINIONS = f"""
( i|we | {PERSON} ) {SMALL} {_THINKS} [{_SO}] [but|and|,] [( i|we | {PERSON} )] [{SMALL}] {_THINKS} [{_SO}]       # I say yes, he says no.
( i|we | {PERSON} ) {SMALL} {_THINKS} [{_SO}] [but] [i|we] want|wanted|wanna|need|am [to] [not|be|make] sure|certain|confirm|check|verify   # I think so but want to be sure.
( i|we | {PERSON} ) {SMALL} {_THINKS} [{_SO}]                                                              # My friend says no.
yes|y [/|or] no|n                                                                                  # Yes/no?
[many|so] thanks|thank|thx|ty|tia|cheers|appreciate [you|it] [guys|all|everyone|everybody|folks] [in|so|a|for|very] [the|your|any|advance|much|lot|reading] [help|answers|answer|guys|all|everyone]
please [help|advise|explain|answer|asap|thanks] [and thank you]
any [and all] help|input|answers|thoughts [is|are|would|will|be] [be] [appreciated|welcome|great|nice|much] [appreciated]
"""
