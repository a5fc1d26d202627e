"""Which two are meant by `both` or `each` as the targets of a spell, where one player has two that fight."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.card import Card
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import Ref, ThingRef
from bot.scenario.things.aims import leaning
from bot.scenario.things.board import Thing
from bot.scenario.things.creating import Creating


def both_aimed_at(
    story: Creating, ref: Ref, found: Sequence[Thing], card: Card | None, player: str
) -> list[Thing]:
    """The two `found`, which were spoken of last; where these are of two players and one of them has two in the fight, the pair that
    such a spell is cast on: one's own for a gain, another's for a loss. Raises `CannotMean` where that does not tell."""
    fighting = [t for t in story.things if (t.attacking or t.blocking) and not t.gone]
    pairs = [pair for seat in story.seats if len(pair := [t for t in fighting if t.holder == seat]) == 2]
    if not isinstance(ref, ThingRef) or len(found) != 2 or ref.source != "it" or len(pairs) != 1:
        return list(found)
    (pair,) = pairs
    if len({t.holder for t in found}) < 2 or len(fighting) < 3:
        return list(found)
    side = leaning(card) if card is not None else ""
    if side and (side == "mine") == (pair[0].holder == player):
        story.assumptions.append(f"“{ref.told}” was taken to be {' and '.join(t.label for t in pair)}.")
        return pair
    labels = tuple(t.label for t in fighting)
    said = f"It is not told which two “{ref.told}” means: {', '.join(labels)}."
    raise CannotMean(said, labels, ref.start, ref.end, labels)
