"""What every player is told to do: where nothing told makes them, one effect does it for all of them at the same time."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.told.script import Cast, Targets
from bot.scenario.errors import CannotMean
from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.made import MadeUp
from bot.values import replace

#: What each does or what becomes of each, whatever the others do.
_OF_EACH = frozenset({"draws", "mills", "makes", "result", "dealtby", "loseshalf", "hasnone", "lands"})
#: What each chooses among what is that player's own.
_CHOSEN = frozenset({"discards", "sacrifices"})
#: The words of an effect on one player, and those of the one on all of them.
_ON_EACH = {
    "You lose half your ": "Each player loses half their ",
    "You lose ": "Each player loses ",
    "You gain ": "Each player gains ",
    "Draw ": "Each player draws ",
    "Mill ": "Each player mills ",
    "to target player.": "to each player.",
}


def done_by_each(story: Story, statement: Statement, mean: Callable[[Story, Statement], None]) -> bool:
    """Whether `each player`, `both of us`, `we each` are told to do what each does for himself: then it is told of each of them. What
    nothing told makes them do is one effect, as nobody loses before another (CR 704.3). Raises `CannotMean` where each would choose among
    things that are told apart."""
    who = statement.get("who")
    if not isinstance(who, PlayerRef) or not _is_everyone(story, who):
        return False
    if statement.kind in _CHOSEN:
        _each_chooses(story, statement)
        return True
    if statement.kind not in _OF_EACH:
        return False
    story.opponent(next(iter(story.seats), None))
    for name in [*story.seats]:
        done = len(story.actions)
        mean(story, replace(statement, slots={**statement.slots, "who": PlayerRef("name", name, who.start)}))
        if _is_now_of_all(story, name, done):
            break
        story.introduce_anew(statement.get("tolds") or ())
    return True


def _is_everyone(story: Story, who: PlayerRef) -> bool:
    """`Each player`, and `we` where it is told what becomes of us."""
    return who.how == "all" or (who.how == "me" and who.start >= 0 and story.tokens[who.start].fold == "we")


def _is_now_of_all(story: Story, name: str, done: int) -> bool:
    """Whether what was told of this player is an effect of its own: then it is one on all players."""
    if len(story.actions) != done + 1 or not isinstance(cast := story.actions[-1], Cast):
        return False
    spell = next(thing for thing in story.things if thing.label == cast.card)
    line = spell.made.lines[0] if spell.untold and spell.made is not None else ""
    for one, each in _ON_EACH.items():
        if one in line and spell.made is not None:
            spell.made = MadeUp(spell.made.name, spell.made.types, lines=(line.replace(one, each),))
            said = cast.said.replace(name, "each player", 1)
            story.actions[-1] = replace(cast, targets=Targets(None, ()), said=said)
            return True
    return False


def _each_chooses(story: Story, statement: Statement) -> None:
    verb = statement.kind
    told = [ref.told for ref in statement.get("things") or () if isinstance(ref, ThingRef) and not ref.of]
    if len(told) != 1 or told[0].split()[0] in ("their", "his", "her", "my", "the", "all"):
        raise CannotMean("Say of each player what they do.", (), statement.start, statement.end)
    effect(
        story,
        next(iter(story.seats)),
        "Unnamed Spell",
        f"Each player {verb} {told[0]}.",
        said=f"each player {verb} {told[0]}",
    )
