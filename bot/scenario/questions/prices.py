"""What a deed costs that is asked about: `How much do I have to pay to cast Shock?`, worked out where it would be done."""

from __future__ import annotations

from bot.engine.told.script import Activate, Cast, Prices
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.questions.deeds_asked import do_what_is_asked
from bot.scenario.questions.question import Question
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story

#: Questions of what has to be paid.
PRICES = frozenset({"topay"})


def of_a_price(story: Story, statement: Statement, words: str) -> Question | None:
    """The question of what the spell or ability costs that is asked about; None where something else has to be paid for."""
    told = len(story.actions)
    do_what_is_asked(story, statement)
    done = next(
        ((n, a) for n, a in enumerate(story.actions) if n >= told and isinstance(a, Cast | Activate)), None
    )
    if done is None:
        return None
    number, deed = done
    del story.actions[number:]
    story.actions.append(Prices(deed))
    who = statement.get("who")
    player = story.player(who, subject=True) if isinstance(who, PlayerRef) and who.how != "any" else ""
    label = deed.card if isinstance(deed, Cast) else deed.source
    return Question(words, "price", who=player or deed.player, words=label)
