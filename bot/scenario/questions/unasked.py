"""Questions that ask nothing, or ask of what is not told: refused, or read as what they suppose."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from bot.engine.mana_symbols import mana_value
from bot.engine.told.script import Action, Activate, AnnounceAttack, Attack, Block, Cast, GoTo, Moment
from bot.scenario.errors import CannotMean, NotUnderstood
from bot.scenario.forms.kinds import BOARD
from bot.scenario.questions.subjects import Quantity
from bot.scenario.sentences.statements import Statement
from bot.scenario.sentences.stops import place, short
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import Token, tokenize
from bot.scenario.text.words import word_set


def asks_nothing(statements: list[Statement]) -> bool:
    """Whether a sentence with a question mark was read as what is there or done, and asks nothing: `Which creatures are on the
    battlefield?` tells of none. That nothing blocks is told in the midst of questions."""
    kinds = {one.kind for one in statements}
    return not any(kind.startswith("ask ") or kind == "aside" for kind in kinds) and kinds != {"noblock"}


def all_that_is_asked(
    tokens: Sequence[Token], done: Sequence[tuple[int, int, list[Statement]]]
) -> tuple[int, int] | None:
    """Where the only question of a story stands, if it was passed over as talk: `I block with a 2/2. Is it a pancake?`"""
    kinds = {one.kind for _, _, statements in done for one in statements}
    if any(kind.startswith("ask ") for kind in kinds) or not kinds - {"aside", "when", "joined"}:
        return None
    for start, stop, statements in reversed(done):
        asks = stop < len(tokens) and "?" in tokens[stop].text and tokens[start].fold in _OF_THINGS
        about = tokens[start + 1].fold if start + 1 < stop else ""
        if asks and about in _ASKED_OF and {one.kind for one in statements} == {"aside"}:
            return start, stop
    return None


#: What a question about a game begins with, and what it is about then.
_OF_THINGS = word_set("is are was were do does did will would")
_ASKED_OF = word_set("it he she they my his her their both the")


def asks_two_in_one(statements: list[Statement]) -> bool:
    """Whether words were read as two questions that nothing parts: `How many creatures can I swords?` asks neither how many there
    are nor whether one can."""
    return any(
        one.kind in _COUNTS and other.kind == "ask legal" and one.end == other.start
        for one, other in pairwise(statements)
    )


_COUNTS = frozenset({"ask howmany", "ask manydie", "ask makes", "ask manyin"})


def supposes(statements: list[Statement], words: Sequence[Token]) -> bool:
    """Whether deeds with a question mark ask what comes of them: `What if Bob blocks with a 3/3?`"""
    denied = any(one.negated or one.kind in _DENIALS for one in statements)
    return (
        not denied
        and words[0].fold not in _ASKING_WHO
        and not any(t.fold in _CLAIMS for t in words)
        and {one.kind for one in statements}.isdisjoint(BOARD)
    )


#: `Who sacrifices it?` asks who does, and supposes nothing.
_ASKING_WHO = word_set("who whose which")
_DENIALS = word_set("notblocking unblocked noblock noattack")


_CLAIMS = word_set("can could cannot cant may might should right correct true ok okay")


def is_preface(tokens: list[Token], start: int, stop: int) -> bool:
    """Whether a question only says what it is about, before it is asked: `How does Shock interact with ward? If ...?` What it speaks
    of is told then: else it would say more."""
    words = [token.owner or token.fold for token in tokens[start:stop]]
    general = words[0] == "how" and bool({"interact", "work", "interacts", "works"} & {*words})
    later = {form for token in tokens[stop:] for form in (token.fold, token.owner)}
    told = all(_is_told_later(tokens, n, later) for n in range(start, stop))
    return general and told and any(t.kind == "break" and "?" in t.text for t in tokens[stop + 1 :])


def _is_told_later(tokens: Sequence[Token], at: int, later: set[str]) -> bool:
    """Whether a word of a preface carries nothing, or is told after it: of a name, one word of it (`Inquisitor's Flail`, the Flail)."""
    first = last = at
    while first and tokens[first].text[:1].isupper() and tokens[first - 1].text[:1].isupper():
        first -= 1
    while last + 1 < len(tokens) and tokens[last].text[:1].isupper() and tokens[last + 1].text[:1].isupper():
        last += 1
    if (tokens[at].owner or tokens[at].fold) in _OF_A_PREFACE:
        return True
    return any((token.owner or token.fold) in later for token in tokens[first : last + 1])


_OF_A_PREFACE = word_set(
    "how do does did interact interacts work works with and the a an together in of exactly"
)


def confirm_nothing_unread(
    text: str, tokens: list[Token], done: list[tuple[int, int, list[Statement]]]
) -> None:
    """`Is that right?` of words that were passed over can't be answered. Raises `NotUnderstood` at those."""
    statements = [one for _, _, sentence in done for one in sentence]
    if any(one.kind in ("ask right", "ask yesno") for one in statements):
        for one in statements:
            if one.kind == "aside" and one.end - one.start > _LONG_ASIDE:
                start, end = place(tokens[one.start : one.end])
                message = (
                    f"“{short(text[start:end])}” was not understood, and it is asked whether that is right."
                )
                raise NotUnderstood(message, text, (start, end))


