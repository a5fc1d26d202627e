"""How many tokens and copies are made."""

from __future__ import annotations

from bot.answers.questions.asked import Asked, is_kind
from bot.answers.questions.finding import UNTOLD, Finding, answers, cites_of
from bot.answers.resolution import DEPENDS
from bot.engine.log.stack import SpellCopied
from bot.engine.log.step import Step, counted
from bot.engine.log.things import Moved, TokenCreated
from bot.engine.outcome import Outcome


@answers("makes")
def makes(question: Asked, outcome: Outcome) -> Finding:
    """How many tokens of that kind are made, or how many copies, of spells too; by one player, or by what is named, where that is asked."""
    said = question.words.lower().split()
    words = [word for word in said if word not in ("token", "tokens")]
    copied = outcome.of(SpellCopied)
    if copied and {*words} <= {"copy", "copies"} and (words or not said):
        copied = [step for step in copied if question.who in ("", _whose(outcome, step.source))]
        return Finding(len(copied), f"{counted(len(copied), 'copy', 'copies')} made.", cites_of(copied))
    steps: list[Step] = [
        step
        for step in outcome.of(TokenCreated)
        if is_kind(outcome.thing(step.token), words)
        and question.who in ("", step.player)
        and (not question.by or step.by in question.by)
    ]
    steps += _copies_that_became_tokens(question, outcome, words)
    if not steps and words and outcome.left_out:  # they may come out of the library that is searched
        return Finding(DEPENDS, UNTOLD)
    return Finding(len(steps), f"{counted(len(steps), 'token')} created.", cites_of(steps))


def _whose(outcome: Outcome, label: str) -> str:
    thing = outcome.thing(label)
    return thing.controller if thing is not None else ""


def _copies_that_became_tokens(question: Asked, outcome: Outcome, words: list[str]) -> list[Step]:
    """A copy of a permanent spell is a token as it resolves (CR 707.10f), which nothing else is said to create."""
    copied = {step.spell: step.source for step in outcome.of(SpellCopied)}
    found: list[Step] = []
    for step in outcome.of(Moved):
        spell = step.thing.partition(" copy")[0]
        thing = outcome.thing(step.thing)
        if (
            step.zone != "battlefield"
            or spell == step.thing
            or spell not in copied
            or thing is None
            or not thing.token
        ):
            continue
        by_what_is_asked = not question.by or copied[spell] in question.by
        if is_kind(thing, words) and question.who in ("", thing.controller) and by_what_is_asked:
            found.append(step)
    return found
