"""The declaration of attackers (CR 508.1; 308 in 2003; "The Attack" in 1997): legal as a whole or not at all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.abilities.ability import Exert
from bot.abilities.costs import Mana
from bot.engine.agenda import Choice, Task
from bot.engine.characteristics.view import permanents, see
from bot.engine.citations import Cite
from bot.engine.combat.attack_best import BestAttack, best_attack, obeyed_by
from bot.engine.combat.attack_limits import (
    MustDo,
    broken,
    company_needed,
    limits_on_attackers,
    requirements_to_attack,
)
from bot.engine.combat.attackers_declared import AttackersDeclared, attack_sentence
from bot.engine.combat.bands import bands_of
from bot.engine.combat.costs import PayToFight, cost_notes, paid_in_life, refuses_to_pay
from bot.engine.combat.enlist import enlisting_of
from bot.engine.combat.labels import missing, things_named
from bot.engine.combat.may_attack import (
    costs_to_attack,
    why_not_able,
    why_not_whom,
)
from bot.engine.combat.whom import defending_player, whom_may_be_attacked
from bot.engine.combat.wrong import Wrong, names_of, stop
from bot.engine.evaluate import Sight
from bot.engine.happenings import What
from bot.engine.illegal import illegal
from bot.engine.in_combat import (
    Combat,
)
from bot.engine.log.step import listed
from bot.engine.permanents.tapping import tapped
from bot.engine.state import (
    Entity,
    State,
)
from bot.engine.told.script import Attack
from bot.engine.told.scripted import mark_used
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class DeclareAttackers(Task):
    """`action.player` declares the told attackers; none told: that player attacks with nothing, which must be legal too.
    `at` is the action's place in the script. An illegal declaration stops the story."""

    action: Attack
    at: int

    def do(self, state: State) -> State | Choice:
        player = state.player_named(self.action.player)
        if player is None:
            return illegal(state, f"There is no player {self.action.player}.", (Cite.ATTACK,))
        if player != state.turn.active:
            active = state.label(state.turn.active)
            message = f"{self.action.player} can't attack: it is {active}'s turn, and only {active} attacks."
            return illegal(state, message, (Cite.ATTACK,), f"It is {self.action.player}'s turn.")
        if not state.turn.step.in_combat:  # its beginning was to come, and was skipped
            if not self.action.attacks:
                return state
            message = f"{self.action.player} can't attack: the combat phase is skipped."
            return illegal(state, message, (Cite.STEP_SKIPPED,), f"{self.action.player} doesn't attack.")
        if state.combat is None:
            state = state.having(combat=Combat())
        chosen = self._everything(state, player) if self.action.everything else self._resolve(state, player)
        if isinstance(chosen, Wrong):
            return stop(state, chosen, *self._whom_else(state, player, chosen))
        sight = see(state)
        wrong = _wrong_alone(state, sight, player, chosen)
        if wrong is not None:
            return stop(state, wrong, *self._what_else(state, player, chosen))
        company = company_needed(state, sight, chosen, chosen)
        wrong = broken(state, limits_on_attackers(state, sight), company, chosen)
        if wrong is not None:
            return stop(state, wrong, *self._what_else(state, player, chosen))
        costs = tuple(c for e, whom in chosen.items() for c in costs_to_attack(state, sight, e, whom))
        costs = paid_in_life(state, player, costs, self.at)
        refused = refuses_to_pay(state, player, costs, self.at, "attack", Cite.ATTACK_COST)
        if isinstance(refused, Wrong):
            return stop(state, refused, *self._what_else(state, player, chosen))
        state = refused
        state_or_wrong = _requirements(state, sight, player, chosen)
        if state_or_wrong is not None:
            return state_or_wrong
        bands = bands_of(state, self.action.bands, chosen)
        if isinstance(bands, Wrong):
            return stop(state, bands)
        exerted = self._exerted(state, chosen)
        if isinstance(exerted, Wrong):
            return stop(state, exerted)
        state = cost_notes(state, player, costs, "attack", Cite.ATTACK_COST)
        if 0 <= self.at < len(state.game.script):
            state = mark_used(state, self.at)  # answers told after it belong to this combat
        pay = tuple(
            PayToFight(player, c)
            for c in costs
            if state.game.era.mana_burn or not all(isinstance(part, Mana) for part in c.cost)
        )
        attacks = tuple(chosen.items())
        enlisting = enlisting_of(state, player, tuple(chosen))
        return _tap(state, attacks).then(*pay, *enlisting, AttackersDeclared(player, attacks, bands, exerted))

    def _resolve(self, state: State, player: Entity) -> dict[Entity, Entity] | Wrong:
        """Who attacks whom, by entity."""
        labels = [name for attack in self.action.attacks for name in attack]
        things = things_named(state, labels)
        opponents = tuple(p for p in state.opponents(player) if not state.player(p).lost)
        chosen: dict[Entity, Entity] = {}
        for label, at in self.action.attacks:
            found = things.get(label)
            if found is None:
                return missing(state, label, Cite.ATTACK_ABLE)
            if found.id in chosen:
                return Wrong(f"{label} is told to attack twice", (Cite.ATTACK_ABLE,), unfounded=True)
            named = state.player_named(at)
            thing = things.get(at)
            if at == "":
                if len(opponents) != 1:
                    who = listed(state.label(p) for p in opponents)
                    return Wrong(
                        f"it is not said whom {label} attacks: {who} could be meant",
                        (Cite.ATTACK_WHOM,),
                        unfounded=True,
                    )
                whom = opponents[0]
            elif named is not None and (thing is None or defending_player(state, thing.id) is None):
                whom = named
            elif thing is not None:
                whom = thing.id
            else:
                return missing(state, at, Cite.ATTACK_WHOM)
            chosen[found.id] = whom
        return chosen

    def _everything(self, state: State, player: Entity) -> dict[Entity, Entity] | Wrong:
        """Each creature of that player's that is able to attack, by entity with whom."""
        sight = see(state)
        at = next((whom for _, whom in self.action.attacks if whom), "")
        able = (e for e in permanents(state) if why_not_able(state, e, player) is None)
        attacks = tuple((state.label(e), at) for e in able)
        chosen = replace(self, action=replace(self.action, attacks=attacks))._resolve(state, player)
        if isinstance(chosen, Wrong):
            return chosen
        chosen = {e: w for e, w in chosen.items() if _wrong_alone(state, sight, player, {e: w}) is None}
        return chosen or Wrong(f"{state.label(player)} has no creature that can attack", (Cite.ATTACK_ABLE,))

    def _exerted(self, state: State, chosen: Mapping[Entity, Entity]) -> tuple[Entity, ...] | Wrong:
        """The attackers that are exerted (CR 701.43): each must be able to be."""
        if not self.action.exerted:
            return ()
        things = things_named(state, self.action.exerted)
        found: list[Entity] = []
        for label in self.action.exerted:
            thing = things.get(label)
            if thing is None or thing.id not in chosen:
                return Wrong(f"{label} can't be exerted: it does not attack", (Cite.EXERT,))
            lets = [a for a in permanents(state)[thing.id].abilities if isinstance(a, Exert)]
            if lets and all(a.once for a in lets) and _was_exerted(state, thing.id):
                return Wrong(f"{label} can't be exerted: it has been this turn", (Cite.EXERT,))
            if not lets:
                return Wrong(f"{label} can't be exerted: nothing lets it be", (Cite.EXERT,))
            found.append(thing.id)
        return tuple(found)

    def _whom_else(self, state: State, player: Entity, wrong: Wrong) -> tuple[str, ...]:
        """The told attack with whom it is aimed at, for each opponent, where only that was left open."""
        opponents = [p for p in state.opponents(player) if not state.player(p).lost]
        if wrong.cites != (Cite.ATTACK_WHOM,) or len(opponents) < 2:
            return ()
        attackers = listed(label for label, _ in self.action.attacks)
        return tuple(f"{state.label(player)} attacks {state.label(p)} with {attackers}." for p in opponents)

    def _what_else(self, state: State, player: Entity, told: Mapping[Entity, Entity]) -> tuple[str, ...]:
        """What would be legal instead: the nearest declaration that is."""
        best = nearest_attack(state, player, told)
        return (attack_sentence(state, player, best.chosen),)


