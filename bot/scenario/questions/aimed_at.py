"""Whether what a card does can be done to something: `Can Shock target planeswalkers?`, `Can Unsummon bounce a token?`"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bot.abilities.card import Card
from bot.abilities.keyword_abilities.activated import activated_of
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability, enters_and_does_it
from bot.scenario.meaning.one_spell import cast_spell
from bot.scenario.meaning.spell_modes import says_which
from bot.scenario.meaning.trigger_targets import trigger_targets
from bot.scenario.phrases.values import ThingRef
from bot.scenario.questions.asked_about import labels_of
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from bot.scenario.sentences.statements import How, Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.words import word_set
from bot.scenario.things.aims import is_aimed_at_players_alone, targets_of
from bot.scenario.things.board import Thing
from bot.values import replace


def target_what_is_asked(story: Story, statement: Statement) -> None:
    """It is answered by doing it: a spell is cast, a permanent's ability activated, what does it as it enters is cast."""
    ref: ThingRef = _spoken_of(story, statement.slots["by"])
    statement = replace(statement, slots={**statement.slots, "by": ref})
    if ref.word == "trigger" or {"trigger", "triggers"} & plain_verbs(story, statement):
        slots = {"trigger": ref, "targets": targets_meant(statement)}
        trigger_targets(story, replace(statement, kind="triggertarget", slots=slots))
        return
    player = _who_has_it(story, statement)
    card = story.card_meant(ref)
    _have_there(story, statement)
    how = How(targets=targets_meant(statement))
    if card is not None and ({"Instant", "Sorcery"} & {*card.types} or "Aura" in card.subtypes):
        _confirm_aims(bool(targets_of(card)) or "Aura" in card.subtypes, ref)
        if "target" not in plain_verbs(story, statement):
            _confirm_aimed_at_such(card, how, ref)
        cast_spell(story, player, ref, how)
        _choose_to_tap(story, statement, player)
        return
    _confirm_aims(card is not None and bool(targets_of(card)), ref)
    if card is None or enters_and_does_it(story, player, ref, how):
        return
    _confirm_aims(bool(activated_of(card.abilities)), ref)
    activate_ability(story, player, ref, how)


def _spoken_of(story: Story, ref: ThingRef) -> ThingRef:
    """`Can Shock target Bear? Can it target me?`: `it` is what the same was asked of before, else what was spoken of last and has an
    ability with a target."""
    if ref.source != "it" or ref.many or ref.word != "it":
        return ref
    last = story.questions[-1] if story.questions else None
    asked = (last.parts[:1] or (last,))[0] if last is not None else None
    if asked is not None and asked.kind == "cantarget" and len(asked.by.names) == 1:
        return ThingRef("card", ref.start, ref.end, name=asked.by.names[0], told=ref.told, word=ref.word)
    spoken = story.focus[-1:]
    if len(spoken) == 1 and (card := story.card(spoken[0])) is not None and activated_of(card.abilities):
        return ThingRef("card", ref.start, ref.end, name=spoken[0].name, told=ref.told, word=ref.word)
    return ref


def _who_has_it(story: Story, statement: Statement) -> str:
    """Who does it with that card: whose it is told to be, else whoever asks. Where something bars opponents alone (CR 702.11), it has to
    be told."""
    ref: ThingRef = statement.slots["by"]
    there = next(
        (t for t in story.things if t.name == ref.name and t.zone == "battlefield" and t.declared), None
    )
    told = story.owner(ref.owner) or (there.holder if there is not None and ref.name else None)
    texts = (text for thing in story.things if thing.declared for text in thing.texts)
    if told is None and any(map(_BARS_OPPONENTS.search, texts)):
        raise CannotMean(f"It is not told who casts {ref.told}.", start=ref.start, end=ref.end)
    return told or ("You" if story.speaks else next(iter(story.seats)))


#: Words of a card by which it may matter whose spell is aimed.
_BARS_OPPONENTS = re.compile(r"\bhexproof\b|\bopponents? controls?\b", re.IGNORECASE)


def _confirm_aims(aims: bool, ref: ThingRef) -> None:
    if not aims:
        raise CannotMean(f"It is not told what targets with “{ref.told}”.", start=ref.start, end=ref.end)


