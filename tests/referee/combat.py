"""Combat on a small board by the rules of today, written from their text and sharing nothing with the program.

Of 506 to 510, 702 and 704 what these boards meet: first and double strike, trample, deathtouch, lifelink, wither, infect,
menace, indestructible. Every legal division of damage is tried; the answer is the set of all ends.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

KEYWORDS = (
    "first strike",
    "double strike",
    "trample",
    "deathtouch",
    "lifelink",
    "wither",
    "infect",
    "menace",
    "indestructible",
)


class Fighter(NamedTuple):
    """A creature as it is printed. `blocks` is the attacker that a blocker blocks, "" where it blocks nothing."""

    name: str
    power: int
    toughness: int
    words: frozenset[str]
    blocks: str = ""


class Board(NamedTuple):
    """Alice attacks Bob with all of hers; his block as they say."""

    alice: tuple[Fighter, ...]
    bob: tuple[Fighter, ...]
    life: int = 20
    poison: int = 0


class Body(NamedTuple):
    """A creature in the fight: its marks, its -1/-1 counters, whether deathtouch touched it, whether it is there."""

    damage: int = 0
    counters: int = 0
    touched: bool = False
    there: bool = True


class End(NamedTuple):
    """What is left: life of Alice and of Bob, Bob's poison, and of each creature its marks and counters, None for the dead."""

    alice: int
    bob: int
    poison: int
    bodies: tuple[tuple[int, int] | None, ...]


class Fight(NamedTuple):
    """A moment of it."""

    alice: int
    bob: int
    poison: int
    bodies: tuple[Body, ...]
    struck_first: frozenset[str] = frozenset()


#: Who deals how much to whom: (source, recipient or "" for Bob himself, amount).
Blow = tuple[str, str, int]


def drawn(chance: random.Random) -> Board:
    """A board drawn by chance."""

    def fighter(name: str, blocks: str = "") -> Fighter:
        words = frozenset(chance.sample(KEYWORDS, chance.choice((0, 1, 1, 2, 3))))
        return Fighter(name, chance.randint(0, 4), chance.randint(1, 4), words, blocks)

    alice = tuple(fighter(f"Attacker {n}") for n in range(chance.randint(1, 2)))
    bob = tuple(
        fighter(f"Blocker {n}", chance.choice([*(f.name for f in alice), alice[0].name, ""]))
        for n in range(chance.randint(0, 3))
    )
    return Board(alice, bob, chance.choice((20, 20, 3)), chance.choice((0, 0, 8)))


def is_legal(board: Board) -> bool:
    """Whether menace allows these blocks (702.111b)."""
    return all(
        "menace" not in a.words or sum(b.blocks == a.name for b in board.bob) != 1 for a in board.alice
    )


def ends(board: Board) -> set[End]:
    """Every end that this combat can have."""
    fighters = board.alice + board.bob
    fights = {Fight(20, board.life, board.poison, tuple(Body() for _ in fighters))}
    # 510.4: with a first or double striker there are two damage steps.
    two = any(f.words & {"first strike", "double strike"} for f in fighters if f in board.alice or f.blocks)
    for step in ("first", "second") if two else ("only",):
        fights = {after for fight in fights for after in _step(board, fight, step)}
    return {_end(fight) for fight in fights}


def _end(fight: Fight) -> End:
    bodies = tuple((b.damage, b.counters) if b.there else None for b in fight.bodies)
    return End(fight.alice, fight.bob, fight.poison, bodies)


def _step(board: Board, fight: Fight, step: str) -> Iterator[Fight]:
    """Every way that one combat damage step can go."""
    if fight.bob <= 0 or fight.poison >= 10:
        yield fight  # 704.5a, 704.5c: Bob has lost, the game is over
        return
    fighters = board.alice + board.bob
    bodies = dict(zip((f.name for f in fighters), fight.bodies, strict=True))
    dealing: list[list[tuple[Blow, ...]]] = []
    struck: set[str] = set(fight.struck_first)
    for one in fighters:
        fast, twice = "first strike" in one.words, "double strike" in one.words
        if step == "first" and not (fast or twice):
            continue
        if step == "second" and one.name in fight.struck_first and not twice:
            continue
        if not bodies[one.name].there:
            continue
        if step == "first":
            struck.add(one.name)
        dealing.append(_blows(board, one, bodies))
    for together in product(*dealing):
        blows = [blow for dealt in together for blow in dealt]
        yield _dealt(board, fight, blows)._replace(struck_first=frozenset(struck))


def _blows(board: Board, one: Fighter, bodies: dict[str, Body]) -> list[tuple[Blow, ...]]:
    """Every way in which a creature can assign its combat damage (510.1)."""
    power = one.power - bodies[one.name].counters
    if one in board.bob:
        there = [one.blocks] if one.blocks and bodies[one.blocks].there else []
        return [tuple((one.name, name, power) for name in there)] if power > 0 else [()]
    blockers = [b for b in board.bob if b.blocks == one.name]
    left = [b for b in blockers if bodies[b.name].there]
    if power <= 0:
        return [()]
    if not blockers:
        return [((one.name, "", power),)]
    if not left:
        # 702.19e with trample all of it goes on; 510.1c without none.
        return [((one.name, "", power),)] if "trample" in one.words else [()]
    found: list[tuple[Blow, ...]] = []
    for shares in product(range(power + 1), repeat=len(left)):
        over = power - sum(shares)
        if over < 0 or (over and "trample" not in one.words):
            continue
        if over and any(
            share < _lethal(one, b, bodies[b.name]) for share, b in zip(shares, left, strict=True)
        ):
            continue  # 702.19b
        blows = [(one.name, b.name, share) for share, b in zip(shares, left, strict=True) if share]
        found.append((*blows, (one.name, "", over)) if over else tuple(blows))
    return found


def _lethal(source: Fighter, to: Fighter, body: Body) -> int:
    """702.19b, 702.2c: enough to destroy it by marks alone, 1 from a source with deathtouch."""
    needed = max(0, to.toughness - body.counters - body.damage)
    return min(needed, 1) if "deathtouch" in source.words else needed


def _dealt(board: Board, fight: Fight, blows: list[Blow]) -> Fight:
    """After all of this damage at one time, and the state-based actions that follow."""
    fighters = board.alice + board.bob
    words = {f.name: f.words for f in fighters}
    bodies = dict(zip((f.name for f in fighters), fight.bodies, strict=True))
    alice, bob, poison = fight.alice, fight.bob, fight.poison
    gained = 0
    for source, to, amount in blows:
        own = words[source]
        if not to:
            if "infect" in own:
                poison += amount  # 120.3b
            else:
                bob -= amount  # 120.3a
        elif own & {"wither", "infect"}:
            bodies[to] = bodies[to]._replace(counters=bodies[to].counters + amount)  # 120.3d
        else:
            bodies[to] = bodies[to]._replace(damage=bodies[to].damage + amount)  # 120.3e
        if to and "deathtouch" in own:
            bodies[to] = bodies[to]._replace(touched=True)
        if "lifelink" in own:  # 120.3f
            if source in {f.name for f in board.alice}:
                alice += amount
            else:
                gained += amount
    bob += gained
    for f in fighters:
        body = bodies[f.name]
        toughness = f.toughness - body.counters
        destroyed = body.damage >= toughness or body.touched  # 704.5g, 704.5h
        if toughness <= 0 or (destroyed and "indestructible" not in f.words):  # 704.5f
            body = body._replace(there=False)
        bodies[f.name] = body._replace(touched=False)
    return Fight(alice, bob, poison, tuple(bodies[f.name] for f in fighters), fight.struck_first)
