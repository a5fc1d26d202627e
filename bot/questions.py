"""A question as data: what a batch line, a console line and a Discord button all come down to.

Being plain data it can be stored, sent to another process and asked again after a restart.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.answers.answer import Answer, Block, Line, Page, Tone
from bot.answers.reply import Reply
from bot.errors import BadInput
from bot.values import dataclass

if TYPE_CHECKING:
    from bot.answers.desk import Desk
    from bot.answers.reply import Reply


class Kind(StrEnum):
    """Which of the desk's questions is asked; the value is the command's name in every face."""

    RULE = "rule"
    DEFINE = "define"
    SEARCH = "search"
    CARD = "card"
    HISTORY = "history"
    RESOLVE = "resolve"
    COMPARE = "compare"
    HELP = "help"
    ABOUT = "about"
    RULES = "rules"  # several rules at once: the numbers, one a line
    CARDS = "cards"  # several cards at once: the names, one a line
    CHANGES = "changes"  # what the newest rules text changed
    RULING = "ruling"  # an answer given before, by its id: known only where it was given


#: Questions that run the engine and may take long.
SLOW = frozenset({Kind.RESOLVE, Kind.COMPARE})


@dataclass(frozen=True, slots=True)
class Question:
    """`text` is what was typed; `option` is the one extra that some questions take: the date of `rule`,
    the document of `search`, the era or year of `resolve`. Empty means not given."""

    kind: Kind
    text: str = ""
    option: str = ""


def ask(desk: Desk, question: Question) -> Reply:
    """The desk's reply to `question`. Like the desk's methods it never raises for bad input."""
    # Half characters (broken bytes of a command line, `\\ud800` in JSON) can be neither stored nor printed.
    text, option = (
        part.encode("utf-8", "replace").decode("utf-8") for part in (question.text, question.option)
    )
    match question.kind:
        case Kind.RULE:
            return desk.rule(text, option or None)
        case Kind.DEFINE:
            return desk.define(text)
        case Kind.SEARCH:
            return desk.search(text, option or None)
        case Kind.CARD:
            return desk.card(text)
        case Kind.HISTORY:
            return desk.history(text)
        case Kind.RESOLVE:
            return desk.resolve(text, option or "current")
        case Kind.COMPARE:
            return desk.compare(text)
        case Kind.HELP:
            return desk.help()
        case Kind.ABOUT:
            return desk.about()
        case Kind.RULES:
            return _together(text, desk.rule)
        case Kind.CARDS:
            return _together(text, desk.card)
        case Kind.CHANGES:
            return desk.changes()
        case Kind.RULING:
            raise BadInput("Rulings are kept where they were given.", "Ask for it in Discord with /ruling.")


def _together(text: str, look_up: Callable[[str], Reply]) -> Reply:
    """One reply for several look-ups, a page or more each. Those that found nothing are named at the end;
    when none found anything, that is the answer."""
    replies = [(query, look_up(query)) for query in text.splitlines() if query.strip()]
    found = [reply.answer for _, reply in replies if reply.answer.tone is Tone.ANSWER]
    missing = [query for query, reply in replies if reply.answer.tone is not Tone.ANSWER]
    if not found:
        title = f"Nothing found for {', '.join(missing)}"
        note = Line("Name a rule by number or a card by name, and ask again.")
        return Reply(Answer(title, (Page("", (Block(lines=(note,)),)),), Tone.ERROR), {}, 1)
    pages = [Page(page.title or answer.title, page.blocks) for answer in found for page in answer.pages]
    if missing:
        lines = tuple(Line(query) for query in missing)
        pages[-1] = Page(pages[-1].title, (*pages[-1].blocks, Block("Not found", lines)))
    title = found[0].title if len(found) == 1 else f"{len(found)} found"
    citations = tuple(dict.fromkeys(citation for answer in found for citation in answer.citations))
    return Reply(
        Answer(title, tuple(pages), citations=citations, footer=found[0].footer, dated=found[0].dated), {}
    )
