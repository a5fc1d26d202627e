"""What a story takes for granted that none of its sentences tells: of such a story nothing can be said."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.entering import EntersWith
from bot.abilities.walk import inside
from bot.answers.questions.before import NEVER
from bot.answers.questions.finding import UNTOLD
from bot.answers.questions.legality import STOPS_BEFORE
from bot.answers.resolution import Resolution, Status
from bot.answers.untold.retold import ToBeTold
from bot.engine.log.combat import Attacked
from bot.engine.log.damage import DamageDealt
from bot.engine.log.stack import AbilityActivated, SpellCast
from bot.engine.log.things import Died, How
from bot.scenario.scenario import Scenario


def taken_for_granted(understood: Scenario, found: Resolution) -> ToBeTold | None:
    """What has to be told before anything can be answered: why something is alive, what brings about what is asked of, what is used or
    answered and was never there. None where nothing has."""
    gone = _gone_as_it_begins(found)
    if gone is not None and (found.status is Status.ILLEGAL or _has_untold_counters(understood, gone)):
        return ToBeTold(
            f"{gone} would have toughness 0 or less as the story begins: it is not told what keeps it alive."
        )
    for said in (NEVER, UNTOLD):
        if any(answered.text.endswith(said) for answered in found.answers):
            return ToBeTold(said)
    if found.answers and all(STOPS_BEFORE in answered.text for answered in found.answers):
        return ToBeTold(found.answers[0].text.partition(STOPS_BEFORE)[2].strip())
    if found.problem is not None and (found.problem.unfounded or _asks_of_more(understood)):
        return ToBeTold(found.problem.message, found.problem.suggestions)
    if (
        found.problem is not None
        and found.problem.done is not None
        and any(
            question.beside is None and question.told >= found.problem.done
            for question in understood.questions
        )
    ):
        return ToBeTold(found.problem.message)  # what leads up to what is asked in general can't be done
    return None


def _asks_of_more(understood: Scenario) -> bool:
    """Whether something is asked that would be done after what was told: of a story that stops before, nothing can be said of it. What
    an earlier question supposes is not told."""
    return any(question.beside is not None and question.told for question in understood.questions)


def _gone_as_it_begins(found: Resolution) -> str | None:
    """What is told to be there and dies before anything is done, as its size hangs on what is not told; None where nothing does."""
    for step in found.outcomes[0].steps if found.outcomes else ():
        if isinstance(step, Died) and step.how is How.ZERO_TOUGHNESS:
            return step.thing
        if isinstance(step, SpellCast | AbilityActivated | Attacked | DamageDealt):
            break
    return None


def _has_untold_counters(understood: Scenario, label: str) -> bool:
    """Whether the story doesn't tell with how many counters it is there, and how many it entered with hangs on what was paid."""
    its = next((one for one in understood.script.setup.objects if one.label == label), None)
    if its is None or its.counters or its.card.toughness != 0:
        return False
    numbers = [n for enters in inside(its.card.abilities, EntersWith) for _, n in enters.counters]
    return bool(numbers) and not any(isinstance(number, Number) for number in numbers)
