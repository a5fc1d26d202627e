"""Whether any of several things may be meant, since nothing told parts them: `one of his two Bears`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Action, Attack, Block
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating
from bot.scenario.things.said_to_be import labels_in
from bot.values import fields

#: What two of a kind may differ in: the names that tell them apart, and their place in the story.
_OF_EACH = frozenset({"label", "letter", "order"})


def are_alike(story: Creating, things: Sequence[Thing]) -> bool:
    """Whether these were told alike, and no deed has named one of them alone. They may have attacked together."""
    first = things[0]
    told = [one.name for one in fields(Thing) if one.name not in _OF_EACH]
    if any(getattr(thing, name) != getattr(first, name) for thing in things for name in told):
        return False
    apart = [action for action in story.actions if not _is_done_by_all(action, things)]
    return not any(thing.label in labels_in(action) for thing in things for action in apart)


def has_unlike(story: Creating, thing: Thing) -> bool:
    """Whether the same player has another of that name, and something told parts the two."""
    of_a_name = [t for t in story.things if t.name == thing.name and t.holder == thing.holder and not t.gone]
    return len(of_a_name) > 1 and not are_alike(story, of_a_name)


def _is_done_by_all(action: Action, things: Sequence[Thing]) -> bool:
    """Whether all of these attack the same player or permanent, or block the same creature."""
    match action:
        case Attack():
            done = action.attacks
        case Block():
            done = action.blocks
        case _:
            return False
    labels = {thing.label for thing in things}
    to = {other for label, other in done if label in labels}
    return len(to) == 1 and labels <= {label for label, _ in done}
