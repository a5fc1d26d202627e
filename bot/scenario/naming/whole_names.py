"""Cards by their full names in the words of one sentence, whatever else the story says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.keywords import KEYWORDS
from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.naming.name_at import NameAt
from bot.scenario.naming.names import Names
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import singular

#: The longest run of words tried as one card name.
_LONGEST = 9

#: Marks that card names hold between their words.
INNER = frozenset({",", ":", "/", "!", "&", ".", "-", "?"})

#: What one is called of those that a card is named for: `a Llanowar Elf`. What only wants an s is a near name anyway.
_MANY = {"elf": "elves", "wolf": "wolves", "dwarf": "dwarves", "thief": "thieves", "knife": "knives"}


def cards_in(tokens: Sequence[Token], names: Names) -> Iterator[tuple[int, NameAt]]:
    """The longest card name that begins at each token of a sentence, by its place there."""
    for at in range(len(tokens)):
        if not _may_begin_a_card(tokens, at, names):
            continue  # as most words do not
        found = _card_at(tokens, at, names)
        if found is not None and _is_of_a_type(tokens, at, found.end):
            continue
        if found is not None and (found.end == at + 1 or not _is_of_the_language(tokens, at, found.end)):
            yield at, found


def _is_of_a_type(tokens: Sequence[Token], at: int, end: int) -> bool:
    """`how big is the Ooze`, `The Ooze token`: one of that creature type, be a card called The Ooze too."""
    kind = tokens[at + 1].text if end == at + 2 and tokens[at].fold == "the" else ""
    said = tokens[at].text == "the" or (end < len(tokens) and tokens[end].fold in ("token", "tokens"))
    return said and kind in CREATURE_TYPES


def is_for_short(tokens: Sequence[Token], at: int, end: int) -> bool:
    """`the Brute`, where a Darksteel Brute was told of before: that one, be a card called The Brute too."""
    if end != at + 2 or tokens[at].text != "the":
        return False
    last = tokens[at + 1].text
    return last[:1].isupper() and any(
        tokens[n].text == last and tokens[n - 1].text[:1].isupper() and tokens[n - 1].fold != "the"
        for n in range(1, at)
    )


def _is_of_the_language(tokens: Sequence[Token], at: int, end: int) -> bool:
    """Whether several words in small letters are a keyword of the game, be a card called so too: `I level up Student of Warfare`."""
    return " ".join([token.text for token in tokens[at:end]]) in KEYWORDS


def _may_begin_a_card(tokens: Sequence[Token], at: int, names: Names) -> bool:
    """Whether a card's name begins with this word, with the one that it is the plural of, or with what is typed as one word with
    the next: no other need be looked for."""
    first = tokens[at]
    if first.owner or names.longest(first.fold):
        return True
    if first.fold[-1:] != "s":
        return False
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    as_one = following is not None and following.start == first.end and following.kind == "word"
    return as_one or names.longest(singular(first.fold)) > 0


def _card_at(tokens: Sequence[Token], at: int, names: Names) -> NameAt | None:
    key = ""
    best: NameAt | None = None
    commas = count = most = 0
    index = at
    while index < len(tokens):
        token = tokens[index]
        if token.kind == "mark":
            if not count or token.fold not in INNER:
                break
            commas += token.fold == ","
            index += 1
            continue
        if token.kind not in ("word", "number", "size"):
            break
        if count and tokens[index - 1].end == token.start and tokens[index - 1].kind == "word":
            # one word as it is typed, two as it is read: `cannot`, `don't`
            before = key.removesuffix(tokens[index - 1].fold)
            whole = before + (tokens[index - 1].text + token.text).lower().replace("'", "").replace("’", "")
        else:
            whole = f"{key} {token.fold}" if key else token.fold
            count += 1
        spelling = names.spelling(whole)
        owner = False
        if spelling is None and token.owner:
            spelling = names.spelling(f"{key} {token.owner}" if key else token.owner)
            owner = spelling is not None
        plural = False
        if spelling is None and token.fold.endswith("s") and (one := singular(token.fold)) != token.fold:
            spelling = names.spelling(f"{key} {one}" if key else one)
            plural = spelling is not None
        if spelling is None and count > 1 and (many := _MANY.get(token.fold)):
            spelling = names.spelling(f"{key} {many}")  # one of those that the card is named for
        if spelling is not None and (not commas or spelling.count(",") == commas):
            best = NameAt("card", spelling, index + 1, owner, plural)
        if count == 1 and not most:
            most = min(_LONGEST, names.longest(whole))
        following = tokens[index + 1] if index + 1 < len(tokens) else None
        if count >= most and not (
            following is not None and following.start == token.end and following.kind == "word"
        ):
            break
        key = whole
        index += 1
    return best
