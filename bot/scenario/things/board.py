"""The things and players of a story while it is being told."""

from __future__ import annotations

from typing import Literal

from bot.abilities.ability import Keyword
from bot.abilities.card import Card
from bot.scenario.text.bounds import Bound
from bot.scenario.things.made import MadeUp
from bot.values import dataclass, field


@dataclass(slots=True)
class Thing:
    """A card, token or made-up thing. Who controls it is settled when the whole story is known: `told` (said so), `shown` (it
    attacks, blocks or is used by a player), `likely` (it is aimed at), in this order. `taken_by`: who has gained control of it
    since, `until_end_of_turn` or for good."""

    label: str
    name: str
    order: int
    card: Card | None = None
    made: MadeUp | None = None
    letter: str = ""
    told: str | None = None
    shown: str | None = None
    likely: str | None = None
    owner: str | None = None
    zone: str = "battlefield"
    declared: bool = False
    had: bool = False  # `I have Isamaru`: where is not told
    future: bool = False
    token: bool = False
    said_to_be_made: bool = False  # `I make a 1/1 token`, and nothing that is told makes it
    tapped: bool = False
    sick: bool = False
    turned: bool = False  # cast with its other face up
    face_down: bool = False
    damage: int = 0
    dealt_before: bool = False  # that damage was told as dealt, and not in which turn
    counters: dict[str, int] = field(default_factory=dict)
    loyalty: int | None = None
    defense: int | None = None
    chosen: list[tuple[str, str]] = field(default_factory=list)
    attached_to: Thing | str | None = None
    attached: list[Thing] = field(default_factory=list)
    animated: bool = False  # it is told to be a creature, as its own text can make it
    cast_by: str | None = None
    bestowed: bool = False  # an Aura for as long as what it enchants is there (CR 702.103b)
    taken_by: str | None = None
    until_end_of_turn: bool = False
    goaded: bool = False
    attacking: bool = False
    blocking: bool = False
    blocked: bool = False
    gone: bool = False
    filler: bool = False
    untold: bool = False  # what a deed is done with of which the story does not tell
    where: int = 0
    held_to_be_cast: bool = False  # in hand, or where else it is cast from, only as it is told to be cast
    from_hand: Literal["", "one of those told", "untold"] = (
        ""  # in hand as a deed takes it from there; `untold`: it may have been drawn
    )
    held_after_deeds: bool = False  # told to be in hand once deeds were told: it may be meant to be used
    size_told: tuple[int, int] | None = None
    size_as_it_begins: tuple[int, int] | None = None
    size_assumed: bool = False
    half: Literal["", "power", "toughness"] = ""  # the one of its size that is told, where only one is
    bound: Bound | None = None  # from where to where that one is told to be
    owner_guessed: bool = False
    designations: list[str] = field(default_factory=list)
    paired_with: str | None = None
    exiled_with: str | None = None
    copying: Card | None = None
    copying_label: str = ""  # of which thing a token to come is a copy
    enters_as: str = ""  # the label of what it was told to enter as a copy of
    cast_before: int | None = None  # how often it has been cast from the command zone, where that is told

    @property
    def controller(self) -> str | None:
        """Who controls it as the story begins, as far as is known."""
        return self.told or self.shown or self.likely

    @property
    def holder(self) -> str | None:
        """Who controls it by now: whoever took it in the course of the story, else whoever had it as the story began."""
        return self.taken_by or self.controller

    @property
    def is_open(self) -> bool:
        """Whether nothing tells or shows whose it is; it is likely somebody's at most."""
        return self.told is None and self.shown is None and self.taken_by is None

    @property
    def texts(self) -> tuple[str, ...]:
        """The lines of its text, printed or told."""
        return self.made.lines if self.made else self.card.texts if self.card else ()

    @property
    def printed(self) -> tuple[int | None, int | None]:
        """Power and toughness as printed or told."""
        if self.made is not None:
            return self.made.power, self.made.toughness
        return (self.card.power, self.card.toughness) if self.card else (None, None)

    @property
    def mana_value(self) -> int | None:
        """Its mana value as printed or told; None where it is not told."""
        if self.made is not None:
            return self.made.mana_value
        return self.card.mana_value if self.card else None

    @property
    def types(self) -> tuple[str, ...]:
        if self.made is not None:
            return self.made.types
        return self.card.types if self.card else ()

    def is_type(self, kind: str) -> bool:
        """Whether it has that card type or subtype as printed, or as it was bestowed."""
        if self.bestowed and kind in ("Aura", "Creature"):
            return kind == "Aura"
        if self.made is not None:
            return kind in self.made.types or kind in self.made.subtypes
        card = self.card.other_face if self.turned and self.card is not None else self.card
        return card is not None and (kind in card.types or kind in card.subtypes)

    @property
    def colors(self) -> tuple[str, ...]:
        if self.made is not None:
            return self.made.colors
        return self.card.colors if self.card else ()

    def has_keyword(self, keyword: str) -> bool:
        """Whether that keyword is printed on it or told of it."""
        if self.made is not None:
            return any(keyword in line.lower().split(", ") for line in self.made.lines)
        if self.card is None:
            return False
        return any(isinstance(a, Keyword) and a.name == keyword for a in self.card.abilities)


@dataclass(slots=True)
class Seat:
    """A player of the story."""

    name: str
    life: int = 20
    life_told: bool = False
    poison: int = 0
    counters: dict[str, int] = field(default_factory=dict)  # of other kinds: energy, experience
    monarch: bool = False
    initiative: bool = False
    completed_a_dungeon: bool = False
    blessed: bool = False
    speed: int = 0
    by_commanders: dict[str, int] = field(default_factory=dict)
    empty: set[str] = field(default_factory=set)
    all_tapped: bool = False
    without: set[str] = field(default_factory=set)  # kinds of which it is told that there are none
    mana: int | None = None  # how much there is, as far as it is told
    mana_of_lands: bool = False  # what it comes from is told by name: `3 untapped Forests`
    tapped_out: bool = False  # nothing is left to pay with, until something is told to be cast
    spells_before_mana: int = 0  # how many spells were told to be cast before that
