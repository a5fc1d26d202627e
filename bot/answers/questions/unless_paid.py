"""How much a spell or ability asks of a player who would keep it from being done: `counter it unless its controller pays {3}`."""

from __future__ import annotations

import re

from bot.answers.questions.finding import Finding
from bot.answers.resolution import DEPENDS, Resolution
from bot.engine.citations import Cite
from bot.engine.mana_symbols import mana_value
from bot.scenario.questions.question import Question

_PAYS = re.compile(r"pays ((?:\{[^}]*\})+) for ")


def asked_to_pay(question: Question, resolution: Resolution) -> Finding:
    """The mana that the player may pay, where that is the same whatever else is chosen (CR 118.12a)."""
    said = {
        found[1]
        for outcome in resolution.outcomes
        for choice in outcome.choices
        if choice.player == question.who and (found := _PAYS.match(choice.text)) is not None
    }
    if len(said) != 1:
        return Finding(
            DEPENDS, "It is not told what asks for that." if not said else " or ".join(sorted(said))
        )
    (cost,) = said
    return Finding(mana_value(cost), f"{question.who} may pay {cost}.", (Cite.UNLESS_PAID,))
