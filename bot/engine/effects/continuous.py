"""Effects that last: pumps, type changes, control, rules for combat, waiting replacements (CR 611.2)."""

from __future__ import annotations

from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.casting import MayPlay
from bot.abilities.changes import (
    BasePT,
    BecomesColor,
    BecomesType,
    CantHave,
    ControlledByNow,
    Gains,
    GetsPT,
    Loses,
    LosesAllAbilities,
    LosesCreatureTypes,
    LosesType,
    SwitchPT,
)
from bot.abilities.combat_rules import DoesntUntap, Goaded
from bot.abilities.effects import ChangeNow, ReplaceLater, SetRule
from bot.abilities.filters import OfColor
from bot.abilities.who import Any as AnyOne
from bot.abilities.who import Each
from bot.engine.characteristics.continuous import with_the_chosen
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.combat.leave import check_combat
from bot.engine.effects.chosen import with_chosen_color
from bot.engine.effects.lasting import still_lasts
from bot.engine.evaluate import Sight, amount_of, who_is
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.exactly import Exactly
from bot.engine.instructions import context_of, done_to, handles, how_long, source_name, whom
from bot.engine.lasting import add_effect
from bot.engine.log.notes import Note
from bot.engine.log.step import listed
from bot.engine.log.things import Changed
from bot.engine.stack.spell_control import controlled_on_stack, controller_on_stack
from bot.engine.state import Entity, State
from bot.values import replace


@handles(ChangeNow)
def changes(effect: ChangeNow, state: State) -> State:
    """What it changes is set as it begins (CR 611.2c), and so are its numbers (CR 608.2h)."""
    sight, context = see(state), context_of(state)
    for kind, value in reversed(context.chosen):
        if kind in ("color", "color now"):
            effect = with_chosen_color(effect, kind, value)
    affected = tuple(e for e in whom(state, effect.who) if e in state.objects)
    if not affected or not still_lasts(state, effect.duration, context):
        return state
    alike: dict[ChangeNow, list[Entity]] = {}
    for entity in affected:
        alike.setdefault(settled(effect, sight, replace(context, respective=entity)), []).append(entity)
    for own, those in alike.items():
        state = add_effect(state, own, context, effect.duration, source_name(state), those)
        for entity in those:
            state = _takes_spell(state, own, entity)
            changed = Changed(state.label(entity), source_name(state), _said(state, own), _bonus(own))
            state = state.step(changed, Cite.CONTINUOUS)
    if any(isinstance(c, ControlledByNow | BecomesType | LosesType) for c in effect.changes):
        state = check_combat(state)
    return done_to(state, *affected)


def _takes_spell(state: State, effect: ChangeNow, entity: Entity) -> State:
    """Control of a spell on the stack is gained there (CR 109.4)."""
    if controller_on_stack(state, entity) is None:
        return state
    for change in effect.changes:
        match change:
            case ControlledByNow(who=Exactly(entity=player)):
                state = controlled_on_stack(state, entity, player)
    return state


def settled(effect: ChangeNow, sight: Sight, context: Context) -> ChangeNow:
    """The changes with their numbers, and with whoever gains control."""
    fixed = []
    for change in effect.changes:
        if isinstance(change, GetsPT):
            change = GetsPT(
                Number(amount_of(change.power, sight, context)),
                Number(amount_of(change.toughness, sight, context)),
            )
        elif isinstance(change, BasePT):
            change = BasePT(
                None if change.power is None else Number(amount_of(change.power, sight, context)),
                None if change.toughness is None else Number(amount_of(change.toughness, sight, context)),
            )
        elif isinstance(change, ControlledByNow):
            who = who_is(change.who, sight, context)
            if not who:
                continue  # nobody was chosen, and nobody gains control
            change = ControlledByNow(Exactly(who[0]))
        else:
            change = with_the_chosen(change, context)
        fixed.append(change)
    return replace(effect, changes=tuple(fixed))


