"""What a clause that was told spoke of, as far as words back in what follows hang on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.told.script import Action, Activate, Attack, Block, Cast, DealsDamage, PutsOnto
from bot.scenario.forms.kinds import BOARD
from bot.scenario.phrases.values import ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.text.tokens import Token
from bot.scenario.things.board import Thing
from bot.values import dataclass

#: What was spoken of with which words.
Mention = tuple[ThingRef, list[Thing]]


@dataclass(slots=True)
class Clause:
    """`subject`: what is its grammatical subject, where that is no player, and whether that `is_meant` by `it` afterwards: as in a
    passive, where all else is what does it. `again`: what it spoke of with a word back. `together`: the last that it named in one
    breath. `sources`: what it says the effect of, on others that it names."""

    things: list[Thing]
    subject: list[Thing]
    is_meant: bool
    again: list[Thing]
    together: list[Thing]
    sources: list[Thing]
    of_what_is_there: bool = False  # it tells what somebody has, and of nothing that is done

    def alike(self) -> list[Thing]:
        """Those named in one breath of which `it` is none: of what somebody has, `two Forests and Ogre`, those of one name."""
        names = [thing.name for thing in self.together]
        return [t for t in self.together if not self.of_what_is_there or names.count(t.name) > 1]


def clause_of(
    statement: Statement,
    mentions: Sequence[Mention],
    before: Sequence[Action],
    done: Sequence[Action],
    things: Sequence[Thing],
    tokens: Sequence[Token],
) -> Clause | None:
    """The clause that a statement tells, by what was done before and in it: a block speaks of what is blocked, said or not, a cast
    of the creature that is cast. None
    where it speaks of nothing."""
    spoken_of = [thing for _, meant in mentions for thing in meant]
    if done:
        spoken_of += _fighting_or_cast(before, done, things)
    all_of_them = list({id(thing): thing for thing in spoken_of}.values())
    if not all_of_them:
        return None
    sources = _sources(done, {thing.label for thing in all_of_them}) if done else frozenset()
    it = statement.get("it")
    places = {ref.start for ref in it if isinstance(ref, ThingRef)} if isinstance(it, tuple) else set()
    subject = [(ref, meant) for ref, meant in mentions if ref.start in places]
    others = [(ref, meant) for ref, meant in mentions if ref.start not in places]
    ends = max((ref.end for ref, _ in subject), default=0)
    agents = all(_by_stands_between(tokens, ends, ref.start) for ref, _ in others if ref.start > ends)
    again = any(ref.source == "it" for ref, _ in subject)
    return Clause(
        all_of_them,
        [thing for _, meant in subject for thing in meant],
        bool(subject) and (agents or again),
        [thing for ref, meant in others if ref.source == "it" for thing in meant],
        _in_one_breath(mentions, tokens) or _entering_together(done, things),
        [thing for thing in all_of_them if thing.label in sources],
        statement.kind in BOARD and not done,
    )


def _fighting_or_cast(
    before: Sequence[Action], done: Sequence[Action], things: Sequence[Thing]
) -> Iterator[Thing]:
    """What blocks, what is blocked, and creatures that are cast or enter."""
    fights = {
        label for action in done if isinstance(action, Block) for pair in action.blocks for label in pair
    }
    if "" in fights:
        fights |= {label for action in before if isinstance(action, Attack) for label, _ in action.attacks}
    cast = {action.card for action in done if isinstance(action, Cast)}
    cast |= {action.what for action in done if isinstance(action, PutsOnto)}
    for thing in things if fights or cast else ():
        if thing.label in fights or (
            thing.label in cast and (thing.is_type("Creature") or thing.is_type("Land"))
        ):
            yield thing


def _entering_together(done: Sequence[Action], things: Sequence[Thing]) -> list[Thing]:
    """`Two Clerics enter`: several of one telling; `it` is none of them."""
    enter = {action.what for action in done if isinstance(action, PutsOnto)}
    return [thing for thing in things if thing.label in enter] if len(enter) > 1 else []


def _sources(done: Sequence[Action], labels: set[str]) -> frozenset[str]:
    """What does something to others of these."""
    used = (a for a in done if isinstance(a, Activate))
    aimed = {a.source for a in used if labels & {*(a.targets.names or ())} - {a.source}}
    return frozenset(aimed).union(
        a.source for a in done if isinstance(a, DealsDamage) and a.to in labels - {a.source}
    )


def _by_stands_between(tokens: Sequence[Token], start: int, end: int) -> bool:
    return any(token.fold == "by" for token in tokens[start:end])


_JOINING = frozenset({"and", ",", "&", "both", "plus"})


def _in_one_breath(mentions: Sequence[Mention], tokens: Sequence[Token]) -> list[Thing]:
    """The last that are named together, if any are: `two Elves`, `Ogre and a 2/2`."""
    found: list[Thing] = []
    run: list[Thing] = []
    last = -1
    for ref, meant in sorted(mentions, key=lambda mention: mention[0].start):
        between = tokens[last : ref.start] if 0 <= last <= ref.start else ()
        joined = bool(between) and all(token.fold in _JOINING for token in between)
        if ref.end != last or not run:
            run = [*run, *meant] if joined else list(meant)
        last = ref.end
        if len(run) > 1:
            found = list({id(thing): thing for thing in run}.values())
    return found
