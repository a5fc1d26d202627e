"""What a card does when it does what it is for: the least board of it, and the deed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.ability import Keyword, Triggered
from bot.abilities.card import Card
from bot.abilities.damage import ReplaceDamage
from bot.abilities.effects import CounterSpell
from bot.abilities.events import (
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    Dies,
    Enters,
    Event,
    IsDealtDamage,
    Leaves,
)
from bot.abilities.filters import AnyTarget, OfType
from bot.abilities.keyword_abilities.activated import activated_of, is_for_mana
from bot.abilities.player_effects import Draw
from bot.abilities.player_events import Casts, Creates, Draws, GainsLife, Sacrifices
from bot.abilities.replacements import (
    ReplaceCounters,
    ReplaceDraw,
    ReplaceLifeGain,
    ReplaceLifeLoss,
    ReplaceTokens,
)
from bot.abilities.statics import (
    CantDraw,
    CantGainLife,
    CantGetCounters,
    LifeCantChange,
)
from bot.abilities.walk import holds, inside
from bot.abilities.who import Self, Target
from bot.scenario.interplay.happening import (
    BOTH,
    HAPPENINGS,
    OTHER,
    OWN,
    SPELLS,
    THEIRS,
    USER,
    Acting,
    attack,
    happens,
)
from bot.scenario.meaning.its_trigger import triggers_on_entering
from bot.scenario.things.aims import leaning, may_be_target, whose


def acts_of(card: Card) -> list[Acting]:
    """Every way in which the card does what it is for, each once."""
    if SPELLS & {*card.types}:
        return list(_cast_at(card))
    there = f"{USER} controls {card.name}."
    found: list[Acting] = []
    if triggers_on_entering(card.types, card.texts) and any(is_its_entering(one) for one in events_of(card)):
        found += [Acting(one.board, "", one.deed, True) for one in _cast_at(card)]
    if "Planeswalker" in card.types:
        found.append(Acting("", "", f"{USER} casts {card.name}.", True))
    for ability in activated_of(card.abilities):
        if is_for_mana(ability):
            continue
        targets = inside(ability.effects, Target)
        if ability.label == "equip":
            found.append(Acting(OWN, there, f"{USER} equips {card.name} to Ogre.", True))
        elif not targets:
            found.append(Acting("", there, f"{USER} activates {card.name}.", True))
        elif len(targets) == 1:
            at_each = _at(targets[0], card)
            found += [
                Acting(board, there, f"{USER} activates {card.name}{at}.", True) for board, at in at_each
            ]
    for event in events_of(card):
        if not is_its_entering(event):
            found += set_off(event, there, card)
    statics = [a for a in card.abilities if not isinstance(a, Triggered | Keyword)]
    if not found and statics:
        found += _steady(card, there)
    shown = {ability.name for ability in card.abilities if isinstance(ability, Keyword)} & IN_DAMAGE
    if "Creature" in card.types and (shown or not found):
        found.append(Acting("", there, attack(card.name), True))
    return list(dict.fromkeys(found))


#: Keywords that show in the damage of an attack.
IN_DAMAGE = frozenset({"lifelink", "infect", "toxic", "double strike"})


def events_of(card: Card) -> tuple[Event, ...]:
    return tuple(ability.when for ability in card.abilities if isinstance(ability, Triggered))


def is_its_entering(event: Event) -> bool:
    return isinstance(event, Enters) and holds(event.who, Self)


def _cast_at(card: Card) -> Iterator[Acting]:
    """The card cast, at the one thing that it is aimed at."""
    if holds(card.abilities, CounterSpell):
        return
    x = " with X = 2" if "{X}" in card.mana_cost else ""
    targets = inside(card.abilities, Target)
    if not targets:
        yield Acting(BOTH if "Creature" not in card.types else "", "", f"{USER} casts {card.name}{x}.", True)
    elif len(targets) == 1:
        for board, at in _at(targets[0], card):
            yield Acting(board, "", f"{USER} casts {card.name}{x}{at}.", True)


def _at(target: Target, card: Card) -> Iterator[tuple[str, str]]:
    """Whom that may be aimed at, with what has to be there for it: a player, and a creature."""
    creature = may_be_target(target, ("Creature",))
    if not creature or holds(target.what, AnyTarget):
        yield "", f" targeting {USER if holds(card.abilities, Draw) else OTHER}"
    if creature:
        mine = (whose(target) or leaning(card)) == "mine"
        yield (OWN, " targeting Ogre") if mine else (THEIRS, " targeting Knight")


#: What static abilities are about, and the happenings in which they show.
_ABOUT: tuple[tuple[tuple[type[object], ...], tuple[str, ...]], ...] = (
    ((ReplaceCounters, CantGetCounters), ("getting counters",)),
    ((ReplaceTokens,), ("creating tokens",)),
    ((ReplaceLifeGain, CantGainLife), ("gaining life",)),
    ((ReplaceLifeLoss, LifeCantChange), ("losing life",)),
    ((ReplaceDraw, CantDraw), ("drawing cards",)),
    ((ReplaceDamage,), ("dealing damage", "combat damage", "being dealt damage")),
)


def _steady(card: Card, there: str) -> Iterator[Acting]:
    """What always works: seen in the happenings that it is about, else by what the creatures are that it is there with."""
    about = [name for kinds, names in _ABOUT if holds(card.abilities, *kinds) for name in names]
    for name in about:
        happening = happens(name)
        yield Acting(happening.board, there, happening.deed)
    if not about:
        yield Acting(BOTH, there)


def set_off(event: Event, there: str, card: Card) -> Iterator[Acting]:
    """What such an ability waits for, done by its controller."""
    itself = holds(event, Self)
    match event:
        case Attacks() | DealsDamage() if itself:
            yield Acting("", there, attack(card.name), True)
        case Attacks() | DealsDamage():
            yield Acting(OWN, there, attack("Ogre"))
        case Blocks() | BecomesBlocked() | IsDealtDamage():
            return
        case Dies() | Leaves() if itself and not holds(event, OfType):
            yield Acting("", there, f"{card.name} dies.", True)
        case Dies() | Leaves():
            yield Acting(OWN, there, "Ogre dies.")
        case Sacrifices():
            yield Acting(OWN, there, f"{USER} sacrifices Ogre.")
        case Enters() | Creates():
            yield Acting("", there, f"{USER} creates a 1/1 creature token.")
        case Casts():
            yield Acting("", there, f'{USER} casts an instant "You gain 1 life."')
        case GainsLife():
            yield Acting("", there, HAPPENINGS["gaining life"])
        case Draws():
            yield Acting("", there, HAPPENINGS["drawing cards"])
        case BeginningOf(step="upkeep"):
            yield Acting("", there, f"During {USER}'s upkeep.")
