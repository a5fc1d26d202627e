"""Slips of the pen that are mended before anything else is looked for: a word that is in no name and none of the language, where just one
card's name or one word of the language can be meant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.frames.interjections import is_known
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.naming.names import Names
from bot.scenario.naming.near_names import strokes
from bot.scenario.naming.whole_names import INNER
from bot.scenario.plain.language import is_of_the_language
from bot.scenario.plain.slips_passed_over import is_slip, is_swapped, meant_by_slip
from bot.scenario.plain.wording_table import words_of_wordings
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import singular
from bot.values import replace
from rulesdb.folding import fold

#: A shorter word is one stroke from too many others.
_SHORTEST = 4
#: So many words of a name may stand before or behind the one with the slip.
_FAR = 5


def as_meant(tokens: Sequence[Token], names: Names) -> tuple[list[Token], tuple[str, ...]]:
    """The tokens with each such word as it is spelt, and what is to be said of it."""
    found = list(tokens)
    said: list[str] = []
    for at, token in enumerate(tokens):
        if found[at] is not token or not _is_unheard_of(token, names):
            continue
        if (own := _said_elsewhere(tokens, at)) is not None:
            found[at] = _with_word(token, own.fold, own.text)
            said.append(f"“{token.text}” was taken to be {own.text}.")
            continue
        name = _name_meant(found, at, names) if not _is_called_so(tokens, at) else None
        if name is not None:
            start, end, words, called = name
            typed = " ".join(t.text for t in tokens[start:end] if t.kind == "word")
            found[start:end] = words
            said.append(f"“{typed}” was taken to be {called}.")
            continue
        if token.owner or token.fold in GIVEN_NAMES or (_is_capital(token) and _may_be_a_name(tokens, at)):
            continue
        meant = meant_by_slip(token.fold)
        if meant is not None and not _is_another_ending(token.fold, meant):
            found[at] = _with_word(token, meant, meant)
            said.append(f"“{token.text}” was read as “{meant}”.")
    return found, tuple(dict.fromkeys(said))


def _is_unheard_of(token: Token, names: Names) -> bool:
    """Whether it is a word that nobody is called, that the language does not have, nor any card's name."""
    word = token.owner or token.fold
    if token.kind != "word" or len(word) < _SHORTEST or not word.isalpha():
        return False
    if not token.owner and not token.text.isalpha():
        return False  # `my Rancor'd creature`
    if is_of_the_language(word):
        return False
    if word in words_of_wordings() or is_known(word):
        return False
    return not any(
        names.spelling(one) or names.containing(one) for one in {word, singular(word), word.removesuffix("s")}
    )


def _is_another_ending(word: str, meant: str) -> bool:
    """Whether the two part only in their last letter, as forms of one word do: `pinger`, `counted`; but not where it is struck twice."""
    if len(word) == len(meant) + 1:
        return word[:-1] == meant and word[-1] != meant[-1]
    return word[:-1] == meant[: len(word) - 1] or word == meant[:-1]


def _may_be_a_name(tokens: Sequence[Token], at: int) -> bool:
    """Whether a capital word begins no sentence, goes on with another, or is said again: `Sting is an Aura ... Sting`."""
    begins = at == 0 or tokens[at - 1].kind == "break"
    goes_on = at + 1 < len(tokens) and tokens[at + 1].text != "I" and _is_capital(tokens[at + 1])
    return not begins or goes_on or sum(token.fold == tokens[at].fold for token in tokens) > 1


def _said_elsewhere(tokens: Sequence[Token], at: int) -> Token | None:
    """The one capital word of the story that a finger that slipped may have meant by token `at`, which is a capital word said once:
    `a Bear ... targeting Besr`."""
    token = tokens[at]
    word = token.owner or token.fold
    if not _is_capital(token) or word in GIVEN_NAMES or sum((t.owner or t.fold) == word for t in tokens) > 1:
        return None
    own = {t.fold: t for t in tokens if t.kind == "word" and not t.owner and _is_capital(t)}
    meant = [
        other
        for fold, other in own.items()
        if fold[:1] == word[:1]
        and fold not in GIVEN_NAMES
        and not is_of_the_language(fold)
        and (is_slip(word, fold) or is_swapped(word, fold))
        and not _is_another_ending(word, fold)
    ]
    return meant[0] if len(meant) == 1 else None


