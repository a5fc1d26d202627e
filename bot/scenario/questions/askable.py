"""What can be meant in a question of a kind: a spell never dies, a land that was discarded has no size."""

from __future__ import annotations

from itertools import takewhile

from bot.engine.told.decisions import TriggerTargets
from bot.engine.told.script import Activate, Attack, Cast
from bot.scenario.questions.several_spoken_of import (
    OF_CREATURES,
    OF_DEATHS,
    by_mention,
)
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing

OF_SIZES = frozenset(
    {"size", "issize", "power", "toughness", "haspower", "hastoughness", "getsbigger", "getssmaller"}
)


#: What is asked of planeswalkers alone.
OF_WALKERS = frozenset({"loyalty", "loyaltylost", "losesloyalty"})


#: What is asked of things alone, and of no player.
OF_THINGS = OF_SIZES | OF_WALKERS | {"leavescombat"}


OF_PLACES = frozenset({"zone", "exiled", "ingraveyard", "inhand", "inlibrary"})


OF_TRIGGERS = frozenset({"triggers", "manytriggers", "manytimes"})


def _aimed_at_last(story: Story) -> Thing | None:
    """`I sacrifice Mogg Fanatic to deal 1 damage to his Jace. Does it die?`: the planeswalker that the last deed was aimed at; of a
    trigger, whatever it was, also of one of what was cast: `I cast Flametongue Kavu targeting his Bears. Do they die?`"""
    action = story.actions[-1] if story.actions else None
    if isinstance(action, TriggerTargets):
        return next((t for t in story.things if (t.label,) == action.targets.names), None)
    names = action.targets.names or () if isinstance(action, Cast | Activate) else ()
    enters = isinstance(action, Cast) and any(
        t.label == action.card and t.is_type("Creature") for t in story.spells
    )
    return next(
        (t for t in story.things if (t.label,) == names and (enters or t.is_type("Planeswalker"))), None
    )


def askable(story: Story, kind: str) -> list[Thing]:
    """What can be meant in a question of that kind, what was spoken of last first: a spell never dies, a land that was discarded has no
    size."""
    there = [t for t in by_mention(story) if not t.filler and not set(t.types) & {"Instant", "Sorcery"}]
    if kind in OF_TRIGGERS:
        return [t for t in there if t.texts] or there
    aimed_at = _aimed_at_last(story) if kind in OF_DEATHS | OF_PLACES else None
    if aimed_at is not None:
        return [aimed_at]
    wanted = "Planeswalker" if kind in OF_WALKERS else "Creature"
    if kind in OF_CREATURES | OF_THINGS and any(t.is_type(wanted) for t in there):
        fights = wanted == "Creature"  # a land that was made a creature
        last = story.actions[-1] if story.actions and kind in OF_DEATHS else None
        aimed = last.targets.names or () if isinstance(last, Cast | Activate) else ()
        if kind in OF_DEATHS:  # what was attacked may die too
            attacks = (action for action in story.actions if isinstance(action, Attack))
            aimed = (*aimed, *(whom for attack in attacks for _, whom in attack.attacks))
        fighting = any(t.attacking or t.blocking for t in there)  # then what fights is asked about
        return [
            t
            for t in there
            if t.is_type(wanted)
            or (kind in OF_SIZES and t.has_keyword("crew"))  # a Vehicle has a size, crewed or not (CR 301.7a)
            or (fights and (t.attacking or t.blocking or (t.future and t.token) or _is_animated(story, t)))
            or (t.label in aimed and (t.is_type("Planeswalker") or not (fighting or _is_worn(story, t))))
        ]
    return [t for t in there if _becomes_a_creature(t)] if kind in OF_SIZES else there


def _is_animated(story: Story, thing: Thing) -> bool:
    """Whether an ability of it was activated that makes it a creature: `I crew Smuggler's Copter with Ogre. How big is it?`"""
    used = any(isinstance(deed, Activate) and deed.source == thing.label for deed in story.actions)
    turns = thing.token and thing.name == "Incubator"  # its back is a creature (CR 701.53a)
    return used and (turns or thing.has_keyword("crew") or _becomes_a_creature(thing))


def _is_worn(story: Story, thing: Thing) -> bool:
    """Whether it is attached to a creature and asked to die, as only what wears it does (CR 700.4): `He Disenchants its Holy Strength. Does
    it die?`"""
    said = takewhile(lambda token: token.kind != "break", story.tokens[story.where :])
    host = thing.attached_to
    return isinstance(host, Thing) and host.is_type("Creature") and any(t.lemma in _DYING for t in said)


_DYING = frozenset({"die", "survive", "live"})


def _becomes_a_creature(thing: Thing) -> bool:
    """Whether it says that it becomes one: `I animate Mutavault. Is it a 2/2?`"""
    return any("becomes a" in text and "creature" in text for text in thing.texts)
