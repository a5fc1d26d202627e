"""From a command to its message: quick answers at once, slow ones deferred; errors to the asker alone."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.answers.answer import Answer, Tone
from bot.discord.presses import custom_id
from bot.discord.rendering.message import Message, View, render
from bot.discord.sending import arguments, changes
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.client import OracleClient

    Interaction = discord.Interaction[OracleClient]

log = logging.getLogger(__name__)

#: Where the answer helps only who asked.
PERSONAL = frozenset({Kind.HELP})


async def respond(interaction: Interaction, question: Question, private: bool | None = None) -> None:
    """Answer a command with a new message. `private` None means the server's default."""
    client = interaction.client
    if private is None:
        private = client.store.defaults(interaction.guild_id).private or question.kind in PERSONAL
    if client.asking.ready(question):
        await send(interaction, await client.asking.answer(question), question, private)
        return
    # Whether a deferred answer is private is settled here, before it is known whether it is an error.
    await interaction.response.defer(thinking=True, ephemeral=private)
    answer = await client.asking.answer(question)
    if answer.tone is Tone.ANSWER or private:
        await send_late(interaction, answer, question, private)
        return
    try:
        await interaction.delete_original_response()
    except discord.HTTPException:
        log.info("a deferred answer could not be taken back; its error is shown to all")
        await send_late(interaction, answer, question, private)
        return
    message = drawn(interaction, answer, question, private=True, hidden=False)
    await interaction.followup.send(ephemeral=True, **arguments(message))


async def send(interaction: Interaction, answer: Answer, question: Question, private: bool) -> None:
    """Send `answer` as the first response; choices and errors go to the asker alone."""
    alone = private or answer.tone is not Tone.ANSWER
    message = drawn(interaction, answer, question, private=alone, hidden=private)
    await interaction.response.send_message(ephemeral=alone, **arguments(message))


async def send_late(interaction: Interaction, answer: Answer, question: Question, private: bool) -> None:
    """Put `answer` in the place of a deferred response."""
    message = drawn(interaction, answer, question, private=private, hidden=private)
    await interaction.edit_original_response(**changes(message))


def drawn(
    interaction: Interaction,
    answer: Answer,
    question: Question,
    *,
    private: bool,
    hidden: bool,
    page: int = 0,
    part: int = 0,
) -> Message:
    """One page of `answer` for whoever made `interaction`."""
    return render(
        answer,
        View(
            question,
            interaction.user.id,
            page,
            part,
            private=private,
            hidden=hidden,
            # In servers that allow no embeds the same goes as text.
            plain=interaction.guild_id is not None and not interaction.app_permissions.embed_links,
        ),
        lambda press: custom_id(press, interaction.client.store),
    )
