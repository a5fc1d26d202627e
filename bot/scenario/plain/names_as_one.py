"""Names with a comma or a colon in them: `Mikaeus, the Unhallowed isn't a 5/5, right?` has one clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.scenario.text.tokens import Token
from bot.values import replace


def said_as_one(
    tokens: Sequence[Token], names: Sequence[bool], plainly: Callable[[Sequence[Token]], list[Token]]
) -> list[Token]:
    """The tokens as `plainly` says them, to which a mark in a name parts nothing. `names`: which tokens stand in a name of several words."""
    marks = {token.start: token for at, token in enumerate(tokens) if names[at] and token.kind == "mark"}
    whole = [replace(token, kind="word", fold="the") if token.start in marks else token for token in tokens]
    return [marks.get(token.start, token) if token.fold == "the" else token for token in plainly(whole)]
