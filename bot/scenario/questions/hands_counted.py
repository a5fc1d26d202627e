"""How many cards a player has in hand: asked of a hand of which it is told how many there were."""

from __future__ import annotations

from bot.scenario.errors import CannotMean
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.questions.asked_words import words_of_question
from bot.scenario.questions.question import Question
from bot.scenario.sentences.statements import Statement
from bot.scenario.telling.one_of_those_held import are_others_besides, cast_from_among_them
from bot.scenario.telling.story import Story


def of_a_hand(story: Story, statement: Statement, text: str) -> Question | None:
    """The question how many cards are in a hand in the end; None where something else is asked. Raises `CannotMean` where it is not told
    how many there were, or whether a card that is cast was one of them."""
    place = statement.get("place")
    if statement.kind.removeprefix("ask ") != "manyin" or not isinstance(place, tuple) or place[0] != "hand":
        return None
    if statement.get("kind") not in ("card", "cards"):
        return None
    words_of_question(story, statement)
    who = statement.get("who")
    named = isinstance(who, PlayerRef) and who.how != "any"
    player = story.player(who, subject=True) if named else story.owner(place[1])
    if not player:
        return None
    in_hand = [t for t in story.things if t.zone == "hand" and t.told == player]
    held = [t for t in in_hand if t.filler or t.from_hand == "one of those told"]
    if not held and "hand" not in story.seats[player].empty:
        have, they = ("you have", "You have") if player == "You" else (f"{player} has", f"{player} has")
        said = f"It is not told how many cards {have} in hand."
        raise CannotMean(said, (f"{they} two cards in hand.",), statement.start, statement.end)
    untold = [t for t in in_hand if t.from_hand == "untold" and not are_others_besides(story)]
    among = next(iter([*cast_from_among_them(story, player), *untold]), None)
    if among is not None:
        said = f"It is not told whether {among.label} is one of the cards that {'you' if player == 'You' else player} had in hand."
        raise CannotMean(
            said, (f"{player} has {among.name} and two cards in hand.",), statement.start, statement.end
        )
    return Question(text, "handsize", who=player, words="hand")
