"""A word of a question that may mean several things: which is asked back where the answers differ."""

from __future__ import annotations

from bot.answers.resolution import Resolution
from bot.answers.untold.retold import Run, ToBeTold, values_of
from bot.engine.log.step import listed
from bot.scenario.questions.readings import other_readings
from bot.scenario.scenario import Scenario
from bot.values import replace


def which_is_meant(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the word of which has to be told what it means, as an answer would be another one."""
    for place, question in enumerate(understood.questions):
        for subject, other in other_readings(question):
            before, after = understood.questions[:place], understood.questions[place + 1 :]
            told = run(replace(understood, questions=(*before, other, *after)))
            if values_of(told.answers[place]) != values_of(found.answers[place]):
                meant = tuple(map(listed, (subject.names, *subject.readings)))
                message = f"It is not told which “{subject.told}” means: {' or '.join(meant)}."
                return ToBeTold(message, meant, subject.place, meant)
    return found
