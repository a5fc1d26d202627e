"""Words that say of how many something is so: `any`, `neither`, `nothing`, and numbers as cards have them."""

from __future__ import annotations

from bot.scenario.text.words import NUMBER_WORDS

#: Words for whoever or whatever, by the word that says how many of them are meant.
WHATEVER = {
    "anything": "any",
    "anyone": "any",
    "anybody": "any",
    "something": "any",
    "someone": "any",
    "everything": "all",
    "everyone": "all",
    "nothing": "no",
}
#: Words that say how many of those that follow are meant, by the article that stands for each.
HOW_MANY = {
    "any": "any",
    "either": "any",
    "some": "any",
    "neither": "no",
    "none": "no",
    "no": "no",
    "all": "all",
    "each": "each",
    "every": "all",
    "both": "both",
}


def counted_in_words(number: int) -> str:
    """A number as card text has it before what is counted."""
    return "a" if number == 1 else str(NUMBER_WORDS.get(number, number))
