"""What only the player whose turn it is can do: sorceries and permanents cast, loyalty abilities (CR 307.1, 606.3)."""

from __future__ import annotations

from bot.abilities.ability import Activated
from bot.abilities.costs import Loyalty
from bot.abilities.limits import Only
from bot.engine.script import Action, Activate, Cast
from bot.scenario.story import Story
from bot.scenario.which_ability import abilities_told


def is_slow_deed(story: Story, action: Action) -> bool:
    """Whether it is done only in a main phase of one's own while the stack is empty."""
    match action:
        case Cast():
            return not action.response and story.is_slow(action.card)
        case Activate():
            told = abilities_told(story, action)
            return not action.response and bool(told) and all(_is_slow(ability) for ability in told)
        case _:
            return False


def _is_slow(ability: Activated) -> bool:
    quick = Only.AS_AN_INSTANT in ability.only
    loyal = any(isinstance(part, Loyalty) for part in ability.cost)
    return Only.AS_A_SORCERY in ability.only or (loyal and not quick)
