"""Draws answers as they look in Discord, for the README: `python -m tests.discord.picture_answers FOLDER`.

What is drawn is what the program sends: the parts of the message and its picture; only the frame is this script's."""

from __future__ import annotations

import argparse
import io
import re
import textwrap
from pathlib import Path

from PIL import Image, ImageDraw

from bot.answers.desk import open_desk
from bot.discord.languages.wording import Wording
from bot.discord.pictures.drawing import draw
from bot.discord.pictures.lettering import width, write
from bot.discord.presses import custom_id
from bot.discord.rendering.message import View, render
from bot.discord.rendering.parts import Button, Buttons, Divider, Message, Picture, Row, Select, Text
from bot.questions import Kind, Question, ask

WIDTH, MARGIN = 640, 22
GROUND, FRAME, WORDS, DIM, BUTTON = (49, 51, 56), (43, 45, 49), (219, 222, 225), (148, 155, 164), (78, 80, 88)

ANSWERS = {
    "fight": (
        "Alice attacks with Hill Giant and Grizzly Bears. Bob blocks Hill Giant with Serra Angel. Does Hill Giant die?",
        "en",
    ),
    "choices": (
        "Bob controls Grizzly Bears. Pariah is attached to Grizzly Bears. "
        'Bob casts an instant "Prevent the next 2 damage that would be dealt to you this turn." '
        "Alice casts Lightning Bolt targeting Bob.",
        "en",
    ),
    "walker": (
        "Alice attacks Chandra Nalaar with Ogre, a 3/3 creature with trample, and Bob with Knight, a 2/2 creature with first "
        "strike. Bob controls Chandra Nalaar with 4 loyalty. Bob blocks Knight with Wall, a 0/4 creature.",
        "de",
    ),
}


def answer_picture(scenario: str, language: str) -> Image.Image:
    """The answer to a scenario, as it is sent."""
    question = Question(Kind.RESOLVE, scenario, "current")
    answer = ask(open_desk(), question).answer
    view = View(question, 1, pictures=True, wording=Wording(language), ruling="7k3m9x2q")
    return drawn(render(answer, view, lambda press: custom_id(press, {})), view.wording)


def drawn(message: Message, wording: Wording) -> Image.Image:
    """A message on a page of its own."""
    page = Image.new("RGB", (WIDTH, 4000), GROUND)
    pen = ImageDraw.Draw(page)
    pen.rectangle((MARGIN - 6, 10, WIDTH - 10, 3990), fill=FRAME)
    at = 20
    for part in message.parts:
        at = _part(page, pen, part, at, wording) + 8
    red, green, blue = message.colour >> 16, message.colour >> 8 & 255, message.colour & 255
    pen.rectangle((MARGIN - 10, 10, MARGIN - 6, at + 4), fill=(red, green, blue))
    pen.rectangle((0, at + 5, WIDTH, 4000), fill=GROUND)
    return page.crop((0, 0, WIDTH, at + 16))


def _part(page: Image.Image, pen: ImageDraw.ImageDraw, part: object, at: int, wording: Wording) -> int:
    match part:
        case Text(text):
            return _text(pen, text, at, WIDTH - 2 * MARGIN - 10)
        case Divider():
            pen.line((MARGIN + 4, at + 4, WIDTH - MARGIN, at + 4), fill=BUTTON)
            return at + 8
        case Picture(scene, _):
            picture = Image.open(io.BytesIO(draw(scene, "dark", wording))).convert("RGB")
            size = (WIDTH - 2 * MARGIN - 8, (WIDTH - 2 * MARGIN - 8) * picture.height // picture.width)
            page.paste(picture.resize(size), (MARGIN + 4, at))
            return at + size[1]
        case Row(text, button):
            end = _text(pen, text, at, WIDTH - 2 * MARGIN - 120)
            _button(pen, button, WIDTH - MARGIN - 90, at + 4)
            return max(end, at + 40)
        case Buttons(buttons):
            left = MARGIN + 4
            for each in buttons:
                left += _button(pen, each, left, at) + 8
            return at + 32
        case Select(placeholder, _, _):
            pen.rounded_rectangle((MARGIN + 4, at, WIDTH - MARGIN, at + 34), 6, fill=GROUND, outline=BUTTON)
            write(pen, (MARGIN + 14, at + 8), placeholder, 15, DIM)
            return at + 34
    return at


def _button(pen: ImageDraw.ImageDraw, button: Button, left: int, top: int) -> int:
    wide = int(width(button.label, 14)) + 24
    colour = (218, 55, 60) if button.danger else BUTTON
    pen.rounded_rectangle((left, top, left + wide, top + 30), 6, fill=colour)
    write(pen, (left + 12, top + 6), button.label, 14, DIM if button.disabled else WORDS)
    return wide


def _text(pen: ImageDraw.ImageDraw, text: str, at: int, width: int) -> int:
    for line in text.split("\n"):
        size, colour, left = 15, WORDS, MARGIN + 4
        if line.startswith("### "):
            line, size = line[4:], 19
        if line.startswith("-# "):
            line, size, colour = line[3:], 12, DIM
        if line.startswith("> "):
            line, left = line[2:], left + 12
            pen.line((MARGIN + 6, at, MARGIN + 6, at + size + 4), fill=BUTTON, width=3)
        plain = re.sub(r"\\(.)", r"\1", re.sub(r"\*\*|`", "", line)).replace("→", "to")
        for row in textwrap.wrap(plain, max(10, int(width / (size * 0.5)))) or [""]:
            write(pen, (left, at), row, size, colour)
            at += size + 5
    return at


def main() -> None:
    """Draw every answer into a folder."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("folder", type=Path)
    folder: Path = given.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, (scenario, language) in ANSWERS.items():
        picture = answer_picture(scenario, language).quantize(64, dither=Image.Dither.NONE)
        picture.save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
