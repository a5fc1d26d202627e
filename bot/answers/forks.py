"""Where the outcomes of one story part: which choices lead where."""

from __future__ import annotations

from bot.answers.answer import Fork
from bot.answers.comparing_ends import told_apart
from bot.answers.resolution import Resolution
from bot.answers.second_person import chosen


def forks(found: Resolution) -> tuple[Fork, ...]:
    """A row for each of several outcomes: the choices that not all of them share, and the end by what differs."""
    outcomes = found.outcomes
    if len(outcomes) < 2:
        return ()
    told = [tuple(f"{c.player} {chosen(c.player, c.text)}" for c in outcome.choices) for outcome in outcomes]
    shared = set(told[0]).intersection(*told[1:])
    ends = told_apart([[outcome] for outcome in outcomes])
    return tuple(
        Fork("; ".join(choice for choice in choices if choice not in shared), end, page)
        for page, (choices, end) in enumerate(zip(told, ends, strict=True))
    )
