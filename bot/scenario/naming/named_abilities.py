"""Triggered abilities that have names of their own on their cards (CR 207.2d): `targeting Ogre with Royal Guard`. Those that are activated
are meant by the words of their lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.ability import Triggered
from bot.abilities.card import Card
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token, tokenize
from bot.scenario.text.words import word_set
from bot.values import replace

_NOUNS = word_set("trigger triggers ability abilities")
_ASKING = word_set("do does did will would can could should")
_WHOSE = word_set("its his her their my the")


def with_abilities_called(tokens: list[Token], names: Names, text: str) -> list[Token]:
    """The tokens with `Zed's trigger` wherever the story says the name that the ability has on a card it speaks of."""
    if not any(_begins_a_name(tokens, at) for at in range(len(tokens))):
        return tokens
    lexicon = Lexicon(tokens, names, text)
    called = list(_called(lexicon))
    found: list[Token] = []
    at = 0
    while at < len(tokens):
        words, of = next((one for one in called if _says(tokens, at, one[0])), ((), ""))
        if not words or lexicon.in_long_name(at):
            found.append(tokens[at])
            at += 1
            continue
        first, last = tokens[at], tokens[at + len(words) - 1]
        owned = bool(found) and bool(found[-1].owner)
        if found and not owned and found[-1].fold in _WHOSE:
            found.pop()
        said = "trigger" if owned else f"{of}'s trigger"
        if _says_whose_aim(found, of):
            found.pop()  # `flashes in Zed, targeting Ogre with Royal Guard`: so far it is said
            at += len(words)
            continue
        asked = bool(found) and found[-1].fold in _ASKING and len(tokens[at:]) > len(words)
        found += (replace(one, start=first.start, end=last.end) for one in tokenize(said))
        at += len(words)
        at += at < len(tokens) and tokens[at].fold in _NOUNS and not asked  # `Does Royal Guard trigger?`
    return found


def _says_whose_aim(before: Sequence[Token], of: str) -> bool:
    """Whether the sentence up to `with` tells of that card and then what is targeted."""
    if not before or before[-1].fold not in ("with", "using", "via"):
        return False
    start = next((n for n in reversed(range(len(before))) if before[n].kind == "break"), -1) + 1
    folds = [token.fold for token in before[start:]]
    aimed = next((n for n, token in enumerate(before[start:]) if token.lemma == "target"), 0)
    name = [token.fold for token in tokenize(of)]
    return any(folds[n : n + len(name)] == name for n in range(aimed))


def _begins_a_name(tokens: Sequence[Token], at: int) -> bool:
    """Whether two words with capitals stand there, as such names have them."""
    two = tokens[at : at + 2]
    return len(two) == 2 and all(one.kind == "word" and one.text[:1].isupper() for one in two)


def _says(tokens: Sequence[Token], at: int, words: tuple[str, ...]) -> bool:
    return tuple(token.fold for token in tokens[at : at + len(words)]) == words


def _called(lexicon: Lexicon) -> Iterator[tuple[tuple[str, ...], str]]:
    """The words of each name that a triggered ability has on a card of the story, and the card."""
    spellings = dict.fromkeys(found.spelling for found in lexicon.cards_at.values())
    for card in filter(None, map(lexicon.names.exact, spellings)):
        for label in _names_on(card):
            yield tuple(token.fold for token in tokenize(label)), card.name


def _names_on(card: Card) -> Iterator[str]:
    """An ability word, as `Will of the council`, is no name: it is on many cards, and of its words the first alone has a capital."""
    for ability in (one for one in card.abilities if isinstance(one, Triggered)):
        words = ability.label.split()
        if len(words) > 1 and words[-1][:1].isupper():
            yield ability.label
