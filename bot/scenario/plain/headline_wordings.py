"""Plays told as a headline, without their verb or without who does them: `words -> the same plainly   # example`, in the signs of
`wordings.py`."""

from __future__ import annotations

HEADLINE_WORDINGS = """
^ {x:called} blocked by {y:to} -> {x} is blocked by {y}                                                # My 3/3 blocked by a 2/2.
^ {x:called} {k:keyword} blocked by {y:to} -> {x} with {k} is blocked by {y}                                # A 3/3 trample blocked by a 2/2.
^ {x:called} {k:keyword} {l:keyword} blocked by {y:to} -> {x} with {k} and {l} is blocked by {y}
^ {x:called} with {k:keyword} blocked by {y:to} -> {x} with {k} is blocked by {y}                                # My 3/3 with trample blocked by his 2/2.
^ {s:size} {k:keyword} blocked by {y:to} -> a {s} with {k} is blocked by {y}
^ {s:size} {k:keyword} {l:keyword} blocked by {y:to} -> a {s} with {k} and {l} is blocked by {y}
^ {s:size} blocked by {y:to} -> a {s} is blocked by {y}                                                # 3/3 blocked by a 2/2.
^ {x:titled} blocked by {y:to} -> {x} is blocked by {y}                                               # Ogre blocked by a 2/2.
^ {x:called} , blocked by {y:to} -> {x} is blocked by {y}                                                # My 3/3, blocked by a 2/2.
! ^ attacker|attackers {x:words} , blocker|blockers {y:to} -> i attack with {x} ; my opponent blocks with {y}   # Attacker 5/5 trample, blocker 2/2.
^ {x:titled} for {n:number} $ -> i cast {x} for {n}                                                   # Earthquake for 2.
^ {x:titled} with x = {n:number} $ -> i cast {x} for {n}
^ {n:number} {x:titled} on {y:to} -> i cast {n} {x} on {y}                                             # Two Shocks on my Ogre.
! {w:who} ping|pings|pinged {x:words} for 1|one [damage] $ -> {w} ping {x}                                  # Bob pings my 1/1 for 1.
{w:who} attack|attacks|attacked|swing|swings unblocked $ -> {w} attack ; no blocks                                # I attack unblocked.
! [,] leaving|putting|bringing|dropping|taking|knocking him|her [down|up] at|to|on {n:number} [life] $ -> ; he is at {n} now           # I Shock Bob, leaving him at 9.
! [,] leaving|putting|bringing|dropping|taking|knocking me [down|up] at|to|on {n:number} [life] $ -> ; i am at {n} now
! [,] leaving|putting|bringing|dropping|taking|knocking them [down|up] at|to|on {n:number} [life] $ -> ; they are at {n} now
! [,] leaving|putting|bringing|dropping|taking|knocking {x:titled} [down|up] at|to|on {n:number} [life] $ -> ; {x} is at {n} now
! [,] which|that|and puts|leaves|brings|drops|takes|put him|her [down|up] at|to|on {n:number} [life] $ -> ; he is at {n} now                # I Shock Bob, which puts him at 9.
! [,] which|that|and puts|leaves|brings|drops|takes|put me [down|up] at|to|on {n:number} [life] $ -> ; i am at {n} now
{w:who} is|am|are now at|on {n:number} [life] -> {w} is at {n} now                                              # He is now at 17.
{w:who} gain|gains|gained {n:number} $ -> {w} gain {n} life                                                    # I gain 4.
{w:who} gain|gains|gained {n:number} and go|goes|went [up] to {m:number} $ -> {w} gain {n} life ; {w} go to {m}
{w:who} lose|loses|lost {n:number} $ -> {w} lose {n} life                                                      # I lose 4.
{w:who} gain|gains|gained {n:number} more $ -> {w} gain {n} life                                               # I gain 3 more.
! {x:thing} take|takes|took {n:number} more $ -> {x} takes {n} damage                                         # It takes 1 more.
! {x:thing} take|takes|took another {n:number} $ -> {x} takes {n} damage
"""
