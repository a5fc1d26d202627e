"""Stories that leave untold what their questions depend on: refused, each for a reason of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.abilities.walk import inside
from bot.engine.mana_symbols import mana_value
from bot.engine.told.script import Action, Activate, AnnounceAttack, Attack, Block, Cast, GoTo, Moment
from bot.regex import regex
from bot.scenario.errors import NotUnderstood
from bot.scenario.questions.bystanders import refuse_bystanders_that_kill
from bot.scenario.questions.colors_untold import refuse_untold_colors
from bot.scenario.questions.idle_fighters import refuse_idle_fighters
from bot.scenario.questions.keywords_untold import refuse_untold_keywords
from bot.scenario.questions.lands_tapped import refuse_untold_lands
from bot.scenario.questions.most_or_least import NUMBERS
from bot.scenario.questions.question import Question
from bot.scenario.questions.sacrificed_in_the_swing import refuse_sacrifices_in_a_swing
from bot.scenario.questions.saved_from_nothing import refuse_saved_from_nothing
from bot.scenario.questions.several_spoken_of import OF_DEATHS
from bot.scenario.questions.subjects import Quantity
from bot.scenario.questions.untold_text import refuse_untold_abilities, refuse_untold_auras_in_a_fight
from bot.scenario.questions.vacuous import refuse_vacuous
from bot.scenario.telling.hosts_untold import attach_to_the_only_one, is_loose
from bot.scenario.telling.story import Story
from bot.scenario.text.possessive import does
from bot.scenario.text.tokens import tokenize
from bot.scenario.things.board import Thing


def refuse_what_leaves_it_open(text: str, story: Story) -> None:
    """What is asked has to be told as far as the answer depends on it. Raises `NotUnderstood`, with what is not told."""
    for refuse in _REFUSALS:
        refuse(text, story)


def _goaded_among_several(text: str, story: Story) -> None:
    """`Carol goads my 4/4. Can I attack Carol?`: where three play it matters by whom something was goaded (CR 701.15b). Raises
    `NotUnderstood`."""
    goaded = next((thing for thing in story.things if thing.goaded), None)
    if goaded is not None and len(story.seats) > 2:
        said = f"Where more than two play it matters by whom {goaded.label} was goaded: tell the spell or ability that goads it."
        raise NotUnderstood(said, text, (0, len(text)))


def _unattacked(text: str, story: Story) -> None:
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


def _poison_of_nothing(text: str, story: Story) -> None:
    """`My 1/1 has infect and I pump it. How much poison?`: nothing told deals damage, and no counters are told."""
    asked = any(question.kind in ("poisontotal", "poisongained") for question in story.questions)
    poisons = any(thing.has_keyword("infect") or thing.has_keyword("toxic") for thing in story.things)
    quiet = all(isinstance(one, Cast | GoTo) for one in story.actions)
    told = any(seat.poison for seat in story.seats.values())
    given = (text.lower() for thing in story.things if thing.cast_by is not None for text in thing.texts)
    if asked and poisons and quiet and not told and not any(_POISON.search(one) for one in given):
        said = "It is not told what deals damage: nothing attacks."
        raise NotUnderstood(said, text, (0, len(text)), ("I attack my opponent with it. He doesn't block.",))


_POISON = regex(r"\b(?:poison|infect|toxic|proliferate)\b")


def _untapping_untapped(text: str, story: Story) -> None:
    """`I have Stasis. Does his creature untap?` of what nothing told has tapped: it is untapped anyway, and that is not what is asked; `Does
    my creature enter tapped?` of what does not come in as the story tells."""
    tapped = {thing.label for thing in story.things if thing.tapped}
    if any(isinstance(action, Attack | AnnounceAttack | Cast | Activate) for action in story.actions):
        return  # an attack taps, and what is cast or activated may
    for question in story.questions:
        untaps = any(token.lemma == "untap" and token.fold != "untapped" for token in tokenize(question.text))
        idle = [label for label in question.what.names if label not in tapped]
        enters = any(token.lemma in ("enter", "come") for token in tokenize(question.text))
        if question.kind == "isof" and enters and question.words in ("tapped", "untapped") and idle:
            said = f"It is not told that {idle[0]} comes in."
            raise NotUnderstood(said, text, (0, len(text)), (f"Alice casts {idle[0]}.",))
        if question.kind == "isof" and untaps and idle:
            said = f"It is not told that {idle[0]} is tapped."
            raise NotUnderstood(said, text, (0, len(text)), (f"{idle[0]} is tapped.",))


def _untold_arrival(text: str, story: Story) -> None:
    """`Does a land creature have summoning sickness?` where nothing comes in and nothing is said to be sick: that hangs on when it came
    (CR 302.6)."""
    told = {thing.label for thing in story.things if thing.sick}
    for question in story.questions:
        labels = {*question.what.names} - told
        if question.kind == "isof" and question.words == "sick" and labels and not story.actions:
            said = f"It is not told when {' and '.join(sorted(labels))} came under its controller's control."
            raise NotUnderstood(said, text, (0, len(text)))


def _least_of_several(text: str, story: Story) -> None:
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


def _blocked_before_blocks(text: str, story: Story) -> None:
    """`He Twiddles my blocker before blocks. Can it block?`: what is called a blocker has blocked, or is to block; which is not told."""
    for question in (q for q in story.questions if q.kind == "legal" and q.beside is not None):
        actions = question.beside.actions if question.beside is not None else ()
        blocks = [n for n, one in enumerate(actions) if isinstance(one, Block) and one.blocks]
        back = [
            n
            for n, one in enumerate(actions)
            if isinstance(one, GoTo) and one.moment is Moment.AFTER_ATTACKERS
        ]
        if len(blocks) > 1 and any(blocks[0] < place < blocks[-1] for place in back):
            raise NotUnderstood("It is not told whether it has blocked by then.", text, (0, len(text)))


def _is_instant(story: Story, label: str) -> bool:
    """Whether what is called so is an instant: of what is cast only in a question no more than its name is known."""
    thing = next((one for one in story.things if one.label == label), None)
    card = story.names.exact(label.partition(" #")[0])
    return (thing is not None and thing.is_type("Instant")) or (card is not None and "Instant" in card.types)


def _unpaid(text: str, story: Story) -> None:
    """`Can I cast Wrath of God with 2 mana?`: mana is taken to be there, so where it is told how much there is, and that the spells cost
    more in all, whether they can be paid for is not known here (CR 601.2h)."""
    asked = [q for q in story.questions if any(one.kind == "legal" for one in (q, *q.parts))]
    for seat in story.seats.values():
        for question in asked if seat.mana is not None else ():
            actions = question.beside.actions if question.beside is not None else story.actions
            casts = [
                a for a in actions if isinstance(a, Cast) and a.player == seat.name and not a.alternative
            ]
            casts = casts[seat.spells_before_mana :]  # the mana that is told is what is left then
            costs = {t.label: t.card.mana_cost for t in story.things if t.card is not None}
            total = sum(mana_value(costs.get(one.card, ""), one.x or 0) for one in casts)
            total += _ward(story, casts)
            if len(casts) == 1 and not _ward(story, casts):
                continue  # what one spell costs is worked out as it is cast
            if seat.mana is not None and total > seat.mana and not any(one.paid for one in casts):
                said = f"Mana is not counted: {total} is asked for, and {seat.mana} told to be there."
                raise NotUnderstood(said, text, (len(text.rstrip()) - 1, len(text)))


def _uncast(text: str, story: Story) -> None:
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


def _unattached(text: str, story: Story) -> None:
    """`Does Pacifism stop Hill Giant from attacking?`, `I have Pacifism out`: an Aura on the battlefield is attached to something (CR
    303.4), and what that is has to be told."""
    attach_to_the_only_one(story)
    for thing in story.things if story.questions else ():
        if is_loose(thing) and not all(_is_attached_in(question, thing) for question in story.questions):
            raise NotUnderstood(f"It is not told what {thing.label} enchants.", text, (0, len(text)))


def _is_attached_in(question: Question, aura: Thing) -> bool:
    """Whether the story of its own that a question has tells of the one thing that it enchants."""
    placed = question.beside.setup.objects if question.beside is not None else ()
    return any(one.label == aura.label and one.attached_to for one in placed)


_SPELLS = frozenset({"Instant", "Sorcery"})


def _ward(story: Story, casts: Sequence[Cast]) -> int:
    """The mana that ward asks for, of what the spells are aimed at (CR 702.21a)."""
    aimed = {name for one in casts for name in one.targets.names or ()}
    texts = (text for thing in story.things if thing.label in aimed for text in thing.texts)
    costs = (re.search(r"\bward (?:\{(\d+)\}|(\d+))", text, re.IGNORECASE) for text in texts)
    return sum(int(cost[1] or cost[2]) for cost in costs if cost)


def _bystander_who_asks(text: str, story: Story) -> None:
    """`Alice attacks Bob with Ogre. What is my life total?`: whoever asks is one of the two, and which one is not told."""
    me = story.seats.get("You")
    others = [seat for seat in story.seats if seat != "You"]
    if (
        len(others) < 2
        or (me is not None and me.life_told)
        or any("You" in (t.owner, t.controller) for t in story.things)
    ):
        return
    told = [q.beside.actions for q in story.questions if q.beside is not None]
    if any("You" in inside(action, str) for actions in (story.actions, *told) for action in actions):
        return
    for question in story.questions:
        if "You" in (question.who, *question.what.names):
            said = f"It is not told who you are: {', '.join(others[:-1])} or {others[-1]}."
            raise NotUnderstood(said, text, (0, len(text)), (f"I am {others[0]}.",))


def _uncounted(text: str, story: Story) -> None:
    """`I attack with 1/1s. How much damage do I deal?`: how many there are is not told, and how much comes of them hangs on it."""
    if story.uncounted and any(question.kind in NUMBERS for question in story.questions):
        said = f"It is not told how many “{story.uncounted[0]}” there are."
        raise NotUnderstood(said, text, (0, len(text)))
    tramples = any(thing.attacking and thing.has_keyword("trample") for thing in story.things)
    hangs = NUMBERS | OF_DEATHS
    if story.blocked_by_untold and any(
        q.kind in hangs or (tramples and q.kind not in _WHATEVER_BLOCKS) for q in story.questions
    ):
        said = f"It is not told how many “{story.blocked_by_untold[0]}” block."
        raise NotUnderstood(said, text, (0, len(text)))


def _held_and_unused(text: str, story: Story) -> None:
    """`Alice casts Shock on Bob. Bob has Counterspell. How much life does Bob have?`: whether he casts it is not told; where it is asked what
    one can do, that is what is asked."""
    if not story.questions or any(q.kind in _OF_WHAT_MAY_BE or q.beside is not None for q in story.questions):
        return
    for thing in story.things:
        held = thing.held_after_deeds and thing.zone == "hand" and thing.cast_by is None
        if (
            held
            and thing.is_type("Instant")
            and not any(thing.label in inside(a, str) for a in story.actions)
        ):
            casts = does(thing.holder or "You", "casts").replace("You ", "you ")
            said = f"It is not told whether {casts} {thing.label}."
            raise NotUnderstood(said, text, (0, len(text)))


#: What is asked that does not hang on how many block.
_WHATEVER_BLOCKS = frozenset({"legal", "works", "must", "cantarget", "triggers", "isof"})
_OF_WHAT_MAY_BE = frozenset({"legal", "works", "must", "cantarget", "saves", "zone"})

_REFUSALS: tuple[Callable[[str, Story], None], ...] = (
    refuse_vacuous,
    refuse_saved_from_nothing,
    refuse_untold_keywords,
    refuse_bystanders_that_kill,
    refuse_untold_colors,
    refuse_untold_auras_in_a_fight,
    refuse_untold_abilities,
    _uncast,
    _unattached,
    _unpaid,
    _unattacked,
    _poison_of_nothing,
    _blocked_before_blocks,
    _goaded_among_several,
    refuse_idle_fighters,
    refuse_sacrifices_in_a_swing,
    _untapping_untapped,
    _untold_arrival,
    _least_of_several,
    _bystander_who_asks,
    _held_and_unused,
    _uncounted,
    refuse_untold_lands,
)
