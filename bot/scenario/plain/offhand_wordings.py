"""Deeds told offhand: by what they are for, by what is left alone, by a participle of the card that does them: `words -> the same
plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

OFFHAND_WORDINGS = """
let|lets [all] [of] the rest|others|remaining [of] [them|creatures|ones|attackers] [go|come|get|connect] through|by|in|past|connect -> do not block the other creatures   # I block the 4/4 and let the rest through.
let|lets the other {n:number} [creatures|ones|attackers] [go|come|get] through|by|in|past -> do not block the other creatures
block [any] [of] the others|rest|remaining [of] [them|creatures|ones|attackers] -> block the other creatures   # I block the 4/4 and don't block the others.
block the other {n:number} [ones] -> block the other creatures                                       # I don't block the other two.
the others|rest [of] [them|creatures|attackers] be|go|get|went unblocked -> i do not block the other creatures
[in order] to finish|kill|polish it|him|her|them off ->                                              # I Shock it to finish it off.
[,] finishing it|him|her|them off ->
! can {who} {x:words} to finish|kill|polish {y:words} off -> can {who} {x} & do {y} die               # Can I Shock a planeswalker with 2 loyalty to finish it off?
! can {who} {x:words} to finish|kill|polish off {y:to} -> can {who} {x} & do {y} die
! {o:open} lets|let [us] say|assume|call [it] [a|an] {s:size} {c:close} -> {o} {s} {c}                  # I attack with a trampler (let's say 4/4).
! {o:open} say|assume [a|an] {s:size} {c:close} -> {o} {s} {c}
! {o:open} attacker|attackers is|are {x:words} {c:close} -> ; the attacker is a {x}
! {o:open} blocker|blockers is|are {x:words} {c:close} -> ; the blocker is a {x}
! {o:open} targeting him|her|them at {n:number} [life] {c:close} -> targeting my opponent ; my opponent was at {n} life   # I cast Lightning Bolt (targeting him at 3).
! {o:open} targeting me at {n:number} [life] {c:close} -> targeting me ; i was at {n} life
^ {x:thing} {o:open} enchanted with|by {y:words} by {w:who} {c:close} {z:rest} -> {w} control {y} ; {y} is attached to {x} ; {x} {z}   # My Hill Giant (enchanted with Pacifism by Bob) attacks.
{who} have [a|an] {x:thing} {o:open} enchanted with|by {y:words} by {w:who} {c:close} -> {who} have {x} ; {w} control {y} ; {y} is attached to it
! {who} were|was to {v:verb} -> {who} {v}                                                             # If I were to block with Hill Giant, would it die?
! cast|play the same {x:words} on|targeting -> cast {x} on                                            # I cast the same Shock on Hill Giant.
^ got {x:rest} -> i have {x}                                                                           # Got Hill Giant in play.
^ i am a big|huge {x:words} fan [so|and|,] -> i have {x} ;                                             # I am a big Hill Giant fan.
! ^ we [both|all] attack and block -> i attack ; my opponent block                                     # We attack and block.
{who} order [the] damage [order] [:|—|,] {x:words} first -> {who} order {x} first                      # I order damage: the 2/2 first.
"""
