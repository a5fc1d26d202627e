"""Writes on a picture: in the font that comes with Pillow, or, for letters that it lacks, in one that the machine has."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from PIL import ImageDraw, ImageFont

from bot.discord.pictures.style import Colour

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

#: Pillow's own has the letters of English alone; these have accents, the last ones other scripts too.
_OWN = ""
_OTHERS = (
    "DejaVuSans.ttf",
    "LiberationSans-Regular.ttf",
    "NotoSans-Regular.ttf",
    "Arial.ttf",
    "arial.ttf",
    "NotoSansCJK-Regular.ttc",
    "Hiragino Sans GB.ttc",
)


def write(pen: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: int, colour: Colour) -> None:
    """Write `text` on one line."""
    shown, font = _lettered(text, size)
    pen.text(at, shown, font=font, fill=colour)


def width(text: str, size: int) -> float:
    """How wide `text` is."""
    shown, font = _lettered(text, size)
    return font.getlength(shown)


def cut(text: str, size: int, room: float) -> str:
    """As much of `text` as is at most that wide."""
    if width(text, size) <= room:
        return text
    while text and width(text + "..", size) > room:
        text = text[:-1]
    return text.rstrip(" ,") + ".."


def wrapped(text: str, size: int, room: float, lines: int = 2) -> list[str]:
    """`text` on at most so many lines of that width, between words."""
    words = text.split()
    found: list[str] = []
    while words and len(found) < lines - 1:
        line = ""
        while words and width(f"{line} {words[0]}".strip(), size) <= room:
            line = f"{line} {words.pop(0)}".strip()
        if not line:
            break
        found.append(line)
    return [*found, cut(" ".join(words), size, room)] if words else found


def legible(text: str) -> bool:
    """Whether a font of this machine has all letters of `text`."""
    return _lettered(text, 12)[0] == text


@lru_cache(maxsize=1024)
def _lettered(text: str, size: int) -> tuple[str, Font]:
    """What is written for `text`, and in which font: the first that has all its letters; where none has, without accents, and
    with a mark for any other script."""
    for name in (_OWN, *_installed()):
        if all(_has(name, letter) for letter in {*text}):
            return text, _font(name, size)
    plain = "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))
    return "".join(mark if mark.isascii() and mark.isprintable() else "?" for mark in plain), _font(
        _OWN, size
    )


@lru_cache(maxsize=1)
def _installed() -> tuple[str, ...]:
    """Those of the other fonts that this machine has."""
    found = []
    for name in _OTHERS:
        try:
            _font(name, 12)
        except OSError:
            continue
        found.append(name)
    return tuple(found)


@lru_cache(maxsize=64)
def _font(name: str, size: int) -> Font:
    # Letter by letter: what a shaping library can't lay out would be no picture at all.
    basic = ImageFont.Layout.BASIC
    return ImageFont.truetype(name, size, layout_engine=basic) if name else ImageFont.load_default(size)


@lru_cache(maxsize=4096)
def _has(name: str, letter: str) -> bool:
    """Whether a font has a letter: one that it lacks looks like one that no font has."""
    if letter.isascii() or not letter.isprintable():
        return letter.isascii() and letter.isprintable()
    font = _font(name, 16)
    return bytes(font.getmask(letter)) != bytes(font.getmask("\uffff"))
