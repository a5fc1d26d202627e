"""What fights and is no creature, where its own text can make it one: that it was animated is taken for granted (CR 506.3)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.abilities.animating import animates_itself
from bot.engine.told.script import Action, Activate, Attack, Block, Cast, GoTo, Moment
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant


def with_animations(story: Story) -> tuple[tuple[Action, ...], tuple[str, ...]]:
    """The story's deeds with an activation before each attack and block of what animates itself and was not made a creature that turn,
    and what was so taken for granted."""
    able = {thing.label: thing for thing in story.things if animates_itself(story.card(thing))}
    if not able:
        return tuple(story.actions), ()
    deeds: list[Action] = []
    assumed: list[str] = []
    touched: set[str] = set()
    for label, thing in able.items():
        if thing.animated and thing.holder is not None and not any(label in _acted(a) for a in story.actions):
            which = abilities_meant(story, thing, "becomes", None, purpose=True)
            deeds.append(Activate(thing.holder, label, which))
            touched.add(label)
    for action in story.actions:
        if isinstance(action, GoTo) and action.moment is Moment.NEXT_TURN:
            touched.clear()
        for player, label in _fighting(action):
            if label in touched or label not in able:
                continue
            which = abilities_meant(story, able[label], "becomes", None, purpose=True)
            deeds.insert(_before_blocks(deeds), Activate(player, label, which))
            assumed.append(f"{label} was made a creature by its own ability.")
            touched.add(label)
        touched |= _spoken_of(action)
        deeds.append(action)
    return tuple(deeds), tuple(dict.fromkeys(assumed))


def _before_blocks(deeds: list[Action]) -> int:
    """Where the deeds go on, before the blocks just told: one declaration may be told in several sentences."""
    at = len(deeds)
    while at and isinstance(deeds[at - 1], Block):
        at -= 1
    return at


def _fighting(action: Action) -> Iterator[tuple[str, str]]:
    """Who attacks or blocks with what."""
    if isinstance(action, Attack):
        yield from ((action.player, label) for label, _ in action.attacks)
    elif isinstance(action, Block):
        yield from ((action.player, label) for label, _ in action.blocks)


def _acted(action: Action) -> set[str]:
    """What is activated by the deed."""
    return {action.source} if isinstance(action, Activate) else set()


def _spoken_of(action: Action) -> set[str]:
    """What the deed may have made a creature: its source, and what it is aimed at."""
    if isinstance(action, Activate):
        return {action.source, *(action.targets.names or ())}
    return {*(action.targets.names or ())} if isinstance(action, Cast) else set()
