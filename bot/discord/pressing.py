"""What happens when a button is pressed or a list chosen from, on a message of any age.

Who asked turns the pages of the message itself; anybody else gets a copy of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.answers.answer import Answer
from bot.discord.asking import failed, failure
from bot.discord.forms import PageForm, ScenarioForm
from bot.discord.presses import Action, Forgotten, Press, read_custom_id
from bot.discord.responding import drawn, respond
from bot.discord.sending import arguments, changes
from bot.questions import Kind, Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


async def pressed(interaction: Interaction, custom_id: str, values: list[str]) -> None:
    """Act on a component; one that is not ours is left alone."""
    try:
        press = read_custom_id(custom_id, interaction.client.store)
    except Forgotten:
        await _tell(interaction, failure("This answer is no longer kept.", "Ask the question again."))
        return
    if press is not None:
        await _act(interaction, press, values[0] if values else "")


async def _act(interaction: Interaction, press: Press, value: str) -> None:
    match press.action:
        case Action.TURN:
            await show_page(interaction, press, press.page)
        case Action.GO:
            await show_page(interaction, press, int(value) if value.isdecimal() else 0)
        case Action.JUMP:
            await interaction.response.send_modal(PageForm(press))
        case Action.CITE:
            await respond(interaction, press.question, private=True)
        case Action.PICK:
            await respond(interaction, Question(press.question.kind, value), private=True)
        case Action.TRY:
            question = Question(press.question.kind, value, press.question.option)
            await respond(interaction, question, private=press.hidden)
        case Action.MORE:
            await _copy(interaction, press, 0)
        case Action.EDIT:
            await interaction.response.send_modal(ScenarioForm(press.question, press.hidden or None))
        case Action.DELETE:
            await _delete(interaction, press)


async def show_page(interaction: Interaction, press: Press, page: int) -> None:
    """Show page `page` of the answer that `press` belongs to: in place for who asked, else as a copy."""
    if interaction.user.id != press.owner:
        await _copy(interaction, press, page)
        return
    asking = interaction.client.asking
    private = interaction.message is not None and interaction.message.flags.ephemeral
    quick = asking.ready(press.question)
    if not quick:
        await interaction.response.defer()
    answer = await asking.answer(press.question)
    message = drawn(
        interaction, answer, press.question, private=private, hidden=press.hidden, page=page, part=press.part
    )
    if quick:
        await interaction.response.edit_message(**changes(message))
    else:
        await interaction.edit_original_response(**changes(message))


async def _copy(interaction: Interaction, press: Press, page: int) -> None:
    """The page as a message that only the presser sees, and whose pages they turn."""
    asking = interaction.client.asking
    quick = asking.ready(press.question)
    if not quick:
        await interaction.response.defer(thinking=True, ephemeral=True)
    answer = await asking.answer(press.question)
    message = drawn(
        interaction, answer, press.question, private=True, hidden=True, page=page, part=press.part
    )
    if quick:
        await interaction.response.send_message(ephemeral=True, **arguments(message))
    else:
        await interaction.edit_original_response(**changes(message))


async def _delete(interaction: Interaction, press: Press) -> None:
    """Delete the message, for who asked and for those who may delete messages here."""
    if interaction.user.id != press.owner and not interaction.permissions.manage_messages:
        await _tell(interaction, failure("Only who asked may delete this.", "Moderators may, too."))
        return
    await interaction.response.defer()
    await interaction.delete_original_response()


async def _tell(interaction: Interaction, answer: Answer) -> None:
    message = drawn(interaction, answer, Question(Kind.HELP), private=True, hidden=True)
    await interaction.response.send_message(ephemeral=True, **arguments(message))


async def report(interaction: Interaction, error: BaseException) -> None:
    """Tell who pressed or typed that something went wrong, whatever was answered before."""
    answer = failed(error)
    message = drawn(interaction, answer, Question(Kind.HELP), private=True, hidden=True)
    if interaction.response.is_done():
        await interaction.followup.send(ephemeral=True, **arguments(message))
    else:
        await interaction.response.send_message(ephemeral=True, **arguments(message))
