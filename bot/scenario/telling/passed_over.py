"""What is there and is taken to do nothing: said, as it could matter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.abilities.effects import Shield
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds
from bot.engine.told.script import Activate
from bot.regex import regex
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.its_trigger import triggers_on_entering
from bot.scenario.phrases.keywords import KEYWORD_WORDS, keywords_in
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import COLOR_NAMES, word_set

_FOR_A_TURN = regex(r"\bwhen(?:ever)? [^.]*\benters\b[^.]*\b(?:until end of turn|this turn)\b", re.IGNORECASE)


def what_is_passed_over(story: Story) -> list[str]:
    """Instants that were told to be at hand and that nothing is done with, where it is asked what happens; what entered this turn
    and did something for the turn as it did."""
    said: list[str] = []
    for thing in story.things if story.questions else ():
        if thing.zone == "hand" and thing.declared and thing.cast_by is None and thing.is_type("Instant"):
            said.append(f"{thing.label} is not cast: it is not told that it is.")
    said += [f"{label} is not activated: it is not told that it is." for label in _idle_shields(story)]
    for thing in story.things:
        texts = [text for text in thing.texts if _FOR_A_TURN.search(text)]
        if thing.sick and thing.cast_by is None and texts and triggers_on_entering(thing.types, texts):
            said.append(f"What {thing.label} did as it entered is not counted.")
    return said


def _idle_shields(story: Story) -> list[str]:
    """What could prevent or redirect damage for mana, where its controller is told to have mana and nothing is told of its use."""
    used = {action.source for action in story.actions if isinstance(action, Activate)}
    found: list[str] = []
    for thing in story.things if story.questions else ():
        seat = story.seats.get(thing.holder or "")
        card = story.card(thing) if thing.zone == "battlefield" and thing.declared else None
        if card is None or seat is None or not seat.mana or thing.label in used or thing.tapped:
            continue
        if any(holds(ability.effects, Shield) for ability in activated_of(card.abilities)):
            found.append(thing.label)
    return found


def quality_passed_over(text: str, skipped: Sequence[str], story: Story) -> str | None:
    """The words that were passed over and say a color or a keyword that is said nowhere else, by the story or by a card of it: they
    may be why things come out as they do."""
    told = text
    for words in skipped:
        told = told.replace(words, " ")
    known = {*_words(told)} | {
        word for thing in story.things for line in thing.texts for word in _words(line)
    }
    if "flying" in known:
        known |= _FLYERS
    has = {keyword for thing in story.things for line in thing.texts for keyword in keywords_in(line)}
    has |= {*keywords_in(told)}
    return next(
        (
            words
            for words in skipped
            if ({*_words(words)} & _QUALITIES) - known
            or {*keywords_in(words)} - has
            or {*_words(words)} & _MAKES_BIGGER
        ),
        None,
    )


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z]+", text.lower())


#: What makes others bigger, wherever else it is told.
_MAKES_BIGGER = word_set("anthem anthems lord lords")
_FLYERS = word_set("flyer flyers flier fliers flies fly")
_QUALITIES = COLOR_NAMES | KEYWORD_WORDS


def refuse_held_spells(story: Story, statement: Statement, player: str) -> None:
    """`Can he kill it in response?` of whoever has Lightning Bolt in hand, where nothing is done with it. Raises `CannotMean`."""
    if statement.kind != "ask candie":
        return
    held = [t for t in story.things if t.zone == "hand" and t.declared and t.cast_by is None]
    unused = [t.label for t in held if t.is_type("Instant") and player in (t.holder, t.owner)]
    if unused:
        said = f"It is not told whether {' and '.join(unused)} is used: ask what comes of it when it is."
        raise CannotMean(said, (), statement.start, statement.end)


def refuse_unused_cards(story: Story, statement: Statement, kind: str) -> None:
    """`Can Nissa survive?` with Healing Salve in hand asks what she can do with it. Raises `CannotMean`: that is not looked for."""
    if kind not in ("survives", "isloser") or story.tokens[statement.start].fold not in ("can", "could"):
        return
    unused = [t.label for t in story.things if t.zone == "hand" and t.declared and t.cast_by is None]
    if unused:
        said = f"It is not told whether {' and '.join(unused)} is used: ask what comes of it when it is."
        raise CannotMean(said, (), statement.start, statement.end)
