"""`/rule`: a rule by its number however typed, by a term, or by words; as of today or of a date."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

from bot.answers.answer import Answer, Citation, Page, Tone
from bot.answers.lookups.page import LONGEST_QUERY, citation, empty, footer, json_object, nothing, too_long
from bot.answers.lookups.rule_page import rule_blocks, rule_json
from bot.answers.lookups.through_years import another_meaning, where_today
from bot.answers.reply import Reply
from bot.regex import regex
from bot.values import dataclass, field
from rulesdb.index import Index
from rulesdb.names import Match
from rulesdb.numbers import order
from rulesdb.repair import Reading, read_number
from rulesdb.rows import RuleRow
from rulesdb.shelf import Shelf, last_day
from rulesdb.words import search

#: Rules have numbers since the Comprehensive Rules of this day; before, rulebooks had titles.
_NUMBERED_SINCE = "1999-06-01"
#: So much of a rule's words tells it from its neighbours.
_OPENING = 90
_ON = regex(
    r"\s*(?:\bon\s*[:=]?\s*|@\s*|\bin\s+|\bas of\s+|\(\s*)((?:19|20)\d\d(?:-\d\d?){0,2})\s*\)?\s*$",
    re.IGNORECASE,
)


@dataclass(slots=True)
class _Asked:
    """One question while it is being answered."""

    query: str
    on: str | None
    index: Index
    notes: list[str] = field(default_factory=list)

    @property
    def shelf(self) -> Shelf:
        return self.index.shelf


def rule_reply(index: Index, query: str, on: str | None = None) -> Reply:
    """The reply to `/rule`. `on` is a year, a month or an ISO date; it may also end the query (`310.4 on:2009`)."""
    if len(query) > LONGEST_QUERY:
        return too_long(query)
    words = query.strip()
    if on is None and (found := _ON.search(words)):
        words, on = words[: found.start()].strip(), found[1]
    if not words:
        return empty(query, "a rule by number, term or words", "rule 120.3a")
    asked = _Asked(query, on or None, index)
    if asked.on is not None:
        try:
            last_day(asked.on)
        except ValueError:
            return nothing(
                query,
                "No such date",
                [f"“{asked.on}” is no date.", "Give a year or a date such as 2009-06-30."],
                status=2,
            )
    reading = read_number(words)
    if reading is not None and (reply := _by_number(asked, reading, words)):
        return reply
    return _by_name(asked, words) or _by_words(asked, words)


def _by_number(asked: _Asked, reading: Reading, words: str) -> Reply | None:
    shelf, number = asked.shelf, reading.number
    if reading.repaired:
        asked.notes.append(f"Read “{words}” as {number}.")
    match = Match.ALIAS if reading.repaired else Match.EXACT
    for source in _shelves(asked):
        for document in source.reading_order(asked.on):
            if rule := source.find(number, document.id):
                return _found(asked, source, rule, match, alone=reading.alone)
    if asked.on is not None and (early := _before_the_first(asked, number)):
        return _found(asked, asked.shelf, early, match, alone=reading.alone)
    if asked.on is None and (other := _elsewhere(asked, number)):
        return _found(asked, *other, Match.ALIAS, alone=reading.alone)
    if "." not in number and not number.isdigit():
        return None
    return _no_such_number(asked, shelf, reading)


def _shelves(asked: _Asked) -> list[Shelf]:
    """The index's rules, and the starter's for a time or number that the index has no text for: first the one
    whose text was in force later on the date that is asked for."""
    index = asked.index
    if index.is_starter:
        return [index.shelf]
    if asked.on is None:
        return [index.shelf] if index.shelf.years else [index.shelf, index.starter.shelf]
    own = index.shelf.in_force(asked.on)
    starter = index.starter.shelf.in_force(asked.on)
    if own is None or (starter is not None and starter.date > own.date):
        return (
            [index.starter.shelf, index.shelf] if starter is not None else [index.shelf, index.starter.shelf]
        )
    return [index.shelf]


def _before_the_first(asked: _Asked, number: str) -> RuleRow | None:
    """A rule of the earliest text, for a day since the rules have numbers but before that text."""
    shelf = asked.shelf
    if not shelf.years or last_day(asked.on or "") < _NUMBERED_SINCE or shelf.in_force(asked.on or ""):
        return None
    rule = shelf.find(number, shelf.years[0].id)
    if rule is not None:
        asked.notes.append(f"No text of {asked.on} is indexed; this is the earliest one, and may differ.")
    return rule


def _elsewhere(asked: _Asked, number: str) -> tuple[Shelf, RuleRow] | None:
    """The last rule that had this number, in whichever text, when today's has none."""
    for shelf in dict.fromkeys([asked.shelf, asked.index.starter.shelf]):
        if found := shelf.everywhere(number):
            return shelf, found[-1]
    return None


