"""The modes told of a spell or an ability: by their number, in the words of the card, by what they do."""

from __future__ import annotations

from typing import Any

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.sentences.statements import How
from bot.values import replace


def with_lifemode(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return replace(how, modes=(*how.modes, f"gain {values['amount']} life"))


def with_cardsmode(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`for three cards`: the mode that draws them."""
    return replace(how, modes=(*how.modes, f"draw {values['amount']} cards"))


def with_mode(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    return replace(how, modes=(*how.modes, *values["mode"]))


def with_modes(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    words = values.get("words")
    if how.response:
        return None  # `in response to ...` names what is responded to
    if words is None:
        return replace(how, modes=(*how.modes, values["quoted"]))
    return replace(how, modes=(*how.modes, words))


def with_moremodes(reader: PhraseReader, how: How, values: dict[str, Any]) -> How | None:
    """`choosing to deal 2 damage to Ogre and destroy the Sword`."""
    return replace(how, modes=(*how.modes, values["words"])) if how.modes else None
