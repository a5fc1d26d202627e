"""The modes of a spell, told after it was cast: `I cast Abrade and choose to destroy his Juggernaut`."""

from __future__ import annotations

from bot.engine.told.script import Cast
from bot.scenario.meaning.aiming import targets_told
from bot.scenario.meaning.amounts_of_purposes import confirm_as_much
from bot.scenario.meaning.spell_modes import card_modes, for_each_mode
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import modes_meant
from bot.values import replace


def chooses_modes_of_what_was_cast(story: Story, player: str, words: str) -> bool:
    """Whether these words are modes of the modal instant or sorcery that `player` has just cast without telling any; they are told of it
    then, with what they aim at. Raises `CannotMean` for words that are about none of its modes, or about several."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.player != player or last.modes:
        return False
    thing = next((t for t in story.things if t.label == last.card), None)
    modal = card_modes(story, thing) if thing is not None else None
    if thing is None or modal is None or not {"Instant", "Sorcery"} & {*thing.types}:
        return False
    parts = tuple(words.split(" and ")) if " and " in words else (words,)
    modes = modes_meant(story.card(thing), parts)
    confirm_as_much(story, thing.label, thing.texts, words, x=last.x)
    targets = last.targets
    if targets.names is None and not targets.shares:
        told = targets_told(story, player, thing, How(modes=parts))
        targets = for_each_mode(story, player, modal, modes, told, words)
    story.actions[-1] = replace(last, modes=modes, targets=targets)
    return True
