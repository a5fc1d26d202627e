"""A message as the arguments that discord.py takes. Components carry no callbacks: what they mean is in their ids, and
`bot.discord.pressing` acts on it, before a restart and after."""

from __future__ import annotations

import io
from typing import Any

import discord

from bot.discord.rendering.parts import (
    Button,
    Buttons,
    Divider,
    Message,
    Part,
    Picture,
    Row,
    Select,
    Text,
)

#: The name of a picture's file.
PICTURE = "board.png"

_Layout = discord.ui.LayoutView


def arguments(message: Message, picture: bytes | None = None) -> dict[str, Any]:
    """Keyword arguments for sending `message` as a new one."""
    given: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions.none()}
    if message.plain:
        given["content"] = message.content
        # What has no components of its own is sent without any.
        if view := _plain_view(message):
            given["view"] = view
    else:
        given["view"] = _layout(message)
    if picture is not None:
        given["file"] = _file(message, picture)
    return given


def changes(message: Message, picture: bytes | None = None, *, old: bool = False) -> dict[str, Any]:
    """Keyword arguments for editing a message into `message`: what it no longer has is taken away. `old`: it is one of
    embeds, or of text."""
    given: dict[str, Any] = {
        "allowed_mentions": discord.AllowedMentions.none(),
        "attachments": [_file(message, picture)] if picture is not None else [],
    }
    if message.plain:
        return {**given, "content": message.content, "view": _plain_view(message)}
    if old:
        given |= {"content": None, "embeds": []}
    return {**given, "view": _layout(message)}


def _file(message: Message, picture: bytes) -> discord.File:
    told = message.picture
    return discord.File(io.BytesIO(picture), PICTURE, description=told.told if told else None)


def _layout(message: Message) -> _Layout:
    frame: discord.ui.Container[_Layout] = discord.ui.Container(accent_colour=message.colour)
    for part in message.parts:
        frame.add_item(_item(part))
    view = _Layout(timeout=None)
    view.add_item(frame)
    # A stopped view is sent but not remembered, so memory does not grow with every answer.
    view.stop()
    return view


def _item(part: Part) -> discord.ui.Item[_Layout]:
    match part:
        case Text(text):
            return discord.ui.TextDisplay(text)
        case Divider():
            return discord.ui.Separator()
        case Picture(_, told):
            gallery: discord.ui.MediaGallery[_Layout] = discord.ui.MediaGallery()
            gallery.add_item(media=f"attachment://{PICTURE}", description=told)
            return gallery
        case Row(text, button):
            return discord.ui.Section(discord.ui.TextDisplay(text), accessory=_button(button))
        case Select():
            return discord.ui.ActionRow(_select(part))
        case Buttons(buttons):
            return discord.ui.ActionRow(*(_button(button) for button in buttons))


def _plain_view(message: Message) -> discord.ui.View | None:
    """What can be pressed below a text."""
    rows = [part for part in message.parts if isinstance(part, Select | Buttons)]
    if not rows:
        return None
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows[:5]):
        items = [_select(row)] if isinstance(row, Select) else [_button(button) for button in row.buttons]
        for item in items:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def _button(button: Button) -> discord.ui.Button[Any]:
    if button.url:
        return discord.ui.Button(label=button.label, url=button.url)
    style = discord.ButtonStyle.danger if button.danger else discord.ButtonStyle.secondary
    return discord.ui.Button(
        label=button.label, custom_id=button.custom_id, disabled=button.disabled, style=style
    )


def _select(select: Select) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.description or None,
            default=option.chosen,
        )
        for option in select.options
    ]
    return discord.ui.Select(
        placeholder=select.placeholder, custom_id=select.custom_id, options=options, max_values=1
    )
