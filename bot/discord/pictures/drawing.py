"""Draws a fight: before, with who attacks, blocks and hits whom, and after."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.answers.showing.scene import Arrow, Board, Figure, Hit, Scene, Seat
from bot.discord.languages.wording import ENGLISH_WORDING, Wording
from bot.discord.pictures.arrows import draw_arrow
from bot.discord.pictures.lettering import cut, legible, width, wrapped, write
from bot.discord.pictures.style import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FIELD,
    GAP,
    MARGIN,
    MOST,
    SEAT_HEIGHT,
    SEAT_WIDTH,
    STYLES,
    WIDTH,
    Style,
)
from bot.values import dataclass

log = logging.getLogger(__name__)

__all__ = ["STYLES", "draw", "drawn"]

#: A picture may be no larger; one that is goes with fewer colours.
MOST_BYTES = 60 * 1024
_COLOURS = 64

Box = tuple[int, int, int, int]


async def drawn(scene: Scene, style: str, wording: Wording = ENGLISH_WORDING) -> bytes | None:
    """The picture of `scene` as a PNG, drawn beside the event loop; None when it can't be."""
    try:
        return await asyncio.to_thread(draw, scene, style, wording)
    except Exception:
        # An answer goes without its picture rather than not at all.
        log.exception("a picture could not be drawn")
        return None


@lru_cache(maxsize=64)
def draw(scene: Scene, style: str, wording: Wording = ENGLISH_WORDING) -> bytes:
    """The picture of `scene` as a PNG of at most `MOST_BYTES`. `style` is one of `STYLES`."""
    colours = STYLES[style]
    first = _Panel(scene.before, "Before", frozenset(scene.gone), FIELD, wording)
    panels = [
        first,
        *([_Panel(scene.after, "After", frozenset(), GAP, wording)] if scene.after is not None else []),
    ]
    height = sum(panel.height + GAP for panel in panels) + GAP
    image = Image.new("RGB", (WIDTH, height), colours.ground)
    pen = ImageDraw.Draw(image)
    places = first.draw(pen, GAP, colours)
    for number, (source, target, kind, told) in enumerate(_together(scene.arrows, places, wording)):
        if source is not None:
            draw_arrow(pen, source, target, kind, told, number, colours)
        else:
            # What a spell deals comes from nowhere on the board.
            left, _, right, bottom = target
            write(
                pen,
                (left + 2, bottom + 4 + 14 * (number % 3)),
                cut(told, 12, right - left),
                12,
                colours.damage,
            )
    for panel in panels[1:]:
        panel.draw(pen, first.height + 2 * GAP, colours)
    return _png(image)


#: From where (nowhere: a spell) to where, of which kind, and what stands on it.
_Drawn = tuple[Box | None, Box, Hit, str]


def _together(arrows: tuple[Arrow, ...], places: dict[str, Box], wording: Wording) -> Iterator[_Drawn]:
    """The arrows to draw: where an attack or block ends in damage, the damage tells both; where an attacker is blocked,
    the block tells of the attack. Those between the same two places are one."""
    hits = {(a.source, a.target) for a in arrows if a.kind is Hit.DAMAGE}
    blocked = {a.target for a in arrows if a.kind is Hit.BLOCK}
    alike: dict[tuple[Box, Box, Hit], list[int]] = {}
    for a in arrows:
        hidden = (a.source, a.target) in hits or (a.kind is Hit.ATTACK and a.source in blocked)
        if a.target not in places or (a.kind is not Hit.DAMAGE and hidden):
            continue
        if a.source in places:
            alike.setdefault((places[a.source], places[a.target], a.kind), []).append(a.amount)
        elif a.kind is Hit.DAMAGE:
            yield (
                None,
                places[a.target],
                a.kind,
                _said(wording, "{number} from {name}", number=a.amount, name=a.source),
            )
    for (source, target, kind), amounts in alike.items():
        same = len(amounts) > 1 and len({*amounts}) == 1
        yield source, target, kind, f"{len(amounts)}x{amounts[0]}" if same else str(sum(amounts))


