"""One answer within a time limit, without a process of its own."""

from __future__ import annotations

import _thread
import threading
from collections.abc import Callable
from typing import TypeVar

from bot.answers.answer import Answer, Block, Line, Page, Tone
from bot.answers.reply import Reply
from bot.cli.batch import no_result, took_longer
from bot.questions import Question

_T = TypeVar("_T")


def within(seconds: float, work: Callable[[], _T], otherwise: Callable[[], _T]) -> _T:
    """What `work` gives; what `otherwise` gives where that has not come after so many seconds.

    The clock interrupts the main thread as Ctrl-C does, whatever that is doing, so call it from there."""
    over = threading.Event()

    def stop() -> None:
        over.set()
        _thread.interrupt_main()

    clock = threading.Timer(seconds, stop)
    clock.daemon = True
    clock.start()
    try:
        return work()
    except KeyboardInterrupt:
        if not over.is_set():
            raise  # somebody pressed Ctrl-C
        return otherwise()
    finally:
        clock.cancel()


def too_long(asked: Question, seconds: float) -> Reply:
    """The answer to a question that took longer than that."""
    sentence = took_longer(seconds)
    answer = Answer("There is no answer in time", (Page("", (Block(lines=(Line(sentence),)),)),), Tone.ERROR)
    return Reply(answer, no_result("unsupported", sentence, asked.option), 1)
