"""What lets a player sacrifice something, where it is asked whether one can."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.costs import SacrificeCost
from bot.abilities.effects import Sacrifice
from bot.abilities.walk import holds
from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.spent_for_abilities import costs_of
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import sentence_begins
from bot.scenario.text.words import word_set
from bot.scenario.things.board import Thing


def what_lets(story: Story, player: str, things: Sequence[Thing], statement: Statement) -> Thing | None:
    """What lets a player sacrifice that, where it is asked whether one can (CR 701.21a: only what a cost or an effect asks for): its
    own ability (None), else the one other thing there is that asks for a sacrifice. Raises `CannotMean` where nothing does."""
    itself = next((thing for thing in things if asks_for_a_sacrifice(story, thing)), None)
    if itself is not None or any("acrifice" in text for thing in things for text in thing.texts):
        return itself
    mine = (t for t in story.things if t.holder == player and t.zone == "battlefield" and not t.gone)
    outlets = [thing for thing in mine if thing not in things and asks_for_a_sacrifice(story, thing)]
    if outlets:
        return outlets[0]
    asks = any("acrifice" in text or "nnihilator" in text for one in story.things for text in one.texts)
    last = story.actions[-1] if story.actions else None
    makes = isinstance(last, Cast) and last.player != player and _makes_somebody_sacrifice(story, last)
    if _fights_in_the_question(story, statement):
        return None
    if not makes and (last is None or isinstance(last, Cast | Activate) or not asks):
        said = "It is not told what lets that be sacrificed: a cost or an effect has to."
        raise CannotMean(said, (), statement.start, statement.end)
    return None


def _fights_in_the_question(story: Story, statement: Statement) -> bool:
    """`Can you attack with a creature and then sacrifice it before damage?` asks when it may be, given that something lets one."""
    before = story.tokens[sentence_begins(story.tokens, statement.start) : statement.start]
    return any(token.lemma in _FIGHTS for token in before)


_FIGHTS = word_set("attack block chump swing")


def _makes_somebody_sacrifice(story: Story, spell: Cast) -> bool:
    """Whether a player sacrifices something as that resolves, as after Diabolic Edict."""
    cards = (t.card for t in story.things if t.label == spell.card and t.card is not None)
    return any(holds(card.abilities, Sacrifice) for card in cards)


def asks_for_a_sacrifice(story: Story, thing: Thing) -> bool:
    """Whether something else is sacrificed as a cost of an ability that is activated."""
    return any(isinstance(part, SacrificeCost) and part.what is not None for part in costs_of(story, thing))
