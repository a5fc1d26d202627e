"""The slots of a clause as things of the stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.scenario.general.claims.board import ALICE, BOB, Player, Thing
from bot.scenario.general.claims.said import MINE, Clause, Said
from bot.scenario.general.claims.staging import NO_THINGS, NotStaged, Stage


class Slots(dict[str, Any]):
    """The slots of a clause as the sentences name them."""

    def __init__(self, stage: Stage, clause: Clause) -> None:
        super().__init__()
        self.stage, self.clause = stage, clause
        for name, value in clause.slots:
            if isinstance(value, Said):
                if value.kind == "player":
                    self[name] = Player(BOB if value.whose != MINE and value.whose else ALICE)
                elif value.kind in NO_THINGS:
                    self[name] = value
                else:
                    self[name] = stage.thing(value, clause)
            else:
                self[name] = value

    def one(self, name: str, owner: str = "") -> Thing:
        """The thing of that slot, or a new one where the words name none."""
        if name not in self:
            self[name] = self.stage.new(owner or ALICE)
        thing = self[name]
        assert isinstance(thing, Thing)
        return thing

    def told(self, words: str) -> str:
        for value in self.values():
            if isinstance(value, Thing):
                self.stage.named(value)
        return words.format(**self)


#: What one does to another player's creatures, where nobody says whose they are.
_HARMS = ("Destroy", "Exile target creature.", "Return target creature", "deals 3 damage")


def owned(op: str, slots: Slots, thing: Thing) -> None:
    if thing.owner is not None:
        return
    aimed = "targeting" in op
    if aimed and {"hexproof", "ward {2}"} & {*thing.keywords}:
        raise NotStaged  # it is one thing for its controller, another for the other players
    player = slots.get("p")
    if isinstance(player, Player) and aimed and "{p}" in op:
        thing.owned(player.foe if any(harm in op for harm in _HARMS) else player)
    thing.owned(ALICE)


#: What a sign of the tables does.
Op = Callable[..., None]
