"""How fast scenarios are resolved: run it with `python -m tests.benchmarks.engine`. It prints figures and judges none.

The stories are our own; with the shared case files at hand (`../shared/cases`) those are timed as well, on the index
that `RULES_ORACLE_INDEX` names.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path

from bot.abilities.damage import Add, Multiply
from bot.abilities.who import YOU
from bot.engine.eras import era_for
from bot.engine.run import resolve
from bot.engine.told.script import Action, Attack, Block, Cast, DealsDamage, Script, Targets
from bot.engine.told.setup import PlayerSetup, Setup
from tests.engine.board import creature, damage_rule, in_hand, on_board, shield


def _timed(script: Script, era: str = "current") -> tuple[float, int]:
    started = time.perf_counter()
    result = resolve(script, era_for(era))
    return time.perf_counter() - started, len(result.outcomes)


def many_effects(number: int) -> Script:
    """`number` different shields and doublers on one damage event."""
    things = [on_board(creature("Ogre", 5, 5), "Alice")]
    actions: list[Action] = []
    for n in range(number // 2):
        things.append(on_board(damage_rule(f"Rule {n}", YOU, Multiply(2) if n % 2 else Add(n + 1)), "Bob"))
        things.append(in_hand(shield(n + 1, f"Ward {n}"), "Bob"))
        actions.append(Cast("Bob", f"Ward {n}", Targets(("Bob",))))
    actions.append(DealsDamage("Ogre", 5, "Bob"))
    return Script(Setup((PlayerSetup("Alice"), PlayerSetup("Bob", 500)), tuple(things)), tuple(actions))


def big_combat(number: int) -> Script:
    """`number` attackers, each blocked by a creature of its own."""
    things = [on_board(creature(f"Attacker {n}", 2, 2), "Alice") for n in range(number)]
    things += [on_board(creature(f"Blocker {n}", 1, 3), "Bob") for n in range(number)]
    attack = Attack("Alice", tuple((f"Attacker {n}", "") for n in range(number)))
    block = Block("Bob", tuple((f"Blocker {n}", f"Attacker {n}") for n in range(number)))
    return Script(Setup((PlayerSetup("Alice"), PlayerSetup("Bob")), tuple(things)), (attack, block))


def case_files() -> None:
    """Time every case of the shared files twice; the second time, with all cards at hand, counts."""
    from bot.answers.checking import load_cases
    from bot.answers.desk import open_desk

    folder = Path(__file__).resolve().parents[2].parent / "shared" / "cases"
    cases = [c for path in sorted(folder.glob("*.yaml")) for c in load_cases(path)]
    if not cases:
        print("no case files beside the repository: their times are left out")
        return
    desk = open_desk()
    times: list[float] = []
    for warm in (False, True):
        for case in cases:
            started = time.perf_counter()
            desk.resolve(str(case["scenario"]), str(case.get("rules", "current")))
            if warm:
                times.append(time.perf_counter() - started)
    times.sort()
    median, p99 = statistics.median(times), times[int(len(times) * 0.99)]
    print(
        f"case files: {len(times)} scenarios, median {median * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms,",
        end=" ",
    )
    print(f"{len(times) / sum(times):.0f} a second")


def main() -> None:
    """Print the figures."""
    for number in (2, 4, 6, 8, 10):
        seconds, outcomes = _timed(many_effects(number))
        print(f"{number} shields and changes at once: {seconds * 1000:.0f} ms, {outcomes} outcomes")
    for number in (100, 300, 1000):
        seconds, _ = _timed(big_combat(number))
        print(f"{number} attackers against {number} blockers: {seconds:.2f} s")
    case_files()


if __name__ == "__main__":
    main()
