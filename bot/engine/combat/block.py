"""The declaration of blockers (CR 509.1; 309 in 2003; "The Attack" in 1997): each defending player's legal as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from bot.abilities.costs import Mana
from bot.engine.agenda import Choice, Option, Task
from bot.engine.characteristics.view import see
from bot.engine.citations import Cite
from bot.engine.combat.block_best import obeyed_by
from bot.engine.combat.block_choice import (
    Defence,
    attackers_on,
    defence_of,
    forced_blocks,
    nearest_blocks,
    obeys_enough,
    with_bands,
)
from bot.engine.combat.block_limits import (
    Blocks,
    broken,
    capacity,
    company_needed,
    limits_on_blockers,
    range_of,
    turned,
)
from bot.engine.combat.blockers_declared import BlockersDeclared, SetBlocks
from bot.engine.combat.costs import PayToFight, cost_notes, refuses_to_pay
from bot.engine.combat.evasion import costs_to_block, why_cant_block, why_not_able
from bot.engine.combat.labels import missing, things_named
from bot.engine.combat.open_blocks import MOST, open_blocks
from bot.engine.combat.wrong import Wrong, names_of, stop
from bot.engine.evaluate import Sight
from bot.engine.illegal import illegal
from bot.engine.log.notes import Note
from bot.engine.log.step import listed
from bot.engine.state import Entity, State
from bot.engine.told.script import Block
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class DeclareBlockers(Task):
    """The told blocks of one declaration, gathered; defending players declare in turn order (CR 802.4). A defending player
    of whom nothing is told blocks with nothing, or as requirements force. `at`: the last action's place in the script."""

    actions: tuple[Block, ...]
    at: int

    def do(self, state: State) -> State | Choice:
        combat = state.combat
        defenders = tuple(p for p in state.everyone() if attackers_on(state, p))
        told: dict[Entity, list[tuple[str, str]]] = {}
        for action in self.actions:
            player = state.player_named(action.player)
            if player is None:
                return illegal(state, f"There is no player {action.player}.", (Cite.BLOCK,))
            if player not in defenders:
                if not action.blocks:
                    continue
                why = "nothing attacks" if combat is None or not combat.attackers else "nothing attacks them"
                return illegal(state, f"{action.player} can't block: {why}.", (Cite.BLOCK_ABLE,))
            told.setdefault(player, []).extend(action.blocks)
        tasks: list[Task] = [BlocksOf(p, tuple(told[p]) if p in told else None, self.at) for p in defenders]
        return state.then(*tasks, BlockersDeclared())


@dataclass(frozen=True, slots=True)
class NoBlockTold(Task):
    """Nothing was told about blocking: `defenders` block with nothing where that is legal. Where requirements force blocks,
    each legal declaration that obeys the most with no block too many is a choice."""

    defenders: tuple[Entity, ...] = ()

    def do(self, state: State) -> State:
        tasks = [BlocksOf(p, None, -1) for p in state.everyone() if attackers_on(state, p)]
        return state.then(*tasks, BlockersDeclared())