def _found(asked: _Asked, shelf: Shelf, rule: RuleRow, match: Match, alone: bool) -> Reply:
    document = shelf.documents[rule.document]
    below = [] if alone else shelf.below(rule)
    if alone:
        asked.notes.append(f"{rule.number} alone; without the final dot its subrules come with it.")
    if asked.on is not None and document.date <= last_day(asked.on):
        asked.notes.append(f"In force on {asked.on}: {document.label}.")
    if shelf.newest is not None and rule.document in {row.id for row in shelf.years}:
        if rule.document != shelf.newest.id:
            asked.notes.append(where_today(shelf, rule))
        elif asked.on is None and not rule.is_heading:
            asked.notes.append(another_meaning(shelf, rule))
    return _reply(asked, shelf, rule, below, match, [rule.number])


def _reply(
    asked: _Asked, shelf: Shelf, rule: RuleRow, below: list[RuleRow], match: Match, candidates: list[str]
) -> Reply:
    document = shelf.documents[rule.document]
    note = " ".join(said for said in asked.notes if said)
    see = shelf.see(rule)
    result = rule_json(shelf, rule, below, see)
    title = (
        f"{rule.number} {rule.heading}" if rule.heading and rule.heading not in rule.number else rule.number
    )
    page = Page(title, rule_blocks(rule, below, see, note))
    cited = [citation(document, rule, shelf.newest)]
    beyond = (
        [part.number for part in below] if rule.is_heading else [n for part in below for n in shelf.see(part)]
    )
    cited.extend(
        Citation(number, document.label, _query(shelf, rule, number))
        for number in dict.fromkeys([*see, *beyond])
        if number != rule.number
    )
    answer = Answer(
        title,
        (page,),
        Tone.CHOICES if match is Match.FUZZY else Tone.ANSWER,
        tuple(cited),
        footer(document, shelf.newest),
        suggestions=tuple(candidates[1:]),
    )
    return Reply(answer, json_object(asked.query, match.name.lower(), result, candidates, note))


def _query(shelf: Shelf, rule: RuleRow, number: str) -> str:
    document = shelf.documents[rule.document]
    newest = shelf.newest
    return number if newest and document.id == newest.id else f"{number} on:{document.date}"


def _no_such_number(asked: _Asked, shelf: Shelf, reading: Reading) -> Reply:
    """Says that no rule has the number, why it can't if it can't, and which are near."""
    document = shelf.newest if asked.on is None else shelf.in_force(asked.on)
    number = reading.number
    near = shelf.neighbours(number, document.id) if document else []
    if document:
        sentences = [*asked.notes, f"There is no rule {number} in {document.label}."]
    else:
        earliest = f"; the earliest text is {shelf.years[0].label}" if shelf.years else ""
        sentences = [
            *asked.notes,
            f"No rules with numbers are indexed for {asked.on or 'any year'}{earliest}.",
        ]
    if reading.unused:
        around = [known for known in near if known[:-1] == number[:-1]][:2]
        near = [*around, *(known for known in near if known not in around)]
        beside = f" {' and '.join(sorted(around, key=order))} are beside it." if len(around) == 2 else ""
        sentences.append(f"No rule uses the letters l and o, which look like 1 and 0.{beside}")
    elif document and number[-1].isalpha() and (above := shelf.find(number[:-1], document.id)):
        letters = [part.number for part in shelf.below(above)]
        sentences.append(
            f"{above.number} ends with {letters[-1]}." if letters else f"{above.number} has no letters."
        )
    if asked.on is not None and (others := shelf.everywhere(number)):
        dates = [shelf.documents[other.document].date for other in others]
        before = [day for day in dates if document and day < document.date][-1:]
        after = [day for day in dates if document and day > document.date][:1]
        if before or after:
            sentences.append(f"The text of {' and that of '.join([*before, *after])} had one.")
    found = [shelf.find(each, document.id) for each in near] if document else []
    rules = [rule for rule in found if rule is not None]
    return nothing(
        asked.query,
        f"No rule {number}",
        sentences,
        near,
        footer(document, shelf.newest),
        told=_openings(rules),
    )


