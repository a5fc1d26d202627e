"""A card in a graveyard that is told to return, and has an ability that does so: `Hammer of Bogardan is in my graveyard. I return it.`"""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.card import Card
from bot.abilities.keyword_abilities.activated import activated_of
from bot.engine.relevance.playable import playable
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.lying_in_graveyards import lay_in_graveyards
from bot.scenario.meaning.paid_to_return import returns_itself
from bot.scenario.meaning.returned_by_triggers import returns_what_lies_there, returns_what_was_not_told
from bot.scenario.phrases.values import PlayerRef, Ref, ThingRef
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def returns_by_itself(story: Story, player: str, statement: Statement) -> bool:
    """Whether the one card that is told to return lies in that player's graveyard, told before or in these words, and has one activated
    ability that returns it from there; then that is activated."""
    refs = statement.slots["what"]
    ref = refs[0] if isinstance(refs, tuple) and len(refs) == 1 else refs
    if not isinstance(ref, ThingRef) or ref.many or statement.get("by") is not None:
        return False
    card = story.card_meant(ref)
    folds = {token.fold for token in story.tokens[statement.start : statement.end]}
    told_there = bool(folds & {"graveyard", "yard", "bin"})
    if card is not None and told_there and returning_abilities_of(card):
        lay_in_graveyards(story, player, How(returned=(ref,), buried=True))
    lying = [t for t in story.things if t.zone == "graveyard" and not t.gone and player in (t.told, t.owner)]
    if ref.source == "it":
        there = [t for t in lying if t in story.focus[-1:] or len(lying) == 1]
    else:
        there = [t for t in lying if ref.name and ref.name in (t.name, t.label)]
    able = _returning(story, there[0]) if len(there) == 1 else []
    if len(able) != 1:
        return False
    of = ThingRef("made", -1, -1, name=there[0].label, told=there[0].label)
    activate_ability(story, player, of, How(zone="graveyard", which=able[0]))
    return True


def returns_from_there(story: Story, player: str, statement: Statement, refs: Sequence[Ref]) -> bool:
    """Whether the card that is told to return lies in that player's graveyard, and returns by itself or by something told."""
    if returns_by_itself(story, player, statement) or returns_what_lies_there(story, player, refs):
        return True
    owner = statement.get("owner")
    own = isinstance(owner, PlayerRef) and story.owner(owner, player) == player
    return own and statement.get("by") is None and returns_what_was_not_told(story, player, refs)


def _returning(story: Story, thing: Thing) -> list[int]:
    card = story.card(thing)
    return returning_abilities_of(card) if card is not None else []


def returning_abilities_of(card: Card) -> list[int]:
    """Which of its activated abilities return the card itself to the hand or onto the battlefield, by their number."""
    own = activated_of(playable(card).abilities)
    return [number for number, ability in enumerate(own, 1) if returns_itself(ability)]
