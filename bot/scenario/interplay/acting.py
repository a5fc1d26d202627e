"""What a card, a keyword or a happening does when it does what it is for: the least board of it, and the deed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.abilities.ability import Keyword, Static, Triggered, Unread
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
    ReplaceDying,
    ReplaceLifeGain,
    ReplaceLifeLoss,
    ReplaceTokens,
)
from bot.abilities.statics import (
    CantGainLife,
    CantGetCounters,
    Changes,
    CharacteristicPT,
    DamageRule,
    LifeCantChange,
    Rules,
)
from bot.abilities.triggering import DontTrigger, TriggersAgain
from bot.abilities.walk import holds, inside
from bot.abilities.who import Self, Target
from bot.scenario.meaning.its_trigger import triggers_on_entering
from bot.scenario.things.aims import leaning, may_be_target, whose
from bot.values import dataclass

#: The two players of such a board: whoever uses what is asked about, and the other.
USER, OTHER = "Bob", "Alice"

_THEIRS = f"{OTHER} controls Knight, a 2/2 creature."
_OWN = f"{USER} controls Ogre, a 2/2 creature."
_BOTH = f"{_THEIRS} {_OWN}"

SPELLS = frozenset({"Instant", "Sorcery"})


@dataclass(frozen=True, slots=True)
class Acting:
    """What is done: `board` is there whatever comes, `there` is what is asked about, `deed` what is done. `own`: the deed is its own, and
    without it nothing is done. `instead`: what is there in its place, and `else_done` what is done then."""

    board: str = ""
    there: str = ""
    deed: str = ""
    own: bool = False
    instead: str = ""
    else_done: str = ""


def acts_of(card: Card) -> list[Acting]:
    """Every way in which the card does what it is for, each once."""
    if SPELLS & {*card.types}:
        return list(_cast_at(card))
    there = f"{USER} controls {card.name}."
    found: list[Acting] = []
    if triggers_on_entering(card.types, card.texts) and any(_enters(one) for one in _events(card)):
        found += [Acting(one.board, "", one.deed, True) for one in _cast_at(card)]
    if "Planeswalker" in card.types:
        found.append(Acting("", "", f"{USER} casts {card.name}.", True))
    for ability in activated_of(card.abilities):
        if is_for_mana(ability):
            continue
        targets = inside(ability.effects, Target)
        if ability.label == "equip":
            found.append(Acting(_OWN, there, f"{USER} equips {card.name} to Ogre.", True))
        elif not targets:
            found.append(Acting("", there, f"{USER} activates {card.name}.", True))
        elif len(targets) == 1:
            at_each = _at(targets[0], card)
            found += [
                Acting(board, there, f"{USER} activates {card.name}{at}.", True) for board, at in at_each
            ]
    for event in _events(card):
        if not _enters(event):
            found += _set_off(event, there, card)
    statics = [a for a in card.abilities if not isinstance(a, Triggered | Keyword)]
    if not found and statics:
        found += _steady(card, there)
    shown = {ability.name for ability in card.abilities if isinstance(ability, Keyword)} & _IN_DAMAGE
    if "Creature" in card.types and (shown or not found):
        found.append(Acting("", there, _attack(card.name), True))
    return list(dict.fromkeys(found))


def acts_only_so(card: Card) -> bool:
    """Whether all that the card can do is read, and is among what `acts_of` gives."""
    keywords = {ability.name for ability in card.abilities if isinstance(ability, Keyword)}
    if holds(card.abilities, Unread) or not keywords <= _IN_DAMAGE | _PLAIN:
        return False
    if SPELLS & {*card.types}:
        return bool(acts_of(card))
    there = f"{USER} controls {card.name}."
    used = [ability for ability in activated_of(card.abilities) if not is_for_mana(ability)]
    told = all(len(inside(ability.effects, Target)) < 2 for ability in used)
    return told and all(_enters(event) or [*_set_off(event, there, card)] for event in _events(card))


#: Keywords that show in the damage of an attack, and such as do nothing of their own.
_IN_DAMAGE = frozenset({"lifelink", "infect", "toxic", "double strike"})
_PLAIN = frozenset(
    {
        "flying",
        "reach",
        "haste",
        "vigilance",
        "defender",
        "menace",
        "first strike",
        "trample",
        "flash",
        "enchant",
    }
)


def acts_by_itself(card: Card) -> bool:
    """Whether all that the card does comes about with it being there: nobody has to use it."""
    used = [a for a in activated_of(card.abilities) if not is_for_mana(a) and a.label != "equip"]
    steady = [
        effect for ability in card.abilities if isinstance(ability, Static) for effect in ability.effects
    ]
    seen = all(isinstance(effect, _SEEN) for effect in steady)
    return seen and not (
        SPELLS & {*card.types} or used or hangs_on_more(card) or holds(card.abilities, Unread)
    )


def hangs_on_more(card: Card) -> bool:
    """Whether it works only where something else is so, or as it was chosen."""
    return any(_HANGS.search(text) for text in card.texts)


#: Words of what works only where something else is so, or as it was chosen.
_HANGS = re.compile(
    r"\b(as long as|unless|except|only|chosen|choose|name|during|while)\b|\bif (?![^.]{0,90}\bwould\b)",
    re.IGNORECASE,
)

#: Static effects of which an end shows whether they did anything.
_SEEN = (
    *(Changes, Rules, DamageRule, CharacteristicPT),
    *(
        ReplaceCounters,
        ReplaceTokens,
        ReplaceLifeGain,
        ReplaceLifeLoss,
        ReplaceDraw,
        ReplaceDying,
        ReplaceDamage,
    ),
    *(CantGetCounters, CantGainLife, LifeCantChange, DontTrigger, TriggersAgain),
)


def is_answer(card: Card) -> bool:
    """Whether it is an instant that is aimed at nothing: it may be cast in answer to whatever is done."""
    return (
        "Instant" in card.types and "{X}" not in card.mana_cost and not holds(card.abilities, Target, Unread)
    )


def _events(card: Card) -> tuple[Event, ...]:
    return tuple(ability.when for ability in card.abilities if isinstance(ability, Triggered))


def _enters(event: Event) -> bool:
    return isinstance(event, Enters) and holds(event.who, Self)


def _cast_at(card: Card) -> Iterator[Acting]:
    """The card cast, at the one thing that it is aimed at."""
    if holds(card.abilities, CounterSpell):
        return
    x = " with X = 2" if "{X}" in card.mana_cost else ""
    targets = inside(card.abilities, Target)
    if not targets:
        yield Acting(_BOTH if "Creature" not in card.types else "", "", f"{USER} casts {card.name}{x}.", True)
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
        yield (_OWN, " targeting Ogre") if mine else (_THEIRS, " targeting Knight")


def _attack(name: str) -> str:
    return f"{USER} attacks {OTHER} with {name}. {OTHER} doesn't block."


#: What static abilities are about, and the happenings in which they show.
_ABOUT: tuple[tuple[tuple[type[object], ...], tuple[str, ...]], ...] = (
    ((ReplaceCounters, CantGetCounters), ("getting counters",)),
    ((ReplaceTokens,), ("creating tokens",)),
    ((ReplaceLifeGain, CantGainLife), ("gaining life",)),
    ((ReplaceLifeLoss, LifeCantChange), ("losing life",)),
    ((ReplaceDraw,), ("drawing cards",)),
    ((ReplaceDamage,), ("dealing damage", "combat damage", "being dealt damage")),
)


def _steady(card: Card, there: str) -> Iterator[Acting]:
    """What always works: seen in the happenings that it is about, else by what the creatures are that it is there with."""
    about = [name for kinds, names in _ABOUT if holds(card.abilities, *kinds) for name in names]
    for name in about:
        happening = happens(name)
        yield Acting(happening.board, there, happening.deed)
    if not about:
        yield Acting(_BOTH, there)


def _set_off(event: Event, there: str, card: Card) -> Iterator[Acting]:
    """What such an ability waits for, done by its controller."""
    itself = holds(event, Self)
    match event:
        case Attacks() | DealsDamage() if itself:
            yield Acting("", there, _attack(card.name), True)
        case Attacks() | DealsDamage():
            yield Acting(_OWN, there, _attack("Ogre"))
        case Blocks() | BecomesBlocked() | IsDealtDamage():
            return
        case Dies() | Leaves() if itself and not holds(event, OfType):
            yield Acting("", there, f"{card.name} dies.", True)
        case Dies() | Leaves():
            yield Acting(_OWN, there, "Ogre dies.")
        case Sacrifices():
            yield Acting(_OWN, there, f"{USER} sacrifices Ogre.")
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


#: Happenings, and how the user comes to them.
HAPPENINGS = {
    "gaining life": f'{USER} casts an instant "You gain 3 life."',
    "drawing cards": f'{USER} casts an instant "Draw two cards."',
    "losing life": f'{OTHER} casts an instant "Target player loses 3 life." targeting {USER}.',
    "being dealt damage": f'{OTHER} casts an instant "This spell deals 3 damage to target player." targeting {USER}.',
    "creating tokens": f"{USER} creates a 1/1 creature token.",
    "getting counters": f'{USER} casts an instant "Put a +1/+1 counter on target creature." targeting Ogre.',
    "combat damage": f"{USER} attacks {OTHER} with Ogre. {OTHER} doesn't block.",
    "creatures entering": f"{USER} casts Elf, a 1/1 creature.",
    "creatures dying": "Ogre dies.",
    "tokens dying": f"{USER} controls Elf, a 1/1 creature token. Elf dies.",
    "sacrificing creatures": f"{USER} sacrifices Ogre.",
    "attacking": f"{USER} attacks {OTHER} with Ogre. {OTHER} doesn't block.",
    "instants": f'{USER} casts an instant "You gain 1 life."',
    "creature spells": f"{USER} casts Elf, a 1/1 creature.",
    "discarding": f'{OTHER} casts a sorcery "Target player discards a card." targeting {USER}.',
    "dealing damage": f'{USER} casts an instant "This spell deals 3 damage to target player." targeting {OTHER}.',
}


def happens(words: str) -> Acting:
    """One of the happenings: done whether or not anything else is there."""
    deed = HAPPENINGS[words]
    return Acting(_OWN if "Ogre" in deed else "", "", deed, True)


_BLOCKED = f"{USER} attacks {OTHER} with Ogre. {OTHER} blocks Ogre with Knight."

#: Keywords, with the sizes of the creature that has it and of the other where they fight, and what is done with it.
_KEYWORDS = {
    "lifelink": ("2/2", "", _attack("Ogre")),
    "double strike": ("2/2", "", _attack("Ogre")),
    "infect": ("2/2", "", _attack("Ogre")),
    "toxic 1": ("2/2", "", _attack("Ogre")),
    "deathtouch": ("1/1", "5/5", _BLOCKED),
    "wither": ("2/2", "1/4", _BLOCKED),
    "first strike": ("3/1", "3/3", _BLOCKED),
    "indestructible": ("1/1", "5/5", _BLOCKED),
    "trample": ("5/5", "1/1", f"{_BLOCKED} {USER} assigns 1 damage to Knight and 4 to {OTHER}."),
    "persist": ("2/2", "", "Ogre dies."),
    "undying": ("2/2", "", "Ogre dies."),
    "vigilance": ("2/2", "", _attack("Ogre")),
}


def has_keyword(keyword: str) -> Acting | None:
    """A creature with that keyword where it shows, and the same without it; None of others."""
    if keyword not in _KEYWORDS:
        return None
    size, other, deed = _KEYWORDS[keyword]
    board = f"{OTHER} controls Knight, a {other} creature." if other else ""
    plain = f"{USER} controls Ogre, a {size} creature."
    without = deed.split(f" {USER} assigns")[0]
    return Acting(board, f"{plain[:-1]} with {keyword}.", deed, instead=plain, else_done=without)
