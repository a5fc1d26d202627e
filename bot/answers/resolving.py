"""From a scenario's text to its ordered outcome: read it, run it, answer what it asks.

`resolve` and `resolution` never raise for what a user can type: what can't be read, done or modelled is an answer too.
"""

from __future__ import annotations

from functools import lru_cache

from bot.abilities.amounts import Number
from bot.abilities.entering import EntersWith
from bot.abilities.walk import inside
from bot.answers.contract_json import contract_json
from bot.answers.lookups.related import related
from bot.answers.numbers import IndexNumbers, Numbers
from bot.answers.playing import Asked, answer_to, run
from bot.answers.questions.before import NEVER
from bot.answers.questions.finding import UNTOLD
from bot.answers.reading_back.proof import read_back
from bot.answers.reply import Reply
from bot.answers.resolution import Answered, Place, Problem, Resolution, Status
from bot.answers.showing.explaining import answer_for
from bot.answers.untold.amounts import otherwise_than_told
from bot.answers.untold.assumed import with_the_untold_said
from bot.answers.untold.boards import (
    board_to_be_told,
    owner_to_be_told,
    whose_permanent_matters,
    with_what_is_sacrificed,
)
from bot.answers.untold.causes import with_its_causes
from bot.answers.untold.hands import hand_to_be_told, hands_matter
from bot.answers.untold.mana_values import mana_value_to_be_told, whose_mana_value_matters
from bot.answers.untold.sizes import to_be_told, whose_size_matters
from bot.answers.untold.which_card import whichever_card_is_meant
from bot.engine.eras import Era, UnknownEra, era_for
from bot.engine.log.combat import Attacked
from bot.engine.log.damage import DamageDealt
from bot.engine.log.stack import AbilityActivated, SpellCast
from bot.engine.log.step import listed
from bot.engine.log.things import Died, How
from bot.scenario.errors import NotUnderstood, UnknownName
from bot.scenario.naming.index_names import IndexNames
from bot.scenario.naming.names import Names
from bot.scenario.questions.readings import other_readings
from bot.scenario.reader import read
from bot.scenario.scenario import Scenario
from bot.values import replace
from rulesdb.index import Index

_EXIT = {Status.RESOLVED: 0, Status.ILLEGAL: 1, Status.UNSUPPORTED: 1, Status.NOT_UNDERSTOOD: 2}


def resolve(scenario: str, rules: str, index: Index) -> Reply:
    """The ordered outcome of a scenario under the rules of a year, date or era, with the cards and rules of an index."""
    numbers = numbers_of(index)
    found = resolution(scenario, rules, names_of(index), numbers)
    return Reply(
        answer_for(found, numbers, few_cards=index.is_starter), contract_json(found), _EXIT[found.status]
    )


@lru_cache(maxsize=2)
def names_of(index: Index) -> IndexNames:
    """The card names of an index, kept while it is in use."""
    return IndexNames(index.cards)


@lru_cache(maxsize=2)
def numbers_of(index: Index) -> Numbers:
    """The rule numbers of an index."""
    return IndexNumbers(index)


def resolution(scenario: str, rules: str, names: Names, numbers: Numbers) -> Resolution:
    """What comes of a scenario, and what its words speak of."""
    found = _resolution(scenario, rules, names, numbers)
    spoken_of = related(scenario, names.spelling, numbers.behind, names.longest, numbers.longest_term)
    return replace(found, related=spoken_of)