def _bonus(effect: ChangeNow) -> tuple[int, int]:
    """By how much it raises power and toughness, its numbers being set."""
    raised = [c for c in effect.changes if isinstance(c, GetsPT)]
    power = sum(c.power.n for c in raised if isinstance(c.power, Number))
    return power, sum(c.toughness.n for c in raised if isinstance(c.toughness, Number))


def _gained(ability: Any) -> str:
    """The keyword's name, of a protection with the one color that it is from; `an ability` of one without a name."""
    name = getattr(ability, "name", "") or "an ability"
    what = ability.filter.qualities if name == "protection" and ability.filter is not None else ()
    colors = [one.color for one in what if isinstance(one, OfColor)]
    return f"{name} from {colors[0]}" if len(what) == len(colors) == 1 else name


def _said(state: State, effect: ChangeNow) -> str:
    """What is changed, and for how long."""
    parts = []
    for change in effect.changes:
        match change:
            case GetsPT(power=Number(n=p), toughness=Number(n=t)):
                parts.append(f"gets {p:+d}/{t:+d}" if t or p else "gets +0/+0")
            case Gains():
                parts.append(f"gains {_gained(change.ability)}")
            case Loses():
                parts.append(f"loses {change.keyword}")
            case BecomesColor():
                parts.append("becomes " + " and ".join(change.colors or ("colorless",)))
            case BecomesType():
                what = " ".join((*change.subtypes, *change.types))
                parts.append(f"becomes {'an' if what[:1] in 'AEIOU' else 'a'} {what}")
            case BasePT(power=Number(n=p), toughness=Number(n=t)):
                parts.append(f"has base power and toughness {p}/{t}")
            case ControlledByNow(who=Exactly(entity=who)):
                parts.append(f"comes under {state.label(who)}'s control")
            case CantHave():
                parts.append(f"can't have {change.keyword}")
            case LosesType():
                parts.append(f"is no longer a {change.type.lower()}")
            case LosesCreatureTypes():
                parts.append("loses all creature types")
            case LosesAllAbilities():
                parts.append("loses all abilities")
            case SwitchPT():
                parts.append("has its power and toughness switched")
            case _:
                parts.append("changes")
    return listed(parts) + how_long(state, effect.duration)


@handles(SetRule)
def sets_rule(effect: SetRule, state: State) -> State:
    """Rules for particular things are locked to them; those for whatever is described are not (CR 611.2c)."""
    if not still_lasts(state, effect.duration, context_of(state)):
        return state
    affected = whom(state, effect.who)
    locked = None if _is_open(effect) else affected
    state = add_effect(state, effect, context_of(state), effect.duration, source_name(state), locked)
    for entity in affected if not isinstance(effect.who, AnyOne) else ():
        state = state.step(Note.AFFECTED.of(source_name(state), state.label(entity)), Cite.CONTINUOUS)
    return done_to(state, *affected)


def _is_open(effect: SetRule) -> bool:
    """Whether it speaks of whatever fits at any time (CR 611.2c): `creatures can't block this turn`. What was goaded, and what
    doesn't untap once, is what fits now."""
    if isinstance(effect.who, AnyOne):
        return True
    once = (isinstance(r, Goaded) or (isinstance(r, DoesntUntap) and r.next_only) for r in effect.rules)
    return isinstance(effect.who, Each) and not any(once)


@handles(ReplaceLater)
def replaces_later(effect: ReplaceLater, state: State) -> State:
    """A replacement that waits: "If that creature would die this turn, exile it instead"."""
    who = getattr(effect.replace, "who", None)
    affected = whom(state, who) if who is not None and not isinstance(who, AnyOne) else None
    if isinstance(effect.replace, MayPlay) and not isinstance(effect.replace.what, Each):
        affected = whom(state, effect.replace.what)
    return add_effect(state, effect.replace, context_of(state), effect.duration, source_name(state), affected)
