"""What several creatures have together: their total power, their total toughness."""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers
from bot.engine.log.step import listed
from bot.engine.outcome import ObjectEnd, Outcome


def _number(thing: ObjectEnd, word: str) -> int:
    return (thing.power if word == "power" else thing.toughness) or 0


@answers("totalpower", "totaltoughness", none=0)
def total(question: Asked, outcome: Outcome) -> Finding:
    """The power (toughness) of all of them that are on the battlefield in the end, added up."""
    word = question.kind.removeprefix("total")
    things = [thing for label in question.what if (thing := outcome.thing(label)) is not None]
    there = [thing for thing in things if thing.zone == "battlefield" and thing.power is not None]
    each = listed(f"{thing.label} has {word} {_number(thing, word)}" for thing in there)
    return Finding(sum(_number(thing, word) for thing in there), f"{each}." if each else "There is none.")
