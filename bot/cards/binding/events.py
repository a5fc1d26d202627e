"""Who takes part in an event: which of its words is the subject, which the other party, and how they are spoken of."""

from __future__ import annotations

from typing import Any

from bot.abilities import combining, events, player_events
from bot.abilities.ability import Triggered
from bot.abilities.conditions import Happened
from bot.abilities.damage import ReplaceDamage
from bot.abilities.effects import Destroy, Move, Sacrifice
from bot.abilities.filters import Filter, IsSelf, OfType, OneOf, Targets
from bot.abilities.who import (
    SELF,
    Attached,
    Both,
    Chosen,
    ControllerOf,
    Each,
    EachOpponent,
    EachPlayer,
    EventAbility,
    EventGroup,
    EventObject,
    EventSubject,
    Self,
    Target,
    TargetsOf,
    TheTarget,
    Who,
    You,
)
from bot.abilities.who import Any as AnyOf
from bot.cards.back import Back
from bot.cards.binding.again import named_again
from bot.cards.binding.binder import Binder, binds
from bot.cards.binding.how_much import after_event
from bot.cards.binding.referents import Referent, Sort, described, player, thing
from bot.values import fields, replace

_GONE = events.Dies | events.Leaves | events.PutIntoGraveyard
_SPELL_OR_ABILITY = Filter((OneOf((Filter((OfType("Spell"),)), Filter((OfType("Ability"),)))),))

#: The fields that name the subject and the other party, as `engine.happenings` tells them.
_ROLES: dict[type[Any], tuple[str, str]] = {
    events.DealsDamage: ("by", "to"),
    events.IsDealtDamage: ("who", "by"),
    events.PutIntoGraveyard: ("who", "caused_by"),
    events.Attacks: ("who", "whom"),
    events.Blocks: ("who", "whom"),
    events.BecomesBlocked: ("who", "by"),
    player_events.Casts: ("who", "what"),
    player_events.Sacrifices: ("who", "what"),
    events.BecomesTarget: ("who", "of"),
    events.LosesControl: ("who", "what"),
    player_events.Crews: ("who", "what"),
    player_events.Exerts: ("who", "what"),
    player_events.Cycles: ("who", "what"),
    player_events.Discards: ("who", "what"),
    player_events.TapsForMana: ("who", "what"),
    events.BeginningOf: ("whose", ""),
    player_events.PlaysLand: ("who", "what"),
    events.BecomesAttached: ("who", "to"),
    events.BecomesUnattached: ("who", "of"),
}


def roles_of(event: events.Event) -> tuple[str, str]:
    """The names of the fields for the subject and for the other party (empty: none)."""
    if isinstance(event, events.BecomesTapped) and event.for_mana:
        return "", "who"
    return _ROLES.get(type(event), ("who", ""))


@binds(Triggered)
def triggered(binder: Binder, ability: Triggered) -> Triggered:
    when = _event(binder, ability.when)
    condition = binder.value(ability, "condition", ability.condition)
    return replace(
        ability, when=when, condition=condition, effects=binder.value(ability, "effects", ability.effects)
    )


@binds(Happened)
def happened(binder: Binder, condition: Happened) -> Happened:
    """`destroy that creature if it attacked this turn`: what attacked is what it was before it was destroyed."""
    before, binder.asks = binder.asks, True
    try:
        bound: Happened = binder.fields(condition)
        return bound
    finally:
        binder.asks = before


@binds(combining.Later)
def later(binder: Binder, effect: combining.Later) -> Any:
    before = binder.discourse.copy()
    own = not isinstance(effect.when, events.BeginningOf | events.EndOfCombat) or _only_rids(effect.effects)
    when = _event(binder, effect.when, delayed=True)
    bound = binder.value(effect, "effects", effect.effects)
    binder.discourse = before if own else binder.discourse
    return replace(effect, when=when, effects=bound)


def _only_rids(done: tuple[Any, ...]) -> bool:
    """Whether what will be done then only takes things off the battlefield: `exile it at the beginning of the next end step. If it
    would leave the battlefield, ...` speaks of it as it is till then."""
    return all(
        isinstance(one, Sacrifice | Destroy) or (isinstance(one, Move) and one.to != "battlefield")
        for one in done
    )


def _event(binder: Binder, event: Any, delayed: bool = False) -> Any:
    """The event bound; who takes part in it is spoken of from then on, the subject nearest."""
    if isinstance(event, events.BeginningOf | events.EndOfCombat | events.StateHolds) and delayed:
        return binder.fields(event)
    found: dict[str, Referent] = {}
    players: list[Referent] = []
    bound = _one_event(binder, event, found, players)
    if delayed:
        binder.discourse.outward()
    said = after_event(event, binder.discourse.said)
    binder.discourse.said = said if said.much is not None or not delayed else binder.discourse.said
    if isinstance(event, player_events.ActivatesAbility):
        binder.speak_of(thing(EventAbility(), "ability"))
    for referent in (*players, *(found[r] for r in ("object", "subject") if r in found)):
        binder.speak_of(referent, referent.what)
    return bound


