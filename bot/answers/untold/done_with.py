"""With what something is done that one is asked to be able to do: that an effect of which nothing is told may be used is no answer."""

from __future__ import annotations

from bot.answers.resolution import Resolution
from bot.answers.untold.retold import Run, ToBeTold
from bot.engine.told.script import Cast
from bot.scenario.scenario import Scenario

#: How it is said that an effect was supposed of which nothing is told.
_UNTOLD = "It is not told with what that is done"


def with_what_it_is_done(understood: Scenario, found: Resolution, _: Run) -> Resolution | ToBeTold:
    """What comes of the story; or that it has to be told with what one does that: `Can I exile Grizzly Bears?` is not answered with yes for
    what nobody told of. That it can't be done (to what has hexproof) is answered, and so is at which moment it can."""
    for place, (question, answered) in enumerate(zip(understood.questions, found.answers, strict=False)):
        script = understood.script if question.beside is None else question.beside
        deeds = script.actions
        alone = len(deeds) == 1 and isinstance(deeds[0], Cast) and not deeds[0].said and not deeds[0].response
        supposed = any(said.startswith(_UNTOLD) for said in (*found.assumptions, *script.setup.assumptions))
        if question.kind == "legal" and answered.value is True and alone and supposed:
            spans = understood.spans
            place_told = spans[place] if len(spans) == len(understood.questions) else None
            return ToBeTold("It is not told with what that can be done.", place=place_told)
    return found
