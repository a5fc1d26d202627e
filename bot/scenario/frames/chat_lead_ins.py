"""What leads in to a story in a chat: who listens, that it just happened, that it may sound dumb. Templates, as in `lead_ins.py`."""

from __future__ import annotations

from bot.scenario.frames.talk import (
    ADJECTIVE,
    HEARERS,
    MATTER,
    MATTERS,
    PERSON,
    SMALL,
    SMALLS,
    WHEN_AND_WHERE,
)

_GAME = "game|match|draft|round|commander|edh|fnm|prerelease|stream"
_DUMB = f"( [the|a|an] {ADJECTIVE} [{MATTER}] | [{SMALLS}] dumb|stupid|silly|weird|obvious|basic|noob|noobish|crazy|long|confusing|messy [{MATTER}] )"
_ANYBODY = "( anyone|anybody|someone|somebody|you|u|yall | any|you|calling [of|all] [you|the] judge|judges|guys|experts|pros|rules [expert|experts|person|lawyers] )"

CHAT_LEAD_INS = f"""
[so] real|super|rly|rlly quick|fast [{MATTERS}]   # ok real quick:
[so] lemme|let [me|us] [just] ( get this straight | make|be sure [i|we] [got|get|have|understand] [this|it] [straight|right] | see if i|we got|get|have|understand this|it [right|straight|correctly] )   # lemme get this straight:
[so] lemme|let [me] [just] ( tell you | ask [you|yall|this|u] [guys] [something|this] | run this by|past you|yall|u | {HEARERS} | start by saying | set it up )
[just] hear|bear|stay|follow [with] me [out|here] [for|on] [a|this] [sec|second|minute|one]   # hear me out,
[so] get|check|picture|imagine|peep this|it [out] [guys]   # get this,
[so] here|there [it] goes|go|comes|it [is|nothing]   # here goes:
[so] here we go [again]
[just|i] [i|just] gotta|got|have|had|need|want|wanna|wanted|must [to] ask|know|check|confirm [this|something|you|yall|one] [thing|real|quick] [quick]   # gotta ask,
[just] ( to|want|wanna|wanted|need double|sanity|triple check|checking [something|this] | making sure )   # just to double check:
[just|quick|here] double|sanity|triple|rules|quick check|checking [something|this|here|time]
[ok] one|another|last|next|two more|last|quick|thing|one|other|things [thing|one | {MATTERS}] [i] [promise|swear|sorry|then]   # one more,
[a|another|new|next|other|same|different|similar|wild|related] [new|different|similar] {MATTER}|setup|topic|game|board|case [for|time] [you|yall|guys|here|tho|though]   # ok new scenario:
[a] true|funny|fun|sad|long|quick|short|crazy|wild|cool story|fact|one [short|tho|though|time|here|from] [{WHEN_AND_WHERE}]   # true story:
[so] [this|that|it|smth|something] [just|literally|actually|legit|also|weird|like] [just|literally|actually] happened|happens|came [up] [to|with|in|at] [me|us] [rn|today|just|now|my|our|the] [now] [game|pod|playgroup|table | {WHEN_AND_WHERE}]   # just happened in my game:
[so] [i|we] [just] had|got|saw|have this [one] [happen] [{WHEN_AND_WHERE}] [at|in|during] [the|our|my|a] [{_GAME}|store|lgs|pod]   # had this at fnm:
[i|we|were|im] [am|are|was|were] [currently|still|literally|just] [in] [the] ( mid|middle [of] [a|the|my|our] {_GAME} [of] [{_GAME}|magic] ) [rn|now|right|atm|here] [now] [{MATTERS}] [and|so]   # mid game rn,
[i|we] [am|are|was|were] [currently|still|literally|just] ( in|playing|watching [a|an|my|our|the|this] {_GAME}|magic|mtg|mtga|arena [{_GAME}] [of] [{_GAME}|magic] ) [rn|now|right|atm|here] [now]   # playing rn and
[i|we] [am|are] [currently|still|literally|just] playing rn|atm|now|right [now] [and|so]
[i|we] [am|are] in a|an|the|this|our [casual] {_GAME} of|in commander|edh|magic|mtg and|so
good morning|evening|afternoon|night|day [{HEARERS}]
morning|evening|afternoon [all | {HEARERS}]   # morning all,
hold|hol|hang|wait up|on|a [a|one] [sec|second|minute|min|moment]   # hol up,
i am|was [{SMALLS}] [super|really|very|totally|completely|a] [bit|little] confused|lost|stumped|stuck|puzzled|baffled|unsure [lol|here|now|rn|about|on|by] [this|that|it] [one|interaction]   # i'm so confused,
[so|super|very|really|kinda|still] confused|lost|stumped|puzzled [here|lol|now|rn|about|by|on] [this|that|it] [one|interaction|here]
idk|dunno [man|bro|dude|guys|tbh|lol] [if|whether|about] [this|that|it] [one] [is|was|sounds|makes] [{_DUMB} | sense|right] [or] [not|what]   # idk if this is dumb but
[im|am|i] [really|so|very] sorry|forgive|apologies|excuse [me] [guys] [if|for] [this|that|it] [is|sounds|seems|was|being] {_DUMB} [but]   # sorry if dumb but
[ok|so] this|that|it [is] ( is|might|may|will|could | gonna|going [to] ) [be|sound|seem] [a|like] {_DUMB}   # this is gonna sound dumb but
[pls|please|plz] settle|solve|decide this|it|one [one|debate|bet] [for] [us|me] [pls|please|plz]   # settle this for us:
[{PERSON} n|and|&] me|i|we [n|and|&] [{PERSON}] [are|were|is] [kinda|still|both|totally] disagree|disagreed|disagreeing|argue|arguing|fighting [here|about|on|over] [this|it|here] [one]   # me n my buddy disagree here:
[got|had|have|having|there] [was] [a|an|in|into] [big|huge|small|heated|little|long] argument|debate|disagreement|discussion|fight|bet at|in|on our|my|the|this table|pod|group|playgroup|server|store|chat|game|match   # big argument at our table:
calling [all|any|the] judges|judge|experts|pros   # calling all judges:
{_ANYBODY} [still|even|here] around|on|online|awake|up|here|there|alive [rn|now|tonight|today|atm|who|to] [can|could] [help|answer] [me|us|out] [out|lol]   # any judges on?
[can] {_ANYBODY} [quickly|pls|please|plz] help|halp [me|us] [out] [real|rly] [quick|fast|pls|please|plz|rq] [lol|here]
real talk|tea|deal|question [here|tho|though|now]   # real talk,
heres|here [is] [a|an|another|the] [good|weird|fun|quick|new|next] one|doozy|puzzler|scenario|situation [for you|yall|u|ya]   # here's one,
not|ain't gonna lie   # not gonna lie,
do|don't|dont|pls|please [not] laugh|judge|flame|roast|kill|hate|yell [at] [me|us] [pls|please|for|guys|lol] [this|asking|it]   # don't judge me but
[ok|so|anyway|anyways] [where|what] [was] i|we [was|were]
[im|i] [am] [new|newish|fairly|pretty|kinda|still|super|relatively|very] new|learning|noob|newbie|bad|rusty [to|at|the|with] [magic|mtg|this|edh|commander|game|here|ropes|rules|it] [so|lol]
[{SMALL}] [bit|little] [of] [a] long|wordy|complicated|messy [one|read|story] [sorry|lol]
"""
