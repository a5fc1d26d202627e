"""Deeds that are asked about: done to see whether they can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from bot.abilities.amounts import Number
from bot.abilities.effects import CounterSpell, DealDamage
from bot.abilities.keyword_abilities.activated import activated_of
from bot.abilities.walk import holds, inside
from bot.engine.told.decisions import AssignsDamage
from bot.engine.told.script import AnnounceAttack, Attack, Block, Cast, DealsDamage
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.activating import activate_ability
from bot.scenario.meaning.aims_at_spells import aims_only_at_abilities
from bot.scenario.meaning.answered_spells import cast_what_is_answered
from bot.scenario.meaning.registry import MEANINGS
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.questions.aimed_at import end_of, plain_verbs
from bot.scenario.questions.asked_about import labels_of
from bot.scenario.questions.attaching_asked import attach_as_asked
from bot.scenario.questions.lands_told import pay_with_the_lands_told
from bot.scenario.questions.left_undone import is_condition, leave_undone
from bot.scenario.questions.might_have_been import back_to_its_moment
from bot.scenario.questions.moments_asked import MIDST_OF_A_FIGHT
from bot.scenario.questions.question import Question
from bot.scenario.questions.subjects import Subject
from bot.scenario.questions.supposed_combat import suppose_attacker
from bot.scenario.questions.supposing import suppose_target
from bot.scenario.questions.told_of_a_block import has_it_of_a_block
from bot.scenario.sentences.statements import How, Statement, When
from bot.scenario.telling.story import Story
from bot.values import replace


def do_what_is_asked(story: Story, statement: Statement) -> None:
    """`Can I block with Elf?` is answered by doing it, `Must I attack?` by not doing it; what is told later is not done twice."""
    action = statement.get("action")
    if not isinstance(action, tuple):
        return
    who = statement.get("who") or statement.get("owner")
    if statement.kind == "ask must":
        leave_undone(story, action, who, statement.get("it"))
    elif not _told_later(story, action, statement.get("it")):
        back_to_its_moment(story, statement, action)
        _do(story, action, who, statement.get("it"))


#: Deeds that say what comes of them: whether they can be done is whether that can come of it.
_ENDS = {
    "killswith": "dies",
    "destroys": "dies",
    "useson": "",
    "saves": "saves",
    "regenerates": "survives",
}


def with_its_end(story: Story, question: Question, deed: object) -> Question:
    """`Can he kill me with a Fireball?` asks whether it can be cast, and whether that kills; `it can't be countered, right?` the other
    way round."""
    if question.negative or question.denied:
        whole = with_its_end(story, replace(question, negative=False, denied=False), deed)
        return question if whole.kind != "all" else replace(whole, denied=True)
    end = _end_asked(story, question, deed if isinstance(deed, tuple) else ())
    if end is None:
        return question
    story.as_it_stands = story.as_it_stands or (end.kind == "dies" and _is_before_damage(story, deed))
    return Question(question.text, "all", parts=(question, end))


def _is_before_damage(story: Story, deed: object) -> bool:
    """Whether it is told to be done before combat damage: what dies in the fight does not die of it."""
    for one in deed if isinstance(deed, tuple) else ():
        when = one.get("when")
        words = {token.fold for token in story.tokens[one.start : one.end]}
        if isinstance(when, When) and when.moment in MIDST_OF_A_FIGHT and "before" in words:
            return True
    return False


def _end_asked(story: Story, question: Question, deed: Sequence[Statement]) -> Question | None:
    """What is to come of the deed, where its words say so."""
    for statement in deed:
        kind = _ENDS.get(statement.kind)
        verbs = {t.lemma for t in story.tokens[statement.start : statement.end]}
        countered = _countered(story) if statement.kind == "castverb" or "counter" in verbs else ()
        if countered and statement.kind in ("castverb", "useson", "counters2", "countered"):
            return Question(question.text, "countered", Subject(countered))
        if statement.kind == "useson":
            kind = "dies" if verbs & {"kill", "destroy"} else "saves" if verbs & {"save", "protect"} else ""
        what = labels_of(story, statement.get("what") or statement.get("thing"))
        plain = plain_verbs(story, statement) if statement.kind == "useson" else set()
        done = end_of(story, question.text, plain, what, question.who)
        if done is not None:
            return done
        if statement.kind == "triggertarget" and verbs & {"kill", "destroy"}:
            aimed = labels_of(story, statement.get("targets"))
            return Question(question.text, "dies", Subject(aimed), among="any")
        if statement.kind == "trades":
            return Question(question.text, "trades", Subject(_fighters(story)))
        if not kind or (statement.kind == "killswith" and not verbs & {"kill", "destroy", "eat", "burn"}):
            continue
        return Question(question.text, kind, Subject(what))
    return None


def _fighters(story: Story) -> tuple[str, ...]:
    """What blocks last, and what it blocks."""
    last = next((a for a in reversed(story.actions) if isinstance(a, Block)), None)
    pairs = last.blocks if last is not None else ()
    return tuple(dict.fromkeys(label for pair in pairs for label in pair if label))


def _countered(story: Story) -> tuple[str, ...]:
    """What the spell that was cast last is to counter, as its text says: nobody does so for it to resolve all the same (CR 701.6a)."""
    last = story.actions[-1] if story.actions else None
    cast = last.card if isinstance(last, Cast) else ""
    thing = next((t for t in (*story.spells, *story.things) if t.label == cast), None)
    card = story.card(thing) if thing is not None else None
    if not isinstance(last, Cast) or card is None or not holds(card.abilities, CounterSpell):
        return ()
    if thing is not None and aims_only_at_abilities(thing):
        return ()  # `Can he Stifle my Wall of Omens trigger?`
    spells = {spell.label for spell in story.spells}
    return tuple(name for name in last.targets.names or () if name in spells)  # an ability is none


_FAMILIES = (
    frozenset({"attack", "itattack", "noattack"}),
    frozenset({"block", "itblock", "noblock", "blockedby"}),
    frozenset({"cast", "castverb", "killswith", "hitwith"}),
    frozenset({"activate", "taps", "pings", "regenerates"}),
)


def _told_later(story: Story, deed: tuple[Statement, ...], it: object) -> bool:
    """Whether the story goes on to tell such a deed: then the question is about that (`Can I block a flyer? ... I block`); it is not
    about what is told to be left undone (`Can he block it? He doesn't block`)."""
    kinds = {statement.kind for statement in deed}
    later = story.upcoming if kinds & _LEFT_UNDONE else story.upcoming - _LEFT_UNDONE
    families = [family for family in _FAMILIES if kinds & family and later & family]
    for told in story.to_come if families else ():
        words = {token.fold for token in story.tokens[max(0, told.start - 3) : told.end]}
        if "already" in words and any(told.kind in family for family in families):
            raise CannotMean("Tell what was done already before what is asked.", (), told.start, told.end)
    return any(not _of_another(deed, it, story.to_come, family) for family in families)


def _of_another(
    deed: Sequence[Statement], it: object, later: Sequence[Statement], family: frozenset[str]
) -> bool:
    """`Can Elf attack? Bob attacks with a 2/2`: whether it is told of other things alone than of that which is asked about by its name."""
    named = [*inside(it, ThingRef)] or [ref for one in deed if one.kind in family for ref in _things_of(one)]
    asked = {ref.name for ref in named}
    told = [ref for one in later if one.kind in family for ref in _things_of(one)]
    said = all(ref.name or ref.size for ref in told)  # `it` may be that
    return (
        "" not in asked and bool(asked) and bool(told) and said and asked.isdisjoint(ref.name for ref in told)
    )


def _things_of(statement: Statement) -> list[ThingRef]:
    return list(inside(tuple(statement.slots.values()), ThingRef))


_LEFT_UNDONE = frozenset({"noattack", "noblock"})
_RESULTS = frozenset({"preventsall", "preventsfrom", "gainslife", "loseslife", "draws", "result"})
_NO_DEEDS = frozenset(
    {"preventsall", "preventsfrom", "gainslife", "loseslife", "draws", "nothing", "hasnone", "may"}
)


def _is_what_comes_of(deed: tuple[Statement, ...], statement: Statement) -> bool:
    """`Can I block with two 2/2s and kill it?`: by what else is done, and by no spell."""
    return statement.kind == "destroys" and statement.get("by") is None and len(deed) > 1


def _are_told(refs: tuple[ThingRef | PlayerRef, ...]) -> bool:
    """Whether they are told whatever is done: not `it`, nor the blocker of an attack that is asked about."""
    return all(isinstance(ref, ThingRef) and ref.source != "it" and ref.noun != "blocker" for ref in refs)


def _do(story: Story, deed: tuple[Statement, ...], who: object, it: Any) -> None:
    """`Can I block with Elf?` is answered by doing it: legal or not. What was told already is not done twice."""
    if len(deed) > 1 and (claimed := next((one for one in deed if one.kind in _RESULTS), None)):
        raise CannotMean("Ask what comes of it in a question of its own.", (), claimed.start, claimed.end)
    if all(statement.kind in _NO_DEEDS for statement in deed):
        raise CannotMean("It is not told what would be done.", start=deed[0].start, end=deed[-1].end)
    for statement in deed:
        if _is_what_comes_of(deed, statement) and _are_told(statement.slots["what"]):
            for thing in story.resolve(statement.slots["what"], "target"):
                asker = story.player(who, subject=True) if isinstance(who, PlayerRef) else None
                thing.likely = thing.likely or (story.opponent(asker) if asker else None)
    cast_what_is_answered(story, deed)
    for one in deed:
        if one.kind == "hasnone" and is_condition(story, deed, one):
            MEANINGS[one.kind](story, one)  # `Can I cast it even if he has no creatures?`
    for statement in deed:
        slots = dict(statement.slots)
        if isinstance(who, PlayerRef) and who.how != "any":
            if "it" not in slots and not (
                is_condition(story, deed, statement) or _is_of_another(deed, slots)
            ):
                slots["who"] = who  # `after it was bolted` is done to it, whoever asks
        elif it is not None:
            slots["it"] = it
        if meant := has_it_of_a_block(deed, it, statement, story.names):
            slots["it"] = meant
        if statement.kind == "may":  # `Can I cast it and choose to scry?`
            raise CannotMean(
                "Ask what comes of it in a question of its own.", (), statement.start, statement.end
            )
        if statement.kind in _NO_DEEDS:
            continue
        if _is_what_comes_of(deed, statement):
            continue
        before = len(story.actions)
        if statement.kind in ("block", "itblock"):
            suppose_attacker(story, statement, slots)
        last = story.actions[-1] if story.actions else None
        if statement.kind == "regenerates" and isinstance(last, Cast) and not story.response:
            story.response = True  # what a spell destroys is regenerated before
        story.asked_whether = True
        passed_over = len(story.skipped)
        if not attach_as_asked(story, statement, slots.get("it")):
            MEANINGS[statement.kind](story, replace(statement, slots=slots))
        story.asked_whether = False
        if (
            len(story.actions) == before and len(story.skipped) > passed_over
        ):  # it was asked of, and says nothing
            raise CannotMean("It is not told what would be done.", (), statement.start, statement.end)
        _confirm_has_cause(story, statement, before)
        if statement.kind == "cast" and len(story.actions) > before:
            suppose_target(story, story.actions[-1])
        pay_with_the_lands_told(story, before)
        for action in () if _is_done_again(story, deed) else story.actions[before:]:
            if action in story.actions[:before]:
                del story.actions[before:]
                break


def _confirm_has_cause(story: Story, statement: Statement, before: int) -> None:
    """`Can Prodigal Sorcerer deal 1 damage to Elf?` activates it; of what has no ability for that, and does not fight, it is not told
    how. Raises `CannotMean`."""
    last = story.actions[-1] if len(story.actions) > before else None
    if statement.kind == "result" and isinstance(last, Cast):
        spell = next((thing for thing in story.spells if thing.label == last.card), None)
        if spell is None or spell.card is None:  # `Can I draw two cards?`: nothing is told that does it
            raise CannotMean("It is not told what would be done.", (), statement.start, statement.end)
    fights = any(isinstance(action, Attack | AnnounceAttack) for action in story.actions)
    if isinstance(last, AssignsDamage) and not fights:  # `Can I assign lethal damage to all blockers?`
        raise CannotMean("It is not told what attacks.", (), statement.start, statement.end)
    if not isinstance(last, DealsDamage):
        return
    source = next((thing for thing in story.things if thing.label == last.source), None)
    card = story.card(source) if source is not None else None
    if source is None or card is None or not any(holds(a, DealDamage) for a in activated_of(card.abilities)):
        said = f"It is not told what makes {last.source} deal damage."
        raise CannotMean(said, (), statement.start, statement.end)
    del story.actions[before:]
    amount = statement.get("amount")
    deals = (one for a in activated_of(card.abilities) for one in inside(a, DealDamage))
    dealt = {portion.amount for one in deals for portion in one.portions}
    if isinstance(amount, int) and Number(amount) not in dealt and all(isinstance(n, Number) for n in dealt):
        said = f"{source.label} has no ability that deals {amount} damage."
        raise CannotMean(said, (), statement.start, statement.end)
    player = source.holder or story.actor or next(iter(story.seats))
    refs = statement.slots.get("to") or ()
    activate_ability(story, player, ThingRef("card", -1, -1, name=source.name), How(targets=refs))


def _is_of_another(deed: tuple[Statement, ...], slots: Mapping[str, object]) -> bool:
    """Whether it is told within the question of whom that is said: `Can I Shock Bob, who has 2 life?`"""
    whose = slots.get("who")
    return isinstance(whose, PlayerRef) and whose.how != "me" and whose.start >= deed[0].start


def _is_done_again(story: Story, deed: tuple[Statement, ...]) -> bool:
    """`Can I activate it again?` asks of one more, not of the one that was told."""
    after = (token.fold for token in story.tokens[deed[0].start :])
    return "again" in takewhile(lambda word: word not in (".", "?", "!"), after)
