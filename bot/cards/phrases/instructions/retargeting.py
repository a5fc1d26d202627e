"""Targets that are changed later: `change the target of target spell`, `you may choose new targets for it` (CR 115.7)."""

from __future__ import annotations

from typing import Any

from bot.abilities.retargeting import ChangeTarget, ChooseNewTargets
from bot.abilities.who import YOU
from bot.cards.back import Back
from bot.cards.phrases.base import G, S
from bot.cards.phrases.words.verbs import order

order(
    "change the target of {o:thing} to {t:thing}",
    ChangeTarget(S.o, S.t),
    also=("change a target of {o:thing} to {t:thing}",),
)
order("change the target of {o:thing}", ChangeTarget(S.o, None))
G.phrase(
    "step",
    "change the target of {o:thing}. The new target must be a {f:filter.a}.",
    ChangeTarget(S.o, None, S.f),
)

_COPIES = (Back("the copy"), Back("that copy"), Back("the copies"))


def _no_copy(o: Any, **_: Any) -> bool:
    """The new targets of a copy are said with its making."""
    return o not in _COPIES


for _new in ("choose new targets for {o:thing}", "choose a new target for {o:thing}"):
    _say = G.phrase if "targets" in _new else G.alternate
    _say("mayclause", f"you may {_new}", ChooseNewTargets(YOU, S.o), when=_no_copy)
    _say("mayclause", f"{{w:player.1}} may {_new}", ChooseNewTargets(S.w, S.o), when=_no_copy)
