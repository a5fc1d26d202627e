"""A small desk in memory for the faces' tests: real `Answer` objects, no index and no engine."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import wraps

from bot.answers.answer import Answer, Block, Citation, Line, Page, Tone
from bot.answers.reply import Completion, Edition, Reply
from bot.values import replace
from rulesdb.folding import fold

EDITION = Edition("2026-01-16", "2026-01-20T10:00:00+00:00")
FOOTER = "Rules of today · not an official ruling"
DOCUMENT = "Rules of 2026-01-16"

#: Numbers with a text of our own.
RULES = {
    "120.3": "What damage does depends on what it is dealt to.",
    "120.3a": "Damage to a player makes that player lose as much life.",
    "120.3f": "Lifelink: the controller of the source gains as much life.",
    "508.1": "The active player declares attackers.",
    "616.1": "Of several replacements the affected player chooses which applies first.",
    "704.5g": "A creature with lethal damage is destroyed.",
}
CARDS = ("Grizzly Bears", "Hill Giant", "Lightning Bolt", "Serra Angel", "Shock")


def folded_cards() -> dict[str, str]:
    """What the index gives for finding cards in a message."""
    return {fold(name): name for name in CARDS}


def _citation(number: str) -> Citation:
    return Citation(number, DOCUMENT, number)


def _rule_page(number: str) -> Page:
    subrules = tuple(Line(f"{n} {text}", rules=(n,)) for n, text in RULES.items() if n[:-1] == number)
    blocks = (
        Block(lines=(Line(RULES[number]),), quoted=True),
        *((Block("Subrules", subrules),) if subrules else ()),
    )
    return Page(number, blocks)


def _dated(answer: Callable[..., Reply]) -> Callable[..., Reply]:
    """What a desk answers tells from which index."""

    @wraps(answer)
    def dated(desk: SmallDesk, *asked: str | None) -> Reply:
        reply = answer(desk, *asked)
        return replace(reply, answer=replace(reply.answer, dated=desk.edition.dated))

    return dated


class SmallDesk:
    """Answers from the tables above. `resolve` knows a few scenarios by their first word:
    `sleep` takes for ever, `die` ends its process, `crash` raises, `two` has two outcomes, `noise` is none."""

    @_dated
    def rule(self, query: str, on: str | None = None) -> Reply:
        number = query.strip().removesuffix(".")
        if number in RULES:
            cited = tuple(_citation(n) for n in RULES if n != number and n.startswith("120.3"))
            answer = Answer(f"{number} Damage", (_rule_page(number),), citations=cited, footer=FOOTER)
            return Reply(answer, {"query": query, "match": "exact", "result": {"number": number}, "on": on})
        return _missing(query, f"There is no rule {query}.", tuple(RULES))

    @_dated
    def define(self, term: str) -> Reply:
        if fold(term) == "lifelink":
            page = Page("Lifelink", (Block(lines=(Line("Life for damage."),)),))
            answer = Answer("Lifelink", (page,), citations=(_citation("120.3f"),), footer=FOOTER)
            return Reply(answer, {"query": term, "match": "exact", "result": {"term": "Lifelink"}})
        return _missing(term, f"There is no term {term}.", ("Lifelink",))

    @_dated
    def search(self, words: str, document: str | None = None) -> Reply:
        hits = [(n, text) for n, text in RULES.items() if words.casefold() in text.casefold()]
        if not hits:
            return _missing(words, f"Nothing is found for {words}.", ())
        lines = []
        for number, text in hits:
            at = text.casefold().index(words.casefold())
            lead = len(number) + 1
            lines.append(Line(f"{number} {text}", (number,), ((lead + at, lead + at + len(words)),)))
        answer = Answer(
            f"{len(hits)} found",
            (Page("", (Block(lines=tuple(lines)),)),),
            citations=tuple(_citation(n) for n, _ in hits),
        )
        return Reply(answer, {"query": words, "match": "exact", "result": [{"number": n} for n, _ in hits]})

    @_dated
    def card(self, name: str) -> Reply:
        near = [c for c in CARDS if fold(c) == fold(name)]
        if near:
            page = Page(near[0], (Block(lines=(Line("Read whole."),)),))
            rulings = Page("Rulings", (Block("2004-10-04", (Line("A ruling in our words."),)),))
            answer = Answer(near[0], (page,), footer=FOOTER, related=(("Rulings", rulings),))
            return Reply(answer, {"query": name, "match": "exact", "result": {"name": near[0]}})
        from rapidfuzz import process

        close = [hit for hit, _, _ in process.extract(name, CARDS, limit=5, score_cutoff=60)]
        if not close:
            return _missing(name, f"There is no card called {name}.", ())
        page = Page("", (Block("Near it", tuple(Line(c) for c in close)),))
        answer = Answer(
            f"No card is called {name}", (page,), Tone.CHOICES, footer=FOOTER, suggestions=tuple(close)
        )
        return Reply(
            answer, {"query": name, "match": "fuzzy", "result": {"name": close[0]}, "candidates": close}
        )

    @_dated
    def history(self, rule: str) -> Reply:
        if rule not in RULES:
            return _missing(rule, f"There is no rule {rule}.", tuple(RULES))
        answer = Answer(f"History of {rule}", (Page("", (Block("2026-01-16", (Line("As it is now."),)),)),))
        return Reply(answer, {"query": rule, "match": "exact", "result": [rule]})

    @_dated
    def resolve(self, scenario: str, rules: str = "current") -> Reply:
        word = scenario.split()[0].casefold() if scenario.split() else ""
        if word == "slow":
            time.sleep(2)
        if word == "sleep":
            time.sleep(600)
        if word == "die":
            os._exit(3)
        if word == "crash":
            raise RuntimeError("the fixture crashes when asked to")
        if word in ("noise", ""):
            return _not_understood(scenario)
        outcomes = ("Bob prevents first", "Bob redirects first") if word == "two" else ("",)
        pages = tuple(_outcome(number, title) for number, title in enumerate(outcomes, start=1))
        numbers = ("508.1", "616.1", "704.5g")
        answer = Answer(f"Rules of {rules}", pages, citations=tuple(map(_citation, numbers)), footer=FOOTER)
        outcome = {"choices": [], "steps": [], "players": {}, "objects": []}
        return Reply(
            answer, {"format": 1, "status": "resolved", "outcomes": [outcome] * len(outcomes), "asked": rules}
        )

    def compare(self, scenario: str) -> Reply:
        reply = self.resolve(f"two {scenario}")
        return Reply(reply.answer, {"eras": []})

    @_dated
    def changes(self) -> Reply:
        lines = (Line("120.3f Lifelink: the controller gains life.", ("120.3f",)),)
        answer = Answer(
            "The rules of 2026-02-27", (Page("", (Block("New", lines),)),), citations=(_citation("120.3f"),)
        )
        return Reply(answer, {})

    def help(self) -> Reply:
        return Reply(Answer("How to ask", (Page("", (Block(lines=(Line("Type /rule 120.3f."),)),)),)), {})

    def about(self) -> Reply:
        documents = [{"kind": "comprehensive-rules", "date": "2026-01-16"}]
        page = Page("", (Block(lines=(Line(DOCUMENT),)),))
        return Reply(Answer("Rules Oracle", (page,), footer=FOOTER), {"documents": documents})

    def complete_rule(self, typed: str) -> list[Completion]:
        return [Completion(f"{n} · {text}", n) for n, text in RULES.items() if n.startswith(typed)]

    def complete_term(self, typed: str) -> list[Completion]:
        return [Completion("Lifelink", "Lifelink")]

    def complete_card(self, typed: str) -> list[Completion]:
        # More than Discord takes: the face has to cut it.
        if typed == "many":
            return [Completion(f"Card number {n} " + "long " * 30, f"card {n}") for n in range(60)]
        if typed == "crash":
            raise RuntimeError("the fixture crashes when asked to")
        return [Completion(c, c) for c in CARDS if fold(c).startswith(fold(typed))]

    def complete_era(self, typed: str) -> list[Completion]:
        eras = ("current", "dominaria", "m10", "sixth", "fifth", "2016")
        return [Completion(f"Rules {e}", e) for e in eras if e.startswith(typed)]

    @property
    def edition(self) -> Edition:
        return EDITION

    def documents(self) -> list[Completion]:
        return [Completion(DOCUMENT, "cr-2026-01-16"), Completion("Rulings on redirection", "g12")]


def open_small_desk() -> SmallDesk:
    """Called in worker processes, by name."""
    return SmallDesk()


#: For tests that pass the opener on.
OPENER: Callable[[], SmallDesk] = open_small_desk


def _missing(query: str, message: str, suggestions: tuple[str, ...]) -> Reply:
    page = Page("", (Block(lines=(Line("Try one of those that exist."),)),))
    answer = Answer(message, (page,), Tone.ERROR, suggestions=suggestions)
    return Reply(
        answer, {"query": query, "match": "none", "result": None, "candidates": [], "note": message}, 1
    )


def _not_understood(scenario: str) -> Reply:
    caret = Block(lines=(Line(scenario[:60]), Line("^" * 5)), verbatim=True)
    answer = Answer("The scenario could not be read", (Page("", (caret,)),), Tone.ERROR)
    return Reply(answer, {"format": 1, "status": "not_understood", "outcomes": []}, 2)


def _outcome(number: int, title: str) -> Page:
    steps = (
        Line("Alice attacks Bob with Hill Giant.", ("508.1",)),
        Line(title or "Hill Giant deals 3 damage to Bob.", ("616.1",)),
    )
    return Page(
        f"Outcome {number}: {title}" if title else "",
        (Block("What happens", steps, numbered=True),),
    )
