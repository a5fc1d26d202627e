"""What part creatures took in combat, and how it ended for them: who attacks, who blocks, what somebody kills, whose creatures die."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, found, together
from bot.engine.log.combat import Attacked, Blocked, BlockedInBand
from bot.engine.log.damage import DamageDealt
from bot.engine.log.step import Step, listed
from bot.engine.log.things import Died, How, TokenCreated
from bot.engine.outcome import ObjectEnd, Outcome


@answers("isattacking")
def is_attacking(question: Asked, outcome: Outcome) -> Finding:
    """Did it attack, or come in attacking (CR 508.1k, 508.4)?"""
    return _each(question, outcome, _attacks, "attacking")


@answers("isblocking")
def is_blocking(question: Asked, outcome: Outcome) -> Finding:
    """Did it block (CR 509.1g)?"""
    return _each(question, outcome, _blocks, "blocking")


def _each(question: Asked, outcome: Outcome, part: Callable[[Step, str], bool], word: str) -> Finding:
    facts = {}
    for label in question.what:
        steps = [step for step in outcome.steps if part(step, label)]
        facts[label] = found(bool(steps), steps, f"{label} is not {word}.")
    return together(question.quantity, facts) if facts else Finding(False, "There is none.")


def _attacks(step: Step, label: str) -> bool:
    match step:
        case Attacked(attackers=attackers):
            return label in attackers
        case TokenCreated(token=token, arriving="attacking"):
            return token == label
    return False


def _blocks(step: Step, label: str) -> bool:
    return isinstance(step, Blocked | BlockedInBand) and label in step.blockers


@answers("manyblock")
def how_many_block(question: Asked, outcome: Outcome) -> Finding:
    """How many creatures blocked these (CR 509.1g); of all where none is named."""
    blocks = outcome.of(Blocked)
    steps = [step for step in blocks if not question.what or step.attacker in question.what]
    names = dict.fromkeys(name for step in steps for name in step.blockers)
    return Finding(len(names), f"{listed(names)}." if names else "There is none.", cites_of(steps))


@answers("manyattack")
def how_many_attack(question: Asked, outcome: Outcome) -> Finding:
    """How many creatures attacked, or that player, where one is named (CR 508.1)."""
    steps = [step for step in outcome.of(Attacked) if question.who in ("", step.whom)]
    names = [name for step in steps for name in step.attackers]
    return Finding(len(names), f"{listed(names)}." if names else "There is none.", cites_of(steps))


@answers("whofights", none="nothing")
def who_fights(question: Asked, outcome: Outcome) -> Finding:
    """The names of those that take that part in combat (CR 506.4): `nothing` where none does."""
    return Finding(listed(question.what) or "nothing", f"{listed(question.what)}.")


@answers("manyfight", none=0)
def how_many_fight(question: Asked, outcome: Outcome) -> Finding:
    """How many of them take that part in combat."""
    return Finding(len(question.what), f"{listed(question.what)}.")


#: What a creature's damage does to another.
_BY_DAMAGE = frozenset({How.LETHAL_DAMAGE, How.DEATHTOUCH})


@answers("whatkills", none="nothing")
def what_it_kills(question: Asked, outcome: Outcome) -> Finding:
    """The names of those that die of damage that it dealt them: `nothing` where none does."""
    hits = {(step.source, step.recipient) for step in outcome.of(DamageDealt)}
    steps = [
        step
        for step in outcome.of(Died)
        if step.how in _BY_DAMAGE and any((label, step.thing) in hits for label in question.by)
    ]
    names = listed(step.thing for step in steps)
    cites = tuple(dict.fromkeys(cite for step in steps for cite in step.cites))
    return Finding(names or "nothing", f"{names}." if names else "Nothing dies of its damage.", cites)


@answers("whosedie", none="nobody")
def whose_die(question: Asked, outcome: Outcome) -> Finding:
    """Whose creatures, or those of a kind that is asked about, die: the players' names, `nobody` where none does."""
    died = [step.thing for step in outcome.of(Died)]
    return _whose(
        outcome, [name for name in died if not question.what or name in question.what], "None dies."
    )


@answers("whosesurvive", none="nobody")
def whose_survive(question: Asked, outcome: Outcome) -> Finding:
    """Whose of the creatures that fought live on."""
    fought = dict.fromkeys(
        label
        for step in outcome.steps
        for label in (
            step.attackers
            if isinstance(step, Attacked)
            else (step.attacker, *step.blockers)
            if isinstance(step, Blocked | BlockedInBand)
            else ()
        )
    )
    dead = {step.thing for step in outcome.of(Died)}
    return _whose(outcome, [label for label in fought if label not in dead], "None survives.")


def _whose(outcome: Outcome, labels: list[str], otherwise: str) -> Finding:
    things = [thing for label in labels if (thing := outcome.thing(label)) is not None]
    names = listed(dict.fromkeys(thing.controller for thing in things))
    why = f"{listed(_owned(thing) for thing in things)}." if things else otherwise
    return Finding(names or "nobody", why, cites_of(outcome.of(Died)))


def _owned(thing: ObjectEnd) -> str:
    return f"{thing.controller}'s {thing.label}"
