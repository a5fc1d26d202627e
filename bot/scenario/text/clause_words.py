"""Words that begin a thought, and words that questions end before."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.text.tokens import Token
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
    until
    and or if when but after since because given with assuming while as then so though who what does do how
    is thanks thank even now also once
    """
)  # fmt: skip

#: Words for somebody who plays.
PERSONS = word_set("i he she they we you player opponent opp opponents friend")

#: Words of one more of a kind of deed that was told before.
ONE_MORE = word_set("another second third fourth again also too next more twice instead different new")

#: What may be done with a spell as it is cast, or was not.
_AS_IT_IS_CAST = word_set(
    "kicked overloaded bestowed bargained foretold evoked surged prowled cleaved entwined dashed emerged fused"
)


def denies_how_it_is_cast(tokens: Sequence[Token], at: int) -> bool:
    """Whether the `not` at `at` says how something is cast: `Can I cast Shock, not kicked, on Bob?` denies nothing."""
    after = tokens[at + 1].fold if at + 1 < len(tokens) else ""
    return after in _AS_IT_IS_CAST and at > 0 and tokens[at - 1].lemma not in ("be", "get", "have")
