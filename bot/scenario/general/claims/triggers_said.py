"""Triggered abilities as they are spoken of: `its death trigger`, `an ETB ability`, `attack triggers`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.scenario.general.claims.said import MINE, THEIRS, Said
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

_WAITS = {
    "enters": "etb, etbs, enters the battlefield, enter the battlefield, enters play, comes into play, entering the battlefield, enters",
    "dies": "death, dies, dying, on death, when it dies",
    "leaves the battlefield": "ltb, leaves the battlefield, leave the battlefield",
    "attacks": "attack, attacks, attacking",
    "blocks": "block, blocking",
    "deals combat damage to a player": "combat damage, damage, saboteur",
}
_EVENTS = {tuple(words.split(" ")): event for event, called in _WAITS.items() for words in called.split(", ")}
_LONGEST = max(map(len, _EVENTS))
_NOUNS = word_set("trigger triggers ability abilities effect effects")
_OF_ITS_OWN = word_set("its their the that my our your his her")
_OF_ANY = word_set("a an any some")


def triggers_at(tokens: Sequence[Token], at: int, stop: int) -> Iterator[tuple[Said, int]]:
    """The triggered abilities that the words from `at` name. `definite`: of the creature that is spoken of, not of another permanent."""
    place, whose, own = tokens[at].start, "", False
    word = tokens[at].fold
    if word in _OF_ITS_OWN:
        own = True
        whose = MINE if word in ("my", "our", "your") else THEIRS if word in ("his", "her") else ""
        at += 1
        if at < stop and tokens[at].fold in ("creatures", "creature", "tokens", "token"):
            at += 1
    elif word in _OF_ANY:
        at += 1
        if at < stop and tokens[at].fold in ("creatures", "tokens"):
            own, at = True, at + 1
    for length in range(min(_LONGEST, stop - at), 0, -1):
        event = _EVENTS.get(tuple(token.fold for token in tokens[at : at + length]))
        end = at + length
        if event is None:
            continue
        if end < stop and tokens[end].fold == "triggered":
            end += 1
        if end < stop and tokens[end].fold in _NOUNS:
            yield Said("trigger", place, whose, text=event, definite=own), end + 1
        if tokens[at].fold in ("etb", "etbs", "ltb"):
            yield Said("trigger", place, whose, text=event, definite=own), end
