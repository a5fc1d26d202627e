"""What came of a scenario in words: questions answered first, then each outcome's steps, what is left at the end, and what
was assumed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.answers.answer import Answer, Block, Citation, Line, Mended, Page, Tone
from bot.answers.forks import forks
from bot.answers.numbers import Numbers
from bot.answers.resolution import Place, Problem, Resolution, Status
from bot.answers.second_person import chosen, second_person
from bot.answers.staging import scene_of
from bot.engine.eras import era_for
from bot.engine.log.damage import WaitsForDamage
from bot.engine.log.stack import AbilityActivated, AbilityTriggered, Resolved, SpellCast
from bot.engine.log.step import Step, counted
from bot.engine.outcome import ObjectEnd, Outcome, Unmodelled

_TITLES = {
    Status.RESOLVED: "What happens",
    Status.ILLEGAL: "That isn't legal",
    Status.NOT_UNDERSTOOD: "I couldn't read that",
    Status.UNSUPPORTED: "Part of this isn't modelled",
}
_UNOFFICIAL = "Not an official ruling."


def answer_for(found: Resolution, numbers: Numbers) -> Answer:
    """The answer to show."""
    title = _TITLES[found.status]
    problem = found.problem
    if found.era is None or (problem is not None and problem.place is not None):
        return _not_understood(title, found, numbers)
    return Answer(
        title,
        tuple(_pages(title, found)),
        Tone.ERROR if found.status is Status.ILLEGAL else Tone.ANSWER,
        tuple(_citations(found, numbers)),
        f"{found.era.label}. {_UNOFFICIAL}",
        problem.suggestions if problem else (),
        forks=forks(found),
    )


def _pages(title: str, found: Resolution) -> Iterator[Page]:
    head, tail = tuple(_head(found)), tuple(_tail(found))
    many = len(found.outcomes)
    if not many:
        yield Page(title, (*head, *tail))
    for number, outcome in enumerate(found.outcomes, 1):
        shown = f"Outcome {number} of {many}" if many > 1 else title
        read = (_read_as(found),) if found.reading and number == 1 else ()
        yield Page(shown, (*head, *_outcome(outcome, found), *tail, *read), scene_of(found.setup, outcome))


def _read_as(found: Resolution) -> Block:
    return Block("Read as", (Line(" ".join(found.reading)),), dim=True)


def _head(found: Resolution) -> Iterator[Block]:
    if found.problem:
        yield Block("", (Line(found.problem.message, found.rules(found.problem.cites)),))
    if found.answers:
        yield Block("", tuple(Line(f"{a.question} {a.text}", found.rules(a.cites)) for a in found.answers))
    if found.status is Status.UNSUPPORTED:
        lines = _unmodelled(found.unmodelled) or (Line("This story could not be worked out."),)
        yield Block("Not modelled, and it could matter", lines)


def _unmodelled(parts: Iterable[Unmodelled]) -> tuple[Line, ...]:
    return tuple(Line(f"{part.card}: “{part.text}”") for part in parts)


def _outcome(outcome: Outcome, found: Resolution) -> Iterator[Block]:
    if outcome.choices:
        lines = (
            Line(f"{c.player} {chosen(c.player, c.text)}.", found.rules(c.cites)) for c in outcome.choices
        )
        yield Block("If", tuple(lines))
    lines = (Line(second_person(s.text), found.rules(s.cites)) for s in _telling(outcome.steps))
    if outcome.steps:
        yield Block("", tuple(lines), numbered=True)
    yield Block("At the end", tuple(_board(outcome)))


_STARTS = SpellCast | AbilityActivated | AbilityTriggered


def _telling(steps: Sequence[Step]) -> Iterator[Step]:
    """The steps that tell a reader something: a spell that resolves right after it was cast goes without saying, and so
    does an effect that only begins to wait. The JSON form has them all."""
    before: Step | None = None
    for step in steps:
        at_once = isinstance(step, Resolved) and isinstance(before, _STARTS)
        if step is steps[-1] or not (at_once or isinstance(step, WaitsForDamage)):
            yield step
        before = step


def _board(outcome: Outcome) -> Iterator[Line]:
    totals = []
    for name, player in outcome.players.items():
        poison = f", {player.poison} poison" if player.poison else ""
        totals.append(f"{name} {player.life} life{poison}{' (lost)' if player.lost else ''}")
    yield Line("; ".join(totals) + ".")
    for thing in outcome.objects:
        if thing.zone == "battlefield" and ("Creature" in thing.types or thing.loyalty is not None):
            yield Line(f"{thing.label} ({thing.controller}): {', '.join(_features(thing))}.")
    for zone, words in (("graveyard", "Graveyard"), ("exile", "Exile"), ("hand", "Hand"), ("ceased", "Gone")):
        names = [o.label for o in outcome.objects if o.zone == zone]
        if names:
            yield Line(f"{words}: {', '.join(names)}.")


def _features(thing: ObjectEnd) -> Iterator[str]:
    if thing.power is not None:
        yield f"{thing.power}/{thing.toughness}"
    if thing.loyalty is not None and "Planeswalker" in thing.types:
        yield f"loyalty {thing.loyalty}"
    if thing.defense is not None and "Battle" in thing.types:
        yield f"defense {thing.defense}"
    if thing.damage:
        yield f"{thing.damage} damage"
    for kind, number in thing.counters.items():
        yield counted(number, f"{kind} counter")
    if thing.tapped:
        yield "tapped"


def _tail(found: Resolution) -> Iterator[Block]:
    if found.assumptions:
        yield Block("Assumed", tuple(Line(a) for a in found.assumptions), dim=True)
    if found.skipped:
        words = ", ".join(f"“{words}”" for words in found.skipped)
        yield Block("Passed over, as it tells nothing", (Line(words),), dim=True)
    if found.unanswered:
        yield Block("Other ways this can go are not worked out: they meet", _unmodelled(found.unanswered))
    left_out = [u for u in found.unmodelled if u not in found.unanswered]
    if left_out and found.status is not Status.UNSUPPORTED:
        yield Block("Left out, as it can't change this", _unmodelled(left_out))
    if found.truncated:
        yield Block("", (Line("There are more outcomes than are shown."),))
    if found.loop:
        loop = "This is a loop that no one can stop: the game is a draw unless something breaks it."
        yield Block("", (Line(loop),))


def _citations(found: Resolution, numbers: Numbers) -> Iterator[Citation]:
    if found.era is not None:
        for number in found.rules(found.cites):
            yield numbers.citation(number, found.era)


def _not_understood(title: str, found: Resolution, numbers: Numbers) -> Answer:
    problem = found.problem or Problem("")
    place = problem.place or Place()
    blocks = [Block("", (Line(problem.message),))]
    caret = tuple(Line(text) for text in _caret(place))
    if caret:
        blocks.append(Block("", caret, verbatim=True))
    if place.understood:
        blocks.append(Block("Understood so far", tuple(map(Line, place.understood))))
    if problem.suggestions:
        blocks.append(Block("This would be read", tuple(map(Line, problem.suggestions))))
    if found.related:
        words = (f"rule {r.name}" if r.kind == "rule" else r.name for r in found.related)
        blocks.append(Block("Your words speak of", (Line(f"{'; '.join(words)}."),)))
    rules = (r.name for r in found.related if r.kind == "rule")
    citations = tuple(numbers.citation(number, era_for("current")) for number in rules)
    page = Page(title, tuple(blocks))
    return Answer(
        title, (page,), Tone.ERROR, citations, suggestions=problem.suggestions, mended=tuple(_mended(problem))
    )


def _mended(problem: Problem) -> Iterator[Mended]:
    """The scenario with each name that may have been meant in the place of what was not understood."""
    place = problem.place
    if place is None or not place.span[0] < place.span[1] <= len(place.text):
        return
    start, end = place.span
    for name in dict.fromkeys(problem.suggestions):
        if not name.endswith((".", "?", "!", "”", '"')):
            name = name.split(" // ")[0]
            yield Mended(name, place.text[:start] + name + place.text[end:])


def _caret(place: Place) -> Iterator[str]:
    """The line that was not understood, with carets under the words in question."""
    lines = place.text.splitlines()
    if not 1 <= place.line <= len(lines):
        return
    shown = lines[place.line - 1]
    start = max(0, place.column - 1)
    length = max(1, min(place.span[1] - place.span[0], len(shown) - start))
    cut = max(0, start - 40)
    yield ("…" if cut else "") + shown[cut : cut + 78]
    yield " " * (start - cut + bool(cut)) + "^" * min(length, 78 - (start - cut))
