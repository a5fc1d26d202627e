"""Divided and assigned damage, and orders: `2 damage to X and 1 to Y`, `lethal to the blocker, the rest to him`."""

from __future__ import annotations

from typing import Any

from bot.scenario.phrases.reader import PhraseReader, Readings
from bot.scenario.phrases.words import read_belongs
from bot.scenario.sentences.statements import ALL, LETHAL, REST, Share


def read_shares(reader: PhraseReader, at: int) -> Readings:
    """`2 damage to X and 1 to Y`, `lethal to the blocker, the rest to him`, `1 of Z's damage to W`, `1 each to A and B`."""
    found: Readings = []
    frontier = _share(reader, at)
    for _ in range(12):
        found += frontier
        following: Readings = []
        for shares, end in frontier:
            joint = end
            if reader.fold(joint) in (",", ";"):
                joint += 1
            if reader.fold(joint) in ("and", "&", "then"):
                joint += 1
            if joint == end:
                continue
            following += [((*shares, *more), stop) for more, stop in _share(reader, joint)]
        if not following:
            break
        frontier = following[:6]
    found.sort(key=lambda reading: -reading[1])
    return found


def _told_before(reader: PhraseReader, at: int) -> Readings:
    """The number in `the 3 damage`, `those 3 points of damage`, spoken of by what deals it."""
    values = reader.number(at) if at < reader.stop else []
    return [(value, end) for value, end in values if reader.fold(end) in ("damage", "dmg", "points", "point")]


def _share(reader: PhraseReader, at: int) -> Readings:
    if at >= reader.stop:
        return []
    index = at
    amount: int | None = None
    of: Any = None
    word = reader.fold(index)
    values = reader.number(index)
    if not values and word in ("the", "that", "those") and (values := _told_before(reader, index + 1)):
        word = ""
    if word == "the" and reader.fold(index + 1) in ("rest", "remaining", "remainder", "other"):
        amount, index = REST, index + 2
        nxt = reader.number(index)
        if nxt and reader.fold(nxt[0][1]) in ("damage", "to", "dmg"):
            amount, index = abs(nxt[0][0]), nxt[0][1]
        elif nxt and reader.fold(index) in ("one", "two", "three"):
            index += 1
    elif word == "rest":
        amount, index = REST, index + 1
    elif word == "lethal" or (word in ("exactly", "just", "only") and reader.fold(index + 1) == "lethal"):
        amount, index = LETHAL, index + (1 if word == "lethal" else 2)
    elif word in ("all", "everything"):
        amount, index = ALL, index + 1
        if reader.fold(index) == "of":
            index += 1
        values = reader.number(index)
        if values:
            amount, index = abs(values[0][0]), values[0][1]
        if reader.fold(index) in ("it", "its", "the", "that", "his", "her", "their"):
            index += 1
    elif values:
        amount, index = abs(values[0][0]), values[0][1]
        if word in ("a", "an") and reader.fold(index) not in ("damage", "dmg", "point"):
            return []
    if amount is None:
        return []
    if reader.fold(index) == "of":
        owners = read_belongs(reader, index + 1) if index + 1 < reader.stop else []
        if owners:
            of, index = owners[0]
        elif reader.fold(index + 1) in ("it", "the", "that", "its"):
            index += 2
    if reader.fold(index) in ("points", "point"):
        index += 1
        if reader.fold(index) == "of":
            index += 1
    if reader.fold(index) in ("combat",) and reader.fold(index + 1) == "damage":
        index += 1
    if reader.fold(index) in ("damage", "dmg"):
        index += 1
    each = reader.fold(index) in ("each", "apiece")
    if each:
        index += 1
        if reader.fold(index) == "of" or reader.fold(index) in ("damage", "dmg"):
            index += 1
    found: Readings = []
    if reader.fold(index) in ("to", "on", "onto", "at", "over"):
        index += 1
        if reader.fold(index) == "to":
            index += 1
        if reader.fold(index) == "each" and reader.fold(index + 1) not in ("player", "opponent"):
            each = True
            things = reader.things(index) or reader.targets(index)
            return [((Share(amount, things[0][0][0], of),), things[0][1])] if things else []
        if each:
            for targets, end in reader.targets(index) if index < reader.stop else []:
                found.append((tuple(Share(amount, t, of) for t in targets), end))
            return found
        for target, end in reader.target(index) if index < reader.stop else []:
            found.append(((Share(amount, target, of),), end))
    return found


