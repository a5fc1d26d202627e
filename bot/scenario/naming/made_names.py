"""Names that a story gives to things of its own: `Ogre, a 3/3 creature`, `Zed is a 2/2`, `a 2/2 named Imp`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.naming.card_names import FUNCTION_WORDS, CardNames
from bot.scenario.naming.cards_told_of import is_a_card
from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.phrases.keywords import keyword_at, noun_at
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import (
    COLOR_NAMES,
    CREATURE_NOUNS,
    GREETINGS,
    JOINERS,
    SUBTYPE_TYPES,
    SUPERTYPES,
    TYPES,
    number,
    singular,
    word_set,
)

#: Words after which stands what something is called.
_NAMED = frozenset({"named", "called"})
#: What begins the description of one thing.
_ONE = frozenset({"a", "an", "my", "his", "her"})


def may_explain(tokens: Sequence[Token]) -> Iterator[int]:
    """Where in a sentence a thing of the story's own may be explained: before each of these stands its name, or after it."""
    for at, token in enumerate(tokens):
        follows = (token.fold == "," or token.lemma == "be") and at + 1 < len(tokens)
        if token.fold in _NAMED or token.fold == "(" or (follows and tokens[at + 1].fold in _ONE):
            yield at


def find_made(lexicon: CardNames, places: Iterable[int]) -> None:
    """`Ogre, a 3/3 creature`, `Zed is a 2/2`, `Pal (1/1 lifelink)`, `a 2/2 named Imp`. `places`: where a thing may be explained
    (`may_explain`)."""
    tokens = lexicon.tokens
    for at in places:
        token = tokens[at]
        if token.fold in _NAMED:
            named = at and tokens[at - 1].kind == "word" and at + 1 < len(tokens)
            if named and _describes_back(lexicon, at - 1):
                _note_made(lexicon, at + 1, name_end(lexicon, at + 1))
            continue
        if not _describes(lexicon, at + 1, article=token.fold != "("):
            continue
        if token.fold == "," and _is_told_of(lexicon, at + 1):
            continue  # `he casts Pyroclasm, my 3/3 has 1 damage on it`: another thing
        if token.fold == "," and at and tokens[at - 1].text in TYPES:
            continue  # `an artifact, a creature and two lands`: each is another thing
        start = _name_start(lexicon, at)
        if start is not None and start and tokens[start - 1].owner:
            card = lexicon.card_at(start - 1)
            if card is not None and card.end == at:
                start -= 1  # `Mishra's Factory (2/2)`
        listed = start == at - 1 and _is_a_player_listed(lexicon, at)
        if start is not None and not listed and not (token.lemma == "be" and is_a_card(lexicon, start, at)):
            _note_made(lexicon, start, at)


def _is_a_player_listed(lexicon: CardNames, end: int) -> bool:
    """Whether a given name stands before somebody's creature, or before more of a list: `at Bob, his 3/3 and his 2/2`."""
    tokens = lexicon.tokens
    if tokens[end].fold != "," or tokens[end - 1].fold not in GIVEN_NAMES:
        return False
    return tokens[end + 1].fold in ("my", "his", "her") or _is_listed(lexicon, end)


def _describes(lexicon: CardNames, at: int, article: bool) -> bool:
    """Whether a description of a thing begins at `at`: `a 3/3 red creature`."""
    tokens = lexicon.tokens
    if at >= len(tokens):
        return False
    if tokens[at].fold in _ONE:
        at += 1
    elif tokens[at].fold in ("each", "both") or article:
        return False
    for index in range(at, min(at + 8, len(tokens))):
        token = tokens[index]
        if token.kind == "size" and not token.text.startswith(("+", "-")):
            return True
        if token.fold in TYPES or token.fold in SUBTYPE_TYPES:
            return index > at or tokens[at - 1].fold in ("a", "an")
        known = (
            token.fold in COLOR_NAMES
            or token.fold in SUPERTYPES
            or token.fold
            in ("and", "tapped", "untapped", "vanilla", "token", "summoning", "sick", ",", "big")
            or token.fold in CREATURE_NOUNS
            or keyword_at(tokens, index, len(tokens)) is not None
            or noun_at(tokens, index, len(tokens)) is not None
        )
        if token.fold in ("instant", "sorcery") or (not known and token.text[:1].islower()):
            return False
    return False


