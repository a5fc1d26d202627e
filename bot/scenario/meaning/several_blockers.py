"""Blocks that are called double, triple or gang blocks: by how many creatures, and by which where that is not told."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.untold_fighters import ready_creatures, some_of_them
from bot.scenario.telling.story import Story
from bot.scenario.text.possessive import of
from bot.scenario.things.alike import are_alike
from bot.scenario.things.board import Thing

_MANY = {"double": 2, "triple": 3, "quadruple": 4, "gang": 2}
#: Of which it is not told how many there are.
_UNCOUNTED = frozenset({"gang"})


def how_many_block(story: Story, start: int, end: int) -> tuple[int, str]:
    """The least number of creatures that block, as the words between `start` and `end` say, and the word that does; 1 where none does."""
    for at in range(start, end):
        word, _, block = story.tokens[at].fold.partition("-")
        after = story.tokens[at + 1].lemma if at + 1 < end else ""
        if word in _MANY and (block.startswith("block") or after == "block"):
            return _MANY[word], word
    return 1, ""


def blockers_untold(story: Story, player: str, many: int, word: str, start: int, end: int) -> list[Thing]:
    """That many creatures of a player, of which none is told to block: all that there are, or any where they are alike or nothing is told of
    them. Raises `CannotMean`."""
    mine = ready_creatures(story, player)
    if word in _UNCOUNTED and len(mine) != many:
        raise CannotMean(f"It is not told which of {of(player)} creatures block.", (), start, end)
    if not mine:
        return some_of_them(story, player, many)
    if len(mine) == many or (len(mine) > many and are_alike(story, mine)):
        return mine[:many]
    labels = ", ".join(thing.label for thing in mine)
    raise CannotMean(f"It is not told which of {of(player)} creatures block: {labels}.", (), start, end)


def blockers_asked_about(story: Story, player: str, attackers: list[Thing]) -> list[Thing]:
    """`Can I block it?` of a player with several creatures: as many as the attacker asks for (CR 702.111b), where it is no matter which;
    nothing else."""
    mine = ready_creatures(story, player) if story.asked_whether and attackers else []
    many = 2 if any(thing.has_keyword("menace") for thing in attackers) else 1
    if len(mine) < 2 or not (len(mine) == many or (len(mine) > many and are_alike(story, mine))):
        return []
    return mine[:many]


def refuse_too_few(blockers: list[Thing], attackers: list[Thing], many: int, start: int, end: int) -> None:
    """`He double blocks it with a 3/3`: what else blocks is not told. Raises `CannotMean`."""
    if len(blockers) < many and len(attackers) < 2:
        whom = attackers[0].label if attackers else "it"
        raise CannotMean(f"It is not told what else blocks {whom}.", (), start, end)
