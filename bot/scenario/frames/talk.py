"""The phrases that talk about a game is made of, as parts of templates: who says something, what is asked, where and when it came up.

None of them has a number, a name of a card, a deed of a game or a denial of one in it."""

from __future__ import annotations

#: Somebody of whom it is told what they say, and who need not be a player of the game that is told.
PERSON = (
    "( my|his|her|our|their|the|a|an|some|one|another|this [good|old|best|other|local|head|whole] "
    "friend|friends|buddy|buddies|mate|mates|pal|roommate|brother|sister|wife|husband|girlfriend|boyfriend|partner|son|daughter|"
    "dad|kid|cousin|coworker|colleague|playgroup|group|pod|judge|judges|opponent|opp|opponents|player|players|guy|guys|dude|store|lgs|"
    "team|internet|rules|owner|table [ of|at|from|in mine|ours|his|my|our|the [store|lgs|shop|table|playgroup|pod|group|club|chat] ] "
    "| he | she | they | opponent | opp | bro | everyone|everybody|someone|somebody|people|others | google | reddit | arena | mtgo | chatgpt | gatherer )"
)
SAYS = (
    "says|said|say|tells|told|claims|claimed|claim|argues|argued|argue|insists|insisted|insist|swears|swore|swear|thinks|thought|"
    "think|believes|believed|believe|maintains|maintained|reckons|reckon|states|stated|assumes|assumed|ruled|rules|decided|decides|"
    "explained|explains|figures|figured|suggests|suggested"
)
#: Adverbs and short words that talk is strewn with.
SMALLS = "just|really|also|still|only|kinda|kind|of|a|bit|quite|very|pretty|so|probably|maybe|perhaps|actually|well|little|rather|fairly"
SMALL = f"[{SMALLS}] [{SMALLS}]"
_ADJECTIVE = (
    "quick|dumb|stupid|silly|noob|newbie|newb|beginner|beginners|simple|basic|small|short|random|weird|odd|strange|tricky|fun|funny|"
    "interesting|rules|rule|ruling|easy|general|hypothetical|theoretical|follow-up|followup|tough|hard|common|niche|crazy|obvious|"
    "confusing|complicated|judge|combat|technical|serious|honest|genuine|possible|specific|table|kitchen|random"
)
ADJECTIVE = f"{SMALL} {_ADJECTIVE}"
#: What is asked; the shorter words only where an adjective says that it is asked: `a quick one`, but no `I have one`.
MATTER = (
    "question|questions|q|query|scenario|scenarios|situation|situations|puzzle|ruling|interaction|interactions|"
    "clarification|dispute|argument|debate|disagreement|discussion|bet"
)
MATTERS = f"( {MATTER} | {_ADJECTIVE} [{_ADJECTIVE}] one|ones|thing|call|check|problem|issue|case|{MATTER} )"
HEARERS = (
    "( you|u [all|guys|folks|judges] | [the|all|any|you|fellow|my|dear] judges|judge|guys|everyone|everybody|all|anyone|experts|"
    "folks|friends|people|community|reddit|players|team|there|here [here|out] [there] )"
)
_PLAYED = (
    "game|games|match|draft|prerelease|fnm|lgs|store|shop|tournament|commander|edh|modern|legacy|pauper|standard|vintage|cube|sealed|"
    "limited|casual|arena|mtgo|cockatrice|paper|league|pod|playgroup|kitchen|table|local|locals|friendly|multiplayer|session|night|gamenight"
)
_WHICH = "a|an|the|my|our|his|some|this|last|recent|previous|first|next|whole"
#: Where and when something was played: `in our commander game`, `at the LGS`, `last night`, `a few weeks ago`.
PLACE = (
    f"( in|at|during|on|over|while [playing] [{_WHICH}] [{_WHICH}] {_PLAYED} [{_PLAYED}] [{_PLAYED}] | playing [{_WHICH}] {_PLAYED} [{_PLAYED}] "
    f"| playing [{_WHICH}] {_PLAYED} [in|on|at {_PLAYED}] | playing on|in|at [{_WHICH}] {_PLAYED} )"
)
_DAY = "monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|week|weekend|month|year|morning|evening|afternoon|summer|winter|game|time"
TIME = (
    f"( last|this {_PLAYED} | [a|some] few|couple|some|many [of] days|weeks|months|years|games ago|back | years|ages|months|weeks|days ago|back | long|way [time] ago|back "
    f"| the other {_DAY} | last|this|yesterday|on {_DAY} [{_DAY}] | yesterday|today|tonight|recently|earlier|lately [{_DAY}] "
    f"| back in the day|days | back then | in the [good] old days|times | in the past | back in [ the|my|our ] [ {_WHICH} ] school|college|youth|days )"
)
WHEN_AND_WHERE = f"( {TIME} [,] [{PLACE}] | {PLACE} [,] [{TIME}] )"
JUDGED = "right|correct|true|accurate|fair|safe|reasonable|legit|okay|ok|so|valid|wrong|mistaken|incorrect|false|untrue"
