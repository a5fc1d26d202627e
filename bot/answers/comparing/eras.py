"""Which eras a story can be played in: what came later than an era's end can't be there, what came during it sets its day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import lru_cache

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.abilities.tokens import TokenSpec
from bot.engine.eras import ERAS, Era, as_on, era_for, last_day_of
from bot.engine.told.script import Script
from bot.values import dataclass, fields, is_dataclass

_TYPES = {
    "Planeswalker": ("planeswalkers", date(2007, 10, 1)),
    "Battle": ("battles", date(2023, 4, 1)),
    "Equipment": ("Equipment", date(2003, 10, 1)),
    "Vehicle": ("Vehicles", date(2016, 9, 30)),
    "Saga": ("Sagas", date(2018, 4, 27)),
}

# Keywords with rules of their own. Those that only gave a name to what cards said in words before (vigilance, defender,
# reach, menace, hexproof, shroud, indestructible) are not among them: their abilities are as old as the game.
_KEYWORDS = {
    "shadow": date(1997, 10, 1),
    "kicker": date(2000, 10, 1),
    "madness": date(2002, 1, 1),
    "double strike": date(2003, 2, 1),
    "provoke": date(2003, 2, 1),
    "storm": date(2003, 5, 1),
    "equip": date(2003, 10, 1),
    "bushido": date(2004, 10, 1),
    "ninjutsu": date(2005, 2, 1),
    "deathtouch": date(2007, 5, 1),
    "lifelink": date(2007, 5, 1),
    "changeling": date(2007, 10, 1),
    "persist": date(2008, 5, 1),
    "wither": date(2008, 5, 1),
    "exalted": date(2008, 10, 1),
    "annihilator": date(2010, 4, 1),
    "infect": date(2010, 10, 1),
    "battle cry": date(2011, 2, 1),
    "undying": date(2012, 2, 1),
    "dethrone": date(2014, 6, 1),
    "prowess": date(2014, 9, 1),
    "skulk": date(2016, 4, 1),
    "melee": date(2016, 8, 1),
    "crew": date(2016, 9, 30),
    "afflict": date(2017, 7, 1),
    "mentor": date(2018, 10, 1),
    "training": date(2021, 11, 1),
    "decayed": date(2021, 9, 1),
    "toxic": date(2023, 2, 1),
    "trample over planeswalkers": date(2023, 2, 1),
}


@dataclass(frozen=True, slots=True)
class Feature:
    """Something of the story that has not always been part of the game."""

    words: str
    since: date


@dataclass(frozen=True, slots=True)
class Playable:
    """An era with the day that is meant in it, or, in words, why the story can't be played in it. `because` is what sets a
    day other than that of the era's document."""

    era: Era
    left_out: str | None = None
    because: str | None = None


def eras_for(script: Script) -> tuple[Playable, ...]:
    """Every era, the oldest first, with the day that the story asks for, or why it is left out."""
    needed = features_of(script)
    return tuple(_playable(era, needed) for era in ERAS)


def features_of(script: Script) -> tuple[Feature, ...]:
    """What the story needs that came to the game after 1997, the newest last."""
    found: dict[str, Feature] = {}
    for thing in script.setup.objects:
        for feature in _features_of(thing.card):
            found.setdefault(feature.words, feature)
    return tuple(sorted(found.values(), key=lambda f: (f.since, f.words)))


def _playable(era: Era, needed: tuple[Feature, ...]) -> Playable:
    last = last_day_of(era)
    missing = [f for f in needed if f.since > last]
    if missing:
        names = " and ".join(f.words for f in missing)
        verb = "come" if len(missing) > 1 or missing[0].words.endswith("s") else "comes"
        return Playable(era, f"{names} {verb} later ({_month(max(f.since for f in missing))})")
    if last == date.max:
        return Playable(era_for("current"))
    day = era.document_day or era.first
    newest = max(needed, key=lambda f: f.since, default=None)
    if newest is not None and newest.since > day:
        because = f"as of {_month(newest.since)}, since when there is {newest.words}"
        if newest.words.endswith("s"):
            because = f"as of {_month(newest.since)}, since when there are {newest.words}"
        return Playable(as_on(era, newest.since), because=because)
    return Playable(as_on(era, era.document_day) if era.document_day is not None else era)


_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


def _month(day: date) -> str:
    return f"{_MONTHS[day.month - 1]} {day.year}"


@lru_cache(maxsize=512)
def _features_of(card: Card) -> tuple[Feature, ...]:
    found = [Feature(*_TYPES[word]) for word in (*card.types, *card.subtypes) if word in _TYPES]
    for name in _keywords(card.abilities):
        if name in _KEYWORDS:
            found.append(Feature(name, _KEYWORDS[name]))
    return tuple(found)


def _keywords(value: object) -> Iterator[str]:
    """The keywords that abilities have, give or put on tokens."""
    if isinstance(value, tuple):
        for part in value:
            yield from _keywords(part)
    elif isinstance(value, Keyword):
        yield value.name
    elif isinstance(value, TokenSpec):
        yield from _keywords(value.abilities)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from _keywords(getattr(value, field.name))
