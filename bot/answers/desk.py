"""The one door for every face: a question in, a `Reply` out.

A `Desk` reads the index in use and takes up a newer one by itself. Its methods never raise for bad input:
an unanswerable question is a `Reply` whose answer has `Tone.ERROR` and whose `exit_status` says which kind.
Only a missing or broken index raises, when the desk is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Protocol

from bot.answers.card_readings.reader import open_read_starter
from bot.answers.lookups.about import about_reply, help_reply
from bot.answers.lookups.card import card_reply
from bot.answers.lookups.changes import changes_reply
from bot.answers.lookups.completions import (
    complete_card,
    complete_era,
    complete_rule,
    complete_term,
    documents,
)
from bot.answers.lookups.history import history_reply
from bot.answers.lookups.rule import rule_reply
from bot.answers.lookups.term import define_reply
from bot.answers.lookups.words import search_reply
from bot.answers.reply import Completion, Edition, Reply
from bot.values import replace
from rulesdb.index import Index
from rulesdb.soundness import confirm_sound
from rulesdb.watch import WatchedIndex


class Desk(Protocol):
    """Questions that every face may ask. All methods are quick but `resolve` and `compare`."""

    def rule(self, query: str, on: str | None = None) -> Reply:
        """A rule by number, term or words; `on` is a year or an ISO date."""
        ...

    def define(self, term: str) -> Reply:
        """A glossary entry and the rule behind it."""
        ...

    def search(self, words: str, document: str | None = None) -> Reply:
        """Full text, best first, the words marked."""
        ...

    def card(self, name: str) -> Reply:
        """A card, its rulings, and what the engine acts on and what it does not."""
        ...

    def history(self, rule: str) -> Reply:
        """How one rule's number and words changed through the indexed years."""
        ...

    def resolve(self, scenario: str, rules: str = "current") -> Reply:
        """The ordered outcome of a scenario under the rules of a year or era. May take long."""
        ...

    def compare(self, scenario: str) -> Reply:
        """The same scenario under every era, and the first step at which they part. May take long."""
        ...

    def changes(self) -> Reply:
        """What the newest rules text of the index changed."""
        ...

    def help(self) -> Reply:
        """How to ask."""
        ...

    def about(self) -> Reply:
        """What is indexed, of which date, from where; the Fan Content notice."""
        ...

    def complete_rule(self, typed: str) -> list[Completion]:
        """At most 25 rules and terms for what was typed so far; never raises."""
        ...

    def complete_term(self, typed: str) -> list[Completion]:
        """At most 25 glossary terms; never raises."""
        ...

    def complete_card(self, typed: str) -> list[Completion]:
        """At most 25 card names; never raises."""
        ...

    def complete_era(self, typed: str) -> list[Completion]:
        """Eras and years that `resolve` takes; never raises."""
        ...

    def documents(self) -> list[Completion]:
        """The indexed documents, newest first, at most 25, for `/search document:`."""
        ...

    @property
    def edition(self) -> Edition:
        """Which index the next question is answered from."""
        ...


class IndexDesk:
    """The desk on an index file. Every question is answered from one index from beginning to end; the next
    one from a newer file, if there is one by then."""

    def __init__(self, path: Path | None = None, today: Callable[[], date] = date.today) -> None:
        """Raises `rulesdb.errors.IndexFault` when there is no index at `path` (default: the one in use)."""
        self._watched = WatchedIndex(path)
        self._today = today
        self._read_starter: Index | None = None

    def rule(self, query: str, on: str | None = None) -> Reply:
        return _answered(self._watched.index, lambda index: rule_reply(index, query, on))

    def define(self, term: str) -> Reply:
        return _answered(self._watched.index, lambda index: define_reply(index, term))

    def search(self, words: str, document: str | None = None) -> Reply:
        return _answered(self._watched.index, lambda index: search_reply(index, words, document))

    def card(self, name: str) -> Reply:
        return _answered(self._read_index(), lambda index: card_reply(index, name))

    def history(self, rule: str) -> Reply:
        return _answered(self._watched.index, lambda index: history_reply(index, rule))

    def resolve(self, scenario: str, rules: str = "current") -> Reply:
        # The grammar and the engine take long to load: look-ups do without.
        from bot.answers import resolving

        return _answered(self._read_index(), lambda index: resolving.resolve(scenario, rules, index))

    def compare(self, scenario: str) -> Reply:
        # As for `resolve`.
        from bot.answers.comparing.side_by_side import compare
        from bot.answers.resolving import names_of, numbers_of

        return _answered(
            self._read_index(), lambda index: compare(scenario, names_of(index), numbers_of(index))
        )

    def _read_index(self) -> Index:
        """The index in use, its cards read. A built index holds its cards' readings; the starter's are made when a card
        or a scenario is first asked for, and kept."""
        index = self._watched.index
        if not index.is_starter:
            return index
        if self._read_starter is None:
            self._read_starter = open_read_starter()
        return self._read_starter

    def changes(self) -> Reply:
        return _answered(self._watched.index, lambda index: changes_reply(index))

    def help(self) -> Reply:
        return help_reply()

    def about(self) -> Reply:
        return _asked(self._watched.index, lambda index: about_reply(index, self._today()))

    def complete_rule(self, typed: str) -> list[Completion]:
        return complete_rule(self._watched.index, typed)

    def complete_term(self, typed: str) -> list[Completion]:
        return complete_term(self._watched.index, typed)

    def complete_card(self, typed: str) -> list[Completion]:
        return complete_card(self._watched.index, typed)

    def complete_era(self, typed: str) -> list[Completion]:
        return complete_era(typed, self._today().year)

    def documents(self) -> list[Completion]:
        return documents(self._watched.index)

    @property
    def edition(self) -> Edition:
        return _edition(self._watched.index)


def _edition(index: Index) -> Edition:
    built = index.meta.get("built", "")
    newest = index.shelf.newest
    return Edition(newest.date if newest is not None and newest.date else built[:10], built)


def _answered(index: Index, ask: Callable[[Index], Reply]) -> Reply:
    """What is asked of an index, which says from which one it was given."""
    reply = _asked(index, ask)
    return replace(reply, answer=replace(reply.answer, dated=_edition(index).dated))


def _asked(index: Index, ask: Callable[[Index], Reply]) -> Reply:
    """What is asked of an index. Raises `BrokenIndex` where it can't be answered since the file is damaged: SQLite keeps in a
    column whatever it was given, and one entry may speak of another that is not there."""
    try:
        return ask(index)
    except (AttributeError, LookupError, TypeError, ValueError):
        confirm_sound(index.path)
        raise


def open_desk(path: Path | None = None) -> IndexDesk:
    """The desk on the index at `path` (default: the one in use). Raises `rulesdb.errors.IndexFault` when it is
    missing or broken."""
    return IndexDesk(path)
