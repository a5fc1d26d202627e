"""Whether a question goes on with another verb: `does it take 3 and die` asks whether it dies as well."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.plain.asking import HELPING, JOINING
from bot.scenario.plain.several import is_plain_verb


def asks_on(reader: PhraseReader, at: int) -> bool:
    """Whether `and`, `or` and another verb stand there, as a question goes on with."""
    if reader.fold(at) not in ("and", "or") or at + 1 >= reader.stop or reader.tokens[at].lemma in JOINING:
        return False
    return is_plain_verb(reader.tokens, reader.lexicon.long_cover, at + 1)


def asks_on_from(reader: PhraseReader, first: int, at: int) -> bool:
    """Whether the question that begins at `first` with a helping verb goes on so at `at`."""
    return reader.fold(first) in HELPING and asks_on(reader, at)
