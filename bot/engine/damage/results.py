"""What damage that is dealt results in (CR 120.3, 120.4c-d): life, poison, loyalty, defense, counters, marks, lifelink."""

from __future__ import annotations

from bot.engine.agenda import Choice, Option, Task
from bot.engine.applied_first import affected_player
from bot.engine.characteristics.view import chars_of, see
from bot.engine.citations import Cite
from bot.engine.damage.batch import Rider
from bot.engine.damage.life_and_counters import (
    Counters,
    Put,
    all_counters,
    all_gains,
    excess_of,
    has_keyword,
    joined_packets,
    life_gains,
    linked_gains,
    put_by_source,
)
from bot.engine.damage.packet import Packet
from bot.engine.damage.to_players import as_a_step, lifelink, to_players
from bot.engine.evaluate import Sight
from bot.engine.happenings import Happening, What
from bot.engine.instructions import came_of_it, run
from bot.engine.log.damage import Result
from bot.engine.log.notes import Note
from bot.engine.permanents.counters import (
    COUNTERS_QUESTION,
    CounterWay,
    counter_way,
    put_counters,
    remove_counters,
)
from bot.engine.players.life import ORDER_QUESTION, LifeWay, gain_life, life_way
from bot.engine.state import Entity, State, is_player
from bot.engine.triggers import happen
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class DamageResults(Task):
    """The batch is settled: it is dealt, its results are worked out and modified, and the event occurs."""

    packets: tuple[Packet, ...]
    riders: tuple[Rider, ...]
    reports: bool
    spared: int = 0
    ways: tuple[tuple[tuple[Entity, int], LifeWay], ...] = ()  # how gains of life are modified, as chosen
    # how counters are modified, as chosen: on what, of which kind, how many
    counters: tuple[tuple[Put, CounterWay], ...] = ()

    def do(self, state: State) -> State | Choice:
        packets = joined_packets(self.packets)
        # The order of effects on the life to be gained is the gainer's choice (CR 120.4c, 616.1).
        for gain in all_gains(state, packets, self.riders):
            if any(known == gain for known, _ in self.ways):
                continue
            state, way = life_way(state, *gain)
            if isinstance(way, LifeWay):
                return state.then(replace(self, ways=(*self.ways, (gain, way))))
            options = tuple(
                Option(f"applies {', then '.join(w.names)}", (replace(self, ways=(*self.ways, (gain, w))),))
                for w in way
            )
            return Choice(state, gain[0], ORDER_QUESTION, options, (Cite.ORDER_OF_EFFECTS,))
        # So is the order of effects on the counters that the damage becomes, whoever gets them.
        for put in all_counters(state, packets):
            if any(known == put for known, _ in self.counters):
                continue
            state, number = counter_way(state, *put)
            if isinstance(number, CounterWay):
                return state.then(replace(self, counters=(*self.counters, (put, number))))
            options = tuple(
                Option(
                    f"applies {', then '.join(n.names)}",
                    (replace(self, counters=(*self.counters, (put, n))),),
                )
                for n in number
            )
            chooser = affected_player(state, put[0])
            return Choice(state, chooser, COUNTERS_QUESTION, options, (Cite.ORDER_OF_EFFECTS,))
        return self._happen(state, packets)

    def _happen(self, state: State, packets: tuple[Packet, ...]) -> State:
        modified = self.riders != () or self.spared > 0 or any(p.applied for p in self.packets)
        excess = excess_of(state, packets)
        gains, riders = life_gains(state, self.riders)
        state = _report(state, packets, self.reports, self.spared, excess)
        if packets:
            state = _deal(state, packets, gains, excess, modified, dict(self.ways), dict(self.counters))
        else:
            for player, amount, name in gains:
                way = dict(self.ways).get((player, amount))
                state = gain_life(state, player, amount, Cite.PREVENTION_RIDER, source=name, way=way)
        for rider in reversed(riders):
            state = state.then(RiderHappens(rider))
        return state


@dataclass(frozen=True, slots=True)
class RiderHappens(Task):
    """The additional part of an effect, immediately after the event (CR 615.5)."""

    rider: Rider

    def do(self, state: State) -> State:
        rider = self.rider
        if rider.prevention:
            state = state.step(Note.RIDER.of(rider.name), Cite.PREVENTION_RIDER)
        return run(state, rider.effects, rider.context)


