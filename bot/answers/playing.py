"""A story that was read, played out, and its questions answered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.subtypes import LAND_TYPES
from bot.answers.numbers import Numbers
from bot.answers.questions.answering import answer
from bot.answers.questions.asked import of_any_card
from bot.answers.questions.watched import asks_what_things_are, what_tells_apart
from bot.answers.resolution import DEPENDS, THE_STORY, Answered, Problem, Resolution, Status
from bot.answers.saved_in_time import asks_to_save, done_sooner
from bot.answers.showing.second_person import second_person
from bot.answers.showing.token_labels import told_apart
from bot.answers.showing.ways import ways_of
from bot.answers.untold.causes import as_it_is_said_to_come
from bot.cards.normal.names import GIVER
from bot.engine.budget import Budget
from bot.engine.eras import Era
from bot.engine.outcome import Outcome, Unmodelled
from bot.engine.relevance.writes import LANDS, number_in
from bot.engine.run import resolve as play
from bot.engine.told.decisions import SaysMay
from bot.engine.told.script import Activate, Attack, Block, Cast
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Description
from bot.scenario.scenario import Scenario
from bot.scenario.text.words import singular
from bot.values import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Asked:
    """What one answer is given under: the rules of an era, as they were asked for, the numbers of rules, and how much may be worked
    out for all that it supposes and tries."""

    era: Era
    rules: str
    numbers: Numbers
    budget: Budget = field(default_factory=Budget)


def run(understood: Scenario, asked: Asked) -> Resolution:
    """What comes of a scenario that was read, its questions answered: each about the story, or about the one that it supposes."""
    found = _answered(understood, asked)
    told = tuple(
        answer_to(question, answered, understood, found, asked)
        for question, answered in zip(understood.questions, found.answers, strict=True)
    )
    found = told_apart(replace(found, answers=told))
    return replace(found, numbers=asked.numbers.of(found.cites, asked.era))


def answer_to(
    question: Question, answered: Answered | None, understood: Scenario, found: Resolution, asked: Asked
) -> Answered:
    """The answer to a question: about the story (`answered` already, where it is given), or about the one that it supposes."""
    if question.otherwise is not None and found.status is Status.ILLEGAL:
        return answer_to(question.otherwise, None, understood, found, asked)
    if question.beside is not None:
        aside = replace(understood, script=question.beside, questions=(question,))
        there = _answered(aside, asked)
        if there.status is Status.ILLEGAL and asks_to_save(question):
            sooner = (replace(aside, script=script) for script in done_sooner(question.beside))
            tried = ((one, _answered(one, asked)) for one in sooner)
            in_time = next((pair for pair in tried if pair[1].status is Status.RESOLVED), None)
            aside, there = in_time or (aside, there)
        if there.status is Status.ILLEGAL and question.otherwise is not None:
            return answer_to(question.otherwise, None, understood, found, asked)
        asked_there = replace(question, beside=None, otherwise=None)
        return answer_to(asked_there, there.answers[0], aside, there, asked)
    if question.tries and (found.status is Status.RESOLVED or question.kind == "interplay"):
        tries = (replace(understood, script=script, questions=()) for script in question.tries)
        return answer(question, found, [_answered(one, asked) for one in tries])
    return answered or answer(question, found)


def _by_name(part: Unmodelled) -> Unmodelled:
    """The words with the name of what gives an ability in them, as the card prints it."""
    return replace(part, text=part.text.replace(GIVER, part.card))


def _may_be_lands(described: Description) -> bool:
    """Whether lands on the battlefield fit what is asked about."""
    kinds = {singular(kind) for kind in described.kinds}
    lands = {"land", "permanent", *(kind.lower() for kind in LAND_TYPES)}
    return described.zone == "battlefield" and bool(kinds & lands)


def _with_counted(understood: Scenario) -> Scenario:
    """The story that knows of which zones it is asked how many cards are there, and whether of lands."""
    asked = [q.what.fitting for q in understood.questions if q.what.fitting is not None]
    zones = {
        number_in(one.zone) if one.zone in ("graveyard", "hand") and of_any_card(one) else one.zone
        for one in asked
        if one.zone != "battlefield"
    }
    lands = {LANDS for described in asked if _may_be_lands(described)}
    hands = {number_in("hand") for q in understood.questions if q.kind == "handsize"}
    setup = replace(understood.script.setup, counted=frozenset(zones | lands | hands))
    return replace(understood, script=replace(understood.script, setup=setup))


def _answered(understood: Scenario, asked: Asked) -> Resolution:
    """What comes of the story, and what it answers to its questions."""
    understood = _with_counted(understood)
    apart = what_tells_apart(understood.questions)
    qualities = asks_what_things_are(understood.questions)
    result = play(understood.script, asked.era, budget=asked.budget, told_apart=apart, qualities=qualities)
    clean = tuple(o for o in result.outcomes if not o.unsupported)
    every = tuple(o for o in clean if o.illegal is None)
    legal = as_it_is_said_to_come(understood.claims, every)
    met = tuple(map(_by_name, result.unsupported))
    if not (result.outcomes or result.loop or met):
        met = (Unmodelled(THE_STORY, "More happens in it than is looked at."),)
    status = Status.RESOLVED
    if not legal and (met or not (result.outcomes or result.loop)):
        status = Status.UNSUPPORTED
    elif not legal and clean:
        status = Status.ILLEGAL
    found = Resolution(
        status,
        asked.rules,
        asked.era,
        legal or (result.outcomes if status is Status.UNSUPPORTED else clean),
        narrowed=len(legal) < len(every),
        barred=tuple(o for o in clean if o.illegal is not None) if legal else (),
        skipped=understood.skipped,
        assumptions=(*understood.assumptions, *map(second_person, result.notes)),
        unmodelled=met if status is Status.UNSUPPORTED else (*met, *map(_by_name, result.left_out)),
        unanswered=met if status is not Status.UNSUPPORTED else (),
        problem=_illegal(clean) if status is Status.ILLEGAL else None,
        truncated=result.truncated,
        loop=result.loop,
        setup=understood.script.setup,
        only_deed=sum(
            isinstance(deed, Cast | Activate | Attack | Block)
            or (isinstance(deed, SaysMay) and not deed.implied)
            for deed in understood.script.actions
        )
        == 1,
    )
    answers = _answers(understood, found, asked)
    if answers is None:
        many = (Unmodelled(THE_STORY, "It can come in more ways than are looked at."),)
        found = replace(found, status=Status.UNSUPPORTED, unmodelled=many)
        answers = tuple(answer(question, found) for question in understood.questions)
    found = replace(found, answers=answers)
    if met and any(a.value != DEPENDS for a in found.answers):
        # What is so in every branch that is answered may be otherwise in those that are not.
        found = replace(found, status=Status.UNSUPPORTED, unmodelled=met, unanswered=(), problem=None)
        found = replace(found, answers=tuple(answer(question, found) for question in understood.questions))
    return _in_order(_as_asked(found, understood.questions), understood.questions)


def _as_asked(found: Resolution, questions: Sequence[Question]) -> Resolution:
    """`Hill Giant is goaded. Does it have to attack?` is answered by leaving it undone: that this is illegal is the answer, and no fault of
    what was told."""
    forced = bool(questions) and all(question.kind == "must" for question in questions)
    undone = all(
        one.value is not question.denied for one, question in zip(found.answers, questions, strict=True)
    )
    if (
        found.status is Status.ILLEGAL
        and forced
        and undone
        and all(one.value != DEPENDS for one in found.answers)
    ):
        return replace(found, status=Status.RESOLVED, problem=None)
    return found


#: As many outcomes are looked at for an answer as there may be, where those that are shown are not all and agree.
_MOST_ASKED = 256


def _answers(understood: Scenario, found: Resolution, asked: Asked) -> tuple[Answered, ...] | None:
    """What is answered of every outcome; of those that are shown alone only where they differ already. None where what is shown
    agrees and is not all, and all are too many."""
    answers = tuple(answer(question, found) for question in understood.questions)
    if not found.truncated or all(a.value == DEPENDS for a in answers):
        return answers
    apart = what_tells_apart(understood.questions)
    result = play(understood.script, asked.era, _MOST_ASKED, asked.budget, apart)
    if result.truncated:
        return None
    legal = tuple(o for o in result.outcomes if o.illegal is None and not o.unsupported)
    whole = replace(found, outcomes=legal or found.outcomes)
    return tuple(answer(question, whole) for question in understood.questions)


def _in_order(found: Resolution, questions: Sequence[Question]) -> Resolution:
    """The outcomes in the order in which they are told side by side, so that every face and the JSON count them alike."""
    order = [place for way in ways_of(found) for place in way.outcomes]
    if order == sorted(order) or len(order) != len(found.outcomes):
        return found
    found = replace(found, outcomes=tuple(found.outcomes[place] for place in order))
    return replace(found, answers=tuple(answer(question, found) for question in questions))


def _illegal(outcomes: Sequence[Outcome]) -> Problem | None:
    """What breaks a rule, where nothing told is legal."""
    illegal = outcomes[0].illegal
    if illegal is None:
        return None
    return Problem(
        second_person(illegal.message),
        illegal.cites,
        tuple(map(second_person, illegal.suggestions)),
        done=illegal.done,
        unfounded=illegal.unfounded,
    )
