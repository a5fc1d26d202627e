"""An X of which the story tells no number: where an answer hangs on it, it is told how."""

from __future__ import annotations

from bot.answers.resolution import DEPENDS, Answered, Resolution, Status, Value
from bot.answers.untold.retold import Run, with_scripts
from bot.engine.stack.untold_x import OF_ABILITY, UNTOLD
from bot.engine.told.script import Action, Activate, Cast, Script
from bot.scenario.questions.question import Question
from bot.scenario.scenario import Scenario
from bot.values import replace

#: As much as is paid in most games.
_MOST = 20
_TRIED = (1, 2, 5, _MOST)
#: As many stretches of X with a value of their own are listed.
_LISTED = 4
_OF = "X of "
#: With which a question begins that asks what one may do: it is so with any X.
_CAN = frozenset({"can", "could", "may"})


def whose_x_matters(understood: Scenario, found: Resolution, run: Run) -> Resolution:
    """What comes of the story, each answer that would be another with another X as one that depends on that (CR 107.3a). What one can do
    can be done with any."""
    if found.status is not Status.RESOLVED or not understood.questions:
        return found
    untold = _untold(understood, found, run)
    if not untold:
        return found
    comes = {0: found} | {x: run(_with_x(understood, untold, x)) for x in _TRIED}
    if all(_values(other) == _values(found) for other in comes.values()):
        return found
    comes |= {x: run(_with_x(understood, untold, x)) for x in range(1, _MOST) if x not in comes}
    answers = tuple(
        _said(question, {x: comes[x].answers[n] for x in sorted(comes)})
        for n, question in enumerate(understood.questions)
    )
    shown = 0
    if len(answers) == 1 and _asks_if_it_can(
        understood.questions[0]
    ):  # what is done is shown with what it takes
        shown = next((x for x in sorted(comes) if comes[x].answers[0].value is True), 0)
    return replace(comes[shown], answers=answers)


def _untold(understood: Scenario, found: Resolution, run: Run) -> frozenset[str]:
    """Whatever is cast or activated with an X that nobody tells, by the labels as the engine says them; in the stories too that are
    only asked about."""
    said = set(found.assumptions)
    for question in understood.questions:
        for beside in (question.beside, *question.tries[:1]):
            if beside is not None and _may_have_x(beside):
                said |= {*run(replace(understood, script=beside, questions=())).assumptions}
    return frozenset(one.removeprefix(_OF).removesuffix(UNTOLD) for one in said if one.endswith(UNTOLD))


def _may_have_x(script: Script) -> bool:
    cards = (thing.card for thing in script.setup.objects)
    return any("{X}" in text for card in cards for text in (card.mana_cost, *card.texts))


def _with_x(understood: Scenario, untold: frozenset[str], x: int) -> Scenario:
    """The story with that X told of each."""

    def done(action: Action) -> Action:
        if isinstance(action, Cast) and action.x is None and action.card in untold:
            return replace(action, x=x)
        if isinstance(action, Activate) and action.x is None and f"{action.source}{OF_ABILITY}" in untold:
            return replace(action, x=x)
        return action

    return with_scripts(understood, lambda script: replace(script, actions=tuple(map(done, script.actions))))


def _asks_if_it_can(question: Question) -> bool:
    return question.text.split(maxsplit=1)[0].casefold() in _CAN


def _values(found: Resolution) -> list[Value]:
    return [answer.value for answer in found.answers]


def _said(question: Question, answered: dict[int, Answered]) -> Answered:
    """The answer, by the answers with each X."""
    first = answered[0]
    values = {x: one.value for x, one in answered.items()}
    if len({*map(repr, values.values())}) == 1:
        return first
    if _asks_if_it_can(question) and any(value is True for value in values.values()):
        enough = next(x for x, value in values.items() if value is True)
        _, _, why = answered[enough].text.partition(": ")
        with_x = f"Yes, with X = {enough}"
        return replace(answered[enough], text=f"{with_x}: {why}" if why else f"{with_x}.")
    amounts = [value for value in values.values() if isinstance(value, int) and not isinstance(value, bool)]
    by = _by_x(amounts) if len(amounts) == len(values) else None
    words = by or "; ".join(_stretches(values)) + "."
    return Answered(question.text, f"It depends on X, which is not told: {words}", DEPENDS, first.cites)


def _by_x(amounts: list[int]) -> str | None:
    """How the amounts with an X of 0, 1, 2, ... come of X; None where they do not grow or fall evenly."""
    base, each = amounts[0], amounts[1] - amounts[0]
    if any(amount != base + each * x for x, amount in enumerate(amounts)):
        return None
    times = "X" if abs(each) == 1 else f"{abs(each)} times X"
    if each < 0:
        return f"{base} less {times}."
    return f"{base} and {times} more." if base else f"{times}."


def _stretches(values: dict[int, Value]) -> list[str]:
    """Each value with the X from which on, or up to which, it is so."""
    found: list[tuple[Value, int, int]] = []
    for x, value in values.items():
        if found and repr(found[-1][0]) == repr(value):
            found[-1] = (value, found[-1][1], x)
        else:
            found.append((value, x, x))
    listed = [f"{_word(value)} {_between(least, most)}" for value, least, most in found]
    return listed if len(listed) <= _LISTED else [*listed[: _LISTED - 1], "and so on"]


def _between(least: int, most: int) -> str:
    if most == _MOST:
        return f"from X = {least} on"
    if least == most:
        return f"with X = {least}"
    return f"up to X = {most}" if not least else f"with X from {least} to {most}"


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
