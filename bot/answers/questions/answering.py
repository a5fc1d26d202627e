"""Questions answered from what came of a story: yes, no, a number, a name, or what it depends on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.answers.questions import (
    cards_seen,
    costs,
    damage,
    death,
    designations,
    features,
    fights,
    growing,
    having,
    in_combat,
    life,
    loyalty_lost,
    making,
    on_the_stack,
    out_of_combat,
    places,
    resolving,
    spells,
    sums,
    transforming,
    what_it_is,
    winning,
)
from bot.answers.questions.before import BEFORE, in_time, which_first
from bot.answers.questions.cases import cases_of, deciding, depends_on, in_order
from bot.answers.questions.choosing import what_decides
from bot.answers.questions.effects_on import effect_on
from bot.answers.questions.finding import Finding, finding, is_answered, merged
from bot.answers.questions.happens import what_happens
from bot.answers.questions.interplay import interplay
from bot.answers.questions.legality import KINDS as ABOUT_LEGALITY
from bot.answers.questions.legality import legality
from bot.answers.questions.unless_paid import asked_to_pay
from bot.answers.resolution import DEPENDS, Answered, Case, Problem, Resolution, Status, Value
from bot.answers.showing.second_person import second_person
from bot.engine.citations import Cite
from bot.engine.log.step import listed
from bot.engine.outcome import Outcome
from bot.scenario.questions.asked_effects import EFFECTS
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Quantity
from bot.scenario.text.bounds import Bound
from bot.values import replace

__all__ = [
    "answer",
    "cards_seen",
    "costs",
    "damage",
    "death",
    "designations",
    "features",
    "fights",
    "growing",
    "having",
    "in_combat",
    "life",
    "loyalty_lost",
    "making",
    "on_the_stack",
    "out_of_combat",
    "places",
    "resolving",
    "spells",
    "sums",
    "transforming",
    "what_it_is",
    "winning",
]

#: Asked of what one may do: yes where it can come so.
_MAY = frozenset({"gets", "getsto", "candie"})

#: What has come about once and for all where it is so.
_HAPPENED = frozenset(
    {"dies", "triggers", "sacrifices", "discards", "draws", "countered", "gainslife", "loseslife"}
    | {"anydamage", "dealsany", "isloser", "iswinner"}
)

#: Of these, what has died does not survive whatever comes later.
_OF_EACH = frozenset({Quantity.THOSE, Quantity.EACH})

#: How an answer begins that tells each case.
_DEPENDS_SO = "It depends: "

_OF_A_DRAW: dict[str, Value] = {"wins": "nobody", "winsgame": "nobody", "iswinner": False}


def answer(question: Question, resolution: Resolution, tried: Sequence[Resolution] = ()) -> Answered:
    """The answer to one question about a story that was understood: the same value in every outcome, or "depends" with its
    cases; `cites` are the rules of what decides it. `tried`: what came of the question's tries. Never raises for a known kind of
    question."""
    if question.kind == "interplay" and tried:
        told = interplay(question, tried)
        so = _said(question, told if question.words == "how" else _led(told))
        return _denied(so) if question.denied else so
    if resolution.status is Status.UNSUPPORTED:
        names = listed(dict.fromkeys(u.card for u in resolution.unmodelled)) or "a part of it"
        return _said(question, Finding(DEPENDS, f"It can't be told: {names} is not fully modelled."))
    if question.denied:
        return _denied(answer(replace(question, denied=False), resolution))
    if question.kind == "all":
        return _all_of(question, resolution)
    if question.kind == "either":
        return _either(question, resolution)
    if question.kind in BEFORE and question.tries:
        return _said(question, _led(in_time(question, tried)))
    if question.kind in EFFECTS:
        return _said(question, _led(effect_on(question, tried)))
    if question.kind in ABOUT_LEGALITY:
        return _said(question, _led(legality(question, resolution)))
    if question.kind == "unlesspay":
        return _said(question, _led(asked_to_pay(question, resolution)))
    if question.kind == "happens":
        gist = what_happens(resolution)
        return replace(_said(question, gist), gist=gist.why)
    outcomes = resolution.outcomes
    if resolution.loop and not outcomes and question.kind in _OF_A_DRAW:
        draw = "A loop that no one can stop: the game is a draw."
        return _said(question, _led(Finding(_OF_A_DRAW[question.kind], draw)))
    first = question.kind in BEFORE
    if not outcomes or not (first or question.kind == "anyof" or is_answered(question.kind)):
        problem = resolution.problem
        words = problem.message if problem else "It can't be told from what happens."
        return _said(question, Finding(DEPENDS, words))
    evaluate = which_first if first else _any_of if question.kind == "anyof" else finding
    findings = [evaluate(question, outcome) for outcome in outcomes]
    if question.bound is not None:
        findings = [_compared(question.bound, found) for found in findings]
    bound = _bound_asked(question, findings)
    if bound is not None:
        problem = resolution.problem
        return _said(question, _stopped(question, bound, resolution, problem) if problem else bound)
    if (question.kind in _MAY or question.among == "any") and any(found.value is True for found in findings):
        return _said(question, _but_depends(findings, outcomes))
    if len({repr(found.value) for found in findings}) == 1:
        told = _led(_however(findings, resolution))
        if resolution.problem is None:
            return _said(question, told)
        return _said(question, _stopped(question, told, resolution, resolution.problem))
    cases = in_order(cases_of(findings, outcomes))
    decides = tuple(deciding(cases, outcomes)) or tuple(c for o in outcomes for c in o.choices)
    cites = (*(cite for choice in decides for cite in choice.cites), *merged(findings))
    words = depends_on(cases, what_decides(decides))
    return _said(question, Finding(DEPENDS, words, tuple(dict.fromkeys(cites))), cases)


def _compared(bound: Bound, found: Finding) -> Finding:
    """Whether the number found is within the bound; what is no number stays as it is."""
    if isinstance(found.value, bool) or not isinstance(found.value, int):
        return found
    return Finding(
        bound.holds(found.value),
        f"{found.value}: {found.why}" if found.why else f"{found.value}.",
        found.cites,
    )


def _bound_asked(question: Question, findings: Sequence[Finding]) -> Finding | None:
    """The most or the least that it comes to, where that is asked; None where it is not, or is no number."""
    if not all(isinstance(found.value, int) for found in findings):
        return None
    if question.kind == "leastdamage" or question.among == "least":
        return _at_least(findings)
    tramples = question.kind == "tramples" or (question.kind == "damageto" and not question.to)
    return _at_most(findings) if tramples or question.among == "most" else None


def _stopped(question: Question, told: Finding, resolution: Resolution, problem: Problem) -> Finding:
    """What is answered where the story breaks a rule: nothing comes of the only thing that was done, or that the question itself
    supposes; of what was told, what would have come after it is not known. Of what there is not enough to pay for, nothing is."""
    only = question.supposed or resolution.only_deed
    paid = Cite.COST_IN_FULL not in problem.cites
    happened = told.value is True and question.kind in _HAPPENED
    lost = told.value is False and question.kind == "survives" and question.what.quantity in _OF_EACH
    died = question.kind in ("whodies", "diesfirst") and told.value not in (
        "nobody",
        DEPENDS,
    )  # those have, come what may
    if (only and paid) or happened or died or lost:
        return Finding(told.value, f"{told.why} But the story stops there: {problem.message}", told.cites)
    return Finding(DEPENDS, f"It can't be told: the story stops there. {problem.message}", problem.cites)


def _however(findings: Sequence[Finding], resolution: Resolution) -> Finding:
    """The finding of outcomes that agree: for one reason, or whatever is chosen."""
    first = findings[0]
    if len({found.why for found in findings}) == 1:
        return first
    choices = [choice for outcome in resolution.outcomes for choice in outcome.choices]
    how, _, who = what_decides(choices).partition(" ")
    return Finding(first.value, f"{how}ever {who}.", merged(findings))


def _but_depends(findings: Sequence[Finding], outcomes: Sequence[Outcome]) -> Finding:
    """That it can come so; and where it need not, on whose choices that depends."""
    told = _led(next(found for found in findings if found.value is True))
    if all(found.value is True for found in findings):
        return told
    decides = tuple(deciding(in_order(cases_of(findings, outcomes)), outcomes))
    on = f" That depends on {what_decides(decides)}." if decides else ""
    return Finding(True, told.why + on, told.cites)


def _denied(found: Answered) -> Answered:
    """The answer to the opposite of what was asked, turned round; each of its cases too."""
    if not isinstance(found.value, bool):
        turned_round = [
            replace(one, value=not one.value) for one in found.cases if isinstance(one.value, bool)
        ]
        if not turned_round or len(turned_round) < len(found.cases):
            return found
        told = found.text
        if told.startswith(_DEPENDS_SO):
            told = second_person(depends_on(turned_round, ""))
        return replace(found, text=told, cases=tuple(turned_round))
    _head, _, why = found.text.partition(": ")
    turned = "No" if found.value else "Yes"
    return replace(found, value=not found.value, text=f"{turned}: {why}" if why else f"{turned}.")


def _all_of(question: Question, resolution: Resolution) -> Answered:
    """Whether all that is asked at once is so. What one can do is asked for what it leads to: then it is enough that it can
    come so."""
    answered = [answer(part, resolution) for part in question.parts]
    who = question.parts[0].who
    others = {choice.player for outcome in resolution.outcomes for choice in outcome.choices} - {who}
    can = question.parts[0].kind in ABOUT_LEGALITY and not (who and others)
    values = [can and any(case.value is True for case in a.cases) if a.cases else a.value for a in answered]
    values = [DEPENDS if a.cases and not can else value for a, value in zip(answered, values, strict=True)]
    decisive = next((a for a, value in zip(answered, values, strict=True) if value is False), answered[-1])
    value: Value = True if all(v is True for v in values) else False if False in values else DEPENDS
    text = decisive.text
    if value is True and decisive.cases:
        text = f"Yes, it can. {text}"
    return Answered(question.text, text, value, decisive.cites, decisive.cases if value == DEPENDS else ())


def _either(question: Question, resolution: Resolution) -> Answered:
    """Which of several is so, told by its reason; its value is whether the first one is."""
    answered = [answer(part, resolution) for part in question.parts]
    first = answered[0]
    so = next((a for a in answered if a.value is True), first)
    if so is first or first.value is not False:
        return replace(first, question=question.text)
    _yes, _, why = so.text.partition(": ")
    return Answered(question.text, f"No: {why}" if why else first.text, False, so.cites)


def _any_of(question: Question, outcome: Outcome) -> Finding:
    """Whether any of what is asked is so in that outcome."""
    findings = [finding(part, outcome) for part in question.parts]
    so = next((found for found in findings if found.value is True), None)
    why = " ".join(dict.fromkeys(found.why for found in findings if found.why))
    return so or Finding(False, why, merged(findings))


def _at_most(findings: Sequence[Finding]) -> Finding:
    """How much can trample over or go through: the most that the assignment of damage allows."""
    most = max(findings, key=lambda found: int(found.value))
    same = all(found.value == most.value for found in findings)
    told = _led(most)
    return Finding(most.value, told.why if same else f"Up to {told.why}", most.cites)


def _at_least(findings: Sequence[Finding]) -> Finding:
    """The least that comes of it, whatever is chosen."""
    least = min(findings, key=lambda found: int(found.value))
    same = all(found.value == least.value for found in findings)
    told = _led(least)
    return Finding(least.value, told.why if same else f"At least {told.why}", least.cites)


def _said(question: Question, found: Finding, cases: tuple[Case, ...] = ()) -> Answered:
    return Answered(question.text, second_person(found.why), found.value, found.cites, cases)


def _led(found: Finding) -> Finding:
    """`Yes: ...`, `No: ...`, `17: ...`, a name and why."""
    why = found.why.strip()
    match found.value:
        case True:
            head = "Yes"
        case False:
            head = "No"
        case _:
            head = str(found.value)[:1].upper() + str(found.value)[1:]
    if why.startswith(("however ", "whatever ")):
        return Finding(found.value, f"{head}, {why}", found.cites)
    whole = f"{head}." if not why or why.rstrip(".") == head else f"{head}: {why}"
    return Finding(found.value, whole, found.cites)
