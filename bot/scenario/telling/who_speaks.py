"""Whether a story is told by somebody who plays in it: `I attack`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.text.tokens import Token

FIRST_PERSON = frozenset({"i", "me", "my", "mine", "we", "our"})
SECOND_PERSON = frozenset({"you", "your", "yours"})
#: Who else may be spoken of, without a name.
SOMEBODY = frozenset({"player", "players", "somebody", "someone", "you", "your", "opponent", "opp", "friend"})


def somebody_speaks(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    """Whether it tells of `I` or `we` (which stand in no card's name), or of `you` who play against a player with a name."""
    first = [
        token
        for index, token in enumerate(tokens)
        if token.fold in FIRST_PERSON and token.kind == "word" and not lexicon.in_long_name(index)
    ]
    if any(
        token.fold == "somebody" for token in tokens
    ):  # players in general: nobody speaks but who is typed to
        first = [token for token in first if lexicon.text[token.start : token.end] == token.text]
    told_of_you = bool(lexicon.players) and lexicon.you_play
    return bool(first) or (told_of_you and any(token.fold in SECOND_PERSON for token in tokens))
