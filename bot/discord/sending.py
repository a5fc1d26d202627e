"""A rendered message as the arguments that discord.py takes. Components carry no callbacks: what they mean
is in their ids, and `bot.discord.pressing` acts on it, before a restart and after."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.rendering.message import Button, Message, Select


def arguments(message: Message) -> dict[str, Any]:
    """Keyword arguments for sending `message` as a new one."""
    given: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions.none()}
    if message.plain:
        given["content"] = message.content
    else:
        given["embed"] = _embed(message)
    if message.rows:
        given["view"] = _view(message)
    return given


def changes(message: Message) -> dict[str, Any]:
    """Keyword arguments for editing an old message into `message`: what it no longer has is taken away."""
    return {
        "content": message.content if message.plain else None,
        "embed": None if message.plain else _embed(message),
        "view": _view(message) if message.rows else None,
        "allowed_mentions": discord.AllowedMentions.none(),
    }


def _embed(message: Message) -> discord.Embed:
    embed = discord.Embed(title=message.title, description=message.body or None, colour=message.colour)
    if message.footer:
        embed.set_footer(text=message.footer)
    return embed


def _view(message: Message) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(message.rows):
        if isinstance(row, Select):
            view.add_item(_select(row, number))
        else:
            for button in row:
                view.add_item(_button(button, number))
    # A stopped view is sent but not remembered, so memory does not grow with every answer.
    view.stop()
    return view


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    style = discord.ButtonStyle.danger if button.danger else discord.ButtonStyle.secondary
    return discord.ui.Button(
        label=button.label, custom_id=button.custom_id, disabled=button.disabled, style=style, row=row
    )


def _select(select: Select, row: int) -> discord.ui.Select[discord.ui.View]:
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
        placeholder=select.placeholder, custom_id=select.custom_id, options=options, row=row, max_values=1
    )
