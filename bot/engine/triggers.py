"""Triggered abilities (CR 603): what happened is matched against what they watch for, and they wait for the stack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.abilities.ability import Ability, Exert, Keyword, Triggered
from bot.abilities.damage import DamageKind
from bot.abilities.effects import Later
from bot.abilities.events import (
    AnyOfEvents,
    Attacks,
    BecomesBlocked,
    BecomesMonstrous,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    CastsTargeting,
    Chapter,
    Crews,
    Cycles,
    DealsDamage,
    Dies,
    Discards,
    Draws,
    EndOfCombat,
    Enters,
    Event,
    GainsLife,
    GetsCounters,
    IsDealtDamage,
    Leaves,
    LosesControl,
    LosesLife,
    PutIntoGraveyard,
    Sacrifices,
    TapsForMana,
)
from bot.abilities.filters import Filter, InZone
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.opaque import OpaqueWhen, SomeEvent
from bot.abilities.who import SELF, Who
from bot.engine.characteristics.functioning import functioning
from bot.engine.characteristics.view import see, statements
from bot.engine.evaluate import Sight, fits, is_among, is_true
from bot.engine.evaluate.context import Context
from bot.engine.happenings import Happening, What
from bot.engine.relevance.met import meet
from bot.engine.state import Active, Entity, State, Waiting, is_player
from bot.values import replace

# What leaves the battlefield is watched by what was there before (CR 603.10a).
_MOMENTS = frozenset((What.BEGINNING, What.END_OF_COMBAT))
_LOOKS_BACK = frozenset((What.DIES, What.LEAVES, What.TO_GRAVEYARD))


def happen(state: State, *happened: Happening, before: State | None = None) -> State:
    """The state after these things happened at one time: they are part of the turn's history, and the abilities that watch
    for them wait to be put on the stack. `before` is the state just before, for abilities that look back."""
    if not happened:
        return state
    state = about_to(state, *happened, before=before)
    state = state.having(history=state.history + happened)
    waiting: list[Waiting] = []
    now = list(_watching(state))
    if now or state.effects:
        waiting += _matching(now, state, [h for h in happened if before is None or h.what not in _LOOKS_BACK])
    if before is not None:
        then = list(_watching(before))
        waiting += _matching(then, state, [h for h in happened if h.what in _LOOKS_BACK], before)
    state, delayed = _delayed(state, happened)
    waiting += delayed
    if any(getattr(w.ability, "once_each_turn", False) for w in waiting):
        state, waiting = _only_once(state, waiting)
    return state.having(waiting=state.waiting + tuple(waiting)) if waiting else state


def _only_once(state: State, waiting: list[Waiting]) -> tuple[State, list[Waiting]]:
    """Without the abilities that trigger only once each turn and have done so (CR 603.2h)."""
    kept: list[Waiting] = []
    for one in waiting:
        if getattr(one.ability, "once_each_turn", False):
            mark = Happening(What.TRIGGERED, one.source, detail=repr(one.ability))
            if mark in state.history:
                continue
            state = state.having(history=(*state.history, mark))
        kept.append(one)
    return state, kept


def _watching(state: State) -> Iterator[tuple[Entity, Triggered]]:
    """Every triggered ability that functions where it is, keywords included: those of permanents, and of spells and cards
    elsewhere whose words say or need that zone (CR 113.6)."""
    sight, modern = see(state), state.game.era.lifelink_is_static
    for entity, chars in sight.chars.items():
        if chars.abilities:
            for ability in triggered_of(functioning(chars.abilities, state.objects[entity].zone), modern):
                yield entity, ability
    for entity, found in state.objects.items():
        if entity not in sight.chars:
            changed = sight.elsewhere.get(entity)
            abilities = changed.abilities if changed is not None else found.card.abilities
            for ability in triggered_of(functioning(abilities, found.zone), modern):
                yield entity, ability


def about_to(state: State, *coming: Happening, before: State | None = None) -> State:
    """The state, ended where one of these things that are about to happen would be met by an opaque effect that waits for it
    (`If E would ..., A`, `As ~ enters, A`)."""
    now = state if before is None else before
    for one, back in ((now, True), (state, False)):
        events = [h for h in coming if (h.what in _LOOKS_BACK) is back]
        for statement in statements(one, OpaqueWhen) if events else ():
            if next(_events(statement.effect.event, events, see(one), statement.context), None) is not None:
                return meet(state, statement.context.source, statement.effect.text)
    return state


@lru_cache(maxsize=4096)
def triggered_of(abilities: tuple[Ability, ...], modern: bool) -> tuple[Triggered, ...]:
    """The triggered abilities among these, those that keywords stand for included."""
    found: list[Triggered] = []
    for ability in abilities:
        if isinstance(ability, Triggered):
            found.append(ability)
        elif isinstance(ability, Exert):
            found.append(Triggered(Attacks(SELF, exerted=True), ability.effects, word="when", label="exert"))
        elif isinstance(ability, Keyword):
            found.extend(a for a in implied(ability, modern) if isinstance(a, Triggered))
    return tuple(found)


def _matching(
    watching: Iterable[tuple[Entity, Triggered]],
    state: State,
    happened: list[Happening],
    before: State | None = None,
) -> Iterator[Waiting]:
    if not happened:
        return
    sight = see(state)
    look = see(before) if before is not None else sight
    for entity, ability in watching:
        chars = look.chars_of(entity)
        assert chars is not None
        found = (before or state).objects[entity]
        # The X of a spell is that of what triggers as it enters (CR 107.3m).
        context = Context(entity, chars.controller, chosen=found.chosen, x=found.x)
        for event in _events(ability.when, happened, look, context):
            own = replace(context, event=event, amount=event.size)
            if event.what is What.MONSTROUS:
                own = replace(own, x=event.amount)
            if ability.condition is None or is_true(ability.condition, _sight_for(look, sight, event), own):
                yield Waiting(entity, chars.controller, ability, own)


def _sight_for(look: Sight, now: Sight, event: Happening) -> Sight:
    return look if event.what in _LOOKS_BACK else now


def _delayed(state: State, happened: tuple[Happening, ...]) -> tuple[State, list[Waiting]]:
    """Delayed triggered abilities (CR 603.7); one that waits for one event is used up."""
    waiting: list[Waiting] = []
    if not any(isinstance(a.content, Later) for a in state.effects):
        return state, waiting
    sight = see(state)
    kept: list[Active] = []
    for active in state.effects:
        later = active.content
        fired = False
        if isinstance(later, Later):
            for event in _events(later.when, list(happened), sight, active.context):
                fired = True
                # "At end of combat, return that creature": what was spoken of before, not the moment.
                moment = event.what in _MOMENTS and active.context.event is not None
                own = active.context if moment else active.context.about(event)
                own = replace(own, amount=active.context.amount if moment else event.size)
                waiting.append(Waiting(active.context.source, active.context.you, later, own))
                if later.once:
                    break
        if not (fired and isinstance(later, Later) and later.once):
            kept.append(active)
    if len(kept) != len(state.effects):
        state = state.having(effects=tuple(kept))
    return state, waiting


def _events(when: Event, happened: list[Happening], sight: Sight, context: Context) -> Iterator[Happening]:
    """The happenings that set off `when`, each once; batches ("one or more") once for all of one time."""
    if isinstance(when, AnyOfEvents):
        for inner in when.of:
            yield from _events(inner, happened, sight, context)
        return
    if isinstance(when, IsDealtDamage) and when.by is not None:
        happened = _dealt_by(happened, sight, context, when.by)
        when = replace(when, by=None)
    found = [h for h in happened if _matches(when, h, sight, context)]
    if isinstance(when, DealsDamage) and when.batch:
        groups: dict[Entity | None, list[Happening]] = {}
        for h in found:
            key = h.object if h.object is not None and is_player(h.object) else None
            groups.setdefault(key, []).append(h)
        for group in groups.values():
            yield _as_one(group)
    elif isinstance(when, DealsDamage) and when.to is None:
        for group in _by_source(found):
            yield _of_one_source(group)
    elif getattr(when, "batch", False):
        if len(found) >= getattr(when, "at_least", 1):
            yield _as_one(found)
    elif isinstance(when, GetsCounters):
        for h in found:  # "a counter is put on it": once for each
            yield from (replace(h, amount=1),) * h.amount
    else:
        yield from found


def _as_one(group: list[Happening]) -> Happening:
    """What several things did at one time, as one happening: "one or more" triggers once (CR 603.2c)."""
    return replace(
        group[0], amount=sum(h.amount for h in group), group=tuple(dict.fromkeys(h.subject for h in group))
    )


def _by_source(happened: list[Happening]) -> Iterable[list[Happening]]:
    """Damage dealt at one time, apart by its source and by whether it is combat damage."""
    groups: dict[tuple[Entity, bool], list[Happening]] = {}
    for h in happened:
        groups.setdefault((h.subject, h.combat), []).append(h)
    return groups.values()


def _of_one_source(group: list[Happening]) -> Happening:
    """ "Whenever ~ deals damage", whomever to: one event for all that the source deals at one time (CR 603.2c)."""
    if len(group) == 1:
        return group[0]
    total = sum(h.amount for h in group)
    return replace(group[0], object=None, amount=total, excess=sum(h.excess for h in group))


def _dealt_by(happened: list[Happening], sight: Sight, context: Context, by: Who) -> list[Happening]:
    """What was dealt to each recipient by these sources alone, as one happening each: damage that others dealt at the same
    time isn't spoken of (CR 120.9)."""
    found: dict[tuple[Entity, bool], Happening] = {}
    for h in happened:
        if h.what is What.DAMAGE and h.object is not None and is_among(by, h.subject, sight, context):
            key = (h.object, h.combat)
            before = found.get(key)
            found[key] = (
                Happening(What.DEALT, h.object, h.subject, h.amount, h.combat, excess=h.excess)
                if before is None
                else replace(before, object=None, amount=before.amount + h.amount)
            )
    return list(found.values())


