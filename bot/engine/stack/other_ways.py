"""Other ways to cast a spell (CR 118.9, 601.2b, 702): keywords and costs that the scenario says were paid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.abilities.ability import Ability, Keyword, Static
from bot.abilities.amounts import Number
from bot.abilities.combining import (
    If,
    Modes,
    Then,
)
from bot.abilities.conditions import Paid
from bot.abilities.costs import (
    CollectEvidence,
    Cost,
    DiscardCost,
    EitherCost,
    ExileCost,
    PayLife,
    ReturnCost,
    SacrificeCost,
    TapOthers,
)
from bot.abilities.filters import Compare, ControlledBy, Filter, InStatus, IsToken, OfType, OneOf
from bot.abilities.keywords import Acted, rule_of
from bot.abilities.statics import AdditionalCost, AlternativeCost
from bot.abilities.walk import inside, rebuilt
from bot.abilities.who import YOU, Each, Target, TheTarget
from bot.engine.aim import aim
from bot.engine.characteristics.statements import holding
from bot.engine.characteristics.view import see
from bot.engine.evaluate.context import Context
from bot.engine.evaluate.kickers import kickers_of, kickers_paid
from bot.engine.evaluate.paid import was_paid
from bot.engine.objects import (
    Object,
)
from bot.engine.permanents.face_down import WAYS as FACE_DOWN_WAYS
from bot.engine.stack.next_spell import returns_as_it_resolves
from bot.engine.state import (
    Entity,
    State,
    Zone,
)
from bot.engine.told.script import Cast
from bot.values import replace

_FROM_GRAVEYARD = ("flashback", "jump-start", "aftermath", "harmonize")

_CREATURE = OfType("Creature")

_TAPPED_FOR = {"convoke": "Creature", "improvise": "Artifact"}
"""What may be tapped in place of mana (CR 702.51a, 702.126a)."""
_HARMONY = TapOthers(Filter((_CREATURE,)), 1)
"""The one creature that may be tapped so that harmonize costs less by its power (CR 702.180a)."""


def unknown_way(card: Object, paid: tuple[str, ...]) -> str | None:
    """A keyword of the card that was paid for and that nothing here acts on then (mutate, splice); None when there is none."""
    for ability in _abilities(card):
        row = rule_of(ability.name) if isinstance(ability, Keyword) and ability.name in paid else None
        if row is not None and row.acted in (Acted.NO, Acted.UNPAID):
            return row.name
    return None


def _abilities(card: Object) -> tuple[Ability, ...]:
    """Its abilities, those that it has where it is not cast in a way that changes it among them."""
    printed = card.printed.abilities if card.printed is not None else ()
    return tuple(dict.fromkeys((*card.card.abilities, *printed)))


def besides_mana(keyword: Keyword) -> tuple[Cost, ...]:
    """What paying for a keyword takes besides the cost that is written after it."""
    match keyword.name:
        case "emerge":  # CR 702.119a
            return (SacrificeCost(Filter((_CREATURE,))),)
        case "jump-start":  # CR 702.133a
            return (DiscardCost(Filter(())),)
        case "retrace":  # CR 702.81a
            return (DiscardCost(Filter((OfType("Land"),))),)
        case "casualty":  # CR 702.153a
            strong = Compare("power", ">=", keyword.value or Number(1))
            return (SacrificeCost(Filter((_CREATURE, strong))),)
        case "web-slinging":  # CR 702.188a
            return (ReturnCost(Filter((_CREATURE, InStatus("tapped"), ControlledBy(YOU)))),)
        case "sneak":  # an unblocked creature of theirs
            return (ReturnCost(Filter((_CREATURE, InStatus("unblocked"), ControlledBy(YOU)))),)
        case "teamwork":  # any number of creatures with that much power in all
            power = getattr(keyword.value, "n", 0)
            return (TapOthers(Filter((_CREATURE, ControlledBy(YOU))), power=power, deed=""),)
        case "bargain":  # CR 702.166a
            of = (Filter((OfType("Artifact"),)), Filter((OfType("Enchantment"),)), Filter((IsToken(),)))
            return (SacrificeCost(Filter((OneOf(of),))),)
        case _:
            return ()


def in_another_way(effects: tuple[Any, ...], paid: tuple[str, ...]) -> tuple[Any, ...]:
    """The spell's instructions as that way of casting it changes them: entwined, overloaded."""
    if "entwine" in paid:
        spread: list[Any] = []
        for effect in effects:
            spread += [e for mode in effect.modes for e in mode] if isinstance(effect, Modes) else [effect]
        effects = tuple(spread)
    if "overload" in paid:
        effects = _overloaded(effects)
    return tuple(_as_paid(e, paid) for e in effects)


def _as_paid(effect: Any, paid: tuple[str, ...]) -> Any:
    """What "if it was kicked" asks is known as the spell is cast: where it wasn't, what it would then do has no targets
    (CR 702.33e); where it was, what is done instead has the targets of its own words and not those that it replaces."""
    if isinstance(effect, Then):
        return replace(effect, parts=tuple(_as_paid(e, paid) for e in effect.parts))
    if not isinstance(effect, If) or not isinstance(effect.condition, Paid) or effect.condition.of:
        return effect
    if not was_paid(effect.condition.what, paid):
        return replace(effect, then=())
    return replace(effect, otherwise=()) if effect.instead and _aims_for_itself(effect) else effect


def _aims_for_itself(effect: If) -> bool:
    """Whether what is done instead has targets, none of them a target of what it is done instead of."""
    own = aim(effect.then)[1]
    others = {TheTarget(spec.number) for spec in aim(effect.otherwise)[1]}
    return bool(own) and not any(again in others for again in inside(effect.then, TheTarget))


