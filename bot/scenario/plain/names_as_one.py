"""Names with a comma in them: `Mikaeus, the Unhallowed isn't a 5/5, right?` has one clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.scenario.text.tokens import Token
from bot.values import replace


def said_as_one(
    tokens: Sequence[Token], names: Sequence[bool], plainly: Callable[[Sequence[Token]], list[Token]]
) -> list[Token]:
    """The tokens as `plainly` says them, to which a comma in a name parts nothing. `names`: which tokens stand in a name of several words."""
    commas = {token.start: token for at, token in enumerate(tokens) if names[at] and token.fold == ","}
    whole = [
        replace(token, kind="word", fold="the") if names[at] and token.fold == "," else token
        for at, token in enumerate(tokens)
    ]
    return [commas[t.start] if t.start in commas and t.text == "," else t for t in plainly(whole)]
