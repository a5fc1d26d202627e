"""What is asked to save something: from what is told, with an ability of what is there to be used."""

from __future__ import annotations

from bot.abilities.effects import Regenerate
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.relevance.playable import playable
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.aims import leaning
from bot.scenario.things.board import Thing
from bot.values import replace


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
    if isinstance(ref, PlayerRef) and isinstance(what, tuple):
        _use_what_there_is(story, statement, story.player(ref, subject=True), what)
        return
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


def _use_what_there_is(story: Story, statement: Statement, player: str, what: tuple[ThingRef, ...]) -> None:
    """`I control Mother of Runes. He bolts my Ogre. Can I save it?`: with the one ability of the player's that helps what it is aimed
    at, where no deed of theirs is told that could. Raises `CannotMean` where there is none or several: what else the player has
    is not told."""
    last = story.actions[-1] if story.actions else None
    if isinstance(last, Cast | Activate) and last.player == player:
        return
    able = [
        t for t in story.things if t.holder == player and t.zone == "battlefield" and not (t.tapped or t.gone)
    ]
    saved = story.resolve(what, "target")
    itself = [thing for thing in able if thing in saved and _regenerates_itself(story, thing)]
    able = itself or [thing for thing in able if _helps(story, thing)]
    if len(able) != 1:
        those = f": {' or '.join(thing.label for thing in able)}?" if able else "."
        raise CannotMean(
            f"It is not told with what that would be saved{those}", (), statement.start, statement.end
        )
    how = How(targets=() if itself else what, response=isinstance(last, Cast | Activate))
    activate_ability(story, player, ThingRef("made", -1, -1, name=able[0].label), how)


def _helps(story: Story, thing: Thing) -> bool:
    """Whether its one ability with a target is usually aimed at one's own things."""
    card = story.card(thing)
    if card is None:
        return False
    aimed = [one for one in activated_of(playable(card).abilities) if inside(one.effects, Target)]
    return len(aimed) == 1 and leaning(replace(card, abilities=(aimed[0],))) == "mine"


def _regenerates_itself(story: Story, thing: Thing) -> bool:
    card = story.card(thing)
    own = activated_of(playable(card).abilities) if card is not None else ()
    return len(own) == 1 and holds(own[0].effects, Regenerate) and not inside(own[0].effects, Target)
