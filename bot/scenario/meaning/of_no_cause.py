"""Life that changes and games that are lost by nothing that is cast: deeds of their own, where nothing told brings them about."""

from __future__ import annotations

from bot.scenario.meaning.untold import effect
from bot.scenario.phrases.values import PlayerRef
from bot.scenario.sentences.statements import LETHAL, Statement
from bot.scenario.telling.claims_told import Came
from bot.scenario.telling.story import Story


def changes_life(story: Story, player: str, verb: str, amount: int, again: bool = False) -> None:
    """The player gains or loses life by nothing that is cast; `again`: by another effect than was told before."""
    said = f"{player} {verb}s {amount} life"
    effect(story, player, "Life Spell", f"You {verb} {amount} life.", said=said, again=again)


def takes_damage(story: Story, name: str, amount: int, dealer: str | None = None) -> None:
    """The player or permanent of that name is dealt that much damage (LETHAL: as much as its toughness or life total) by a source of which nothing is told: `dealer`'s, else one of the
    player's opponent or of that of whoever has the permanent."""
    if name in story.seats:
        what, said = "player", f"{name} takes {amount} damage"
    else:
        thing = next(one for one in story.things if one.label == name)
        what = "creature" if thing.is_type("Creature") else "permanent"
        said = f"{name} is dealt {amount} damage"
        whose = thing.holder or story.active or next(iter(story.seats))
        dealer = dealer or story.opponent(whose)
    dealer = dealer or story.opponent(name)
    if amount == LETHAL:
        equal = {
            "player": "that player's life total",
            "creature": "that creature's toughness",
            "permanent": "that permanent's loyalty",
        }
        text = f"~ deals damage to target {what} equal to {equal[what]}."
        effect(story, dealer, "Unnamed Source", text, (name,), said=f"{name} is dealt lethal damage")
        return
    effect(story, dealer, "Unnamed Source", f"~ deals {amount} damage to target {what}.", (name,), said=said)


def ends_the_game(story: Story, statement: Statement) -> bool:
    """`Alice loses the game`: what is told brings it about, or else it is a deed of its own, as conceding is (CR 104.3a); true where
    it is that deed."""
    verbs = {token.lemma for token in story.tokens[statement.start : statement.end]} & {"lose", "win"}
    who, last = statement.get("who"), story.tokens[statement.end - 1]
    if last.fold != "game" and last.lemma not in verbs:
        return False  # `I lost the 2/2`
    if (
        not verbs
        or story.denies
        or not isinstance(who, PlayerRef)
        or isinstance(statement.get("amount"), int)
    ):
        return False
    player, loses = story.player(who, subject=True), "lose" in verbs
    if loses and (not story.actions or story.place(statement.start, statement.end) in story.deeds_said):
        effect(story, player, "Losing Spell", "You lose the game.", said=f"{player} loses the game")
        return True
    came = Came.LOST_THE_GAME if loses else Came.WON_THE_GAME
    story.claim((player,), came, statement.start, statement.end)
    return False