def read_assignment(reader: PhraseReader, at: int) -> Readings:
    """What is assigned: shares; `its damage to X`."""
    index = at
    if reader.fold(index) == ":":
        index += 1
    if reader.fold(index) in ("its", "his", "her", "the", "their") and reader.fold(index + 1) in (
        "damage",
        "combat",
    ):
        index += 2 + (reader.fold(index + 1) == "combat")
        if reader.fold(index) in (":", "as"):
            index += 1
        if reader.fold(index) == "to" and index + 1 < reader.stop:
            return [((Share(ALL, target, None),), end) for target, end in reader.target(index + 1)]
    return read_shares(reader, index) if index < reader.stop else []


def read_owndamage(reader: PhraseReader, at: int) -> Readings:
    """`its`, `the`, `his combat`: words before `damage` that name nothing."""
    index = at
    if reader.fold(index) in ("its", "the", "his", "her", "their", "my", "combat", "all"):
        index += 1
        if reader.fold(index) == "combat":
            index += 1
        return [(None, index)]
    return [(None, index)]


def read_orderblock(reader: PhraseReader, at: int) -> Readings:
    """`Ogre's blockers Elf B, Elf A`, `the blockers: A then B`, `blockers as B, A`, `A, then B`."""
    index = at
    of: Any = None
    owners = read_belongs(reader, index)
    if owners:
        of, index = owners[0]
    elif reader.owner(index):
        index = reader.owner(index)[0][1]
    elif reader.fold(index) in ("the", "his", "her", "their", "my"):
        index += 1
    if reader.fold(index) in ("damage", "combat"):
        index += 1
    if reader.fold(index) in (
        "blockers",
        "blocker",
        "attackers",
        "blocking",
        "attacking",
        "creatures",
        "damage",
    ):
        index += 1
        if reader.fold(index) in ("creatures", "assignment"):
            index += 1
        if reader.fold(index) == "order":
            index += 1
    elif of is not None:
        return []
    else:
        index = at
    if reader.fold(index) in ("as", ":", "in", "so", "is", "like") or reader.fold(index) == ",":
        index += 1
        if reader.fold(index) in ("follows", "this", "the"):
            index += 1
            if reader.fold(index) in ("order",):
                index += 1
        if reader.fold(index) == ":":
            index += 1
    found: Readings = []
    for things, end in _ordered(reader, index):
        if len(things) > 1:
            stop = end
            if (
                reader.fold(stop) == "in"
                and reader.fold(stop + 1) == "that"
                and reader.fold(stop + 2) == "order"
            ):
                stop += 3
            elif reader.fold(stop) in ("last", "second"):
                stop += 1
            found.append(((of, things), stop))
    return found


def _ordered(reader: PhraseReader, at: int) -> Readings:
    """A list in order: `A, B`, `A then B`, `A before B`, `A first, then B`."""
    if at >= reader.stop:
        return []
    found: Readings = []
    frontier: Readings = [((thing,), end) for thing, end in reader.thing(at)]
    for _ in range(10):
        following: Readings = []
        for things, end in frontier:
            joint = end
            if reader.fold(joint) == "first":
                joint += 1
            start = joint
            if reader.fold(joint) in (",", "—", ">"):
                joint += 1
            while reader.fold(joint) in ("and", "then", "before", "finally", "&", "ahead", "of"):
                joint += 1
            if joint == start or joint >= reader.stop:
                continue
            following += [((*things, thing), stop) for thing, stop in reader.thing(joint)]
        if not following:
            break
        frontier = following[:4]
        found = frontier + found
    return found
