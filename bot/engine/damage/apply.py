"""Applying one effect to the packets of one recipient: preventing, multiplying, redirecting, replacing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.engine.agenda import MOST_OPTIONS, Choice, Option, Task, choice_of_many
from bot.engine.applied_first import affected_player
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.damage.batch import Batch
from bot.engine.damage.carry_out import CarryOut, is_of_one_source, redirects
from bot.engine.damage.modify import DamageEffect, planeswalkers_of
from bot.engine.damage.packet import Packet
from bot.engine.illegal import illegal
from bot.engine.state import Entity, State
from bot.engine.told.decisions import RedirectsDamage, SaysMay
from bot.engine.told.scripted import decisions_left, mark_used
from bot.values import dataclass, replace


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
            divisions = tuple(islice(self._divisions(state, matched), MOST_OPTIONS + 1))
            if len(divisions) > 1:
                options = (
                    Option(self._division_text(state, d), (replace(self, shares=d, accepted=True),))
                    for d in divisions
                )
                what = f"To which damage does {self.effect.name} apply?"
                cite = Cite.REDIRECTION_CHOICE if redirects(self.effect) else Cite.PREVENTION_SHIELD
                return choice_of_many(state, affected_player(state, self.recipient), what, options, (cite,))
            shares = divisions[0]
        return CarryOut(self.effect, self.recipient, self.batch, shares, self.walker).do(state)

    # --- choices --------------------------------------------------------------------------------------------------

    def _ask_planeswalker(self, state: State) -> State | Choice:
        chooser = see(state).controller(self._matched_packets(state)[0].source)
        assert chooser is not None
        walkers = planeswalkers_of(state, self.recipient)
        no = replace(self, accepted=True, walker=None)
        name = state.player(chooser).name
        for index, answer in decisions_left(state, RedirectsDamage):
            if answer.player != name:
                continue
            if answer.to is None:
                return mark_used(state, index).then(no)
            total = sum(p.amount for p in self._matched_packets(state))
            for walker in walkers:
                if state.label(walker) == answer.to:
                    if answer.amount not in (None, total):
                        why = f"All {total} damage is dealt to {answer.to} instead, or none of it."
                        return illegal(state, why, (Cite.PLANESWALKER_REDIRECTION,))
                    return mark_used(state, index).then(replace(self, accepted=True, walker=walker))
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
        for index, told in decisions_left(state, RedirectsDamage):
            if told.player == name:
                return mark_used(state, index).then(no if told.to is None else yes)
        for index, may in decisions_left(state, SaysMay):
            if may.player == name and may.deed is None and may.about in (None, self.effect.name):
                return mark_used(state, index).then(yes if may.yes else no)
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
        if self.effect.once and is_of_one_source(self.effect) and sum(1 for m in matched if m) > 1:
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

    def _division_text(self, state: State, shares: tuple[int, ...]) -> str:
        parts = [
            f"{n} from {state.label(p.source)}" for p, n in zip(self.batch.packets, shares, strict=True) if n
        ]
        return f"applies {self.effect.name} to {' and '.join(parts)}"


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
    """Every way to spread `left` points over the packets, alike packets in falling order."""

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

    yield from spread(0, left, ())
