"""`Each of his creatures blocks a Goblin`, `he blocks a Goblin with each`, `they block two of them`, `Elf blocks
one and Ogre blocks another`: every blocker blocks another attacker."""

from __future__ import annotations

from collections.abc import Sequence

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.alike import are_alike
from bot.scenario.things.board import Thing

_ONE = frozenset({"a", "an", "one"})


def one_attacker_each(
    story: Story, statement: Statement, blockers: Sequence[Thing], refs: Sequence[ThingRef]
) -> list[Thing]:
    """As many attackers as there are blockers, each for one of them; empty where it is not told so. Raises `CannotMean` where it is not told
    which blocks which, and neither the attackers nor the blockers are alike."""
    words = {token.fold for token in story.tokens[statement.start : statement.end]}
    ref = refs[0] if len(refs) == 1 else None
    if len(blockers) < 2 or ref is None or ref.source not in ("kind", "it"):
        return []
    of_them = ref.word == "one" or ref.told.lower().startswith("one of")
    one = of_them or (ref.source == "kind" and ref.article in _ONE and ref.count == 1)
    if not (one and "each" in words) and ref.count != len(blockers):  # `they block two of them`
        return []
    attacking = [thing for thing in story.things if thing.attacking and not thing.gone]
    if ref.source == "kind" and not of_them:
        fitting = story.resolve((ref.but(article="all", count=0, many=True),), "blocked")
        attacking = [thing for thing in attacking if thing in fitting]
    if len(attacking) < len(blockers):
        return []
    all_met = len(attacking) == len(blockers) and are_alike(story, blockers)
    if not (all_met or are_alike(story, attacking)):
        said = "It is not told which of them blocks which."
        raise CannotMean(said, tuple(t.label for t in attacking), statement.start, statement.end)
    return attacking[: len(blockers)]


def one_not_blocked_yet(story: Story, ref: ThingRef, found: list[Thing], player: str) -> list[Thing]:
    """The attacker that `a Goblin`, `one` or `the other` means after another one was blocked: one that is not blocked yet. Raises `CannotMean`
    where several are left that are not alike."""
    indefinite = (
        ref.word in ("one", "another")
        or ref.other
        or ref.told.lower().startswith("one of")
        or (ref.source == "kind" and ref.article in (*_ONE, "another"))
    )
    if not indefinite or ref.count != 1 or ref.many or len(found) != 1 or not found[0].blocked:
        return found
    free = [thing for thing in story.things if thing.attacking and not thing.blocked and not thing.gone]
    if ref.source == "kind" and (ref.size or ref.subtypes or ref.colors):
        every = ref.but(article="all", count=0, many=True, other=False)
        fitting = story.resolve((every,), "blocked", player)
        free = [thing for thing in free if thing in fitting]
    if len(free) > 1 and not are_alike(story, free):
        labels = tuple(thing.label for thing in free)
        raise CannotMean(f"It is not told which of them: {' or '.join(labels)}.", labels, ref.start, ref.end)
    return free[:1] or found


def one_each(
    blockers: tuple[ThingRef, ...], attackers: tuple[ThingRef, ...], many: int
) -> tuple[ThingRef, ...]:
    """`blocks each of them with a 3/3`, `all of them with 1/1s`: as many as there are attackers. Raises `CannotMean` where it is not told which."""
    each = many > 1 and any(
        _EVERY & {ref.article, ref.word, ref.told.split(" ")[0].lower()} for ref in attackers
    )
    ref = blockers[0] if len(blockers) == 1 else None
    if not each or ref is None or ref.count > 1:
        return blockers
    if ref.source == "it" and ref.word == "one":  # `blocks each with one`
        raise CannotMean("It is not told which of them blocks which.", (), ref.start, ref.end)
    if ref.article in ("a", "an") or (ref.source == "kind" and ref.many and ref.article == ""):
        return (ref.but(count=many, many=True),)  # `with a 1/1`, `with 1/1s`
    return blockers


_EVERY = frozenset({"each", "all", "both", "every"})