@dataclass(frozen=True, slots=True)
class BlocksOf(Task):
    """One defending player's declaration. `told` None: nothing was said of it."""

    player: Entity
    told: tuple[tuple[str, str], ...] | None
    at: int

    def do(self, state: State) -> State | Choice:
        sight = see(state)
        if self.told is None:
            return self._untold(state, sight)
        ways = self._left_open(state)
        if ways:
            choice = self._open(state, sight, defence_of(state, sight, self.player), ways)
            wrong = _wrong(state, sight, self.player, ways[0])
            if choice.options or wrong is None:
                return choice
            return stop(state, wrong, *self._what_else(state, sight, ways[0]))
        blocks = self._resolve(state)
        if isinstance(blocks, Wrong):
            return stop(state, blocks, *self._what_else(state, sight, {}))
        wrong = _wrong(state, sight, self.player, blocks)
        if wrong is not None:
            return stop(state, wrong, *self._what_else(state, sight, blocks))
        costs = tuple(
            c
            for b, attackers in blocks.items()
            for a in attackers
            for c in costs_to_block(state, sight, b, a)
        )
        refused = refuses_to_pay(state, self.player, costs, self.at, "block", Cite.BLOCK_COST)
        if isinstance(refused, Wrong):
            return stop(state, refused, *self._what_else(state, sight, blocks))
        state = refused
        stopped = self._requirements(state, sight, blocks)
        if stopped.illegal is not None:
            return stopped
        state = cost_notes(stopped, self.player, costs, "block", Cite.BLOCK_COST)
        pay = tuple(
            PayToFight(self.player, c)
            for c in costs
            if state.game.era.mana_burn or not all(isinstance(part, Mana) for part in c.cost)
        )
        return state.then(*pay, SetBlocks(self.player, tuple(blocks.items())))

    def _left_open(self, state: State) -> tuple[Blocks, ...]:
        """The ways in which creatures that are said to block may do so, where it is not said what each of them blocks; none where
        it is, or where they are too many."""
        assert self.told is not None
        attackers = attackers_on(state, self.player)
        things = things_named(state, (name for block in self.told for name in block))
        told = [(things.get(blocker), attacker and things.get(attacker)) for blocker, attacker in self.told]
        blank = sum(attacker == "" for _, attacker in told)
        if (
            not blank
            or len(attackers) < 2
            or any(None in pair for pair in told)
            or len(attackers) ** blank > MOST
        ):
            return ()
        ways: list[Blocks] = []
        for chosen in product(attackers, repeat=blank):
            left = iter(chosen)
            blocks: dict[Entity, tuple[Entity, ...]] = {}
            for blocker, attacker in told:
                assert blocker is not None
                theirs = attacker.id if attacker else next(left)
                blocks[blocker.id] = tuple(dict.fromkeys((*blocks.get(blocker.id, ()), theirs)))
            ways.append(blocks)
        return tuple(ways)

    def _resolve(self, state: State) -> dict[Entity, tuple[Entity, ...]] | Wrong:
        """Who blocks what, by entity."""
        assert self.told is not None
        things = things_named(state, (name for block in self.told for name in block))
        attackers = attackers_on(state, self.player)
        blocks: dict[Entity, tuple[Entity, ...]] = {}
        for blocker, attacker in self.told:
            mine = things.get(blocker)
            if mine is None:
                return missing(state, blocker, Cite.BLOCK_ABLE)
            if attacker == "":
                if len(attackers) != 1:
                    text = (
                        f"it is not said which attacker {blocker} blocks: {names_of(state, attackers)} attack"
                    )
                    return Wrong(text, (Cite.BLOCK_ABLE,))
                theirs = attackers[0]
            elif attacker in things:
                theirs = things[attacker].id
            else:
                return missing(state, attacker, Cite.BLOCK_ABLE)
            before = blocks.get(mine.id, ())
            if theirs not in before:
                blocks[mine.id] = (*before, theirs)
        return blocks

    def _requirements(self, state: State, sight: Sight, blocks: Blocks) -> State:
        """The state, stopped when the blocks obey fewer requirements than they could (CR 509.1c)."""
        defence = defence_of(state, sight, self.player)
        if not defence.requirements:
            return state
        best = obeys_enough(state, sight, defence, blocks)
        if best is None:
            return state
        obeyed = obeyed_by(with_bands(state, blocks), defence.requirements)
        if best.obeyed <= obeyed:
            return state.step(Note.REQUIREMENTS_UNFINISHED.of(), Cite.BLOCK_REQUIREMENT)
        return illegal(
            state,
            _too_few(state, defence, blocks, best.blocks, obeyed, best.obeyed),
            (Cite.BLOCK_REQUIREMENT,),
            f"{state.label(self.player)} {_said(state, best.blocks)}.",
        )

    def _untold(self, state: State, sight: Sight) -> State | Choice:
        defence = defence_of(state, sight, self.player)
        ways = open_blocks(state, sight, defence)
        if ways is not None and len(ways) > 1:
            return self._open(state, sight, defence, ways)
        name = state.label(self.player)
        why = f"more than {MOST} ways to block are open" if ways is None else "no block is told"
        state = state.having(assumed=state.assumed | {f"{name} doesn't block: {why}."})
        every, complete = forced_blocks(state, sight, defence)
        if not complete:
            state = state.step(Note.BLOCKS_UNFINISHED.of(), Cite.BLOCK_REQUIREMENT)
        options = tuple(
            Option(
                _said(state, blocks),
                (SetBlocks(self.player, tuple(blocks.items())),),
            )
            for blocks in every
        )
        if len(options) == 1:
            return state.then(*options[0].tasks)
        return Choice(state, self.player, f"How does {name} block?", options, (Cite.BLOCK_REQUIREMENT,))

    def _open(self, state: State, sight: Sight, defence: Defence, ways: Sequence[Blocks]) -> Choice:
        """Each legal declaration of creatures that the story says are there."""
        options = tuple(
            Option(
                _said(state, blocks),
                (SetBlocks(self.player, tuple(blocks.items())),),
            )
            for blocks in ways
            if _wrong(state, sight, self.player, blocks) is None
            and (not defence.requirements or obeys_enough(state, sight, defence, blocks) is None)
        )
        question = f"How does {state.label(self.player)} block?"
        return Choice(state, self.player, question, options, (Cite.BLOCK_ABLE,))

    def _what_else(self, state: State, sight: Sight, told: Blocks) -> tuple[str, ...]:
        """What would be legal instead: the nearest declaration that is."""
        best = nearest_blocks(state, sight, defence_of(state, sight, self.player), told)
        return (f"{state.label(self.player)} {_said(state, best.blocks)}.",)


