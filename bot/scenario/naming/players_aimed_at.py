"""Players who do nothing in a story: a name that only a spell, an attack or damage is aimed at (`Shock targeting Theodor`)."""

from __future__ import annotations

from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.naming.made_names import MadeNames
from bot.scenario.naming.near_names import guess_of
from bot.scenario.text.form_words import words_of_the_game
from bot.scenario.text.words import CREATURE_NOUNS, FILLERS, TYPES, word_set

#: Words after which stands what is aimed at.
_AIMING = word_set("targeting targets target on at to attack attacks attacked attacking")
#: So many words before, at most, a list of targets begins.
_LONGEST = 9
#: What goes on naming something after its first word.
_NAMING = frozenset({"number", "size", "quote", "mana", "tag"})


def find_players_aimed_at(lexicon: MadeNames) -> None:
    """Capital words that nothing else can mean, where a player may be aimed at, are players: to be said."""
    for at, token in enumerate(lexicon.tokens):
        if token.fold not in lexicon.players and _is_aimed_at(lexicon, at) and _is_unheard(lexicon, at):
            lexicon.players[token.fold] = token.text
            lexicon.taken_for_players.append(token.text)


def _is_aimed_at(lexicon: MadeNames, at: int) -> bool:
    """Whether one word stands at token `at`, no longer name, after a word that aims."""
    tokens = lexicon.tokens
    if not at or (tokens[at - 1].fold not in _AIMING and not _is_listed(lexicon, at)):
        return False
    after = tokens[at + 1] if at + 1 < len(tokens) else None
    return after is None or not (after.kind in _NAMING or after.text[:1].isupper())


def _is_listed(lexicon: MadeNames, at: int) -> bool:
    """Whether it ends what a spell targets: `targeting Grizzly Bears and Theodor`."""
    if lexicon.tokens[at - 1].fold != "and":
        return False
    before = [token.fold for token in lexicon.tokens[max(0, at - _LONGEST) : at]]
    return "targeting" in before and not {".", "?", "!"} & {*before}


def _is_unheard(lexicon: MadeNames, at: int) -> bool:
    """Whether a capital word is neither of the language of stories nor of a card's name, whole, in part or misspelt."""
    token = lexicon.tokens[at]
    if token.kind != "word" or token.owner or len(token.fold) < 3 or lexicon.cover[at]:
        return False
    if not (token.text[:1].isupper() and token.text[1:].islower()) or token.fold in lexicon.made:
        return False
    if token.fold in words_of_the_game() or token.fold in LEMMAS or token.fold in FUNCTION_WORDS | FILLERS:
        return False
    if token.fold in CREATURE_NOUNS or token.text in CREATURE_TYPES or token.fold in TYPES:
        return False
    if lexicon.names.containing(token.fold):
        return False
    return guess_of(lexicon, at, at + 1) is None
