"""Numbers as cards print them in words."""

from __future__ import annotations

#: From two on, in their order.
WORDS = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    *(
        ten + unit
        for ten in ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
        for unit in (
            "",
            *("-" + one for one in ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")),
        )
    ),
)


def number_said(word: str) -> int | None:
    """The number that the word or the digits say; None where they say none."""
    if word.isdigit():
        return int(word)
    return 1 if word == "one" else WORDS.index(word) + 2 if word in WORDS else None