def _overloaded(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """ "Target" is "each" (CR 702.96b)."""
    each = {spec.number: Each(spec.what) for spec in aim(effects)[1]}

    def made(value: Any) -> Any:
        if isinstance(value, Target):
            return Each(value.what)
        return each.get(value.number) if isinstance(value, TheTarget) else None

    spread: tuple[Any, ...] = rebuilt(effects, made)
    return spread


def alternatives(state: State, card: Object, player: Entity) -> Iterator[AlternativeCost]:
    """The alternative costs that its own text offers this player now (CR 118.9)."""
    sight, context = see(state), Context(card.id, player)
    for ability in _abilities(card):
        for effect in holding(ability.effects, sight, context) if isinstance(ability, Static) else ():
            if isinstance(effect, AlternativeCost):
                yield effect


def costs_of(state: State, card: Object, player: Entity, action: Cast) -> tuple[Cost, ...]:
    """What is paid besides mana: additional costs, those of the keywords paid for, an alternative cost that was told."""
    found: list[Cost] = [
        cost for each in alternatives(state, card, player) if is_told(each, action) for cost in each.cost
    ]
    paid = action.paid
    more = action.additional or bool(paid)
    for kicker in kickers_paid(_abilities(card), paid):
        found += (*kicker.cost, *besides_mana(kicker))
    if "jump-start" in paid and not any(
        isinstance(a, Keyword) and a.name == "jump-start" for a in _abilities(card)
    ):
        found += besides_mana(Keyword("jump-start"))  # an effect gives it that
    for ability in _abilities(card):
        if (
            isinstance(ability, Keyword)
            and ability.name in paid
            and ability.name not in (*FACE_DOWN_WAYS, "kicker")
        ):
            found += (*ability.cost, *besides_mana(ability)) * paid.count(ability.name)
        if isinstance(ability, Keyword) and ability.name in _TAPPED_FOR and action.tapped:
            kind = Filter((OfType(_TAPPED_FOR[ability.name]),))
            found.append(TapOthers(kind, len(action.tapped)))
        if (
            isinstance(ability, Keyword)
            and ability.name == "harmonize"
            and "harmonize" in paid
            and action.tapped
        ):
            found.append(_HARMONY)
        if not isinstance(ability, Static):
            continue
        for effect in ability.effects:
            if isinstance(effect, AdditionalCost) and (
                not effect.optional or more or _is_told_of(effect, action)
            ):
                found += (_as_told(part, action) for part in effect.cost)
    return tuple(found)


def _is_told_of(optional: AdditionalCost, action: Cast) -> bool:
    """Whether the story says with what an optional additional cost is paid."""
    told = ((action.sacrificed, SacrificeCost), (action.discarded, DiscardCost), (action.life, PayLife))
    return any(said and isinstance(cost, kind) for said, kind in told for cost in optional.cost)


def _as_told(cost: Cost, action: Cast) -> Cost:
    """Of two costs the one that the story says is paid."""
    if not isinstance(cost, EitherCost):
        return cost
    told: tuple[tuple[object, type[Cost]], ...] = (
        (action.sacrificed, SacrificeCost),
        (action.discarded, DiscardCost),
        (action.life, PayLife),
        (action.tapped, TapOthers),
        (action.returned, ReturnCost),
        (action.exiled, ExileCost),
    )
    kinds = tuple(kind for said, kind in told if said)
    return next((one for one in cost.of if isinstance(one, kinds)), cost)


def optional_paid(card: Object, action: Cast) -> tuple[str, ...]:
    """What the texts call an optional additional cost that was told to be paid: `if evidence was collected`, `if it was kicked`
    for each of several kickers (CR 702.33b-d)."""
    kickers = tuple(
        "kicker"
        for a in _abilities(card)
        if isinstance(a, Keyword)
        for name in kickers_of(a)
        if name in action.paid
    )
    optional = (
        e
        for a in _abilities(card)
        if isinstance(a, Static)
        for e in a.effects
        if isinstance(e, AdditionalCost) and e.optional and (action.additional or _is_told_of(e, action))
    )
    paid = (("evidence" if isinstance(e.cost[0], CollectEvidence) else "additional cost") for e in optional)
    return (*kickers, *paid)


def is_told(alternative: AlternativeCost, action: Cast) -> bool:
    """Whether the story says that this is what is paid."""
    told: tuple[tuple[object, type[Cost]], ...] = (
        (action.life, PayLife),
        (action.sacrificed, SacrificeCost),
        (action.discarded, DiscardCost),
        (action.exiled, ExileCost),
        (action.returned, ReturnCost),
    )
    return action.alternative or any(
        paid and any(isinstance(part, kind) for part in alternative.cost) for paid, kind in told
    )


def goes_to(state: State, spell: Object) -> Zone:
    """Where the spell's card goes as it has resolved or been countered: to the graveyard, unless how it was cast says
    otherwise (flashback: exile, CR 702.34a; buyback: as it resolves, the hand, 702.27a)."""
    own = {a.name for a in _abilities(spell) if isinstance(a, Keyword)}
    earlier = state.was_before(spell)
    for name in _FROM_GRAVEYARD:
        cast_from_there = earlier is not None and earlier.object.zone is Zone.GRAVEYARD
        if name in spell.paid or (name in own and cast_from_there):
            return Zone.EXILE
    under = spell.cast_under
    if under is not None and under.terms.exiled:
        return Zone.EXILE
    if ("buyback" in own and "buyback" in spell.paid) or returns_as_it_resolves(state, spell.id):
        return Zone.HAND
    return Zone.GRAVEYARD
