"""Who tells the story, by name: `I am Alice. ... How much life do I have?`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.given_names import GIVEN_NAMES
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_SELF = word_set("i me")
_OWN = word_set("my mine")
_AM = word_set("am play")
_VERBS = {"am": "is", "have": "has", "do": "does", "was": "was"}


def told_by_name(tokens: Sequence[Token], named: Sequence[bool]) -> list[Token]:
    """The tokens with that player's name for `I` and `my`, and without the sentence that says so; unchanged where none does, or where the
    name is nobody's who is told of besides."""
    found = next((at for at in range(len(tokens)) if _says_who(tokens, named, at)), None)
    if found is None:
        return list(tokens)
    name = tokens[found + 2]
    rest = [*tokens[:found], *tokens[found + 4 :]]
    if name.fold not in GIVEN_NAMES and not any(name.fold in (one.fold, one.owner) for one in rest):
        return list(tokens)
    return [_by_name(one, name, rest[at - 1] if at else None) for at, one in enumerate(rest)]


def _says_who(tokens: Sequence[Token], named: Sequence[bool], at: int) -> bool:
    """Whether `I am Alice.` stands there, a sentence of its own."""
    if at + 3 >= len(tokens) or (at and tokens[at - 1].kind == "word"):
        return False
    who, verb, name, stop = tokens[at : at + 4]
    says = who.fold == "i" and verb.fold in _AM and name.kind == "word" and name.text[:1].isupper()
    return says and not named[at + 2] and stop.kind != "word" and stop.text in ".!,;)"


def _by_name(token: Token, name: Token, before: Token | None) -> Token:
    if token.kind != "word":
        return token
    if token.fold in _SELF:
        return replace(name, start=token.start, end=token.end)
    if token.fold in _OWN:
        own = f"{name.fold}s"
        return replace(
            name,
            text=f"{name.text}'s",
            fold=own,
            lemma=own,
            owner=name.fold,
            start=token.start,
            end=token.end,
        )
    if before is not None and before.fold == "i" and token.fold in _VERBS:
        said = _VERBS[token.fold]
        return replace(token, text=said, fold=said)
    return token
