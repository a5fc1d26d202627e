"""What changes a thing or a life total as a spell would, of which nothing is told: counters moved, doubled and taken off, power doubled and
switched, half of a player's life lost."""

from __future__ import annotations

from bot.scenario.meaning.effects import aims_of
from bot.scenario.meaning.registry import actor_of, means
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.text.quantity_words import counted_in_words

_NAME = "Unnamed Spell"


@means("movescounters")
def moves_counters(story: Story, statement: Statement) -> None:
    """`I move a +1/+1 counter from my 3/3 onto my 2/2` (CR 122.5)."""
    player = actor_of(story, statement)
    what = _counters(story, statement)
    (left, _), (put, _) = (
        aims_of(story, (statement.slots[slot],), player, mine=True)[0] for slot in ("from", "to")
    )
    effect(
        story, player, _NAME, f"Move {what} from target permanent onto another target permanent.", (left, put)
    )


@means("doublescounters")
def doubles_counters(story: Story, statement: Statement) -> None:
    """`I double the +1/+1 counters on it` (CR 701.10e)."""
    kind = statement.slots["counter"]
    _to_each(story, statement, f"Double the number of {kind} counters on target permanent.", mine=True)


@means("doublespower")
def doubles_power(story: Story, statement: Statement) -> None:
    """`I double its power` (CR 701.10b)."""
    _to_each(story, statement, "Double target creature's power until end of turn.", mine=True)


@means("doublesboth")
def doubles_power_and_toughness(story: Story, statement: Statement) -> None:
    """`I double its power and toughness` (CR 701.10b)."""
    _to_each(story, statement, "Double target creature's power and toughness until end of turn.", mine=True)


@means("switches")
def switches(story: Story, statement: Statement) -> None:
    """`I switch its power and toughness` (CR 613.4d)."""
    _to_each(story, statement, "Switch target creature's power and toughness until end of turn.", mine=True)


@means("loseshalf")
def loses_half(story: Story, statement: Statement) -> None:
    """`I lose half my life, rounded up`; where it is not told how, it is rounded up, as cards that do so have it."""
    player = actor_of(story, statement)
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    down = "down" in words
    if not words & {"up", "down"}:
        story.assumptions.append("Half of that life is rounded up.")
    said = f"{player} loses half their life, rounded {'down' if down else 'up'}"
    effect(story, player, _NAME, f"You lose half your life, rounded {'down' if down else 'up'}.", said=said)


@means("stealsfornow")
def steals_for_now(story: Story, statement: Statement) -> None:
    """`I take control of it until end of turn`: as the cards that do so, it untaps it and gives it haste."""
    text = "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn."
    player = actor_of(story, statement)
    for label, _ in aims_of(story, statement.slots["thing"], player, mine=False):
        effect(story, player, _NAME, text, (label,))
        taken = next(thing for thing in story.things if thing.label == label)
        taken.taken_by, taken.until_end_of_turn = player, True


@means("exilesfornow")
def exiles_for_now(story: Story, statement: Statement) -> None:
    """`I exile it until end of turn`: it comes back as the end step begins."""
    text = "Exile target permanent. Return that card to the battlefield under its owner's control at the beginning of the next end step."
    _to_each(story, statement, text, mine=False)


def takes_counters_off(story: Story, statement: Statement) -> bool:
    """Whether counters are taken off, which nothing told asks for: `I remove a +1/+1 counter from it`; off the one thing that has such
    counters, where it is not told off which."""
    player, kind, source = actor_of(story, statement), statement.get("counter"), statement.get("source")
    if isinstance(source, ThingRef):
        things = story.resolve((source,), "any", player)
    else:
        things = [one for one in story.things if one.counters and (kind is None or kind in one.counters)]
    kinds = {kind for one in things for kind in one.counters} if kind is None else {kind}
    if len(things) != 1 or len(kinds) != 1:
        return False
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    amount = statement.get("amount") or (1 if words & {"a", "an", "one", "counter"} else None)
    what = _counted(amount, kinds.pop())
    effect(story, player, _NAME, f"Remove {what} from target permanent.", (things[0].label,))
    return True


def _to_each(story: Story, statement: Statement, text: str, mine: bool) -> None:
    player = actor_of(story, statement)
    for label, _ in aims_of(story, statement.slots["what"], player, mine):
        effect(story, player, _NAME, text, (label,))


def _counters(story: Story, statement: Statement) -> str:
    """How many counters of which kind are told."""
    amount, several = statement.get("amount"), story.tokens[statement.start : statement.end]
    one = None if any(token.fold in ("all", "counters") for token in several) else 1
    return _counted(amount if isinstance(amount, int) else one, statement.slots["counter"])


def _counted(amount: int | None, kind: str) -> str:
    """So many counters of that kind; all of them where no number is told."""
    if amount is None:
        return f"all {kind} counters"
    return f"{counted_in_words(amount)} {kind} counter{'s' * (amount != 1)}"