def _openings(rules: Iterable[RuleRow]) -> list[str]:
    """Each rule by its number and first words."""
    return [
        f"{rule.number} {textwrap.shorten(rule.text, _OPENING, placeholder=' …')}".strip() for rule in rules
    ]


def _by_name(asked: _Asked, words: str) -> Reply | None:
    """By a section's title in any document, a rule's own title, or a glossary term and the rule behind it."""
    if asked.on is not None:
        for shelf in _shelves(asked):
            for document in shelf.reading_order(asked.on):
                if rule := shelf.find(words, document.id):
                    return _found(asked, shelf, rule, Match.EXACT, alone=False)
    meanings = asked.index.terms.find(words)
    if asked.on is None and not (meanings and meanings[0].match is Match.EXACT):
        for shelf in dict.fromkeys([asked.shelf, asked.index.starter.shelf]):
            for document in shelf.reading_order(None):
                if rule := shelf.find(words, document.id):
                    return _found(asked, shelf, rule, Match.EXACT, alone=False)
    candidates: list[str] = []
    chosen: tuple[RuleRow, Match] | None = None
    for meaning in meanings:
        behind = meaning.rule or (asked.index.terms.behind(meaning.term) if meaning.term else None)
        if behind is None or not meaning.sure:
            continue
        candidates.append(behind.number)
        if chosen is None:
            chosen = (behind, meaning.match)
            if meaning.match is not Match.EXACT or meaning.rule is None:
                asked.notes.append(f"“{words}” is {meaning.name}: rule {behind.number}.")
    if chosen is None:
        return None
    rule, match = chosen
    if asked.on is not None:
        rule = _as_of(asked, rule)
    elif asked.shelf.newest and rule.document != asked.shelf.newest.id:
        asked.notes.append(f"Only older texts have it. {where_today(asked.shelf, rule)}".strip())
    return _reply(asked, asked.shelf, rule, asked.shelf.below(rule), match, candidates)


def _as_of(asked: _Asked, rule: RuleRow) -> RuleRow:
    """The same rule in the text of the date that is asked for, where it has it."""
    shelf = asked.shelf
    document = shelf.in_force(asked.on or "9999")
    step: RuleRow | None = rule
    while step and document and shelf.documents[step.document].date > document.date:
        before = shelf.older(step.id)
        step = before[0] if before else None
    if step is None or document is None or step.document != document.id:
        asked.notes.append(f"The text of {asked.on} has no such rule; this is the newest one.")
        return rule
    asked.notes.append(f"In force on {asked.on}: {document.label}.")
    return step


def _by_words(asked: _Asked, words: str) -> Reply:
    shelf = asked.shelf
    text = shelf.newest if asked.on is None else shelf.in_force(asked.on)
    documents = [text.id] if text else [row.id for row in shelf.reading_order(asked.on)]
    found, together = search(asked.index.connection, shelf, words, documents, 5)
    if not found or not together:
        rules = [each.rule for each in found]
        near = [rule.number for rule in rules]
        sentences = [
            f"No rule, term or title is called “{words}”"
            + (", and no rule has all of these words." if near else ", and no rule has these words.")
        ]
        return nothing(
            asked.query, f"No rule for “{words}”", sentences, near, footer(None, None), told=_openings(rules)
        )
    asked.notes.append(f"No rule is called “{words}”; this one has the words.")
    rule = found[0].rule
    return _reply(asked, shelf, rule, shelf.below(rule), Match.FUZZY, [each.rule.number for each in found])
