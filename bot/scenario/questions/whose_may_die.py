"""Who, or whose creatures, are asked about, where the question says who loses or kills them, or only that it is lethal."""

from __future__ import annotations

from bot.engine.told.script import Attack, Block, Cast
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.subjects import NOTHING, Subject
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def whose_may_die(story: Story, statement: Statement) -> PlayerRef | None:
    """Whose creatures are asked about in `Do I lose a creature?`, and in `Do I kill a creature?`, which is none of mine."""
    by = statement.get("by")
    who = by[0] if isinstance(by, tuple) and len(by) == 1 else statement.get("who")
    if statement.kind != "ask dies" or not isinstance(who, PlayerRef) or who.how == "any":
        return None
    lemmas = {token.lemma for token in story.tokens[statement.start : statement.end]}
    if "lose" in lemmas:
        return who
    return PlayerRef("name", story.opponent(story.player(who, subject=True)), statement.start)


def of_player(ref: object, player: PlayerRef) -> object:
    """Things that are described, as that player's, where nobody else's were asked about."""
    described = isinstance(ref, ThingRef) and ref.source == "kind" and ref.owner is None
    return ref.but(owner=player, many=True) if isinstance(ref, ThingRef) and described else ref


def whom_it_may_kill(story: Story, statement: Statement) -> Subject:
    """`Is that lethal?` of an attack asks of the player attacked, whose life was told or whom no creature stands before, and `Is that
    game?` of nobody else; nothing where a spell may be meant, or the creatures that fight."""
    attacks = [action for action in story.actions if isinstance(action, Attack)]
    if not attacks:
        return NOTHING
    defender = story.opponent(attacks[-1].player)
    after = story.actions[story.actions.index(attacks[-1]) + 1 :]
    game = any(token.fold == "game" for token in story.tokens[statement.start : statement.end])
    aimed_elsewhere = any(
        isinstance(action, Cast) and action.targets.names and defender not in action.targets.names
        for action in after
    )
    fought = any(isinstance(action, Block) and action.blocks for action in after)
    told = story.seat(defender).life_told
    return Subject((defender,)) if game or (not aimed_elsewhere and (told or not fought)) else NOTHING