def _wrong(state: State, sight: Sight, player: Entity, blocks: Blocks) -> Wrong | None:
    """What is wrong with these blocks but for requirements and costs (CR 509.1a-b)."""
    attackers = frozenset(attackers_on(state, player))
    for blocker, chosen in blocks.items():
        wrong = why_not_able(state, blocker, player)
        if wrong is not None:
            return wrong
        for attacker in chosen:
            if attacker not in attackers:
                whom = state.label(player)
                text = (
                    f"{state.label(blocker)} can't block {state.label(attacker)}: it does not attack {whom}"
                )
                return Wrong(text, (Cite.BLOCK_ABLE,))
            wrong = why_cant_block(state, sight, blocker, attacker)
            if wrong is not None:
                return wrong
        room = capacity(state, blocker)
        if room is not None and len(chosen) > room:
            number = "one attacker" if room == 1 else f"{room} attackers"
            return Wrong(f"{state.label(blocker)} can block only {number}", (Cite.BLOCK_ABLE,))
    blocked = dict.fromkeys(a for chosen in blocks.values() for a in chosen)
    ranges = {a: range_of(state, a, player) for a in blocked}
    limits = limits_on_blockers(state, sight)
    company = company_needed(state, sight, blocks, blocks)
    return broken(state, blocks, ranges, limits, company)


def _too_few(state: State, defence: Defence, blocks: Blocks, best: Blocks, obeyed: int, possible: int) -> str:
    """Why blocks are illegal that obey too few requirements."""
    mine, theirs = with_bands(state, blocks), with_bands(state, best)
    by, best_by = turned(mine), turned(theirs)
    left = [r for r in defence.requirements if not r.is_obeyed(mine, by) and r.is_obeyed(theirs, best_by)]
    parts: dict[str, None] = {}
    for r in left:
        if r.blocker is None:
            assert r.attacker is not None
            parts[f"{state.label(r.attacker)} has to be blocked if able"] = None
        elif r.attacker is None:
            parts[f"{state.label(r.blocker)} has to block if able"] = None
        else:
            parts[f"{state.label(r.blocker)} has to block {state.label(r.attacker)} if able"] = None
    counts = f"It obeys {obeyed} of the requirements where {possible} could be obeyed."
    return f"This block is illegal: {listed(parts, most=4)}. {counts}"


def _said(state: State, blocks: Blocks) -> str:
    by = turned(blocks)
    if not by:
        return "doesn't block"
    parts = [f"{state.label(a)} with {names_of(state, those)}" for a, those in by.items()]
    return f"blocks {listed(parts)}"
