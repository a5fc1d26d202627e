"""The nearest things that would be read, for errors: names like the unknown one, sentences with the same verb."""

from __future__ import annotations

from bot.scenario import grammar
from bot.scenario.card_names import FUNCTION_WORDS
from bot.scenario.sentences import SentenceReader
from bot.scenario.verbs import LEMMAS
from rulesdb.folding import fold

_BASIC = (
    "Alice controls Hill Giant and two Grizzly Bears.",
    "Alice attacks with Hill Giant.",
    "Alice casts Lightning Bolt targeting Bob.",
)


def nearest_forms(reader: SentenceReader, start: int, stop: int, place: int) -> tuple[str, tuple[str, ...]]:
    """A sentence on what stopped the reader (empty where no more is known) and up to five suggestions."""
    name = _unknown_name(reader, place, stop)
    if name is not None:
        typed, near = name
        return f"“{typed}” is no card, and the story does not say what it is.", near
    examples = grammar.examples()
    tokens = reader.tokens[start:stop]
    found: list[str] = []
    for token in tokens:
        if token.kind == "word":
            for key in (token.lemma, token.fold):
                found += [e for e in examples.get(key, ()) if e not in found]
    if not found:
        from rapidfuzz import fuzz, process

        for token in tokens[:12]:
            if token.kind == "word" and len(token.fold) > 3 and token.fold not in FUNCTION_WORDS:
                best = process.extractOne(token.fold, list(examples), scorer=fuzz.ratio, score_cutoff=75)
                if best is not None:
                    found += [e for e in examples[best[0]] if e not in found]
    return "", tuple(found[:5]) or _BASIC


def _unknown_name(reader: SentenceReader, place: int, stop: int) -> tuple[str, tuple[str, ...]] | None:
    """The words at `place` where they look like a name, and the names nearest to them."""
    tokens = reader.tokens
    if place >= stop:
        return None
    token = tokens[place]
    if token.kind != "word" or token.fold in FUNCTION_WORDS or token.fold in reader.lexicon.players:
        return None
    if reader.lexicon.at(place) or (token.fold in LEMMAS and token.text[:1].islower()):
        return None
    end = place + 1
    while end < stop and end < place + 4 and tokens[end].kind == "word" and tokens[end].text[:1].isupper():
        end += 1
    if not token.text[:1].isupper():
        end = place + 1
        while (
            end < stop
            and end < place + 3
            and tokens[end].kind == "word"
            and tokens[end].fold not in FUNCTION_WORDS | set(LEMMAS)
        ):
            end += 1
    typed = " ".join(t.text for t in tokens[place:end])
    near: list[str] = []
    for words in dict.fromkeys((" ".join(t.fold for t in tokens[place:end]), token.fold)):
        if len(words) >= 3:
            beginning = [n for n in reader.lexicon.names.containing(words) if fold(n).startswith(f"{words} ")]
            near += [n for n in beginning if "," in n and n not in near]
            near += [
                name for name, score in reader.lexicon.names.near(words) if score >= 60 and name not in near
            ]
            near += [n for n in beginning if n not in near]
    return typed, tuple(near[:5])
