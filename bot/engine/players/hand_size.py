"""How many cards a player may keep at the end of a turn (CR 402.2, 514.1)."""

from __future__ import annotations

import re

from bot.abilities.statics import BesideStatic
from bot.engine.characteristics.view import statements
from bot.engine.state import Entity, State

_SEVEN = 7
_CHANGES = re.compile(
    r"^(?P<whose>your|each opponent's|the chosen player's) maximum hand size (?P<how>is|is reduced by|is increased by) (?P<n>\d+)$"
)
_NONE = re.compile(r"^(?P<whose>you|players) have no maximum hand size$")


def maximum_hand_size(state: State, player: Entity) -> int | None:
    """Seven, as what is there changes it, the first to enter first; None where it has none."""
    most = _SEVEN
    for said in statements(state, BesideStatic):
        if said.effect.what != "hand size":
            continue
        you = said.context.you == player
        if (none := _NONE.match(said.effect.words)) is not None and (you or none["whose"] == "players"):
            return None
        change = _CHANGES.match(said.effect.words)
        if change is None or not _is_of(
            change["whose"], you, {value for _, value in said.context.chosen}, {player, state.label(player)}
        ):
            continue
        n = int(change["n"])
        most = {"is": n, "is reduced by": most - n, "is increased by": most + n}[change["how"]]
    return max(0, most)


def _is_of(whose: str, you: bool, chosen: set[object], player: set[object]) -> bool:
    match whose:
        case "your":
            return you
        case "each opponent's":
            return not you
        case _:
            return bool(chosen & player)
