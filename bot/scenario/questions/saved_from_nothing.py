"""What is asked to save something where nothing that is told endangers it: `Can I cast Giant Growth after damage to save it?`"""

from __future__ import annotations

from bot.engine.told.script import GoTo
from bot.scenario.errors import NotUnderstood
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import tokenize

#: What is called so fights what it may die of.
_FIGHTERS = frozenset({"attacker", "blocker", "attackers", "blockers"})
_SAVING = frozenset({"save", "protect", "rescue"})


def refuse_saved_from_nothing(text: str, story: Story) -> None:
    """Where no more is done than what would save it, nothing shows whether it does. Raises `NotUnderstood`."""
    hurt = any(t.damage or t.attacking or t.blocking or t.counters or t.attached for t in story.things)
    hurt = hurt or any(token.lemma in _FIGHTERS for token in story.tokens)
    for question in () if hurt else story.questions:
        saves = any(token.lemma in _SAVING for token in tokenize(question.text))
        actions = story.actions if question.beside is None else question.beside.actions
        if saves and sum(not isinstance(one, GoTo) for one in actions) < 2:
            said = "It is not told what that would be saved from."
            raise NotUnderstood(
                said, text, (len(text.rstrip()) - 1, len(text)), ("Bob attacks with Hill Giant.",)
            )
