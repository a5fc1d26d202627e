"""What is told of life and counters after deeds, and may be so by then and not as the story begins."""

from __future__ import annotations

from bot.engine.told.script import Attack, Block, GoTo, Moment
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import ByThen, Came
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


def goes_to(story: Story, statement: Statement, player: str) -> None:
    """`I Bolt him, he goes to 9`: that player's life total by then."""
    amount = statement.slots["amount"]
    fought_by_then(story, statement, player)
    if story.seat(player).life_told:
        story.claim((player,), Came.IS_AT, statement.start, statement.end, amount)
    else:
        told_by_then(story, statement, player, story.seat(player).life, sure=True)


def fought_by_then(story: Story, statement: Statement, name: str) -> None:
    """`He attacks me with a 5/5. I'm at 15 now. I Bolt him.`: what follows a life total that an attack has changed comes after its damage."""
    last = story.actions[-1] if story.actions else None
    goes_on = any(not one.kind.startswith(("ask ", "aside")) for one in story.to_come)
    if goes_on and isinstance(last, Attack | Block) and statement.slots["amount"] != story.seat(name).life:
        story.actions.append(GoTo(Moment.AFTER_COMBAT))
