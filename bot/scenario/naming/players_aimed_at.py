"""Players who do nothing in a story: a name that only a spell, an attack or damage is aimed at (`Shock targeting Theodor`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS, CardNames
from bot.scenario.naming.near_names import guess_of, strokes
from bot.scenario.text.form_words import words_of_the_game
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import CREATURE_NOUNS, FILLERS, TYPES, word_set

#: Words after which stands what is aimed at.
_AIMING = word_set("targeting targets target on at to attack attacks attacked attacking")
#: So many words before, at most, a list of targets begins.
_LONGEST = 9
#: What goes on naming something after its first word.
_NAMING = frozenset({"number", "size", "quote", "mana", "tag"})


def may_be_aimed_at(tokens: Sequence[Token]) -> Iterator[int]:
    """The words of a sentence that may be such players, whatever else the story says."""
    for at in range(1, len(tokens)):
        before = tokens[at - 1].fold
        if (before in _AIMING or before == "and") and _is_unheard_of(tokens[at]):
            yield at


def find_players_aimed_at(lexicon: CardNames, places: Iterable[int]) -> None:
    """Capital words that nothing else can mean, where a player may be aimed at, are players: to be said. `places`: those looked at
    (`may_be_aimed_at`)."""
    for at in places:
        token = lexicon.tokens[at]
        if token.fold not in lexicon.players and _is_aimed_at(lexicon, at) and _is_no_other(lexicon, at):
            lexicon.players[token.fold] = token.text
            lexicon.taken_for_players.append(token.text)


def _is_aimed_at(lexicon: CardNames, at: int) -> bool:
    """Whether one word stands at token `at`, no longer name, after a word that aims."""
    tokens = lexicon.tokens
    if not at or (tokens[at - 1].fold not in _AIMING and not _is_listed(lexicon, at)):
        return False
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    return after is None or not (after.kind in _NAMING or after.text[:1].isupper())


def _is_listed(lexicon: CardNames, at: int) -> bool:
    """Whether it ends what a spell targets: `targeting Grizzly Bears and Theodor`."""
    if lexicon.tokens[at - 1].fold != "and":
        return False
    before = [token.fold for token in lexicon.tokens[max(0, at - _LONGEST) : at]]
    return "targeting" in before and not {".", "?", "!"} & {*before}


def _is_unheard_of(token: Token) -> bool:
    """Whether a word is a capital one, and none of the common ones of stories."""
    if token.kind != "word" or token.owner or len(token.fold) < 3:
        return False
    if not (token.text[:1].isupper() and token.text[1:].islower()):
        return False
    if token.fold in LEMMAS or token.fold in FUNCTION_WORDS or token.fold in FILLERS:
        return False
    return token.fold not in CREATURE_NOUNS and token.text not in CREATURE_TYPES and token.fold not in TYPES


def _is_no_other(lexicon: CardNames, at: int) -> bool:
    """Whether such a word is no other of the language, and of no name, whole, in part or misspelt."""
    fold = lexicon.tokens[at].fold
    if lexicon.cover[at] or fold in lexicon.made or fold in words_of_the_game():
        return False
    if lexicon.names.containing(fold):
        return False
    if any(strokes(fold, name) == 1 for name in lexicon.made):
        return False  # `targeting Besr`, where the story has a Bear
    return guess_of(lexicon, at, at + 1) is None
