"""Graveyards of which the story does not tell: that they are taken to be empty is said where it matters."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.card import Card
from bot.answers.resolution import Resolution, Status
from bot.answers.showing.ends_alike import all_said
from bot.answers.untold.retold import Run
from bot.engine.log.step import listed
from bot.engine.told.setup import ObjectSetup
from bot.regex import regex
from bot.scenario.scenario import Scenario
from bot.values import replace

#: Words of a card that looks at what lies in graveyards; `from your graveyard` is said of a card of its own.
_LOOKS = regex(r"\bin (?:[\w']+ ){1,3}graveyards?\b", re.IGNORECASE)
#: A card of each type, and more lands and creatures than most cards ask for.
_TYPES = ("Land", "Land", "Creature", "Creature", "Instant", "Sorcery", "Artifact", "Enchantment")


def with_graveyards_said(understood: Scenario, found: Resolution, run: Run) -> Resolution:
    """The answer, with the assumption that the graveyards of which nothing is told are empty, where it would be another one with
    cards in them."""
    setup = understood.script.setup
    looks = any(_LOOKS.search(text) for thing in setup.objects for text in thing.card.texts)
    if not looks or found.status is not Status.RESOLVED:
        return found
    untold = [one.name for one in setup.players if not _is_told(understood, one.name, one.empty)]
    if not _matters(untold, understood, found, run):
        return found
    players = [one for one in untold if _matters([one], understood, found, run)] or untold
    whose = listed([f"{player}'s" if player != "You" else "your" for player in players])
    many = "graveyard is" if len(players) == 1 else "graveyards are"
    said = f"{whose[:1].upper()}{whose[1:]} {many} empty as the story begins: no card there is told."
    return replace(found, assumptions=(*found.assumptions, said))


def _matters(players: Sequence[str], understood: Scenario, found: Resolution, run: Run) -> bool:
    """Whether it would be another answer with cards in these players' graveyards."""
    setup = understood.script.setup
    buried = tuple(
        ObjectSetup(
            f"{kind} card {n} of {player}", Card(f"{kind} card", (kind,)), player, player, "graveyard"
        )
        for player in players
        for n, kind in enumerate(_TYPES)
    )
    script = replace(understood.script, setup=replace(setup, objects=(*setup.objects, *buried)))
    other = run(replace(understood, script=script))
    labels = {thing.label for thing in buried}
    return all_said(other, understood, labels) != all_said(found, understood, labels)


def _is_told(understood: Scenario, player: str, empty: Sequence[str]) -> bool:
    return "graveyard" in empty or any(
        thing.zone == "graveyard" and thing.owner == player for thing in understood.script.setup.objects
    )
