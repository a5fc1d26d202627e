"""The one door for every face: a question in, a `Reply` out.

A `Desk` reads the index in use and takes up a newer one by itself. Its methods never raise for bad input:
an unanswerable question is a `Reply` whose answer has `Tone.ERROR` and whose `exit_status` says which kind.
Only a missing or broken index raises, when the desk is opened.
"""

from __future__ import annotations

from typing import Protocol

from bot.answers.reply import Completion, Reply


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
