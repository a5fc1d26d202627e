"""Mana for what is asked whether it can be done: `I have two Mountains. Can I cast Wrath of God?` tells of all the lands that there are."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.told.script import Action, Activate, Attack, Cast
from bot.scenario.telling.story import Story
from bot.scenario.things.board import Thing


def pay_with_the_lands_told(story: Story, before: int) -> None:
    """Has the player of what is asked about, told from `before` on, no more mana than the basic lands make of which the story tells.
    Left alone where other lands are told, or some other mana; and where something was paid for before: then there was more."""
    done = [one for one in story.actions[before:] if isinstance(one, Cast | Activate | Attack)]
    asked = done[-1] if done else None
    if asked is None or not asked.player:
        return
    player = asked.player
    seat = story.seat(player)
    lands = [t for t in story.things if t.zone == "battlefield" and t.is_type("Land") and t.holder == player]
    if seat.mana is not None or not lands or not all(_only_makes_mana(story, land) for land in lands):
        return
    if any(_is_paid_for(one, player) for one in story.actions if one is not asked):
        return
    seat.mana = sum(not land.tapped for land in lands)
    seat.mana_of_lands = True
    if isinstance(asked, Attack):
        return
    named = [land.label for land in lands]
    whose = "You have" if player == "You" else f"{player} has"
    story.assumptions.append(f"{whose} no other lands than {_listed(named)}: no more are told.")


def _only_makes_mana(story: Story, land: Thing) -> bool:
    """Whether it is a basic land that is told to be there, and nothing is on it."""
    card = story.names.exact(land.name)
    return card is not None and "Basic" in card.supertypes and land.declared and not land.attached


def _is_paid_for(action: Action, player: str) -> bool:
    return isinstance(action, Cast | Activate) and action.player == player


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
