"""What something is in the end, in words: its colors, its type line, its keyword abilities."""

from __future__ import annotations

from bot.abilities.subtypes import SUBTYPES
from bot.answers.questions.asked import Asked
from bot.answers.questions.features import asked_label
from bot.answers.questions.finding import Finding, answers
from bot.engine.log.step import listed
from bot.engine.outcome import Outcome

_COLORS = ("white", "blue", "black", "red", "green")


@answers("colors", none="none")
def colors(question: Asked, outcome: Outcome) -> Finding:
    """Of which colors it is in the end: `red and green`, `colorless`."""
    thing = outcome.thing(asked_label(question, outcome))
    if thing is None:
        return Finding("none", "It is not there.")
    said = listed([color for color in _COLORS if color in thing.qualities]) or "colorless"
    return Finding(said, f"{thing.label} is {said}.")


@answers("types", none="none")
def types(question: Asked, outcome: Outcome) -> Finding:
    """Its supertypes, card types and subtypes in the end, as on a type line (CR 205.1)."""
    thing = outcome.thing(asked_label(question, outcome))
    if thing is None:
        return Finding("none", "It is not there.")
    subtypes = sorted(quality for quality in thing.qualities if quality in SUBTYPES)
    supertypes = [one for one in _SUPERTYPES if one in thing.qualities]
    said = " ".join((*supertypes, *thing.types)) + (f" — {' '.join(subtypes)}" if subtypes else "")
    return Finding(said, f"{thing.label} is: {said}.")


_SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")


@answers("keywords", none="none")
def keywords(question: Asked, outcome: Outcome) -> Finding:
    """The keyword abilities that it has in the end."""
    thing = outcome.thing(asked_label(question, outcome))
    if thing is None:
        return Finding("none", "It is not there.")
    said = listed(thing.keywords) or "none"
    return Finding(said, f"{thing.label} has {said if thing.keywords else 'no keyword ability'}.")
