"""What is there and is taken to do nothing: said, as it could matter."""

from __future__ import annotations

import re

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.its_trigger import triggers_on_entering
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

_FOR_A_TURN = re.compile(
    r"\bwhen(?:ever)? [^.]*\benters\b[^.]*\b(?:until end of turn|this turn)\b", re.IGNORECASE
)


def what_is_passed_over(story: Story) -> list[str]:
    """Instants that were told to be at hand and that nothing is done with, where it is asked what happens; what entered this turn
    and did something for the turn as it did."""
    said: list[str] = []
    for thing in story.things if story.questions else ():
        if thing.zone == "hand" and thing.declared and thing.cast_by is None and thing.is_type("Instant"):
            said.append(f"{thing.label} is not cast: it is not told that it is.")
    for thing in story.things:
        texts = [text for text in thing.texts if _FOR_A_TURN.search(text)]
        if thing.sick and thing.cast_by is None and texts and triggers_on_entering(thing.types, texts):
            said.append(f"What {thing.label} did as it entered is not counted.")
    return said


def refuse_unused_cards(story: Story, statement: Statement, kind: str) -> None:
    """`Can Nissa survive?` with Healing Salve in hand asks what she can do with it. Raises `CannotMean`: that is not looked for."""
    if kind not in ("survives", "isloser") or story.tokens[statement.start].fold not in ("can", "could"):
        return
    unused = [t.label for t in story.things if t.zone == "hand" and t.declared and t.cast_by is None]
    if unused:
        said = f"It is not told whether {' and '.join(unused)} is used: ask what comes of it when it is."
        raise CannotMean(said, (), statement.start, statement.end)
