"""The life and counters that damage gains and puts, worked out for all of it at one time (CR 120.3)."""

from __future__ import annotations

from typing import TypeAlias

from bot.abilities.amounts import Number
from bot.abilities.player_effects import (
    GainLife,
)
from bot.abilities.replacements import ReplaceCounters
from bot.engine.characteristics.view import permanents, see, statements
from bot.engine.damage.batch import Rider
from bot.engine.damage.packet import Packet
from bot.engine.evaluate import Sight, amount_of, who_is
from bot.engine.permanents.counters import CounterWay, Putting
from bot.engine.state import Entity, State, is_player
from bot.values import replace

Put: TypeAlias = tuple[Entity, str, int, Putting]
Counters: TypeAlias = dict[Put, CounterWay]


def lethal_for(state: State, packet: Packet) -> int:
    """How much of this damage is lethal to its recipient now, marked damage counted (CR 120.4a); deathtouch makes 1 lethal.
    For planeswalkers and battles the loyalty or defense left."""
    chars = permanents(state)[packet.recipient]
    found = state.objects[packet.recipient]
    lethal = None
    if "Creature" in chars.types:
        lethal = max(0, (chars.toughness or 0) - found.damage)
        if lethal > 1 and has_keyword(see(state), packet, "deathtouch"):
            lethal = 1
    for type_, counter in (("Planeswalker", "loyalty"), ("Battle", "defense")):
        if type_ in chars.types:
            lethal = min(lethal, found.count(counter)) if lethal is not None else found.count(counter)
    return lethal or 0


def has_keyword(sight: Sight, packet: Packet, keyword: str) -> bool:
    """Whether the packet's source deals it with this keyword: its own, now or as last known, or "as though"."""
    if keyword in packet.as_though:
        return True
    chars = sight.chars_of(packet.source)
    return chars is not None and chars.has(keyword)


def joined_packets(packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    """Damage from one source to one recipient at one time is one packet (G.12.8)."""
    joined: dict[object, Packet] = {}
    for p in packets:
        key = (p.source, p.recipient, p.combat, p.as_though)
        joined[key] = replace(joined[key], amount=joined[key].amount + p.amount) if key in joined else p
    return tuple(joined.values())


def excess_of(state: State, packets: tuple[Packet, ...]) -> dict[Entity, int]:
    """Excess damage to each permanent, all sources together (CR 120.10)."""
    found: dict[Entity, int] = {}
    if not state.game.era.counts_excess:
        return found
    for packet in packets:
        if not is_player(packet.recipient):
            found[packet.recipient] = found.get(packet.recipient, 0) + packet.amount
    for entity, amount in found.items():
        lethal = min(lethal_for(state, p) for p in packets if p.recipient == entity)
        found[entity] = max(0, amount - lethal)
    return found


def life_gains(
    state: State, riders: tuple[Rider, ...]
) -> tuple[list[tuple[Entity, int, str]], tuple[Rider, ...]]:
    """Life that riders make players gain is part of the event (CR 120.4d, second example); the rest comes after it."""
    gains: list[tuple[Entity, int, str]] = []
    rest: list[Rider] = []
    sight = see(state)
    for rider in riders:
        later = []
        for effect in rider.effects:
            if isinstance(effect, GainLife):
                amount = amount_of(effect.amount, sight, rider.context)
                gains += [(p, amount, rider.name) for p in who_is(effect.who, sight, rider.context)]
            else:
                later.append(effect)
        if later:
            rest.append(replace(rider, effects=tuple(later)))
    return gains, tuple(rest)


def all_gains(
    state: State, packets: tuple[Packet, ...], riders: tuple[Rider, ...]
) -> tuple[tuple[Entity, int], ...]:
    """Who would gain how much life in this event, by lifelink and by riders; one entry for each gain."""
    gains = [(p, amount) for p, amount, _ in life_gains(state, riders)[0]] if riders else []
    gains += [(player, amount) for player, amount, _ in linked_gains(state, packets, see(state))]
    return tuple(g for g in gains if g[1] > 0)


def all_counters(state: State, packets: tuple[Packet, ...]) -> tuple[Put, ...]:
    """What counters this damage becomes, where effects might change their number."""
    if not statements(state, ReplaceCounters):
        return ()
    sight = see(state)
    found: list[Put] = []
    for packet in packets:
        infect = has_keyword(sight, packet, "infect")
        who = put_by_source(sight, packet)
        if is_player(packet.recipient):
            if infect:
                found.append((packet.recipient, "poison", packet.amount, who))
            if packet.combat and (toxic := toxic_of(sight, packet)):
                found.append((packet.recipient, "poison", toxic, who))
        elif "Creature" in sight.chars[packet.recipient].types and (
            infect or has_keyword(sight, packet, "wither")
        ):
            found.append((packet.recipient, "-1/-1", packet.amount, who))
    return tuple(found)


def put_by_source(sight: Sight, packet: Packet) -> Putting:
    """The source's controller gives and puts the counters that its damage becomes (CR 120.3b, 120.3d)."""
    return Putting(sight.controller(packet.source), effect=False)


def toxic_of(sight: Sight, packet: Packet) -> int:
    """The total toxic value of the packet's source (CR 702.164b)."""
    chars = sight.chars_of(packet.source)
    if chars is None or not chars.has("toxic"):
        return 0
    return sum(k.value.n for k in chars.instances("toxic") if isinstance(k.value, Number))


def linked_gains(
    state: State, packets: tuple[Packet, ...], sight: Sight
) -> tuple[tuple[Entity, int, Entity], ...]:
    """Who gains how much life by the lifelink of which source: one gain for each source (CR 702.15e)."""
    if not state.game.era.lifelink_is_static:
        return ()
    dealt: dict[Entity, int] = {}
    for packet in packets:
        if has_keyword(sight, packet, "lifelink"):
            dealt[packet.source] = dealt.get(packet.source, 0) + packet.amount
    return tuple(
        (who, amount, source)
        for source, amount in dealt.items()
        if (who := sight.controller(source)) is not None
    )
