"""Mana for what is asked whether it can be done: `I have two Mountains. Can I cast Wrath of God?` tells of all the lands that there are."""

from __future__ import annotations

from bot.abilities.player_effects import AddMana
from bot.abilities.walk import holds
from bot.engine.log.step import listed
from bot.engine.mana_symbols import mana_value
from bot.engine.told.script import Action, Activate, Attack, Cast
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def pay_with_the_lands_told(story: Story, before: int) -> None:
    """Has the player of what is asked about, told from `before` on, no more mana than the basic lands make of which the story tells.
    Left alone where other lands are told, or some other mana; and where more was paid before than they make: then there was more."""
    done = [one for one in story.actions[before:] if isinstance(one, Cast | Activate | Attack)]
    asked = done[-1] if done else None
    if asked is None or not asked.player:
        return
    player = asked.player
    seat = story.seat(player)
    lands = [t for t in story.things if t.zone == "battlefield" and t.is_type("Land") and t.holder == player]
    played = sum(
        isinstance(one, Cast) and one.player == player and _is_land(story, one) for one in story.actions
    )
    if (
        seat.mana is not None
        or not lands
        or not all(_only_makes_mana(story, land) for land in lands)
        or played
    ):
        return
    if any(t.holder == player and not t.is_type("Land") and _makes_mana(story, t) for t in story.things):
        return
    untapped = sum(not land.tapped for land in lands)
    if _paid_for(story, player, asked) > untapped:
        return
    seat.mana = untapped
    seat.mana_of_lands = True
    if isinstance(asked, Attack):
        return
    named = [land.label for land in lands]
    whose = "You have" if player == "You" else f"{player} has"
    story.assumptions.append(f"{whose} no other lands than {listed(named)}: no more are told.")


def _only_makes_mana(story: Story, land: Thing) -> bool:
    """Whether it is a basic land that is told to be there, and nothing is on it."""
    card = story.names.exact(land.name)
    return card is not None and "Basic" in card.supertypes and land.declared and not land.attached


def _is_land(story: Story, cast: Cast) -> bool:
    card = story.names.exact(cast.card.partition(" #")[0])
    return card is not None and "Land" in card.types


def _makes_mana(story: Story, thing: Thing) -> bool:
    """Whether something of the player's adds mana, or is a token of which nothing more is told (`a Treasure`)."""
    card = story.card(thing)
    return (card is None and thing.token) or (card is not None and holds(card.abilities, AddMana))


def _paid_for(story: Story, player: str, asked: Action) -> int:
    """How much mana the player's spells cost that are told before, as they are printed; what is told to be activated may cost any."""
    earlier = [one for one in story.actions if one is not asked and getattr(one, "player", None) == player]
    if any(isinstance(one, Activate) for one in earlier):
        return _ANY
    costs = {thing.label: card.mana_cost for thing in story.things if (card := story.card(thing)) is not None}
    return sum(mana_value(costs.get(one.card, ""), one.x or 0) for one in earlier if isinstance(one, Cast))


_ANY = 1000