def _is_called_so(tokens: Sequence[Token], at: int) -> bool:
    """Whether the word is a given name, and stands behind no other capital word: `Deflecting Pam` may be a card, `Pam` is none."""
    if (tokens[at].owner or tokens[at].fold) not in GIVEN_NAMES:
        return False
    before = tokens[at - 1] if at else None
    return before is None or before.kind != "word" or not _is_capital(before) or before.fold in GIVEN_NAMES


def _name_meant(tokens: Sequence[Token], at: int, names: Names) -> tuple[int, int, list[Token], str] | None:
    """Where the one card's name stands that the words around token `at` are a slip in, its words as they are spelt, and that name."""
    for start, end in _runs(tokens, at):
        words = [n for n in range(start, end) if tokens[n].kind == "word"]
        typed = [tokens[n].fold for n in words]
        typed[-1] = tokens[words[-1]].owner or typed[-1]
        beside = max(
            (w for n, w in zip(words, typed, strict=True) if n != at and w not in FUNCTION_WORDS),
            key=len,
            default="",
        )
        if not beside:
            continue
        slip = words.index(at)
        near = {
            name: few
            for names_of_card in names.containing(beside)
            for name in names_of_card.split(" // ")
            if (few := strokes(" ".join(typed), fold(name))) and fold(name).split()[slip][0] == typed[slip][0]
        }
        fewest = min(near.values(), default=0)
        meant = [name for name, few in near.items() if few == fewest]
        spelt, folded = (meant[0].split(), fold(meant[0]).split()) if len(meant) == 1 else ([], [])
        if len(folded) == len(spelt) == len(words):
            return start, end, _spelt(tokens[start:end], folded, spelt), meant[0]
    return None


def _runs(tokens: Sequence[Token], at: int) -> Iterator[tuple[int, int]]:
    """The runs of words around token `at` that may be a name, the longest first: capital letters at both ends, or none within."""
    before = [*_inside(tokens, range(at, max(-1, at - _FAR), -1))]
    behind = [*_inside(tokens, range(at, min(len(tokens), at + _FAR)))]
    found = [
        (start, end + 1)
        for start in before
        for end in behind
        if start < end
        and (
            (_is_capital(tokens[start]) and _is_capital(tokens[end]))
            or not any(_is_capital(token) for token in tokens[start : end + 1])
        )
    ]
    yield from sorted(found, key=lambda run: run[0] - run[1])


def _inside(tokens: Sequence[Token], places: range) -> Iterator[int]:
    """These places as far as a name may reach over them."""
    for n in places:
        token = tokens[n]
        if token.kind == "mark" and token.fold in INNER:
            continue
        if token.kind != "word":
            return
        yield n


def _is_capital(token: Token) -> bool:
    return token.text[:1].isupper()


def _spelt(tokens: Sequence[Token], folded: Sequence[str], spelt: Sequence[str]) -> list[Token]:
    """The tokens with the words of a name in place of their own."""
    found: list[Token] = []
    count = 0
    for token in tokens:
        if token.kind != "word":
            found.append(token)
            continue
        word, text = folded[count], spelt[count].strip(",:")
        count += 1
        if word == (token.owner or token.fold):
            found.append(token)
            continue
        found.append(_with_word(token, word, text))
    return found


def _with_word(token: Token, word: str, text: str) -> Token:
    """The token with this word in place of its own, as somebody's where it was."""
    whole, owner = (word + "s", word) if token.owner else (word, "")
    return replace(token, text=text, fold=whole, lemma=LEMMAS.get(whole, whole), owner=owner)
