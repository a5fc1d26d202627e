"""What of a card the engine plays with: what nothing acts on set aside, what keywords and levels stand for written out."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from bot.abilities.ability import Ability, Keyword, LevelBand, Static, Unread
from bot.abilities.amounts import CountersOn, Number
from bot.abilities.card import Card
from bot.abilities.changes import BasePT, Change, Gains
from bot.abilities.conditions import AllSo, AmountIs, Condition
from bot.abilities.statics import Changes, While
from bot.abilities.who import SELF
from bot.engine.coverage import acts_on
from bot.engine.keyword_abilities import statics_of


@lru_cache(maxsize=4096)
def playable(card: Card) -> Card:
    """The card with every ability that has behaviour. The others are `Unread`: they do nothing, and whoever answers says so
    where it could matter; no part without behaviour is ever met while a game is played."""
    abilities: list[Ability] = []
    for number, ability in enumerate(card.abilities):
        if not acts_on(ability):
            text = card.texts[number] if number < len(card.texts) else ""
            abilities.append(ability if isinstance(ability, Unread) else Unread(text))
            continue
        abilities.append(_level(ability) if isinstance(ability, LevelBand) else ability)
        if isinstance(ability, Keyword):
            abilities += statics_of(ability)
    other = playable(card.other_face) if card.other_face is not None else None
    if tuple(abilities) == card.abilities and other == card.other_face:
        return card
    return replace(card, abilities=tuple(abilities), other_face=other)


def _level(band: LevelBand) -> Static:
    """A level's size and abilities, while it has that many level counters (CR 711.2)."""
    counters = CountersOn("level", SELF)
    enough: Condition = AmountIs(counters, ">=", Number(band.least))
    if band.most is not None:
        enough = AllSo((enough, AmountIs(counters, "<=", Number(band.most))))
    changes: tuple[Change, ...] = (
        BasePT(Number(band.power), Number(band.toughness)),
        *(Gains(a) for a in band.abilities),
    )
    return Static((While(enough, (Changes(SELF, changes),)),))