def _report(
    state: State, packets: tuple[Packet, ...], reports: bool, spared: int, excess: dict[Entity, int]
) -> State:
    """Tell the ability that is resolving what was dealt "this way"."""
    if not reports or not state.contexts:
        return state
    total = sum(p.amount for p in packets)
    now = state.contexts[-1].now
    return came_of_it(
        state,
        dealt=now.dealt + total,
        prevented=now.prevented + spared,
        excess=now.excess + sum(excess.values()),
        hit=now.hit | {p.recipient for p in packets},
        worth=now.worth + sum(_worth(state, e) for e in dict.fromkeys(p.recipient for p in packets)),
    )


def _worth(state: State, entity: Entity) -> int:
    """A player's life, a planeswalker's loyalty, a creature's toughness; of what is several the least."""
    if is_player(entity):
        return max(0, state.player(entity).life)
    chars, found = chars_of(state, entity), state.objects[entity]
    if chars is None:
        return 0
    numbers = {
        "Creature": chars.toughness or 0,
        "Planeswalker": found.count("loyalty"),
        "Battle": found.count("defense"),
    }
    return max(0, min((n for kind, n in numbers.items() if kind in chars.types), default=0))


def _deal(
    state: State,
    packets: tuple[Packet, ...],
    gains: list[tuple[Entity, int, str]],
    excess: dict[Entity, int],
    modified: bool,
    ways: dict[tuple[Entity, int], LifeWay],
    counters: Counters,
) -> State:
    """The event occurs: all results at one time, then what triggers on it."""
    event = (Cite.DAMAGE_EVENT,) if modified else ()
    sight = see(state)  # all results are of one time: none sees another's
    for packet in packets:
        if not is_player(packet.recipient):
            state = _to_permanent(state, packet, sight, event, counters)
    linked = linked_gains(state, packets, sight)
    state = to_players(state, packets, sight, gains, linked, event, ways, counters)
    state = lifelink(state, linked, ways)
    happened = [
        Happening(What.DAMAGE, p.source, p.recipient, p.amount, p.combat, excess=excess.get(p.recipient, 0))
        for p in packets
    ]
    by_recipient: dict[tuple[Entity, bool], list[Packet]] = {}
    for p in packets:
        by_recipient.setdefault((p.recipient, p.combat), []).append(p)
    for (recipient, combat), mine in by_recipient.items():
        sources = {p.source for p in mine}
        happened.append(
            Happening(
                What.DEALT,
                recipient,
                mine[0].source if len(sources) == 1 else None,
                sum(p.amount for p in mine),
                combat,
                excess=excess.get(recipient, 0),
            )
        )
    return happen(state, *happened)


def _to_permanent(
    state: State, packet: Packet, sight: Sight, event: tuple[Cite, ...], counters: Counters
) -> State:
    chars = sight.chars[packet.recipient]
    source = state.label(packet.source)
    cites: list[Cite] = [Cite.COMBAT_DAMAGE] if packet.combat else [Cite.FOLLOWS_TEXT]
    withers = has_keyword(sight, packet, "wither") or has_keyword(sight, packet, "infect")
    creature = "Creature" in chars.types
    results: list[Result] = []
    if "Planeswalker" in chars.types:
        cites.append(Cite.DAMAGE_PLANESWALKER)
        results.append(Result.LOYALTY)
    if "Battle" in chars.types:
        cites.append(Cite.DAMAGE_BATTLE)
        results.append(Result.DEFENSE)
    if creature:
        cites.append(Cite.DAMAGE_COUNTERS if withers else Cite.DAMAGE_MARKED)
        results += [Result.COUNTERS] if withers else []
    state = state.step(as_a_step(state, packet, sight, *results), *cites, *event)
    found = state.objects[packet.recipient]
    if "Planeswalker" in chars.types:
        state = remove_counters(state, packet.recipient, "loyalty", packet.amount, Cite.DAMAGE_PLANESWALKER)
    if "Battle" in chars.types:
        state = remove_counters(state, packet.recipient, "defense", packet.amount, Cite.DAMAGE_BATTLE)
    if creature:
        if has_keyword(sight, packet, "deathtouch") and state.game.era.lifelink_is_static:
            state = state.with_object(replace(state.objects[found.id], deathtouched=True))
        if withers:
            who = put_by_source(sight, packet)
            way = counters.get((found.id, "-1/-1", packet.amount, who))
            state = put_counters(
                state, found.id, "-1/-1", packet.amount, Cite.DAMAGE_COUNTERS, by=source, way=way, putting=who
            )
        else:
            found = state.objects[found.id]
            state = state.with_object(replace(found, damage=found.damage + packet.amount))
    return state
