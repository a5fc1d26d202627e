"""A name that several cards begin with: which is meant need not be told where the answer is the same for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import answers_of
from bot.scenario.errors import NotUnderstood, UnknownName
from bot.values import replace


def whichever_card_is_meant(
    error: NotUnderstood, resolve: Callable[[str], Resolution]
) -> Resolution | NotUnderstood:
    """What is answered of the story with the first of the cards that its name may mean, where the others give the same answers. Else the
    error: with what each of them would give, where each gives an answer."""
    if not isinstance(error, UnknownName) or not error.meant:
        return error
    told = error.text[slice(*error.span)]
    if any(error.text.startswith(name, error.span[0]) for name in error.meant):
        return error  # it is told in full, and not known by its name as it stands there
    tried = [(name, _with_name_as_told(resolve(_with(error, name)), name, told)) for name in error.meant]
    fitting = [(name, one) for name, one in tried if one.status is not Status.NOT_UNDERSTOOD]
    if any(one.problem is not None and one.problem.left_open for _, one in tried):
        return error  # with one of them all is understood, and the answer hangs on more
    names, found = [name for name, _ in fitting], [one for _, one in fitting]
    if not found or any(one.status is not Status.RESOLVED or not one.answers for one in found):
        return error
    if any(answers_of(one) != answers_of(found[0]) for one in found):
        said = _each(told, names, found)
        return UnknownName(said, error.text, error.span, error.suggestions, error.understood, error.meant)
    if len(found) < len(tried):
        others = " or ".join(name for name in error.meant if name not in names)
        said = f"“{told}” was taken to be {' or '.join(names)}; what is told does not go with {others}."
    else:
        said = f"“{told}” was taken to be {names[0]}; with {' or '.join(names[1:])} the answer is the same."
    return replace(found[0], assumptions=(said, *found[0].assumptions))


def _with(error: NotUnderstood, name: str) -> str:
    start, end = error.span
    return f"{error.text[:start]}{name}{error.text[end:]}"


def _each(told: str, names: Sequence[str], found: Sequence[Resolution]) -> str:
    """What each of the cards would give, in a sentence."""
    each = "; ".join(f"with {name}: {_said(one)}" for name, one in zip(names, found, strict=True))
    return f"“{told}” can be {' or '.join(names)}: say which ({each})."


def _said(found: Resolution) -> str:
    """The answers in a few words."""
    words = {True: "yes", False: "no"}
    values = (answer.value for answer in found.answers)
    return ", ".join(words[value] if isinstance(value, bool) else str(value) for value in values)


def _with_name_as_told(found: Resolution, name: str, told: str) -> Resolution:
    """The answers that name the card, with the word that it was told by."""
    answers = (
        replace(answer, value=answer.value.replace(name, told)) if isinstance(answer.value, str) else answer
        for answer in found.answers
    )
    return replace(found, answers=tuple(answers))
