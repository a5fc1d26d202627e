"""Preventing and redirecting inside the damage-prevention step: the effect acts at once on a packet that waits."""

from __future__ import annotations

from bot.abilities.damage import ReplaceDamage
from bot.abilities.effects import Shield
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import Aimed
from bot.engine.citations import Cite
from bot.engine.damage.apply import ApplyEffect
from bot.engine.damage.deal import ModifyBatch
from bot.engine.damage.modify import DamageEffect
from bot.engine.damage.packet import Packet
from bot.engine.eras.prevention_step.automatic import Reduce
from bot.engine.eras.prevention_step.effects_of import is_limited
from bot.engine.eras.prevention_step.packets import effect_of, reach
from bot.engine.eras.prevention_step.prevention import Stage, prevention_of, with_prevention
from bot.engine.evaluate.exactly import Exactly
from bot.engine.instructions import amount, context_of
from bot.engine.log.notes import Note
from bot.engine.state import State
from bot.engine.told.scripted import mark_used
from bot.values import dataclass, replace


def acts_at_once(state: State, content: ReplaceDamage) -> bool:
    """Whether this effect acts on waiting packets instead of waiting itself."""
    return prevention_of(state).stage is Stage.OPEN and is_limited(content)


def use(effect: Shield, state: State) -> State | Choice:
    """The effect acts on one packet that waits; divided among several targets, on one packet to each."""
    content, context = effect.replace, context_of(state)
    name = state.label(context.source)
    to = content.pattern.to
    if content.divided and isinstance(to, Aimed):
        shares = context.shares[to.index] if to.index < len(context.shares) else ()
        tasks = [
            _Use(_only(content, target), share)
            for target, share in zip(context.targets[to.index], shares, strict=False)
        ]
        return state.then(*tasks)
    left = amount(state, content.capacity) if content.capacity is not None else None
    if left == 0:
        return state.step(Note.ACTS_ON_NOTHING.of(name), Cite.PREVENTION)
    return state.then(_Use(content, left))


def _only(content: ReplaceDamage, target: int) -> ReplaceDamage:
    return replace(content, pattern=replace(content.pattern, to=Exactly(target)), divided=False)


@dataclass(frozen=True, slots=True)
class _Use(Task):
    """Choose the packet, unless the story or the board leaves only one."""

    content: ReplaceDamage
    left: int | None

    def do(self, state: State) -> State | Choice:
        context = context_of(state)
        name = state.label(context.source)
        found = reach(state, self.content, context, name)
        if isinstance(found, str):
            return state.step(Note.NOTHING_TO_ACT_ON.of(found), Cite.DAMAGE_PREVENTION_STEP)
        if found.answer is not None:
            state = mark_used(state, found.answer)
        state, use_ = state.tick()
        effect = effect_of(self.content, context, name, use_, self.left)
        options = tuple(
            Option(
                f"uses {name} on the {p.amount} damage from {state.label(p.source)} to {state.label(p.recipient)}",
                (_ActOn(effect, p),),
            )
            for p in found.packets
        )
        return Choice(state, context.you, f"On which packet is {name} used?", options, (Cite.SOURCE_CHOSEN,))


@dataclass(frozen=True, slots=True)
class _ActOn(Task):
    """The packet is taken out, changed, and put back."""

    effect: DamageEffect
    packet: Packet

    def do(self, state: State) -> State:
        waiting = prevention_of(state)
        rest = tuple(p for p in waiting.packets if p != self.packet)
        state = with_prevention(state, packets=rest)
        one = replace(self.packet, origin=None)
        return state.then(ApplyEffect(self.effect, one.recipient, ModifyBatch((one,), (), False)))


def reduce_again(state: State) -> State:
    """An effect that lasts has begun while packets wait: it reduces them too."""
    waiting = prevention_of(state)
    if waiting.stage is not Stage.OPEN or not waiting.packets:
        return state
    return with_prevention(state, packets=()).then(Reduce(waiting.packets))
