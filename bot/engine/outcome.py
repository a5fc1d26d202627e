"""What comes out of the engine: the ordered steps and the final board of every branch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from bot.engine.citations import Cite
from bot.engine.log.step import Step
from bot.values import dataclass, field

_Kind = TypeVar("_Kind", bound=Step)


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A choice that the scenario left open, as this branch answered it."""

    player: str
    text: str
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class PlayerEnd:
    """A player at the end: the contract's fields, `counters` of kinds other than poison, and `hand`, how many cards are there, `unknown_in_graveyard` how many that nobody knows are in that zone. `spared_by` is what keeps a player from
    losing that would lose by now (CR 101.2); empty of all others."""

    life: int
    poison: int
    lost: bool
    drawn: int = 0
    discarded: int = 0
    milled: int = 0
    mana_burn: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    spared_by: str = ""
    hand: int = 0
    unknown_in_graveyard: int = 0


@dataclass(frozen=True, slots=True)
class ObjectEnd:
    """An object at the end: the contract's fields; `qualities` is all that it is: `Creature`, `red`, `tapped`, `monstrous`."""

    label: str
    name: str
    owner: str
    controller: str
    zone: str
    types: tuple[str, ...]
    power: int | None
    toughness: int | None
    damage: int
    loyalty: int | None
    defense: int | None
    counters: Mapping[str, int]
    keywords: tuple[str, ...]
    tapped: bool
    token: bool
    attached_to: str | None
    phased_out: bool = False
    qualities: frozenset[str] = frozenset()
    last_size: tuple[int, int] | None = None
    """The power and toughness that a creature had as it left the battlefield (CR 608.2h); None of what did not."""
    printed_size: tuple[int, int] | None = None
    """The power and toughness of its card, or of what it is described as; None of what has none."""


@dataclass(frozen=True, slots=True)
class Illegal:
    """A described action breaks a rule: what, why, and what would be legal. `done`: how many of the story's actions had been begun by
    then; None where it is not the last of these that breaks it. `unfounded`: no more than that it takes for granted what was never told
    to be there (an ability, something that waits on the stack), which says nothing of what is legal where it is."""

    message: str
    cites: tuple[Cite, ...]
    suggestions: tuple[str, ...] = ()
    done: int | None = None
    unfounded: bool = False


@dataclass(frozen=True, slots=True)
class Unmodelled:
    """Words of a card that the engine does not act on."""

    card: str
    text: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """One branch's end. `illegal` is set where the script stopped because an action breaks a rule; `unsupported` names what came
    into play and is not modelled: the branch ends there, and how it goes on is not known."""

    choices: tuple[ChoiceMade, ...]
    steps: tuple[Step, ...]
    players: Mapping[str, PlayerEnd]
    objects: tuple[ObjectEnd, ...]
    illegal: Illegal | None = None
    unsupported: tuple[Unmodelled, ...] = ()
    left_out: tuple[Unmodelled, ...] = field(default=(), compare=False)
    """What was done that changes nothing here: a scry, a card exiled of a library of which nothing is told."""

    def of(self, kind: type[_Kind]) -> list[_Kind]:
        """The steps of that kind, in order."""
        return [step for step in self.steps if isinstance(step, kind)]

    def thing(self, label: str) -> ObjectEnd | None:
        """The object of that label, else the first of that name; None when there is none."""
        fitting = [o for o in self.objects if o.label == label] or [
            o for o in self.objects if o.name == label
        ]
        return fitting[0] if fitting else None


@dataclass(frozen=True, slots=True)
class Result:
    """All branches. Those that met what is not modelled end there (`Outcome.unsupported`); `left_out` is what was not acted on and
    did not come into play. `loop` is set where a mandatory loop makes the game a draw (CR 732)."""

    outcomes: tuple[Outcome, ...]
    truncated: bool = False
    left_out: tuple[Unmodelled, ...] = ()
    assumptions: tuple[str, ...] = ()
    loop: bool = False
    notes: tuple[str, ...] = field(default=())

    @property
    def unsupported(self) -> tuple[Unmodelled, ...]:
        """What came into play in some branch and is not modelled."""
        return tuple(dict.fromkeys(u for outcome in self.outcomes for u in outcome.unsupported))
