"""`I have a 3/3 and he's at 3. Lethal?`: where nothing is done, whether the teller can kill by attacking with everything."""

from __future__ import annotations

from bot.engine.told.script import Block, GoTo
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.questions.supposed_combat import suppose_all_attack
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace

#: Of these only the teller's own: `Do I win?`
_ASKED = frozenset({"ask islethal", "ask iswinner"})


def attack_with_all(story: Story, statement: Statement) -> None:
    """Attacks with everything, where nothing else may be meant."""
    who = statement.get("who")
    own = who is None or (isinstance(who, PlayerRef) and who.how == "me")
    idle = all(isinstance(action, Block | GoTo) for action in story.actions)
    others = {"what", "when", "by"} & {*statement.slots}
    if statement.kind not in _ASKED or others or not (own and idle and story.speaks):
        return
    mine = [
        t for t in story.things if t.zone == "battlefield" and t.is_type("Creature") and t.holder == "You"
    ]
    if not mine or len(story.seats) != 2:
        return
    at = statement.start
    slots = {"who": PlayerRef("me", "", at), "what": (PlayerRef("opponent", "", at),)}
    suppose_all_attack(story, replace(statement, kind="ask candie", slots=slots))
