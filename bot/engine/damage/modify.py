"""Which prevention and replacement effects apply to a batch, and what each makes of it (CR 614-616, 120.4b)."""

from __future__ import annotations

import typing
from collections.abc import Iterator, Mapping

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Number
from bot.abilities.damage import (
    AsThough,
    CantBePrevented,
    DamageKind,
    DamagePattern,
    Prevent,
    ReplaceDamage,
)
from bot.abilities.effects import RemoveCounters
from bot.abilities.statics import DamageRule
from bot.abilities.who import SELF, YOU, Any
from bot.engine.characteristics.chars import Chars
from bot.engine.characteristics.view import keywords_of_player, permanents, see, statements
from bot.engine.damage.packet import Packet
from bot.engine.evaluate import Sight, amount_of, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.state import Active, Entity, State, is_player
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class DamageEffect:
    """One effect that could modify damage now. `left`: points that it can still prevent or move (None: no limit).
    `active` is its key among the state's waiting effects, None for a static ability."""

    key: typing.Any
    name: str
    context: Context
    replace: ReplaceDamage
    left: int | None = None
    once: bool = False
    active: int | None = None
    only_source: Entity | None = None  # a "next time" that has begun to apply to this source's damage
    protection: bool = False
    planeswalkers: bool = False

    def applies(self, packet: Packet, sight: Sight) -> bool:
        """Whether it can apply to this packet: not yet, of the kind, the source and the recipient it speaks of."""
        if self.key in packet.applied or self.key in packet.moved_by or packet.amount <= 0:
            return False
        if self.only_source is not None and packet.source != self.only_source:
            return False
        pattern = self.replace.pattern
        if packet.amount < pattern.least or (pattern.most is not None and packet.amount > pattern.most):
            return False
        if pattern.below is not None and packet.amount >= amount_of(pattern.below, sight, self.context):
            return False
        if pattern.kind is DamageKind.COMBAT and not packet.combat:
            return False
        if pattern.kind is DamageKind.NONCOMBAT and packet.combat:
            return False
        if self.planeswalkers:
            return _can_be_moved_to_planeswalker(packet, sight)
        return is_among(pattern.to, packet.recipient, sight, self.context) and is_among(
            pattern.by, packet.source, sight, self.context
        )


def gather(state: State, packets: tuple[Packet, ...]) -> list[DamageEffect]:
    """Every effect that might modify this batch, oldest first; protection of the recipients among them."""
    found: list[DamageEffect] = []
    instances: dict[tuple[Entity, ReplaceDamage], int] = {}
    for s in statements(state, DamageRule):
        if isinstance(s.effect.replace.change, CantBePrevented):
            continue
        one = (s.context.source, s.effect.replace)
        instances[one] = instances.get(one, 0) + 1  # the same ability twice applies twice (CR 702.64c)
        found.append(DamageEffect(("static", *one, instances[one]), s.name, s.context, s.effect.replace))
    found += [_of_active(a) for a in state.effects if _is_damage(a)]
    found += _protections(state, packets)
    found += _shield_counters(state, packets)
    if state.game.era.planeswalker_redirection and state.game.era.has_planeswalkers:
        found += _planeswalker_redirection(state, packets)
    return found


def _is_damage(active: Active) -> bool:
    return isinstance(active.content, ReplaceDamage) and not isinstance(
        active.content.change, CantBePrevented
    )


def _of_active(active: Active) -> DamageEffect:
    content: ReplaceDamage = active.content
    return DamageEffect(
        ("active", active.key),
        active.name,
        active.context,
        content,
        active.left,
        content.once,
        active.key,
        active.values[0] if active.uses == 0 and active.values else None,
    )


