"""The questions whether something is sacrificed or discarded, tried after all others: `kind <- template`; see `template.py` for the signs."""

from __future__ import annotations

GIVEN_UP_QUESTIONS = """
issacrificed <- is|are|was|were {what:askwhat} [still|also|both|all] [get|gets|being] sacrificed [{when:askwhen}]               # Is Ogre sacrificed?
issacrificed <- do|will|would {what:askwhat} [still|also|both|all] [have|need] [to] get|be sacrificed [{when:askwhen}]
issacrificed <- do|will|would|must {who:askwho} [still|also] [have|need] [to] sacrifice {what:things} [{when:askwhen}]      # Does Bob sacrifice Ogre?
isdiscarded  <- is|are|was|were {what:askwhat} [still|also|both|all] [get|gets|being] discarded [{when:askwhen}]                          # Is Shock discarded?
isdiscarded  <- do|will|would {what:askwhat} [still|also|both|all] [have|need] [to] get|be discarded [{when:askwhen}]
isdiscarded  <- do|will|would|must {who:askwho} [still|also] [have|need] [to] discard {what:things} [{when:askwhen}]                 # Does Bob discard Shock?
"""
