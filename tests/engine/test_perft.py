"""Our perft: committed counts of distinct outcomes, checked against the engine and against arithmetic of its own.

`perft.csv` has a line for each board: `block` boards are one attacker of a power against blockers of these toughnesses
under the rules of an era; `effects` boards are damage to a player under effects that apply in any order (`x2`, `+1`,
`-1`, `half`, `all` prevented, `next3` a shield).
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path

import pytest

from bot.abilities.amounts import Number
from bot.abilities.damage import Add, DamageChange, Halve, Multiply, Prevent
from bot.abilities.who import YOU
from bot.engine.told.script import Action, Attack, Block, Cast, DealsDamage, Targets
from bot.engine.told.setup import ObjectSetup
from tests.engine.board import creature, damage_rule, in_hand, on_board, play, shield

_TABLE = Path(__file__).with_name("perft.csv")


def _boards() -> list[tuple[str, str, int, list[str], int]]:
    with _TABLE.open(encoding="utf-8", newline="") as file:
        return [
            (row["kind"], row["era"], int(row["amount"]), row["with"].split(), int(row["outcomes"]))
            for row in csv.DictReader(file)
        ]


def _id(board: tuple[str, str, int, list[str], int]) -> str:
    return f"{board[0]} {board[1]} {board[2]} against {' '.join(board[3])}"


@pytest.mark.parametrize("board", _boards(), ids=_id)
def test_the_engine_finds_as_many_outcomes_as_are_committed(
    board: tuple[str, str, int, list[str], int],
) -> None:
    kind, era, amount, with_, outcomes = board
    result = _block(era, amount, with_) if kind == "block" else _effects(era, amount, with_)
    assert not result.truncated
    assert len(result.outcomes) == outcomes


@pytest.mark.parametrize("board", _boards(), ids=_id)
def test_the_committed_count_is_what_arithmetic_says(board: tuple[str, str, int, list[str], int]) -> None:
    kind, era, amount, with_, outcomes = board
    ends = (
        _block_ends(era, amount, [int(t) for t in with_]) if kind == "block" else _effect_ends(amount, with_)
    )
    assert len(set(ends)) == outcomes


def test_there_are_enough_boards() -> None:
    assert len(_boards()) >= 60


# --- the boards ---------------------------------------------------------------------------------------------------------


def _block(era: str, power: int, toughnesses: list[str]):  # type: ignore[no-untyped-def]
    things = [on_board(creature("Ogre", power, 99), "Alice")]
    things += [on_board(creature(f"Elf {n}", 0, int(t)), "Bob") for n, t in enumerate(toughnesses)]
    blocks = Block("Bob", tuple((f"Elf {n}", "Ogre") for n in range(len(toughnesses))))
    return play(things, Attack("Alice", (("Ogre", ""),)), blocks, era=era)


_CHANGES: dict[str, DamageChange] = {
    "x2": Multiply(2),
    "x3": Multiply(3),
    "+1": Add(1),
    "+2": Add(2),
    "-1": Prevent(amount=Number(1)),
    "half": Halve("down"),
    "all": Prevent(),
}


def _effects(era: str, amount: int, effects: list[str]):  # type: ignore[no-untyped-def]
    things: list[ObjectSetup] = [on_board(creature("Ogre", 1, 1), "Alice")]
    actions: list[Action] = []
    for number, effect in enumerate(effects):
        if effect.startswith("next"):
            things.append(in_hand(shield(int(effect[4:]), f"Ward {number}"), "Bob"))
            actions.append(Cast("Bob", f"Ward {number}", Targets(("Bob",))))
        else:
            things.append(on_board(damage_rule(f"Rule {number}", YOU, _CHANGES[effect]), "Bob"))
    return play(things, *actions, DealsDamage("Ogre", amount, "Bob"), era=era, life={"Bob": 1000})


# --- arithmetic of its own ----------------------------------------------------------------------------------------------


def _block_ends(era: str, power: int, toughnesses: list[int]) -> Iterator[tuple[object, ...]]:
    """Damage that is lethal is not seen any more: the blocker is gone."""
    for shares in product(range(power + 1), repeat=len(toughnesses)):
        if sum(shares) == power and (era in ("current", "2003") or _in_some_order(shares, toughnesses)):
            yield tuple("dead" if s >= t else s for s, t in zip(shares, toughnesses, strict=True))


def _in_some_order(shares: tuple[int, ...], toughnesses: list[int]) -> bool:
    """Whether some order of the blockers allows it: each but the last that gets any has lethal damage."""
    for order in permutations(range(len(shares))):
        got = [n for n in order if shares[n]]
        first = list(order[: len(got)])
        if set(first) == set(got) and all(shares[n] >= toughnesses[n] for n in got[:-1]):
            return True
    return False


def _effect_ends(amount: int, effects: list[str]) -> Iterator[int]:
    for order in permutations(effects):
        left = amount
        for effect in order:
            if left <= 0:
                break
            if effect.startswith("next"):
                left = max(0, left - int(effect[4:]))
            else:
                left = {
                    "x2": left * 2,
                    "x3": left * 3,
                    "+1": left + 1,
                    "+2": left + 2,
                    "-1": left - 1,
                    "half": left // 2,
                    "all": 0,
                }[effect]
        yield left
