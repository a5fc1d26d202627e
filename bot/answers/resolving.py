"""From a scenario's text to its ordered outcome: read it, run it, answer what it asks.

`resolve` and `resolution` never raise for what a user can type: what can't be read, done or modelled is an answer too.
"""

from __future__ import annotations

from functools import lru_cache

from bot.answers.contract_json import contract_json
from bot.answers.era_told import era_told
from bot.answers.how_many import with_how_many
from bot.answers.lookups.related import related
from bot.answers.numbers import IndexNumbers, Numbers
from bot.answers.otherwise import with_what_is_asked_otherwise
from bot.answers.playing import Asked, run
from bot.answers.reading_back.proof import read_back
from bot.answers.reply import Reply
from bot.answers.resolution import Place, Problem, Resolution, Status
from bot.answers.showing.explaining import answer_for
from bot.answers.untold.asked_back import asked_back
from bot.answers.untold.assumed import with_the_untold_said
from bot.answers.untold.casters import with_who_casts_it
from bot.answers.untold.causes import with_its_causes, without_a_cause
from bot.answers.untold.declared_again import told_once_more
from bot.answers.untold.other_readings import as_of_any_board, is_answered
from bot.answers.untold.retold import ToBeTold
from bot.answers.untold.taken_for_granted import taken_for_granted
from bot.answers.untold.told_by_then import as_told_by_then
from bot.answers.untold.which_card import whichever_card_is_meant
from bot.answers.which_is_better import with_each_way
from bot.engine.eras import Era, UnknownEra, era_for
from bot.scenario.errors import HangsOnABoard, LeftOpen, NotUnderstood, UnknownName
from bot.scenario.naming.index_names import IndexNames
from bot.scenario.naming.names import Names
from bot.scenario.otherwise.follow_ups import follow_ups
from bot.scenario.otherwise.how_many import how_many_needed
from bot.scenario.otherwise.if_i_do import if_i_do
from bot.scenario.otherwise.which_is_better import which_is_better
from bot.scenario.reader import read, read_in_general
from bot.scenario.scenario import Scenario
from bot.values import replace
from rulesdb.index import Index

#: The rules where none are asked for.
CURRENT = "current"
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
    """What comes of a scenario, and what its words speak of. Where the story says by which rules it was played, it is played by those, unless
    others are asked for."""
    told = era_told(scenario)
    if told is not None and rules == CURRENT:
        rules = told.rules
    found = _resolution(scenario if told is None else told.scenario, rules, names, numbers)
    spoken_of = related(scenario, names.spelling, numbers.behind, names.longest, numbers.longest_term)
    return replace(found, related=spoken_of)


def _resolution(scenario: str, rules: str, names: Names, numbers: Numbers) -> Resolution:
    try:
        era = era_for(rules)
    except UnknownEra as error:
        problem = Problem(str(error), place=Place(rules))
        return Resolution(Status.NOT_UNDERSTOOD, rules, None, problem=problem)
    done = if_i_do(scenario)
    if done is not None:
        told = _resolution(done, rules, names, numbers)
        if told.status is not Status.NOT_UNDERSTOOD:
            return told
    needed = how_many_needed(scenario)
    if needed is not None:
        counted_up = with_how_many(needed, lambda told: _resolution(told, rules, names, numbers))
        if counted_up is not None:
            return counted_up
    ways = which_is_better(scenario)
    if ways is not None:
        each = with_each_way(ways, lambda told: _resolution(told, rules, names, numbers))
        if each is not None:
            return each
    try:
        otherwise = follow_ups(scenario, names)
    except NotUnderstood as error:
        return not_understood(error, rules, era)
    if otherwise is not None:
        return with_what_is_asked_otherwise(
            scenario, *otherwise, lambda told: _resolution(told, rules, names, numbers)
        )
    try:
        understood = read(scenario, names)
    except NotUnderstood as error:
        in_general = None if isinstance(error, HangsOnABoard) else read_in_general(scenario, names)
        if in_general is not None:
            asked_of_any = _played(in_general, scenario, names, Asked(era, rules, numbers), in_general=True)
            if is_answered(asked_of_any):
                return asked_of_any
        found = whichever_card_is_meant(error, lambda told: _resolution(told, rules, names, numbers))
        return found if isinstance(found, Resolution) else not_understood(found, rules, era)
    asked = Asked(era, rules, numbers)
    found = _played(understood, scenario, names, asked)
    in_general = read_in_general(scenario, names) if len(understood.questions) == 1 else None
    if in_general is None or in_general.script == understood.script:
        return found
    return as_of_any_board(found, _played(in_general, scenario, names, asked, in_general=True))


def _played(
    understood: Scenario, scenario: str, names: Names, asked: Asked, in_general: bool = False
) -> Resolution:
    """What comes of a scenario as it was read."""
    rules, era = asked.rules, asked.era
    again = frozenset() if in_general else told_once_more(understood, lambda other: run(other, asked))
    if again:
        try:
            understood = read(scenario, names, done=again)
        except NotUnderstood as error:
            return not_understood(error, rules, era)
    begun = as_told_by_then(understood, lambda other: run(other, asked)) if understood.by_then else understood
    if isinstance(begun, ToBeTold):
        return not_understood(_left_open(begun, scenario), rules, era)
    understood = begun
    found = run(understood, asked)
    granted = taken_for_granted(understood, found)
    if granted is not None:
        return not_understood(_left_open(granted, scenario), rules, era)
    whatever = all(question.kind in _WHATEVER_CAME for question in understood.questions)
    if in_general and not whatever and (unmet := without_a_cause(understood, found)) is not None:
        return not_understood(NotUnderstood(unmet[0], scenario, (0, len(scenario))), rules, era)
    if not in_general:
        understood, found, uncaused = with_its_causes(
            understood,
            found,
            lambda deeds: read(scenario, names, done=deeds | again),
            lambda other: run(other, asked),
        )
        if uncaused is not None:
            return not_understood(NotUnderstood(uncaused[0], scenario, uncaused[1]), rules, era)
    understood, looked = with_who_casts_it(understood, found, lambda other: run(other, asked))
    if not isinstance(looked, ToBeTold):
        looked = asked_back(understood, looked, lambda other: run(other, asked))
    if isinstance(looked, ToBeTold):
        return not_understood(_left_open(looked, scenario), rules, era)
    found = with_the_untold_said(understood, looked, lambda other: run(other, asked))
    told = (scenario.strip(),) if found.narrowed else read_back(understood, scenario, names)
    return replace(
        found, reading=told
    )  # what only says what comes of it is in no sentence that is made of the script


#: What is asked of what comes before what is said to have come about.
_WHATEVER_CAME = frozenset({"triggers", "alltriggers"})


def _left_open(it: ToBeTold, text: str) -> LeftOpen:
    """What a story leaves open as the error that says so, at the words that do."""
    return LeftOpen(it.message, text, it.place or (0, len(text)), it.suggestions, meant=it.meant)


def not_understood(error: NotUnderstood, asked: str, era: Era | None = None) -> Resolution:
    """What could not be read, with its place and the nearest form that would be."""
    place = Place(error.text, error.line, error.column, error.span, error.understood, error.meant)
    unknown = isinstance(error, UnknownName)
    left = isinstance(error, LeftOpen)
    problem = Problem(
        error.message, suggestions=error.suggestions, place=place, unknown_name=unknown, left_open=left
    )
    return Resolution(Status.NOT_UNDERSTOOD, asked, era, problem=problem)
