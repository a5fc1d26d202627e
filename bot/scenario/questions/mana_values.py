"""What the mana value of something is."""

from __future__ import annotations

from bot.engine.told.asked_of_costs import TellsManaValue
from bot.engine.told.script import Cast
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.asked_about import subject_of
from bot.scenario.questions.question import Question
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story


def of_a_mana_value(story: Story, statement: Statement, words: str) -> Question:
    """The question of it. What is named only here is a card in hand; of a spell that was cast last with an X it is asked with that."""
    asked = statement.slots["what"]
    refs = asked if isinstance(asked, tuple) else (asked,)
    if len(refs) != 1 or not isinstance(refs[0], ThingRef):
        raise CannotMean("Ask of one thing at a time.", (), statement.start, statement.end)
    known = len(story.things)
    about = subject_of(story, statement, refs, "manavalue")
    if len(about.names) != 1:
        raise CannotMean("It is not told which one that is.", (), statement.start, statement.end)
    (label,) = about.names
    for thing in story.things[known:]:
        if thing.label == label and thing.card is not None:
            thing.zone, thing.declared = "hand", True
            thing.told = thing.told or story.actor or next(iter(story.seats))
    x = statement.get("x")
    last = next((a for a in reversed(story.actions) if isinstance(a, Cast)), None)
    if not isinstance(x, int) and last is not None and last.card == label:
        x = last.x
    story.actions.append(TellsManaValue(label, x if isinstance(x, int) else None))
    return Question(words, "manavalue", about)


def of_a_free_x(story: Story, statement: Statement, words: str) -> Question:
    """What X is, or whether it can be that number, of a spell cast without paying its mana cost (CR 107.3b). Raises `CannotMean` where
    it has none."""
    refs = statement.slots["what"]
    card = story.card_meant(refs[0]) if len(refs) == 1 else None
    if card is None or "{X}" not in card.mana_cost:
        raise CannotMean(
            "It is not told of which spell with X in its mana cost.", (), statement.start, statement.end
        )
    x = statement.get("x")
    thing = story.resolve(refs, "asked")[0]
    thing.zone, thing.declared = "hand", True
    thing.told = thing.told or story.actor or next(iter(story.seats))
    story.actions.append(TellsManaValue(thing.label, 0))
    return Question(words, "freex", words=thing.label, number=x if isinstance(x, int) else None)
