"""Names of which only a part is typed, and what only looks so: `Undying Malice` where a card is named Malice, `two other Giants`."""

from __future__ import annotations

from bot.abilities.subtypes import SUBTYPES
from bot.scenario.naming.name_at import NameAt
from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.values import ThingRef
from bot.scenario.text.words import singular

ONE_MORE = frozenset({"a", "an", "another"})


def is_one_more(ref: ThingRef) -> bool:
    """`another Giant`, `two other Giants`: of that kind, and not the Hill Giant that was named."""
    return ref.article in ONE_MORE or (ref.other and ref.count > 1)


def is_half_of_a_name(reader: PhraseReader, at: int, name: NameAt) -> bool:
    """Whether a name of an instant or sorcery follows a keyword in capitals, which no such spell has: then both are the name of another."""
    if at == 0 or name.source != "card" or not reader.tokens[at - 1].text[:1].isupper():
        return False
    card = reader.lexicon.names.exact(name.spelling)
    return card is not None and not {*card.types}.isdisjoint(("Instant", "Sorcery"))


def is_a_kind(reader: PhraseReader, at: int, name: NameAt, count: int = 1) -> bool:
    """Whether the name is one word that is a subtype of permanents as well."""
    word = singular(reader.tokens[at].fold) if count > 1 else reader.tokens[at].text
    return name.end == at + 1 and word.capitalize() in SUBTYPES
