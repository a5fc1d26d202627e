"""Who has something, the most of it, more of it than another: permanents of a kind, life."""

from __future__ import annotations

from bot.answers.questions.asked import Asked, is_kind
from bot.answers.questions.finding import Finding, answers
from bot.engine.log.step import listed
from bot.engine.outcome import Outcome

_LEAST = ("least", "fewest", "less", "fewer", "lowest")


def _had(words: list[str], outcome: Outcome) -> dict[str, int]:
    """How many of that kind each player has on the battlefield in the end, or how much life."""
    if words[-1] == "life":
        return {name: player.life for name, player in outcome.players.items()}
    there = [o for o in outcome.objects if o.zone == "battlefield" and not o.phased_out and is_kind(o, words)]
    return {name: sum(one.controller == name for one in there) for name in outcome.players}


@answers("whohas")
def who_has(question: Asked, outcome: Outcome) -> Finding:
    """The names of the players who have any: `nobody`."""
    had = _had(question.words.lower().split(), outcome)
    names = listed([name for name, number in had.items() if number])
    return Finding(names or "nobody", _said(had))


@answers("whohasmost")
def who_has_most(question: Asked, outcome: Outcome) -> Finding:
    """The names of the players who have the most (`the fewest`): all of them where they are equal."""
    which, *kinds = question.words.lower().split()
    had = _had(kinds, outcome)
    end = min(had.values()) if which in _LEAST else max(had.values())
    return Finding(listed([name for name, number in had.items() if number == end]), _said(had))


@answers("hasmore")
def has_more(question: Asked, outcome: Outcome) -> Finding:
    """Has the one player more (fewer) of it than the other?"""
    which, *kinds = question.words.lower().split()
    had = _had(kinds, outcome)
    one = had.get(question.who, 0)
    others = [had[name] for name in question.to if name in had and name != question.who]
    so = all(one < other for other in others) if which in _LEAST else all(one > other for other in others)
    return Finding(bool(others) and so, _said(had))


def _said(had: dict[str, int]) -> str:
    return f"{listed([f'{name} has {number}' for name, number in had.items()])}."
