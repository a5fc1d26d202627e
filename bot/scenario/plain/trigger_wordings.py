"""How players tell what a trigger does for them: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

#: What is done by a trigger, told after the deed.
_BY_IT = "with|off|via|using|from|through|for ( its|the|his|her|my|their | {t:titled} ) [etb|enters|attack|death|landfall|own] trigger|triggers"
_TO_IT = "to|for|with|via ( its|the|his|her|my|their | {t:titled} ) [etb|enters|attack|death|landfall|own] trigger|triggers"

_DONE_BY_IT = f"""
put|puts {{x:words}} onto|into|on {{y:words}} {_BY_IT} -> put {{x}} onto {{y}}          # I attack with Ogre and put it onto the battlefield with Elf's trigger.
^ {_BY_IT} , {{x:rest}} -> {{x}}                                                                  # With Elf's trigger, I draw a card.
discard|discards|discarded {{x:words}} {_TO_IT} -> discard {{x}}                            # I cast Ogre and discard Elf to its trigger.
! get|gets|got|make|makes|made|create|creates|created {{x:few}} {_BY_IT} -> get {{x}}                   # I get a Spirit off its trigger.
draw|draws|drew {{x:few}} card|cards {_BY_IT} -> draw {{x}} card                               # I draw a card off its trigger.
"""

TRIGGER_WORDINGS = (
    f"""
{_DONE_BY_IT.strip()}
"""
    + """
! do|does|did|will|would its|his|her|their ability|abilities [still|also] trigger|happen -> does it trigger        # Elf dies. Does its ability trigger?
! use|uses|used its|the|his|her|my|their [etb|enters|attack|death] trigger|triggers|etb to {v:verb} -> {v}       # I attack with Ogre and use its trigger to put Elf onto the battlefield.
! {who} use|uses|used its|the|his|her|my|their [etb|enters|attack|death] trigger|triggers on|against|targeting {y:to} -> {who} target {y} with the trigger   # I attack with Ogre and use its trigger on Elf.
! use|uses|used {t:titled} trigger on|against|targeting {y:to} -> {t} trigger targets {y}                    # I attack with Ogre and use Elf's trigger on Ogre.
! {x:titled} enters|comes [into] [the] [battlefield|play] [under {o:owning} control] [,] targeting {y:words} with its|the|his|her|{t:titled} trigger $ -> {x} enters under {o} control targeting {y}
! ^ its|the [etb|enters|attack|death] trigger lets|allows|let|has {w:who} [to] {v:verb} -> {w} {v}              # Its trigger lets me put Elf onto the battlefield.
[,] which|that lets|allows|let {w:who} [to] {v:verb} -> ; {w} {v}                                         # I attack with Ogre, which lets me put Elf onto the battlefield.
! put|puts {x:titled} from|off my|his|her|their hand onto|into the battlefield|play [tapped] [and] attacking -> put {x} onto the battlefield tapped and attacking   # I attack with Ogre and put Elf from my hand onto the battlefield attacking.
! ^ {x:titled} enters|comes [in|into] [the] [battlefield|play] [tapped] [and] attacking -> put {x} onto the battlefield tapped and attacking   # Elf enters tapped and attacking.
put|puts in {x:titled} $ -> put {x} onto the battlefield                                              # I put in Elf.
put|puts|drop|drops {x:titled} off|with|via|using|from its|the trigger -> put {x} onto the battlefield      # I drop Elf off its trigger.
! {who} draw|draws|drew {x:few} card|cards , targeting {y:to} -> {who} draw {x} card ; {who} target {y} with the trigger    # I draw a card, targeting Ogre.
! {who} gain|gains|gained {n:number} life , targeting {y:to} -> {who} gain {n} life ; {who} target {y} with the trigger
! [,] choosing|deciding to sacrifice {x:to} -> , sacrificing {x}                                            # I cast Ogre, choosing to sacrifice Elf.
! and choose|chooses|decide|decides to sacrifice {x:to} -> and sacrifice {x}
! {who} choose|chooses|chose the {x:few} mode , {y:gerund} {z:to} -> {who} choose the {x} mode ; {who} ~{y} {z}      # I cast Ogre and choose the second mode, sacrificing Elf.
! choose|chooses to make|create a|an|the {x:titled} -> make a {x}                                      # I cast Ogre and choose to make a Spirit.
! choose|chooses a|an|the {x:titled} token -> make a {x} token
! choose|chooses the counters|counter $ -> put the counters on it                                       # I cast Ogre and choose the counters.
with all [of] [the|its|their|those|these] triggers -> with each trigger                                # I target Bob with all of the triggers.
with every trigger -> with each trigger
! ^ all|every [of] [the|those|these] trigger|triggers target|targets {y:to} -> each trigger targets {y}          # All triggers target Bob.
! ^ the|those|these triggers [all] target {y:to} -> each trigger targets {y}
! {who} put|puts|cast|casts {x:titled} on|onto {y:words} [,] which|that is|was [attached] on|to {z:to} -> {y} is attached to {z} ; {who} cast {x} on {y}   # I put Rancor on my Bear, which is on Ogre.
[,] [and] it endures {n:number} ->                                                                    # It endures 2 and I make a Spirit.
"""
)
