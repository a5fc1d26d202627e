"""About a hundred questions asked of each of ten told boards: each answer is what the outcome's own objects, players and log say, counted
here anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.answers.contract_json import contract_json
from bot.answers.numbers import TableNumbers
from bot.answers.resolving import resolution
from tests.scenario.telling import names

BOARDS = {
    "two attackers, one of them blocked": (
        "Alice controls Hill Giant and Grizzly Bears. Bob controls Serra Angel and Imp, a 1/1 creature. "
        "Alice attacks with Hill Giant and Grizzly Bears. Bob blocks Hill Giant with Serra Angel."
    ),
    "a lifelinker tramples": (
        "Alice controls Knight, a 5/5 creature with trample and lifelink. Bob controls Wall, a 0/3 creature, and Elf, a 1/1 "
        "creature with flying. Alice attacks with Knight. Bob blocks with Wall. Alice assigns 3 damage to Wall and 2 to Bob."
    ),
    "a sweep": (
        "Alice controls Hill Giant and Grizzly Bears. Bob controls Elf, a 1/1 creature, and Ogre, a 3/2 creature with "
        "indestructible. Bob controls Rhino, a 4/4 creature with trample. Alice casts Pyroclasm."
    ),
    "what dies leaves tokens": (
        'Bob controls Zed, a 2/2 creature with "When Zed dies, create two 1/1 white Soldier creature tokens." '
        "Alice controls Ogre, a 3/3 creature. Alice casts Lightning Bolt targeting Zed. Alice attacks with Ogre. Bob doesn't block."
    ),
    "wither and infect": (
        "Alice controls Ogre, a 3/3 creature with wither, and Rat, a 2/1 creature with infect. Bob controls Troll, a 5/5 creature. "
        "Alice attacks with Ogre and Rat. Bob blocks Ogre with Troll."
    ),
    "damage is prevented": (
        "Alice controls Knight, a 4/4 creature with lifelink. Bob controls Hill Giant. Alice attacks with Knight. Bob blocks Knight "
        "with Hill Giant. Bob casts Healing Salve on Hill Giant to prevent damage."
    ),
    "two block one": (
        "Alice controls Dragon, a 4/4 creature with first strike. Bob controls Elf, a 2/2 creature, and Bear, a 3/3 creature. Alice "
        "attacks with Dragon. Bob blocks Dragon with Elf and Bear. Alice assigns 2 damage to Elf and 2 to Bear."
    ),
    "one is exiled in the midst of combat": (
        "Alice controls Ogre, a 3/3 creature, and Imp, a 1/1 creature with flying. Bob controls Bear, a 2/2 creature. Alice attacks with "
        'Ogre and Imp. Bob blocks Ogre with Bear. Bob casts an instant "Exile target attacking creature. Its controller gains 3 life." '
        "targeting Ogre."
    ),
    "a player loses the game": (
        "Bob is at 3 life. Alice controls Angel, a 4/4 creature with flying and lifelink. Bob controls Bear, a 2/2 creature. Alice "
        "attacks with Angel. Bob doesn't block."
    ),
    "deathtouch and a growth": (
        "Alice controls Snake, a 1/1 creature with deathtouch, and Grizzly Bears. Bob controls Rhino, a 6/6 creature, and Hill Giant. "
        "Alice attacks with Snake and Grizzly Bears. Bob blocks Snake with Rhino and Grizzly Bears with Hill Giant. Alice casts Giant "
        "Growth targeting Grizzly Bears."
    ),
}
PLAYERS = ("Alice", "Bob")
_HIT = re.compile(r"^(.+?) deals (\d+) (?:combat )?damage to ([^,.]+)(?:,.*| as .*)?\.$")


class Board:
    """What the JSON of a board's one outcome says."""

    def __init__(self, told: str) -> None:
        found = contract_json(resolution(told, "current", names(), TableNumbers()))
        assert found["status"] == "resolved", found["error"]
        (outcome,) = found["outcomes"]
        self.log = [step["text"] for step in outcome["steps"]]
        self.players: dict[str, dict[str, Any]] = outcome["players"]
        things = {thing["label"]: thing for thing in outcome["objects"]}
        self.creatures = {label: one for label, one in things.items() if "Creature" in one["types"]}
        self.dead = [
            label for label in self.creatures if self.says(rf"^{re.escape(label)} .*goes to the graveyard\.$")
        ]
        self.died_in_order = [
            text.split(" has ")[0].split(" was ")[0].split(" is ")[0]
            for text in self.log
            if "graveyard" in text
        ]
        attack = next((text for text in self.log if " attacks " in text), "")
        self.attackers = [
            label
            for label in self.creatures
            if re.search(rf"\b{re.escape(label)}\b", attack.partition(" with ")[2])
        ]
        self.blocks = {
            label: [attacker for attacker in self.attackers if f" blocks {attacker} with " in text]
            for text in self.log
            for label in self.creatures
            if re.search(rf" blocks .* with .*\b{re.escape(label)}\b", text)
        }
        self.hits = [(hit[1], int(hit[2]), hit[3]) for text in self.log if (hit := _HIT.match(text))]
        self.gains = {name: self.sum(rf"^{name} gains (\d+) life") for name in PLAYERS}
        self.losses = {name: self.sum(rf"^{name} loses (\d+) life") for name in PLAYERS}

    def says(self, pattern: str) -> bool:
        return any(re.search(pattern, text) for text in self.log)

    def sum(self, pattern: str) -> int:
        return sum(int(found[1]) for text in self.log if (found := re.search(pattern, text)))

    def of(self, player: str) -> list[str]:
        return [label for label, one in self.creatures.items() if one["controller"] == player]

    def dealt(self, by: list[str] | None = None, to: str | None = None) -> int:
        return sum(n for source, n, on in self.hits if (by is None or source in by) and to in (None, on))

    def alive(self, label: str) -> bool:
        return bool(self.creatures[label]["zone"] == "battlefield")