def _wrong_alone(state: State, sight: Sight, player: Entity, chosen: Mapping[Entity, Entity]) -> Wrong | None:
    """What is wrong with any single attacker."""
    defenders = {whom: defending_player(state, whom) for whom in set(chosen.values())}
    for entity, whom in chosen.items():
        wrong = why_not_able(state, entity, player) or why_not_whom(
            state, sight, entity, whom, defenders[whom]
        )
        if wrong is not None:
            return wrong
    return None


def _requirements(
    state: State, sight: Sight, player: Entity, chosen: Mapping[Entity, Entity]
) -> State | None:
    """The stopped story when the declaration obeys fewer requirements than it could (CR 508.1d); None when it does not."""
    able = able_to_attack(state, player)
    requirements = requirements_to_attack(state, sight, dict.fromkeys((*able, *chosen)))
    if not requirements or all(r.is_obeyed(chosen) for r in requirements):
        return None
    best = nearest_attack(state, player, chosen, able, requirements)
    obeyed = obeyed_by(chosen, requirements)
    if obeyed >= best.obeyed:
        return None
    left = [r for r in requirements if not r.is_obeyed(chosen) and r.is_obeyed(best.chosen)]
    names = names_of(state, list(dict.fromkeys(r.creature for r in left)))
    has = "has" if len({r.creature for r in left}) == 1 else "have"
    message = (
        f"This attack is illegal: {names} {has} to attack if able. It obeys {obeyed} of the requirements "
        f"where {best.obeyed} could be obeyed."
    )
    sources = {r.source for r in left if r.source != r.creature and r.source}
    if sources:
        message += f" ({names_of(state, sorted(sources))})"
    return illegal(state, message, (Cite.ATTACK_REQUIREMENT,), attack_sentence(state, player, best.chosen))


