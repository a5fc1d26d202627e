"""What a card's text says about whose things it is aimed at, for things that the story never introduced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.abilities.ability import Keyword
from bot.abilities.amounts import Negative, Number
from bot.abilities.card import Card
from bot.abilities.changes import ControlledByNow, Gains, GetsPT
from bot.abilities.combat_rules import (
    AssignsNoCombatDamage,
    CantActivate,
    CantAttack,
    CantAttackOrBlockAlone,
    CantBeRegenerated,
    CantBlock,
    DoesntUntap,
    Goaded,
    MustAttack,
    MustBlock,
    OnlyAlongside,
)
from bot.abilities.effects import (
    CounterSpell,
    DealDamage,
    DealDivided,
    Destroy,
    Move,
    PutCounters,
    Regenerate,
    Shield,
)
from bot.abilities.filters import (
    AnOpponent,
    AnyTarget,
    APlayer,
    ControlledBy,
    InZone,
    Not,
    OfType,
    OneOf,
    OwnedBy,
    Quality,
)
from bot.abilities.keyword_abilities.triggered import implied
from bot.abilities.walk import holds, inside
from bot.abilities.who import EachOpponent, Target, You
from bot.values import replace

Whose = Literal["mine", "theirs"]

_HINDERS = (
    AssignsNoCombatDamage,
    CantActivate,
    CantAttack,
    CantAttackOrBlockAlone,
    CantBeRegenerated,
    CantBlock,
    DoesntUntap,
    Goaded,
    MustAttack,
    MustBlock,
    OnlyAlongside,
)
"""What nobody likes their own creatures to be told."""


def targets_of(card: Card) -> list[Target]:
    """The targets that the card's abilities name, in the order of the text; what backup has among them (CR 702.165a)."""
    backed = tuple(
        one for a in card.abilities if isinstance(a, Keyword) and a.name == "backup" for one in implied(a)
    )
    return list(inside((*backed, *card.abilities), Target))


def may_be_target(target: Target, types: Sequence[str]) -> bool:
    """Whether a thing of these card types can be that target, as far as types tell. What is damaged is a creature, a planeswalker,
    a battle or a player."""
    if any(isinstance(quality, AnyTarget) for quality in target.what.qualities):
        return bool({"Creature", "Planeswalker", "Battle"} & {*types})
    return all(_fits(quality, types) for quality in target.what.qualities)


def may_be_aimed_at(card: Card | None, types: Sequence[str]) -> bool:
    """Whether a target of it may be a thing of these types, as far as is known: no Mind Rot is cast at a planeswalker that is called he."""
    targets = targets_of(card) if card is not None else []
    return not targets or any(may_be_target(target, types) for target in targets)


def may_be_aimed_at_players(card: Card | None) -> bool:
    """Whether a target of it may be a player, as far as is known: `to drain him` aims no card of his graveyard at him."""
    targets = targets_of(card) if card is not None else []
    return not targets or any(holds(target.what, AnyTarget, APlayer, AnOpponent) for target in targets)


def is_aimed_at_players_alone(card: Card) -> bool:
    """Whether a player may be a target of it and no thing: a Diabolic Edict, a Settle the Wreckage."""
    targets = targets_of(card)
    there = any(holds(target.what, AnyTarget, OfType) for target in targets)
    return bool(targets) and may_be_aimed_at_players(card) and not there


def is_aimed_at_creatures_alone(card: Card | None) -> bool:
    """Whether a creature may be a target of it and no player: `I cast Giant Growth on her`."""
    targets = targets_of(card) if card is not None else []
    there = any(
        zone_of(target) == "battlefield" and may_be_target(target, ("Creature",)) for target in targets
    )
    return there and not may_be_aimed_at_players(card)


_CARD_TYPES = frozenset({"Creature", "Artifact", "Enchantment", "Land", "Planeswalker", "Battle"})


def _fits(quality: Quality, types: Sequence[str]) -> bool:
    match quality:
        case OfType(type=kind):
            return kind in types or kind not in _CARD_TYPES
        case APlayer() | AnOpponent():
            return False
        case OneOf(of=ways):
            return any(all(_fits(one, types) for one in way.qualities) for way in ways)
        case _:
            return True


def zone_of(target: Target) -> str:
    """Where the target must be, from its words (`creature card in your graveyard`); the battlefield where they say nothing."""
    zones = {quality.zone for quality in target.what.qualities if isinstance(quality, InZone)}
    return zones.pop() if len(zones) == 1 else "battlefield"


def whose(target: Target) -> Whose | None:
    """Whose thing the target must be, from its words (`you control`, `an opponent controls`, `in your graveyard`)."""
    for quality in target.what.qualities:
        if isinstance(quality, ControlledBy | OwnedBy):
            if isinstance(quality.who, You):
                return "mine"
            if holds(quality.who, EachOpponent, AnOpponent):
                return "theirs"
        if (
            isinstance(quality, Not)
            and isinstance(quality.quality, ControlledBy)
            and isinstance(quality.quality.who, You)
        ):
            return "theirs"
    return None


def takes_control(card: Card) -> bool:
    """Whether the card gives control of something to somebody."""
    return holds(card.abilities, ControlledByNow)


#: Counters that are put on one's own.
_GOOD_COUNTERS = frozenset({"+1/+1", "shield", "indestructible", "flying", "double strike", "lifelink"})


def leaning(card: Card) -> Whose:
    """Whose things the card is usually aimed at, by what it does to them: a Giant Growth at one's own, a Shock at others'."""
    if targets_of(card):
        aiming = tuple(a for a in card.abilities if isinstance(a, Keyword) or holds(a, Target))
        card = replace(card, abilities=aiming)
    if holds(card.abilities, DealDamage, DealDivided, Destroy, CounterSpell, ControlledByNow):
        return "theirs"
    if any(isinstance(a, Keyword) and a.name in ("enchant", "bestow") for a in card.abilities):
        return "theirs" if holds(card.abilities, *_HINDERS) or _lessens(card) else "mine"
    if holds(card.abilities, Shield, Regenerate):
        return "mine"
    if any(put.kind in _GOOD_COUNTERS for put in inside(card.abilities, PutCounters)):
        return "mine"
    if holds(card.abilities, GetsPT):
        return "theirs" if _lessens(card) else "mine"
    if any(
        move.to in ("hand", "battlefield") and holds(move, Target) for move in inside(card.abilities, Move)
    ):
        return "mine" if any(zone_of(target) == "graveyard" for target in targets_of(card)) else "theirs"
    return "mine" if holds(card.abilities, Gains) else "theirs"


def whose_it_enchants(aura: Card) -> Whose | None:
    """Whose thing an Aura must be cast on, from its words (`Enchant Mountain you control`), whatever it aims at besides."""
    enchants = (a.filter for a in aura.abilities if isinstance(a, Keyword) and a.name == "enchant")
    return next((side for what in enchants if what and (side := whose(Target(what)))), None)


def helps_its_bearer(aura: Card) -> bool:
    """Whether what an Aura does, it does for what it enchants: Rancor, not Pariah, Spirit Link or Pacifism."""
    said = whose_it_enchants(aura)
    if said is not None:
        return said == "mine"
    return holds(aura.abilities, Gains, GetsPT, Shield, Regenerate) and leaning(aura) == "mine"


def _lessens(card: Card) -> bool:
    """Whether power or toughness goes down."""
    return any(
        holds(size, Negative) or any(number.n < 0 for number in inside(size, Number))
        for size in inside(card.abilities, GetsPT)
    )
