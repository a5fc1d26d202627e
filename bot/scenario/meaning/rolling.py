"""Dice that are rolled: for what was told, or for nothing that is told (CR 706)."""

from __future__ import annotations

from bot.abilities.dice import RollDie
from bot.abilities.walk import holds
from bot.engine.told.decisions import Rolls
from bot.engine.told.script import RollsChaos
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


@means("rolls")
def rolls(story: Story, statement: Statement) -> None:
    player, result = actor_of(story, statement), statement.slots["amount"]
    if not _something_rolls(story):
        _roll(story, player, 6 if result <= 6 else 20)
    story.actions.append(Rolls(player, result))


@means("rollsdie")
def rolls_a_die(story: Story, statement: Statement) -> None:
    """What it shows is not told."""
    player = actor_of(story, statement)
    if _something_rolls(story):
        return
    last = story.tokens[statement.end - 1].fold.removeprefix("d")
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    _roll(story, player, int(last) if last.isdigit() else 20 if "twenty" in words else 6)


@means("rollschaos")
def rolls_chaos(story: Story, statement: Statement) -> None:
    story.actions.append(RollsChaos(actor_of(story, statement)))


def _something_rolls(story: Story) -> bool:
    """Whether something told has a die rolled."""
    return any(holds(card.abilities, RollDie) for t in story.things if (card := story.card(t)) is not None)


def _roll(story: Story, player: str, sides: int) -> None:
    said = f"{player} rolls a die"
    effect(story, player, "Die Roll", f"Roll a {_SIDES.get(sides, f'd{sides}')}.", said=said)


_SIDES = {6: "six-sided die"}
