"""Whether a text asks how two cards go together, and the boards on which that is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.abilities.ability import Activated, Triggered
from bot.abilities.card import Card
from bot.abilities.changes import BasePT, BecomesType, LosesAllAbilities
from bot.abilities.damage import ReplaceDamage
from bot.abilities.events import DealsDamage, Dies, Enters
from bot.abilities.player_events import Casts
from bot.abilities.statics import DamageRule
from bot.abilities.walk import holds
from bot.scenario.errors import NotUnderstood
from bot.scenario.interplay.acting import acts_of, events_of
from bot.scenario.interplay.doing import is_what_it_does
from bot.scenario.interplay.frames import Framed, framed
from bot.scenario.interplay.happening import HAPPENINGS, OTHER, SPELLS, USER, Acting
from bot.scenario.interplay.knowing import (
    acts_by_itself,
    acts_only_so,
    hangs_on_more,
    is_answer,
    speaks_of_kinds,
)
from bot.scenario.interplay.spoken_of import Spoken, spoken_of, whom_of
from bot.scenario.interplay.staging import bearer_of, is_attached, stories_of
from bot.scenario.interplay.told_before import with_what_was_told
from bot.scenario.naming.lexicon import Lexicon
from bot.scenario.naming.names import Names
from bot.scenario.plain.asking import DENIED
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from bot.scenario.questions.taxing import is_taxing
from bot.scenario.scenario import Scenario
from bot.scenario.text.tokens import Token, sentences
from bot.scenario.text.words import GREETINGS
from bot.values import dataclass, replace

Read = Callable[[str], Scenario]

#: Frames in which a spell is cast in answer to what is done.
_ANSWERED = frozenset({"stops", "saves", "around", "how"})

#: What happens on a board on which a card is used, if it is what a card waits for.
_SEEN_HERE = (Enters, Casts, Dies)

#: Frames that say nothing of who acts: what the first does is looked at as well.
_EITHER_ACTS = frozenset({"works", "how"})


@dataclass(frozen=True, slots=True)
class _Asked:
    """What is asked: whether `card` changes what `doer` does; `about`: only of whom or what."""

    frame: str
    card: Card
    doer: Spoken
    holders: tuple[str, ...]
    about: tuple[str, ...] = ()


def asked_of_two(text: str, tokens: Sequence[Token], names: Names, read: Read) -> Scenario | None:
    """The one question of a text, how two cards go together, on boards of its own; None where it asks something else."""
    said = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    greets = [(a, b) for a, b in said if tokens[a].fold in GREETINGS and _greets(tokens[a:b])]
    if len(said) - len(greets) > 2:
        return None  # more is told than that a card is there
    if greets:
        tokens = [token for at, token in enumerate(tokens) if not any(a <= at <= b for a, b in greets)]
    tokens = with_what_was_told(tokens, names, text)
    told = [(start, stop) for start, stop in sentences(tokens) if stop > start]
    if len(told) != 1:
        return None
    start, stop = told[0]
    sentence = tokens[start:stop]
    lexicon: Lexicon | None = None
    denied = any(token.lemma == DENIED for token in sentence)
    for one in framed(sentence):
        lexicon = lexicon or Lexicon(sentence, names, text)
        if one.frame == "triggers":
            found = _triggers(text, one, lexicon, sentence, read)
        else:
            asked = _asked(one, lexicon, sentence)
            found = _played(text, asked, read) if asked is not None else None
        if found is not None:
            (question,) = found.questions
            return replace(found, questions=(replace(question, denied=denied),))
    return None


def _greets(sentence: Sequence[Token]) -> bool:
    return all(token.fold in GREETINGS for token in sentence)


def _triggers(
    text: str, one: Framed, lexicon: Lexicon, tokens: Sequence[Token], read: Read
) -> Scenario | None:
    """Whether a happening sets off the card's ability, which is there under the control of whoever it may be for."""
    a, b = (spoken_of(lexicon, tokens, *place) for place in (one.a, one.b))
    if a is None or b is None or a.card is None or b.name not in {*HAPPENINGS, "lifelink"}:
        return None
    waits = [ability.when for ability in a.card.abilities if isinstance(ability, Triggered)]
    if "damage" in b.name and not all(holds(event, DealsDamage) for event in waits):
        return None  # to whom it is dealt is not told
    if hangs_on_more(a.card) or not waits or SPELLS & {*a.card.types} or is_attached(a.card):
        return None
    holders = (USER, OTHER) if not b.whose else (OTHER,) if b.whose == "theirs" else (USER,)
    if {a.whose, b.whose} == {"mine", "theirs"}:
        holders = (OTHER,)
    elif a.whose == b.whose == "theirs":
        holders = (USER,)
    act = b.acts[0]
    told: list[Scenario] = []
    stories: list[str] = []
    for holder in holders:
        there = f"{holder} controls {a.name}."
        stories.append(
            " ".join(filter(None, (f"It is {USER}'s turn.", act.board, act.there, there, act.deed)))
        )
        try:
            told.append(read(f"{stories[-1]} Does {a.name} trigger?"))
        except NotUnderstood:
            return None
    question = replace(told[0].questions[0], text=text.strip(), supposed=True)
    if len(told) > 1:
        tries = tuple(one.script for one in told)
        question = replace(question, kind="interplay", words="triggers", tries=tries, number=len(tries))
        if tokens[one.b[0]].fold not in ("a", "an", "another"):  # `off lifegain`: of whoever it may be for
            question = replace(question, among="any")
    said = f"This was asked of any board; it is played out so: {stories[0]}"
    first = told[0]
    return replace(
        first, questions=(question,), assumptions=(said, *first.assumptions), spans=((0, len(text)),)
    )


