"""Sentences in which somebody says or asks whether something is so: `can someone tell me if ...`, `my friend says that ...`. Templates;
`{x:rest}` is what is said or asked."""

from __future__ import annotations

from bot.scenario.frames.talk import HEARERS, JUDGED, PERSON, SAYS, SMALL, SMALLS

_ASKED_FOR = "confirm|tell|explain|clarify|verify|know|check|answer|help|say|ask|see|understand|find|figure|determine|settle|wonder|be|make"

#: What is asked, whatever sign stands at its end.
ASKED = f"""
can|could|would|will|does|do|did|might|may ( someone|anyone|anybody|somebody|everyone|you|u|ya|we|people | {HEARERS} ) [guys|all|please|kindly|happen|here] [please|kindly|quickly|to|just] {_ASKED_FOR} [me|us|sure|out|let] [know|understand|see|figure] [out|sure] [for me|us|please] if|whether|that {{x:rest}}   # can someone tell me if it dies
can|could|would|will|do|does|did|might|may ( someone|anyone|anybody|somebody|everyone|you|u|ya|we|people | {HEARERS} ) [guys|all|please|kindly|happen|here] [please|kindly|quickly|to|just] {_ASKED_FOR} [me|us|sure|out|let] [know|understand|see|figure] [out|sure] [for me|us|please] [about|to] [exactly] [:|,|—] {{x:asking}}   # do you know how big it is
can|could|would|will ( someone|anyone|anybody|somebody|you|u|people | {HEARERS} ) [guys|all|please|kindly|here] [please|kindly|quickly|just] confirm|clarify|verify [to] [me|us] {{x:rest}}   # can anyone confirm it dies
i|we [{SMALLS}] want|wanted|wanna|need|needed|gotta|have|had|like|love|trying|try|am|was|would|hope|hoping [like|love|trying|wondering] [to] {_ASKED_FOR} [sure|out|certain] [out] if|whether|that {{x:rest}}    # I want to know if it dies
i|we [would|could|am|was|are] [{SMALLS}] [not|un] want|wanted|need|needed|like|love|trying|hoping|wondering|curious|unsure|confused|asking|sure|unclear [about|as] [to] [{_ASKED_FOR}] [out] [about|as] [to] [exactly] [:|,|—] {{x:asking}}   # I would like to know how big it is
[not] sure|certain|unsure|unclear|confused [about|as] [to] [exactly] {{x:asking}}                                                       # not sure how big it is
[please] [now|just|so] calculate|compute|determine|figure|find|explain|show|say|state|give|list [me|us] [out] [exactly] {{x:asking}}   # determine how much damage he takes
what|all i|we [{SMALLS}] want|wanted|wanna|need|needed|like [to] know|ask|understand|confirm|see [is|was] [this|if|whether] [:|,] {{x:rest}}     # what I want to know is
i|we am|was|are|were [{SMALLS}] [not|un] wondering|curious|unsure|confused|asking|sure|certain|unclear [about|as] [to] if|whether {{x:rest}}
i|we am|was|were [{SMALLS}] wondering|curious [about|as] [to] [:|,|—] {{x:rest}}                                                            # im wondering does it die
[just|also|now|still] wondering|curious [:|,|—] {{x:rest}}                                                                             # wondering does it die
i|we want|wanted|wanna|need|needed|gotta|like|love [to] {_ASKED_FOR} [:|,|—] {{x:asking}}                                                # i wanna know does it die
{PERSON} [is|was|are|were] [{SMALLS}] wants|wanted|want|asks|asked|ask|asking|wonders|wondered|wondering|wondering|curious [me|us] [to] [{_ASKED_FOR}] [:|,|—] [if|whether] {{x:asking}}   # he wants to know does it die
{PERSON} [is|was|are|were] [{SMALLS}] wants|wanted|want|asks|asked|ask|asking|wonders|wondered|wondering|wondering|curious [me|us] [to] [{_ASKED_FOR}] if|whether {{x:rest}}             # my friend asked if it dies
i|we do|did|does|can|could not|nt [{SMALLS}] get|understand|know|tell|remember|see [if|whether] {{x:asking}}                             # i dont get does it die
i|we do|did|does|can|could not|nt [{SMALLS}] get|understand|know|tell|remember|see if|whether {{x:rest}}                                 # i dont get if it dies
[the] [only] [thing|part|bit] what|that|which i|we do|did not|nt [{SMALLS}] get|understand|know is|was [:|,|—] [if|whether] {{x:rest}}    # what i dont get is does it die
what|all i|we do|did not|nt [{SMALLS}] get|understand|know is|was [:|,|—] [if|whether] {{x:rest}}
we|they [{SMALLS}] argued|debated|arguing|debating|discussed|fought|disagree|disagreed [about|over|on] if|whether {{x:rest}}            # we argued whether it dies
[so|and|but] do|does|would|dont you|u|ya|anyone|anybody [guys|all] think|say|reckon|believe|agree [that] {{x:rest}}                                    # do you think it dies
any|what|is [are] [the|there|a] chance|chances|possibility|odds [that|of] {{x:rest}}                                                      # any chance it dies
[so|and|please] [do] ( tell me | lemme know ) [:|,|—] [if|whether] {{x:asking}}
why is|was it that {{x:rest}}                                                                                                             # why is it that it dies
[just|also|now|still] wondering|curious|unsure|asking|unclear|confused [about|as] [to] if|whether {{x:rest}}                                       # just wondering whether it dies
[not] sure|certain [about|as] [to] if|whether {{x:rest}}
[i|we] [am|was|were|are] [{SMALLS}] making|make|checking|check|confirming|verifying|double-checking|trying|tryna [to] [make|be|find|know|figure|understand|check|see|work] [sure|certain|out] [that|if|whether] {{x:rest}}   # just making sure it dies
[just|only|really|all] [i|we] [{SMALLS}] want|wanna|need|wanting|gotta|needed|wanted [to] make|be|find|know|figure|understand|check|see|double [check|sure|certain|out] [that|if|whether] {{x:rest}}                     # wanna make sure it dies
anyone|anybody|someone|somebody|any|yall [of|you|u|one|guys|here|judge|judges] [here] know|knows|sure|confirm|confident [if|whether|that] {{x:rest}}           # anyone know if it dies
i|we [{SMALLS}] can|could|do|did|would not|nt figure|agree|tell|decide|remember|know|work|recall [out|on|about] if|whether|that {{x:rest}}                    # we can't figure out if it dies
[i] dunno|idk|unsure|confused|undecided [about|as] [to] [if|whether] {{x:rest}}                                                          # idk if it dies
i|we wonder|wondered [if|whether] {{x:rest}}
[please] [just] ( confirm|clarify|verify [me|us] ) [please] [if|whether|that] {{x:rest}}                            # please confirm that it dies
[please] [just] ( tell|explain|advise [me|us] | lemme|let [me|us] know ) [please] [:|,|—] if|whether|that {{x:rest}}          # please tell me if it dies
[please] [just] ( tell|explain|advise [me|us] | lemme|let [me|us] know ) [please] [:|,|—] {{x:asking}}                        # please tell me how big it is
[do|does] [you|anyone|anybody|someone] [have] any idea|clue|thoughts|opinion|chance [on] if|whether|that {{x:rest}}                                  # any idea if it dies
is|was|would|will|will|isnt it|this|that [be] [not] {SMALL} {JUDGED}|case|fact [case|fact] [to|for|in] [me|us] [say|assume|think|conclude|believe|claim|saying|assuming|thinking] [that|if] {{x:rest}}   # is it fair to say that it dies
is|was|would|will it|this|that [be] [{SMALLS}] the|a case|fact [that|if] {{x:rest}}
am|was|are|would|will i|we [be] [{SMALLS}] {JUDGED} [in|to|when|if|by] [i] [thinking|assuming|saying|believing|understanding|think|assume|say|believe|understand] [that] {{x:rest}}     # would I be right in saying it dies
[does|do|would|will] ( that|this|it mean|imply|follow ) [that] {{x:rest}}
my|our|the|main|real [main|actual|real|only|next|first|last|second|other] question|questions|q|issue [now|here|then|for you|basically|really] is|was|are [this|now|if|whether] [:|,|—] {{x:rest}}    # my question is, does it die
so|and my|our|the [main|actual|real|only] question|questions|q [now|here|then] [is|was|are] [:|,|—] {{x:rest}}
[so|and|the|my|our] [real|actual|main|big|next|other|last|second] question|q|qs|ruling [is|was] [:|,|—] {{x:rest}}                                                                                         # question is does it die
[so|and] how|what ( do|would|does|will|is|was ) [you|one|a|the|we] [judge|correct|right|official] rule|ruling|call|answer|verdict|resolve [it|this|here] [:|,|—] {{x:rest}}   # what's the ruling, does it die
[so|and] someone|somebody|anyone|anybody [please] tell|explain [to] [me|us] if|whether {{x:rest}}                                # someone please tell me if it dies
can|could|would|will a|any|some|the judge|judges|expert|referee [here|please] tell|confirm|clarify|explain|say [to] [me|us] if|whether|that {{x:rest}}   # could a judge confirm that it dies
"""

