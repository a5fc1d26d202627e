"""What is told of life and counters after deeds, and may be so by then and not as the story begins."""

from __future__ import annotations

from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import ByThen
from bot.scenario.telling.story import Story

#: What is kept of damage as of counters of a kind.
DAMAGE = "damage"


def says_now(story: Story, statement: Statement) -> bool:
    """`I gain 3 life. I'm at 23 now.`: whether it says that it is so by then."""
    around = story.tokens[max(0, statement.start - 1) : statement.end + 1]
    return bool(story.actions) and any(token.fold == "now" for token in around)


def told_by_then(
    story: Story, statement: Statement, who: str, before: int, kind: str = "", sure: bool = False
) -> None:
    """Keeps how much life that player has by then, or how many counters that thing, which had so many `before`."""
    amount = statement.slots["amount"]
    if story.actions and isinstance(amount, int):
        place = story.place(statement.start, statement.end)
        story.by_then.append(ByThen(who, amount, story.actions[-1], place, before, kind, sure))
