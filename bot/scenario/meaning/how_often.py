"""How often something is said to be done."""

from __future__ import annotations

from bot.scenario.text.words import TIMES, number


def split_times(words: str) -> tuple[str, int]:
    """`ping him twice`: the words and how many times."""
    parts = words.split()
    if len(parts) > 1 and parts[-1].lower() in TIMES:
        return " ".join(parts[:-1]), TIMES[parts[-1].lower()]
    if len(parts) > 2 and parts[-1].lower() == "times" and (count := number(parts[-2].lower())) is not None:
        return " ".join(parts[:-2]), count
    return words, 1
