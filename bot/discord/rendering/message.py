"""One page of an `Answer` as a message, within every limit of Discord's: the only place that knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.answers.answer import Answer, Page, Tone
from bot.citing import adds_to
from bot.discord.languages.wording import ENGLISH_WORDING, Wording
from bot.discord.presses import Press
from bot.discord.rendering import limits, pressables
from bot.discord.rendering.asked import with_scenario
from bot.discord.rendering.limits import length, shortened
from bot.discord.rendering.markup import escaped
from bot.discord.rendering.pages import DIM, Sheet, sheets
from bot.discord.rendering.parts import Divider, Message, Part, Picture, Row, Text
from bot.discord.rendering.spoken import spoken
from bot.questions import Question
from bot.values import dataclass, replace

COLOURS = {Tone.ANSWER: 0x3B7A57, Tone.CHOICES: 0xC9A227, Tone.ERROR: 0xB03A2E}


@dataclass(frozen=True, slots=True)
class View:
    """Who looks at which page of the answer to which question, in which language. `private` messages have no delete
    button: their reader dismisses them. `hidden` tells that privacy was asked for; `ruling` is the id under which the
    answer can be seen again; `pictures`: they may be shown here."""

    question: Question
    owner: int
    page: int = 0
    part: int = 0
    private: bool = False
    hidden: bool = False
    plain: bool = False
    pictures: bool = False
    ruling: str = ""
    wording: Wording = ENGLISH_WORDING


#: Makes the custom id of a press.
Name = Callable[[Press], str]


def render(answer: Answer, view: View, name: Name) -> Message:
    """The message for one page of `answer`; a page that it does not have counts as its last.

    `view.part` n shows the n-th follow-up in place of the answer."""
    answer = spoken(answer, view.wording)
    if 0 < view.part <= len(answer.related):
        label, page = answer.related[view.part - 1]
        answer = Answer(
            f"{answer.title}: {label}",
            (page,),
            answer.tone,
            answer.citations,
            answer.footer,
            dated=answer.dated,
        )
    else:
        answer = with_scenario(answer, view.question)
    if _has_table(answer, view):
        answer = replace(answer, pages=(_without_steps(answer.pages[0]), *answer.pages[1:]))
    room = limits.PLAIN_PAGE if view.plain else limits.PAGE
    every = sheets(answer.pages, room - limits.TABLE if _has_table(answer, view) else room)
    here = min(max(view.page, 0), len(every) - 1)
    return Message(tuple(_parts(answer, view, every, here, name)), COLOURS[answer.tone], view.plain)


def _parts(answer: Answer, view: View, every: tuple[Sheet, ...], here: int, name: Name) -> Iterator[Part]:
    sheet = every[here]
    press = pressables.presser(view.question, view.owner, view.part, view.hidden, name)
    title = _title(answer, sheet)
    yield Text(f"**{title}**" if view.plain else f"### {title}")
    texts = list(sheet.texts)
    scene = answer.pages[sheet.page].scene if sheet.page < len(answer.pages) else None
    first = here == 0 or every[here - 1].page != sheet.page
    if view.pictures and scene is not None and first:
        # What was asked stands above its picture, as it does above the story.
        if texts and texts[0].startswith(">"):
            yield Text(texts.pop(0))
        yield Picture(scene, shortened(scene.told, limits.ALT_TEXT))
    table = _has_table(answer, view)
    beside = [text for text in texts if table and text.startswith(DIM)]
    told = [text for text in texts if text not in beside]
    if told:
        yield Text("\n\n".join(told))
    if table:
        yield Divider()
        yield from _table(answer, every, sheet, view, press)
    if beside:
        yield Text("\n\n".join(beside))
    room = limits.PRESSABLE - (limits.TABLE_COMPONENTS if _has_table(answer, view) else 0)
    rows = tuple(
        pressables.below(answer, view.question, every, here, view.private, view.wording, press, room)
    )
    if rows:
        yield Divider()
        yield from rows
    footer = _footer(answer, here, len(every), view)
    if footer:
        yield Text(f"-# {footer}")


def _without_steps(page: Page) -> Page:
    """What is told of several outcomes together: what was asked and how they part; the steps stand with each outcome."""
    return replace(page, blocks=tuple(block for block in page.blocks if not block.numbered))


def _has_table(answer: Answer, view: View) -> bool:
    return 2 <= len(answer.forks) <= limits.MOST_ROWS and not view.plain


def _table(
    answer: Answer, every: tuple[Sheet, ...], sheet: Sheet, view: View, press: pressables.Id
) -> Iterator[Part]:
    """Which choice leads where, each outcome one press away; many outcomes are in the list of pages instead."""
    seen: set[int] = set()
    for fork in answer.forks:
        page = next((place for place, other in enumerate(every) if other.page == fork.page), 0)
        if page in seen:
            continue
        seen.add(page)
        choices, end = _fitting(fork.choices, limits.ROW_CHOICES), _fitting(fork.end, limits.ROW_END)
        button = pressables.shown_button(page, fork.page == sheet.page, view.wording, press)
        yield Row(f"**{choices}**\n{end}" if choices else end or str(page + 1), button)


def _title(answer: Answer, sheet: Sheet) -> str:
    both = answer.title.strip() or "Rules Oracle"
    if adds_to(sheet.title, both):
        both = f"{both} · {sheet.title}"
    return _fitting(both, limits.TITLE)


def _fitting(text: str, limit: int) -> str:
    """`text` escaped and within `limit`. Escaping makes it longer; then less of it is shown."""
    shown = escaped(shortened(text, limit))
    room = limit
    while length(shown) > limit:
        room -= max(1, (length(shown) - limit) // 2)
        shown = escaped(shortened(text, room))
    return shown


def _footer(answer: Answer, here: int, count: int, view: View) -> str:
    parts = [_fitting(answer.footer, limits.FOOTER_LINE)]
    if count > 1:
        parts.append(view.wording("page {here} of {count}", here=here + 1, count=count))
    # A footer that names the text says its date already.
    if answer.dated and answer.dated not in answer.footer:
        parts.append(view.wording("index of {date}", date=answer.dated))
    if view.ruling:
        parts.append(view.wording("ruling {id}", id=view.ruling))
    return " · ".join(part for part in parts if part)
