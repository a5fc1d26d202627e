"""How much mana a permanent makes: its mana abilities, what changes the mana, and what is added as it is tapped (CR 106.12, 605)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.abilities.ability import Activated, Spell, Triggered
from bot.abilities.combining import If, Later, WhereX
from bot.abilities.costs import Mana, TapSelf
from bot.abilities.events import BecomesTapped
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.keyword_abilities.basic_land_types import of_land_types
from bot.abilities.mana_changes import LimitsMana, MultipliesMana
from bot.abilities.opaque import Opaque
from bot.abilities.player_effects import AddMana
from bot.abilities.player_events import TapsForMana
from bot.abilities.unread_matters import Matter, adds_mana, may_be_about
from bot.abilities.walk import holds
from bot.engine.characteristics.view import chars_of, permanents, see, statements
from bot.engine.costs.loose_words import loose_words
from bot.engine.costs.mana_in_parts import ManaInParts
from bot.engine.evaluate import amount_of, fits, is_among, is_true
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.mana_symbols import mana_added
from bot.engine.state import Entity, State
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Made:
    """`amount` of mana, `mana` in symbols or in words what one time of it is; `cost`: the mana that is paid for it; `why`: what changes
    it or adds to it. `known`: whether all of it is worked out."""

    amount: int
    mana: str
    cost: int = 0
    why: tuple[str, ...] = ()
    known: bool = True

    @property
    def net(self) -> int:
        """How much more there is then than before."""
        return self.amount - self.cost


def made_by(state: State, player: Entity, source: Entity) -> tuple[Made, ...]:
    """For each mana ability of the permanent how much mana it makes when its controller uses it now."""
    chars = chars_of(state, source)
    if chars is None:
        return ()
    abilities = (*of_land_types(chars.subtypes), *activated_of(chars.abilities))
    found = [_made(state, player, source, a) for a in dict.fromkeys(abilities) if _is_for_mana(a)]
    return tuple(one for one in found if one is not None)


def _is_for_mana(ability: Any) -> bool:
    """Whether it adds mana, or may: of an ability that costs a tap and whose words are not read."""
    if not isinstance(ability, Activated):
        return False
    opaque = any(adds_mana(part.text) for part in ability.effects if isinstance(part, Opaque))
    return holds(ability.effects, AddMana) or opaque


def _made(state: State, player: Entity, source: Entity, ability: Activated) -> Made | None:
    sight, context = see(state), Context(source, player)
    cost = sum(ManaInParts.of(p.symbols).amount or 0 for p in ability.cost if isinstance(p, Mana))
    if holds(ability.effects, Opaque):
        return Made(0, "", cost, (), known=False)
    if ability.condition is not None and not is_true(ability.condition, sight, context):
        return Made(0, "", cost, ("its condition does not hold",))
    adds = list(_added(ability.effects, state, context))
    amount, mana = sum(n for n, _ in adds), " and ".join(dict.fromkeys(m for _, m in adds))
    if not any(isinstance(part, TapSelf) for part in ability.cost):
        return Made(amount, mana, cost)
    why: list[str] = []
    for said in statements(state, MultipliesMana):
        if said.context.you == player and fits(said.effect.what, source, sight, said.context):
            amount *= said.effect.times
            why.append(f"{said.name} makes it {'twice' if said.effect.times == 2 else 'three times'} as much")
    for limit in statements(state, LimitsMana):
        if amount >= 2 and fits(limit.effect.what, source, sight, limit.context):
            amount, mana = 1, limit.effect.mana
            why.append(f"{limit.name} makes it {limit.effect.mana} instead")
    for name, more in _added_by_others(state, player, source) if amount else ():
        amount += more
        why.append(f"{name} adds {more}")
    loose = [
        label
        for label, words in loose_words(state)
        if may_be_about(words, Matter.MANA_MADE) and label != state.label(source)
    ]
    return Made(amount, mana, cost, tuple(why) or tuple(loose), known=not loose)


def _added(effects: tuple[Any, ...], state: State, context: Context) -> Iterator[tuple[int, str]]:
    """How much mana these instructions add, and which."""
    sight = see(state)
    for effect in effects:
        match effect:
            case AddMana():
                times = amount_of(effect.times, sight, context) if effect.times is not None else 1
                yield mana_added(effect.mana, context.x) * times, effect.mana
            case If():
                so = is_true(effect.condition, sight, context)
                yield from _added(effect.then if so else effect.otherwise, state, context)
            case WhereX():
                x = amount_of(effect.x, sight, context)
                yield from _added(effect.effects, state, replace(context, x=x))
            case _:
                pass


def _added_by_others(state: State, player: Entity, source: Entity) -> Iterator[tuple[str, int]]:
    """What is added besides as the permanent is tapped for mana, by what triggers on that (CR 106.12a)."""
    happening = Happening(What.TAPS_FOR_MANA, player, source)
    for entity, chars in permanents(state).items():
        for ability in chars.abilities:
            if not isinstance(ability, Triggered):
                continue
            context = replace(Context(entity, chars.controller), event=happening)
            if _triggers(ability.when, player, source, state, context) and holds(ability.effects, AddMana):
                yield state.label(entity), sum(n for n, _ in _added(ability.effects, state, context))
    for active in state.effects:
        content = active.content
        if isinstance(content, Later) and _triggers(content.when, player, source, state, active.context):
            context = replace(active.context, event=happening)
            yield active.name, sum(n for n, _ in _added(content.effects, state, context))


def _triggers(when: Any, player: Entity, source: Entity, state: State, context: Context) -> bool:
    sight = see(state)
    match when:
        case TapsForMana():
            return is_among(when.who, player, sight, context) and fits(when.what, source, sight, context)
        case BecomesTapped(for_mana=True, tapped=True):
            return is_among(when.who, source, sight, context)
        case _:
            return False


def made_by_spell(
    state: State, player: Entity, source: Entity, abilities: Sequence[Spell | Triggered]
) -> tuple[Made, ...]:
    """How much mana a spell, or an ability that triggers, adds as it resolves."""
    effects = tuple(effect for ability in abilities for effect in ability.effects)
    adds = list(_added(effects, state, Context(source, player)))
    if not adds:
        return ()
    return (Made(sum(n for n, _ in adds), " and ".join(dict.fromkeys(m for _, m in adds))),)
