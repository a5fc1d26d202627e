"""One page of an `Answer` as a Discord message, within every limit: the only place that knows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.answers.answer import Answer, Citation, Page, Tone
from bot.citing import adds_to
from bot.discord.presses import Action, Press
from bot.discord.rendering import limits
from bot.discord.rendering.asked import with_scenario
from bot.discord.rendering.limits import length, shortened
from bot.discord.rendering.markup import escaped
from bot.discord.rendering.pages import Sheet, sheets
from bot.questions import SLOW, Kind, Question
from bot.values import dataclass

COLOURS = {Tone.ANSWER: 0x3B7A57, Tone.CHOICES: 0xC9A227, Tone.ERROR: 0xB03A2E}


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `custom_id` is within 100 characters."""

    label: str
    custom_id: str
    disabled: bool = False
    danger: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """One line of a select."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list of at most 25 options of which one can be chosen."""

    placeholder: str
    custom_id: str
    options: tuple[Option, ...]


#: One row of components: up to five buttons, or one select.
Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Message:
    """What is sent. With `plain` title, body and footer go as text, else as one embed."""

    title: str
    body: str
    footer: str
    colour: int
    rows: tuple[Row, ...]
    plain: bool = False

    @property
    def content(self) -> str:
        """The message as plain text, for channels where embeds are not allowed."""
        parts = (
            f"**{self.title}**" if self.title else "",
            self.body,
            f"-# {self.footer}" if self.footer else "",
        )
        return "\n".join(part for part in parts if part)


@dataclass(frozen=True, slots=True)
class View:
    """Who looks at which page of the answer to which question. `private` messages have no delete button:
    their reader dismisses them. `hidden` tells that privacy was asked for."""

    question: Question
    owner: int
    page: int = 0
    part: int = 0
    private: bool = False
    hidden: bool = False
    plain: bool = False


#: Makes the custom id of a press.
Name = Callable[[Press], str]


def render(answer: Answer, view: View, name: Name) -> Message:
    """The message for one page of `answer`; a page that it does not have counts as its last.

    `view.part` n shows the n-th follow-up in place of the answer."""
    if 0 < view.part <= len(answer.related):
        label, page = answer.related[view.part - 1]
        answer = Answer(f"{answer.title}: {label}", (page,), answer.tone, answer.citations, answer.footer)
    else:
        answer = with_scenario(answer, view.question)
    every = sheets(answer.pages, limits.PLAIN_PAGE if view.plain else limits.PAGE)
    here = min(max(view.page, 0), len(every) - 1)
    sheet = every[here]
    return Message(
        title=_title(answer, sheet),
        body=sheet.body,
        footer=_footer(answer, here, len(every), view.plain),
        colour=COLOURS[answer.tone],
        rows=_rows(answer, view, every, here, name),
        plain=view.plain,
    )


