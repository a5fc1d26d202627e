"""What came of a scenario in words: questions answered first, then each outcome's steps, what is left at the end, and what
was assumed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.answers.answer import Answer, Block, Citation, Fork, Line, Page, Tone
from bot.answers.numbers import Numbers
from bot.answers.questions.choosing import what_decides
from bot.answers.resolution import Resolution, Status
from bot.answers.showing.assumed import assumptions_told
from bot.answers.showing.second_person import chosen, second_person
from bot.answers.showing.staging import scene_of, shared_scene
from bot.answers.showing.unread import not_understood
from bot.answers.showing.ways import own_steps, shared_steps, ways_of
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


def answer_for(found: Resolution, numbers: Numbers, few_cards: bool = False) -> Answer:
    """The answer to show. `few_cards`: the index in use is the starter's, so that a name that nobody knows may be a card."""
    title = _TITLES[found.status]
    problem = found.problem
    if found.era is None or (problem is not None and problem.place is not None):
        return not_understood(title, found, numbers, few_cards)
    return Answer(
        title,
        tuple(_pages(title, found)),
        Tone.ERROR if found.status is Status.ILLEGAL else Tone.ANSWER,
        tuple(_citations(found, numbers)),
        f"{found.era.label}. {_UNOFFICIAL}",
        problem.suggestions if problem else (),
        forks=_forks(found),
    )


def _pages(title: str, found: Resolution) -> Iterator[Page]:
    """One page for one outcome; of several, first what they share, then a page for each."""
    head, tail = tuple(_head(found)), tuple(_tail(found))
    outcomes = found.outcomes
    if len(outcomes) == 1:
        (outcome,) = outcomes
        done = [s for s in outcome.steps if found.problem is None or s.text != found.problem.message]
        shown = (_steps(done, found), _at_the_end(outcome))
        yield Page(title, (*head, *filter(None, shown), *tail), scene_of(found.setup, outcome))
        return
    shared = filter(None, (_steps(shared_steps(outcomes), found),))
    rest = _unasked(found) if outcomes else ()
    scenes = [scene_of(found.setup, outcome) for outcome in outcomes]
    yield Page(title, (*head, *shared, *rest, *tail), shared_scene(scenes))
    for number, (outcome, scene) in enumerate(zip(outcomes, scenes, strict=True), 1):
        blocks = (_choices(outcome, found), _steps(outcome.steps, found), _at_the_end(outcome))
        page = f"Outcome {number} of {len(outcomes)}"
        yield Page(page, tuple(filter(None, blocks)), scene, apart=True)


def _forks(found: Resolution) -> tuple[Fork, ...]:
    """The ways in which the outcomes part, each with the page that tells it, and with the steps of its own where they are few."""
    ways = ways_of(found)
    if len(ways) < 2:
        return ()
    shared = shared_steps(found.outcomes)
    own = [own_steps(found.outcomes[way.outcomes[0]], shared) for way in ways]
    brief = sum(map(len, own)) <= _MOST_OWN_STEPS and len(ways) == len(found.outcomes)
    return tuple(
        Fork(way.choices, way.end, 1 + way.outcomes[0], _lines(steps, found) if brief else ())
        for way, steps in zip(ways, own, strict=True)
    )


def _unasked(found: Resolution) -> Iterator[Block]:
    """Where the outcomes are one in all that was asked: that they are not in the rest, and on what that depends."""
    if len(ways_of(found)) == 1:
        decides = what_decides(choice for outcome in found.outcomes for choice in outcome.choices)
        yield Block("", (Line(f"{len(found.outcomes)} outcomes in all, depending on {decides}."),))


#: So many steps of their own may stand below the ways in which outcomes part.
_MOST_OWN_STEPS = 8


def _head(found: Resolution) -> Iterator[Block]:
    if found.problem and not any(found.problem.message in a.text for a in found.answers):
        yield Block("", (Line(found.problem.message, found.rules(found.problem.cites)),))
    if found.answers:
        lines = tuple(Line(f"{a.question} {a.text}", found.rules(a.cites)) for a in found.answers)
        yield Block("", lines, asked=True)
    if found.status is Status.UNSUPPORTED:
        lines = _unmodelled(found.unmodelled) or (Line("This story could not be worked out."),)
        yield Block("Not modelled, and it could matter", lines)


def _unmodelled(parts: Iterable[Unmodelled]) -> tuple[Line, ...]:
    return tuple(Line(f"{part.card}: “{part.text}”") for part in parts)


def _choices(outcome: Outcome, found: Resolution) -> Block | None:
    lines = tuple(
        Line(f"{c.player} {chosen(c.player, c.text)}.", found.rules(c.cites)) for c in outcome.choices
    )
    return Block("If", lines) if lines else None


def _steps(steps: Sequence[Step], found: Resolution) -> Block | None:
    return Block("", _lines(steps, found), numbered=True) if steps else None


def _lines(steps: Sequence[Step], found: Resolution) -> tuple[Line, ...]:
    return tuple(Line(second_person(s.text), found.rules(s.cites)) for s in _telling(steps))


def _at_the_end(outcome: Outcome) -> Block:
    return Block("At the end", tuple(_board(outcome)))


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
        held = (*((("poison", player.poison),) if player.poison else ()), *player.counters)
        counters = "".join(f", {number} {kind}" for kind, number in held)
        designated = "".join(f", {thing.label}" for thing in _designations(outcome, name))
        totals.append(f"{name} {player.life} life{counters}{designated}{' (lost)' if player.lost else ''}")
    yield Line("; ".join(totals) + ".")
    for thing in outcome.objects:
        if thing.zone == "battlefield" and ("Creature" in thing.types or thing.loyalty is not None):
            yield Line(f"{thing.label} ({thing.controller}): {', '.join(_features(thing))}.")
    for zone, words in (("graveyard", "Graveyard"), ("exile", "Exile"), ("hand", "Hand"), ("ceased", "Gone")):
        names = [o.label for o in outcome.objects if o.zone == zone]
        if names:
            yield Line(f"{words}: {', '.join(names)}.")


def _designations(outcome: Outcome, player: str) -> Iterator[ObjectEnd]:
    """What a player is or has for good and is no thing on the board: the monarch, the city's blessing, an emblem."""
    yield from (o for o in outcome.objects if o.zone == "command" and not o.types and o.controller == player)


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
    if thing.phased_out:
        yield "phased out"
    if thing.tapped:
        yield "tapped"


def _tail(found: Resolution) -> Iterator[Block]:
    if assumed := assumptions_told(found):
        yield Block("Assumed", (Line(" ".join(assumed)),), dim=True)
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
        what = "Another way this can go" if found.outcomes else "This"
        loop = f"{what} is a loop that no one can stop: the game is a draw unless something breaks it."
        yield Block("", (Line(loop),))
    if found.reading:
        yield Block("Read as", (Line(" ".join(found.reading)),), dim=True)


def _citations(found: Resolution, numbers: Numbers) -> Iterator[Citation]:
    if found.era is not None:
        for number in found.rules(found.cites):
            yield numbers.citation(number, found.era)
