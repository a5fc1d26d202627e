"""Permanents that a card counts, and of which nobody tells any: how many of them there are has to be told where it matters."""

from __future__ import annotations

import re

from bot.abilities.card import Card
from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import Run, ToBeTold, answers_of, is_too_much, with_objects
from bot.engine.told.setup import ObjectSetup
from bot.regex import regex
from bot.scenario.scenario import Scenario
from bot.values import dataclass

_MANY = 7
_COUNTS = r"(?:number of|for each|for every|equal to|power among|mana value among)\b[^.,]*?\b"


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of permanent that cards count: `counted` finds where one does; `filler` is one of the kind."""

    name: str
    counted: re.Pattern[str]
    filler: Card


_KINDS = (
    _Kind(
        "Land",
        regex(rf"{_COUNTS}(?:lands?|Plains|Islands?|Swamps?|Mountains?|Forests?|basic land types?)\b"),
        Card("Land card", ("Land",), subtypes=("Plains", "Island", "Swamp", "Mountain", "Forest")),
    ),
    _Kind(
        "Creature",
        regex(rf"{_COUNTS}creatures?\b"),
        Card("Creature card", ("Creature",), power=1, toughness=1),
    ),
    _Kind("Artifact", regex(rf"{_COUNTS}artifacts?\b"), Card("Artifact card", ("Artifact",))),
    _Kind("Enchantment", regex(rf"{_COUNTS}enchantments?\b"), Card("Enchantment card", ("Enchantment",))),
)


def whose_permanents_are_counted(understood: Scenario, found: Resolution, run: Run) -> Resolution | ToBeTold:
    """What comes of the story; or the permanents of which has to be told how many there are, as a card counts them and the answers would be
    others were there some."""
    if found.status is not Status.RESOLVED or not understood.questions:
        return found
    objects = understood.script.setup.objects
    texts = [text for one in objects for text in one.card.texts]
    for kind in _KINDS:
        if not any(map(kind.counted.search, texts)):
            continue
        begun = run(understood)
        for player in understood.script.setup.players:
            told = kind.name.lower() in player.without or "permanent" in player.without
            if told or any(one.owner == player.name and kind.name in one.card.types for one in objects):
                continue
            other = run(_with(understood, player.name, kind.filler))
            if answers_of(other) != answers_of(begun) and not is_too_much(other):
                return _to_be_told(player.name, kind.name.lower())
    return found


def _with(understood: Scenario, player: str, filler: Card) -> Scenario:
    fillers = tuple(
        ObjectSetup(f"{filler.name.lower()} {n} of {player}", filler, player, player, tapped=True)
        for n in range(_MANY)
    )
    return with_objects(understood, lambda objects: (*objects, *fillers))


def _to_be_told(player: str, kind: str) -> ToBeTold:
    who = "you control" if player == "You" else f"{player} controls"
    some = "two Swamps" if kind == "land" else f"two {kind}s"
    message = f"It is not told how many {kind}s {who}, and the answer depends on that."
    return ToBeTold(message, (f"{who[:1].upper()}{who[1:]} {some}.",))
