"""Mana and tap symbols as emoji of the application, in our own drawing; as letters, `{R}`, where there are none."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

import aiohttp
import discord
from PIL import Image, ImageDraw, ImageFont

from bot.discord.rendering.limits import TEXTS, length
from bot.discord.rendering.parts import Message, Part, Row, Text
from bot.regex import regex
from bot.values import replace

if TYPE_CHECKING:
    from bot.discord.client import OracleClient

log = logging.getLogger(__name__)

_GREY = (203, 198, 194)
#: What stands between the braces, and the ground on which it is drawn.
_GROUNDS = {
    "W": (248, 240, 200),
    "U": (150, 200, 235),
    "B": (120, 112, 118),
    "R": (235, 150, 125),
    "G": (145, 200, 160),
    **dict.fromkeys(("C", "X", "T", "Q", *map(str, range(17))), _GREY),
}
_SIZE = 64
_SYMBOL = regex(r"\{([A-Z]|\d{1,2})\}")


async def prepare(client: OracleClient) -> dict[str, str]:
    """The symbols that can be shown: those that the application has, and, from the process that registers the commands,
    those that it may create. What Discord does not allow stays letters."""
    try:
        known = {emoji.name: str(emoji) for emoji in await client.fetch_application_emojis()}
        for letter in _GROUNDS:
            if _name(letter) not in known and client.registers:
                made = await client.create_application_emoji(name=_name(letter), image=draw(letter))
                known[made.name] = str(made)
    except (discord.HTTPException, aiohttp.ClientError, RuntimeError) as error:
        # Discord does not allow it, the network is away, or the bot is being stopped.
        log.info("symbols stay letters: %s", error)
        return {}
    return {letter: known[_name(letter)] for letter in _GROUNDS if _name(letter) in known}


def with_symbols(message: Message, symbols: Mapping[str, str]) -> Message:
    """`message` with its symbols in the place of their letters, where all of it still fits."""
    if not symbols or message.plain:
        return message
    parts = tuple(_with(part, symbols) for part in message.parts)
    room = sum(length(part.text) for part in parts if isinstance(part, Text | Row))
    return replace(message, parts=parts) if room <= TEXTS else message


def _with(part: Part, symbols: Mapping[str, str]) -> Part:
    if not isinstance(part, Text | Row):
        return part
    return replace(part, text=_SYMBOL.sub(lambda match: symbols.get(match[1], match[0]), part.text))


def _name(letter: str) -> str:
    return f"mana_{letter.lower()}"


def draw(letter: str) -> bytes:
    """One symbol as a PNG: its letter on a disc."""
    image = Image.new("RGBA", (_SIZE, _SIZE), (0, 0, 0, 0))
    pen = ImageDraw.Draw(image)
    pen.ellipse((1, 1, _SIZE - 2, _SIZE - 2), fill=_GROUNDS[letter], outline=(40, 36, 34), width=2)
    font = ImageFont.load_default(40 if len(letter) == 1 else 32)
    left, top, right, bottom = pen.textbbox((0, 0), letter, font=font)
    at = ((_SIZE - left - right) / 2, (_SIZE - top - bottom) / 2)
    pen.text(at, letter, font=font, fill=(20, 18, 16))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
