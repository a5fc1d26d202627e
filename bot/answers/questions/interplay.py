"""How two cards go together: what comes of the one with the other there, and without it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.answers.questions.effects_on import changes_between
from bot.answers.questions.finding import UNTOLD, Finding
from bot.answers.questions.two_ends import Facts, effects, ends_of, told_in_words
from bot.answers.resolution import DEPENDS, Resolution, Status
from bot.engine.citations import Cite
from bot.engine.log.stack import AbilityTriggered, TriggeredInVain
from bot.engine.log.step import listed
from bot.engine.outcome import Outcome
from bot.scenario.questions.question import Question
from bot.scenario.text.possessive import of
from bot.values import replace

#: Each deed is tried with both, without what may change it, without what does it, with neither.
_FOUR = 4

_UNTOLD = Finding(DEPENDS, UNTOLD)


def interplay(question: Question, tried: Sequence[Resolution]) -> Finding:
    """Whether the one stops, changes, lets pass what the other does; of `how`, what comes of both and of each alone."""
    if question.words == "triggers":
        return _whether_it_triggers(question, tried)
    holders = question.number or 1
    each = len(tried) // holders
    found = [_under(question, tried[n : n + each]) for n in range(0, len(tried), each)]
    first = found[0]
    if any(one.value == DEPENDS for one in found):
        return next(one for one in found if one.value == DEPENDS) if first.value == DEPENDS else first
    if all((one.value, one.why) == (first.value, first.why) for one in found):
        return first
    if len({one.value for one in found}) == 1 and question.words != "how":
        return first
    if question.counter and question.words == "affects":
        return next((one for one in found if one.value is True), first)
    if question.words in ("stops", "saves", "works") and first.value is True:
        return first  # whoever asks whether it stops or helps thinks of the one who has it for that
    owners = [_holder(question, one) for one in (tried[0], tried[each])]
    said = (f"Under {of(who)} control: {one.why}" for who, one in zip(owners, found, strict=True))
    return Finding(True if question.words == "how" else DEPENDS, " ".join(said), first.cites)


def _whether_it_triggers(question: Question, tried: Sequence[Resolution]) -> Finding:
    """Whether what happens to one player's things sets off the ability: under that player's control, and under another's."""
    if any(one.status is not Status.RESOLVED or not one.outcomes for one in tried):
        return _UNTOLD
    name = question.what.names[0]
    so = [all(_set_off(outcome, name) for outcome in one.outcomes) for one in tried]
    cites = _cites(tried[so.index(True)] if True in so else tried[0])
    if all(so):
        return Finding(True, f"{name} triggers.", cites)
    if not any(so):
        return Finding(False, f"{name} does not trigger.", cites)
    whose = "of whoever controls it" if so[0] else "of its controller's opponents"
    value = True if question.among == "any" else DEPENDS
    return Finding(value, f"{name} triggers only on those {whose}.", cites)


def _set_off(outcome: Outcome, name: str) -> bool:
    steps = (step for step in outcome.steps if isinstance(step, AbilityTriggered | TriggeredInVain))
    return any(step.source == name for step in steps)


def _holder(question: Question, with_both: Resolution) -> str:
    label = question.by.names[0]
    setup = next((o.thing(label) for o in with_both.outcomes if o.thing(label) is not None), None)
    return setup.owner if setup is not None else "its"


def _under(question: Question, tried: Sequence[Resolution]) -> Finding:
    """What is found where one player has what is asked about, over all that the other may do."""
    fours = [tried[n : n + _FOUR] for n in range(0, len(tried), _FOUR)]
    turned = replace(question, what=question.by, by=question.what)
    asked = [question] * question.told + [turned] * (len(fours) - question.told)
    if any(one.status is Status.UNSUPPORTED or one.loop for four in fours for one in four):
        return _UNTOLD
    every = [_of_one(one, four) for one, four in zip(asked, fours, strict=True)]
    told = [one for one in every if one is not None]
    unsure = question.negative or None in every[: question.told]
    if not told:
        return _UNTOLD
    if question.words == "how":
        changed = [one for one in told if one.value is True]
        found = (changed or told)[0]
        return _UNTOLD if unsure and not changed else replace(found, value=True)
    values = {one.value for one in told}
    if question.words in ("affects", "works") and True in values:
        return next(one for one in told if one.value is True)
    if len(values) > 1:
        return Finding(DEPENDS, " ".join(one.why for one in told), told[0].cites)
    sure = told[0].value is True or not unsure
    if question.words == "around":
        sure = told[0].value is False or not unsure
    return told[0] if sure else _UNTOLD


