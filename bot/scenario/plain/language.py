"""Every word that the grammar of stories has."""

from __future__ import annotations

from functools import cache

from bot.scenario.forms.verbs import LEMMAS
from bot.scenario.naming.card_names import FUNCTION_WORDS
from bot.scenario.phrases.adjectives import DESCRIBING
from bot.scenario.phrases.keywords import KEYWORD_WORDS
from bot.scenario.text.form_words import words_of_the_game
from bot.scenario.text.of_games import OF_GAMES
from bot.scenario.text.quantity_words import HOW_MANY, WHATEVER
from bot.scenario.text.words import FILLERS, OF_PHRASES, singular, word_set

_NOT_HELD = word_set(
    "unless without instead except besides apart former latter until otherwise nothing nobody neither none nor"
)
#: Which of several it is by its size.
_OF_SIZE = word_set("bigger biggest larger largest stronger strongest smaller smallest weaker weakest")
_ON_CARDS = word_set("chapter")


@cache
def words_of_the_language() -> frozenset[str]:
    """Every word that means something to the grammar of stories."""
    others = {*HOW_MANY} | {*WHATEVER} | {*LEMMAS} | OF_PHRASES | FILLERS | FUNCTION_WORDS | DESCRIBING
    return words_of_the_game() | others | KEYWORD_WORDS | _NOT_HELD | _OF_SIZE | _ON_CARDS | OF_GAMES


def is_of_the_language(word: str) -> bool:
    """Whether the grammar of stories has this word, in the singular or plural."""
    return word in words_of_the_language() or singular(word) in words_of_the_language()


@cache
def words_by_first_letter(shortest: int) -> dict[str, tuple[str, ...]]:
    """The words of the language that have so many letters or more, by their first letter, which nobody mistypes."""
    found: dict[str, list[str]] = {}
    for word in sorted(words_of_the_language()):
        if len(word) >= shortest and word.isalpha():
            found.setdefault(word[0], []).append(word)
    return {first: tuple(words) for first, words in found.items()}
