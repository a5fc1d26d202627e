"""Whether what something is asked to be stopped from is what it does: `from drawing cards`, `from triggering`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.ability import Triggered
from bot.abilities.effects import DealDamage, DealDivided, PutCounters
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.player_effects import Draw, GainLife, LoseLife
from bot.abilities.tokens import CreateToken
from bot.abilities.walk import holds
from bot.scenario.interplay.spoken_of import Spoken
from bot.scenario.text.tokens import Token

#: What is done, by its verb and one of the words after it, and what in a card's text does it.
_DONE: tuple[tuple[str, tuple[str, ...], tuple[type[object], ...]], ...] = (
    ("draw", (), (Draw,)),
    ("deal", ("damage",), (DealDamage, DealDivided)),
    ("ping", (), (DealDamage,)),
    ("gain", ("life",), (GainLife,)),
    ("drain", (), (LoseLife, GainLife)),
    ("make", ("token", "tokens"), (CreateToken,)),
    ("create", ("token", "tokens"), (CreateToken,)),
    ("put", ("counter", "counters"), (PutCounters,)),
)
_USED = frozenset({"activate", "activated", "use", "used"})


def is_what_it_does(words: Sequence[Token], of: Spoken) -> bool:
    """Whether those words say what the card does, in whatever of its abilities; false where it does several things."""
    if of.card is None or not words:
        return False
    said = {token.fold for token in words}
    if said & _USED:
        return len(activated_of(of.card.abilities)) == len(of.acts) == 1
    if words[0].lemma == "trigger":
        return not activated_of(of.card.abilities) and holds(of.card.abilities, Triggered)
    for verb, others, kinds in _DONE:
        if words[0].lemma == verb and (not others or said & {*others}):
            return len(of.acts) == 1 and holds(of.card.abilities, *kinds)
    return False