_IS_SO = frozenset({"has", "have", "had", "is", "are", "was", "were"})
_DOES = _IS_SO | {"gets", "takes", "took", "dies", "survives", "blocks", "attacks", "blocked", "attacked"}


def _is_told_of(lexicon: CardNames, at: int) -> bool:
    """Whether the words from `at` are what is told of, and not what was named before them: `my 3/3 has 1 damage on it`."""
    tokens = lexicon.tokens
    verbs = _IS_SO if tokens[at].fold in ("a", "an") else _DOES
    for token in tokens[at + 1 : at + 7]:
        if token.fold in verbs:
            return True
        if token.kind not in ("word", "size") or token.fold in ("with", "that", "which", "who", "and"):
            return False
    return False


def _describes_back(lexicon: CardNames, at: int) -> bool:
    """Whether the words that end at `at` describe a thing (`a 2/2 creature` before `named Imp`)."""
    for index in range(at, max(-1, at - 8), -1):
        token = lexicon.tokens[index]
        if token.kind == "break":
            return False
        if token.kind == "size" or token.fold in (
            "creature",
            "token",
            "artifact",
            "planeswalker",
            "enchantment",
        ):
            return True
    return False


def _name_start(lexicon: CardNames, at: int) -> int | None:
    """Where the name that ends before `at` begins; None where no name does."""
    tokens = lexicon.tokens
    last = at
    if at > 1 and _is_letter(tokens[at - 1].text) and tokens[at - 2].kind == "word":
        last = at - 1  # `elf a, a 1/1`: the letter tells one of several
    elif at > 1 and tokens[at - 1].kind == "tag" and tokens[at - 2].kind == "word":
        last = at - 1  # `Vampire #1, a 1/1`
    index = last
    while index > 0 and last - index < 4:
        token = tokens[index - 1]
        if token.kind != "word" or token.fold in FUNCTION_WORDS or token.owner or token.fold in COLOR_NAMES:
            break
        if index < last:
            if token.lemma in _NAME_ENDS or token.fold in GREETINGS or token.fold in JOINERS:
                break
            if token.lemma in _BRINGS_IN and token.text.islower():
                break  # `alice plays twin, a 0/0 creature`
            if token.fold in _STATES:
                break  # `a tapped llanowar elves, a tapped forest`
            if token.text[:1].islower() != tokens[last - 1].text[:1].islower():
                break
            if (token.fold in GIVEN_NAMES and token.text[:1].isupper()) or token.fold == "another":
                break
        index -= 1
    if index == last:
        return None
    word = tokens[last - 1]
    if word.fold in GREETINGS or word.lemma in PLAYER_VERBS or word.fold in JOINERS:
        return None
    if any(number(token.fold) is not None for token in tokens[index:last]) and word.text.islower():
        return None  # `two other goblins (1/1s)`
    if word.text.islower() and word.lemma in _NAME_ENDS:
        return None  # `his 3/3 attacks, my 3/3 blocks`
    if index == last - 1 and word.text in ("commander", "commanders"):
        return None  # what it is, not what it is called
    if any(noun_at(tokens, n, last) for n in range(index, last) if tokens[n].text.islower()):
        return None  # `my flyer, a 2/2`: that too
    if word.text in ("attacker", "attackers", "blocker", "blockers"):
        return None  # so too
    if word.text in ("token", "tokens") and singular(tokens[last - 2].fold).capitalize() in CREATURE_TYPES:
        return None  # `three spirit tokens (1/1 flyers)`: of that kind
    return index


def name_end(lexicon: CardNames, at: int) -> int:
    index = at
    while index < len(lexicon.tokens) and index - at < 4:
        token = lexicon.tokens[index]
        if token.kind != "word" or token.fold in FUNCTION_WORDS:
            break
        if index > at and token.text[:1].islower():
            break
        index += 1
    return index


