"""Which ability of its source is activated, by the words that tell what it does."""

from __future__ import annotations

import re

from bot.abilities.keywords import KEYWORDS
from bot.engine.told.script import AbilityOf
from bot.scenario.meaning.aiming import mode_words
from bot.scenario.meaning.color_of_choice import color_told
from bot.scenario.meaning.effects_of_abilities import (
    chosen_as_it_resolves,
    done_and_not_paid,
    returned_as_it_is_done,
)
from bot.scenario.meaning.how_often import split_times
from bot.scenario.meaning.sources import with_same_targets, with_source_named
from bot.scenario.meaning.to_each import as_its_text_says, with_its_x
from bot.scenario.meaning.walkers_used import says_which
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import How
from bot.scenario.telling.story import Story
from bot.scenario.telling.which_ability import abilities_meant, of_what_is_told, texts_meant
from bot.scenario.things.board import Thing
from bot.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Meant:
    """An ability by the `words` that tell of it, with the `modes` and `purposes` that are told, its `texts`, what is `picked` as it resolves,
    and what is `returned` besides; `which` it is, None where any."""

    words: str
    modes: tuple[str, ...]
    purposes: tuple[str, ...]
    which: tuple[AbilityOf, ...] | None
    texts: tuple[str, ...]
    picked: tuple[ThingRef, ...]
    returned: tuple[ThingRef, ...]


def ability_meant(story: Story, source: Thing, how: How) -> tuple[How, Meant]:
    """How the ability is activated, and which it is."""
    how = with_same_targets(story, source, with_source_named(story, source, how))
    modes = [split_times(mode_words(story, mode)) for mode in how.modes]
    told = tuple(mode for mode, _ in modes)
    words = how.words or " ".join(told)
    how = replace(how, chosen=how.chosen or color_told(source, words) or _ability_told(source, words))
    if how.times == 1 and modes:
        how = replace(how, times=max(times for _, times in modes))
    purposes = how.modes
    how, picked = chosen_as_it_resolves(story, source, done_and_not_paid(story, source, how))
    how, returned = returned_as_it_is_done(story, source, how)
    which = abilities_meant(story, source, words, how.which, purpose=not how.words)
    which = of_what_is_told(story, source, which, how, told)
    says_which(story, source, which, how)
    texts = texts_meant(story, source, which)
    how = as_its_text_says(source.label, texts, with_its_x(texts or source.texts, how))
    if texts and not any("target" in text.lower() for text in texts):
        # `to deal 2 damage to each opponent` is what it says, and aims at nobody
        how = replace(how, modes=())
    return how, Meant(words, told, purposes, which, texts, picked, returned)


def _ability_told(source: Thing, words: str) -> tuple[tuple[str, str], ...]:
    """`to give it flying`, of an ability that gives one of several: that one."""
    offered = [text for text in source.texts if "choice of" in text]
    given = [
        word
        for word in (KEYWORDS if offered else ())
        if any(word in text for text in offered) and re.search(rf"\b{word}\b", words.lower())
    ]
    return (("ability", given[0]),) if len(given) == 1 else ()
