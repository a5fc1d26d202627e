"""More of what follows the noun of a description: what dealt damage to it, where it lies, what it attacks."""

from __future__ import annotations

from bot.abilities.amounts import CountOf
from bot.abilities.filters import (
    AttachedToIt,
    AttackingWhom,
    ControlledBy,
    Filter,
    InZone,
    Not,
    OneOf,
    OwnedBy,
    WithAttached,
)
from bot.abilities.past import DealtDamageThisTurn, Does
from bot.abilities.who import YOU, Attached, Both, ControllerOf
from bot.cards.back import Back
from bot.cards.phrases.base import G, S

p = G.phrase

p("suffix", "that dealt damage to {o:obj.1} this turn", (DealtDamageThisTurn(to=S.o),))
G.alternate("suffix.1", "that has been dealt damage this turn", (Does("was dealt damage this turn"),))
p("suffix", "attached to them", (AttachedToIt(Back("they")),))
p("suffix", "attacking enchanted player", (AttackingWhom(Attached("enchanted player")),))
p("aim.one", "it", Back("it"))
_EITHER = ControlledBy(Both((Back("that player"), ControllerOf(Back("that planeswalker")))))
G.alternate("suffix", "controlled by that player or by that planeswalker's controller", (_EITHER,))
p("suffix.1", "with a {f:filter.a} attached to it", (WithAttached(S.f),))
p("suffix.1", "other than {f:filter.n}", (Not(OneOf((S.f,))),), when=lambda f: len(f.qualities) > 1)
for _class, _be in (("1", "that's"), ("n", "that are")):
    p(f"suffix.{_class}", f"{_be} both {{a:color}} and {{b:color}}", (S.a, S.b))
p(
    "suffix.n",
    "you own in exile and in your graveyard",
    (OneOf((Filter((InZone("exile"),)), Filter((InZone("graveyard"),)))), OwnedBy(YOU)),
)
G.alternate("value0", "the total number of {f:filter.n}", CountOf(S.f))
