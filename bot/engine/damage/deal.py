"""The door: a batch of packets goes in, and the four parts of CR 120.4 happen to it.

`DealDamage` is what every effect, fight and combat damage step puts on the agenda. Excess goes where the effect says
(120.4a); replacement and prevention modify the batch, one effect at a time, in the order that the affected players
choose (120.4b, 616.1); then `damage.results` processes it (120.4c-d). Nothing is dealt before every packet is settled.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.damage import Redirect, ReplaceDamage
from bot.abilities.who import Chosen
from bot.engine.agenda import Choice, Option, Task
from bot.engine.applied_first import affected_player, told_first
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.damage.apply import ApplyEffect, without_used
from bot.engine.damage.batch import Batch
from bot.engine.damage.life_and_counters import lethal_for
from bot.engine.damage.modify import DamageEffect, gather, unpreventable
from bot.engine.damage.orders import FEW, Orders, is_arithmetic, orders_that_differ
from bot.engine.damage.packet import Packet
from bot.engine.damage.recipients import can_be_dealt_damage
from bot.engine.damage.results import DamageResults
from bot.engine.evaluate import is_among
from bot.engine.happenings import Happening, What
from bot.engine.log.damage import ExcessRedirected, NoDamage
from bot.engine.log.notes import Note
from bot.engine.state import Entity, State, is_player
from bot.engine.triggers import about_to
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class DealDamage(Task):
    """Deal these packets at one time. `excess_to`: who is dealt what exceeds lethal damage to a creature, one for each
    packet (None: nobody), as an effect that says so asks (CR 120.4a). `reports`: the ability that is resolving refers to
    "the damage dealt this way"."""

    packets: tuple[Packet, ...]
    excess_to: tuple[Entity | None, ...] = ()
    reports: bool = False

    def do(self, state: State) -> State:
        board = permanents(state)
        kept: list[Packet] = []
        for number, packet in enumerate(self.packets):
            if not can_be_dealt_damage(state, packet.recipient):
                state = _not_a_recipient(state, packet)
                continue
            if packet.amount <= 0:
                none = NoDamage(state.label(packet.source), state.label(packet.recipient))
                state = state.step(none, Cite.DAMAGE_ZERO)
                continue
            other = self.excess_to[number] if number < len(self.excess_to) else None
            if other is not None and packet.recipient in board:
                # Damage from other sources at the same time counts towards lethal (CR 120.4a).
                others = [p for p in (*kept, *self.packets[number + 1 :]) if p.recipient == packet.recipient]
                rest = [p for p in others if p in kept or not self._spills(number, p)]
                lethal = max(0, lethal_for(state, packet) - sum(p.amount for p in rest))
                if packet.amount > lethal:
                    excess = packet.amount - lethal
                    old, new = state.labels((packet.recipient, other))
                    moved = ExcessRedirected(old, new, lethal, excess)
                    state = state.step(moved, Cite.DAMAGE_EXCESS, Cite.RESOLVE_SPELL)
                    if lethal > 0:
                        kept.append(replace(packet, amount=lethal))
                    kept.append(replace(packet, recipient=other, amount=excess))
                    continue
            kept.append(packet)
        if not kept:
            return state
        state = about_to(_note_changed_sources(state, kept), *_damage(kept))
        packets = unpreventable(state, tuple(kept))
        return state.game.era.timing.deal(state, packets, self.reports)

    def _spills(self, after: int, packet: Packet) -> bool:
        """Whether a later packet's own excess goes elsewhere: then it is worked out in its turn."""
        numbers = range(after + 1, len(self.packets))
        return any(
            self.packets[n] is packet and n < len(self.excess_to) and self.excess_to[n] is not None
            for n in numbers
        )


def _damage(packets: list[Packet]) -> Iterator[Happening]:
    """What is about to happen, for effects that would replace it."""
    for p in packets:
        yield Happening(What.DAMAGE, p.source, p.recipient, p.amount, p.combat)
        yield Happening(What.DEALT, p.recipient, p.source, p.amount, p.combat)


def _note_changed_sources(state: State, packets: list[Packet]) -> State:
    """Say why an effect that waits for a source of choice does not apply: the source isn't any more what the effect asks
    for (CR 615.9)."""
    for active in state.effects:
        if isinstance(active.content, ReplaceDamage) and isinstance(active.content.pattern.by, Chosen):
            chosen = {v for kind, v in active.context.chosen if kind == "source"}
            by, sight = active.content.pattern.by, see(state)
            for source in dict.fromkeys(p.source for p in packets):
                if source in chosen and not is_among(by, source, sight, active.context):
                    note = Note.SOURCE_CHANGED.of(state.label(source), active.name)
                    state = state.step(note, Cite.SOURCE_CHANGED)
    return state


def _not_a_recipient(state: State, packet: Packet) -> State:
    if is_player(packet.recipient) or packet.recipient not in permanents(state):
        return state
    return state.step(Note.NOT_DAMAGEABLE.of(state.label(packet.recipient)), Cite.DAMAGE_RECIPIENTS)


