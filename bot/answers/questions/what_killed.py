"""Of what something died: `Does it die to the Bolt?`, `Does my 3/3 kill his 4/4?`, `How many creatures do I lose to Pyroclasm?`"""

from __future__ import annotations

from bot.answers.questions.asked import Asked
from bot.engine.log.counters import CountersPut
from bot.engine.log.damage import DamageDealt, Fought
from bot.engine.log.players import GainedLife, LostLife
from bot.engine.log.stack import Resolved
from bot.engine.log.step import Step
from bot.engine.log.things import Changed, Died, How
from bot.engine.outcome import Outcome
from bot.values import dataclass

#: What happens in one moment with damage.
_AT_ONCE = DamageDealt | GainedLife | LostLife | CountersPut | Died


@dataclass(frozen=True, slots=True)
class Killers:
    """What dealt the last damage, or did else what it died of; whether that was combat damage. No `sources`: it can't be told. `through`:
    the spell as whose instruction that was dealt, as by a fight (CR 701.14a)."""

    sources: frozenset[str] = frozenset()
    in_combat: bool = False
    through: frozenset[str] = frozenset()


def is_of_what_is_asked(question: Asked, outcome: Outcome, died: Died) -> bool:
    """Whether it died of what the question names (CR 704.5f to 704.5h, 701.8a): the damage before counts, that made what came last
    enough, where it is of the same moment. Where what it died of can't be told, it is taken to be what is named."""
    named = frozenset(question.by) - outcome.players.keys()
    if not named and question.combat is None:
        return True
    of = killers(outcome, died)
    if named:
        return not of.sources or not named.isdisjoint(of.sources | of.through)
    return question.combat is of.in_combat


def killers(outcome: Outcome, died: Died) -> Killers:
    """What it died of, as far as the steps before it tell."""
    at = next(n for n, step in enumerate(outcome.steps) if step is died)
    before = outcome.steps[:at]
    if died.how in (How.LETHAL_DAMAGE, How.DEATHTOUCH):
        return _who_dealt(before, died.thing)
    if died.how is How.ZERO_TOUGHNESS:
        return Killers(_who_shrank(before, died.thing))
    return Killers(frozenset({died.cause} - {""}))


def _who_dealt(before: tuple[Step, ...], thing: str) -> Killers:
    """The sources of the damage that was dealt to it last, all in one moment."""
    dealt: list[DamageDealt] = []
    through: frozenset[str] = frozenset()
    for step in reversed(before):
        if isinstance(step, DamageDealt) and step.recipient == thing:
            dealt.append(step)
        elif dealt and not isinstance(step, _AT_ONCE | Fought):
            through = frozenset({step.what}) if isinstance(step, Resolved) else through
            break
    in_combat = any(step.combat for step in dealt)
    return Killers(frozenset(step.source for step in dealt), in_combat, frozenset() if in_combat else through)


def _who_shrank(before: tuple[Step, ...], thing: str) -> frozenset[str]:
    for step in reversed(before):
        match step:
            case Changed(thing=label, source=source, bonus=(_, toughness)) if (
                label == thing and toughness < 0
            ):
                return frozenset({source})
            case CountersPut(on=label, by=by) if label == thing and by:
                return frozenset({by})
    return frozenset()
