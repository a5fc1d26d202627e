"""The names nearest to one that the story does not know."""

from __future__ import annotations

from bot.regex import regex
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.sentences.search import SentenceReader
from bot.values import dataclass
from rulesdb.folding import fold

#: How near a name has to be (of 100): a word in lower case is seldom meant as one.
_NEAR, _NEAR_IN_LOWER_CASE = 60, 84


#: Before a title in a name.
_TITLE = regex(r",| (?:of )?the\b")


@dataclass(frozen=True, slots=True)
class Nearest:
    """A sentence on a name that is not understood (none where there is no such name), the names nearest to it, and where it ends
    (a token's place). `either`: it is the beginning of each of these names, and it is not told which is meant."""

    message: str
    names: tuple[str, ...]
    end: int
    either: bool = False


def nearest_names(reader: SentenceReader, place: int, stop: int) -> Nearest:
    """What can be said of the name at `place`."""
    tokens = reader.tokens
    if place >= stop:
        return Nearest("", (), place + 1)
    token = tokens[place]
    if token.kind != "word" or token.fold in FUNCTION_WORDS or token.fold in reader.lexicon.players:
        return Nearest("", (), place + 1)
    if reader.lexicon.at(place) or (token.fold in LEMMAS and token.text[:1].islower()):
        return Nearest("", (), place + 1)
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
    titled = (
        _titled(reader, token.owner or token.fold) if capital or not is_of_the_language(token.fold) else ()
    )
    if not near and not capital and len(titled) < 2:
        return Nearest("", (), place + 1)
    typed = " ".join(t.text for t in tokens[place:end])
    if len(titled) > 1:
        message = f"“{token.text}” can be {' or '.join(titled[:5])}: say which."
        return Nearest(message, titled[:5], place + 1, len(titled) <= 5)
    begun = _begun(reader, " ".join(t.fold for t in tokens[place:end])) if capital else ()
    if 1 < len(begun) <= _FEW:
        return Nearest(f"“{typed}” can be {' or '.join(begun)}: say which.", begun, end, True)
    return Nearest(f"“{typed}” is no card, and the story does not say what it is.", tuple(near[:5]), end)


def _titled(reader: SentenceReader, name: str) -> tuple[str, ...]:
    """The cards of that name and a title, by their front faces: `Jace, Memory Adept`, `Kaalia of the Vast`."""
    faces = (full.partition(" // ")[0] for full in reader.lexicon.names.containing(name))
    titled = (face for face in faces if fold(_TITLE.split(face, maxsplit=1)[0]) == name)
    return tuple(dict.fromkeys(face for face in titled if not face.endswith(" Avatar")))


#: As many cards as a word may be the beginning of and be meant.
_FEW = 4


def _begun(reader: SentenceReader, words: str) -> tuple[str, ...]:
    """The cards whose names begin with these words, by their front faces."""
    faces = (full.partition(" // ")[0] for full in reader.lexicon.names.containing(words))
    return tuple(dict.fromkeys(face for face in faces if fold(face).startswith(f"{words} ")))
