"""What is called an attacker or a blocker, and is told neither to attack nor to block."""

from __future__ import annotations

from bot.engine.told.script import AnnounceAttack, Attack
from bot.scenario.errors import NotUnderstood
from bot.scenario.telling.story import Story


def refuse_idle_fighters(text: str, story: Story) -> None:
    """`He casts Comeuppance on my three 2/2 attackers`: what is called an attacker attacks; `With three 2/2 blockers, how many can I kill?`:
    what is called a blocker is to block, and nothing is done. Where it is not told nor supposed, what comes of it is not known. Raises
    `NotUnderstood`."""
    beside = [action for q in story.questions if q.beside is not None for action in q.beside.actions]
    done = (*story.actions, *beside)
    attacks = any(isinstance(one, Attack | AnnounceAttack) for one in done)
    _refuse(text, [] if attacks else _called(story, "attacker"), "attacks")
    _refuse(text, [] if done or not story.questions else _called(story, "blocker"), "blocks")


def _called(story: Story, word: str) -> list[str]:
    return [thing.label for thing in story.things if word in thing.label.lower().split()]


def _refuse(text: str, labels: list[str], does: str) -> None:
    if labels:
        said = f"It is not told that {labels[0]} {does}."
        raise NotUnderstood(said, text, (0, len(text)), (f"Bob attacks Alice with {labels[0]}.",))
