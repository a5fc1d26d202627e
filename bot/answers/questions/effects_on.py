"""What something does to a thing: how the thing ends with it, and without it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.answers.questions.asked import those
from bot.answers.questions.finding import Finding
from bot.answers.resolution import DEPENDS, Resolution, Status
from bot.engine.citations import Cite
from bot.engine.log.step import listed
from bot.engine.outcome import ObjectEnd, Outcome
from bot.scenario.questions.question import Question
from bot.scenario.text.possessive import of

_UNKNOWN = Finding(DEPENDS, "It can't be told: a part of it is not modelled.")


def effect_on(question: Question, tried: Sequence[Resolution]) -> Finding:
    """Whether each thing asked about ends otherwise with what is asked about than without it; of kind `grows`: bigger by just the bonus
    that is named. `tried` are pairs of the two stories, one for each player who may have what is asked about."""
    if not tried or any(attempt.status is not Status.RESOLVED or not attempt.outcomes for attempt in tried):
        return _UNKNOWN
    found: list[Finding] = []
    for with_it, without in _pairs(tried):
        found += [_between(question, one, other) for one in with_it.outcomes for other in without.outcomes]
    if len({one.value for one in found}) == 1:
        return found[0]
    if len(tried) > 2 and len(found) * 2 == len(tried):
        (owner, other), (first, second) = (_holder(question, one) for one in tried[::2]), found
        return Finding(
            DEPENDS,
            f"Under {of(owner)} control {first.why} Under {of(other)} control {second.why}",
            first.cites,
        )
    return Finding(DEPENDS, "It depends on what is chosen.")


def _pairs(tried: Sequence[Resolution]) -> Iterator[tuple[Resolution, Resolution]]:
    """The pairs: the story with what is asked about, and the story without it."""
    return zip(tried[::2], tried[1::2], strict=True)


def _holder(question: Question, with_it: Resolution) -> str:
    thing = with_it.outcomes[0].thing(question.by.names[0])
    return thing.controller if thing is not None else ""


def _between(question: Question, outcome: Outcome, without: Outcome) -> Finding:
    source = listed(question.by.names)
    labels = those(question.what, outcome)
    ends = [(outcome.thing(label), without.thing(label)) for label in labels]
    pairs = [(one, other) for one, other in ends if one is not None and other is not None]
    if not pairs or len(pairs) < len(ends):
        return Finding(DEPENDS, "It can't be told from what happens.")
    told: list[str] = []
    so: list[bool] = []
    for one, other in pairs:
        changes = list(changes_between(one, other))
        grown = grown_by(one, other)
        so.append(grown == question.words if question.kind == "grows" else bool(changes))
        told.append(
            f"{one.label} is {listed(changes)}" if changes else f"{one.label} is the same without {source}"
        )
    cites = tuple(
        dict.fromkeys(
            cite
            for step in outcome.steps
            for cite in step.cites
            if any(label in step.text for label in labels)
        )
    )
    return Finding(all(so), f"{'; '.join(told)}.", cites or (Cite.CONTINUOUS,))


def grown_by(one: ObjectEnd, other: ObjectEnd) -> str:
    """By how much it is bigger: `+1/+1`; empty where one of them has no size."""
    if one.power is None or one.toughness is None or other.power is None or other.toughness is None:
        return ""
    return f"{one.power - other.power:+d}/{one.toughness - other.toughness:+d}"


def changes_between(one: ObjectEnd, other: ObjectEnd) -> Iterator[str]:
    """What it is in the first end and not in the second: `4/4 (3/3 without it)`, `in the graveyard`."""
    if one.zone != other.zone:
        yield f"in the {one.zone}" if one.zone != "battlefield" else "on the battlefield"
        return
    if grown_by(one, other) not in ("", "+0/+0"):
        yield f"{one.power}/{one.toughness} (without it {other.power}/{other.toughness})"
    gained = one.qualities - other.qualities
    lost = other.qualities - one.qualities
    yield from sorted(gained)
    yield from (f"not {quality}" for quality in sorted(lost))
    keywords = [word for word in one.keywords if word not in other.keywords]
    missing = [word for word in other.keywords if word not in one.keywords]
    if keywords:
        yield f"a creature with {listed(keywords)}"
    if missing:
        yield f"without {listed(missing)}"
    if one.damage != other.damage:
        yield f"dealt {one.damage} damage"
    if one.controller != other.controller:
        yield f"under {one.controller}'s control"
    if dict(one.counters) != dict(other.counters):
        yield "left with other counters"
