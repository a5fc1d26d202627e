"""Applying one effect to the packets of one recipient: preventing, multiplying, redirecting, replacing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
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
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.damage.batch import Batch, Rider
from bot.engine.damage.modify import DamageEffect, affected_player, planeswalkers_of
from bot.engine.damage.packet import Packet, arriving_together
from bot.engine.damage.recipients import can_be_dealt_damage
from bot.engine.evaluate import amount_of, who_is
from bot.engine.happenings import Happening, What
from bot.engine.illegal import illegal
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
from bot.engine.script import RedirectsDamage, SaysMay
from bot.engine.settled import pending, spend
from bot.engine.state import Entity, State, is_player
from bot.values import dataclass, replace

_MOST_DIVISIONS = 40


@dataclass(frozen=True, slots=True)
class ApplyEffect(Task):
    """Apply `effect` to all packets for `recipient` that it can apply to. A capacity that does not suffice is divided by the
    affected player (CR 615.7); an optional effect is asked about first."""

    effect: DamageEffect
    recipient: Entity
    batch: Batch
    accepted: bool = False
    shares: tuple[int, ...] | None = None  # of the effect's capacity, one for each packet
    walker: Entity | None = None

    def do(self, state: State) -> State | Choice:
        if self.effect.planeswalkers and not self.accepted:
            return self._ask_planeswalker(state)
        if self.effect.replace.optional and not self.accepted:
            return self._ask_optional(state)
        shares = self.shares
        if shares is None:
            matched = self._matched(state)
            divisions = list(self._divisions(state, matched))
            if len(divisions) > 1:
                options = tuple(
                    Option(self._division_text(state, d), (replace(self, shares=d, accepted=True),))
                    for d in divisions
                )
                what = f"To which damage does {self.effect.name} apply?"
                cite = Cite.REDIRECTION_CHOICE if self._redirects() else Cite.PREVENTION_SHIELD
                return Choice(state, affected_player(state, self.recipient), what, options, (cite,))
            shares = divisions[0]
        return self._carry_out(state, shares)

    # --- choices --------------------------------------------------------------------------------------------------

    def _ask_planeswalker(self, state: State) -> State | Choice:
        chooser = see(state).controller(self._matched_packets(state)[0].source)
        assert chooser is not None
        walkers = planeswalkers_of(state, self.recipient)
        no = replace(self, accepted=True, walker=None)
        name = state.player(chooser).name
        for index, answer in pending(state, RedirectsDamage):
            if answer.player != name:
                continue
            if answer.to is None:
                return spend(state, index).then(no)
            total = sum(p.amount for p in self._matched_packets(state))
            for walker in walkers:
                if state.label(walker) == answer.to:
                    if answer.amount not in (None, total):
                        why = f"All {total} damage is dealt to {answer.to} instead, or none of it."
                        return illegal(state, why, (Cite.PLANESWALKER_REDIRECTION,))
                    return spend(state, index).then(replace(self, accepted=True, walker=walker))
        options = [Option("doesn't redirect the damage", (no,))]
        options += [
            Option(f"redirects the damage to {state.label(w)}", (replace(self, accepted=True, walker=w),))
            for w in walkers
        ]
        question = f"Is the damage to {state.label(self.recipient)} dealt to a planeswalker instead?"
        return Choice(state, chooser, question, tuple(options), (Cite.PLANESWALKER_REDIRECTION,))

    def _ask_optional(self, state: State) -> State | Choice:
        chooser = self.effect.context.you
        name = state.player(chooser).name
        yes, no = replace(self, accepted=True), _Skip(self)
        for index, told in pending(state, RedirectsDamage):
            if told.player == name:
                return spend(state, index).then(no if told.to is None else yes)
        for index, may in pending(state, SaysMay):
            if may.player == name and may.deed is None and may.about in (None, self.effect.name):
                return spend(state, index).then(yes if may.yes else no)
        options = (
            Option(f"applies {self.effect.name}", (yes,)),
            Option(f"doesn't apply {self.effect.name}", (no,)),
        )
        return Choice(state, chooser, f"Does {self.effect.name} apply?", options, (Cite.ORDER_OF_EFFECTS,))

    # --- which packets, how much ------------------------------------------------------------------------------------

    def _matched_packets(self, state: State) -> list[Packet]:
        sight = see(state)
        return [
            p for p in self.batch.packets if p.recipient == self.recipient and self.effect.applies(p, sight)
        ]

    def _matched(self, state: State) -> tuple[int, ...]:
        """How much of each packet the effect could apply to."""
        sight = see(state)
        return tuple(
            p.amount if p.recipient == self.recipient and self.effect.applies(p, sight) else 0
            for p in self.batch.packets
        )

    def _divisions(self, state: State, matched: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        left = self.effect.left
        if self.effect.once and self._of_one_source() and sum(1 for m in matched if m) > 1:
            sources = dict.fromkeys(p.source for p, m in zip(self.batch.packets, matched, strict=True) if m)
            for source in sources:
                yield tuple(
                    m if p.source == source else 0 for p, m in zip(self.batch.packets, matched, strict=True)
                )
            return
        if left is None or sum(matched) <= left:
            yield matched
            return
        kinds = _alike(state, self.batch.packets, matched)
        yield from _shares(matched, left, kinds)

    def _of_one_source(self) -> bool:
        """Whether a "next time" speaks of a source: then it is one source's damage, else all that is dealt at that time
        (CR 615.8)."""
        return self.effect.replace.pattern.by is not None

    def _division_text(self, state: State, shares: tuple[int, ...]) -> str:
        parts = [
            f"{n} from {state.label(p.source)}" for p, n in zip(self.batch.packets, shares, strict=True) if n
        ]
        return f"applies {self.effect.name} to {' and '.join(parts)}"

    # --- carrying it out --------------------------------------------------------------------------------------------

    def _redirects(self) -> bool:
        return isinstance(self.effect.replace.change, Redirect)

    def _carry_out(self, state: State, shares: tuple[int, ...]) -> State:
        effect, change = self.effect, self.effect.replace.change
        packets: list[Packet] = []
        used = prevented = 0
        riders = self.batch.riders
        sight = see(state)
        sources: list[Entity] = []
        for packet, share in zip(self.batch.packets, shares, strict=True):
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
            elif isinstance(change, Redirect):
                state, new, took = self._redirect(state, marked, share, change)
            else:
                state, new, took = self._transform(state, marked, change)
            used += took
            packets += new
        rider = self._rider(change, prevented, used, sources)
        if rider is not None:
            riders = (*riders, rider)
        state = _consume(state, effect, used, sources[0] if sources and self._of_one_source() else None)
        spared = self.batch.spared + prevented
        settled = arriving_together(packets) if self._redirects() else tuple(packets)
        return state.then(replace(self.batch, packets=settled, riders=riders, spared=spared))

    def _rider(self, change: Any, prevented: int, used: int, sources: list[Entity]) -> Rider | None:
        effects: tuple[Any, ...] = ()
        if isinstance(change, Prevent):
            effects = change.rider
        elif isinstance(change, Instead):
            effects = change.effects
        if not effects:
            return None
        # "That creature" is the recipient, "that source" what would have dealt the damage.
        amount = prevented if isinstance(change, Prevent) else used
        event = Happening(What.DAMAGE, sources[0], self.recipient, amount) if sources else None
        context = replace(self.effect.context.about(event), amount=amount)
        return Rider(effects, context, self.effect.name, isinstance(change, Prevent))

    def _prevent(
        self, state: State, packet: Packet, share: int, change: Prevent
    ) -> tuple[State, list[Packet], int]:
        amount = share
        context = self.effect.context
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
                new = replace(packet, amount=max(0, amount + change.n))
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
                raise NotImplementedError(type(change).__name__)
        source, recipient = state.label(packet.source), state.label(packet.recipient)
        changed: Step = DamageChanged(self.effect.name, source, recipient, new.amount, amount)
        if isinstance(change, AsThough):
            changed = DealtAsThough(self.effect.name, source, change.keyword)
        state = state.step(changed, Cite.REPLACEMENT, Cite.DAMAGE_MODIFIED, *_newly_applicable(packet))
        return state, [new] if new.amount > 0 else [], amount


@dataclass(frozen=True, slots=True)
class _Skip(Task):
    """An optional effect is not applied to this event."""

    apply: ApplyEffect

    def do(self, state: State) -> State:
        own = self.apply
        packets = tuple(
            replace(p, applied=p.applied | {own.effect.key}) if p.recipient == own.recipient else p
            for p in own.batch.packets
        )
        return state.then(replace(own.batch, packets=packets))


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


def without_used(state: State) -> State:
    """The same state without the "next time" effects that applied to the event that is over."""
    if not any(a.uses == 0 for a in state.effects):
        return state
    return state.having(effects=tuple(a for a in state.effects if a.uses != 0))


def _alike(state: State, packets: tuple[Packet, ...], matched: tuple[int, ...]) -> tuple[object, ...]:
    """Packets between which a division makes no difference: of sources with the same name, text and amount."""
    kinds: list[object] = []
    for packet, most in zip(packets, matched, strict=True):
        chars = permanents(state).get(packet.source)
        look = (chars.abilities, chars.controller, chars.colors, chars.types) if chars else packet.source
        kinds.append((look, most, packet.combat, packet.unpreventable, packet.as_though, packet.applied))
    return tuple(kinds)


def _shares(matched: tuple[int, ...], left: int, kinds: tuple[object, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to spread `left` points over the packets, alike packets in falling order, at most a few dozen."""

    def spread(index: int, rest: int, before: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if index == len(matched):
            if rest == 0:
                yield before
            return
        if sum(matched[index:]) < rest:
            return
        most = min(matched[index], rest)
        for earlier in range(index - 1, -1, -1):
            if kinds[earlier] == kinds[index] and matched[index]:
                most = min(most, before[earlier])
                break
        for share in range(most, -1, -1):
            yield from spread(index + 1, rest - share, (*before, share))

    yield from islice(spread(0, left, ()), _MOST_DIVISIONS)
