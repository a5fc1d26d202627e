"""Words that the search for the statements of a sentence knows: what opens a clause, helps a verb, or is only a mark."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.text.words import word_set

OPENERS = word_set(
    """
    if when whenever once after assuming suppose supposing let given because since also plus that whether
    even though although as where who which
    """
)


#: Words after which an earlier deed may be told: `Bob casts Fog when Alice attacks`.
EARLIER = frozenset({"after", "when", "whenever", "once", "if", "as", "because", "since"})


HELPING = frozenset({"can", "could", "do", "will", "would", "may", "should", "must"})


MARKS = frozenset({",", "—", ":", "-", "*", "•"})


#: Words with which it is told when or under what condition a question is asked.
WHEN = frozenset({"after", "when", "while", "if", "once"})


def asks_who(reader: PhraseReader, at: int) -> bool:
    """Whether `who` begins a question: after a comma, or after what is told with nothing left but `dies`."""
    last = at + 2 >= reader.stop or reader.tokens[at + 2].kind == "break"
    before = reader.tokens[at - 1]
    told = before.kind == "size" or before.fold in ("block", "blocks", "it", "me", "him", "strike")
    ends = reader.fold(at + 1) in ("dies", "survives", "wins", "lives")
    return before.fold == "," or (last and told and ends)