def _resolution(scenario: str, rules: str, names: Names, numbers: Numbers) -> Resolution:
    try:
        era = era_for(rules)
    except UnknownEra as error:
        problem = Problem(str(error), place=Place(rules))
        return Resolution(Status.NOT_UNDERSTOOD, rules, None, problem=problem)
    try:
        understood = read(scenario, names)
    except NotUnderstood as error:
        found = whichever_card_is_meant(error, lambda told: _resolution(told, rules, names, numbers))
        return found if isinstance(found, Resolution) else not_understood(found, rules, era)
    asked = Asked(era, rules, numbers)
    found = run(understood, asked)
    gone = _gone_as_it_begins(found)
    if gone is not None and (found.status is Status.ILLEGAL or _has_untold_counters(understood, gone)):
        message = (
            f"{gone} would have toughness 0 or less as the story begins: it is not told what keeps it alive."
        )
        return not_understood(NotUnderstood(message, scenario, (0, len(scenario))), rules, era)
    for said in (NEVER, UNTOLD):
        if any(answered.text.endswith(said) for answered in found.answers):
            return not_understood(NotUnderstood(said, scenario, (0, len(scenario))), rules, era)
    if found.problem is not None and (found.problem.unfounded or _asks_of_more(understood)):
        stopped = NotUnderstood(found.problem.message, scenario, (0, len(scenario)))
        return not_understood(stopped, rules, era)
    understood, found, uncaused = with_its_causes(
        understood, found, lambda deeds: read(scenario, names, done=deeds), lambda other: run(other, asked)
    )
    if uncaused is not None:
        return not_understood(NotUnderstood(uncaused[0], scenario, uncaused[1]), rules, era)
    otherwise = otherwise_than_told(understood, found)
    if otherwise is not None:
        return not_understood(NotUnderstood(otherwise, scenario, (0, len(scenario))), rules, era)
    sized = whose_size_matters(understood, found, lambda other: run(other, asked))
    if sized is not None:
        message, told = to_be_told(understood, sized)
        return not_understood(NotUnderstood(message, scenario, (0, len(scenario)), (told,)), rules, era)
    costing = whose_mana_value_matters(understood, found, lambda other: run(other, asked))
    if costing is not None:
        message, told = mana_value_to_be_told(costing)
        return not_understood(NotUnderstood(message, scenario, (0, len(scenario)), (told,)), rules, era)
    found, whose = hands_matter(understood, found, lambda other: run(other, asked))
    if whose is not None:
        message, told = hand_to_be_told(whose)
        return not_understood(NotUnderstood(message, scenario, (0, len(scenario)), (told,)), rules, era)
    unowned = whose_permanent_matters(understood, found, lambda other: run(other, asked))
    if unowned is not None:
        message, either = owner_to_be_told(understood, unowned)
        return not_understood(NotUnderstood(message, scenario, (0, len(scenario)), either), rules, era)
    found, whose = with_what_is_sacrificed(understood, found, lambda other: run(other, asked))
    if whose is not None:
        message, told = board_to_be_told(whose)
        return not_understood(NotUnderstood(message, scenario, (0, len(scenario)), (told,)), rules, era)
    unclear = _ambiguous(understood, found, scenario, asked)
    if unclear is not None:
        return not_understood(unclear, rules, era)
    found = with_the_untold_said(understood, found, lambda other: run(other, asked))
    return replace(found, reading=read_back(understood, scenario, names))


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


def not_understood(error: NotUnderstood, asked: str, era: Era | None = None) -> Resolution:
    """What could not be read, with its place and the nearest form that would be."""
    place = Place(error.text, error.line, error.column, error.span, error.understood, error.meant)
    unknown = isinstance(error, UnknownName)
    problem = Problem(error.message, suggestions=error.suggestions, place=place, unknown_name=unknown)
    return Resolution(Status.NOT_UNDERSTOOD, asked, era, problem=problem)


def _ambiguous(understood: Scenario, found: Resolution, text: str, asked: Asked) -> NotUnderstood | None:
    """What has to be asked back: a word of a question that may mean several things, where the answer differs."""
    for question, answered in zip(understood.questions, found.answers, strict=True):
        for subject, other in other_readings(question):
            if _said(answer_to(other, None, understood, found, asked)) != _said(answered):
                meant = tuple(map(listed, (subject.names, *subject.readings)))
                message = f"It is not told which “{subject.told}” means: {' or '.join(meant)}."
                return NotUnderstood(message, text, subject.place, meant, meant=meant)
    return None


def _said(answered: Answered) -> object:
    return repr(answered.value), [(case.value, case.when) for case in answered.cases]
