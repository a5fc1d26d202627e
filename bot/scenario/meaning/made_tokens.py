"""`Alice creates a Treasure token`: tokens said to be made."""

from __future__ import annotations

import re

from bot.abilities.predefined_tokens import PREDEFINED
from bot.engine.told.decisions import PicksModes
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.explained.either_way import chooses_tokens
from bot.scenario.explained.modes import choose_what_makes
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.modes_told import mode_that_makes
from bot.scenario.telling.story import Story
from bot.scenario.text.words import NUMBER_WORDS
from bot.scenario.things.token_names import told_of
from bot.scenario.things.tokens_made import as_made
from bot.scenario.things.tokens_to_come import to_come


@means("makes")
def makes(story: Story, statement: Statement) -> None:
    """They are there from then on: taken as there from the beginning, untapped. Where something that is told makes such tokens
    after a deed, it says what comes of that."""
    by = statement.get("it")
    makers = story.resolve(by, "source") if by else []
    player = next((t.holder or t.cast_by for t in makers), None) or actor_of(story, statement)
    refs: tuple[ThingRef, ...] = statement.slots["tolds"]
    if len(refs) == 1 and refs[0].subtypes and chooses_tokens(story, player, refs[0].subtypes[-1]):
        if refs[0].count <= 1:
            story.refer([told_of(story, refs[0].subtypes[-1], player)])
        return
    if story.actions and all(_is_made_by_what_is_told(story, ref) for ref in refs):
        choose_what_makes(story, player, statement)
        picked = mode_that_makes(story, player, refs)
        told = {(a.player, a.source) for a in story.actions if isinstance(a, PicksModes)}
        if picked is not None and (player, picked.source) not in told:
            story.actions.append(picked)  # `At my end step I make a Raccoon`
        for ref in refs:
            _confirm_as_many(story, ref)
        if len(refs) == 1 and refs[0].count <= 1:
            story.refer(to_come(story, refs[0], "any", player))  # `I get a Construct. How big is it?`
        story.skip(statement.start, statement.end)
        return
    if makers:
        raise CannotMean("It is not told how it makes those tokens.", (), statement.start, statement.end)
    if any(_WATCHES.search(text) for thing in story.things for text in thing.texts):
        for ref in refs:
            _make(story, player, ref)
        return
    for ref in refs:
        for thing in story.resolve((ref,), "declare", player):
            thing.token = thing.said_to_be_made = True
            thing.told = thing.told or player
            thing.sick = True


#: How many tokens a text makes, by the word before what they are.
_MAKES = regex(r"\bcreates? (\w+)\b", re.IGNORECASE)
_COUNTS = {word: count for count, word in NUMBER_WORDS.items()} | {"a": 1, "an": 1}


def _confirm_as_many(story: Story, ref: ThingRef) -> None:
    """`I make three Goblins with Krenko`: as many as the text says. Raises `CannotMean` where it says another number, or where that hangs on
    what is there, of which nothing else is told."""
    if ref.count < 2:
        return
    texts = [text for thing in story.things for text in thing.texts if "token" in text]
    said = {word.lower() for text in texts for word in _MAKES.findall(text)}
    doubled = any("would be created" in text or "would create" in text for text in texts)
    if (
        said
        and not doubled
        and ref.count not in {_COUNTS.get(word, 0) for word in said}
        and "that" not in said
    ):
        raise CannotMean(f"It is not told why {ref.count} tokens are made.", (), ref.start, ref.end)


#: Texts that something comes of as tokens are made (CR 111.1, 603.6a, 614.1).
_WATCHES = regex(
    r"\bwhenever [^.]*\benters?\b|\bwhenever [^.]*\bcreate\b|\btokens? would be created\b|\bwould create\b|\benters with\b[^.]*other",
    re.IGNORECASE,
)


def _make(story: Story, player: str, ref: ThingRef) -> None:
    """Creates the tokens, as something that is told may come of it. Raises `CannotMean` where it is not told what they are."""
    known = len(ref.subtypes) == 1 and ref.subtypes[0] in PREDEFINED and not ref.lines
    if (ref.size is None and not known) or ref.counters or ref.attached or ref.status or ref.of:
        raise CannotMean("It is not told what makes those tokens.", start=ref.start, end=ref.end)
    number = max(1, ref.count)
    plural = "s" if number > 1 else ""
    count = "a" if number == 1 else NUMBER_WORDS.get(number, str(number))
    if ref.size is None:
        text = f"reate {count} {ref.subtypes[0]} token{plural}"
        effect(
            story, player, "Token Spell", f"C{text}.", said=f"{player} c{text.replace('reate', 'reates', 1)}"
        )
        return
    kind = " ".join((*(ref.colors or ("colorless",)), *ref.subtypes))
    having = f" with {' and '.join(ref.lines)}" if ref.lines else ""
    artifact = "artifact " if "Artifact" in ref.types else ""
    size = f"{ref.size[0]}/{ref.size[1]}"
    text = f"Create {count} {size} {kind} {artifact}creature token{plural}{having}."
    said = f"{player} creates {count} {size} {kind} {artifact}creature token{plural}{having}"
    effect(story, player, "Token Spell", text, said=said)


def _is_made_by_what_is_told(story: Story, ref: ThingRef) -> bool:
    texts = [text for thing in story.things for text in thing.texts]
    if any(as_made(ref, (text,)) is not None for text in texts):
        return True
    words = re.escape(" ".join(ref.subtypes))
    return bool(words) and any(
        re.search(rf"reate\b[^.]*\b{words}\b[a-z ]* tokens?\b", text) for text in texts
    )
