"""Who `its controller` is, who is asked about, where creatures of two players fight."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def asked_player(story: Story, ref: PlayerRef) -> str:
    """Who is asked about. Raises `CannotMean` where `its controller` may be either of two whose creatures fight each other."""
    if ref.how != "controller" or ref.of is None or ref.of.source != "it":
        return story.player(ref, subject=True)
    fighting = [one for one in story.things if (one.attacking or one.blocking) and _is_told_of(story, one)]
    holders = [*dict.fromkeys(one.holder for one in fighting if one.holder is not None)]
    gaining = {one.holder for one in fighting if "lifelink" in one.texts}
    if len(gaining) == 1 and any(token.lemma == "gain" for token in story.tokens[ref.start :]):
        return next(iter(gaining)) or story.player(ref, subject=True)
    if len(holders) > 1:
        said = (
            f"It is not told whose controller is meant: of {' or of '.join(one.label for one in fighting)}."
        )
        raise CannotMean(said, ("Does Alice gain life?",), ref.start, ref.start + 2)
    if len(holders) == 1 and all(thing in fighting or not _is_told_of(story, thing) for thing in story.focus):
        return holders[0]
    return story.player(ref, subject=True)


def _is_told_of(story: Story, thing: Thing) -> bool:
    """Whether words of its own tell of it: `a creature is blocked` says of what blocks it nothing at all."""
    if not thing.blocking or not thing.declared:
        return True
    return not any(one.attacking and one.where == thing.where for one in story.things)
