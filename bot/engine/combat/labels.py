"""What a declaration's names stand for: things on the battlefield, found in one pass however many are named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine.citations import Cite
from bot.engine.combat.wrong import Wrong
from bot.engine.objects import Object
from bot.engine.state import State, Zone


def things_named(state: State, labels: Iterable[str]) -> Mapping[str, Object]:
    """The permanent that each label stands for, the newest of its name; labels of nothing on the battlefield are missing."""
    wanted = set(labels)
    found: dict[str, Object] = {}
    for thing in state.battlefield():
        if thing.label in wanted:
            old = found.get(thing.label)
            if old is None or thing.id > old.id:
                found[thing.label] = thing
    for label in wanted - found.keys():
        one = state.named(label)
        if one is not None and one.label != label and one.zone is Zone.BATTLEFIELD:
            found[label] = one  # the first of several tokens that were made together
    return found


def missing(state: State, label: str, cite: Cite) -> Wrong:
    """Why a label stands for no permanent."""
    elsewhere = state.named(label)
    if elsewhere is not None and elsewhere.zone is Zone.PHASED_OUT:
        return Wrong(f"{label} is phased out", (cite,))
    if elsewhere is not None:
        return Wrong(f"{label} is not on the battlefield (it is in the {elsewhere.zone.value})", (cite,))
    return Wrong(f"there is no {label} on the battlefield", (cite,), unfounded=True)