def unpreventable(state: State, packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    """The packets, those that "can't be prevented" marked (CR 615.12)."""
    rules = [(s.effect.replace, s.context) for s in statements(state, DamageRule)]
    rules += [(a.content, a.context) for a in state.effects if isinstance(a.content, ReplaceDamage)]
    rules = [(r, f) for r, f in rules if isinstance(r.change, CantBePrevented)]
    if not rules:
        return packets
    sight = see(state)
    marked = []
    for packet in packets:
        for rule, context in rules:
            plain = DamageEffect("can't", "", context, rule)
            if plain.applies(packet, sight):
                packet = replace(packet, unpreventable=True)
                break
        marked.append(packet)
    return tuple(marked)


def _protections(state: State, packets: tuple[Packet, ...]) -> Iterator[DamageEffect]:
    """Protection from a quality prevents all damage from sources that have it (CR 702.16e)."""
    board = permanents(state)
    for recipient in dict.fromkeys(p.recipient for p in packets):
        for keyword, context in _protections_of(state, recipient, board):
            yield DamageEffect(
                ("protection", recipient, keyword),
                f"{state.label(recipient)}'s protection",
                context,
                _protection_rule(keyword, recipient),
                protection=True,
            )


def _protections_of(
    state: State, entity: Entity, board: Mapping[Entity, Chars]
) -> Iterator[tuple[Keyword, Context]]:
    """The protection abilities that a permanent or a player has, each seen from where it is asked (CR 702.16, 702.16i)."""
    if is_player(entity):
        yield from keywords_of_player(state, entity, "protection")
        return
    chars = board.get(entity)
    if chars is not None and chars.has("protection"):
        context = Context(entity, chars.controller, chosen=state.objects[entity].chosen)
        for keyword in chars.instances("protection"):
            yield keyword, context


_LOSES_SHIELD = RemoveCounters("shield", Number(1), SELF)


def _shield_counters(state: State, packets: tuple[Packet, ...]) -> Iterator[DamageEffect]:
    """Shield counters prevent damage to the permanent, and one of them is removed (CR 122.1c)."""
    for recipient in dict.fromkeys(p.recipient for p in packets):
        found = state.objects.get(recipient)
        if found is not None and found.counters and found.count("shield"):
            chars = permanents(state)[recipient]
            yield DamageEffect(
                ("shield counter", recipient),
                f"{found.label}'s shield counter",
                Context(recipient, chars.controller),
                ReplaceDamage(DamagePattern(to=SELF), Prevent(rider=(_LOSES_SHIELD,))),
            )


def _protection_rule(keyword: Keyword, recipient: Entity) -> ReplaceDamage:
    by = Any(keyword.filter) if keyword.filter is not None else None
    return ReplaceDamage(DamagePattern(to=Exactly(recipient), by=by), Prevent())


def protected_from(state: State, entity: Entity, source: Entity, attached: bool = False) -> Keyword | None:
    """The protection ability of a permanent or player that a source is covered by, if any (CR 702.16). `attached`: one that takes
    it off, which `This effect doesn't remove ~` spares."""
    sight = see(state)
    for keyword, context in _protections_of(state, entity, permanents(state)):
        if attached and keyword.spares is not None and is_among(keyword.spares, source, sight, context):
            continue
        if keyword.filter is None or fits(keyword.filter, source, sight, context, any_zone=True):
            return keyword
    return None


def _planeswalker_redirection(state: State, packets: tuple[Packet, ...]) -> Iterator[DamageEffect]:
    """Noncombat damage to a player by an opponent's source may be dealt to a planeswalker of that player's instead
    (306.7 of 2007-2018)."""
    walkers = {c.controller for c in permanents(state).values() if "Planeswalker" in c.types}
    if not walkers:
        return
    for recipient in dict.fromkeys(p.recipient for p in packets):
        if recipient in walkers:
            pattern = DamagePattern(DamageKind.NONCOMBAT, YOU, None)
            yield DamageEffect(
                ("planeswalkers", recipient),
                "the planeswalker redirection effect",
                Context(recipient, recipient),
                ReplaceDamage(pattern, AsThough("")),
                planeswalkers=True,
            )


def _can_be_moved_to_planeswalker(packet: Packet, sight: Sight) -> bool:
    if not is_player(packet.recipient) or packet.combat:
        return False
    controller = sight.controller(packet.source)
    if controller is None or controller == packet.recipient:
        return False
    return any("Planeswalker" in c.types and c.controller == packet.recipient for c in sight.chars.values())


def planeswalkers_of(state: State, player: Entity) -> tuple[Entity, ...]:
    """The planeswalkers that a player controls."""
    return tuple(
        e for e, c in permanents(state).items() if "Planeswalker" in c.types and c.controller == player
    )