@dataclass(frozen=True, slots=True)
class ModifyBatch(Batch):
    """Apply one more prevention or replacement effect to the batch, or go on to its results when none is left."""

    def do(self, state: State) -> State | Choice:
        return state.game.era.timing.modify(state, self)

    def go_on(self, state: State) -> State | Choice:
        """One more of all the effects that can modify it applies; when none is left, its results follow."""
        effects = gather(state, self.packets) if self.packets else []
        applied = self.apply_one(state, effects)
        if applied is not None:
            return applied
        return without_used(state).then(DamageResults(self.packets, self.riders, self.reports, self.spared))

    def apply_one(self, state: State, effects: list[DamageEffect]) -> State | Choice | None:
        """One of these effects is applied to the packets of the first recipient for which one can be; None when none can."""
        found = self._first_affected(state, effects) if effects else None
        if found is None:
            return None
        recipient, applicable = found
        chooser = affected_player(state, recipient)
        chosen = applicable[0]
        orders = self.orders
        if not orders and len(applicable) > FEW and not self.reports:
            orders = orders_that_differ(state, self.packets, recipient, effects)
        if orders:
            return self._in_order(state, orders, recipient, effects)
        if len(applicable) > 1:
            names = [None if e.planeswalkers else e.name for e in applicable]
            state, told = told_first(state, chooser, names)
            differing = self._differing(state, recipient, applicable)
            if told is None and len(differing) > 1:
                options = tuple(
                    Option(f"applies {e.name} first", (self._apply(e, recipient),)) for e in differing
                )
                what = f"Which effect applies first to the damage to {state.label(recipient)}?"
                return Choice(state, chooser, what, options, (Cite.ORDER_OF_EFFECTS,))
            chosen = applicable[told or 0]
        return state.then(self._apply(chosen, recipient))

    def _in_order(
        self, state: State, orders: Orders, recipient: Entity, effects: list[DamageEffect]
    ) -> Choice:
        """The next effect is applied in one of these orders: all others come to the same as one of them."""
        by_key = {effect.key: effect for effect in effects}
        options = tuple(
            Option(
                f"applies {by_key[key].name} first",
                (ApplyEffect(by_key[key], recipient, replace(self, orders=rest)),),
            )
            for key, rest in orders
        )
        what = f"Which effect applies first to the damage to {state.label(recipient)}?"
        return Choice(state, affected_player(state, recipient), what, options, (Cite.ORDER_OF_EFFECTS,))

    def _apply(self, effect: DamageEffect, recipient: Entity) -> ApplyEffect:
        return ApplyEffect(effect, recipient, self)

    def _first_affected(
        self, state: State, effects: list[DamageEffect]
    ) -> tuple[Entity, list[DamageEffect]] | None:
        """The first recipient, in APNAP order of the players affected, to whose damage some effect applies."""
        sight = see(state)
        recipients = tuple(dict.fromkeys(p.recipient for p in self.packets))
        order = {p: i for i, p in enumerate(state.everyone())}
        found: list[tuple[tuple[int, bool], Entity, list[DamageEffect]]] = []
        for recipient in recipients:
            mine = [p for p in self.packets if p.recipient == recipient]
            applicable = [e for e in effects if any(e.applies(p, sight) for p in mine)]
            if applicable:
                # What redirection brings arrives before anything applies to it there (G.12.8).
                stays = not any(isinstance(e.replace.change, Redirect) for e in applicable)
                found.append(
                    ((order.get(affected_player(state, recipient), 0), stays), recipient, applicable)
                )
        if not found:
            return None
        _, recipient, applicable = min(found, key=lambda f: f[0])
        return recipient, _distinct(applicable)

    def _differing(self, state: State, recipient: Entity, effects: list[DamageEffect]) -> list[DamageEffect]:
        """One of each that change the amount of the same packets in the same words: which permanent does it first makes no
        difference."""
        sight = see(state)
        mine = [p for p in self.packets if p.recipient == recipient]
        seen: dict[object, DamageEffect] = {}
        for effect in effects:
            alike: object = effect.key
            if effect.active is None and is_arithmetic(effect):
                alike = effect.replace, tuple(effect.applies(p, sight) for p in mine)
            seen.setdefault(alike, effect)
        return list(seen.values())


def _distinct(effects: list[DamageEffect]) -> list[DamageEffect]:
    """One of each that do the same: which of two equal shields goes first makes no difference."""
    seen: dict[object, DamageEffect] = {}
    for effect in effects:
        context = effect.context
        alike = (
            effect.replace,
            effect.left,
            effect.name,
            context.you,
            context.targets,
            context.chosen,
            context.source,
        )
        seen.setdefault(
            alike if effect.active is None else (*alike[:3], context.you, context.targets, context.chosen),
            effect,
        )
    return list(seen.values())
