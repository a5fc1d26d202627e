"""What a thing is said to be (tapped, monstrous, goaded, enchanted, attacking): it is so, it came about, or it is asked how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.abilities.animating import animates_itself
from bot.engine.told.script import Action, Activate, Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.text.words import PAID_FOR
from bot.scenario.things.board import Thing
from bot.values import fields, is_dataclass

if TYPE_CHECKING:
    from bot.scenario.things.creating import Creating

DESIGNATIONS = frozenset({"monstrous", "renowned", "suspected", "saddled", "solved", "commander"})

#: What must be told besides, and what is said where it isn't.
_NEEDED = {
    "enchanted": "what enchants {}",
    "equipped": "what {} is equipped with",
    "damaged": "how much damage {} has",
    "flipped": "which card the flipped {} is: name it as it is now",
    "transformed": "which face of {} is up: name it by that face",
    "animated": "how {} came to be a creature",
    "blocked": "what blocks {}",
    "blocking": "what {} blocks",
    "unblocked": "that {} attacks and is not blocked",
    "kicked": "what became of {} when it was cast",
}

#: What stands for being goaded as the story begins; by whom matters only where three play (CR 701.15b).
_AS_GOADED = "This creature attacks each combat if able."


def be_as_said(story: Creating, thing: Thing, words: Iterable[str], new: bool) -> tuple[str, ...]:
    """Makes `thing` what it is said to be as the story begins; once the game is played, what was there already only shows what came
    about. Returns the abilities that it has by what it is said to be. Raises `CannotMean` where more would have to be told."""
    begins = new or not has_played(story, thing)
    abilities: list[str] = []
    for word in words:
        if word in ("tapped", "untapped"):
            thing.tapped = word == "tapped" if begins else thing.tapped
            if not begins and (word == "untapped" or not thing.attacking):
                story.assumptions.append(f"Whether {thing.label} is {word} by then is not looked at.")
        elif word == "sick":
            thing.sick = thing.sick or begins
        elif word == "face down":
            thing.face_down = thing.face_down or begins
        elif word == "dead" and new and thing.zone == "battlefield":
            thing.zone = "graveyard"
        elif word in DESIGNATIONS and begins and word not in thing.designations:
            thing.designations.append(word)
        elif word == "goaded" and begins:
            abilities.append(_AS_GOADED)
            thing.goaded = True
        elif word == "blocking" and new and not story.tells_of_an_attack():
            story.said_to_block.append(thing)
        elif (
            word == "animated"
            and begins
            and not thing.is_type("Creature")
            and animates_itself(story.card(thing))
        ):
            thing.animated = True
        elif (needed := _needed(story, thing, word, new)) is not None:
            raise CannotMean(f"It is not told {needed.format(thing.label)}.")
    return tuple(abilities)


def _needed(story: Creating, thing: Thing, word: str, new: bool) -> str | None:
    """What would have to be told for `thing` to be so; None where it is, or may have come to be."""
    word = "kicked" if word in PAID_FOR and word != "unkicked" else word
    match word:
        case "enchanted":
            so = wears(story, thing, "Aura")
        case "equipped":
            so = wears(story, thing, "Equipment")
        case "damaged":
            so = bool(thing.damage or (story.actions and not new))
        case "animated":
            so = thing.is_type("Creature") or bool(story.actions) or animates_itself(story.card(thing))
        case "blocking":
            so = thing.blocking or not new
        case "blocked":
            so = thing.attacking or not new
        case "flipped" | "transformed" | "kicked":
            so = bool(story.actions) and not new
        case _:
            return None
    return None if so else _NEEDED[word]


def wears(story: Creating, thing: Thing, subtype: str) -> bool:
    """Whether an Aura (or an Equipment) is on it, or may have come to be on it by what was done."""
    if any(_is_a(story, one, subtype) for one in thing.attached):
        return True
    by_label = {one.label: one for one in story.things}
    return any(
        thing.label in targets and _is_a(story, by_label[label], subtype)
        for label, targets in _aimed(story)
        if label in by_label
    )


def _aimed(story: Creating) -> Iterator[tuple[str, tuple[str, ...]]]:
    for action in story.actions:
        if isinstance(action, Cast):
            yield action.card, action.targets.names or ()
        elif isinstance(action, Activate):
            yield action.source, action.targets.names or ()


def _is_a(story: Creating, thing: Thing, subtype: str) -> bool:
    """Whether it is of that kind, or brings something of it."""
    card = story.card(thing)
    return card is not None and (subtype in card.subtypes or any(subtype in text for text in card.texts))


def has_played(story: Creating, thing: Thing) -> bool:
    """Whether a deed told so far names it: what it is said to be by then may have come about."""
    return any(thing.label in labels_in(action) for action in story.actions)


def is_done_with(action: Action, thing: Thing) -> bool:
    """Whether a deed is aimed at the thing, or is an ability of its own."""
    if not isinstance(action, Cast | Activate):
        return False
    own = isinstance(action, Activate) and action.source == thing.label
    return own or thing.label in (action.targets.names or ())


@lru_cache(maxsize=512)  # it is asked of the deeds so far at each one that is told
def labels_in(told: object) -> frozenset[object]:
    """Everything that a deed names, targets and pairs too."""
    return frozenset(_leaves_of(told))


def _leaves_of(told: object) -> Iterator[object]:
    assert is_dataclass(told)
    assert not isinstance(told, type)
    for one in fields(told):
        yield from _leaves(getattr(told, one.name))


def _leaves(value: object) -> Iterator[object]:
    if isinstance(value, tuple):
        for one in value:
            yield from _leaves(one)
    elif isinstance(value, Targets):
        yield from _leaves_of(value)
    else:
        yield value
