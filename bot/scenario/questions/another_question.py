"""Questions that ask another thing than their words: whether something can be blocked, of those who could; whether it can give what it has no
ability to give."""

from __future__ import annotations

from bot.abilities.keyword_abilities.activated import activated_of
from bot.engine.relevance.playable import playable
from bot.scenario.questions.asked_about import is_itself
from bot.scenario.questions.deeds_asked import do_what_is_asked
from bot.scenario.questions.supposed_combat import suppose_blockers
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.values import replace


def whether_blocked(story: Story, statement: Statement) -> Statement:
    """`Can Ogre be blocked?`, by whom is not said: asked of a player who has creatures that could."""
    action = statement.get("action")
    kinds = [one.kind for one in action] if isinstance(action, tuple) else []
    if statement.kind != "ask legal" or kinds != ["blockedby"] or action[0].get("blockers") is not None:
        return statement
    attackers = suppose_blockers(story, statement.slots["it"])
    return replace(statement, kind="ask isblocked", slots={"what": attackers})


def whether_given(story: Story, statement: Statement) -> Statement:
    """`Can Ordruun Mentor give itself first strike?`, of what has nothing to activate: whether it then has that."""
    action = statement.get("action")
    deeds = action if isinstance(action, tuple) else ()
    one = next((deed for deed in deeds if deed.kind == "itgives"), None)
    if statement.kind != "ask legal" or one is None or statement.get("it") is None:
        return statement
    by = story.one(statement.slots["it"][0], "asked")
    card = story.card(by)
    if card is None or set(card.types) & {"Instant", "Sorcery"} or activated_of(playable(card).abilities):
        return statement
    others = tuple(deed for deed in deeds if deed is not one)
    if others:
        do_what_is_asked(story, replace(statement, slots={**statement.slots, "action": others}))
    what = statement.slots["it"] if is_itself(one.get("what")) else one.slots["what"]
    slots = {"what": what, "ability": one.slots["keywords"]}
    return replace(statement, kind="ask hasability", slots=slots)