def _kind(kind: DamageKind, combat: bool) -> bool:
    return kind is DamageKind.ANY or (kind is DamageKind.COMBAT) == combat


def _matches(when: Event, h: Happening, sight: Sight, context: Context) -> bool:
    match when:
        case DealsDamage():
            return (
                h.what is What.DAMAGE
                and _kind(when.kind, h.combat)
                and is_among(when.by, h.subject, sight, context)
                and h.object is not None
                and is_among(when.to, h.object, sight, context)
            )
        case IsDealtDamage():
            return (
                h.what is What.DEALT
                and _kind(when.kind, h.combat)
                and (not when.excess or h.excess > 0)
                and is_among(when.who, h.subject, sight, context)
                and (
                    when.by is None or (h.object is not None and is_among(when.by, h.object, sight, context))
                )
            )
        case Dies():
            return h.what is What.DIES and is_among(when.who, h.subject, sight, context)
        case PutIntoGraveyard():
            if h.what is What.TO_GRAVEYARD and (when.from_anywhere or h.detail == "battlefield"):
                caused = when.caused_by is None or (
                    h.object is not None and is_among(when.caused_by, h.object, sight, context)
                )
                return caused and is_among(when.who, h.subject, sight, context)
            return False
        case Enters():
            return h.what is What.ENTERS and is_among(when.who, h.subject, sight, context)
        case Leaves():
            return h.what is What.LEAVES and is_among(when.who, h.subject, sight, context)
        case Attacks():
            return _attacks(when, h, sight, context)
        case Blocks():
            return (
                h.what is What.BLOCKS
                and is_among(when.who, h.subject, sight, context)
                and (
                    is_among(when.whom, h.object or 0, sight, context)
                    if when.whom is not None
                    else h.detail in ("", "first")
                )
            )
        case BecomesBlocked():
            return (
                h.what is What.BECOMES_BLOCKED
                and is_among(when.who, h.subject, sight, context)
                and (
                    h.object is None
                    if when.by is None
                    else h.object is not None and is_among(when.by, h.object, sight, context)
                )
            )
        case GainsLife() | LosesLife() | Draws() | Discards():
            what = {
                GainsLife: What.GAINS_LIFE,
                LosesLife: What.LOSES_LIFE,
                Draws: What.DRAWS,
                Discards: What.DISCARDS,
            }[type(when)]
            whose = h.what is what and is_among(when.who, h.subject, sight, context)
            return whose and (not isinstance(when, Discards) or _discards(when, h, sight, context))
        case Casts() | Sacrifices():
            what = What.CASTS if isinstance(when, Casts) else What.SACRIFICES
            return (
                h.what is what
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and _spell_fits(when, h.object, sight, context)
                and _of_its_number(when, h, sight, context)
            )
        case BecomesTarget():
            return (
                h.what is What.TARGETED
                and is_among(when.who, h.subject, sight, context)
                and (when.of is None or _is_by(when.of, h.object, sight, context))
            )
        case BecomesTapped(for_mana=True):
            return (
                h.what is What.TAPS_FOR_MANA
                and h.object is not None
                and is_among(when.who, h.object, sight, context)
            )
        case BecomesTapped():
            what = What.TAPPED if when.tapped else What.UNTAPPED
            return h.what is what and is_among(when.who, h.subject, sight, context)
        case TapsForMana():
            return (
                h.what is What.TAPS_FOR_MANA
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and fits(when.what, h.object, sight, context, any_zone=True)
            )
        case Cycles():
            if h.what is not What.CYCLES and not (when.or_discards and h.what is What.DISCARDS):
                return False
            return (
                is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and is_among(when.what, h.object, sight, context)
            )
        case BecomesMonstrous():
            return h.what is What.MONSTROUS and is_among(when.who, h.subject, sight, context)
        case CastsTargeting():
            return (
                h.what is What.CASTS
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and fits(when.what, h.object, sight, context, any_zone=True)
                and any(is_among(when.target, e, sight, context) for e in _targets_of(h.object, sight))
            )
        case GetsCounters():
            return (
                h.what is What.COUNTERS
                and when.kind in ("", h.detail)
                and is_among(when.who, h.subject, sight, context)
            )
        case BeginningOf():
            return (
                h.what is What.BEGINNING
                and h.detail == when.step
                and is_among(when.whose, h.subject, sight, context)
            )
        case EndOfCombat():
            return h.what is What.END_OF_COMBAT
        case LosesControl():
            return (
                h.what is What.LOSES_CONTROL
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and is_among(when.what, h.object, sight, context)
            )
        case Crews():
            return (
                h.what is What.CREWS
                and is_among(when.who, h.subject, sight, context)
                and h.object is not None
                and fits(when.what, h.object, sight, context)
            )
        case Chapter():
            return _reaches_chapter(when, h, sight, context)
        case SomeEvent():
            return h.what in when.kinds or f"{h.what} {h.detail}" in when.kinds
        case _:
            return False


