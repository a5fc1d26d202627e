"""Why two eras part, in words: which rule of the one the other lacks, told from the steps that they do not share."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.answers.comparing.steps import Parting, Played
from bot.engine.citations import Cite
from bot.engine.log.damage import DamageDealt, Prevented
from bot.engine.log.step import Step
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """A difference between the rules of two eras: whether it can have parted these, and how it is said."""

    parts: Callable[[Parting], bool]
    words: str


def why_they_part(parting: Parting) -> str:
    """The difference between the rules that parted the two."""
    for reason in _REASONS:
        if reason.parts(parting):
            return reason.words
    return "The rules differ in how this is done."


def _steps(played: Played, outcome: int) -> tuple[Step, ...]:
    return played.outcomes[outcome].steps


def _cite(steps: Iterable[Step], *cites: Cite) -> bool:
    return any(c in cites for s in steps for c in s.cites)


def _either(parting: Parting, *cites: Cite) -> bool:
    """Whether a step that the two do not share cites one of these."""
    return _cite((*parting.older_rest, *parting.newer_rest), *cites)


def _all_older(parting: Parting) -> tuple[Step, ...]:
    return tuple(s for n in range(len(parting.older.outcomes)) for s in _steps(parting.older, n))


def _all_newer(parting: Parting) -> tuple[Step, ...]:
    return tuple(s for n in range(len(parting.newer.outcomes)) for s in _steps(parting.newer, n))


def _timing_differs(parting: Parting) -> bool:
    return parting.older.era.timing is not parting.newer.era.timing


def _stacks(parting: Parting) -> tuple[bool, bool]:
    """Whether combat damage uses the stack in the older and in the newer."""
    return parting.older.era.timing.stacks_combat_damage, parting.newer.era.timing.stacks_combat_damage


def _stopped_by(parting: Parting, *cites: Cite) -> bool:
    """Whether one of the two calls the story illegal for one of these rules, and the other does not."""
    stopped = parting.older if parting.older.illegal else parting.newer
    number = parting.older_outcome if parting.older.illegal else parting.newer_outcome
    illegal = stopped.outcomes[number].illegal
    return illegal is not None and any(c in cites for c in illegal.cites)


def _prevention_told(p: Parting) -> bool:
    rules = (Cite.DAMAGE_PREVENTION_STEP, Cite.PREVENTION_TOO_LATE, Cite.REGENERATION)
    return p.older.era.timing.has_prevention_step and _stopped_by(p, *rules)


def _stack_told(p: Parting) -> bool:
    return any(_stacks(p)) and _timing_differs(p) and _stopped_by(p, Cite.COMBAT_DAMAGE)


def _mana_burn(p: Parting) -> bool:
    return p.older.era.mana_burn and not p.newer.era.mana_burn and _cite(p.older_rest, Cite.MANA_BURN)


def _mana_burn_when(p: Parting) -> bool:
    return p.newer.era.mana_burn and _either(p, Cite.MANA_BURN)


def _became_static(p: Parting) -> bool:
    return not p.older.era.lifelink_is_static and p.newer.era.lifelink_is_static


def _lifelink(p: Parting) -> bool:
    return _became_static(p) and _either(p, Cite.LIFELINK, Cite.DAMAGE_LIFELINK)


def _deathtouch(p: Parting) -> bool:
    return _became_static(p) and _either(p, Cite.DEATHTOUCH_DAMAGE, Cite.DEATHTOUCH, Cite.DEATHTOUCH_ASSIGN)


def _walker_redirection(p: Parting) -> bool:
    differs = p.older.era.planeswalker_redirection != p.newer.era.planeswalker_redirection
    return differs and _cite((*_all_older(p), *_all_newer(p)), Cite.PLANESWALKER_REDIRECTION)


def _any_target(p: Parting) -> bool:
    illegal = p.older.outcomes[p.older_outcome].illegal
    return (
        not p.older.era.any_target
        and p.newer.era.any_target
        and illegal is not None
        and (Cite.TARGET_ANY in illegal.cites)
    )


def _is_dealt_in_combat(step: Step) -> bool:
    return isinstance(step, DamageDealt | Prevented) and step.combat


def _damage_on_stack(p: Parting) -> bool:
    stacked = p.older if p.older.era.timing.stacks_combat_damage else p.newer
    number = p.older_outcome if stacked is p.older else p.newer_outcome
    return (
        _timing_differs(p)
        and any(_stacks(p))
        and _cite(_steps(stacked, number), Cite.COMBAT_DAMAGE_SOURCE, Cite.COMBAT_DAMAGE_NO_RECIPIENT)
        and any(
            getattr(s, "combat", False) or s.kind in ("die", "life", "lose")
            for s in (*p.older_rest, *p.newer_rest)
        )
    )


def _order(p: Parting) -> bool:
    differs = p.older.era.assigns_in_order != p.newer.era.assigns_in_order
    if p.older.illegal or p.newer.illegal:
        return differs and _stopped_by(p, Cite.BLOCKER_ORDER, Cite.ATTACKER_ORDER)
    divided = _cite((*_all_older(p), *_all_newer(p)), Cite.ASSIGN_BLOCKED, Cite.ASSIGN_BLOCKER)
    return differs and divided


def _losing(p: Parting) -> bool:
    return (
        not p.older.era.life_is_checked_always
        and p.newer.era.life_is_checked_always
        and (any(s.kind == "lose" for s in (*p.older_rest, *p.newer_rest)))
    )


def _legends(p: Parting) -> bool:
    return _either(p, Cite.LEGEND_RULE, Cite.PLANESWALKER_RULE)


def _trample(p: Parting) -> bool:
    return p.older.era.timing.has_prevention_step and _cite(p.older_rest, Cite.TRAMPLE)


def _prevention(p: Parting) -> bool:
    return p.older.era.timing.has_prevention_step and any(
        s.kind in ("prevent", "redirect", "damage", "modify") for s in (*p.older_rest, *p.newer_rest)
    )


def _used_up(p: Parting) -> bool:
    return _either(p, Cite.REDIRECTION_FAILS)


def _annul(p: Parting) -> bool:
    return _either(p, Cite.COUNTERS_ANNUL)


def _switch(p: Parting) -> bool:
    around = p.older.era.switches_last != p.newer.era.switches_last
    sizes = [
        {(o.label, o.power, o.toughness) for o in outcome.objects}
        for outcome in (p.older.outcomes[p.older_outcome], p.newer.outcomes[p.newer_outcome])
    ]
    return around and sizes[0] != sizes[1]


def _illegal(p: Parting) -> bool:
    return p.older.illegal or p.newer.illegal


def _tapped_blockers(p: Parting) -> bool:
    missing = [s for s in p.newer_rest if _is_dealt_in_combat(s)]
    return (
        not p.older.era.tapped_blockers_strike
        and bool(missing)
        and not any(s.kind == "damage" for s in p.older_rest)
    )


_REASONS = (
    Reason(
        _mana_burn,
        "Mana burn: until 2009 mana that is left as a phase ends is lost, and as much life with it.",
    ),
    Reason(
        _mana_burn_when,
        "Until 1999 players check for mana burn as the attack begins and ends too; later only as a phase ends.",
    ),
    Reason(
        _any_target,
        "Until 2018 “any target” was “target creature or player”: a planeswalker could not be the target, only the damage "
        "be redirected to it.",
    ),
    Reason(
        _walker_redirection,
        "From 2007 to 2018 noncombat damage to a player could be dealt to a planeswalker of that player's instead, as the "
        "source's controller chose.",
    ),
    Reason(
        _lifelink,
        "Until 2009 lifelink was a triggered ability: the life came only once it had resolved, after players at 0 life had "
        "lost. Since then the life is gained as the damage is dealt.",
    ),
    Reason(
        _order,
        "From 2009 to 2024 an attacker's damage was assigned in an order: lethal damage to the first blocker before the "
        "next. Before and since it is divided as its controller chooses.",
    ),
    Reason(
        _deathtouch,
        "Until 2009 deathtouch was a triggered ability that destroyed the creature later; since then it is part of the damage "
        "itself.",
    ),
    Reason(
        _legends,
        "The legend rule changed: until 2004 the newer one goes, until 2013 all go, since then each player keeps one of "
        "their own.",
    ),
    Reason(
        _stack_told,
        "From 1999 to 2009 combat damage used the stack, so that players could act between its assignment and its dealing. "
        "In the other rules there is no such moment.",
    ),
    Reason(
        _prevention_told,
        "Until 1999 damage waited in a damage-prevention step: prevention and redirection were used then and only then, and "
        "regeneration as the creature died. Since then they have to be there before the damage.",
    ),
    Reason(
        _losing,
        "Until 1999 life totals were checked only as a phase ended and as an attack began and ended; since then a player at "
        "0 life loses at once.",
    ),
    Reason(
        _trample,
        "Until 1999 a trampling creature's damage was all assigned to its blockers, and what was not needed there went on to "
        "the player only after damage prevention.",
    ),
    Reason(
        _tapped_blockers,
        "Until 1999 a tapped blocker dealt no combat damage.",
    ),
    Reason(
        _switch,
        "Until 2009 switching power and toughness was applied in the order in which effects came; since then it is applied "
        "after all that adds to them.",
    ),
    Reason(
        _damage_on_stack,
        "From 1999 to 2009 combat damage was put on the stack and dealt later as it had been assigned, whatever had become "
        "of the creature that deals it; in the other rules it is dealt as it is assigned.",
    ),
    Reason(
        _used_up,
        "Until 2009 a redirection or prevention that could do nothing was used up; since then it waits on.",
    ),
    Reason(
        _annul,
        "Since 2006 +1/+1 and -1/-1 counters on one permanent annul one another.",
    ),
    Reason(
        _prevention,
        "Until 1999 damage waited in packets for a damage-prevention step: automatic reduction came first, automatic "
        "redirection and side effects last; since then replacement and prevention effects apply as the damage is dealt.",
    ),
    Reason(_illegal, "The story is legal under one of the two rules only."),
)
