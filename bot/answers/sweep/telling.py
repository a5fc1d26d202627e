"""A story as it is told, and what is done in it with the card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.abilities.card import Card
from bot.abilities.combining import ChooseCardName, MayPayX
from bot.abilities.costs import Mana, PayLife
from bot.abilities.libraries import RevealAtRandom
from bot.abilities.walk import holds, inside
from bot.answers.sweep.boards import ME, Board
from bot.answers.sweep.company import WOLF
from bot.answers.sweep.on_top import SOUGHT
from bot.answers.sweep.tools import plain_spell, tool
from bot.engine.mana_symbols import mana_value
from bot.engine.told.decisions import Decision, Picks, Reveals, SaysMay
from bot.engine.told.decisions import Deed as Paying
from bot.engine.told.script import Action, Cast, PutsOnto, Script, Targets
from bot.engine.told.setup import ObjectSetup
from bot.values import dataclass, field, replace

NAMED = "white Creature"
"""The name of a card that spells of every kind begin with."""


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
        """`player` casts a card without text, one with X in its cost for 2."""
        found, number = plain_spell(card, player), 1
        while found.label in self.tools:
            number += 1
            found = replace(found, label=f"{player}'s {card.name} spell #{number}")
        self.tools[found.label] = found
        x = 2 if "{X}" in card.mana_cost else None
        self.actions.append(Cast(player, found.label, x=x))

    def finds(self) -> None:
        """Alice finds what the card lets her search for."""
        self.actions += [PutsOnto(ME, o.label) for o in self.board.objects if o.label.endswith(SOUGHT)]

    def script(self) -> Script:
        setup = self.board.setup(self.active, tuple(self.tools.values()))
        return Script(setup, (*self._what_lies_on_top(), *self._answers(), *self.actions))

    def _answers(self) -> Iterator[Decision]:
        """What is answered where there is no end of answers: what X is paid, which card is named."""
        abilities = self.board.card.abilities
        for paying in inside(abilities, MayPayX):
            mana = "".join(part.symbols for part in paying.cost if isinstance(part, Mana))
            life = 2 if holds(paying.cost, PayLife) else None
            answer = SaysMay(
                ME, True, deed=Paying.PAY, mana=f"{{{mana_value(mana, 2)}}}" if mana else "", life=life
            )
            yield from (answer,) * 3
        if holds(abilities, ChooseCardName):
            yield Picks(ME, (self._named(),))

    def _named(self) -> str:
        """The card on top of the libraries, where one is told, else one that is cast."""
        if holds(self.board.card.abilities, RevealAtRandom):
            return WOLF.name
        return next((o.card.name for o in self.board.objects if _on_top(o, ME)), NAMED)

    def _what_lies_on_top(self) -> Iterator[Reveals]:
        for player in self.board.players:
            own = tuple(o.label for o in self.board.objects if _on_top(o, player))
            if own:
                yield Reveals(player, own, lies=True)


def _on_top(thing: ObjectSetup, player: str) -> bool:
    return thing.zone == "library" and thing.owner == player and not thing.label.endswith(SOUGHT)


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
