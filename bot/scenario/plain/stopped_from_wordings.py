"""What something is asked to stop somebody or something from doing: `words -> the same plainly   # example`, in the signs of `wordings.py`.
What is on a creature is on it; what is there is there as somebody does it."""

from __future__ import annotations

_STOP = "do|does|will|would|can {x:titled} [still|also] stop|prevent|keep"

STOPPED_FROM_WORDINGS = f"""
{_STOP} ( my opponent | him | her | them ) [from] {{v:gerund}} {{z:to}} -> {{x}} is in play ; notcan my opponent ~{{v}} {{z}}           # Does Moat stop my opponent from attacking with a 2/2?
{_STOP} ( my opponent | him | her | them ) [from] {{v:gerund}} $ -> {{x}} is in play ; notcan my opponent ~{{v}}
{_STOP} {{y:thing}} [from] {{v:gerund}} $ -> {{x}} is out against {{y}} ; notcan {{y}} ~{{v}}                               # Does Pacifism stop Hill Giant from blocking?
{_STOP} {{y:thing}} [from] {{v:gerund}} {{z:to}} -> {{x}} is out against {{y}} ; notcan {{y}} ~{{v}} {{z}}
{_STOP} {{y:thing}} [from] using|activating its ability|abilities -> {{x}} is out against {{y}} ; notcan i activate {{y}}
"""
