"""A question as it is asked of one outcome: who and what it is about, found there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.abilities.subtypes import CREATURE_TYPES, SUBTYPES
from bot.engine.log.combat import Attacked, Blocked, BlockedInBand
from bot.engine.log.step import listed
from bot.engine.log.things import Died, Exiled, Moved, TokenCeased, TokenCreated
from bot.engine.outcome import ObjectEnd, Outcome
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Description, Part, Quantity, Subject
from bot.scenario.text.words import CREATURE_NOUNS, singular, word_set
from bot.values import dataclass


@dataclass(frozen=True, slots=True)
class Asked:
    """`what`, `by` and `to` as labels of things and names of players; `quantity`: of how many of `what`, or else of `by` or `to`,
    it has to be so. The rest is the question's own. `empty`: it is about what is described, and nothing is so; `unspoken`: no word
    of the question says `what`."""

    kind: str
    what: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    quantity: Quantity = Quantity.THOSE
    empty: bool = False
    unspoken: bool = False
    who: str = ""
    words: str = ""
    number: int | None = None
    size: tuple[int, int] | None = None
    counter: str = ""
    combat: bool | None = None
    negative: bool = False
    parts: tuple[Question, ...] = ()
    event: str = ""
    of_creatures: bool = False  # its words ask of creatures: `Which creatures die?`


def asked_of(question: Question, outcome: Outcome) -> Asked:
    """The question of that outcome."""
    subjects = (question.what, question.by, question.to)
    what, by, to = (those(subject, outcome) for subject in subjects)
    found = zip(subjects, (what, by, to), strict=True)
    said = next((one.quantity for one in subjects if one.quantity is not Quantity.THOSE), Quantity.THOSE)
    return Asked(
        question.kind,
        what,
        by,
        to,
        said,
        any(subject and not labels for subject, labels in found),
        question.what.is_unspoken,
        question.who,
        question.words,
        question.number,
        question.size,
        question.counter,
        question.combat,
        question.negative,
        question.parts,
        question.event,
        "creature" in question.text.lower(),
    )


#: What a card is called that lies in a graveyard and that nobody knows.
AN_UNKNOWN_CARD = "an unknown card"


def those(subject: Subject, outcome: Outcome) -> tuple[str, ...]:
    """The labels and names that a subject means in an outcome."""
    if subject.fitting is None:
        return subject.names
    return tuple(fitting(subject.fitting, outcome))


def fitting(described: Description, outcome: Outcome) -> Iterator[str]:
    """What fits a description: of all that is on the battlefield in the end or was there; of another zone, the cards in it."""
    if described.zone != "battlefield":
        cards = (one for one in outcome.objects if one.zone == described.zone and not one.token)
        yield from (
            card.label
            for card in cards
            if described.whose in ("", card.owner) and is_kind(card, described.kinds)
            if card.label not in described.besides
        )
        if described.zone == "graveyard" and of_any_card(described):
            own = (end for name, end in outcome.players.items() if described.whose in ("", name))
            yield from (AN_UNKNOWN_CARD for end in own for _ in range(end.unknown_in_graveyard))
        return
    parts = _in_combat(outcome, described.part)
    fighting = {label for part in Part for label in _in_combat(outcome, part)}
    for thing in outcome.objects:
        was_creature = described.kinds == ("creature",) and thing.label in fighting
        if not was_creature and not (_was_there(outcome, thing) and is_kind(thing, described.kinds)):
            continue
        if described.whose in ("", thing.controller) and (described.part is None or thing.label in parts):
            yield thing.label


def cards_named(names: Sequence[str]) -> str:
    """The names of cards, those that nobody knows counted."""
    known = [name for name in names if name != AN_UNKNOWN_CARD]
    unknown = len(names) - len(known)
    untold = AN_UNKNOWN_CARD if unknown == 1 else f"{unknown} unknown cards"
    return listed([*known, untold] if unknown else known)


def of_any_card(described: Description) -> bool:
    """Whether cards of any kind fit: `How many cards are in my graveyard?`"""
    return {singular(kind) for kind in described.kinds} <= {"card"}


def _was_there(outcome: Outcome, thing: ObjectEnd) -> bool:
    if thing.zone == "battlefield":
        return not thing.phased_out
    left = (s for s in outcome.steps if isinstance(s, Died | Exiled | TokenCeased))
    returned = (s for s in outcome.of(Moved) if s.zone in ("hand", "library"))
    return any(step.thing == thing.label for steps in (left, returned) for step in steps)


def _in_combat(outcome: Outcome, part: Part | None) -> frozenset[str]:
    """The creatures that take that part in combat."""
    attack = [label for step in outcome.of(Attacked) for label in step.attackers]
    attack += [step.token for step in outcome.of(TokenCreated) if step.arriving == "attacking"]
    blocks = [step for step in outcome.steps if isinstance(step, Blocked | BlockedInBand)]
    blocked = {step.attacker for step in blocks}
    match part:
        case Part.ATTACKS:
            return frozenset(attack)
        case Part.BLOCKS:
            return frozenset(label for step in blocks for label in step.blockers)
        case Part.IS_BLOCKED:
            return frozenset(blocked)
        case Part.IS_UNBLOCKED:
            return frozenset(attack) - blocked
    return frozenset()


#: What players call creatures: `guys`, `dudes`.
_CALLED_CREATURES = CREATURE_NOUNS - word_set("attacker attackers blocker blockers commander commanders")
_OF_ANY_KIND = ("permanent", "other", "more", "anything", "something", "it", "card")


def is_kind(thing: ObjectEnd | None, words: tuple[str, ...] | list[str]) -> bool:
    """Whether `creatures`, `Saprolings`, `creature tokens` fits a thing."""
    if thing is None:
        return not words or any(word.startswith("creature") for word in words)
    if len(words) > 1 and _is_its_name(thing, words):
        return True  # `Serra Angels`, though Serra is a type
    qualities = all_qualities(thing)
    for word in words:
        one = "creature" if word in _CALLED_CREATURES else singular(word)
        if one == "token":
            fits = thing.token
        elif one in ("flyer", "flier"):
            fits = "flying" in thing.keywords
        elif "/" in one:  # `5/5s`
            fits = one == f"{thing.power}/{thing.toughness}"
        else:
            named = one.capitalize() not in SUBTYPES and one in thing.name.lower()
            fits = one in qualities or one in _OF_ANY_KIND or named
        if not fits:
            return False
    return True


def _is_its_name(thing: ObjectEnd, words: tuple[str, ...] | list[str]) -> bool:
    """Whether these words, in the singular or not, are a part of its name."""
    name = f" {thing.name.lower()} "
    *first, last = words
    return any(f" {' '.join((*first, form))} " in name for form in (last, singular(last)))


_EVERY_TYPE = frozenset(kind.lower() for kind in CREATURE_TYPES)


def all_qualities(thing: ObjectEnd) -> frozenset[str]:
    """What it is, in lower case; what has changeling is of every creature type too (CR 702.73a), while it can have any (205.3d)."""
    every = "changeling" in thing.keywords and not {"Creature", "Kindred", "Tribal"}.isdisjoint(thing.types)
    return frozenset(quality.lower() for quality in thing.qualities) | (_EVERY_TYPE if every else frozenset())
