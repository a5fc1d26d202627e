"""Words that begin a thought, and words that questions end before."""

from __future__ import annotations

from bot.scenario.text.words import word_set

#: Words that begin a thought rather than a deed.
THOUGHTS = word_set(
    """
    figuring hoping thinking wanting knowing expecting believing wondering want wanted think thought hope hoped guess figure figured
    believe wonder know knew hoping assume trying feel suppose sure argue argues argued says said say claims claimed claim told tells
    """
)


AFTER_QUESTION = word_set(
    """
    and or if when but after since because given with assuming while as then so though who what does do how
    is thanks thank even now also once
    """
)  # fmt: skip

#: Words for somebody who plays.
PERSONS = word_set("i he she they we you player opponent opp opponents friend")
