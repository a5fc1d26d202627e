"""What is said where an answer does not come in time."""

from __future__ import annotations

from bot.answers.answer import Answer, Block, Line, Page, Tone
from bot.answers.reply import Reply
from bot.cli.batch import no_result, took_longer
from bot.questions import Question


def too_long(asked: Question, seconds: float) -> Reply:
    """The answer to a question that took longer than that."""
    sentence = took_longer(seconds)
    answer = Answer("There is no answer in time", (Page("", (Block(lines=(Line(sentence),)),)),), Tone.ERROR)
    return Reply(answer, no_result("unsupported", sentence, asked.option), 1)
