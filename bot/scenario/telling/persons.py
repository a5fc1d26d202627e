"""Who `you` is in a story: whoever tells it where nobody else does, else the other player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

#: The words by which a teller speaks of a player who is they.
_I = word_set("i me my mine myself we us our")

#: The words for a player whom `you` has against itself.
_OPPONENTS = word_set("opponent opponents opp opps oppo opponent's")

#: What somebody who asks does, and no player.
_ASKING = word_set(
    """
    think thought know knew guess mean believe understand understood read heard wonder wondered assume suppose thought see saw
    wondering curious confused sure asking hope feel
    """
)
_HELPING = word_set("am was were have had do did not just also only")


def speaks_of_opponents(tokens: Sequence[Token]) -> bool:
    """Whether a sentence speaks of a player whom `you` has against itself."""
    return any(token.fold in _OPPONENTS or token.owner in _OPPONENTS for token in tokens)


def may_tell(tokens: Sequence[Token]) -> Iterator[int]:
    """The words of a sentence by which a teller may speak of a player who is they."""
    return (at for at, token in enumerate(tokens) if token.kind == "word" and token.fold in _I)


def who_you_are(
    tokens: Sequence[Token], text: str, opponents: bool, tellers: Iterable[int]
) -> Literal["me", "opponent"]:
    """`me` where `you` is whoever the story is told of (`You attack and your opponent blocks`), `opponent` where a teller plays
    too (`I attack and you block`). A teller who only asks (`I think`, `my question`) plays no part. `opponents`: whether it speaks of
    such (`speaks_of_opponents`); `tellers`: where a teller may speak (`may_tell`)."""
    if opponents:
        return "me"
    return "opponent" if any(_plays(tokens, at, text) for at in tellers) else "me"


def _plays(tokens: Sequence[Token], at: int, text: str) -> bool:
    token = tokens[at]
    if text[token.start : token.end] != token.text:
        return False
    after = at + 1
    while after < len(tokens) and tokens[after].fold in _HELPING:
        after += 1
    following = tokens[after] if after < len(tokens) else token
    return following.fold not in _ASKING and not (token.fold == "my" and following.fold == "question")
