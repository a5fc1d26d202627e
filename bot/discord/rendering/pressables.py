"""What can be pressed below an answer: its pages, the rules that it cites, what to ask next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.answers.answer import Answer, Citation, Page, Tone
from bot.discord.languages.wording import Wording
from bot.discord.presses import Action, Press
from bot.discord.rendering import limits
from bot.discord.rendering.limits import length, shortened
from bot.discord.rendering.pages import Sheet
from bot.discord.rendering.parts import Button, Buttons, Option, Part, Select
from bot.questions import SLOW, Kind, Question

#: The custom id of an action on this answer: `press(Action.TURN, page=2)`.
Id = Callable[..., str]


def presser(question: Question, owner: int, part: int, hidden: bool, name: Callable[[Press], str]) -> Id:
    """Makes the custom ids of one answer's components."""

    def press(action: Action, page: int = 0, part: int = part, question: Question = question) -> str:
        return name(Press(action, question, owner, page, part, hidden))

    return press


def below(
    answer: Answer,
    question: Question,
    every: tuple[Sheet, ...],
    here: int,
    private: bool,
    wording: Wording,
    press: Id,
    room: int,
) -> Iterator[Part]:
    """Everything to press, the most wanted first, as much as fits into `room` components."""
    rows = (
        _turning(private, here, len(every), wording, press),
        _outcomes(answer, every, here, wording, press),
        _cited(answer, question, every[here], wording, press),
        _filter(answer, question, wording, press),
        _suggested(answer, question, wording, press),
        _mended(answer, question, wording, press),
        _followed(answer, question, wording, press),
        _links(answer),
    )
    found = []
    for row in rows:
        if row is not None and (room := room - _components(row)) >= 0:
            found.append(row)
    # The turning of pages stands last, where a thumb finds it.
    turning = rows[0]
    yield from (row for row in found if row is not turning)
    if turning is not None:
        yield turning


def _components(row: Part) -> int:
    """How many components Discord counts for a row."""
    return 1 + len(row.buttons) if isinstance(row, Buttons) else 2


def shown_button(page: int, here: bool, wording: Wording, press: Id) -> Button:
    """The button of the table that shows the outcome whose first page is `page`."""
    return Button(wording("Show"), press(Action.SHOW, page), disabled=here)


def _turning(private: bool, here: int, count: int, wording: Wording, press: Id) -> Part | None:
    delete = () if private else (Button(wording("Delete"), press(Action.DELETE), danger=True),)
    if count == 1:
        return Buttons(delete) if delete else None
    # The ends wrap round to nowhere: they are there but cannot be pressed. Each id of a message must differ,
    # so a disabled button names a page that its neighbour does not.
    place = wording("{here} of {count}", here=here + 1, count=count)
    return Buttons(
        (
            Button(wording("Back"), press(Action.TURN, max(here - 1, 0)), disabled=here == 0),
            Button(place, press(Action.JUMP, here)),
            Button(wording("Next"), press(Action.TURN, here + 1), disabled=here == count - 1),
            *delete,
        )
    )


def _outcomes(
    answer: Answer, every: tuple[Sheet, ...], here: int, wording: Wording, press: Id
) -> Part | None:
    """A list of the answer's pages by title (an outcome each), where there are several."""
    if (
        len(answer.pages) < 2
        or len(answer.pages) > limits.OPTIONS
        or 2 <= len(answer.forks) <= limits.MOST_ROWS
    ):
        return None
    told = {fork.page: f"{fork.choices}: {fork.end}" for fork in answer.forks}
    options = []
    for number, page in enumerate(answer.pages):
        first = next(place for place, sheet in enumerate(every) if sheet.page == number)
        label = shortened(page.title, limits.OPTION_LABEL) or wording("Page {number}", number=first + 1)
        description = shortened(told.get(number, _first_line(page)), limits.OPTION_DESCRIPTION)
        options.append(Option(label, str(first), description, every[here].page == number))
    return Select(wording("Pages"), press(Action.GO), tuple(options))


def _first_line(page: Page) -> str:
    """What tells one page from another: its first words, below the scenario that all share."""
    return next((line.text for block in page.blocks if not block.quoted for line in block.lines), "")


def _cited(answer: Answer, question: Question, sheet: Sheet, wording: Wording, press: Id) -> Part | None:
    """The cited rules, those of this page first: buttons where five do, else a list. Of rules that changed their history is
    shown."""
    kind = Kind.HISTORY if question.kind is Kind.CHANGES else Kind.RULE
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
        said = "How a rule changed" if kind is Kind.HISTORY else "Read a cited rule"
        return Select(wording(said), press(Action.PICK, question=Question(kind)), options)
    return Buttons(
        tuple(
            Button(
                shortened(
                    f"{citation.number} · {citation.document}" if alike else citation.number,
                    limits.BUTTON_LABEL,
                )
                or "rule",
                press(Action.CITE, part=0, question=Question(kind, citation.query)),
            )
            for citation in shown
        )
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


def _filter(answer: Answer, question: Question, wording: Wording, press: Id) -> Part | None:
    """The documents that a search can be limited to."""
    if question.kind is not Kind.SEARCH or len(answer.filters) < 2:
        return None
    options = tuple(
        Option(shortened(label, limits.OPTION_LABEL), value, chosen=value == question.option)
        for label, value in answer.filters[: limits.OPTIONS]
        if 0 < length(value) <= limits.OPTION_VALUE and label.strip()
    )
    placeholder = wording("Search only in …")
    return Select(placeholder, press(Action.FILTER), options) if options else None


def _suggested(answer: Answer, question: Question, wording: Wording, press: Id) -> Part | None:
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
    asked = Question(question.kind, "", question.option)
    return Select(wording("Did you mean …"), press(Action.TRY, question=asked), options)


def _mended(answer: Answer, question: Question, wording: Wording, press: Id) -> Part | None:
    """What may have been meant where a scenario was not understood: a press asks it so."""
    if question.kind not in SLOW:
        return None
    buttons = tuple(
        Button(
            shortened(wording("Did you mean {name}?", name=mended.label), limits.BUTTON_LABEL),
            press(Action.MEND, number, question=Question(question.kind, mended.text, question.option)),
        )
        for number, mended in enumerate(answer.mended[: limits.BUTTONS_IN_A_ROW])
    )
    return Buttons(buttons) if buttons else None


def _followed(answer: Answer, question: Question, wording: Wording, press: Id) -> Part | None:
    """PlayScript-ups (rulings of a card), and for a scenario that failed a way to mend it."""
    buttons = [
        Button(shortened(label, limits.BUTTON_LABEL) or str(number), press(Action.MORE, part=number))
        for number, (label, _) in _first(answer.related, limits.BUTTONS_IN_A_ROW - 1)
    ]
    if answer.tone is Tone.ERROR and question.kind in SLOW:
        buttons.append(Button(wording("Edit and ask again"), press(Action.EDIT)))
    return Buttons(tuple(buttons)) if buttons else None


def _links(answer: Answer) -> Part | None:
    """Pages elsewhere."""
    buttons = tuple(
        Button(shortened(label, limits.BUTTON_LABEL), "", url=url)
        for label, url in answer.links[: limits.BUTTONS_IN_A_ROW]
        if label.strip() and len(url) <= limits.ADDRESS
    )
    return Buttons(buttons) if buttons else None


def _first(things: Iterable[tuple[str, Page]], count: int) -> list[tuple[int, tuple[str, Page]]]:
    return list(enumerate(things, start=1))[:count]
