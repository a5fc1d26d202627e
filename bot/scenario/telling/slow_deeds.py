"""What only the player whose turn it is can do: sorceries and permanents cast, loyalty abilities (CR 307.1, 606.3)."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.costs import Loyalty
from bot.abilities.limits import Only
from bot.engine.told.decisions import Decision
from bot.engine.told.script import Action, Activate, Cast, GoTo, Moment, SetsAside, Suspends
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_told


def is_slow_deed(story: Story, action: Action) -> bool:
    """Whether it is done only in a main phase of one's own while the stack is empty."""
    match action:
        case Cast():
            return not action.response and "madness" not in action.paid and story.is_slow(action.card)
        case Suspends():
            return story.is_slow(action.card)  # whoever could begin to cast it (CR 702.62a)
        case SetsAside():
            return True
        case Activate():
            told = abilities_told(story, action)
            return not action.response and bool(told) and all(_is_slow(ability) for ability in told)
        case _:
            return False


def with_turns_apart(story: Story) -> None:
    """`My opponent played Hill Giant and I cast Shock and then Lava Spike`: what two players do as only the player whose turn it is can is
    done on two turns, the one's first; nothing else was told of turns (CR 117.1a)."""
    plain = all(isinstance(action, Cast | Activate | Decision) for action in story.actions)
    if story.active is not None or story.turn_changed or not plain:
        return
    slow = [action for action in story.actions if is_slow_deed(story, action)]
    players = [getattr(action, "player", "") for action in slow]
    if len(set(players)) != 2 or players != sorted(players, key=lambda one: one != players[0]):
        return
    second = next(player for player in players if player != players[0])
    at = next(n for n, action in enumerate(story.actions) if getattr(action, "player", "") == second)
    before = {getattr(action, "player", "") for action in story.actions[:at]}
    after = {getattr(action, "player", "") for action in story.actions[at:]}
    if before != {players[0]} or after != {second} or getattr(story.actions[at], "response", False):
        return
    story.active = players[0]
    story.actions.insert(at, GoTo(Moment.NEXT_TURN, second))
    story.asked_at = [one.with_more_before((at,)) for one in story.asked_at]
    story.changes_turn()
    story.turn = second


def _is_slow(ability: Activated) -> bool:
    quick = Only.AS_AN_INSTANT in ability.only
    loyal = any(isinstance(part, Loyalty) for part in ability.cost)
    return Only.AS_A_SORCERY in ability.only or (loyal and not quick)