def _confirm_aimed_at_such(card: Card, how: How, ref: ThingRef) -> None:
    """`Does Settle the Wreckage hit hexproof creatures?`: of what is aimed at players alone, that it can't be aimed at a creature says
    nothing of what becomes of that. Raises `CannotMean`."""
    if is_aimed_at_players_alone(card) and any(isinstance(one, ThingRef) for one in how.targets or ()):
        _confirm_aims(False, ref)


def _choose_to_tap(story: Story, statement: Statement, player: str) -> None:
    """Of a spell that taps or untaps, which of both is asked about."""
    verbs = plain_verbs(story, statement)
    if verbs & {"tap", "untap"}:
        says_which(story, player, story.spells[-1], "untap" not in verbs)


def targets_meant(statement: Statement) -> tuple[Any, ...]:
    """At what it is aimed, with the zone that the question says it is in: `from my graveyard`."""
    place = statement.get("place")
    found = (_one_of_them(ref) for ref in statement.slots["what"])
    if not isinstance(place, tuple):
        return tuple(found)
    zone, owner = place
    return tuple(
        ref.but(place=zone, placed=owner) if isinstance(ref, ThingRef) and not ref.place else ref
        for ref in found
    )


def _have_there(story: Story, statement: Statement) -> None:
    """`my opponent's land` is one that he has, where none was told."""
    for ref in statement.slots["what"]:
        if not isinstance(ref, ThingRef) or ref.source != "kind" or ref.owner is None or not ref.types:
            continue
        owner = story.owner(ref.owner)
        there = (thing for thing in story.things if thing.holder == owner and not thing.gone)
        if owner is None or "Creature" in ref.types or any(map(_is_one(ref), there)):
            continue
        for thing in story.resolve((ref.but(article="a", owner=None),), "declare", owner):
            thing.told = owner


def _is_one(ref: ThingRef) -> Callable[[Thing], bool]:
    return lambda thing: all(thing.is_type(kind) for kind in ref.types)


def of_one_of_a_kind(story: Story, statement: Statement) -> Statement:
    """`Does Diabolic Edict kill hexproof creatures?` is asked of one, where nothing is told."""
    what = statement.get("what")
    if (
        statement.kind != "ask dies"
        or statement.get("by") is None
        or story.things
        or not isinstance(what, tuple)
    ):
        return statement
    return replace(statement, slots={**statement.slots, "what": tuple(_one_of_them(ref) for ref in what)})


def _one_of_them(ref: Any) -> Any:
    """One of a kind that is asked about in the plural: `planeswalkers`."""
    if (
        isinstance(ref, ThingRef)
        and ref.source == "kind"
        and ref.many
        and not ref.article
        and ref.owner is None
    ):
        loyalty = 3 if "Planeswalker" in ref.types else None
        return ref.but(many=False, count=1, article="a", loyalty=loyalty)
    return ref


def with_what_it_does(story: Story, statement: Statement, question: Question) -> Question:
    """`Can Murder exile a creature?` asks whether it can be aimed at one, and whether that is exiled then."""
    what = labels_of(story, statement.get("what"))
    verbs = plain_verbs(story, statement)
    end = end_of(story, question.text, verbs, what, _who_has_it(story, statement))
    return question if end is None else Question(question.text, "all", parts=(question, end))


_LEAVING = word_set("bounce return reanimate regrow bring get retrieve")


def plain_verbs(story: Story, statement: Statement) -> set[str]:
    """The words of the statement that may be its verb: an `untapped` creature is not untapped by what is asked about."""
    return {token.fold for token in story.tokens[statement.start : statement.end]}


def end_of(story: Story, text: str, verbs: set[str], what: tuple[str, ...], who: str) -> Question | None:
    """Whether what is to be done to those things is done in the end, asked of the outcome; None where the verb says no such thing."""
    about = Subject(what)
    lies = any(thing.zone == "graveyard" for thing in story.things if thing.label in what)
    found: Question | None = None
    if "exile" in verbs:
        found = Question(text, "exiled", about)
    elif verbs & _LEAVING:
        found = Question(text, "back" if lies else "inhand", about)
    elif "steal" in verbs and who:
        found = Question(text, "controls", about, who=who)
    elif verbs & {"destroy", "kill"} and verbs & {"trigger", "triggers"}:
        found = Question(text, "dies", about)
    elif verbs & {"tap", "untap"}:
        found = Question(text, "isof", about, words="untapped" if "untap" in verbs else "tapped")
    return None if found is None else replace(found, among="any")  # where one may do it, it can be done
