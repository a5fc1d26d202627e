"""Asks the program what the referee was asked, and says where the two differ."""

from __future__ import annotations

from bot.abilities.amounts import Number
from bot.abilities.damage import Add, DamageChange, Multiply, Prevent
from bot.abilities.who import YOU
from bot.engine.eras import era_for
from bot.engine.outcome import Result
from bot.engine.run import resolve
from bot.engine.told.script import Action, Attack, Block, Cast, DealsDamage, Script, Targets
from bot.engine.told.setup import PlayerSetup, Setup
from tests.engine.board import creature, damage_rule, in_hand, on_board, shield
from tests.referee import combat, orders

_ERA = era_for("current")


def combat_difference(board: combat.Board) -> str:
    """What the program says otherwise of a combat; empty where both say the same."""
    result = _fought(board)
    illegal = any(o.illegal is not None for o in result.outcomes)
    if illegal or not combat.is_legal(board):
        if illegal and not combat.is_legal(board):
            return ""
        return f"{board}: the program says that the blocks are {'not ' if illegal else ''}legal"
    ours = {_end(board, outcome) for outcome in result.outcomes}
    theirs = combat.ends(board)
    if ours == theirs or (result.truncated and ours < theirs):
        return ""
    return f"{board}\n  only the program: {sorted(ours - theirs, key=str)}\n  only the referee: {sorted(theirs - ours, key=str)}"


def _fought(board: combat.Board) -> Result:
    things = [
        on_board(creature(f.name, f.power, f.toughness, *sorted(f.words)), "Alice") for f in board.alice
    ]
    things += [on_board(creature(f.name, f.power, f.toughness, *sorted(f.words)), "Bob") for f in board.bob]
    players = (PlayerSetup("Alice"), PlayerSetup("Bob", board.life, poison=board.poison))
    attack = Attack("Alice", tuple((f.name, "") for f in board.alice))
    block = Block("Bob", tuple((f.name, f.blocks) for f in board.bob if f.blocks))
    return resolve(Script(Setup(players, tuple(things)), (attack, block)), _ERA)


def _end(board: combat.Board, outcome: object) -> combat.End:
    players, objects = outcome.players, {o.label: o for o in outcome.objects}  # type: ignore[attr-defined]
    bodies = []
    for f in board.alice + board.bob:
        found = objects[f.name]
        there = found.zone == "battlefield"
        bodies.append((found.damage, found.counters.get("-1/-1", 0)) if there else None)
    return combat.End(players["Alice"].life, players["Bob"].life, players["Bob"].poison, tuple(bodies))


def orders_difference(event: orders.Event) -> str:
    """What the program says otherwise of an event; empty where both say the same."""
    things = [on_board(creature("Ogre", 5, 5), "Alice")]
    actions: list[Action] = []
    for n, (kind, number) in enumerate(event.effects):
        if kind == "shield":
            things.append(in_hand(shield(number, f"Ward {n}"), "Bob"))
            actions.append(Cast("Bob", f"Ward {n}", Targets(("Bob",))))
        else:
            things.append(on_board(damage_rule(f"Rule {n}", YOU, _change(kind, number)), "Bob"))
    actions += [DealsDamage("Ogre", amount, "Bob") for amount in event.amounts]
    players = (PlayerSetup("Alice"), PlayerSetup("Bob", 1000))
    result = resolve(Script(Setup(players, tuple(things)), tuple(actions)), _ERA)
    ours = {1000 - outcome.players["Bob"].life for outcome in result.outcomes}
    theirs = orders.totals(event)
    if ours == theirs or (result.truncated and ours < theirs):
        return ""
    return f"{event}\n  the program: {sorted(ours)}\n  the referee: {sorted(theirs)}"


def _change(kind: str, number: int) -> DamageChange:
    if kind == "times":
        return Multiply(number)
    return Add(number) if kind == "plus" else Prevent(amount=Number(number))
