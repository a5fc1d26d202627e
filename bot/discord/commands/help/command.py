"""`/help`: how to ask, in the words of the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers.answer import Answer, Block, Line, Page
from bot.discord.languages.wording import Wording
from bot.discord.responding import preferences_of, send, wording_of
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction

#: An example of each command that is easier shown than told.
EXAMPLES = (
    "/rule 120.3a",
    "/card goldnight cast",
    "/resolve Alice attacks with Hill Giant. Bob blocks with Serra Angel. Does Hill Giant die?",
)
HOW = (
    "Tell what is on the table and what happens, in short sentences and in order; questions last.",
    "“In response” answers a spell before it resolves. What is left open is explored every way.",
)


@app_commands.command(name="help", description="How to ask")
async def command(interaction: Interaction) -> None:
    """Answer `/help`."""
    preferences = await preferences_of(interaction)
    wording = wording_of(interaction, preferences)
    blocks = (
        Block(wording("Commands"), tuple(_commands(interaction, wording))),
        Block(wording("Situations"), tuple(Line(wording(sentence)) for sentence in HOW)),
        Block(wording("Examples"), tuple(map(Line, EXAMPLES))),
    )
    title = wording("How to ask")
    await send(interaction, Answer(title, (Page(title, blocks),)), Question(Kind.HELP), True, preferences)


def _commands(interaction: Interaction, wording: Wording) -> Iterator[Line]:
    for known in interaction.client.tree.get_commands(type=discord.AppCommandType.chat_input):
        if isinstance(known, app_commands.Command | app_commands.Group):
            yield Line(f"/{wording(known.name)}: {wording(known.description)}")
    for menu in interaction.client.tree.get_commands(type=discord.AppCommandType.message):
        if isinstance(menu, app_commands.ContextMenu):
            how = wording("by right click on a message, under Apps")
            yield Line(f"{wording(menu.name)}: {how}")
