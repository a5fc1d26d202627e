"""Whether what was cast is told to have resolved, so that nothing told later answers it: `He bolts it. I don't respond. Then I ...`."""

from __future__ import annotations

from bot.engine.told.script import Cast
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def tell_resolved(story: Story, statement: Statement) -> None:
    """Notes that what was told so far has resolved, where it says so or nobody responds. That the one who cast it passes, or that
    somebody has priority, leaves it on the stack (CR 117.4)."""
    last = story.actions[-1] if story.actions else None
    if statement.kind == "resolves":
        story.resolved = len(story.actions)
    if statement.kind != "unresponse" or not isinstance(last, Cast):
        return
    said = {token.lemma for token in story.tokens[statement.start : statement.end]}
    by_the_caster = statement.get("who") is not None and story.last_player == last.player
    if not by_the_caster and not {"have", "priority"} <= said:
        story.resolved = len(story.actions)


def cast_last(story: Story) -> Cast | None:
    """The spell that was cast as the last thing told and is not told to have resolved; None where there is none."""
    last = story.actions[-1] if story.actions else None
    return last if isinstance(last, Cast) and story.resolved < len(story.actions) else None
