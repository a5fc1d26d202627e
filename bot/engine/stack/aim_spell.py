"""A spell that is cast moves to the stack; its targets, and how it is divided, are chosen (CR 601.2a, 601.2c-d)."""

from __future__ import annotations

from typing import Any

from bot.abilities.ability import Keyword, Spell, Static, Triggered, Unread
from bot.abilities.combining import Modes
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.opaque import OpaqueStatic
from bot.abilities.who import Target
from bot.engine.agenda import Choice, Option, Task
from bot.engine.aim import aim
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.evaluate.context import Context
from bot.engine.illegal import illegal
from bot.engine.log.things import How
from bot.engine.objects import Object
from bot.engine.relevance.met import aims_at_something, meet
from bot.engine.stack.divisions import MOST_AIMS, Aim, BadAim
from bot.engine.stack.for_each_player import for_each_player
from bot.engine.stack.not_at_oneself import not_at_oneself
from bot.engine.stack.permissions import permission_for
from bot.engine.stack.put_on_stack import Announced, PutOnStack
from bot.engine.stack.targets import aimed_at, aimed_by, aimed_by_several, aims, how_aimed
from bot.engine.stack.told_for_triggers import triggers_by_casting
from bot.engine.stack.which_card import to_cast
from bot.engine.state import Entity, State, Zone
from bot.engine.told.script import Targets
from bot.engine.zones.relocate import relocate
from bot.engine.zones.zone_change import ZoneChange
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class AimSpell(Task):
    """Targets and divisions are chosen (CR 601.2c-d). `told`: the target phrases whose targets alone are told, those of other modes
    are not."""

    announced: Announced
    effects: tuple[Any, ...]
    told: frozenset[int] = frozenset()

    def do(self, state: State) -> State | Choice:
        action, context = self.announced.action, self.announced.context
        card = to_cast(state, action)
        assert card is not None
        unread = aims_at_something(self.effects) or _enchants_what(card)
        if unread is not None:
            return meet(state, card.id, unread)
        effects, specs = aim(for_each_player(state, self.effects, context))
        enchant = enchant_target(card)
        if enchant is not None:
            specs = (enchant,)
        problem = state.game.era.timing.why_not_now(state, card.label, effects, specs, _modes(card))
        if problem is not None:
            return illegal(state, *problem)
        said = permission_for(state, context.you, card) if self.announced.under is None else None
        announced = replace(self.announced, said=said)
        proposed, new = _propose(state, card, context.you)
        told = Targets() if not specs and _triggers_with_targets(card) else action.targets
        line = next((a.text for a in card.card.abilities if isinstance(a, Unread)), None)
        if not specs and line is not None and (told.names or told.shares):
            return meet(state, card.id, line)  # what is told may be the target that this line has
        ways = _all_at_one(proposed, effects, specs, told, context) or aims(
            proposed, effects, specs, told, context
        )
        if isinstance(ways, BadAim):
            return ways.stop(state)
        if told.names:
            ways = [way for way in ways if self._as_told(proposed, way, told.names)]
        elif action.sacrificed:  # nobody aims at what is sacrificed to pay for it
            ways = [way for way in ways if not _targets_any(proposed, way, action.sacrificed)] or ways
        if not ways:
            return illegal(state, f"There is no legal target for {card.label}.", (Cite.CAST_TARGETS,))
        if told.names is None and not told.shares and len(specs) == 1:
            proposed, ways = not_at_oneself(proposed, context.you, new, effects, ways, card.label)
        chooser = aimed_by(proposed, context.you, specs, ways, context)
        if chooser is None:
            return aimed_by_several(proposed, card.label)
        does = how_aimed(specs, chooser, context.you, "casts")
        options = tuple(
            Option(
                f"{does} {card.label}{aimed_at(proposed, way)}",
                (PutOnStack(announced, new, effects, specs, way),),
            )
            for way in ways[:MOST_AIMS]
        )
        question, more = f"Which targets has {card.label}?", len(ways) > MOST_AIMS
        return Choice(proposed, chooser, question, options, (Cite.CAST_TARGETS,), more)

    def _as_told(self, state: State, way: Aim, names: tuple[str, ...]) -> bool:
        """Whether the modes that are told have the targets that are told."""
        groups = way[0]
        return all(state.label(e) in names for at in self.told if at < len(groups) for e in groups[at])


def _targets_any(state: State, way: Aim, labels: tuple[str, ...]) -> bool:
    return any(state.label(e) in labels for group in way[0] for e in group)


def _all_at_one(
    state: State, effects: tuple[Any, ...], specs: tuple[Target, ...], told: Targets, context: Context
) -> list[Aim]:
    """The way in which both halves of a fused spell are aimed at the only target that is told, where that can be."""
    if "fuse" not in context.paid or told.names is None or len(told.names) != 1:
        return []
    ways = aims(state, effects, specs, replace(told, names=told.names * len(specs)), context)
    return [] if isinstance(ways, BadAim) else ways


def _triggers_with_targets(card: Object) -> bool:
    """Whether targets told of the spell can be those of an ability of its own that triggers as it is cast or enters."""
    meant = (implied(a) if isinstance(a, Keyword) else (a,) for a in card.card.abilities)
    own = [a for some in meant for a in some if isinstance(a, Triggered) and triggers_by_casting(a)]
    return any(aim(a.effects)[1] or aims_at_something(a.effects) is not None for a in own)


def _modes(card: Object) -> tuple[tuple[Any, ...], ...]:
    """Every mode of the card."""
    spells = [a for a in card.card.abilities if isinstance(a, Spell)]
    return tuple(mode for a in spells for e in a.effects if isinstance(e, Modes) for mode in e.modes)


def _propose(state: State, card: Object, player: Entity) -> tuple[State, Entity]:
    """The card is moved to the stack, where it stays while it is being cast (CR 601.2a)."""
    chars = see(state).chars_of(card.id)
    change = ZoneChange(card.id, Zone.STACK, How.MOVED, (), under=player)
    state, new = relocate(state, state.objects[card.id], change, chars)
    state = state.with_object(replace(state.objects[new], card=card.card, printed=card.printed))
    return state.having(stack=(*state.stack, new)), new


def enchant_target(card: Object) -> Target | None:
    """What an Aura spell is aimed at (CR 303.4a); None of all others."""
    if "Aura" not in card.card.subtypes:
        return None
    for ability in card.card.abilities:
        if isinstance(ability, Keyword) and ability.name == "enchant" and ability.filter is not None:
            return Target(ability.filter)
    return None


def _enchants_what(card: Object) -> str | None:
    """The words of an Aura's enchant ability, where they aren't read."""
    if "Aura" not in card.card.subtypes or enchant_target(card) is not None:
        return None
    effects = [e for a in card.card.abilities if isinstance(a, Static) for e in a.effects]
    return next((e.text for e in effects if isinstance(e, OpaqueStatic)), "enchant")
