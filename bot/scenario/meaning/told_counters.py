"""Counters told to be put, by whoever puts them or on what gets them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.abilities.amounts import Number
from bot.abilities.combining import Modes
from bot.abilities.effects import PutCounters
from bot.abilities.walk import holds, inside
from bot.abilities.who import Target
from bot.engine.told.script import Cast
from bot.scenario.errors import CannotMean
from bot.scenario.explained.counters import (
    counter_is_put,
    counters_are_distributed,
    kind_that_is_put,
)
from bot.scenario.explained.either_way import chooses_counters
from bot.scenario.meaning.effects import aims_of
from bot.scenario.meaning.offers import says_whether
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import ALL, Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.quantity_words import counted_in_words


@means("putscounter")
def puts_counters(story: Story, statement: Statement) -> None:
    player = actor_of(story, statement)
    amount, kind = statement.slots["amount"], statement.slots["counter"]
    text = f"Put {counted_in_words(amount)} {kind} counter{'s' * (amount != 1)} on target permanent."
    _confirm_as_many(story, player, kind, amount)
    aims = aims_of(story, statement.slots["what"], player, mine=not kind.startswith("-"))
    if len(aims) == 1 and counters_are_distributed(story, player, kind, [(aims[0][0], amount)]):
        return
    labels = tuple(label for label, _ in aims)
    if kind == "+1/+1" and _is_put_by_choice(story, player, aims):
        return
    if len(aims) > 1 and counter_is_put(story, player, kind, labels, amount):
        return  # `puts a +1/+1 counter on each of the 2/2s`: the targets of one ability
    for label in labels:
        effect(story, player, "Counter-placing Spell", text, (label,))


def _confirm_as_many(story: Story, player: str, kind: str, amount: int) -> None:
    """Raises `CannotMean` where the spell that was cast just before, aimed at nothing as yet, puts such counters, and another number of them:
    `I cast Battlegrowth and put two +1/+1 counters on Ogre`."""
    last = story.actions[-1] if story.actions else None
    if not isinstance(last, Cast) or last.player != player:
        return
    spell = next((thing for thing in story.things if thing.label == last.card), None)
    card = story.card(spell) if spell is not None else None
    if last.targets.names is not None:
        modal = inside(card.abilities, Modes) if card is not None and not last.modes else ()
        if any(one.kind == kind for one in inside(modal, PutCounters)):
            raise CannotMean(
                f"It is not told which modes of {last.card} are chosen, and what each is aimed at."
            )
        return
    put = [one for one in inside(card.abilities, PutCounters) if one.kind == kind] if card is not None else []
    numbers = [one.amount.n for one in put if isinstance(one.amount, Number) and holds(one.on, Target)]
    if numbers and len(numbers) == len(put) and amount not in numbers:
        raise CannotMean(f"{last.card} does not put {counted_in_words(amount)} {kind} counters.")


@means("distributes")
def distributes_counters(story: Story, statement: Statement) -> None:
    """What is distributed by something told before; else each is put by an effect of its own. Raises `CannotMean` where it is not told
    which counters they are, or how many."""
    player = actor_of(story, statement)
    kind, shares = statement.slots["counters"]
    refs = [share.to for share in shares if isinstance(share.to, ThingRef)]
    aims = [aims_of(story, (ref,), player, mine=not kind.startswith("-")) for ref in refs]
    told = [(label, share.amount) for share, found in zip(shares, aims, strict=False) for label, _ in found]
    if counters_are_distributed(story, player, kind, told):
        return
    if kind == "counter" or len(refs) < len(shares) or any(amount == ALL for _, amount in told):
        raise CannotMean("It is not told which counters those are.", (), statement.start, statement.end)
    for label, amount in told:
        text = f"Put {counted_in_words(amount)} {kind} counter{'s' * (amount != 1)} on target permanent."
        effect(story, player, "Counter-placing Spell", text, (label,))


@means("putsacounter")
def puts_a_counter(story: Story, statement: Statement) -> None:
    """One of the kind that something told before puts. Raises `CannotMean` where nothing does."""
    player = actor_of(story, statement)
    aims = aims_of(story, statement.slots["what"], player, mine=True)
    if _is_put_by_choice(story, player, aims):
        return
    if not counter_is_put(story, player, None, tuple(label for label, _ in aims)):
        raise CannotMean("It is not told which kind of counter that is.", (), statement.start, statement.end)


@means("getscounter")
def gets_counter(story: Story, statement: Statement) -> None:
    """By what its controller does."""
    amount, kind = statement.slots["amount"], statement.slots["counter"]
    text = f"Put {counted_in_words(amount)} {kind} counter{'s' * (amount != 1)} on target permanent."
    for thing in story.resolve(statement.slots["it"], "sized" if "/" in kind else "any"):
        player = thing.holder or story.actor or next(iter(story.seats))
        effect(story, player, "Counter-placing Spell", text, (thing.label,))


@means("putsthecounter")
def puts_the_counter(story: Story, statement: Statement) -> None:
    """The one that something puts on a target as it triggers; else what may be put is."""
    player = actor_of(story, statement)
    kind = statement.get("counter") or kind_that_is_put(story, player)
    aims = aims_of(story, statement.slots["what"], player, mine=not kind.startswith("-"))
    if _is_put_by_choice(story, player, aims):
        return
    if counter_is_put(story, player, statement.get("counter"), tuple(label for label, _ in aims)):
        return
    words = " ".join(token.fold for token in story.tokens[statement.start : statement.end])
    _, _, put = words.partition("put")
    story.actions.append(says_whether(player, True, None, f"put {put.partition(' ')[2].strip()}"))


def _is_put_by_choice(story: Story, player: str, aims: Sequence[tuple[str, object]]) -> bool:
    """Whether what gets the counters is what has the choice between them and tokens."""
    on = [thing for thing in story.things for label, _ in aims if thing.label == label]
    return len(on) == 1 and chooses_counters(story, player, on[0])
