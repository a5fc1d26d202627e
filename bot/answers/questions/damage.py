"""Damage: how much is dealt, to whom, by what, how much tramples over or is prevented."""

from __future__ import annotations

from collections.abc import Sequence

from bot.answers.questions.asked import Asked
from bot.answers.questions.finding import Finding, answers, cites_of, together, told
from bot.answers.resolution import DEPENDS
from bot.engine.citations import Cite
from bot.engine.log.combat import Attacked, Blocked
from bot.engine.log.damage import DamageDealt, Prevented, Redirected
from bot.engine.log.step import listed
from bot.engine.log.things import Moved
from bot.engine.outcome import Outcome
from bot.scenario.questions.question import MARKED
from bot.scenario.questions.subjects import Quantity


def _hits(
    outcome: Outcome, by: Sequence[str] = (), to: Sequence[str] = (), combat: bool | None = None
) -> list[DamageDealt]:
    """The damage dealt by one of `by`, of a player by what that player controlled then, to one of `to` (empty: anything)."""
    return [
        hit
        for hit in outcome.of(DamageDealt)
        if (not by or hit.source in by or hit.controller in by)
        and (not to or hit.recipient in to)
        and (combat is None or hit.combat is combat)
    ]


def _no_damage(outcome: Outcome, by: Sequence[str], to: Sequence[str]) -> tuple[str, tuple[Cite, ...]]:
    """Why no damage is dealt (by these, to these): what was prevented or went elsewhere says so."""
    prevented: list[Prevented | Redirected] = [
        s for s in outcome.of(Prevented) if not to or s.recipient in to
    ]
    moved = [s for s in outcome.of(Redirected) if not to or s.old in to]
    kept = [s for s in (*prevented, *moved) if not by or s.source in by]
    if kept:
        return told(kept), cites_of(kept)
    return f"{listed(by)} deals no damage." if by else f"{listed(to) or 'Nothing'} is dealt no damage.", ()


def _total(steps: Sequence[DamageDealt | Prevented]) -> int:
    return sum(step.amount for step in steps)


def _defenders(outcome: Outcome) -> tuple[str, ...]:
    """Those who were attacked: players and planeswalkers; all players where nobody was."""
    return tuple(dict.fromkeys(a.whom for a in outcome.of(Attacked))) or tuple(outcome.players)


@answers("damageto", "takesamount", "damageboth", "leastdamage", none=0)
def damage_to(question: Asked, outcome: Outcome) -> Finding:
    """How much damage was dealt to it in all; without a recipient, to those who were attacked."""
    to = question.to or _defenders(outcome)
    if question.quantity is Quantity.EACH and len(question.to) > 1:
        return _to_each(question, outcome)
    hits = _hits(outcome, question.by, to, question.combat)
    amount = _total(hits)
    alone = outcome.thing(to[0]) if len(to) == 1 and not question.by and question.combat is None else None
    marked = question.words == MARKED or (not hits and alone is not None and alone.damage)
    if marked and alone is not None and alone.zone == "battlefield":
        return Finding(
            alone.damage, f"{alone.damage} damage is marked on {alone.label}.", (Cite.DAMAGE_STAYS,)
        )
    why, cites = (told(hits), cites_of(hits)) if hits else _no_damage(outcome, question.by, to)
    return Finding(amount, why, cites)


def _to_each(question: Asked, outcome: Outcome) -> Finding:
    """How much damage each of them was dealt: a number where it is the same for all."""
    each = {one: _hits(outcome, question.by, (one,), question.combat) for one in question.to}
    amounts = {one: _total(hits) for one, hits in each.items()}
    cites = cites_of([hit for hits in each.values() for hit in hits])
    if len({*amounts.values()}) == 1:
        amount = next(iter(amounts.values()))
        return Finding(
            amount, told(h for hits in each.values() for h in hits) or "No damage is dealt.", cites
        )
    return Finding(DEPENDS, f"{listed([f'{one} is dealt {n}' for one, n in amounts.items()])}.", cites)


@answers("damageby", none=0)
def damage_by(question: Asked, outcome: Outcome) -> Finding:
    """How much damage it dealt in all."""
    hits = _hits(outcome, question.by, question.to, question.combat)
    why, cites = (told(hits), cites_of(hits)) if hits else _no_damage(outcome, question.by, question.to)
    return Finding(_total(hits), why, cites)


