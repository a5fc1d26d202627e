"""Players called by their letter alone once one was called in full: `Player A attacks B`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.naming.card_names import CardNames
from bot.scenario.naming.made_names import PLAYER_VERBS
from bot.scenario.text.tokens import Token
from bot.scenario.text.words import word_set

#: No `A`, which begins most things.
_LETTERS = frozenset("BCDEFXYZ")
#: Words after which a letter alone is a player's; after a name it parts things of one name (`Elf B`).
_BEFORE = word_set(
    "and but then when if while so after attacks attack attacking targets targeting on at to by for before"
)


def with_player_a(tokens: list[Token]) -> list[Token]:
    """The tokens with `A attacks` as `Player A attacks`, where somebody is called so in full: no article stands before such a verb."""
    if not any(_is_called_a(tokens, at) for at in range(len(tokens) - 1)):
        return tokens
    found: list[Token] = []
    for at, token in enumerate(tokens):
        after = tokens[at + 1] if at + 1 < len(tokens) else None
        acts = after is not None and after.fold.endswith("s") and after.lemma in PLAYER_VERBS | _FIGHTS
        if token.text == "A" and acts and not (at and _is_called_a(tokens, at - 1)):
            found.append(Token("word", "Player", "player", "player", token.start, token.start))
        found.append(token)
    return found


def _is_called_a(tokens: Sequence[Token], at: int) -> bool:
    return tokens[at].fold == "player" and tokens[at + 1].text.removesuffix("'s") == "A"


_FIGHTS = frozenset({"attack", "block"})


def find_players_by_letter(lexicon: CardNames) -> None:
    """`B` is Player B where somebody is called `Player A`, where a player acts or is acted on."""
    tokens = lexicon.tokens
    if not any(key.startswith("player ") for key in lexicon.players):
        return
    for at, token in enumerate(tokens):
        letter = token.text.removesuffix("'s").removesuffix("’s")
        if token.kind != "word" or letter not in _LETTERS or lexicon.cover[at]:
            continue
        before, after = tokens[at - 1] if at else None, tokens[at + 1] if at + 1 < len(tokens) else None
        begins = before is None or before.kind in ("break", "mark") or before.fold in _BEFORE
        acts = after is not None and after.lemma in PLAYER_VERBS | {"attack", "block"}
        if begins and (token.owner or acts or (before is not None and before.fold in _BEFORE)):
            lexicon.players[letter.lower()] = f"Player {letter}"
            lexicon.players.setdefault(f"player {letter.lower()}", f"Player {letter}")
