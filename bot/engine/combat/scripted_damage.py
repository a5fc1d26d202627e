"""What the scenario says about who assigns how much combat damage to whom, matched to the creatures that assign now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.citations import Cite
from bot.engine.combat.assigner import Assigner
from bot.engine.combat.decisions import decisions_of_this_combat
from bot.engine.combat.division import Around, need_of
from bot.engine.combat.wrong import Wrong
from bot.engine.log.step import listed
from bot.engine.state import Entity, State
from bot.engine.told.decisions import AssignsDamage
from bot.values import dataclass, field

LETHAL = -1


@dataclass(slots=True)
class ScriptedDamage:
    """What was said of one creature: `shares` by recipient's name (LETHAL: as much as is lethal), `rest`: who gets what is
    left, `answers`: the places in the script, `by`: who is told to assign."""

    shares: dict[str, int] = field(default_factory=dict)
    rest: str | None = None
    answers: list[int] = field(default_factory=list)
    by: str | None = None

    @property
    def total(self) -> int:
        return sum(n for n in self.shares.values() if n > 0)

    def is_whole(self, amount: int) -> bool:
        """Whether nothing more can be said of it."""
        return self.rest is not None or (self.total >= amount and LETHAL not in self.shares.values())


def scripted_damage(state: State, assigners: Sequence[Assigner]) -> dict[Entity, ScriptedDamage]:
    """For each creature that assigns damage now what was told of it; answers that fit nobody here stay unused."""
    found: dict[Entity, ScriptedDamage] = {}
    answers = decisions_of_this_combat(state, AssignsDamage)
    if not answers:
        return found
    recipients = {a.creature: {state.label(e) for e in a.recipients} for a in assigners}
    for index, answer in answers:
        assigner = _whose(state, answer, assigners, found, recipients)
        if assigner is None:
            continue
        told = found.setdefault(assigner.creature, ScriptedDamage())
        told.answers.append(index)
        told.by = answer.player or told.by
        for name, amount in answer.shares:
            told.shares[name] = amount if amount == LETHAL else told.shares.get(name, 0) + amount
        told.rest = answer.rest if answer.rest is not None else told.rest
    return found


def _whose(
    state: State,
    answer: AssignsDamage,
    assigners: Sequence[Assigner],
    found: Mapping[Entity, ScriptedDamage],
    recipients: Mapping[Entity, set[str]],
) -> Assigner | None:
    """The creature that an answer is about: the named one; else one of the player's whose recipients are named, and best
    whose damage is just that much."""
    names = {n for n, _ in answer.shares} | ({answer.rest} if answer.rest is not None else set())
    amount = sum(n for _, n in answer.shares if n > 0)
    exact = answer.rest is None and all(n != LETHAL for _, n in answer.shares)
    best: tuple[int, Assigner] | None = None
    for assigner in assigners:
        before = found.get(assigner.creature)
        if before is not None and before.is_whole(assigner.amount):
            continue
        if answer.source is not None:
            if state.label(assigner.creature) == answer.source:
                return assigner
            continue
        if answer.player not in (None, state.label(assigner.player)) and not assigner.by_banding:
            continue
        room = assigner.amount - (before.total if before is not None else 0)
        mine = recipients[assigner.creature]
        if names <= mine:
            fit = 3 if exact and amount == room else 2 if amount <= room else 1
            # Saying where the only possible damage goes says nothing new; a real division is meant first.
            fit = fit * 2 + (0 if assigner.is_fixed else 1)
        elif names & mine:
            fit = 1
        else:
            continue
        if best is None or fit > best[0]:
            best = (fit, assigner)
    return best[1] if best is not None else None


def scripted_amounts(
    state: State, assigner: Assigner, told: ScriptedDamage, around: Around
) -> dict[Entity, int] | Wrong:
    """The exact amounts that were told, by recipient; recipients not in it are open. What is wrong when they can't be."""
    label, who = state.label(assigner.creature), state.label(assigner.player)
    if assigner.by_banding and told.by not in (None, who):
        banding = Cite.BANDING_ATTACKER_DAMAGE if assigner.attacks else Cite.BANDING_BLOCKER_DAMAGE
        return Wrong(f"by banding, {who} chooses how {label}'s damage is assigned, not {told.by}", (banding,))
    cite = Cite.ASSIGN_BLOCKED if assigner.attacks else Cite.ASSIGN_BLOCKER
    if assigner.attacks and not assigner.near:
        cite = Cite.ASSIGN_UNBLOCKED
    named = {state.label(e): e for e in assigner.recipients}
    if assigner.tramples_at_the_end:
        told = _all_to_blockers(state, assigner, told, named)
    for name in (*told.shares, *((told.rest,) if told.rest is not None else ())):
        if name not in named and (told.shares.get(name, 1) or name == told.rest):
            return _no_recipient(state, assigner, name, cite)
    shares: dict[Entity, int] = {}
    for name, amount in told.shares.items():
        if name not in named:
            continue
        entity = named[name]
        if amount == LETHAL:
            need = max(0, around.needs.get(entity, 0) - around.sure.get(entity, 0))
            amount = min(need, 1) if assigner.deathtouch and entity in assigner.near else need
            amount = min(amount, assigner.amount - sum(shares.values()))
        shares[entity] = amount
    left = assigner.amount - sum(shares.values())
    if left < 0:
        text = f"{label} has {assigner.amount} combat damage to assign, not {sum(shares.values())}"
        return Wrong(text, (Cite.ASSIGN_AMOUNT,))
    open_ones = [e for e in assigner.recipients if e not in shares]
    if told.rest is not None:
        entity = named[told.rest]
        shares[entity] = shares.get(entity, 0) + left
        return shares | dict.fromkeys((e for e in open_ones if e != entity), 0)
    if left and not open_ones and (lethal := [n for n, amount in told.shares.items() if amount == LETHAL]):
        shares[named[lethal[-1]]] += (
            left  # `lethal damage to both`: what that leaves goes to one of them all the same
        )
        return shares
    if left and not open_ones:
        text = f"{label} has to assign all of its {assigner.amount} combat damage, not {sum(shares.values())}"
        return Wrong(text, (Cite.ASSIGN_AMOUNT,))
    if not left:
        shares |= dict.fromkeys(open_ones, 0)
    return shares


