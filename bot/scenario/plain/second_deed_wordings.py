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
[,] gifting {p:who} a|an ( card | food | [tapped] fish | treasure | [tapped] octopus | extra turn ) , and {v:verb} -> with gift and {v}                                    # I cast Shock on Ogre, gifting Bob a Treasure, and attack with Elf.
[,] gifting {p:who} a|an ( card | food | [tapped] fish | treasure | [tapped] octopus | extra turn ) and {v:verb} -> with gift and {v}
{who} have|has|control|controls no {x:few} left -> {who} have no {x}                                             # He has no creatures left.
{who} do|does not have|control any {x:few} left -> {who} have no {x}
{x:thing} attack|attacks|attacked equipped|enchanted with {y:titled} -> {x} be equipped with {y} ; {x} attack            # Ogre attacks equipped with Sword.
{x:thing} block|blocks|blocked equipped|enchanted with {y:titled} -> {x} be equipped with {y} ; {x} block
{x:titled} make|makes|made|turn|turns|turned {y:thing} [into] a|an {s:size} -> the trigger of {x} targets {y} ; {y} be a {s} now     # At combat on my turn Ogre makes my Elf a 5/5.
sacrifice|sacrifices|sacrificed|sac|sacs {x:thing} to kill|destroy|exile|bounce {y:thing} $ -> sacrifice {x} , targeting {y}           # I attack with Ogre and sacrifice Elf to kill Hill Giant.
cast|casts {x:titled} [,] returning|bringing [back] {y:titled} to the battlefield and {z:titled} to my|his|her|their hand $ -> cast {x} targeting {y} and {z}   # I cast Shock, returning Ogre to the battlefield and Elf to my hand.
! cast|casts {x:titled} [,] making|creating {n:number} -> cast {x} , creating {n}
! cast|casts {x:titled} [,] making|creating a|an -> cast {x} , creating a                             # I cast Shock making a Construct and gaining 2 life.
! cast|casts {x:titled} [,] choosing to create|make {y:words} and [to] {w:verb} -> cast {x} to create {y} and {w}      # I cast Shock, choosing to make a Construct and to gain 2 life.
! cast|casts {x:titled} [,] for the {y:few} and the {z:few} $ -> cast {x} with the {y} and {z} modes                 # I cast Shock for the Construct and the life gain.
cast|casts {x:titled} [,] choosing|choose|picking|naming [the] {y:several} $ -> cast {x} with the {y} mode                    # I cast Shock choosing creatures.
cast|casts {x:titled} [,] choosing|choose|picking|naming the counter $ -> cast {x} with the counter mode                     # I cast Shock choosing the counter.
cast|casts {x:titled} [,] choosing|choose|picking|naming the token $ -> cast {x} with the token mode
cast|casts {x:titled} [,] choosing|choose|picking|naming the life [gain] $ -> cast {x} with the life mode
cast|casts {x:titled} [,] choosing|choose|picking|naming the damage $ -> cast {x} with the damage mode
cast|casts {x:titled} [,] choosing|choose|picking|naming the discard $ -> cast {x} with the discard mode
cast|casts {x:titled} [,] choosing|choose|picking|naming [the] {y:several} and [the] {z:several} $ -> cast {x} with the {y} and {z} modes   # I cast Shock choosing artifacts and creatures.
cast|casts {x:titled} [,] choosing|choose|picking|naming [the] {y:several} , [the] {z:several} [,] and [the] {w:several} $ -> cast {x} with the {y} , {z} and {w} modes
cast|casts {x:titled} [,] for [the] {y:several} and [the] {z:several} $ -> cast {x} with the {y} and {z} modes
! {who} have|has|let|make the|its|that trigger hit|target|shoot|burn {y:to} -> {who} target {y} with the trigger           # I attack with Ogre and have the trigger hit Elf.
! {who} aim|aims|aimed|point|points|pointed|send|sends the|its|that trigger at|to {y:to} -> {who} target {y} with the trigger
! {who} aim|aims|aimed it at {y:to} -> {who} target {y} with it
! ^ [and] the|its|that trigger hit|hits|shoots|burns {y:to} -> the trigger targets {y}                                      # I attack with Ogre and its trigger hits Elf.
! and the|its|that trigger hit|hits|shoots|burns {y:to} -> and the trigger targets {y}
! , the|its|that trigger hit|hits|shoots|burns {y:to} -> , the trigger targets {y}
{who} have|has|hold|holds {x:words} and {z:titled} on the battlefield $ -> {who} have {x} ; {who} control {z}                         # I have five cards in hand and Ogre on the battlefield.
! {who} hit|hits {p:who} with {x:titled} with {z:words} in {o:somebodys} graveyard|yard $ -> {z} are in {o} graveyard ; {who} hit {p} with {x}   # I hit Bob with Ogre with three creature cards in my graveyard.
! {who} am|is|are at|on max|maximum speed with {x:titled} -> {who} have max speed ; {who} control {x}                    # I'm at max speed with Ogre and attack.
! activate|activates|activated|use|uses|used {x:owning} monstrosity $ -> activate {x} monstrosity ability                 # I activate Ogre's monstrosity.
! activate|activates|activated|use|uses|used {x:owning} monstrosity and -> activate {x} monstrosity ability and
{x:words} while {who} have|has|control|controls a|an {y:words} at|back home -> {who} have a {y} ; {x}                   # I attack with Ogre while I have a 5/5 at home.
! how many cards do|does {w:who} get back $ -> how many cards do {w} return to hand
! cast|casts {x:titled} with my {y:few} fighting {z:to} -> cast {x} targeting my {y} and {z}                              # I cast Shock with my 4/4 fighting his 6/6.
! cast|casts {x:titled} with {y:titled} fighting {z:to} -> cast {x} targeting {y} and {z}
! {who} make|makes|made {x:titled} monstrous -> {who} activate {x} monstrosity ability
! and boast|boasts [it|with it] -> and use its boast                                                               # I attack with Ogre and boast.
[,] boasting [with it] $ -> and use its boast
! cast|casts {x:titled} and {y:titled} [,] both on|at|targeting {z:to} -> cast {x} on {z} and cast {y} on {z}            # I cast Shock and Fling, both on Elf.
! cast|casts {n:number} {x:few} [,] both|all on|at|targeting {z:to} -> cast {n} {x} targeting {z}
! and connive|connives [,] [by] discarding {y:titled} -> and discard {y} to connive                               # I cast Ogre and connive, discarding Shock.
! and connive|connives away {y:titled} -> and discard {y} to connive
! and earthbend|earthbends {y:thing} $ -> targeting {y}                                                            # I cast Ogre and earthbend my Forest.
! [,] and {who} have|has|control|controls {y:words} that stays|stay home|back -> while {who} have {y} at home
{who} have|has|hold|holds {x:words} and {z:titled} in play $ -> {who} have {x} ; {who} control {z}
{who} attack|attacks|attacked|swing|swings {x:words} [,] keeping a|an {y:few} back|home $ -> {who} control a {y} ; {who} attack {x}        # I attack with Ogre, keeping a 5/5 back.
! {who} put|puts it|him|her|them third from the top [of] [my|his|her|their] [library|deck] $ -> {who} choose to put it into the library           # Ogre dies and I put it third from the top.
! {who} put|puts {x:titled} third from the top [of] [my|his|her|their] [library|deck] $ -> {who} choose to put {x} into the library
{who} take|takes|took|steal|steals|stole {x:titled} from {o:somebodys} graveyard|yard $ -> {who} reanimate {x} from {o} graveyard   # I take Ogre from his graveyard.
! to loot|rummage $ -> to draw and discard                                                                     # I cast Shock to loot.
! cast|casts {x:titled} [,] making|having {p:who} discard [a] [card] and dealing {n:number} [damage] to {y:to} -> cast {x} with the discard and {n} damage modes targeting {p} and {y}   # I cast Shock, making Bob discard a card and dealing 2 damage to Elf.
"""