def _asked(one: Framed, lexicon: Lexicon, tokens: Sequence[Token]) -> _Asked | None:
    """What the words of the frame stand for; None where that is not known, or it can't be seen on a board."""
    a, b = (spoken_of(lexicon, tokens, *place) for place in (one.a, one.b))
    if a is None or b is None or a.name == b.name:
        return None
    if one.frame in _EITHER_ACTS and a.card is None:
        a, b = b, a
    whose, about = a.whose, tuple[str, ...]()
    if one.whom is not None:
        whom = whom_of(tokens[slice(*one.whom)])
        if whom is None or (one.frame == "stops" and b.card is not None):
            return None
        about = whom[1]
        if one.frame == "stops":  # `stop me from losing life`: who has it is said by that
            whose, about, b = "mine", (USER,), replace(b, whose=whom[0])
    if one.doing is not None and not is_what_it_does(tokens[slice(*one.doing)], b):
        return None
    if a.card is None or (one.frame != "how" and is_taxing(a.card)):
        return None  # what changes costs is asked of what something costs
    steady = b.card is not None and not (SPELLS & {*b.card.types} or any(act.own for act in b.acts))
    if one.frame in _EITHER_ACTS and steady and any(act.own for act in a.acts):
        a, b = b, a
    if a.card is None or not b.acts or not _can_be_there(a.card, b.acts, one.frame):
        return None
    if one.frame == "how" and b.card is not None and _turns_into(a.card) and _turns_into(b.card):
        return None
    return _Asked(one.frame, a.card, b, _holders(one.frame, a.card, whose, b), about)


def _can_be_there(card: Card, acts: Sequence[Acting], frame: str) -> bool:
    """Whether it can be seen what the card does by being there, or cast in answer."""
    if SPELLS & {*card.types}:
        return frame in _ANSWERED and is_answer(card)
    if is_attached(card):
        return all(bearer_of(act, card) for act in acts)
    return not card.abilities or not all(isinstance(ability, Activated) for ability in card.abilities)


def _holders(frame: str, card: Card, whose: str, b: Spoken) -> tuple[str, ...]:
    """Who may have the first: by what is said, else as such a question means it."""
    if "own" in (whose, b.whose):
        return (USER,)
    if whose and b.whose:
        return (USER if whose == b.whose else OTHER,)
    if frame == "saves" or SPELLS & {*card.types}:
        return (OTHER,)
    if frame in ("stops", "around"):
        return (OTHER, USER)
    return (USER, OTHER)


def _turns_into(card: Card) -> bool:
    """Whether it says what other things are: of two of those, it matters which was there first (CR 613)."""
    return holds(card.abilities, BecomesType, LosesAllAbilities, BasePT)


def _played(text: str, asked: _Asked, read: Read) -> Scenario | None:
    """The question with its boards: four for each deed, for each player who may have the card."""
    acts = [act for act in asked.doer.acts if _read_all(act, asked.card, asked.holders[0], read)]
    if not acts:
        return None
    other = asked.doer.card
    turned = asked.frame in _EITHER_ACTS and other is not None and not SPELLS & {*other.types}
    own = [
        act
        for act in (acts_of(asked.card) if turned else ())
        if other is not None and _read_all(act, other, asked.holders[0], read)
    ]
    told: list[Scenario] = []
    for holder in asked.holders:
        for act in acts:
            told += _read_all(act, asked.card, holder, read)
        for act in own:
            told += _read_all(act, other, holder, read) if other is not None else []
    sure = len(acts) == len(asked.doer.acts) and (acts_by_itself(asked.card) or is_answer(asked.card))
    sure = sure and (other is None or acts_only_so(other))
    if asked.frame in _EITHER_ACTS:
        sure = sure and acts_only_so(asked.card)
    if "Creature" in asked.card.types and any(" attacks " in act.deed for act in acts):
        sure = False  # it might block
    waits = events_of(asked.card)
    here = (
        other is not None and asked.frame in _ANSWERED and all(isinstance(one, _SEEN_HERE) for one in waits)
    )
    if waits and not here:
        sure = False  # what it waits for may not be what is done here
    if (
        other is None
        and "damage" in asked.doer.name
        and holds(asked.card.abilities, ReplaceDamage, DamageRule)
    ):
        sure = False  # it is about some damage, which need not be this
    if other is None or not any(act.own for act in acts):
        sure = sure and not speaks_of_kinds(asked.card)
    question = Question(
        text.strip(),
        "interplay",
        what=Subject((asked.doer.name,)),
        by=Subject((asked.card.name,)),
        to=Subject(asked.about),
        words=asked.frame,
        counter="" if other is not None else asked.doer.name,
        number=len(asked.holders),
        told=len(acts),
        negative=not sure,
        supposed=True,
        tries=tuple(one.script for one in told),
    )
    board = stories_of(acts[0], asked.card, asked.holders[0])[0]
    said = f"This was asked of any board; it is played out so: {board}"
    return replace(told[0], questions=(question,), assumptions=(said,), spans=((0, len(text)),))


def _read_all(act: Acting, card: Card, holder: str, read: Read) -> list[Scenario]:
    """The stories of a deed as they are read; none where one of them is not."""
    try:
        return [read(story) for story in stories_of(act, card, holder)]
    except NotUnderstood:
        return []