def _all_to_blockers(
    state: State, assigner: Assigner, told: ScriptedDamage, named: Mapping[str, Entity]
) -> ScriptedDamage:
    """In 1997 a trampling creature's damage is all assigned to its blockers, and what isn't needed there goes on to the player
    at the end. What was told for the player is assigned to the last blocker named, if each is told to get what it needs."""
    player = state.label(assigner.defends) if assigner.defends is not None else ""
    blockers = [n for n in told.shares if n in named]
    enough = all(told.shares[n] == LETHAL or told.shares[n] >= need_of(state, named[n]) for n in blockers)
    if len(blockers) < len(assigner.near) or not enough:
        return told
    shares = {n: told.shares[n] for n in blockers}
    rest = told.rest
    if player in told.shares and LETHAL not in shares.values():
        shares[blockers[-1]] += told.shares[player]
    elif player in told.shares or rest == player:
        rest = blockers[-1]
    return ScriptedDamage(shares, rest, told.answers)


def _no_recipient(state: State, assigner: Assigner, name: str, cite: Cite) -> Wrong:
    label = state.label(assigner.creature)
    to = listed(state.label(e) for e in assigner.recipients)
    cites: tuple[Cite, ...] = (cite,)
    why = f"it can assign damage to {to} only"
    if assigner.attacks and assigner.near and not assigner.beyond:
        why = f"it is blocked by {to} and assigns all its damage there"
    elif assigner.defends is not None and name == state.label(assigner.defends):
        why = f"it attacks {to}, and none of its damage can go to the player behind"
        if assigner.near:
            why = "none of its damage can go to the player behind what it attacks"
        cites = (Cite.TRAMPLE_NOT_THE_PLAYER, cite)
    return Wrong(f"{label} can't assign damage to {name}: {why}", cites)