def _note_made(lexicon: CardNames, start: int, end: int) -> None:
    if end <= start:
        return
    if end - start > 1 and (
        _is_letter(lexicon.tokens[end - 1].text) or lexicon.tokens[end - 1].kind == "tag"
    ):
        end -= 1  # `Elf A`, `Elf #1`: the letter tells one of several
    words = lexicon.tokens[start:end]
    key = " ".join(t.fold for t in words)
    card = lexicon.card_at(start)
    named = card.spelling if card is not None and card.end == end else None
    if named is not None and (
        _is_printed_so(lexicon, named, end)
        or _is_listed(lexicon, end)
        or _is_of_another_kind(lexicon, named, end)
        or _is_a_spell_beside(lexicon, named, end)
    ):
        return
    text = " ".join(t.text for t in words)
    if text.islower():
        text = " ".join(word[:1].upper() + word[1:] for word in text.split())  # a name, however it is typed
    lexicon.made.setdefault(key, text)


def _is_listed(lexicon: CardNames, end: int) -> bool:
    """Whether what follows a card's name is the next of a list: `Grizzly Bears, a 3/3 trampler and a 4/4`."""
    tokens = lexicon.tokens
    if tokens[end].fold != ",":
        return False
    for index in range(end + 1, min(end + 12, len(tokens))):
        if tokens[index].kind in ("break", "quote"):
            return False
        if tokens[index].fold in (",", "and") and lexicon.begins_a_thing(index + 1):
            return True
    return False


def _is_a_spell_beside(lexicon: CardNames, name: str, end: int) -> bool:
    """Whether a card that is no permanent stands before somebody's creature: `he casts Pyroclasm, my 2/2s die`."""
    card = lexicon.names.exact(name)
    whose = lexicon.tokens[end + 1].fold if end + 1 < len(lexicon.tokens) else ""
    return card is not None and whose in ("my", "his", "her") and bool({"Instant", "Sorcery"} & {*card.types})


def _is_of_another_kind(lexicon: CardNames, name: str, end: int) -> bool:
    """Whether what follows a card's name and a comma is of a kind that the card is not, and nothing more is told of it: another
    thing (`a Serra Angel, a Forest`)."""
    card = lexicon.names.exact(name)
    if card is None or lexicon.tokens[end].fold != ",":
        return False
    for at in range(end + 1, min(end + 6, len(lexicon.tokens) - 1)):
        token, after = lexicon.tokens[at], lexicon.tokens[at + 1]
        kind = TYPES.get(token.fold) or SUBTYPE_TYPES.get(token.fold)
        if kind is not None:
            ends = after.kind == "break" or after.fold in (",", "and")
            return ends and kind not in card.types
        if token.kind != "word":
            return False
    return False


def _is_printed_so(lexicon: CardNames, name: str, end: int) -> bool:
    """Whether the story only repeats what is printed on the card: then the card is meant."""
    card = lexicon.names.exact(name)
    if card is None:
        return False
    for token in lexicon.tokens[end : end + 10]:
        if token.kind in ("break", "quote"):
            return False
        if token.kind == "size":
            power, _, toughness = token.fold.removesuffix("s").partition("/")
            if card.power is None:  # `Mutavault (2/2)`: what it becomes
                return any(f"{power}/{toughness}" in text for text in card.texts)
            return (str(card.power), str(card.toughness)) == (power, toughness)
        if token.fold in TYPES:
            return TYPES[token.fold] in card.types
    return False


#: Verbs that only a player does.
PLAYER_VERBS = word_set(
    """
    control cast activate announce choose assign order flip pay discard gang alpha chump respond equip crew redirect apply exert
    own abort decide decline swing doubleblock animate topdeck scry concede sacrifice bolt skip
    suspend foretell evoke unearth bestow kick
    """
)


def _is_letter(text: str) -> bool:
    return len(text) == 1 and text.lower() in "abcdefgh"


_STATES = frozenset({"tapped", "untapped"})
#: Verbs after which a thing comes that is not there yet; names may begin with them (`Flash Conscription`).
_BRINGS_IN = word_set("play use make create bring drop run resolve flash")
_NAME_ENDS = PLAYER_VERBS | {"control", "have", "attack", "block", "be", "get", "put", "target", "with"}
