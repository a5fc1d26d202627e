"""What the story says that a cost is paid with: fit for it, and all that it asks for (CR 118.3, 601.2h, 602.2b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.abilities.ability import Unread
from bot.abilities.combat_rules import CantCrew
from bot.abilities.costs import Cost, DiscardCost, ExileCost, Materials, ReturnCost, SacrificeCost, TapOthers
from bot.abilities.opaque import OpaqueCasting, OpaqueCost, OpaqueWhen
from bot.abilities.statics import CrewsAsThough
from bot.abilities.walk import holds
from bot.engine.characteristics.view import chars_of, permanents, rules_on, see, statements
from bot.engine.citations import Cite
from bot.engine.evaluate import amount_of, fits, is_among
from bot.engine.evaluate.context import Context
from bot.engine.permanents.sacrificable import can_be_sacrificed
from bot.engine.state import Entity, State, Zone
from bot.values import dataclass

Refusal = tuple[str, tuple[Cite, ...]]


@dataclass(frozen=True, slots=True)
class PaidWith:
    """Labels of what the story says is sacrificed, discarded, tapped, returned to hand and exiled to pay."""

    sacrificed: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    tapped: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    exiled: tuple[str, ...] = ()

    def part(self, index: int, of: int) -> PaidWith:
        """What belongs to the `index`-th of `of` payments of one and the same cost that are told in one breath."""
        return PaidWith(
            _portion(self.sacrificed, index, of),
            _portion(self.discarded, index, of),
            _portion(self.tapped, index, of),
            _portion(self.returned, index, of),
            _portion(self.exiled, index, of),
        )


def _portion(labels: tuple[str, ...], index: int, of: int) -> tuple[str, ...]:
    each, more = divmod(len(labels), of)
    if more:
        return labels if index == 0 else ()
    return labels[index * each : (index + 1) * each]


@dataclass(frozen=True, slots=True)
class Paying:
    """For each part of a cost, in order, what it is paid with; nothing where the story leaves that open."""

    parts: tuple[tuple[Entity, ...], ...] = ()

    def of(self, number: int) -> tuple[Entity, ...]:
        """What the part of that number is paid with."""
        return self.parts[number] if number < len(self.parts) else ()


@dataclass(frozen=True, slots=True)
class _Way:
    """How one kind of cost takes things: how it is said, what makes a thing unfit for it, and the rules."""

    kind: type[Cost] | tuple[type[Cost], ...]
    doing: str
    done: str
    cites: tuple[Cite, ...]
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    where: str = "on the battlefield"


_SACRIFICING = _Way(SacrificeCost, "sacrificing", "sacrifice", (Cite.SACRIFICE, Cite.CAST_COSTS))
_DISCARDING = _Way(
    DiscardCost, "discarding", "discard", (Cite.DISCARD, Cite.CAST_COSTS), (Zone.HAND,), "in hand"
)
_TAPPING = _Way(TapOthers, "tapping", "tap", (Cite.CAST_COSTS,))
_RETURNING = _Way(ReturnCost, "returning", "return", (Cite.CAST_COSTS,))
_EXILING = _Way(
    (ExileCost, Materials),
    "exiling",
    "exile",
    (Cite.CAST_COSTS,),
    (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.HAND),
    "there",
)


def paying(
    state: State, player: Entity, cost: tuple[Any, ...], context: Context, told: PaidWith
) -> Paying | Refusal:
    """What each part of `cost` is paid with, or why it can't be paid so: it is not the player's, not of the kind that is
    asked for, tapped already, too little, or nothing asks for it at all."""
    parts: list[tuple[Entity, ...]] = [() for _ in cost]
    for way, labels in (
        (_SACRIFICING, told.sacrificed),
        (_DISCARDING, told.discarded),
        (_TAPPING, told.tapped),
        (_RETURNING, told.returned),
        (_EXILING, told.exiled),
    ):
        refused = _share_out(state, player, cost, context, way, labels, parts)
        if refused is not None:
            return refused
    return Paying(tuple(parts))


#: What may ask for something to be paid, or done as the card enters, and is not read.
_NOT_READ = (Unread, OpaqueCasting, OpaqueCost, OpaqueWhen)


def _share_out(
    state: State,
    player: Entity,
    cost: tuple[Any, ...],
    context: Context,
    way: _Way,
    labels: Sequence[str],
    parts: list[tuple[Entity, ...]],
) -> Refusal | None:
    """Gives what is told to the parts of the cost that take it, in order; the reason where something is left or lacking."""
    if not labels:
        return None
    payer, payee = state.label(player), state.label(context.source)
    here = [number for number, part in enumerate(cost) if isinstance(part, way.kind)]
    source = state.object(context.source)
    if not here and source is not None and holds(source.card.abilities, *_NOT_READ):
        return None  # what is not read may ask for it: that is said
    if not here:
        text = f"{payee} has no cost of {way.doing} {labels[0]}."
        return text, way.cites
    left: list[tuple[str, Entity]] = []
    for label in labels:
        found = _named(state, label, way, taken=tuple(e for _, e in left))
        if found is None:
            return f"{payer} can't {way.done} {label} for {payee}: it isn't {way.where}.", way.cites
        left.append((label, found))
    whys: dict[str, str] = {}
    for number in here:
        part = cost[number]
        fitting: list[tuple[str, Entity]] = []
        for label, entity in left:
            why = _unfit(state, player, part, entity, context)
            if why is None:
                fitting.append((label, entity))
            else:
                whys.setdefault(label, why)
        wanted = _wanted(state, part, context)
        taken = fitting if wanted is None else fitting[:wanted]
        left = [one for one in left if one not in taken]
        parts[number] = tuple(entity for _, entity in taken)
        short = _too_little(state, part, parts[number], wanted)
        if taken and short is not None:
            return f"{payer} can't pay for {payee} so: {short}.", _cites(way, part)
    if left:
        label, _ = left[0]
        reason = whys.get(label, "the cost asks for no more than that")
        return f"{payer} can't {way.done} {label} for {payee}: {reason}.", _cites(way, cost[here[0]])
    return None


def _cites(way: _Way, part: Any) -> tuple[Cite, ...]:
    if not isinstance(part, TapOthers) or part.power is None:
        return way.cites
    deeds = {"crews": (Cite.CREW,), "saddles": (Cite.SADDLE,)}
    return (*deeds.get(part.deed, ()), *way.cites)


def _named(state: State, label: str, way: _Way, taken: Sequence[Entity]) -> Entity | None:
    """The thing of that label where this kind of cost takes things from."""
    here = [o.id for o in state.objects.values() if o.label == label and o.zone in way.zones]
    return next((e for e in here if e not in taken), None)


def _unfit(state: State, player: Entity, part: Any, entity: Entity, context: Context) -> str | None:
    """Why that part of the cost can't be paid with it, in words; None when it can."""
    sight, found = see(state), state.objects[entity]
    if part.what is None:
        return None if entity == context.source else f"{state.label(context.source)} itself is asked for"
    if isinstance(part, DiscardCost):
        if found.owner != player:
            return "it isn't in that player's hand"
        if entity == context.source:
            return "it pays for itself"
        return (
            None if fits(part.what, entity, sight, context, any_zone=True) else "it is not what is asked for"
        )
    if isinstance(part, ExileCost | Materials):
        return _unfit_to_exile(state, player, part, entity, context)
    if permanents(state)[entity].controller != player:
        return "another player controls it"
    if isinstance(part, TapOthers):
        if found.tapped:
            return "it is tapped already"
        if entity == context.source and part.power is not None:
            return "others are asked for"
        if part.power is not None and part.deed == "crews" and rules_on(state, entity, CantCrew):
            return "it can't crew Vehicles"
    if isinstance(part, SacrificeCost) and not can_be_sacrificed(state, entity):
        return "it can't be sacrificed"
    return None if fits(part.what, entity, sight, context) else "it is not what is asked for"


