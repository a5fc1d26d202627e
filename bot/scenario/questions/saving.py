"""What is asked to save something: from what is told, with an ability of what is there to be used."""

from __future__ import annotations

from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import inside
from bot.abilities.who import Target
from bot.engine.relevance.playable import playable
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story


def is_in_danger(story: Story, statement: Statement) -> None:
    """Raises `CannotMean` where nothing is told that something could be saved from."""
    if not story.actions and not any(thing.damage for thing in story.things):
        message = "It is not told what that would be saved from."
        raise CannotMean(message, start=statement.start, end=statement.end)


def use_what_is_asked(story: Story, statement: Statement) -> None:
    """`Can Maze of Ith save my Hill Giant?`: the one ability of such a permanent that has a target is activated, where the story does
    not tell that; in response to a spell or ability of another player's that was told last."""
    refs = statement.get("by")
    ref = refs[0] if isinstance(refs, tuple) and len(refs) == 1 else refs
    what = statement.get("what")
    if not isinstance(ref, ThingRef) or ref.source not in ("card", "guess") or not isinstance(what, tuple):
        return
    card = story.names.exact(ref.name)
    if card is None or {"Instant", "Sorcery"} & {*card.types}:
        return
    aimed = [one for one in activated_of(playable(card).abilities) if inside(one.effects, Target)]
    used = {action.source for action in story.actions if isinstance(action, Activate)}
    if len(aimed) != 1 or any(thing.label in used for thing in story.things if thing.name == ref.name):
        return
    things = story.resolve(what, "target")
    owner = story.owner(ref.owner) or next((t.controller for t in things), None)
    player = owner or story.actor or next(iter(story.seats))
    last = story.actions[-1] if story.actions else None
    in_time = isinstance(last, Cast | Activate) and last.player != player
    activate_ability(story, player, ref, How(targets=what, response=in_time))