def _reaches_chapter(when: Chapter, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether the number of lore counters on the Saga was less than one of these and is now at least that (CR 714.2b)."""
    found = sight.state.objects.get(context.source)
    if h.subject != context.source or found is None:
        return False
    if h.what is not What.ENTERS and not (h.what is What.COUNTERS and h.detail == "lore"):
        return False
    now = found.count("lore")
    before = 0 if h.what is What.ENTERS else now - h.amount
    return any(before < n <= now for n in when.numbers)


def _spell_fits(when: Casts | Sacrifices, thing: Entity, sight: Sight, context: Context) -> bool:
    wanted = [q.zone for q in when.what.qualities if isinstance(q, InZone) and q.zone != "stack"]
    if not wanted:
        return fits(when.what, thing, sight, context, any_zone=True)
    rest = Filter(tuple(q for q in when.what.qualities if not isinstance(q, InZone)))
    return _cast_from(thing, sight) in wanted and fits(rest, thing, sight, context, any_zone=True)


def _of_its_number(when: Casts | Sacrifices, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether it is the second one of them this turn, where the text asks for that."""
    if not isinstance(when, Casts) or when.nth is None:
        return True
    own = [c.object for c in sight.state.history if c.what is What.CASTS and c.subject == h.subject]
    return when.nth == sum(1 for e in own if e is not None and _spell_fits(when, e, sight, context))


def _discards(when: Discards, h: Happening, sight: Sight, context: Context) -> bool:
    """Whether such a card is discarded, and where that is asked by whose spell or ability."""
    fitting = when.what is None or (h.object is not None and is_among(when.what, h.object, sight, context))
    if not fitting or when.caused_by is None:
        return fitting
    whose = sight.controller(h.cause) if h.cause is not None else None
    return whose is not None and is_among(when.caused_by, whose, sight, context)


def _is_by(what: Filter, cause: Entity | None, sight: Sight, context: Context) -> bool:
    """Whether a spell or ability fits a description (`spell or ability an opponent controls`)."""
    return cause is not None and fits(what, cause, sight, context, any_zone=True)


def _cast_from(spell: Entity, sight: Sight) -> str:
    """The zone that a spell was cast from."""
    found = sight.state.objects.get(spell)
    if found is None:
        return ""
    if "flashback" in found.paid:
        return "graveyard"
    earlier = sight.state.known.get(found.came_back_from) if found.came_back_from is not None else None
    return earlier.object.zone.value if earlier is not None else ""


def _attacks(when: Attacks, h: Happening, sight: Sight, context: Context) -> bool:
    if h.what is not (What.ATTACKS_UNBLOCKED if when.unblocked else What.ATTACKS):
        return False
    if (when.alone and not h.alone) or (when.exerted and not h.exerted):
        return False
    if not is_among(when.who, h.subject, sight, context):
        return False
    if when.others and _attacking_beside(h.subject, when.beside, sight, context) < when.others:
        return False
    if when.whom is None or h.object is None:
        return when.whom is None
    if is_among(when.whom, h.object, sight, context):
        return True
    return when.or_planeswalkers and is_among(when.whom, sight.controller(h.object) or 0, sight, context)


def _attacking_beside(attacker: Entity, what: Filter | None, sight: Sight, context: Context) -> int:
    """How many other creatures (of that kind) were declared as attackers with it."""
    combat = sight.state.combat
    others = [a.id for a in combat.attackers if a.declared and a.id != attacker] if combat else []
    return sum(1 for e in others if what is None or fits(what, e, sight, context))


def _targets_of(spell: Entity, sight: Sight) -> tuple[Entity, ...]:
    found = sight.state.objects.get(spell)
    on_stack = found.on_stack if found else None
    return tuple(e for group in on_stack.context.targets for e in group) if on_stack else ()
