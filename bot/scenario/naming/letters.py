"""What tells one of several apart: `Elf A`, `Bear #2`, `creature 2`."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader
from bot.scenario.phrases.words_back import AFTER_A_NAME
from bot.scenario.text.words import CREATURE_NOUNS

_CREATURES = CREATURE_NOUNS | {"creature", "creatures"}


def letter_at(reader: PhraseReader, at: int) -> tuple[str, int]:
    """What tells one of several: `A`, `#2`, `2`."""
    token = reader.tokens[at]
    if token.kind == "tag":
        return token.text, at + 1
    stem = token.text.split("'")[0] if token.owner else token.text
    if token.kind == "word" and len(stem) == 1 and stem.isalpha():
        no_article = stem not in "Aa" or bool(token.owner) or _letter_ends(reader, at + 1)
        if stem.isupper() and stem not in ("I", "X") and no_article:
            return stem, at + 1
        if stem in "abcdefgh" and no_article:
            return stem.upper(), at + 1
    if (
        token.kind == "number"
        and token.text.isdigit()
        and int(token.text) < 10
        and _letter_ends(reader, at + 1)
    ) and reader.tokens[at - 1].kind == "word":
        return f"#{token.text}", at + 1
    return "", at


def _letter_ends(reader: PhraseReader, at: int) -> bool:
    """Whether what follows cannot be what an article or number belongs to."""
    if at >= reader.stop:
        return True
    token = reader.tokens[at]
    if token.kind in ("mark", "break"):
        return token.fold != "/"
    if token.fold.endswith("ing") and reader.fold(at + 1) in _CREATURES:
        return False  # `Is Elf a blocking creature?`
    return token.fold in AFTER_A_NAME or (
        token.kind == "word"
        and token.lemma
        in ("block", "attack", "die", "deal", "be", "have", "take", "lose", "gain", "get", "fight")
    )
