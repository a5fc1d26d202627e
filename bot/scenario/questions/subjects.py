"""What a question is about, bound as it is read: things and players by name, or whatever fits a description in the end."""

from __future__ import annotations

from enum import StrEnum

from bot.values import dataclass


class Quantity(StrEnum):
    """Of how many of those that are asked about it has to be so. `THOSE`: nothing is said, they are asked about together."""

    THOSE = "those"
    EACH = "each"
    ANY = "any"
    NONE = "none"


class Part(StrEnum):
    """What a creature does in combat."""

    ATTACKS = "attacks"
    BLOCKS = "blocks"
    IS_BLOCKED = "is blocked"
    IS_UNBLOCKED = "is unblocked"


@dataclass(frozen=True, slots=True)
class Description:
    """`my creatures`, `the blockers`, `Saprolings`: what is on the battlefield, or was in the course of the story, and is of all these
    kinds, `whose` (empty: anybody's), and took that part in combat; with another `zone`, the cards that are there in the end, in
    `whose`, their owner's, but for `besides`: labels of spells that the story did not tell of."""

    kinds: tuple[str, ...] = ("creature",)
    whose: str = ""
    part: Part | None = None
    zone: str = "battlefield"
    besides: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Subject:
    """Who and what is asked about: labels of things and names of players, or what is described; false where nothing is said.

    `readings` are what else the words may mean as well as `names`: then the question is answered where all answers are
    one, and asked back where they are not; `told` are those words and `place` where they stand in the text. `face`: it is asked
    about by the name of its other face, and so with that face up."""

    names: tuple[str, ...] = ()
    fitting: Description | None = None
    quantity: Quantity = Quantity.THOSE
    readings: tuple[tuple[str, ...], ...] = ()
    told: str = ""
    place: tuple[int, int] = (0, 0)
    face: str = ""

    def __bool__(self) -> bool:
        return bool(self.names) or self.fitting is not None

    @property
    def is_unspoken(self) -> bool:
        """Whether no word of the question says it (`How many counters?`): it is what was spoken of last."""
        return bool(self.told) and self.place[0] == self.place[1]


NOTHING = Subject()
