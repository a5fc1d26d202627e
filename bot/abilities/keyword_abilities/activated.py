"""Keywords that stand for activated abilities (CR 702)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from bot.abilities.ability import Ability, Activated, Keyword
from bot.abilities.amounts import Number, StatOf
from bot.abilities.changes import BecomesType, Gains
from bot.abilities.combining import (
    Later,
    Remember,
    WhereX,
)
from bot.abilities.conditions import Is
from bot.abilities.costs import Cost, DiscardCost, ExileCost, Loyalty, ReturnCost, TapOthers, TapSelf
from bot.abilities.durations import Duration
from bot.abilities.effects import (
    Attach,
    Beside,
    ChangeNow,
    Effect,
    Move,
    PutCounters,
    ReplaceLater,
)
from bot.abilities.events import BeginningOf
from bot.abilities.filters import AttachedToIt, ControlledBy, Filter, InStatus, OfSubtype, OfType, Other
from bot.abilities.keyword_abilities.labelled import limited
from bot.abilities.keyword_abilities.meaning import meaning
from bot.abilities.keyword_actions import Saddle, Unattach
from bot.abilities.limits import Only
from bot.abilities.player_effects import (
    AddMana,
    Draw,
)
from bot.abilities.replacements import ReplaceDying
from bot.abilities.walk import holds, inside
from bot.abilities.who import SELF, YOU, DoneBy, Each, OwnerOf, PaidWith, Target

ACTIVATED = frozenset(
    {
        "equip",
        "crew",
        "craft",
        "cycling",
        "outlast",
        "ninjutsu",
        "commander ninjutsu",
        "unearth",
        "level up",
        "reconfigure",
        "saddle",
        "station",
        "reinforce",
    }
)
"""The keywords whose activated abilities are made here; `landcycling` and its like besides."""

_CREATURES = Filter((OfType("Creature"),))
_IS_ON_A_CREATURE = Is(SELF, AttachedToIt(Each(_CREATURES)))
_MINE = Filter((OfType("Creature"), ControlledBy(YOU)))


@lru_cache(maxsize=2048)
def activated_of(abilities: tuple[Ability, ...]) -> tuple[Activated, ...]:
    """The activated abilities among these, those that keywords stand for included (equip, crew)."""
    found: list[Activated] = []
    for ability in abilities:
        if isinstance(ability, Activated):
            found.append(limited(ability))
        elif isinstance(ability, Keyword):
            found += _of_keyword(ability)
    return tuple(found)


def is_for_mana(ability: Activated) -> bool:
    """Whether it does nothing but add mana."""
    return all(
        isinstance(e, AddMana)
        or (isinstance(e, WhereX) and all(isinstance(part, AddMana) for part in e.effects))
        for e in ability.effects
    )


def is_mana_ability(ability: Activated) -> bool:
    """Whether it may add mana as it resolves, has no target and is no loyalty ability, whatever else it does (CR 605.1a)."""
    if is_for_mana(ability):
        return True
    adds = holds(ability.effects, AddMana) and not holds(ability.effects, Target, Later)
    return adds and not holds(ability.cost, Loyalty)


def _kind_cycled(words: str) -> Filter:
    """`basic land`, `island`, `wizard`: the kind of card that such a cycling searches for (CR 702.29e)."""
    kinds = [word.capitalize() for word in words.split()]
    return Filter(tuple(OfType(kind) if kind in _CARD_KINDS else OfSubtype(kind) for kind in kinds))


_CARD_KINDS = frozenset({"Basic", "Snow", "Land", "Artifact", "Creature", "Enchantment"})


def _ninjutsu(cost: tuple[Cost, ...], zone: Literal["hand", "command"]) -> Activated:
    """What ninjutsu does with a card of this zone."""
    unblocked = Filter((OfType("Creature"), InStatus("unblocked"), ControlledBy(YOU)))
    enters = Move(SELF, "battlefield", tapped=True, attacking=True, from_zone=zone)
    return Activated((*cost, ReturnCost(unblocked)), (enters,), label="ninjutsu")


@lru_cache(maxsize=2048)
def activated_in(abilities: tuple[Ability, ...]) -> tuple[Activated, ...]:
    """Every activated ability in a text: its own in order (CR 602.1), then those that it gives to other things, to tokens, at
    levels."""
    own = activated_of(abilities)
    within = activated_of(inside(abilities, Activated, Keyword))
    return (*own, *(a for a in dict.fromkeys(within) if a not in own))


def _of_keyword(keyword: Keyword) -> list[Activated]:
    cost = keyword.cost
    match keyword.name:
        case "equip":
            return [Activated(cost, (Attach(SELF, Target(_MINE)),), (Only.AS_A_SORCERY,), label="equip")]
        case "reconfigure":  # 702.151a
            another = Target(Filter((*_MINE.qualities, Other())))
            onto = Activated(cost, (Attach(SELF, another),), (Only.AS_A_SORCERY,), label="reconfigure")
            off = Activated(
                cost, (Unattach(SELF),), (Only.AS_A_SORCERY,), _IS_ON_A_CREATURE, label="reconfigure"
            )
            return [onto, off]
        case "crew":
            tapping = TapOthers(_MINE, power=getattr(keyword.value, "n", 0))
            becomes = ChangeNow(SELF, (BecomesType(("Artifact", "Creature")),), Duration.THIS_TURN)
            return [Activated((tapping,), (becomes,), label="crew")]
        case "saddle":  # 702.171a
            others = Filter((*_MINE.qualities, Other()))
            riding = TapOthers(others, power=getattr(keyword.value, "n", 0), deed="saddles")
            return [Activated((riding,), (Saddle(SELF),), (Only.AS_A_SORCERY,), label="saddle")]
        case "station":  # 702.184a
            one = TapOthers(Filter((*_MINE.qualities, Other())))
            charges = PutCounters("charge", StatOf("power", PaidWith("tapped")), SELF)
            return [Activated((one,), (charges,), (Only.AS_A_SORCERY,), label="station")]
        case "outlast":  # 702.107a
            counter = PutCounters("+1/+1", Number(1), SELF)
            return [Activated((*cost, TapSelf()), (counter,), (Only.AS_A_SORCERY,), label="outlast")]
        case "level up":  # 702.87a
            return [
                Activated(
                    cost, (PutCounters("level", Number(1), SELF),), (Only.AS_A_SORCERY,), label="level up"
                )
            ]
        case "ninjutsu":  # 702.49a
            return [_ninjutsu(cost, "hand")]
        case "commander ninjutsu":  # 702.49d
            return [_ninjutsu(cost, "hand"), _ninjutsu(cost, "command")]
        case "unearth":  # 702.84a
            back: tuple[Effect, ...] = (
                Move(SELF, "battlefield", from_zone="graveyard"),
                Remember(1),
                ChangeNow(DoneBy(1), (Gains(Keyword("haste")),), Duration.INDEFINITELY),
                Later(BeginningOf("end step"), (Move(DoneBy(1), "exile"),)),
                ReplaceLater(ReplaceDying(DoneBy(1), "exile", leaving=True), Duration.INDEFINITELY),
            )
            return [Activated(cost, back, (Only.AS_A_SORCERY,), label="unearth")]
        case "craft":  # 702.167a
            exiled = (*cost[:-1], ExileCost(None), *cost[-1:])  # the last part of it are the materials
            returned = Move(SELF, "battlefield", under=OwnerOf(SELF), transformed=True)
            return [Activated(exiled, (returned,), (Only.AS_A_SORCERY,), label="craft")]
        case "reinforce":  # 702.77a
            counters = PutCounters("+1/+1", keyword.value or Number(1), Target(_CREATURES))
            return [Activated((*cost, DiscardCost(None)), (counters,), label="reinforce")]
        case "cycling":  # 702.29a
            return [Activated((*cost, DiscardCost(None)), (Draw(YOU, Number(1)),), label="cycling")]
        case name if name.endswith("cycling"):  # 702.29e
            words = f"Search your library for a card of the kind ({name})."
            search = Beside("search", words, sought=(_kind_cycled(name.removesuffix("cycling")),))
            return [Activated((*cost, DiscardCost(None)), (search,), label="cycling")]
        case _:
            return [a for a in meaning(keyword) if isinstance(a, Activated)]
