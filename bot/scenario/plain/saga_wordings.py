"""How players tell the chapters of Sagas: `words -> the same plainly   # example`, in the signs of `wordings.py`."""

from __future__ import annotations

#: How chapters are numbered, and how many lore counters there are by then.
_NUMBERED = (
    ("i|1|one", "first", "one lore counter"),
    ("ii|2|two", "second", "two lore counters"),
    ("iii|3|three", "third", "three lore counters"),
    ("iv|4|four", "fourth", "four lore counters"),
)
_OF_EACH = """
! starting|beginning|choosing|reading [ahead] [with|at|to|on|from] chapter ROMAN -> starting chapter DIGIT
! with read ahead [with|at|to|on|from] chapter ROMAN -> starting chapter DIGIT
! and start|starts|begin|begins|choose|chooses|read|reads [ahead] [with|at|to|on|from] chapter ROMAN -> starting chapter DIGIT
! {who} control|have {x:thing} at|on chapter NUMBER -> {who} control {x} with COUNTERS
! the|its|his|her|my|their chapter NUMBER [ability] -> the NTH chapter
! ^ chapter NUMBER [ability] -> the NTH chapter
! with|for its|his|her|my|their NTH chapter [ability] -> with the NTH chapter
! with chapter NUMBER [ability] -> with the NTH chapter
! for|to chapter NUMBER [ability] -> for the NTH chapter
! after|when|once|as|on chapter NUMBER [ability] -> after the NTH chapter
! [my] next turn [,] chapter NUMBER [ability] -> next turn , the NTH chapter
! my turn [,] chapter NUMBER [ability] -> my turn , the NTH chapter
! and|then chapter NUMBER [ability] -> and the NTH chapter
! {x:titled} get|gets|got its|the NTH [lore] counter $ -> the NTH chapter of {x} resolves
! {x:titled} get|gets|got its|the NTH [lore] counter on|during|in {o:owning} [next] turn $ -> it is {o} turn ; the NTH chapter of {x} resolves
! it get|gets|got its|the NTH [[lore] counter] $ -> its NTH chapter resolves
! {x:titled} go|goes|went|tick|ticks|ticked [up] to NUMBER [lore] counters -> the NTH chapter of {x} resolves
! {x:titled} reach|reaches|reached|hit|hits chapter NUMBER $ -> the NTH chapter of {x} resolves
"""
_OF_ANY = """
! targeting {y:words} with the {x:few} chapter [ability] -> ; the {x} chapter target {y}                     # I cast Ogre, targeting Elf with chapter I.
! [,] exiling|destroying|returning|tapping {y:words} with the {x:few} chapter [ability] -> ; the {x} chapter target {y}       # I cast Ogre, exiling Elf with its first chapter.
! ^ for|to|off the {x:few} chapter [,] -> the {x} chapter resolves ;                                 # For chapter I, Bob sacrifices Ogre.
! the {x:few} chapter makes|forces|has|lets {w:who} {v:verb} -> the {x} chapter resolves ; {w} {v}       # Chapter I makes Bob sacrifice Ogre.
! sacrifice|sacrifices {y:words} to|for|with the {x:few} chapter -> sacrifice {y}
! discard|discards {y:words} to|for|with the {x:few} chapter -> discard {y}
! return|returns {y:words} to|for|with the {x:few} chapter -> return {y}
"""
SAGA_WORDINGS = (
    "".join(
        _OF_EACH.replace("ROMAN", number.split("|")[0])
        .replace("DIGIT", number.split("|")[1])
        .replace("NUMBER", number)
        .replace("NTH", nth)
        .replace("COUNTERS", counters)
        for number, nth, counters in _NUMBERED
    )
    + _OF_ANY
)
