"""The arrows of a picture: from whoever attacks, blocks or deals damage to whom."""

from __future__ import annotations

import math

from PIL import ImageDraw

from bot.answers.showing.scene import Hit
from bot.discord.pictures.lettering import width, write
from bot.discord.pictures.style import Style

_HEAD = 12
_Box = tuple[int, int, int, int]
_Point = tuple[float, float]


def draw_arrow(
    pen: ImageDraw.ImageDraw, source: _Box, target: _Box, kind: Hit, told: str, number: int, style: Style
) -> None:
    """Draw an arrow between the edges of two boxes, with how much damage it is; `number` sets arrows of the same two apart."""
    colour = {Hit.ATTACK: style.attack, Hit.BLOCK: style.block, Hit.DAMAGE: style.damage}[kind]
    aside = ((number % 5) - 2) * 13
    start, end = _ends(source, target, aside)
    pen.line((start, end), fill=colour, width=4 if kind is Hit.DAMAGE else 3)
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    wings = [
        (end[0] - _HEAD * math.cos(angle + turn), end[1] - _HEAD * math.sin(angle + turn))
        for turn in (-0.45, 0.45)
    ]
    pen.polygon([end, *wings], fill=colour)
    if kind is Hit.DAMAGE:
        _badge(pen, start, end, told, style)


def _ends(source: _Box, target: _Box, aside: int) -> tuple[_Point, _Point]:
    """Where the arrow leaves one box and meets the other: at the sides that face each other."""
    (sx, sy), (tx, ty) = _middle(source), _middle(target)
    if target[3] <= source[1]:  # above
        return (sx + aside, source[1]), (tx + aside, target[3])
    if target[1] >= source[3]:  # below
        return (sx + aside, source[3]), (tx + aside, target[1])
    # Side by side.
    if tx >= sx:
        return (source[2], sy + aside), (target[0], ty + aside)
    return (source[0], sy + aside), (target[2], ty + aside)


def _middle(box: _Box) -> _Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _badge(pen: ImageDraw.ImageDraw, start: _Point, end: _Point, text: str, style: Style) -> None:
    """How much damage, on the arrow, nearer to where it ends."""
    at = (start[0] + (end[0] - start[0]) * 0.74, start[1] + (end[1] - start[1]) * 0.74)
    wide = width(text, 16)
    reach = max(12.0, wide / 2 + 6)
    pen.ellipse((at[0] - reach, at[1] - 12, at[0] + reach, at[1] + 12), fill=style.damage)
    write(pen, (at[0] - wide / 2, at[1] - 10), text, 16, style.ground)
