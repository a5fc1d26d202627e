"""How blocks are told: `I throw two of them in front of it`, `I go for a double block`, `two block, one stays back`."""

from __future__ import annotations

_MANY = "double|triple|gang|team|quadruple|chump"
_IN_FRONT = "throw|put|stick|send|toss|line|lines|drop|drops|shove|jam"

BLOCK_WORDINGS = f"""
his|her|their only|sole|lone blocker -> his only creature                                               # I killed his only blocker with Shock.
my only|sole|lone blocker -> my only creature
neither|none of us|them|you block|blocks|blocked $ -> nobody blocks                                       # Neither of us blocked.
! half a dozen [of] -> six                                                                             # I attack with half a dozen 1/1s.
! two dozen [of] -> 24
! a|one dozen [of] -> twelve                                                                           # I attack with a dozen 1/1s.
! {{who}} double|double-block|double-blocks|double-blocked [block|blocks|blocked] {{x:words}} with {{y:sizes}} -> {{who}} block {{x}} with two {{y}}      # He double blocks Ogre with 2/2s.
! {{who}} triple|triple-block|triple-blocks|triple-blocked [block|blocks|blocked] {{x:words}} with {{y:sizes}} -> {{who}} block {{x}} with three {{y}}
a|the pair|couple|duo of -> two                                                                    # I block with a couple of my 2/2s.
! {{who}} have|has|got a|an {{s:size}} on [my|his|her|their] own|his|hers|mine|theirs [side|board] $ -> {{who}} have a {{s}}             # He has a 6/6 on his.
{{who}} {_MANY} [up] on {{x:words}} with|using {{y:to}} -> {{who}} block {{x}} with {{y}}                         # I gang up on it with two of them.
{{who}} doubled|doubles|tripled up on {{x:words}} with|using {{y:to}} -> {{who}} block {{x}} with {{y}}
{{who}} doubled|doubles up on it -> {{who}} double block it
{{who}} go|opt|goes|went|opted for a|the {_MANY} block [{{x:to}}] -> {{who}} double block {{x}}                     # I go for the double block with two of them.
{{who}} do|make|declare|have a|the {_MANY} block [{{x:to}}] -> {{who}} double block {{x}}
! {{who}} decide|choose|elect|opt to {_MANY} block -> {{who}} double block
{{who}} {_IN_FRONT} {{x:words}} [right] [in|out] front [of it|him|that|them] $ -> {{who}} block with {{x}}                # I throw two of them in front.
{{who}} {_IN_FRONT} {{x:words}} [right] in front of {{y:to}} -> {{who}} block {{y}} with {{x}}
{{who}} {_IN_FRONT} {{x:words}} to|for [the] block $ -> {{who}} block with {{x}}                                   # I send two of them to block.
{{who}} {_MANY} block [it] with|using {{n:number}} $ -> {{who}} block with {{n}} of them
{{who}} block [it|that|him] with|using {{n:number}} $ -> {{who}} block with {{n}} of them                            # I block with two.
{{who}} {_MANY} block [it] with|using {{n:number}} [out] of [the|my|his|her|their] {{m:number}} $ -> {{who}} block with {{n}} of them
{{who}} block [it|that|him] with|using {{n:number}} [out] of [the|my|his|her|their] {{m:number}} $ -> {{who}} block with {{n}} of them
{{who}} block [it] with|using {{n:number}} and|, [keep|keeping|keeps|hold|holding|leave|leaving] one|1|the [other|rest|others] [stay|stays|stayed|sits|back|home] [back|behind|home|in] [reserve] $ -> {{who}} block with {{n}} of them
{{who}} chump|chumps|block|blocks|chumped|blocked {{o:open}} [with] [a|an] {{s:size}} {{c:close}} -> {{who}} block with a {{s}}          # He chumps (1/1).
have|has|had|got {{x:words}} swinging|coming [in] -> have {{x}} attacking                                               # I had a 4/4 swinging at him.
there is|was {{x:words}} attacking {{y:who}} -> {{x}} attack {{y}}
{{who}} attack|swing|attacks|swings {{x:thing}} into his|her|their board|field|side of {{y:to}} -> {{who}} attack with {{x}} ; my opponent control {{y}}   # I swing my 4/4 into his board of two 2/2s.
{{who}} attack|swing|attacks|swings into his|her|their board|field|side of {{y:words}} with {{x:to}} -> {{who}} attack with {{x}} ; my opponent control {{y}}
{{who}} is|am attacking|swinging into his|her|their board|field|side of {{y:words}} with {{x:to}} -> {{who}} attack with {{x}} ; my opponent control {{y}}
^ on my side|board|field|end [of] [the] [board|table] [,] [there] [is|are|we|i] [have|control|got] [just|only] {{x:words}} -> i control {{x}}        # On my side is a 4/4.
^ on his|her|their|my [opponents] side|board|field|end [of] [the] [board|table] [,] [there] [is|are|he|she|they] [has|have|controls|got] [just|only] {{x:words}} -> my opponent control {{x}}
[the] [board] [there] is|are|was|were {{x:words}} on my side|board|field|end and|, {{y:words}} on his|hers|theirs|her|their [side|board|field|end] -> i control {{x}} ; my opponent control {{y}}   # There's a 4/4 on my side and a 6/6 on his.
with|and 1 guy|creature|dude -> with a creature                                                                   # I swing with 1 guy.
{{x:thing}} block|blocks|blocked {{y:words}} along|together with {{z:to}} -> {{x}} and {{z}} block {{y}}
! [,] but|and keep|keeps|kept|hold|holds|held|leave|leaves|left {{x:words}} [at] back|home|behind $ -> ; {{x}} does not attack                 # I attack with Elf and Ogre but keep Knight home.
[,] [and] keep|keeping|hold|holding|leave|leaving one|1|the|my [other|rest|others|third] [one|guy|dude] back|home|behind $ ->                       # I block with two, keeping one back.
"""
