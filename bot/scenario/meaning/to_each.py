"""How much is told of what divides nothing: its X; and of what has no target, whom it does to what its text says."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.ability import Unread
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.abilities.who import Target
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef, Ref
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing
from bot.values import replace

_EACH_PLAYER = regex(r"\beach (?:opponent|player|other player)\b", re.IGNORECASE)
_EACH_THING = regex(
    r"\b(?:each|all)\b[^.]*\b(?:creatures?|permanents?|planeswalkers?|lands?)\b", re.IGNORECASE
)


def as_its_text_says(label: str, texts: Sequence[str], how: How, x_in_cost: bool = False) -> How:
    """`casts Exsanguinate for 3 at me`, `Pyroclasm, dealing 2 damage to each creature`: what is told is what the text says, of
    what has no target, and nothing is aimed. A number told may be its X. Raises `CannotMean` where the text has no such number."""
    aimed = (*(how.targets or ()), *(share.to for share in how.shares))
    if not aimed or any("target" in text.lower() for text in texts):
        return how
    if any(isinstance(one, PlayerRef) for one in aimed) and not _say(texts, _EACH_PLAYER):
        return how
    if not all(isinstance(one, PlayerRef) for one in aimed) and (
        not how.shares or not _say(texts, _EACH_THING)
    ):
        return how
    amounts = {share.amount for share in how.shares}
    if x_in_cost:
        x = amounts.pop() if len(amounts) == 1 and how.x is None else how.x
        return replace(how, targets=None, shares=() if x is not None or not how.shares else how.shares, x=x)
    for amount in amounts:
        if not any(re.search(rf"\b{amount}\b", text) for text in texts):
            raise CannotMean(f"{label} says nothing of {amount}.")
    return replace(how, targets=None, shares=())


def refuse_loosely_aimed(story: Story, spell: Thing, refs: Sequence[Ref]) -> None:
    """`casts Through the Breach on Griselbrand`: of an instant or sorcery, or of what has activated abilities, without a target `on` says
    something else than what it is aimed at, and what that is was not understood. Raises `CannotMean`; what is told to be `targeted` is left
    to the rules."""
    card = story.card(spell)
    there = spell.zone == "battlefield" and spell.cast_by is None
    abilities = activated_of(card.abilities) if card is not None and there else ()
    if card is None or not ({"Instant", "Sorcery"} & set(spell.types) or abilities):
        return
    if holds(abilities, Target):  # it equips, it crews
        return
    if any(thing.exiled_with == spell.label for thing in story.things):  # a copy of that may be aimed so
        return
    if any("target" in text.lower() for text in card.texts) or holds(card.abilities, Target, Unread):
        return
    for ref in refs:
        if ref.start and "target" not in story.tokens[ref.start - 1].fold:
            why = f"{spell.label} has no target: it is not told what it has to do with that."
            raise CannotMean(
                why, start=ref.start, end=ref.start + 1 if isinstance(ref, PlayerRef) else ref.end
            )


def with_its_x(texts: Sequence[str], how: How) -> How:
    """`uses her -X for 4 on his 4/4`, `casts Blaze for 5 on Bob`: the one share of what divides nothing is its X (CR 107.3)."""
    divides = any("divided" in text for text in texts)
    if (
        how.x is not None
        or len(how.shares) != 1
        or divides
        or not any(re.search(r"\bX\b", text) for text in texts)
    ):
        return how
    (share,) = how.shares
    return replace(how, x=share.amount, targets=(share.to,), shares=())


def _say(texts: Sequence[str], what: re.Pattern[str]) -> bool:
    return any(what.search(text) for text in texts)
