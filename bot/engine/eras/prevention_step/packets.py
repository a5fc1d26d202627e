"""Which packets an effect of the damage-prevention step can act on, and why it can act on none."""

from __future__ import annotations

from bot.abilities.damage import ReplaceDamage
from bot.abilities.who import Any as Anyone
from bot.abilities.who import Both, Chosen, Each
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.damage.modify import DamageEffect
from bot.engine.damage.packet import Packet
from bot.engine.eras.prevention_step.effects_of import is_limited, shields_in
from bot.engine.eras.prevention_step.prevention import prevention_of
from bot.engine.evaluate import Sight, is_among, who_is
from bot.engine.evaluate.context import Context
from bot.engine.state import Entity, State
from bot.engine.told.decisions import ChoosesSource
from bot.engine.told.scripted import decisions_left
from bot.values import dataclass

_RULE = (Cite.DAMAGE_PREVENTION_STEP,)


@dataclass(frozen=True, slots=True)
class Reach:
    """What an effect finds: the packets that it can act on, and the answer of the story that says which (None: none does)."""

    packets: tuple[Packet, ...]
    answer: int | None = None


def effect_of(
    content: ReplaceDamage, context: Context, name: str, use: int = 0, left: int | None = None
) -> DamageEffect:
    """The effect as it acts on packets that wait. `use` tells one use from another."""
    return DamageEffect(("used", use), name, context, content, left, content.once)


def reach(state: State, content: ReplaceDamage, context: Context, name: str) -> Reach | str:
    """The packets that this effect can act on now; in words why there is none."""
    effect = effect_of(content, context, name)
    sight = see(state)
    waiting = prevention_of(state).packets
    packets = tuple(p for p in waiting if effect.applies(p, sight))
    index, told = _told_source(state, context)
    if told is not None and is_limited(content):
        picked = tuple(p for p in packets if state.label(p.source) == told)
        if picked:
            return Reach(picked, index)
        if isinstance(content.pattern.by, Chosen):
            return _why_not_source(state, content, context, name, told)
    if packets:
        return Reach(packets)
    return _why_none(state, content, context, name)


def _told_source(state: State, context: Context) -> tuple[int | None, str | None]:
    name = state.player(context.you).name
    for index, answer in decisions_left(state, ChoosesSource):
        if answer.player == name:
            return index, answer.what
    return None, None


def _why_not_source(state: State, content: ReplaceDamage, context: Context, name: str, told: str) -> str:
    sight = see(state)
    to_it = [
        p
        for p in prevention_of(state).packets
        if state.label(p.source) == told and is_among(content.pattern.to, p.recipient, sight, context)
    ]
    if to_it:
        who = state.label(to_it[0].recipient)
        return (
            f"{name} can't act on the damage from {told} to {who}: the packet records what its source is, "
            f"and {told} is not what {name} asks for."
        )
    return f"{name} can't act on damage from {told}: no packet of it waits."


def _why_none(state: State, content: ReplaceDamage, context: Context, name: str) -> str:
    sight = see(state)
    names = [state.label(e) for e in _recipients(content, sight, context)]
    if names:
        who = " and ".join(names)
        return (
            f"{name} can't be used on {who}: no packet of damage to {who} waits. "
            "A packet that has been prevented wholly is gone and is no target any more."
        )
    if not any(
        is_among(content.pattern.to, p.recipient, sight, context) for p in prevention_of(state).packets
    ):
        return f"{name} can't be used: no packet of damage that it could act on waits any more."
    return f"{name} can't be used: no packet that waits is from a source that it asks for."


def _recipients(content: ReplaceDamage, sight: Sight, context: Context) -> tuple[Entity, ...]:
    """The particular recipients that the effect speaks of, if it does."""
    to = content.pattern.to
    if to is None or isinstance(to, Each | Anyone | Both):
        return ()
    return who_is(to, sight, context)


def why_no_packet(
    state: State, effects: tuple[object, ...], context: Context, name: str
) -> tuple[str, tuple[Cite, ...]] | None:
    """Why none of the limited prevention among these effects finds a packet; None when each does or there is none."""
    for content in shields_in(effects):
        if is_limited(content):
            found = reach(state, content, context, name)
            if isinstance(found, str):
                return found, _RULE
    return None
