"""Whether a story names something in one place alone."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import ThingRef


def named_once(reader: PhraseReader, spell: ThingRef) -> bool:
    """Whether the story names a card here alone: then it was not there before."""
    reader.looked_elsewhere = True
    places = (reader.lexicon.card_at(at) for at in range(len(reader.tokens)))
    return sum(name is not None and name.spelling == spell.name for name in places) == 1


def is_told_only_there(reader: PhraseReader, ref: ThingRef) -> bool:
    """Whether a spell of somebody's is named nowhere else: `in response to my Shock` tells then that it is cast."""
    if ref.owner is None or ref.source != "card":
        return False
    card = reader.lexicon.names.exact(ref.name)
    if card is None or not {"Instant", "Sorcery"} & {*card.types}:
        return False
    return named_once(reader, ref)
