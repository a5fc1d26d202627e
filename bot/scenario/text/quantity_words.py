"""Words that say of how many of those that are spoken of something is asked: `any`, `neither`, `nothing`."""

from __future__ import annotations

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
