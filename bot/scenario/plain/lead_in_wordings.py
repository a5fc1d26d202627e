"""What stands before a story and tells nothing of it: who asks, how many questions there are, what is played: `words ->   # example`,
in the signs of `wordings.py`."""

from __future__ import annotations

LEAD_IN_WORDINGS = """
! ^ i am [quite|fairly|pretty|very|totally|relatively|still|kinda] new [ to ( this | this game | the game | magic | mtg | it all | all this ) | here | at this ] [,|—|so|and|but] ->   # I'm new to this, I attack with Hill Giant.
! ^ [just|only] to make|be [extra|quite|totally] sure|certain|safe [ about this ] [,|:|—] ->               # Just to make sure: I attack with Hill Giant.
! ^ just|only checking|confirming|verifying|asking|curious|wondering [,|:|—] ->                            # Just checking: I attack with Hill Giant.
! ^ [just|only] to check|confirm|verify|clarify [,|:|—] ->                                                  # Just to confirm, I attack with Hill Giant.
! ^ [just] double checking [,|:|—] ->
! ^ [i have] {n:number}|several|some|multiple [quick|simple|short|rules] questions [here|about this|please] [,|:|—] ->   # Two questions.
! ^ one|two|three|four|1|2|3|4|a|b|c|first|second|third|firstly|secondly|thirdly : ->                    # One: I attack with Hill Giant.
! ^ first|second|third|next|last|other|another question [,|:|—] ->                                      # Second question: does it die?
! ^ [on] t1|t2|t3|t4|t5|t6|t7|t8 [,|:|—] ->                                                             # T1 I cast Hill Giant.
! ^ [on] turn {n:number} {w:who} -> {w}                                                                  # Turn 5 I attack with Hill Giant.
! ^ at fnm|prerelease|locals|lgs|draft [today|yesterday|recently] [,] ->                                 # At FNM my opponent attacked with Hill Giant.
! ^ so last|yesterday night|week|weekend|game [,] ->                                                     # So last night he swings with Hill Giant.
! ^ in short|brief|summary|essence [,|:|—] ->                                                           # In short, I attack with Hill Giant.
! ^ long story short [,|:|—] ->
! ^ playing commander|edh|modern|standard|legacy|pauper|pioneer|vintage|limited|draft|sealed|casual|arena|mtgo|magic [today|yesterday|online|recently] [,|:|—] ->   # Playing commander, I attack with Hill Giant.
! ^ i am|was|be|been|we are|were playing|facing|up against|versus [a|an|my|some] [friends|mono] [red|black|blue|green|white] burn|control|aggro|combo|elves|goblins|tribal|storm|mill|midrange|ramp|tokens|infect|merfolk|zombies|slivers [deck|decks|player|opponent] [,|and|—] ->
! ^ i am|was|be playing against [a|an|my|some] [friends|mono] [red|black|blue|green|white] burn|control|aggro|combo|elves|goblins|tribal|storm|mill|midrange|ramp|tokens|infect|merfolk|zombies|slivers [deck|decks|player|opponent] [,|and|—] ->   # I'm playing against burn, I have Hill Giant.
! ^ [quick|rules|small|another] question about|on|regarding {x:thing} :|— -> i have {x} ;                # Question about Hill Giant: it attacks.
! ^ [ok|okay|so|alright] weird|quick|odd|strange|fun|simple|dumb|silly|easy|tricky|interesting|another|random one|q|qn|ques [for you|guys|all] [ from|at [last|my] [nights] fnm|prerelease|draft|commander|league|modern|locals|lgs|tonight|today|yesterday ] [,|:|—] ->   # OK weird one from FNM: I attack with Hill Giant.
! ^ last|yesterdays|todays|tonights game|match [,|:|—] ->                                               # Last game: I attack with Hill Giant.
! ^ game|round one|two|three|1|2|3|4|5 [,|:|—] ->                                                       # Game 2, I attack with Hill Giant.
! ^ [i|we] had a judge call|question [today|yesterday|tonight|recently] [,|:|—] ->                      # Had a judge call today: I attack with Hill Giant.
"""
