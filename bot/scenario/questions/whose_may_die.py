"""Whose creatures are asked about, where the question says who loses or kills them."""

from __future__ import annotations

from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def whose_may_die(story: Story, statement: Statement) -> PlayerRef | None:
    """Whose creatures are asked about in `Do I lose a creature?`, and in `Do I kill a creature?`, which is none of mine."""
    by = statement.get("by")
    who = by[0] if isinstance(by, tuple) and len(by) == 1 else statement.get("who")
    if statement.kind != "ask dies" or not isinstance(who, PlayerRef) or who.how == "any":
        return None
    lemmas = {token.lemma for token in story.tokens[statement.start : statement.end]}
    if "lose" in lemmas:
        return who
    return PlayerRef("name", story.opponent(story.player(who, subject=True)), statement.start)


def of_player(ref: object, player: PlayerRef) -> object:
    """Things that are described, as that player's, where nobody else's were asked about."""
    described = isinstance(ref, ThingRef) and ref.source == "kind" and ref.owner is None
    return ref.but(owner=player, many=True) if isinstance(ref, ThingRef) and described else ref
