"""The board as a story begins."""

from __future__ import annotations

from bot.abilities.card import Card
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """A player as the scenario finds them. `empty`: zones in which it says that they have no cards (but those that it names).
    `monarch`: they are it; `blessed`: they have the city's blessing; `life_told`: the story says how much life they have; `speed`: theirs (0: none); `mana`: how much they have, where that is told and all that there is, once `spells_before_mana` are cast; `by_commanders`: the combat damage that commanders have dealt to them, by label;
    `without`: the kinds of permanents of which they are told to control none ("land")."""

    name: str
    life: int = 20
    poison: int = 0
    counters: tuple[tuple[str, int], ...] = ()  # of other kinds: energy, experience
    empty: tuple[str, ...] = ()
    monarch: bool = False
    initiative: bool = False
    completed_a_dungeon: bool = False
    speed: int = 0
    by_commanders: tuple[tuple[str, int], ...] = ()
    blessed: bool = False
    life_told: bool = False
    mana: int | None = None
    spells_before_mana: int = 0
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ObjectSetup:
    """A card or token as the scenario finds it. `zone` is one of the contract's. `attached_to` is a label or a player's
    name. `chosen` holds what was chosen for it as (kind, value): ("color", "red"), ("card name", "Ogre"). `sick`: came
    under its controller's control this turn. `loyalty`/`defense` None: as printed. `blocking`/`attacking` start it in combat
    when a scenario says so. `face_down`: it is a face-down permanent. `declared`: the story says that it is there, not only what is done with it. `designations`: monstrous, suspected,
    commander; `paired_with`: the label of what it is paired with; `exiled_with`: the label of the permanent whose ability exiled it; `copying`: what it entered as a copy of; `size`: the power and
    toughness that it is told to have, whatever is printed (None: what is printed and told makes them)."""

    label: str
    card: Card
    owner: str
    controller: str
    zone: str = "battlefield"
    tapped: bool = False
    sick: bool = False
    token: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    loyalty: int | None = None
    defense: int | None = None
    attached_to: str | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    declared: bool = False
    face_down: bool = False
    designations: tuple[str, ...] = ()
    paired_with: str | None = None
    copying: Card | None = None
    size: tuple[int, int] | None = None
    exiled_with: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything there is as the story begins. `active` is whose turn it is (None: whoever acts first as only an active
    player can, else the first player to act). `first_turn`: it is the first turn of the game and `active` plays first.
    `daytime`: day or night, where it is either. `counted`: the zones whose cards somebody asks to be counted,
    and whether lands are. `in_person`: somebody tells of a game of their own."""

    players: tuple[PlayerSetup, ...]
    objects: tuple[ObjectSetup, ...]
    active: str | None = None
    first_turn: bool = False
    assumptions: tuple[str, ...] = ()
    daytime: str = ""
    counted: frozenset[str] = frozenset()
    in_person: bool = False
