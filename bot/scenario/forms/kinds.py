"""Kinds of statements, by what they tell."""

from __future__ import annotations

from bot.scenario.text.words import word_set

#: Statements of what there is as the story begins, whenever they are told.
BOARD = word_set(
    """
    life lifeof playerhas poison energy experience rad isday isnight monarch blessed initiative completeddungeon speed maxspeed commander castbefore bycommander pairedwith imprinted imprintedon controls has there board onlyones present attachedhas inzone inplay under ownedby stole isa status summonsick counters marked manavalue loyalty defense
    hasability ownrule lacks size attached outagainst enchanted wears chosenfor chosen named filler counted fillercards hascards fillerzone mana nothing
    """
)
