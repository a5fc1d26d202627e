"""What the server that forks workers loads once for all of them: importing this loads the grammar and the engine, and
reads one small story, so that no first question waits for that and all workers share the memory."""

from __future__ import annotations

from bot.answers import desk
from bot.answers.comparing import side_by_side
from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from bot.scenario.meaning.registry import load_all
from bot.scenario.naming.names import NamesOf

__all__ = ["desk", "side_by_side"]

_STORY = (
    'Alice controls Ogre, a 3/3 creature with "Whenever Ogre deals damage, you gain 1 life." '
    "Bob controls Wall, a 0/4 creature. Alice attacks with Ogre. Bob blocks with Wall. Does Wall die?"
)
load_all()
resolution(_STORY, "current", NamesOf({}), TableNumbers())
