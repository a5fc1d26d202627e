"""Whether a card that is said to be used has anything to activate, and was used."""

from __future__ import annotations

import re

from bot.abilities.ability import Triggered
from bot.abilities.keyword_abilities.activated import activated_in
from bot.engine.told.script import Activate
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def confirm_has_one(story: Story, source: Thing) -> None:
    """`I use Flamerush Rider on Elf`: a card that has no ability to activate, and is given none, does so as it triggers, if at all: that
    is no activation, legal or not. Raises `CannotMean`."""
    if source.card is None or activated_in(source.card.abilities) or any(map(_is_activated, source.texts)):
        return
    given = (text for thing in story.things if thing is not source for text in thing.texts)
    if not any(_GIVES_ONE.search(text) for text in given):
        raise CannotMean(f"{source.label} has no ability to activate: it is not told what else does that.")


#: A line that may be an activated ability, and one that may give such.
_COSTS = regex(r"^[^.\"“]*:|\b(?:equip|crew|cycling|level up|channel|boast)\b", re.IGNORECASE)
_GIVES_ONE = regex(r"[\"“][^\"”]*:|\babilit(?:y|ies)\b|\bcop(?:y|ies)\b", re.IGNORECASE)


def _is_activated(text: str) -> bool:
    return _COSTS.search(text) is not None


def refuse_what_was_not_activated(story: Story, statement: Statement) -> None:
    """`Dawnstrider's ability resolves`, where it has but one to activate and nobody is told to have done so. Raises `CannotMean`."""
    ref = statement.get("trigger")
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    if not isinstance(ref, ThingRef) or ref.source != "card" or not words & {"ability", "activation"}:
        return
    card = story.names.exact(ref.name)
    abilities = card.abilities if card is not None else ()
    if not activated_in(abilities) or any(isinstance(one, Triggered) for one in abilities):
        return
    named = {thing.label for thing in story.things if ref.name in (thing.name, thing.label)}
    if not any(isinstance(action, Activate) and action.source in named for action in story.actions):
        said = f"It is not told who activates {ref.name}'s ability."
        raise CannotMean(said, (f"Alice activates {ref.name}.",), statement.start, statement.end)