def _of_one(question: Question, four: Sequence[Resolution]) -> Finding | None:
    """What comes of one deed; None where nothing comes of it alone, so that nothing is seen."""
    both, alone, first, neither = four
    if alone.status is not Status.RESOLVED or first.status is not Status.RESOLVED:
        return None
    what, by = question.what.names[0], question.by.names[0]
    does = _about(question, effects(alone, neither, (what, by)))
    if both.status is Status.ILLEGAL and both.problem is not None:
        return Finding(question.words != "around", both.problem.message, both.problem.cites)
    if not any(does):
        return None
    cites = _cites(both)
    with_it = _about(question, effects(both, first, (what, by)))
    if not with_it:
        return None
    if question.words == "affects" and not question.counter:
        changed = _itself(both, alone, what)
        if changed:
            return Finding(True, f"{what} is {changed}.", cites)
    same = with_it == does
    if question.words == "how" and not same:
        return Finding(True, _told_of_both(question, four), cites)
    nothing = not any(with_it)
    nothing_said = f"nothing comes of {question.counter}" if question.counter else f"{what} does nothing"
    now, before = told_in_words(with_it, both) or nothing_said, told_in_words(does, alone)
    if not same and (any(with_it) or question.counter) and ends_of(alone):
        now, before = (ends_of(both) if any(with_it) else "") or now, ends_of(alone)
    why = f"{before} with {by} as without it." if same else f"with {by} {now}; without it {before}."
    why = why[:1].upper() + why[1:]
    match question.words:
        case "stops" | "saves":
            return Finding(nothing if nothing or same else DEPENDS, why, cites)
        case "stacks":
            return Finding(not nothing, f"With both, {ends_of(both)}; without {by}, {ends_of(alone)}.", cites)
        case "works" if same and ends_of(first) != ends_of(neither):
            return None  # each does what it does alone: whether that is what is meant, the words don't say
        case "around":
            return Finding(same if same or nothing else DEPENDS, why, cites)
        case _:
            return Finding(not same, why, cites)


def _told_of_both(question: Question, four: Sequence[Resolution]) -> str:
    both, alone, first, neither = four
    what, by = question.what.names[0], question.by.names[0]
    if ends_of(alone):
        return f"With {by}, {ends_of(both) or 'nothing comes of it'}; without it, {ends_of(alone)}."
    together, one, other = (effects(each, neither, ()) for each in (both, alone, first))
    parts = [f"With both, {told_in_words(together, both) or 'nothing changes'}"]
    if one != together:
        parts.append(f"with {what} alone, {told_in_words(one, alone) or 'nothing changes'}")
    if any(other):
        parts.append(f"with {by} alone, {told_in_words(other, first)}")
    return "; ".join(parts) + "."


def _itself(both: Resolution, alone: Resolution, label: str) -> str:
    """What is otherwise of what is asked about itself, in words."""
    one, other = both.outcomes[0].thing(label), alone.outcomes[0].thing(label)
    if one is None or other is None or one.zone != other.zone:
        return ""
    return listed(word for word in changes_between(one, other) if not word.startswith("dealt"))


#: What brings a creature back: the counter with which it comes is not what it is for.
_RETURNS = frozenset({"persist", "undying"})


def _about(question: Question, every: frozenset[Facts]) -> frozenset[Facts]:
    """Those about what is asked to be saved; all where nothing is said. What a keyword is called is nothing that comes of it."""
    names = question.to.names
    returns = question.counter in _RETURNS and question.words in ("stops", "around")
    return frozenset(
        frozenset(
            fact
            for fact in facts
            if (not names or fact[0] in names)
            and fact[1:] != ("has", question.counter)
            and not (returns and fact[1].endswith(" counter"))
        )
        for facts in every
    )


def _cites(both: Resolution) -> tuple[Cite, ...]:
    return tuple(dict.fromkeys(cite for o in both.outcomes for step in o.steps for cite in step.cites))
