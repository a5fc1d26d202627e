"""What noun phrases are read as: pure words, not yet anything on a board."""

from __future__ import annotations

from typing import Any, Literal, get_args

from bot.scenario.text.bounds import Bound
from bot.values import dataclass, field, replace

HOW = Literal[
    "name", "me", "opponent", "they", "active", "defending", "nonactive", "all", "any", "self", "controller"
]


@dataclass(frozen=True, slots=True)
class PlayerRef:
    """A player as told. `how`: a `name`; `me`; `opponent` (of whoever it is said about); `they` (a pronoun: he, she,
    they); `active`, `defending`, `nonactive`; `all`; `any` (nobody in particular); `controller` (`of` a thing)."""

    how: HOW
    name: str = ""
    start: int = 0
    of: ThingRef | None = None

    @property
    def told(self) -> str:
        """A word for the player, from which `as_told` makes the same again."""
        return self.name if self.how == "name" else f"@{self.how}"

    @classmethod
    def as_told(cls, told: str) -> PlayerRef:
        how = next((how for how in get_args(HOW) if told == f"@{how}"), None)
        return cls("name", told) if how is None else cls(how)


@dataclass(frozen=True, slots=True)
class RelativeClause:
    """`that was dealt 2 damage`: statements told of a thing within the phrase that names it; where it is the subject of one, a word back
    stands there."""

    start: int
    end: int
    statements: tuple[Any, ...] = field(compare=False, default=())


@dataclass(frozen=True, slots=True)
class ThingRef:
    """A thing as told. `source` says how it is named: `card` (a card's full name), `made` (a name that the story gave),
    `part` (part of such a name: `the Giant`), `guess` (a near miss), `kind` (only described: `a 3/3`, `the blocking
    creature`), `it` (a word back). `count` is how many (0: all that fit); `many` that the words are plural.

    The rest is what is said of it. `lines` are abilities in the words of card text, `without` keywords that it has not; `chosen` as (kind, value);
    `half` says which of the size is told where only one is (`a creature with power 5`), `bound` from where to where that is (`with power 4 or greater`), `out_of` of how many they are (`two of his three 2/2s`), `extreme` that it is the biggest or smallest of those that fit, or only big or small where they are of several sizes; `miscounted` how many are named after it where that is another number (`three creatures: an Elf and an Ogre`); `attached` are things on it; `of` is what it belongs to (`Unsummon's target`); `left_out` what all that fit are but for (`everything but Bear`), `halved` that half of them are meant."""

    source: Literal["card", "made", "part", "guess", "kind", "it"]
    start: int
    end: int
    name: str = ""
    names: tuple[str, ...] = ()
    letter: str = ""
    article: str = ""
    owner: PlayerRef | None = None
    count: int = 1
    many: bool = False
    other: bool = False
    status: tuple[str, ...] = ()
    size: tuple[int, int] | None = None
    half: Literal["", "power", "toughness"] = ""
    bound: Bound | None = None
    extreme: Literal["", "biggest", "smallest", "big", "small"] = ""
    mana_value: int | None = None
    out_of: int = 0
    miscounted: int = 0
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    noun: str = ""
    token: bool = False
    described: bool = False
    loyalty: int | None = None
    defense: int | None = None
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    chosen: tuple[tuple[str, str], ...] = ()
    attached: tuple[ThingRef, ...] = ()
    paired: ThingRef | None = None
    manned: tuple[str, tuple[ThingRef, ...]] | None = None
    of: ThingRef | None = None
    place: str = ""
    placed: PlayerRef | None = None
    told: str = ""
    word: str = ""
    order: int = 0
    clause: RelativeClause | None = None
    left_out: tuple[ThingRef, ...] = ()
    halved: bool = False

    def but(self, **changes: Any) -> ThingRef:
        """The same with `changes`."""
        return replace(self, **changes)


Ref = PlayerRef | ThingRef
