"""The picture of a fight as data: who is there before and after, and who hits whom for how much."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: life and poison, and whether they have lost."""

    name: str
    life: int
    poison: int = 0
    lost: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A creature, planeswalker or battle on the battlefield. `size` is what stands in its corner: `3/3`, or its loyalty."""

    label: str
    controller: str
    size: str
    words: tuple[str, ...] = ()  # keywords and counters
    damage: int = 0
    tapped: bool = False


class Hit(StrEnum):
    """What an arrow tells."""

    ATTACK = "attacks"
    BLOCK = "blocks"
    DAMAGE = "damage"


@dataclass(frozen=True, slots=True)
class Arrow:
    """From a figure (or whatever dealt damage) to a figure or a player."""

    kind: Hit
    source: str
    target: str
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """Players and what they have, at one moment."""

    seats: tuple[Seat, ...]
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A fight before and after (None where it may end in several ways); `gone` are those of before that are no longer
    there."""

    before: Board
    after: Board | None
    arrows: tuple[Arrow, ...]
    gone: tuple[str, ...]

    @property
    def told(self) -> str:
        """The picture in words, for those who do not see it."""
        after = [f"After: {_told(self.after)}"] if self.after is not None else []
        return " ".join((f"Before: {_told(self.before)}", *_deeds(self.arrows), *after))


def _told(board: Board) -> str:
    parts = []
    for seat in board.seats:
        theirs = [_said(figure) for figure in board.figures if figure.controller == seat.name]
        having = f" with {', '.join(theirs)}" if theirs else ""
        poison = f", {seat.poison} poison" if seat.poison else ""
        parts.append(f"{seat.name} {seat.life} life{poison}{' (lost)' if seat.lost else ''}{having}")
    return "; ".join(parts) + "."


def _said(figure: Figure) -> str:
    parts = [figure.size, *([f"{figure.damage} damage"] if figure.damage else []), *figure.words]
    tapped = ["tapped"] if figure.tapped else []
    return f"{figure.label} ({', '.join(filter(None, [*parts, *tapped]))})"


def _deeds(arrows: tuple[Arrow, ...]) -> Iterator[str]:
    for arrow in arrows:
        if arrow.kind is Hit.DAMAGE:
            yield f"{arrow.source} deals {arrow.amount} to {arrow.target}."
        else:
            yield f"{arrow.source} {arrow.kind} {arrow.target}."
