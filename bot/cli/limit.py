"""What is said where an answer does not come in time."""

from __future__ import annotations

from typing import Any

from bot.answers.answer import Answer, Block, Line, Page, Tone
from bot.answers.reply import Reply
from bot.questions import Question


def too_long(asked: Question, seconds: float) -> Reply:
    """The answer to a question that took longer than that."""
    sentence = took_longer(seconds)
    answer = Answer("There is no answer in time", (Page("", (Block(lines=(Line(sentence),)),)),), Tone.ERROR)
    return Reply(answer, no_result("unsupported", sentence, asked.option), 1)


def took_longer(seconds: float) -> str:
    """What is said of a question that no answer came to in time."""
    return f"The answer took longer than {seconds:g} seconds. Settle some choices, or give it longer with --limit."


def no_result(status: str, message: str, rules: str) -> dict[str, Any]:
    """A result in the contract's shape for a scenario that never reached the engine."""
    return {
        "format": 1,
        "rules": {"era": None, "asked": rules, "label": None},
        "status": status,
        "answers": [],
        **{part: [] for part in ("outcomes", "reading", "skipped", "assumptions", "related", "unmodelled")},
        "error": {"message": message, "line": 1, "column": 1, "span": [0, 0], "suggestions": []},
    }
