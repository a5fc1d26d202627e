"""Standard stories: what can be done with a card at each kind of time, and what may come after.

A story has a moment (what happens first), a deed (the card is cast in one of its ways, an ability of it is activated, or it
is simply there) and an aftermath. Together they set off every kind of event, and give what lasts something to act on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest

from bot.abilities.card import Card
from bot.answers.sweep.aftermaths import AFTER
from bot.answers.sweep.boards import ME, YOU, board
from bot.answers.sweep.company import Company
from bot.answers.sweep.deeds import deeds_of
from bot.answers.sweep.moments import BEFORE
from bot.answers.sweep.setting_off import spells_for
from bot.answers.sweep.telling import Deed, Telling
from bot.engine.told.script import (
    Script,
)
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Story:
    """A standard story, made anew for each version of the card. `rank`: where it stands among those that nothing speaks for."""

    name: str
    company: Company
    on: str
    deed: Deed
    rank: float
    before: Callable[[Telling], None]
    after: Callable[[Telling], None]

    def script(self, card: Card) -> Script:
        """The story with this version of the card."""
        telling = Telling(board(card, self.deed.zone, self.company, self.on))
        self.before(telling)
        self.deed.tell(telling)
        self.after(telling)
        return telling.script()

    @property
    def times(self) -> str:
        """Its moment and its aftermath."""
        return " | ".join(self.name.split(" | ")[-2:])

    def told_plainly(self) -> Story:
        """The same story with the card cast without paying for anything more."""
        return replace(self, deed=replace(self.deed, zone="hand", tell=self.deed.plainly or self.deed.tell))


"""Stands for an alternative or additional cost of the card's own among the keywords that can be paid for."""


_PLAINLY = [[("", after) for after in AFTER], [(before, "") for before in BEFORE if before]]

PAIRS: tuple[tuple[str, str], ...] = (
    *(pair for both in zip_longest(*_PLAINLY) for pair in both if pair is not None),
    ("his upkeep", "his combat"),
    ("his turn", "my spells"),
    ("his turn", "my instants"),
    ("after his spells", "my spells"),
    ("after what it waits for", "alone"),
    ("my attack", "lands are tapped"),
    ("my upkeep", "turns"),
    ("all is tapped at his end step", "my next upkeep"),
    ("my attack", "next combat"),
    *(
        ("all is tapped", after)
        for after in ("life", "cards", "my spells", "creatures", "damage", "my instants")
    ),
    ("after what it waits for", "alone, blocked"),
    ("after what it waits for", "my combat"),
    ("the others are tapped", "what it waits for"),
    ("the others are tapped", "my spells"),
    ("he has no mana", "his combat"),
    ("he has no mana", "bolts"),
    ("all is tapped", "poked"),
    ("his turn", "his combat"),
    ("his turn", "his combat, blocked"),
    ("his turn", "damage"),
    ("his turn", "he attacks with nothing"),
    ("his turn", "alone, he blocks with nothing"),
    ("after much", "turns"),
    ("after what it waits for", "turns"),
    ("after much", "my combat"),
    ("his end step", "my next upkeep"),
    ("my attack, blocked", "damage"),
    ("his attack, blocked", "damage"),
    ("my attack", "turns"),
    ("my attack", "his combat"),
    ("all is tapped", "what it waits for"),
    ("all is tapped", "my next upkeep"),
    ("my attack", "my next upkeep"),
    ("his turn", "theirs is used"),
    ("behind", "bolts"),
    ("ahead", "bolts"),
    ("behind", "my next upkeep"),
    ("ahead", "my next upkeep"),
    ("behind", "turns"),
    ("he has more", "my next upkeep"),
    ("he has more", "turns"),
    ("he has no mana", "my combat, blocked"),
    ("after my bolt", "alone, blocked"),
    ("after my bolt", "turns"),
    ("he has more", "his spells"),
    ("answering a spell", "bolts"),
    ("answering a spell", "his spells"),
    ("after its attack", "bolts"),
    ("my upkeep", "his combat"),
    ("my upkeep", "my combat, blocked"),
    ("my upkeep", "theirs is used"),
    ("his turn", "his combat, host blocks two"),
    ("his turn", "lands are tapped, turns"),
    ("my attack", "chaos"),
    ("all is tapped", "chaos"),
    ("after combat", "chaos"),
    ("after its attack", "turns"),
    ("the others are tapped", "turns"),
    ("I have more", "alone"),
    ("after losses", "turns"),
    ("after a discard", "turns"),
    ("after a land", "turns"),
    ("his turn", "cards"),
)
"""The moments and aftermaths that go together."""