_LONG_ASIDE = 4


def refuse_passed_over(story: Story, statement: Statement) -> None:
    """`He says he can kill all three. Can he?` asks of what was passed over: that is no deed that is told. Raises `CannotMean`."""
    bare = statement.kind == "ask legal" and not ({"action", "that", "tail", "when"} & {*statement.slots})
    if bare and any(end >= statement.start - 2 for _, end in story.skipped):
        raise CannotMean("It is not told what is done.", (), statement.start, statement.end)


def refuse_idle_source(story: Story, statement: Statement, by: Sequence[str]) -> None:
    """`Would my Hellrider triggers still deal damage?` where nothing attacks: what deals damage when something attacks has none to deal
    then. Raises `CannotMean`."""
    fights = any(isinstance(action, Attack | AnnounceAttack) for action in story.actions)
    if statement.kind not in ("ask dealsany", "ask damageby") or fights:
        return
    if any(isinstance(action, GoTo) and action.moment in _IN_A_FIGHT for action in story.actions):
        raise CannotMean("It is not told what attacks.", (), statement.start, statement.end)
    texts = [text for thing in story.things if thing.label in by for text in thing.texts]
    if any(re.search(r"\bwhenever\b[^.]*\battacks?\b", text, re.IGNORECASE) for text in texts):
        raise CannotMean("It is not told what attacks.", (), statement.start, statement.end)


_IN_A_FIGHT = frozenset(
    {Moment.AFTER_ATTACKERS, Moment.AFTER_BLOCKERS, Moment.DAMAGE, Moment.AFTER_FIRST_STRIKE}
)


def refuse_goaded_among_several(text: str, story: Story) -> None:
    """`Carol goads my 4/4. Can I attack Carol?`: where three play it matters by whom something was goaded (CR 701.15b). Raises
    `NotUnderstood`."""
    goaded = next((thing for thing in story.things if thing.goaded), None)
    if goaded is not None and len(story.seats) > 2:
        said = f"Where more than two play it matters by whom {goaded.label} was goaded: tell the spell or ability that goads it."
        raise NotUnderstood(said, text, (0, len(text)))


def refuse_unattacked(text: str, story: Story) -> None:
    """`Can I cast Wrath of God after attackers?` where nothing attacks: whether combat has begun is not told. Only an instant may be cast
    anyway (CR 117.1a)."""
    for question in (q for q in story.questions if q.kind == "legal"):
        actions = question.beside.actions if question.beside is not None else story.actions
        if _blocks_nothing(actions):
            said = "It is not told what attacks then."
            raise NotUnderstood(
                said, text, (len(text.rstrip()) - 1, len(text)), ("Bob attacks Alice with Hill Giant.",)
            )
        waits = any(isinstance(one, GoTo) and one.moment is Moment.AFTER_ATTACKERS for one in actions)
        if not waits or any(isinstance(one, Attack | AnnounceAttack) for one in actions):
            continue
        if any(
            isinstance(one, Activate) or (isinstance(one, Cast) and not _is_instant(story, one.card))
            for one in actions
        ):
            said = "It is not told what attacks."
            raise NotUnderstood(
                said, text, (len(text.rstrip()) - 1, len(text)), ("Alice attacks with Hill Giant.",)
            )


def refuse_idle_attackers(text: str, story: Story) -> None:
    """`He casts Comeuppance on my three 2/2 attackers`: what is called an attacker attacks; where no attack is told nor supposed, what
    comes of it is not known."""
    attackers = [thing for thing in story.things if "attacker" in thing.label.lower().split()]
    beside = [action for q in story.questions if q.beside is not None for action in q.beside.actions]
    if attackers and not any(isinstance(one, Attack | AnnounceAttack) for one in (*story.actions, *beside)):
        label = attackers[0].label
        said = f"It is not told that {label} attacks."
        raise NotUnderstood(said, text, (0, len(text)), (f"Bob attacks Alice with {label}.",))


def refuse_untapping_untapped(text: str, story: Story) -> None:
    """`I have Stasis. Does his creature untap?` of what nothing told has tapped: it is untapped anyway, and that is not what is asked."""
    tapped = {thing.label for thing in story.things if thing.tapped}
    if any(isinstance(action, Attack | AnnounceAttack | Cast | Activate) for action in story.actions):
        return  # an attack taps, and what is cast or activated may
    for question in story.questions:
        untaps = any(token.lemma == "untap" and token.fold != "untapped" for token in tokenize(question.text))
        idle = [label for label in question.what.names if label not in tapped]
        if question.kind == "isof" and untaps and idle:
            said = f"It is not told that {idle[0]} is tapped."
            raise NotUnderstood(said, text, (0, len(text)), (f"{idle[0]} is tapped.",))


