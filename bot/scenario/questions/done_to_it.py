"""What is asked to be done to a thing that nothing else tells of: `Do I still get to exile his Island?`"""

from __future__ import annotations

from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set

_TO_A_PERMANENT = word_set("exile destroy bounce tap untap steal")


def take_it_to_be_there(story: Story, statement: Statement) -> None:
    """What somebody's is asked to be exiled or the like is on the battlefield: what lets one do so may choose it."""
    effect = statement.get("effect")
    verb = effect.split()[0].lower() if isinstance(effect, str) and effect.strip() else ""
    if statement.kind != "ask getsto" or verb not in _TO_A_PERMANENT:
        return
    who = statement.get("who")
    player = story.player(who, subject=True) if isinstance(who, PlayerRef) else None
    for ref in story.reader.refs_in(statement.start, statement.end):
        if isinstance(ref, ThingRef) and ref.owner is not None and ref.source in ("card", "kind"):
            story.resolve((ref,), "target", player)
