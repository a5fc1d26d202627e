"""The names nearest to one that the story does not know."""

from __future__ import annotations

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.sentences.search import SentenceReader
from rulesdb.folding import fold

#: How near a name has to be (of 100): a word in lower case is seldom meant as one.
_NEAR, _NEAR_IN_LOWER_CASE = 60, 84


def nearest_names(reader: SentenceReader, place: int, stop: int) -> tuple[str, tuple[str, ...], int]:
    """A sentence on the name at `place` that nobody knows, the names nearest to it, and where it ends; nothing where it is none."""
    tokens = reader.tokens
    if place >= stop:
        return "", (), place + 1
    token = tokens[place]
    if token.kind != "word" or token.fold in FUNCTION_WORDS or token.fold in reader.lexicon.players:
        return "", (), place + 1
    if reader.lexicon.at(place) or (token.fold in LEMMAS and token.text[:1].islower()):
        return "", (), place + 1
    capital = token.text[:1].isupper()
    end = place + 1
    while end < stop and end < place + 4 and tokens[end].kind == "word":
        following = tokens[end]
        if not following.text[:1].isupper() if capital else following.fold in FUNCTION_WORDS | set(LEMMAS):
            break
        end += 1
    near: list[str] = []
    for words in dict.fromkeys((" ".join(t.fold for t in tokens[place:end]), token.fold)):
        if len(words) < 3:
            continue
        least = _NEAR if capital else _NEAR_IN_LOWER_CASE
        beginning = [n for n in reader.lexicon.names.containing(words) if fold(n).startswith(f"{words} ")]
        near += [n for n in beginning if capital and "," in n and n not in near]
        near += [
            name for name, score in reader.lexicon.names.near(words) if score >= least and name not in near
        ]
        near += [n for n in beginning if capital and n not in near]
    if not near and not capital:
        return "", (), place + 1
    typed = " ".join(t.text for t in tokens[place:end])
    titled = _titled(reader, token.fold)
    if len(titled) > 1 and capital:
        return f"“{token.text}” can be {' or '.join(titled[:5])}: say which.", titled[:5], place + 1
    return f"“{typed}” is no card, and the story does not say what it is.", tuple(near[:5]), end


def _titled(reader: SentenceReader, name: str) -> tuple[str, ...]:
    """The cards and faces of that name and a title: `Jace, Memory Adept`."""
    faces = (face for full in reader.lexicon.names.containing(name) for face in full.split(" // "))
    return tuple(dict.fromkeys(face for face in faces if fold(face.partition(",")[0]) == name))