FEW_PAIRS: tuple[tuple[str, str], ...] = (
    ("", ""),
    ("", "what it waits for"),
    ("", "bolts"),
    ("", "alone"),
    ("", "my combat"),
    ("", "my combat, blocked"),
    ("", "his combat"),
    ("", "his combat, blocked"),
    ("", "damage"),
    ("", "alone, blocked"),
    ("", "it dies"),
    ("", "his combat, host blocks"),
    ("", "his combat, host blocks two"),
    ("", "all die"),
    ("", "turns"),
    ("", "my next turn"),
    ("", "my next turn, spells"),
    ("", "my spells"),
    ("after what it waits for", "alone"),
    ("my attack", "turns"),
    ("after what it waits for", "turns"),
    ("after much", "turns"),
    ("after much", ""),
    ("answering a spell", ""),
    ("my attack, blocked", ""),
    ("", "used"),
    ("", "he attacks everybody"),
    ("answering an ability", ""),
    ("", "tapped for a turn"),
    ("all is tapped at my upkeep", ""),
    ("his attack, not blocked", ""),
    ("my attack", ""),
    ("behind", ""),
    ("ahead", ""),
    ("after losses", ""),
    ("", "crewed"),
    ("answering my spell", ""),
    ("answering another spell of mine", ""),
    ("", "my next combat"),
    ("my attack", "next combat"),
    ("", "my others attack, blocked"),
    ("sheltered", ""),
    ("", "cards"),
    ("", "poison"),
    ("", "my next turn, all attack"),
    ("", "alone, then life"),
    ("", "plays my top card"),
    ("", "alone, turns"),
    ("", "he attacks it"),
    ("my upkeep", ""),
)
"""Those that are told in other company than the usual too."""

LATE_PAIRS: tuple[tuple[str, str], ...] = (
    ("", ""),
    ("", "my combat"),
    ("", "turned up"),
    ("answering a spell", ""),
    ("", "lands are tapped"),
    ("", "lands are tapped, turns"),
    ("", "alone, blocked by the last, turns"),
    ("", "his combat, host blocks the last, turns"),
    ("", "plays my top card"),
    ("", "my next turn, spells"),
    ("", "what it waits for"),
    ("", "alone, blocked"),
    ("", "used"),
    ("", "turns"),
    ("", "my next turn"),
    ("", "damage"),
)
"""Those that are told late in a game."""


_BEHIND = {Company.LATE: 20.0}
"""How far behind those in the usual company others stand (else 3.5); what is only so late in a game is seldom asked for."""


def _pairs(company: Company) -> tuple[tuple[str, str], ...]:
    return {Company.USUAL: PAIRS, Company.LATE: LATE_PAIRS}.get(company, FEW_PAIRS)


def stories_of(card: Card) -> Iterator[Story]:
    """Every standard story of a card."""
    waits = bool(spells_for(card))
    attaches = bool({"Aura", "Equipment"} & set(card.subtypes))
    for deed in deeds_of(card):
        for company in Company:
            if deed.kind == "elsewhere" and company is Company.THREE:
                continue
            for on in (ME, YOU) if attaches and deed.zone == "battlefield" else (ME,):
                usual = company is Company.USUAL and on == ME
                for rank, (before, after) in enumerate(_pairs(company)):
                    if before.startswith("answering") and deed.kind not in ("cast", "activate"):
                        continue
                    if not waits and "waits for" in f"{before}{after}":
                        continue
                    name = f"{deed.kind} | {company.name} | {on} | {before} | {after}"
                    yield Story(
                        name,
                        company,
                        on,
                        deed,
                        rank if usual else _BEHIND.get(company, 3.5) + 2 * rank,
                        BEFORE[before],
                        AFTER[after],
                    )
