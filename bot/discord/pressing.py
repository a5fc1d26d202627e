"""What happens when a button is pressed, a list chosen from or a form sent, on a message of any age.

Who asked turns the pages of the message itself; anybody else gets a copy of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.discord.asking import failed, failure
from bot.discord.delivering import answered, delivered
from bot.discord.forms import page_form, scenario_form
from bot.discord.presses import Action, Forgotten, Outdated, Press, read_custom_id
from bot.discord.responding import (
    MOMENT,
    asker_of,
    drawn,
    preferences_of,
    respond,
    tell,
    wording_of,
)
from bot.discord.sending import arguments, changes
from bot.questions import Question

if TYPE_CHECKING:
    from bot.discord.responding import Interaction


async def pressed(
    interaction: Interaction, custom_id: str, values: list[str], typed: Mapping[str, str]
) -> None:
    """Act on a component or a form; one that is not ours is left alone. `values` were chosen, `typed` was written."""
    try:
        press = await read_custom_id(custom_id, interaction.client.store)
    except Forgotten:
        await tell(interaction, failure("This answer is no longer kept.", "Ask the question again."))
        return
    except Outdated:
        await tell(interaction, failure("This button is of an earlier version.", "Ask the question again."))
        return
    if press is not None:
        await _act(interaction, press, values[0] if values else "", typed)


async def _act(interaction: Interaction, press: Press, value: str, typed: Mapping[str, str]) -> None:
    question = press.question
    match press.action:
        case Action.TURN | Action.SHOW:
            await show_page(interaction, press, press.page)
        case Action.GO:
            await show_page(interaction, press, int(value) if value.isdecimal() else 0)
        case Action.JUMP:
            await _open(interaction, press)
        case Action.WENT:
            page = typed.get("page", "").strip()
            await show_page(interaction, press, int(page) - 1 if page.isdecimal() else press.page)
        case Action.CITE:
            await respond(interaction, question, private=True)
        case Action.PICK:
            await respond(interaction, Question(question.kind, value), private=True)
        case Action.TRY:
            await respond(interaction, Question(question.kind, value, question.option), private=press.hidden)
        case Action.MEND:
            await respond(interaction, question, private=press.hidden)
        case Action.FILTER:
            limited = Press(
                press.action, Question(question.kind, question.text, value), press.owner, 0, 0, press.hidden
            )
            await show_page(interaction, limited, 0)
        case Action.MORE:
            await _copy(interaction, press, 0)
        case Action.EDIT:
            await _open(interaction, press)
        case Action.ASKED:
            await respond(interaction, await _asked(interaction, question, typed), private=press.hidden)
        case Action.DELETE:
            await _delete(interaction, press)


async def _open(interaction: Interaction, press: Press) -> None:
    """Open the form that a button asks for."""
    wording = wording_of(interaction, await preferences_of(interaction))
    if press.action is Action.JUMP:
        form, bodies = page_form(press, wording)
    else:
        form, bodies = scenario_form(press.question, press.hidden, interaction.user.id, wording)
    await interaction.client.store.keep(bodies, 24 * 3600.0)
    await answered(lambda: interaction.response.send_modal(form))


async def _asked(interaction: Interaction, question: Question, typed: Mapping[str, str]) -> Question:
    """The question of a form that was sent."""
    rules = typed.get("rules")
    if rules is None:
        return Question(question.kind, typed.get("scenario", ""))
    era = rules.strip() or (await preferences_of(interaction)).rules or ""
    return Question(question.kind, typed.get("scenario", ""), era)


async def show_page(interaction: Interaction, press: Press, page: int) -> None:
    """Show page `page` of the answer that `press` belongs to: in place for who asked, else as a copy."""
    if interaction.user.id != press.owner or interaction.message is None:
        await _copy(interaction, press, page)
        return
    preferences = await preferences_of(interaction)
    asked = asyncio.ensure_future(interaction.client.asking.answer(press.question, asker_of(interaction)))
    done, _ = await asyncio.wait({asked}, timeout=MOMENT)
    if not done:
        await answered(interaction.response.defer)
    made = await drawn(
        interaction,
        await asked,
        press.question,
        preferences,
        private=interaction.message.flags.ephemeral,
        hidden=bool(press.hidden),
        page=page,
        part=press.part,
    )
    old = not interaction.message.flags.components_v2
    if done:
        await answered(
            lambda: interaction.response.edit_message(**changes(made.message, made.picture, old=old))
        )
    else:
        await delivered(
            lambda: interaction.edit_original_response(**changes(made.message, made.picture, old=old))
        )


async def _copy(interaction: Interaction, press: Press, page: int) -> None:
    """The page as a message that only the presser sees, and whose pages they turn."""
    preferences = await preferences_of(interaction)
    asked = asyncio.ensure_future(interaction.client.asking.answer(press.question, asker_of(interaction)))
    done, _ = await asyncio.wait({asked}, timeout=MOMENT)
    if not done:
        await answered(lambda: interaction.response.defer(thinking=True, ephemeral=True))
    made = await drawn(
        interaction,
        await asked,
        press.question,
        preferences,
        private=True,
        hidden=True,
        page=page,
        part=press.part,
    )
    if done:
        await answered(
            lambda: interaction.response.send_message(ephemeral=True, **arguments(made.message, made.picture))
        )
    else:
        await delivered(lambda: interaction.edit_original_response(**changes(made.message, made.picture)))


async def _delete(interaction: Interaction, press: Press) -> None:
    """Delete the message, for who asked and for those who may delete messages here."""
    if interaction.user.id != press.owner and not interaction.permissions.manage_messages:
        await tell(interaction, failure("Only who asked may delete this.", "Moderators may, too."))
        return
    await answered(interaction.response.defer)
    await interaction.delete_original_response()


async def report(interaction: Interaction, error: BaseException) -> None:
    """Tell who pressed or typed that something went wrong."""
    await tell(interaction, failed(error))
