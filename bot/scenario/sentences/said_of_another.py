"""Whose the words before a verb are: told of a name before them, or of somebody else than who acts so far."""

from __future__ import annotations

from bot.scenario.phrases.reader import PhraseReader, Readings

_NAME_AND_COMMA = 2


def is_told_of_a_name(reader: PhraseReader, at: int, things: Readings) -> bool:
    """Whether what begins at `at` tells what the name before it is: the `a 1/1` of `another Goblin, a 1/1, attacks`."""
    if at < _NAME_AND_COMMA or reader.fold(at) not in ("a", "an") or reader.fold(at - 1) != ",":
        return False
    made = any(name.source == "made" and name.end == at - 1 for name in reader.lexicon.at(at - 2))
    return made and any(end < reader.stop and reader.fold(end) == "," for _, end in things)


def is_said_of_another(reader: PhraseReader, at: int) -> bool:
    """`I control a 2/2, and another Goblin, a 1/1, attacks`: what I do is not told by such a form of the verb; `after he blocks and then
    casts Shock`."""
    token = reader.tokens[at]
    third = token.fold.endswith("s") and token.lemma != token.fold and token.lemma not in ("get", "be")
    return third and at > 0 and reader.fold(at - 1) in (",", "then")
