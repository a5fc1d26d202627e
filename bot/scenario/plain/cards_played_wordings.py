"""How players tell what their cards do: kept home, cast for full price, not kicked, not crewed, worn, suspended, convoked:
`words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

CARDS_PLAYED_WORDINGS = """
^ {x:titled} +1 $ -> i +1 {x}                                                                                     # Chandra +1.
^ {x:titled} +1 [targeting|on|at] him $ -> i +1 {x} targeting him
^ {x:titled} +1 [targeting|on|at] his {y:to} -> i +1 {x} targeting his {y}
^ {x:titled} +2 $ -> i +2 {x}
^ {x:titled} +2 [targeting|on|at] him $ -> i +2 {x} targeting him
^ {x:titled} +2 [targeting|on|at] his {y:to} -> i +2 {x} targeting his {y}
^ {x:titled} -1 $ -> i -1 {x}
^ {x:titled} -1 [targeting|on|at] him $ -> i -1 {x} targeting him
^ {x:titled} -1 [targeting|on|at] his {y:to} -> i -1 {x} targeting his {y}
^ {x:titled} -2 $ -> i -2 {x}
^ {x:titled} -2 [targeting|on|at] him $ -> i -2 {x} targeting him
^ {x:titled} -2 [targeting|on|at] his {y:to} -> i -2 {x} targeting his {y}                                              # Chandra -2 on his Ogre.
^ {x:titled} -3 $ -> i -3 {x}
^ {x:titled} -3 [targeting|on|at] him $ -> i -3 {x} targeting him
^ {x:titled} -3 [targeting|on|at] his {y:to} -> i -3 {x} targeting his {y}
{x:thing} stay|stays|stayed back -> {x} do not attack                                                       # My Hill Giant stays back and he attacks with a 2/2.
{who} hardcast|hardcasts|hardcasted {x:words} from {y:few} hand -> {who} cast {x} from {y} hand                # I hardcast Ogre from my hand.
{who} hardcast|hardcasts|hardcasted -> {who} cast
{who} flash|flashes|flashed {x:titled} back -> {who} flash back {x}                                           # I flash Ogre back.
[,] without paying [for] [the|its|a|any] kicker [cost] -> unkicked                                              # I cast Burst Lightning on him without paying the kicker.
[,] without kicking it -> unkicked
[and] do|does|did not pay [for] [the|its|a|any] kicker [cost] -> unkicked                                       # I cast Burst Lightning on him and don't pay the kicker.
[and] do|does|did not kick it -> unkicked
^ {x:thing} is|was|am|are not crewed [yet|this turn] -> {x} is on the battlefield                              # My Smuggler's Copter isn't crewed.
^ nobody|noone crew|crews|crewed {x:thing} -> {x} is on the battlefield
my|his|her|their|an|a|the uncrewed {x:titled} -> my {x}
! can|could [my|the] {x:titled} crew {y:thing} $ -> can i crew {y} with {x}                                # Can Elf crew Cart?
! can|could it|they crew {y:thing} $ -> can i crew {y} with it                                            # My Ogre is tapped. Can it crew Cart?
! {w:who} attack|attacks|attacked|swing|swings with [a|my|his|her|the] crewed {x:titled} -> {w} crew {x} ; {w} attack with {x}   # I attack with a crewed Cart.
^ my crewed {x:titled} -> i crew {x} ; {x}                                                               # My crewed Cart attacks.
! how many creatures|attackers|blockers get|be =exiled $ -> how many creatures are in =exile                         # How many creatures get exiled?
! how many get|gets|are|is|were exiled $ -> how many cards are in =exile
^ the kicker is|was not paid [for] -> it was not kicked                                                            # The kicker wasn't paid.
{n:number} {k:few} counter|counters left [on it|him|her] -> {n} {k} counters                                   # My Hill Giant has one +1/+1 counter left.
^ my {x:titled} is|was suspended with {y:to} -> i have {x} suspended with {y}                                    # My Ogre is suspended with one time counter on it.
^ {x:titled} is|was suspended with {y:to} -> i have {x} suspended with {y}
^ his|her {x:titled} is|was suspended with {y:to} -> he have {x} suspended with {y}
! ^ in|at|on|during my [next] upkeep [,] the last|final [time] counter come|comes|came|is|gets|get off|removed -> it is my upkeep   # In my upkeep the last counter comes off.
! ^ in|at|on|during my [next] upkeep [,] {who} remove|take|removes|takes [off] the last|final [time] counter [off|from|of] [it] -> it is my upkeep
! ^ in|at|on|during my [next] upkeep [,] it come|comes off [suspend] -> it is my upkeep
{x:thing} is|am|are|was wearing {y:titled} -> {y} is attached to {x}                                    # My Grizzly Bears is wearing Bonesplitter.
! ^ {y:titled} turn|turns|turned {x:words} into a creature $ -> i use {y} on {x}                                     # Zur turns my Propaganda into a creature.
! i get|got back {x:titled} -> i return {x} to my hand                                                          # My Kami dies and I get back Hill Giant.
! he|she get|gets|got back {x:titled} -> he return {x} to his hand
! tap|taps|tapped {x:words} to convoke {y:titled} -> cast {y} , tapping {x}                                       # I tap three Elves to convoke Ogre.
! convoke|convokes|convoked {y:titled} with|by|using [tapping] {x:to} -> cast {y} , tapping {x}
! [,] tapping {x:words} for|via|with|through convoke -> , tapping {x}                                             # I cast Ogre, tapping two Elves for convoke.
! attack|attacks|attacked|swing|swings into his|her|their {s:size} blocker -> attack ; he block with his {s}        # I swing into his 1/1 blocker.
there is|are {n:number} {k:few} in my graveyard|yard and {m:number} in his|hers -> i have {n} {k} in my graveyard ; he have {m} {k} in his graveyard
! cast|casts|play|plays {x:titled} [,] and aim|aims|point|points [it|the trigger|its trigger] at {y:to} -> cast {x} targeting {y}
! {who} cast|casts {x:titled} with {n:number} {s:sizes} and attack|attacks|swing|swings [with them] -> {who} control {n} {s} ; {who} cast {x} ; {who} attack with them   # I cast Overrun with three 1/1s and attack.
! ^ my {x:words} fight|fights|fought {y:words} with|via|using|through {z:titled} -> i cast {z} on my {x} and {y}      # My 3/3 fights his 2/2 with Prey Upon.
! do|will|would|did {x:thing} [still|only] trigger more than once [{z:onward}] -> how often do {x} trigger {z} & is that more than 1          # Does Zed trigger more than once?
! do|will|would|did {x:thing} [still] only trigger once [{z:onward}] -> how often do {x} trigger {z} & is that exactly 1
! do|will|would|did {x:thing} [still] trigger only|just once [{z:onward}] -> how often do {x} trigger {z} & is that exactly 1    # Does Zed trigger only once?
"""
