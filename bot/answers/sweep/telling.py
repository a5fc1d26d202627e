"""A story as it is told, and what is done in it with the card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.abilities.card import Card
from bot.answers.sweep.boards import ME, Board
from bot.answers.sweep.tools import plain_spell, tool
from bot.engine.told.decisions import Reveals
from bot.engine.told.script import Action, Cast, Script, Targets
from bot.engine.told.setup import ObjectSetup
from bot.values import dataclass, field, replace


@dataclass(slots=True)
class Telling:
    """A story as it is told: the board, what was done so far and the spells that it took."""

    board: Board
    active: str = ME
    actions: list[Action] = field(default_factory=list)
    tools: dict[str, ObjectSetup] = field(default_factory=dict)
    responding: bool = False

    def cast(self, player: str, name: str, *targets: str, response: bool = False) -> None:
        """`player` casts one of the tools."""
        number = 1
        while (found := tool(name, player, number)).label in self.tools:
            number += 1
        self.tools[found.label] = found
        self.actions.append(Cast(player, found.label, Targets(targets or None), response=response))

    def spell(self, player: str, card: Card) -> None:
        """`player` casts a card without text."""
        found, number = plain_spell(card, player), 1
        while found.label in self.tools:
            number += 1
            found = replace(found, label=f"{player}'s {card.name} spell #{number}")
        self.tools[found.label] = found
        self.actions.append(Cast(player, found.label))

    def script(self) -> Script:
        setup = self.board.setup(self.active, tuple(self.tools.values()))
        return Script(setup, (*self._what_lies_on_top(), *self.actions))

    def _what_lies_on_top(self) -> Iterator[Reveals]:
        for player in self.board.players:
            own = tuple(o.label for o in self.board.objects if o.zone == "library" and o.owner == player)
            if own:
                yield Reveals(player, own, lies=True)


@dataclass(frozen=True, slots=True)
class Deed:
    """What is done with the card: `zone` is where it is before, `tell` does it; `plainly` does it at no other cost
    than the printed one; `mode`: the mode that is chosen, when told. `kind`: `cast`, `activate`, `there` or `elsewhere`."""

    name: str
    kind: str
    zone: str
    tell: Callable[[Telling], None]
    plainly: Callable[[Telling], None] | None = None
    mode: int = 0
