"""The spells of standard stories: those that a card's words speak of, those that set something off, and what comes of them in combat."""

from __future__ import annotations

from collections.abc import Callable

from bot.answers.sweep.boards import ME, YOU
from bot.answers.sweep.combats import (
    alone_blocked_once,
    my_next_combat,
)
from bot.answers.sweep.described import described_by
from bot.answers.sweep.fights import attacks, blocks
from bot.answers.sweep.moments import set_off
from bot.answers.sweep.plain_cards import KINDS, LANDS
from bot.answers.sweep.telling import Telling
from bot.engine.told.script import Cast, GoTo, Moment


def spells(player: str) -> Callable[[Telling], None]:
    """Spells of every kind are cast, those that the card's words describe first."""

    def tell(telling: Telling) -> None:
        if player == YOU and telling.actions:
            telling.actions.append(GoTo(Moment.NEXT_TURN, YOU))
        elif player == YOU:
            telling.active = YOU
        for card in (*described_by(telling.board.card), *KINDS):
            telling.spell(player, card)

    return tell


def my_bolt(telling: Telling) -> None:
    telling.cast(ME, "Bolt", YOU)


def spells_and_combat(telling: Telling) -> None:
    """Alice casts spells of every kind, then attacks and is blocked."""
    spells(ME)(telling)
    attacks(telling, ME)
    blocks(telling, ME)


def instants(telling: Telling) -> None:
    """Instants of Alice, those that the card's words describe first."""
    instants = [c for c in (*described_by(telling.board.card), *KINDS) if "Instant" in c.types]
    for card in instants:
        telling.spell(ME, card)


def spells_then_blocked(telling: Telling) -> None:
    spells(ME)(telling)
    alone_blocked_once(telling)


def spells_then_it_dies(telling: Telling) -> None:
    spells(ME)(telling)
    it_dies(telling)


def spells_then_all_die(telling: Telling) -> None:
    spells(ME)(telling)
    telling.cast(ME, "Ruin")


def my_next_spells(telling: Telling) -> None:
    telling.actions += [GoTo(Moment.NEXT_TURN, YOU), GoTo(Moment.NEXT_TURN, ME), GoTo(Moment.MAIN, ME)]
    spells(ME)(telling)


def spells_in_the_attack(telling: Telling) -> None:
    """Alice attacks and casts instants before blockers are declared."""
    attacks(telling, ME)
    instants(telling)


def thrice_set_off(telling: Telling) -> None:
    for _ in range(3):
        set_off(ME)(telling)


def thrice_spells(telling: Telling) -> None:
    for number in range(3):
        for card in (*described_by(telling.board.card)[:2], *KINDS[:1], LANDS[number]):
            telling.spell(ME, card)


def spells_then_next_combat(telling: Telling) -> None:
    spells(ME)(telling)
    my_next_combat(telling)


def my_poke_at_his_creature(telling: Telling) -> None:
    telling.cast(ME, "Poke", f"{YOU}'s Bear")


def my_bolt_at_his_creature(telling: Telling) -> None:
    telling.cast(ME, "Bolt", f"{YOU}'s Bear")


def bolts_then_life(telling: Telling) -> None:
    bolts(telling)
    telling.cast(ME, "Plenty")


def bolts(telling: Telling) -> None:
    for player, target in ((YOU, ME), (YOU, telling.board.host or ME), (ME, YOU)):
        telling.cast(player, "Bolt", target)


def flashed_back(telling: Telling) -> None:
    telling.actions.append(Cast(ME, f"{ME}'s Memory in graveyard", paid=("flashback",)))


def plays(player: str, what: str) -> Callable[[Telling], None]:
    """Alice casts a card of that player, where something lets her."""

    def tell(telling: Telling) -> None:
        telling.actions.append(Cast(ME, f"{player}'s {what}"))

    return tell


def from_exile(player: str) -> Callable[[Telling], None]:
    """A player casts what lies in exile."""

    def tell(telling: Telling) -> None:
        for what in ("Omen", "Ghost"):
            telling.actions.append(Cast(player, f"{player}'s {what} in exile"))

    return tell


def he_casts(what: str) -> Callable[[Telling], None]:
    """In his next turn the opponent casts a card of his that has left the battlefield."""

    def tell(telling: Telling) -> None:
        telling.actions += [GoTo(Moment.NEXT_TURN, YOU), Cast(YOU, f"{YOU}'s {what}")]

    return tell


def casts(*names: str, by: str = ME) -> Callable[[Telling], None]:
    def tell(telling: Telling) -> None:
        for name in names:
            telling.cast(by, name)

    return tell


def it_dies(telling: Telling) -> None:
    telling.cast(YOU, "Doom", telling.board.subject)
