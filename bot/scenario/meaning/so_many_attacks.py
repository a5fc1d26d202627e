"""Attacks that are told to be made more than once: `hits him with it three times`."""

from __future__ import annotations

from bot.engine.told.script import GoTo, Moment
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.attacks_declared import declare_attack
from bot.scenario.meaning.blocks_declared import no_block_told_yet
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

_BLOCKS = frozenset({"block", "itblock", "blockedby", "blocks"})


def on_later_turns(
    story: Story, statement: Statement, player: str, attacks: tuple[tuple[str, str], ...], hits: bool
) -> None:
    """`hits him with it three times`: once a turn, on that many turns of the player's (CR 508.1)."""
    times = statement.get("times")
    if times is None:
        return
    if times == 0:
        raise CannotMean("Nothing is done no times.", (), statement.start, statement.end)
    if story.upcoming & _BLOCKS:
        raise CannotMean(
            "It is not told which of these attacks is blocked.", (), statement.start, statement.end
        )
    if times == 2 and _strikes_twice(story):
        said = "It is not told whether these are two attacks, or the two strikes of one."
        raise CannotMean(said, (), statement.start, statement.end)
    hits = hits or "noblock" in story.upcoming  # `I attack with it twice. He doesn't block.`
    for _ in range(times - 1):
        if hits:
            no_block_told_yet(story, story.opponent(player))
        story.actions.append(GoTo(Moment.NEXT_TURN, player))
        declare_attack(story, player, attacks)
    if hits and "noblock" not in story.upcoming:
        no_block_told_yet(story, story.opponent(player))
    if times > 1:
        story.assumptions.append(f"{player} attacks once a turn.")


def _strikes_twice(story: Story) -> bool:
    attacking = [thing for thing in story.things if thing.attacking]
    printed = any("double strike" in text.lower() for thing in attacking for text in thing.texts)
    return printed or any(token.fold in ("double", "doublestrike") for token in story.tokens)


def has_blockers(story: Story) -> bool:
    """`I have Fog Bank as a blocker`: whether something is said to be there to block."""
    folds = [token.fold for token in story.tokens]
    return any(
        word == "as" and {"blocker", "blockers"} & {*folds[at + 1 : at + 5]} for at, word in enumerate(folds)
    )
