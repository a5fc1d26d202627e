"""Draws a fight: before, with who attacks, blocks and hits whom, and after."""

from __future__ import annotations

import asyncio
import io
import logging
import unicodedata
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from bot.answers.scene import Arrow, Board, Figure, Hit, Scene, Seat
from bot.discord.pictures.arrows import draw_arrow
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
    Colour,
    Style,
)
from bot.values import dataclass

log = logging.getLogger(__name__)

__all__ = ["STYLES", "draw", "drawn"]

#: A picture may be no larger; one that is goes with fewer colours.
MOST_BYTES = 60 * 1024
_COLOURS = 64

Box = tuple[int, int, int, int]
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


async def drawn(scene: Scene, style: str) -> bytes | None:
    """The picture of `scene` as a PNG, drawn beside the event loop; None when it can't be."""
    try:
        return await asyncio.to_thread(draw, scene, style)
    except Exception:
        # An answer goes without its picture rather than not at all.
        log.exception("a picture could not be drawn")
        return None


@lru_cache(maxsize=64)
def draw(scene: Scene, style: str) -> bytes:
    """The picture of `scene` as a PNG of at most `MOST_BYTES`. `style` is one of `STYLES`."""
    colours = STYLES[style]
    first = _Panel(scene.before, "Before", frozenset(scene.gone))
    second = _Panel(scene.after, "After", frozenset())
    image = Image.new("RGB", (WIDTH, first.height + second.height + 3 * GAP), colours.ground)
    pen = ImageDraw.Draw(image)
    places = first.draw(pen, GAP, colours)
    for number, arrow in enumerate(_together(scene.arrows)):
        if arrow.source in places and arrow.target in places:
            draw_arrow(pen, places[arrow.source], places[arrow.target], arrow, number, colours)
        elif arrow.kind is Hit.DAMAGE and arrow.target in places:
            # What a spell deals comes from nowhere on the board.
            left, _, right, bottom = places[arrow.target]
            told = _cut(f"{arrow.amount} from {arrow.source}", 12, right - left)
            _write(pen, (left + 2, bottom + 4 + 14 * (number % 3)), told, 12, colours.damage)
    second.draw(pen, first.height + 2 * GAP, colours)
    return _png(image)


def _together(arrows: tuple[Arrow, ...]) -> list[Arrow]:
    """The arrows to draw: where an attack or block ends in damage, the damage tells both; where an attacker is blocked,
    the block tells of the attack."""
    hits = {(a.source, a.target) for a in arrows if a.kind is Hit.DAMAGE}
    blocked = {a.target for a in arrows if a.kind is Hit.BLOCK}
    return [
        a
        for a in arrows
        if a.kind is Hit.DAMAGE
        or not ((a.source, a.target) in hits or (a.kind is Hit.ATTACK and a.source in blocked))
    ]


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

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.board.seats[::-1]

    @property
    def height(self) -> int:
        return 28 + sum(map(self._row_height, self.seats)) + FIELD * max(0, len(self.seats) - 1) + GAP

    def _row_height(self, seat: Seat) -> int:
        return CARD_HEIGHT if self._figures(seat) else SEAT_HEIGHT

    def draw(self, pen: ImageDraw.ImageDraw, top: int, style: Style) -> dict[str, Box]:
        """Draw it from `top` on; where everybody stands."""
        pen.rounded_rectangle(
            (MARGIN // 2, top, WIDTH - MARGIN // 2, top + self.height), 10, fill=style.panel
        )
        _write(pen, (MARGIN, top + 8), self.title, 14, style.dim)
        places: dict[str, Box] = {}
        at = top + 28
        for seat in self.seats:
            places[seat.name] = self._seat(pen, seat, at, style)
            places |= self._row(pen, self._figures(seat), at, style)
            at += self._row_height(seat) + FIELD
        return places

    def _figures(self, seat: Seat) -> list[Figure]:
        return [figure for figure in self.board.figures if figure.controller == seat.name]

    def _seat(self, pen: ImageDraw.ImageDraw, seat: Seat, top: int, style: Style) -> Box:
        height = self._row_height(seat)
        box = (MARGIN, top, MARGIN + SEAT_WIDTH, top + height)
        pen.rounded_rectangle(box, 8, outline=style.edge, width=1)
        lines = [(seat.name, 16, style.words), (f"{seat.life} life", 18, style.words)]
        if seat.poison:
            lines.append((f"{seat.poison} poison", 13, style.dim))
        if seat.lost:
            lines.append(("lost", 15, style.damage))
        if height < CARD_HEIGHT:
            told = ", ".join(text for text, _, _ in lines[1:])
            lines = [(f"{seat.name}: {told}", 15, style.damage if seat.lost else style.words)]
        for number, (text, size, colour) in enumerate(lines):
            at = (MARGIN + 10, top + 7 + 20 * number)
            _write(pen, at, _cut(text, size, SEAT_WIDTH - 16), size, colour)
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
            _write(pen, (left + 20, top + CARD_HEIGHT // 2 - 10), f"and {more} more", 14, style.dim)
            # What happens to those that are not shown happens at the place where they are counted.
            hidden = (left, top, left + CARD_WIDTH, top + CARD_HEIGHT)
            places |= {figure.label: hidden for figure in figures[MOST - 1 :]}
        return places

    def _card(self, pen: ImageDraw.ImageDraw, figure: Figure, box: Box, style: Style) -> None:
        left, top, right, bottom = box
        dead = figure.label in self.gone
        pen.rounded_rectangle(box, 8, fill=style.gone if dead else style.card, outline=style.edge, width=2)
        inner = CARD_WIDTH - 16
        for number, line in enumerate(_wrapped(figure.label, 14, inner)):
            _write(pen, (left + 8, top + 6 + 16 * number), line, 14, style.words)
        words = [*figure.words, *(["tapped"] if figure.tapped else []), *(["gone"] if dead else [])]
        _write(pen, (left + 8, top + 40), _cut(", ".join(words), 11, inner), 11, style.dim)
        if figure.damage:
            _write(pen, (left + 8, bottom - 24), f"{figure.damage} damage", 13, style.damage)
        size = int(_font(20).getlength(figure.size))
        _write(pen, (right - 8 - size, bottom - 28), figure.size, 20, style.words)


@lru_cache(maxsize=8)
def _font(size: int) -> Font:
    return ImageFont.load_default(size)


def _write(pen: ImageDraw.ImageDraw, at: tuple[int, int], text: str, size: int, colour: Colour) -> None:
    pen.text(at, _drawable(text), font=_font(size), fill=colour)


def _drawable(text: str) -> str:
    """`text` in the letters that the font has: without accents, and with a mark for any other script."""
    plain = "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))
    return "".join(mark if mark.isascii() and mark.isprintable() else "?" for mark in plain)


def _cut(text: str, size: int, width: int) -> str:
    """As much of `text` as is at most `width` wide."""
    font = _font(size)
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(text + "..") > width:
        text = text[:-1]
    return text.rstrip(" ,") + ".."


def _wrapped(text: str, size: int, width: int) -> list[str]:
    """`text` on at most two lines."""
    font = _font(size)
    words = text.split()
    first = ""
    while words and font.getlength(f"{first} {words[0]}".strip()) <= width:
        first = f"{first} {words.pop(0)}".strip()
    if not first:
        return [_cut(text, size, width)]
    return [first, _cut(" ".join(words), size, width)] if words else [first]