#: What is claimed: a question where a sign or what follows asks whether it is so.
CLAIMED = f"""
[so|and|but] {PERSON} [{SMALLS}] {SAYS} [to] [me|us] [that] [,|:] {{x:rest}}                                                   # my friend says it dies
[so|and|but] {PERSON} is|was|are|were|keeps|kept [{SMALLS}] sure|certain|convinced|adamant|saying|telling|claiming|insisting|arguing [me|us] [that] {{x:rest}}   # he is sure it dies
[so|and|but|well|then|ok] i|we [am|was] [{SMALLS}] think|thought|believe|believed|assume|assumed|guess|guessed|suppose|figure|figured|reckon|thinking|assuming|guessing|imagine|understand|understood|gather|take|sure|certain|confident|convinced|positive|heard|read [ it|this that ] [that] {{x:rest}}   # I think it dies
i|we was|were|have|had [been] [always|just|once] told|taught|informed [by {PERSON}] [that] {{x:rest}}                          # I was told it dies
[{SMALLS}] sure|certain|positive|convinced|confident [that] {{x:rest}}                                                                 # pretty sure it dies
[that|this|which] [all|then] means|mean|implies [that] {{x:rest}}                                                                                       # which means it dies
[and|so|but] [it|that] [is] my|our [general] understanding|impression|belief|guess|thought|assumption|interpretation|reading [here] [is|was] [that] [,|:] {{x:rest}}    # my understanding is it dies
[so|and] we|they [just|then] decided|ruled|concluded|agreed|settled|played|treated [it|this] [on|as|like|that] [that|if] {{x:rest}}
[so|and] apparently|supposedly|allegedly [,] {{x:rest}}
"""