def _title(answer: Answer, sheet: Sheet) -> str:
    both = answer.title.strip() or "Rules Oracle"
    if adds_to(sheet.title, both):
        both = f"{both} · {sheet.title}"
    text = escaped(shortened(both, limits.TITLE))
    # Escaping makes it longer; then less of it is shown.
    room = limits.TITLE
    while length(text) > limits.TITLE:
        room -= max(1, (length(text) - limits.TITLE) // 2)
        text = escaped(shortened(both, room))
    return text


def _footer(answer: Answer, here: int, count: int, plain: bool) -> str:
    text = shortened(answer.footer, limits.FOOTER_LINE // 2 if plain else limits.FOOTER_LINE)
    text = escaped(text) if plain else text
    if count == 1:
        return text
    return f"{text} · page {here + 1} of {count}" if text else f"Page {here + 1} of {count}"


def _rows(answer: Answer, view: View, every: tuple[Sheet, ...], here: int, name: Name) -> tuple[Row, ...]:
    def press(
        action: Action, page: int = 0, part: int = view.part, question: Question = view.question
    ) -> str:
        return name(Press(action, question, view.owner, page, part, view.hidden))

    rows: list[Row | None] = [
        _turning(view, here, len(every), press),
        _outcomes(answer, every, here, press),
        _cited(answer, every[here], press),
        _suggested(answer, view.question, press),
        _followed(answer, view, press),
    ]
    return tuple(row for row in rows if row)


#: `press` of `_rows`.
Id = Callable[..., str]


def _turning(view: View, here: int, count: int, press: Id) -> Row | None:
    delete = () if view.private else (Button("Delete", press(Action.DELETE), danger=True),)
    if count == 1:
        return delete or None
    # The ends wrap round to nowhere: they are there but cannot be pressed. Each id of a message must differ,
    # so a disabled button names a page that its neighbour does not.
    return (
        Button("Back", press(Action.TURN, max(here - 1, 0)), disabled=here == 0),
        Button(f"{here + 1} of {count}", press(Action.JUMP, here)),
        Button("Next", press(Action.TURN, here + 1), disabled=here == count - 1),
        *delete,
    )


def _outcomes(answer: Answer, every: tuple[Sheet, ...], here: int, press: Id) -> Row | None:
    """A list of the answer's pages by title (an outcome each), where there are several."""
    if len(answer.pages) < 2 or len(answer.pages) > limits.OPTIONS:
        return None
    options = []
    for number, page in enumerate(answer.pages):
        first = next(place for place, sheet in enumerate(every) if sheet.page == number)
        label = shortened(page.title, limits.OPTION_LABEL) or f"Page {first + 1}"
        options.append(Option(label, str(first), _first_line(page), every[here].page == number))
    return Select("Pages", press(Action.GO), tuple(options))


def _first_line(page: Page) -> str:
    """What tells one outcome from another: its first words, below the scenario that all share."""
    texts = (line.text for block in page.blocks if not block.quoted for line in block.lines)
    return shortened(next(texts, ""), limits.OPTION_DESCRIPTION)


def _cited(answer: Answer, sheet: Sheet, press: Id) -> Row | None:
    """The cited rules, those of this page first: buttons where five do, else a list."""
    shown = _citations(answer, sheet)
    if not shown:
        return None
    # The same number in several documents needs their names beside it.
    alike = len({citation.number for citation in shown}) < len(shown)
    if len(shown) > limits.BUTTONS_IN_A_ROW:
        options = tuple(
            Option(
                shortened(citation.number, limits.OPTION_LABEL) or "rule",
                citation.query,
                shortened(citation.document, limits.OPTION_DESCRIPTION),
            )
            for citation in shown
        )
        return Select("Read a cited rule", press(Action.PICK, question=Question(Kind.RULE)), options)
    return tuple(
        Button(
            shortened(
                f"{citation.number} · {citation.document}" if alike else citation.number, limits.BUTTON_LABEL
            )
            or "rule",
            press(Action.CITE, part=0, question=Question(Kind.RULE, citation.query)),
        )
        for citation in shown
    )


def _citations(answer: Answer, sheet: Sheet) -> list[Citation]:
    """What can be read by a press: each query once, without the rule that the page itself shows."""
    known = {citation.number: citation for citation in answer.citations}
    here = [known[rule] for rule in sheet.rules if rule in known]
    own = {text.split(" ", 1)[0] for text in (answer.title, sheet.title)}
    fitting = (
        c
        for c in (*here, *answer.citations)
        if c.number not in own and 0 < length(c.query) <= limits.OPTION_VALUE
    )
    return list({citation.query: citation for citation in fitting}.values())[: limits.OPTIONS]


def _suggested(answer: Answer, question: Question, press: Id) -> Row | None:
    """Near matches to try instead, without those that can be read by a press already. A scenario has none that
    could be asked as they are."""
    if question.kind in SLOW:
        return None
    cited = {citation.number for citation in answer.citations}
    fitting = dict.fromkeys(
        text
        for text in answer.suggestions
        if text.strip() and text not in cited and length(text) <= limits.OPTION_VALUE
    )
    options = tuple(
        Option(shortened(text, limits.OPTION_LABEL), text) for text in list(fitting)[: limits.OPTIONS]
    )
    if not options:
        return None
    return Select(
        "Did you mean …", press(Action.TRY, question=Question(question.kind, "", question.option)), options
    )


def _followed(answer: Answer, view: View, press: Id) -> Row | None:
    """Follow-ups (rulings of a card), and for a scenario that failed a way to mend it."""
    buttons = [
        Button(shortened(label, limits.BUTTON_LABEL) or f"More {number}", press(Action.MORE, part=number))
        for number, (label, _) in _first(answer.related, limits.BUTTONS_IN_A_ROW - 1)
    ]
    if answer.tone is Tone.ERROR and view.question.kind in SLOW:
        buttons.append(Button("Edit and ask again", press(Action.EDIT)))
    return tuple(buttons) or None


def _first(things: Iterable[tuple[str, Page]], count: int) -> list[tuple[int, tuple[str, Page]]]:
    return list(enumerate(things, start=1))[:count]
