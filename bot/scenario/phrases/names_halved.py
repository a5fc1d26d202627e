"""Names of which only the second half is known: `Undying Malice` where a card is named Malice."""

from __future__ import annotations

from bot.scenario.naming.name_at import NameAt
from bot.scenario.phrases.reader import PhraseReader


def is_half_of_a_name(reader: PhraseReader, at: int, name: NameAt) -> bool:
    """Whether a name of an instant or sorcery follows a keyword in capitals, which no such spell has: then both are the name of another."""
    if at == 0 or name.source != "card" or not reader.tokens[at - 1].text[:1].isupper():
        return False
    card = reader.lexicon.names.exact(name.spelling)
    return card is not None and not {*card.types}.isdisjoint(("Instant", "Sorcery"))