def _listed(labels: list[str], none: str) -> str:
    return " and ".join([", ".join(labels[:-1]), labels[-1]]) if len(labels) > 1 else "".join(labels) or none


def _of_all(board: Board) -> Iterator[tuple[str, object]]:
    dead, creatures = board.dead, list(board.creatures)
    living = [label for label in creatures if board.alive(label)]
    blockers, attackers = list(board.blocks), board.attackers
    yield "Does anything die?", bool(dead)
    yield "Does nothing die?", not dead
    yield "Does everything die?", dead == creatures
    yield "Do any creatures die?", bool(dead)
    yield "Does any creature survive?", bool(living)
    yield "Does no creature die?", not dead
    yield "Do all creatures survive?", living == creatures
    yield "Does every creature die?", dead == creatures
    yield "How many creatures die?", len(dead)
    lost = [name for name in PLAYERS if board.players[name]["lost"]]
    yield "Who dies?", _listed([label for label in board.died_in_order if label in dead] or lost, "nobody")
    yield "Who survives?", _listed(living, "nobody")
    yield "Any creatures left?", bool(living)
    yield (
        "Who wins the game?",
        next((name for name in PLAYERS if board.players[_other(name)]["lost"]), "nobody"),
    )
    if attackers:
        yield "Do the attackers die?", all(label in dead for label in attackers)
        yield "Does any attacker die?", any(label in dead for label in attackers)
        yield "Do all attackers survive?", all(board.alive(label) for label in attackers)
        yield "Do none of the attackers die?", not any(label in dead for label in attackers)
        yield (
            "Which attackers survive?",
            _listed([label for label in attackers if board.alive(label)], "nobody"),
        )
        yield "How many attackers die?", sum(label in dead for label in attackers)
        yield "How much damage do the attackers deal?", board.dealt(attackers)
    if len(attackers) == 2:
        yield "Do both attackers die?", all(label in dead for label in attackers)
        yield "Does either attacker survive?", any(board.alive(label) for label in attackers)
        yield "Does neither attacker die?", not any(label in dead for label in attackers)
    if blockers:
        yield "Do any blockers die?", any(label in dead for label in blockers)
        yield "Do all blockers survive?", all(board.alive(label) for label in blockers)
        yield "How many blockers die?", sum(label in dead for label in blockers)
        yield "How much damage do the blockers deal?", board.dealt(blockers)


def _other(player: str) -> str:
    return PLAYERS[player == PLAYERS[0]]


