"""What something is in the end, in words: its colors, its type line, its keyword abilities."""

from __future__ import annotations

from collections.abc import Callable

from bot.abilities.subtypes import SUBTYPES
from bot.answers.questions.asked import Asked
from bot.answers.questions.features import asked_label
from bot.answers.questions.finding import Finding, answers
from bot.engine.log.step import listed
from bot.engine.outcome import ObjectEnd, Outcome

_COLORS = ("white", "blue", "black", "red", "green")
_SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")


def _of_the_one(question: Asked, outcome: Outcome, tell: Callable[[ObjectEnd], tuple[str, str]]) -> Finding:
    """What is told of the one thing asked about, in a word and in a sentence; `none` where there is no such thing."""
    thing = outcome.thing(asked_label(question, outcome))
    return Finding("none", "It is not there.") if thing is None else Finding(*tell(thing))


@answers("colors", none="none")
def colors(question: Asked, outcome: Outcome) -> Finding:
    """Of which colors it is in the end: `red and green`, `colorless`."""

    def tell(thing: ObjectEnd) -> tuple[str, str]:
        said = listed([color for color in _COLORS if color in thing.qualities]) or "colorless"
        return said, f"{thing.label} is {said}."

    return _of_the_one(question, outcome, tell)


@answers("types", none="none")
def types(question: Asked, outcome: Outcome) -> Finding:
    """Its supertypes, card types and subtypes in the end, as on a type line (CR 205.1)."""

    def tell(thing: ObjectEnd) -> tuple[str, str]:
        subtypes = sorted(quality for quality in thing.qualities if quality in SUBTYPES)
        supertypes = [one for one in _SUPERTYPES if one in thing.qualities]
        said = " ".join((*supertypes, *thing.types)) + (f" — {' '.join(subtypes)}" if subtypes else "")
        return said, f"{thing.label} is: {said}."

    return _of_the_one(question, outcome, tell)


@answers("keywords", none="none")
def keywords(question: Asked, outcome: Outcome) -> Finding:
    """The keyword abilities that it has in the end."""

    def tell(thing: ObjectEnd) -> tuple[str, str]:
        said = listed(thing.keywords) or "none"
        return said, f"{thing.label} has {said if thing.keywords else 'no keyword ability'}."

    return _of_the_one(question, outcome, tell)
