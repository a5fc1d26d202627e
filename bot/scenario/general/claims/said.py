"""What the words of a claim say: things with what they are like, players, spells, and the clauses that these stand in."""

from __future__ import annotations

from typing import Any

from bot.values import dataclass

MINE, THEIRS = "mine", "theirs"

#: Protection from the color of what is spoken of.
PROTECTION = "protection"


@dataclass(frozen=True, slots=True)
class Said:
    """A thing, a player or a spell as it is spoken of. `kind`: `creature`, `player`, `spell`, `aura`, … ; `whose`: `mine`, `theirs`, nothing
    where nobody says; `place`: the word that it begins with; `points`: it is one that was spoken of already, where
    there is one (`it`, `the creature`); `definite`: so it is where that is told to be the same (`the flying creature`)."""

    kind: str
    place: int
    whose: str = ""
    size: str = ""
    colors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    counter: str = ""
    number: int = 1
    points: bool = False
    definite: bool = False
    text: str = ""  # of a spell: its type and what it says
    waits: str = ""  # for what an ability of its own waits: `with a death trigger`
    told: tuple[Clause, ...] = ()  # what is told of it in passing: `that I just cast`


@dataclass(frozen=True, slots=True)
class Deed:
    """A row of the tables of deeds. `told`: what is staged; `asked`: the question that it is as what is asked; `chosen`: somebody does it, and
    it may be asked whether that is legal; `caused`: it is staged before it is asked of."""

    words: str
    told: tuple[str, ...]
    asked: str
    chosen: bool
    caused: bool


@dataclass(frozen=True, slots=True)
class Clause:
    """Words that a deed fits, with what stands in its slots, and when or in answer to what it is."""

    deed: Deed
    slots: tuple[tuple[str, Any], ...]
    when: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """What is asked: whether somebody may do the core (`may`), whether somebody has to (`must`), or whether it comes about (`does`), after the circumstances."""

    mode: str
    core: Clause
    circumstances: tuple[Clause, ...]
    denied: bool = False  # what is asked is whether it is kept from coming about
    having: tuple[str, ...] = ()  # keywords of the creature that it is about
