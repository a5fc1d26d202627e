"""`/settings`: a server's defaults, for those who may manage the server, and each user's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.answers.answer import Answer, Block, Line, Page
from bot.discord import completing
from bot.discord.asking import failure
from bot.discord.commands.options import Date
from bot.discord.languages.wording import NAMES
from bot.discord.responding import send, tell
from bot.discord.storing.preferences import PROGRAM, Preferences, Scope
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction

_PICTURES = [app_commands.Choice(name=name, value=name) for name in ("dark", "light", "off")]
_LANGUAGES = [
    app_commands.Choice(name="as Discord shows it", value="auto"),
    *(app_commands.Choice(name=name, value=language) for language, name in NAMES.items()),
]


def _with_settings(group: app_commands.Group, scope: Scope) -> app_commands.Group:
    """`group` with the commands that show and set the preferences of that scope."""

    @group.command(description="Show what is set")
    async def show(interaction: Interaction) -> None:
        owner = await _owner(interaction, scope, change=False)
        if owner:
            await _show(interaction, scope, await interaction.client.store.set_by(scope, owner), "Settings")

    @group.command(description="Set the rules that /resolve takes when none are named")
    @app_commands.describe(rules="A year or an era")
    @app_commands.autocomplete(rules=completing.eras)
    async def rules(interaction: Interaction, rules: Date) -> None:
        known = {c.value.casefold(): c.value for c in interaction.client.desk.complete_era(rules.strip())}
        era = known.get(rules.strip().casefold())
        if era is None:
            near = ", ".join(list(known.values())[:5]) or "current, 2016, sixth"
            sorry = failure(f"There are no rules called {rules}.", f"Choose for example {near}.")
            await tell(interaction, sorry)
            return
        await _change(interaction, scope, rules=era)

    @group.command(description="Set whether only the asker sees the answers")
    @app_commands.describe(private="True: only the asker sees an answer, unless private:False is given")
    async def private(interaction: Interaction, private: bool) -> None:
        await _change(interaction, scope, private=private)

    @group.command(description="Set whether pictures of fights are shown, for a dark or a light screen")
    @app_commands.describe(picture="dark, light or off")
    @app_commands.choices(picture=_PICTURES)
    async def picture(interaction: Interaction, picture: str) -> None:
        await _change(interaction, scope, picture=picture)

    @group.command(description="Set the language of the bot's own sentences")
    @app_commands.describe(language="A language, or the one of Discord")
    @app_commands.choices(language=_LANGUAGES)
    async def language(interaction: Interaction, language: str) -> None:
        await _change(interaction, scope, language=None if language == "auto" else language)

    @group.command(description="Forget everything that was set")
    async def reset(interaction: Interaction) -> None:
        owner = await _owner(interaction, scope)
        if owner:
            await interaction.client.store.reset(scope, owner)
            await _show(interaction, scope, Preferences(), "Forgotten")

    return group


command = _with_settings(
    app_commands.Group(name="settings", description="The defaults of this server, and your own"), Scope.SERVER
)


@command.command(description="Set the channel that hears of new rules texts")
@app_commands.describe(channel="The channel; leave it out to hear of none")
async def alerts(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
    """Set where new rules texts are told of; from now on."""
    if channel is None:
        await _change(interaction, Scope.SERVER, alerts=None)
        return
    if not channel.permissions_for(channel.guild.me).send_messages if channel.guild.me else False:
        await tell(
            interaction, failure("The bot may not write in that channel.", "Give it Send Messages there.")
        )
        return
    await _change(interaction, Scope.SERVER, alerts=channel.id, alerted=interaction.client.asking.dated)


command.add_command(
    _with_settings(
        app_commands.Group(name="mine", description="Your own defaults, which go before the server's"),
        Scope.USER,
    )
)


async def _owner(interaction: Interaction, scope: Scope, change: bool = True) -> int:
    """Whose preferences these are; 0 where there are none to be shown or set, which is told."""
    if scope is Scope.USER:
        return interaction.user.id
    if interaction.guild_id is None:
        await tell(interaction, failure("This is no server.", "Set your own defaults with /settings mine."))
        return 0
    if change and not interaction.permissions.manage_guild:
        await tell(
            interaction,
            failure(
                "Changing settings needs the permission Manage Server.",
                "Ask a moderator, or set your own with /settings mine.",
            ),
        )
        return 0
    return interaction.guild_id


async def _change(interaction: Interaction, scope: Scope, **changes: str | int | bool | None) -> None:
    owner = await _owner(interaction, scope)
    if owner:
        await _show(
            interaction, scope, await interaction.client.store.change(scope, owner, **changes), "Saved"
        )


async def _show(interaction: Interaction, scope: Scope, found: Preferences, title: str) -> None:
    unset = "as the server has it" if scope is Scope.USER else ""
    shown = found if scope is Scope.USER else found.over(PROGRAM)
    answers = {None: unset, True: "to the asker alone", False: "to everyone in the channel"}
    lines = [
        f"Rules: {shown.rules or unset}",
        f"Answers: {answers[shown.private]}",
        f"Pictures: {shown.picture or unset}",
        f"Language: {NAMES.get(shown.language or '', 'as Discord shows it')}",
    ]
    if scope is Scope.SERVER:
        channel = interaction.guild.get_channel(found.alerts or 0) if interaction.guild else None
        where = f"#{channel.name}" if channel is not None else f"#{found.alerts}"
        lines.append("New rules: told in no channel" if found.alerts is None else f"New rules: {where}")
    blocks = (Block(lines=tuple(map(Line, lines))),)
    await send(interaction, Answer(title, (Page("", blocks),)), Question(Kind.HELP), True)
