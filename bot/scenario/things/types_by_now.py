"""What a thing has become by what was told to be aimed at it: `I tap Liquimetal Torque targeting his Bears, then Shatter it`."""

from __future__ import annotations

from bot.abilities.changes import BecomesType
from bot.abilities.walk import inside
from bot.engine.told.script import Activate, Cast
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def types_by_now(story: Story, thing: Thing) -> tuple[str, ...]:
    """Its card types as printed or told, and those that a spell or an ability told to be aimed at it gives; what such a thing takes away,
    and until when it gives them, is not looked at."""
    given = [
        kind
        for deed in story.actions
        if isinstance(deed, Activate | Cast) and thing.label in (deed.targets.names or ())
        for by in story.things
        if by.label == (deed.source if isinstance(deed, Activate) else deed.card)
        if (card := story.card(by)) is not None
        for change in inside(card.abilities, BecomesType)
        for kind in change.types
    ]
    return (*thing.types, *given)
