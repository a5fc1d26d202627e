"""`Does it do anything?` is asked of a spell whether anything comes of it as it resolves, of what has triggered abilities alone whether
they trigger."""

from __future__ import annotations

from bot.abilities.effects import ReplaceLater, SetRule, Shield
from bot.abilities.opaque import Opaque
from bot.abilities.walk import holds
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.which_card import SPELL_TYPES
from bot.scenario.questions.asked_about import what_is_asked_about
from bot.scenario.questions.vacuous import whether_it_triggers
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace

#: What is there from then on, whether or not the story comes to what it changes.
_LASTING = (SetRule, ReplaceLater, Shield, Opaque)


def of_what_comes_of_it(story: Story, statement: Statement) -> Statement:
    """The question of kind `acts` as it is asked of what it is about. Raises `CannotMean` where it is asked of a permanent of which it
    can't be told: that it lies there and does nothing now says nothing of what it would do."""
    if statement.kind != "ask acts":
        return statement
    what = statement.get("what")
    labels = what_is_asked_about(story, statement, "acts").names
    cards = [story.card(thing) for thing in story.things if thing.label in labels]
    if cards and all(card is not None and SPELL_TYPES & {*card.types} for card in cards):
        lasts = any(card is not None and holds(card.abilities, *_LASTING) for card in cards)
        return replace(statement, kind="ask resolves") if lasts else statement
    waits = whether_it_triggers(story, replace(statement, kind="ask works", slots={"that": what}))
    if waits.kind != "ask triggers":
        said = f"Ask what {' and '.join(labels)} is to do: deal damage, trigger, prevent."
        raise CannotMean(said, (), statement.start, statement.end)
    return waits
