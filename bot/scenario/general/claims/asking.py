"""A question about the rules at large as the story that is played for it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.general.claims.reading import claims_of
from bot.scenario.general.claims.said import Claim, Said
from bot.scenario.general.claims.staging import NotStaged
from bot.scenario.general.claims.story import story_of
from bot.scenario.general.game_named import without_the_game
from bot.scenario.general.relations import Played
from bot.scenario.plain.asking import DENIED
from bot.scenario.text.tokens import Token

_LONGEST = 34


def claimed(tokens: Sequence[Token], first: bool = False) -> Played | None:
    """What is played for the only sentence of a text, read as a claim; None where it can be none. `first`: only what has to be read so
    before it is read as a story, as that would take nobody's creature for another player's, or what regenerates for safe."""
    sentences: list[list[Token]] = [[]]
    for token in tokens:
        if token.kind == "break":
            sentences.append([])
        else:
            sentences[-1].append(token)
    told = [sentence for sentence in sentences if sentence]
    if len(told) != 1 or not 3 <= len(told[0]) <= _LONGEST:
        return None
    stories: list[tuple[str, bool]] = []
    for claim in claims_of(without_the_game(told[0])):
        if first and not _is_of_anybody(claim):
            continue
        try:
            stories.append(story_of(claim))
        except NotStaged:
            continue
    if not stories:
        return None
    story, denied = stories[0]
    return Played(story, denied != any(token.lemma == DENIED for token in told[0]))


def _is_of_anybody(claim: Claim) -> bool:
    """Whether it is asked of a player what creatures do that nobody owns, of what regenerates or is tapped for mana, or whether it has to be done."""
    said = [
        value
        for clause in (*claim.circumstances, claim.core)
        for _, value in clause.slots
        if isinstance(value, Said) and value.kind == "creature" and not value.points
    ]
    asks_of = claim.core.slots[0][1] if claim.core.slots else None
    of_player = isinstance(asks_of, Said) and asks_of.kind == "player"
    clauses = (*claim.circumstances, claim.core)
    return (
        claim.mode == "must"
        or any({"@regenerate p c", "@mana p c"} & {*clause.deed.told} for clause in clauses)
        or (claim.mode == "does" and of_player and len(said) > 1 and not any(value.whose for value in said))
    )
