"""Which of its triggers is asked of: `Do I get its dies trigger?`, `Does the ETB trigger resolve?`."""

from __future__ import annotations

import re

from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.questions.askable import OF_TRIGGERS
from bot.scenario.questions.question import Question
from bot.values import replace

#: How players call what it triggers on, by the engine's word for that.
_CALLED = {
    "enters": r"etbs?|enters?(?:[- ]the[- ]battlefield)?|comes?[- ]into[- ]play|entering|enter[- ]play",
    "leaves": r"ltb|leaves?(?:[- ]the[- ]battlefield)?|leaving",
    "dies": r"death|dies|dying|die",
    "attacks": r"attacks?|attacking",
    "blocks": r"blocks?|blocking",
    "damage": r"(?:combat[- ])?damage",
}
_NOUN = r"(?:[- ]triggered)?[- ](?:triggers?|abilit(?:y|ies)|effects?)\b"
_ASKED = {event: regex(rf"(?<!when )\b(?:{words}){_NOUN}", re.IGNORECASE) for event, words in _CALLED.items()}
_BARE = regex(r"\b(?:etb|ltb)\b", re.IGNORECASE)


def of_its_event(question: Question) -> Question:
    """The question with the event on which the trigger triggers that it speaks of. Raises `CannotMean` where it asks whether somebody gets
    a trigger by a word that tells no event."""
    of_a_trigger = question.kind == "gets" and question.words.lower().split()[-1:] in (
        ["trigger"],
        ["triggers"],
    )
    if (question.kind not in OF_TRIGGERS and not of_a_trigger) or question.by:
        return question  # `does the damage trigger Zed` says what triggers it
    bare = _BARE.search(question.text)
    event = next((event for event, asked in _ASKED.items() if asked.search(question.text)), "")
    event = event or ({"etb": "enters", "ltb": "leaves"}[bare[0].lower()] if bare else "")
    if of_a_trigger and not event and question.words.islower() and " " in question.words:
        raise CannotMean(f"Say which trigger “{question.words}” is, by whose it is.")
    return replace(question, event=event) if event else question
