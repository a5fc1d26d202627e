"""Things that a question may call he or she, and those that are theirs."""

from __future__ import annotations

from bot.engine.told.script import Activate, Cast
from bot.scenario.errors import CannotMean
from bot.scenario.naming.given_names import surely_goes_with
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.questions.several_spoken_of import (
    labels_in_order,
)
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def things_so_called(story: Story, word: str) -> tuple[str, ...]:
    """`Are they tapped?`: those spoken of together, or what was spoken of last, by a name as of several; no player is that."""
    last = [thing for thing in story.focus[-1:] if word != "they" or thing.name.endswith("s")]
    return labels_in_order(story.group if word == "they" and story.group else last)


def called_a_person(there: list[Thing], word: str) -> Thing:
    """Which of those spoken of is `he` or `she`: the one legend where the last is none, as `General Grievous is out and my Bears die. How big
    is he?`; else the last."""
    legends = [thing for thing in there if thing.card is not None and "Legendary" in thing.card.supertypes]
    return legends[0] if word in ("he", "she") and len(legends) == 1 else there[-1]


def persons_spoken_of(story: Story, ref: PlayerRef, word: str) -> list[Thing]:
    """Of what it may be asked where `he` or `she` is: legends and planeswalkers; any creature, where no player may be `she`. Raises `CannotMean`
    where there is none: players are nowhere."""
    there = [t for t in story.focus if t.is_type("Creature") or t.is_type("Planeswalker")]
    if word == "he" or is_a_player_she(story, ref.start):
        there = [t for t in there if t.card is not None and "Legendary" in t.card.supertypes]
    if not there:
        raise nobody_so_called(story, ref)
    return there


def nobody_so_called(story: Story, ref: PlayerRef) -> CannotMean:
    """The refusal of a `he` that is nobody told of."""
    told = story.tokens[ref.start].text
    return CannotMean(f"It is not told what “{told}” means.", start=ref.start, end=ref.start + 1)


def is_she(story: Story, at: int, thing: Thing) -> bool:
    """Whether a legend, or another's creature, that was spoken of last is `she`, as no player is."""
    return thing.is_type("Creature") and not is_a_player_she(story, at)


def is_a_player_she(story: Story, at: int) -> bool:
    """Whether a player may be `she` at that place: one whose name says so, or whoever was called so before."""
    told = any(token.fold in ("she", "her", "hers") for token in story.tokens[:at])
    return told or any(surely_goes_with("she", name) for name in story.seats)


def began_so(story: Story, at: int, word: str) -> bool:
    """Whether the sentence before the one at `at` begins with that word: `He is at 2 life. Can he die?` speaks of the same player."""
    breaks = [n for n in range(at) if story.tokens[n].kind == "break"]
    starts = [0, *(n + 1 for n in breaks)]
    return len(breaks) > 0 and story.tokens[starts[-2]].fold == word


def called_so_before(story: Story, at: int, word: str, is_dealt: bool) -> Thing | None:
    """`Kamahl attacks Bob. He isn't blocked. How much damage does he deal?`: the one thing that was called `he` or `she` last; None where that
    was a player. `is_dealt`: what is dealt damage is asked about, which a creature that isn't blocked is not."""
    places = [n for n in range(at) if story.tokens[n].fold == word]
    if word not in ("he", "she") or not places:
        return None
    last = places[-1]
    meant = story.said_back.get((last, last + 1), [])
    said = [token.fold for token in story.tokens[last + 1 : last + 4]]
    if "blocked" in said and not (is_dealt and {"not", "n't"} & {*said}):  # as no player is
        meant = [thing for thing in story.things if thing.attacking and not thing.gone]
    return meant[0] if len(meant) == 1 and not meant[0].gone else None


def aimed_at_of_a_pair(story: Story, spoken: list[Thing], fit: list[Thing]) -> list[Thing]:
    """Of a thing and what is attached to it, the one that the last deed was aimed at: `He Unsummons it. Is it in his hand?`"""
    action = story.actions[-1] if story.actions else None
    names = action.targets.names or () if isinstance(action, Cast | Activate) else ()
    aimed = [thing for thing in fit if thing.label in names]
    if len(names) != 1 or len(aimed) != 1:
        return spoken
    pair = [one for one in spoken if one.attached_to is aimed[0] or aimed[0].attached_to is one]
    told = {thing.label for thing in spoken}
    if isinstance(action, Activate) and told == {action.source, *names}:
        return aimed  # `I use Jace's -1 on his Angel. Is it in his hand?`
    if isinstance(action, Activate) and told == {action.source} and not spoken[0].is_type("Creature"):
        return aimed  # `I attack with it, he uses Maze of Ith on it. Is it tapped?`
    return aimed if pair or _enchants(story, aimed[0], spoken) else spoken


def was_just_cast(story: Story, thing: Thing) -> bool:
    """`I have Doubling Season and cast Arcbound Ravager. How many counters does it have?`"""
    last = story.actions[-1] if story.actions else None
    return isinstance(last, Cast) and last.card == thing.label and not last.targets.names


def _enchants(story: Story, aura: Thing, spoken: list[Thing]) -> bool:
    """Whether that is an Aura that was cast on what was spoken of."""
    labels = {thing.label for thing in spoken}
    casts = (a for a in story.actions if isinstance(a, Cast) and a.card == aura.label)
    return aura.is_type("Aura") and any(labels & {*(a.targets.names or ())} for a in casts)


def deals_alone(story: Story, at: int, player: str) -> Thing | None:
    """`I attack with Rielle and my opponent doesn't block. How much damage does she deal?`: the one creature that fights, where the player
    who would be meant has none and casts nothing, and nobody was called so before."""
    word = story.tokens[at].fold
    if any(token.fold == word for token in story.tokens[:at]) or any(
        isinstance(action, Cast) and action.player == player for action in story.actions
    ):
        return None
    fighting = [thing for thing in story.things if thing.attacking or thing.blocking]
    return fighting[0] if len(fighting) == 1 and fighting[0].holder != player else None
