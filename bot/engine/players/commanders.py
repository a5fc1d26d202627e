"""Commanders: where one may go instead of where it is put, and who has been dealt 21 combat damage by one (CR 903.9, 903.10).

A commander is one wherever it is (CR 903.3): a designation that it keeps as it changes zones.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from bot.engine.agenda import Choice, Option, Task
from bot.engine.citations import Cite
from bot.engine.objects import Object
from bot.engine.state import Entity, State, Zone
from bot.engine.told.decisions import ReturnsCommander
from bot.engine.told.scripted import decisions_left, mark_used
from bot.engine.zones.as_it_enters import Moving
from bot.engine.zones.zone_change import ZoneChange
from bot.values import replace

#: What a commander is called, and one that has been put into a graveyard or exile since state-based actions were checked.
COMMANDER = "commander"
JUST_PUT = "commander just put there"
#: The combat damage of one commander that loses a player the game (CR 903.10a).
DEADLY = 21
_ASKED = "asked whether it goes to the command zone"


class Commanders(Enum):
    """What the rules of the day do about a commander that leaves."""

    NO_RULE = "there are no commanders"
    ALWAYS_INSTEAD = (
        "it may be put into the command zone instead of anywhere but the stack and the battlefield"
    )
    AFTERWARDS = (
        "from a graveyard or exile it may be put there afterwards, instead of into a hand or library at once"
    )


_INSTEAD = {
    Commanders.NO_RULE: frozenset[Zone](),
    Commanders.ALWAYS_INSTEAD: frozenset({Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.LIBRARY}),
    Commanders.AFTERWARDS: frozenset({Zone.HAND, Zone.LIBRARY}),
}
#: From where it may be put there afterwards (CR 903.9a).
RETURNED_FROM = frozenset({Zone.GRAVEYARD, Zone.EXILE})


def kept_designations(found: Object, zone: Zone) -> tuple[str, ...]:
    """What an object is still called when it is put into `zone`."""
    if COMMANDER not in found.designations:
        return ()
    return (COMMANDER, JUST_PUT) if zone in RETURNED_FROM else (COMMANDER,)


def may_go_instead(state: State, change: ZoneChange) -> bool:
    """Whether its owner may put it into the command zone instead and has not been asked yet (CR 903.9b)."""
    found = state.object(change.entity)
    if found is None or COMMANDER not in found.designations or found.zone is Zone.COMMAND:
        return False
    return change.to in _INSTEAD[state.game.era.commanders] and _ASKED not in change.done


def choose_instead(state: State, change: ZoneChange, moving: Moving) -> State | Choice:
    """Whether it is put into the command zone instead (CR 903.9b)."""
    found = state.objects[change.entity]
    asked = replace(change, done=change.done | {_ASKED})
    instead = replace(asked, to=Zone.COMMAND, position="", cites=(*change.cites, Cite.COMMANDER_INSTEAD))
    return to_command_zone_or_not(state, found, (moving(instead),), (moving(asked),), Cite.COMMANDER_INSTEAD)


def to_command_zone_or_not(
    state: State, found: Object, there: tuple[Task, ...], stays: tuple[Task, ...], cite: Cite
) -> State | Choice:
    """The choice of its owner, with what is done `there` and where it `stays` out."""
    for index, told in decisions_left(state, ReturnsCommander):
        if told.commander == found.label:
            return mark_used(state, index).then(*(there if told.there else stays))
    options = (
        Option(f"puts {found.label} into the command zone", there),
        Option(f"doesn't put {found.label} into the command zone", stays),
    )
    return Choice(state, found.owner, f"Does {found.label} go to the command zone?", options, (cite,))


def dealt_combat_damage(state: State, source: Entity, player: Entity, amount: int) -> State:
    """Keeps what a commander has dealt to a player over the game."""
    found = state.object(source)
    if (
        found is None
        or COMMANDER not in found.designations
        or state.game.era.commanders is Commanders.NO_RULE
    ):
        return state
    dealt = dict(state.player(player).by_commanders)
    dealt[found.label] = dealt.get(found.label, 0) + amount
    return state.with_player(player, by_commanders=tuple(dealt.items()))


def deadly(by_commanders: tuple[tuple[str, int], ...]) -> Iterator[tuple[str, int]]:
    """The commanders that have dealt enough combat damage to lose a player the game, and how much that is."""
    return ((label, dealt) for label, dealt in by_commanders if dealt >= DEADLY)
