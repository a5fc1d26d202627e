"""What is told to become something: `It becomes monstrous`, `It becomes a Wall`. Where nothing that is told makes it so, it says more than
what comes of deeds."""

from __future__ import annotations

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.text.words import word_set

#: What a permanent is said to be that only some deeds make it, which have words of their own.
_DESIGNATED = word_set(
    "goaded suspected monstrous renowned saddled transformed phased tapped untapped crewed equipped enchanted"
)
#: Verbs of what there is.
_STANDING = word_set("have be control own become live")


def becomes_of_nothing(reader: SentenceReader, start: int, stop: int) -> bool:
    """Whether these words tell that something becomes what nothing told before makes of it."""
    tokens = reader.tokens
    at = next((n for n in range(start, stop) if tokens[n].lemma == "become"), None)
    if at is None or (at + 1 < stop and tokens[at + 1].kind == "size"):
        return False
    if any(tokens[n].fold in _DESIGNATED for n in range(at + 1, stop)):
        return True
    before = (token for n, token in enumerate(tokens[:start]) if not reader.lexicon.in_long_name(n))
    return not any(
        token.kind == "word" and token.fold in LEMMAS and token.lemma not in _STANDING for token in before
    )