def _of_players(board: Board) -> Iterator[tuple[str, object]]:
    for name in PLAYERS:
        end, own = board.players[name], board.of(name)
        lost = [label for label in own if label in board.dead]
        left = [label for label in own if board.alive(label)]
        yield f"How much life does {name} have?", end["life"]
        yield f"What is {name}'s life total?", end["life"]
        yield f"What is {name} at?", end["life"]
        yield f"Is {name} at {end['life']} life?", True
        yield f"Is {name} at {end['life'] + 1} life?", False
        yield f"How much life does {name} gain?", board.gains[name]
        yield f"Does {name} gain life?", board.gains[name] > 0
        yield f"How much damage does {name} take?", board.dealt(to=name)
        yield f"Does {name} take any damage?", board.dealt(to=name) > 0
        yield f"Does {name} lose the game?", end["lost"]
        yield f"Does {name} win?", board.players[_other(name)]["lost"]
        yield f"How much poison does {name} have?", end["poison"]
        yield f"How many cards does {name} draw?", end["drawn"]
        yield f"Does {name} discard a card?", end["discarded"] > 0
        yield f"Does {name} lose a creature?", bool(lost)
        yield f"Do any of {name}'s creatures die?", bool(lost)
        yield f"Does {name} kill a creature?", any(label in board.dead for label in board.of(_other(name)))
        yield f"How many creatures does {name} lose?", len(lost)
        yield f"How many creatures does {name} have?", len(left)
        yield f"How many creatures does {name} have left?", len(left)
        yield f"Does {name} have any creatures left?", bool(left)
        yield f"How much damage do {name}'s creatures deal?", board.dealt(own)
        yield f"How much damage do {name}'s creatures deal to {_other(name)}?", board.dealt(own, _other(name))
        yield f"Do {name}'s creatures deal damage to {_other(name)}?", board.dealt(own, _other(name)) > 0
        if own:
            yield f"Do all of {name}'s creatures survive?", left == own
            yield f"Do {name}'s creatures die?", lost == own
            yield f"Do none of {name}'s creatures die?", not lost
        yield f"What creatures does {name} have left?", _listed(left, "nothing")


def _of_creatures(board: Board) -> Iterator[tuple[str, object]]:
    for label, end in board.creatures.items():
        dies = label in board.dead
        yield f"Does {label} die?", dies
        yield f"Is {label} dead?", dies
        yield f"Does {label} survive?", board.alive(label)
        yield f"Is {label} exiled?", end["zone"] == "exile"
        yield f"Where is {label}?", end["zone"]
        yield f"Who controls {label}?", end["controller"] if end["zone"] == "battlefield" else "nobody"
        yield f"How much damage does {label} deal?", board.dealt([label])
        yield f"Does {label} deal damage?", board.dealt([label]) > 0
        yield f"How much damage is dealt to {label}?", board.dealt(to=label)
        for name in PLAYERS:
            yield f"How much damage does {label} deal to {name}?", board.dealt([label], name)
            yield f"Does {label} deal damage to {name}?", board.dealt([label], name) > 0
        for other in board.creatures:
            if other != label:
                yield f"How much damage does {label} deal to {other}?", board.dealt([label], other)
        if label in board.attackers:
            yield f"Is {label} blocked?", any(label in blocked for blocked in board.blocks.values())
        yield f"How many -1/-1 counters does {label} have?", end["counters"].get("-1/-1", 0)
        if board.alive(label) and not end["token"]:
            yield f"What is {label}'s power?", end["power"]
            yield f"What is {label}'s toughness?", end["toughness"]
            yield f"How big is {label}?", f"{end['power']}/{end['toughness']}"
            yield f"Is {label} tapped?", end["tapped"]
            for keyword in ("flying", "trample", "lifelink"):
                yield f"Does {label} have {keyword}?", keyword in end["keywords"]


@pytest.mark.parametrize("which", BOARDS)
def test_a_board_answers_what_its_outcome_says(which: str) -> None:
    board = Board(BOARDS[which])
    expected = dict([*_of_all(board), *_of_players(board), *_of_creatures(board)])
    text = " ".join([BOARDS[which], *expected])
    found = contract_json(resolution(text, "current", names(), TableNumbers()))
    assert found["status"] == "resolved", found["error"]
    assert {one["question"]: one["value"] for one in found["answers"]} == expected
    assert (
        found["reading"]
        == contract_json(resolution(BOARDS[which], "current", names(), TableNumbers()))["reading"]
    )
