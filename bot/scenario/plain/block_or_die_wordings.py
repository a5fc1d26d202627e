"""What one has to do to live: `words -> the same plainly   # example`, in the signs of `wordings.py`. No rule makes a player block who
may die of it (CR 509.1c): what is asked is whether it dies of not blocking."""

from __future__ import annotations

_BLOCKING = "( block|chump | chump block | make|declare a [chump] block )"
_TO_LIVE = "( live | survive | stay alive | not die | stay in the game | avoid dying | avoid lethal )"
_HAVING_TO = "( have|has|need|needs to | am|is|are forced|obliged to )"
_NOT_BLOCKING = "( blocking | chumping | a [chump] block | any blocks | [any] chump blocking )"

BLOCK_OR_DIE_WORDINGS = f"""
! ^ do|did|would|will {{w:who}} {_HAVING_TO} {_BLOCKING} [it|him|them|here|something|with {{x:words}}] [in order] to {_TO_LIVE} $ -> do {{w}} die if {{w}} do not block   # Do I have to block to survive?
! ^ must {{w:who}} {_BLOCKING} [it|him|them|here|something|with {{x:words}}] [in order] to {_TO_LIVE} $ -> do {{w}} die if {{w}} do not block                            # Must I block to live?
! ^ am|is|are {{w:who}} forced|obliged to {_BLOCKING} [it|him|them|here] [in order] to {_TO_LIVE} $ -> do {{w}} die if {{w}} do not block
! ^ do|did|would|will {{w:who}} {_HAVING_TO} {_BLOCKING} [it|him|them|here] if {{h:who}} want|wants to {_TO_LIVE} $ -> do {{w}} die if {{w}} do not block      # Do I have to block if I want to live?
! ^ must {{w:who}} {_BLOCKING} [it|him|them|here] if {{h:who}} want|wants to {_TO_LIVE} $ -> do {{w}} die if {{w}} do not block
! ^ do|did|will|would {{w:who}} {_HAVING_TO} {_BLOCKING} [it|him|them|here] or [do|am|is|are|will] {{h:who}} [die|dead|lose] $ -> do {{w}} die if {{w}} do not block   # Do I have to block or do I die?
! ^ do|did|will|would {{w:who}} {_HAVING_TO} {_BLOCKING} [it|him|them|here] or [else] [be] die|lose|dead $ -> do {{w}} die if {{w}} do not block
! ^ must {{w:who}} {_BLOCKING} [it|him|them|here] or [do|am|is|are|will] {{h:who}} [die|dead|lose] $ -> do {{w}} die if {{w}} do not block
! ^ must {{w:who}} {_BLOCKING} [it|him|them|here] or [else] [be] die|lose|dead $ -> do {{w}} die if {{w}} do not block
! ^ am|is|are {{w:who}} forced to {_BLOCKING} [it|him|them|here] if {{h:who}} want|wants to {_TO_LIVE} $ -> do {{w}} die if {{w}} do not block
! ^ can|could|may {{w:who}} afford to not {_BLOCKING} [it|him|them|here] $ -> do {{w}} survive if {{w}} do not block
! ^ can|could|may {{w:who}} afford not [to] {_BLOCKING} [it|him|them|here] $ -> do {{w}} survive if {{w}} do not block   # Can I afford not to block?
! ^ can|could|will|would|do {{w:who}} {_TO_LIVE} without {_NOT_BLOCKING} [it|him|them|here] $ -> do {{w}} survive if {{w}} do not block                       # Can I survive without blocking?
! ^ can|could|will|would|do {{w:who}} die|lose without {_NOT_BLOCKING} [it|him|them|here] $ -> do {{w}} die if {{w}} do not block
! ^ am|is|are {{w:who}} dead without {_NOT_BLOCKING} [it|him|them|here] $ -> do {{w}} die if {{w}} do not block
! ^ is|would not blocking|chumping [be] lethal|fatal $ -> do i die if i do not block
! ^ can|could|may {{w:who}} cast|use|play {{x:words}} [in order] to {_TO_LIVE} $ -> can {{w}} survive if {{w}} cast {{x}}                                        # Can I use Healing Salve to survive?
! ^ can|could|may {{w:who}} save myself|himself|herself|themselves with|by|using [casting|using] {{x:words}} $ -> can {{w}} survive if {{w}} cast {{x}}
! ^ do|will|would|can|could {_NOT_BLOCKING} [with {{x:words}}] save|help me $ -> do i survive if i block
! ^ do|will|would|can|could {_NOT_BLOCKING} [with {{x:words}}] save|help him|her|them $ -> do he survive if he block
! ^ do|will|would|can|could that|this|it save me $ -> do i survive
"""
