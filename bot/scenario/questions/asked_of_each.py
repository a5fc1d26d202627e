"""A question that asks of each player, or of several things, as so many questions."""

from __future__ import annotations

from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace


def of_each_player(story: Story, statement: Statement) -> list[Statement]:
    """The statement once for each player that it asks about; of life totals and poison without a word whose, for everyone."""
    slot = "owner" if "owner" in statement.slots else "who"
    who = statement.get(slot)
    if isinstance(who, PlayerRef) and who.how == "opponent" and len(story.seats) > 2:
        said = {token.fold for token in story.tokens[who.start : who.start + 2]}
        if said & {"opponents", "opps"}:
            own = "You" if "You" in story.seats else story.active or story.actor
            who = tuple(PlayerRef("name", name, who.start) for name in story.seats if name != own)
    if isinstance(who, tuple) and all(isinstance(one, PlayerRef) for one in who):
        players = list(who)
    elif (isinstance(who, PlayerRef) and (who.how == "all" or _is_we(story, who))) or (
        who is None and statement.kind in _OF_EVERYONE
    ):
        story.opponent(next(iter(story.seats), None))
        players = [PlayerRef("name", name, statement.start) for name in story.seats]
    else:
        return [statement]
    return [replace(statement, slots={**statement.slots, slot: player}) for player in players]


def _is_we(story: Story, who: PlayerRef) -> bool:
    """`How much life do we have?` asks of both who play."""
    return who.how == "me" and who.start >= 0 and story.tokens[who.start].fold == "we"


_OF_EVERYONE = frozenset({"ask lifetotal", "ask poisontotal"})