def _png(image: Image.Image) -> bytes:
    for colours in (_COLOURS, _COLOURS // 4):
        out = io.BytesIO()
        flat = image.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        flat.save(out, "PNG", optimize=False)
        if out.tell() <= MOST_BYTES:
            break
    return out.getvalue()


@dataclass(frozen=True, slots=True)
class _Panel:
    """One moment of the fight: every player's row, those of the first player below."""

    board: Board
    title: str
    gone: frozenset[str]
    field: int
    wording: Wording

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.board.seats[::-1]

    @property
    def height(self) -> int:
        return 28 + sum(map(self._row_height, self.seats)) + self.field * max(0, len(self.seats) - 1) + GAP

    def _row_height(self, seat: Seat) -> int:
        return CARD_HEIGHT if self._figures(seat) else SEAT_HEIGHT

    def draw(self, pen: ImageDraw.ImageDraw, top: int, style: Style) -> dict[str, Box]:
        """Draw it from `top` on; where everybody stands."""
        pen.rounded_rectangle(
            (MARGIN // 2, top, WIDTH - MARGIN // 2, top + self.height), 10, fill=style.panel
        )
        write(pen, (MARGIN, top + 8), _said(self.wording, self.title), 14, style.dim)
        places: dict[str, Box] = {}
        at = top + 28
        for seat in self.seats:
            places[seat.name] = self._seat(pen, seat, at, style)
            places |= self._row(pen, self._figures(seat), at, style)
            at += self._row_height(seat) + self.field
        return places

    def _figures(self, seat: Seat) -> list[Figure]:
        return [figure for figure in self.board.figures if figure.controller == seat.name]

    def _seat(self, pen: ImageDraw.ImageDraw, seat: Seat, top: int, style: Style) -> Box:
        height = self._row_height(seat)
        colour = style.damage if seat.lost else style.words
        poison = [self._say("{number} poison", seat.poison)] if seat.poison else []
        told = [self._say("{number} life", seat.life), *poison, *([self._say("lost")] if seat.lost else [])]
        if height < CARD_HEIGHT:
            said = f"{seat.name}: {', '.join(told)}"
            wide = min(WIDTH - 2 * MARGIN, max(SEAT_WIDTH, int(width(said, 15)) + 22))
            lines = [(said, 15)]
        else:
            wide, lines = (
                SEAT_WIDTH,
                [(seat.name, 16), *((part, 18 if not n else 14) for n, part in enumerate(told))],
            )
        box = (MARGIN, top, MARGIN + wide, top + height)
        pen.rounded_rectangle(box, 8, outline=style.edge, width=1)
        for number, (text, size) in enumerate(lines):
            write(pen, (MARGIN + 10, top + 7 + 21 * number), cut(text, size, wide - 16), size, colour)
        return box

    def _row(self, pen: ImageDraw.ImageDraw, figures: list[Figure], top: int, style: Style) -> dict[str, Box]:
        shown, more = (figures, 0) if len(figures) <= MOST else (figures[: MOST - 1], len(figures) - MOST + 1)
        slots = len(shown) + bool(more)
        begin, room = MARGIN + SEAT_WIDTH, WIDTH - 2 * MARGIN - SEAT_WIDTH
        left = begin + (room - slots * CARD_WIDTH - (slots - 1) * GAP) // 2
        places = {}
        for figure in shown:
            box = (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)
            self._card(pen, figure, box, style)
            places[figure.label] = box
            left += CARD_WIDTH + GAP
        if more:
            write(
                pen,
                (left + 20, top + CARD_HEIGHT // 2 - 10),
                self._say("and {number} more", more),
                14,
                style.dim,
            )
            # What happens to those that are not shown happens at the place where they are counted.
            hidden = (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)
            places |= {figure.label: hidden for figure in figures[MOST - 1 :]}
        return places

    def _card(self, pen: ImageDraw.ImageDraw, figure: Figure, box: Box, style: Style) -> None:
        left, top, right, bottom = box
        dead = figure.label in self.gone
        pen.rounded_rectangle(box, 8, fill=style.gone if dead else style.card, outline=style.edge, width=2)
        inner = CARD_WIDTH - 16
        at = top + 6
        for line in wrapped(figure.label, 14, inner):
            write(pen, (left + 8, at), line, 14, style.words)
            at += 16
        words = [
            *figure.words,
            *([self._say("tapped")] if figure.tapped else []),
            *([self._say("gone")] if dead else []),
        ]
        for line in wrapped(", ".join(words), 11, inner, lines=3 if at == top + 22 else 2):
            write(pen, (left + 8, at + 2), line, 11, style.dim)
            at += 13
        if figure.damage:
            write(pen, (left + 8, bottom - 24), self._say("{number} damage", figure.damage), 13, style.damage)
        size = width(figure.size, 20)
        write(pen, (right - 8 - size, bottom - 28), figure.size, 20, style.words)

    def _say(self, english: str, number: int | None = None) -> str:
        return _said(self.wording, english, **({} if number is None else {"number": number}))


def _said(wording: Wording, english: str, **fields: object) -> str:
    """A fixed sentence in that language; in English where no font has its letters."""
    text = wording(english, **fields)
    return text if legible(text) else ENGLISH_WORDING(english, **fields)