def _one_event(binder: Binder, event: Any, found: dict[str, Referent], players: list[Referent]) -> Any:
    if isinstance(event, events.AnyOfEvents):
        return replace(event, of=tuple(_one_event(binder, e, found, players) for e in event.of))
    if isinstance(event, events.OnTurnOf):
        whose = binder.value(event, "whose", event.whose) if event.whose != Back("they") else None
        of = _one_event(binder, event.of, found, players)
        return replace(event, of=of, whose=whose or EventSubject())
    if isinstance(event, events.WhileSo):
        of = _one_event(binder, event.of, found, players)
        return replace(event, of=of, condition=binder.value(event, "condition", event.condition))
    if isinstance(event, events.FirstTime):
        return replace(event, of=_one_event(binder, event.of, found, players))
    subject, other = roles_of(event)
    changes = {}
    for field in fields(event):
        old = getattr(event, field.name)
        aimed = field.name == "of" and isinstance(event, events.BecomesTarget)
        if not isinstance(old, Who | Filter) and not aimed:
            changes[field.name] = binder.value(event, field.name, old)
            continue
        role = "subject" if field.name == subject else "object" if field.name == other else ""
        changes[field.name] = binder.value(event, field.name, old)
        group = bool(getattr(event, "batch", False)) and role == "subject"
        referent = _party(binder, changes[field.name], role, group)
        if role == "object" and isinstance(event, events.BecomesTarget) and old is None:
            referent = _party(binder, _SPELL_OR_ABILITY, role, group)
        players += _aimed_at(event, changes[field.name])
        if isinstance(changes[field.name], Attached):
            binder.discourse.spoken = [r for r in binder.discourse.spoken if r.who != changes[field.name]]
        if referent is not None and role == "subject" and isinstance(event, _GONE):
            referent = replace(referent, gone=True)
        if referent is not None and role:
            earlier = found.get(role)
            if earlier is not None and earlier.who == referent.who:
                referent = replace(referent, nouns=referent.nouns | earlier.nouns)
            found[role] = referent
    return replace(event, **changes)


def _aimed_at(event: Any, what: Any) -> list[Referent]:
    """What the spell targets, where all of that is told: `a spell that targets one or more creatures`, `only a single creature`."""
    if not isinstance(event, player_events.Casts) or not isinstance(what, Filter):
        return []
    asked = (q for q in what.qualities if isinstance(q, Targets) and isinstance(q.who, AnyOf))
    return [
        described(TargetsOf(EventObject(), q.who.what), q.who.what, many=not q.only)
        for q in asked
        if isinstance(q.who, AnyOf)
    ]


def _party(binder: Binder, who: Any, role: str, group: bool) -> Referent | None:
    """A party of the event as it is spoken of afterwards; None where the text names it otherwise (`you`)."""
    back: Who = (EventGroup() if group else EventSubject()) if role == "subject" else EventObject()
    match who:
        case Self():
            return thing(SELF, named=True)
        case AnyOf():
            return replace(described(back, who.what, many=group), what=who.what)
        case Filter() if IsSelf() in who.qualities:
            return thing(SELF, "spell", named=True)
        case Filter():
            return replace(described(back, who), what=who)
        case Attached():
            noun = who.word.split()[-1]
            return player(back) if noun == "player" else replace(thing(back, noun), attached=True)
        case EachPlayer() | EachOpponent():
            return player(back)
        case ControllerOf(of=Attached()):
            return player(back)
        case Both():
            several = [r for part in who.of if (r := _party(binder, part, role, group)) is not None]
            nouns = frozenset(n for r in several for n in r.nouns)
            sorts = {r.sort for r in several}
            if any(isinstance(part, You) for part in who.of):
                sorts.add(Sort.PLAYER)
            if not several:
                return None
            return Referent(back, nouns, sorts.pop() if len(sorts) == 1 else Sort.EITHER, group)
        case You():
            return None
        case _:
            return binder.discourse.again(who)


@binds(ReplaceDamage)
def replace_damage(binder: Binder, rule: ReplaceDamage) -> ReplaceDamage:
    """Which damage, then what becomes of it: the source is the event's subject, the recipient its other party."""
    capacity = binder.value(rule, "capacity", rule.capacity)
    by, to = rule.pattern.by, rule.pattern.to
    bound_to = binder.value(rule.pattern, "to", to) if to != Back("") else None
    if bound_to is not None:
        binder.subject = named_again(bound_to)
    bound_by = binder.value(rule.pattern, "by", by)
    pattern = replace(rule.pattern, by=bound_by, to=bound_to)
    inner = binder.discourse.copy()
    binder.discourse.outward()
    binder.discourse.said = binder.discourse.said.of_damage()
    for role, who in (("object", pattern.to), ("subject", pattern.by)):
        referent = _party(binder, who, role, False) if who is not None else None
        if isinstance(who, Each | Chosen):
            back: Who = EventSubject() if role == "subject" else EventObject()
            referent = replace(described(back, who.what), what=who.what)
        if isinstance(who, Target):
            again = binder.discourse.again(TheTarget(who.number))
            referent = (
                replace(again, who=EventSubject() if role == "subject" else EventObject(), many=False)
                if again and again.many
                else again
            )
        if referent is not None:
            binder.speak_of(referent, referent.what)
    change = binder.value(rule, "change", rule.change)
    binder.discourse = inner
    return replace(rule, pattern=pattern, capacity=capacity, change=change)
