"""`I have a 3/3 and he's at 3. Lethal?`: where nothing is done, whether the teller can kill by attacking with everything."""

from __future__ import annotations

from bot.abilities.ability import Spell
from bot.abilities.effects import ChangeNow, PutCounters
from bot.engine.told.script import Action, Block, Cast, GoTo
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.questions.burnt_out import burn_with_all_that_is_held
from bot.scenario.questions.supposed_combat import suppose_all_attack
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace

#: Of these only the teller's own: `Do I win?`
_ASKED = frozenset({"ask islethal", "ask iswinner"})

_COULD = frozenset({"can", "could"})


def attack_with_all(story: Story, statement: Statement) -> None:
    """Attacks with everything, where nothing else may be meant."""
    who = statement.get("who")
    own = who is None or (isinstance(who, PlayerRef) and who.how == "me")
    idle = all(isinstance(action, Block | GoTo) or _readies(story, action) for action in story.actions)
    others = {"what", "when", "by"} & {*statement.slots}
    said = {token.fold for token in story.tokens[statement.start : statement.end]}
    others -= {"when"} if {"this", "turn"} <= said else set()
    if statement.kind not in _ASKED or others or not (own and idle and story.speaks):
        if statement.kind == "ask candie" and own and not story.actions and story.speaks:
            _burn_him(story, statement)
        return
    if statement.kind == "ask islethal" or story.tokens[statement.start].fold in _COULD:
        burn_with_all_that_is_held(story)  # `Do I win?` asks of no card that is only held
    mine = [
        t for t in story.things if t.zone == "battlefield" and t.is_type("Creature") and t.holder == "You"
    ]
    if not mine or len(story.seats) != 2:
        return
    at = statement.start
    slots = {"who": PlayerRef("me", "", at), "what": (PlayerRef("opponent", "", at),)}
    suppose_all_attack(story, replace(statement, kind="ask candie", slots=slots))


def _burn_him(story: Story, statement: Statement) -> None:
    """`Can I kill him?` where the teller holds what burns: the cards are cast at him, and what can attacks."""
    what = statement.get("what")
    him = what[0] if isinstance(what, tuple) and len(what) == 1 else None
    if not isinstance(him, PlayerRef) or len(story.seats) != 2 or story.player(him) == "You":
        return
    if burn_with_all_that_is_held(story):
        suppose_all_attack(story, statement)


def _readies(story: Story, action: Action) -> bool:
    """Whether the teller casts something there that does nothing but make a creature of his own better: `I Giant Growth it. Lethal?`"""
    if not isinstance(action, Cast) or action.player != "You":
        return False
    card = next((story.card(thing) for thing in story.spells if thing.label == action.card), None)
    effects = (
        [one for ability in card.abilities if isinstance(ability, Spell) for one in ability.effects]
        if card
        else []
    )
    own = {t.label for t in story.things if t.is_type("Creature") and t.holder == "You"}
    pumps = bool(effects) and all(isinstance(one, ChangeNow | PutCounters) for one in effects)
    return pumps and {*(action.targets.names or ())} <= own
