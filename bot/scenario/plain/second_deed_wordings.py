"""How players tell the second deed of one card behind `and`, the side of a card that is played, and tokens that are there beside it:
`words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

SECOND_DEED_WORDINGS = """
[,] [and|but] do|does not learn $ ->                                                                     # I cast Shock on Ogre and don't learn.
[,] [and] choosing|choose|chooses not to learn $ ->
[,] without learning ->
^ {x:words} is|are|am out|there|down with {n:number} {t:several} $ -> {x} and {n} {t} are out                                  # My Ogre is out with four Foods.
^ {x:words} is|are|am on the battlefield|board|table with {n:number} {t:several} $ -> {x} and {n} {t} are out
{who} have|has|control|controls {x:words} out|down with {n:number} {t:several} $ -> {who} have {x} and {n} {t}
! how much life do {w:who} have [,] and what be mine $ -> how much life do {w} have and how much life do i have         # What's Bob's life total and what's mine?
! how much life do {w:who} have [,] and what be {b:somebodys} $ -> how much life do {w} have and how much life do '{b} have         # What's my life total and what's Bob's?
! what be {a:somebodys} life [total|points] [,] and mine $ -> how much life do '{a} have and how much life do i have         # What's Bob's life total and mine?
! what be {a:somebodys} life [total|points] [,] and {b:somebodys} $ -> how much life do '{a} have and how much life do '{b} have   # What's my life total and Bob's?
[,] gifting {p:who} a|an [tapped] {x:few} , and {v:verb} -> with gift and {v}                                    # I cast Shock on Ogre, gifting Bob a Treasure, and attack with Elf.
[,] gifting {p:who} a|an [tapped] {x:few} and {v:verb} -> with gift and {v}
[,] gifting {p:who} a|an [tapped] {x:few} $ -> with gift
{who} have|has|control|controls no {x:few} left -> {who} have no {x}                                             # He has no creatures left.
{who} do|does not have|control any {x:few} left -> {who} have no {x}
{x:thing} attack|attacks|attacked equipped|enchanted with {y:titled} -> {x} be equipped with {y} ; {x} attack            # Ogre attacks equipped with Sword.
{x:thing} block|blocks|blocked equipped|enchanted with {y:titled} -> {x} be equipped with {y} ; {x} block
{x:titled} make|makes|made|turn|turns|turned {y:thing} [into] a|an {s:size} -> the trigger of {x} targets {y} ; {y} be a {s} now     # At combat on my turn Ogre makes my Elf a 5/5.
{x:titled} give|gives|gave|make|makes|made|get|gets|got me a|an|{n:number} {z:few} $ -> {x} triggers                     # At my end step Ogre gives me a Zombie.
sacrifice|sacrifices|sacrificed|sac|sacs {x:thing} to kill|destroy|exile|bounce {y:thing} $ -> sacrifice {x} , targeting {y}           # I attack with Ogre and sacrifice Elf to kill Hill Giant.
cast|casts {x:titled} [,] returning|bringing [back] {y:titled} to the battlefield and {z:titled} to my|his|her|their hand $ -> cast {x} targeting {y} and {z}   # I cast Shock, returning Ogre to the battlefield and Elf to my hand.
"""
