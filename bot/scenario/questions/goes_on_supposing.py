"""A question behind one that supposes a deed: `He attacks with Hill Giant. Can I block it with Elf? Does Elf die?` is asked of that block."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from bot.engine.told.script import Action, Activate, Block, Cast
from bot.scenario.questions.question import Question
from bot.scenario.telling.script_of import script_of
from bot.scenario.telling.story import Story
from bot.values import replace


def alike(told: Sequence[Action], asked: Sequence[Action]) -> int:
    """With how many of the actions told what is asked about begins."""
    return len(list(takewhile(lambda pair: pair[0] == pair[1], zip(told, asked, strict=False))))


def keep_what_it_supposes(story: Story, aside: Story, question: Question) -> None:
    """Keeps the story of a question whether one can do something after all that was told, for what is asked next. Not where it was told that
    this was not done, or done otherwise: then the next question is about what was told."""
    done = aside.actions[len(story.actions) :]
    after = alike(story.actions, aside.actions) == len(story.actions)
    can = question.kind == "legal" and not question.negative and not question.denied
    deeds = bool(done) and all(isinstance(one, Cast | Activate | Block) for one in done)
    blocked = any(isinstance(one, Block) for one in done) and any(isinstance(a, Block) for a in story.actions)
    story.just_supposed = aside if can and after and deeds and not blocked else None


def just_supposed(story: Story) -> Story | None:
    """The story with what the question right before supposes, to be asked on; None where that supposes nothing, or more was told since."""
    kept = story.just_supposed
    if kept is None or kept.actions[: len(story.actions)] != story.actions:
        return None
    return kept.beside() if len(kept.things) >= len(story.things) else None


def asked_of_it(story: Story, kept: Story, there: Question | None, meant: Question) -> Question | None:
    """The question asked of what was just supposed, `there`; as it was `meant` of what was told where that can't be done."""
    if there is None:
        return None
    story.assumptions.append(f"It is asked as if what was asked about before were done: “{there.text}”")
    return replace(there, beside=script_of(kept)[0], supposed=True, otherwise=meant)
