"""What happens as a spell or ability with targets is put on the stack (CR 115.1, 700.13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.engine.characteristics.view import see
from bot.engine.happenings import Happening, What
from bot.engine.state import Entity, State, Zone, is_player


def aimed(state: State, you: Entity, targets: Iterable[Entity], by: Entity) -> Iterator[Happening]:
    """Its targets become that, and its controller commits a crime where one of them is an opponent or theirs."""
    targets = tuple(targets)
    yield from (Happening(What.TARGETED, e, by) for e in targets)
    if any(_is_anothers(state, e, you) for e in targets):
        yield Happening(What.CRIME, you)


def _is_anothers(state: State, target: Entity, you: Entity) -> bool:
    """An opponent; what one controls on the battlefield or the stack; a card in their graveyard."""
    if is_player(target):
        return target != you
    found = state.object(target)
    if found is None:
        return False
    if found.zone is Zone.GRAVEYARD:
        return found.owner != you
    controlled = found.zone in (Zone.BATTLEFIELD, Zone.STACK)
    return controlled and (see(state).controller(target) or found.controller) != you
