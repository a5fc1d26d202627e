"""Life totals and counters: gaining, losing, putting and removing, with what replaces each (CR 119, 122)."""

from __future__ import annotations

from bot.engine.abilities.statics import (
    CantGainLife,
    CantGetCounters,
    LifeFloor,
    ReplaceCounters,
    ReplaceLifeGain,
    ReplaceLifeLoss,
)
from bot.engine.citations import Cite
from bot.engine.happenings import Happening, What
from bot.engine.sight import is_among
from bot.engine.state import Entity, State, is_player
from bot.engine.triggers import happen
from bot.engine.view import see, statements


def life_to_gain(state: State, player: Entity, amount: int) -> tuple[int, int, tuple[str, ...]]:
    """What a gain of `amount` becomes: (life gained, life lost instead, names of the effects that made it so).

    Effects apply oldest first; doubling and adding by different effects at once would be the player's choice.
    """
    if amount <= 0:
        return 0, 0, ()
    sight = see(state)
    for statement in statements(state, CantGainLife):
        if is_among(statement.effect.who, player, sight, statement.frame):
            return 0, 0, (statement.name,)
    names: list[str] = []
    for statement in statements(state, ReplaceLifeGain):
        effect = statement.effect
        if not is_among(effect.who, player, sight, statement.frame):
            continue
        names.append(statement.name)
        if effect.lose:
            return 0, amount, tuple(names)
        amount = amount * effect.factor + effect.plus
    return amount, 0, tuple(names)


def life_to_lose(state: State, player: Entity, amount: int) -> tuple[int, tuple[str, ...]]:
    """What a loss of `amount` life becomes, and what made it so."""
    if amount <= 0:
        return 0, ()
    sight = see(state)
    names: list[str] = []
    for statement in statements(state, ReplaceLifeLoss):
        effect = statement.effect
        if is_among(effect.who, player, sight, statement.frame):
            amount *= effect.factor
            names.append(statement.name)
    return amount, tuple(names)


def floor_of(state: State, player: Entity) -> tuple[int, str] | None:
    """The life total below which damage cannot take a player now, and the effect that says so; None when there is none."""
    sight = see(state)
    best: tuple[int, str] | None = None
    for statement in statements(state, LifeFloor):
        if is_among(statement.effect.who, player, sight, statement.frame) and (
            best is None or statement.effect.floor > best[0]
        ):
            best = (statement.effect.floor, statement.name)
    return best


def gain_life(state: State, player: Entity, amount: int, *cites: Cite, source: str = "") -> State:
    """`player` gains life, as modified; one life-gain event (CR 119.3)."""
    gained, lost, names = life_to_gain(state, player, amount)
    because = f" ({', '.join(names)})" if names else ""
    if lost:
        return lose_life(state, player, lost, *cites, Cite.REPLACEMENT, because=because)
    if gained <= 0:
        if amount > 0:
            name = state.player(player).name
            state = state.step(
                "life", f"{name} gains no life{because}.", *cites, Cite.CANT_HAPPEN, subject=name, amount=0
            )
        return state
    before = state.player(player)
    state = state.with_player(player, life=before.life + gained)
    text = f"{before.name} gains {gained} life{because}: {before.life} → {before.life + gained}."
    extra = (Cite.REPLACEMENT,) if names else ()
    state = state.step("life", text, *cites, *extra, subject=before.name, object=source, amount=gained)
    return happen(state, Happening(What.GAINS_LIFE, player, amount=gained))


def lose_life(state: State, player: Entity, amount: int, *cites: Cite, because: str = "") -> State:
    """`player` loses life, not by damage (CR 119.3)."""
    amount, names = life_to_lose(state, player, amount)
    if amount <= 0:
        return state
    because = because or (f" ({', '.join(names)})" if names else "")
    before = state.player(player)
    state = state.with_player(player, life=before.life - amount)
    text = f"{before.name} loses {amount} life{because}: {before.life} → {before.life - amount}."
    state = state.step("life", text, *(cites or (Cite.LIFE_GAIN,)), subject=before.name, amount=-amount)
    return happen(state, Happening(What.LOSES_LIFE, player, amount=amount))


def counters_to_put(state: State, on: Entity, kind: str, amount: int) -> tuple[int, tuple[str, ...]]:
    """How many counters really are put on it, and the effects that made it so."""
    if amount <= 0:
        return 0, ()
    sight = see(state)
    for statement in statements(state, CantGetCounters):
        effect = statement.effect
        if effect.kind in ("", kind) and is_among(effect.who, on, sight, statement.frame):
            return 0, (statement.name,)
    names: list[str] = []
    for statement in statements(state, ReplaceCounters):
        effect = statement.effect
        if effect.kind in ("", kind) and is_among(effect.on, on, sight, statement.frame):
            amount = amount * effect.factor + effect.plus
            names.append(statement.name)
    return max(0, amount), tuple(names)


def put_counters(state: State, on: Entity, kind: str, amount: int, *cites: Cite, by: str = "") -> State:
    """Put counters on a permanent, or poison counters on a player (CR 122.1), as modified."""
    real, names = counters_to_put(state, on, kind, amount)
    label = state.label(on)
    because = f" ({', '.join(names)})" if names else ""
    extra = (Cite.DAMAGE_RESULTS,) if names else ()
    if real <= 0:
        if names:
            state = state.step(
                "counters", f"No {kind} counters are put on {label}{because}.", *cites, *extra, object=label
            )
        return state
    if is_player(on):
        state = state.with_player(on, poison=state.player(on).poison + real)
        text = f"{label} gets {real} {kind} counter{'s' * (real != 1)}{because}."
    else:
        found = state.object(on)
        if found is None:
            return state
        state = state.with_object(found.with_counters(kind, real))
        text = f"{_number(real)} {kind} counter{'s are' if real != 1 else ' is'} put on {label}{because}."
    state = state.step("counters", text, *cites, *extra, subject=by, object=label, amount=real)
    return happen(state, Happening(What.COUNTERS, on, amount=real, detail=kind))


def remove_counters(state: State, on: Entity, kind: str, amount: int | None, *cites: Cite) -> State:
    """Take counters of a kind off a permanent; None: all of them. Never more than there are."""
    found = state.object(on)
    if found is None:
        return state
    there = found.count(kind)
    taken = there if amount is None else min(there, amount)
    if taken <= 0:
        return state
    state = state.with_object(found.with_counters(kind, -taken))
    text = f"{_number(taken)} {kind} counter{'s are' if taken != 1 else ' is'} removed from {found.label}."
    return state.step("counters", text, *(cites or (Cite.COUNTERS,)), object=found.label, amount=-taken)


_WORDS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")


def _number(n: int) -> str:
    return _WORDS[n] if n < len(_WORDS) else str(n)
