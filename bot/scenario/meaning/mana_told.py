"""How much mana, and how many lands without a name, a player is told to have."""

from __future__ import annotations

from bot.engine.told.script import Cast
from bot.scenario.meaning.declaring import declare
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


@means("lands")
def lands(story: Story, statement: Statement) -> None:
    """`Bob has five lands`: they are there, and no more mana than they make."""
    player, amount = story.player(statement.slots["who"], subject=True), statement.slots["amount"]
    has_lands(story, player, amount)


def has_mana(story: Story, player: str, amount: int) -> None:
    """No more mana than that is the player's from here on."""
    seat = story.seat(player)
    seat.mana = amount
    seat.spells_before_mana = sum(isinstance(a, Cast) and a.player == player for a in story.actions)


def has_lands(story: Story, player: str, amount: int) -> None:
    """So many lands without a name are that player's, and no more mana than they make."""
    has_mana(story, player, amount)
    if not amount:
        story.seat(player).without.add("land")
        return
    lands = ThingRef(
        "kind", -1, -1, count=amount, types=("Land",), noun="land", described=True, told="land", word="land"
    )
    declare(story, (lands,), player, "battlefield")
