"""What a button or a select means, in the 100 characters of its custom id, so that it outlives a restart.

The question itself stands in the id when it fits, else in the store under a short hash.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import MutableMapping
from enum import StrEnum
from typing import Protocol

from bot.discord.rendering.limits import CUSTOM_ID, length
from bot.questions import Kind, Question
from bot.values import dataclass

_MARK = "ro1"
#: How `hidden` is written: asked for privately, asked for openly, nothing said.
_HIDDEN = {True: "!", False: "~", None: ""}
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Action(StrEnum):
    """What pressing does. Two components of one message differ in action, page or question."""

    TURN = "t"  # show page `page`
    SHOW = "o"  # the same, from the table of outcomes
    GO = "g"  # a select whose value is the page
    JUMP = "j"  # ask for a page number
    CITE = "c"  # answer the question, to the presser alone
    PICK = "p"  # a select whose value is the text of a question of that kind: a citation
    TRY = "s"  # the same for a suggestion, answered as the first question would have been
    MORE = "m"  # show the `part`-th follow-up
    EDIT = "e"  # a form with the question's text, to ask it again
    DELETE = "d"
    MEND = "n"  # ask the question instead of the one that was not understood
    FILTER = "f"  # a select whose value is the option of the question: the document to search
    ASKED = "a"  # a form with a question was sent
    WENT = "w"  # a form with a page number was sent


@dataclass(frozen=True, slots=True)
class Press:
    """One component. `owner` is the user id of who asked; `part` 0 is the answer itself, n its n-th follow-up;
    `hidden` tells whether the answer was asked for privately, None that nothing was said about it."""

    action: Action
    question: Question
    owner: int
    page: int = 0
    part: int = 0
    hidden: bool | None = None


class Forgotten(LookupError):
    """The question of a button is no longer kept."""


class Outdated(LookupError):
    """The button is one of an earlier version, and means nothing now."""


class Reads(Protocol):
    """Where questions that are too long for a custom id are kept."""

    async def kept(self, key: str) -> str | None:
        """What was kept under `key`; None when it is gone."""
        ...


def custom_id(press: Press, bodies: MutableMapping[str, str]) -> str:
    """The custom id of `press`, at most 100 characters. A question that does not fit is put into `bodies`, which
    whoever sends the component has to keep."""
    head = "|".join(
        (
            _MARK,
            press.action,
            _base36(press.page),
            _base36(press.part) + _HIDDEN[press.hidden],
            _base36(press.owner),
        )
    )
    inline = _inline(press.question)
    if inline is not None and length(f"{head}|{inline}") <= CUSTOM_ID:
        return f"{head}|{inline}"
    body = json.dumps([press.question.kind, press.question.text, press.question.option])
    key = hashlib.blake2s(body.encode(), digest_size=12).hexdigest()
    bodies[key] = body
    return f"{head}|#{key}"


async def read_custom_id(text: str, store: Reads) -> Press | None:
    """The press that a custom id names; None when it is none of ours.

    Raises `Forgotten` when its question is no longer kept, `Outdated` when it is one of an earlier version."""
    parts = text.split("|", 5)
    if parts[0] != _MARK:
        return None
    try:
        _, action, page, part, owner, token = parts
        hidden = next((known for known, mark in _HIDDEN.items() if mark and part.endswith(mark)), None)
        return Press(
            Action(action),
            await _question(token, store),
            int(owner, 36),
            int(page, 36),
            int(part.rstrip("!~"), 36),
            hidden,
        )
    except (ValueError, KeyError) as error:
        raise Outdated(text) from error


def _inline(question: Question) -> str | None:
    plain = question.text.isprintable() and question.option.isprintable() and "!" not in question.option
    # Discord trims custom ids, so blanks at the end would be lost.
    whole = question.text == question.text.strip()
    return f"{question.kind}!{question.option}!{question.text}" if plain and whole else None


async def _question(token: str, store: Reads) -> Question:
    if token.startswith("#"):
        body = await store.kept(token[1:])
        if body is None:
            raise Forgotten(token)
        kind, text, option = json.loads(body)
        return Question(Kind(kind), text, option)
    kind, option, text = token.split("!", 2)
    return Question(Kind(kind), text, option)


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
