"""`/settings`: a server's defaults; for those who may manage the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers.answer import Answer, Block, Line, Page
from bot.discord import completing
from bot.discord.asking import failure
from bot.discord.commands.words import Date
from bot.discord.responding import send
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction

settings = app_commands.Group(
    name="settings",
    description="This server's defaults",
    default_permissions=discord.Permissions(manage_guild=True),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)


@settings.command(description="Show this server's defaults")
async def show(interaction: Interaction) -> None:
    """Show what is set."""
    await _show(interaction, "Settings of this server")


@settings.command(description="Set the rules that /resolve takes when none are named")
@app_commands.describe(rules="A year or an era")
@app_commands.autocomplete(rules=completing.eras)
async def rules(interaction: Interaction, rules: Date) -> None:
    """Set the era or year."""
    guild = interaction.guild_id
    if guild is None or not await _may(interaction):
        return
    known = {c.value.casefold(): c.value for c in interaction.client.desk.complete_era(rules.strip())}
    era = known.get(rules.strip().casefold())
    if era is None:
        near = ", ".join(list(known.values())[:5]) or "current, 2016, sixth"
        await _send(
            interaction, failure(f"There are no rules called {rules}.", f"Choose for example {near}.")
        )
        return
    interaction.client.store.set_rules(guild, era)
    await _show(interaction, "Saved")


@settings.command(description="Set whether only the asker sees the answers")
@app_commands.describe(private="True: only the asker sees an answer, unless private:False is given")
async def private(interaction: Interaction, private: bool) -> None:
    """Set whether answers are private."""
    guild = interaction.guild_id
    if guild is None or not await _may(interaction):
        return
    interaction.client.store.set_private(guild, private)
    await _show(interaction, "Saved")


@settings.command(description="Forget this server's defaults")
async def reset(interaction: Interaction) -> None:
    """Forget what was set."""
    guild = interaction.guild_id
    if guild is None or not await _may(interaction):
        return
    interaction.client.store.reset(guild)
    await _show(interaction, "Forgotten: the program's own defaults hold again")


async def _may(interaction: Interaction) -> bool:
    """Discord asks for the permission, but servers can hand single commands to anyone: ask again."""
    if interaction.permissions.manage_guild:
        return True
    await _send(
        interaction, failure("Changing settings needs the permission Manage Server.", "Ask a moderator.")
    )
    return False


async def _show(interaction: Interaction, title: str) -> None:
    defaults = interaction.client.store.defaults(interaction.guild_id)
    lines = (
        Line(f"Rules: {defaults.rules}"),
        Line(f"Answers: {'to the asker alone' if defaults.private else 'to everyone in the channel'}"),
    )
    await _send(interaction, Answer(title, (Page("", (Block(lines=lines),)),)))


async def _send(interaction: Interaction, answer: Answer) -> None:
    await send(interaction, answer, Question(Kind.HELP), private=True)
