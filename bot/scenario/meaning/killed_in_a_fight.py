"""`He blocks with two 2/2s. I kill one`: by the damage that is dealt later, or before it by something that is not told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.plain.asking import is_past
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story
from bot.scenario.text.tokens import Token
from bot.scenario.things.board import Thing


def is_killed_after_it_began(story: Story, statement: Statement) -> bool:
    """`He blocks with a 2/2, then I kill the blocker`: a deed that is told after the block, and not what the fight does. `He
    blocks. He then killed it` tells what came of it."""
    tokens = story.tokens[max(0, statement.start - 1) : statement.end]
    return any(token.fold == "then" for token in tokens) and not _is_past(tokens)


def is_said_to_be_killed(story: Story, statement: Statement) -> bool:
    """Whether the words say that something is destroyed, as of a spell and of a fight: `the 2/2 is destroyed`, `it gets killed`."""
    tokens = story.tokens[statement.start : statement.end]
    killed = (n for n, token in enumerate(tokens) if token.fold in ("killed", "destroyed"))
    return any(any(one.lemma in ("be", "get") for one in tokens[max(0, n - 3) : n]) for n in killed)


def confirm_it_is_the_fight(story: Story, statement: Statement, things: Sequence[Thing]) -> tuple[str, ...]:
    """The labels of what is said to die. Raises `CannotMean` where what fights is said to be destroyed, not in the past, and it matters whether the damage of that fight does
    it: `My trampler is blocked by a 2/2, and the 2/2 is destroyed`."""
    labels = tuple(thing.label for thing in things)
    fighting = {thing.label for thing in story.things if thing.attacking or thing.blocking}
    tokens = story.tokens[statement.start : statement.end]
    past = any(token.fold in _PAST for token in tokens)
    if labels and {*labels} <= fighting and not past and is_said_to_be_killed(story, statement):
        _confirm_it_is_the_fight(story, statement, labels, past=False)
    return labels


_PAST = frozenset({"was", "were", "got", "had", "been", "has"})


def is_killed_in_the_fight(story: Story, statement: Statement, labels: tuple[str, ...]) -> None:
    """`I blocked his 5/5 with two 2/2s. He killed both`: the fight is said to kill them."""
    _confirm_it_is_the_fight(story, statement, labels)
    story.claim(labels, Came.DIED, statement.start, statement.end)
    story.skip(statement.start, statement.end)


def _goes_on_with_damage(story: Story, at: int) -> bool:
    """`He kills one and puts the rest on the other`: what kills it is the damage that is divided."""
    for token in story.tokens[at:]:
        if token.fold in (".", "?", "!", "how", "what", "do", "does"):
            return False
        if token.fold in ("rest", "remaining", "remainder", "damage"):
            return True
    return False


def _confirm_it_is_the_fight(
    story: Story, statement: Statement, labels: Sequence[str], past: bool | None = None
) -> None:
    """Raises `CannotMean` where some of several that fight on one side are said to be killed, and not in the past: what kills them, and whether
    the others deal their damage to a creature that is still there, is not told; likewise where a trampler is blocked, which deals more
    to whom it attacks if what blocks it is gone by then (CR 702.19e)."""
    tokens = story.tokens[statement.start : statement.end]
    if past or (past is None and _is_past(tokens)):
        return
    if _goes_on_with_damage(story, statement.end):
        return
    holders = {thing.holder for thing in story.things if thing.label in labels}
    beside = [
        thing.label
        for thing in story.things
        if (thing.attacking or thing.blocking) and thing.holder in holders and thing.label not in labels
    ]
    tramples = any(
        thing.attacking and thing.has_keyword("trample")
        for thing in story.things
        if thing.holder not in holders
    )
    if beside or tramples:
        said = f"It is not told what kills {labels[0]}: the damage of that fight, or something before it."
        raise CannotMean(said, ("Alice casts Lightning Bolt on it.",), statement.start, statement.end)


def _is_past(tokens: Sequence[Token]) -> bool:
    """Whether the words tell what was killed."""
    return any(
        token.kind == "word" and token.lemma in ("kill", "destroy") and is_past(token) for token in tokens
    )