def refuse_least_of_several(text: str, story: Story) -> None:
    """`How much damage do I have to assign to each blocker?`: how much one has to be assigned depends on what the others are (CR
    510.1c)."""
    if any(
        question.kind == "leastdamage" and question.to.quantity is Quantity.EACH
        for question in story.questions
    ):
        said = "How much each of several is assigned depends on the others: ask of one of them."
        raise NotUnderstood(said, text, (len(text.rstrip()) - 1, len(text)))


def _blocks_nothing(actions: Sequence[Action]) -> bool:
    """Whether the last deed is a block of something on a turn on which nobody else was told to attack (CR 509.1a): `I attack with Ogre.
    Can it block his 2/2?`"""
    last = actions[-1] if actions else None
    if not isinstance(last, Block) or not any(attacker for _, attacker in last.blocks):
        return False
    attacks = False
    for action in actions:
        if isinstance(action, GoTo) and action.moment is Moment.NEXT_TURN:
            attacks = False
        attacks = attacks or (isinstance(action, Attack | AnnounceAttack) and action.player != last.player)
    return not attacks and any(isinstance(action, Attack) for action in actions)


def _is_instant(story: Story, label: str) -> bool:
    """Whether what is called so is an instant: of what is cast only in a question no more than its name is known."""
    thing = next((one for one in story.things if one.label == label), None)
    card = story.names.exact(label.partition(" #")[0])
    return (thing is not None and thing.is_type("Instant")) or (card is not None and "Instant" in card.types)


def refuse_unpaid(text: str, story: Story) -> None:
    """`Can I cast Wrath of God with 2 mana?`: mana is taken to be there, so where it is told how much there is, and that the spells cost
    more in all, whether they can be paid for is not known here (CR 601.2h)."""
    asked = [q for q in story.questions if any(one.kind == "legal" for one in (q, *q.parts))]
    for seat in story.seats.values():
        for question in asked if seat.mana is not None else ():
            actions = question.beside.actions if question.beside is not None else story.actions
            casts = [
                a for a in actions if isinstance(a, Cast) and a.player == seat.name and not a.alternative
            ]
            costs = {t.label: t.card.mana_cost for t in story.things if t.card is not None}
            total = sum(mana_value(costs.get(one.card, ""), one.x or 0) for one in casts)
            total += _ward(story, casts)
            if len(casts) == 1 and not _ward(story, casts):
                continue  # what one spell costs is worked out as it is cast
            if seat.mana is not None and total > seat.mana and not any(one.paid for one in casts):
                said = f"Mana is not counted: {total} is asked for, and {seat.mana} told to be there."
                raise NotUnderstood(said, text, (len(text.rstrip()) - 1, len(text)))


def refuse_uncast(text: str, story: Story) -> None:
    """`Cryptic Command choosing to counter Bob's Shock`, which nobody is told to cast: an instant or a sorcery is never on the battlefield
    (CR 304.4, 307.4)."""
    for thing in story.things:
        types = {*thing.types}
        if (
            thing.zone == "battlefield"
            and types
            and types <= _SPELLS
            and not (thing.face_down or thing.future)
        ):
            raise NotUnderstood(f"It is not told who casts {thing.label}.", text, (0, len(text)))


def refuse_unattached(text: str, story: Story) -> None:
    """`Does Pacifism stop Hill Giant from attacking?`, `I have Pacifism out`: an Aura on the battlefield is attached to something (CR
    303.4), and what that is has to be told."""
    for thing in story.things if story.questions else ():
        aura = thing.card is not None and "Aura" in thing.card.subtypes
        enchants = any(line.lower().startswith("enchant creature") for line in thing.texts)
        loose = aura and thing.attached_to is None and enchants
        if loose and thing.zone == "battlefield" and thing.declared and thing.cast_by is None:
            raise NotUnderstood(f"It is not told what {thing.label} enchants.", text, (0, len(text)))


_SPELLS = frozenset({"Instant", "Sorcery"})


def _ward(story: Story, casts: Sequence[Cast]) -> int:
    """The mana that ward asks for, of what the spells are aimed at (CR 702.21a)."""
    aimed = {name for one in casts for name in one.targets.names or ()}
    texts = (text for thing in story.things if thing.label in aimed for text in thing.texts)
    costs = (re.search(r"\bward (?:\{(\d+)\}|(\d+))", text, re.IGNORECASE) for text in texts)
    return sum(int(cost[1] or cost[2]) for cost in costs if cost)
