"""What somebody asks to kill in response: `I cast Rancor on my 2/2. Can he kill it in response?`"""

from __future__ import annotations

from bot.engine.told.script import Activate, Cast
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace


def killed_in_response(story: Story, statement: Statement) -> Statement:
    """The deed that it asks about, a spell of which nothing is told: what comes of the story by itself, no response does (CR 117.7)."""
    who, what = statement.get("who"), statement.get("what")
    begins = max(0, statement.start - 3)
    words = {token.fold for token in story.tokens[begins : statement.end]}
    told = any(isinstance(action, Cast | Activate) for action in story.actions)
    if statement.kind != "ask candie" or not isinstance(who, PlayerRef) or who.how == "any":
        return statement
    if not told or "response" not in words or not isinstance(what, tuple):
        return statement
    story.response = True
    deed = Statement("destroys", {"who": who, "what": what}, statement.start, statement.end)
    return replace(statement, kind="ask legal", slots={"who": who, "action": (deed,)})
