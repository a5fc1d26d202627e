"""A fight between creatures of which nobody tells whose they are, told with the sides changed."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine.told.script import Action, Attack, Block, Script
from bot.values import replace

_TWO = 2


def fights_of_nobodys(script: Script, label: str) -> bool:
    """Whether it is told to block something, or something to block it."""
    return any(label in pair for block in _blocks(script) for pair in block.blocks)


def with_sides_changed(script: Script, untold: Collection[str]) -> Script | None:
    """The fight as it is where what blocks is the other player's, and so what it blocks; None where somebody's creature fights too."""
    names = [player.name for player in script.setup.players]
    attacks = [one for one in script.actions if isinstance(one, Attack)]
    fighting = {one for attack in attacks for one, _ in attack.attacks}
    fighting |= {one for block in _blocks(script) for pair in block.blocks for one in pair if one}
    if len(names) != _TWO or not fighting <= {*untold}:
        return None
    other = dict(zip(names, reversed(names), strict=True))

    def swapped(action: Action) -> Action:
        if isinstance(action, Attack):
            whole = tuple((one, "") for one, _ in action.attacks)
            return replace(action, player=other[action.player], attacks=whole)
        return replace(action, player=other[action.player]) if isinstance(action, Block) else action

    setup = script.setup
    worn = {one.label for one in setup.objects if one.attached_to in fighting and one.label in untold}
    objects = tuple(
        replace(one, owner=other[one.controller], controller=other[one.controller])
        if one.label in fighting | worn and one.controller
        else one
        for one in setup.objects
    )
    active = other[setup.active] if setup.active else setup.active
    return replace(
        script,
        setup=replace(setup, objects=objects, active=active),
        actions=tuple(map(swapped, script.actions)),
    )


def _blocks(script: Script) -> list[Block]:
    return [one for one in script.actions if isinstance(one, Block)]
