"""An effect that applies to damage is carried out: so much is prevented, redirected or changed (CR 614, 615)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.damage import (
    Add,
    AsThough,
    Halve,
    Instead,
    Multiply,
    Prevent,
    Redirect,
    SetTo,
)
from bot.engine.agenda import Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.damage.batch import Batch, Rider
from bot.engine.damage.modify import DamageEffect
from bot.engine.damage.packet import Packet, arriving_together
from bot.engine.damage.recipients import can_be_dealt_damage
from bot.engine.evaluate import amount_of, who_is
from bot.engine.happenings import Happening, What
from bot.engine.log.damage import (
    DamageChanged,
    DamageReplaced,
    DealtAsThough,
    NotPrevented,
    NotRedirected,
    Prevented,
    Redirected,
)
from bot.engine.log.step import Step
from bot.engine.state import Entity, State, is_player
from bot.engine.unknown_kind import UnknownKind
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class CarryOut(Task):
    """`shares`: to how much of each packet the effect applies; `walker`: the planeswalker that is dealt it instead."""

    effect: DamageEffect
    recipient: Entity
    batch: Batch
    shares: tuple[int, ...]
    walker: Entity | None = None

    def do(self, state: State) -> State:
        effect, change = self.effect, self.effect.replace.change
        packets: list[Packet] = []
        used = prevented = 0
        riders = self.batch.riders
        sight = see(state)
        sources: list[Entity] = []
        spared: dict[Entity, int] = {}
        for packet, share in zip(self.batch.packets, self.shares, strict=True):
            if not share:
                # What it could have applied to and did not, it does not apply to any more.
                if packet.recipient == self.recipient and effect.applies(packet, sight):
                    packet = replace(packet, applied=packet.applied | {effect.key})
                packets.append(packet)
                continue
            marked = replace(packet, applied=packet.applied | {effect.key})
            sources.append(packet.source)
            if effect.planeswalkers:
                state, new, took = self._to_planeswalker(state, marked)
            elif isinstance(change, Prevent):
                state, new, took = self._prevent(state, marked, share, change)
                prevented += took
                spared[packet.source] = spared.get(packet.source, 0) + took
            elif isinstance(change, Redirect):
                state, new, took = self._redirect(state, marked, share, change)
            else:
                state, new, took = self._transform(state, marked, change)
            used += took
            packets += new
        riders = (*riders, *self._riders(change, spared, used, sources))
        state = _consume(state, effect, used, sources[0] if sources and is_of_one_source(effect) else None)
        settled = arriving_together(packets) if redirects(effect) else tuple(packets)
        return state.then(
            replace(self.batch, packets=settled, riders=riders, spared=self.batch.spared + prevented)
        )

    def _riders(
        self, change: Any, spared: dict[Entity, int], used: int, sources: list[Entity]
    ) -> Iterator[Rider]:
        """What else the effect does (CR 615.5): of "if a source would deal damage", for each source whose damage it prevents."""
        if isinstance(change, Instead):
            yield from self._rider(change.effects, used, sources[:1])
        elif isinstance(change, Prevent):
            each = is_of_one_source(self.effect) and len(spared) > 1
            for source in tuple(spared) if each else sources[:1]:
                amount = spared[source] if each else sum(spared.values())
                yield from self._rider(change.rider, amount, [source])

    def _rider(self, effects: tuple[Any, ...], amount: int, sources: list[Entity]) -> Iterator[Rider]:
        if not effects:
            return
        # "That creature" is the recipient, "that source" what would have dealt the damage.
        event = Happening(What.DAMAGE, sources[0], self.recipient, amount) if sources else None
        context = replace(self.effect.context.about(event), amount=amount)
        yield Rider(effects, context, self.effect.name, isinstance(self.effect.replace.change, Prevent))

    def _prevent(
        self, state: State, packet: Packet, share: int, change: Prevent
    ) -> tuple[State, list[Packet], int]:
        amount = share
        context = replace(self.effect.context, amount=packet.amount)
        if change.amount is not None:
            amount = min(amount, max(0, amount_of(change.amount, see(state), context)))
        if change.all_but is not None:
            amount = max(0, amount - amount_of(change.all_but, see(state), context))
        source, recipient = state.label(packet.source), state.label(packet.recipient)
        if packet.unpreventable:
            return state.step(NotPrevented(self.effect.name, source), Cite.UNPREVENTABLE), [packet], 0
        if amount <= 0:
            return state, [packet], 0
        cites = (Cite.PROTECTION_DAMAGE,) if self.effect.protection else _prevention_cites(self.effect)
        prevented = Prevented(self.effect.name, source, recipient, amount, packet.combat)
        state = state.step(prevented, *cites, Cite.DAMAGE_MODIFIED, *_newly_applicable(packet))
        rest = packet.amount - amount
        return state, [replace(packet, amount=rest)] if rest > 0 else [], amount

    def _redirect(
        self, state: State, packet: Packet, share: int, change: Redirect
    ) -> tuple[State, list[Packet], int]:
        event = Happening(What.DAMAGE, packet.source, packet.recipient, share, packet.combat)
        context = self.effect.context.about(event)
        to = who_is(change.to, see(state), context)
        source, old = state.label(packet.source), state.label(packet.recipient)
        if not to or not can_be_dealt_damage(state, to[0]):
            target = state.label(to[0]) if to else "the new recipient"
            used_up = not state.game.era.unused_effects_stay
            failed = NotRedirected(self.effect.name, target, used_up)
            return state.step(failed, Cite.REDIRECTION_FAILS), [packet], share if used_up else 0
        redirected = Redirected(self.effect.name, source, old, state.label(to[0]), share, packet.combat)
        cites: tuple[Cite, ...] = (Cite.REDIRECTION, Cite.REDIRECTION_SOURCE)
        if packet.combat and not is_player(to[0]):
            cites = (*cites, Cite.REDIRECTION_COMBAT)
        if self.effect.left is not None:
            cites = (*cites, Cite.REDIRECTION_CHOICE, Cite.REDIRECTION_TOGETHER)
        state = state.step(redirected, *cites)
        moved = self._moved(replace(packet, amount=share), to[0])
        rest = packet.amount - share
        return state, [moved] + ([replace(packet, amount=rest)] if rest > 0 else []), share

    def _to_planeswalker(self, state: State, packet: Packet) -> tuple[State, list[Packet], int]:
        if self.walker is None:
            return state, [packet], 0
        source, old, new = state.labels((packet.source, packet.recipient, self.walker))
        redirected = Redirected("", source, old, new, packet.amount)
        state = state.step(redirected, Cite.PLANESWALKER_REDIRECTION)
        return state, [self._moved(packet, self.walker)], 0

    def _moved(self, packet: Packet, to: Entity) -> Packet:
        """The packet with another recipient: this effect has applied to it by moving it."""
        key = self.effect.key
        origin = packet.origin or packet.recipient
        applied, moved_by = packet.applied - {key}, packet.moved_by | {key}
        return replace(packet, recipient=to, origin=origin, applied=applied, moved_by=moved_by)

    def _transform(self, state: State, packet: Packet, change: Any) -> tuple[State, list[Packet], int]:
        amount = packet.amount
        match change:
            case Multiply():
                new = replace(packet, amount=amount * change.factor)
            case Add():
                more = (
                    change.n
                    if isinstance(change.n, int)
                    else amount_of(change.n, see(state), self.effect.context)
                )
                new = replace(packet, amount=max(0, amount + more))
            case Halve():
                new = replace(packet, amount=-(-amount // 2) if change.rounded == "up" else amount // 2)
            case SetTo():
                new = replace(
                    packet, amount=max(0, amount_of(change.amount, see(state), self.effect.context))
                )
            case AsThough():
                new = replace(packet, as_though=packet.as_though | {change.keyword})
            case Instead():
                gone = DamageReplaced(self.effect.name, state.label(packet.recipient), amount)
                return state.step(gone, Cite.REPLACEMENT), [], amount
            case _:
                raise UnknownKind(change)
        source, recipient = state.label(packet.source), state.label(packet.recipient)
        changed: Step = DamageChanged(self.effect.name, source, recipient, new.amount, amount)
        if isinstance(change, AsThough):
            changed = DealtAsThough(self.effect.name, source, change.keyword)
        state = state.step(changed, Cite.REPLACEMENT, Cite.DAMAGE_MODIFIED, *_newly_applicable(packet))
        return state, [new] if new.amount > 0 else [], amount


def redirects(effect: DamageEffect) -> bool:
    return isinstance(effect.replace.change, Redirect)


def is_of_one_source(effect: DamageEffect) -> bool:
    """Whether a "next time" speaks of a source: then it is one source's damage, else all that is dealt at that time
    (CR 615.8)."""
    return effect.replace.pattern.by is not None


def _newly_applicable(packet: Packet) -> tuple[Cite, ...]:
    """What applies to damage that was moved here became applicable by that (CR 616.2)."""
    return (Cite.BECOMES_APPLICABLE,) if packet.origin is not None else ()


def _prevention_cites(effect: DamageEffect) -> tuple[Cite, ...]:
    if effect.active is None:
        return (Cite.PREVENTION, Cite.PREVENTION_STATIC)
    if effect.left is not None:
        return (Cite.PREVENTION, Cite.PREVENTION_SHIELD)
    if effect.once:
        return (Cite.PREVENTION, Cite.PREVENTION_NEXT_TIME)
    return (Cite.PREVENTION, Cite.PREVENTION_ALL)


def _consume(state: State, effect: DamageEffect, used: int, source: Entity | None) -> State:
    """Take what was used from a waiting effect. A "next time" is over with the event that it applied to: until then it
    still applies to what the same event would deal to others (CR 615.8). What did nothing isn't used up (CR 609.7b)."""
    if effect.active is None or used == 0:
        return state
    kept = []
    for active in state.effects:
        if active.key == effect.active:
            if effect.once:
                active = replace(active, uses=0, values=() if source is None else (source,))
            elif active.left is not None:
                if active.left - used <= 0:
                    continue
                active = replace(active, left=active.left - used)
        kept.append(active)
    return state.having(effects=tuple(kept))
