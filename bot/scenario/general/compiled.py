"""The templates of general questions, their numbers as digits, as the words of a question are matched."""

from __future__ import annotations

import re

from bot.scenario.forms.compiling import compile_template
from bot.scenario.forms.template import Node
from bot.scenario.text.words import NUMBER_WORDS

#: Numbers are the same as words and as digits; `one` is more than a number.
DIGITS = {NUMBER_WORDS[number]: str(number) for number in range(2, 11)}


def compiled(words: str) -> Node:
    """A template with its numbers as digits, as the words of a question are matched."""
    words = words.replace("regeneration|regenerating", "regeneration|regenerating|regenerate")
    words = words.replace("minus counters", "minus|negative counters")
    return compile_template(re.sub(r"[a-z]+", lambda found: DIGITS.get(found[0], found[0]), words))
