"""Words of what a game is in, or what was done to a permanent before."""

from __future__ import annotations

from bot.scenario.text.words import word_set

#: What a game is in, what was done to a permanent before, and conditions that cards name: not read yet, and never idle.
OF_GAMES = word_set(
    """
    emblem emblems daytime nighttime adapted phased morphed devotion delirium threshold metalcraft hellbent ferocious revolt raid landfall
    morbid unpaired monstrosity fortified detained exhausted frozen indestructability hexproofed shrouded protected evasive enraged
    haunted imprinted ciphered clashed cascaded storming dredged scryed populated amassed investigated explored connived discovered
    foraged collected evidence disguised cloaked rooms unlocked door harnessed plotted warped charged tempted ringbearer outlaw party
    coven alliance magecraft addendum lieutenant battalion bloodrush heroic constellation inspired
    """
)