@answers("tramples", "anytrample")
def tramples(question: Asked, outcome: Outcome) -> Finding:
    """How much combat damage of blocked creatures goes to what they attack; whether any."""
    named = tuple(name for name in question.by if name not in outcome.players)
    blocked = tuple(dict.fromkeys(block.attacker for block in outcome.of(Blocked)))
    by = (tuple(one for one in named if one in blocked) if len(named) > 1 else named) or blocked
    hits = _hits(outcome, by, question.to or _defenders(outcome), True)
    value = bool(hits) if question.kind == "anytrample" else _total(hits)
    return Finding(value, told(hits) or "None tramples over.", cites_of(hits))


@answers("prevented", "isprevented", "allprevented", none=0)
def prevented(question: Asked, outcome: Outcome) -> Finding:
    """How much damage was prevented; whether any, or all and nothing was dealt."""
    steps = [step for step in outcome.of(Prevented) if question.combat in (None, step.combat)]
    why = told(steps) or "No such damage is prevented."
    if question.kind == "prevented":
        return Finding(_total(steps), why, cites_of(steps))
    left = _hits(outcome, combat=question.combat) if question.kind == "allprevented" else []
    return Finding(bool(steps) and not left, told(left) or why, cites_of(steps))


@answers("anydamage")
def any_damage(question: Asked, outcome: Outcome) -> Finding:
    """Is any damage dealt to it (without a recipient: to those who were attacked)?"""
    to = question.to or _defenders(outcome)
    if question.to and question.quantity in (Quantity.EACH, Quantity.NONE):
        return together(question.quantity, {label: _dealt(question, outcome, (), (label,)) for label in to})
    return _dealt(question, outcome, (), to)


@answers("dealsany", "hits")
def deals_any(question: Asked, outcome: Outcome) -> Finding:
    """Does it deal damage (to that)?"""
    if question.quantity in (Quantity.EACH, Quantity.NONE):
        each = {label: _dealt(question, outcome, (label,), question.to) for label in question.by}
        return together(question.quantity, each)
    return _dealt(question, outcome, question.by, question.to)


def _dealt(question: Asked, outcome: Outcome, by: tuple[str, ...], to: tuple[str, ...]) -> Finding:
    """Whether such damage is dealt (of the amount asked for)."""
    hits = _hits(outcome, by, to, question.combat)
    amounts = {
        _total(hits),
        *(_total([one for one in hits if one.recipient == hit.recipient]) for hit in hits),
    }
    value = bool(hits) if question.number is None else question.number in amounts
    why, cites = (told(hits), cites_of(hits)) if hits else _no_damage(outcome, by, to)
    return Finding(value, why, cites)


@answers("dealstimes", "manydeals", "manytakes")
def times_dealt(question: Asked, outcome: Outcome) -> Finding:
    """How many times it dealt damage, or was dealt damage; whether just as often as is asked. Damage that it deals at once to several is dealt once."""
    hits = _hits(outcome, question.by, question.to, question.combat)
    often = sum(_times(outcome, hits, source) for source in dict.fromkeys(hit.source for hit in hits))
    why, cites = (told(hits), cites_of(hits)) if hits else _no_damage(outcome, question.by, question.to)
    if question.kind == "manytakes" and _at_once(hits):
        return Finding(
            DEPENDS, f"{why} Whether several that deal damage at once count as one is not told.", cites
        )
    return Finding(often if question.kind != "dealstimes" else often == question.number, why, cites)


def _at_once(hits: Sequence[DamageDealt]) -> bool:
    """Whether several things deal combat damage to one, which they do at the same time."""
    fighting = [hit for hit in hits if hit.combat]
    return any(
        len({hit.source for hit in fighting if hit.recipient == one.recipient}) > 1 for one in fighting
    )


def _times(outcome: Outcome, hits: Sequence[DamageDealt], source: str) -> int:
    """How many times that source dealt those: what is dealt at once goes to each recipient once, and nothing dies meanwhile."""
    often, struck, between = 0, set[str](), True
    for step in outcome.steps:
        if isinstance(step, Moved):
            between = True
        elif isinstance(step, DamageDealt) and step.source == source and step in hits:
            if between or step.recipient in struck:
                often, struck, between = often + 1, set(), False
            struck.add(step.recipient)
    return often


@answers("whotakes")
def who_takes(question: Asked, outcome: Outcome) -> Finding:
    """The names of whoever and whatever is dealt the damage; `nobody`."""
    hits = _hits(outcome, combat=question.combat)
    names = listed(dict.fromkeys(hit.recipient for hit in hits))
    return Finding(names or "nobody", told(hits) or "No damage is dealt.", cites_of(hits))