_IT = (
    f"( i|we|he|she|they|it|this|that|you|who | {PERSON} ) "
    "[interpretation|understanding|reasoning|logic|ruling|reading|opponent|friend|buddy|judge]"
)
#: What asks whether it is so that was claimed, after a comma or in a sentence of its own.
VERDICTS = f"""
right|correct|true|yes|accurate|legit [or|/] [wrong|incorrect|false|no|not]                                       # Correct?
[so|and|but] is|was|am|are|were|aint|isnt {_IT} [{SMALLS}] [in] [the] right|correct|true|accurate|legit|so|case [or|/] [not|wrong|incorrect|false|no] [about|on|here|in] [this|that|it] [one]   # is he right
[so|and] is that|this how [it|this|that] [really|actually] works|work|goes [or] [not]
[so|and] did|do|does|have|has|had i|we|he|she|they [do|done|play|played|get|got|have|understand|rule|ruled|it|this] [it|this|that] [{SMALLS}] right|correct|correctly|properly        # Did we do it right?
[so|and] am|was|were|are i|we [{SMALLS}] missing|misunderstanding|right [something|anything|here] [here]            # am I missing something
or am|was|were|are i|we [{SMALLS}] wrong|mistaken|incorrect|crazy|missing|misunderstanding|right [something|anything|here] [here]           # or am I wrong
can|could someone|anyone|somebody|you [guys|please] confirm|verify [this|that] [please]
"""

#: What asks whether it is not so.
DENIALS = f"""
[so|and|but] is|was|am|are|were {_IT} [{SMALLS}] wrong|mistaken|incorrect|lying|false|crazy|bluffing [about|on|here|in] [this|that|it] [one]   # is he wrong
"""

#: What asks for what was claimed again, with no word of its own: `My son says he can block. Can he?`
ECHOES = f"""
[so|and|but] can|could|may|do|does|did|will|would|is|are|was i|we|he|she|they|it|that|this [{SMALLS}]                              # Can he?
"""

#: What stands at the end of a question and asks no more.
TAILS = f"""
[,] or nah|no|nope|not|what|naw|nay                                                                       # does it die or nah
[,] or am|was|are i|we [{SMALLS}] missing|wrong|crazy|mistaken|misunderstanding|right [something|anything|here]
[,] if any|anything|either|anyone|anybody|at [all|any]                                                     # which one dies, if any
[,] i|we ( take it | assume|guess|presume|suppose|gather|reckon|imagine|believe|think|figure [so] )                  # it lives, I take it
[,] yes or no
[,] y / n
[,] yes / no
[,] [many] thanks|thank|thx|ty|tia|cheers [you] [in|so|a|very] [advance|much|lot|guys|everyone|all]
[,] lol|lmao|haha|btw|pls|plz|please|fwiw|tbh
[,] or what|not|nah|nope|something|somethin|smth
[,] agreed|agree|ya|amirite|innit|huh|eh|mhm|yh|yes|aye
[,] in this|that|such [a|an|particular|specific] case|scenario|situation|example|instance|interaction
[,] but [i] [{SMALLS}] want|wanna|wanted|need|would [like] [to] [be|make|double] sure|confirm|check|verify|certain       # but want to confirm
"""
