"""The scenario above its answer: Discord does not show others what a command was given."""

from __future__ import annotations

from bot.answers.answer import Answer, Block, Line, Tone
from bot.questions import SLOW, Question
from bot.regex import regex
from bot.values import replace

#: A longer scenario is shown up to the end of the sentence before this many characters.
SHOWN = 600

_SENTENCE_END = regex(r"(?<=[.;!?])\s+|\n+")


def with_scenario(answer: Answer, question: Question) -> Answer:
    """`answer` with the scenario of `question` quoted at the top of every page; unchanged for a look-up, and for
    a scenario that failed, which is shown where it failed."""
    if question.kind not in SLOW or answer.tone is Tone.ERROR:
        return answer
    block = Block(lines=(Line(_opening(question.text)),), quoted=True)
    return replace(answer, pages=tuple(replace(page, blocks=(block, *page.blocks)) for page in answer.pages))


def _opening(text: str) -> str:
    said = " ".join(text.split())
    if len(said) <= SHOWN:
        return said
    ends = [match.start() for match in _SENTENCE_END.finditer(said) if match.start() <= SHOWN]
    return f"{said[: ends[-1]]} …" if ends else f"{said[:SHOWN].rsplit(' ', 1)[0]} …"
