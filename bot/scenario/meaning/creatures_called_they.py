"""`They attack`, `both of them block it`: creatures that were spoken of together, where the words might be players."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.of_them import spoken_together

#: Words that tell of players or of creatures.
_THEY = frozenset({"they", "them", "both", "all", "each", "those", "these"})


def creatures_called_they(story: Story, statement: Statement) -> tuple[ThingRef, ...] | None:
    """The creatures of one player that a statement about `they` or `both of them` tells of; None where it tells of players. What attacks
    already does not block, and the other way round. Raises `CannotMean` where creatures of several players were spoken of together."""
    who = statement.get("who")
    if not isinstance(who, PlayerRef) or who.how not in ("they", "all"):
        return None
    if story.tokens[who.start].fold not in _THEY:
        return None
    focus = list(story.focus)
    story.focus = [thing for thing in focus if not (thing.attacking or thing.blocking)]
    things = spoken_together(story, who)
    story.focus = focus
    holders = {thing.holder for thing in things}
    creatures = all(t.is_type("Creature") and t.zone == "battlefield" for t in things)
    if len(things) > 1 and creatures and len(holders) > 1 and who.how == "they":
        labels = tuple(thing.label for thing in things)
        said = f"It is not told which “they” are: {', '.join(labels)}."
        raise CannotMean(said, labels, who.start, statement.end)
    if len(things) < 2 or len(holders) != 1 or None in holders or not creatures:
        return None
    return tuple(ThingRef("made", -1, -1, name=thing.label, told=thing.label) for thing in things)
