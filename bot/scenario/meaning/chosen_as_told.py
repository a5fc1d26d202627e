"""What was chosen for a thing as the story begins: a color, a name, a player."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.meaning.registry import means
from bot.scenario.phrases.values import PlayerRef, ThingRef
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.story import Story
from bot.scenario.things.chosen_on_entering import has_player_chosen


@means("chosenfor")
def chosen_for(story: Story, statement: Statement) -> None:
    for thing in story.resolve(statement.slots["it"], "any"):
        thing.chosen.append(("color", statement.slots["color"]))


@means("chosen")
def chosen(story: Story, statement: Statement) -> None:
    ref = statement.get("thing")
    thing = story.one(ref, "any") if isinstance(ref, ThingRef) else (story.focus[-1] if story.focus else None)
    if thing is not None:
        thing.chosen.append(("color", statement.slots["color"]))


@means("named")
def named(story: Story, statement: Statement) -> None:
    """`Pithing Needle names Jitte`; of what asks for a player, who that is."""
    name, player = statement.get("name"), statement.get("player")
    if isinstance(name, ThingRef) and name.source == "it" and name.word in ("he", "him", "her", "them"):
        player = PlayerRef("they", name.word, name.start)
    for thing in story.resolve(statement.slots["it"], "any"):
        if isinstance(player, PlayerRef) and has_player_chosen(story.card(thing)):
            thing.chosen.append(("player", story.player(player)))
        elif isinstance(name, ThingRef) and name.source != "it":
            thing.chosen.append(("card name", name.name or name.told))
        else:
            raise CannotMean(f"It is not told what {thing.label} names.", (), statement.start, statement.end)