def able_to_attack(state: State, player: Entity) -> tuple[Entity, ...]:
    """The creatures that could be declared by themselves, costs and effects that forbid it aside (CR 508.1a)."""
    return tuple(
        e
        for e, chars in sorted(permanents(state).items())
        if chars.controller == player and chars.is_creature and why_not_able(state, e, player) is None
    )


def nearest_attack(
    state: State,
    player: Entity,
    told: Mapping[Entity, Entity],
    able: Iterable[Entity] | None = None,
    requirements: tuple[MustDo, ...] | None = None,
) -> BestAttack:
    """The legal declaration that obeys the most requirements without paying a cost, and of those the nearest to `told`."""
    sight = see(state)
    creatures = tuple(able) if able is not None else able_to_attack(state, player)
    if requirements is None:
        requirements = requirements_to_attack(state, sight, creatures)
    whom = whom_may_be_attacked(state, player)
    options: dict[Entity, tuple[Entity, ...]] = {}
    wanted = {r.creature for r in requirements}
    # Until 2009 nobody had to come along just so that a requirement could be obeyed (500.5).
    companions = state.game.era.companions_come_along
    for creature in creatures:
        if not companions and creature not in wanted and creature not in told:
            continue
        legal = tuple(
            w
            for w in whom
            if why_not_whom(state, sight, creature, w, defending_player(state, w)) is None
            and not any(costs_to_attack(state, sight, creature, w))
        )
        if legal:
            options[creature] = legal
    limits = limits_on_attackers(state, sight)
    company = company_needed(state, sight, options, options)
    return best_attack(options, requirements, limits, company, told)


def attack_is_required(state: State, player: Entity) -> bool:
    """Whether attacking with nothing would be illegal: some requirement could be obeyed."""
    requirements = requirements_to_attack(state, see(state), able_to_attack(state, player))
    return bool(requirements) and nearest_attack(state, player, {}).obeyed > 0


def _tap(state: State, attacks: tuple[tuple[Entity, Entity], ...]) -> State:
    """Attackers become tapped unless they have vigilance (CR 508.1f, 702.20b)."""
    board = permanents(state)
    return tapped(state, *(e for e, _ in attacks if not board[e].has("vigilance")))


def _was_exerted(state: State, entity: Entity) -> bool:
    return any(h.what is What.ATTACKS and h.subject == entity and h.exerted for h in state.history)
