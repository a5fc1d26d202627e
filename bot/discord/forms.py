"""The forms: a scenario to resolve or compare, and a page to jump to. What a form is for stands in its id, so that one
left open over a restart is answered like any other."""

from __future__ import annotations

from typing import Any

import discord

from bot.discord.languages.wording import Wording
from bot.discord.presses import Action, Press, custom_id
from bot.discord.rendering.limits import MODAL_LABEL, MODAL_TEXT, MODAL_TITLE, shortened
from bot.questions import Kind, Question

EXAMPLE = "Alice attacks with Serra Angel. Bob blocks with Hill Giant. Does Hill Giant die?"

_Input = discord.ui.TextInput[Any]

#: A form, and the questions of its id that have to be kept before it is opened.
Form = tuple[discord.ui.Modal, dict[str, str]]


def scenario_form(question: Question, hidden: bool | None, owner: int, wording: Wording) -> Form:
    """Asks for a scenario, filled with what was typed before, so that nothing is typed twice."""
    bodies: dict[str, str] = {}
    title = "Resolve a scenario" if question.kind is Kind.RESOLVE else "Compare a scenario"
    press = Press(Action.ASKED, Question(question.kind), owner, hidden=hidden)
    form = _form(wording(title), custom_id(press, bodies))
    form.add_item(
        _Input(
            label=shortened(wording("What happens, in short sentences"), MODAL_LABEL),
            custom_id="scenario",
            style=discord.TextStyle.paragraph,
            placeholder=EXAMPLE,
            default=question.text[:MODAL_TEXT] or None,
            max_length=MODAL_TEXT,
        )
    )
    if question.kind is Kind.RESOLVE:
        form.add_item(
            _Input(
                label=shortened(wording("Rules: a year, an era, or current"), MODAL_LABEL),
                custom_id="rules",
                default=question.option[:40] or None,
                required=False,
                max_length=40,
            )
        )
    return form, bodies


def page_form(press: Press, wording: Wording) -> Form:
    """Asks for a page number of the answer that `press` belongs to."""
    bodies: dict[str, str] = {}
    went = Press(Action.WENT, press.question, press.owner, press.page, press.part, press.hidden)
    form = _form(wording("Go to a page"), custom_id(went, bodies))
    form.add_item(_Input(label=wording("Page"), custom_id="page", default=str(press.page + 1), max_length=4))
    return form, bodies


def _form(title: str, name: str) -> discord.ui.Modal:
    form = discord.ui.Modal(title=shortened(title, MODAL_TITLE), custom_id=name)
    # A stopped form is sent but not remembered: its id says all there is to know.
    form.stop()
    return form


def typed_into(components: Any) -> dict[str, str]:
    """What was written into a form: by the id of each input, as Discord sends it."""
    found: dict[str, str] = {}
    for row in components or ():
        for part in row.get("components") or ([row["component"]] if row.get("component") else []):
            if isinstance(part.get("value"), str):
                found[str(part.get("custom_id", ""))] = part["value"]
    return found
