"""What follows a word where that is a player: what only players do, have, or are told to have."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.subtypes import CREATURE_TYPES
from bot.scenario.naming.made_names import PLAYER_VERBS
from bot.scenario.text.tokens import Token

#: Verbs that players and things do: a name before them is a player's where "with" follows.
SHARED_VERBS = frozenset({"attack", "block", "double"})


#: What may stand between a name and what it does.
_BESIDES = frozenset({"then", "now", "also", "just", "immediately", "simply", "already"})
_HELPERS = frozenset({"has", "is", "will", "would", "who"})


def verb_after(tokens: Sequence[Token], at: int) -> str:
    index = at + 1
    while index < len(tokens) and index < at + 4:
        token = tokens[index]
        if token.fold in _BESIDES or token.fold in _HELPERS:
            if token.fold in ("has", "is") and index + 1 < len(tokens):
                following = next((t for t in tokens[index + 1 : at + 4] if t.fold not in _BESIDES), token)
                if following.lemma not in PLAYER_VERBS | SHARED_VERBS or following.kind != "word":
                    return token.lemma
            index += 1
            continue
        if token.fold in ("doesnt", "does", "didnt", "dont"):
            following = tokens[index + 1] if index + 1 < len(tokens) else token
            if following.fold == "not" and index + 2 < len(tokens):
                following = tokens[index + 2]
            kind = following.lemma == "attack" and tokens[at].text in CREATURE_TYPES  # no `Ogre`
            return "control" if following.lemma in SHARED_VERBS and not kind else following.lemma
        if token.kind == "word" and token.lemma == "attack" and token.fold == "attacking":
            return ""
        return token.lemma if token.kind == "word" else ""
    return ""


def with_follows(tokens: Sequence[Token], at: int) -> bool:
    for token in tokens[at + 1 : at + 14]:
        if token.kind == "break":
            return False
        if token.fold == "with":
            return True
    return False


def life_follows(tokens: Sequence[Token], at: int, verb: str, named: bool) -> bool:
    if verb not in ("be", "have", "at", "gain", "lose", "play", "draw", "target", "win"):
        return False
    ahead = [t.fold for t in tokens[at + 1 : at + 12]]
    for stop, token in enumerate(tokens[at + 1 : at + 12]):
        if token.kind == "break":
            ahead = ahead[:stop]
            break
    if verb in ("gain", "lose"):
        return "life" in ahead
    if verb in ("play", "target", "draw", "win"):
        return not named
    told = bool({"life", "poison", "hand", "graveyard", "yard"} & set(ahead))
    return told or (verb == "be" and "at" in ahead[:2] and "loyalty" not in ahead)  # `Jace is at 3 loyalty`
