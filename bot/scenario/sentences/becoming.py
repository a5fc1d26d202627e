"""What is told to become something (`It becomes monstrous`, `It becomes a Wall`) or to give somebody so much (`a lifegain instant giving him
3`). Where nothing that is told makes it so, it says more than what comes of deeds."""

from __future__ import annotations

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.sentences.search import SentenceReader
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.text.words import NUMBERS, word_set

#: What a permanent is said to be that only some deeds make it, which have words of their own.
_DESIGNATED = word_set(
    "goaded suspected monstrous renowned saddled transformed phased tapped untapped crewed equipped enchanted"
)
_PERSONS = word_set("me him her them us you my his their himself herself myself")
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


def gives_a_number(reader: SentenceReader, start: int, stop: int) -> bool:
    """`giving him 3`, where no card is named before it in the sentence that may do so: how much it is is told nowhere else."""
    tokens = reader.tokens
    begins = sentence_begins(tokens, start)
    named = any(reader.lexicon.card_at(n) is not None for n in range(begins, start))
    to_somebody = start + 1 < stop and tokens[start + 1].fold in _PERSONS
    number = any(tokens[n].kind == "number" or tokens[n].fold in NUMBERS for n in range(start + 1, stop))
    return tokens[start].fold in ("giving", "putting") and to_somebody and number and not named
