"""Trample in 1997: all of the damage is assigned to the blockers, and what they didn't need goes on to the player at the end."""

from __future__ import annotations

from bot.engine.characteristics.view import permanents
from bot.engine.citations import Cite
from bot.engine.damage.packet import Packet
from bot.engine.log.damage import TrampledOver
from bot.engine.state import State, is_player
from bot.values import replace


def spill(state: State, packets: tuple[Packet, ...]) -> tuple[State, tuple[Packet, ...], tuple[Packet, ...]]:
    """As a damage-prevention step ends, what a trampling attacker would deal to a blocker beyond what destroys it is
    redirected to the defending player: the state with that told, the packets that stay, and those redirected. Damage that
    was prevented is missing first for the player."""
    stay: list[Packet] = []
    moved: list[Packet] = []
    for packet in packets:
        attacker = state.combat.attacker(packet.source) if state.combat is not None else None
        if "trample" not in packet.as_though or is_player(packet.recipient) or attacker is None:
            stay.append(packet)
            continue
        excess = max(0, packet.amount - _needed(state, packet))
        if excess < packet.amount:
            stay.append(replace(packet, amount=packet.amount - excess))
        if excess:
            whom = attacker.defender
            source, old, new = state.labels((packet.source, packet.recipient, whom))
            state = state.step(
                TrampledOver(source, old, new, excess), Cite.TRAMPLE, Cite.DAMAGE_PREVENTION_STEP
            )
            rest = packet.as_though - {"trample"}
            moved.append(replace(packet, recipient=whom, amount=excess, as_though=rest))
    return state, tuple(stay), tuple(moved)


def _needed(state: State, packet: Packet) -> int:
    """How much damage destroys the blocker; none where it is gone."""
    chars = permanents(state).get(packet.recipient)
    if chars is None or "Creature" not in chars.types:
        return 0
    return max(0, (chars.toughness or 0) - state.objects[packet.recipient].damage)
