"""From a command to its message: what is answered within a moment at once, the rest deferred; errors to the asker alone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.answers.answer import Answer, Tone
from bot.discord.delivering import answered, delivered
from bot.discord.languages.wording import NAMES, Wording, language_of
from bot.discord.pictures import drawing
from bot.discord.presses import custom_id
from bot.discord.rendering.message import View, render
from bot.discord.rendering.parts import Message
from bot.discord.rulings import kept_ruling
from bot.discord.sending import arguments, changes
from bot.discord.storing.preferences import PROGRAM, Preferences
from bot.discord.symbols import with_symbols
from bot.questions import Kind, Question
from bot.values import dataclass
from bot.workers.turns import Asker

if TYPE_CHECKING:
    from bot.discord.client import OracleClient

    Interaction = discord.Interaction[OracleClient]

log = logging.getLogger(__name__)

#: Seconds for which an answer is waited for before Discord is told that it comes later: an error that comes within
#: them is told to the asker alone, and nobody sees a "thinking".
MOMENT = 1.5
#: Seconds that the question of a button is kept: ninety days.
KEPT = 90 * 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Sendable:
    """A message and its picture."""

    message: Message
    picture: bytes | None = None


def asker_of(interaction: Interaction) -> Asker:
    """Who asks, for fair turns."""
    return Asker(interaction.user.id, interaction.guild_id or 0)


async def preferences_of(interaction: Interaction) -> Preferences:
    """What holds for whoever made `interaction`, the program's own defaults included."""
    found = await interaction.client.store.preferences(interaction.guild_id, interaction.user.id)
    return found.over(PROGRAM)


def wording_of(interaction: Interaction, preferences: Preferences) -> Wording:
    """The language that whoever made `interaction` is spoken to in: the one that was set, else that of their Discord."""
    chosen = preferences.language
    return Wording(chosen if chosen in NAMES else language_of(interaction.locale.value))


async def respond(interaction: Interaction, question: Question, private: bool | None = None) -> None:
    """Answer a command with a new message. `private` None means what was set here."""
    client = interaction.client
    preferences = await preferences_of(interaction)
    hidden = bool(preferences.private) if private is None else private
    asked = asyncio.ensure_future(client.asking.answer(question, asker_of(interaction)))
    done, _ = await asyncio.wait({asked}, timeout=MOMENT)
    if done:
        await send(interaction, asked.result(), question, hidden, preferences)
        return
    # Whether a deferred answer is private is settled here, before it is known whether it is an error.
    await answered(lambda: interaction.response.defer(thinking=True, ephemeral=hidden))
    answer = await asked
    if answer.tone is not Tone.ANSWER and not hidden:
        try:
            await delivered(interaction.delete_original_response)
        except discord.HTTPException:
            log.info("a deferred answer could not be taken back; its error is shown to all")
        else:
            made = await drawn(interaction, answer, question, preferences, private=True, hidden=False)
            await delivered(
                lambda: interaction.followup.send(ephemeral=True, **arguments(made.message, made.picture))
            )
            return
    made = await drawn(interaction, answer, question, preferences, private=hidden, hidden=hidden)
    await delivered(lambda: interaction.edit_original_response(**changes(made.message, made.picture)))


async def send(
    interaction: Interaction,
    answer: Answer,
    question: Question,
    hidden: bool,
    preferences: Preferences | None = None,
) -> None:
    """Send `answer` as the first response; choices and errors go to the asker alone."""
    preferences = preferences or await preferences_of(interaction)
    alone = hidden or answer.tone is not Tone.ANSWER
    made = await drawn(interaction, answer, question, preferences, private=alone, hidden=hidden)
    await answered(
        lambda: interaction.response.send_message(ephemeral=alone, **arguments(made.message, made.picture))
    )


async def tell(interaction: Interaction, answer: Answer) -> None:
    """Tell who pressed or typed something, alone, whatever was answered before."""
    preferences = await preferences_of(interaction)
    said = Question(Kind.HELP)
    made = await drawn(interaction, answer, said, preferences, private=True, hidden=True)
    if interaction.response.is_done():
        await answered(lambda: interaction.followup.send(ephemeral=True, **arguments(made.message)))
    else:
        await answered(lambda: interaction.response.send_message(ephemeral=True, **arguments(made.message)))


async def drawn(
    interaction: Interaction,
    answer: Answer,
    question: Question,
    preferences: Preferences,
    *,
    private: bool,
    hidden: bool,
    page: int = 0,
    part: int = 0,
) -> Sendable:
    """One page of `answer` for whoever made `interaction`, its questions kept and its picture drawn."""
    client = interaction.client
    bodies: dict[str, str] = {}
    ruling = kept_ruling(answer, question, bodies)
    may = interaction.app_permissions
    elsewhere = interaction.guild_id is None
    style = preferences.picture if elsewhere or may.attach_files else "off"
    view = View(
        question,
        interaction.user.id,
        page,
        part,
        private=private,
        hidden=hidden,
        # In channels that allow no embeds the same goes as text.
        plain=not (elsewhere or may.embed_links),
        pictures=style in drawing.STYLES,
        ruling=ruling,
        wording=wording_of(interaction, preferences),
    )
    message = with_symbols(render(answer, view, lambda press: custom_id(press, bodies)), client.symbols)
    await client.store.keep(bodies, KEPT)
    if message.picture is None:
        return Sendable(message)
    picture = await drawing.drawn(message.picture.scene, style or "off", view.wording)
    return Sendable(message, picture) if picture is not None else Sendable(message.without_picture())