def _unfit_to_exile(
    state: State, player: Entity, part: ExileCost | Materials, entity: Entity, context: Context
) -> str | None:
    found, zone = state.objects[entity], state.objects[entity].zone
    zones = ("battlefield", "graveyard") if isinstance(part, Materials) else (part.zone or "battlefield",)
    if zone.value not in zones:
        return f"it is in the {zone.value}" if zone is not Zone.BATTLEFIELD else "it is on the battlefield"
    if entity == context.source:
        return "it is exiled besides"
    whose = permanents(state)[entity].controller if zone is Zone.BATTLEFIELD else found.owner
    if whose != player:
        return "it is another player's"
    what = part.what
    fitting = what is None or fits(what, entity, see(state), context, any_zone=True)
    return None if fitting else "it is not what is asked for"


def _wanted(state: State, part: Any, context: Context) -> int | None:
    """How many this part of the cost takes; None where it takes as many as the player likes."""
    if isinstance(part, TapOthers):
        return part.count if part.power is None else None
    if isinstance(part, Materials) and part.more:
        return None
    if isinstance(part, SacrificeCost) and part.up_to:
        return None  # as many as the player likes, up to that
    count = part.count if isinstance(part.count, int) else amount_of(part.count, see(state), context)
    return count if count > 0 else None


def _too_little(state: State, part: Any, taken: tuple[Entity, ...], wanted: int | None) -> str | None:
    """What is lacking, in words."""
    if isinstance(part, TapOthers) and part.power is not None:
        power = total_power(state, taken, part.deed)
        if power < part.power:
            return f"the power of what is tapped is {power} in all, and {part.power} is asked for"
    if isinstance(part, Materials) and len(taken) < part.count:
        return f"{part.count} or more are asked for"
    most = part.count if isinstance(part, SacrificeCost) and part.up_to else None
    if isinstance(most, int) and 0 < most < len(taken):
        return f"no more than {most} are asked for"
    if wanted is not None and len(taken) < wanted:
        return f"{wanted} are asked for, not {len(taken)}"
    return None


def total_power(state: State, creatures: Sequence[Entity], deed: str | None) -> int:
    """The power of these creatures together; for those that crew and saddle, as though it were greater (CR 702.122a, 702.171a)."""
    sight = see(state)
    more = [s for s in statements(state, CrewsAsThough) if deed == "crews" or (deed and s.effect.saddles)]
    return sum(
        (chars.power or 0) + sum(s.effect.more for s in more if is_among(s.effect.who, e, sight, s.context))
        for e in creatures
        if (chars := chars_of(state, e)) is not None
    )
