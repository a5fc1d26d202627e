"""When something is saved that is gone by the end of the story: `I Bolt his 2/2. Then I draw. Can he save it with Giant Growth?` asks of what
can be done while it is there (CR 117.1, 601.2c)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.told.script import Activate, Cast, Script
from bot.scenario.questions.question import Question
from bot.values import replace

#: What is asked of something that is to be saved.
_OF_BEING_SAVED = frozenset({"saves", "survives"})
#: What can `still` be done can be done when all is told.
_NOW = frozenset({"still", "now"})
#: So many deeds back is looked for a moment.
_FARTHEST = 8


def asks_to_save(question: Question) -> bool:
    """Whether it supposes one thing done, by which something is to be saved."""
    script = question.beside
    if script is None or not question.told or len(script.actions) != question.told + 1:
        return False
    if _NOW & {*question.text.lower().rstrip("?").split()}:
        return False
    asked = {question.kind, *(part.kind for part in question.parts)}
    return bool(asked & _OF_BEING_SAVED) and isinstance(script.actions[-1], Cast | Activate)


def done_sooner(script: Script) -> Iterator[Script]:
    """The story with what was done last done before what was told before it, the latest moment first: in response to a spell or
    ability."""
    *told, deed = script.actions
    for at in range(len(told) - 1, max(0, len(told) - _FARTHEST) - 1, -1):
        before = told[at - 1] if at else None
        answers = isinstance(before, Cast | Activate)
        moved = replace(deed, response=answers) if isinstance(deed, Cast | Activate) else deed
        yield replace(script, actions=(*told[:at], moved, *told[at:]))
        yield replace(script, actions=(*told[:at], moved))  # what was told later may not be done then
