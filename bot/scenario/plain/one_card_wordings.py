"""How players tell what one card does for them, and how often what it offers is taken: `words -> the same plainly   # example`, in the
signs of `wordings.py`."""

from __future__ import annotations

_OFTEN = "both|each|every|either time|times"

ONE_CARD_WORDINGS = f"""
! and put|puts|take|takes|took the|a|that|its [{{c:size}}] counter [on] [it|him|her|them] {_OFTEN} $ -> and choose to put the counter each time   # I cast Ogre and take the counter both times.
! [,] putting|taking the|a|that|its [{{c:size}}] counter [on] [it|him|her|them] {_OFTEN} $ -> and choose to put the counter each time
! {{w:who}} put|puts|take|takes|took the|a|that|its [{{c:size}}] counter [on] [it|him|her|them] {_OFTEN} $ -> {{w}} choose to put the counter each time
! and draw|draws|drew [a] [card] {_OFTEN} $ -> and choose to draw each time                                # I cast Ogre and draw both times.
! [,] drawing [a] [card] {_OFTEN} $ -> and choose to draw each time
! {{w:who}} draw|draws|drew [a] [card] {_OFTEN} $ -> {{w}} choose to draw each time
! and gain|gains|gained [the] life {_OFTEN} $ -> and choose to gain life each time                       # I cast Ogre and gain the life each time.
! [,] gaining [the] life {_OFTEN} $ -> and choose to gain life each time
! {{w:who}} gain|gains|gained [the] life {_OFTEN} $ -> {{w}} choose to gain life each time
! and do|does|did not {{v:verb}} [it|a|the] [counter|card|life] {_OFTEN} $ -> and choose not to {{v}} each time          # I cast Ogre and don't draw either time.
! and never draw|draws|drew [a] [card] $ -> and choose not to draw each time
"""
