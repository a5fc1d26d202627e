"""Names with a mark in them, or a word that elsewhere asks or joins: `Mikaeus, the Unhallowed isn't a 5/5, right?` has one clause, and
`So Will-o'-the-Wisp survives?` one helping verb less."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.scenario.plain.asking import HELPING
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set
from bot.values import replace

_JOINING = word_set("and but so or not never if when while as since")
#: What stands for such a word meanwhile: none of the language.
_NAME = "~name"


def is_more_than_a_name(token: Token) -> bool:
    """Whether a token that stands in a name would say something elsewhere."""
    return token.kind == "mark" or token.fold in HELPING or token.fold in _JOINING


def said_as_one(
    tokens: Sequence[Token], names: Sequence[bool], plainly: Callable[[Sequence[Token]], list[Token]]
) -> list[Token]:
    """The tokens as `plainly` says them, to which such a token in a name is but a part of it. `names`: which tokens stand in a name of
    several words."""
    meant = {t.start: t for at, t in enumerate(tokens) if names[at] and is_more_than_a_name(t)}
    whole = [replace(t, kind="word", fold=_NAME) if t.start in meant else t for t in tokens]
    return [meant[token.start] if token.fold == _NAME else token for token in plainly(whole)]
