"""`I use Puppeteer to tap his Angel`: of what may tap or untap its target, which of the two is told (CR 608.2d)."""

from __future__ import annotations

from bot.engine.told.script import Activate
from bot.scenario.meaning.spell_modes import says_which
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def taps_as_told(story: Story, player: str, source: Thing, purposes: tuple[str, ...]) -> None:
    """Answers what the ability asks that was just activated, by the first word of what it is used for."""
    used = next((one for one in reversed(story.actions) if isinstance(one, Activate)), None)
    first = {purpose.split()[0].lower() for purpose in purposes if purpose.split()} & {"tap", "untap"}
    if used is None or used.source != source.label or len(first) != 1 or story.card(source) is None:
        return
    says_which(story, player, source, first == {"tap"})
