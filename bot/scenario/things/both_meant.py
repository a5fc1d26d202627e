"""Which two are meant by `both` or `each` as the targets of a spell, where more than two may be."""

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
    """The two `found`, which were spoken of last; where one player has just two of those in the fight (or on the table, where nothing
    fights) and there are more, the pair that such a spell is cast on: one's own for a gain, another's for a loss. Raises `CannotMean`
    where that does not tell."""
    if not isinstance(ref, ThingRef) or len(found) != 2 or ref.source != "it":
        return list(found)
    fighting = [t for t in story.things if (t.attacking or t.blocking) and not t.gone]
    there = [t for t in story.things if t.zone == "battlefield" and t.is_type("Creature") and not t.gone]
    among = fighting or there
    side = leaning(card) if card is not None else ""
    meant = [
        pair
        for seat in story.seats
        if len(pair := [t for t in among if t.holder == seat]) == 2
        and side
        and (side == "mine") == (seat == player)
    ]
    if (
        len(among) < 3
        or any(t not in among for t in found)
        or (not meant and len({t.holder for t in found}) < 2)
    ):
        return list(found)
    if len(meant) == 1:
        (pair,) = meant
        if {t.label for t in pair} != {t.label for t in found}:
            story.assumptions.append(f"“{ref.told}” was taken to be {' and '.join(t.label for t in pair)}.")
        return pair
    labels = tuple(t.label for t in among)
    said = f"It is not told which two “{ref.told}” means: {', '.join(labels)}."
    raise CannotMean(said, labels, ref.start, ref.end, labels)
