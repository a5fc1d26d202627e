"""What damage to players results in (CR 120.3a-b, f-g): life lost, poison, and life gained by lifelink."""

from __future__ import annotations

from bot.abilities.statics import DamageLosesNoLife
from bot.engine.characteristics.view import statements
from bot.engine.citations import Cite
from bot.engine.damage.life_and_counters import (
    Counters,
    has_keyword,
    put_by_source,
    toxic_of,
)
from bot.engine.damage.packet import Packet
from bot.engine.evaluate import Sight, is_among
from bot.engine.happenings import Happening, What
from bot.engine.log.damage import DamageDealt, Result
from bot.engine.log.notes import Note
from bot.engine.log.players import DamageCostNoLife, LifeFloored, LostLife
from bot.engine.permanents.counters import (
    put_counters,
)
from bot.engine.players.commanders import dealt_combat_damage
from bot.engine.players.life import LifeWay, floor_of, gain_life, life_to_lose
from bot.engine.state import Entity, State, is_player
from bot.engine.triggers import happen


def to_players(
    state: State,
    packets: tuple[Packet, ...],
    sight: Sight,
    gains: list[tuple[Entity, int, str]],
    linked: tuple[tuple[Entity, int, Entity], ...],
    event: tuple[Cite, ...],
    ways: dict[tuple[Entity, int], LifeWay],
    counters: Counters,
) -> State:
    """Life loss and poison for each player dealt damage, all of one time together, with riders' life gain in the same
    event: an effect that sets a floor sees the event as a whole (CR 120.4d)."""
    players = dict.fromkeys([p.recipient for p in packets if is_player(p.recipient)] + [g[0] for g in gains])
    lost_at_once: list[Happening] = []  # "one or more opponents each lose 1 life" sees them at one time
    for player in players:
        name = state.player(player).name
        loss = 0
        for packet in packets:
            if packet.recipient != player:
                continue
            state, lost = _to_player(state, packet, sight, event, counters)
            loss += lost
        mine = [(amount, source) for who, amount, source in gains if who == player]
        amounts = [amount for amount, _ in mine] + [n for who, n, _ in linked if who == player]
        gained = sum(ways[player, n].gained for n in amounts if n > 0)
        before = state.player(player).life
        floor = floor_of(state, player)
        if floor is not None and loss > 0 and before - loss < floor[0] <= before - loss + gained:
            state = state.step(Note.LIFE_FLOOR_UNNEEDED.of(floor[1], name, floor[0]), Cite.DAMAGE_EVENT)
        elif floor is not None and loss > 0 and before - loss + gained < floor[0]:
            allowed = before + gained - floor[0]
            floored = LifeFloored(name, floor[1], floor[0], before - loss + gained)
            state = state.step(floored, Cite.DAMAGE_RESULTS, Cite.REPLACEMENT)
            loss = allowed
        if loss:
            state = state.with_player(player, life=before - loss)
            fought = any(p.combat and p.recipient == player for p in packets)
            how = (
                Cite.COMBAT_DAMAGE if fought and not state.game.era.lifelink_is_static else Cite.FOLLOWS_TEXT
            )
            lost_life = LostLife(name, loss, before, before - loss)
            state = state.step(lost_life, Cite.DAMAGE_PLAYER, how, *event)
            lost_at_once.append(Happening(What.LOSES_LIFE, player, amount=loss, combat=fought))
        for amount, source in mine:
            way = ways.get((player, amount))
            state = gain_life(state, player, amount, Cite.PREVENTION_RIDER, *event, source=source, way=way)
    return happen(state, *lost_at_once)


def _to_player(
    state: State, packet: Packet, sight: Sight, event: tuple[Cite, ...], counters: Counters
) -> tuple[State, int]:
    """One packet to a player: the damage step, poison and toxic at once; the life to lose is returned."""
    source = state.label(packet.source)
    name = state.label(packet.recipient)
    combat = [Cite.COMBAT_DAMAGE] if packet.combat else [Cite.FOLLOWS_TEXT]
    infect = has_keyword(sight, packet, "infect")
    results = (Result.POISON,) if infect else ()
    cite = Cite.DAMAGE_PLAYER_INFECT if infect else Cite.DAMAGE_PLAYER
    state = state.step(as_a_step(state, packet, sight, *results), *combat, cite, *event)
    if packet.combat:
        state = dealt_combat_damage(state, packet.source, packet.recipient, packet.amount)
    lost = 0
    who = put_by_source(sight, packet)
    if infect:
        way = counters.get((packet.recipient, "poison", packet.amount, who))
        cites = (Cite.DAMAGE_PLAYER_INFECT,)
        state = put_counters(
            state, packet.recipient, "poison", packet.amount, *cites, by=source, way=way, putting=who
        )
    else:
        spared = [
            s.name
            for s in statements(state, DamageLosesNoLife)
            if is_among(s.effect.who, packet.recipient, sight, s.context)
        ]
        if not spared:
            lost, names = life_to_lose(state, packet.recipient, packet.amount)
            if lost == 0 and names:
                costs_none = DamageCostNoLife(name, names[0])
                state = state.step(costs_none, Cite.DAMAGE_RESULTS, Cite.CANT_HAPPEN)
        else:
            state = state.step(DamageCostNoLife(name, spared[0]), Cite.DAMAGE_RESULTS)
    toxic = toxic_of(sight, packet) if packet.combat else 0
    if toxic:
        way = counters.get((packet.recipient, "poison", toxic, who))
        by_rule = (Cite.DAMAGE_TOXIC, Cite.TOXIC)
        state = put_counters(
            state, packet.recipient, "poison", toxic, *by_rule, by=source, way=way, putting=who
        )
    return state, lost


def lifelink(
    state: State,
    linked: tuple[tuple[Entity, int, Entity], ...],
    ways: dict[tuple[Entity, int], LifeWay],
) -> State:
    """Each source with lifelink makes its controller gain life: one life-gain event for each source (CR 702.15e)."""
    separate = (Cite.LIFELINK_SEPARATE,) if len(linked) > 1 else ()
    for controller, amount, source in linked:
        way = ways.get((controller, amount))
        extra = (Cite.DAMAGE_RESULTS, Cite.DAMAGE_EVENT) if way is not None and way.names else ()
        cites = (Cite.DAMAGE_LIFELINK, Cite.LIFELINK, *separate, *extra)
        state = gain_life(state, controller, amount, *cites, source=state.label(source), way=way, by=source)
    return state


def as_a_step(state: State, packet: Packet, sight: Sight, *results: Result) -> DamageDealt:
    """The step that says what was dealt, whose source dealt it, and what that resulted in."""
    who = sight.controller(packet.source)
    return DamageDealt(
        state.label(packet.source),
        state.label(packet.recipient),
        packet.amount,
        packet.combat,
        results,
        state.label(who) if who is not None else "",
    )
