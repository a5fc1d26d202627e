"""What happens? What is worth telling of the only outcome, or how many outcomes there are and why."""

from __future__ import annotations

from bot.answers.questions.finding import Finding, cites_of, told
from bot.answers.resolution import DEPENDS, Resolution
from bot.engine.log.step import listed

_TELLING = frozenset(
    [
        "damage",
        "die",
        "exile",
        "lose",
        "life",
        "counters",
        "regenerate",
        "prevent",
        "redirect",
        "counter",
        "token",
    ]
)
_MOST = 6


def what_happens(resolution: Resolution) -> Finding:
    """The last steps that tell of what comes of it, and the life totals."""
    if resolution.problem is not None:
        return Finding(False, resolution.problem.message, resolution.problem.cites)
    outcomes = resolution.outcomes
    if not outcomes:
        return Finding(DEPENDS, "Nothing happens.")
    if len(outcomes) > 1:
        choosers = [*dict.fromkeys(c.player for o in outcomes for c in o.choices)]
        verb = "choose" if len(choosers) > 1 else "chooses"
        who = listed(choosers) or "the player"
        return Finding(DEPENDS, f"It depends on what {who} {verb}: there are {len(outcomes)} outcomes.")
    steps = [step for step in outcomes[0].steps if step.kind in _TELLING]
    totals = listed(f"{name} is at {end.life} life" for name, end in outcomes[0].players.items())
    return Finding(True, f"{told(steps[-_MOST:])} {totals}.".strip(), cites_of(steps))
